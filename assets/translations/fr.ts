<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Tabletop</source>
        <translation>À propos de Tabletop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Merci</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>The words of the rules, the drawings and the names in this program are the project&apos;s own. The original games, their names and their art belong to their owners; Tabletop is neither made nor approved by them.</source>
        <translation>Le texte des règles, les dessins et les noms de ce programme sont l’œuvre du projet. Les jeux d’origine, leurs noms et leurs illustrations appartiennent à leurs propriétaires&#x202f;; Tabletop n’est ni réalisé ni approuvé par eux.</translation>
    </message>
    <message>
        <source>Tabletop is free software under the MIT licence: use it, change it, pass it on.</source>
        <translation>Tabletop est un logiciel libre sous licence MIT&#xa0;: libre à chacun de l’utiliser, de le modifier, de le transmettre.</translation>
    </message>
    <message>
        <source>Made with Qt and PySide6 (LGPL 3), pyqtgraph (MIT), msgspec (BSD), platformdirs (MIT), joblib (BSD), and the font Atkinson Hyperlegible of the Braille Institute (SIL Open Font License).</source>
        <translation>Réalisé avec Qt et PySide6 (LGPL 3), pyqtgraph (MIT), msgspec (BSD), platformdirs (MIT), joblib (BSD) et la police Atkinson Hyperlegible du Braille Institute (SIL Open Font License).</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;All matches…</source>
        <translation>&amp;Toutes les parties…</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message>
        <source>Score coun&amp;ter…</source>
        <translation>&amp;Marquoir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>&amp;Aperçu avant impression…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>Retour à la &amp;ludothèque</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Throw the dice</source>
        <translation>&amp;Lancer les dés</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>Re&amp;voir la partie</translation>
    </message>
    <message>
        <source>&amp;Analysis…</source>
        <translation>Anal&amp;yse…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>Show the &amp;whole table</source>
        <translation>&amp;Toute la table</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <source>&amp;Guided round</source>
        <translation>Manche &amp;guidée</translation>
    </message>
    <message>
        <source>&amp;Cheat sheet…</source>
        <translation>Aide-&amp;mémoire…</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse…</source>
        <translation>&amp;Clavier et souris…</translation>
    </message>
    <message>
        <source>&amp;About Tabletop</source>
        <translation>À &amp;propos de Tabletop</translation>
    </message>
    <message>
        <source>At &amp;once</source>
        <translation>&amp;Aussitôt</translation>
    </message>
    <message>
        <source>&amp;Calm</source>
        <translation>&amp;Calme</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
</context>
<context>
    <name>AdviceCosts</name>
    <message>
        <source>less than 1%</source>
        <translation>moins de 1&#xa0;%</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>less than {number} points</source>
        <translation>moins de {number} point</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} points</source>
        <comment>below two</comment>
        <translation>{number} point</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} points</translation>
    </message>
</context>
<context>
    <name>AnalysisWindow</name>
    <message>
        <source>Analysis of {game}</source>
        <translation>Analyse de la partie&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>The chart is being drawn…</source>
        <translation>Le graphique se dessine…</translation>
    </message>
</context>
<context>
    <name>CariesAdvice</name>
    <message>
        <source>equal teeth: it makes no difference which</source>
        <translation>dents semblables&#xa0;: peu importe laquelle</translation>
    </message>
    <message>
        <source>sugar in {sugar}% of throws, a brush or the dentist in {clean}%</source>
        <translation>du sucre dans {sugar}&#xa0;% des lancers, une brosse ou le dentiste dans {clean}&#xa0;%</translation>
    </message>
    <message>
        <source>the cube takes the next sugar</source>
        <translation>le cube évite le prochain sucre</translation>
    </message>
    <message>
        <source>with two dice</source>
        <translation>avec deux dés</translation>
    </message>
    <message>
        <source>with one die</source>
        <translation>avec un dé</translation>
    </message>
    <message>
        <source>sugar is thrown with one die only</source>
        <translation>le sucre ne se lance qu’avec un dé</translation>
    </message>
    <message>
        <source>sugar in {few}% of throws, {compared} in {many}%</source>
        <translation>du sucre dans {few}&#xa0;% des lancers, {compared} dans {many}&#xa0;%</translation>
    </message>
    <message>
        <source>a brush or the dentist in {many}%, {compared} in {few}%</source>
        <translation>une brosse ou le dentiste dans {many}&#xa0;%, {compared} dans {few}&#xa0;%</translation>
    </message>
    <message>
        <source>an appointment in {many}%, {compared} in {few}%</source>
        <translation>un rendez-vous dans {many}&#xa0;%, {compared} dans {few}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n tooth(s) are sticky with sugar</source>
        <translation>
            <numerusform>du sucre colle sur %n dent</numerusform>
            <numerusform>du sucre colle sur %n dents</numerusform>
        </translation>
    </message>
    <message>
        <source>any throw comes to the dentist</source>
        <translation>tout lancer mène chez le dentiste</translation>
    </message>
    <message>
        <source>no sugar space is within reach of one die</source>
        <translation>aucune case sucre à portée d’un dé</translation>
    </message>
    <message numerus="yes">
        <source>the dentist in about %n throw(s), with one die in {many}</source>
        <translation>
            <numerusform>le dentiste en %n lancer environ, avec un dé en {many}</numerusform>
            <numerusform>le dentiste en %n lancers environ, avec un dé en {many}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the cube spares you the next sugar: %n tooth(s) are sticky</source>
        <translation>
            <numerusform>le cube vous évite le prochain sucre&#xa0;: il colle déjà sur %n dent</numerusform>
            <numerusform>le cube vous évite le prochain sucre&#xa0;: il colle déjà sur %n dents</numerusform>
        </translation>
    </message>
    <message>
        <source>the cube spares you the next sugar</source>
        <translation>le cube vous évite le prochain sucre</translation>
    </message>
    <message numerus="yes">
        <source>your %n appointment(s) are enough</source>
        <translation>
            <numerusform>votre rendez-vous (%n) suffit</numerusform>
            <numerusform>vos %n rendez-vous suffisent</numerusform>
        </translation>
    </message>
    <message>
        <source>you need no more appointments now</source>
        <translation>vous n’avez besoin d’aucun rendez-vous de plus</translation>
    </message>
    <message numerus="yes">
        <source>your teeth lack %n appointment(s)</source>
        <translation>
            <numerusform>il manque %n rendez-vous à vos dents</numerusform>
            <numerusform>il manque %n rendez-vous à vos dents</numerusform>
        </translation>
    </message>
    <message>
        <source>no sugar space lies before the dentist</source>
        <translation>plus de case sucre avant le dentiste</translation>
    </message>
    <message>
        <source>no tooth is sticky: the next sugar does little harm</source>
        <translation>rien ne colle aux dents&#xa0;: le prochain sucre fera peu de mal</translation>
    </message>
    <message>
        <source>appointments can be kept for later</source>
        <translation>les rendez-vous se gardent pour plus tard</translation>
    </message>
    <message numerus="yes">
        <source>{name} lacks %n appointment(s)</source>
        <translation>
            <numerusform>il manque %n rendez-vous à {name}</numerusform>
            <numerusform>il manque %n rendez-vous à {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} may need it later</source>
        <translation>{name} peut en avoir besoin plus tard</translation>
    </message>
    <message>
        <source>yours are of no use any more</source>
        <translation>les vôtres ne servent plus</translation>
    </message>
    <message numerus="yes">
        <source>you have %n appointment(s) to spare</source>
        <translation>
            <numerusform>vous en avez %n de trop</numerusform>
            <numerusform>vous en avez %n de trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your own teeth need %n appointment(s)</source>
        <translation>
            <numerusform>vos propres dents demandent %n rendez-vous</numerusform>
            <numerusform>vos propres dents demandent %n rendez-vous</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has enough of them</source>
        <translation>{name} en a assez</translation>
    </message>
    <message>
        <source>keeps your appointments for later</source>
        <translation>garde vos rendez-vous pour plus tard</translation>
    </message>
    <message>
        <source>ends the match now: {own} points against {best}</source>
        <translation>arrête la partie, en points&#xa0;: {own} contre {best}</translation>
    </message>
    <message>
        <source>now you would lose, {own} points against {best}</source>
        <translation>maintenant vous perdriez, en points&#xa0;: {own} contre {best}</translation>
    </message>
    <message>
        <source>goes on, though you would win now: {own} points against {best}</source>
        <translation>continue, alors que vous gagneriez, en points&#xa0;: {own} contre {best}</translation>
    </message>
    <message>
        <source>wins now: {own} points each, but you are further on</source>
        <translation>gagne tout de suite&#xa0;: {own} partout en points, mais vous êtes plus loin</translation>
    </message>
    <message>
        <source>wins now: {own} points against {best}</source>
        <translation>gagne tout de suite, en points&#xa0;: {own} contre {best}</translation>
    </message>
</context>
<context>
    <name>CariesBox</name>
    <message>
        <source>Caries</source>
        <translation>Caries</translation>
    </message>
    <message>
        <source>Five times round the circuit: sugar attacks, the brush cleans, the dentist treats. The healthiest teeth win.</source>
        <translation>Cinq tours de circuit&#xa0;: le sucre attaque, la brosse nettoie, le dentiste soigne. La plus belle dentition gagne.</translation>
    </message>
    <message>
        <source>Caries is a game to print and play about tooth care; thanks to its authors, who sign it _\o/_.</source>
        <translation>Caries est un jeu à imprimer chez soi, sur le soin des dents&#x202f;; merci à ses auteurs, qui signent _\o/_.</translation>
    </message>
</context>
<context>
    <name>CariesCheat</name>
    <message>
        <source>Five laps round the circuit. Whoever has the fewest points on their teeth wins.</source>
        <translation>Cinq tours de circuit. Qui a le moins de points sur les dents l’emporte.</translation>
    </message>
    <message>
        <source>Throw one die and walk so many spaces clockwise. At the dentist everybody stops: what is left of the throw is lost.</source>
        <translation>Lancez un dé et avancez d’autant de cases, dans le sens des aiguilles d’une montre. Chez le dentiste, tout le monde s’arrête&#xa0;: le reste du lancer est perdu.</translation>
    </message>
    <message>
        <source>Do what the space says. Pawns may share a space.</source>
        <translation>Faites ce que dit la case. Plusieurs pions peuvent partager une case.</translation>
    </message>
    <message>
        <source>The spaces</source>
        <translation>Les cases</translation>
    </message>
    <message>
        <source>Taken instead of the throw on an appointment space, while it lies in the middle. On your next sugar space you must use it. It is kept from lap to lap.</source>
        <translation>À prendre au lieu de lancer, sur une case de rendez-vous, tant que le cube est au milieu. À la prochaine case de sucre, il faut s’en servir. Il se garde d’un tour à l’autre.</translation>
    </message>
    <message>
        <source>Tooth 1 is at the bottom left; count clockwise.</source>
        <translation>La dent 1 est en bas à gauche&#x202f;; comptez dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>What lies on a tooth, and its points</source>
        <translation>L’état d’une dent, et ses points</translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation>Saine</translation>
    </message>
    <message>
        <source>Sugar: one step worse</source>
        <translation>Sucre&#xa0;: un cran plus grave</translation>
    </message>
    <message>
        <source>From right to left: a tooth comes in only when there are none left that are worse. Each changes once at most; a deep cavity gets no worse.</source>
        <translation>De droite à gauche&#xa0;: on ne passe aux dents moins abîmées que s’il n’y en a plus de plus abîmées. Chacune ne change qu’une fois&#x202f;; une carie avancée n’empire plus.</translation>
    </message>
    <message>
        <source>Brushing: sugar off</source>
        <translation>Brossage&#xa0;: plus de sucre</translation>
    </message>
    <message>
        <source>Dentist: brush first, then treat</source>
        <translation>Dentiste&#xa0;: brosser, puis soigner</translation>
    </message>
    <message>
        <source>In this order, as long as appointments last. What is left over you keep.</source>
        <translation>Dans cet ordre, tant qu’il y a des rendez-vous. Ceux qui restent, vous les gardez.</translation>
    </message>
    <message>
        <source>Appointments are always thrown with one die. There is no limit to how many you have.</source>
        <translation>Les rendez-vous se lancent toujours avec un seul dé. On peut en avoir autant qu’on veut.</translation>
    </message>
    <message>
        <source>With your fifth lap token you say: the match ends at once for everybody, or it goes on. You are asked only once. It also ends when all have five; who plays alone stops then.</source>
        <translation>Au cinquième jeton de tour, à vous de décider&#xa0;: la partie finit aussitôt pour tous, ou elle continue. La question n’est posée qu’une fois. La partie finit aussi quand tous ont leurs cinq jetons&#x202f;; en solitaire, elle s’arrête là.</translation>
    </message>
    <message>
        <source>Fewest points win. Of equals, whoever has walked further; if that is equal, too, the victory is shared.</source>
        <translation>Le moins de points l’emporte. À égalité, c’est le plus avancé sur le circuit&#x202f;; si c’est encore égal, la victoire est partagée.</translation>
    </message>
    <message>
        <source>Two dice: walk with one or two. Moved with two, sugar is two dice added up.</source>
        <translation>Deux dés&#xa0;: avancez avec un ou deux. Si c’est avec deux, le sucre aussi se lance avec deux dés, additionnés.</translation>
    </message>
    <message>
        <source>Educational: everybody plays five laps, nobody wins.</source>
        <translation>Éducative&#xa0;: tout le monde fait cinq tours, personne ne gagne.</translation>
    </message>
    <message>
        <source>Collaborative: the total of all counts. Before your throw, and when somebody is at the dentist, appointments may be given away.</source>
        <translation>Collaborative&#xa0;: c’est le total de tous qui compte. Avant son lancer, ou quand quelqu’un est chez le dentiste, on peut donner des rendez-vous.</translation>
    </message>
    <message>
        <source>Sugar harms clean teeth little and sticky ones much: a brush in time is worth the most.</source>
        <translation>Le sucre fait peu de mal aux dents propres, beaucoup aux dents déjà sucrées&#xa0;: un brossage à temps vaut de l’or.</translation>
    </message>
    <message>
        <source>Each appointment takes 2 points off your teeth, on a deep cavity even more. None is ever lost.</source>
        <translation>Chaque rendez-vous efface 2&#xa0;points, et même un peu plus sur une carie avancée. Aucun n’est jamais perdu.</translation>
    </message>
    <message>
        <source>Take the cube when your teeth are sticky and sugar lies ahead, appointments when they are clean.</source>
        <translation>Prenez le cube quand vos dents sont sucrées et que du sucre vous attend&#x202f;; des rendez-vous quand elles sont propres.</translation>
    </message>
</context>
<context>
    <name>CariesGuide</name>
    <message>
        <source>That was a whole lap! From now on watch two things: brush before sugar meets sugar, and come to the dentist with enough appointments. F1 opens the rules. Enjoy the game!</source>
        <translation>Voilà un tour entier&#x202f;! Désormais, pensez à deux choses&#xa0;: passer par un brossage avant que le sucre ne retrouve du sucre, et arriver chez le dentiste avec assez de rendez-vous. F1 ouvre les règles. Bonne partie&#x202f;!</translation>
    </message>
    <message>
        <source>Now the die for your appointments: an odd number brings one, an even number two.</source>
        <translation>Maintenant, le dé des rendez-vous&#xa0;: un résultat impair en donne un, un résultat pair en donne deux.</translation>
    </message>
    <message>
        <source>Ouch, a knock! The sixteen-sided die says which tooth is hit: it becomes a deep cavity, whatever was on it.</source>
        <translation>Aïe, un coup&#x202f;! Le dé à seize faces dit quelle dent est touchée&#xa0;: elle devient une carie avancée, quel que soit son état.</translation>
    </message>
    <message>
        <source>The lot says who begins.</source>
        <translation>Le sort dit qui commence.</translation>
    </message>
    <message>
        <source>So many spaces your pawn walks; at the dentist it always stops.</source>
        <translation>Votre pion avance d’autant de cases&#x202f;; chez le dentiste, il s’arrête toujours.</translation>
    </message>
    <message>
        <source>Sugar! The number that you throw says how many teeth it gets at: the worst first, and healthy ones only when there are no others.</source>
        <translation>Du sucre&#x202f;! Votre lancer dit combien de dents il atteint&#xa0;: les plus abîmées d’abord, et les saines seulement quand il n’y en a plus d’autres.</translation>
    </message>
    <message>
        <source>Sugar again, but nothing sticks to your teeth: it comes off with the next brush.</source>
        <translation>Encore du sucre, mais rien ne colle à vos dents&#xa0;: le prochain brossage l’enlèvera.</translation>
    </message>
    <message numerus="yes">
        <source>Sugar again, and it takes your worst teeth first. It sticks to %n already: more of it does harm there that no brush undoes.</source>
        <translation>
            <numerusform>Encore du sucre, et il s’en prend d’abord aux dents les plus abîmées. %n dent en porte déjà&#xa0;: s’il y en revient, aucune brosse ne réparera le mal.</numerusform>
            <numerusform>Encore du sucre, et il s’en prend d’abord aux dents les plus abîmées. %n dents en portent déjà&#xa0;: s’il y en revient, aucune brosse ne réparera le mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move your pawn to the space that glows.</source>
        <translation>Menez votre pion sur la case qui brille.</translation>
    </message>
    <message>
        <source>An appointment, or a good resolution? The die brings one or two appointments for the dentist. The white cube keeps you from the next sugar, and then goes back to the middle.</source>
        <translation>Un rendez-vous ou une bonne résolution&#x202f;? Le dé donne un ou deux rendez-vous chez le dentiste. Le cube blanc vous épargne le prochain sucre, puis retourne au milieu.</translation>
    </message>
    <message>
        <source>{name} is at the dentist and could use another appointment. What counts is the total of all of you, so a gift is never lost.</source>
        <translation>{name} est chez le dentiste et aurait bien besoin d’un rendez-vous de plus. C’est le total de tous qui compte&#xa0;: un cadeau n’est jamais perdu.</translation>
    </message>
    <message>
        <source>Five laps are done. You may end the match for everybody, at once. Or you all play on: your teeth may get worse, but so may theirs.</source>
        <translation>Vos cinq tours sont faits. Vous pouvez terminer la partie pour tout le monde, sur-le-champ. Ou bien tous continuent&#xa0;: vos dents peuvent s’abîmer, mais les leurs aussi.</translation>
    </message>
    <message numerus="yes">
        <source>Sugar gets at %n of the teeth that glow. They are all alike, so choose as you like, or let the table choose.</source>
        <translation>
            <numerusform>Le sucre atteint %n des dents qui brillent. Elles se valent toutes&#xa0;: choisissez à votre goût, ou laissez choisir la table.</numerusform>
            <numerusform>Le sucre atteint %n des dents qui brillent. Elles se valent toutes&#xa0;: choisissez à votre goût, ou laissez choisir la table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dentist can treat %n of the teeth that glow. They are all alike, so choose as you like, or let the table choose.</source>
        <translation>
            <numerusform>Le dentiste peut soigner %n des dents qui brillent. Elles se valent toutes&#xa0;: choisissez à votre goût, ou laissez choisir la table.</numerusform>
            <numerusform>Le dentiste peut soigner %n des dents qui brillent. Elles se valent toutes&#xa0;: choisissez à votre goût, ou laissez choisir la table.</numerusform>
        </translation>
    </message>
    <message>
        <source>You begin at the dentist with clean teeth. Throw one die or two: two are faster, but then sugar is thrown with two as well.</source>
        <translation>Vous partez de chez le dentiste, les dents propres. Lancez un dé ou deux&#xa0;: avec deux on va plus vite, mais le sucre se lance alors aussi avec deux.</translation>
    </message>
    <message>
        <source>You begin at the dentist with clean teeth. Throw the die and walk on: where you land something happens to your teeth.</source>
        <translation>Vous partez de chez le dentiste, les dents propres. Lancez le dé et avancez&#xa0;: la case d’arrivée dit ce qui arrive à vos dents.</translation>
    </message>
    <message>
        <source>After five laps you all want teeth that are as healthy as can be.</source>
        <translation>Au bout de cinq tours, tout le monde veut des dents aussi saines que possible.</translation>
    </message>
    <message>
        <source>See how few points you have after five laps.</source>
        <translation>Visez le moins de points possible au bout de cinq tours.</translation>
    </message>
    <message>
        <source>After five laps the healthiest teeth win.</source>
        <translation>Au bout de cinq tours, les dents les plus saines l’emportent.</translation>
    </message>
    <message>
        <source>A brush takes off all sugar: yellow teeth are healthy again, red ones orange. It does nothing for cavities, those are for the dentist.</source>
        <translation>La brosse enlève tout le sucre&#xa0;: les dents jaunes redeviennent saines, les rouges redeviennent orange. Elle ne peut rien contre les caries&#xa0;: c’est l’affaire du dentiste.</translation>
    </message>
    <message>
        <source>A deep cavity is 5 points. But with two appointments the dentist makes the tooth healthy again, and with one a simple cavity.</source>
        <translation>Une carie avancée vaut 5&#xa0;points. Mais contre deux rendez-vous, le dentiste rend la dent saine&#x202f;; contre un seul, il en fait une petite carie.</translation>
    </message>
    <message>
        <source>A lap is done! The dentist has brushed your teeth and used your appointments, for deep cavities first. Those you did not need are yours for the next lap. It begins now.</source>
        <translation>Un tour de fait&#x202f;! Le dentiste a brossé vos dents, puis utilisé vos rendez-vous, d’abord pour les caries avancées. Ceux qui restent vous serviront au tour suivant, qui commence maintenant.</translation>
    </message>
    <message>
        <source>You have kept your resolution: no sugar this time. The cube lies in the middle again, for whoever comes to an appointment first.</source>
        <translation>Vous avez tenu votre résolution&#xa0;: pas de sucre cette fois. Le cube est de nouveau au milieu, pour qui arrivera le premier à un rendez-vous.</translation>
    </message>
    <message numerus="yes">
        <source>Sugar sticks to %n of your teeth, 1 point each, and any brush takes it off. But more sugar would make cavities of it. So hope for a brush!</source>
        <translation>
            <numerusform>Le sucre colle à %n de vos dents, pour 1 point, et un brossage l’enlève. Mais encore du sucre, et ce serait une carie. Vivement la brosse&#x202f;!</numerusform>
            <numerusform>Le sucre colle à %n de vos dents, 1 point chacune, et un brossage l’enlève. Mais encore du sucre, et ce seraient des caries. Vivement la brosse&#x202f;!</numerusform>
        </translation>
    </message>
    <message>
        <source>Sugar on sugar makes a cavity: the dot, 2 points. No brush takes it off. The dentist heals it at the end of the lap, for an appointment.</source>
        <translation>Du sucre sur du sucre, et c’est une petite carie&#xa0;: le rond, 2&#xa0;points. Aucune brosse ne l’enlève. Le dentiste la guérit à la fin du tour, contre un rendez-vous.</translation>
    </message>
    <message>
        <source>Sugar on a cavity: a dot and lumps of sugar, 3 points. Brush it off in time, or the next sugar makes a deep cavity of it.</source>
        <translation>Du sucre sur une petite carie&#xa0;: un rond et des morceaux de sucre, 3&#xa0;points. Brossez à temps, sinon le prochain sucre en fera une carie avancée.</translation>
    </message>
    <message>
        <source>Now a cavity is deep: the hole with the crack, 5 points. It gets no worse. For two appointments the dentist makes it healthy, for one a simple cavity.</source>
        <translation>Voilà une carie avancée&#xa0;: le trou et sa fissure, 5&#xa0;points. Elle n’empire plus. Contre deux rendez-vous, le dentiste rend la dent saine&#x202f;; contre un seul, il en fait une petite carie.</translation>
    </message>
    <message>
        <source>{name} eats sugar.</source>
        <translation>{name} mange du sucre.</translation>
    </message>
    <message>
        <source>{name} is on an appointment space.</source>
        <translation>{name} est sur une case de rendez-vous.</translation>
    </message>
    <message>
        <source>{name} gets a knock.</source>
        <translation>{name} prend un coup.</translation>
    </message>
    <message numerus="yes">
        <source>{name} walks on: it is %n space(s) to the dentist.</source>
        <translation>
            <numerusform>{name} avance&#xa0;: le dentiste est à %n case.</numerusform>
            <numerusform>{name} avance&#xa0;: le dentiste est à %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is at the dentist.</source>
        <translation>{name} est chez le dentiste.</translation>
    </message>
    <message>
        <source>The cube is yours. On your next space of sugar you eat nothing and put it back; until then you keep it, also into the next lap.</source>
        <translation>Le cube est à vous. À votre prochaine case de sucre, vous ne mangez rien et le rendez&#x202f;; d’ici là vous le gardez, même d’un tour à l’autre.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n appointment(s). At the end of the lap each heals a cavity, and two a deep one. Collect as many as you can: what is left over you keep.</source>
        <translation>
            <numerusform>Vous avez %n rendez-vous. À la fin du tour, chacun guérit une petite carie, et deux une carie avancée. Prenez-en autant que vous pouvez&#xa0;: ce qui reste, vous le gardez.</numerusform>
            <numerusform>Vous avez %n rendez-vous. À la fin du tour, chacun guérit une petite carie, et deux une carie avancée. Prenez-en autant que vous pouvez&#xa0;: ce qui reste, vous le gardez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Walk on: it is %n space(s) to the dentist.</source>
        <translation>
            <numerusform>En route&#xa0;: le dentiste est à %n case.</numerusform>
            <numerusform>En route&#xa0;: le dentiste est à %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>With one die sugar bites less; with two you come round faster.</source>
        <translation>Avec un dé, le sucre mord moins&#x202f;; avec deux, vous allez plus vite.</translation>
    </message>
    <message>
        <source>{name} is at the dentist, and the others may give appointments.</source>
        <translation>{name} est chez le dentiste, et les autres peuvent donner des rendez-vous.</translation>
    </message>
    <message>
        <source>{name} is on the way. Nobody can harm anybody here; watch what sugar and brushes do to their teeth, for it will happen to yours.</source>
        <translation>{name} est en chemin. Ici, personne ne peut nuire à personne&#x202f;; regardez ce que sucre et brosse font à ses dents&#xa0;: il en ira de même pour les vôtres.</translation>
    </message>
</context>
<context>
    <name>CariesPaper</name>
    <message>
        <source>Tooth charts</source>
        <translation>Schémas dentaires</translation>
    </message>
    <message>
        <source>Blank charts, two to a page</source>
        <translation>Schémas vierges, deux par page</translation>
    </message>
    <message>
        <source>Blank charts, four to a page</source>
        <translation>Schémas vierges, quatre par page</translation>
    </message>
    <message>
        <source>Board and pieces to cut out</source>
        <translation>Plateau et pièces à découper</translation>
    </message>
    <message>
        <source>Final tooth charts</source>
        <translation>Schémas dentaires, fin de partie</translation>
    </message>
    <message>
        <source>A circuit of your own</source>
        <translation>Circuit personnel</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n appointment(s)</source>
        <translation>
            <numerusform>%n rendez-vous</numerusform>
            <numerusform>%n rendez-vous</numerusform>
        </translation>
    </message>
    <message>
        <source>appointments</source>
        <translation>rendez-vous</translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>at the dentist</source>
        <translation>chez le dentiste</translation>
    </message>
    <message>
        <source>on space {number}</source>
        <translation>case {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Appointment</source>
        <translation>Rendez-vous</translation>
    </message>
    <message>
        <source>Lap</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>for the dentist</source>
        <translation>pour le dentiste</translation>
    </message>
    <message>
        <source>one at each dentist</source>
        <translation>un par tour fini</translation>
    </message>
    <message>
        <source>Sugar</source>
        <translation>Sucre</translation>
    </message>
    <message>
        <source>Cavity</source>
        <translation>Petite carie</translation>
    </message>
    <message>
        <source>Cavity with sugar</source>
        <translation>Petite carie avec sucre</translation>
    </message>
    <message>
        <source>Deep cavity</source>
        <translation>Carie avancée</translation>
    </message>
    <message>
        <source>Dentist</source>
        <translation>Dentiste</translation>
    </message>
    <message>
        <source>Brushing</source>
        <translation>Brossage</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Stop here. Brush, then two appointments heal a deep cavity and one heals a cavity. Take a lap token.</source>
        <translation>Arrêt obligatoire. Brossage&#x202f;; puis deux rendez-vous soignent une carie avancée, un seul une petite carie. Prenez un jeton de tour.</translation>
    </message>
    <message>
        <source>Roll: that many teeth get worse by one step, the worst first. With the cube none does: put it back.</source>
        <translation>Lancez le dé&#xa0;: autant de dents s’abîment d’un degré, les pires d’abord. Avec le cube, aucune&#xa0;: remettez-le au milieu.</translation>
    </message>
    <message>
        <source>Sugar comes off all teeth; cavities stay.</source>
        <translation>Le sucre s’en va de toutes les dents&#x202f;; les caries restent.</translation>
    </message>
    <message>
        <source>Roll: one appointment for odd, two for even. Or take the cube, if it lies here.</source>
        <translation>Lancez le dé&#xa0;: impair, un rendez-vous&#x202f;; pair, deux. Ou bien prenez le cube, s’il est là.</translation>
    </message>
    <message>
        <source>Roll the sixteen-sided die: that tooth is a deep cavity now.</source>
        <translation>Lancez le dé à seize faces&#xa0;: la dent désignée a désormais une carie avancée.</translation>
    </message>
    <message>
        <source>Five laps clockwise. The fewest points win.</source>
        <translation>Cinq tours, dans le sens des aiguilles d’une montre. Le moins de points gagne.</translation>
    </message>
    <message>
        <source>The good resolution</source>
        <translation>La bonne résolution</translation>
    </message>
    <message>
        <source>Draw the marks in pencil: a brush takes sugar off again.</source>
        <translation>Dessinez les marques au crayon&#xa0;: la brosse enlève le sucre.</translation>
    </message>
    <message>
        <source>Cut along the dashed lines, fold along the dotted ones. The markers fit the blank charts printed two to a page.</source>
        <translation>Découpez le long des tirets, pliez le long des pointillés. Les marqueurs vont sur les schémas vierges imprimés à deux par page.</translation>
    </message>
    <message>
        <source>Pieces for four players</source>
        <translation>Pièces pour quatre joueurs</translation>
    </message>
    <message>
        <source>Instead of the sixteen-sided die: draw one, put it back</source>
        <translation>À la place du dé à seize faces&#xa0;: tirez une tuile, puis remettez-la</translation>
    </message>
</context>
<context>
    <name>CariesThings</name>
    <message>
        <source>Dice and cube</source>
        <translation>Dés et cube</translation>
    </message>
    <message>
        <source>the cube, in the middle</source>
        <translation>le cube, au milieu du plateau</translation>
    </message>
    <message>
        <source>the cube, with {name}</source>
        <translation>le cube, chez {name}</translation>
    </message>
    <message>
        <source>sixteen-sided die, not thrown</source>
        <translation>dé à seize faces, pas encore lancé</translation>
    </message>
    <message>
        <source>die, not thrown</source>
        <translation>dé, pas encore lancé</translation>
    </message>
    <message>
        <source>sixteen-sided die, shows {face}</source>
        <translation>dé à seize faces, indique {face}</translation>
    </message>
    <message>
        <source>die, shows {face}</source>
        <translation>dé, indique {face}</translation>
    </message>
    <message>
        <source>pawn of {name}: space {space}, {kind}</source>
        <translation>pion, {name}&#xa0;: case {space}, {kind}</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>{name}, on the move</source>
        <translation>{name}, c’est son tour</translation>
    </message>
    <message numerus="yes">
        <source>%n appointment(s)</source>
        <translation>
            <numerusform>%n rendez-vous</numerusform>
            <numerusform>%n rendez-vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s) done of {laps}</source>
        <translation>
            <numerusform>%n tour accompli sur {laps}</numerusform>
            <numerusform>%n tours accomplis sur {laps}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s teeth</source>
        <translation>Dents&#xa0;: {name}</translation>
    </message>
    <message>
        <source>tooth {number}, {state}</source>
        <translation>dent {number}, {state}</translation>
    </message>
    <message>
        <source>space {number}, {kind}: {names}</source>
        <translation>case {number}, {kind}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>space {number}, {kind}</source>
        <translation>case {number}, {kind}</translation>
    </message>
    <message>
        <source>The circuit</source>
        <translation>Le circuit</translation>
    </message>
</context>
<context>
    <name>CariesWords</name>
    <message>
        <source>Dice to move</source>
        <translation>Dés pour avancer</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Which of equal teeth</source>
        <translation>Dents semblables</translation>
    </message>
    <message>
        <source>Order of the spaces</source>
        <translation>Ordre des cases</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Un dé</translation>
    </message>
    <message>
        <source>One or two, chosen before each move</source>
        <translation>Un ou deux, au choix avant chaque lancer</translation>
    </message>
    <message>
        <source>Standard: fewest points win</source>
        <translation>Classique&#xa0;: le moins de points gagne</translation>
    </message>
    <message>
        <source>Educational: everybody plays five laps, nobody wins</source>
        <translation>Éducative&#xa0;: chacun fait cinq tours, personne ne gagne</translation>
    </message>
    <message>
        <source>Collaborative: appointments can be given away</source>
        <translation>Collaborative&#xa0;: on peut se céder des rendez-vous</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>Choisir pour moi</translation>
    </message>
    <message>
        <source>I choose by a click</source>
        <translation>Je choisis d’un clic</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>does anything that is allowed</source>
        <translation>fait n’importe quoi, pourvu que ce soit permis</translation>
    </message>
    <message>
        <source>Easygoing</source>
        <translation>Insouciant</translation>
    </message>
    <message>
        <source>throws one die and takes what comes</source>
        <translation>lance un dé et prend ce qui vient</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>weighs what the next dice may do to its teeth</source>
        <translation>pèse ce que les prochains dés peuvent faire à ses dents</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>knows for all teeth and every space what the rest of the way will bring</source>
        <translation>sait, pour toutes les dents et chaque case, ce que donnera la suite du parcours</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} commence.</translation>
    </message>
    <message>
        <source>{name} comes to the dentist.</source>
        <translation>{name} arrive chez le dentiste.</translation>
    </message>
    <message>
        <source>{name} comes to space {space}: {kind}.</source>
        <translation>{name} arrive sur la case {space}&#xa0;: {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n appointment(s).</source>
        <translation>
            <numerusform>{name} reçoit %n rendez-vous.</numerusform>
            <numerusform>{name} reçoit %n rendez-vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gives an appointment to {other}.</source>
        <translation>{name} donne un rendez-vous à {other}.</translation>
    </message>
    <message>
        <source>{name} makes a good resolution and takes the cube.</source>
        <translation>{name} prend une bonne résolution, et le cube avec.</translation>
    </message>
    <message>
        <source>{name} eats no sugar and gives the cube back.</source>
        <translation>{name} tient sa bonne résolution et rend le cube.</translation>
    </message>
    <message>
        <source>{name} has finished lap {lap}.</source>
        <translation>{name} termine le tour {lap}.</translation>
    </message>
    <message>
        <source>{name} lets the match go on.</source>
        <translation>{name} laisse la partie continuer.</translation>
    </message>
    <message>
        <source>{name} ends the match.</source>
        <translation>{name} arrête la partie.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>{name} throws {faces}.</source>
        <translation>{name} fait {faces}.</translation>
    </message>
    <message>
        <source>{name} throws {faces} for sugar.</source>
        <translation>{name} fait {faces} pour le sucre.</translation>
    </message>
    <message>
        <source>{name} throws {faces} for appointments.</source>
        <translation>{name} fait {faces} pour les rendez-vous.</translation>
    </message>
    <message>
        <source>{name} throws {faces} for the knock.</source>
        <translation>{name} fait {faces} au dé à seize faces.</translation>
    </message>
    <message>
        <source>Sugar works on {teeth} of {name}: {state}.</source>
        <translation>Chez {name}, le sucre attaque {teeth}&#xa0;: {state}.</translation>
    </message>
    <message>
        <source>{name} brushes {teeth}: {state}.</source>
        <translation>{name} se brosse {teeth}&#xa0;: {state}.</translation>
    </message>
    <message>
        <source>A knock hits {teeth} of {name}: {state}.</source>
        <translation>{name} reçoit un coup sur {teeth}&#xa0;: {state}.</translation>
    </message>
    <message>
        <source>The dentist cleans {teeth} of {name}: {state}.</source>
        <translation>{name} se fait nettoyer {teeth}&#xa0;: {state}.</translation>
    </message>
    <message>
        <source>The dentist treats {teeth} of {name}: {state}.</source>
        <translation>{name} se fait soigner {teeth}&#xa0;: {state}.</translation>
    </message>
    <message>
        <source>teeth {numbers}</source>
        <translation>les dents {numbers}</translation>
    </message>
    <message>
        <source>tooth {numbers}</source>
        <translation>la dent {numbers}</translation>
    </message>
    <message>
        <source>Sugar finds no tooth of {name} to attack.</source>
        <translation>Chez {name}, le sucre n’a plus rien à attaquer.</translation>
    </message>
    <message>
        <source>{name} brushes; there was no sugar.</source>
        <translation>{name} se brosse les dents&#x202f;; il n’y avait pas de sucre.</translation>
    </message>
    <message>
        <source>The tooth of {name} was a deep cavity already.</source>
        <translation>Chez {name}, cette dent avait déjà une carie avancée.</translation>
    </message>
    <message>
        <source>The dentist finds no sugar on the teeth of {name}.</source>
        <translation>Chez {name}, le dentiste ne trouve pas de sucre.</translation>
    </message>
    <message>
        <source>The dentist finds nothing to treat for {name}.</source>
        <translation>Chez {name}, le dentiste n’a rien à soigner.</translation>
    </message>
    <message>
        <source>the dentist</source>
        <translation>dentiste</translation>
    </message>
    <message>
        <source>sugar</source>
        <translation>sucre</translation>
    </message>
    <message>
        <source>brushing</source>
        <translation>brossage</translation>
    </message>
    <message>
        <source>an appointment</source>
        <translation>rendez-vous</translation>
    </message>
    <message>
        <source>a knock</source>
        <translation>coup</translation>
    </message>
    <message>
        <source>healthy</source>
        <translation>en bonne santé</translation>
    </message>
    <message>
        <source>cavity</source>
        <translation>petite carie</translation>
    </message>
    <message>
        <source>cavity with sugar</source>
        <translation>petite carie avec sucre</translation>
    </message>
    <message>
        <source>deep cavity</source>
        <translation>carie avancée</translation>
    </message>
    <message>
        <source>Throw one die</source>
        <translation>Lancer un dé</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Throw two dice</source>
        <translation>Lancer deux dés</translation>
    </message>
    <message>
        <source>Take the cube</source>
        <translation>Prendre le cube</translation>
    </message>
    <message>
        <source>Throw for appointments</source>
        <translation>Prendre rendez-vous</translation>
    </message>
    <message>
        <source>Tooth {tooth}</source>
        <translation>Dent {tooth}</translation>
    </message>
    <message>
        <source>Give an appointment to {name}</source>
        <translation>Un rendez-vous pour {name}</translation>
    </message>
    <message>
        <source>Give nothing</source>
        <translation>Ne rien donner</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Arrêter la partie</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>The dice show {faces}</source>
        <translation>Résultat&#xa0;: {faces}</translation>
    </message>
    <message>
        <source>The die shows {faces}</source>
        <translation>Dé à seize faces&#xa0;: {faces}</translation>
    </message>
    <message>
        <source>Throw for sugar</source>
        <translation>Lancer pour le sucre</translation>
    </message>
    <message>
        <source>Throw the sixteen-sided die</source>
        <translation>Lancer le dé à seize faces</translation>
    </message>
    <message>
        <source>{name}, move your pawn to the dentist.</source>
        <translation>À {name} d’avancer son pion jusque chez le dentiste.</translation>
    </message>
    <message>
        <source>{name}, move your pawn to space {space}: {kind}.</source>
        <translation>À {name} d’avancer son pion à la case {space}&#xa0;: {kind}.</translation>
    </message>
    <message>
        <source>Who begins? The lot decides.</source>
        <translation>Qui commence&#x202f;? Le sort décide.</translation>
    </message>
    <message>
        <source>{name}, throw the dice to move.</source>
        <translation>À {name} de lancer le dé pour avancer.</translation>
    </message>
    <message>
        <source>{name} is moving.</source>
        <translation>{name} avance.</translation>
    </message>
    <message>
        <source>{name}, take the cube or throw for appointments?</source>
        <translation>À {name} de choisir&#xa0;: prendre le cube, ou lancer pour les rendez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, throw for appointments: odd one, even two.</source>
        <translation>À {name} de lancer pour les rendez-vous&#xa0;: impair, un&#x202f;; pair, deux.</translation>
    </message>
    <message>
        <source>{name}, throw for sugar: so many teeth are attacked.</source>
        <translation>À {name} de lancer pour le sucre&#xa0;: autant de dents sont attaquées.</translation>
    </message>
    <message>
        <source>{name}, throw the sixteen-sided die: which tooth is hit?</source>
        <translation>À {name} de lancer le dé à seize faces&#xa0;: quelle dent prend le coup&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, five laps are done: end the match, or let it go on?</source>
        <translation>{name} a fini ses cinq tours&#xa0;: arrêter la partie, ou la continuer&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, throw one die or two to move.</source>
        <translation>À {name} de lancer un dé ou deux pour avancer.</translation>
    </message>
    <message>
        <source>{giver}, give {name} an appointment for the dentist?</source>
        <translation>À {giver} de choisir&#xa0;: donner à {name} un rendez-vous chez le dentiste&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>{name}, choose %n tooth(s): {before} becomes {after}.</source>
        <translation>
            <numerusform>À {name} de choisir %n dent, qui passe de «&#xa0;{before}&#xa0;» à «&#xa0;{after}&#xa0;».</numerusform>
            <numerusform>À {name} de choisir %n dents, qui passent de «&#xa0;{before}&#xa0;» à «&#xa0;{after}&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>deep cavities</source>
        <translation>caries avancées</translation>
    </message>
    <message>
        <source>cavities with sugar</source>
        <translation>petites caries avec sucre</translation>
    </message>
    <message>
        <source>cavities</source>
        <translation>petites caries</translation>
    </message>
    <message>
        <source>{names} wins with the fewest points.</source>
        <translation>{names} gagne avec le moins de points.</translation>
    </message>
    <message>
        <source>Equal points: {names} wins, furthest on the circuit.</source>
        <translation>Points égaux&#xa0;: {names} gagne par le chemin parcouru.</translation>
    </message>
    <message>
        <source>Equal points, equally far: {names} share the victory.</source>
        <translation>Points égaux, chemin égal&#xa0;: {names} partagent la victoire.</translation>
    </message>
    <message>
        <source>Five laps are done.</source>
        <translation>Les cinq tours sont faits.</translation>
    </message>
    <message>
        <source>Everybody has done five laps.</source>
        <translation>Tout le monde a fait ses cinq tours.</translation>
    </message>
    <message>
        <source>Together: {total} points.</source>
        <translation>Total du groupe, en points&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>Perfect!</source>
        <translation>Parfait&#x202f;!</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Très bien</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>To be watched</source>
        <translation>À surveiller</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>Aïe&#x202f;!</translation>
    </message>
</context>
<context>
    <name>ChancesPage</name>
    <message>
        <source>One moment: the chart is being laid out…</source>
        <translation>Un instant&#xa0;: le graphique se prépare…</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Expected points after every action</source>
        <translation>Points attendus après chaque action</translation>
    </message>
    <message>
        <source>Chances to win after every action</source>
        <translation>Chances de gagner après chaque action</translation>
    </message>
    <message>
        <source>Chances to win and expected points after every action</source>
        <translation>Chances de gagner et points attendus après chaque action</translation>
    </message>
    <message>
        <source>A first look at every position…</source>
        <translation>Premier coup d’œil sur toute la partie…</translation>
    </message>
    <message>
        <source>From every position “{bot}” plays up to {games} games to their end on all seats, with dice of its own. The true figure lies in the faint band 95 times of 100.</source>
        <translation>Depuis chaque position, «&#xa0;{bot}&#xa0;» joue jusqu’à {games} parties jusqu’au bout, pour tout le monde et avec ses propres dés. La vraie valeur est dans la bande pâle 95 fois sur 100.</translation>
    </message>
    <message numerus="yes">
        <source>In the end, after %n action(s)</source>
        <translation>
            <numerusform>À la fin, après %n action</numerusform>
            <numerusform>À la fin, après %n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>At the beginning</source>
        <translation>Au début</translation>
    </message>
    <message numerus="yes">
        <source>After %n action(s)</source>
        <translation>
            <numerusform>Après %n action</numerusform>
            <numerusform>Après %n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet played on from here.</source>
        <translation>Pas encore joué à partir d’ici.</translation>
    </message>
    <message>
        <source>Points: {each}</source>
        <translation>Points&#xa0;: {each}</translation>
    </message>
    <message>
        <source>Chances: {each}</source>
        <translation>Chances&#xa0;: {each}</translation>
    </message>
    <message>
        <source>Points are hidden until the end of the match.</source>
        <translation>Les points sont cachés jusqu’à la fin de la partie.</translation>
    </message>
    <message numerus="yes">
        <source>Accuracy so far: ± %n point(s) at worst</source>
        <translation>
            <numerusform>Précision actuelle&#xa0;: ± %n point au pire</numerusform>
            <numerusform>Précision actuelle&#xa0;: ± %n points au pire</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy so far: ± {number}% at worst</source>
        <translation>Précision actuelle&#xa0;: ± {number}&#xa0;% au pire</translation>
    </message>
    <message>
        <source>Played on from every position by “{bot}”, with other dice.</source>
        <translation>Depuis chaque position, «&#xa0;{bot}&#xa0;» joue la suite avec d’autres dés.</translation>
    </message>
    <message>
        <source>Played on from every position by “{bot}”.</source>
        <translation>Depuis chaque position, «&#xa0;{bot}&#xa0;» joue la suite.</translation>
    </message>
    <message>
        <source>The faint band: how sure that is, 95 times of 100.</source>
        <translation>La bande pâle&#xa0;: la marge d’erreur, 95 fois sur 100.</translation>
    </message>
    <message>
        <source>Being played on from here…</source>
        <translation>La suite se joue depuis ici…</translation>
    </message>
    <message>
        <source>{name} {number}%</source>
        <translation>{name} {number}&#xa0;%</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <comment>points</comment>
        <translation>{name} {number}</translation>
    </message>
</context>
<context>
    <name>CheatWords</name>
    <message>
        <source>Cheat sheet</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À votre tour</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bon à savoir</translation>
    </message>
</context>
<context>
    <name>CleverAdvice</name>
    <message>
        <source>an extra die left over is worth nothing</source>
        <translation>un dé supplémentaire qui reste ne vaut rien</translation>
    </message>
    <message numerus="yes">
        <source>keeps %n die(s) for the next roll</source>
        <translation>
            <numerusform>garde %n dé pour le prochain lancer</numerusform>
            <numerusform>garde %n dés pour le prochain lancer</numerusform>
        </translation>
    </message>
    <message>
        <source>{die} would leave nothing to throw</source>
        <translation>{die} ne laisserait rien à lancer</translation>
    </message>
    <message numerus="yes">
        <source>{die} would lock away %n die(s)</source>
        <translation>
            <numerusform>{die} écarterait %n dé</numerusform>
            <numerusform>{die} écarterait %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>throws %n die(s) again</source>
        <translation>
            <numerusform>relance %n dé</numerusform>
            <numerusform>relance %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>no die fits</source>
        <translation>aucun dé ne va</translation>
    </message>
    <message>
        <source>no die here wins a bonus</source>
        <translation>aucun dé ne gagne de bonus ici</translation>
    </message>
    <message numerus="yes">
        <source>saves %n re-roll(s) for better throws</source>
        <translation>
            <numerusform>garde %n relance pour de meilleurs lancers</numerusform>
            <numerusform>garde %n relances pour de meilleurs lancers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) stay(s) for the next roll</source>
        <translation>
            <numerusform>%n dé reste pour le prochain lancer</numerusform>
            <numerusform>%n dés restent pour le prochain lancer</numerusform>
        </translation>
    </message>
    <message>
        <source>the best mark would bring no points at once</source>
        <translation>rien ne rapporterait de points tout de suite</translation>
    </message>
    <message numerus="yes">
        <source>saves %n extra die(s) for later turns</source>
        <translation>
            <numerusform>garde %n dé supplémentaire pour la suite</numerusform>
            <numerusform>garde %n dés supplémentaires pour la suite</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves the cells free for other dice</source>
        <translation>laisse les cases libres pour d’autres dés</translation>
    </message>
</context>
<context>
    <name>CleverBox</name>
    <message>
        <source>Clever</source>
        <translation>Clever</translation>
    </message>
    <message>
        <source>Six dice, five colours, and a sheet on which one cross wins the next. What you leave on the silver platter, the others take.</source>
        <translation>Six dés, cinq couleurs et une feuille de score où une croix en amène une autre. Ce que vous laissez sur le plateau d’argent, les autres le prennent.</translation>
    </message>
    <message>
        <source>Clever follows the game by Wolfgang Warsch, illustrated by Leon Schiffer and published by Schmidt Spiele; thanks to them.</source>
        <translation>Clever suit le jeu de Wolfgang Warsch, illustré par Leon Schiffer et publié par Schmidt Spiele&#x202f;; merci à eux.</translation>
    </message>
</context>
<context>
    <name>CleverBoxes</name>
    <message>
        <source>{cell}, column {column}</source>
        <translation>{cell}, colonne&#xa0;{column}</translation>
    </message>
    <message>
        <source>{cell}, crossed</source>
        <translation>{cell}, cochée</translation>
    </message>
    <message>
        <source>{cell}, open</source>
        <translation>{cell}, libre</translation>
    </message>
    <message>
        <source>{cell}, next, at least {least}</source>
        <translation>{cell}, la prochaine, au moins&#xa0;{least}</translation>
    </message>
    <message>
        <source>{cell}, at least {least}</source>
        <translation>{cell}, au moins&#xa0;{least}</translation>
    </message>
    <message>
        <source>{cell}, next</source>
        <translation>{cell}, la prochaine</translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <translation>{cell}, vide</translation>
    </message>
    <message>
        <source>{cell}, next, times {times}</source>
        <translation>{cell}, la prochaine, multipliée par&#xa0;{times}</translation>
    </message>
    <message>
        <source>{cell}, times {times}</source>
        <translation>{cell}, multipliée par&#xa0;{times}</translation>
    </message>
    <message>
        <source>{cell}, next, any number</source>
        <translation>{cell}, la prochaine, n’importe quel chiffre</translation>
    </message>
    <message>
        <source>{cell}, next, more than {last}</source>
        <translation>{cell}, la prochaine, au-dessus de&#xa0;{last}</translation>
    </message>
    <message>
        <source>{cell}: {value}</source>
        <translation>{cell}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{cell}, won {bonus}</source>
        <translation>{cell}, a donné {bonus}</translation>
    </message>
    <message>
        <source>{cell}, wins {bonus}</source>
        <translation>{cell}, donne {bonus}</translation>
    </message>
    <message>
        <source>{place} ({cells}): {bonus}, won</source>
        <translation>{place} ({cells})&#xa0;: {bonus}, déjà gagné</translation>
    </message>
    <message>
        <source>{place} ({cells}): {bonus}, {count} of {all} crossed</source>
        <translation>{place} ({cells})&#xa0;: {bonus}, {count} sur&#xa0;{all}</translation>
    </message>
    <message>
        <source>yellow column {number} ({cells}): {points}, complete</source>
        <translation>colonne jaune&#xa0;{number} ({cells})&#xa0;: {points}, complète</translation>
    </message>
    <message>
        <source>yellow column {number} ({cells}): {points}, {count} of {all} crossed</source>
        <translation>colonne jaune&#xa0;{number} ({cells})&#xa0;: {points}, {count} sur&#xa0;{all}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>points by crosses: {points}</source>
        <translation>points selon le nombre de croix&#xa0;: {points}</translation>
    </message>
</context>
<context>
    <name>CleverGuide</name>
    <message>
        <source>That was a whole round! From now on look for full rows and columns, and neglect no colour: each fox counts as much as your lowest area. F1 opens the rules. Enjoy the game!</source>
        <translation>Voilà une manche entière&#x202f;! Désormais, visez les lignes et les colonnes complètes, et n’oubliez aucune couleur&#xa0;: chaque renard vaut autant que votre zone la plus faible. F1 ouvre les règles. Bonne partie&#x202f;!</translation>
    </message>
    <message>
        <source>The lot says who has the dice first in every round.</source>
        <translation>Le sort dit qui a les dés en premier à chaque manche.</translation>
    </message>
    <message>
        <source>Equal dice: the lot says which of them go to the platter.</source>
        <translation>Dés égaux&#xa0;: le sort dit lesquels vont sur le plateau.</translation>
    </message>
    <message>
        <source>Now you play the other part. All six dice are thrown, the three lowest go to the silver platter, and you may use one of these three.</source>
        <translation>Maintenant, vous jouez l’autre rôle. On lance les six dés, les trois plus faibles vont sur le plateau d’argent, et vous pouvez prendre l’un de ces trois-là.</translation>
    </message>
    <message>
        <source>You have the dice! In your turn you throw up to three times, and after each throw you choose one die for your sheet.</source>
        <translation>Vous avez les dés&#x202f;! À votre tour, vous avez jusqu’à trois lancers et, après chacun, vous choisissez un dé pour votre feuille de score.</translation>
    </message>
    <message>
        <source>Your second throw: only the dice that are still in your hand are thrown again. What lies on the platter is out of your reach.</source>
        <translation>Votre deuxième lancer&#xa0;: seuls les dés encore en main sont relancés. Ceux du plateau vous ont échappé.</translation>
    </message>
    <message>
        <source>Your third and last throw. You may choose one more die; then the rest goes to the platter.</source>
        <translation>Votre troisième et dernier lancer. Vous pouvez choisir encore un dé&#x202f;; puis tout le reste va sur le plateau.</translation>
    </message>
    <message>
        <source>You have an extra die: now, at the end of a turn, you may mark one more of the six dice, wherever it lies, even a used one. Or keep the extra die for a later turn.</source>
        <translation>Vous avez un dé supplémentaire&#xa0;: maintenant, à la fin d’un tour, vous pouvez inscrire un dé de plus parmi les six, où qu’il soit, même s’il a déjà servi. Ou bien gardez-le pour un autre tour.</translation>
    </message>
    <message>
        <source>The black bonus lets you choose: a cross in yellow, in blue or in the next green cell, or a 6 in the next orange or purple cell.</source>
        <translation>Le bonus noir est à votre choix&#xa0;: une croix en jaune, en bleu ou dans la case verte suivante, ou bien un 6 dans la case orange ou violette suivante.</translation>
    </message>
    <message>
        <source>Well done, you have won {bonus}! Every cell that glows can have it, whatever the dice show. Choose one. If it fills a row or a column, you win again at once.</source>
        <translation>Bravo, vous avez gagné {bonus}&#x202f;! Choisissez l’une des cases qui brillent, quoi que montrent les dés. Si elle complète une ligne ou une colonne, vous gagnez encore quelque chose, aussitôt.</translation>
    </message>
    <message>
        <source>Choose one die and a cell of its colour; white may be any colour. All dice that show less than yours slide to the silver platter, and you cannot throw them again. So begin with a low one!</source>
        <translation>Choisissez un dé et une case de sa couleur&#x202f;; le blanc prend la couleur que l’on veut. Tous les dés plus faibles que le vôtre partent sur le plateau d’argent, et vous ne pouvez plus les lancer. Commencez donc par un dé faible&#x202f;!</translation>
    </message>
    <message>
        <source>Choose your next die. Blue is special: you add the blue and the white die, wherever they lie. Now they make {white} + {blue}, so you can cross the {total} in blue.</source>
        <translation>Choisissez le dé suivant. Le bleu est à part&#xa0;: on additionne le dé bleu et le dé blanc, où qu’ils soient. Là, ils font {blue} + {white}&#xa0;: vous pouvez donc cocher le {total} en bleu.</translation>
    </message>
    <message>
        <source>Choose your next die. The dice in your hand that show less slide away again; the others stay for your last throw.</source>
        <translation>Choisissez le dé suivant. Là encore, les dés plus faibles s’en vont&#x202f;; les autres restent pour votre dernier lancer.</translation>
    </message>
    <message>
        <source>Choose your last die of this turn. Nothing is thrown after it: just take what brings you most.</source>
        <translation>Choisissez le dernier dé de ce tour. On ne lance plus rien après&#xa0;: prenez simplement ce qui rapporte le plus.</translation>
    </message>
    <message>
        <source>If you like none, a re-roll throws these dice again, now or later.</source>
        <translation>Si aucun ne vous plaît, une relance permet de lancer ces dés de nouveau, maintenant ou plus tard.</translation>
    </message>
    <message>
        <source>No die fits on your sheet. That happens! The throw counts all the same, but you keep the dice for the next one.</source>
        <translation>Aucun dé ne va sur votre feuille de score. Cela arrive&#x202f;! Le lancer compte tout de même, mais vous gardez les dés pour le suivant.</translation>
    </message>
    <message>
        <source>No die fits on your sheet. That happens! Your turn ends here, and the dice go to the platter.</source>
        <translation>Aucun dé ne va sur votre feuille de score. Cela arrive&#x202f;! Votre tour finit ici, et les dés vont sur le plateau.</translation>
    </message>
    <message>
        <source>Or use a re-roll: it throws these dice again.</source>
        <translation>Ou bien utilisez une relance, pour lancer ces dés de nouveau.</translation>
    </message>
    <message>
        <source>The three lowest dice lie on the silver platter. Choose one of them and mark it; the other three are not for you.</source>
        <translation>Les trois dés les plus faibles sont sur le plateau d’argent. Choisissez l’un d’eux et inscrivez-le&#x202f;; les trois autres ne sont pas pour vous.</translation>
    </message>
    <message>
        <source>{name} has finished, and you may help yourself: choose one die from the silver platter and mark it. It stays there, so others may use the same one.</source>
        <translation>{name} a fini, et vous pouvez vous servir&#xa0;: choisissez un dé du plateau d’argent et inscrivez-le. Il reste là, et d’autres peuvent prendre le même.</translation>
    </message>
    <message>
        <source>No die of the platter fits on your sheet. Only then you may use one of the dice that {name} has chosen.</source>
        <translation>Aucun dé du plateau ne va sur votre feuille de score. Dans ce cas seulement, vous pouvez prendre l’un des dés choisis par {name}.</translation>
    </message>
    <message>
        <source>No die fits on your sheet this time. Take none, and the game goes on.</source>
        <translation>Cette fois, aucun dé ne va sur votre feuille de score. N’en prenez aucun, et la partie continue.</translation>
    </message>
    <message>
        <source>{name} has won a bonus or uses an extra die. On the small sheet you see what comes of it.</source>
        <translation>{name} a gagné un bonus ou utilise un dé supplémentaire. La petite feuille de score montre ce qu’il en advient.</translation>
    </message>
    <message>
        <source>{name} chooses a die from the silver platter. The dice stay there: everybody may use the same one.</source>
        <translation>{name} choisit un dé du plateau d’argent. Les dés restent là&#xa0;: tout le monde peut prendre le même.</translation>
    </message>
    <message>
        <source>{name} has the dice. Watch which of them slide to the silver platter: afterwards you may use one of those.</source>
        <translation>{name} a les dés. Regardez lesquels partent sur le plateau d’argent&#xa0;: ensuite, vous pourrez prendre l’un de ceux-là.</translation>
    </message>
    <message>
        <source>These dice bring you little; thrown again they may bring more.</source>
        <translation>Ces dés rapportent peu&#x202f;; relancés, ils peuvent rapporter plus.</translation>
    </message>
    <message>
        <source>These dice would be in your way later.</source>
        <translation>Ces dés vous gêneraient plus tard.</translation>
    </message>
    <message>
        <source>It will bring more in a later turn.</source>
        <translation>Il rapportera plus à un autre tour.</translation>
    </message>
    <message numerus="yes">
        <source>It keeps %n die(s) for your next throw.</source>
        <translation>
            <numerusform>Vous gardez %n dé pour le lancer suivant.</numerusform>
            <numerusform>Vous gardez %n dés pour le lancer suivant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CleverMerits</name>
    <message>
        <source>completes a yellow column: {points} points</source>
        <translation>complète une colonne jaune&#xa0;: {points} points</translation>
    </message>
    <message>
        <source>wins {bonuses}</source>
        <translation>gagne {bonuses}</translation>
    </message>
    <message>
        <source>completes {places}: {bonuses}</source>
        <translation>{places} au complet&#xa0;: {bonuses}</translation>
    </message>
    <message>
        <source>{won}, which brings {bonuses}</source>
        <translation>{won}, qui amène {bonuses}</translation>
    </message>
    <message>
        <source>{won}, which can bring {bonuses}</source>
        <translation>{won}, qui peut amener {bonuses}</translation>
    </message>
    <message numerus="yes">
        <source>the foxes count %n point(s) more</source>
        <translation>
            <numerusform>les renards comptent %n point de plus</numerusform>
            <numerusform>les renards comptent %n points de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts double there: %n point(s)</source>
        <translation>
            <numerusform>compte double là&#xa0;: %n point</numerusform>
            <numerusform>compte double là&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts triple there: %n point(s)</source>
        <translation>
            <numerusform>compte triple là&#xa0;: %n point</numerusform>
            <numerusform>compte triple là&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>two dice seldom make {total}</source>
        <translation>deux dés font rarement {total}</translation>
    </message>
    <message>
        <source>after a 6 any number may follow in purple</source>
        <translation>après un 6, tous les chiffres vont en violet</translation>
    </message>
    <message>
        <source>a low {value} leaves room in purple</source>
        <translation>un petit {value} laisse de la place en violet</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) more, and the row brings {bonus}</source>
        <translation>
            <numerusform>encore %n case, et la ligne donne {bonus}</numerusform>
            <numerusform>encore %n cases, et la ligne donne {bonus}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es) more, and {place} brings {bonus}</source>
        <translation>
            <numerusform>encore %n croix pour {bonus} ({place})</numerusform>
            <numerusform>encore %n croix pour {bonus} ({place})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es) more, and a column brings {points} points</source>
        <translation>
            <numerusform>encore %n croix pour une colonne à {points} points</numerusform>
            <numerusform>encore %n croix pour une colonne à {points} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts %n point(s)</source>
        <translation>
            <numerusform>compte %n point</numerusform>
            <numerusform>compte %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>a purple {value} would leave room for higher ones only</source>
        <translation>un {value} en violet ne laisserait de place qu’aux plus grands</translation>
    </message>
    <message>
        <source>an orange {face} would waste a cell that counts double</source>
        <translation>un {face} gaspillerait une case orange qui compte double</translation>
    </message>
    <message>
        <source>an orange {face} would waste a cell that counts triple</source>
        <translation>un {face} gaspillerait une case orange qui compte triple</translation>
    </message>
</context>
<context>
    <name>CleverPaper</name>
    <message>
        <source>Score sheets</source>
        <translation>Feuilles de score</translation>
    </message>
    <message>
        <source>Blank score sheets, four to a page</source>
        <translation>Feuilles de score vierges, quatre par page</translation>
    </message>
    <message>
        <source>Blank score sheets, two to a page</source>
        <translation>Feuilles de score vierges, deux par page</translation>
    </message>
    <message>
        <source>Platter, spaces and reminder for real dice</source>
        <translation>Plateau, emplacements et aide-mémoire pour de vrais dés</translation>
    </message>
    <message>
        <source>Final score sheets</source>
        <translation>Feuilles de score, fin de partie</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>from {points}</source>
        <translation>dès {points}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rounds: {few} for one or two players, {three} for three, {four} for four</source>
        <translation>Manches&#xa0;: {few} à un ou deux joueurs, {three} à trois, {four} à quatre</translation>
    </message>
    <message>
        <source>Re-roll</source>
        <translation>Relance</translation>
    </message>
    <message>
        <source>Extra die</source>
        <translation>Dé supplémentaire</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Renard</translation>
    </message>
    <message>
        <source>Black bonus</source>
        <translation>Bonus noir</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>all dice just thrown</source>
        <translation>tous les dés juste lancés</translation>
    </message>
    <message>
        <source>at the end of a turn</source>
        <translation>à la fin d’un tour</translation>
    </message>
    <message>
        <source>worth your lowest area</source>
        <translation>vaut la zone la plus faible</translation>
    </message>
    <message>
        <source>a cross, or else a 6</source>
        <translation>une croix, ou bien un 6</translation>
    </message>
    <message>
        <source>make it at once</source>
        <translation>à faire aussitôt</translation>
    </message>
    <message>
        <source>write it at once</source>
        <translation>à écrire aussitôt</translation>
    </message>
    <message>
        <source>Spaces of the active player: one die after each throw</source>
        <translation>Emplacements du joueur actif&#xa0;: un dé après chaque lancer</translation>
    </message>
    <message>
        <source>Silver platter: lower dice come here, and the others choose one</source>
        <translation>Plateau d’argent&#xa0;: les dés plus faibles viennent ici, et les autres joueurs en choisissent un</translation>
    </message>
    <message>
        <source>Six dice</source>
        <translation>Six dés</translation>
    </message>
    <message>
        <source>White: star</source>
        <translation>Blanc&#xa0;: étoile</translation>
    </message>
    <message>
        <source>Yellow: circle</source>
        <translation>Jaune&#xa0;: rond</translation>
    </message>
    <message>
        <source>Blue: square</source>
        <translation>Bleu&#xa0;: carré</translation>
    </message>
    <message>
        <source>Green: leaf</source>
        <translation>Vert&#xa0;: feuille</translation>
    </message>
    <message>
        <source>Orange: diamond</source>
        <translation>Orange&#xa0;: losange</translation>
    </message>
    <message>
        <source>Purple: hexagon</source>
        <translation>Violet&#xa0;: hexagone</translation>
    </message>
</context>
<context>
    <name>CleverReasons</name>
    <message>
        <source>Look at the sheet of {name}</source>
        <translation>Voir la feuille de score&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{die} shows {face}</source>
        <translation>{die} montre {face}</translation>
    </message>
    <message numerus="yes">
        <source>{die}: %n cell(s)</source>
        <translation>
            <numerusform>{die}&#xa0;: %n case</numerusform>
            <numerusform>{die}&#xa0;: %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not your sheet; Escape brings yours back.</source>
        <translation>Ce n’est pas votre feuille de score&#x202f;; Échap ramène la vôtre.</translation>
    </message>
    <message>
        <source>Choose a die first, then its cell. {asked}</source>
        <translation>Choisissez d’abord un dé, puis sa case. {asked}</translation>
    </message>
    <message>
        <source>{die} is not in your hand any more.</source>
        <translation>{die} n’est plus dans votre main.</translation>
    </message>
    <message>
        <source>Each die can be an extra die but once a turn.</source>
        <translation>Chaque dé ne sert qu’une fois par tour de dé supplémentaire.</translation>
    </message>
    <message>
        <source>Alone you choose from the platter only.</source>
        <translation>En solitaire, on ne choisit que sur le plateau.</translation>
    </message>
    <message>
        <source>Only where no die of the platter fits, a die of the spaces may be used.</source>
        <translation>On ne peut prendre un dé des emplacements que si aucun dé du plateau ne va.</translation>
    </message>
    <message>
        <source>{die} fits nowhere on your sheet.</source>
        <translation>{die} ne va nulle part sur votre feuille de score.</translation>
    </message>
    <message>
        <source>{die} belongs to {area}.</source>
        <translation>{die} va dans {area}.</translation>
    </message>
    <message>
        <source>This cell is crossed already.</source>
        <translation>Cette case est déjà cochée.</translation>
    </message>
    <message>
        <source>A {face} does not go into a {number}.</source>
        <translation>Un {face} ne va pas dans un {number}.</translation>
    </message>
    <message>
        <source>Blue and white make {total}: only that cell.</source>
        <translation>Bleu et blanc font {total}&#xa0;: aucune autre case ne convient.</translation>
    </message>
    <message>
        <source>This cell is filled already.</source>
        <translation>Cette case est déjà remplie.</translation>
    </message>
    <message>
        <source>This row is filled from left to right: cell {number} is next.</source>
        <translation>Cette ligne se remplit de gauche à droite&#xa0;: la prochaine est la case {number}.</translation>
    </message>
    <message>
        <source>{die} is too low: this cell wants at least {least}.</source>
        <translation>{die} est trop faible&#xa0;: cette case demande au moins {least}.</translation>
    </message>
    <message>
        <source>{die} is not more than the {last} before it.</source>
        <translation>{die} n’est pas plus grand que le {last} d’avant.</translation>
    </message>
</context>
<context>
    <name>CleverReminder</name>
    <message>
        <source>Choose dice and mark them in five areas, so that one mark wins the next.</source>
        <translation>Choisissez des dés et inscrivez-les dans cinq zones, pour qu’une case en rapporte une autre.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>When a round begins, everybody crosses out its number and gets what is printed under it. Then everybody is active once, clockwise.</source>
        <translation>Quand une manche commence, chacun barre son numéro et reçoit ce qui est imprimé dessous. Puis chacun est une fois le joueur actif, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>The active player: up to three throws</source>
        <translation>Le joueur actif&#xa0;: jusqu’à trois lancers</translation>
    </message>
    <message>
        <source>Throw the dice that you still have: at first all six.</source>
        <translation>Lancez les dés que vous avez encore&#xa0;: d’abord les six.</translation>
    </message>
    <message>
        <source>Choose a die that fits, put it on a space and mark it in its area. If none fits, mark nothing: the throw counts, and all dice stay with you.</source>
        <translation>Choisissez un dé qui va, posez-le sur un emplacement et inscrivez-le dans sa zone. Si aucun ne va, n’inscrivez rien&#xa0;: le lancer compte, et vous gardez tous les dés.</translation>
    </message>
    <message>
        <source>Dice that show less than the chosen one go to the platter. Equal ones stay.</source>
        <translation>Les dés plus faibles que le dé choisi partent sur le plateau. Les égaux restent.</translation>
    </message>
    <message>
        <source>After the third throw all the rest goes to the platter.</source>
        <translation>Après le troisième lancer, tout le reste va sur le plateau.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>to the platter</source>
        <translation>sur le plateau</translation>
    </message>
    <message>
        <source>thrown again</source>
        <translation>relancés</translation>
    </message>
    <message>
        <source>The others: one die from the platter</source>
        <translation>Les autres&#xa0;: un dé du plateau</translation>
    </message>
    <message>
        <source>Each of the others marks one die of the platter. The dice stay there: several may use the same one. Only who can use none of them takes one of the active player&apos;s spaces.</source>
        <translation>Chacun des autres inscrit un dé du plateau. Les dés restent là&#xa0;: plusieurs peuvent prendre le même. Si aucun ne va, et seulement alors, on peut prendre un dé des emplacements du joueur actif.</translation>
    </message>
    <message>
        <source>Nobody has to take a die.</source>
        <translation>Rien n’oblige à prendre un dé.</translation>
    </message>
    <message>
        <source>Whoever can use a die must take one.</source>
        <translation>Qui peut inscrire un dé doit en prendre un.</translation>
    </message>
    <message>
        <source>Variant: whoever can use a die of the platter must take one.</source>
        <translation>Variante&#xa0;: qui peut utiliser un dé du plateau doit en prendre un.</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Les bonus</translation>
    </message>
    <message>
        <source>A cell that carries one, or a complete row, column or diagonal wins it. One bonus may win the next.</source>
        <translation>La case qui en porte un le donne, comme une ligne, une colonne ou la diagonale complète. Un bonus peut en amener un autre.</translation>
    </message>
    <message>
        <source>Re-roll. Only active, before choosing: throw again all dice just thrown. It is none of the three throws.</source>
        <translation>Relance. Joueur actif seulement, avant de choisir&#xa0;: relancez tous les dés que vous venez de lancer. Elle ne compte pas dans les trois lancers.</translation>
    </message>
    <message>
        <source>Extra die. At the end of any turn: mark one more of all six dice, each die only once a turn in this way.</source>
        <translation>Dé supplémentaire. À la fin de chaque tour&#xa0;: inscrivez un dé de plus parmi les six, chacun une fois par tour.</translation>
    </message>
    <message>
        <source>Fox. Counts as much as your lowest area in the end.</source>
        <translation>Renard. Vaut à la fin autant que votre zone la plus faible.</translation>
    </message>
    <message>
        <source>Black bonus. A cross in yellow, blue or green, or a 6 in orange or purple.</source>
        <translation>Bonus noir. Une croix en jaune, en bleu ou en vert, ou bien un 6 en orange ou en violet.</translation>
    </message>
    <message>
        <source>Cross. Make it at once in that area, in green whatever the cell asks for.</source>
        <translation>Croix. Cochez aussitôt dans cette zone&#x202f;; en vert, quel que soit le chiffre demandé.</translation>
    </message>
    <message>
        <source>Number. Write it at once, in orange multiplied. With no cell left it is lost.</source>
        <translation>Nombre. Écrivez-le aussitôt, multiplié en orange. Sans case libre, il est perdu.</translation>
    </message>
    <message>
        <source>Earned actions are circled in their bar, and crossed out when used.</source>
        <translation>Une action gagnée s’entoure dans sa barre, et se barre quand on l’utilise.</translation>
    </message>
    <message>
        <source>The areas</source>
        <translation>Les zones</translation>
    </message>
    <message>
        <source>White stands for any colour.</source>
        <translation>Le blanc prend la couleur que l’on veut.</translation>
    </message>
    <message>
        <source>Cross the number, in either of its two cells.</source>
        <translation>Cochez le chiffre, dans l’une de ses deux cases.</translation>
    </message>
    <message>
        <source>Cross the sum of blue and white, wherever the two lie.</source>
        <translation>Cochez la somme du bleu et du blanc, où qu’ils soient.</translation>
    </message>
    <message>
        <source>From left to right: the die shows at least the number of the cell.</source>
        <translation>De gauche à droite&#xa0;: le dé vaut au moins le chiffre de la case.</translation>
    </message>
    <message>
        <source>From left to right: write any number; ×2 and ×3 multiply it.</source>
        <translation>De gauche à droite&#xa0;: écrivez le chiffre&#x202f;; ×2 et ×3 le multiplient.</translation>
    </message>
    <message>
        <source>From left to right: each number higher than the one before, after a 6 any.</source>
        <translation>De gauche à droite&#xa0;: chaque nombre plus grand que celui d’avant&#x202f;; après un 6, tous vont.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solitaire</translation>
    </message>
    <message>
        <source>Alone: how good is the total?</source>
        <translation>En solitaire&#xa0;: que vaut le total&#x202f;?</translation>
    </message>
    <message>
        <source>In each of six rounds you are active, then passive: throw all six dice, lay the three lowest on the platter (of equal ones, those that fell nearest to it) and mark one of them. There is no re-roll then, and none of the other three; extra dice may be used.</source>
        <translation>Dans chacune des six manches, vous êtes actif, puis passif&#xa0;: lancez les six dés, mettez les trois plus faibles sur le plateau (entre dés égaux, les plus près de lui) et inscrivez l’un d’eux. Ni relance, ni recours aux trois autres&#x202f;; les dés supplémentaires sont permis.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Yellow: complete columns. Blue: by the number of crosses. Green: the number above the last cross. Orange and purple: the sum of the numbers. Each fox: as much as the lowest of these five.</source>
        <translation>Jaune&#xa0;: les colonnes complètes. Bleu&#xa0;: selon le nombre de croix. Vert&#xa0;: le nombre au-dessus de la dernière croix. Orange et violet&#xa0;: la somme des nombres. Chaque renard&#xa0;: autant que la plus faible de ces cinq zones.</translation>
    </message>
    <message>
        <source>Blue crosses</source>
        <translation>Croix bleues</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Most points win. Of equals, the best single area decides; if that is equal, too, the victory is shared.</source>
        <translation>Le plus de points gagne. À égalité, la meilleure zone, prise seule, l’emporte&#x202f;; si cela aussi est égal, la victoire est partagée.</translation>
    </message>
    <message>
        <source>Begin a turn with a low die: a high one takes all lower ones away from you.</source>
        <translation>Commencez votre tour par un dé faible&#xa0;: un dé fort vous prive de tous les plus faibles.</translation>
    </message>
    <message>
        <source>Rows and columns that win a bonus come first; one bonus may complete the next.</source>
        <translation>Visez d’abord les lignes et les colonnes qui donnent un bonus&#xa0;: l’un peut amener le suivant.</translation>
    </message>
    <message>
        <source>Neglect no area: each fox counts as much as your lowest one.</source>
        <translation>Ne négligez aucune zone&#xa0;: chaque renard vaut autant que la plus faible.</translation>
    </message>
</context>
<context>
    <name>CleverTerms</name>
    <message>
        <source>white {face}</source>
        <translation>blanc&#xa0;{face}</translation>
    </message>
    <message>
        <source>yellow {face}</source>
        <translation>jaune&#xa0;{face}</translation>
    </message>
    <message>
        <source>blue {face}</source>
        <translation>bleu&#xa0;{face}</translation>
    </message>
    <message>
        <source>green {face}</source>
        <translation>vert&#xa0;{face}</translation>
    </message>
    <message>
        <source>orange {face}</source>
        <translation>orange&#xa0;{face}</translation>
    </message>
    <message>
        <source>purple {face}</source>
        <translation>violet&#xa0;{face}</translation>
    </message>
    <message>
        <source>the white die</source>
        <translation>le dé blanc</translation>
    </message>
    <message>
        <source>the yellow die</source>
        <translation>le dé jaune</translation>
    </message>
    <message>
        <source>the blue die</source>
        <translation>le dé bleu</translation>
    </message>
    <message>
        <source>the green die</source>
        <translation>le dé vert</translation>
    </message>
    <message>
        <source>the orange die</source>
        <translation>le dé orange</translation>
    </message>
    <message>
        <source>the purple die</source>
        <translation>le dé violet</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>the yellow circles</source>
        <translation>les ronds jaunes</translation>
    </message>
    <message>
        <source>the blue squares</source>
        <translation>les carrés bleus</translation>
    </message>
    <message>
        <source>the green leaves</source>
        <translation>les feuilles vertes</translation>
    </message>
    <message>
        <source>the orange diamonds</source>
        <translation>les losanges orange</translation>
    </message>
    <message>
        <source>the purple hexagons</source>
        <translation>les hexagones violets</translation>
    </message>
    <message>
        <source>yellow {number}, row {row}</source>
        <translation>case jaune&#xa0;{number}, ligne&#xa0;{row}</translation>
    </message>
    <message>
        <source>blue {number}</source>
        <translation>case bleue&#xa0;{number}</translation>
    </message>
    <message>
        <source>green cell {number}</source>
        <translation>case verte&#xa0;{number}</translation>
    </message>
    <message>
        <source>orange cell {number}</source>
        <translation>case orange&#xa0;{number}</translation>
    </message>
    <message>
        <source>purple cell {number}</source>
        <translation>case violette&#xa0;{number}</translation>
    </message>
    <message>
        <source>a re-roll</source>
        <translation>une relance</translation>
    </message>
    <message>
        <source>an extra die</source>
        <translation>un dé supplémentaire</translation>
    </message>
    <message>
        <source>a fox</source>
        <translation>un renard</translation>
    </message>
    <message>
        <source>a yellow cross</source>
        <translation>une croix jaune</translation>
    </message>
    <message>
        <source>a blue cross</source>
        <translation>une croix bleue</translation>
    </message>
    <message>
        <source>a green cross</source>
        <translation>une croix verte</translation>
    </message>
    <message>
        <source>an orange 4</source>
        <translation>un 4 orange</translation>
    </message>
    <message>
        <source>an orange 5</source>
        <translation>un 5 orange</translation>
    </message>
    <message>
        <source>an orange 6</source>
        <translation>un 6 orange</translation>
    </message>
    <message>
        <source>a purple 6</source>
        <translation>un 6 violet</translation>
    </message>
    <message>
        <source>the black bonus</source>
        <translation>le bonus noir</translation>
    </message>
    <message>
        <source>the yellow diagonal</source>
        <translation>diagonale jaune</translation>
    </message>
    <message>
        <source>yellow row {number}</source>
        <translation>ligne jaune&#xa0;{number}</translation>
    </message>
    <message>
        <source>blue row {number}</source>
        <translation>ligne bleue&#xa0;{number}</translation>
    </message>
    <message>
        <source>blue column {number}</source>
        <translation>colonne bleue&#xa0;{number}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>manche&#xa0;{number}</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>foxes</source>
        <translation>renards</translation>
    </message>
</context>
<context>
    <name>CleverThings</name>
    <message>
        <source>{die}, in hand</source>
        <translation>{die}, en main</translation>
    </message>
    <message>
        <source>{die}, on space {number}</source>
        <translation>{die}, emplacement&#xa0;{number}</translation>
    </message>
    <message>
        <source>{die}, on the platter</source>
        <translation>{die}, sur le plateau</translation>
    </message>
    <message>
        <source>{die}, used as an extra die</source>
        <translation>{die}, déjà pris comme dé supplémentaire</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Les dés</translation>
    </message>
    <message>
        <source>{bonus} ({place})</source>
        <translation>{bonus} ({place})</translation>
    </message>
    <message>
        <source>Bonuses to use</source>
        <translation>Bonus à utiliser</translation>
    </message>
    <message>
        <source>{round}, not played</source>
        <translation>{round}, non jouée</translation>
    </message>
    <message>
        <source>{round}, to come</source>
        <translation>{round}, à venir</translation>
    </message>
    <message>
        <source>{round}, over</source>
        <translation>{round}, finie</translation>
    </message>
    <message>
        <source>{round}, now</source>
        <translation>{round}, en cours</translation>
    </message>
    <message>
        <source>{round}: {bonus}</source>
        <translation>{round}&#xa0;: {bonus}</translation>
    </message>
    <message>
        <source>The rounds</source>
        <translation>Les manches</translation>
    </message>
    <message>
        <source>blue and white make {sum}</source>
        <translation>bleu et blanc font&#xa0;{sum}</translation>
    </message>
    <message>
        <source>{name}: {area}</source>
        <translation>{name}&#xa0;: {area}</translation>
    </message>
    <message>
        <source>{name}&apos;s sheet</source>
        <translation>Feuille de score&#xa0;: {name}</translation>
    </message>
    <message>
        <source>active player</source>
        <translation>joueur actif</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>c’est son tour</translation>
    </message>
    <message>
        <source>re-rolls: {left} left of {earned}</source>
        <translation>relances&#xa0;: il en reste {left} sur&#xa0;{earned}</translation>
    </message>
    <message>
        <source>extra dice: {left} left of {earned}</source>
        <translation>dés supplémentaires&#xa0;: il en reste {left} sur&#xa0;{earned}</translation>
    </message>
    <message>
        <source>foxes: {foxes}</source>
        <translation>renards&#xa0;: {foxes}</translation>
    </message>
    <message>
        <source>in all {points}</source>
        <translation>en tout {points}</translation>
    </message>
    <message>
        <source>{area}: {count} of {cells} filled</source>
        <translation>{area}, cases remplies&#xa0;: {count} sur&#xa0;{cells}</translation>
    </message>
    <message>
        <source>{area}: {count} of {cells} crossed</source>
        <translation>{area}, cases cochées&#xa0;: {count} sur&#xa0;{cells}</translation>
    </message>
    <message>
        <source>{words}, {points}</source>
        <translation>{words}, {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CleverWatching</name>
    <message>
        <source>{name} uses a bonus.</source>
        <translation>{name} utilise un bonus.</translation>
    </message>
    <message>
        <source>{name} throws for the passive turn.</source>
        <translation>{name} lance les dés du tour passif.</translation>
    </message>
    <message>
        <source>{name} throws. Roll {roll} of {rolls}.</source>
        <translation>{name} lance les dés&#xa0;: lancer {roll} sur {rolls}.</translation>
    </message>
    <message>
        <source>{name} chooses a die. Roll {roll} of {rolls}.</source>
        <translation>{name} choisit un dé&#xa0;: lancer {roll} sur {rolls}.</translation>
    </message>
    <message>
        <source>{name} chooses a die from the platter.</source>
        <translation>{name} choisit un dé du plateau d’argent.</translation>
    </message>
    <message>
        <source>{name} thinks about an extra die.</source>
        <translation>{name} réfléchit à un dé supplémentaire.</translation>
    </message>
</context>
<context>
    <name>CleverWords</name>
    <message>
        <source>Dice of the platter</source>
        <translation>Dés du plateau</translation>
    </message>
    <message>
        <source>Passive players may decline</source>
        <translation>Les joueurs passifs peuvent renoncer</translation>
    </message>
    <message>
        <source>Passive players must take a die</source>
        <translation>Les joueurs passifs doivent prendre un dé</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>does anything that is allowed</source>
        <translation>fait n’importe quoi, pourvu que ce soit permis</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gourmand</translation>
    </message>
    <message>
        <source>takes what brings most at once</source>
        <translation>prend ce qui rapporte le plus tout de suite</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Prévoyant</translation>
    </message>
    <message>
        <source>looks at what a pick locks away and at bonuses it opens</source>
        <translation>regarde ce qu’un choix lui ferme, et les bonus qu’il lui ouvre</translation>
    </message>
    <message>
        <source>has learned from very many games what a sheet will come to</source>
        <translation>a appris en d’innombrables parties ce qu’une feuille rapportera</translation>
    </message>
    <message>
        <source>{name} begins every round.</source>
        <translation>{name} commence chaque manche.</translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation>La manche {number} commence.</translation>
    </message>
    <message>
        <source>{name} uses a re-roll.</source>
        <translation>{name} utilise une relance.</translation>
    </message>
    <message>
        <source>To the silver platter: {dice}.</source>
        <translation>Sur le plateau d’argent&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>Nothing of roll {roll} fits {name}.</source>
        <translation>Au lancer {roll}, rien ne va pour {name}.</translation>
    </message>
    <message>
        <source>{name} takes no die.</source>
        <translation>{name} ne prend aucun dé.</translation>
    </message>
    <message>
        <source>{name} {marks}.</source>
        <translation>{name} {marks}.</translation>
    </message>
    <message>
        <source>{name} wins {bonus} ({place}).</source>
        <translation>{name} gagne {bonus} ({place}).</translation>
    </message>
    <message>
        <source>{name} loses {bonus} ({place}): no cell is left.</source>
        <translation>{name} perd {bonus} ({place})&#xa0;: il n’y a plus de case.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>{what}: {marks}.</source>
        <translation>{what} et {marks}.</translation>
    </message>
    <message>
        <source>{name} takes {die}.</source>
        <translation>{name} prend {die}.</translation>
    </message>
    <message>
        <source>{name} uses {die} from the platter.</source>
        <translation>{name} prend {die} sur le plateau.</translation>
    </message>
    <message>
        <source>{name} uses {die} from the active player&apos;s spaces.</source>
        <translation>{name} prend {die} sur un emplacement du joueur actif.</translation>
    </message>
    <message>
        <source>{name} uses an extra die, {die}.</source>
        <translation>{name} utilise un dé supplémentaire ({die}).</translation>
    </message>
    <message>
        <source>{name} uses {bonus} ({place}).</source>
        <translation>{name} utilise {bonus} ({place}).</translation>
    </message>
    <message>
        <source>{name} throws {dice} (roll {roll}).</source>
        <translation>{name} fait {dice} (lancer {roll}).</translation>
    </message>
    <message>
        <source>{name} throws {dice}.</source>
        <translation>{name} fait {dice}.</translation>
    </message>
    <message>
        <source>crosses {cell}</source>
        <translation>coche la {cell}</translation>
    </message>
    <message>
        <source>writes {value} in {cell}</source>
        <translation>écrit {value} dans la {cell}</translation>
    </message>
    <message>
        <source>Extra die: {mark}</source>
        <translation>Dé supplémentaire&#xa0;: {mark}</translation>
    </message>
    <message>
        <source>Re-roll ({left} left)</source>
        <translation>Relance (il en reste {left})</translation>
    </message>
    <message>
        <source>{name}, use an extra die? {left} left.</source>
        <translation>À {name} de choisir&#xa0;: utiliser un dé supplémentaire&#x202f;? Il en reste {left}.</translation>
    </message>
    <message>
        <source>Nothing fits: go on</source>
        <translation>Rien ne va&#xa0;: continuer</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Take no die</source>
        <translation>Ne prendre aucun dé</translation>
    </message>
    <message>
        <source>No extra die</source>
        <translation>Pas de dé supplémentaire</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>The dice show {dice}</source>
        <translation>Résultat&#xa0;: {dice}</translation>
    </message>
    <message>
        <source>Nearest to the platter: {dice}</source>
        <translation>Les plus près du plateau&#xa0;: {dice}</translation>
    </message>
    <message>
        <source>Blue and white, {white} + {blue}</source>
        <translation>Bleu avec blanc, {blue} + {white}</translation>
    </message>
    <message>
        <source>White with blue, {white} + {blue}</source>
        <translation>Blanc avec bleu, {white} + {blue}</translation>
    </message>
    <message>
        <source>Bonus: write {number}</source>
        <translation>Bonus&#xa0;: écrire {number}</translation>
    </message>
    <message>
        <source>Bonus: cross</source>
        <translation>Bonus&#xa0;: croix</translation>
    </message>
    <message>
        <source>{cell}, counts {value}</source>
        <translation>{cell}, compte {value}</translation>
    </message>
    <message>
        <source>{what} → {cell}</source>
        <translation>{what} → {cell}</translation>
    </message>
    <message>
        <source>{what} → {cell}, wins {won}</source>
        <translation>{what} → {cell}, donne {won}</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n die(s)</source>
        <translation>
            <numerusform>Lancer %n dé</numerusform>
            <numerusform>Lancer %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}. {asked}</source>
        <translation>Manche {round} sur {rounds}. {asked}</translation>
    </message>
    <message>
        <source>Who begins? The lot decides.</source>
        <translation>Qui commence&#x202f;? Le sort décide.</translation>
    </message>
    <message>
        <source>{name}, throw for the passive turn: the three lowest go to the platter.</source>
        <translation>À {name} de lancer pour le tour passif&#xa0;: les trois dés les plus faibles vont sur le plateau.</translation>
    </message>
    <message>
        <source>{name}, throw the dice. Roll {roll} of {rolls}.</source>
        <translation>À {name} de lancer les dés&#xa0;: lancer {roll} sur {rolls}.</translation>
    </message>
    <message>
        <source>{name}, choose a die and where it goes. Roll {roll} of {rolls}.</source>
        <translation>À {name} de choisir un dé et sa case. Lancer {roll} sur {rolls}.</translation>
    </message>
    <message>
        <source>{name}, nothing fits. Roll {roll} of {rolls} counts all the same.</source>
        <translation>Rien ne va pour {name}. Le lancer {roll} sur {rolls} compte tout de même.</translation>
    </message>
    <message>
        <source>Equal dice: the lot says which go to the platter.</source>
        <translation>Dés égaux&#xa0;: le sort dit lesquels vont sur le plateau.</translation>
    </message>
    <message>
        <source>{name}, choose a die from the platter.</source>
        <translation>À {name} de choisir un dé du plateau.</translation>
    </message>
    <message>
        <source>{name}, the platter does not help: choose a die from the spaces.</source>
        <translation>Rien ne va sur le plateau&#xa0;: à {name} de choisir un dé des emplacements.</translation>
    </message>
    <message>
        <source>{name}, no die fits.</source>
        <translation>Aucun dé ne va pour {name}.</translation>
    </message>
    <message>
        <source>{name}, the black bonus: a cross in yellow, blue or green, or a 6 in orange or purple.</source>
        <translation>À {name} de choisir le bonus noir&#xa0;: une croix en jaune, en bleu ou en vert, ou bien un 6 en orange ou en violet.</translation>
    </message>
    <message>
        <source>{name}, you have won {bonus}: where does it go?</source>
        <translation>{name} a gagné {bonus}&#xa0;: où placer ce bonus&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, you have won {bonus}: which comes first, and where?</source>
        <translation>{name} a gagné {bonus}&#xa0;: par quoi commencer, et où&#x202f;?</translation>
    </message>
    <message>
        <source>Crosses in blue</source>
        <translation>Croix en bleu</translation>
    </message>
    <message>
        <source>Crosses in green</source>
        <translation>Croix en vert</translation>
    </message>
    <message>
        <source>Points in yellow</source>
        <translation>Points en jaune</translation>
    </message>
    <message>
        <source>Points in orange</source>
        <translation>Points en orange</translation>
    </message>
    <message>
        <source>Points in purple</source>
        <translation>Points en violet</translation>
    </message>
    <message>
        <source>Points of the foxes</source>
        <translation>Points des renards</translation>
    </message>
    <message>
        <source>{names} wins with the most points.</source>
        <translation>{names} gagne avec le plus de points.</translation>
    </message>
    <message>
        <source>Equal points: {names} wins by the best single area.</source>
        <translation>Points égaux&#xa0;: {names} gagne par la meilleure zone.</translation>
    </message>
    <message>
        <source>Equal points, equal best areas: {names} share the victory.</source>
        <translation>Points égaux, meilleures zones égales&#xa0;: {names} partagent la victoire.</translation>
    </message>
    <message>
        <source>Six rounds are done.</source>
        <translation>Les six manches sont jouées.</translation>
    </message>
    <message numerus="yes">
        <source>Six rounds are done, %n point(s) short of {stars} stars.</source>
        <translation>
            <numerusform>Six manches sont jouées&#x202f;; il manque %n point pour {stars} étoiles.</numerusform>
            <numerusform>Six manches sont jouées&#x202f;; il manque %n points pour {stars} étoiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>{stars} of 5 stars</source>
        <translation>{stars} sur 5 étoiles</translation>
    </message>
</context>
<context>
    <name>CountList</name>
    <message>
        <source>All counts</source>
        <translation>Tous les décomptes</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>What you count is kept here, number by number.</source>
        <translation>Ce que vous comptez est gardé ici, nombre par nombre.</translation>
    </message>
    <message>
        <source>Forget this count for good?</source>
        <translation>Supprimer ce décompte pour de bon&#x202f;?</translation>
    </message>
    <message>
        <source>Forget a count</source>
        <translation>Supprimer un décompte</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>CounterWindow</name>
    <message>
        <source>{game}: score counter</source>
        <translation>{game}&#xa0;: marquoir</translation>
    </message>
    <message>
        <source>Counts are not kept: print what you want to have.</source>
        <translation>Les décomptes ne sont pas gardés&#xa0;: imprimez ceux que vous voulez retrouver.</translation>
    </message>
    <message>
        <source>This is not kept.</source>
        <translation>Ceci n’est pas gardé.</translation>
    </message>
    <message>
        <source>No counts can be shown.</source>
        <translation>Impossible de montrer les décomptes.</translation>
    </message>
    <message>
        <source>Score counter</source>
        <translation>Marquoir</translation>
    </message>
    <message>
        <source>New count</source>
        <translation>Nouveau décompte</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>CrocoAdvice</name>
    <message>
        <source>the next game begins</source>
        <translation>la manche suivante commence</translation>
    </message>
    <message numerus="yes">
        <source>takes the crocodile of {length}: %n point(s)</source>
        <translation>
            <numerusform>prend le crocodile de {length}&#xa0;: %n point</numerusform>
            <numerusform>prend le crocodile de {length}&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the crocodile of {length} from the {token}: a swing of %n point(s)</source>
        <translation>
            <numerusform>prend au {token} le crocodile de {length}&#xa0;: un écart de %n point</numerusform>
            <numerusform>prend au {token} le crocodile de {length}&#xa0;: un écart de %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lifts your crocodile of {length} from {was} to %n point(s)</source>
        <translation>
            <numerusform>fait monter votre crocodile de {length} de {was} à %n point</numerusform>
            <numerusform>fait monter votre crocodile de {length} de {was} à %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lowers your crocodile of {length} from {was} to %n point(s)</source>
        <translation>
            <numerusform>fait baisser votre crocodile de {length} de {was} à %n point</numerusform>
            <numerusform>fait baisser votre crocodile de {length} de {was} à %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your crocodile of {length} stays at %n point(s)</source>
        <translation>
            <numerusform>votre crocodile de {length} reste à %n point</numerusform>
            <numerusform>votre crocodile de {length} reste à %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>no green token can beat the {token} there any more</source>
        <translation>plus aucun pion vert ne peut y battre le {token}</translation>
    </message>
    <message>
        <source>no blue token can beat the {token} there any more</source>
        <translation>plus aucun pion bleu ne peut y battre le {token}</translation>
    </message>
    <message>
        <source>no green token that may leave now beats it</source>
        <translation>aucun pion vert libre de partir ne le bat</translation>
    </message>
    <message>
        <source>no blue token that may leave now beats it</source>
        <translation>aucun pion bleu libre de partir ne le bat</translation>
    </message>
    <message>
        <source>burns the {token} and places again</source>
        <translation>sacrifie le {token} et rejoue</translation>
    </message>
    <message>
        <source>loses the {token}, the last token</source>
        <translation>perd le {token}, le dernier pion</translation>
    </message>
    <message>
        <source>ends the game, {own} points to {others}</source>
        <translation>finit la manche, en points&#xa0;: {own} à {others}</translation>
    </message>
    <message>
        <source>frees {space}, where your {token} waits</source>
        <translation>libère {space}, où attend votre {token}</translation>
    </message>
    <message>
        <source>keeps the {token} for later</source>
        <translation>garde le {token} pour plus tard</translation>
    </message>
    <message>
        <source>has {tokens}</source>
        <translation>ce clan a {tokens}</translation>
    </message>
    <message>
        <source>has {tokens}, which {ways} lower tokens beside can free (the other clan: {others})</source>
        <translation>ce clan a {tokens}, que {ways} petits pions voisins peuvent libérer (l’autre clan&#xa0;: {others})</translation>
    </message>
</context>
<context>
    <name>CrocoBox</name>
    <message>
        <source>Croco</source>
        <translation>Croco</translation>
    </message>
    <message>
        <source>Two clans of bird dentists, five crocodiles: place your tokens by number and sign, sacrifice some, and control the longest jaws in the end.</source>
        <translation>Deux clans d’oiseaux dentistes, cinq crocodiles&#xa0;: posez vos pions selon leur chiffre et leur signe, sacrifiez-en quelques-uns, et contrôlez à la fin les plus longues mâchoires.</translation>
    </message>
    <message>
        <source>Croco is a game of Cosmoludo (2023); thanks to its authors.</source>
        <translation>Croco est un jeu de Cosmoludo (2023)&#x202f;; merci à ses auteurs.</translation>
    </message>
</context>
<context>
    <name>CrocoCheat</name>
    <message>
        <source>Five crocodiles, and on each one token has the say. In the end every crocodile pays whoever controls it.</source>
        <translation>Sur chacun des cinq crocodiles, un seul pion commande. À la fin, chaque crocodile rapporte des points à qui le contrôle.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>La préparation</translation>
    </message>
    <message>
        <source>The tokens of each clan lie in its camp by lot, face up. Whoever begins chooses a clan and places first.</source>
        <translation>Les pions de chaque clan sont disposés au hasard dans son camp, face visible. Qui commence choisit son clan et pose le premier pion.</translation>
    </message>
    <message>
        <source>Place a token of your camp on a free cell of any crocodile. You cannot pass.</source>
        <translation>Posez un pion de votre camp sur une case libre d’un crocodile. On ne passe pas son tour.</translation>
    </message>
    <message>
        <source>If it controls that crocodile now, your turn is over.</source>
        <translation>S’il contrôle maintenant ce crocodile, votre tour est fini.</translation>
    </message>
    <message>
        <source>If it is turned over, place another at once, there or elsewhere, until one controls or your camp is empty.</source>
        <translation>S’il est retourné, rejouez aussitôt, là ou ailleurs, jusqu’à ce qu’un pion prenne le contrôle ou que votre camp soit vide.</translation>
    </message>
    <message>
        <source>Where a token goes</source>
        <translation>Où va un pion</translation>
    </message>
    <message>
        <source>Plus counts from the head, minus from the tail: a 3+ goes to the third cell from the head, a 3− to the third from the tail, on any crocodile that has it.</source>
        <translation>Un plus se compte depuis la tête, un moins depuis la queue&#xa0;: un 3+ va sur la troisième case depuis la tête, un 3− sur la troisième depuis la queue, d’un crocodile assez long.</translation>
    </message>
    <message>
        <source>Only when all its cells are taken may a token go to any free cell. It keeps its number and its sign.</source>
        <translation>Seul un pion dont toutes les cases sont prises peut aller sur n’importe quelle case libre. Il garde son chiffre et son signe.</translation>
    </message>
    <message>
        <source>Which token may leave</source>
        <translation>Quel pion peut partir</translation>
    </message>
    <message>
        <source>Your first two from anywhere; then only those beside an emptied space of your camp, across an edge. Here the framed ones may.</source>
        <translation>Les deux premiers, au choix dans votre camp&#x202f;; ensuite, seulement un pion qui touche, par un côté, une case libérée. Ici, les pions encadrés.</translation>
    </message>
    <message>
        <source>Who controls a crocodile</source>
        <translation>Qui contrôle un crocodile</translation>
    </message>
    <message>
        <source>The first token on it. A newcomer fights the one that controls it now, and nobody else; the cell decides, not the number.</source>
        <translation>Le premier pion posé le contrôle. Un nouveau venu n’affronte que celui qui contrôle à ce moment-là&#x202f;; c’est la case qui décide, pas le chiffre.</translation>
    </message>
    <message>
        <source>Same sign: nearer the head wins. Here the 5− has beaten a 4−.</source>
        <translation>Même signe&#xa0;: le plus proche de la tête l’emporte. Ici, le 5− a battu un 4−.</translation>
    </message>
    <message>
        <source>Different signs: nearer the tail wins. Here the 5+ has beaten a 4−.</source>
        <translation>Signes différents&#xa0;: le plus proche de la queue l’emporte. Ici, le 5+ a battu un 4−.</translation>
    </message>
    <message>
        <source>The loser is turned over and stays, even if it is yours; it only takes up its cell.</source>
        <translation>Le perdant est retourné et reste en place, même si c’est le vôtre&#x202f;; il ne fait plus qu’occuper sa case.</translation>
    </message>
    <message>
        <source>The tokens of both clans</source>
        <translation>Les pions des deux clans</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Crocodiles</source>
        <translation>Crocodiles</translation>
    </message>
    <message>
        <source>It is over when somebody should begin a turn and has no token left.</source>
        <translation>La manche finit quand un joueur doit commencer son tour sans avoir de pion.</translation>
    </message>
    <message>
        <source>A crocodile pays its length times the number of the token that controls it, whatever the sign: 7 × 6 = 42 points here.</source>
        <translation>Un crocodile rapporte sa longueur fois le chiffre du pion qui le contrôle, quel que soit le signe&#xa0;: ici, 7&#xa0;×&#xa0;6&#xa0;=&#xa0;42 points.</translation>
    </message>
    <message>
        <source>Most points win; equal points are a draw. Tokens left in a camp are worth nothing.</source>
        <translation>Le plus de points l’emporte&#x202f;; à égalité, match nul. Les pions restés au camp ne valent rien.</translation>
    </message>
    <message>
        <source>Two, four or six games: new camps and a new choice of clan each time; the sum of points wins, then games won.</source>
        <translation>Deux, quatre ou six manches&#xa0;: à chacune, de nouveaux camps et un nouveau choix de clan&#x202f;; la somme des points l’emporte, puis les manches gagnées.</translation>
    </message>
    <message>
        <source>A position set up by hand is a single game.</source>
        <translation>Une position composée à la main se joue en une seule manche.</translation>
    </message>
    <message>
        <source>High numbers on long crocodiles; but look which token could still beat them.</source>
        <translation>Les grands chiffres sur les longs crocodiles&#x202f;; mais voyez quel pion peut encore les battre.</translation>
    </message>
    <message>
        <source>A token that is turned over frees its neighbours in the camp. Yet it costs one, and who has none left can only watch.</source>
        <translation>Un pion retourné libère ses voisins du camp. Mais il vous en coûte un, et qui n’en a plus ne peut que regarder.</translation>
    </message>
    <message>
        <source>On a head no token of the same sign beats yours, on a tail none of the other.</source>
        <translation>Sur une tête, aucun pion de même signe ne bat le vôtre&#x202f;; sur une queue, aucun de l’autre signe.</translation>
    </message>
</context>
<context>
    <name>CrocoEditor</name>
    <message>
        <source>Lay the rest in the camps by lot</source>
        <translation>Disposer le reste au hasard</translation>
    </message>
    <message>
        <source>Empty the board</source>
        <translation>Vider le plateau</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Mettre une position en place</translation>
    </message>
    <message>
        <source>Green places</source>
        <translation>Vert joue</translation>
    </message>
    <message>
        <source>Blue places</source>
        <translation>Bleu joue</translation>
    </message>
    <message>
        <source>Who places first</source>
        <translation>Qui joue le premier</translation>
    </message>
    <message>
        <source>The position as a line of text</source>
        <translation>La position sur une ligne de texte</translation>
    </message>
</context>
<context>
    <name>CrocoGuide</name>
    <message>
        <source>Now you know the crocodiles. From here on: high numbers on long ones, on cells where no token of the other camp beats them, and some tokens kept for the end. F1 opens the rules. Enjoy the game!</source>
        <translation>Vous connaissez maintenant les crocodiles. Désormais, posez les grands chiffres sur les longs, là où aucun pion adverse ne les bat, et gardez quelques pions pour la fin. F1 ouvre les règles. Bonne partie&#x202f;!</translation>
    </message>
    <message>
        <source>The tokens of both clans are laid in their camps by lot, face up. From then on nothing is left to chance.</source>
        <translation>Les pions des deux clans sont disposés au hasard dans leurs camps, face visible. Ensuite, le hasard n’a plus rien à dire.</translation>
    </message>
    <message>
        <source>You begin: choose a clan. Look for the camp whose high numbers have low ones beside them: a token that leaves frees its neighbours.</source>
        <translation>Vous commencez&#xa0;: choisissez un clan. Cherchez le camp où les grands chiffres ont de petits chiffres pour voisins&#xa0;: un pion qui part libère ceux d’à côté.</translation>
    </message>
    <message>
        <source>This game is over, and each crocodile has paid. Clear the board for the next one: the camps are laid anew, and all points are added up.</source>
        <translation>Cette manche est finie, et chaque crocodile a rapporté ses points. Videz le plateau pour la suivante&#xa0;: les camps sont disposés à nouveau, et tous les points s’additionnent.</translation>
    </message>
    <message>
        <source>Your token lost and is turned over, so you place another at once. It cost you a token, but it takes up a cell, and its neighbours in the camp may leave now.</source>
        <translation>Votre pion a perdu, il est retourné&#xa0;: vous rejouez aussitôt. Il vous en coûte un pion, mais il occupe une case, et ses voisins du camp peuvent maintenant partir.</translation>
    </message>
    <message>
        <source>It lost, so you place again. Now and then that pays: to free a better token, or to take a cell away. But who has no tokens left can only watch.</source>
        <translation>Il a perdu, donc vous rejouez. Cela paie parfois&#xa0;: pour libérer un meilleur pion, ou pour prendre une case. Mais qui n’a plus de pions ne peut que regarder.</translation>
    </message>
    <message>
        <source>Choose a token, then its cell: a 3+ lies on the third cell from a head, a 3− on the third from a tail. The first on a crocodile controls it, for its length times the number.</source>
        <translation>Choisissez un pion, puis sa case&#xa0;: un 3+ va sur la troisième case depuis une tête, un 3− sur la troisième depuis une queue. Le premier sur un crocodile le contrôle et rapporte sa longueur fois le chiffre.</translation>
    </message>
    <message>
        <source>Your second token may be any, too. If you meet another: with equal signs the one nearer the head wins, with different signs the one nearer the tail. The loser is turned over.</source>
        <translation>Votre deuxième pion est libre aussi. S’il en affronte un autre&#xa0;: à signes égaux, le plus proche de la tête l’emporte&#x202f;; à signes différents, le plus proche de la queue. Le perdant est retourné.</translation>
    </message>
    <message>
        <source>From now on only tokens that lie beside an emptied space may leave: those that glow. So each token you place also decides which one comes next.</source>
        <translation>Désormais, seuls les pions voisins d’une case libérée peuvent partir&#xa0;: ceux qui brillent. Chaque pion que vous posez décide donc aussi des suivants.</translation>
    </message>
    <message>
        <source>{name} has beaten your {token}: {why}. It is turned over for good and pays nothing. Can you beat the {winner} in turn?</source>
        <translation>{name} a battu votre {token}&#xa0;: {why}. Le voilà retourné pour de bon, et il ne rapporte rien. Pouvez-vous battre à votre tour le {winner}&#x202f;?</translation>
    </message>
    <message>
        <source>All cells of your {token} are taken. So it may go to any free cell, on any crocodile, and it keeps its number and its sign.</source>
        <translation>Toutes les cases de votre {token} sont prises. Il peut donc aller sur n’importe quelle case libre, de n’importe quel crocodile, en gardant son chiffre et son signe.</translation>
    </message>
    <message>
        <source>Your {token} may leave. It has one cell only, the head of the longest crocodile; there it is worth {points} points, and only a plus can beat it.</source>
        <translation>Votre {token} peut partir. Il n’a qu’une case, à la tête du plus long crocodile&#x202f;; il y vaut {points} points, et seul un plus peut le battre.</translation>
    </message>
    <message numerus="yes">
        <source>Your camp has %n token(s) left. Whoever should begin a turn and has none ends the game, and then each crocodile pays who controls it.</source>
        <translation>
            <numerusform>Il reste %n pion dans votre camp. Qui doit commencer son tour sans en avoir met fin à la manche, et chaque crocodile rapporte des points à qui le contrôle.</numerusform>
            <numerusform>Il reste %n pions dans votre camp. Qui doit commencer son tour sans en avoir met fin à la manche, et chaque crocodile rapporte des points à qui le contrôle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens are left in your camp, and none that may leave wins points now. Look for the one that costs you least, and for what it frees.</source>
        <translation>
            <numerusform>Il reste %n pion dans votre camp, et il ne peut rien rapporter pour l’instant. Voyez où il vous coûte le moins.</numerusform>
            <numerusform>Il reste %n pions dans votre camp, et aucun de ceux qui peuvent partir ne rapporte rien pour l’instant. Voyez lequel coûte le moins, et ce qu’il libère.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens are left in your camp. Look for a crocodile that you can take, best where no token of the other camp beats yours.</source>
        <translation>
            <numerusform>Il reste %n pion dans votre camp. Cherchez un crocodile à prendre, de préférence là où aucun pion adverse ne bat le vôtre.</numerusform>
            <numerusform>Il reste %n pions dans votre camp. Cherchez un crocodile à prendre, de préférence là où aucun pion adverse ne bat le vôtre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} begins, and chooses a clan; yours is the other one. That is no drawback: in even play whoever moves second wins more often.</source>
        <translation>{name} commence et choisit un clan&#x202f;; l’autre est le vôtre. Ce n’est pas un désavantage&#xa0;: à force égale, qui joue en second gagne plus souvent.</translation>
    </message>
    <message>
        <source>The token of {name} lost and was turned over, so {name} places another at once.</source>
        <translation>{name} a perdu le combat et son pion est retourné&#xa0;: {name} en place aussitôt un autre.</translation>
    </message>
    <message>
        <source>{name} places a token.</source>
        <translation>{name} pose un pion.</translation>
    </message>
    <message>
        <source>{name} places a token. If it meets another one, see who wins: equal signs look to the head, different signs to the tail.</source>
        <translation>{name} pose un pion. S’il en affronte un autre, voyez qui l’emporte&#xa0;: à signes égaux, c’est la tête qui compte&#x202f;; à signes différents, la queue.</translation>
    </message>
    <message>
        <source>It is meant to lose: it takes up a cell and frees its neighbours.</source>
        <translation>Il est là pour perdre&#xa0;: il occupe une case et libère ses voisins.</translation>
    </message>
    <message>
        <source>That costs points now, but looking further ahead every other choice costs more.</source>
        <translation>Cela coûte des points tout de suite, mais à plus long terme tout autre choix coûte davantage.</translation>
    </message>
</context>
<context>
    <name>CrocoPaper</name>
    <message>
        <source>The table and the points</source>
        <translation>La table et les points</translation>
    </message>
    <message>
        <source>Score sheet of a match</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Board to play on, of two pages</source>
        <translation>Plateau de jeu, en deux pages</translation>
    </message>
    <message>
        <source>Tokens to cut out</source>
        <translation>Pions à découper</translation>
    </message>
    <message>
        <source>The table in the end</source>
        <translation>La table à la fin</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Game {game} of {games}</source>
        <translation>Manche {game} sur {games}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les manches</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>Clan</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Commence</translation>
    </message>
    <message>
        <source>Points of the game</source>
        <translation>Points de la manche</translation>
    </message>
    <message>
        <source>All games so far</source>
        <translation>Total des manches</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>A crocodile brings its length times the number of the token that controls it, the sign left out.</source>
        <translation>Un crocodile rapporte sa longueur multipliée par le chiffre du pion qui le contrôle, sans le signe.</translation>
    </message>
    <message>
        <source>The most points of all games together win the match; if they are equal, the most games won; else it is a draw.</source>
        <translation>La plus grande somme de points gagne la partie&#x202f;; à égalité, le plus de manches gagnées&#x202f;; sinon, match nul.</translation>
    </message>
    <message>
        <source>Shuffle the tokens of each clan and lay them face up in its camp. Whoever begins chooses a clan.</source>
        <translation>Mélangez les pions de chaque clan et disposez-les face visible dans son camp. Qui commence choisit son clan.</translation>
    </message>
    <message>
        <source>Plus counts from the head, minus from the tail. Where all its cells are taken, a token goes to any free one.</source>
        <translation>Plus se compte depuis la tête, moins depuis la queue. Si toutes ses cases sont occupées, un pion va sur n’importe quelle case libre.</translation>
    </message>
    <message>
        <source>Choose your first two tokens freely. After that only a token beside an emptied space may leave.</source>
        <translation>Les deux premiers pions se choisissent librement. Ensuite, seul un pion voisin d’une case libérée peut partir.</translation>
    </message>
    <message>
        <source>Same sign: nearer the head wins. Different signs: nearer the tail. The loser is turned over.</source>
        <translation>Même signe&#xa0;: le plus près de la tête gagne. Signes différents&#xa0;: le plus près de la queue. Le perdant est retourné.</translation>
    </message>
    <message>
        <source>Was it the one you just placed? Place another at once.</source>
        <translation>Était-ce le pion que vous venez de poser&#x202f;? Rejouez aussitôt.</translation>
    </message>
    <message>
        <source>Glue the other half on this strip, edge to edge</source>
        <translation>Collez l’autre moitié sur cette bande, bord à bord</translation>
    </message>
    <message>
        <source>Cut along the dashed line and glue on the strip of the other half.</source>
        <translation>Découpez le long des tirets et collez sur la bande de l’autre moitié.</translation>
    </message>
    <message>
        <source>Cut out the four strips.</source>
        <translation>Découpez les quatre bandes.</translation>
    </message>
    <message>
        <source>Fold each along the dotted line, the pictures outside, and glue it together.</source>
        <translation>Pliez chacune le long des pointillés, images à l’extérieur, et collez-la.</translation>
    </message>
    <message>
        <source>Cut the tokens apart, square or along their edges.</source>
        <translation>Séparez les pions, en carrés ou le long de leur bord.</translation>
    </message>
    <message>
        <source>Each is {side} mm wide and fits the board printed on the same paper. A piece of card between front and back makes it firm.</source>
        <translation>Chacun mesure {side} mm et va avec le plateau imprimé sur le même papier. Un morceau de carton entre les deux faces le rend solide.</translation>
    </message>
</context>
<context>
    <name>CrocoReasons</name>
    <message>
        <source>Green clan</source>
        <translation>Clan vert</translation>
    </message>
    <message>
        <source>Blue clan</source>
        <translation>Clan bleu</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in the camp</source>
        <translation>
            <numerusform>%n pion dans le camp</numerusform>
            <numerusform>%n pions dans le camp</numerusform>
        </translation>
    </message>
    <message>
        <source>{token} to {space}</source>
        <translation>{token} en {space}</translation>
    </message>
    <message>
        <source>To {cell}</source>
        <translation>Vers {cell}</translation>
    </message>
    <message>
        <source>To {space} of the camp</source>
        <translation>Vers {space} du camp</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Hors du plateau</translation>
    </message>
    <message>
        <source>Show its number: it controls the crocodile</source>
        <translation>Montrer son chiffre&#xa0;: il contrôle le crocodile</translation>
    </message>
    <message>
        <source>{token} of the {clan} clan</source>
        <translation>{token} du clan {clan}</translation>
    </message>
    <message>
        <source>Game {game} of {games} · {tokens}</source>
        <translation>Manche {game} sur {games} · {tokens}</translation>
    </message>
    <message>
        <source>Game {game} of {games}, in all {total} · {tokens}</source>
        <translation>Manche {game} sur {games}, en tout {total} · {tokens}</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag tokens from beside the camps into them and onto the crocodiles. The last one on a crocodile controls it; click one that is turned over to let it control.</source>
        <translation>Glissez les pions à côté des camps dans ceux-ci et sur les crocodiles. Le dernier posé contrôle le crocodile&#x202f;; cliquez sur un pion retourné pour lui rendre le contrôle.</translation>
    </message>
    <message>
        <source>{token} is the first here and controls it{points}.</source>
        <translation>{token} est le premier ici et prend le contrôle{points}.</translation>
    </message>
    <message>
        <source>{token} wins: {why}. {other} is turned over{points}.</source>
        <translation>{token} gagne&#xa0;: {why}. {other} est retourné{points}.</translation>
    </message>
    <message>
        <source>{token} loses to {other}: {why}. It was your last: the turn ends.</source>
        <translation>{token} perd contre {other}&#xa0;: {why}. C’était le dernier&#xa0;: le tour s’arrête.</translation>
    </message>
    <message>
        <source>{token} loses to {other}: {why}. You place another at once.</source>
        <translation>{token} perd contre {other}&#xa0;: {why}. Vous rejouez aussitôt.</translation>
    </message>
    <message numerus="yes">
        <source>: %n point(s)</source>
        <translation>
            <numerusform>&#xa0;: %n point</numerusform>
            <numerusform>&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{token} of {name}</source>
        <translation>{token} ({name})</translation>
    </message>
    <message>
        <source>{plus} and {minus}</source>
        <translation>{plus} et {minus}</translation>
    </message>
    <message>
        <source>The crocodile of {length}, cell {cell}: {codes}.</source>
        <translation>Crocodile de {length}, case {cell}&#xa0;: {codes}.</translation>
    </message>
    <message>
        <source>Nobody controls it.</source>
        <translation>Personne ne le contrôle.</translation>
    </message>
    <message>
        <source>{token} controls the crocodile.</source>
        <translation>{token} contrôle le crocodile.</translation>
    </message>
    <message>
        <source>A token of the {clan} clan that is turned over.</source>
        <translation>Un pion retourné du clan {clan}.</translation>
    </message>
    <message>
        <source>The first token controls the crocodile.</source>
        <translation>Le premier pion prendra le contrôle du crocodile.</translation>
    </message>
    <message>
        <source>Against {token} a {winner} would win here ({why}), a {loser} lose.</source>
        <translation>Contre {token}, un {winner} gagnerait ici ({why}) et un {loser} perdrait.</translation>
    </message>
    <message>
        <source>{token} goes to cell {number} from the head, free on {crocodiles}.</source>
        <translation>{token} va sur la case {number} depuis la tête, libre sur {crocodiles}.</translation>
    </message>
    <message>
        <source>{token} goes to cell {number} from the tail, free on {crocodiles}.</source>
        <translation>{token} va sur la case {number} depuis la queue, libre sur {crocodiles}.</translation>
    </message>
    <message numerus="yes">
        <source>the crocodile(s) of {lengths}</source>
        <translation>
            <numerusform>le crocodile de {lengths}</numerusform>
            <numerusform>les crocodiles de {lengths}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{token} from {space}: %n cell(s)</source>
        <translation>
            <numerusform>{token} de {space}&#xa0;: %n case</numerusform>
            <numerusform>{token} de {space}&#xa0;: %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a token first, then its cell. {asked}</source>
        <translation>Choisissez d’abord un pion, puis sa case. {asked}</translation>
    </message>
    <message>
        <source>This cell is taken.</source>
        <translation>Cette case est occupée.</translation>
    </message>
    <message>
        <source>{token} may go to any free cell.</source>
        <translation>{token} peut aller sur n’importe quelle case libre.</translation>
    </message>
    <message>
        <source>That is the other clan. {asked}</source>
        <translation>C’est l’autre clan. {asked}</translation>
    </message>
    <message>
        <source>This space is empty. {asked}</source>
        <translation>Cette case du camp est vide. {asked}</translation>
    </message>
    <message>
        <source>{token} cannot leave yet: no space beside it has been emptied.</source>
        <translation>{token} ne peut pas encore partir&#xa0;: aucune case voisine n’a été libérée.</translation>
    </message>
</context>
<context>
    <name>CrocoTerms</name>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>cell {number} of the crocodile of {length}</source>
        <translation>la case&#xa0;{number} du crocodile de&#xa0;{length}</translation>
    </message>
    <message>
        <source>same sign, nearer the head</source>
        <translation>même signe, plus près de la tête</translation>
    </message>
    <message>
        <source>different signs, nearer the tail</source>
        <translation>signes différents, plus près de la queue</translation>
    </message>
</context>
<context>
    <name>CrocoThings</name>
    <message>
        <source>Crocodile of {length}</source>
        <translation>Crocodile de {length}</translation>
    </message>
    <message>
        <source>cell {number}, {codes}: {lies}</source>
        <translation>case {number}, {codes}&#xa0;: {lies}</translation>
    </message>
    <message>
        <source>Camp of {name}, {clan}</source>
        <translation>Camp, {name}, clan {clan}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{token}, cannot leave yet</source>
        <translation>{token}, ne peut pas encore partir</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>{space}: {token}</source>
        <translation>{space}&#xa0;: {token}</translation>
    </message>
</context>
<context>
    <name>CrocoWords</name>
    <message>
        <source>We lay the camps by hand</source>
        <translation>Nous disposons les camps à la main</translation>
    </message>
    <message>
        <source>Nothing is taken back once the next camps are laid</source>
        <translation>Aucun retour en arrière une fois les camps suivants disposés</translation>
    </message>
    <message>
        <source>Undo is closed: camps were laid since your last choice</source>
        <translation>Rien à annuler&#xa0;: des camps ont été disposés depuis le dernier choix</translation>
    </message>
    <message>
        <source>The camp, like {example}</source>
        <translation>Le camp, par ex. {example}</translation>
    </message>
    <message>
        <source>How the camp lies</source>
        <translation>Disposition du camp</translation>
    </message>
    <message>
        <source>The camp cannot be “{text}”.</source>
        <translation>Le camp ne peut pas être «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>Take back the last token</source>
        <translation>Reprendre le dernier pion</translation>
    </message>
    <message>
        <source>The same seed brings the same camps.</source>
        <translation>La même graine donne les mêmes camps.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>In turn; player 1 the first game</source>
        <translation>Chacun son tour, le joueur 1 d’abord</translation>
    </message>
    <message>
        <source>Player 1 every game</source>
        <translation>Toujours le joueur 1</translation>
    </message>
    <message>
        <source>Camps laid by lot</source>
        <translation>Camps disposés au hasard</translation>
    </message>
    <message numerus="yes">
        <source>Set up: player 1 is {clan}, %n token(s) on the crocodiles</source>
        <translation>
            <numerusform>En place&#xa0;: joueur 1 {clan}, %n pion sur les crocodiles</numerusform>
            <numerusform>En place&#xa0;: joueur 1 {clan}, %n pions sur les crocodiles</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no token left, the game is over: {result}.</source>
        <translation>{name} n’a plus de pion, c’est la fin&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>It beats {loser} of its own clan: {why}{points}.</source>
        <translation>Il bat {loser} de son propre clan&#xa0;: {why}{points}.</translation>
    </message>
    <message>
        <source>It beats {loser} of the {other} clan: {why}{points}.</source>
        <translation>Il bat {loser} du clan {other}&#xa0;: {why}{points}.</translation>
    </message>
    <message numerus="yes">
        <source>; %n point(s)</source>
        <translation>
            <numerusform>&#x202f;; %n point</numerusform>
            <numerusform>&#x202f;; %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{token} from {space}</source>
        <translation>{token} de {space}</translation>
    </message>
    <message numerus="yes">
        <source>{token}: crocodile of {length}, cell {number}, %n point(s)</source>
        <translation>
            <numerusform>{token}&#xa0;: crocodile de {length}, case {number}, %n point</numerusform>
            <numerusform>{token}&#xa0;: crocodile de {length}, case {number}, %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{token}: crocodile of {length}, cell {number}, loses</source>
        <translation>{token}&#xa0;: crocodile de {length}, case {number}, perd</translation>
    </message>
    <message>
        <source>Game {game} is over: {result}. Clear the board for the next one.</source>
        <translation>Manche {game} terminée&#xa0;: {result}. Débarrassez pour la suivante.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>places anything that is allowed</source>
        <translation>pose n’importe quel pion permis</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gourmand</translation>
    </message>
    <message>
        <source>takes what is worth most at once</source>
        <translation>prend ce qui rapporte le plus tout de suite</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>plays a few hundred games on in its mind</source>
        <translation>joue mentalement quelques centaines de suites</translation>
    </message>
    <message>
        <source>Deep search</source>
        <translation>Recherche profonde</translation>
    </message>
    <message>
        <source>plays thousands of games on in its mind; the ending exactly</source>
        <translation>joue en pensée des milliers de parties, et la fin sans erreur</translation>
    </message>
    <message>
        <source>Game {game} of {games}</source>
        <translation>Manche {game} sur {games}</translation>
    </message>
    <message>
        <source>The green camp is laid.</source>
        <translation>Le camp vert est disposé.</translation>
    </message>
    <message>
        <source>The blue camp is laid.</source>
        <translation>Le camp bleu est disposé.</translation>
    </message>
    <message>
        <source>{name} takes the green clan and begins.</source>
        <translation>{name} prend le clan vert et commence.</translation>
    </message>
    <message>
        <source>{name} takes the blue clan and begins.</source>
        <translation>{name} prend le clan bleu et commence.</translation>
    </message>
    <message numerus="yes">
        <source>{token} is the first there: %n point(s).</source>
        <translation>
            <numerusform>{token} y est le premier&#xa0;: %n point.</numerusform>
            <numerusform>{token} y est le premier&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places again.</source>
        <translation>{name} rejoue.</translation>
    </message>
    <message>
        <source>{name} has no other token: the turn ends.</source>
        <translation>{name} n’a plus de pion&#xa0;: le tour s’arrête.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>{name} places {token} freely on {cell}.</source>
        <translation>{name} pose librement {token} sur {cell}.</translation>
    </message>
    <message>
        <source>{name} places {token} on {cell}.</source>
        <translation>{name} pose {token} sur {cell}.</translation>
    </message>
    <message>
        <source>It loses to {winner} of the {clan} clan: {why}.</source>
        <translation>Il perd contre {winner} du clan {clan}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Take the green clan</source>
        <translation>Prendre le clan vert</translation>
    </message>
    <message>
        <source>Take the blue clan</source>
        <translation>Prendre le clan bleu</translation>
    </message>
    <message>
        <source>Clear the board for game {game}</source>
        <translation>Débarrasser pour la manche {game}</translation>
    </message>
    <message>
        <source>{clan}: {tokens}</source>
        <translation>{clan}&#xa0;: {tokens}</translation>
    </message>
    <message>
        <source>Lay the camp</source>
        <translation>Disposer le camp</translation>
    </message>
    <message>
        <source>The camps are laid by lot.</source>
        <translation>Les camps sont disposés au hasard.</translation>
    </message>
    <message>
        <source>{name}, you begin: which clan do you take?</source>
        <translation>{name}, vous commencez&#xa0;: quel clan prenez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, your token was turned over: place another.</source>
        <translation>{name}, votre pion a été retourné&#xa0;: rejouez.</translation>
    </message>
    <message>
        <source>{name} ({clan}), place any token of your camp.</source>
        <translation>{name} ({clan}), posez n’importe quel pion de votre camp.</translation>
    </message>
    <message>
        <source>{name} ({clan}), place a token from beside an emptied space.</source>
        <translation>{name} ({clan}), posez un pion voisin d’une case libérée.</translation>
    </message>
    <message>
        <source>Lay the green camp: take the tokens in the order of its spaces.</source>
        <translation>Disposez le camp vert&#xa0;: prenez les pions dans l’ordre de ses cases.</translation>
    </message>
    <message>
        <source>Lay the blue camp: take the tokens in the order of its spaces.</source>
        <translation>Disposez le camp bleu&#xa0;: prenez les pions dans l’ordre de ses cases.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>manche {number}</translation>
    </message>
    <message>
        <source>crocodile of {length}</source>
        <translation>crocodile de {length}</translation>
    </message>
    <message>
        <source>{names} wins with the most points.</source>
        <translation>{names} gagne avec le plus de points.</translation>
    </message>
    <message>
        <source>Equal points: {names} wins, with more games won.</source>
        <translation>Égalité aux points&#xa0;: {names} gagne avec plus de manches gagnées.</translation>
    </message>
    <message>
        <source>Equal points: a draw.</source>
        <translation>Égalité&#xa0;: match nul.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>It is {name}&apos;s turn</source>
        <translation>C’est à {name} de jouer</translation>
    </message>
    <message>
        <source>Pass the computer on.</source>
        <translation>Laissez-lui la place devant l’ordinateur.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>C’est moi, {name}</translation>
    </message>
</context>
<context>
    <name>DiceCard</name>
    <message>
        <source>% of throws</source>
        <translation>% des lancers</translation>
    </message>
</context>
<context>
    <name>DiceField</name>
    <message>
        <source>In this order: {dice}.</source>
        <translation>Dans cet ordre&#xa0;: {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) are asked for.</source>
        <translation>
            <numerusform>On attend %n dé.</numerusform>
            <numerusform>On attend %n dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) are asked for: {dice}.</source>
        <translation>
            <numerusform>On attend %n dé&#xa0;: {dice}.</numerusform>
            <numerusform>On attend %n dés&#xa0;: {dice}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dropping</name>
    <message>
        <source>Only one match lies on the table: drop one file.</source>
        <translation>Il n’y a place que pour une partie sur la table&#xa0;: déposez un seul fichier.</translation>
    </message>
    <message>
        <source>{folder} is a folder: drop the file of a match.</source>
        <translation>{folder} est un dossier&#xa0;: déposez le fichier d’une partie.</translation>
    </message>
</context>
<context>
    <name>EditedRow</name>
    <message>
        <source>Set up by hand…</source>
        <translation>Mettre en place…</translation>
    </message>
    <message>
        <source>Not by hand</source>
        <translation>Pas à la main</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Analysis…</source>
        <translation>Analyse…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>&quot;{card}&quot; is no card</source>
        <translation>«&#xa0;{card}&#xa0;» n’est pas une carte</translation>
    </message>
    <message>
        <source>&quot;{cell}&quot; is nothing that lies on a cell</source>
        <translation>«&#xa0;{cell}&#xa0;» n’est rien qui puisse être sur une case</translation>
    </message>
    <message>
        <source>&quot;{clan}&quot; is no clan; there are {known}</source>
        <translation>«&#xa0;{clan}&#xa0;» n’est pas un clan&#x202f;; il y a {known}</translation>
    </message>
    <message>
        <source>&quot;{colour}&quot; is no colour; there are R, Y and G</source>
        <translation>«&#xa0;{colour}&#xa0;» n’est pas une couleur&#x202f;; il y a R, Y et G</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is a JSON object</source>
        <translation>«&#xa0;{key}&#xa0;» doit être un objet JSON</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is a list of different faces from 1 to 6</source>
        <translation>«&#xa0;{key}&#xa0;» doit être une liste de faces différentes, de 1 à 6</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is a number from {least} to {most}</source>
        <translation>«&#xa0;{key}&#xa0;» doit être un nombre entier de {least} à {most}</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is a text of up to {count} characters</source>
        <translation>«&#xa0;{key}&#xa0;» doit être un texte de {count} caractères au plus</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is for specialists</source>
        <translation>«&#xa0;{key}&#xa0;» ne va qu’avec les spécialistes</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is missing</source>
        <translation>«&#xa0;{key}&#xa0;» manque</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is true or false</source>
        <translation>«&#xa0;{key}&#xa0;» doit être true ou false</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is unknown here</source>
        <translation>«&#xa0;{key}&#xa0;» est inconnu ici</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is {words}</source>
        <translation>«&#xa0;{key}&#xa0;» doit être {words}</translation>
    </message>
    <message>
        <source>&quot;{kind}&quot; is no kind of improvement</source>
        <translation>«&#xa0;{kind}&#xa0;» n’est pas une sorte d’amélioration</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no action of Caries.</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas un coup de Caries.</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no action of Clever.</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas un coup de Clever.</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no action of Croco.</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas un coup de Croco.</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no action of Croco: {problem}.</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas un coup de Croco&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no action of Hospital.</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas un coup de Hospital.</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no diagram of Croco</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas un schéma de Croco</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no position of Caries, but this is: {other}</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas une position de Caries, mais ceci en est une&#xa0;: {other}</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no position of Caries: {problem}</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas une position de Caries&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no position of Clever, but this is: {other}</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas une position de Clever, mais ceci en est une&#xa0;: {other}</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no position of Clever: {problem}</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas une position de Clever&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no position of Croco, but this is: {other}</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas une position de Croco, mais celle-ci en est une&#xa0;: {other}</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no position of Croco: {problem}.</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas une position de Croco&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no position of Hospital, but this is: {other}</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas une position de Hospital, mais celle-ci en est une&#xa0;: {other}</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no position of Hospital: {problem}</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas une position de Hospital&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>&quot;{line}&quot; is no row of signs of Hospital</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas une suite de signes d’Hospital</translation>
    </message>
    <message>
        <source>&quot;{number}&quot; is no seat and no ambulance</source>
        <translation>«&#xa0;{number}&#xa0;» n’est ni une place ni une ambulance</translation>
    </message>
    <message>
        <source>&quot;{patient}&quot; does not come out of the bag</source>
        <translation>«&#xa0;{patient}&#xa0;» ne sort pas ainsi du sac</translation>
    </message>
    <message>
        <source>&quot;{patient}&quot; is no patient</source>
        <translation>«&#xa0;{patient}&#xa0;» n’est pas un patient</translation>
    </message>
    <message>
        <source>&quot;{section}&quot; has only {found} cards; {wanted} are needed.</source>
        <translation>«&#xa0;{section}&#xa0;» n’a pas assez de cartes&#xa0;: {found}, et il en faut {wanted}.</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; are no two patients</source>
        <translation>«&#xa0;{text}&#xa0;» ne désigne pas deux patients</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; cannot be read.</source>
        <translation>«&#xa0;{text}&#xa0;» est illisible.</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is no value of a die</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas la valeur d’un dé</translation>
    </message>
    <message>
        <source>&apos;utf-8&apos; codec can&apos;t decode byte {byte} in position {place}: {why}</source>
        <translation>l’octet {byte} en position {place} n’est pas de l’UTF-8&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Expected `{wanted}`, got `{found}`</source>
        <translation>`{wanted}` attendu, `{found}` trouvé</translation>
    </message>
    <message>
        <source>Expected `{wanted}`, got `{found}` - at `{place}`</source>
        <translation>`{wanted}` attendu, `{found}` trouvé – à l’endroit `{place}`</translation>
    </message>
    <message>
        <source>Input data was truncated</source>
        <translation>le contenu est tronqué</translation>
    </message>
    <message>
        <source>Integer value out of range - at `{place}`</source>
        <translation>nombre entier hors limites – à l’endroit `{place}`</translation>
    </message>
    <message>
        <source>Invalid UTF-8 encoded string</source>
        <translation>le texte n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>JSON is malformed: {why} (byte {byte})</source>
        <translation>le JSON est mal formé&#xa0;: {why} (octet {byte})</translation>
    </message>
    <message>
        <source>Number out of range - at `{place}`</source>
        <translation>nombre hors limites – à l’endroit `{place}`</translation>
    </message>
    <message>
        <source>Object contains unknown field `{field}`</source>
        <translation>champ inconnu `{field}`</translation>
    </message>
    <message>
        <source>Object contains unknown field `{field}` - at `{place}`</source>
        <translation>champ inconnu `{field}` – à l’endroit `{place}`</translation>
    </message>
    <message>
        <source>Object missing required field `{field}`</source>
        <translation>le champ `{field}` manque</translation>
    </message>
    <message>
        <source>Object missing required field `{field}` - at `{place}`</source>
        <translation>le champ `{field}` manque – à l’endroit `{place}`</translation>
    </message>
    <message>
        <source>Qt cannot be loaded: {words}.</source>
        <translation>impossible de charger Qt&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>a board has {wanted} parts, two camps and five crocodiles, and not {found}</source>
        <translation>un plateau a {wanted} parties, deux camps et cinq crocodiles, et non {found}</translation>
    </message>
    <message>
        <source>a camp is &quot;{clan}&quot; and {count} spaces, and not &quot;{camp}&quot;</source>
        <translation>un camp s’écrit «&#xa0;{clan}&#xa0;» puis {count} cases, et non «&#xa0;{camp}&#xa0;»</translation>
    </message>
    <message>
        <source>a circuit has one dentist (D), and begins with it</source>
        <translation>un circuit a un seul dentiste (D) et commence par lui</translation>
    </message>
    <message>
        <source>a circuit is {spaces} letters of D, S, B, R and C</source>
        <translation>un circuit se compose de {spaces} lettres parmi D, S, B, R et C</translation>
    </message>
    <message>
        <source>a clan is chosen after the camps are laid, and before a token is</source>
        <translation>un clan se choisit après la disposition des camps et avant le premier pion</translation>
    </message>
    <message>
        <source>a game ends when somebody has no token left</source>
        <translation>une manche finit quand quelqu’un n’a plus de pion</translation>
    </message>
    <message>
        <source>a game has {most} rounds, not {entered}</source>
        <translation>une partie a {most} manches, pas {entered}</translation>
    </message>
    <message>
        <source>a hospital begins with the starting rooms.</source>
        <translation>un hôpital commence par les services de départ.</translation>
    </message>
    <message>
        <source>a hospital has at most {count} improvements.</source>
        <translation>un hôpital a au plus {count} améliorations.</translation>
    </message>
    <message>
        <source>a hospital has {count} beds.</source>
        <translation>un hôpital a {count} lits.</translation>
    </message>
    <message>
        <source>a match ends with its last game</source>
        <translation>une partie finit avec sa dernière manche</translation>
    </message>
    <message>
        <source>a newer Tabletop has written it (version {version}; this one knows {known})</source>
        <translation>une version plus récente de Tabletop l’a écrit (version {version}&#x202f;; celle-ci connaît la version {known})</translation>
    </message>
    <message>
        <source>a position that was set up by hand is played once.</source>
        <translation>une position mise en place à la main se joue en une seule manche.</translation>
    </message>
    <message>
        <source>a report counts who was discharged.</source>
        <translation>un rapport compte les patients sortis.</translation>
    </message>
    <message>
        <source>a row has only {count} cells.</source>
        <translation>une ligne n’a que {count} cases.</translation>
    </message>
    <message>
        <source>a specialist acts after the room.</source>
        <translation>un spécialiste agit après le service.</translation>
    </message>
    <message>
        <source>a window opens one match, so &quot;{word}&quot; is too much.</source>
        <translation>une fenêtre n’ouvre qu’une partie&#xa0;: «&#xa0;{word}&#xa0;» est de trop.</translation>
    </message>
    <message>
        <source>a worker is sent while it treats.</source>
        <translation>un soignant n’est envoyé que le temps de traiter.</translation>
    </message>
    <message>
        <source>all dice have been thrown, or none.</source>
        <translation>soit tous les dés ont été lancés, soit aucun.</translation>
    </message>
    <message>
        <source>all reports together do not bring more than {most} points</source>
        <translation>tous les rapports ensemble ne rapportent pas plus de {most} points</translation>
    </message>
    <message>
        <source>all_colors takes {count} patients</source>
        <translation>all_colors prend {count} patients</translation>
    </message>
    <message>
        <source>an id is letters and digits, and not &quot;{id}&quot;</source>
        <translation>un id s’écrit avec des lettres et des chiffres, et non «&#xa0;{id}&#xa0;»</translation>
    </message>
    <message>
        <source>another entry has this id</source>
        <translation>une autre entrée a déjà cet id</translation>
    </message>
    <message>
        <source>another program has changed its tables</source>
        <translation>un autre programme a modifié ses tables</translation>
    </message>
    <message>
        <source>another program has written it</source>
        <translation>un autre programme l’a écrit</translation>
    </message>
    <message>
        <source>another program is holding it</source>
        <translation>un autre programme l’utilise</translation>
    </message>
    <message>
        <source>at least {least} of the rounds end with empty wards, not {empty}</source>
        <translation>les chambres sont vides {least} fois au moins en fin de manche, pas {empty}</translation>
    </message>
    <message>
        <source>at most {most} of the rounds end with empty wards, not {empty}</source>
        <translation>les chambres sont vides {most} fois au plus en fin de manche, pas {empty}</translation>
    </message>
    <message>
        <source>at the end of a turn no die is left in hand.</source>
        <translation>à la fin d’un tour, il ne reste aucun dé en main.</translation>
    </message>
    <message>
        <source>before a round only a bonus is asked.</source>
        <translation>avant une manche, on ne demande qu’un bonus.</translation>
    </message>
    <message>
        <source>blood bags left: {blood}; so no administrator brings more than {most} points</source>
        <translation>le nombre de poches de sang restantes est {blood}&#x202f;; aucun directeur ne rapporte donc plus de {most} points</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dés</translation>
    </message>
    <message>
        <source>each die is an extra die but once.</source>
        <translation>chaque dé ne sert qu’une fois de dé supplémentaire.</translation>
    </message>
    <message>
        <source>each die lies in one place.</source>
        <translation>chaque dé se trouve à un seul endroit.</translation>
    </message>
    <message>
        <source>each fox is worth as much as the lowest area, {lowest}, and {points} is no multiple of it</source>
        <translation>chaque renard vaut autant que la zone la plus faible, {lowest}, et {points} n’en est pas un multiple</translation>
    </message>
    <message>
        <source>each fox is worth as much as the lowest area: with one at 0 it is 0, not {points}</source>
        <translation>chaque renard vaut autant que la zone la plus faible&#xa0;: avec une zone à 0, c’est 0, pas {points}</translation>
    </message>
    <message>
        <source>each report needs a discharged patient: {discharged} bring {most} points at most</source>
        <translation>chaque rapport demande un patient sorti&#x202f;; pour {discharged}, c’est {most} points au plus</translation>
    </message>
    <message>
        <source>everybody has finished.</source>
        <translation>tout le monde a terminé.</translation>
    </message>
    <message>
        <source>expected &apos;&quot;&apos;</source>
        <translation>guillemet attendu</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>`,` ou `]` attendu</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;}}&apos;</source>
        <translation>`,` ou `}}` attendu</translation>
    </message>
    <message>
        <source>expected &apos;:&apos;</source>
        <translation>deux-points attendu</translation>
    </message>
    <message>
        <source>extra dice are used at the end of a turn.</source>
        <translation>les dés supplémentaires s’utilisent à la fin d’un tour.</translation>
    </message>
    <message>
        <source>in round {round} at most {most} patients lie in the wards, and {entered} cannot be discharged</source>
        <translation>à la manche {round}, il y a {most} patients au plus dans les chambres, et il ne peut pas en sortir {entered}</translation>
    </message>
    <message>
        <source>invalid character</source>
        <translation>caractère incorrect</translation>
    </message>
    <message>
        <source>invalid continuation byte</source>
        <translation>octet de suite incorrect</translation>
    </message>
    <message>
        <source>invalid escape character in string</source>
        <translation>caractère d’échappement incorrect dans un texte</translation>
    </message>
    <message>
        <source>invalid escaped character</source>
        <translation>caractère échappé incorrect</translation>
    </message>
    <message>
        <source>invalid number</source>
        <translation>nombre incorrect</translation>
    </message>
    <message>
        <source>invalid start byte</source>
        <translation>octet de début incorrect</translation>
    </message>
    <message>
        <source>invalid utf-16 surrogate pair</source>
        <translation>paire de substitution UTF-16 incorrecte</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>impossible de l’ouvrir</translation>
    </message>
    <message>
        <source>it does not fit what is asked.</source>
        <translation>cela ne va pas avec ce qui est demandé.</translation>
    </message>
    <message>
        <source>it has {count} parts, and not {found}.</source>
        <translation>elle a {count} parties, et non {found}.</translation>
    </message>
    <message>
        <source>it is broken</source>
        <translation>il est endommagé</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>it may not be written</source>
        <translation>il est protégé en écriture</translation>
    </message>
    <message>
        <source>it takes {values}</source>
        <translation>elle prend {values}</translation>
    </message>
    <message>
        <source>it was moved, deleted or replaced; start Tabletop again to keep matches</source>
        <translation>il a été déplacé, supprimé ou remplacé. Pour garder les parties, relancez Tabletop</translation>
    </message>
    <message>
        <source>its head cannot be read</source>
        <translation>son début ne peut pas être lu</translation>
    </message>
    <message>
        <source>its process has ended.</source>
        <translation>son processus s’est arrêté.</translation>
    </message>
    <message>
        <source>loky works on this machine alone: a cluster like &quot;{address}&quot; takes dask or ray.</source>
        <translation>loky ne travaille que sur cette machine&#xa0;: une grappe comme «&#xa0;{address}&#xa0;» demande dask ou ray.</translation>
    </message>
    <message>
        <source>match {number} is no longer in the library.</source>
        <translation>la partie {number} n’est plus parmi les parties gardées.</translation>
    </message>
    <message>
        <source>match {number} of {path}: {problem}</source>
        <translation>partie {number} de {path}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>maximum recursion depth exceeded while deserializing an object</source>
        <translation>l’imbrication est trop profonde</translation>
    </message>
    <message>
        <source>needs are letters like &quot;R R Y + any 2&quot;</source>
        <translation>needs s’écrit avec des lettres, comme «&#xa0;R R Y + any 2&#xa0;»</translation>
    </message>
    <message>
        <source>no administrator brings more than {most} points</source>
        <translation>aucun directeur ne rapporte plus de {most} points</translation>
    </message>
    <message>
        <source>no bonus is won twice.</source>
        <translation>aucun bonus ne se gagne deux fois.</translation>
    </message>
    <message>
        <source>no bonus waits here.</source>
        <translation>aucun bonus n’attend ici.</translation>
    </message>
    <message>
        <source>no die shows {face}.</source>
        <translation>aucun dé ne montre {face}.</translation>
    </message>
    <message>
        <source>no game brings more than {most} points</source>
        <translation>aucune manche ne rapporte plus de {most} points</translation>
    </message>
    <message>
        <source>no more than {most} patients come in a game</source>
        <translation>il ne vient pas plus de {most} patients dans une partie</translation>
    </message>
    <message>
        <source>no {backend} cluster with workers answers at {address}.</source>
        <translation>aucune grappe {backend} avec des travailleurs ne répond à l’adresse {address}.</translation>
    </message>
    <message>
        <source>nobody can win more than {most} blood bags in a game</source>
        <translation>personne ne peut gagner plus de {most} poches de sang dans une partie</translation>
    </message>
    <message>
        <source>nobody is left to be picked.</source>
        <translation>il ne reste personne à choisir.</translation>
    </message>
    <message>
        <source>nobody is left, so there are no values to add up</source>
        <translation>il ne reste personne, il n’y a donc pas de valeurs à additionner</translation>
    </message>
    <message>
        <source>nobody is on the move.</source>
        <translation>ce n’est le tour de personne.</translation>
    </message>
    <message>
        <source>nobody is thrown anew.</source>
        <translation>aucun patient n’est à relancer.</translation>
    </message>
    <message>
        <source>nobody lies where somebody was picked.</source>
        <translation>il n’y a personne dans un lit choisi.</translation>
    </message>
    <message>
        <source>nobody was treated by the room and was not</source>
        <translation>personne n’a été à la fois traité par le service et pas traité par lui</translation>
    </message>
    <message>
        <source>nothing answers at the display &quot;{display}&quot;; start Tabletop from a desktop, or set DISPLAY to one that is there</source>
        <translation>rien ne répond à l’écran «&#xa0;{display}&#xa0;»&#x202f;; lancer Tabletop depuis un bureau, ou indiquer dans DISPLAY un écran qui existe</translation>
    </message>
    <message>
        <source>nothing is there less than not at all.</source>
        <translation>rien n’est là moins que pas du tout.</translation>
    </message>
    <message>
        <source>nothing lies there for what is asked.</source>
        <translation>il n’y a rien à choisir pour ce qui est demandé.</translation>
    </message>
    <message>
        <source>object keys must be strings</source>
        <translation>les clés d’un objet doivent être des textes</translation>
    </message>
    <message>
        <source>only alone the dice are thrown for who is passive.</source>
        <translation>on ne lance les dés pour le tour passif qu’en solitaire.</translation>
    </message>
    <message>
        <source>only for a gift somebody else is asked.</source>
        <translation>on ne sollicite quelqu’un d’autre que pour un don.</translation>
    </message>
    <message>
        <source>only who has the dice is asked that.</source>
        <translation>on ne le demande qu’à qui a les dés.</translation>
    </message>
    <message>
        <source>only {most} reports lie there, not {entered}</source>
        <translation>il y a {most} rapports en tout, pas {entered}</translation>
    </message>
    <message>
        <source>option {option} of {game} cannot be used: {problem}</source>
        <translation>l’option {option} du jeu {game} est inutilisable&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>option {option} of {game} is &quot;{value}&quot;, but {problem}.</source>
        <translation>l’option {option} du jeu {game} vaut «&#xa0;{value}&#xa0;», mais {problem}.</translation>
    </message>
    <message>
        <source>patients left: {left}; so their values are {least} to {most} together, not {values}</source>
        <translation>le nombre de patients restants est {left}&#x202f;; leurs valeurs font donc ensemble de {least} à {most}, pas {values}</translation>
    </message>
    <message>
        <source>patients of one colour are not of all colours</source>
        <translation>des patients d’une seule couleur ne sont pas de toutes les couleurs</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>reports are for who plays alone.</source>
        <translation>il n’y a de rapports qu’en solitaire.</translation>
    </message>
    <message>
        <source>so many dice cannot lie on the spaces.</source>
        <translation>autant de dés ne peuvent pas se trouver sur les emplacements.</translation>
    </message>
    <message>
        <source>somebody else begins the next game</source>
        <translation>c’est l’autre qui commence la manche suivante</translation>
    </message>
    <message>
        <source>tabletop: a command is missing; there is {some} and {last}.</source>
        <translation>tabletop&#xa0;: il manque une commande&#x202f;; il y a {some} et {last}.</translation>
    </message>
    <message>
        <source>task</source>
        <translation>soin</translation>
    </message>
    <message>
        <source>the answer cannot be written: {why}.</source>
        <translation>impossible d’écrire la réponse&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>the backend {extra} needs a library that is not installed: pip install &apos;tabletop[{extra}]&apos; brings it.</source>
        <translation>le moteur {extra} demande une bibliothèque qui n’est pas installée&#xa0;: pip install tabletop[{extra}] l’apporte.</translation>
    </message>
    <message>
        <source>the bot could not answer: {problem}</source>
        <translation>le robot n’a pas pu répondre&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>the camps are not laid like this</source>
        <translation>les camps ne se disposent pas ainsi</translation>
    </message>
    <message>
        <source>the cluster at {address} needs Tabletop {ours} on its machines, and has {found}.</source>
        <translation>la grappe à l’adresse {address} demande Tabletop {ours} sur ses machines, et a {found}.</translation>
    </message>
    <message>
        <source>the contents are no JSON object.</source>
        <translation>le contenu n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>the contents are no JSON: {why}.</source>
        <translation>le contenu n’est pas du JSON&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>the contents have an unknown part &quot;{name}&quot;.</source>
        <translation>le contenu a une partie inconnue, «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>the contents have more than {count} characters.</source>
        <translation>le contenu a plus de {count} caractères.</translation>
    </message>
    <message>
        <source>the contents have no list &quot;{section}&quot;.</source>
        <translation>le contenu n’a pas de liste «&#xa0;{section}&#xa0;».</translation>
    </message>
    <message>
        <source>the crocodile of {length} has {length} cells, and not &quot;{cells}&quot;</source>
        <translation>le crocodile de {length} a {length} cases, et non «&#xa0;{cells}&#xa0;»</translation>
    </message>
    <message>
        <source>the decks have other cards.</source>
        <translation>les piles ont d’autres cartes.</translation>
    </message>
    <message>
        <source>the disk does not take it</source>
        <translation>le disque refuse l’écriture</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the drawing {file} cannot be read.</source>
        <translation>le dessin {file} est illisible.</translation>
    </message>
    <message>
        <source>the drawing {file} has no element &quot;{element}&quot;.</source>
        <translation>le dessin {file} n’a pas d’élément «&#xa0;{element}&#xa0;».</translation>
    </message>
    <message>
        <source>the file {file} cannot be read: {why}.</source>
        <translation>le fichier {file} est illisible&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>the file {file} is no text in UTF-8.</source>
        <translation>le fichier {file} n’est pas un texte en UTF-8.</translation>
    </message>
    <message>
        <source>the file {file} is too large.</source>
        <translation>le fichier {file} est trop gros.</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made: {why}</source>
        <translation>impossible de créer le dossier {folder}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the font {file} cannot be read.</source>
        <translation>la police {file} est illisible.</translation>
    </message>
    <message>
        <source>the last result is not what lies on the board</source>
        <translation>le dernier résultat n’est pas celui du plateau</translation>
    </message>
    <message>
        <source>the library of matches {path} cannot be used: {why}.</source>
        <translation>le fichier des parties gardées {path} est inutilisable&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>the licence {file} cannot be read.</source>
        <translation>la licence {file} est illisible.</translation>
    </message>
    <message>
        <source>the pictures of Tabletop are missing: no folder assets beside {folder}.</source>
        <translation>les images de Tabletop manquent&#xa0;: il n’y a pas de dossier assets à côté de {folder}.</translation>
    </message>
    <message>
        <source>the rules {file} cannot be read.</source>
        <translation>les règles {file} sont illisibles.</translation>
    </message>
    <message>
        <source>the sheet has no more</source>
        <translation>la feuille de score n’en a pas plus</translation>
    </message>
    <message>
        <source>the system knows no folder of yours; name one in {variable} to keep matches.</source>
        <translation>le système ne vous connaît aucun dossier. Pour garder les parties, indiquez-en un dans {variable}.</translation>
    </message>
    <message>
        <source>the system library {library} is missing; install the package that has it.</source>
        <translation>la bibliothèque système {library} manque&#x202f;; installer le paquet qui la contient.</translation>
    </message>
    <message>
        <source>the system library {library} is missing; on Debian or Ubuntu: {command}</source>
        <translation>la bibliothèque système {library} manque&#x202f;; sous Debian ou Ubuntu&#xa0;: {command}</translation>
    </message>
    <message>
        <source>the {clan} clan has no token to place</source>
        <translation>le clan «&#xa0;{clan}&#xa0;» n’a pas de pion à poser</translation>
    </message>
    <message>
        <source>the {clan} clan has not so many {token}</source>
        <translation>le clan «&#xa0;{clan}&#xa0;» n’a pas autant de {token}</translation>
    </message>
    <message>
        <source>the {clan} clan has only {count} tokens</source>
        <translation>le clan «&#xa0;{clan}&#xa0;» n’a que {count} pions</translation>
    </message>
    <message>
        <source>there are no {count} such teeth.</source>
        <translation>il n’y a pas {count} dents de cette sorte.</translation>
    </message>
    <message>
        <source>there are not enough appointments.</source>
        <translation>il n’y a pas assez de rendez-vous.</translation>
    </message>
    <message>
        <source>there are not so many cards {card}.</source>
        <translation>il n’y a pas autant de cartes {card}.</translation>
    </message>
    <message>
        <source>there are not so many players.</source>
        <translation>il n’y a pas autant de joueurs.</translation>
    </message>
    <message>
        <source>there are not so many points.</source>
        <translation>il n’y a pas autant de points.</translation>
    </message>
    <message>
        <source>there are not so many workers or ambulances.</source>
        <translation>il n’y a pas autant de soignants ou d’ambulances.</translation>
    </message>
    <message>
        <source>there are only {count} players.</source>
        <translation>le nombre de joueurs est {count}.</translation>
    </message>
    <message>
        <source>there are two dice.</source>
        <translation>il y a deux dés.</translation>
    </message>
    <message>
        <source>there are {count} dice of each colour.</source>
        <translation>il y a {count} dés de chaque couleur.</translation>
    </message>
    <message>
        <source>there are {count} places for reports.</source>
        <translation>il y a {count} places pour les rapports.</translation>
    </message>
    <message>
        <source>there are {found} starting rooms, and not {wanted}.</source>
        <translation>nombre de services de départ&#xa0;: {found}, et non {wanted}.</translation>
    </message>
    <message>
        <source>there are {most} beds, not {entered}</source>
        <translation>il y a {most} lits, pas {entered}</translation>
    </message>
    <message>
        <source>there are {most} cells to cross, not {entered}</source>
        <translation>il y a {most} cases à cocher, pas {entered}</translation>
    </message>
    <message>
        <source>there is no &quot;{bonus}&quot; at {place}.</source>
        <translation>il n’y a pas de «&#xa0;{bonus}&#xa0;» à cet endroit&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>there is no &quot;{token}&quot; in the {clan} clan</source>
        <translation>il n’y a pas de «&#xa0;{token}&#xa0;» dans le clan «&#xa0;{clan}&#xa0;»</translation>
    </message>
    <message>
        <source>there is no bed &quot;{bed}&quot;</source>
        <translation>il n’y a pas de lit «&#xa0;{bed}&#xa0;»</translation>
    </message>
    <message>
        <source>there is no blank sheet &quot;{name}&quot;; there is {known}.</source>
        <translation>il n’y a pas de feuille vierge «&#xa0;{name}&#xa0;»&#x202f;; il y a {known}.</translation>
    </message>
    <message>
        <source>there is no blank sheet of this game.</source>
        <translation>ce jeu n’a pas de feuille vierge.</translation>
    </message>
    <message>
        <source>there is no card &quot;{card}&quot;.</source>
        <translation>il n’y a pas de carte «&#xa0;{card}&#xa0;».</translation>
    </message>
    <message>
        <source>there is no cell &quot;{cell}&quot;</source>
        <translation>il n’y a pas de case «&#xa0;{cell}&#xa0;»</translation>
    </message>
    <message>
        <source>there is no command and no file &quot;{word}&quot;; the commands are {some} and {last}.</source>
        <translation>il n’y a ni commande ni fichier «&#xa0;{word}&#xa0;»&#x202f;; les commandes sont {some} et {last}.</translation>
    </message>
    <message>
        <source>there is no die in hand.</source>
        <translation>il n’y a aucun dé en main.</translation>
    </message>
    <message>
        <source>there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are not set); start Tabletop from a desktop, or use its commands that need none: tabletop --help</source>
        <translation>il n’y a pas d’écran où ouvrir une fenêtre (ni DISPLAY ni WAYLAND_DISPLAY ne sont définis)&#x202f;; lancer Tabletop depuis un bureau, ou utiliser les commandes qui s’en passent&#xa0;: tabletop --help</translation>
    </message>
    <message>
        <source>there is no extra die.</source>
        <translation>il n’y a pas de dé supplémentaire.</translation>
    </message>
    <message>
        <source>there is no game &quot;{name}&quot;; there is {known}.</source>
        <translation>il n’y a pas de jeu «&#xa0;{name}&#xa0;»&#x202f;; il y a {known}.</translation>
    </message>
    <message>
        <source>there is no game {number}</source>
        <translation>il n’y a pas de manche {number}</translation>
    </message>
    <message>
        <source>there is no paper &quot;{name}&quot;: it is {known}.</source>
        <translation>il n’y a pas de papier «&#xa0;{name}&#xa0;»&#xa0;: c’est {known}.</translation>
    </message>
    <message>
        <source>there is no round {number}.</source>
        <translation>il n’y a pas de manche {number}.</translation>
    </message>
    <message>
        <source>there is no seat &quot;{seat}&quot;.</source>
        <translation>il n’y a pas de place «&#xa0;{seat}&#xa0;».</translation>
    </message>
    <message>
        <source>there is no sheet of a match &quot;{name}&quot;; there is {known}.</source>
        <translation>il n’y a pas de feuille de partie «&#xa0;{name}&#xa0;»&#x202f;; il y a {known}.</translation>
    </message>
    <message>
        <source>there is no sheet of a match of this game.</source>
        <translation>ce jeu n’a pas de feuille de partie.</translation>
    </message>
    <message>
        <source>there is no space &quot;{space}&quot; in a camp</source>
        <translation>il n’y a pas de case «&#xa0;{space}&#xa0;» dans un camp</translation>
    </message>
    <message>
        <source>there is no space {space}.</source>
        <translation>il n’y a pas de case {space}.</translation>
    </message>
    <message>
        <source>this count is no longer in the library.</source>
        <translation>ce décompte n’est plus parmi les décomptes gardés.</translation>
    </message>
    <message>
        <source>this count was changed in another window; open it again to go on from there.</source>
        <translation>ce décompte a été modifié dans une autre fenêtre&#x202f;; le rouvrir pour reprendre à partir de là.</translation>
    </message>
    <message>
        <source>this is no match of Tabletop: its format is &quot;{format}&quot;.</source>
        <translation>ce n’est pas une partie de Tabletop&#xa0;: son format est «&#xa0;{format}&#xa0;».</translation>
    </message>
    <message>
        <source>this is no match of Tabletop: {why}.</source>
        <translation>ce n’est pas une partie de Tabletop&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>this match cannot be played here: {problem}</source>
        <translation>cette partie ne peut pas être jouée ici&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>this match is broken at action {number}: {problem}</source>
        <translation>cette partie est endommagée au coup {number}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>this match is broken in what was taken back: {problem}</source>
        <translation>cette partie est endommagée dans les coups annulés&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>this match is broken: &quot;{value}&quot; is no colour - at `$.seats[{number}].colour`.</source>
        <translation>cette partie est endommagée&#xa0;: «&#xa0;{value}&#xa0;» n’est pas une couleur – à l’endroit `$.seats[{number}].colour`.</translation>
    </message>
    <message>
        <source>this match is broken: &quot;{value}&quot; is no shape - at `$.seats[{number}].shape`.</source>
        <translation>cette partie est endommagée&#xa0;: «&#xa0;{value}&#xa0;» n’est pas une forme – à l’endroit `$.seats[{number}].shape`.</translation>
    </message>
    <message>
        <source>this match is broken: a name has up to {most} letters - at `$.seats[{number}].name`.</source>
        <translation>cette partie est endommagée&#xa0;: un nom compte au plus {most} lettres – à l’endroit `$.seats[{number}].name`.</translation>
    </message>
    <message>
        <source>this match is broken: its actions cannot be counted.</source>
        <translation>cette partie est endommagée&#xa0;: impossible de compter ses coups.</translation>
    </message>
    <message>
        <source>this match is broken: its actions do not lead to its last position.</source>
        <translation>cette partie est endommagée&#xa0;: ses coups ne mènent pas à sa dernière position.</translation>
    </message>
    <message>
        <source>this match is broken: there never was a schema {schema}.</source>
        <translation>cette partie est endommagée&#xa0;: il n’y a jamais eu de schéma {schema}.</translation>
    </message>
    <message>
        <source>this match is broken: {problem}</source>
        <translation>cette partie est endommagée&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>this match is broken: {why}.</source>
        <translation>cette partie est endommagée&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>this match was played by newer rules of {game} ({version}; this program knows {known}).</source>
        <translation>cette partie suit des règles plus récentes du jeu {game} ({version}&#x202f;; ce programme connaît les règles {known}).</translation>
    </message>
    <message>
        <source>this match was played on in another window; open it again to go on from there.</source>
        <translation>cette partie a continué dans une autre fenêtre&#x202f;; la rouvrir pour reprendre à partir de là.</translation>
    </message>
    <message>
        <source>this match was saved by a newer Tabletop (schema {schema}; this one knows {known}).</source>
        <translation>cette partie vient d’une version plus récente de Tabletop (schéma {schema}&#x202f;; celle-ci connaît le schéma {known}).</translation>
    </message>
    <message>
        <source>trailing characters</source>
        <translation>caractères en trop à la fin</translation>
    </message>
    <message>
        <source>trailing comma in array</source>
        <translation>virgule en trop à la fin d’une liste</translation>
    </message>
    <message>
        <source>trailing comma in object</source>
        <translation>virgule en trop à la fin d’un objet</translation>
    </message>
    <message>
        <source>unexpected end of data</source>
        <translation>fin inattendue</translation>
    </message>
    <message>
        <source>unexpected end of escaped utf-16 surrogate pair</source>
        <translation>paire de substitution UTF-16 inachevée</translation>
    </message>
    <message>
        <source>who comes later has no ambulance yet.</source>
        <translation>qui vient plus tard n’a pas encore d’ambulance.</translation>
    </message>
    <message>
        <source>who has finished has no turn.</source>
        <translation>qui a terminé ne joue plus.</translation>
    </message>
    <message>
        <source>who has the dice is not passive.</source>
        <translation>qui a les dés n’est pas passif.</translation>
    </message>
    <message>
        <source>who is asked has no token</source>
        <translation>celui qui doit jouer n’a pas de pion</translation>
    </message>
    <message>
        <source>who is asked has nothing to give.</source>
        <translation>la personne sollicitée n’a rien à donner.</translation>
    </message>
    <message>
        <source>who is passive alone throws all dice.</source>
        <translation>en solo, le joueur passif lance tous les dés.</translation>
    </message>
    <message>
        <source>with fewer than {least} crosses in blue there is none</source>
        <translation>avec moins de {least} croix en bleu, il n’y en a pas</translation>
    </message>
    <message>
        <source>with fewer than {least} crosses in green there is none</source>
        <translation>avec moins de {least} croix en vert, il n’y en a pas</translation>
    </message>
    <message>
        <source>with fewer than {least} points in orange there is none</source>
        <translation>avec moins de {least} points en orange, il n’y en a pas</translation>
    </message>
    <message>
        <source>with fewer than {least} points in purple there is none</source>
        <translation>avec moins de {least} points en violet, il n’y en a pas</translation>
    </message>
    <message>
        <source>{where} refuses: {why}.</source>
        <translation>{where} refuse&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>with {beds} beds and so few discharged, at least {least} die for want of one</source>
        <translation>avec {beds} lits et si peu de sorties, le nombre de morts faute de lit est d’au moins {least}</translation>
    </message>
    <message>
        <source>{beds} patients of value {best} are {most} together, and {entered} is too many</source>
        <translation>{beds} patients de valeur {best} font {most} ensemble, et {entered}, c’est trop</translation>
    </message>
    <message>
        <source>{bonus} does not wait.</source>
        <translation>«&#xa0;{bonus}&#xa0;» n’attend pas.</translation>
    </message>
    <message>
        <source>{bots} bots cannot sit on {seats} seats: name one for all, or one a seat.</source>
        <translation>{bots} robots ne vont pas sur {seats} places&#xa0;: en nommer un pour toutes, ou un par place.</translation>
    </message>
    <message>
        <source>{bot} has nobody to play against: name two bots or more.</source>
        <translation>{bot} n’a pas d’adversaire&#xa0;: nommez au moins deux robots.</translation>
    </message>
    <message>
        <source>{bot} is named twice: its other side is itself.</source>
        <translation>{bot} est nommé deux fois&#xa0;: il jouerait contre lui-même.</translation>
    </message>
    <message>
        <source>{command}: does not take &quot;{word}&quot;; see {command} --help.</source>
        <translation>{command}&#xa0;: «&#xa0;{word}&#xa0;» n’est pas accepté&#x202f;; voir {command} --help.</translation>
    </message>
    <message>
        <source>{command}: {problem}.</source>
        <translation>{command}&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>{count} players are too many.</source>
        <translation>{count} joueurs, c’est trop.</translation>
    </message>
    <message>
        <source>{discharged} discharged and {deaths} dead cannot be all patients: {game}, and no more than {beds} can be left</source>
        <translation>les sorties ({discharged}) et les décès ({deaths}) ne peuvent pas faire tous les patients&#xa0;: {game}, et il ne peut pas en rester plus de {beds}</translation>
    </message>
    <message>
        <source>{discharged} discharged, {deaths} dead and {left} left are {sum} patients, but {game}</source>
        <translation>sorties ({discharged}), décès ({deaths}) et restants ({left}) font {sum} patients, mais {game}</translation>
    </message>
    <message>
        <source>{entered} crosses in blue win one</source>
        <translation>{entered} croix en bleu en donnent un</translation>
    </message>
    <message>
        <source>{entered} crosses in green win one</source>
        <translation>{entered} croix en vert en donnent un</translation>
    </message>
    <message>
        <source>{entered} is no sum of what complete columns bring: {columns}, each once</source>
        <translation>{entered} n’est pas une somme de ce que rapportent les colonnes complètes&#xa0;: {columns}, chacune une fois</translation>
    </message>
    <message>
        <source>{entered} is too many: {cells} numbers bring {most} at most</source>
        <translation>{entered}, c’est trop&#xa0;: {cells} nombres rapportent {most} au plus</translation>
    </message>
    <message>
        <source>{entered} points in orange win one</source>
        <translation>{entered} points en orange en donnent un</translation>
    </message>
    <message>
        <source>{entered} points in purple win one</source>
        <translation>{entered} points en violet en donnent un</translation>
    </message>
    <message>
        <source>{entered} points in yellow win one</source>
        <translation>{entered} points en jaune en donnent un</translation>
    </message>
    <message>
        <source>{entry}: it is no JSON object.</source>
        <translation>{entry}&#xa0;: ce n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>{entry}: {problem}.</source>
        <translation>{entry}&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>{fewest} come in a game, with Panic {panic}, with Epidemic {epidemic}, with both {most}</source>
        <translation>il en vient {fewest} dans une partie, {panic} avec la Panique, {epidemic} avec l’Épidémie, {most} avec les deux</translation>
    </message>
    <message>
        <source>{game} has no bot &quot;{level}&quot;; it has {known}.</source>
        <translation>{game} n’a pas de robot «&#xa0;{level}&#xa0;»&#x202f;; il y a {known}.</translation>
    </message>
    <message>
        <source>{game} has no option &quot;{option}&quot;; it has none.</source>
        <translation>{game} n’a pas d’option «&#xa0;{option}&#xa0;», ni aucune autre.</translation>
    </message>
    <message>
        <source>{game} has no option &quot;{option}&quot;; it has {known}.</source>
        <translation>{game} n’a pas d’option «&#xa0;{option}&#xa0;»&#x202f;; il y a {known}.</translation>
    </message>
    <message>
        <source>{game} is played by {numbers} players, not by {seats}.</source>
        <translation>{game} se joue à {numbers} joueurs, pas à {seats}.</translation>
    </message>
    <message>
        <source>{game} should end within {longest} actions, and is still at: {position}</source>
        <translation>{game} devrait se terminer en {longest} coups, et en est encore à&#xa0;: {position}</translation>
    </message>
    <message>
        <source>{number} cannot stand there in orange.</source>
        <translation>{number} ne peut pas être à cet endroit en orange.</translation>
    </message>
    <message>
        <source>{number} cannot stand there in purple.</source>
        <translation>{number} ne peut pas être à cet endroit en violet.</translation>
    </message>
    <message>
        <source>{option} goes with a game, not with &quot;{source}&quot;.</source>
        <translation>{option} va avec un jeu, pas avec «&#xa0;{source}&#xa0;».</translation>
    </message>
    <message>
        <source>{path} could not be written: {why}.</source>
        <translation>impossible d’écrire {path}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: it must end in {some} or {last}.</source>
        <translation>impossible d’écrire {path}&#xa0;: le nom doit se terminer par {some} ou {last}.</translation>
    </message>
    <message>
        <source>&quot;about&quot; is a text of up to {count} characters.</source>
        <translation>«&#xa0;about&#xa0;» est un texte de {count} caractères au plus.</translation>
    </message>
    <message>
        <source>&quot;values&quot; has no {count} faces in a row</source>
        <translation>«&#xa0;values&#xa0;» n’a pas {count} faces qui se suivent</translation>
    </message>
    <message>
        <source>&quot;{action}&quot; cannot be played as action {number} in the position: {position}.</source>
        <translation>«&#xa0;{action}&#xa0;» ne peut pas être joué au coup {number} dans la position&#xa0;: {position}.</translation>
    </message>
    <message>
        <source>&quot;{id}&quot; is a word of the game</source>
        <translation>«&#xa0;{id}&#xa0;» est un mot du jeu</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; has characters that cannot be shown</source>
        <translation>«&#xa0;{key}&#xa0;» a des caractères qui ne peuvent pas être affichés</translation>
    </message>
    <message>
        <source>a bot plays &quot;{action}&quot; in the position: {position}.</source>
        <translation>un robot joue «&#xa0;{action}&#xa0;» dans la position&#xa0;: {position}.</translation>
    </message>
    <message>
        <source>on the crocodile of {length} exactly one token must show its number</source>
        <translation>sur le crocodile de {length}, exactement un pion doit montrer son chiffre</translation>
    </message>
    <message>
        <source>together these take at least {needed} dice beside the bonuses they win, and nobody has more than {most} in a game of {players}</source>
        <translation>tout cela demande au moins {needed} dés en plus des bonus ainsi gagnés, et personne n’en a plus de {most} dans une partie à {players}</translation>
    </message>
    <message>
        <source>{path} could not be read: {why}.</source>
        <translation>impossible de lire {path}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{path}: this is no match of Tabletop: {size} bytes are too many.</source>
        <translation>{path}&#xa0;: ce n’est pas une partie de Tabletop&#xa0;: {size} octets, c’est trop.</translation>
    </message>
    <message>
        <source>{path}: {problem}</source>
        <translation>{path}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{phase} and {task} do not go together.</source>
        <translation>{phase} et {task} ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>{phase} is not asked here.</source>
        <translation>«&#xa0;{phase}&#xa0;» n’est pas demandé ici.</translation>
    </message>
    <message>
        <source>{points} is too many: {foxes} foxes of {lowest} bring {most} at most</source>
        <translation>{points}, c’est trop&#xa0;: {foxes} renards à {lowest} rapportent {most} au plus</translation>
    </message>
    <message>
        <source>{points} is {foxes} × {lowest}, the lowest area, but at least {least} of the foxes are won: {why}</source>
        <translation>{points}, c’est {foxes} × {lowest}, la zone la plus faible, mais le nombre de renards gagnés est d’au moins {least}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{points} is {foxes} × {lowest}, the lowest area, but at most {most} of the foxes can be won: {why}</source>
        <translation>{points}, c’est {foxes} × {lowest}, la zone la plus faible, mais le nombre de renards gagnés est d’au plus {most}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{problem}</source>
        <translation>{problem}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} ou {last}</translation>
    </message>
    <message>
        <source>{used} of {earned} cannot be used.</source>
        <translation>impossible d’en avoir utilisé {used} sur {earned}.</translation>
    </message>
    <message>
        <source>{what} &quot;{text}&quot; cannot be read.</source>
        <translation>{what} «&#xa0;{text}&#xa0;»&#xa0;: c’est illisible.</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>{game} is played without dice.</source>
        <translation>{game} se joue sans dés.</translation>
    </message>
    <message>
        <source>In all of these matches you threw your own dice: the app has thrown none.</source>
        <translation>Dans toutes ces parties, vous avez lancé vos propres dés&#xa0;: le programme n’en a lancé aucun.</translation>
    </message>
    <message>
        <source>No match yet: the dice of every match are counted here.</source>
        <translation>Pas encore de partie&#xa0;: les dés de chaque partie sont comptés ici.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage en cours…</translation>
    </message>
    <message>
        <source>Where 95 of 100 fair faces lie</source>
        <translation>Là où se trouvent 95 faces équitables sur 100</translation>
    </message>
    <message>
        <source>What is expected</source>
        <translation>Ce qu’on attend</translation>
    </message>
    <message>
        <source>Outside: 1 face in 20, with fair dice</source>
        <translation>En dehors&#xa0;: 1 face sur 20, avec des dés équitables</translation>
    </message>
    <message>
        <source>{done} of {total} matches are counted…</source>
        <translation>{done} parties comptées sur {total}…</translation>
    </message>
    <message numerus="yes">
        <source>From %n match(es).</source>
        <translation>
            <numerusform>Sur %n partie.</numerusform>
            <numerusform>Sur %n parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) with your own dice are left out.</source>
        <translation>
            <numerusform>%n partie avec vos propres dés n’est pas comptée.</numerusform>
            <numerusform>%n parties avec vos propres dés ne sont pas comptées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice cannot be counted: {why}</source>
        <translation>Les dés ne peuvent pas être comptés&#xa0;: {why}</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Save an example…</source>
        <translation>Enregistrer un exemple…</translation>
    </message>
    <message>
        <source>Without a file</source>
        <translation>Sans fichier</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Files (*{suffix})</source>
        <translation>Fichiers (*{suffix})</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Parties (*{suffix})</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Any number</source>
        <translation>Tous les nombres</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Toutes les variantes</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>It could not be worked out: {problem}</source>
        <translation>Le calcul n’a pas abouti&#xa0;: {problem}</translation>
    </message>
</context>
<context>
    <name>GameAdvice</name>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}&#x202f;; {second}</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>De {fewest} à {most} joueurs</translation>
    </message>
    <message>
        <source>Score counter</source>
        <translation>Marquoir</translation>
    </message>
    <message>
        <source>Score counter of {game}</source>
        <translation>Marquoir&#xa0;: {game}</translation>
    </message>
    <message>
        <source>New match of {game}</source>
        <translation>Nouvelle partie&#xa0;: {game}</translation>
    </message>
</context>
<context>
    <name>GameScene</name>
    <message>
        <source>{one}; {other}</source>
        <translation>{one}&#x202f;; {other}</translation>
    </message>
    <message>
        <source>Drag it to its place.</source>
        <translation>Faire glisser la pièce jusqu’à sa place.</translation>
    </message>
    <message>
        <source>Draw a line there: press, pull, let go.</source>
        <translation>Tracez-y un trait&#xa0;: appuyez, tirez, relâchez.</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>We throw our own dice and enter what they show</source>
        <translation>Nous lançons de vrais dés et indiquons leur résultat</translation>
    </message>
    <message>
        <source>Nothing is taken back once dice were shown</source>
        <translation>Aucun retour en arrière une fois les dés lancés</translation>
    </message>
    <message>
        <source>Undo is closed: dice were shown since your last choice</source>
        <translation>Rien à annuler&#xa0;: des dés ont été lancés depuis le dernier choix</translation>
    </message>
    <message>
        <source>Your dice, like {example}</source>
        <translation>Vos dés, par ex. {example}</translation>
    </message>
    <message>
        <source>What your dice show</source>
        <translation>Résultat des dés</translation>
    </message>
    <message>
        <source>The dice cannot show “{text}” here.</source>
        <translation>Les dés ne peuvent pas donner «&#xa0;{text}&#xa0;» ici.</translation>
    </message>
    <message>
        <source>Take back the last die</source>
        <translation>Reprendre le dernier dé</translation>
    </message>
    <message>
        <source>The same seed brings the same dice to those who decide the same.</source>
        <translation>La même graine donne les mêmes dés, si l’on fait les mêmes choix.</translation>
    </message>
</context>
<context>
    <name>GuideCard</name>
    <message>
        <source>The guide</source>
        <translation>Le guide</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Fermer le guide</translation>
    </message>
</context>
<context>
    <name>GuidedRound</name>
    <message>
        <source>You are looking back. Close the review, and the guide goes on.</source>
        <translation>Vous regardez en arrière. Fermez la relecture, et le guide continue.</translation>
    </message>
    <message>
        <source>Enter what your dice show.</source>
        <translation>Indiquez le résultat des vrais dés.</translation>
    </message>
    <message>
        <source>Click there: “{throw}”.</source>
        <translation>Cliquez là&#xa0;: «&#xa0;{throw}&#xa0;».</translation>
    </message>
    <message>
        <source>A good choice: “{action}”.</source>
        <translation>Un bon choix&#xa0;: «&#xa0;{action}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Heads</name>
    <message>
        <source>round {number}</source>
        <translation>manche {number}</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion en cours…</translation>
    </message>
    <message>
        <source>There is no hint: {problem}</source>
        <translation>Pas de conseil&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation>coûte {cost}</translation>
    </message>
    <message>
        <source>chosen, costs {cost}</source>
        <translation>choisi, coûte {cost}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>le meilleur</translation>
    </message>
    <message>
        <source>The only thing to do:</source>
        <translation>La seule chose à faire&#xa0;:</translation>
    </message>
    <message>
        <source>Best here:</source>
        <translation>Le mieux ici&#xa0;:</translation>
    </message>
    <message>
        <source>Chosen was “{action}”: it costs {cost}. Better:</source>
        <translation>Le choix était «&#xa0;{action}&#xa0;»&#xa0;: il coûte {cost}. Mieux&#xa0;:</translation>
    </message>
    <message>
        <source>Everything else is as good.</source>
        <translation>Tout le reste se vaut.</translation>
    </message>
    <message>
        <source>As good: {action}.</source>
        <translation>Aussi bien&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>Next best: {action} ({note}).</source>
        <translation>Ensuite&#xa0;: {action} ({note}).</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Fermer le conseil</translation>
    </message>
</context>
<context>
    <name>HospitalAdvice</name>
    <message>
        <source>the others stay as they are</source>
        <translation>les autres restent ainsi</translation>
    </message>
    <message>
        <source>the patients stay as the room left them</source>
        <translation>les patients restent comme le service les a laissés</translation>
    </message>
    <message>
        <source>nobody is neglected</source>
        <translation>personne n’est négligé</translation>
    </message>
    <message>
        <source>all are at work</source>
        <translation>tous sont au travail</translation>
    </message>
    <message>
        <source>no free room finds its patients</source>
        <translation>aucun service libre ne trouve ses patients</translation>
    </message>
    <message numerus="yes">
        <source>%n patient(s) of 6 wait(s) for a larger discharge</source>
        <translation>
            <numerusform>%n patient à 6 attend une plus grande sortie</numerusform>
            <numerusform>%n patients à 6 attendent une plus grande sortie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n blood bag(s)</source>
        <translation>
            <numerusform>garde %n poche de sang</numerusform>
            <numerusform>garde %n poches de sang</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody dies of it</source>
        <translation>personne n’en meurt</translation>
    </message>
    <message numerus="yes">
        <source>%n patient(s) would die</source>
        <translation>
            <numerusform>%n patient mourrait</numerusform>
            <numerusform>%n patients mourraient</numerusform>
        </translation>
    </message>
    <message>
        <source>an exchange changes colours only, never values</source>
        <translation>un échange ne change que les couleurs, jamais les valeurs</translation>
    </message>
    <message>
        <source>{patient} then comes with ambulance {number}</source>
        <translation>{patient} vient alors avec l’ambulance {number}</translation>
    </message>
    <message>
        <source>your {room} is for such patients</source>
        <translation>{room} chez vous est pour de tels patients</translation>
    </message>
    <message>
        <source>the healthiest patients, {sum} in all</source>
        <translation>les patients les moins malades, {sum} en tout</translation>
    </message>
    <message>
        <source>there are beds for all</source>
        <translation>il y a des lits pour tous</translation>
    </message>
    <message numerus="yes">
        <source>%n bed(s) missing all the same</source>
        <translation>
            <numerusform>il manque tout de même %n lit</numerusform>
            <numerusform>il manque tout de même %n lits</numerusform>
        </translation>
    </message>
    <message>
        <source>the lower group: a blood bag</source>
        <translation>le groupe le plus faible&#xa0;: une poche de sang</translation>
    </message>
    <message>
        <source>the lowest ambulance: a blood bag, and first in the next round</source>
        <translation>l’ambulance la plus basse&#xa0;: une poche de sang, et vous commencez la prochaine manche</translation>
    </message>
    <message numerus="yes">
        <source>%n patient(s) for your {room}</source>
        <translation>
            <numerusform>%n patient pour {room}</numerusform>
            <numerusform>%n patients pour {room}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from leaving</source>
        <translation>
            <numerusform>encore %n point avant de sortir</numerusform>
            <numerusform>encore %n points avant de sortir</numerusform>
        </translation>
    </message>
    <message>
        <source>the weakest of all</source>
        <translation>le plus malade de tous</translation>
    </message>
    <message numerus="yes">
        <source>each serves you for %n more round(s)</source>
        <translation>
            <numerusform>chacune vous sert encore %n manche</numerusform>
            <numerusform>chacune vous sert encore %n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to use it, a bag is worth 1 point</source>
        <translation>
            <numerusform>%n manche pour s’en servir, une poche vaut 1 point</numerusform>
            <numerusform>%n manches pour s’en servir, une poche vaut 1 point</numerusform>
        </translation>
    </message>
    <message>
        <source>you have no patients for it now</source>
        <translation>vous n’avez pas de patients pour cela maintenant</translation>
    </message>
    <message>
        <source>{workers} workers for {rooms} rooms: a better room may come</source>
        <translation>soignants&#xa0;: {workers}, services&#xa0;: {rooms}&#x202f;; un meilleur service peut venir</translation>
    </message>
    <message>
        <source>{workers} workers for {rooms} rooms: another hand may come</source>
        <translation>soignants&#xa0;: {workers}, services&#xa0;: {rooms}&#x202f;; un soignant de plus peut venir</translation>
    </message>
    <message>
        <source>treats {count} of your patients at once</source>
        <translation>soigne {count} de vos patients à la fois</translation>
    </message>
    <message>
        <source>finds a patient to treat already</source>
        <translation>trouve déjà un patient à soigner</translation>
    </message>
    <message>
        <source>your room number {number}</source>
        <translation>votre service numéro {number}</translation>
    </message>
    <message numerus="yes">
        <source>you have %n patient(s) of its colour</source>
        <translation>
            <numerusform>vous avez %n patient de sa couleur</numerusform>
            <numerusform>vous avez %n patients de sa couleur</numerusform>
        </translation>
    </message>
    <message>
        <source>{workers} workers then for {rooms} rooms</source>
        <translation>soignants alors&#xa0;: {workers}, services&#xa0;: {rooms}</translation>
    </message>
    <message>
        <source>goes with your {card}</source>
        <translation>va avec {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) by your administrator</source>
        <translation>
            <numerusform>%n point grâce à votre directeur</numerusform>
            <numerusform>%n points grâce à votre directeur</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody is spared</source>
        <translation>personne n’est épargné</translation>
    </message>
    <message>
        <source>it would die</source>
        <translation>il mourrait</translation>
    </message>
    <message>
        <source>stays a {value}</source>
        <translation>reste un {value}</translation>
    </message>
    <message>
        <source>the others get worse</source>
        <translation>les autres s’aggravent</translation>
    </message>
    <message numerus="yes">
        <source>an unfinished one would cost %n point(s)</source>
        <translation>
            <numerusform>un rapport non terminé coûterait %n point</numerusform>
            <numerusform>un rapport non terminé coûterait %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves the reports for another round</source>
        <translation>laisse les rapports pour une autre manche</translation>
    </message>
    <message>
        <source>nothing tells the colours apart yet</source>
        <translation>rien ne distingue encore les couleurs</translation>
    </message>
    <message>
        <source>one patient a round is safe from neglect</source>
        <translation>un patient par manche échappe à la négligence</translation>
    </message>
    <message numerus="yes">
        <source>%n blood bag(s) at once, and {points} points for each left</source>
        <translation>
            <numerusform>%n poche de sang tout de suite&#x202f;; chaque poche restante, en points&#xa0;: {points}</numerusform>
            <numerusform>%n poches de sang tout de suite&#x202f;; chaque poche restante, en points&#xa0;: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each blood bag left</source>
        <translation>
            <numerusform>%n point par poche de sang restante</numerusform>
            <numerusform>%n points par poche de sang restante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each, and you add {rounds} improvements</source>
        <translation>
            <numerusform>%n point chacun, et vous ajoutez {rounds} améliorations</numerusform>
            <numerusform>%n points chacun, et vous ajoutez {rounds} améliorations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more in each round in which %n patient(s) leave</source>
        <translation>
            <numerusform>{points} de plus à chaque manche où %n patient sort</numerusform>
            <numerusform>{points} de plus à chaque manche où %n patients sortent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more in each good round</source>
        <translation>
            <numerusform>%n point de plus à chaque bonne manche</numerusform>
            <numerusform>%n points de plus à chaque bonne manche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your patients is of its colour already</source>
        <translation>
            <numerusform>%n de vos patients est déjà de sa couleur</numerusform>
            <numerusform>%n de vos patients sont déjà de sa couleur</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HospitalAsking</name>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>{name} admits the first patients.</source>
        <translation>{name} admet les premiers patients.</translation>
    </message>
    <message>
        <source>{name} chooses an administrator.</source>
        <translation>{name} choisit entre deux directeurs.</translation>
    </message>
    <message>
        <source>{name} says what else is revealed.</source>
        <translation>{name} dit ce qui vient encore au marché.</translation>
    </message>
    <message>
        <source>{name} looks at equal patients in the ambulances.</source>
        <translation>{name} regarde les patients égaux des ambulances.</translation>
    </message>
    <message>
        <source>{name} chooses an ambulance.</source>
        <translation>{name} choisit une ambulance.</translation>
    </message>
    <message>
        <source>{name} lacks beds.</source>
        <translation>Il manque des lits à {name}.</translation>
    </message>
    <message>
        <source>{name} takes an improvement.</source>
        <translation>{name} prend une amélioration.</translation>
    </message>
    <message>
        <source>{name} may return an improvement.</source>
        <translation>{name} peut rendre une amélioration.</translation>
    </message>
    <message>
        <source>{name} keeps a patient from neglect.</source>
        <translation>{name} préserve un patient de la négligence.</translation>
    </message>
    <message>
        <source>{name} writes reports.</source>
        <translation>{name} rédige des rapports.</translation>
    </message>
    <message>
        <source>{name} treats patients.</source>
        <translation>{name} traite des patients.</translation>
    </message>
    <message>
        <source>{name}, which of these patients is the {value}?</source>
        <translation>À {name} de choisir&#xa0;: lequel de ces patients est le {value}&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>{name}, choose an ambulance. You have %n free bed(s).</source>
        <translation>
            <numerusform>À {name} de choisir une ambulance. Il y a %n lit libre.</numerusform>
            <numerusform>À {name} de choisir une ambulance. Il y a %n lits libres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n bed(s) are missing: who goes to the mortuary?</source>
        <translation>
            <numerusform>Il manque %n lit à {name}&#xa0;: qui va à la morgue&#x202f;?</numerusform>
            <numerusform>Il manque %n lits à {name}&#xa0;: qui va à la morgue&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>A lot says who begins.</source>
        <translation>Le sort dit qui commence.</translation>
    </message>
    <message>
        <source>{name} draws the first patients.</source>
        <translation>{name} pioche les premiers patients.</translation>
    </message>
    <message>
        <source>{name} draws administrators.</source>
        <translation>{name} pioche des directeurs.</translation>
    </message>
    <message>
        <source>{name}, which administrator do you keep?</source>
        <translation>À {name} de choisir&#xa0;: quel directeur ou quelle directrice garder&#x202f;?</translation>
    </message>
    <message>
        <source>Reports are drawn.</source>
        <translation>On pioche les rapports.</translation>
    </message>
    <message>
        <source>The market is revealed.</source>
        <translation>On dispose le marché.</translation>
    </message>
    <message>
        <source>{name}, of which kind shall one more improvement be revealed?</source>
        <translation>À {name} de choisir&#xa0;: encore un service au marché, ou encore un spécialiste&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, throw the patients for the ambulances.</source>
        <translation>À {name} de lancer les patients des ambulances.</translation>
    </message>
    <message>
        <source>{name}, you may exchange equal patients of neighbouring ambulances.</source>
        <translation>{name} peut échanger des patients égaux entre ambulances voisines.</translation>
    </message>
    <message>
        <source>{name}, throw another patient for the epidemic.</source>
        <translation>À {name} de lancer un patient de plus pour l’épidémie.</translation>
    </message>
    <message>
        <source>{name}, take a department or a specialist.</source>
        <translation>À {name} de prendre un service ou un spécialiste.</translation>
    </message>
    <message>
        <source>{name}, you may return an improvement for a blood bag.</source>
        <translation>{name} peut rendre une amélioration contre une poche de sang.</translation>
    </message>
    <message>
        <source>{name}, send a worker to a room, or end your shift.</source>
        <translation>À {name} d’envoyer un soignant dans un service, ou de finir l’activation.</translation>
    </message>
    <message>
        <source>{name}, throw the patients anew.</source>
        <translation>À {name} de relancer les patients.</translation>
    </message>
    <message>
        <source>{name}, which untreated patient is not neglected?</source>
        <translation>À {name} de choisir&#xa0;: quel patient non traité n’est pas négligé&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, which report do you finish?</source>
        <translation>À {name} de choisir&#xa0;: quel rapport terminer&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, use your blood bags, or end your shift.</source>
        <translation>À {name} d’utiliser des poches de sang, ou de finir l’activation.</translation>
    </message>
    <message>
        <source>{name}, nothing more can be done: end your shift.</source>
        <translation>À {name} de finir l’activation&#xa0;: il n’y a plus rien à faire.</translation>
    </message>
    <message>
        <source>{card}: who gets worse by 1?</source>
        <translation>{card}&#xa0;: quel patient perd 1&#x202f;?</translation>
    </message>
    <message>
        <source>{card}: with whom does it exchange values?</source>
        <translation>{card}&#xa0;: avec qui échanger les valeurs&#x202f;?</translation>
    </message>
    <message>
        <source>{card}: choose patient {number}.</source>
        <translation>{card}&#xa0;: choisissez le patient nº&#xa0;{number}.</translation>
    </message>
    <message>
        <source>{card}: choose a patient.</source>
        <translation>{card}&#xa0;: choisissez un patient.</translation>
    </message>
</context>
<context>
    <name>HospitalBox</name>
    <message>
        <source>Hospital</source>
        <translation>Hospital</translation>
    </message>
    <message>
        <source>Dice are patients: admit them, treat them room by room, neglect nobody, and discharge as many as you can in the same round.</source>
        <translation>Les patients sont des dés&#xa0;: admettez-les, traitez-les service après service, ne négligez personne, et faites-en sortir le plus possible dans la même manche.</translation>
    </message>
    <message>
        <source>Hospital follows Dice Hospital; thanks to its authors and to Super Meeple. The cards here are Tabletop’s own.</source>
        <translation>Hospital s’inspire de Dice Hospital&#x202f;; merci à ses auteurs et à Super Meeple. Les cartes sont celles de Tabletop.</translation>
    </message>
</context>
<context>
    <name>HospitalCards</name>
    <message>
        <source>After the room: {effect}</source>
        <translation>Après le service&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>If the room treated a red patient: {effect}</source>
        <translation>Si le service a traité un patient rouge&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>If the room treated a yellow patient: {effect}</source>
        <translation>Si le service a traité un patient jaune&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>If the room treated a green patient: {effect}</source>
        <translation>Si le service a traité un patient vert&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>a patient that the room treated exchanges values with another</source>
        <translation>un patient que le service a traité échange sa valeur avec un autre</translation>
    </message>
    <message>
        <source>two patients with different values exchange them</source>
        <translation>deux patients de valeurs différentes les échangent</translation>
    </message>
    <message>
        <source>the lower of two patients of a colour gets the value of the higher</source>
        <translation>de deux patients d’une même couleur, le plus faible prend la valeur de l’autre</translation>
    </message>
    <message>
        <source>turn {who} to the opposite face</source>
        <translation>retourner {who} sur la face opposée</translation>
    </message>
    <message>
        <source>+{add} for {who}</source>
        <translation>+{add} à {who}</translation>
    </message>
    <message>
        <source>a red, a yellow and a green patient</source>
        <translation>un patient rouge, un jaune et un vert</translation>
    </message>
    <message>
        <source>+{add} for {who} each</source>
        <translation>+{add} chacun à {who}</translation>
    </message>
    <message>
        <source>{who} of the same value</source>
        <translation>{who} de même valeur</translation>
    </message>
    <message>
        <source>{who} in a run</source>
        <translation>{who} formant une suite</translation>
    </message>
    <message>
        <source>+{add} for each of {who}</source>
        <translation>+{add} chacun à {who}</translation>
    </message>
    <message>
        <source>{who} that the room treated</source>
        <translation>{who} parmi ceux que le service a traités</translation>
    </message>
    <message>
        <source>{who} of the value that the treated one had</source>
        <translation>{who} de la valeur qu’avait le patient traité</translation>
    </message>
    <message>
        <source>a patient</source>
        <translation>un patient</translation>
    </message>
    <message>
        <source>a red patient</source>
        <translation>un patient rouge</translation>
    </message>
    <message>
        <source>a yellow patient</source>
        <translation>un patient jaune</translation>
    </message>
    <message>
        <source>a green patient</source>
        <translation>un patient vert</translation>
    </message>
    <message numerus="yes">
        <source>%n patient(s)</source>
        <translation>
            <numerusform>%n patient</numerusform>
            <numerusform>%n patients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red patient(s)</source>
        <translation>
            <numerusform>%n patient rouge</numerusform>
            <numerusform>%n patients rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow patient(s)</source>
        <translation>
            <numerusform>%n patient jaune</numerusform>
            <numerusform>%n patients jaunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green patient(s)</source>
        <translation>
            <numerusform>%n patient vert</numerusform>
            <numerusform>%n patients verts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other patient(s)</source>
        <translation>
            <numerusform>%n autre patient</numerusform>
            <numerusform>%n autres patients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other red patient(s)</source>
        <translation>
            <numerusform>%n autre patient rouge</numerusform>
            <numerusform>%n autres patients rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other yellow patient(s)</source>
        <translation>
            <numerusform>%n autre patient jaune</numerusform>
            <numerusform>%n autres patients jaunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other green patient(s)</source>
        <translation>
            <numerusform>%n autre patient vert</numerusform>
            <numerusform>%n autres patients verts</numerusform>
        </translation>
    </message>
    <message>
        <source>another patient</source>
        <translation>un autre patient</translation>
    </message>
    <message>
        <source>another red patient</source>
        <translation>un autre patient rouge</translation>
    </message>
    <message>
        <source>another yellow patient</source>
        <translation>un autre patient jaune</translation>
    </message>
    <message>
        <source>another green patient</source>
        <translation>un autre patient vert</translation>
    </message>
    <message>
        <source>{who} of value {values}</source>
        <translation>{who} de valeur {values}</translation>
    </message>
    <message>
        <source>{lowest} to {highest}</source>
        <translation>{lowest} à {highest}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} ou {last}</translation>
    </message>
    <message>
        <source>−1 for a patient that the room treated, then +{add} for each of two others</source>
        <translation>−1 à un patient que le service a traité, puis +{add} chacun à deux autres</translation>
    </message>
    <message>
        <source>−1 for a patient of at least 2, then +{add} for each of two others</source>
        <translation>−1 à un patient de valeur 2 ou plus, puis +{add} chacun à deux autres</translation>
    </message>
    <message>
        <source>re-roll {who}</source>
        <translation>relancer {who}</translation>
    </message>
    <message>
        <source>re-roll up to {who}</source>
        <translation>relancer au plus {who}</translation>
    </message>
    <message>
        <source>Each round one untreated patient is not neglected</source>
        <translation>À chaque manche, un patient non traité n’est pas négligé</translation>
    </message>
    <message numerus="yes">
        <source>In the end %n point(s) for each added department</source>
        <translation>
            <numerusform>À la fin, %n point par service ajouté</numerusform>
            <numerusform>À la fin, %n points par service ajouté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end %n point(s) for each specialist</source>
        <translation>
            <numerusform>À la fin, %n point par spécialiste</numerusform>
            <numerusform>À la fin, %n points par spécialiste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{points} if at least %n patient(s) are discharged in a round</source>
        <translation>
            <numerusform>+{points} à chaque manche où au moins %n patient est sorti</numerusform>
            <numerusform>+{points} à chaque manche où au moins %n patients sont sortis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{points} if at least %n red patient(s) are discharged in a round</source>
        <translation>
            <numerusform>+{points} à chaque manche où au moins %n patient rouge est sorti</numerusform>
            <numerusform>+{points} à chaque manche où au moins %n patients rouges sont sortis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{points} if at least %n yellow patient(s) are discharged in a round</source>
        <translation>
            <numerusform>+{points} à chaque manche où au moins %n patient jaune est sorti</numerusform>
            <numerusform>+{points} à chaque manche où au moins %n patients jaunes sont sortis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{points} if at least %n green patient(s) are discharged in a round</source>
        <translation>
            <numerusform>+{points} à chaque manche où au moins %n patient vert est sorti</numerusform>
            <numerusform>+{points} à chaque manche où au moins %n patients verts sont sortis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end %n point(s) for each blood bag left</source>
        <translation>
            <numerusform>À la fin, %n point par poche de sang restante</numerusform>
            <numerusform>À la fin, %n points par poche de sang restante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You begin with %n blood bag(s)</source>
        <translation>
            <numerusform>Vous commencez avec %n poche de sang</numerusform>
            <numerusform>Vous commencez avec %n poches de sang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{needs}: %n point(s)</source>
        <translation>
            <numerusform>%n point pour {needs}</numerusform>
            <numerusform>%n points pour {needs}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HospitalCheat</name>
    <message>
        <source>Eight rounds. Treat patients until they are well, and let many go home in the same round.</source>
        <translation>Huit manches. Traitez les patients jusqu’à la guérison, et faites-en sortir beaucoup dans la même manche.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Une manche</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Les patients</translation>
    </message>
    <message>
        <source>From 1, very ill, to 6, nearly well. Whoever rises above 6 goes home at once. For each bed that is missing a patient of yours goes to the mortuary.</source>
        <translation>De 1, très malade, à 6, presque guéri. Qui dépasse 6 rentre aussitôt chez lui. Pour chaque lit qui manque, l’un de vos patients va à la morgue.</translation>
    </message>
    <message>
        <source>You begin with a 3, a 4 and a 5, and keep one of two administrators.</source>
        <translation>Vous commencez avec un 3, un 4 et un 5&#x202f;; de deux cartes de direction, vous en gardez une.</translation>
    </message>
    <message>
        <source>Treating</source>
        <translation>Traiter</translation>
    </message>
    <message>
        <source>Each worker and each room works once a round; a worker may stay idle.</source>
        <translation>Chaque soignant et chaque service travaillent une fois par manche&#x202f;; un soignant peut rester inactif.</translation>
    </message>
    <message>
        <source>A room for several patients needs exactly that many. It may give a patient more levels than needed.</source>
        <translation>Un service prévu pour plusieurs patients exige exactement ce nombre. Il peut donner à un patient plus de niveaux qu’il n’en faut.</translation>
    </message>
    <message>
        <source>First the room, then the specialist’s own effect, if you like. A patient may be treated several times.</source>
        <translation>D’abord le service, puis l’effet du spécialiste, si vous le voulez. Un patient peut être traité plusieurs fois.</translation>
    </message>
    <message>
        <source>Starting rooms</source>
        <translation>Services de départ</translation>
    </message>
    <message>
        <source>Signs on rooms and cards</source>
        <translation>Signes des services et des cartes</translation>
    </message>
    <message>
        <source>of any colour</source>
        <translation>de toute couleur</translation>
    </message>
    <message>
        <source>who shows this</source>
        <translation>qui montre ce chiffre</translation>
    </message>
    <message>
        <source>better by one</source>
        <translation>un niveau de plus</translation>
    </message>
    <message>
        <source>worse by one</source>
        <translation>un niveau de moins</translation>
    </message>
    <message>
        <source>all show the same</source>
        <translation>de même valeur</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>qui se suivent</translation>
    </message>
    <message>
        <source>if the room treated, then</source>
        <translation>si le service a traité</translation>
    </message>
    <message>
        <source>another patient</source>
        <translation>un autre patient</translation>
    </message>
    <message>
        <source>the one treated here</source>
        <translation>celui qui est traité ici</translation>
    </message>
    <message>
        <source>of the value before</source>
        <translation>de la valeur d’avant le traitement</translation>
    </message>
    <message>
        <source>exchange values</source>
        <translation>échangent leurs valeurs</translation>
    </message>
    <message>
        <source>the lower as the higher</source>
        <translation>le plus bas rejoint le plus haut</translation>
    </message>
    <message>
        <source>roll again</source>
        <translation>relancer</translation>
    </message>
    <message>
        <source>opposite face</source>
        <translation>face opposée</translation>
    </message>
    <message>
        <source>Bags and deaths</source>
        <translation>Poches de sang et décès</translation>
    </message>
    <message>
        <source>At any time of your shift: +1 for a patient, which is a treatment, or another colour until the shift changes, which is none. In the end 1 point.</source>
        <translation>À tout moment de votre activation&#xa0;: +1 pour un patient (c’est un traitement), ou une autre couleur jusqu’au changement d’équipe (ce n’en est pas un). À la fin, 1&#xa0;point.</translation>
    </message>
    <message>
        <source>The lowest ambulance taken brings you one, and you begin the next round. An improvement that you return brings one, too.</source>
        <translation>La plus basse des ambulances prises en apporte une, et vous commencez la manche suivante. Une amélioration rendue en apporte une aussi.</translation>
    </message>
    <message>
        <source>Alone: take either of two ambulances; the lower brings a bag. Finish reports of the lower row with patients who went home; each that is left costs 2 points.</source>
        <translation>En solitaire&#xa0;: deux ambulances au choix, la plus basse donne une poche. Terminez les rapports de la rangée du bas avec des patients sortis&#x202f;; chacun de ceux qui restent coûte 2&#xa0;points.</translation>
    </message>
    <message>
        <source>For everybody who dies or goes to the mortuary. In the end −2 points.</source>
        <translation>Pour chaque patient qui meurt ou va à la morgue. À la fin, −2 points.</translation>
    </message>
    <message>
        <source>After the eighth round: what each round brought, your administrator, bags and deaths.</source>
        <translation>Après la huitième manche&#xa0;: ce que chaque manche a rapporté, le directeur ou la directrice, les poches et les décès.</translation>
    </message>
    <message>
        <source>Most points win. Of equals, the fewest patients left, then the highest sum of their values; else the victory is shared.</source>
        <translation>Le plus de points l’emporte. À égalité, le moins de patients restants, puis la plus forte somme de leurs valeurs&#x202f;; sinon, victoire partagée.</translation>
    </message>
    <message>
        <source>Panic: you begin with 3, 3, 4, 5 and 5.</source>
        <translation>Panique&#xa0;: vous commencez avec 3, 3, 4, 5 et 5.</translation>
    </message>
    <message>
        <source>Epidemic: one patient more with each ambulance.</source>
        <translation>Épidémie&#xa0;: un patient de plus avec chaque ambulance.</translation>
    </message>
    <message>
        <source>Virus: neglect takes two levels.</source>
        <translation>Virus&#xa0;: un patient négligé perd deux niveaux.</translation>
    </message>
    <message>
        <source>Experimental medicine: more departments and specialists.</source>
        <translation>Médecine expérimentale&#xa0;: d’autres services et spécialistes.</translation>
    </message>
    <message>
        <source>First game: no administrators.</source>
        <translation>Première partie&#xa0;: sans directeurs ni directrices.</translation>
    </message>
    <message numerus="yes">
        <source>%n more if nobody is left in your wards after neglect.</source>
        <translation>
            <numerusform>%n&#xa0;point de plus s’il ne reste personne dans vos chambres après la négligence.</numerusform>
            <numerusform>%n&#xa0;points de plus s’il ne reste personne dans vos chambres après la négligence.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven who leave together bring 14 points, seven who leave one by one 7: save them up.</source>
        <translation>Sept sorties d’un coup rapportent 14&#xa0;points, une par une 7 seulement&#xa0;: regroupez-les.</translation>
    </message>
    <message>
        <source>A patient who is treated is not neglected: one level for each of many is often more than three for one.</source>
        <translation>Un patient traité n’est pas négligé&#xa0;: un niveau pour plusieurs vaut souvent mieux que trois pour un seul.</translation>
    </message>
    <message>
        <source>Rooms and specialists of one colour help each other; choose ambulances to suit them.</source>
        <translation>Services et spécialistes d’une même couleur s’entraident&#x202f;; choisissez vos ambulances en conséquence.</translation>
    </message>
</context>
<context>
    <name>HospitalGuide</name>
    <message>
        <source>That was a whole round! From now on save patients up: seven who leave together are worth far more than one or two each round. F1 opens the rules. Enjoy the game!</source>
        <translation>Voilà une manche entière&#x202f;! Désormais, gardez des patients pour plus tard&#xa0;: sept qui sortent ensemble valent bien plus qu’un ou deux à chaque manche. F1 ouvre les règles. Bonne partie&#x202f;!</translation>
    </message>
    <message>
        <source>New patients! Three dice for each ambulance are thrown; 1 and 6 are thrown again. The sickest lie in ambulance 1.</source>
        <translation>De nouveaux patients&#x202f;! On lance trois dés par ambulance, et on relance les 1 et les 6. Les plus malades sont dans l’ambulance 1.</translation>
    </message>
    <message>
        <source>The epidemic brings you one more patient.</source>
        <translation>L’épidémie vous amène un patient de plus.</translation>
    </message>
    <message>
        <source>These patients are thrown anew, and count as treated.</source>
        <translation>On relance ces patients, qui comptent comme traités.</translation>
    </message>
    <message>
        <source>Chance deals what you need.</source>
        <translation>Le hasard distribue ce qu’il vous faut.</translation>
    </message>
    <message>
        <source>Your first patients are a 3, a 4 and a 5: you say which is which. A high number is nearly healthy.</source>
        <translation>Vos premiers patients sont un 3, un 4 et un 5&#xa0;: c’est vous qui dites lequel est quoi. Un grand chiffre est presque guéri.</translation>
    </message>
    <message>
        <source>You keep one of two administrators for the whole match. Rest the pointer on a card, and it says what it does.</source>
        <translation>De ces deux cartes de direction, vous en gardez une pour toute la partie. Laissez le pointeur sur une carte, et elle dit ce qu’elle fait.</translation>
    </message>
    <message>
        <source>You begin, so you say what else comes to the market.</source>
        <translation>Vous commencez&#xa0;: c’est donc à vous de dire ce qui vient encore au marché.</translation>
    </message>
    <message>
        <source>You choose last, so you may exchange equal patients of neighbouring ambulances: drag one onto the other. Or leave them.</source>
        <translation>Vous choisissez en dernier, et vous pouvez donc échanger des patients égaux entre ambulances voisines&#xa0;: glissez l’un sur l’autre. Ou laissez-les.</translation>
    </message>
    <message numerus="yes">
        <source>There are not enough beds: %n patient(s) must go to the mortuary. Each costs 2 points. The sickest is the least loss.</source>
        <translation>
            <numerusform>Il n’y a pas assez de lits&#xa0;: %n patient doit aller à la morgue, ce qui coûte 2&#xa0;points. Le plus malade est la moindre perte.</numerusform>
            <numerusform>Il n’y a pas assez de lits&#xa0;: %n patients doivent aller à la morgue. Chacun coûte 2&#xa0;points. Les plus malades sont la moindre perte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a department or a specialist: both help you treat more patients each round. Think of the colours you have.</source>
        <translation>Prenez un service ou un spécialiste&#xa0;: les deux vous aident à traiter plus de patients à chaque manche. Pensez aux couleurs que vous avez.</translation>
    </message>
    <message>
        <source>You may give one improvement back for a blood bag. Early in the game you hardly ever should.</source>
        <translation>Vous pouvez rendre une amélioration contre une poche de sang. En début de partie, ce n’est presque jamais une bonne idée.</translation>
    </message>
    <message>
        <source>Choose an ambulance. The lower one brings a blood bag, the higher one healthier patients.</source>
        <translation>Choisissez une ambulance. La plus petite apporte une poche de sang, l’autre des patients moins malades.</translation>
    </message>
    <message>
        <source>Choose an ambulance. You begin, so number 1 is not for you. The higher the number, the healthier its patients, but the later you choose an improvement.</source>
        <translation>Choisissez une ambulance. Vous commencez&#xa0;: la numéro 1 n’est donc pas pour vous. Plus le numéro est grand, moins les patients sont malades, mais plus vous choisirez tard une amélioration.</translation>
    </message>
    <message>
        <source>Choose an ambulance. The lowest one taken brings a blood bag, the first improvement and the start of the next round.</source>
        <translation>Choisissez une ambulance. La plus basse de celles qui sont prises apporte une poche de sang, la première amélioration et le premier tour de la manche suivante.</translation>
    </message>
    <message>
        <source>The patients that glow can be treated here; beside each you see the value it gets. Beyond 6 it is healthy and leaves.</source>
        <translation>Les patients qui brillent peuvent être traités ici&#x202f;; à côté de chacun, vous voyez la valeur qu’il aura. Au-delà de 6, il est guéri et il sort.</translation>
    </message>
    <message>
        <source>After the room your specialist may treat, too. The patients that glow fit; or do without.</source>
        <translation>Après le service, votre spécialiste peut agir à son tour. Les patients qui brillent conviennent&#x202f;; ou renoncez à l’effet.</translation>
    </message>
    <message>
        <source>Your administrator keeps one patient from neglect. Choose it.</source>
        <translation>Grâce à votre carte de direction, un patient n’est pas négligé. Choisissez-le.</translation>
    </message>
    <message>
        <source>You can finish a report with the patients that left. Each of them counts for one report only.</source>
        <translation>Vous pouvez terminer un rapport avec les patients sortis. Chacun d’eux ne sert qu’à un rapport.</translation>
    </message>
    <message>
        <source>Everybody has been treated. Send who is left where it helps most, or end your shift.</source>
        <translation>Tout le monde a été traité. Envoyez les soignants qui restent là où ils aident le plus, ou finissez votre activation.</translation>
    </message>
    <message>
        <source>There is nothing more for your workers to do. A blood bag could still help; else end your shift.</source>
        <translation>Vos soignants n’ont plus rien à faire. Une poche de sang peut encore aider&#x202f;; sinon, finissez l’activation.</translation>
    </message>
    <message>
        <source>Now your shift: drag a worker to a room, and the room treats patients. Each worker and each room works once a round.</source>
        <translation>C’est votre activation&#xa0;: glissez un soignant dans un service, et le service traite des patients. Chaque soignant et chaque service travaille une fois par manche.</translation>
    </message>
    <message numerus="yes">
        <source>Go on: send another worker. %n patient(s) are not treated yet and get worse by {by} at the end; who falls below 1 dies.</source>
        <translation>
            <numerusform>Continuez&#xa0;: envoyez un autre soignant. Il reste %n patient non traité, qui perdra {by} à la fin&#x202f;; qui tombe sous 1 meurt.</numerusform>
            <numerusform>Continuez&#xa0;: envoyez un autre soignant. Il reste %n patients non traités, qui perdront {by} à la fin&#x202f;; qui tombe sous 1 meurt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chooses an ambulance. What is left is for the others.</source>
        <translation>{name} choisit une ambulance. Ce qui reste est pour les autres.</translation>
    </message>
    <message>
        <source>{name} takes an improvement; who has a lower ambulance chooses first.</source>
        <translation>{name} prend une amélioration&#x202f;; qui a une plus petite ambulance choisit d’abord.</translation>
    </message>
    <message>
        <source>{name} is busy. A small hospital shows what happens there; click to see it large.</source>
        <translation>{name} est à l’œuvre. Un petit hôpital montre ce qui s’y passe&#x202f;; cliquez pour le voir en grand.</translation>
    </message>
    <message>
        <source>It helps you all match long.</source>
        <translation>Il vous aide pendant toute la partie.</translation>
    </message>
    <message>
        <source>Most of your rooms treat any colour, so this is a matter of taste.</source>
        <translation>Vos services traitent toutes les couleurs aussi bien&#xa0;: c’est affaire de goût.</translation>
    </message>
    <message>
        <source>What you have will help you in the rounds to come.</source>
        <translation>Ce que vous avez vous aidera dans les manches à venir.</translation>
    </message>
    <message>
        <source>You hardly need it any more, and a bag is worth a point.</source>
        <translation>Vous n’en avez presque plus besoin, et une poche vaut un point.</translation>
    </message>
    <message>
        <source>So the colours fit your rooms better.</source>
        <translation>Ainsi, les couleurs vont mieux avec vos services.</translation>
    </message>
    <message>
        <source>It is nearly healthy, and leaves early.</source>
        <translation>Il est presque guéri et sortira tôt.</translation>
    </message>
    <message>
        <source>With a {value} it is the least loss.</source>
        <translation>Avec un {value}, c’est la moindre perte.</translation>
    </message>
    <message>
        <source>A specialist is one more worker, in every round.</source>
        <translation>Un spécialiste, c’est un soignant de plus à chaque manche.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your patients could be treated there already.</source>
        <translation>
            <numerusform>%n de vos patients pourrait déjà y être traité.</numerusform>
            <numerusform>%n de vos patients pourraient déjà y être traités.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is one more room, in every round.</source>
        <translation>C’est un service de plus à chaque manche.</translation>
    </message>
    <message>
        <source>Beds are missing for every one of them; these patients are the best.</source>
        <translation>Il manque des lits pour toutes les ambulances&#x202f;; ces patients-ci sont les meilleurs.</translation>
    </message>
    <message numerus="yes">
        <source>%n of its patients need only little to leave.</source>
        <translation>
            <numerusform>%n de ses patients est près de sortir.</numerusform>
            <numerusform>%n de ses patients sont près de sortir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its colours suit your rooms, and a bag may come with it.</source>
        <translation>Ses couleurs conviennent à vos services, et elle apportera peut-être une poche de sang.</translation>
    </message>
    <message>
        <source>{room} treats patients that need it now.</source>
        <translation>{room}&#xa0;: ce service traite des patients qui en ont besoin maintenant.</translation>
    </message>
    <message>
        <source>One bag, and it leaves.</source>
        <translation>Une poche, et il sort.</translation>
    </message>
    <message>
        <source>Else it would be neglected.</source>
        <translation>Sinon, il serait négligé.</translation>
    </message>
    <message>
        <source>In the other colour it fits a room.</source>
        <translation>Dans l’autre couleur, il convient à un service.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing more is to be gained now: %n point(s).</source>
        <translation>
            <numerusform>Il n’y a plus rien à gagner maintenant&#xa0;: %n point.</numerusform>
            <numerusform>Il n’y a plus rien à gagner maintenant&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would suffer most.</source>
        <translation>C’est lui qui souffrirait le plus.</translation>
    </message>
    <message>
        <source>It leaves the hospital at once.</source>
        <translation>Il sort aussitôt.</translation>
    </message>
    <message>
        <source>So low it is in danger.</source>
        <translation>Une valeur si faible est un danger.</translation>
    </message>
    <message>
        <source>Then it is not neglected this round.</source>
        <translation>Ainsi, il n’est pas négligé à cette manche.</translation>
    </message>
    <message>
        <source>A second treatment brings it nearer to the exit.</source>
        <translation>Un second traitement le rapproche de la sortie.</translation>
    </message>
</context>
<context>
    <name>HospitalLog</name>
    <message>
        <source>{name} begins the first round.</source>
        <translation>{name} commence la première manche.</translation>
    </message>
    <message>
        <source>{name} draws patients: {colours}.</source>
        <translation>{name} pioche des patients&#xa0;: {colours}.</translation>
    </message>
    <message>
        <source>{name} admits {patient}.</source>
        <translation>{name} admet le {patient}.</translation>
    </message>
    <message>
        <source>{name} chooses between {cards}.</source>
        <translation>{name} choisit entre {cards}.</translation>
    </message>
    <message>
        <source>{name} keeps {card}.</source>
        <translation>{name} garde {card}.</translation>
    </message>
    <message>
        <source>Reports: {reports}.</source>
        <translation>Rapports&#xa0;: {reports}.</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {name} begins.</source>
        <translation>Manche {round} sur {rounds}&#xa0;: {name} commence.</translation>
    </message>
    <message>
        <source>On the market: {cards}.</source>
        <translation>Au marché&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} has another department revealed.</source>
        <translation>{name} demande encore un service.</translation>
    </message>
    <message>
        <source>{name} has another specialist revealed.</source>
        <translation>{name} demande encore un spécialiste.</translation>
    </message>
    <message>
        <source>Ambulances {patients}.</source>
        <translation>Ambulances {patients}.</translation>
    </message>
    <message>
        <source>{name} exchanges {one} of ambulance {low} with {other} of {high}.</source>
        <translation>{name} échange {one} (ambulance {low}) et {other} (ambulance {high}).</translation>
    </message>
    <message>
        <source>{name} takes ambulance {number}: {patients}.</source>
        <translation>{name} prend l’ambulance {number}&#xa0;: {patients}.</translation>
    </message>
    <message>
        <source>Epidemic: {patient} comes to {name}, too.</source>
        <translation>Épidémie&#xa0;: le {patient} arrive aussi chez {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lacks %n bed(s).</source>
        <translation>
            <numerusform>Il manque %n lit à {name}.</numerusform>
            <numerusform>Il manque %n lits à {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the lowest ambulance: a blood bag, and the start of the next round.</source>
        <translation>{name} a la plus petite ambulance&#xa0;: une poche de sang, et le début de la manche suivante.</translation>
    </message>
    <message>
        <source>{name} has the lower ambulance: a blood bag.</source>
        <translation>{name} a la plus petite ambulance&#xa0;: une poche de sang.</translation>
    </message>
    <message>
        <source>{name} takes {card}.</source>
        <translation>{name} prend {card}.</translation>
    </message>
    <message>
        <source>{name} returns {card} for a blood bag.</source>
        <translation>{name} rend {card} contre une poche de sang.</translation>
    </message>
    <message>
        <source>{name}: {worker} to {room}.</source>
        <translation>{name}&#xa0;: {worker} vers {room}.</translation>
    </message>
    <message>
        <source>{worker} helps.</source>
        <translation>{worker} agit aussi.</translation>
    </message>
    <message>
        <source>{worker} only lends a hand.</source>
        <translation>{worker} ne fait rien de plus.</translation>
    </message>
    <message>
        <source>{patient} becomes {value}.</source>
        <translation>Le {patient} devient un {value}.</translation>
    </message>
    <message>
        <source>{patient} is discharged.</source>
        <translation>Le {patient} sort.</translation>
    </message>
    <message>
        <source>{name} ends the shift.</source>
        <translation>{name} finit l’activation.</translation>
    </message>
    <message>
        <source>{patient} is not neglected.</source>
        <translation>Le {patient} n’est pas négligé.</translation>
    </message>
    <message>
        <source>{patient} is neglected and becomes {value}.</source>
        <translation>Le {patient} est négligé et devient un {value}.</translation>
    </message>
    <message>
        <source>{patient} goes to the mortuary: there is no bed.</source>
        <translation>Le {patient} va à la morgue&#xa0;: il manque un lit.</translation>
    </message>
    <message>
        <source>{patient} dies of neglect.</source>
        <translation>Le {patient} meurt de négligence.</translation>
    </message>
    <message numerus="yes">
        <source>{name} finishes a report ({needs}): %n point(s).</source>
        <translation>
            <numerusform>{name} termine un rapport ({needs})&#xa0;: %n point.</numerusform>
            <numerusform>{name} termine un rapport ({needs})&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The shift changes.</source>
        <translation>Changement d’équipe.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>A blood bag for {patient}.</source>
        <translation>Une poche de sang pour le {patient}.</translation>
    </message>
    <message>
        <source>A blood bag: {patient} is {colour} until the shift change.</source>
        <translation>Une poche de sang&#xa0;: le {patient} est {colour} jusqu’au changement d’équipe.</translation>
    </message>
    <message numerus="yes">
        <source>%n patient(s) discharged</source>
        <translation>
            <numerusform>%n patient sorti</numerusform>
            <numerusform>%n patients sortis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {patients}, the wards are empty: {points}.</source>
        <translation>{name}&#xa0;: {patients} et chambres vides, {points}.</translation>
    </message>
    <message>
        <source>{name}: {patients}: {points}.</source>
        <translation>{name}&#xa0;: {patients}, {points}.</translation>
    </message>
</context>
<context>
    <name>HospitalPaper</name>
    <message>
        <source>The hospitals and the points</source>
        <translation>Les hôpitaux et les points</translation>
    </message>
    <message>
        <source>Score sheet of a match</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Departments, specialists and cards to cut out</source>
        <translation>Services, spécialistes et cartes à découper</translation>
    </message>
    <message>
        <source>Hospitals and ambulances to play on</source>
        <translation>Hôpitaux et ambulances pour jouer</translation>
    </message>
    <message>
        <source>The hospitals in the end</source>
        <translation>Les hôpitaux à la fin</translation>
    </message>
    <message>
        <source>The hospitals in round {number} of {rounds}</source>
        <translation>Les hôpitaux à la manche {number} sur {rounds}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>No improvements</source>
        <translation>Aucune amélioration</translation>
    </message>
    <message>
        <source>Reports not finished yet</source>
        <translation>Rapports pas encore terminés</translation>
    </message>
    <message>
        <source>{count} × {name}</source>
        <translation>{count} × {name}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>discharged</source>
        <translation>sorties</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>deaths</source>
        <translation>décès</translation>
    </message>
    <message>
        <source>bags left</source>
        <translation>poches</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Total des manches</translation>
    </message>
    <message>
        <source>Blood bags, 1 each</source>
        <translation>Poches de sang, 1 chacune</translation>
    </message>
    <message>
        <source>Deaths, −2 each</source>
        <translation>Décès, −2 chacun</translation>
    </message>
    <message>
        <source>Administrator in the end</source>
        <translation>Directeur, à la fin</translation>
    </message>
    <message>
        <source>Reports (alone)</source>
        <translation>Rapports (en solo)</translation>
    </message>
    <message>
        <source>Patients left</source>
        <translation>Patients restants</translation>
    </message>
    <message>
        <source>Their values together</source>
        <translation>Total de leurs valeurs</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Discharged in a round</source>
        <translation>Sorties d’une manche</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>no patient in any ward</source>
        <translation>aucun patient dans les chambres</translation>
    </message>
    <message>
        <source>The points of a round: for the discharged, 5 more for empty wards, and what the administrator brings in that round.</source>
        <translation>Les points d’une manche&#xa0;: ceux des sorties, 5 de plus si les chambres sont vides, et ce que le directeur y rapporte.</translation>
    </message>
    <message>
        <source>The most points win. If they are equal: the fewest patients left, then the highest sum of their values; else the victory is shared.</source>
        <translation>Le plus de points gagne. À égalité&#xa0;: le moins de patients restants, puis le plus grand total de leurs valeurs&#x202f;; sinon, la victoire est partagée.</translation>
    </message>
    <message>
        <source>Departments</source>
        <translation>Services à ajouter</translation>
    </message>
    <message>
        <source>Specialists</source>
        <translation>Spécialistes</translation>
    </message>
    <message>
        <source>Administrators, and reports for one player</source>
        <translation>Directeurs et directrices, et rapports du jeu en solitaire</translation>
    </message>
    <message>
        <source>Experimental Medicine</source>
        <translation>Médecine expérimentale</translation>
    </message>
    <message>
        <source>These are Tabletop’s own cards: the published ones are not public. Cut along the dashed lines.</source>
        <translation>Ce sont les cartes de Tabletop&#xa0;: celles du jeu d’origine ne sont pas publiques. Découpez le long des tirets.</translation>
    </message>
    <message>
        <source>The cards of this match’s own contents. Cut along the dashed lines.</source>
        <translation>Les cartes du contenu propre à cette partie. Découpez le long des tirets.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>New patients lie above. Who was treated moves down into the lower slot.</source>
        <translation>Les nouveaux patients sont en haut. Qui a été traité passe sur l’emplacement du bas.</translation>
    </message>
    <message>
        <source>Lay departments side by side below the hospital, specialists beside it.</source>
        <translation>Placez les services ajoutés côte à côte sous l’hôpital, les spécialistes à côté.</translation>
    </message>
    <message>
        <source>Ambulances</source>
        <translation>Ambulances</translation>
    </message>
    <message>
        <source>You also need</source>
        <translation>Il vous faut aussi</translation>
    </message>
    <message>
        <source>dice in red, yellow and green: {one} of each for one player, {two} for two, {three} for three, {four} for four, and a bag to draw them from</source>
        <translation>des dés rouges, jaunes et verts&#xa0;: {one} de chaque à un joueur, {two} à deux, {three} à trois, {four} à quatre, et un sac où les piocher</translation>
    </message>
    <message>
        <source>three pawns each for the nurses, and one for every specialist</source>
        <translation>trois pions chacun pour les infirmiers, et un par spécialiste</translation>
    </message>
    <message>
        <source>counters for blood bags and for deaths</source>
        <translation>des jetons pour les poches de sang et les décès</translation>
    </message>
    <message>
        <source>not for the first player; 1 blood bag, begins next</source>
        <translation>pas pour le premier joueur&#x202f;; 1 poche de sang, commencera ensuite</translation>
    </message>
    <message>
        <source>if it is the lowest taken: 1 blood bag, begins next</source>
        <translation>si c’est la plus petite prise&#xa0;: 1 poche de sang, commencera ensuite</translation>
    </message>
    <message>
        <source>Reveal the market; with one or two players the first chooses one kind more.</source>
        <translation>Disposez le marché&#x202f;; à un ou deux joueurs, le premier choisit encore une carte ou une tuile.</translation>
    </message>
    <message>
        <source>Roll the patients of the ambulances, 1 and 6 again; the lowest go into number 1.</source>
        <translation>Lancez les patients des ambulances, relancez les 1 et les 6&#x202f;; les plus faibles vont dans la numéro 1.</translation>
    </message>
    <message>
        <source>Take an ambulance each, clockwise from the first player, who may not take number 1.</source>
        <translation>Prenez une ambulance chacun, dans le sens horaire à partir du premier joueur, qui ne peut pas prendre la numéro 1.</translation>
    </message>
    <message>
        <source>Take an improvement each, in the order of the ambulances.</source>
        <translation>Prenez une amélioration chacun, dans l’ordre des ambulances.</translation>
    </message>
    <message>
        <source>Send each worker to a room that is free: treat patients.</source>
        <translation>Envoyez chaque soignant dans un service libre&#xa0;: traitez des patients.</translation>
    </message>
    <message>
        <source>Whoever was not treated gets 1 worse; a 1 dies.</source>
        <translation>Qui n’a pas été traité perd 1&#x202f;; un 1 meurt.</translation>
    </message>
    <message>
        <source>Score the discharged. Then the shift changes.</source>
        <translation>Comptez les sorties. Puis vient le changement d’équipe.</translation>
    </message>
</context>
<context>
    <name>HospitalReasons</name>
    <message numerus="yes">
        <source>%n free bed(s)</source>
        <translation>
            <numerusform>%n lit libre</numerusform>
            <numerusform>%n lits libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} of {rounds}: %n point(s)</source>
        <translation>
            <numerusform>Manche {round}/{rounds}&#xa0;: %n point</numerusform>
            <numerusform>Manche {round}/{rounds}&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>the shift is over</source>
        <translation>l’activation est finie</translation>
    </message>
    <message>
        <source>nobody is neglected</source>
        <translation>personne n’est négligé</translation>
    </message>
    <message numerus="yes">
        <source>%n untreated</source>
        <translation>
            <numerusform>%n non traité</numerusform>
            <numerusform>%n non traités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would die</source>
        <translation>
            <numerusform>%n mourrait</numerusform>
            <numerusform>%n mourraient</numerusform>
        </translation>
    </message>
    <message>
        <source>not for who begins</source>
        <translation>pas pour qui commence</translation>
    </message>
    <message numerus="yes">
        <source>%n bed(s) missing</source>
        <translation>
            <numerusform>il manque %n lit</numerusform>
            <numerusform>il manque %n lits</numerusform>
        </translation>
    </message>
    <message>
        <source>room for all</source>
        <translation>de la place pour tous</translation>
    </message>
    <message numerus="yes">
        <source>{worker}: %n department(s)</source>
        <translation>
            <numerusform>{worker}&#xa0;: %n service</numerusform>
            <numerusform>{worker}&#xa0;: %n services</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blood bag: %n patient(s)</source>
        <translation>
            <numerusform>Poche de sang&#xa0;: %n patient</numerusform>
            <numerusform>Poche de sang&#xa0;: %n patients</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {effect}.</source>
        <translation>{name}&#xa0;: {effect}.</translation>
    </message>
    <message>
        <source>Report: {effect}.</source>
        <translation>Rapport&#xa0;: {effect}.</translation>
    </message>
    <message>
        <source>Report: {effect}. It counts once it lies in the lower row.</source>
        <translation>Rapport&#xa0;: {effect}. Il comptera dans la rangée du bas.</translation>
    </message>
    <message>
        <source>It was used this round.</source>
        <translation>Ce service a déjà travaillé à cette manche.</translation>
    </message>
    <message>
        <source>You have no patients for it now ({effect}).</source>
        <translation>Vous n’avez pas de patients pour cela maintenant ({effect}).</translation>
    </message>
    <message>
        <source>{patient} (until the shift change; really {colour})</source>
        <translation>{patient} (jusqu’au changement d’équipe&#x202f;; en réalité {colour})</translation>
    </message>
    <message>
        <source>{patient}, treated.</source>
        <translation>{patient}, traité.</translation>
    </message>
    <message>
        <source>{patient}, not treated: it would die.</source>
        <translation>{patient}, non traité&#xa0;: il mourrait.</translation>
    </message>
    <message>
        <source>{patient}, not treated: it would become {value}.</source>
        <translation>{patient}, non traité&#xa0;: il deviendrait un {value}.</translation>
    </message>
    <message>
        <source>{name} (begins)</source>
        <translation>{name} (commence)</translation>
    </message>
    <message>
        <source>The mortuary: each death costs 2 points in the end.</source>
        <translation>La morgue&#xa0;: chaque décès coûte 2 points à la fin.</translation>
    </message>
    <message>
        <source>Blood bags: drag one onto a patient to heal it by 1 or to change its colour; each that is left is a point in the end.</source>
        <translation>Les poches de sang&#xa0;: glissez-en une sur un patient pour le soigner de 1 ou changer sa couleur&#x202f;; chaque poche qui reste vaut un point à la fin.</translation>
    </message>
    <message>
        <source>The exit: who is treated beyond 6 leaves. Below stand the points for so many in one round.</source>
        <translation>La sortie&#xa0;: qui est soigné au-delà de 6 s’en va. En dessous, les points pour autant de sorties dans une manche.</translation>
    </message>
    <message>
        <source>5 more points if nobody lies in the wards when the round ends.</source>
        <translation>5 points de plus si les chambres sont vides à la fin de la manche.</translation>
    </message>
    <message>
        <source>What the round brings if the shift ends now.</source>
        <translation>Ce que rapporte la manche si l’activation finit maintenant.</translation>
    </message>
    <message>
        <source>Look at the hospital of {name}</source>
        <translation>Voir l’hôpital&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Heal it by 1, or give it another colour until the shift change.</source>
        <translation>Soignez-le de 1, ou changez sa couleur jusqu’au changement d’équipe.</translation>
    </message>
    <message>
        <source>out</source>
        <translation>sort</translation>
    </message>
    <message>
        <source>{count} of {wanted}</source>
        <translation>{count} sur {wanted}</translation>
    </message>
    <message>
        <source>It is {patient}</source>
        <translation>C’est un {patient}</translation>
    </message>
    <message>
        <source>Back to my hospital</source>
        <translation>Mon hôpital</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>End the shift all the same</source>
        <translation>Finir quand même</translation>
    </message>
    <message>
        <source>Go on treating</source>
        <translation>Continuer à traiter</translation>
    </message>
    <message>
        <source>Heal: discharged</source>
        <translation>Soigner&#xa0;: il sort</translation>
    </message>
    <message>
        <source>Heal: becomes {value}</source>
        <translation>Soigner&#xa0;: devient un {value}</translation>
    </message>
    <message>
        <source>Becomes red</source>
        <translation>Devient rouge</translation>
    </message>
    <message>
        <source>Becomes yellow</source>
        <translation>Devient jaune</translation>
    </message>
    <message>
        <source>Becomes green</source>
        <translation>Devient vert</translation>
    </message>
    <message>
        <source>End the shift</source>
        <translation>Finir l’activation</translation>
    </message>
    <message>
        <source>Do without</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Another department</source>
        <translation>Encore un service</translation>
    </message>
    <message>
        <source>Another specialist</source>
        <translation>Encore un spécialiste</translation>
    </message>
    <message>
        <source>No more reports</source>
        <translation>Aucun autre rapport</translation>
    </message>
    <message>
        <source>Neglected: {worse}. Dying: {dying}.</source>
        <translation>Négligence&#xa0;: {worse}. Décès&#xa0;: {dying}.</translation>
    </message>
    <message>
        <source>Dying: {dying}.</source>
        <translation>Décès&#xa0;: {dying}.</translation>
    </message>
    <message>
        <source>Neglected: {worse}.</source>
        <translation>Négligence&#xa0;: {worse}.</translation>
    </message>
    <message>
        <source>A worker goes to a room.</source>
        <translation>Un soignant va dans un service.</translation>
    </message>
    <message>
        <source>Choose a worker first, then the room.</source>
        <translation>Choisissez d’abord un soignant, puis le service.</translation>
    </message>
    <message>
        <source>This worker has been sent already.</source>
        <translation>Ce soignant a déjà été envoyé.</translation>
    </message>
    <message>
        <source>There is no room that could act now.</source>
        <translation>Aucun service ne peut traiter qui que ce soit maintenant.</translation>
    </message>
    <message>
        <source>This patient has been chosen already.</source>
        <translation>Ce patient est déjà choisi.</translation>
    </message>
    <message>
        <source>{bed} does not fit here. {asked}</source>
        <translation>{bed} ne convient pas ici. {asked}</translation>
    </message>
    <message>
        <source>Send a worker to a room first; it says whom it can treat.</source>
        <translation>Envoyez d’abord un soignant dans un service&#x202f;; le service dit qui il peut traiter.</translation>
    </message>
    <message>
        <source>Who begins the round may not take the first ambulance.</source>
        <translation>Qui commence la manche ne peut pas prendre la première ambulance.</translation>
    </message>
    <message>
        <source>Only a report of the lower row can be finished.</source>
        <translation>On ne peut terminer qu’un rapport de la rangée du bas.</translation>
    </message>
</context>
<context>
    <name>HospitalTerms</name>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>red {value}</source>
        <translation>rouge&#xa0;{value}</translation>
    </message>
    <message>
        <source>yellow {value}</source>
        <translation>jaune&#xa0;{value}</translation>
    </message>
    <message>
        <source>green {value}</source>
        <translation>vert&#xa0;{value}</translation>
    </message>
    <message>
        <source>{patient} in {bed}</source>
        <translation>{patient} en {bed}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>−{points} points</source>
        <translation>−{points} points</translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n&#xa0;rouge</numerusform>
            <numerusform>%n&#xa0;rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n&#xa0;jaune</numerusform>
            <numerusform>%n&#xa0;jaunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <translation>
            <numerusform>%n&#xa0;vert</numerusform>
            <numerusform>%n&#xa0;verts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patient(s) of any colour</source>
        <translation>
            <numerusform>%n&#xa0;au choix</numerusform>
            <numerusform>%n&#xa0;au choix</numerusform>
        </translation>
    </message>
    <message>
        <source>nurse</source>
        <translation>infirmier</translation>
    </message>
</context>
<context>
    <name>HospitalThings</name>
    <message>
        <source>The ambulances</source>
        <translation>Les ambulances</translation>
    </message>
    <message>
        <source>{patient}, ambulance {number}</source>
        <translation>{patient}, ambulance&#xa0;{number}</translation>
    </message>
    <message>
        <source>ambulance {number}, taken by {name}</source>
        <translation>ambulance&#xa0;{number}, prise par {name}</translation>
    </message>
    <message>
        <source>ambulance {number}, empty</source>
        <translation>ambulance&#xa0;{number}, vide</translation>
    </message>
    <message>
        <source>ambulance {number}: {patients}</source>
        <translation>ambulance&#xa0;{number}&#xa0;: {patients}</translation>
    </message>
    <message>
        <source>{words} ({note})</source>
        <translation>{words} ({note})</translation>
    </message>
    <message>
        <source>Patients who wait</source>
        <translation>Patients en attente</translation>
    </message>
    <message>
        <source>{colour}, no value yet</source>
        <translation>{colour}, pas encore de valeur</translation>
    </message>
    <message>
        <source>{patient}, waits for a bed</source>
        <translation>{patient}, attend un lit</translation>
    </message>
    <message>
        <source>department {name}: {effect}</source>
        <translation>service {name}&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>specialist {name}: {effect}</source>
        <translation>spécialiste {name}&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>The market</source>
        <translation>Le marché</translation>
    </message>
    <message>
        <source>administrator {name}: {effect}</source>
        <translation>{name}&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>Administrators to choose from</source>
        <translation>Directeurs et directrices au choix</translation>
    </message>
    <message>
        <source>{report}, upper row, column {number}</source>
        <translation>{report}, rangée du haut, colonne&#xa0;{number}</translation>
    </message>
    <message>
        <source>{report}, lower row, column {number}</source>
        <translation>{report}, rangée du bas, colonne&#xa0;{number}</translation>
    </message>
    <message>
        <source>The reports</source>
        <translation>Les rapports</translation>
    </message>
</context>
<context>
    <name>HospitalTreating</name>
    <message numerus="yes">
        <source>saves %n patient(s) who would die</source>
        <translation>
            <numerusform>sauve %n patient qui mourrait</numerusform>
            <numerusform>sauve %n patients qui mourraient</numerusform>
        </translation>
    </message>
    <message>
        <source>saves {patient}, who would die</source>
        <translation>sauve {patient}, qui mourrait</translation>
    </message>
    <message numerus="yes">
        <source>%n patient(s) leave(s): {points} more</source>
        <translation>
            <numerusform>%n patient sort&#xa0;: {points} de plus</numerusform>
            <numerusform>%n patients sortent&#xa0;: {points} de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>treats %n patient(s) who would get worse</source>
        <translation>
            <numerusform>soigne %n patient qui s’aggraverait</numerusform>
            <numerusform>soigne %n patients qui s’aggraveraient</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can save %n patient(s) who would die</source>
        <translation>
            <numerusform>peut sauver %n patient qui mourrait</numerusform>
            <numerusform>peut sauver %n patients qui mourraient</numerusform>
        </translation>
    </message>
    <message>
        <source>can save {patient}, who would die</source>
        <translation>peut sauver {patient}, qui mourrait</translation>
    </message>
    <message numerus="yes">
        <source>can discharge %n patient(s): {points} more</source>
        <translation>
            <numerusform>peut faire sortir %n patient&#xa0;: {points} de plus</numerusform>
            <numerusform>peut faire sortir %n patients&#xa0;: {points} de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can treat %n patient(s) who would get worse</source>
        <translation>
            <numerusform>peut soigner %n patient qui s’aggraverait</numerusform>
            <numerusform>peut soigner %n patients qui s’aggraveraient</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can heal by %n step(s) in all</source>
        <translation>
            <numerusform>peut soigner de %n en tout</numerusform>
            <numerusform>peut soigner de %n en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>can make somebody better</source>
        <translation>peut soigner quelqu’un</translation>
    </message>
    <message>
        <source>who is thrown anew may show up to 6</source>
        <translation>qui est relancé peut montrer jusqu’à 6</translation>
    </message>
    <message>
        <source>then the {specialist} can help</source>
        <translation>puis {specialist} peut aider</translation>
    </message>
    <message>
        <source>the {specialist} stays free</source>
        <translation>{specialist} reste libre</translation>
    </message>
    <message numerus="yes">
        <source>{room} would reach %n untreated patient(s)</source>
        <translation>
            <numerusform>{room} ne servirait qu’à %n patient non traité</numerusform>
            <numerusform>{room} ne servirait qu’à %n patients non traités</numerusform>
        </translation>
    </message>
    <message>
        <source>it would die untreated</source>
        <translation>sans soins, il mourrait</translation>
    </message>
    <message>
        <source>it would get worse untreated</source>
        <translation>sans soins, il s’aggraverait</translation>
    </message>
    <message>
        <source>it can bear to get worse</source>
        <translation>il peut supporter d’aller moins bien</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) more, and it leaves</source>
        <translation>
            <numerusform>encore %n point, et il sort</numerusform>
            <numerusform>encore %n points, et il sort</numerusform>
        </translation>
    </message>
    <message>
        <source>the group needs it</source>
        <translation>le groupe en a besoin</translation>
    </message>
    <message>
        <source>{patient} can wait for a larger discharge</source>
        <translation>{patient} peut attendre une plus grande sortie</translation>
    </message>
    <message>
        <source>it leaves: {points} more</source>
        <translation>il sort&#xa0;: {points} de plus</translation>
    </message>
    <message numerus="yes">
        <source>makes %n patient(s) of that colour</source>
        <translation>
            <numerusform>cela fait %n patient de cette couleur</numerusform>
            <numerusform>cela fait %n patients de cette couleur</numerusform>
        </translation>
    </message>
    <message>
        <source>{room} finds its patients so</source>
        <translation>{room} trouve ainsi ses patients</translation>
    </message>
</context>
<context>
    <name>HospitalWords</name>
    <message>
        <source>We draw and throw the patients ourselves; the app deals the cards</source>
        <translation>Nous piochons et lançons de vrais dés&#x202f;; l’application distribue les cartes</translation>
    </message>
    <message>
        <source>Nothing is taken back once patients or cards were shown</source>
        <translation>Aucun retour en arrière une fois des patients ou des cartes révélés</translation>
    </message>
    <message>
        <source>Undo is closed: patients or cards were shown since your last choice</source>
        <translation>Rien à annuler&#xa0;: des patients ou des cartes ont été révélés depuis le dernier choix</translation>
    </message>
    <message>
        <source>The patients, like {example}</source>
        <translation>Les patients, par ex. {example}</translation>
    </message>
    <message>
        <source>What was drawn and thrown</source>
        <translation>Résultat de la pioche et du lancer</translation>
    </message>
    <message>
        <source>“{text}” cannot come here.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas possible ici.</translation>
    </message>
    <message>
        <source>Take back the last patient</source>
        <translation>Reprendre le dernier patient</translation>
    </message>
    <message>
        <source>The same seed brings the same patients and cards.</source>
        <translation>La même graine donne les mêmes patients et les mêmes cartes.</translation>
    </message>
    <message>
        <source>Panic at admissions</source>
        <translation>Panique aux admissions</translation>
    </message>
    <message>
        <source>National epidemic</source>
        <translation>Épidémie nationale</translation>
    </message>
    <message>
        <source>Super-resistant virus</source>
        <translation>Virus super-résistant</translation>
    </message>
    <message>
        <source>Experimental medicine</source>
        <translation>Médecine expérimentale</translation>
    </message>
    <message>
        <source>Administrators</source>
        <translation>Directeurs et directrices</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>without (first game)</source>
        <translation>sans (première partie)</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>begin with 3, 3, 4, 5, 5</source>
        <translation>commencer avec 3, 3, 4, 5, 5</translation>
    </message>
    <message>
        <source>one more patient with each ambulance</source>
        <translation>un patient de plus avec chaque ambulance</translation>
    </message>
    <message>
        <source>neglect costs 2</source>
        <translation>la négligence coûte 2</translation>
    </message>
    <message>
        <source>with its rooms and specialists</source>
        <translation>avec ses services et ses spécialistes</translation>
    </message>
    <message>
        <source>keep one of two</source>
        <translation>en garder un sur deux</translation>
    </message>
    <message>
        <source>The house’s own cards; the published ones are not public</source>
        <translation>Les cartes de la maison&#x202f;; celles du jeu d’origine ne sont pas publiques</translation>
    </message>
    <message numerus="yes">
        <source>%n department(s)</source>
        <translation>
            <numerusform>%n service</numerusform>
            <numerusform>%n services</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n specialist(s)</source>
        <translation>
            <numerusform>%n spécialiste</numerusform>
            <numerusform>%n spécialistes</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own file: {departments}, {specialists}</source>
        <translation>Votre propre fichier&#xa0;: {departments}, {specialists}</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>does anything that is allowed</source>
        <translation>fait n’importe quoi, pourvu que ce soit permis</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Affairé</translation>
    </message>
    <message>
        <source>sends one worker at a time to where most is healed at once</source>
        <translation>envoie un soignant après l’autre là où l’on soigne le plus tout de suite</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gourmand</translation>
    </message>
    <message>
        <source>plans its whole shift ahead, and drafts what promises most for it</source>
        <translation>prévoit toute son activation, et choisit ce qui lui promet le plus</translation>
    </message>
    <message>
        <source>Foresight</source>
        <translation>Prévoyant</translation>
    </message>
    <message>
        <source>plans its shift for the rounds to come, and saves up a large discharge</source>
        <translation>planifie pour les manches à venir et prépare une grande sortie</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>{worker} to {room}</source>
        <translation>{worker} vers {room}</translation>
    </message>
    <message>
        <source>Blood bag: {become}</source>
        <translation>Poche de sang&#xa0;: {become}</translation>
    </message>
    <message>
        <source>Throw these patients</source>
        <translation>Lancer ces patients</translation>
    </message>
    <message>
        <source>Do without the specialist’s effect</source>
        <translation>Renoncer à l’effet du spécialiste</translation>
    </message>
    <message>
        <source>Take {patient}</source>
        <translation>Choisir le {patient}</translation>
    </message>
    <message>
        <source>{patient}: discharged</source>
        <translation>{patient}&#xa0;: sort</translation>
    </message>
    <message>
        <source>{patient}: becomes {value}</source>
        <translation>{patient}&#xa0;: devient un {value}</translation>
    </message>
    <message>
        <source>Blood bag: {patient} is {colour} for this round</source>
        <translation>Poche de sang&#xa0;: {patient} est {colour} pour cette manche</translation>
    </message>
    <message numerus="yes">
        <source>End the shift: %n would die, {worse} neglected</source>
        <translation>
            <numerusform>Finir l’activation&#x202f;; %n mourrait, négligés&#xa0;: {worse}</numerusform>
            <numerusform>Finir l’activation&#x202f;; %n mourraient, négligés&#xa0;: {worse}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End the shift: %n neglected</source>
        <translation>
            <numerusform>Finir l’activation&#xa0;: %n négligé</numerusform>
            <numerusform>Finir l’activation&#xa0;: %n négligés</numerusform>
        </translation>
    </message>
    <message>
        <source>End the shift</source>
        <translation>Finir l’activation</translation>
    </message>
    <message>
        <source>Ambulance {number}: {patients}</source>
        <translation>Ambulance {number}&#xa0;: {patients}</translation>
    </message>
    <message>
        <source>Exchange {one} (ambulance {low}) with {other} (ambulance {high})</source>
        <translation>Échanger {one} (ambulance {low}) et {other} (ambulance {high})</translation>
    </message>
    <message>
        <source>Leave the ambulances as they are</source>
        <translation>Laisser les ambulances ainsi</translation>
    </message>
    <message>
        <source>To the mortuary: {patient}</source>
        <translation>À la morgue&#xa0;: {patient}</translation>
    </message>
    <message>
        <source>{colour} is the {value}</source>
        <translation>Le {colour} est le {value}</translation>
    </message>
    <message>
        <source>Spare nobody</source>
        <translation>N’épargner personne</translation>
    </message>
    <message>
        <source>Spare {patient}</source>
        <translation>Épargner le {patient}</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation>{card}&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>Another department</source>
        <translation>Encore un service</translation>
    </message>
    <message>
        <source>Another specialist</source>
        <translation>Encore un spécialiste</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Return {card} for a blood bag</source>
        <translation>Rendre {card} contre une poche de sang</translation>
    </message>
    <message numerus="yes">
        <source>Finish a report with {colours}: %n point(s)</source>
        <translation>
            <numerusform>Terminer un rapport avec {colours}&#xa0;: %n point</numerusform>
            <numerusform>Terminer un rapport avec {colours}&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish no more reports</source>
        <translation>Ne plus terminer de rapport</translation>
    </message>
    <message>
        <source>Draw the lot</source>
        <translation>Tirer au sort</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Donner les cartes</translation>
    </message>
    <message>
        <source>Throw the patients</source>
        <translation>Lancer les patients</translation>
    </message>
    <message>
        <source>Who begins? Enter what your lot says.</source>
        <translation>Qui commence&#x202f;? Indiquez ce que dit le sort.</translation>
    </message>
    <message>
        <source>Draw patients from your bag, and click what they are.</source>
        <translation>Piochez des patients dans votre sac et cliquez sur ceux que vous avez.</translation>
    </message>
    <message>
        <source>Draw and throw patients for the ambulances, and click them.</source>
        <translation>Piochez et lancez les patients des ambulances, et cliquez sur chacun.</translation>
    </message>
    <message>
        <source>Draw and throw one more patient, and click it.</source>
        <translation>Piochez et lancez encore un patient, et cliquez sur lui.</translation>
    </message>
    <message>
        <source>Throw these patients anew, and click what they show.</source>
        <translation>Relancez ces patients et cliquez sur ce qu’ils montrent.</translation>
    </message>
    <message>
        <source>discharged</source>
        <translation>patients sortis</translation>
    </message>
    <message>
        <source>empty wards</source>
        <translation>chambres vides</translation>
    </message>
    <message>
        <source>administrator</source>
        <translation>directeur</translation>
    </message>
    <message>
        <source>reports</source>
        <translation>rapports</translation>
    </message>
    <message>
        <source>blood bags</source>
        <translation>poches de sang</translation>
    </message>
    <message>
        <source>deaths</source>
        <translation>décès</translation>
    </message>
    <message>
        <source>{names} wins with the most points.</source>
        <translation>{names} gagne avec le plus de points.</translation>
    </message>
    <message>
        <source>Equal points: {names} wins, with the fewest patients left.</source>
        <translation>Points égaux&#xa0;: {names} gagne avec le moins de patients restants.</translation>
    </message>
    <message>
        <source>Equal points: {names} wins, with the healthiest patients left.</source>
        <translation>Points égaux&#xa0;: {names} gagne avec les patients les moins malades.</translation>
    </message>
    <message>
        <source>All equal: {names} share the victory.</source>
        <translation>Égalité en tout&#xa0;: {names} partagent la victoire.</translation>
    </message>
    <message>
        <source>Eight rounds are done.</source>
        <translation>Les huit manches sont jouées.</translation>
    </message>
    <message>
        <source>Discharged, round {number}</source>
        <translation>Sorties, manche {number}</translation>
    </message>
    <message>
        <source>Rounds, wards empty</source>
        <translation>Chambres vides</translation>
    </message>
    <message>
        <source>Blood bags left</source>
        <translation>Poches de sang</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Décès</translation>
    </message>
    <message>
        <source>Administrator, points</source>
        <translation>Directeur, points</translation>
    </message>
    <message>
        <source>Reports, points</source>
        <translation>Rapports, points</translation>
    </message>
    <message>
        <source>Reports unfinished</source>
        <translation>Rapports non terminés</translation>
    </message>
    <message>
        <source>Tie: patients left</source>
        <translation>Restants (égalité)</translation>
    </message>
    <message>
        <source>Tie: their values</source>
        <translation>Valeurs (égalité)</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>Dans les règles</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>En revoyant la partie</translation>
    </message>
    <message>
        <source>On the table, by keyboard</source>
        <translation>Sur la table, au clavier</translation>
    </message>
    <message>
        <source>On the table, by mouse</source>
        <translation>Sur la table, à la souris</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>to the next thing that can be done</source>
        <translation>vers l’action possible la plus proche</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next group of things</source>
        <translation>vers le groupe suivant</translation>
    </message>
    <message>
        <source>Shift and arrows</source>
        <translation>Maj et flèches</translation>
    </message>
    <message>
        <source>to all that lies there, to read it</source>
        <translation>vers tout ce qui est là, pour le lire</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>to the first thing, to the last one</source>
        <translation>vers le premier, vers le dernier</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Espace, Entrée</translation>
    </message>
    <message>
        <source>do it; take a piece up, put it down</source>
        <translation>le faire&#x202f;; prendre une pièce, la poser</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>put it back; close; back to the table</source>
        <translation>reposer&#x202f;; fermer&#x202f;; revenir à la table</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>what real dice show</source>
        <translation>saisir le résultat de vrais dés</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>take back the last real die</source>
        <translation>effacer le dernier dé saisi</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>do what glows; end what moves</source>
        <translation>faire ce qui brille&#x202f;; finir ce qui bouge</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>Clic, clic</translation>
    </message>
    <message>
        <source>take a piece up, put it down</source>
        <translation>prendre une pièce, la poser</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>the same in one go</source>
        <translation>la même chose d’un seul geste</translation>
    </message>
    <message>
        <source>Draw a line</source>
        <translation>Tracer un trait</translation>
    </message>
    <message>
        <source>with “Drag only”: do what glows</source>
        <translation>avec «&#xa0;Glisser&#xa0;»&#xa0;: faire ce qui luit</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>nearer and farther away</source>
        <translation>plus près, plus loin</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Bouton du milieu</translation>
    </message>
    <message>
        <source>move the table that is seen from near</source>
        <translation>déplacer la table vue de près</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Pointeur immobile</translation>
    </message>
    <message>
        <source>say what lies there</source>
        <translation>dire ce qui est là</translation>
    </message>
    <message>
        <source>Double click in the log</source>
        <translation>Double clic dans le récit</translation>
    </message>
    <message>
        <source>look back to there</source>
        <translation>revoir la partie à cet endroit</translation>
    </message>
    <message>
        <source>Drop a file</source>
        <translation>Déposer un fichier</translation>
    </message>
    <message>
        <source>lay its match on the table</source>
        <translation>mettre sa partie sur la table</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>an action back, an action on</source>
        <translation>une action en arrière, une en avant</translation>
    </message>
    <message>
        <source>to the beginning, to the last action</source>
        <translation>au début, à la dernière action</translation>
    </message>
    <message>
        <source>back to the match</source>
        <translation>retour à la partie</translation>
    </message>
    <message>
        <source>search</source>
        <translation>chercher</translation>
    </message>
    <message>
        <source>find the next place</source>
        <translation>aller au passage suivant</translation>
    </message>
    <message>
        <source>larger and smaller letters</source>
        <translation>lettres plus grandes, plus petites</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>What Tabletop is made of</source>
        <translation>Ce dont Tabletop est fait</translation>
    </message>
    <message>
        <source>The licence in full</source>
        <translation>Le texte complet de la licence</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Last played</source>
        <translation>Dernière fois</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Joueurs et points</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>No match yet: every match you begin is kept here.</source>
        <translation>Pas encore de partie&#xa0;: toutes celles que vous commencez sont gardées ici.</translation>
    </message>
    <message>
        <source>{names} (not finished)</source>
        <translation>{names} (pas finie)</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>own dice</source>
        <translation>vos dés</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Close the review to undo</source>
        <translation>Fermer la relecture pour annuler</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Il n’y a rien à annuler</translation>
    </message>
    <message>
        <source>Undo the last choice</source>
        <translation>Annuler le dernier choix</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Voir le résultat</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>No match yet. Every match you begin is kept here, action by action.</source>
        <translation>Aucune partie pour l’instant. Toute partie commencée est gardée ici, coup par coup.</translation>
    </message>
    <message>
        <source>It lies on the table</source>
        <translation>Elle est sur la table</translation>
    </message>
    <message>
        <source>Forget this match for good?</source>
        <translation>Supprimer cette partie pour de bon&#x202f;?</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Re&amp;cent matches</source>
        <translation>Parties &amp;récentes</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Pace of the bots</source>
        <translation>Allure des ro&amp;bots</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
</context>
<context>
    <name>Merits</name>
    <message>
        <source>A re-roll will save you from a bad throw.</source>
        <translation>Une relance vous sauvera d’un mauvais lancer.</translation>
    </message>
    <message>
        <source>An extra die is one mark more at the end of a turn.</source>
        <translation>Un dé supplémentaire, c’est une inscription de plus à la fin d’un tour.</translation>
    </message>
    <message>
        <source>A fox counts as much as your lowest area.</source>
        <translation>Un renard vaut autant que votre zone la plus faible.</translation>
    </message>
    <message>
        <source>The bonus is one mark more, at once.</source>
        <translation>Le bonus, c’est une inscription de plus, aussitôt.</translation>
    </message>
    <message>
        <source>It fills a column of {points} points.</source>
        <translation>Cela complète une colonne à {points} points.</translation>
    </message>
    <message>
        <source>Two dice seldom show {total}.</source>
        <translation>Deux dés font rarement {total}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es) more, and a row or a column is full.</source>
        <translation>
            <numerusform>Encore %n croix, et une ligne ou une colonne est complète.</numerusform>
            <numerusform>Encore %n croix, et une ligne ou une colonne est complète.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is just high enough for this cell, so nothing is wasted.</source>
        <translation>C’est juste assez pour cette case&#xa0;: rien n’est gaspillé.</translation>
    </message>
    <message>
        <source>It counts {times} times there.</source>
        <translation>Là, le chiffre compte {times} fois.</translation>
    </message>
    <message>
        <source>After a 6 any number may follow.</source>
        <translation>Après un 6, tous les chiffres vont.</translation>
    </message>
    <message>
        <source>A low number leaves room for the higher ones that must follow.</source>
        <translation>Un petit chiffre laisse de la place aux plus grands, qui doivent suivre.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) more, and the row wins {bonus}.</source>
        <translation>
            <numerusform>Encore %n case, et la ligne donne {bonus}.</numerusform>
            <numerusform>Encore %n cases, et la ligne donne {bonus}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The row is nearly full.</source>
        <translation>La ligne est presque pleine.</translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>Something went wrong in Tabletop.</source>
        <translation>Tabletop a rencontré un problème.</translation>
    </message>
    <message>
        <source>The match is safe and lies on the table again.</source>
        <translation>La partie est sauve et se trouve de nouveau sur la table.</translation>
    </message>
    <message>
        <source>The match is safe and waits on the shelf.</source>
        <translation>La partie est sauve et vous attend dans la ludothèque.</translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>“{action}”; better was “{best}”.</source>
        <translation>«&#xa0;{action}&#xa0;»&#x202f;; mieux valait «&#xa0;{best}&#xa0;».</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Action {number} of {count}</source>
        <translation>Action {number} sur {count}</translation>
    </message>
    <message>
        <source>shown last</source>
        <translation>montré en dernier</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>What can be done</source>
        <translation>Ce qu’on peut faire</translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>{name} exists already. Replace it?</source>
        <translation>{name} existe déjà. Remplacer ce fichier&#x202f;?</translation>
    </message>
    <message>
        <source>{names} exist already. Replace them?</source>
        <translation>{names} existent déjà. Remplacer ces fichiers&#x202f;?</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>Guide me through the first round</source>
        <translation>Un guide pour la première manche</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Une autre</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>New match of {game}</source>
        <translation>Nouvelle partie&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>A whole number from 0 to {most}.</source>
        <translation>Un nombre entier de 0 à {most}.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More (seed {seed})</source>
        <translation>Plus (graine {seed})</translation>
    </message>
</context>
<context>
    <name>OwnDice</name>
    <message>
        <source>{asked} Enter what it says.</source>
        <translation>{asked} Indiquer le résultat du tirage.</translation>
    </message>
    <message>
        <source>{asked} Enter what your dice show.</source>
        <translation>{asked} Indiquer le résultat des vrais dés.</translation>
    </message>
</context>
<context>
    <name>PadCard</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>usual</source>
        <translation>habituel</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>What is usual is known only for the game as it is played by default.</source>
        <translation>L’habituel n’est connu que pour le jeu avec ses réglages par défaut.</translation>
    </message>
    <message numerus="yes">
        <source>Usual is what “{bot}” reaches in two matches of three: %n match(es) against itself.</source>
        <translation>
            <numerusform>Habituel&#xa0;: ce que «&#xa0;{bot}&#xa0;» atteint deux fois sur trois, en %n partie contre lui-même.</numerusform>
            <numerusform>Habituel&#xa0;: ce que «&#xa0;{bot}&#xa0;» atteint deux fois sur trois, en %n parties contre lui-même.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Bot {name}: {thinks}</source>
        <translation>Robot «&#xa0;{name}&#xa0;»&#xa0;: {thinks}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>&amp;Aperçu avant impression…</translation>
    </message>
    <message>
        <source>Save as {kind}…</source>
        <translation>Enregistrer en {kind}…</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation>Enregistrer le résultat</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n coup joué</numerusform>
            <numerusform>%n coups joués</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Graine {seed}</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Vrais dés</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>victoire</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>{game} – result of {day}</source>
        <translation>{game} – résultat du {day}</translation>
    </message>
    <message>
        <source>{name}: {why}.</source>
        <translation>{name}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{name}, {entry}: {why}.</source>
        <translation>{name}, {entry}&#xa0;: {why}.</translation>
    </message>
</context>
<context>
    <name>Returning</name>
    <message>
        <source>Tabletop ended unexpectedly.</source>
        <translation>Tabletop s’est arrêté de façon inattendue.</translation>
    </message>
    <message>
        <source>The match is safe and lies on the table again.</source>
        <translation>La partie est sauve et se trouve de nouveau sur la table.</translation>
    </message>
    <message>
        <source>The match is safe and waits on the shelf.</source>
        <translation>La partie est sauve et vous attend dans la ludothèque.</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Fermer la relecture</translation>
    </message>
    <message>
        <source>Where in the match</source>
        <translation>Moment de la partie</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The costliest choices</source>
        <translation>Les choix les plus coûteux</translation>
    </message>
    <message>
        <source>Part by part, and what is usual</source>
        <translation>Poste par poste, et ce qui est habituel</translation>
    </message>
    <message>
        <source>Nothing is thrown in this game: luck has no part.</source>
        <translation>Rien n’est lancé dans ce jeu&#xa0;: la chance n’y est pour rien.</translation>
    </message>
    <message>
        <source>Part by part, and what is usual: at the end of the match.</source>
        <translation>Poste par poste, et ce qui est habituel&#xa0;: à la fin de la partie.</translation>
    </message>
    <message>
        <source>Choices are measured by the best that was found, played on as well as can be.</source>
        <translation>Les choix sont comparés au meilleur trouvé, la suite étant jouée au mieux.</translation>
    </message>
    <message>
        <source>Dice are measured by what they bring on average; choices by the best that was found, played on as well as can be. So the two do not add up to the points.</source>
        <translation>Les dés sont comparés à ce qu’ils donnent en moyenne, les choix au meilleur trouvé, la suite étant jouée au mieux. Les deux ne s’additionnent donc pas pour donner les points.</translation>
    </message>
    <message>
        <source>No choice looked at yet</source>
        <translation>Aucun choix examiné pour l’instant</translation>
    </message>
    <message>
        <source>Nothing to choose</source>
        <translation>Rien à choisir</translation>
    </message>
    <message>
        <source>Nothing to choose yet</source>
        <translation>Rien à choisir pour l’instant</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>None found yet.</source>
        <translation>Aucun trouvé pour l’instant.</translation>
    </message>
    <message>
        <source>Every choice was as good as the best that was found.</source>
        <translation>Chaque choix valait le meilleur qui ait été trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>All %n action(s) were looked at.</source>
        <translation>
            <numerusform>La seule action a été examinée (%n).</numerusform>
            <numerusform>Les %n actions ont été examinées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} of %n action(s) looked at.</source>
        <translation>
            <numerusform>{number} action examinée sur %n.</numerusform>
            <numerusform>{number} actions examinées sur %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n occurrence</numerusform>
            <numerusform>%n occurrences</numerusform>
        </translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Lettres plus petites</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Lettres plus grandes</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles du jeu&#xa0;: {game}</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>The die shows {face}</source>
        <translation>Le dé montre {face}</translation>
    </message>
    <message>
        <source>Only the dice move a pawn. {asked}</source>
        <translation>Seuls les dés font avancer un pion. {asked}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>No match is over yet: at its end its points come here.</source>
        <translation>Aucune partie n’est finie&#xa0;: à la fin, ses points viennent ici.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Tous les autres</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Robots</translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation>La partie sur la table</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>How points are spread in {game}</source>
        <translation>Répartition des points ({game})</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>Le moins</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Le plus</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Dernière fois</translation>
    </message>
    <message>
        <source>Results of everybody</source>
        <translation>Résultats de tout le monde</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Robot&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Losange</translation>
    </message>
    <message>
        <source>Seat {number}: name</source>
        <translation>Place {number}&#xa0;: nom</translation>
    </message>
    <message>
        <source>Seat {number}: person or bot</source>
        <translation>Place {number}&#xa0;: personne ou robot</translation>
    </message>
    <message>
        <source>Seat {number}: colour</source>
        <translation>Place {number}&#xa0;: couleur</translation>
    </message>
    <message>
        <source>Seat {number}: shape</source>
        <translation>Place {number}&#xa0;: forme</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>{file} cannot be written: what you have set holds until you close Tabletop.</source>
        <translation>Impossible d’écrire {file}&#xa0;: les réglages choisis valent jusqu’à la fermeture de Tabletop.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Look and sound</source>
        <translation>Apparence et son</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Your dice</source>
        <translation>Vos dés</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <translation>Vos pièces</translation>
    </message>
    <message>
        <source>Moving a piece</source>
        <translation>Déplacer une pièce</translation>
    </message>
    <message>
        <source>Points in play</source>
        <translation>Points en cours de partie</translation>
    </message>
    <message>
        <source>Pass the computer</source>
        <translation>Entre deux joueurs</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapides</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lentes</translation>
    </message>
    <message>
        <source>Thrown by a click</source>
        <translation>Lancés d’un clic</translation>
    </message>
    <message>
        <source>Thrown at once</source>
        <translation>Lancés aussitôt</translation>
    </message>
    <message>
        <source>Moved by hand</source>
        <translation>Déplacées à la main</translation>
    </message>
    <message>
        <source>Move by themselves</source>
        <translation>Avancent seules</translation>
    </message>
    <message>
        <source>Drag or click</source>
        <translation>Glisser ou cliquer</translation>
    </message>
    <message>
        <source>Drag only</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Click only</source>
        <translation>Cliquer</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affichés</translation>
    </message>
    <message>
        <source>Hidden until the end</source>
        <translation>Cachés jusqu’à la fin</translation>
    </message>
    <message>
        <source>Go on at once</source>
        <translation>Continuer aussitôt</translation>
    </message>
    <message>
        <source>Cover the table</source>
        <translation>Couvrir la table</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Du système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claires</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombres</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>Coupé</translation>
    </message>
    <message>
        <source>Until the next person sits down before it</source>
        <translation>Jusqu’à ce que la personne suivante s’installe</translation>
    </message>
    <message>
        <source>High: colours far apart, and thicker lines</source>
        <translation>Élevé&#xa0;: des couleurs bien distinctes et des traits plus épais</translation>
    </message>
    <message>
        <source>In windows and on the table; paper stays as it is</source>
        <translation>Dans les fenêtres et sur la table&#x202f;; le papier ne change pas</translation>
    </message>
    <message>
        <source>Your system asks for less motion</source>
        <translation>Votre système demande moins d’animations</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Print and export</source>
        <translation>Imprimer et exporter</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Vierge</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation>Aperçu…</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Enregistrer la feuille</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>The shelf</source>
        <translation>La ludothèque</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Parties à reprendre</translation>
    </message>
    <message>
        <source>Begin a new match</source>
        <translation>Commencer une partie</translation>
    </message>
    <message>
        <source>Every match is kept while you play: close the window whenever you like, and it waits for you here.</source>
        <translation>Chaque partie est gardée au fil du jeu&#xa0;: la fenêtre peut se fermer à tout moment, la partie attend ici.</translation>
    </message>
    <message>
        <source>This installation has no games.</source>
        <translation>Cette installation ne contient aucun jeu.</translation>
    </message>
</context>
<context>
    <name>Silence</name>
    <message>
        <source>Sound is not installed.</source>
        <translation>Le son n’est pas installé.</translation>
    </message>
    <message>
        <source>There is no device that plays sound.</source>
        <translation>Aucun appareil audio n’est disponible.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound off</source>
        <translation>Son coupé</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Son activé</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Taken back.</source>
        <translation>Coup annulé.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s).</source>
        <translation>
            <numerusform>{name}&#xa0;: %n point.</numerusform>
            <numerusform>{name}&#xa0;: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StaffThings</name>
    <message>
        <source>{name}: the rooms</source>
        <translation>{name}&#xa0;: les services</translation>
    </message>
    <message>
        <source>{room}, used by {worker}</source>
        <translation>{room}, avec {worker}</translation>
    </message>
    <message numerus="yes">
        <source>%n free place(s) for departments</source>
        <translation>
            <numerusform>%n place libre pour un service</numerusform>
            <numerusform>%n places libres pour des services</numerusform>
        </translation>
    </message>
    <message>
        <source>{room}, number {number}</source>
        <translation>{room}, numéro&#xa0;{number}</translation>
    </message>
    <message>
        <source>{name}: {effect}</source>
        <translation>{name}&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>{name}: the staff</source>
        <translation>{name}&#xa0;: les soignants</translation>
    </message>
    <message>
        <source>nurse {number}, in {room}</source>
        <translation>infirmier&#xa0;{number}, service {room}</translation>
    </message>
    <message>
        <source>nurse {number}, not sent</source>
        <translation>infirmier&#xa0;{number}, disponible</translation>
    </message>
    <message numerus="yes">
        <source>%n nurse(s) not sent</source>
        <translation>
            <numerusform>%n infirmier disponible</numerusform>
            <numerusform>%n infirmiers disponibles</numerusform>
        </translation>
    </message>
    <message>
        <source>{worker}, in {room}</source>
        <translation>{worker}, service {room}</translation>
    </message>
    <message>
        <source>{worker}, not sent</source>
        <translation>{worker}, disponible</translation>
    </message>
    <message numerus="yes">
        <source>%n free place(s) for specialists</source>
        <translation>
            <numerusform>%n place libre pour un spécialiste</numerusform>
            <numerusform>%n places libres pour des spécialistes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message numerus="yes">
        <source>%n match(es) are being read…</source>
        <translation>
            <numerusform>Lecture de %n partie…</numerusform>
            <numerusform>Lecture de %n parties…</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>Statistics of {game}</source>
        <translation>Statistiques ({game})</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>{name} (bot)</source>
        <translation>{name} (robot)</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Comme d’habitude</translation>
    </message>
    <message>
        <source>one’s own</source>
        <translation>à soi</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{whose}, all variants together</source>
        <translation>{whose}, toutes variantes confondues</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>{whose}: {points} in {results}</source>
        <translation>{whose}&#xa0;: {points} en {results}</translation>
    </message>
    <message>
        <source>{whose}: mean {mean}, median {median}, standard deviation {sd}; from {lowest} to {highest} in {results}</source>
        <translation>{whose}&#xa0;: moyenne {mean}, médiane {median}, écart type {sd}&#x202f;; de {lowest} à {highest} en {results}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>The match on the table: {results}</source>
        <translation>La partie sur la table&#xa0;: {results}</translation>
    </message>
    <message>
        <source>The match on the table: {result}, {points} above the mean</source>
        <translation>La partie sur la table&#xa0;: {result}, {points} au-dessus de la moyenne</translation>
    </message>
    <message>
        <source>The match on the table: {result}, {points} below the mean</source>
        <translation>La partie sur la table&#xa0;: {result}, {points} au-dessous de la moyenne</translation>
    </message>
    <message>
        <source>Dice that show 1 to {high}</source>
        <translation>Dés qui montrent de 1 à {high}</translation>
    </message>
    <message>
        <source>Dice that show {low} to {high}; all else is thrown again</source>
        <translation>Dés qui montrent de {low} à {high}&#x202f;; le reste est relancé</translation>
    </message>
    <message>
        <source>None has fallen yet.</source>
        <translation>Aucun n’est encore tombé.</translation>
    </message>
    <message>
        <source>Too few to say anything: it takes {enough}.</source>
        <translation>Trop peu pour dire quoi que ce soit&#xa0;: il en faut {enough}.</translation>
    </message>
    <message>
        <source>As fair dice do: {hundredths} of 100 fair ones would fall at least as unevenly.</source>
        <translation>Comme des dés équitables&#xa0;: {hundredths} sur 100 tomberaient au moins aussi inégalement.</translation>
    </message>
    <message>
        <source>Not as fair dice do: less than 1 in a million would fall so unevenly.</source>
        <translation>Pas comme des dés équitables&#xa0;: moins de 1 sur un million tomberait aussi inégalement.</translation>
    </message>
    <message>
        <source>Seldom so uneven: 1 in {many} fair ones would fall like this.</source>
        <translation>Rarement aussi inégal&#xa0;: 1 sur {many} tomberait ainsi avec des dés équitables.</translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s)</source>
        <translation>
            <numerusform>%n lancer</numerusform>
            <numerusform>%n lancers</numerusform>
        </translation>
    </message>
    <message>
        <source>{throws}; {low} to {high} of each face are expected</source>
        <translation>{throws}&#x202f;; on attend chaque face de {low} à {high} fois</translation>
    </message>
    <message>
        <source>{band}. χ² = {square}, {freedom} degrees of freedom</source>
        <translation>{band}. χ² = {square}, degrés de liberté&#xa0;: {freedom}</translation>
    </message>
    <message>
        <source>{face}: {times}</source>
        <translation>{face}&#xa0;: {times}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Player {number}: name</source>
        <translation>Joueur {number}&#xa0;: nom</translation>
    </message>
    <message>
        <source>{entry}, {name}</source>
        <translation>{entry}, {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each</source>
        <translation>
            <numerusform>%n point chacun</numerusform>
            <numerusform>%n points chacun</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n coup joué</numerusform>
            <numerusform>%n coups joués</numerusform>
        </translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>aujourd’hui à {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>hier à {time}</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>gagnée par {names}</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>The report could not be written to a file.</source>
        <translation>Le rapport n’a pas pu être écrit dans un fichier.</translation>
    </message>
    <message>
        <source>Whoever mends Tabletop is helped by this report. It lies in {file}.</source>
        <translation>Ce rapport aide à réparer Tabletop. Il se trouve dans {file}.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>Unkept</name>
    <message>
        <source>Matches are not kept: save to a file what you want to go on with.</source>
        <translation>Les parties ne sont pas gardées&#xa0;: enregistrez dans un fichier celles à reprendre plus tard.</translation>
    </message>
    <message>
        <source>This match is not kept: save it to a file to go on with it later.</source>
        <translation>Cette partie n’est pas gardée&#xa0;: enregistrez-la dans un fichier pour la reprendre plus tard.</translation>
    </message>
    <message>
        <source>The match waits until that is mended; save it to a file to be safe.</source>
        <translation>La partie attend que ce soit réglé. Par sécurité, enregistrez-la dans un fichier.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>{number} of them the best</source>
        <translation>dont {number} au mieux</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n choix</numerusform>
            <numerusform>%n choix</numerusform>
        </translation>
    </message>
    <message>
        <source>Choices: nothing given away</source>
        <translation>Choix&#xa0;: rien de perdu</translation>
    </message>
    <message>
        <source>Choices: {cost} given away by each, on average</source>
        <translation>Choix&#xa0;: {cost} de perdus chacun, en moyenne</translation>
    </message>
    <message>
        <source>Choices: {cost} given away</source>
        <translation>Choix&#xa0;: {cost} de perdus</translation>
    </message>
    <message>
        <source>Dice: as expected</source>
        <translation>Dés&#xa0;: comme attendu</translation>
    </message>
    <message>
        <source>Dice: {gain} better than expected</source>
        <translation>Dés&#xa0;: {gain} de mieux qu’attendu</translation>
    </message>
    <message>
        <source>Dice: {gain} worse than expected</source>
        <translation>Dés&#xa0;: {gain} de moins bien qu’attendu</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Go on with {game}</source>
        <translation>Reprendre {game}</translation>
    </message>
</context>
<context>
    <name>WardThings</name>
    <message>
        <source>{name}&apos;s hospital</source>
        <translation>Hôpital&#xa0;: {name}</translation>
    </message>
    <message>
        <source>administrator {name}: {effect}</source>
        <translation>{name}&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>begins the round</source>
        <translation>commence la manche</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>c’est son tour</translation>
    </message>
    <message numerus="yes">
        <source>%n blood bag(s)</source>
        <translation>
            <numerusform>%n poche de sang</numerusform>
            <numerusform>%n poches de sang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n death(s)</source>
        <translation>
            <numerusform>%n décès</numerusform>
            <numerusform>%n décès</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: the wards</source>
        <translation>{name}&#xa0;: les chambres</translation>
    </message>
    <message>
        <source>{words}, chosen</source>
        <translation>{words}, choisi</translation>
    </message>
    <message>
        <source>{bed}, free</source>
        <translation>{bed}, libre</translation>
    </message>
    <message>
        <source>{bed}: {patient}, treated</source>
        <translation>{bed}&#xa0;: {patient}, traité</translation>
    </message>
    <message>
        <source>{bed}: {patient}, untreated, would die</source>
        <translation>{bed}&#xa0;: {patient}, non traité, mourrait</translation>
    </message>
    <message>
        <source>{bed}: {patient}, untreated</source>
        <translation>{bed}&#xa0;: {patient}, non traité</translation>
    </message>
    <message>
        <source>{patient} (really {colour})</source>
        <translation>{patient} (en réalité {colour})</translation>
    </message>
    <message numerus="yes">
        <source>%n patient(s) discharged</source>
        <translation>
            <numerusform>%n patient sorti</numerusform>
            <numerusform>%n patients sortis</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}: {patients}</source>
        <translation>{words}&#xa0;: {patients}</translation>
    </message>
    <message>
        <source>{name}: the exit</source>
        <translation>{name}&#xa0;: la sortie</translation>
    </message>
    <message>
        <source>points by patients: {points}</source>
        <translation>points selon le nombre de patients&#xa0;: {points}</translation>
    </message>
    <message>
        <source>+{points} if nobody lies in the wards</source>
        <translation>+{points} si les chambres sont vides</translation>
    </message>
</context>
</TS>

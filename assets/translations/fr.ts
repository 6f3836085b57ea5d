<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Tabletop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words of the rules, the drawings and the names in this program are the project&apos;s own. The original games, their names and their art belong to their owners; Tabletop is neither made nor approved by them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tabletop is free software under the MIT licence: use it, change it, pass it on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with Qt and PySide6 (LGPL 3), pyqtgraph (MIT), msgspec (BSD), platformdirs (MIT), joblib (BSD), and the font Atkinson Hyperlegible of the Braille Institute (SIL Open Font License).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All matches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Throw the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;view the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Tabletop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CariesPaper</name>
    <message>
        <source>Tooth charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank charts, two to a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank charts, four to a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board and pieces to cut out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final tooth charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A circuit of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n appointment(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>appointments</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>at the dentist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on space {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appointment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the dentist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one at each dentist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sugar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavity with sugar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep cavity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dentist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brushing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop here. Brush, then two appointments heal a deep cavity and one heals a cavity. Take a lap token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll: that many teeth get worse by one step, the worst first. With the cube none does: put it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sugar comes off all teeth; cavities stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll: one appointment for odd, two for even. Or take the cube, if it lies here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the sixteen-sided die: that tooth is a deep cavity now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five laps clockwise. The fewest points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The good resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the marks in pencil: a brush takes sugar off again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut along the dashed lines, fold along the dotted ones. The markers fit the blank charts printed two to a page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces for four players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of the sixteen-sided die: draw one, put it back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CariesWords</name>
    <message>
        <source>Caries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five times round the circuit: sugar attacks, the brush cleans, the dentist treats. The healthiest teeth win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caries is a game to print and play about tooth care; thanks to its authors, who sign it _\o/_.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of equal teeth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or two, chosen before each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard: fewest points win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educational: everybody plays five laps, nobody wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collaborative: appointments can be given away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I choose by a click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does anything that is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Careful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weighs what the next dice may do to its teeth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} comes to space {space}: {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n appointment(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gives an appointment to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} makes a good resolution and takes the cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} eats no sugar and gives the cube back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has finished lap {lap}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lets the match go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ends the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws {faces}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws {faces} for sugar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws {faces} for appointments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws {faces} for the knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sugar works on {teeth} of {name}: {state}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} brushes {teeth}: {state}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A knock hits {teeth} of {name}: {state}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dentist cleans {teeth} of {name}: {state}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dentist treats {teeth} of {name}: {state}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teeth {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tooth {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sugar finds no tooth of {name} to attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} brushes; there was no sugar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tooth of {name} was a deep cavity already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dentist finds no sugar on the teeth of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dentist finds nothing to treat for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dentist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sugar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brushing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an appointment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>healthy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cavity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cavity with sugar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deep cavity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw one die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw two dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw for appointments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tooth {tooth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give an appointment to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice show {faces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die shows {faces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw for sugar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the sixteen-sided die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, move your pawn to space {space}: {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins? The lot decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, throw the dice to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is moving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, take the cube or throw for appointments?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, throw for appointments: odd one, even two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, throw for sugar: so many teeth are attacked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, throw the sixteen-sided die: which tooth is hit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, five laps are done: end the match, or let it go on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, throw one die or two to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver}, give {name} an appointment for the dentist?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}, choose %n tooth(s): {before} becomes {after}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>deep cavities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cavities with sugar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cavities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins with the fewest points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal points: {names} wins, furthest on the circuit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal points, equally far: {names} share the victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five laps are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has done five laps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together: {total} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perfect!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match of {game}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Undo is closed: dice were shown since your last choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asked} Enter what your dice show.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match yet. Every match you begin is kept here, action by action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget this match for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;cent matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>Something went wrong in Tabletop. The match is safe in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The details are also in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>What can be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What your dice show, like 3 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What your dice show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice cannot show “{text}” here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>We throw our own dice and enter what they show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is taken back once dice were shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed brings the same dice to those who decide the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number from 0 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More (seed {seed})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Bot {name}: {thinks}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where in the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Only the dice move a pawn. {asked}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}: name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}: person or bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}: colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}: shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown by a click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag or click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Print and export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every match is kept while you play: close the window whenever you like, and it waits for you here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This installation has no games.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Go on with {game}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Matches are not kept: save to a file what you want to go on with.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>self._scene</name>
    <message>
        <source>Drag it to its place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

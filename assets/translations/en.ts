<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AdviceCosts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CariesAdvice</name>
    <message numerus="yes">
        <source>%n tooth(s) are sticky with sugar</source>
        <translation>
            <numerusform>%n tooth is sticky with sugar</numerusform>
            <numerusform>%n teeth are sticky with sugar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the dentist in about %n throw(s), with one die in {many}</source>
        <translation>
            <numerusform>the dentist in about %n throw, with one die in {many}</numerusform>
            <numerusform>the dentist in about %n throws, with one die in {many}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the cube spares you the next sugar: %n tooth(s) are sticky</source>
        <translation>
            <numerusform>the cube spares you the next sugar: %n tooth is sticky</numerusform>
            <numerusform>the cube spares you the next sugar: %n teeth are sticky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your %n appointment(s) are enough</source>
        <translation>
            <numerusform>your %n appointment is enough</numerusform>
            <numerusform>your %n appointments are enough</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your teeth lack %n appointment(s)</source>
        <translation>
            <numerusform>your teeth lack %n appointment</numerusform>
            <numerusform>your teeth lack %n appointments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lacks %n appointment(s)</source>
        <translation>
            <numerusform>{name} lacks %n appointment</numerusform>
            <numerusform>{name} lacks %n appointments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have %n appointment(s) to spare</source>
        <translation>
            <numerusform>you have %n appointment to spare</numerusform>
            <numerusform>you have %n appointments to spare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your own teeth need %n appointment(s)</source>
        <translation>
            <numerusform>your own teeth need %n appointment</numerusform>
            <numerusform>your own teeth need %n appointments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CariesGuide</name>
    <message numerus="yes">
        <source>Sugar again, and it takes your worst teeth first. It sticks to %n already: more of it does harm there that no brush undoes.</source>
        <translation>
            <numerusform>Sugar again, and it takes your worst teeth first. It sticks to %n tooth already: more of it does harm there that no brush undoes.</numerusform>
            <numerusform>Sugar again, and it takes your worst teeth first. It sticks to %n teeth already: more of it does harm there that no brush undoes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sugar gets at %n of the teeth that glow. They are all alike, so choose as you like, or let the table choose.</source>
        <translation>
            <numerusform>Sugar gets at %n tooth of those that glow. They are all alike, so choose as you like, or let the table choose.</numerusform>
            <numerusform>Sugar gets at %n teeth of those that glow. They are all alike, so choose as you like, or let the table choose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dentist can treat %n of the teeth that glow. They are all alike, so choose as you like, or let the table choose.</source>
        <translation>
            <numerusform>The dentist can treat %n tooth of those that glow. They are all alike, so choose as you like, or let the table choose.</numerusform>
            <numerusform>The dentist can treat %n teeth of those that glow. They are all alike, so choose as you like, or let the table choose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sugar sticks to %n of your teeth, 1 point each, and any brush takes it off. But more sugar would make cavities of it. So hope for a brush!</source>
        <translation>
            <numerusform>Sugar sticks to %n of your teeth, for 1 point, and any brush takes it off. But more sugar would make a cavity of it. So hope for a brush!</numerusform>
            <numerusform>Sugar sticks to %n of your teeth, 1 point each, and any brush takes it off. But more sugar would make cavities of it. So hope for a brush!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n appointment(s). At the end of the lap each heals a cavity, and two a deep one. Collect as many as you can: what is left over you keep.</source>
        <translation>
            <numerusform>You have %n appointment. At the end of the lap it heals a cavity, and two heal a deep one. Collect as many as you can: what is left over you keep.</numerusform>
            <numerusform>You have %n appointments. At the end of the lap each heals a cavity, and two a deep one. Collect as many as you can: what is left over you keep.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Walk on: it is %n space(s) to the dentist.</source>
        <translation>
            <numerusform>Walk on: it is %n space to the dentist.</numerusform>
            <numerusform>Walk on: it is %n spaces to the dentist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} walks on: it is %n space(s) to the dentist.</source>
        <translation>
            <numerusform>{name} walks on: it is %n space to the dentist.</numerusform>
            <numerusform>{name} walks on: it is %n spaces to the dentist.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CariesPaper</name>
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
            <numerusform>%n appointment</numerusform>
            <numerusform>%n appointments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n lap</numerusform>
            <numerusform>%n laps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CariesThings</name>
    <message numerus="yes">
        <source>%n appointment(s)</source>
        <translation>
            <numerusform>%n appointment</numerusform>
            <numerusform>%n appointments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s) done of {laps}</source>
        <translation>
            <numerusform>%n lap done of {laps}</numerusform>
            <numerusform>%n laps done of {laps}</numerusform>
        </translation>
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
    <name>CariesWords</name>
    <message numerus="yes">
        <source>{name} gets %n appointment(s).</source>
        <translation>
            <numerusform>{name} gets %n appointment.</numerusform>
            <numerusform>{name} gets %n appointments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, choose %n tooth(s): {before} becomes {after}.</source>
        <translation>
            <numerusform>{name}, choose %n tooth: {before} becomes {after}.</numerusform>
            <numerusform>{name}, choose %n teeth: {before} becomes {after}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChancesPage</name>
    <message numerus="yes">
        <source>Accuracy so far: ± %n point(s) at worst</source>
        <translation>
            <numerusform>Accuracy so far: ± %n point at worst</numerusform>
            <numerusform>Accuracy so far: ± %n points at worst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end, after %n action(s)</source>
        <translation>
            <numerusform>In the end, after %n action</numerusform>
            <numerusform>In the end, after %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n action(s)</source>
        <translation>
            <numerusform>After %n action</numerusform>
            <numerusform>After %n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CleverAdvice</name>
    <message numerus="yes">
        <source>keeps %n die(s) for the next roll</source>
        <translation>
            <numerusform>keeps %n die for the next roll</numerusform>
            <numerusform>keeps %n dice for the next roll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{die} would lock away %n die(s)</source>
        <translation>
            <numerusform>{die} would lock away %n die</numerusform>
            <numerusform>{die} would lock away %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>throws %n die(s) again</source>
        <translation>
            <numerusform>throws %n die again</numerusform>
            <numerusform>throws %n dice again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n re-roll(s) for better throws</source>
        <translation>
            <numerusform>saves %n re-roll for better throws</numerusform>
            <numerusform>saves %n re-rolls for better throws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) stay(s) for the next roll</source>
        <translation>
            <numerusform>%n die stays for the next roll</numerusform>
            <numerusform>%n dice stay for the next roll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n extra die(s) for later turns</source>
        <translation>
            <numerusform>saves %n extra die for later turns</numerusform>
            <numerusform>saves %n extra dice for later turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CleverBoxes</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CleverGuide</name>
    <message numerus="yes">
        <source>It keeps %n die(s) for your next throw.</source>
        <translation>
            <numerusform>It keeps %n die for your next throw.</numerusform>
            <numerusform>It keeps %n dice for your next throw.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CleverMerits</name>
    <message numerus="yes">
        <source>the foxes count %n point(s) more</source>
        <translation>
            <numerusform>the foxes count %n point more</numerusform>
            <numerusform>the foxes count %n points more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts double there: %n point(s)</source>
        <translation>
            <numerusform>counts double there: %n point</numerusform>
            <numerusform>counts double there: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts triple there: %n point(s)</source>
        <translation>
            <numerusform>counts triple there: %n point</numerusform>
            <numerusform>counts triple there: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) more, and the row brings {bonus}</source>
        <translation>
            <numerusform>%n cell more, and the row brings {bonus}</numerusform>
            <numerusform>%n cells more, and the row brings {bonus}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es) more, and {place} brings {bonus}</source>
        <translation>
            <numerusform>%n cross more, and {place} brings {bonus}</numerusform>
            <numerusform>%n crosses more, and {place} brings {bonus}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es) more, and a column brings {points} points</source>
        <translation>
            <numerusform>%n cross more, and a column brings {points} points</numerusform>
            <numerusform>%n crosses more, and a column brings {points} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts %n point(s)</source>
        <translation>
            <numerusform>counts %n point</numerusform>
            <numerusform>counts %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CleverPaper</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CleverReasons</name>
    <message numerus="yes">
        <source>{die}: %n cell(s)</source>
        <translation>
            <numerusform>{die}: %n cell</numerusform>
            <numerusform>{die}: %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CleverThings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CleverWords</name>
    <message numerus="yes">
        <source>Throw %n die(s)</source>
        <translation>
            <numerusform>Throw %n die</numerusform>
            <numerusform>Throw %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Six rounds are done, %n point(s) short of {stars} stars.</source>
        <translation>
            <numerusform>Six rounds are done, %n point short of {stars} stars.</numerusform>
            <numerusform>Six rounds are done, %n points short of {stars} stars.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrocoAdvice</name>
    <message numerus="yes">
        <source>takes the crocodile of {length}: %n point(s)</source>
        <translation>
            <numerusform>takes the crocodile of {length}: %n point</numerusform>
            <numerusform>takes the crocodile of {length}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the crocodile of {length} from the {token}: a swing of %n point(s)</source>
        <translation>
            <numerusform>takes the crocodile of {length} from the {token}: a swing of %n point</numerusform>
            <numerusform>takes the crocodile of {length} from the {token}: a swing of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lifts your crocodile of {length} from {was} to %n point(s)</source>
        <translation>
            <numerusform>lifts your crocodile of {length} from {was} to %n point</numerusform>
            <numerusform>lifts your crocodile of {length} from {was} to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lowers your crocodile of {length} from {was} to %n point(s)</source>
        <translation>
            <numerusform>lowers your crocodile of {length} from {was} to %n point</numerusform>
            <numerusform>lowers your crocodile of {length} from {was} to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your crocodile of {length} stays at %n point(s)</source>
        <translation>
            <numerusform>your crocodile of {length} stays at %n point</numerusform>
            <numerusform>your crocodile of {length} stays at %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrocoGuide</name>
    <message numerus="yes">
        <source>Your camp has %n token(s) left. Whoever should begin a turn and has none ends the game, and then each crocodile pays who controls it.</source>
        <translation>
            <numerusform>Your camp has %n token left. Whoever should begin a turn and has none ends the game, and then each crocodile pays who controls it.</numerusform>
            <numerusform>Your camp has %n tokens left. Whoever should begin a turn and has none ends the game, and then each crocodile pays who controls it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens are left in your camp, and none that may leave wins points now. Look for the one that costs you least, and for what it frees.</source>
        <translation>
            <numerusform>%n token is left in your camp, and it wins no points now. Look where it costs you least.</numerusform>
            <numerusform>%n tokens are left in your camp, and none that may leave wins points now. Look for the one that costs you least, and for what it frees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens are left in your camp. Look for a crocodile that you can take, best where no token of the other camp beats yours.</source>
        <translation>
            <numerusform>%n token is left in your camp. Look for a crocodile that you can take, best where no token of the other camp beats yours.</numerusform>
            <numerusform>%n tokens are left in your camp. Look for a crocodile that you can take, best where no token of the other camp beats yours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrocoReasons</name>
    <message numerus="yes">
        <source>%n token(s) in the camp</source>
        <translation>
            <numerusform>%n token in the camp</numerusform>
            <numerusform>%n tokens in the camp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>: %n point(s)</source>
        <translation>
            <numerusform>: %n point</numerusform>
            <numerusform>: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the crocodile(s) of {lengths}</source>
        <translation>
            <numerusform>the crocodile of {lengths}</numerusform>
            <numerusform>the crocodiles of {lengths}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{token} from {space}: %n cell(s)</source>
        <translation>
            <numerusform>{token} from {space}: %n cell</numerusform>
            <numerusform>{token} from {space}: %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrocoThings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrocoWords</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set up: player 1 is {clan}, %n token(s) on the crocodiles</source>
        <translation>
            <numerusform>Set up: player 1 is {clan}, %n token on the crocodiles</numerusform>
            <numerusform>Set up: player 1 is {clan}, %n tokens on the crocodiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n point(s)</source>
        <translation>
            <numerusform>; %n point</numerusform>
            <numerusform>; %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{token}: crocodile of {length}, cell {number}, %n point(s)</source>
        <translation>
            <numerusform>{token}: crocodile of {length}, cell {number}, %n point</numerusform>
            <numerusform>{token}: crocodile of {length}, cell {number}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{token} is the first there: %n point(s).</source>
        <translation>
            <numerusform>{token} is the first there: %n point.</numerusform>
            <numerusform>{token} is the first there: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceField</name>
    <message numerus="yes">
        <source>%n die(s) are asked for.</source>
        <translation>
            <numerusform>%n die is asked for.</numerusform>
            <numerusform>%n dice are asked for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) are asked for: {dice}.</source>
        <translation>
            <numerusform>%n die is asked for: {dice}.</numerusform>
            <numerusform>%n dice are asked for: {dice}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message numerus="yes">
        <source>From %n match(es).</source>
        <translation>
            <numerusform>From %n match.</numerusform>
            <numerusform>From %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) with your own dice are left out.</source>
        <translation>
            <numerusform>%n match with your own dice is left out.</numerusform>
            <numerusform>%n matches with your own dice are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HospitalAdvice</name>
    <message numerus="yes">
        <source>%n patient(s) of 6 wait(s) for a larger discharge</source>
        <translation>
            <numerusform>%n patient of 6 waits for a larger discharge</numerusform>
            <numerusform>%n patients of 6 wait for a larger discharge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n blood bag(s)</source>
        <translation>
            <numerusform>saves %n blood bag</numerusform>
            <numerusform>saves %n blood bags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patient(s) would die</source>
        <translation>
            <numerusform>%n patient would die</numerusform>
            <numerusform>%n patients would die</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bed(s) missing all the same</source>
        <translation>
            <numerusform>%n bed missing all the same</numerusform>
            <numerusform>%n beds missing all the same</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patient(s) for your {room}</source>
        <translation>
            <numerusform>%n patient for your {room}</numerusform>
            <numerusform>%n patients for your {room}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from leaving</source>
        <translation>
            <numerusform>%n step from leaving</numerusform>
            <numerusform>%n steps from leaving</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each serves you for %n more round(s)</source>
        <translation>
            <numerusform>each serves you for %n more round</numerusform>
            <numerusform>each serves you for %n more rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to use it, a bag is worth 1 point</source>
        <translation>
            <numerusform>%n round to use it, a bag is worth 1 point</numerusform>
            <numerusform>%n rounds to use it, a bag is worth 1 point</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have %n patient(s) of its colour</source>
        <translation>
            <numerusform>you have %n patient of its colour</numerusform>
            <numerusform>you have %n patients of its colour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) by your administrator</source>
        <translation>
            <numerusform>%n point by your administrator</numerusform>
            <numerusform>%n points by your administrator</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an unfinished one would cost %n point(s)</source>
        <translation>
            <numerusform>an unfinished one would cost %n point</numerusform>
            <numerusform>an unfinished one would cost %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blood bag(s) at once, and {points} points for each left</source>
        <translation>
            <numerusform>%n blood bag at once, and {points} points for each left</numerusform>
            <numerusform>%n blood bags at once, and {points} points for each left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each blood bag left</source>
        <translation>
            <numerusform>%n point for each blood bag left</numerusform>
            <numerusform>%n points for each blood bag left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each, and you add {rounds} improvements</source>
        <translation>
            <numerusform>%n point for each, and you add {rounds} improvements</numerusform>
            <numerusform>%n points for each, and you add {rounds} improvements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more in each round in which %n patient(s) leave</source>
        <translation>
            <numerusform>{points} more in each round in which %n patient leaves</numerusform>
            <numerusform>{points} more in each round in which %n patients leave</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more in each good round</source>
        <translation>
            <numerusform>%n point more in each good round</numerusform>
            <numerusform>%n points more in each good round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your patients is of its colour already</source>
        <translation>
            <numerusform>%n of your patients is of its colour already</numerusform>
            <numerusform>%n of your patients are of its colour already</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HospitalAsking</name>
    <message numerus="yes">
        <source>{name}, choose an ambulance. You have %n free bed(s).</source>
        <translation>
            <numerusform>{name}, choose an ambulance. You have %n free bed.</numerusform>
            <numerusform>{name}, choose an ambulance. You have %n free beds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n bed(s) are missing: who goes to the mortuary?</source>
        <translation>
            <numerusform>{name}, %n bed is missing: who goes to the mortuary?</numerusform>
            <numerusform>{name}, %n beds are missing: who goes to the mortuary?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HospitalCards</name>
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
            <numerusform>%n red patient</numerusform>
            <numerusform>%n red patients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow patient(s)</source>
        <translation>
            <numerusform>%n yellow patient</numerusform>
            <numerusform>%n yellow patients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green patient(s)</source>
        <translation>
            <numerusform>%n green patient</numerusform>
            <numerusform>%n green patients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other patient(s)</source>
        <translation>
            <numerusform>%n other patient</numerusform>
            <numerusform>%n other patients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other red patient(s)</source>
        <translation>
            <numerusform>%n other red patient</numerusform>
            <numerusform>%n other red patients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other yellow patient(s)</source>
        <translation>
            <numerusform>%n other yellow patient</numerusform>
            <numerusform>%n other yellow patients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other green patient(s)</source>
        <translation>
            <numerusform>%n other green patient</numerusform>
            <numerusform>%n other green patients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end %n point(s) for each added department</source>
        <translation>
            <numerusform>In the end %n point for each added department</numerusform>
            <numerusform>In the end %n points for each added department</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end %n point(s) for each specialist</source>
        <translation>
            <numerusform>In the end %n point for each specialist</numerusform>
            <numerusform>In the end %n points for each specialist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{points} if at least %n patient(s) are discharged in a round</source>
        <translation>
            <numerusform>+{points} if at least %n patient is discharged in a round</numerusform>
            <numerusform>+{points} if at least %n patients are discharged in a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{points} if at least %n red patient(s) are discharged in a round</source>
        <translation>
            <numerusform>+{points} if at least %n red patient is discharged in a round</numerusform>
            <numerusform>+{points} if at least %n red patients are discharged in a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{points} if at least %n yellow patient(s) are discharged in a round</source>
        <translation>
            <numerusform>+{points} if at least %n yellow patient is discharged in a round</numerusform>
            <numerusform>+{points} if at least %n yellow patients are discharged in a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{points} if at least %n green patient(s) are discharged in a round</source>
        <translation>
            <numerusform>+{points} if at least %n green patient is discharged in a round</numerusform>
            <numerusform>+{points} if at least %n green patients are discharged in a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end %n point(s) for each blood bag left</source>
        <translation>
            <numerusform>In the end %n point for each blood bag left</numerusform>
            <numerusform>In the end %n points for each blood bag left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You begin with %n blood bag(s)</source>
        <translation>
            <numerusform>You begin with %n blood bag</numerusform>
            <numerusform>You begin with %n blood bags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{needs}: %n point(s)</source>
        <translation>
            <numerusform>{needs}: %n point</numerusform>
            <numerusform>{needs}: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HospitalCheat</name>
    <message numerus="yes">
        <source>%n more if nobody is left in your wards after neglect.</source>
        <translation>
            <numerusform>%n point more if nobody is left in your wards after neglect.</numerusform>
            <numerusform>%n points more if nobody is left in your wards after neglect.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HospitalGuide</name>
    <message numerus="yes">
        <source>There are not enough beds: %n patient(s) must go to the mortuary. Each costs 2 points. The sickest is the least loss.</source>
        <translation>
            <numerusform>There are not enough beds: %n patient must go to the mortuary, which costs 2 points. The sickest is the least loss.</numerusform>
            <numerusform>There are not enough beds: %n patients must go to the mortuary. Each costs 2 points. The sickest are the least loss.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go on: send another worker. %n patient(s) are not treated yet and get worse by {by} at the end; who falls below 1 dies.</source>
        <translation>
            <numerusform>Go on: send another worker. %n patient is not treated yet and gets worse by {by} at the end; who falls below 1 dies.</numerusform>
            <numerusform>Go on: send another worker. %n patients are not treated yet and get worse by {by} at the end; who falls below 1 dies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your patients could be treated there already.</source>
        <translation>
            <numerusform>%n of your patients can already be treated there.</numerusform>
            <numerusform>%n of your patients could be treated there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of its patients need only little to leave.</source>
        <translation>
            <numerusform>%n of its patients needs only little to leave.</numerusform>
            <numerusform>%n of its patients need only little to leave.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing more is to be gained now: %n point(s).</source>
        <translation>
            <numerusform>Nothing more is to be gained now: %n point.</numerusform>
            <numerusform>Nothing more is to be gained now: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HospitalLog</name>
    <message numerus="yes">
        <source>{name} lacks %n bed(s).</source>
        <translation>
            <numerusform>{name} lacks %n bed.</numerusform>
            <numerusform>{name} lacks %n beds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} finishes a report ({needs}): %n point(s).</source>
        <translation>
            <numerusform>{name} finishes a report ({needs}): %n point.</numerusform>
            <numerusform>{name} finishes a report ({needs}): %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patient(s) discharged</source>
        <translation>
            <numerusform>%n patient discharged</numerusform>
            <numerusform>%n patients discharged</numerusform>
        </translation>
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
    <name>HospitalPaper</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HospitalReasons</name>
    <message numerus="yes">
        <source>%n free bed(s)</source>
        <translation>
            <numerusform>%n free bed</numerusform>
            <numerusform>%n free beds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} of {rounds}: %n point(s)</source>
        <translation>
            <numerusform>Round {round} of {rounds}: %n point</numerusform>
            <numerusform>Round {round} of {rounds}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n untreated</source>
        <translation>
            <numerusform>%n is untreated</numerusform>
            <numerusform>%n are untreated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would die</source>
        <translation>
            <numerusform>%n dies</numerusform>
            <numerusform>%n die</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bed(s) missing</source>
        <translation>
            <numerusform>%n bed missing</numerusform>
            <numerusform>%n beds missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{worker}: %n department(s)</source>
        <translation>
            <numerusform>{worker}: %n department</numerusform>
            <numerusform>{worker}: %n departments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blood bag: %n patient(s)</source>
        <translation>
            <numerusform>Blood bag: %n patient</numerusform>
            <numerusform>Blood bag: %n patients</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HospitalTerms</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n red</numerusform>
            <numerusform>%n reds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n yellow</numerusform>
            <numerusform>%n yellows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <translation>
            <numerusform>%n green</numerusform>
            <numerusform>%n greens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patient(s) of any colour</source>
        <translation>
            <numerusform>%n patient of any colour</numerusform>
            <numerusform>%n patients of any colour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HospitalTreating</name>
    <message numerus="yes">
        <source>saves %n patient(s) who would die</source>
        <translation>
            <numerusform>saves %n patient who would die</numerusform>
            <numerusform>saves %n patients who would die</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patient(s) leave(s): {points} more</source>
        <translation>
            <numerusform>%n patient leaves: {points} more</numerusform>
            <numerusform>%n patients leave: {points} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>treats %n patient(s) who would get worse</source>
        <translation>
            <numerusform>treats %n patient who would get worse</numerusform>
            <numerusform>treats %n patients who would get worse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can save %n patient(s) who would die</source>
        <translation>
            <numerusform>can save %n patient who would die</numerusform>
            <numerusform>can save %n patients who would die</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can discharge %n patient(s): {points} more</source>
        <translation>
            <numerusform>can discharge %n patient: {points} more</numerusform>
            <numerusform>can discharge %n patients: {points} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can treat %n patient(s) who would get worse</source>
        <translation>
            <numerusform>can treat %n patient who would get worse</numerusform>
            <numerusform>can treat %n patients who would get worse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can heal by %n step(s) in all</source>
        <translation>
            <numerusform>can heal by %n step in all</numerusform>
            <numerusform>can heal by %n steps in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{room} would reach %n untreated patient(s)</source>
        <translation>
            <numerusform>{room} would reach %n untreated patient</numerusform>
            <numerusform>{room} would reach %n untreated patients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) more, and it leaves</source>
        <translation>
            <numerusform>%n step more, and it leaves</numerusform>
            <numerusform>%n steps more, and it leaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes %n patient(s) of that colour</source>
        <translation>
            <numerusform>makes %n patient of that colour</numerusform>
            <numerusform>makes %n patients of that colour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HospitalWords</name>
    <message numerus="yes">
        <source>%n department(s)</source>
        <translation>
            <numerusform>%n department</numerusform>
            <numerusform>%n departments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n specialist(s)</source>
        <translation>
            <numerusform>%n specialist</numerusform>
            <numerusform>%n specialists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End the shift: %n would die, {worse} neglected</source>
        <translation>
            <numerusform>End the shift: %n dies, {worse} neglected</numerusform>
            <numerusform>End the shift: %n die, {worse} neglected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End the shift: %n neglected</source>
        <translation>
            <numerusform>End the shift: %n is neglected</numerusform>
            <numerusform>End the shift: %n are neglected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish a report with {colours}: %n point(s)</source>
        <translation>
            <numerusform>Finish a report with {colours}: %n point</numerusform>
            <numerusform>Finish a report with {colours}: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Merits</name>
    <message numerus="yes">
        <source>%n cross(es) more, and a row or a column is full.</source>
        <translation>
            <numerusform>%n cross more, and a row or a column is full.</numerusform>
            <numerusform>%n crosses more, and a row or a column is full.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) more, and the row wins {bonus}.</source>
        <translation>
            <numerusform>%n cell more, and the row wins {bonus}.</numerusform>
            <numerusform>%n cells more, and the row wins {bonus}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message numerus="yes">
        <source>Usual is what “{bot}” reaches in two matches of three: %n match(es) against itself.</source>
        <translation>
            <numerusform>Usual is what “{bot}” reaches in two matches of three: %n match against itself.</numerusform>
            <numerusform>Usual is what “{bot}” reaches in two matches of three: %n matches against itself.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message numerus="yes">
        <source>All %n action(s) were looked at.</source>
        <translation>
            <numerusform>The only action was looked at (%n).</numerusform>
            <numerusform>All %n actions were looked at.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} of %n action(s) looked at.</source>
        <translation>
            <numerusform>{number} of %n action looked at.</numerusform>
            <numerusform>{number} of %n actions looked at.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>{name}: %n point(s).</source>
        <translation>
            <numerusform>{name}: %n point.</numerusform>
            <numerusform>{name}: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StaffThings</name>
    <message numerus="yes">
        <source>%n free place(s) for departments</source>
        <translation>
            <numerusform>%n free place for departments</numerusform>
            <numerusform>%n free places for departments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nurse(s) not sent</source>
        <translation>
            <numerusform>%n nurse not sent</numerusform>
            <numerusform>%n nurses not sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free place(s) for specialists</source>
        <translation>
            <numerusform>%n free place for specialists</numerusform>
            <numerusform>%n free places for specialists</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message numerus="yes">
        <source>%n match(es) are being read…</source>
        <translation>
            <numerusform>%n match is being read…</numerusform>
            <numerusform>%n matches are being read…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s)</source>
        <translation>
            <numerusform>%n throw</numerusform>
            <numerusform>%n throws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
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
            <numerusform>%n point each</numerusform>
            <numerusform>%n points each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n choice</numerusform>
            <numerusform>%n choices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WardThings</name>
    <message numerus="yes">
        <source>%n blood bag(s)</source>
        <translation>
            <numerusform>%n blood bag</numerusform>
            <numerusform>%n blood bags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n death(s)</source>
        <translation>
            <numerusform>%n death</numerusform>
            <numerusform>%n deaths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patient(s) discharged</source>
        <translation>
            <numerusform>%n patient discharged</numerusform>
            <numerusform>%n patients discharged</numerusform>
        </translation>
    </message>
</context>
</TS>

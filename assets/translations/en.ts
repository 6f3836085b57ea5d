<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>

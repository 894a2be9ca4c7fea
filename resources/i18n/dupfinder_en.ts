<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>CachePage</name>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln text</numerusform>
            <numerusform>%Ln texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged cache(s) were set aside: {size}. Clear deletes them.</source>
        <translation>
            <numerusform>%Ln damaged cache was set aside: {size}. Clear deletes it.</numerusform>
            <numerusform>%Ln damaged caches were set aside: {size}. Clear deletes them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were kept, whose drive or folder is out of reach.</source>
        <translation>
            <numerusform>%Ln document was kept, whose drive or folder is out of reach.</numerusform>
            <numerusform>%Ln documents were kept, whose drive or folder is out of reach.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatsDialog</name>
    <message numerus="yes">
        <source>%Ln format(s)</source>
        <translation>
            <numerusform>%Ln format</numerusform>
            <numerusform>%Ln formats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message numerus="yes">
        <source>… and %Ln earlier note(s)</source>
        <translation>
            <numerusform>… and %Ln earlier note</numerusform>
            <numerusform>… and %Ln earlier notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message numerus="yes">
        <source>No duplicates among %Ln document(s).</source>
        <translation>
            <numerusform>No duplicates among %Ln document.</numerusform>
            <numerusform>No duplicates among %Ln documents.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>Ready to scan %Ln source(s)</source>
        <translation>
            <numerusform>Ready to scan %Ln source</numerusform>
            <numerusform>Ready to scan %Ln sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextCanvas</name>
    <message numerus="yes">
        <source>⋯ %Ln equal paragraph(s) ⋯</source>
        <translation>
            <numerusform>⋯ %Ln equal paragraph ⋯</numerusform>
            <numerusform>⋯ %Ln equal paragraphs ⋯</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln group</numerusform>
            <numerusform>%Ln groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>contains %Ln other document(s)</source>
        <translation>
            <numerusform>contains %Ln other document</numerusform>
            <numerusform>contains %Ln other documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redundant document(s)</source>
        <translation>
            <numerusform>%Ln redundant document</numerusform>
            <numerusform>%Ln redundant documents</numerusform>
        </translation>
    </message>
</context>
</TS>

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
            <numerusform>%Ln damaged cache was set aside: {size}. Clear deletes them.</numerusform>
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
    <name>ChangeWording</name>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln picture</numerusform>
            <numerusform>%Ln pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) without text</source>
        <translation>
            <numerusform>%Ln page without text</numerusform>
            <numerusform>%Ln pages without text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln drawing(s)</source>
        <translation>
            <numerusform>%Ln drawing</numerusform>
            <numerusform>%Ln drawings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attached file(s)</source>
        <translation>
            <numerusform>%Ln attached file</numerusform>
            <numerusform>%Ln attached files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comment(s)</source>
        <translation>
            <numerusform>%Ln comment</numerusform>
            <numerusform>%Ln comments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden part(s)</source>
        <translation>
            <numerusform>%Ln hidden part</numerusform>
            <numerusform>%Ln hidden parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln formula(s)</source>
        <translation>
            <numerusform>%Ln formula</numerusform>
            <numerusform>%Ln formulas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln form field(s)</source>
        <translation>
            <numerusform>%Ln form field</numerusform>
            <numerusform>%Ln form fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>%Ln link</numerusform>
            <numerusform>%Ln links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) only on the left</source>
        <translation>
            <numerusform>%Ln paragraph only on the left</numerusform>
            <numerusform>%Ln paragraphs only on the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) only on the right</source>
        <translation>
            <numerusform>%Ln paragraph only on the right</numerusform>
            <numerusform>%Ln paragraphs only on the right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The left has %Ln paragraph(s) more; </source>
        <translation>
            <numerusform>The left has %Ln paragraph more; </numerusform>
            <numerusform>The left has %Ln paragraphs more; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The right has %Ln paragraph(s) more; </source>
        <translation>
            <numerusform>The right has %Ln paragraph more; </numerusform>
            <numerusform>The right has %Ln paragraphs more; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>white space in %Ln place(s)</source>
        <translation>
            <numerusform>white space in %Ln place</numerusform>
            <numerusform>white space in %Ln places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>punctuation in %Ln place(s)</source>
        <translation>
            <numerusform>punctuation in %Ln place</numerusform>
            <numerusform>punctuation in %Ln places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>upper and lower case in %Ln place(s)</source>
        <translation>
            <numerusform>upper and lower case in %Ln place</numerusform>
            <numerusform>upper and lower case in %Ln places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s)</source>
        <translation>
            <numerusform>%Ln number</numerusform>
            <numerusform>%Ln numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln amount(s)</source>
        <translation>
            <numerusform>%Ln amount</numerusform>
            <numerusform>%Ln amounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln date(s)</source>
        <translation>
            <numerusform>%Ln date</numerusform>
            <numerusform>%Ln dates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s)</source>
        <translation>
            <numerusform>%Ln name</numerusform>
            <numerusform>%Ln names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words in %Ln place(s)</source>
        <translation>
            <numerusform>words in %Ln place</numerusform>
            <numerusform>words in %Ln places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) moved</source>
        <translation>
            <numerusform>%Ln passage moved</numerusform>
            <numerusform>%Ln passages moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) on one side only</source>
        <translation>
            <numerusform>%Ln paragraph on one side only</numerusform>
            <numerusform>%Ln paragraphs on one side only</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesList</name>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln change(s)</source>
        <translation>
            <numerusform>{shown} of %Ln change</numerusform>
            <numerusform>{shown} of %Ln changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareOptionsMenu</name>
    <message numerus="yes">
        <source>Overlooking %Ln thing(s)</source>
        <translation>
            <numerusform>Overlooking %Ln thing</numerusform>
            <numerusform>Overlooking %Ln things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln place</numerusform>
            <numerusform>%Ln places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecidingWording</name>
    <message numerus="yes">
        <source>%Ln in a reference folder</source>
        <translation>
            <numerusform>%Ln in a reference folder</numerusform>
            <numerusform>%Ln in a reference folder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in an excluded folder</source>
        <translation>
            <numerusform>%Ln in an excluded folder</numerusform>
            <numerusform>%Ln in an excluded folder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln the last of its group</source>
        <translation>
            <numerusform>%Ln the last of its group</numerusform>
            <numerusform>%Ln the last of their groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read</source>
        <translation>
            <numerusform>%Ln could not be read</numerusform>
            <numerusform>%Ln could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keeper(s)</source>
        <translation>
            <numerusform>%Ln keeper</numerusform>
            <numerusform>%Ln keepers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden by the filter</source>
        <translation>
            <numerusform>%Ln hidden by the filter</numerusform>
            <numerusform>%Ln hidden by the filter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in no group of duplicates</source>
        <translation>
            <numerusform>%Ln in no group of duplicates</numerusform>
            <numerusform>%Ln in no group of duplicates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DistinctionsDialog</name>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln pair</numerusform>
            <numerusform>%Ln pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportWording</name>
    <message numerus="yes">
        <source>Everything: %Ln group(s)</source>
        <translation>
            <numerusform>Everything: %Ln group</numerusform>
            <numerusform>Everything: %Ln groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is shown now: %Ln group(s)</source>
        <translation>
            <numerusform>What is shown now: %Ln group</numerusform>
            <numerusform>What is shown now: %Ln groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln pair(s) compared</source>
        <translation>
            <numerusform>{done} of %Ln pair compared</numerusform>
            <numerusform>{done} of %Ln pairs compared</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FamilyPane</name>
    <message numerus="yes">
        <source>in %Ln document(s)</source>
        <translation>
            <numerusform>in %Ln document</numerusform>
            <numerusform>in %Ln documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FamilyView</name>
    <message numerus="yes">
        <source>{done} of %Ln document(s) read</source>
        <translation>
            <numerusform>{done} of %Ln document read</numerusform>
            <numerusform>{done} of %Ln documents read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln the same in all {documents} documents</source>
        <translation>
            <numerusform>%Ln the same in all {documents} documents</numerusform>
            <numerusform>%Ln the same in all {documents} documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s)</source>
        <translation>
            <numerusform>%Ln paragraph</numerusform>
            <numerusform>%Ln paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with several wordings</source>
        <translation>
            <numerusform>%Ln with several wordings</numerusform>
            <numerusform>%Ln with several wordings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not in all</source>
        <translation>
            <numerusform>%Ln not in all</numerusform>
            <numerusform>%Ln not in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more document(s).</source>
        <translation>
            <numerusform>And %Ln more document.</numerusform>
            <numerusform>And %Ln more documents.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln place</numerusform>
            <numerusform>%Ln places</numerusform>
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
    <name>KindChips</name>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarkWording</name>
    <message numerus="yes">
        <source>Marked %Ln document(s)</source>
        <translation>
            <numerusform>Marked %Ln document</numerusform>
            <numerusform>Marked %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took back %Ln mark(s)</source>
        <translation>
            <numerusform>Took back %Ln mark</numerusform>
            <numerusform>Took back %Ln marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inverted the marks of %Ln document(s)</source>
        <translation>
            <numerusform>Inverted the marks of %Ln document</numerusform>
            <numerusform>Inverted the marks of %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked by rules: %Ln document(s)</source>
        <translation>
            <numerusform>Marked by rules: %Ln document</numerusform>
            <numerusform>Marked by rules: %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mark(s) taken back: nothing goes out of a reference or an excluded folder.</source>
        <translation>
            <numerusform>%Ln mark taken back: nothing goes out of a reference or an excluded folder.</numerusform>
            <numerusform>%Ln marks taken back: nothing goes out of a reference or an excluded folder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mark(s) taken back.</source>
        <translation>
            <numerusform>%Ln mark taken back.</numerusform>
            <numerusform>%Ln marks taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) marked by the rules.</source>
        <translation>
            <numerusform>%Ln document marked by the rules.</numerusform>
            <numerusform>%Ln documents marked by the rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) marked</source>
        <translation>
            <numerusform>%Ln document marked</numerusform>
            <numerusform>%Ln documents marked</numerusform>
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
    <name>OverviewWording</name>
    <message numerus="yes">
        <source>%Ln can be removed: {size}</source>
        <translation>
            <numerusform>%Ln can be removed: {size}</numerusform>
            <numerusform>%Ln can be removed: {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{common} of %Ln document(s)</source>
        <translation>
            <numerusform>{common} of %Ln document</numerusform>
            <numerusform>{common} of %Ln documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageCanvas</name>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>differs in %Ln place(s)</source>
        <translation>
            <numerusform>differs in %Ln place</numerusform>
            <numerusform>differs in %Ln places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message numerus="yes">
        <source>%Ln document(s) to go, {size}</source>
        <translation>
            <numerusform>%Ln document to go, {size}</numerusform>
            <numerusform>%Ln documents to go, {size}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemovalWording</name>
    <message numerus="yes">
        <source>%Ln document(s) go ({size})</source>
        <translation>
            <numerusform>%Ln document goes ({size})</numerusform>
            <numerusform>%Ln documents go ({size})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken out</source>
        <translation>
            <numerusform>%Ln taken out</numerusform>
            <numerusform>%Ln taken out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) removed</source>
        <translation>
            <numerusform>%Ln document removed</numerusform>
            <numerusform>%Ln documents removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stayed</source>
        <translation>
            <numerusform>%Ln stayed</numerusform>
            <numerusform>%Ln stayed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are not the same as what stays. Looking for what would be lost …</source>
        <translation>
            <numerusform>%Ln document is not the same as what stays. Looking for what would be lost …</numerusform>
            <numerusform>%Ln documents are not the same as what stays. Looking for what would be lost …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these document(s) hold something that no kept document has: {kinds}.</source>
        <translation>
            <numerusform>%Ln of these documents holds something that no kept document has: {kinds}.</numerusform>
            <numerusform>%Ln of these documents hold something that no kept document has: {kinds}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln document(s) it is not certain that nothing would be lost.</source>
        <translation>
            <numerusform>Of %Ln document it is not certain that nothing would be lost.</numerusform>
            <numerusform>Of %Ln documents it is not certain that nothing would be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read.</source>
        <translation>
            <numerusform>%Ln could not be read.</numerusform>
            <numerusform>%Ln could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are not identical to what stays, and are left as they are.</source>
        <translation>
            <numerusform>%Ln document is not identical to what stays, and is left as it is.</numerusform>
            <numerusform>%Ln documents are not identical to what stays, and are left as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln document(s) to the trash</source>
        <translation>
            <numerusform>Move %Ln document to the trash</numerusform>
            <numerusform>Move %Ln documents to the trash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln document(s) to quarantine</source>
        <translation>
            <numerusform>Move %Ln document to quarantine</numerusform>
            <numerusform>Move %Ln documents to quarantine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln document(s)</source>
        <translation>
            <numerusform>Move %Ln document</numerusform>
            <numerusform>Move %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln document(s) by links</source>
        <translation>
            <numerusform>Replace %Ln document by a link</numerusform>
            <numerusform>Replace %Ln documents by links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let %Ln document(s) share the space</source>
        <translation>
            <numerusform>Let %Ln document share the space</numerusform>
            <numerusform>Let %Ln documents share the space</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) for good</source>
        <translation>
            <numerusform>Delete %Ln document for good</numerusform>
            <numerusform>Delete %Ln documents for good</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) for good: they do not go to the trash.</source>
        <translation>
            <numerusform>Delete %Ln document for good: it does not go to the trash.</numerusform>
            <numerusform>Delete %Ln documents for good: they do not go to the trash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are in the trash</source>
        <translation>
            <numerusform>%Ln document is in the trash</numerusform>
            <numerusform>%Ln documents are in the trash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are in quarantine</source>
        <translation>
            <numerusform>%Ln document is in quarantine</numerusform>
            <numerusform>%Ln documents are in quarantine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were moved</source>
        <translation>
            <numerusform>%Ln document was moved</numerusform>
            <numerusform>%Ln documents were moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were replaced by links</source>
        <translation>
            <numerusform>%Ln document was replaced by a link</numerusform>
            <numerusform>%Ln documents were replaced by links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were deleted for good</source>
        <translation>
            <numerusform>%Ln document was deleted for good</numerusform>
            <numerusform>%Ln documents were deleted for good</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were removed</source>
        <translation>
            <numerusform>%Ln document was removed</numerusform>
            <numerusform>%Ln documents were removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) become links</source>
        <translation>
            <numerusform>%Ln document becomes a link</numerusform>
            <numerusform>%Ln documents become links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) share its space ({size})</source>
        <translation>
            <numerusform>%Ln document shares its space ({size})</numerusform>
            <numerusform>%Ln documents share its space ({size})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) share the space of what was kept</source>
        <translation>
            <numerusform>%Ln document shares the space of what was kept</numerusform>
            <numerusform>%Ln documents share the space of what was kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stayed: see why below</source>
        <translation>
            <numerusform>%Ln stayed: see why below</numerusform>
            <numerusform>%Ln stayed: see why below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can share the space</source>
        <translation>
            <numerusform>%Ln document can share the space</numerusform>
            <numerusform>%Ln documents can share the space</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot: see why below</source>
        <translation>
            <numerusform>%Ln cannot: see why below</numerusform>
            <numerusform>%Ln cannot: see why below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can be removed</source>
        <translation>
            <numerusform>%Ln document can be removed</numerusform>
            <numerusform>%Ln documents can be removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln would stay: see why below</source>
        <translation>
            <numerusform>%Ln would stay: see why below</numerusform>
            <numerusform>%Ln would stay: see why below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are back</source>
        <translation>
            <numerusform>%Ln document is back</numerusform>
            <numerusform>%Ln documents are back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be put back</source>
        <translation>
            <numerusform>%Ln could not be put back</numerusform>
            <numerusform>%Ln could not be put back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo the run: put back %Ln document(s)</source>
        <translation>
            <numerusform>Undo the run: put back %Ln document</numerusform>
            <numerusform>Undo the run: put back %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put back %Ln selected document(s)</source>
        <translation>
            <numerusform>Put back %Ln selected document</numerusform>
            <numerusform>Put back %Ln selected documents</numerusform>
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
    <name>RowTexts</name>
    <message numerus="yes">
        <source>⋯ %Ln equal paragraph(s) ⋯</source>
        <translation>
            <numerusform>⋯ %Ln equal paragraph ⋯</numerusform>
            <numerusform>⋯ %Ln equal paragraphs ⋯</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message numerus="yes">
        <source>Mark %Ln document(s)</source>
        <translation>
            <numerusform>Mark %Ln document</numerusform>
            <numerusform>Mark %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) stay as they are.</source>
        <translation>
            <numerusform>%Ln group stays as it is.</numerusform>
            <numerusform>%Ln groups stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more document(s) are hidden by the filter.</source>
        <translation>
            <numerusform>%Ln more document is hidden by the filter.</numerusform>
            <numerusform>%Ln more documents are hidden by the filter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SimilarityBar</name>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln pair</numerusform>
            <numerusform>%Ln pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpaceFigures</name>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>%Ln other</numerusform>
            <numerusform>%Ln others</numerusform>
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
    <name>TextFinder</name>
    <message numerus="yes">
        <source>%Ln document(s) could not be searched.</source>
        <translation>
            <numerusform>%Ln document could not be searched.</numerusform>
            <numerusform>%Ln documents could not be searched.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message numerus="yes">
        <source>Put %Ln copies back</source>
        <translation>
            <numerusform>Put %Ln copy back</numerusform>
            <numerusform>Put %Ln copies back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchPanel</name>
    <message numerus="yes">
        <source>Watching; %Ln document(s) are known</source>
        <translation>
            <numerusform>Watching; %Ln document is known</numerusform>
            <numerusform>Watching; %Ln documents are known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new or changed</source>
        <translation>
            <numerusform>%Ln new or changed</numerusform>
            <numerusform>%Ln new or changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot be read</source>
        <translation>
            <numerusform>%Ln cannot be read</numerusform>
            <numerusform>%Ln cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the oldest %Ln are not listed any more</source>
        <translation>
            <numerusform>the oldest %Ln is not listed any more</numerusform>
            <numerusform>the oldest %Ln are not listed any more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchWording</name>
    <message numerus="yes">
        <source>{name} and %Ln other(s)</source>
        <translation>
            <numerusform>{name} and %Ln other</numerusform>
            <numerusform>{name} and %Ln others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new document(s)</source>
        <translation>
            <numerusform>%Ln new document</numerusform>
            <numerusform>%Ln new documents</numerusform>
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
        <source>%Ln marked</source>
        <translation>
            <numerusform>%Ln marked</numerusform>
            <numerusform>%Ln marked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> (and %Ln hidden: they stay)</source>
        <translation>
            <numerusform> (and %Ln hidden: it stays)</numerusform>
            <numerusform> (and %Ln hidden: they stay)</numerusform>
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
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln picture</numerusform>
            <numerusform>%Ln pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) without text</source>
        <translation>
            <numerusform>%Ln page without text</numerusform>
            <numerusform>%Ln pages without text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln drawing(s)</source>
        <translation>
            <numerusform>%Ln drawing</numerusform>
            <numerusform>%Ln drawings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attached file(s)</source>
        <translation>
            <numerusform>%Ln attached file</numerusform>
            <numerusform>%Ln attached files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comment(s)</source>
        <translation>
            <numerusform>%Ln comment</numerusform>
            <numerusform>%Ln comments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>%Ln link</numerusform>
            <numerusform>%Ln links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can be removed</source>
        <translation>
            <numerusform>%Ln document can be removed</numerusform>
            <numerusform>%Ln documents can be removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln exact copies</source>
        <translation>
            <numerusform>%Ln exact copy</numerusform>
            <numerusform>%Ln exact copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) share their space with others</source>
        <translation>
            <numerusform>%Ln document shares its space with others</numerusform>
            <numerusform>%Ln documents share their space with others</numerusform>
        </translation>
    </message>
</context>
</TS>

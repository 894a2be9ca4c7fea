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
        <source>%Ln damaged cache(s) set aside: {size}. Use Clear to delete.</source>
        <translation>
            <numerusform>%Ln damaged cache set aside: {size}. Use Clear to delete.</numerusform>
            <numerusform>%Ln damaged caches set aside: {size}. Use Clear to delete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) kept: drive or folder not available.</source>
        <translation>
            <numerusform>%Ln document kept: drive or folder not available.</numerusform>
            <numerusform>%Ln documents kept: drive or folder not available.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeWording</name>
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
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>%Ln field</numerusform>
            <numerusform>%Ln fields</numerusform>
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
        <source>%Ln more paragraph(s) on the left; </source>
        <translation>
            <numerusform>%Ln more paragraph on the left; </numerusform>
            <numerusform>%Ln more paragraphs on the left; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more paragraph(s) on the right; </source>
        <translation>
            <numerusform>%Ln more paragraph on the right; </numerusform>
            <numerusform>%Ln more paragraphs on the right; </numerusform>
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
        <source>%Ln paragraph(s) added or removed</source>
        <translation>
            <numerusform>%Ln paragraph added or removed</numerusform>
            <numerusform>%Ln paragraphs added or removed</numerusform>
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
        <source>Ignoring %Ln thing(s)</source>
        <translation>
            <numerusform>Ignoring %Ln thing</numerusform>
            <numerusform>Ignoring %Ln things</numerusform>
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
    <name>DecidingWording</name>
    <message numerus="yes">
        <source>%Ln in a protected folder</source>
        <translation>
            <numerusform>%Ln in a protected folder</numerusform>
            <numerusform>%Ln in a protected folder</numerusform>
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
        <source>%Ln inside another file</source>
        <translation>
            <numerusform>%Ln inside another file</numerusform>
            <numerusform>%Ln inside other files</numerusform>
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
        <source>%Ln not in a group</source>
        <translation>
            <numerusform>%Ln not in a group</numerusform>
            <numerusform>%Ln not in a group</numerusform>
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
        <source>Shown now: %Ln group(s)</source>
        <translation>
            <numerusform>Shown now: %Ln group</numerusform>
            <numerusform>Shown now: %Ln groups</numerusform>
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
    <name>FindBar</name>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
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
    <message numerus="yes">
        <source>%Ln kind(s) of change</source>
        <translation>
            <numerusform>%Ln kind of change</numerusform>
            <numerusform>%Ln kinds of change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%Ln source(s) added, not scanned yet.</source>
        <translation>
            <numerusform>%Ln source added, not scanned yet.</numerusform>
            <numerusform>%Ln sources added, not scanned yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are not documents, so they were not added.</source>
        <translation>
            <numerusform>%Ln file is not a document, so it was not added.</numerusform>
            <numerusform>%Ln files are not documents, so they were not added.</numerusform>
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
        <source>Unmarked %Ln document(s)</source>
        <translation>
            <numerusform>Unmarked %Ln document</numerusform>
            <numerusform>Unmarked %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inverted marks of %Ln document(s)</source>
        <translation>
            <numerusform>Inverted marks of %Ln document</numerusform>
            <numerusform>Inverted marks of %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Auto-selected %Ln document(s)</source>
        <translation>
            <numerusform>Auto-selected %Ln document</numerusform>
            <numerusform>Auto-selected %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unmarked: protected and excluded folders are never changed.</source>
        <translation>
            <numerusform>%Ln unmarked: protected and excluded folders are never changed.</numerusform>
            <numerusform>%Ln unmarked: protected and excluded folders are never changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unmarked.</source>
        <translation>
            <numerusform>%Ln unmarked.</numerusform>
            <numerusform>%Ln unmarked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Auto-selected %Ln document(s).</source>
        <translation>
            <numerusform>Auto-selected %Ln document.</numerusform>
            <numerusform>Auto-selected %Ln documents.</numerusform>
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
        <source>… and %Ln earlier notice(s)</source>
        <translation>
            <numerusform>… and %Ln earlier notice</numerusform>
            <numerusform>… and %Ln earlier notices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverviewWording</name>
    <message numerus="yes">
        <source>%Ln removable: {size}</source>
        <translation>
            <numerusform>%Ln removable: {size}</numerusform>
            <numerusform>%Ln removable: {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{common} of %Ln document(s)</source>
        <translation>
            <numerusform>{common} of %Ln document</numerusform>
            <numerusform>{common} of %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s) in it were not compared.</source>
        <translation>
            <numerusform>%Ln other file in it was not compared.</numerusform>
            <numerusform>%Ln other files in it were not compared.</numerusform>
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
</context>
<context>
    <name>PreviewModel</name>
    <message numerus="yes">
        <source>%Ln document(s) to remove, {size}</source>
        <translation>
            <numerusform>%Ln document to remove, {size}</numerusform>
            <numerusform>%Ln documents to remove, {size}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemovalWording</name>
    <message numerus="yes">
        <source>Remove %Ln document(s) ({size})</source>
        <translation>
            <numerusform>Remove %Ln document ({size})</numerusform>
            <numerusform>Remove %Ln documents ({size})</numerusform>
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
        <source>%Ln not removed</source>
        <translation>
            <numerusform>%Ln not removed</numerusform>
            <numerusform>%Ln not removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checking what would be lost: %Ln document(s) differ from the kept ones …</source>
        <translation>
            <numerusform>Checking what would be lost: %Ln document differs from the kept one …</numerusform>
            <numerusform>Checking what would be lost: %Ln documents differ from the kept ones …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) may hold something that would be lost.</source>
        <translation>
            <numerusform>%Ln document may hold something that would be lost.</numerusform>
            <numerusform>%Ln documents may hold something that would be lost.</numerusform>
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
        <source>%Ln document(s) not exact copies: not changed.</source>
        <translation>
            <numerusform>%Ln document not exact copies: not changed.</numerusform>
            <numerusform>%Ln documents not exact copies: not changed.</numerusform>
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
            <numerusform>Replace %Ln document by links</numerusform>
            <numerusform>Replace %Ln documents by links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Share space of %Ln document(s)</source>
        <translation>
            <numerusform>Share space of %Ln document</numerusform>
            <numerusform>Share space of %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) permanently</source>
        <translation>
            <numerusform>Delete %Ln document permanently</numerusform>
            <numerusform>Delete %Ln documents permanently</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) permanently, without the trash?</source>
        <translation>
            <numerusform>Delete %Ln document permanently, without the trash?</numerusform>
            <numerusform>Delete %Ln documents permanently, without the trash?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) in the trash</source>
        <translation>
            <numerusform>%Ln document in the trash</numerusform>
            <numerusform>%Ln documents in the trash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) in quarantine</source>
        <translation>
            <numerusform>%Ln document in quarantine</numerusform>
            <numerusform>%Ln documents in quarantine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) moved</source>
        <translation>
            <numerusform>%Ln document moved</numerusform>
            <numerusform>%Ln documents moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) replaced by links</source>
        <translation>
            <numerusform>%Ln document replaced by links</numerusform>
            <numerusform>%Ln documents replaced by links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) deleted permanently</source>
        <translation>
            <numerusform>%Ln document deleted permanently</numerusform>
            <numerusform>%Ln documents deleted permanently</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) sharing space ({size})</source>
        <translation>
            <numerusform>%Ln document sharing space ({size})</numerusform>
            <numerusform>%Ln documents sharing space ({size})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) share space with the kept ones</source>
        <translation>
            <numerusform>%Ln document shares space with the kept one</numerusform>
            <numerusform>%Ln documents share space with the kept ones</numerusform>
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
        <source>All of its text is also in {name} and %Ln other document(s).</source>
        <translation>
            <numerusform>All of its text is also in {name} and %Ln other document.</numerusform>
            <numerusform>All of its text is also in {name} and %Ln other documents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Something would be lost with %Ln document(s): {kinds}.</source>
        <translation>
            <numerusform>Something would be lost with %Ln document: {kinds}.</numerusform>
            <numerusform>Something would be lost with %Ln documents: {kinds}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other document(s) could not be searched for it.</source>
        <translation>
            <numerusform>%Ln other document could not be searched for it.</numerusform>
            <numerusform>%Ln other documents could not be searched for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not removed: see below</source>
        <translation>
            <numerusform>%Ln not removed: see below</numerusform>
            <numerusform>%Ln not removed: see below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Date or tags not carried over for %Ln document(s).</source>
        <translation>
            <numerusform>Date or tags not carried over for %Ln document.</numerusform>
            <numerusform>Date or tags not carried over for %Ln documents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can share space</source>
        <translation>
            <numerusform>%Ln document can share space</numerusform>
            <numerusform>%Ln documents can share space</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot: see below</source>
        <translation>
            <numerusform>%Ln cannot: see below</numerusform>
            <numerusform>%Ln cannot: see below</numerusform>
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
        <source>%Ln would not be removed: see below</source>
        <translation>
            <numerusform>%Ln would not be removed: see below</numerusform>
            <numerusform>%Ln would not be removed: see below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) put back</source>
        <translation>
            <numerusform>%Ln document put back</numerusform>
            <numerusform>%Ln documents put back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not put back</source>
        <translation>
            <numerusform>%Ln not put back</numerusform>
            <numerusform>%Ln not put back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo: put back %Ln document(s)</source>
        <translation>
            <numerusform>Undo: put back %Ln document</numerusform>
            <numerusform>Undo: put back %Ln documents</numerusform>
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
        <source>%Ln group(s) not changed.</source>
        <translation>
            <numerusform>%Ln group not changed.</numerusform>
            <numerusform>%Ln groups not changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) hidden by the filter.</source>
        <translation>
            <numerusform>%Ln document hidden by the filter.</numerusform>
            <numerusform>%Ln documents hidden by the filter.</numerusform>
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
        <source>%Ln document(s) not searched.</source>
        <translation>
            <numerusform>%Ln document not searched.</numerusform>
            <numerusform>%Ln documents not searched.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TraceDialog</name>
    <message numerus="yes">
        <source>Scan again: %Ln document(s) changed since the scan and were not searched.</source>
        <translation>
            <numerusform>Scan again: %Ln document changed since the scan and was not searched.</numerusform>
            <numerusform>Scan again: %Ln documents changed since the scan and were not searched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing: all of its %Ln word(s) are also in other documents.</source>
        <translation>
            <numerusform>Nothing: its %Ln word is also in other documents.</numerusform>
            <numerusform>Nothing: all of its %Ln words are also in other documents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything: none of its %Ln word(s) are in other documents.</source>
        <translation>
            <numerusform>Everything: its %Ln word is in no other document.</numerusform>
            <numerusform>Everything: none of its %Ln words are in other documents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its %Ln word(s) are only here.</source>
        <translation>
            <numerusform>{count} of its %Ln word is only here.</numerusform>
            <numerusform>{count} of its %Ln words are only here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All the rest is in %Ln document(s):</source>
        <translation>
            <numerusform>All the rest is in %Ln document:</numerusform>
            <numerusform>All the rest is in %Ln documents:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All of it is in %Ln document(s):</source>
        <translation>
            <numerusform>All of it is in %Ln document:</numerusform>
            <numerusform>All of it is in %Ln documents:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) without words, or not read, were not searched.</source>
        <translation>
            <numerusform>%Ln document without words, or not read, was not searched.</numerusform>
            <numerusform>%Ln documents without words, or not read, were not searched.</numerusform>
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
    <name>VersionsView</name>
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
        <source>%Ln worded differently</source>
        <translation>
            <numerusform>%Ln worded differently</numerusform>
            <numerusform>%Ln worded differently</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not in all documents</source>
        <translation>
            <numerusform>%Ln not in all documents</numerusform>
            <numerusform>%Ln not in all documents</numerusform>
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
    <name>WatchPanel</name>
    <message numerus="yes">
        <source>Watching: %Ln document(s)</source>
        <translation>
            <numerusform>Watching: %Ln document</numerusform>
            <numerusform>Watching: %Ln documents</numerusform>
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
        <source>%Ln not read</source>
        <translation>
            <numerusform>%Ln not read</numerusform>
            <numerusform>%Ln not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>oldest %Ln no longer listed</source>
        <translation>
            <numerusform>oldest %Ln no longer listed</numerusform>
            <numerusform>oldest %Ln no longer listed</numerusform>
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
        <source>%Ln not read</source>
        <translation>
            <numerusform>%Ln not read</numerusform>
            <numerusform>%Ln not read</numerusform>
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
        <source> (and %Ln hidden: kept)</source>
        <translation>
            <numerusform> (and %Ln hidden: kept)</numerusform>
            <numerusform> (and %Ln hidden: kept)</numerusform>
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
        <source>%Ln of them inside other files</source>
        <translation>
            <numerusform>%Ln of them inside other files</numerusform>
            <numerusform>%Ln of them inside other files</numerusform>
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
        <source>%Ln document(s) share space with others</source>
        <translation>
            <numerusform>%Ln document shares space with others</numerusform>
            <numerusform>%Ln documents share space with others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordingPane</name>
    <message numerus="yes">
        <source>in %Ln document(s)</source>
        <translation>
            <numerusform>in %Ln document</numerusform>
            <numerusform>in %Ln documents</numerusform>
        </translation>
    </message>
</context>
</TS>

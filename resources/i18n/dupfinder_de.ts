<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About DupFinder</source>
        <translation>Über DupFinder</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Gebaut mit</translation>
    </message>
    <message>
        <source>Finds copies, the same text in other formats, and edited versions of documents.
No network connections. A scan changes nothing on your disk.

Free software under the MIT licence.</source>
        <translation>Findet Kopien, denselben Text in anderen Formaten und bearbeitete Fassungen von Dokumenten.
Keine Netzwerkverbindungen. Eine Suche ändert nichts auf Ihrem Datenträger.

Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Libraries, versions and licences</source>
        <translation>Bibliotheken, Versionen und Lizenzen</translation>
    </message>
</context>
<context>
    <name>BugDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Save details …</source>
        <translation>Einzelheiten speichern …</translation>
    </message>
    <message>
        <source>Save details</source>
        <translation>Einzelheiten speichern</translation>
    </message>
    <message>
        <source>Save log …</source>
        <translation>Protokoll speichern …</translation>
    </message>
    <message>
        <source>No document was changed. Please send the details to the developers. They contain names of your files and folders: read them first.</source>
        <translation>Kein Dokument wurde geändert. Bitte senden Sie die Einzelheiten an die Entwickler. Sie enthalten Namen Ihrer Dateien und Ordner: Lesen Sie sie vorher.</translation>
    </message>
    <message>
        <source>This is a bug in DupFinder. Your documents are fine.</source>
        <translation>Das ist ein Fehler in DupFinder. Ihre Dokumente sind in Ordnung.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>CachePage</name>
    <message>
        <source>Clean up</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>Clear …</source>
        <translation>Leeren …</translation>
    </message>
    <message>
        <source>Delete data of documents that are gone or changed</source>
        <translation>Daten gelöschter und geänderter Dokumente löschen</translation>
    </message>
    <message>
        <source>Delete all cached data</source>
        <translation>Alle gespeicherten Daten löschen</translation>
    </message>
    <message>
        <source>A scan is using the cache.</source>
        <translation>Eine Suche benutzt den Zwischenspeicher.</translation>
    </message>
    <message>
        <source>Cleaning up …</source>
        <translation>Wird aufgeräumt …</translation>
    </message>
    <message>
        <source>Your documents are not touched. The next scan takes longer.</source>
        <translation>Ihre Dokumente bleiben unberührt. Die nächste Suche dauert länger.</translation>
    </message>
    <message>
        <source>Clear the scan cache</source>
        <translation>Den Zwischenspeicher leeren</translation>
    </message>
    <message>
        <source>Delete all cached data?</source>
        <translation>Alle gespeicherten Daten löschen?</translation>
    </message>
    <message>
        <source>No cache yet. The first scan creates it.</source>
        <translation>Noch keiner. Die erste Suche legt ihn an.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged cache(s) set aside: {size}. Use Clear to delete.</source>
        <translation>
            <numerusform>%Ln beschädigter Zwischenspeicher beiseitegelegt: {size}. Löschen mit „Leeren“.</numerusform>
            <numerusform>%Ln beschädigte Zwischenspeicher beiseitegelegt: {size}. Löschen mit „Leeren“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to clean up.</source>
        <translation>Nichts aufzuräumen.</translation>
    </message>
    <message>
        <source>Deleted: {documents}. Freed: {size}.</source>
        <translation>Gelöscht: {documents}. Frei geworden: {size}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) kept: drive or folder not available.</source>
        <translation>
            <numerusform>%Ln Dokument behalten: Laufwerk oder Ordner nicht erreichbar.</numerusform>
            <numerusform>%Ln Dokumente behalten: Laufwerk oder Ordner nicht erreichbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cache cleared. Freed: {size}.</source>
        <translation>Geleert. Frei geworden: {size}.</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clearing …</source>
        <translation>Wird geleert …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln Text</numerusform>
            <numerusform>%Ln Texte</numerusform>
        </translation>
    </message>
    <message>
        <source>The next scan reads only new and changed documents. Saved: paths, sizes, titles, authors and fingerprints, but no text.</source>
        <translation>Die nächste Suche liest nur neue und geänderte Dokumente. Gespeichert: Pfade, Größen, Titel, Autoren und Fingerabdrücke, aber kein Text.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt benutzt</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;left paragraph</source>
        <translation>&amp;Linken Absatz kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;right paragraph</source>
        <translation>&amp;Rechten Absatz kopieren</translation>
    </message>
    <message>
        <source>Select &amp;all on this side</source>
        <translation>&amp;Alles auf dieser Seite auswählen</translation>
    </message>
    <message>
        <source>&amp;Show unchanged paragraphs</source>
        <translation>Gleiche Absätze &amp;einblenden</translation>
    </message>
    <message>
        <source>&amp;Hide unchanged paragraphs</source>
        <translation>Gleiche Absätze aus&amp;blenden</translation>
    </message>
    <message>
        <source>&amp;Go to the other position</source>
        <translation>Zur anderen &amp;Stelle springen</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>{title}: {view}</source>
        <translation>{title}: {view}</translation>
    </message>
</context>
<context>
    <name>ChangeMap</name>
    <message>
        <source>Map of changes</source>
        <translation>Übersicht der Änderungen</translation>
    </message>
    <message>
        <source>Click to go to a change.</source>
        <translation>Klicken, um zu einer Änderung zu springen.</translation>
    </message>
</context>
<context>
    <name>ChangeWording</name>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>Keine Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) only on the left</source>
        <translation>
            <numerusform>%Ln Absatz nur links</numerusform>
            <numerusform>%Ln Absätze nur links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) only on the right</source>
        <translation>
            <numerusform>%Ln Absatz nur rechts</numerusform>
            <numerusform>%Ln Absätze nur rechts</numerusform>
        </translation>
    </message>
    <message>
        <source>case</source>
        <translation>Groß/klein</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>Satzzeichen</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>some lines</source>
        <translation>manche Zeilen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Pages without text</source>
        <translation>Seiten ohne Text</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Zeichnungen</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Anhänge</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>Tracked or struck text</source>
        <translation>Änderungsmarken, Durchgestrichenes</translation>
    </message>
    <message>
        <source>Hidden parts</source>
        <translation>Ausgeblendete Teile</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verweise</translation>
    </message>
    <message>
        <source>Capitals or punctuation</source>
        <translation>Großschreibung oder Satzzeichen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Other differences: {things}.</source>
        <translation>Andere Unterschiede: {things}.</translation>
    </message>
    <message>
        <source>Differences: {things}.</source>
        <translation>Unterschiede: {things}.</translation>
    </message>
    <message>
        <source>Only the words were compared.</source>
        <translation>Nur die Wörter wurden verglichen.</translation>
    </message>
    <message>
        <source>Nothing else was compared.</source>
        <translation>Sonst wurde nichts verglichen.</translation>
    </message>
    <message>
        <source>Matching pages: {found} (of {left} on the left, {right} on the right).</source>
        <translation>Gleiche Seiten: {found} (von {left} links, {right} rechts).</translation>
    </message>
    <message>
        <source>Not compared (too many or too large): {left} on the left, {right} on the right.</source>
        <translation>Nicht verglichen (zu viele oder zu groß): {left} links, {right} rechts.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>%Ln Feld</numerusform>
            <numerusform>%Ln Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of the two has text.</source>
        <translation>Nur eines der beiden hat Text.</translation>
    </message>
    <message>
        <source>Your settings ignore all changes to the words.</source>
        <translation>Ihre Einstellungen ignorieren alle Änderungen der Wörter.</translation>
    </message>
    <message>
        <source>Your settings ignore all differences.</source>
        <translation>Ihre Einstellungen ignorieren alle Unterschiede.</translation>
    </message>
    <message>
        <source>Same content: only the layout differs.</source>
        <translation>Gleicher Inhalt: nur das Layout ist verschieden.</translation>
    </message>
    <message>
        <source>The texts match word for word.</source>
        <translation>Die Texte sind Wort für Wort gleich.</translation>
    </message>
    <message>
        <source>Same words. Differences only in {things}.</source>
        <translation>Gleiche Wörter. Unterschiede nur bei: {things}.</translation>
    </message>
    <message>
        <source>Apart from {light}, only {things} differ.</source>
        <translation>Abgesehen von {light} Unterschiede nur bei {things}.</translation>
    </message>
    <message>
        <source>The same passages in another order. Nothing else differs.</source>
        <translation>Dieselben Passagen in anderer Reihenfolge. Sonst ist alles gleich.</translation>
    </message>
    <message>
        <source>Passages in another order. Other differences only in {things}.</source>
        <translation>Passagen in anderer Reihenfolge. Sonst Unterschiede nur bei {things}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more paragraph(s) on the left; </source>
        <translation>
            <numerusform>Links %Ln Absatz mehr; </numerusform>
            <numerusform>Links %Ln Absätze mehr; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more paragraph(s) on the right; </source>
        <translation>
            <numerusform>Rechts %Ln Absatz mehr; </numerusform>
            <numerusform>Rechts %Ln Absätze mehr; </numerusform>
        </translation>
    </message>
    <message>
        <source>the rest is the same.</source>
        <translation>der Rest ist gleich.</translation>
    </message>
    <message>
        <source>other differences only in {things}.</source>
        <translation>sonst Unterschiede nur bei {things}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) added or removed</source>
        <translation>
            <numerusform>%Ln Absatz hinzugefügt oder entfernt</numerusform>
            <numerusform>%Ln Absätze hinzugefügt oder entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared: {things}.</source>
        <translation>Nicht verglichen: {things}.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>tracked or struck text</source>
        <translation>Änderungsmarken oder Durchgestrichenes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden part(s)</source>
        <translation>
            <numerusform>%Ln ausgeblendeter Teil</numerusform>
            <numerusform>%Ln ausgeblendete Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln formula(s)</source>
        <translation>
            <numerusform>%Ln Formel</numerusform>
            <numerusform>%Ln Formeln</numerusform>
        </translation>
    </message>
    <message>
        <source> (ignored: {things}).</source>
        <translation> (ignoriert: {things}).</translation>
    </message>
    <message>
        <source>Neither document has any text.</source>
        <translation>Keines der beiden Dokumente hat Text.</translation>
    </message>
    <message>
        <source>Apart from {light}, only {things} differ: probably not copies.</source>
        <translation>Abgesehen von {light} Unterschiede nur bei {things}: vermutlich keine Kopien.</translation>
    </message>
    <message>
        <source>Only {things} differ: probably not copies.</source>
        <translation>Unterschiede nur bei {things}: vermutlich keine Kopien.</translation>
    </message>
    <message>
        <source>Only {things} differ.</source>
        <translation>Unterschiede nur bei {things}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) moved</source>
        <translation>
            <numerusform>%Ln Passage verschoben</numerusform>
            <numerusform>%Ln Passagen verschoben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesList</name>
    <message>
        <source>Show only changes with this text</source>
        <translation>Nur Änderungen mit diesem Text zeigen</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Nach Text filtern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>Keine Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln change(s)</source>
        <translation>
            <numerusform>{shown} von %Ln Änderung</numerusform>
            <numerusform>{shown} von %Ln Änderungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>Absatz</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>moved: paragraph {left} on the left, {right} on the right</source>
        <translation>verschoben: Absatz {left} links, {right} rechts</translation>
    </message>
    <message>
        <source>paragraph {left}</source>
        <translation>Absatz {left}</translation>
    </message>
    <message>
        <source>paragraph {left} on the left, {right} on the right</source>
        <translation>Absatz {left} links, {right} rechts</translation>
    </message>
</context>
<context>
    <name>ChangesTable</name>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Show in texts</source>
        <translation>In den Texten zeigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>ChipView</name>
    <message>
        <source>Documents of the group</source>
        <translation>Dokumente der Gruppe</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>Action for the documents</source>
        <translation>Aktion für die Dokumente</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Choose folder …</source>
        <translation>Ordner wählen …</translation>
    </message>
    <message>
        <source>Also if the kept document has another owner or other permissions</source>
        <translation>Auch wenn das behaltene Dokument einen anderen Besitzer oder andere Rechte hat</translation>
    </message>
    <message>
        <source>Anyone who can read the kept document can then open it under this name.</source>
        <translation>Wer das behaltene Dokument lesen darf, kann es dann auch unter diesem Namen öffnen.</translation>
    </message>
    <message>
        <source>Give the kept document the oldest date</source>
        <translation>Dem behaltenen Dokument das älteste Datum geben</translation>
    </message>
    <message>
        <source>The oldest date of itself and of those removed for it. Undo restores its own.</source>
        <translation>Das älteste unter seinem eigenen und denen der Dokumente, die dafür entfernt werden. Rückgängig machen stellt sein eigenes wieder her.</translation>
    </message>
    <message>
        <source>Give the kept document all tags</source>
        <translation>Dem behaltenen Dokument alle Tags geben</translation>
    </message>
    <message>
        <source>Also comment and rating. Undo removes them.</source>
        <translation>Auch Kommentar und Bewertung. Rückgängig machen entfernt sie.</translation>
    </message>
    <message>
        <source>No folder chosen</source>
        <translation>Kein Ordner gewählt</translation>
    </message>
    <message>
        <source>Choose folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>On the drive of each document</source>
        <translation>Auf dem Laufwerk jedes Dokuments</translation>
    </message>
</context>
<context>
    <name>ColumnMenu</name>
    <message>
        <source>Default columns</source>
        <translation>Standardspalten</translation>
    </message>
</context>
<context>
    <name>CompareOptionsMenu</name>
    <message>
        <source>Ignore only white space</source>
        <translation>Nur Leerraum ignorieren</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>Leerraum</translation>
    </message>
    <message>
        <source>Ignored: {things}</source>
        <translation>Ignoriert: {things}</translation>
    </message>
    <message>
        <source>Ignoring nothing</source>
        <translation>Nichts ignoriert</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Ignoring {things}</source>
        <translation>Ignoriert: {things}</translation>
    </message>
    <message numerus="yes">
        <source>Ignoring %Ln thing(s)</source>
        <translation>
            <numerusform>%Ln Ding ignoriert</numerusform>
            <numerusform>%Ln Dinge ignoriert</numerusform>
        </translation>
    </message>
    <message>
        <source>What to ignore</source>
        <translation>Was ignoriert wird</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Lines with: {pattern}</source>
        <translation>Zeilen mit: {pattern}</translation>
    </message>
</context>
<context>
    <name>ComparisonActions</name>
    <message>
        <source>&amp;Next change</source>
        <translation>&amp;Nächste Änderung</translation>
    </message>
    <message>
        <source>&amp;Previous change</source>
        <translation>&amp;Vorige Änderung</translation>
    </message>
    <message>
        <source>Compare with previous doc&amp;ument</source>
        <translation>&amp;Mit dem Dokument davor vergleichen</translation>
    </message>
    <message>
        <source>&amp;Compare the two selected documents</source>
        <translation>Die &amp;zwei ausgewählten Dokumente vergleichen</translation>
    </message>
    <message>
        <source>Compare t&amp;wo files …</source>
        <translation>Z&amp;wei Dateien vergleichen …</translation>
    </message>
    <message>
        <source>&amp;Find in both texts</source>
        <translation>In beiden Texten &amp;suchen</translation>
    </message>
    <message>
        <source>Swap &amp;left and right</source>
        <translation>Links und &amp;rechts tauschen</translation>
    </message>
    <message>
        <source>L&amp;arger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>Next &amp;document in the group</source>
        <translation>Nächstes &amp;Dokument der Gruppe</translation>
    </message>
    <message>
        <source>P&amp;revious document in the group</source>
        <translation>Voriges D&amp;okument der Gruppe</translation>
    </message>
    <message>
        <source>&amp;Hide unchanged paragraphs</source>
        <translation>Gleiche Absätze &amp;ausblenden</translation>
    </message>
    <message>
        <source>De&amp;tails</source>
        <translation>Deta&amp;ils der Dokumente</translation>
    </message>
    <message>
        <source>Over the whole w&amp;indow</source>
        <translation>Ü&amp;ber das ganze Fenster</translation>
    </message>
    <message>
        <source>Default text si&amp;ze</source>
        <translation>Schriftgröße z&amp;urücksetzen</translation>
    </message>
    <message>
        <source>F&amp;ont …</source>
        <translation>Sc&amp;hriftart …</translation>
    </message>
    <message>
        <source>&amp;Save comparison …</source>
        <translation>Vergleich s&amp;peichern …</translation>
    </message>
    <message>
        <source>As te&amp;xts</source>
        <translation>Als &amp;Texte</translation>
    </message>
    <message>
        <source>As pa&amp;ges</source>
        <translation>Als S&amp;eiten</translation>
    </message>
    <message>
        <source>List of chang&amp;es</source>
        <translation>&amp;Liste der Änderungen</translation>
    </message>
    <message>
        <source>As a table of all &amp;versions</source>
        <translation>Als Tabelle aller &amp;Fassungen</translation>
    </message>
</context>
<context>
    <name>ComparisonPane</name>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Word, with tracked changes (*.docx)</source>
        <translation>Word, mit verfolgten Änderungen (*.docx)</translation>
    </message>
    <message>
        <source>Save comparison</source>
        <translation>Vergleich speichern</translation>
    </message>
    <message>
        <source>{path} is one of the compared documents. Choose another name.</source>
        <translation>{path} ist eines der verglichenen Dokumente: Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Some differences cannot be tracked. The comment at the start lists them.</source>
        <translation>Manche Unterschiede lassen sich nicht nachverfolgen. Der Kommentar am Anfang nennt sie.</translation>
    </message>
    <message>
        <source>These documents could not be compared.</source>
        <translation>Diese Dokumente konnten nicht verglichen werden.</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Comparing {left} with {right} …</source>
        <translation>{left} wird mit {right} verglichen …</translation>
    </message>
    <message>
        <source>Select a document to compare it with the kept one.</source>
        <translation>Wählen Sie ein Dokument aus, um es mit dem behaltenen zu vergleichen.</translation>
    </message>
    <message>
        <source>Only two documents.</source>
        <translation>Nur zwei Dokumente.</translation>
    </message>
    <message>
        <source>Neither document has pages.</source>
        <translation>Keines der Dokumente hat Seiten.</translation>
    </message>
    <message>
        <source>Changed since the scan.</source>
        <translation>Seit der Suche geändert.</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>Keine Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Change {number} of {count}</source>
        <translation>Änderung {number} von {count}</translation>
    </message>
</context>
<context>
    <name>CopyFigures</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>Other folder</source>
        <translation>Anderer Ordner</translation>
    </message>
    <message>
        <source>In both</source>
        <translation>In beiden</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Nur hier</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>Nur dort</translation>
    </message>
    <message>
        <source>Can be freed</source>
        <translation>Wird frei</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>In the other folder</source>
        <translation>Im anderen Ordner</translation>
    </message>
</context>
<context>
    <name>CopyPanel</name>
    <message>
        <source>Mark copies in …</source>
        <translation>Kopien markieren in …</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Show groups of both</source>
        <translation>Gruppen von beiden zeigen</translation>
    </message>
    <message>
        <source>Compare document</source>
        <translation>Dokument vergleichen</translation>
    </message>
    <message>
        <source>Protect folder …</source>
        <translation>Ordner schützen …</translation>
    </message>
    <message>
        <source>In both folders</source>
        <translation>In beiden Ordnern</translation>
    </message>
    <message>
        <source>Only in the first folder</source>
        <translation>Nur im ersten Ordner</translation>
    </message>
    <message>
        <source>Only in the second folder</source>
        <translation>Nur im zweiten Ordner</translation>
    </message>
</context>
<context>
    <name>CoreMessages</name>
    <message>
        <source>Permission denied</source>
        <translation>Keine Berechtigung</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Gerät oder Ressource ist belegt</translation>
    </message>
    <message>
        <source>1 bit</source>
        <translation>1 Bit</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 Seite</translation>
    </message>
    <message>
        <source>1 table</source>
        <translation>1 Tabelle</translation>
    </message>
    <message>
        <source>A work folder cannot be made in {folder}: {why}.</source>
        <translation>In {folder} kann kein Arbeitsordner angelegt werden: {why}.</translation>
    </message>
    <message>
        <source>COM cannot be used ({number})</source>
        <translation>COM kann nicht benutzt werden ({number})</translation>
    </message>
    <message>
        <source>EPUB book</source>
        <translation>EPUB-Buch</translation>
    </message>
    <message>
        <source>Exhaustive comparison of all {pairs} pairs of {documents} fingerprints within {bits}.</source>
        <translation>Vollständiger Vergleich aller {pairs} Paare von {documents} Fingerabdrücken bis {bits} Abstand.</translation>
    </message>
    <message>
        <source>Expected for {documents} fingerprints: {candidates} candidates of {pairs} pairs, {seconds} CPU seconds (comparing all: {exhaustive}), {size} MB.</source>
        <translation>Erwartet bei {documents} Fingerabdrücken: {candidates} Kandidaten von {pairs} Paaren, {seconds} s Rechenzeit (alle zu vergleichen: {exhaustive}), {size} MB.</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Die Datei gibt es schon</translation>
    </message>
    <message>
        <source>Fingerprints of {bits} bits cannot differ in {most} bits.</source>
        <translation>Fingerabdrücke von {bits} Bit unterscheiden sich nicht in {most} Bit.</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTML-Seite</translation>
    </message>
    <message>
        <source>Headings can weigh 1 to {most} times as much as other text, not {weight} times.</source>
        <translation>Überschriften können 1- bis {most}-mal so viel wiegen wie anderer Text, nicht {weight}-mal.</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Ist ein Ordner</translation>
    </message>
    <message>
        <source>It is still at {path}.</source>
        <translation>Es liegt noch unter {path}.</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>Kein solches Gerät</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>Kein solches Gerät und keine solche Adresse</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Permuted tables: {tables}, complete for pairs within {bits}.</source>
        <translation>Permutierte Tabellen: {tables}, vollständig für Paare bis {bits} Abstand.</translation>
    </message>
    <message>
        <source>Software caused connection abort</source>
        <translation>Die Verbindung ist abgebrochen</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Die Datei ist auf dem Server nicht mehr zu erreichen</translation>
    </message>
    <message>
        <source>Stopped: a document removed earlier could not be found again.</source>
        <translation>Abgebrochen: Ein zuvor entferntes Dokument war nicht mehr zu finden.</translation>
    </message>
    <message>
        <source>The Excel 97 workbook is damaged: it has no sheets.</source>
        <translation>Die Excel-97-Mappe ist beschädigt: Sie enthält keine Blätter.</translation>
    </message>
    <message>
        <source>The HTML page has too many nested elements or too many attributes.</source>
        <translation>Die HTML-Seite hat zu viele verschachtelte Elemente oder zu viele Attribute.</translation>
    </message>
    <message>
        <source>The Outlook message has more than {most} parts.</source>
        <translation>Die Outlook-Nachricht hat mehr als {most} Teile.</translation>
    </message>
    <message>
        <source>The PDF is damaged: {why}.</source>
        <translation>Das PDF ist beschädigt: {why}.</translation>
    </message>
    <message>
        <source>The file cannot be opened: {why}.</source>
        <translation>Die Datei lässt sich nicht öffnen: {why}.</translation>
    </message>
    <message>
        <source>The file changed while being read.</source>
        <translation>Die Datei wurde beim Lesen verändert.</translation>
    </message>
    <message>
        <source>The file contains binary data, not text.</source>
        <translation>Die Datei enthält Binärdaten statt Text.</translation>
    </message>
    <message>
        <source>The file could not be read to the end.</source>
        <translation>Die Datei konnte nicht bis zum Ende gelesen werden.</translation>
    </message>
    <message>
        <source>The file could not be read: {why}.</source>
        <translation>Die Datei konnte nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>The file was gone before it was read.</source>
        <translation>Die Datei war weg, bevor sie gelesen wurde.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read: {why}.</source>
        <translation>Die Datei {path} kann nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>The file {path} cannot be written: {why}.</source>
        <translation>Die Datei {path} kann nicht geschrieben werden: {why}.</translation>
    </message>
    <message>
        <source>The file {path} is a database of another program, not a scan cache.</source>
        <translation>Die Datei {path} ist eine Datenbank eines anderen Programms, kein Zwischenspeicher.</translation>
    </message>
    <message>
        <source>The journal {path} cannot be read: {why}.</source>
        <translation>Das Journal {path} kann nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>The journal {path} cannot be written: {why}.</source>
        <translation>Das Journal {path} kann nicht geschrieben werden: {why}.</translation>
    </message>
    <message>
        <source>The keeper rule {rule} needs {wanted} after the colon.</source>
        <translation>Die Regel {rule} braucht nach dem Doppelpunkt eine Angabe: {wanted}.</translation>
    </message>
    <message>
        <source>The keeper rule {rule} takes nothing after a colon.</source>
        <translation>Die Regel {rule} nimmt nichts nach einem Doppelpunkt.</translation>
    </message>
    <message>
        <source>The kept document</source>
        <translation>Das behaltene Dokument</translation>
    </message>
    <message>
        <source>The kept document is on another drive, so they cannot share space.</source>
        <translation>Das behaltene Dokument liegt auf einem anderen Laufwerk; der Platz lässt sich nicht gemeinsam nutzen.</translation>
    </message>
    <message>
        <source>The link does not reach the kept document.</source>
        <translation>Die Verknüpfung führt nicht zum behaltenen Dokument.</translation>
    </message>
    <message>
        <source>The log {path} cannot be written: {why}.</source>
        <translation>Das Protokoll {path} kann nicht geschrieben werden: {why}.</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore is not a regular expression: {why}.</source>
        <translation>Das Muster der ignorierten Zeilen ist kein regulärer Ausdruck: {why}.</translation>
    </message>
    <message>
        <source>The process that reads documents cannot be started: {why}.</source>
        <translation>Der Prozess, der Dokumente liest, lässt sich nicht starten: {why}.</translation>
    </message>
    <message>
        <source>The process that reads documents did not start: {why}.</source>
        <translation>Der Prozess, der Dokumente liest, startete nicht: {why}.</translation>
    </message>
    <message>
        <source>The recycle bin did not take it ({number})</source>
        <translation>Der Papierkorb hat es nicht angenommen ({number})</translation>
    </message>
    <message>
        <source>The recycle bin takes no path of that length.</source>
        <translation>Der Papierkorb nimmt keinen so langen Pfad an.</translation>
    </message>
    <message>
        <source>The rich text document is damaged: its end is missing.</source>
        <translation>Das RTF-Dokument ist beschädigt: Sein Ende fehlt.</translation>
    </message>
    <message>
        <source>The rich text document is damaged: its start is missing.</source>
        <translation>Das RTF-Dokument ist beschädigt: Sein Anfang fehlt.</translation>
    </message>
    <message>
        <source>The scan cache cannot be read: {why}.</source>
        <translation>Der Zwischenspeicher kann nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>The scan cache {path} cannot be used: {why}.</source>
        <translation>Der Zwischenspeicher {path} kann nicht benutzt werden: {why}.</translation>
    </message>
    <message>
        <source>The session {path} is damaged.</source>
        <translation>Die Sitzung {path} ist beschädigt.</translation>
    </message>
    <message>
        <source>The shell does not find it ({number})</source>
        <translation>Windows findet es nicht ({number})</translation>
    </message>
    <message>
        <source>The shell offers no file operations ({number})</source>
        <translation>Windows bietet keine Dateivorgänge an ({number})</translation>
    </message>
    <message>
        <source>The system has no recycle bin that says whether it keeps a file.</source>
        <translation>Das System hat keinen Papierkorb, der sagt, ob er eine Datei behält.</translation>
    </message>
    <message>
        <source>The system said that it took the file, but did not.</source>
        <translation>Das System meldete, die Datei genommen zu haben, hat es aber nicht getan.</translation>
    </message>
    <message>
        <source>The system took the file, but it is not in the trash.</source>
        <translation>Das System nahm die Datei, aber sie ist nicht im Papierkorb.</translation>
    </message>
    <message>
        <source>The text of the e-mail is inside its signature, which is not read.</source>
        <translation>Der Text der E-Mail steht in ihrer Unterschrift, die nicht gelesen wird.</translation>
    </message>
    <message>
        <source>The trash cannot be used: {why}.</source>
        <translation>Der Papierkorb kann nicht benutzt werden: {why}.</translation>
    </message>
    <message>
        <source>The trash did not take it: {why}</source>
        <translation>Der Papierkorb hat es nicht angenommen: {why}</translation>
    </message>
    <message>
        <source>The trash does not keep this file.</source>
        <translation>Der Papierkorb behält diese Datei nicht.</translation>
    </message>
    <message>
        <source>The two documents are too long for a Word document with tracked changes.</source>
        <translation>Die beiden Dokumente sind zu lang für ein Word-Dokument mit verfolgten Änderungen.</translation>
    </message>
    <message>
        <source>The {title} cannot be read yet.</source>
        <translation>{title} noch nicht lesbar.</translation>
    </message>
    <message>
        <source>The {title} cannot be read: {module} is not installed.</source>
        <translation>{title} nicht lesbar: {module} ist nicht installiert.</translation>
    </message>
    <message>
        <source>The {title} has no text.</source>
        <translation>{title} ohne Text.</translation>
    </message>
    <message>
        <source>The {title} is damaged: a slide is missing.</source>
        <translation>{title} beschädigt: Eine Folie fehlt.</translation>
    </message>
    <message>
        <source>The {title} is damaged: {why}.</source>
        <translation>{title} beschädigt: {why}.</translation>
    </message>
    <message>
        <source>The {title} is empty.</source>
        <translation>{title} ohne Inhalt.</translation>
    </message>
    <message>
        <source>The {title} is encrypted and needs a password.</source>
        <translation>{title} verschlüsselt: nur mit Passwort lesbar.</translation>
    </message>
    <message>
        <source>The {title} is larger than 200 MB.</source>
        <translation>{title} größer als 200 MB.</translation>
    </message>
    <message>
        <source>There is no folder or file {path}.</source>
        <translation>Es gibt keinen Ordner und keine Datei {path}.</translation>
    </message>
    <message>
        <source>There is no journal {path}.</source>
        <translation>Es gibt kein Journal {path}.</translation>
    </message>
    <message>
        <source>There is no scan cache {path}.</source>
        <translation>Es gibt keinen Zwischenspeicher {path}.</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Zu viele symbolische Verknüpfungen hintereinander</translation>
    </message>
    <message>
        <source>What macOS shows as one document or program, such as {path}, was not looked into.</source>
        <translation>Was macOS als ein Dokument oder Programm zeigt, wie {path}, wurde nicht durchsucht.</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>cabinet archive</source>
        <translation>CAB-Archiv</translation>
    </message>
    <message>
        <source>error {code}</source>
        <translation>Fehler {code}</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>fields (of forms, of mails)</source>
        <translation>Felder (in Formularen, in Mails)</translation>
    </message>
    <message>
        <source>given</source>
        <translation>vorgegeben</translation>
    </message>
    <message>
        <source>must be a list of {kinds}</source>
        <translation>muss eine Liste aus {kinds} sein</translation>
    </message>
    <message>
        <source>must be one of {choices}</source>
        <translation>muss eines von {choices} sein</translation>
    </message>
    <message>
        <source>must be {digits} hexadecimal digits</source>
        <translation>muss aus {digits} hexadezimalen Ziffern bestehen</translation>
    </message>
    <message>
        <source>must be {kind}</source>
        <translation>muss {kind} sein</translation>
    </message>
    <message>
        <source>must name a kept document if, and only if, it is to be removed</source>
        <translation>muss genau dann ein behaltenes Dokument nennen, wenn es entfernt werden soll</translation>
    </message>
    <message>
        <source>names a file twice</source>
        <translation>nennt eine Datei zweimal</translation>
    </message>
    <message>
        <source>no permission to write there</source>
        <translation>keine Schreibberechtigung dort</translation>
    </message>
    <message>
        <source>no picture is {width} by {height} pixels</source>
        <translation>kein Bild von {width} mal {height} Pixeln</translation>
    </message>
    <message>
        <source>none saved yet</source>
        <translation>noch keine gespeichert</translation>
    </message>
    <message>
        <source>page {number} cannot be loaded</source>
        <translation>Seite {number} lässt sich nicht laden</translation>
    </message>
    <message>
        <source>page {number} has no text page</source>
        <translation>Seite {number} hat keine Textseite</translation>
    </message>
    <message>
        <source>shortest path</source>
        <translation>kürzester Pfad</translation>
    </message>
    <message>
        <source>signed, filled in or final</source>
        <translation>unterschrieben, ausgefüllt oder endgültig</translation>
    </message>
    <message>
        <source>signs (currency, minus, check boxes)</source>
        <translation>Zeichen (Währung, Minus, Ankreuzfelder)</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>watermark</source>
        <translation>Wasserzeichen</translation>
    </message>
    <message>
        <source>{count} bits</source>
        <translation>{count} Bit</translation>
    </message>
    <message>
        <source>{count} pages</source>
        <translation>{count} Seiten</translation>
    </message>
    <message>
        <source>{count} tables</source>
        <translation>{count} Tabellen</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{path} cannot be excluded: {why}.</source>
        <translation>{path} lässt sich nicht ausschließen: {why}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: permission denied.</source>
        <translation>{path} kann nicht gelesen werden: keine Berechtigung.</translation>
    </message>
    <message>
        <source>{path} cannot be renamed: {why}</source>
        <translation>{path} lässt sich nicht umbenennen: {why}</translation>
    </message>
    <message>
        <source>{path} {why} and is not scanned.</source>
        <translation>{path} {why} und wird nicht durchsucht.</translation>
    </message>
    <message>
        <source>{said} It is now at {path}.</source>
        <translation>{said} Es liegt nun unter {path}.</translation>
    </message>
    <message>
        <source>{tables} with prefixes of {prefixes} bits ({scheme}){spread}</source>
        <translation>{tables} mit Präfixen von {prefixes} Bit ({scheme}){spread}</translation>
    </message>
    <message>
        <source>{things} vary</source>
        <translation>verschiedene {things}</translation>
    </message>
    <message>
        <source>{what} cannot be found: {why}</source>
        <translation>{what} ist nicht zu finden: {why}</translation>
    </message>
    <message>
        <source>{what} cannot be found: {why}.</source>
        <translation>{what} ist nicht zu finden: {why}.</translation>
    </message>
    <message>
        <source>{what} cannot be opened: {why}.</source>
        <translation>{what} lässt sich nicht öffnen: {why}.</translation>
    </message>
    <message>
        <source>{what} cannot be read: {why}.</source>
        <translation>{what} kann nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>{what} cannot be written to its disk: {why}.</source>
        <translation>{what} lässt sich nicht auf seinen Datenträger schreiben: {why}.</translation>
    </message>
    <message>
        <source>{what} changed after the scan.</source>
        <translation>{what} wurde nach der Suche geändert.</translation>
    </message>
    <message>
        <source>{what} is no longer a file.</source>
        <translation>{what} ist keine Datei mehr.</translation>
    </message>
    <message>
        <source>{what} vanished during the scan.</source>
        <translation>{what} ist während der Suche verschwunden.</translation>
    </message>
    <message>
        <source>{what}: {why}</source>
        <translation>{what}: {why}</translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <source>{width} by {height} pixels</source>
        <translation>{width} × {height} Pixel</translation>
    </message>
    <message>
        <source>{words} (Windows error {number})</source>
        <translation>{words} (Windows-Fehler {number})</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Kein Speicherplatz mehr frei</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not a valid name for saved keeper rules: use {wanted}.</source>
        <translation>„{name}“ ist kein gültiger Name für gespeicherte Regeln: Nötig ist {wanted}.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not a valid name for saved settings: use {wanted}.</source>
        <translation>„{name}“ ist kein gültiger Name für gespeicherte Einstellungen: Nötig ist {wanted}.</translation>
    </message>
    <message>
        <source>1 to {most} characters without commas, and no space at either end</source>
        <translation>1 bis {most} Zeichen ohne Kommas, ohne Leerzeichen am Anfang und am Ende</translation>
    </message>
    <message>
        <source>1 to {most} characters, and no space at either end</source>
        <translation>1 bis {most} Zeichen, ohne Leerzeichen am Anfang und am Ende</translation>
    </message>
    <message>
        <source>A copy of the kept document, with the same bytes, can replace it.</source>
        <translation>Eine Kopie des behaltenen Dokuments, mit denselben Bytes, kann es ersetzen.</translation>
    </message>
    <message>
        <source>A feature has 1 to {most} words or letters, not {length}.</source>
        <translation>Ein Merkmal hat 1 bis {most} Wörter oder Buchstaben, nicht {length}.</translation>
    </message>
    <message>
        <source>A file in the archive unpacks to more than {most} MB.</source>
        <translation>Eine Datei im Archiv ist entpackt größer als {most} MB.</translation>
    </message>
    <message>
        <source>A fingerprint has 64 or 128 bits, not {bits}.</source>
        <translation>Ein Fingerabdruck hat 64 oder 128 Bit, nicht {bits}.</translation>
    </message>
    <message>
        <source>A folder has this name.</source>
        <translation>Ein Ordner heißt so.</translation>
    </message>
    <message>
        <source>A hard link cannot reach the kept document on another drive.</source>
        <translation>Eine harte Verknüpfung reicht nicht bis zum behaltenen Dokument auf einem anderen Laufwerk.</translation>
    </message>
    <message>
        <source>A link gets the permissions of the kept document: {after} instead of {before}.</source>
        <translation>Eine Verknüpfung bekommt die Rechte des behaltenen Dokuments: {after} statt {before}.</translation>
    </message>
    <message>
        <source>A name cannot contain line breaks or control characters.</source>
        <translation>Ein Name darf keine Zeilenumbrüche oder Steuerzeichen enthalten.</translation>
    </message>
    <message>
        <source>A name cannot contain slashes.</source>
        <translation>Ein Name darf keine Schrägstriche enthalten.</translation>
    </message>
    <message>
        <source>A name needs at least one character.</source>
        <translation>Ein Name braucht mindestens ein Zeichen.</translation>
    </message>
    <message>
        <source>A picture counts as 0 to {most} features, not {weight}.</source>
        <translation>Ein Bild zählt als 0 bis {most} Merkmale, nicht {weight}.</translation>
    </message>
    <message>
        <source>A signature has 1 to {most} sentences, not {count}.</source>
        <translation>Eine Signatur hat 1 bis {most} Sätze, nicht {count}.</translation>
    </message>
    <message>
        <source>Access database</source>
        <translation>Access-Datenbank</translation>
    </message>
    <message>
        <source>Already included: {path} is in {outer}.</source>
        <translation>Schon enthalten: {path} liegt in {outer}.</translation>
    </message>
    <message>
        <source>Another file is in its place. The removed one is still at {path}.</source>
        <translation>An seiner Stelle liegt eine andere Datei. Die entfernte liegt noch unter {path}.</translation>
    </message>
    <message>
        <source>Another file took its place during removal. That file is now at {path}.</source>
        <translation>Beim Entfernen trat eine andere Datei an seine Stelle. Sie liegt jetzt unter {path}.</translation>
    </message>
    <message>
        <source>Another program changed the scan cache during the scan.</source>
        <translation>Ein anderes Programm änderte den Zwischenspeicher während der Suche.</translation>
    </message>
    <message>
        <source>Apple Mail message</source>
        <translation>Apple-Mail-Nachricht</translation>
    </message>
    <message>
        <source>As requested.</source>
        <translation>Wie verlangt.</translation>
    </message>
    <message>
        <source>Cannot create a quarantine folder in {folder}.</source>
        <translation>In {folder} lässt sich kein Quarantäneordner anlegen.</translation>
    </message>
    <message>
        <source>Cannot create a quarantine folder on drive {volume}.</source>
        <translation>Auf dem Laufwerk {volume} lässt sich kein Quarantäneordner anlegen.</translation>
    </message>
    <message>
        <source>Cannot write sample documents to {folder}: {why}.</source>
        <translation>Die Beispieldokumente lassen sich nicht nach {folder} schreiben: {why}.</translation>
    </message>
    <message>
        <source>Cannot write to {folder}: it is not a folder, or not writable.</source>
        <translation>In {folder} lässt sich nicht schreiben: kein Ordner, oder nicht beschreibbar.</translation>
    </message>
    <message>
        <source>Disk or folder no longer available: {count} files are missing, so the results are incomplete.</source>
        <translation>Datenträger oder Ordner nicht mehr verfügbar: {count} Dateien fehlen, die Ergebnisse sind also unvollständig.</translation>
    </message>
    <message>
        <source>DjVu document</source>
        <translation>DjVu-Dokument</translation>
    </message>
    <message>
        <source>Drive {volume} has no usable trash, and no quarantine folder can be created on it.</source>
        <translation>Das Laufwerk {volume} hat keinen benutzbaren Papierkorb, und ein Quarantäneordner lässt sich dort nicht anlegen.</translation>
    </message>
    <message>
        <source>Drive {volume} has no usable trash.</source>
        <translation>Das Laufwerk {volume} hat keinen benutzbaren Papierkorb.</translation>
    </message>
    <message>
        <source>DupFinder does not support this kind of document.</source>
        <translation>DupFinder unterstützt diese Art von Dokument nicht.</translation>
    </message>
    <message>
        <source>FictionBook</source>
        <translation>FictionBook</translation>
    </message>
    <message>
        <source>Hangul document</source>
        <translation>Hangul-Dokument</translation>
    </message>
    <message>
        <source>Files in the archive are compressed in a way that DupFinder cannot read.</source>
        <translation>Dateien im Archiv sind auf eine Weise gepackt, die nicht gelesen wird.</translation>
    </message>
    <message>
        <source>In a sample, {share} equal another one. Equal ones are searched as one.</source>
        <translation>In einer Stichprobe gleichen {share} einem anderen. Gleiche werden als einer gesucht.</translation>
    </message>
    <message>
        <source>InDesign document</source>
        <translation>InDesign-Dokument</translation>
    </message>
    <message>
        <source>It already shares space.</source>
        <translation>Es nutzt den Platz schon gemeinsam.</translation>
    </message>
    <message>
        <source>It and the kept document are on different drives, and one may show a folder of the other (a network drive, a FUSE or overlay file system). It can be moved to the trash, but not deleted permanently or replaced by a link.</source>
        <translation>Es und das behaltene Dokument liegen auf verschiedenen Laufwerken, und eines zeigt vielleicht einen Ordner des anderen (Netzlaufwerk, FUSE- oder Overlay-Dateisystem). Es kann in den Papierkorb, aber nicht endgültig gelöscht oder durch eine Verknüpfung ersetzt werden.</translation>
    </message>
    <message>
        <source>It changed after it was removed, so it is still at {path}.</source>
        <translation>Es wurde nach dem Entfernen geändert und liegt deshalb noch unter {path}.</translation>
    </message>
    <message>
        <source>It is already in that folder.</source>
        <translation>Es liegt schon in diesem Ordner.</translation>
    </message>
    <message>
        <source>It is in a protected folder, where nothing is ever removed.</source>
        <translation>Es liegt in einem geschützten Ordner: Dort wird nie etwas entfernt.</translation>
    </message>
    <message>
        <source>It is in an excluded folder, where nothing is ever removed.</source>
        <translation>Es liegt in einem ausgeschlossenen Ordner: Dort wird nie etwas entfernt.</translation>
    </message>
    <message>
        <source>It is no longer in the file that held it.</source>
        <translation>Es ist nicht mehr in der Datei, die es enthielt.</translation>
    </message>
    <message>
        <source>It is not byte for byte the same as the kept document.</source>
        <translation>Es ist nicht Byte für Byte gleich mit dem behaltenen Dokument.</translation>
    </message>
    <message>
        <source>It is not {place} any more, or has changed.</source>
        <translation>Es ist nicht mehr {place}, oder wurde geändert.</translation>
    </message>
    <message>
        <source>It is the kept document itself, seen through another mount.</source>
        <translation>Es ist das behaltene Dokument selbst, über einen anderen Einhängepunkt gesehen.</translation>
    </message>
    <message>
        <source>It is the same file as the kept document.</source>
        <translation>Es ist dieselbe Datei wie das behaltene Dokument.</translation>
    </message>
    <message>
        <source>It may be a kept document, seen through another mount. This is checked just before removal; if so, it is kept, too.</source>
        <translation>Vielleicht ist es ein behaltenes Dokument, über einen anderen Einhängepunkt gesehen. Das wird kurz vor dem Entfernen geprüft; dann bleibt auch dieses.</translation>
    </message>
    <message>
        <source>It was deleted permanently and cannot be put back.</source>
        <translation>Es wurde endgültig gelöscht und kann nicht zurückgelegt werden.</translation>
    </message>
    <message>
        <source>It was deleted permanently, and another file is in its place.</source>
        <translation>Es wurde endgültig gelöscht, und an seiner Stelle liegt eine andere Datei.</translation>
    </message>
    <message>
        <source>It was deleted permanently. This is a copy of the kept document, with the same bytes.</source>
        <translation>Es war endgültig gelöscht. Dies ist eine Kopie des behaltenen Dokuments, mit denselben Bytes.</translation>
    </message>
    <message>
        <source>It was moved to {folder}, which no longer exists. Its drive may not be connected.</source>
        <translation>Es kam nach {folder}, das es nicht mehr gibt. Vielleicht ist das Laufwerk nicht angeschlossen.</translation>
    </message>
    <message>
        <source>It was never removed: it only shares space with the kept document. Nothing to undo.</source>
        <translation>Es wurde nie entfernt: Es nutzt nur den Platz des behaltenen Dokuments. Nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>It was not where it had been moved. This is a copy of the kept document, with the same bytes.</source>
        <translation>Es war nicht mehr, wohin es verschoben worden war. Dies ist eine Kopie des behaltenen Dokuments, mit denselben Bytes.</translation>
    </message>
    <message>
        <source>It was put back, but what is left over cannot be removed</source>
        <translation>Es wurde zurückgelegt, aber ein Rest lässt sich nicht entfernen</translation>
    </message>
    <message>
        <source>Its content is in the cloud, not on this machine, so it was not read.</source>
        <translation>Sein Inhalt liegt in der Cloud, nicht auf diesem Rechner; deshalb wurde es nicht gelesen.</translation>
    </message>
    <message>
        <source>Its drive does not support such links (as with FAT and exFAT).</source>
        <translation>Sein Laufwerk unterstützt solche Verknüpfungen nicht (wie FAT und exFAT).</translation>
    </message>
    <message>
        <source>Its file system cannot share space. btrfs and XFS can.</source>
        <translation>Sein Dateisystem kann keinen Platz gemeinsam nutzen. btrfs und XFS können es.</translation>
    </message>
    <message>
        <source>Its format was not chosen.</source>
        <translation>Sein Format wurde nicht gewählt.</translation>
    </message>
    <message>
        <source>Jupyter notebook</source>
        <translation>Jupyter-Notebook</translation>
    </message>
    <message>
        <source>Keynote presentation</source>
        <translation>Keynote-Präsentation</translation>
    </message>
    <message>
        <source>Kindle book</source>
        <translation>Kindle-Buch</translation>
    </message>
    <message>
        <source>Microsoft Reader book</source>
        <translation>Microsoft-Reader-Buch</translation>
    </message>
    <message>
        <source>No e-mail was found in the mailbox.</source>
        <translation>Im Postfach ist keine E-Mail zu finden.</translation>
    </message>
    <message>
        <source>No room for the data of the scan: {why}.</source>
        <translation>Kein Platz für die Daten der Suche: {why}.</translation>
    </message>
    <message>
        <source>No saved keeper rules named &apos;{name}&apos;.</source>
        <translation>Keine gespeicherten Regeln namens „{name}“.</translation>
    </message>
    <message>
        <source>No saved keeper rules named {name}; {known}.</source>
        <translation>Keine gespeicherten Regeln namens {name}; {known}.</translation>
    </message>
    <message>
        <source>No saved settings named &apos;{name}&apos;.</source>
        <translation>Keine gespeicherten Einstellungen namens „{name}“.</translation>
    </message>
    <message>
        <source>No target folder was given.</source>
        <translation>Kein Zielordner wurde angegeben.</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Ist kein Ordner</translation>
    </message>
    <message>
        <source>Nothing to exclude: there is no folder or file {path}.</source>
        <translation>Nichts auszuschließen: Es gibt keinen Ordner und keine Datei {path}.</translation>
    </message>
    <message>
        <source>Numbers spreadsheet</source>
        <translation>Numbers-Tabelle</translation>
    </message>
    <message>
        <source>OneNote section</source>
        <translation>OneNote-Abschnitt</translation>
    </message>
    <message>
        <source>Only an exact copy of the kept document can be replaced by a link.</source>
        <translation>Nur eine exakte Kopie des behaltenen Dokuments kann durch eine Verknüpfung ersetzt werden.</translation>
    </message>
    <message>
        <source>Only an exact copy of the kept document can share its space.</source>
        <translation>Nur eine exakte Kopie des behaltenen Dokuments kann dessen Platz nutzen.</translation>
    </message>
    <message>
        <source>OpenDocument database</source>
        <translation>OpenDocument-Datenbank</translation>
    </message>
    <message>
        <source>OpenDocument drawing</source>
        <translation>OpenDocument-Zeichnung</translation>
    </message>
    <message>
        <source>OpenDocument formula</source>
        <translation>OpenDocument-Formel</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Der Vorgang ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Others could then read it. {remark}</source>
        <translation>Andere könnten es dann lesen. {remark}</translation>
    </message>
    <message>
        <source>Outlook data file</source>
        <translation>Outlook-Datendatei</translation>
    </message>
    <message>
        <source>Pages document</source>
        <translation>Pages-Dokument</translation>
    </message>
    <message>
        <source>Part of the document unpacks to more than {most} times its size.</source>
        <translation>Ein Teil des Dokuments wird ausgepackt mehr als {most}-mal so groß.</translation>
    </message>
    <message>
        <source>Passages occur in {others} other texts on average. So texts were first checked for how much of them any other text contains: enough in {count} of {all}. The rest are only compared with those.</source>
        <translation>Passagen stehen im Mittel in {others} weiteren Texten. Deshalb wurde zuerst geprüft, wie viel von jedem Text irgendein anderer enthält: genug bei {count} von {all}. Die übrigen werden nur mit diesen verglichen.</translation>
    </message>
    <message>
        <source>Passages, sampled from each text</source>
        <translation>Passagen, je Text eine Stichprobe</translation>
    </message>
    <message>
        <source>PostScript document</source>
        <translation>PostScript-Dokument</translation>
    </message>
    <message>
        <source>PowerPoint 97 presentation</source>
        <translation>PowerPoint-97-Präsentation</translation>
    </message>
    <message>
        <source>Probing: values within {bits} of each fingerprint are looked up in a sorted table.</source>
        <translation>Sondieren: Jeder Wert bis {bits} Abstand von jedem Fingerabdruck wird in einer sortierten Tabelle gesucht.</translation>
    </message>
    <message>
        <source>Project plan</source>
        <translation>Project-Plan</translation>
    </message>
    <message>
        <source>Publisher document</source>
        <translation>Publisher-Dokument</translation>
    </message>
    <message>
        <source>QuarkXPress document</source>
        <translation>QuarkXPress-Dokument</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Das Dateisystem lässt sich nur lesen</translation>
    </message>
    <message>
        <source>Reading needed more memory than the limit for one document.</source>
        <translation>Das Lesen brauchte mehr Speicher als für ein Dokument erlaubt.</translation>
    </message>
    <message>
        <source>Reading took longer than the limit for one document.</source>
        <translation>Das Lesen dauerte länger als für ein Dokument erlaubt.</translation>
    </message>
    <message>
        <source>Sentences: texts are compared if they share one of their {count} longest.</source>
        <translation>Sätze: Texte werden verglichen, wenn sie einen ihrer {count} längsten gemeinsam haben.</translation>
    </message>
    <message>
        <source>StarOffice document</source>
        <translation>StarOffice-Dokument</translation>
    </message>
    <message>
        <source>The Outlook message is damaged: a part is missing.</source>
        <translation>Die Outlook-Nachricht ist beschädigt: Ein Teil fehlt.</translation>
    </message>
    <message>
        <source>The Outlook message is encrypted or sealed by its signature.</source>
        <translation>Die Outlook-Nachricht ist verschlüsselt oder mit ihrer Unterschrift versiegelt.</translation>
    </message>
    <message>
        <source>The PDF has more than {most} million characters.</source>
        <translation>Das PDF hat mehr als {most} Millionen Zeichen.</translation>
    </message>
    <message>
        <source>The PDF has {count} pages but no text. Scans are read up to {most} pages.</source>
        <translation>Das PDF hat {count} Seiten, aber keinen Text. Scans werden bis {most} Seiten gelesen.</translation>
    </message>
    <message>
        <source>The PDF has {count} pages; at most {most} can be shown.</source>
        <translation>Das PDF hat {count} Seiten; höchstens {most} lassen sich zeigen.</translation>
    </message>
    <message>
        <source>The PDF has {pages}; page {page} does not exist.</source>
        <translation>Das PDF hat {pages}; Seite {page} gibt es nicht.</translation>
    </message>
    <message>
        <source>The PDF is a form with more than 64 MB of XML.</source>
        <translation>Das PDF ist ein Formular aus mehr als 64 MB XML.</translation>
    </message>
    <message>
        <source>The Word document contains a document in a format that cannot be read.</source>
        <translation>Das Word-Dokument enthält ein Dokument in einem Format, das nicht gelesen werden kann.</translation>
    </message>
    <message>
        <source>The Word document has documents nested more than {most} deep.</source>
        <translation>Das Word-Dokument enthält andere, mehr als {most} ineinander.</translation>
    </message>
    <message>
        <source>The XML of the document is nested too deeply, or one piece is too long.</source>
        <translation>Das XML des Dokuments ist zu tief verschachtelt, oder ein einzelnes Stück davon ist zu lang.</translation>
    </message>
    <message>
        <source>The archive has more than {most} files.</source>
        <translation>Das Archiv hat mehr als {most} Dateien.</translation>
    </message>
    <message>
        <source>The archive is damaged: one of its files does not unpack to what was packed.</source>
        <translation>Das Archiv ist beschädigt: Eine seiner Dateien ergibt entpackt nicht, was gepackt wurde.</translation>
    </message>
    <message>
        <source>The archive is encrypted and needs a password.</source>
        <translation>Das Archiv ist verschlüsselt und braucht ein Passwort.</translation>
    </message>
    <message>
        <source>The archive unpacks to more than {most} times its size.</source>
        <translation>Das Archiv ist entpackt mehr als {most}-mal so groß.</translation>
    </message>
    <message>
        <source>The copy differs from the document</source>
        <translation>Die Kopie weicht vom Dokument ab</translation>
    </message>
    <message>
        <source>The copy differs from the document.</source>
        <translation>Die Kopie weicht vom Dokument ab.</translation>
    </message>
    <message>
        <source>The document cannot be read there</source>
        <translation>Das Dokument lässt sich dort nicht lesen</translation>
    </message>
    <message>
        <source>The document has more than {most} parts.</source>
        <translation>Das Dokument hat mehr als {most} Teile.</translation>
    </message>
    <message>
        <source>The document is damaged: its XML contains entities.</source>
        <translation>Das Dokument ist beschädigt: Sein XML enthält Entitäten.</translation>
    </message>
    <message>
        <source>The document is damaged: its directory and content do not match.</source>
        <translation>Das Dokument ist beschädigt: Sein Verzeichnis passt nicht zu seinem Inhalt.</translation>
    </message>
    <message>
        <source>The document is damaged: no office program packs like this.</source>
        <translation>Das Dokument ist beschädigt: So packt kein Büroprogramm.</translation>
    </message>
    <message>
        <source>The document is damaged: part {name} is corrupt.</source>
        <translation>Das Dokument ist beschädigt: Teil {name} ist fehlerhaft.</translation>
    </message>
    <message>
        <source>The document is nested too deeply to read.</source>
        <translation>Das Dokument ist zu tief verschachtelt, um gelesen zu werden.</translation>
    </message>
    <message>
        <source>The document unpacks to more than 200 MB in one part, or 400 MB in total.</source>
        <translation>Das Dokument ist ausgepackt in einem Teil größer als 200 MB, oder insgesamt größer als 400 MB.</translation>
    </message>
    <message>
        <source>The drive of this file has no recycle bin.</source>
        <translation>Das Laufwerk dieser Datei hat keinen Papierkorb.</translation>
    </message>
    <message>
        <source>The e-mail contains more than {most} messages.</source>
        <translation>Die E-Mail enthält mehr als {most} Nachrichten.</translation>
    </message>
    <message>
        <source>The e-mail has more than {most} parts.</source>
        <translation>Die E-Mail hat mehr als {most} Teile.</translation>
    </message>
    <message>
        <source>The e-mail is damaged: it ends before the end of its text.</source>
        <translation>Die E-Mail ist beschädigt: Sie endet vor dem Ende ihres Textes.</translation>
    </message>
    <message>
        <source>The e-mail is damaged: it ends within its head.</source>
        <translation>Die E-Mail ist beschädigt: Sie endet in ihrem Kopf.</translation>
    </message>
    <message>
        <source>The e-mail is damaged: it has no readable parts.</source>
        <translation>Die E-Mail ist beschädigt: Sie hat keine lesbaren Teile.</translation>
    </message>
    <message>
        <source>The e-mail is damaged: part of its text is missing.</source>
        <translation>Die E-Mail ist beschädigt: Ein Teil ihres Textes fehlt.</translation>
    </message>
    <message>
        <source>The e-mail is encrypted.</source>
        <translation>Die E-Mail ist verschlüsselt.</translation>
    </message>
    <message>
        <source>The e-mail message is cut off.</source>
        <translation>Die E-Mail ist abgeschnitten.</translation>
    </message>
    <message>
        <source>The e-mail is too large.</source>
        <translation>Die E-Mail ist zu groß.</translation>
    </message>
    <message>
        <source>7z archive</source>
        <translation>7z-Archiv</translation>
    </message>
    <message>
        <source>A cluster is tls://HOST:PORT, or local:N for N processes here, not {wanted}.</source>
        <translation>Ein Cluster ist tls://HOST:PORT, oder local:N für N Prozesse hier, nicht {wanted}.</translation>
    </message>
    <message>
        <source>A cluster needs certificates: --cluster-certificates DIR.</source>
        <translation>Ein Cluster braucht Zertifikate: --cluster-certificates ORDNER.</translation>
    </message>
    <message>
        <source>Another program uses it</source>
        <translation>Wird von einem anderen Programm benutzt</translation>
    </message>
    <message>
        <source>Kindle package</source>
        <translation>Kindle-Paket</translation>
    </message>
    <message>
        <source>LibreOffice could not make pages of this document.</source>
        <translation>LibreOffice konnte dieses Dokument nicht in Seiten umwandeln.</translation>
    </message>
    <message>
        <source>LibreOffice could not read this document.</source>
        <translation>LibreOffice konnte dieses Dokument nicht lesen.</translation>
    </message>
    <message>
        <source>LibreOffice needed more time or space for the pages of this document than it may have.</source>
        <translation>LibreOffice brauchte für die Seiten dieses Dokuments mehr Zeit oder Platz als erlaubt.</translation>
    </message>
    <message>
        <source>Lotus spreadsheet</source>
        <translation>Lotus-Tabelle</translation>
    </message>
    <message>
        <source>No connection to the cluster {wanted}: {why}.</source>
        <translation>Keine Verbindung zum Cluster {wanted}: {why}.</translation>
    </message>
    <message>
        <source>StarOffice presentation</source>
        <translation>StarOffice-Präsentation</translation>
    </message>
    <message>
        <source>StarOffice spreadsheet</source>
        <translation>StarOffice-Tabelle</translation>
    </message>
    <message>
        <source>The certificates cannot be written to {path}: {why}.</source>
        <translation>Die Zertifikate können nicht nach {path} geschrieben werden: {why}.</translation>
    </message>
    <message>
        <source>The cluster gave up: {why}. What was read is kept: start the scan again.</source>
        <translation>Der Cluster hat aufgegeben: {why}. Gelesenes bleibt erhalten: Starten Sie die Suche noch einmal.</translation>
    </message>
    <message>
        <source>The connection to the cluster was lost. What was read is kept: start the scan again.</source>
        <translation>Die Verbindung zum Cluster ging verloren. Gelesenes bleibt erhalten: Starten Sie die Suche noch einmal.</translation>
    </message>
    <message>
        <source>The document has no page {page}.</source>
        <translation>Das Dokument hat keine Seite {page}.</translation>
    </message>
    <message>
        <source>The document is too large to be shown as pages.</source>
        <translation>Das Dokument ist zu groß, um als Seiten gezeigt zu werden.</translation>
    </message>
    <message>
        <source>The document was saved without a preview that can be read.</source>
        <translation>Das Dokument wurde ohne eine Vorschau gespeichert, die gelesen werden kann.</translation>
    </message>
    <message>
        <source>The fastest, {plan}, needs {needed} MB of {allowed} MB allowed.</source>
        <translation>Das schnellste Verfahren ({plan}) braucht {needed} MB von {allowed} MB erlaubten.</translation>
    </message>
    <message>
        <source>The file holds too many documents.</source>
        <translation>Die Datei enthält zu viele Dokumente.</translation>
    </message>
    <message>
        <source>The file {path} is from a newer version of DupFinder.</source>
        <translation>Die Datei {path} ist von einer neueren Version von DupFinder.</translation>
    </message>
    <message>
        <source>The file {path} is not a DupFinder session.</source>
        <translation>Die Datei {path} ist keine Sitzung von DupFinder.</translation>
    </message>
    <message>
        <source>The file {path} is not a scan cache. It was not changed.</source>
        <translation>Die Datei {path} ist kein Zwischenspeicher. Sie wurde nicht geändert.</translation>
    </message>
    <message>
        <source>The file {path} is too large for a DupFinder file.</source>
        <translation>Die Datei {path} ist zu groß für eine Datei von DupFinder.</translation>
    </message>
    <message>
        <source>The file {path} with pairs that are not duplicates is damaged. Move it away to start again.</source>
        <translation>Die Datei {path} mit den Paaren, die keine Duplikate sind, ist beschädigt. Verschieben Sie sie, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>The file {path} with {what} is damaged. Repair it or move it away.</source>
        <translation>Die Datei {path} (Inhalt: {what}) ist beschädigt. Reparieren oder verschieben Sie sie.</translation>
    </message>
    <message>
        <source>The file {path} with {what} is from a newer version of DupFinder.</source>
        <translation>Die Datei {path} (Inhalt: {what}) ist von einer neueren Version von DupFinder.</translation>
    </message>
    <message>
        <source>The folder already has a file {name}.</source>
        <translation>Der Ordner hat schon eine Datei {name}.</translation>
    </message>
    <message>
        <source>The folder shows a parent folder of itself. Reading it would never end.</source>
        <translation>Der Ordner zeigt einen ihm übergeordneten. Ihn zu lesen nähme kein Ende.</translation>
    </message>
    <message>
        <source>The folder {folder} is on another drive.</source>
        <translation>Der Ordner {folder} liegt auf einem anderen Laufwerk.</translation>
    </message>
    <message>
        <source>The journal cannot be written, so nothing was removed: {why}</source>
        <translation>Das Journal kann nicht geschrieben werden, deshalb wurde nichts entfernt: {why}</translation>
    </message>
    <message>
        <source>The journal folder {folder} cannot be read: {why}.</source>
        <translation>Der Journalordner {folder} kann nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>The journal has no removal number {number}.</source>
        <translation>Im Journal gibt es kein Entfernen Nummer {number}.</translation>
    </message>
    <message>
        <source>The journal {path} is damaged: it lacks the origin of {count} removed documents. The first is {first}.</source>
        <translation>Das Journal {path} ist beschädigt: Bei {count} entfernten Dokumenten fehlt die Herkunft. Das erste ist {first}.</translation>
    </message>
    <message>
        <source>The journal {path} is in use: documents are being removed or put back.</source>
        <translation>Das Journal {path} wird benutzt: Es werden gerade Dokumente entfernt oder zurückgelegt.</translation>
    </message>
    <message>
        <source>The keeper rule &apos;best-format&apos; takes format names separated by colons, such as pdf:docx.</source>
        <translation>Die Regel „best-format“ nimmt durch Doppelpunkte getrennte Formate, etwa pdf:docx.</translation>
    </message>
    <message>
        <source>The kept document did not get its own date and tags back: {why}.</source>
        <translation>Das behaltene Dokument hat sein eigenes Datum und seine eigenen Tags nicht zurückbekommen: {why}.</translation>
    </message>
    <message>
        <source>The kept document did not get {what}: {why}.</source>
        <translation>Das behaltene Dokument hat {what} nicht bekommen: {why}.</translation>
    </message>
    <message>
        <source>The kept document got {what}.</source>
        <translation>Das behaltene Dokument hat {what} bekommen.</translation>
    </message>
    <message>
        <source>The macros of the LaTeX document produce too much text.</source>
        <translation>Die Makros des LaTeX-Dokuments ergeben zu viel Text.</translation>
    </message>
    <message>
        <source>The mailbox has more than {most} e-mails.</source>
        <translation>Das Postfach hat mehr als {most} E-Mails.</translation>
    </message>
    <message>
        <source>The moved file</source>
        <translation>Die verschobene Datei</translation>
    </message>
    <message>
        <source>The next best, {plan}, takes {times} times as long.</source>
        <translation>Das nächstbeste Verfahren ({plan}) dauert {times}-mal so lange.</translation>
    </message>
    <message>
        <source>The page is too large to be drawn.</source>
        <translation>Die Seite ist zu groß, um gezeichnet zu werden.</translation>
    </message>
    <message>
        <source>The pairs that are not duplicates are in {path}, from another version of DupFinder.</source>
        <translation>Die Paare, die keine Duplikate sind, stehen in {path}, von einer anderen Version von DupFinder.</translation>
    </message>
    <message>
        <source>The pairs that are not duplicates are in {path}, which cannot be used: {why}.</source>
        <translation>Die Paare, die keine Duplikate sind, stehen in {path}. Das lässt sich nicht benutzen: {why}.</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore takes too long. Try a simpler one.</source>
        <translation>Das Muster der ignorierten Zeilen braucht zu lange. Versuchen Sie ein einfacheres.</translation>
    </message>
    <message>
        <source>The pattern {pattern} matches nothing. Use a name or path, such as *.pdf or drafts/*.pdf.</source>
        <translation>Auf das Muster {pattern} passt nichts. Nehmen Sie einen Namen oder Pfad, etwa *.pdf oder drafts/*.pdf.</translation>
    </message>
    <message>
        <source>The plan names no kept document for it.</source>
        <translation>Der Plan nennt kein behaltenes Dokument dafür.</translation>
    </message>
    <message>
        <source>The process reading the document died.</source>
        <translation>Der Prozess, der das Dokument las, ist abgestürzt.</translation>
    </message>
    <message>
        <source>The protected folder {path} {why}: its documents are not compared and never removed.</source>
        <translation>Der geschützte Ordner {path} {why}: Seine Dokumente werden nicht verglichen und nie entfernt.</translation>
    </message>
    <message>
        <source>The quarantine folder {folder} cannot be used.</source>
        <translation>Der Quarantäneordner {folder} ist nicht benutzbar.</translation>
    </message>
    <message>
        <source>The recycle bin of this drive is too small for the file.</source>
        <translation>Der Papierkorb dieses Laufwerks ist zu klein für die Datei.</translation>
    </message>
    <message>
        <source>The recycle bin of this drive is turned off.</source>
        <translation>Der Papierkorb dieses Laufwerks ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>The recycle bin would have deleted it permanently.</source>
        <translation>Der Papierkorb hätte es endgültig gelöscht.</translation>
    </message>
    <message>
        <source>The rich text document has groups nested more than {most} deep.</source>
        <translation>Das RTF-Dokument hat mehr als {most} Gruppen ineinander.</translation>
    </message>
    <message>
        <source>The same {count} texts were compared before, like this:</source>
        <translation>Dieselben {count} Texte wurden schon einmal verglichen, und zwar so:</translation>
    </message>
    <message>
        <source>The scan cache cannot be written ({why}). The scan continues without it.</source>
        <translation>Der Zwischenspeicher kann nicht geschrieben werden ({why}). Die Suche läuft ohne ihn weiter.</translation>
    </message>
    <message>
        <source>The scan cache was damaged. It is now {path}.</source>
        <translation>Der Zwischenspeicher war beschädigt. Er heißt jetzt {path}.</translation>
    </message>
    <message>
        <source>The scan cache {path} cannot be used ({why}). The scan continues without it.</source>
        <translation>Der Zwischenspeicher {path} kann nicht benutzt werden ({why}). Die Suche läuft ohne ihn weiter.</translation>
    </message>
    <message>
        <source>The scan cache {path} is damaged and cannot be replaced. The scan continues without it.</source>
        <translation>Der Zwischenspeicher {path} ist beschädigt und lässt sich nicht ersetzen. Die Suche läuft ohne ihn weiter.</translation>
    </message>
    <message>
        <source>The scan cache {path} is damaged or from another version of DupFinder. The next scan starts a new one.</source>
        <translation>Der Zwischenspeicher {path} ist beschädigt oder von einer anderen Version von DupFinder. Die nächste Suche beginnt einen neuen.</translation>
    </message>
    <message>
        <source>The system does not report every change in these folders, so DupFinder checks them every {seconds} seconds.</source>
        <translation>Das System meldet nicht jede Änderung in diesen Ordnern; deshalb prüft DupFinder sie alle {seconds} Sekunden.</translation>
    </message>
    <message>
        <source>The system gives DupFinder too little memory or too few threads.</source>
        <translation>Das System gibt DupFinder zu wenig Speicher oder zu wenige Threads.</translation>
    </message>
    <message>
        <source>The two documents are too long to compare.</source>
        <translation>Die beiden Dokumente sind zu lang für einen Vergleich.</translation>
    </message>
    <message>
        <source>The workbook has more than {most} characters in its cells.</source>
        <translation>Die Mappe hat mehr als {most} Zeichen in ihren Zellen.</translation>
    </message>
    <message>
        <source>The workbook is damaged: a cell refers to missing text.</source>
        <translation>Die Mappe ist beschädigt: Eine Zelle verweist auf fehlenden Text.</translation>
    </message>
    <message>
        <source>The workbook is damaged: a number in it is not valid.</source>
        <translation>Die Mappe ist beschädigt: Eine Zahl darin ist ungültig.</translation>
    </message>
    <message>
        <source>The workbook is damaged: part of it is cut off.</source>
        <translation>Die Mappe ist beschädigt: Ein Teil ist abgeschnitten.</translation>
    </message>
    <message>
        <source>The {bits} bits of these fingerprints are worth {random} random ones.</source>
        <translation>Die {bits} Bit dieser Fingerabdrücke sind so viel wert wie {random} zufällige.</translation>
    </message>
    <message>
        <source>The {title} has no page or picture {number} to show.</source>
        <translation>{title} ohne Seite oder Bild {number} zum Zeigen.</translation>
    </message>
    <message>
        <source>The {title} has no pages to show.</source>
        <translation>{title} ohne Seiten zum Zeigen.</translation>
    </message>
    <message>
        <source>The {title} has no text of its own. Its contents are compared separately.</source>
        <translation>{title} ohne eigenen Text. Der Inhalt wird einzeln verglichen.</translation>
    </message>
    <message>
        <source>The {title} has no text. It is compared by how it looks, except for {count} pages or pictures (too many or too large).</source>
        <translation>{title} ohne Text. Verglichen wird das Aussehen, bis auf {count} Seiten oder Bilder (zu viele oder zu groß).</translation>
    </message>
    <message>
        <source>The {title} has no text. It is compared by how it looks.</source>
        <translation>{title} ohne Text. Verglichen wird das Aussehen.</translation>
    </message>
    <message>
        <source>The {title} is damaged and cannot be read.</source>
        <translation>Beschädigt und nicht lesbar: {title}.</translation>
    </message>
    <message>
        <source>The {title} is damaged: it is not a complete zip archive.</source>
        <translation>{title} beschädigt: kein vollständiges Zip-Archiv.</translation>
    </message>
    <message>
        <source>The {title} is damaged: its chapters cannot be found.</source>
        <translation>{title} beschädigt: Die Kapitel sind nicht zu finden.</translation>
    </message>
    <message>
        <source>The {title} is damaged: its list of chapters is missing.</source>
        <translation>{title} beschädigt: Die Liste der Kapitel fehlt.</translation>
    </message>
    <message>
        <source>The {title} is damaged: part {name} is missing.</source>
        <translation>{title} beschädigt: Teil {name} fehlt.</translation>
    </message>
    <message>
        <source>The {title} is compressed in a way that DupFinder cannot read.</source>
        <translation>{title} auf eine Weise gepackt, die nicht gelesen wird.</translation>
    </message>
    <message>
        <source>The {title} is protected: only its own program can read it.</source>
        <translation>{title} geschützt: nur mit dem eigenen Programm lesbar.</translation>
    </message>
    <message>
        <source>There is no format {name}. Formats: {known}.</source>
        <translation>Es gibt kein Format {name}. Formate: {known}.</translation>
    </message>
    <message>
        <source>There is no {path}. `dupfinder cluster certificates DIR` makes certificates.</source>
        <translation>{path} gibt es nicht. „dupfinder cluster certificates ORDNER“ erzeugt Zertifikate.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Diese Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This file is too large for a DupFinder file, or has too many values.</source>
        <translation>Diese Datei ist zu groß für eine von DupFinder, oder hat zu viele Werte.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Dieser Name ist zu lang.</translation>
    </message>
    <message>
        <source>This system cannot isolate the programs that read documents. A malicious document could read your files and go online.</source>
        <translation>Dieses System kann die Programme, die Dokumente lesen, nicht abschotten. Ein bösartiges Dokument könnte Ihre Dateien lesen und ins Netz gehen.</translation>
    </message>
    <message>
        <source>This system lacks Landlock. A document that takes over its reader could read your other files.</source>
        <translation>Diesem System fehlt Landlock. Ein Dokument, das sein Leseprogramm übernimmt, könnte Ihre anderen Dateien lesen.</translation>
    </message>
    <message>
        <source>This system lacks seccomp. A document that takes over its reader could open connections.</source>
        <translation>Diesem System fehlt seccomp. Ein Dokument, das sein Leseprogramm übernimmt, könnte Verbindungen öffnen.</translation>
    </message>
    <message>
        <source>This {kind} file cannot be used: {what} {why}.</source>
        <translation>Diese {kind}-Datei ist nicht brauchbar: {what} {why}.</translation>
    </message>
    <message>
        <source>To compare only across sources, add at least two sources.</source>
        <translation>Nur zwischen Quellen zu vergleichen braucht mindestens zwei Quellen.</translation>
    </message>
    <message>
        <source>To read on a cluster, install {packages}.</source>
        <translation>Um auf einem Cluster zu lesen, installieren Sie {packages}.</translation>
    </message>
    <message>
        <source>To read scanned pages, install {packages}.</source>
        <translation>Um gescannte Seiten zu lesen, installieren Sie {packages}.</translation>
    </message>
    <message>
        <source>Too much is inside this file. It is not looked into.</source>
        <translation>In dieser Datei ist zu viel. Es wird nicht hineingesehen.</translation>
    </message>
    <message>
        <source>Visio 2003 drawing</source>
        <translation>Visio-2003-Zeichnung</translation>
    </message>
    <message>
        <source>Visio drawing</source>
        <translation>Visio-Zeichnung</translation>
    </message>
    <message>
        <source>Word 2 document</source>
        <translation>Word-2-Dokument</translation>
    </message>
    <message>
        <source>WordPerfect document</source>
        <translation>WordPerfect-Dokument</translation>
    </message>
    <message>
        <source>Works document</source>
        <translation>Works-Dokument</translation>
    </message>
    <message>
        <source>Works spreadsheet</source>
        <translation>Works-Tabelle</translation>
    </message>
    <message>
        <source>Write document</source>
        <translation>Write-Dokument</translation>
    </message>
    <message>
        <source>XPS document</source>
        <translation>XPS-Dokument</translation>
    </message>
    <message>
        <source>a part is cut off</source>
        <translation>ein Teil ist abgeschnitten</translation>
    </message>
    <message>
        <source>a part is missing</source>
        <translation>ein Teil fehlt</translation>
    </message>
    <message>
        <source>an interrupted scan</source>
        <translation>eine unterbrochene Suche</translation>
    </message>
    <message>
        <source>compiled help</source>
        <translation>kompilierte Hilfe</translation>
    </message>
    <message>
        <source>has relation {relation}, which does not exist</source>
        <translation>hat das Verhältnis {relation}, das es nicht gibt</translation>
    </message>
    <message>
        <source>has relation {relation}, which does not fit</source>
        <translation>hat das Verhältnis {relation}, das nicht passt</translation>
    </message>
    <message>
        <source>has text that is kept in a document which is to be removed</source>
        <translation>hat Text, der in einem Dokument bewahrt wird, das entfernt werden soll</translation>
    </message>
    <message>
        <source>has verdict {verdict}, which does not exist</source>
        <translation>hat das Urteil {verdict}, das es nicht gibt</translation>
    </message>
    <message>
        <source>in the folder it was moved to</source>
        <translation>in dem Ordner, in den es verschoben wurde</translation>
    </message>
    <message>
        <source>is to be removed, but kept under another name</source>
        <translation>soll entfernt, aber unter anderem Namen behalten werden</translation>
    </message>
    <message>
        <source>is twice in the report</source>
        <translation>steht zweimal im Bericht</translation>
    </message>
    <message>
        <source>is unknown to this program</source>
        <translation>ist diesem Programm unbekannt</translation>
    </message>
    <message>
        <source>it has hard links, and one may be in a protected folder</source>
        <translation>es hat harte Verknüpfungen, und eine liegt vielleicht in einem geschützten Ordner</translation>
    </message>
    <message>
        <source>it has less text than it states</source>
        <translation>enthält weniger Text als angegeben</translation>
    </message>
    <message>
        <source>it is in a folder that is never changed</source>
        <translation>es liegt in einem Ordner, der nie geändert wird</translation>
    </message>
    <message>
        <source>it is read-only</source>
        <translation>es ist schreibgeschützt</translation>
    </message>
    <message>
        <source>its date</source>
        <translation>dessen Datum</translation>
    </message>
    <message>
        <source>its date and tags</source>
        <translation>dessen Datum und Tags</translation>
    </message>
    <message>
        <source>its directory is cut off</source>
        <translation>ihr Verzeichnis ist abgeschnitten</translation>
    </message>
    <message>
        <source>its headers are out of order</source>
        <translation>Kopfzeilen in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>its name leads in circles of links</source>
        <translation>ihr Name führt über Verknüpfungen im Kreis</translation>
    </message>
    <message>
        <source>its parts are nested too deeply</source>
        <translation>ihre Teile sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>its tags</source>
        <translation>dessen Tags</translation>
    </message>
    <message>
        <source>mailbox</source>
        <translation>Postfach</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>muss eine Zahl sein</translation>
    </message>
    <message>
        <source>packed file</source>
        <translation>gepackte Datei</translation>
    </message>
    <message>
        <source>part of its text is missing</source>
        <translation>ein Teil des Textes fehlt</translation>
    </message>
    <message>
        <source>subtitles</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>tar archive</source>
        <translation>Tar-Archiv</translation>
    </message>
    <message>
        <source>zip archive</source>
        <translation>Zip-Archiv</translation>
    </message>
    <message>
        <source>{count} of {all} pages cannot be read</source>
        <translation>{count} von {all} Seiten sind nicht lesbar</translation>
    </message>
    <message>
        <source>{count} pairs of long texts were ruled out by a sample of their words.</source>
        <translation>{count} Paare langer Texte schieden nach einer Stichprobe ihrer Wörter aus.</translation>
    </message>
    <message>
        <source>{folder} is not a folder, so it cannot be watched.</source>
        <translation>{folder} ist kein Ordner und lässt sich deshalb nicht beobachten.</translation>
    </message>
    <message>
        <source>{host} does not see {path} as this machine does. On every host of a cluster the folders must be at the same paths, with the same times.</source>
        <translation>{host} sieht {path} nicht so wie dieser Rechner. Auf jedem Rechner eines Clusters müssen die Ordner unter denselben Pfaden liegen, mit denselben Zeiten.</translation>
    </message>
    <message>
        <source>{host} has a different version of DupFinder, or different readers, from the other hosts.</source>
        <translation>{host} hat eine andere Version von DupFinder oder andere Leser als die übrigen.</translation>
    </message>
    <message>
        <source>{name} cannot be {value}. Choices: {choices}.</source>
        <translation>{name} kann nicht {value} sein. Möglich: {choices}.</translation>
    </message>
    <message>
        <source>{name} cannot be {value}: it is a number from {least} to {most}.</source>
        <translation>{name} kann nicht {value} sein: Es ist eine Zahl von {least} bis {most}.</translation>
    </message>
    <message>
        <source>{name} cannot be {value}: it is a number of at least {least}.</source>
        <translation>{name} kann nicht {value} sein: Es ist eine Zahl ab {least}.</translation>
    </message>
    <message>
        <source>{path} is also the protected folder {other}: its documents are compared and never removed.</source>
        <translation>{path} ist auch der geschützte Ordner {other}: Seine Dokumente werden verglichen und nie entfernt.</translation>
    </message>
    <message>
        <source>{path} is available again.</source>
        <translation>{path} ist wieder verfügbar.</translation>
    </message>
    <message>
        <source>{path} is in a protected folder, which is never changed.</source>
        <translation>{path} liegt in einem geschützten Ordner, der nie geändert wird.</translation>
    </message>
    <message>
        <source>{path} is in the trash folder {trash}. Trash folders are never scanned.</source>
        <translation>{path} liegt im Papierkorb {trash}. Papierkörbe werden nie durchsucht.</translation>
    </message>
    <message>
        <source>{path} is inside another file, which is never changed.</source>
        <translation>{path} ist in einer anderen Datei, die nie geändert wird.</translation>
    </message>
    <message>
        <source>{path} is not a folder, and not a file with content.</source>
        <translation>{path} ist kein Ordner und keine Datei mit Inhalt.</translation>
    </message>
    <message>
        <source>{path} is not a regular file, so it is not a removal journal.</source>
        <translation>{path} ist keine gewöhnliche Datei, also kein Journal über Entferntes.</translation>
    </message>
    <message>
        <source>{path} is not a removal journal.</source>
        <translation>{path} ist kein Journal über Entferntes.</translation>
    </message>
    <message>
        <source>{path} is not available now. Its documents stay known.</source>
        <translation>{path} ist gerade nicht verfügbar. Seine Dokumente bleiben bekannt.</translation>
    </message>
    <message>
        <source>{path} is the same as {other}, scanned once.</source>
        <translation>{path} ist dasselbe wie {other}, wird einmal durchsucht.</translation>
    </message>
    <message>
        <source>{path} is too large for a removal journal.</source>
        <translation>{path} ist zu groß für ein Journal über Entferntes.</translation>
    </message>
    <message>
        <source>{path} was given twice, scanned once.</source>
        <translation>{path} wurde zweimal angegeben, wird einmal durchsucht.</translation>
    </message>
    <message>
        <source>{path}, which has text of it that the kept document lacks,</source>
        <translation>{path} mit Text daraus, der dem behaltenen Dokument fehlt,</translation>
    </message>
    <message>
        <source>{path}: Left out: at most {most} documents are compared at once.</source>
        <translation>{path}: Ausgelassen: Höchstens {most} Dokumente werden auf einmal verglichen.</translation>
    </message>
    <message>
        <source>{path}: Left out: the documents are too long to compare at once.</source>
        <translation>{path}: Ausgelassen: Die Dokumente sind zu lang, um sie auf einmal zu vergleichen.</translation>
    </message>
    <message>
        <source>{rule} is not a keeper rule. Rules: {known}.</source>
        <translation>{rule} ist keine Regel. Regeln: {known}.</translation>
    </message>
    <message>
        <source>{said} It was moved to {path} and cannot be put back: {why}</source>
        <translation>{said} Es kam nach {path} und lässt sich nicht zurücklegen: {why}</translation>
    </message>
    <message>
        <source>{share} of all pairs are closer than by chance.</source>
        <translation>{share} aller Paare liegen näher beieinander als durch Zufall.</translation>
    </message>
    <message>
        <source>{what} was replaced by another file after the scan.</source>
        <translation>{what} wurde nach der Suche durch eine andere Datei ersetzt.</translation>
    </message>
    <message>
        <source>{what}: {count} in {texts} texts. Two texts are compared if they share {share} of the smaller one&apos;s.</source>
        <translation>{what}: {count} in {texts} Texten. Zwei Texte werden verglichen, wenn sie {share} des kleineren gemeinsam haben.</translation>
    </message>
    <message>
        <source>, bits spread by how much they tell</source>
        <translation>, Bits danach verteilt, wie viel sie aussagen</translation>
    </message>
    <message>
        <source>All passages of short texts</source>
        <translation>Alle Passagen kurzer Texte</translation>
    </message>
    <message>
        <source>Another run deleted it.</source>
        <translation>Ein anderer Lauf hat es gelöscht.</translation>
    </message>
    <message>
        <source>Another run moved it to the quarantine folder.</source>
        <translation>Ein anderer Lauf hat es in den Quarantäneordner verschoben.</translation>
    </message>
    <message>
        <source>Another run moved it to the trash.</source>
        <translation>Ein anderer Lauf hat es in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>Another run moved it.</source>
        <translation>Ein anderer Lauf hat es verschoben.</translation>
    </message>
    <message>
        <source>Another run replaced it by a link.</source>
        <translation>Ein anderer Lauf hat es durch einen Link ersetzt.</translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation>CSV-Datei</translation>
    </message>
    <message>
        <source>DupFinder was changed while it ran; please start it again.</source>
        <translation>DupFinder wurde geändert, während es lief; bitte starten Sie es neu.</translation>
    </message>
    <message>
        <source>Excel 97 workbook</source>
        <translation>Excel-97-Mappe</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-Mappe</translation>
    </message>
    <message>
        <source>It cannot be deleted</source>
        <translation>Das Löschen ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>It cannot be moved</source>
        <translation>Das Verschieben ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>It cannot be moved to the quarantine folder</source>
        <translation>Das Verschieben in den Quarantäneordner ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>It cannot be moved to the trash</source>
        <translation>Das Verschieben in den Papierkorb ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>It cannot be put back</source>
        <translation>Das Zurücklegen ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>It cannot be replaced by a hard link</source>
        <translation>Das Ersetzen durch eine harte Verknüpfung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>It cannot be replaced by a symbolic link</source>
        <translation>Das Ersetzen durch eine symbolische Verknüpfung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>It cannot share its space</source>
        <translation>Es kann den Platz nicht gemeinsam nutzen</translation>
    </message>
    <message>
        <source>LaTeX document</source>
        <translation>LaTeX-Dokument</translation>
    </message>
    <message>
        <source>Markdown file</source>
        <translation>Markdown-Datei</translation>
    </message>
    <message>
        <source>No place in a quarantine folder was chosen.</source>
        <translation>Es wurde kein Platz in einem Quarantäneordner gewählt.</translation>
    </message>
    <message>
        <source>No place in the trash was chosen.</source>
        <translation>Es wurde kein Platz im Papierkorb gewählt.</translation>
    </message>
    <message>
        <source>No place was chosen.</source>
        <translation>Es wurde kein Platz gewählt.</translation>
    </message>
    <message>
        <source>OpenDocument presentation</source>
        <translation>OpenDocument-Präsentation</translation>
    </message>
    <message>
        <source>OpenDocument spreadsheet</source>
        <translation>OpenDocument-Tabelle</translation>
    </message>
    <message>
        <source>OpenDocument text</source>
        <translation>OpenDocument-Text</translation>
    </message>
    <message>
        <source>Outlook message</source>
        <translation>Outlook-Nachricht</translation>
    </message>
    <message>
        <source>PowerPoint presentation</source>
        <translation>PowerPoint-Präsentation</translation>
    </message>
    <message>
        <source>Something other than a folder is in the way</source>
        <translation>Etwas, das kein Ordner ist, liegt im Weg</translation>
    </message>
    <message>
        <source>The Excel 97 workbook is damaged: one of its records ends too early.</source>
        <translation>Die Excel-97-Mappe ist beschädigt: Einer ihrer Datensätze endet zu früh.</translation>
    </message>
    <message>
        <source>The Excel 97 workbook is encrypted and needs a password.</source>
        <translation>Die Excel-97-Mappe ist verschlüsselt und braucht ein Passwort.</translation>
    </message>
    <message>
        <source>The Outlook message unpacks to more than 400 MB.</source>
        <translation>Die Outlook-Nachricht ist ausgepackt größer als 400 MB.</translation>
    </message>
    <message>
        <source>The PDF is damaged: it has no pages.</source>
        <translation>Das PDF ist beschädigt: Es hat keine Seiten.</translation>
    </message>
    <message>
        <source>The PDF is damaged: its end is missing.</source>
        <translation>Das PDF ist beschädigt: Sein Ende fehlt.</translation>
    </message>
    <message>
        <source>The PDF is damaged: its pages cannot be shown.</source>
        <translation>Das PDF ist beschädigt: Seine Seiten lassen sich nicht zeigen.</translation>
    </message>
    <message>
        <source>The PDF is encrypted and needs a password.</source>
        <translation>Das PDF ist verschlüsselt und braucht ein Passwort.</translation>
    </message>
    <message>
        <source>The Word document is damaged: its main part is missing.</source>
        <translation>Das Word-Dokument ist beschädigt: Sein Hauptteil fehlt.</translation>
    </message>
    <message>
        <source>The document</source>
        <translation>Das Dokument</translation>
    </message>
    <message>
        <source>The document is damaged: its body is missing.</source>
        <translation>Das Dokument ist beschädigt: Sein Inhalt fehlt.</translation>
    </message>
    <message>
        <source>The document is encrypted and needs a password.</source>
        <translation>Das Dokument ist verschlüsselt und braucht ein Passwort.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Die Datei</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is not a document.</source>
        <translation>Die Datei ist kein Dokument.</translation>
    </message>
    <message>
        <source>The file system shared nothing</source>
        <translation>Das Dateisystem hat keinen Platz zusammengelegt</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>Der Ordner</translation>
    </message>
    <message>
        <source>The link</source>
        <translation>Die Verknüpfung</translation>
    </message>
    <message>
        <source>The link was replaced by another file</source>
        <translation>Die Verknüpfung wurde durch eine andere Datei ersetzt</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore is nested too deeply.</source>
        <translation>Das Muster der ignorierten Zeilen ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore is too long.</source>
        <translation>Das Muster der ignorierten Zeilen ist zu lang.</translation>
    </message>
    <message>
        <source>The plan keeps it for another document.</source>
        <translation>Der Plan behält es für ein anderes Dokument.</translation>
    </message>
    <message>
        <source>This file is not valid JSON.</source>
        <translation>Diese Datei ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>This is a folder, not a document.</source>
        <translation>Das ist ein Ordner, kein Dokument.</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>Die Gegenstelle ist nicht verbunden</translation>
    </message>
    <message>
        <source>Windows does not allow this name.</source>
        <translation>Windows erlaubt diesen Namen nicht.</translation>
    </message>
    <message>
        <source>Windows reserves this name for a device.</source>
        <translation>Windows reserviert diesen Namen für ein Gerät.</translation>
    </message>
    <message>
        <source>Word 97 document</source>
        <translation>Word-97-Dokument</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word-Dokument</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>a folder has this name</source>
        <translation>ein Ordner heißt so</translation>
    </message>
    <message>
        <source>a page has no size</source>
        <translation>eine Seite hat keine Größe</translation>
    </message>
    <message>
        <source>a pattern such as *.docx</source>
        <translation>ein Muster wie *.docx</translation>
    </message>
    <message>
        <source>a running process</source>
        <translation>ein laufender Prozess</translation>
    </message>
    <message>
        <source>covering designs</source>
        <translation>überdeckende Blockpläne</translation>
    </message>
    <message>
        <source>does not hold a path</source>
        <translation>enthält keinen Pfad</translation>
    </message>
    <message>
        <source>e-mail message</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>exhaustive comparison</source>
        <translation>vollständiger Vergleich</translation>
    </message>
    <message>
        <source>in the quarantine folder</source>
        <translation>im Quarantäneordner</translation>
    </message>
    <message>
        <source>in the trash</source>
        <translation>im Papierkorb</translation>
    </message>
    <message>
        <source>is already excluded with {outer}</source>
        <translation>ist schon mit {outer} ausgeschlossen</translation>
    </message>
    <message>
        <source>is excluded</source>
        <translation>ist ausgeschlossen</translation>
    </message>
    <message>
        <source>is to be removed for a document that the plan does not keep</source>
        <translation>soll entfernt werden für ein Dokument, das der Plan nicht behält</translation>
    </message>
    <message>
        <source>it does not start like one</source>
        <translation>beginnt nicht wie eines</translation>
    </message>
    <message>
        <source>it gave no reason</source>
        <translation>ohne Begründung</translation>
    </message>
    <message>
        <source>it has parts of a negative length</source>
        <translation>hat Teile von negativer Länge</translation>
    </message>
    <message>
        <source>it is a device</source>
        <translation>ist ein Gerät</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>es ist eine Pipe oder ein Gerät</translation>
    </message>
    <message>
        <source>it is on a read-only disk</source>
        <translation>sie liegt auf einem schreibgeschützten Datenträger</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>ihren Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>its main part is missing</source>
        <translation>der Hauptteil fehlt</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>ihr Name ist zu lang</translation>
    </message>
    <message>
        <source>its pieces are out of order</source>
        <translation>Stücke in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>its table of pieces ends too early</source>
        <translation>die Tabelle der Stücke endet zu früh</translation>
    </message>
    <message>
        <source>its table of pieces is missing</source>
        <translation>die Tabelle der Stücke fehlt</translation>
    </message>
    <message>
        <source>its tables are missing</source>
        <translation>die Tabellen fehlen</translation>
    </message>
    <message>
        <source>its text is longer than the file</source>
        <translation>der Text ist länger als die Datei</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>muss eine Liste sein</translation>
    </message>
    <message>
        <source>must be a list of texts</source>
        <translation>muss eine Liste von Texten sein</translation>
    </message>
    <message>
        <source>must be a list of whole numbers</source>
        <translation>muss eine Liste ganzer Zahlen sein</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>muss ein Text sein</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>must be an absolute path</source>
        <translation>muss ein absoluter Pfad sein</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>muss ein Objekt sein</translation>
    </message>
    <message>
        <source>must be as long as the list of paths</source>
        <translation>muss so lang sein wie die Liste der Pfade</translation>
    </message>
    <message>
        <source>must be empty for a document that is not near its keeper</source>
        <translation>muss leer sein bei einem Dokument, das dem behaltenen nicht nur ähnlich ist</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>muss true oder false sein</translation>
    </message>
    <message>
        <source>must have one document whose relation is &apos;keeper&apos;</source>
        <translation>muss ein Dokument mit dem Verhältnis „keeper“ haben</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>darf nicht negativ sein</translation>
    </message>
    <message>
        <source>nested blocks</source>
        <translation>verschachtelte Blöcke</translation>
    </message>
    <message>
        <source>no pages</source>
        <translation>keine Seiten</translation>
    </message>
    <message>
        <source>probing a sorted table</source>
        <translation>Sondieren in einer sortierten Tabelle</translation>
    </message>
    <message>
        <source>reStructuredText file</source>
        <translation>reStructuredText-Datei</translation>
    </message>
    <message>
        <source>rich text document</source>
        <translation>RTF-Dokument</translation>
    </message>
    <message>
        <source>saved: {names}</source>
        <translation>gespeichert: {names}</translation>
    </message>
    <message>
        <source>text file</source>
        <translation>Textdatei</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the recent sessions</source>
        <translation>die letzten Sitzungen</translation>
    </message>
    <message>
        <source>what it holds</source>
        <translation>der Inhalt</translation>
    </message>
    <message>
        <source>your disk quota is used up</source>
        <translation>Ihr Speicherkontingent ist aufgebraucht</translation>
    </message>
    <message>
        <source>your saved keeper rules</source>
        <translation>gespeicherte Regeln</translation>
    </message>
    <message>
        <source>your saved settings</source>
        <translation>gespeicherte Einstellungen</translation>
    </message>
    <message>
        <source>Fingerprints may differ in {bits} bits, not in {wanted}: that would take {seconds} CPU seconds. Texts that are less alike are found by their passages.</source>
        <translation>Fingerabdrücke dürfen sich in {bits} Bit unterscheiden, nicht in {wanted}: Das bräuchte {seconds} s Rechenzeit. Weniger ähnliche Texte werden an ihren Passagen gefunden.</translation>
    </message>
    <message>
        <source>Runs of three words, sampled from each text: {count}. Two texts of about the same length are compared if they share {share} of the smaller one&apos;s: one may be the other with letter errors.</source>
        <translation>Folgen von drei Wörtern, als Stichprobe aus jedem Text: {count}. Zwei etwa gleich lange Texte werden verglichen, wenn sie {share} der kleineren gemeinsam haben: Einer kann der andere mit Buchstabenfehlern sein.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>.</source>
        <translation>.</translation>
    </message>
    <message>
        <source>1 amount</source>
        <translation>1 Betrag</translation>
    </message>
    <message>
        <source>1 attached file</source>
        <translation>1 Anhang</translation>
    </message>
    <message>
        <source>1 attachment</source>
        <translation>1 Anhang</translation>
    </message>
    <message>
        <source>1 by name</source>
        <translation>1 nach Namen</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>1 comment</source>
        <translation>1 Kommentar</translation>
    </message>
    <message>
        <source>1 date</source>
        <translation>1 Datumsangabe</translation>
    </message>
    <message>
        <source>1 device, pipe or socket</source>
        <translation>1 Gerät, Pipe oder Socket</translation>
    </message>
    <message>
        <source>1 document</source>
        <translation>1 Dokument</translation>
    </message>
    <message>
        <source>1 drawing</source>
        <translation>1 Zeichnung</translation>
    </message>
    <message>
        <source>1 empty</source>
        <translation>1 leere</translation>
    </message>
    <message>
        <source>1 equal paragraph</source>
        <translation>1 gleicher Absatz</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 Datei</translation>
    </message>
    <message>
        <source>1 group</source>
        <translation>1 Gruppe</translation>
    </message>
    <message>
        <source>1 hidden</source>
        <translation>1 versteckte</translation>
    </message>
    <message>
        <source>1 link</source>
        <translation>1 Verweis</translation>
    </message>
    <message>
        <source>1 macOS package</source>
        <translation>1 macOS-Paket</translation>
    </message>
    <message>
        <source>1 more changed paragraph</source>
        <translation>1 weiterer geänderter Absatz</translation>
    </message>
    <message>
        <source>1 more paragraph</source>
        <translation>1 Absatz mehr</translation>
    </message>
    <message>
        <source>1 moved passage</source>
        <translation>1 verschobene Passage</translation>
    </message>
    <message>
        <source>1 name</source>
        <translation>1 Name</translation>
    </message>
    <message>
        <source>1 number</source>
        <translation>1 Zahl</translation>
    </message>
    <message>
        <source>1 page without text</source>
        <translation>1 Seite ohne Text</translation>
    </message>
    <message>
        <source>1 paragraph</source>
        <translation>1 Absatz</translation>
    </message>
    <message>
        <source>1 passage</source>
        <translation>1 Passage</translation>
    </message>
    <message>
        <source>1 picture</source>
        <translation>1 Bild</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 Stelle</translation>
    </message>
    <message>
        <source>1 too small or too large</source>
        <translation>1 zu klein oder zu groß</translation>
    </message>
    <message>
        <source>1 trash folder</source>
        <translation>1 Papierkorb</translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 Wort</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exact copies&lt;/b&gt; have the same bytes; &lt;b&gt;same text&lt;/b&gt; means the same words in another file or format; &lt;b&gt;similar&lt;/b&gt; texts differ in some words. Documents with the &lt;b&gt;same template, other details&lt;/b&gt;, such as two invoices, are probably no copies.</source>
        <translation>&lt;b&gt;Exakte Kopien&lt;/b&gt; haben dieselben Bytes; &lt;b&gt;gleicher Text&lt;/b&gt; heißt: dieselben Wörter in anderer Datei oder anderem Format; &lt;b&gt;ähnliche&lt;/b&gt; Texte unterscheiden sich in manchen Wörtern. Dokumente mit &lt;b&gt;gleicher Vorlage und anderen Angaben&lt;/b&gt;, etwa zwei Rechnungen, sind vermutlich keine Kopien.</translation>
    </message>
    <message>
        <source>&lt;mark&gt;moved&lt;/mark&gt;, with a link to the other place</source>
        <translation>&lt;mark&gt;verschoben&lt;/mark&gt;, mit einem Verweis zur anderen Stelle</translation>
    </message>
    <message>
        <source>A is the kept document, B is this one.</source>
        <translation>A ist das behaltene Dokument, B ist dieses.</translation>
    </message>
    <message>
        <source>All differences are ignored, as requested.</source>
        <translation>Alle Unterschiede werden wie gewünscht ignoriert.</translation>
    </message>
    <message>
        <source>At least {share} of the words of each document are also in the longer one.</source>
        <translation>Mindestens {share} der Wörter jedes Dokuments stehen auch im längeren.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Changed (UTC)</source>
        <translation>Geändert (UTC)</translation>
    </message>
    <message>
        <source>Changed while being read</source>
        <translation>Beim Lesen verändert</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Check permissions and drive.</source>
        <translation>Prüfen Sie Rechte und Laufwerk.</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Alle schließen</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Contained in longer documents</source>
        <translation>Enthalten in längeren Texten</translation>
    </message>
    <message>
        <source>Could not be opened</source>
        <translation>Lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Differences: {things}</source>
        <translation>Unterschiede: {things}</translation>
    </message>
    <message>
        <source>Differences: {things}.</source>
        <translation>Unterschiede: {things}.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Duplicate documents</source>
        <translation>Doppelte Dokumente</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Excel 4 workbook</source>
        <translation>Excel-4-Mappe</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Fingerabdrücke</translation>
    </message>
    <message>
        <source>Fingerprints differ in</source>
        <translation>Abweichung der Fingerabdrücke</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Found in {folders}</source>
        <translation>Gefunden in {folders}</translation>
    </message>
    <message>
        <source>Gnumeric workbook</source>
        <translation>Gnumeric-Arbeitsmappe</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Hide documents with the same template, other details</source>
        <translation>Dokumente mit gleicher Vorlage und anderen Angaben ausblenden</translation>
    </message>
    <message>
        <source>If they open in their own program, save them again there.</source>
        <translation>Wenn sie sich in ihrem Programm öffnen lassen, speichern Sie sie dort neu.</translation>
    </message>
    <message>
        <source>Incomplete: {names} became unavailable during the scan and is not included.</source>
        <translation>Unvollständig: {names} war während der Suche plötzlich nicht mehr verfügbar und ist nicht enthalten.</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Enthalten</translation>
    </message>
    <message>
        <source>Its drive cannot rename files without the risk of replacing others</source>
        <translation>Sein Laufwerk kann Dateien nicht umbenennen, ohne womöglich andere zu ersetzen</translation>
    </message>
    <message>
        <source>Its drive does not seem to be connected</source>
        <translation>Sein Laufwerk scheint nicht angeschlossen zu sein</translation>
    </message>
    <message>
        <source>Its drive does not support such links (as with FAT and exFAT), or the kept document is locked against changes.</source>
        <translation>Sein Laufwerk unterstützt solche Verknüpfungen nicht (wie FAT und exFAT), oder das behaltene Dokument ist gegen Änderungen gesperrt.</translation>
    </message>
    <message>
        <source>LHA archive</source>
        <translation>LHA-Archiv</translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation>Größte Datei</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Letter errors: about {share} of the words are right.</source>
        <translation>Buchstabenfehler: Etwa {share} der Wörter sind richtig.</translation>
    </message>
    <message>
        <source>Longer text</source>
        <translation>Längerer Text</translation>
    </message>
    <message>
        <source>Looked for</source>
        <translation>Gesucht</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Minimum similarity</source>
        <translation>Mindestähnlichkeit</translation>
    </message>
    <message>
        <source>Moved, renamed or removed.</source>
        <translation>Verschoben, umbenannt oder entfernt.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Neither document has any text.</source>
        <translation>Keines der beiden Dokumente hat Text.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Keine Unterschiede.</translation>
    </message>
    <message>
        <source>No duplicates were found.</source>
        <translation>Keine Duplikate gefunden.</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>Ohne Text</translation>
    </message>
    <message>
        <source>Not duplicated</source>
        <translation>Ohne Duplikat</translation>
    </message>
    <message>
        <source>Not looked at</source>
        <translation>Nicht angesehen</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Nicht gelesen</translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation>Nicht unterstützt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Of {found} groups the first {shown} are printed. Search for fewer, or have the report written as PDF.</source>
        <translation>Von {found} Gruppen werden die ersten {shown} gedruckt. Suchen Sie nach weniger, oder exportieren Sie als PDF.</translation>
    </message>
    <message>
        <source>One of the files changed after the scan.</source>
        <translation>Eine der Dateien wurde nach der Suche verändert.</translation>
    </message>
    <message>
        <source>Only bytes are compared.</source>
        <translation>Nur Bytes werden verglichen.</translation>
    </message>
    <message>
        <source>Only differ in</source>
        <translation>Nur verschieden</translation>
    </message>
    <message>
        <source>Only formats</source>
        <translation>Nur Formate</translation>
    </message>
    <message>
        <source>Only names like</source>
        <translation>Nur Namen wie</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>Alle öffnen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Other differences</source>
        <translation>Andere Unterschiede</translation>
    </message>
    <message>
        <source>Outlook attachment file</source>
        <translation>Datei mit Outlook-Anhängen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Passage {number} of {count}</source>
        <translation>Passage {number} von {count}</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Protected by a password</source>
        <translation>Durch ein Passwort geschützt</translation>
    </message>
    <message>
        <source>Protected folders</source>
        <translation>Geschützte Ordner</translation>
    </message>
    <message>
        <source>Raise the memory limit, then scan again.</source>
        <translation>Erhöhen Sie die Speichergrenze und suchen Sie erneut.</translation>
    </message>
    <message>
        <source>Raise the time limit, then scan again.</source>
        <translation>Erhöhen Sie die Zeitgrenze und suchen Sie erneut.</translation>
    </message>
    <message>
        <source>Reading failed</source>
        <translation>Lesen fehlgeschlagen</translation>
    </message>
    <message>
        <source>Reconnect the disk, then scan again.</source>
        <translation>Verbinden Sie den Datenträger wieder und suchen Sie erneut.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Geschützt</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Report of {time} UTC; nothing has been removed.</source>
        <translation>Bericht vom {time} UTC; nichts wurde entfernt.</translation>
    </message>
    <message>
        <source>Save copies without the password.</source>
        <translation>Speichern Sie Kopien ohne Passwort.</translation>
    </message>
    <message>
        <source>Save them in a supported format.</source>
        <translation>Speichern Sie sie in einem unterstützten Format.</translation>
    </message>
    <message>
        <source>Scan again when no program writes to them.</source>
        <translation>Suchen Sie erneut, wenn kein Programm mehr hineinschreibt.</translation>
    </message>
    <message>
        <source>Scans and pictures: compared by how they look. Text recognition (OCR) adds their words.</source>
        <translation>Scans und Bilder: verglichen wird, wie sie aussehen. Texterkennung (OCR) fügt ihre Wörter hinzu.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Short texts</source>
        <translation>Kurze Texte</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>Similarity is the share of the words of two documents that stand in a passage of at least five consecutive words that both have. Line breaks are ignored.</source>
        <translation>Ähnlichkeit ist der Anteil der Wörter zweier Dokumente, die in einer Passage von mindestens fünf aufeinanderfolgenden Wörtern stehen, die beide haben. Zeilenumbrüche werden ignoriert.</translation>
    </message>
    <message>
        <source>Similarity is the share of words in passages of at least five words that both documents have.</source>
        <translation>Ähnlichkeit ist der Anteil der Wörter in Passagen von mindestens fünf Wörtern, die beide Dokumente haben.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>Größe (Bytes)</translation>
    </message>
    <message>
        <source>Smallest file</source>
        <translation>Kleinste Datei</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Text of A</source>
        <translation>Text von A</translation>
    </message>
    <message>
        <source>Text of B</source>
        <translation>Text von B</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>The archive is damaged, encrypted, or packed in a way that DupFinder cannot read.</source>
        <translation>Das Archiv ist beschädigt, verschlüsselt oder auf eine Art gepackt, die DupFinder nicht lesen kann.</translation>
    </message>
    <message>
        <source>The cluster could not use the work folder {folder} ({why}). This machine does that part itself.</source>
        <translation>Der Cluster konnte den Arbeitsordner {folder} nicht verwenden ({why}). Diesen Teil erledigt dieser Rechner selbst.</translation>
    </message>
    <message>
        <source>The differences cannot be shown.</source>
        <translation>Die Unterschiede lassen sich nicht zeigen.</translation>
    </message>
    <message>
        <source>The drive of {folder} is not connected any more.</source>
        <translation>Das Laufwerk von {folder} ist nicht mehr angeschlossen.</translation>
    </message>
    <message>
        <source>The first document of each group is kept; the others are compared with it. Groups that free most come first.</source>
        <translation>Das erste Dokument jeder Gruppe wird behalten; die anderen werden mit ihm verglichen. Gruppen, die am meisten freigeben, stehen vorn.</translation>
    </message>
    <message>
        <source>The journal cannot be written, so it was not put back: {why}</source>
        <translation>Das Journal kann nicht geschrieben werden, deshalb wurde es nicht zurückgelegt: {why}</translation>
    </message>
    <message>
        <source>The page has more than {most} frames.</source>
        <translation>Die Seite hat mehr als {most} Rahmen.</translation>
    </message>
    <message>
        <source>The same file</source>
        <translation>Dieselbe Datei</translation>
    </message>
    <message>
        <source>The same letters: words are joined or divided elsewhere.</source>
        <translation>Dieselben Buchstaben: Wörter hängen zusammen oder sind anders getrennt.</translation>
    </message>
    <message>
        <source>The same values: {difference}.</source>
        <translation>Dieselben Werte: {difference}.</translation>
    </message>
    <message>
        <source>The same words but for the letters: {difference}.</source>
        <translation>Bis auf die Buchstaben dieselben Wörter: {difference}.</translation>
    </message>
    <message>
        <source>The same words {difference}.</source>
        <translation>Dieselben Wörter {difference}.</translation>
    </message>
    <message>
        <source>The same words; only list numbers differ.</source>
        <translation>Dieselben Wörter; nur die Nummern von Listen sind anders.</translation>
    </message>
    <message>
        <source>The scan was stopped. These are the results so far.</source>
        <translation>Die Suche wurde vorzeitig beendet. Das sind die Ergebnisse bis dahin.</translation>
    </message>
    <message>
        <source>The two documents</source>
        <translation>Die beiden Dokumente</translation>
    </message>
    <message>
        <source>The two documents are different, but have passages in common.</source>
        <translation>Die beiden Dokumente sind verschieden, haben aber gemeinsame Passagen.</translation>
    </message>
    <message>
        <source>The two documents are different.</source>
        <translation>Die beiden Dokumente sind verschieden.</translation>
    </message>
    <message>
        <source>The two documents are near duplicates.</source>
        <translation>Die beiden Dokumente sind ähnlich.</translation>
    </message>
    <message>
        <source>The two documents have the same content.</source>
        <translation>Die beiden Dokumente haben denselben Inhalt.</translation>
    </message>
    <message>
        <source>The two documents have the same text.</source>
        <translation>Die beiden Dokumente haben denselben Text.</translation>
    </message>
    <message>
        <source>The two documents look alike.</source>
        <translation>Die beiden Dokumente sehen gleich aus.</translation>
    </message>
    <message>
        <source>The two files are exact copies.</source>
        <translation>Die beiden Dateien sind exakte Kopien.</translation>
    </message>
    <message>
        <source>The work folder {folder} is not there, or cannot be written to.</source>
        <translation>Der Arbeitsordner {folder} fehlt, oder es kann nicht hineingeschrieben werden.</translation>
    </message>
    <message>
        <source>Their texts were not compared. Exact copies were still found if the file could be opened.</source>
        <translation>Ihre Texte wurden nicht verglichen. Exakte Kopien wurden trotzdem gefunden, wenn sich die Datei öffnen ließ.</translation>
    </message>
    <message>
        <source>These documents are like no other one that was compared, at the least similarity below. What not read is not among them.</source>
        <translation>Diese Dokumente sind bei der Mindestähnlichkeit unten keinem anderen verglichenen ähnlich. Nicht Gelesenes ist nicht dabei.</translation>
    </message>
    <message>
        <source>They differ only in {things}.</source>
        <translation>Unterschiede nur bei: {things}.</translation>
    </message>
    <message>
        <source>They may be damaged.</source>
        <translation>Sie sind vielleicht beschädigt.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>Zu groß</translation>
    </message>
    <message>
        <source>Too little could be compared to tell how they are related.</source>
        <translation>Es ließ sich zu wenig vergleichen, um zu sagen, wie sie sich zueinander verhalten.</translation>
    </message>
    <message>
        <source>Took too long</source>
        <translation>Dauerte zu lange</translation>
    </message>
    <message>
        <source>Two documents side by side</source>
        <translation>Zwei Dokumente nebeneinander</translation>
    </message>
    <message>
        <source>Unavailable during the scan</source>
        <translation>Während der Suche nicht verfügbar</translation>
    </message>
    <message>
        <source>Vanished during the scan</source>
        <translation>Während der Suche verschwunden</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Work done</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Written by DupFinder {version}.</source>
        <translation>Erstellt mit DupFinder {version}.</translation>
    </message>
    <message>
        <source>Written by DupFinder.</source>
        <translation>Erstellt mit DupFinder.</translation>
    </message>
    <message>
        <source>XML document</source>
        <translation>XML-Dokument</translation>
    </message>
    <message>
        <source>accents</source>
        <translation>Akzente</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>added or removed</source>
        <translation>hinzugefügt oder entfernt</translation>
    </message>
    <message>
        <source>addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>all documents of a group are that similar to each other</source>
        <translation>so ähnlich sind alle Dokumente einer Gruppe einander</translation>
    </message>
    <message>
        <source>amounts</source>
        <translation>Beträge</translation>
    </message>
    <message>
        <source>another letterhead or footer</source>
        <translation>anderer Briefkopf oder andere Fußzeile</translation>
    </message>
    <message>
        <source>at most {bits}</source>
        <translation>höchstens {bits}</translation>
    </message>
    <message>
        <source>attached file</source>
        <translation>Anhang</translation>
    </message>
    <message>
        <source>attached files</source>
        <translation>Anhänge</translation>
    </message>
    <message>
        <source>backwards</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>below {words} words: only checked for exact copies and same content</source>
        <translation>unter {words} Wörtern: nur auf exakte Kopien und gleichen Inhalt geprüft</translation>
    </message>
    <message>
        <source>best format to edit</source>
        <translation>bestes Format zum Bearbeiten</translation>
    </message>
    <message>
        <source>blind copy</source>
        <translation>Blindkopie</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Kasten</translation>
    </message>
    <message>
        <source>brackets</source>
        <translation>Klammern</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach Namen</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>von {author}</translation>
    </message>
    <message>
        <source>can be freed</source>
        <translation>werden frei</translation>
    </message>
    <message>
        <source>capital or punctuation mark</source>
        <translation>Großbuchstabe oder Satzzeichen</translation>
    </message>
    <message>
        <source>capitals</source>
        <translation>Großbuchstaben</translation>
    </message>
    <message>
        <source>capitals or punctuation</source>
        <translation>Großschreibung oder Satzzeichen</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>chart in cell</source>
        <translation>Diagramm in einer Zelle</translation>
    </message>
    <message>
        <source>chosen by you or a rule</source>
        <translation>von Ihnen oder durch eine Regel gewählt</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>clean name</source>
        <translation>sauberer Name</translation>
    </message>
    <message>
        <source>coloured boxes</source>
        <translation>farbige Kästen</translation>
    </message>
    <message>
        <source>coloured cells</source>
        <translation>farbige Zellen</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>company-confidential</source>
        <translation>vertraulich</translation>
    </message>
    <message>
        <source>contained</source>
        <translation>enthalten</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>Fortsetzung</translation>
    </message>
    <message>
        <source>control</source>
        <translation>Steuerelement</translation>
    </message>
    <message>
        <source>created {day}</source>
        <translation>erstellt {day}</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>türkis</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>Datumsangaben</translation>
    </message>
    <message>
        <source>details</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>diagram</source>
        <translation>Schaubild</translation>
    </message>
    <message>
        <source>disk image</source>
        <translation>Datenträgerabbild</translation>
    </message>
    <message>
        <source>document compared</source>
        <translation>verglichenes Dokument</translation>
    </message>
    <message>
        <source>document inside other files</source>
        <translation>Dokument in anderen Dateien</translation>
    </message>
    <message>
        <source>document that can be removed</source>
        <translation>entfernbares Dokument</translation>
    </message>
    <message>
        <source>document without a duplicate</source>
        <translation>Dokument ohne Duplikat</translation>
    </message>
    <message>
        <source>documents compared</source>
        <translation>verglichene Dokumente</translation>
    </message>
    <message>
        <source>documents inside other files</source>
        <translation>Dokumente in anderen Dateien</translation>
    </message>
    <message>
        <source>documents that can be removed</source>
        <translation>entfernbare Dokumente</translation>
    </message>
    <message>
        <source>documents without a duplicate</source>
        <translation>Dokumente ohne Duplikat</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>Zeichnungen</translation>
    </message>
    <message>
        <source>drawn by hand</source>
        <translation>mit der Hand gezeichnet</translation>
    </message>
    <message>
        <source>each document is that similar to at least one other of its group</source>
        <translation>so ähnlich ist jedes Dokument mindestens einem anderen seiner Gruppe</translation>
    </message>
    <message>
        <source>each document is that similar to the first of its group</source>
        <translation>so ähnlich ist jedes Dokument dem ersten seiner Gruppe</translation>
    </message>
    <message>
        <source>empty cells</source>
        <translation>leere Zellen</translation>
    </message>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>exact copies</source>
        <translation>exakte Kopien</translation>
    </message>
    <message>
        <source>exact copies, and same content in other files or formats</source>
        <translation>exakte Kopien und gleicher Inhalt in anderen Dateien oder Formaten</translation>
    </message>
    <message>
        <source>exact copies, and same text in other files or formats</source>
        <translation>exakte Kopien und gleicher Text in anderen Dateien oder Formaten</translation>
    </message>
    <message>
        <source>exact copies, same text in other files or formats, and similar texts</source>
        <translation>exakte Kopien, gleicher Text in anderen Dateien oder Formaten und ähnliche Texte</translation>
    </message>
    <message>
        <source>exact copies, same text, and scans and pictures that look alike</source>
        <translation>exakte Kopien, gleicher Text sowie Scans und Bilder, die gleich aussehen</translation>
    </message>
    <message>
        <source>exact copies, same text, similar texts, and texts contained in longer ones</source>
        <translation>exakte Kopien, gleicher Text, ähnliche Texte und Texte, die in längeren enthalten sind</translation>
    </message>
    <message>
        <source>exact copy</source>
        <translation>exakte Kopie</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>erzeugt</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>green box</source>
        <translation>grüner Kasten</translation>
    </message>
    <message>
        <source>green words</source>
        <translation>grüne Wörter</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>group of duplicates</source>
        <translation>Gruppe von Duplikaten</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>groups of duplicates</source>
        <translation>Gruppen von Duplikaten</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>hidden parts</source>
        <translation>ausgeblendete Teile</translation>
    </message>
    <message>
        <source>high importance</source>
        <translation>hohe Wichtigkeit</translation>
    </message>
    <message>
        <source>highlighted</source>
        <translation>hervorgehoben</translation>
    </message>
    <message>
        <source>highlighted blue</source>
        <translation>blau hervorgehoben</translation>
    </message>
    <message>
        <source>highlighted cyan</source>
        <translation>türkis hervorgehoben</translation>
    </message>
    <message>
        <source>highlighted green</source>
        <translation>grün hervorgehoben</translation>
    </message>
    <message>
        <source>highlighted pink</source>
        <translation>rosa hervorgehoben</translation>
    </message>
    <message>
        <source>highlighted purple</source>
        <translation>violett hervorgehoben</translation>
    </message>
    <message>
        <source>highlighted red</source>
        <translation>rot hervorgehoben</translation>
    </message>
    <message>
        <source>holds {documents}</source>
        <translation>enthält {documents}</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoriert</translation>
    </message>
    <message>
        <source>in a filed folder</source>
        <translation>geordnet abgelegt</translation>
    </message>
    <message>
        <source>in a protected folder</source>
        <translation>in einem geschützten Ordner</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>in another order</source>
        <translation>in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>größte zuerst</translation>
    </message>
    <message>
        <source>last saved {day}</source>
        <translation>zuletzt gespeichert {day}</translation>
    </message>
    <message>
        <source>least similar first</source>
        <translation>unähnlichste zuerst</translation>
    </message>
    <message>
        <source>letter errors</source>
        <translation>Buchstabenfehler</translation>
    </message>
    <message>
        <source>letterhead</source>
        <translation>Briefkopf</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>hoch- oder tiefgestellt</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>lines that match</source>
        <translation>passende Zeilen</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Verweis</translation>
    </message>
    <message>
        <source>links</source>
        <translation>Verweise</translation>
    </message>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>list numbers</source>
        <translation>Nummern von Listen</translation>
    </message>
    <message>
        <source>longer text</source>
        <translation>längerer Text</translation>
    </message>
    <message>
        <source>looks alike</source>
        <translation>sieht gleich aus</translation>
    </message>
    <message>
        <source>low importance</source>
        <translation>niedrige Wichtigkeit</translation>
    </message>
    <message>
        <source>lowered</source>
        <translation>tiefgestellt</translation>
    </message>
    <message>
        <source>macros</source>
        <translation>Makros</translation>
    </message>
    <message>
        <source>many single words differ</source>
        <translation>viele einzelne Wörter weichen ab</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>most like the others</source>
        <translation>den anderen am ähnlichsten</translation>
    </message>
    <message>
        <source>most similar first</source>
        <translation>ähnlichste zuerst</translation>
    </message>
    <message>
        <source>most to free first</source>
        <translation>größter Gewinn zuerst</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>moved down from paragraph {number} of A</source>
        <translation>nach unten verschoben, von Absatz {number} in A</translation>
    </message>
    <message>
        <source>moved down to paragraph {number} of B</source>
        <translation>nach unten verschoben, zu Absatz {number} in B</translation>
    </message>
    <message>
        <source>moved up from paragraph {number} of A</source>
        <translation>nach oben verschoben, von Absatz {number} in A</translation>
    </message>
    <message>
        <source>moved up to paragraph {number} of B</source>
        <translation>nach oben verschoben, zu Absatz {number} in B</translation>
    </message>
    <message>
        <source>moved within the paragraph</source>
        <translation>innerhalb des Absatzes verschoben</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>neueste zuerst</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>notation</source>
        <translation>Schreibweise</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>nothing has been removed</source>
        <translation>nichts wurde entfernt</translation>
    </message>
    <message>
        <source>nothing to free</source>
        <translation>nichts wird frei</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>Nummer {number}</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>numbers written in another way</source>
        <translation>Zahlen anders geschrieben</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>of A is in B</source>
        <translation>von A steht in B</translation>
    </message>
    <message>
        <source>of B is in A</source>
        <translation>von B steht in A</translation>
    </message>
    <message>
        <source>of these share space</source>
        <translation>davon teilen sich Platz</translation>
    </message>
    <message>
        <source>of {time} UTC, written by DupFinder {version}; nothing was removed</source>
        <translation>vom {time} UTC, erstellt mit DupFinder {version}; nichts wurde entfernt</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>älteste zuerst</translation>
    </message>
    <message>
        <source>online addresses</source>
        <translation>Online-Adressen</translation>
    </message>
    <message>
        <source>only accents differ</source>
        <translation>nur die Akzente sind anders</translation>
    </message>
    <message>
        <source>only across sources, nothing within one</source>
        <translation>nur zwischen den Ordnern, nicht innerhalb eines Ordners</translation>
    </message>
    <message>
        <source>only list numbers differ</source>
        <translation>nur Nummern von Listen anders</translation>
    </message>
    <message>
        <source>only one has text</source>
        <translation>nur eines hat Text</translation>
    </message>
    <message>
        <source>only such similar documents are listed</source>
        <translation>nur solche ähnlichen Dokumente werden genannt</translation>
    </message>
    <message>
        <source>only words compared</source>
        <translation>nur Wörter verglichen</translation>
    </message>
    <message>
        <source>only {things} differ</source>
        <translation>nur {things} verschieden</translation>
    </message>
    <message>
        <source>only ä and ae differ</source>
        <translation>nur ä und ae sind anders</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>orange box</source>
        <translation>oranger Kasten</translation>
    </message>
    <message>
        <source>orange words</source>
        <translation>orange Wörter</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>page without text</source>
        <translation>Seite ohne Text</translation>
    </message>
    <message>
        <source>page {number}</source>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>pages without text</source>
        <translation>Seiten ohne Text</translation>
    </message>
    <message>
        <source>paragraph {places}</source>
        <translation>Absatz {places}</translation>
    </message>
    <message>
        <source>paragraphs {places}</source>
        <translation>Absätze {places}</translation>
    </message>
    <message>
        <source>passage with changes</source>
        <translation>Passage mit Änderungen</translation>
    </message>
    <message>
        <source>passages with changes</source>
        <translation>Passagen mit Änderungen</translation>
    </message>
    <message>
        <source>personal</source>
        <translation>persönlich</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>pictures or drawings</source>
        <translation>Bilder oder Zeichnungen</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>placeholder</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>Vieleck</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privat</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>Satzzeichen</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>raised</source>
        <translation>hochgestellt</translation>
    </message>
    <message>
        <source>rar archive</source>
        <translation>rar-Archiv</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>red box</source>
        <translation>roter Kasten</translation>
    </message>
    <message>
        <source>red words</source>
        <translation>rote Wörter</translation>
    </message>
    <message>
        <source>redaction</source>
        <translation>Schwärzung</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>geschützt</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>reply to</source>
        <translation>Antwort an</translation>
    </message>
    <message>
        <source>report of {time} UTC</source>
        <translation>Bericht vom {time} UTC</translation>
    </message>
    <message>
        <source>same content</source>
        <translation>gleicher Inhalt</translation>
    </message>
    <message>
        <source>same template, other details</source>
        <translation>gleiche Vorlage, andere Angaben</translation>
    </message>
    <message>
        <source>same template, other {things}</source>
        <translation>gleiche Vorlage, andere {things}</translation>
    </message>
    <message>
        <source>same text</source>
        <translation>gleicher Text</translation>
    </message>
    <message>
        <source>script</source>
        <translation>Schriftzeichen</translation>
    </message>
    <message>
        <source>address of the sender</source>
        <translation>Adresse des Absenders</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>sheet {number}</source>
        <translation>Blatt {number}</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>unterschrieben</translation>
    </message>
    <message>
        <source>similar</source>
        <translation>ähnlich</translation>
    </message>
    <message>
        <source>simplified and traditional characters</source>
        <translation>vereinfachte und traditionelle Zeichen</translation>
    </message>
    <message>
        <source>slide {number}</source>
        <translation>Folie {number}</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>spacing</source>
        <translation>Abstände</translation>
    </message>
    <message>
        <source>stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>durchgestrichen</translation>
    </message>
    <message>
        <source>such similar documents are left out</source>
        <translation>solche ähnlichen Dokumente werden ausgelassen</translation>
    </message>
    <message>
        <source>tags and attributes</source>
        <translation>Tags und Attribute</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>the same file: {path}</source>
        <translation>dieselbe Datei: {path}</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>tracked changes or struck text</source>
        <translation>Änderungsmarken oder Durchgestrichenes</translation>
    </message>
    <message>
        <source>tracked or struck</source>
        <translation>Änderungsmarke</translation>
    </message>
    <message>
        <source>umlauts</source>
        <translation>Umlaute</translation>
    </message>
    <message>
        <source>underlined</source>
        <translation>unterstrichen</translation>
    </message>
    <message>
        <source>upper and lower case</source>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>web archive</source>
        <translation>Webarchiv</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>Leerraum</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>words in names, folders, titles</source>
        <translation>Wörter in Namen, Ordnern, Titeln</translation>
    </message>
    <message>
        <source>words joined or divided</source>
        <translation>Wörter anders getrennt</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>yellow box</source>
        <translation>gelber Kasten</translation>
    </message>
    <message>
        <source>yellow words</source>
        <translation>gelbe Wörter</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{count} amounts</source>
        <translation>{count} Beträge</translation>
    </message>
    <message>
        <source>{count} attached files</source>
        <translation>{count} Anhänge</translation>
    </message>
    <message>
        <source>{count} attachments</source>
        <translation>{count} Anhänge</translation>
    </message>
    <message>
        <source>{count} bytes</source>
        <translation>{count} Bytes</translation>
    </message>
    <message>
        <source>{count} comments</source>
        <translation>{count} Kommentare</translation>
    </message>
    <message>
        <source>{count} dates</source>
        <translation>{count} Datumsangaben</translation>
    </message>
    <message>
        <source>{count} documents</source>
        <translation>{count} Dokumente</translation>
    </message>
    <message>
        <source>{count} drawings</source>
        <translation>{count} Zeichnungen</translation>
    </message>
    <message>
        <source>{count} equal paragraphs</source>
        <translation>{count} gleiche Absätze</translation>
    </message>
    <message>
        <source>{count} files</source>
        <translation>{count} Dateien</translation>
    </message>
    <message>
        <source>{count} groups</source>
        <translation>{count} Gruppen</translation>
    </message>
    <message>
        <source>{count} links</source>
        <translation>{count} Verweise</translation>
    </message>
    <message>
        <source>{count} macOS packages</source>
        <translation>{count} macOS-Pakete</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} weitere</translation>
    </message>
    <message>
        <source>{count} more changed paragraphs</source>
        <translation>{count} weitere geänderte Absätze</translation>
    </message>
    <message>
        <source>{count} more paragraphs</source>
        <translation>{count} Absätze mehr</translation>
    </message>
    <message>
        <source>{count} moved passages</source>
        <translation>{count} verschobene Passagen</translation>
    </message>
    <message>
        <source>{count} names</source>
        <translation>{count} Namen</translation>
    </message>
    <message>
        <source>{count} numbers</source>
        <translation>{count} Zahlen</translation>
    </message>
    <message>
        <source>{count} pages without text</source>
        <translation>{count} Seiten ohne Text</translation>
    </message>
    <message>
        <source>{count} paragraphs</source>
        <translation>{count} Absätze</translation>
    </message>
    <message>
        <source>{count} passages</source>
        <translation>{count} Passagen</translation>
    </message>
    <message>
        <source>{count} pictures</source>
        <translation>{count} Bilder</translation>
    </message>
    <message>
        <source>{count} place drawn over</source>
        <translation>{count} Stelle überzeichnet</translation>
    </message>
    <message>
        <source>{count} places</source>
        <translation>{count} Stellen</translation>
    </message>
    <message>
        <source>{count} places drawn over</source>
        <translation>{count} Stellen überzeichnet</translation>
    </message>
    <message>
        <source>{count} shape</source>
        <translation>{count} Form</translation>
    </message>
    <message>
        <source>{count} shapes</source>
        <translation>{count} Formen</translation>
    </message>
    <message>
        <source>{count} words</source>
        <translation>{count} Wörter</translation>
    </message>
    <message>
        <source>{difference} ({changes}): probably not copies.</source>
        <translation>{difference} ({changes}): vermutlich keine Kopien.</translation>
    </message>
    <message>
        <source>{difference}, in {places}: probably not copies.</source>
        <translation>{difference}, an {places}: vermutlich keine Kopien.</translation>
    </message>
    <message>
        <source>{documents} from one template ({what})</source>
        <translation>{documents} aus einer Vorlage ({what})</translation>
    </message>
    <message>
        <source>{documents} not read</source>
        <translation>{documents} nicht gelesen</translation>
    </message>
    <message>
        <source>{files} compared by bytes</source>
        <translation>{files} Byte für Byte verglichen</translation>
    </message>
    <message>
        <source>{files} seen, {documents} compared in {time}</source>
        <translation>{files} gesehen, {documents} verglichen in {time}</translation>
    </message>
    <message>
        <source>{files} {count} compared by bytes</source>
        <translation>{files} {count} Byte für Byte verglichen</translation>
    </message>
    <message>
        <source>{first} to {last} of {side}</source>
        <translation>{first} bis {last} von {side}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{found} of {total} {things}</source>
        <translation>{found} von {total} {things}</translation>
    </message>
    <message>
        <source>{groups} of duplicate documents</source>
        <translation>{groups} doppelter Dokumente</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{inner} is mostly contained in {outer}.</source>
        <translation>{inner} ist größtenteils in {outer} enthalten.</translation>
    </message>
    <message>
        <source>{kind} ({places})</source>
        <translation>{kind} ({places})</translation>
    </message>
    <message>
        <source>{kind} in {places}</source>
        <translation>{kind} an {places}</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{most} and {last}</source>
        <translation>{most} und {last}</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{number} of {side}</source>
        <translation>{number} von {side}</translation>
    </message>
    <message>
        <source>{paragraphs} only in {side}</source>
        <translation>{paragraphs} nur in {side}</translation>
    </message>
    <message>
        <source>{said} Ignored: {things}.</source>
        <translation>{said} Ignoriert: {things}.</translation>
    </message>
    <message>
        <source>{said} Other differences: {things}.</source>
        <translation>{said} Andere Unterschiede: {things}.</translation>
    </message>
    <message>
        <source>{search} search {next} {previous} next, previous group {all} open or close all</source>
        <translation>{search} suchen {next} {previous} nächste, vorige Gruppe {all} alle öffnen oder schließen</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{share} the same</source>
        <translation>{share} gleich</translation>
    </message>
    <message>
        <source>{side} has {paragraphs}; the rest is the same.</source>
        <translation>{side} hat {paragraphs}; der Rest ist gleich.</translation>
    </message>
    <message>
        <source>{size} can be freed</source>
        <translation>{size} werden frei</translation>
    </message>
    <message>
        <source>{text} ({place})</source>
        <translation>{text} ({place})</translation>
    </message>
    <message>
        <source>{things} differ</source>
        <translation>{things} verschieden</translation>
    </message>
    <message>
        <source>{things} differs</source>
        <translation>{things} verschieden</translation>
    </message>
    <message>
        <source>{things} not compared</source>
        <translation>{things} nicht verglichen</translation>
    </message>
    <message>
        <source>{count} by name</source>
        <translation>{count} nach Namen</translation>
    </message>
    <message>
        <source>{count} devices, pipes or sockets</source>
        <translation>{count} Geräte, Pipes oder Sockets</translation>
    </message>
    <message>
        <source>{count} empty</source>
        <translation>{count} leere</translation>
    </message>
    <message>
        <source>{count} hidden</source>
        <translation>{count} versteckte</translation>
    </message>
    <message>
        <source>{count} too small or too large</source>
        <translation>{count} zu klein oder zu groß</translation>
    </message>
    <message>
        <source>{count} trash folders</source>
        <translation>{count} Papierkörbe</translation>
    </message>
</context>
<context>
    <name>CoverModel</name>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Adds words</source>
        <translation>Wörter dazu</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Geändert</translation>
    </message>
</context>
<context>
    <name>DecidingFlow</name>
    <message>
        <source>Nothing marked. Press Space to mark documents, or use Auto-select.</source>
        <translation>Nichts markiert. Markieren Sie mit der Leertaste oder mit „Automatisch auswählen“.</translation>
    </message>
    <message>
        <source>Please wait: the last change is still running.</source>
        <translation>Bitte warten: Die letzte Änderung läuft noch.</translation>
    </message>
    <message>
        <source>The last removal was interrupted. Open the history (Ctrl+H) to put documents back.</source>
        <translation>Das letzte Entfernen wurde unterbrochen. Der Verlauf (Strg+H) legt Dokumente zurück.</translation>
    </message>
    <message>
        <source>Files that cannot be read cannot be ignored as duplicates.</source>
        <translation>Nicht lesbare Dateien lassen sich nicht als „keine Duplikate“ merken.</translation>
    </message>
    <message>
        <source>Saved as not duplicates. See Marks ▸ Not duplicates.</source>
        <translation>Als keine Duplikate gemerkt. Siehe Markierungen ▸ Keine Duplikate.</translation>
    </message>
    <message>
        <source>The next scan finds these duplicates again.</source>
        <translation>Die nächste Suche findet diese Duplikate wieder.</translation>
    </message>
</context>
<context>
    <name>DecidingWording</name>
    <message>
        <source>One in each folder</source>
        <translation>Eines in jedem Ordner</translation>
    </message>
    <message>
        <source>One of each file name</source>
        <translation>Eines von jedem Dateinamen</translation>
    </message>
    <message>
        <source>marked by hand</source>
        <translation>von Hand bestimmt</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Suggested (finished, filed, clean name)</source>
        <translation>Vorschlag (fertig, abgelegt, sauberer Name)</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Neuestes</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>Ältestes</translation>
    </message>
    <message>
        <source>Longest text</source>
        <translation>Längster Text</translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation>Größte Datei</translation>
    </message>
    <message>
        <source>Smallest file</source>
        <translation>Kleinste Datei</translation>
    </message>
    <message>
        <source>Best format</source>
        <translation>Bestes Format</translation>
    </message>
    <message>
        <source>Shortest path</source>
        <translation>Kürzester Pfad</translation>
    </message>
    <message>
        <source>Cleanest name (no “copy”, “(1)”, “old”)</source>
        <translation>Sauberster Name (ohne „Kopie“, „(1)“, „Backup“)</translation>
    </message>
    <message>
        <source>Cleanest path (no “backup” or “old” in its folders)</source>
        <translation>Sauberster Pfad (Ordner ohne „Backup“, „old“)</translation>
    </message>
    <message>
        <source>Most details (title, author …)</source>
        <translation>Meiste Angaben (Titel, Autor …)</translation>
    </message>
    <message>
        <source>Preferred folder</source>
        <translation>Bevorzugter Ordner</translation>
    </message>
    <message>
        <source>Name matches</source>
        <translation>Name passt</translation>
    </message>
    <message>
        <source>In folder {folder}</source>
        <translation>Im Ordner {folder}</translation>
    </message>
    <message>
        <source>Name like {pattern}</source>
        <translation>Name wie {pattern}</translation>
    </message>
    <message>
        <source>the signed, filled-in or final one is kept</source>
        <translation>Unterschriebenes, Ausgefülltes oder Endgültiges wird behalten</translation>
    </message>
    <message>
        <source>the filed one is kept</source>
        <translation>Abgelegtes wird behalten</translation>
    </message>
    <message>
        <source>a protected folder comes first</source>
        <translation>ein geschützter Ordner geht vor</translation>
    </message>
    <message>
        <source>no rule applied: kept the suggested copy</source>
        <translation>keine Regel passt: Vorschlag behalten</translation>
    </message>
    <message>
        <source>same template, other details</source>
        <translation>gleiche Vorlage, andere Angaben</translation>
    </message>
    <message>
        <source>no copy of it is kept</source>
        <translation>keine Kopie davon wird behalten</translation>
    </message>
    <message>
        <source>not marked</source>
        <translation>nicht markiert</translation>
    </message>
    <message>
        <source>kept for another document</source>
        <translation>wird für ein anderes Dokument behalten</translation>
    </message>
    <message>
        <source>In a protected folder: nothing there is removed.</source>
        <translation>In einem geschützten Ordner: Dort wird nichts entfernt.</translation>
    </message>
    <message>
        <source>In an excluded folder: not included.</source>
        <translation>In einem ausgeschlossenen Ordner: nicht einbezogen.</translation>
    </message>
    <message>
        <source>Inside another file: never removed.</source>
        <translation>In einer anderen Datei: wird nie entfernt.</translation>
    </message>
    <message>
        <source>No readable document of its group would be left.</source>
        <translation>Von seiner Gruppe bliebe kein lesbares Dokument.</translation>
    </message>
    <message>
        <source>Could not be read, so it was not compared.</source>
        <translation>Nicht lesbar, daher nicht verglichen.</translation>
    </message>
    <message>
        <source>This is the kept document of its group. Choose another keeper first.</source>
        <translation>Dies ist das behaltene Dokument seiner Gruppe. Behalten Sie zuerst ein anderes.</translation>
    </message>
    <message>
        <source>Hidden by the filter.</source>
        <translation>Vom Filter ausgeblendet.</translation>
    </message>
    <message>
        <source>Not in a group of duplicates.</source>
        <translation>In keiner Gruppe von Duplikaten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in a protected folder</source>
        <translation>
            <numerusform>%Ln in einem geschützten Ordner</numerusform>
            <numerusform>%Ln in einem geschützten Ordner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in an excluded folder</source>
        <translation>
            <numerusform>%Ln in einem ausgeschlossenen Ordner</numerusform>
            <numerusform>%Ln in einem ausgeschlossenen Ordner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln inside another file</source>
        <translation>
            <numerusform>%Ln in einer anderen Datei</numerusform>
            <numerusform>%Ln in anderen Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln the last of its group</source>
        <translation>
            <numerusform>%Ln als letztes seiner Gruppe</numerusform>
            <numerusform>%Ln als letzte ihrer Gruppe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read</source>
        <translation>
            <numerusform>%Ln nicht lesbar</numerusform>
            <numerusform>%Ln nicht lesbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keeper(s)</source>
        <translation>
            <numerusform>%Ln bleibendes</numerusform>
            <numerusform>%Ln bleibende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden by the filter</source>
        <translation>
            <numerusform>%Ln vom Filter ausgeblendet</numerusform>
            <numerusform>%Ln vom Filter ausgeblendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not in a group</source>
        <translation>
            <numerusform>%Ln in keiner Gruppe</numerusform>
            <numerusform>%Ln in keiner Gruppe</numerusform>
        </translation>
    </message>
    <message>
        <source>the suggested copy is kept</source>
        <translation>der Vorschlag wird behalten</translation>
    </message>
    <message>
        <source>the newest is kept</source>
        <translation>neuestes wird behalten</translation>
    </message>
    <message>
        <source>the oldest is kept</source>
        <translation>ältestes wird behalten</translation>
    </message>
    <message>
        <source>the longest text is kept</source>
        <translation>längster Text wird behalten</translation>
    </message>
    <message>
        <source>the largest file is kept</source>
        <translation>größte Datei wird behalten</translation>
    </message>
    <message>
        <source>the smallest file is kept</source>
        <translation>kleinste Datei wird behalten</translation>
    </message>
    <message>
        <source>the best format is kept</source>
        <translation>bestes Format wird behalten</translation>
    </message>
    <message>
        <source>the shortest path is kept</source>
        <translation>kürzester Pfad wird behalten</translation>
    </message>
    <message>
        <source>the cleanest name is kept</source>
        <translation>sauberster Name wird behalten</translation>
    </message>
    <message>
        <source>the cleanest path is kept</source>
        <translation>sauberster Pfad wird behalten</translation>
    </message>
    <message>
        <source>the one with most details is kept</source>
        <translation>das mit den meisten Angaben wird behalten</translation>
    </message>
    <message>
        <source>the copy in {folder} is kept</source>
        <translation>die Kopie in {folder} wird behalten</translation>
    </message>
    <message>
        <source>a name like {pattern} is kept</source>
        <translation>ein Name wie {pattern} wird behalten</translation>
    </message>
    <message>
        <source>one in each folder is kept</source>
        <translation>in jedem Ordner wird eines behalten</translation>
    </message>
    <message>
        <source>one of each file name is kept</source>
        <translation>von jedem Dateinamen wird eines behalten</translation>
    </message>
</context>
<context>
    <name>DetailsPopover</name>
    <message>
        <source>Details of the documents</source>
        <translation>Einzelheiten der Dokumente</translation>
    </message>
</context>
<context>
    <name>DistinctionModel</name>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>is not a duplicate of</source>
        <translation>ist kein Duplikat von</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
</context>
<context>
    <name>DistinctionsDialog</name>
    <message>
        <source>Not duplicates</source>
        <translation>Keine Duplikate</translation>
    </message>
    <message>
        <source>Search by name or folder</source>
        <translation>Nach Name oder Ordner suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Pairs that are not duplicates</source>
        <translation>Paare, die keine Duplikate sind</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Von der Liste nehmen</translation>
    </message>
    <message>
        <source>The selected pairs can be found as duplicates again (Delete)</source>
        <translation>Die gewählten Paare gelten wieder als Duplikate (Entf)</translation>
    </message>
    <message>
        <source>These pairs are not grouped again, and neither are their copies. Editing a document ends this.</source>
        <translation>Diese Paare und ihre Kopien kommen nicht mehr in eine Gruppe. Wird ein Dokument bearbeitet, gilt das nicht mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln Paar</numerusform>
            <numerusform>%Ln Paare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentFlow</name>
    <message>
        <source>{name} is a program.</source>
        <translation>{name} ist ein Programm.</translation>
    </message>
    <message>
        <source>{name} is a script: a list of commands.</source>
        <translation>{name} ist ein Skript: eine Liste von Befehlen.</translation>
    </message>
    <message>
        <source>{name} is a shortcut. It can start any program.</source>
        <translation>{name} ist eine Verknüpfung. Sie kann jedes Programm starten.</translation>
    </message>
    <message>
        <source>Its name hides what it is.</source>
        <translation>Sein Name verbirgt, was es ist.</translation>
    </message>
    <message>
        <source>Opening it may run it, with all your permissions. Open it only if you trust its source.</source>
        <translation>Beim Öffnen wird sie vielleicht ausgeführt, mit allen Ihren Rechten. Öffnen Sie sie nur, wenn Sie der Herkunft vertrauen.</translation>
    </message>
    <message>
        <source>This file can run</source>
        <translation>Diese Datei kann ausgeführt werden</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <source>Inside another file</source>
        <translation>In einer anderen Datei</translation>
    </message>
    <message>
        <source>This document is inside {name} and cannot be opened by itself.</source>
        <translation>Dieses Dokument ist in {name} und kann nicht einzeln geöffnet werden.</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} öffnen</translation>
    </message>
    <message>
        <source>{path} cannot be opened.</source>
        <translation>{path} lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The folder of {path} cannot be opened.</source>
        <translation>Der Ordner von {path} lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Path copied.</source>
        <translation>Pfad kopiert.</translation>
    </message>
    <message>
        <source>A document inside another file cannot be renamed.</source>
        <translation>Ein Dokument in einer anderen Datei kann nicht umbenannt werden.</translation>
    </message>
    <message>
        <source>Renamed to {name}.</source>
        <translation>Umbenannt in {name}.</translation>
    </message>
</context>
<context>
    <name>DocumentHeader</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
</context>
<context>
    <name>DocumentTable</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>What is only here …</source>
        <translation>Was nur hier steht …</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
</context>
<context>
    <name>DropWindow</name>
    <message>
        <source>Drop to add</source>
        <translation>Zum Hinzufügen ablegen</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Show how similar documents differ</source>
        <translation>Zeigen, worin sich ähnliche Dokumente unterscheiden</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Der Bericht wird geschrieben</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
</context>
<context>
    <name>ExportWording</name>
    <message>
        <source>One file for any browser. Search, sort and share it.</source>
        <translation>Eine Datei für jeden Browser: suchen, sortieren, weitergeben.</translation>
    </message>
    <message>
        <source>Numbered pages with an outline, to print and keep.</source>
        <translation>Nummerierte Seiten mit Gliederung, zum Drucken und Aufbewahren.</translation>
    </message>
    <message>
        <source>Groups as tables, for Word or LibreOffice Writer.</source>
        <translation>Gruppen als Tabellen, für Word oder LibreOffice Writer.</translation>
    </message>
    <message>
        <source>One row per document, for Excel or LibreOffice.</source>
        <translation>Eine Zeile je Dokument, für Excel oder LibreOffice.</translation>
    </message>
    <message>
        <source>One row per document, for any spreadsheet program.</source>
        <translation>Eine Zeile je Dokument, für jede Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>All results, for programs and dupfinder plan.</source>
        <translation>Alle Ergebnisse, für Programme und dupfinder plan.</translation>
    </message>
    <message>
        <source>All pairs of similar documents, one per line, for programs.</source>
        <translation>Alle Paare ähnlicher Dokumente, eines je Zeile, für Programme.</translation>
    </message>
    <message numerus="yes">
        <source>Everything: %Ln group(s)</source>
        <translation>
            <numerusform>Alles: %Ln Gruppe</numerusform>
            <numerusform>Alles: %Ln Gruppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shown now: %Ln group(s)</source>
        <translation>
            <numerusform>Jetzt gezeigt: %Ln Gruppe</numerusform>
            <numerusform>Jetzt gezeigt: %Ln Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>Reads the documents again. The report then contains parts of their text.</source>
        <translation>Liest die Dokumente neu. Der Bericht enthält dann Teile ihres Textes.</translation>
    </message>
    <message>
        <source>Only in web pages.</source>
        <translation>Nur in Webseiten.</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln pair(s) compared</source>
        <translation>
            <numerusform>{done} von %Ln Paar verglichen</numerusform>
            <numerusform>{done} von %Ln Paaren verglichen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>Print (PDF)</source>
        <translation>Zum Drucken (PDF)</translation>
    </message>
    <message>
        <source>Document (Word, DOCX)</source>
        <translation>Dokument (Word, DOCX)</translation>
    </message>
    <message>
        <source>Workbook (XLSX)</source>
        <translation>Arbeitsmappe (XLSX)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <translation>Daten (JSON)</translation>
    </message>
    <message>
        <source>All pairs (JSON lines)</source>
        <translation>Alle Paare (JSON-Zeilen)</translation>
    </message>
</context>
<context>
    <name>FactGrid</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Last saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>Anlagen</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>{fact}, differs</source>
        <translation>{fact}, abweichend</translation>
    </message>
</context>
<context>
    <name>Feed</name>
    <message>
        <source>This document cannot be shown.</source>
        <translation>Dieses Dokument lässt sich nicht zeigen.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Search words</source>
        <translation>Suchwörter</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter aufheben</translation>
    </message>
    <message>
        <source>All formats</source>
        <translation>Alle Formate</translation>
    </message>
    <message>
        <source>Name or folder</source>
        <translation>Name oder Ordner</translation>
    </message>
    <message>
        <source>Words of the text</source>
        <translation>Wörter im Text</translation>
    </message>
    <message>
        <source>Whole words. Use quotes for a phrase.</source>
        <translation>Ganze Wörter. Anführungszeichen für eine Wortfolge.</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <source>Search names and folders, or document texts</source>
        <translation>Namen und Ordner oder Texte durchsuchen</translation>
    </message>
    <message>
        <source>Formats to show</source>
        <translation>Welche Formate gezeigt werden</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Wird gesucht …</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Which documents to show</source>
        <translation>Welche Dokumente gezeigt werden</translation>
    </message>
</context>
<context>
    <name>FilterChip</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Remove filter: {what}</source>
        <translation>Filter entfernen: {what}</translation>
    </message>
</context>
<context>
    <name>FilterWording</name>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Exact copies</source>
        <translation>Exakte Kopien</translation>
    </message>
    <message>
        <source>Same content</source>
        <translation>Gleicher Inhalt</translation>
    </message>
    <message>
        <source>Same text</source>
        <translation>Gleicher Text</translation>
    </message>
    <message>
        <source>Looks alike</source>
        <translation>Sieht gleich aus</translation>
    </message>
    <message>
        <source>Similar</source>
        <translation>Ähnlich</translation>
    </message>
    <message>
        <source>Contained</source>
        <translation>Enthalten</translation>
    </message>
    <message>
        <source>Without: same template, other details</source>
        <translation>Ohne: gleiche Vorlage, andere Angaben</translation>
    </message>
    <message>
        <source>Other differences: pictures, comments …</source>
        <translation>Andere Unterschiede: Bilder, Kommentare …</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>in {folder}</source>
        <translation>in {folder}</translation>
    </message>
    <message>
        <source>in both {one} and {other}</source>
        <translation>in {one} und auch in {other}</translation>
    </message>
    <message>
        <source>{format} ({count})</source>
        <translation>{format} ({count})</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in both texts</source>
        <translation>In beiden Texten suchen</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>Voriger Treffer (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Nächster Treffer (Eingabe)</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
</context>
<context>
    <name>FindingModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>Similar to</source>
        <translation>Ähnelt</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
</context>
<context>
    <name>FingerprintPage</name>
    <message>
        <source>{count} bits</source>
        <translation>{count} Bit</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source> bits</source>
        <translation> Bit</translation>
    </message>
    <message>
        <source>like other text</source>
        <translation>wie anderer Text</translation>
    </message>
    <message>
        <source> times</source>
        <translation>-fach</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source> features</source>
        <translation> Merkmale</translation>
    </message>
    <message>
        <source>Same pictures make two documents more likely to be compared.</source>
        <translation>Gleiche Bilder machen einen Vergleich wahrscheinlicher.</translation>
    </message>
    <message>
        <source>Automatic works best. More bits take longer and find little more.</source>
        <translation>Automatisch ist am besten. Mehr Bit dauern länger und finden wenig mehr.</translation>
    </message>
    <message>
        <source> letters</source>
        <translation> Buchstaben</translation>
    </message>
    <message>
        <source> words</source>
        <translation> Wörter</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Verglichen wird</translation>
    </message>
    <message>
        <source>Longest sentences</source>
        <translation>Längste Sätze</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Besteht aus</translation>
    </message>
    <message>
        <source>Number in a row</source>
        <translation>Anzahl hintereinander</translation>
    </message>
    <message>
        <source>Repetitions count</source>
        <translation>Wiederholungen zählen</translation>
    </message>
    <message>
        <source>Headings count</source>
        <translation>Überschriften zählen</translation>
    </message>
    <message>
        <source>A picture counts</source>
        <translation>Ein Bild zählt</translation>
    </message>
    <message>
        <source>Hash function</source>
        <translation>Hashfunktion</translation>
    </message>
    <message>
        <source>Fingerprint size</source>
        <translation>Größe der Fingerabdrücke</translation>
    </message>
    <message>
        <source>Allowed difference</source>
        <translation>Erlaubter Unterschied</translation>
    </message>
    <message>
        <source>Fingerprints only choose which documents to compare word by word. They do not change similarities.</source>
        <translation>Fingerabdrücke bestimmen nur, welche Dokumente Wort für Wort verglichen werden. Ähnlichkeiten ändern sie nicht.</translation>
    </message>
</context>
<context>
    <name>FingerprintWording</name>
    <message>
        <source>Whole text (simhash)</source>
        <translation>Ganzer Text (Simhash)</translation>
    </message>
    <message>
        <source>Uses the whole text. Small edits barely change the fingerprint.</source>
        <translation>Nutzt den ganzen Text. Kleine Änderungen ändern den Fingerabdruck kaum.</translation>
    </message>
    <message>
        <source>Compares only the longest sentences. Misses documents edited in many places.</source>
        <translation>Vergleicht nur die längsten Sätze. Verpasst Dokumente, die an vielen Stellen bearbeitet wurden.</translation>
    </message>
    <message>
        <source>Best for nearly all documents.</source>
        <translation>Richtig für fast alle Dokumente.</translation>
    </message>
    <message>
        <source>Ignores spaces and punctuation: for scans with words run together or split.</source>
        <translation>Ignoriert Leer- und Satzzeichen: für Scans mit verklebten oder getrennten Wörtern.</translation>
    </message>
    <message>
        <source>Only words after “the”, “of” and the like: menus and tables hardly count.</source>
        <translation>Nur Wörter nach „der“, „von“ und dergleichen: Menüs und Tabellen zählen kaum.</translation>
    </message>
    <message>
        <source>Ten occurrences count about three times.</source>
        <translation>Zehn Vorkommen zählen etwa dreifach.</translation>
    </message>
    <message>
        <source>every time</source>
        <translation>jedes Mal</translation>
    </message>
    <message>
        <source>Ten occurrences count ten times.</source>
        <translation>Zehn Vorkommen zählen zehnfach.</translation>
    </message>
    <message>
        <source>more if rare</source>
        <translation>mehr, wenn selten</translation>
    </message>
    <message>
        <source>What few documents contain counts most.</source>
        <translation>Was wenige Dokumente enthalten, zählt am meisten.</translation>
    </message>
    <message>
        <source>The number of occurrences does not matter.</source>
        <translation>Die Zahl der Vorkommen spielt keine Rolle.</translation>
    </message>
    <message>
        <source>Same results, in less time.</source>
        <translation>Gleiche Ergebnisse in weniger Zeit.</translation>
    </message>
    <message>
        <source>For fingerprints compatible with other programs.</source>
        <translation>Für Fingerabdrücke, die zu anderen Programmen passen.</translation>
    </message>
    <message>
        <source>Longest sentences</source>
        <translation>Längste Sätze</translation>
    </message>
    <message>
        <source>Words in a row</source>
        <translation>Aufeinanderfolgende Wörter</translation>
    </message>
    <message>
        <source>Letters in a row</source>
        <translation>Aufeinanderfolgende Buchstaben</translation>
    </message>
    <message>
        <source>Words that follow small words</source>
        <translation>Wörter nach kleinen Wörtern</translation>
    </message>
    <message>
        <source>a little more</source>
        <translation>etwas mehr</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>Fast (polynomial)</source>
        <translation>Schnell (polynomiell)</translation>
    </message>
</context>
<context>
    <name>FoldedComparison</name>
    <message>
        <source>Select a document and press Enter to compare it.</source>
        <translation>Dokument wählen und mit der Eingabetaste vergleichen.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
</context>
<context>
    <name>FolderCopiesPage</name>
    <message>
        <source>Duplicate folders</source>
        <translation>Doppelte Ordner</translation>
    </message>
    <message>
        <source>Duplicate folders appear here after a scan.</source>
        <translation>Doppelte Ordner erscheinen hier nach einer Suche.</translation>
    </message>
    <message>
        <source>Comparing folders …</source>
        <translation>Vergleicht Ordner …</translation>
    </message>
    <message>
        <source>No duplicate folders.</source>
        <translation>Keine doppelten Ordner.</translation>
    </message>
    <message>
        <source>Folders with their subfolders, archives and mailboxes. A document counts as found in the other folder if a document of its group is there. Documents with the same template, other details do not count.</source>
        <translation>Ordner mit ihren Unterordnern, Archive und Postfächer. Ein Dokument zählt als im anderen Ordner gefunden, wenn dort ein Dokument seiner Gruppe liegt. Dokumente mit gleicher Vorlage und anderen Angaben zählen nicht.</translation>
    </message>
</context>
<context>
    <name>FormatModel</name>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Read with</source>
        <translation>Gelesen mit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>File endings</source>
        <translation>Dateiendungen</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>installiert</translation>
    </message>
    <message>
        <source>missing: {libraries}</source>
        <translation>fehlt: {libraries}</translation>
    </message>
    <message>
        <source>by bytes only</source>
        <translation>nur nach Bytes</translation>
    </message>
</context>
<context>
    <name>FormatOrderDialog</name>
    <message>
        <source>Order of formats</source>
        <translation>Reihenfolge der Formate</translation>
    </message>
    <message>
        <source>Formats, best first</source>
        <translation>Formate, bestes zuerst</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a format.</source>
        <translation>Alt+Pfeil auf und Alt+Pfeil ab verschieben ein Format.</translation>
    </message>
    <message>
        <source>The best format is kept. Drag, or press Alt with the arrow keys.</source>
        <translation>Das beste Format wird behalten. Ziehen oder Alt mit Pfeiltasten drücken.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
</context>
<context>
    <name>FormatsDialog</name>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Search formats</source>
        <translation>Die Formate durchsuchen</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Formats are recognised by content, not by name. Other files are compared byte by byte.</source>
        <translation>Formate werden am Inhalt erkannt, nicht am Namen. Andere Dateien werden Byte für Byte verglichen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln format(s)</source>
        <translation>
            <numerusform>%Ln Format</numerusform>
            <numerusform>%Ln Formate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupFigures</name>
    <message>
        <source>Groups by size</source>
        <translation>Gruppen nach Größe</translation>
    </message>
    <message>
        <source>Documents per group</source>
        <translation>Dokumente je Gruppe</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>{groups} with {size} documents each
{documents} in all, {gain}</source>
        <translation>{groups} mit je {size} Dokumenten
zusammen {documents}, {gain}</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Can be freed</source>
        <translation>Wird frei</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>And format</source>
        <translation>Und Format</translation>
    </message>
    <message>
        <source>Groups with both</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Same text in both</source>
        <translation>Gleicher Text</translation>
    </message>
</context>
<context>
    <name>GroupStrip</name>
    <message>
        <source>Previous document</source>
        <translation>Voriges Dokument</translation>
    </message>
    <message>
        <source>Next document</source>
        <translation>Nächstes Dokument</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Documents of the group</source>
        <translation>Dokumente der Gruppe</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Nach Datum</translation>
    </message>
    <message>
        <source>By similarity</source>
        <translation>Nach Ähnlichkeit</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>With the container</source>
        <translation>Mit dem umfassenden</translation>
    </message>
    <message>
        <source>With the keeper</source>
        <translation>Mit dem behaltenen</translation>
    </message>
    <message>
        <source>With the previous one</source>
        <translation>Mit dem vorigen</translation>
    </message>
</context>
<context>
    <name>GroupStripModel</name>
    <message>
        <source>left side</source>
        <translation>linke Seite</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>rechte Seite</translation>
    </message>
    <message>
        <source>marked for removal</source>
        <translation>zum Entfernen markiert</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
</context>
<context>
    <name>GroupSummary</name>
    <message>
        <source>Select a document to see how it differs from its keeper.</source>
        <translation>Wählen Sie ein Dokument, um zu sehen, wie es sich vom behaltenen unterscheidet.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Other differences</source>
        <translation>Andere Unterschiede</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Can be freed</source>
        <translation>Wird frei</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Search for a document</source>
        <translation>Ein Dokument suchen</translation>
    </message>
    <message>
        <source>Put copies back</source>
        <translation>Kopien zurücklegen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Reading the history …</source>
        <translation>Der Verlauf wird gelesen …</translation>
    </message>
    <message>
        <source>Nothing removed yet.</source>
        <translation>Noch wurde nichts entfernt.</translation>
    </message>
    <message>
        <source>Select a removal to put back all of it, or select documents.</source>
        <translation>Wählen Sie einen Vorgang, um alles zurückzulegen, oder einzelne Dokumente.</translation>
    </message>
    <message>
        <source>Removal history</source>
        <translation>Verlauf des Entfernens</translation>
    </message>
    <message>
        <source>Removed documents</source>
        <translation>Entfernte Dokumente</translation>
    </message>
    <message>
        <source>Putting back</source>
        <translation>Legt zurück</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Now at</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Original location</source>
        <translation>Früherer Ort</translation>
    </message>
    <message>
        <source>Kept instead</source>
        <translation>Stattdessen behalten</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>HistoryTree</name>
    <message>
        <source>Past removals</source>
        <translation>Früher Entferntes</translation>
    </message>
    <message>
        <source>Show current location</source>
        <translation>Jetzigen Ort zeigen</translation>
    </message>
    <message>
        <source>Show original location</source>
        <translation>Früheren Ort zeigen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
</context>
<context>
    <name>KeepBar</name>
    <message>
        <source>Keep left</source>
        <translation>Linkes behalten</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Keep right</source>
        <translation>Rechtes behalten</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move through the list; open and close groups</source>
        <translation>Durch die Liste gehen; Gruppen öffnen und schließen</translation>
    </message>
    <message>
        <source>Mark or unmark the selection</source>
        <translation>Auswahl markieren oder Markierung aufheben</translation>
    </message>
    <message>
        <source>Open the comparison over the whole window</source>
        <translation>Vergleich über das ganze Fenster öffnen</translation>
    </message>
    <message>
        <source>Open in its own program</source>
        <translation>In seinem Programm öffnen</translation>
    </message>
    <message>
        <source>Review marked documents</source>
        <translation>Markierte Dokumente prüfen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Dokument umbenennen</translation>
    </message>
    <message>
        <source>What is only in this document</source>
        <translation>Was nur in diesem Dokument steht</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Menu of the selection</source>
        <translation>Menü der Auswahl</translation>
    </message>
    <message>
        <source>Sources: change role. Removal: take a document out</source>
        <translation>Quellen: Rolle ändern. Entfernen: Dokument herausnehmen</translation>
    </message>
    <message>
        <source>Removal and its history: remove, or put back</source>
        <translation>Entfernen und Verlauf: entfernen oder zurücklegen</translation>
    </message>
    <message>
        <source>Sources, new documents: remove from the list</source>
        <translation>Quellen, neue Dokumente: von der Liste nehmen</translation>
    </message>
    <message>
        <source>Folders and tables: show groups of the selection</source>
        <translation>Ordner und Tabellen: Gruppen der Auswahl zeigen</translation>
    </message>
    <message>
        <source>From filter to list</source>
        <translation>Vom Filter in die Liste</translation>
    </message>
    <message>
        <source>Clear the filter; if empty, go to the list</source>
        <translation>Filter leeren; wenn leer, in die Liste</translation>
    </message>
    <message>
        <source>Similarity: 1% down or up</source>
        <translation>Ähnlichkeit: 1 % weniger oder mehr</translation>
    </message>
    <message>
        <source>Similarity: 5% up or down</source>
        <translation>Ähnlichkeit: 5 % mehr oder weniger</translation>
    </message>
    <message>
        <source>Ctrl+Up, Ctrl+Down</source>
        <translation>Strg+Auf, Strg+Ab</translation>
    </message>
    <message>
        <source>Move through paragraphs</source>
        <translation>Durch die Absätze gehen</translation>
    </message>
    <message>
        <source>Open or close a fold; go to where a passage moved</source>
        <translation>Ausgeblendetes öffnen oder schließen; Verschobenem folgen</translation>
    </message>
    <message>
        <source>Next and previous match</source>
        <translation>Nächster und voriger Treffer</translation>
    </message>
    <message>
        <source>F3, Shift+F3</source>
        <translation>F3, Umschalt+F3</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Other lists and tables</source>
        <translation>Andere Listen und Tabellen</translation>
    </message>
    <message>
        <source>Fields above the list</source>
        <translation>Felder über der Liste</translation>
    </message>
    <message>
        <source>Open or close the group</source>
        <translation>Gruppe öffnen oder schließen</translation>
    </message>
    <message>
        <source>Select everything</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
</context>
<context>
    <name>KindChips</name>
    <message>
        <source>Kinds of change</source>
        <translation>Arten von Änderungen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only changes of this kind</source>
        <translation>Nur Änderungen dieser Art anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln kind(s) of change</source>
        <translation>
            <numerusform>%Ln Art von Änderung</numerusform>
            <numerusform>%Ln Arten von Änderungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LimitsPage</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Documents that take longer are skipped.</source>
        <translation>Dokumente, die länger dauern, werden übersprungen.</translation>
    </message>
    <message>
        <source>Time per document</source>
        <translation>Zeit je Dokument</translation>
    </message>
    <message>
        <source>Documents that need more are skipped. Large workbooks and PDFs need most.</source>
        <translation>Dokumente, die mehr brauchen, werden übersprungen. Große Arbeitsmappen und PDFs brauchen am meisten.</translation>
    </message>
    <message>
        <source>Memory per document</source>
        <translation>Speicher je Dokument</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Save log</source>
        <translation>Protokoll speichern</translation>
    </message>
    <message>
        <source>The log is empty.</source>
        <translation>Das Protokoll ist leer.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Das Protokoll</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Saves numbers, times and errors, but no names or text of your documents. Files appear as &lt;file 91bc&gt;.pdf.</source>
        <translation>Speichert Zahlen, Zeiten und Fehler, aber keine Namen und keinen Text Ihrer Dokumente. Dateien erscheinen als &lt;file 91bc&gt;.pdf.</translation>
    </message>
    <message>
        <source>Log for a bug report</source>
        <translation>Protokoll für eine Fehlermeldung</translation>
    </message>
</context>
<context>
    <name>LossPanel</name>
    <message>
        <source>What would be lost</source>
        <translation>Was verloren ginge</translation>
    </message>
    <message>
        <source>Select a marked document to see what would be lost.</source>
        <translation>Wählen Sie ein markiertes Dokument aus, um zu sehen, was verloren ginge.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Frees</source>
        <translation>Macht frei</translation>
    </message>
</context>
<context>
    <name>LostPictures</name>
    <message>
        <source>Pictures that would be lost</source>
        <translation>Bilder, die verloren gingen</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>Bild {number}</translation>
    </message>
    <message>
        <source>{picture}
cannot be shown</source>
        <translation>{picture}
nicht darstellbar</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Already included: {inner} is in {outer}.</source>
        <translation>Schon enthalten: {inner} liegt in {outer}.</translation>
    </message>
    <message>
        <source>{path} does not exist.</source>
        <translation>{path} gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) added, not scanned yet.</source>
        <translation>
            <numerusform>%Ln Quelle hinzugefügt, noch nicht durchsucht.</numerusform>
            <numerusform>%Ln Quellen hinzugefügt, noch nicht durchsucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan now</source>
        <translation>Jetzt suchen</translation>
    </message>
    <message>
        <source>{folder} belongs to {program}, which needs its documents. Protect it?</source>
        <translation>{folder} gehört zu {program}, das seine Dokumente braucht. Schützen?</translation>
    </message>
    <message>
        <source>The saved settings “{name}” were deleted.</source>
        <translation>Die gespeicherten Einstellungen „{name}“ wurden gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>{name} is not a document, so it was not added.</source>
        <translation>{name} ist kein Dokument und wurde nicht hinzugefügt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are not documents, so they were not added.</source>
        <translation>
            <numerusform>%Ln Datei ist kein Dokument und wurde nicht hinzugefügt.</numerusform>
            <numerusform>%Ln Dateien sind keine Dokumente und wurden nicht hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop to compare</source>
        <translation>Zum Vergleichen ablegen</translation>
    </message>
    <message>
        <source>Two files to compare</source>
        <translation>Zwei Dateien zum Vergleichen</translation>
    </message>
    <message>
        <source>The file to compare it with</source>
        <translation>Die Datei, mit der verglichen wird</translation>
    </message>
    <message>
        <source>Add folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Scan stopped. These are the results so far.</source>
        <translation>Suche vorzeitig beendet. Das sind die bisherigen Ergebnisse.</translation>
    </message>
    <message>
        <source>Disk or folder no longer available: {path}. The results are incomplete.</source>
        <translation>Datenträger oder Ordner nicht mehr verfügbar: {path}. Die Ergebnisse sind unvollständig.</translation>
    </message>
    <message>
        <source>Please wait until the current task is done.</source>
        <translation>Bitte warten, bis die laufende Aufgabe fertig ist.</translation>
    </message>
    <message>
        <source>Saving the last session …</source>
        <translation>Die letzte Sitzung wird gespeichert …</translation>
    </message>
    <message>
        <source>Your last scan was interrupted. Resume where it stopped?</source>
        <translation>Ihre letzte Suche wurde unterbrochen. Dort fortsetzen, wo sie aufhörte?</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Resume last session ({moment})</source>
        <translation>Letzte Sitzung fortsetzen ({moment})</translation>
    </message>
    <message>
        <source>DupFinder closed unexpectedly. Your session was restored.</source>
        <translation>DupFinder wurde unerwartet beendet. Ihre Sitzung wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>The language changes when the current task is done.</source>
        <translation>Die Sprache wechselt, wenn die laufende Aufgabe fertig ist.</translation>
    </message>
    <message>
        <source>Stopping after this document. Then you can close the window.</source>
        <translation>Endet nach diesem Dokument. Dann können Sie das Fenster schließen.</translation>
    </message>
    <message>
        <source>Protect</source>
        <translation>Schützen</translation>
    </message>
    <message>
        <source>Your additions are scanned next.</source>
        <translation>Das Hinzugefügte wird als Nächstes durchsucht.</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Dokumente hinzufügen</translation>
    </message>
    <message>
        <source>Opening {name} …</source>
        <translation>{name} wird geöffnet …</translation>
    </message>
    <message>
        <source>Opening the last session …</source>
        <translation>Die letzte Sitzung wird geöffnet …</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Gespeichert als {path}.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>MarkBoard</name>
    <message>
        <source>You can mark documents when the scan is done.</source>
        <translation>Sie können Dokumente markieren, wenn die Suche fertig ist.</translation>
    </message>
    <message>
        <source>An error occurred. Please scan again before you mark documents.</source>
        <translation>Ein Fehler ist aufgetreten. Bitte suchen Sie erneut, bevor Sie markieren.</translation>
    </message>
    <message>
        <source>Checking many groups. You can mark documents in a moment.</source>
        <translation>Viele Gruppen werden geprüft. Gleich können Sie Dokumente markieren.</translation>
    </message>
    <message>
        <source>Please wait: checking many marks.</source>
        <translation>Bitte warten: Viele Markierungen werden geprüft.</translation>
    </message>
    <message>
        <source>Marking …</source>
        <translation>Wird markiert …</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Marked for removal: {reason}.</source>
        <translation>Zum Entfernen markiert: {reason}.</translation>
    </message>
    <message>
        <source>Kept: {path}</source>
        <translation>Behalten: {path}</translation>
    </message>
</context>
<context>
    <name>MarkMenu</name>
    <message>
        <source>Mark for removal</source>
        <translation>Zum Entfernen markieren</translation>
    </message>
    <message>
        <source>Unmark</source>
        <translation>Markierung aufheben</translation>
    </message>
    <message>
        <source>Invert marks in this group</source>
        <translation>Markierungen dieser Gruppe umkehren</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>Dieses behalten</translation>
    </message>
    <message>
        <source>Not a duplicate of the keeper</source>
        <translation>Kein Duplikat des behaltenen Dokuments</translation>
    </message>
    <message>
        <source>Not duplicates of each other</source>
        <translation>Keine Duplikate voneinander</translation>
    </message>
    <message>
        <source>Mark all in this folder and below</source>
        <translation>Alle in und unter diesem Ordner markieren</translation>
    </message>
    <message>
        <source>Unmark all in this folder and below</source>
        <translation>Markierungen in und unter diesem Ordner aufheben</translation>
    </message>
</context>
<context>
    <name>MarkWording</name>
    <message numerus="yes">
        <source>Marked %Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument markiert</numerusform>
            <numerusform>%Ln Dokumente markiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: {step}.</source>
        <translation>Rückgängig gemacht: {step}.</translation>
    </message>
    <message>
        <source>Marks inverted.</source>
        <translation>Markierungen umgekehrt.</translation>
    </message>
    <message numerus="yes">
        <source>Unmarked %Ln document(s)</source>
        <translation>
            <numerusform>Markierung von %Ln Dokument aufgehoben</numerusform>
            <numerusform>Markierung von %Ln Dokumenten aufgehoben</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed keeper</source>
        <translation>Anderes Dokument behalten</translation>
    </message>
    <message numerus="yes">
        <source>Inverted marks of %Ln document(s)</source>
        <translation>
            <numerusform>Markierungen von %Ln Dokument umgekehrt</numerusform>
            <numerusform>Markierungen von %Ln Dokumenten umgekehrt</numerusform>
        </translation>
    </message>
    <message>
        <source>Unmarked all</source>
        <translation>Alle Markierungen aufgehoben</translation>
    </message>
    <message numerus="yes">
        <source>Auto-selected %Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument automatisch ausgewählt</numerusform>
            <numerusform>%Ln Dokumente automatisch ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Redone: {step}.</source>
        <translation>Wiederholt: {step}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unmarked: protected and excluded folders are never changed.</source>
        <translation>
            <numerusform>%Ln Markierung aufgehoben: Geschützte und ausgeschlossene Ordner werden nie geändert.</numerusform>
            <numerusform>%Ln Markierungen aufgehoben: Geschützte und ausgeschlossene Ordner werden nie geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unmarked.</source>
        <translation>
            <numerusform>%Ln Markierung aufgehoben.</numerusform>
            <numerusform>%Ln Markierungen aufgehoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>All unmarked.</source>
        <translation>Alle Markierungen aufgehoben.</translation>
    </message>
    <message numerus="yes">
        <source>Auto-selected %Ln document(s).</source>
        <translation>
            <numerusform>%Ln Dokument automatisch ausgewählt.</numerusform>
            <numerusform>%Ln Dokumente automatisch ausgewählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) marked</source>
        <translation>
            <numerusform>%Ln Dokument markiert</numerusform>
            <numerusform>%Ln Dokumente markiert</numerusform>
        </translation>
    </message>
    <message>
        <source>{marked}; not marked: {reasons}.</source>
        <translation>{marked}; nicht markiert: {reasons}.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln earlier notice(s)</source>
        <translation>
            <numerusform>… und %Ln früherer Hinweis</numerusform>
            <numerusform>… und %Ln frühere Hinweise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notifier</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Scan done</source>
        <translation>Suche fertig</translation>
    </message>
    <message>
        <source>Scan stopped</source>
        <translation>Suche vorzeitig beendet</translation>
    </message>
    <message>
        <source>Scan incomplete</source>
        <translation>Suche unvollständig</translation>
    </message>
</context>
<context>
    <name>OptionsDialog</name>
    <message>
        <source> words</source>
        <translation> Wörter</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Follow symbolic links</source>
        <translation>Symbolischen Verknüpfungen folgen</translation>
    </message>
    <message>
        <source>Read scanned pages (text recognition)</source>
        <translation>Gescannte Seiten lesen (Texterkennung)</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Scan cache</source>
        <translation>Zwischenspeicher</translation>
    </message>
    <message>
        <source>Shorter documents are found only as exact copies, by same content, or by their looks.</source>
        <translation>Kürzere Dokumente werden nur als exakte Kopien, mit gleichem Inhalt oder nach ihrem Aussehen gefunden.</translation>
    </message>
    <message>
        <source>Shortest text</source>
        <translation>Kürzester Text</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Include hidden folders and files</source>
        <translation>Auch in verborgenen Ordnern und Dateien suchen</translation>
    </message>
    <message>
        <source>Look inside mailboxes, archives, e-mails and PDFs</source>
        <translation>In Postfächer, Archive, E-Mails und PDFs hineinsehen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>beside the scan cache</source>
        <translation>neben dem Zwischenspeicher</translation>
    </message>
    <message>
        <source>How it was searched …</source>
        <translation>Wie gesucht wurde …</translation>
    </message>
    <message>
        <source>Group similarity to</source>
        <translation>Ähnlichkeit in Gruppen zu</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Smallest file</source>
        <translation>Kleinste Datei</translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation>Größte Datei</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Finds exact copies of files that DupFinder cannot read.</source>
        <translation>Findet exakte Kopien von Dateien, die DupFinder nicht lesen kann.</translation>
    </message>
    <message>
        <source>By bytes only</source>
        <translation>Nur nach Bytes</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Slow: about ten seconds per page. Without it, scanned pages are compared by how they look.</source>
        <translation>Langsam: etwa zehn Sekunden je Seite. Ohne sie werden gescannte Seiten nach Aussehen verglichen.</translation>
    </message>
    <message>
        <source>Needs packages that are not installed: {names}</source>
        <translation>Braucht Pakete, die nicht installiert sind: {names}</translation>
    </message>
    <message>
        <source>Other computers read and compare documents. They must see the folders at the same paths.</source>
        <translation>Andere Rechner lesen und vergleichen Dokumente. Sie müssen die Ordner unter denselben Pfaden sehen.</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Zertifikate</translation>
    </message>
    <message>
        <source>Work folder</source>
        <translation>Arbeitsordner</translation>
    </message>
    <message>
        <source>All. You can filter the results by format.</source>
        <translation>Alle. Sie können die Ergebnisse nach Format filtern.</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>What to ignore</source>
        <translation>Was ignoriert wird</translation>
    </message>
    <message>
        <source>Upper and lower case</source>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>Satzzeichen</translation>
    </message>
    <message>
        <source>Numbers and numeric dates</source>
        <translation>Zahlen und Datumsangaben in Ziffern</translation>
    </message>
    <message>
        <source>Lines that match:</source>
        <translation>Zeilen, die passen auf:</translation>
    </message>
    <message>
        <source>Regular expression for lines to ignore</source>
        <translation>Regulärer Ausdruck für ignorierte Zeilen</translation>
    </message>
    <message>
        <source>Ignore differences in</source>
        <translation>Unterschiede ignorieren bei</translation>
    </message>
    <message>
        <source>White space</source>
        <translation>Leerraum</translation>
    </message>
    <message>
        <source>Page \d+ of \d+</source>
        <translation>Seite \d+ von \d+</translation>
    </message>
</context>
<context>
    <name>OverviewCards</name>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Click a format to show its groups.</source>
        <translation>Klicken Sie auf ein Format, um seine Gruppen zu zeigen.</translation>
    </message>
    <message>
        <source>Folders with common documents</source>
        <translation>Ordner mit gemeinsamen Dokumenten</translation>
    </message>
    <message>
        <source>Folders without subfolders. Click to show the groups in both.</source>
        <translation>Ordner ohne Unterordner. Klicken zeigt gemeinsame Gruppen.</translation>
    </message>
    <message>
        <source>Documents per group.</source>
        <translation>Dokumente je Gruppe.</translation>
    </message>
    <message>
        <source>Groups with the most versions, by last edit.</source>
        <translation>Gruppen mit den meisten Fassungen, nach letzter Bearbeitung.</translation>
    </message>
    <message>
        <source>Same text in two formats</source>
        <translation>Gleicher Text in zwei Formaten</translation>
    </message>
    <message>
        <source>Groups that contain both formats, and texts found in both.</source>
        <translation>Gruppen mit beiden Formaten, und Texte, die es in beiden gibt.</translation>
    </message>
    <message>
        <source>Formats not read</source>
        <translation>Nicht gelesene Formate</translation>
    </message>
    <message>
        <source>Groups by size</source>
        <translation>Gruppen nach Größe</translation>
    </message>
    <message>
        <source>Versions over time</source>
        <translation>Fassungen im Lauf der Zeit</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>The overview appears here after a scan.</source>
        <translation>Die Übersicht erscheint hier nach einer Suche.</translation>
    </message>
    <message>
        <source>No documents.</source>
        <translation>Keine Dokumente.</translation>
    </message>
    <message>
        <source>Preparing the overview …</source>
        <translation>Erstellt die Übersicht …</translation>
    </message>
</context>
<context>
    <name>OverviewWording</name>
    <message>
        <source>All drives</source>
        <translation>Alle Laufwerke</translation>
    </message>
    <message>
        <source>{documents}, {size}</source>
        <translation>{documents}, {size}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removable: {size}</source>
        <translation>
            <numerusform>%Ln entfernbar: {size}</numerusform>
            <numerusform>%Ln entfernbar: {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Not looked at: {files}.</source>
        <translation>Nicht angesehen: {files}.</translation>
    </message>
    <message>
        <source>{first} is an exact copy of {second}</source>
        <translation>{first} ist eine exakte Kopie von {second}</translation>
    </message>
    <message>
        <source>{first} is almost a copy of {second}</source>
        <translation>{first} ist fast eine Kopie von {second}</translation>
    </message>
    <message>
        <source>{first} is contained in {second}</source>
        <translation>{first} ist in {second} enthalten</translation>
    </message>
    <message>
        <source>Exact copy</source>
        <translation>Exakte Kopie</translation>
    </message>
    <message>
        <source>Almost a copy</source>
        <translation>Fast eine Kopie</translation>
    </message>
    <message>
        <source>Each document is in both folders, byte by byte.</source>
        <translation>Jedes Dokument ist in beiden Ordnern, Byte für Byte.</translation>
    </message>
    <message>
        <source>Each document is in both folders, some in another format or version.</source>
        <translation>Jedes Dokument ist in beiden Ordnern, manche in anderem Format oder anderer Fassung.</translation>
    </message>
    <message>
        <source>At least 80% of each folder is found in the other.</source>
        <translation>Mindestens 80 % jedes Ordners stehen auch im anderen.</translation>
    </message>
    <message>
        <source>At least 80% of the first folder is found in the second, which has more.</source>
        <translation>Mindestens 80 % des ersten Ordners stehen auch im zweiten, der mehr enthält.</translation>
    </message>
    <message>
        <source>{taken}; {goes}</source>
        <translation>{taken}; {goes}</translation>
    </message>
    <message numerus="yes">
        <source>{common} of %Ln document(s)</source>
        <translation>
            <numerusform>{common} von %Ln Dokument</numerusform>
            <numerusform>{common} von %Ln Dokumenten</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} is a copy of {second}</source>
        <translation>{first} ist eine Kopie von {second}</translation>
    </message>
    <message>
        <source>{sentence}: {common}</source>
        <translation>{sentence}: {common}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Contained</source>
        <translation>Enthalten</translation>
    </message>
    <message>
        <source>{least} and more</source>
        <translation>{least} und mehr</translation>
    </message>
    <message>
        <source>{first} holds the same documents as {second}</source>
        <translation>{first} enthält dieselben Dokumente wie {second}</translation>
    </message>
    <message>
        <source>{first} holds the same documents as {second}, some in other versions</source>
        <translation>{first} enthält dieselben Dokumente wie {second}, einige in anderer Fassung</translation>
    </message>
    <message>
        <source>{first} holds almost the same documents as {second}</source>
        <translation>{first} enthält fast dieselben Dokumente wie {second}</translation>
    </message>
    <message>
        <source>The documents in {first} are contained in {second}</source>
        <translation>Die Dokumente in {first} sind in {second} enthalten</translation>
    </message>
    <message>
        <source>What is in archives and mailboxes is compared, never removed.</source>
        <translation>Was in Archiven und Postfächern liegt, wird verglichen, nie entfernt.</translation>
    </message>
    <message>
        <source>Every file in the archive is there, too, byte by byte.</source>
        <translation>Jede Datei des Archivs ist dort ebenfalls vorhanden, Byte für Byte.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s) in it were not compared.</source>
        <translation>
            <numerusform>%Ln weitere Datei darin wurde nicht verglichen.</numerusform>
            <numerusform>%Ln weitere Dateien darin wurden nicht verglichen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageCanvas</name>
    <message>
        <source>Pages of the left document</source>
        <translation>Seiten des linken Dokuments</translation>
    </message>
    <message>
        <source>Pages of the right document</source>
        <translation>Seiten des rechten Dokuments</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Found elsewhere in the other document</source>
        <translation>Steht im anderen Dokument an anderer Stelle</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Only in this document</source>
        <translation>Nur in diesem Dokument</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
</context>
<context>
    <name>PageFeed</name>
    <message>
        <source>This document changed after the comparison.</source>
        <translation>Dieses Dokument wurde nach dem Vergleich geändert.</translation>
    </message>
</context>
<context>
    <name>PagesPage</name>
    <message>
        <source>Also highlight matches</source>
        <translation>Auch Gleiches hervorheben</translation>
    </message>
    <message>
        <source>Scroll together</source>
        <translation>Gemeinsam scrollen</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>An Breite anpassen</translation>
    </message>
</context>
<context>
    <name>ParagraphHeader</name>
    <message>
        <source>Paragraphs</source>
        <translation>Absätze</translation>
    </message>
</context>
<context>
    <name>PassageModel</name>
    <message>
        <source>Passage</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>First in</source>
        <translation>Zuerst in</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>nur hier</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Chart. The table shows the same figures.</source>
        <translation>Diagramm. Die Tabelle zeigt dieselben Zahlen.</translation>
    </message>
</context>
<context>
    <name>PictureFeed</name>
    <message>
        <source>This picture cannot be shown.</source>
        <translation>Dieses Bild lässt sich nicht zeigen.</translation>
    </message>
</context>
<context>
    <name>PresetsMenu</name>
    <message>
        <source>Saved s&amp;ettings</source>
        <translation>&amp;Gespeicherte Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Save settings as …</source>
        <translation>&amp;Speichern als …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Use these settings</source>
        <translation>Diese Einstellungen verwenden</translation>
    </message>
    <message>
        <source>Use these settings and their saved folders</source>
        <translation>Diese Einstellungen und ihre gespeicherten Ordner verwenden</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>same content; {reason}</source>
        <translation>gleicher Inhalt; {reason}</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>same text, other differences; {reason}</source>
        <translation>gleicher Text, andere Unterschiede; {reason}</translation>
    </message>
    <message>
        <source>only looks alike; {reason}</source>
        <translation>sieht nur gleich aus; {reason}</translation>
    </message>
    <message>
        <source>text differs; {reason}</source>
        <translation>Text anders; {reason}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Action and reason</source>
        <translation>Aktion und Grund</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) to remove, {size}</source>
        <translation>
            <numerusform>%Ln Dokument entfernen, {size}</numerusform>
            <numerusform>%Ln Dokumente entfernen, {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to remove</source>
        <translation>nichts zu entfernen</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>inside another file</source>
        <translation>in einer anderen Datei</translation>
    </message>
    <message>
        <source>in an excluded folder</source>
        <translation>in einem ausgeschlossenen Ordner</translation>
    </message>
    <message>
        <source>hidden by the filter</source>
        <translation>vom Filter ausgeblendet</translation>
    </message>
</context>
<context>
    <name>PreviewTree</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>ProblemActions</name>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Read scanned pages …</source>
        <translation>Gescannte Seiten lesen …</translation>
    </message>
    <message>
        <source>Raise the time limit …</source>
        <translation>Zeitgrenze erhöhen …</translation>
    </message>
    <message>
        <source>Raise the memory limit …</source>
        <translation>Speichergrenze erhöhen …</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Copy with reasons</source>
        <translation>Mit Gründen kopieren</translation>
    </message>
    <message>
        <source>Exclude from scans</source>
        <translation>Von Suchen ausschließen</translation>
    </message>
    <message>
        <source>Copy paths</source>
        <translation>Pfade kopieren</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Select a reason or its documents to see what you can do.</source>
        <translation>Wählen Sie einen Grund oder Dokumente aus, um zu sehen, was Sie tun können.</translation>
    </message>
    <message>
        <source>{documents}, for several reasons</source>
        <translation>{documents}, aus mehreren Gründen</translation>
    </message>
    <message>
        <source>Select documents with one reason to see what helps.</source>
        <translation>Wählen Sie Dokumente mit einem Grund aus, um zu sehen, was hilft.</translation>
    </message>
</context>
<context>
    <name>ProblemTree</name>
    <message>
        <source>Documents not read</source>
        <translation>Nicht gelesene Dokumente</translation>
    </message>
</context>
<context>
    <name>ProblemWording</name>
    <message>
        <source>Check permissions and drive, then retry.</source>
        <translation>Prüfen Sie Rechte und Laufwerk, dann versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Remove the password in its own program, then retry.</source>
        <translation>Entfernen Sie das Passwort in seinem Programm, dann versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>If it still opens in its own program, save it again and retry. Otherwise look for a backup.</source>
        <translation>Wenn es sich in seinem Programm noch öffnen lässt, speichern Sie es neu und versuchen Sie es erneut. Sonst suchen Sie eine Sicherung.</translation>
    </message>
    <message>
        <source>To compare the words as well, use text recognition (OCR). It takes a while.</source>
        <translation>Um auch die Wörter zu vergleichen, nutzen Sie Texterkennung (OCR). Das dauert.</translation>
    </message>
    <message>
        <source>If it should not be empty, look for a backup.</source>
        <translation>Falls es nicht leer sein sollte, suchen Sie eine Sicherung.</translation>
    </message>
    <message>
        <source>Raise the time limit, then retry.</source>
        <translation>Erhöhen Sie die Zeitgrenze, dann versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Raise the memory limit, then retry.</source>
        <translation>Erhöhen Sie die Speichergrenze, dann versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Retry. If it fails again, please report a bug.</source>
        <translation>Versuchen Sie es erneut. Scheitert es wieder, melden Sie bitte den Fehler.</translation>
    </message>
    <message>
        <source>Save it in a supported format, or exclude it.</source>
        <translation>Speichern Sie es in einem unterstützten Format, oder schließen Sie es aus.</translation>
    </message>
    <message>
        <source>Close the program that writes to it, then retry.</source>
        <translation>Schließen Sie das schreibende Programm, dann versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Reconnect the disk, then scan again.</source>
        <translation>Schließen Sie den Datenträger wieder an und suchen Sie erneut.</translation>
    </message>
    <message>
        <source>If it should be there, check its folder, then retry.</source>
        <translation>Wenn es da sein müsste, prüfen Sie den Ordner, dann versuchen Sie es erneut.</translation>
    </message>
</context>
<context>
    <name>ProgressPanel</name>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Scan progress</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Stop the scan. Results so far are kept.</source>
        <translation>Suche beenden. Bisherige Ergebnisse bleiben erhalten.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Waiting for {name}, {seconds} s</source>
        <translation>Warte auf {name}, {seconds} s</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Wird beendet</translation>
    </message>
</context>
<context>
    <name>Punctuation</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>.</source>
        <translation>.</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Show sources and settings</source>
        <translation>Quellen und Einstellungen anzeigen</translation>
    </message>
    <message>
        <source>Scan again to apply what was changed.</source>
        <translation>Suchen Sie erneut, um die Änderungen anzuwenden.</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>&amp;Recent sessions</source>
        <translation>&amp;Letzte Sitzungen</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} in {folder}</translation>
    </message>
    <message>
        <source>No saved sessions</source>
        <translation>Keine gespeicherten Sitzungen</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>RemovalDialog</name>
    <message>
        <source>Check only</source>
        <translation>Nur prüfen</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüft</translation>
    </message>
    <message>
        <source>Preparing the list …</source>
        <translation>Stellt die Liste zusammen …</translation>
    </message>
    <message>
        <source>Many documents are marked. This takes a moment</source>
        <translation>Viele Dokumente sind markiert. Das dauert einen Augenblick</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Nothing removed</source>
        <translation>Nichts wurde entfernt</translation>
    </message>
    <message>
        <source>Run all checks without removing anything</source>
        <translation>Alle Prüfungen ausführen, ohne etwas zu entfernen</translation>
    </message>
    <message>
        <source>Remove documents</source>
        <translation>Dokumente entfernen</translation>
    </message>
</context>
<context>
    <name>RemovalModel</name>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>RemovalTree</name>
    <message>
        <source>Documents to remove</source>
        <translation>Zu entfernende Dokumente</translation>
    </message>
</context>
<context>
    <name>RemovalWording</name>
    <message>
        <source>{count} same text</source>
        <translation>{count} mit gleichem Text</translation>
    </message>
    <message>
        <source>{count} similar</source>
        <translation>{count} ähnlich</translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken out</source>
        <translation>
            <numerusform>%Ln herausgenommen</numerusform>
            <numerusform>%Ln herausgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>nichts verloren</translation>
    </message>
    <message>
        <source>Replace by hard links</source>
        <translation>Durch harte Verknüpfungen ersetzen</translation>
    </message>
    <message>
        <source>Replace by symbolic links</source>
        <translation>Durch symbolische Verknüpfungen ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln document(s) to the trash</source>
        <translation>
            <numerusform>%Ln Dokument in den Papierkorb</numerusform>
            <numerusform>%Ln Dokumente in den Papierkorb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln document(s) to quarantine</source>
        <translation>
            <numerusform>%Ln Dokument in die Quarantäne</numerusform>
            <numerusform>%Ln Dokumente in die Quarantäne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument verschieben</numerusform>
            <numerusform>%Ln Dokumente verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln document(s) by links</source>
        <translation>
            <numerusform>%Ln Dokument durch Verknüpfung ersetzen</numerusform>
            <numerusform>%Ln Dokumente durch Verknüpfungen ersetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} same content</source>
        <translation>{count} mit gleichem Inhalt</translation>
    </message>
    <message>
        <source>{count} look alike</source>
        <translation>{count} sehen gleich aus</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) removed</source>
        <translation>
            <numerusform>%Ln Dokument entfernt</numerusform>
            <numerusform>%Ln Dokumente entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>{things} lost</source>
        <translation>{things} verloren</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nichts.</translation>
    </message>
    <message>
        <source>In no remaining document: {things}.</source>
        <translation>In keinem verbleibenden Dokument: {things}.</translation>
    </message>
    <message>
        <source>All of its text is also in {name}.</source>
        <translation>Der ganze Text steht auch in {name}.</translation>
    </message>
    <message numerus="yes">
        <source>All of its text is also in {name} and %Ln other document(s).</source>
        <translation>
            <numerusform>Der ganze Text steht auch in {name} und %Ln anderen Dokument.</numerusform>
            <numerusform>Der ganze Text steht auch in {name} und %Ln anderen Dokumenten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the kept document, but in {path} ({words}):</source>
        <translation>Nicht im behaltenen Dokument, aber in {path} ({words}):</translation>
    </message>
    <message>
        <source>Nothing would be lost: remaining documents contain all of it.</source>
        <translation>Nichts ginge verloren: Die verbleibenden Dokumente enthalten alles.</translation>
    </message>
    <message numerus="yes">
        <source>Something would be lost with %Ln document(s): {kinds}.</source>
        <translation>
            <numerusform>Mit %Ln Dokument ginge etwas verloren: {kinds}.</numerusform>
            <numerusform>Mit %Ln Dokumenten ginge etwas verloren: {kinds}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared: {kinds}.</source>
        <translation>Nicht verglichen: {kinds}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read.</source>
        <translation>
            <numerusform>%Ln war nicht lesbar.</numerusform>
            <numerusform>%Ln waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>{kind} ({count})</source>
        <translation>{kind} ({count})</translation>
    </message>
    <message>
        <source>others</source>
        <translation>weiteres</translation>
    </message>
    <message>
        <source>{action}?</source>
        <translation>{action}?</translation>
    </message>
    <message>
        <source>Removes nothing: both documents are kept, their bytes stored once. For btrfs and XFS.</source>
        <translation>Entfernt nichts: Beide Dokumente bleiben erhalten, ihre Bytes werden einmal gespeichert. Für btrfs und XFS.</translation>
    </message>
    <message>
        <source>→ trash</source>
        <translation>→ Papierkorb</translation>
    </message>
    <message>
        <source>→ quarantine</source>
        <translation>→ Quarantäne</translation>
    </message>
    <message>
        <source>→ folder</source>
        <translation>→ Ordner</translation>
    </message>
    <message>
        <source>→ link</source>
        <translation>→ Verknüpfung</translation>
    </message>
    <message>
        <source>all checks passed</source>
        <translation>alle Prüfungen bestanden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln exact copies</source>
        <translation>
            <numerusform>%Ln exakte Kopie</numerusform>
            <numerusform>%Ln exakte Kopien</numerusform>
        </translation>
    </message>
    <message>
        <source>Moving to the trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can be removed</source>
        <translation>
            <numerusform>%Ln Dokument kann entfernt werden</numerusform>
            <numerusform>%Ln Dokumente können entfernt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) sharing space ({size})</source>
        <translation>
            <numerusform>%Ln Dokument mit gemeinsamem Platz ({size})</numerusform>
            <numerusform>%Ln Dokumente mit gemeinsamem Platz ({size})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln document(s) ({size})</source>
        <translation>
            <numerusform>%Ln Dokument entfernen ({size})</numerusform>
            <numerusform>%Ln Dokumente entfernen ({size})</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} contained in others</source>
        <translation>{count} in anderen enthalten</translation>
    </message>
    <message>
        <source>everything is kept</source>
        <translation>alles wird behalten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not removed</source>
        <translation>
            <numerusform>%Ln nicht entfernt</numerusform>
            <numerusform>%Ln nicht entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: a hard link, clone or snapshot still uses the space.</source>
        <translation>Nichts: Eine harte Verknüpfung, ein Klon oder Schnappschuss belegt den Platz weiter.</translation>
    </message>
    <message>
        <source>{size}: a clone or snapshot still uses the rest.</source>
        <translation>{size}: Den Rest belegt ein Klon oder Schnappschuss weiter.</translation>
    </message>
    <message>
        <source>loss unknown</source>
        <translation>Verlust unbekannt</translation>
    </message>
    <message>
        <source>Nothing: the kept document has the same bytes.</source>
        <translation>Nichts: Das behaltene Dokument hat dieselben Bytes.</translation>
    </message>
    <message>
        <source>Nothing: the kept document has the same content.</source>
        <translation>Nichts: Das behaltene Dokument hat denselben Inhalt.</translation>
    </message>
    <message>
        <source>Unknown: the document could not be read.</source>
        <translation>Unbekannt: Das Dokument konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Reading documents to find out …</source>
        <translation>Dokumente werden gelesen, um es herauszufinden …</translation>
    </message>
    <message>
        <source>In no kept document: {things}.</source>
        <translation>In keinem behaltenen Dokument: {things}.</translation>
    </message>
    <message>
        <source>Uncertain: {not_compared}.</source>
        <translation>Nicht sicher: {not_compared}.</translation>
    </message>
    <message>
        <source>Nothing: kept documents contain all of it.</source>
        <translation>Nichts: Behaltene Dokumente enthalten alles davon.</translation>
    </message>
    <message>
        <source>only in the kept one: {things}</source>
        <translation>nur im behaltenen: {things}</translation>
    </message>
    <message>
        <source>Its words say something else there: {things}.</source>
        <translation>Die Wörter sagen dort etwas anderes: {things}.</translation>
    </message>
    <message>
        <source>{things}, only in the kept document</source>
        <translation>{things}, nur im behaltenen Dokument</translation>
    </message>
    <message numerus="yes">
        <source>Checking what would be lost: %Ln document(s) differ from the kept ones …</source>
        <translation>
            <numerusform>Es wird geprüft, was verloren ginge: %Ln Dokument weicht vom behaltenen ab …</numerusform>
            <numerusform>Es wird geprüft, was verloren ginge: %Ln Dokumente weichen von den behaltenen ab …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) may hold something that would be lost.</source>
        <translation>
            <numerusform>%Ln Dokument enthält vielleicht etwas, das verloren ginge.</numerusform>
            <numerusform>%Ln Dokumente enthalten vielleicht etwas, das verloren ginge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other document(s) could not be searched for it.</source>
        <translation>
            <numerusform>%Ln anderes Dokument konnte nicht danach durchsucht werden.</numerusform>
            <numerusform>%Ln andere Dokumente konnten nicht danach durchsucht werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>In den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Can be undone. Emptying the trash frees the space.</source>
        <translation>Umkehrbar. Das Leeren des Papierkorbs macht den Platz frei.</translation>
    </message>
    <message>
        <source>Move to quarantine folder</source>
        <translation>In einen Quarantäneordner verschieben</translation>
    </message>
    <message>
        <source>Can be undone. A folder on the same drive, with a list of original locations.</source>
        <translation>Umkehrbar. Ein Ordner auf demselben Laufwerk, mit Liste der früheren Orte.</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>In einen Ordner verschieben</translation>
    </message>
    <message>
        <source>Can be undone. Keeps the folder structure.</source>
        <translation>Umkehrbar. Behält die Ordnerstruktur.</translation>
    </message>
    <message>
        <source>Can be undone. The name opens the kept document. Changing one changes both.</source>
        <translation>Umkehrbar. Der Name öffnet das behaltene Dokument. Änderungen betreffen beide.</translation>
    </message>
    <message>
        <source>Can be undone. The name opens the kept document, unless that is moved.</source>
        <translation>Umkehrbar. Der Name öffnet das behaltene Dokument, solange dieses nicht verschoben wird.</translation>
    </message>
    <message>
        <source>Share space</source>
        <translation>Platz gemeinsam nutzen</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Permanent. Only byte-identical files can be restored.</source>
        <translation>Endgültig. Nur bytegleiche Dateien lassen sich wiederherstellen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) not exact copies: not changed.</source>
        <translation>
            <numerusform>%Ln Dokument ist keine exakte Kopie: unverändert.</numerusform>
            <numerusform>%Ln Dokumente sind keine exakten Kopien: unverändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some drives (FAT, exFAT) do not support links. Documents on them are not changed.</source>
        <translation>Manche Laufwerke (FAT, exFAT) kennen keine Verknüpfungen. Dokumente darauf bleiben unverändert.</translation>
    </message>
    <message numerus="yes">
        <source>Share space of %Ln document(s)</source>
        <translation>
            <numerusform>Platz von %Ln Dokument gemeinsam nutzen</numerusform>
            <numerusform>Platz von %Ln Dokumenten gemeinsam nutzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) permanently</source>
        <translation>
            <numerusform>%Ln Dokument endgültig löschen</numerusform>
            <numerusform>%Ln Dokumente endgültig löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) permanently, without the trash?</source>
        <translation>
            <numerusform>%Ln Dokument endgültig löschen, ohne Papierkorb?</numerusform>
            <numerusform>%Ln Dokumente endgültig löschen, ohne Papierkorb?</numerusform>
        </translation>
    </message>
    <message>
        <source>kept: shares space</source>
        <translation>behalten: nutzt denselben Platz</translation>
    </message>
    <message>
        <source>→ deleted permanently</source>
        <translation>→ endgültig gelöscht</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>Kept: {path}</source>
        <translation>Behalten: {path}</translation>
    </message>
    <message>
        <source>kept: taken out</source>
        <translation>behalten: herausgenommen</translation>
    </message>
    <message>
        <source>kept: not an exact copy</source>
        <translation>behalten: keine exakte Kopie</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>in the trash</source>
        <translation>im Papierkorb</translation>
    </message>
    <message>
        <source>in quarantine</source>
        <translation>in Quarantäne</translation>
    </message>
    <message>
        <source>moved to {folder}</source>
        <translation>verschoben nach {folder}</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>in the trash, a link in its place</source>
        <translation>im Papierkorb, an seiner Stelle eine Verknüpfung</translation>
    </message>
    <message>
        <source>shares space with the kept document</source>
        <translation>nutzt den Platz des behaltenen Dokuments</translation>
    </message>
    <message>
        <source>deleted permanently</source>
        <translation>endgültig gelöscht</translation>
    </message>
    <message>
        <source>Nothing removed</source>
        <translation>Nichts entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) replaced by links</source>
        <translation>
            <numerusform>%Ln Dokument durch Verknüpfung ersetzt</numerusform>
            <numerusform>%Ln Dokumente durch Verknüpfungen ersetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) in the trash</source>
        <translation>
            <numerusform>%Ln Dokument im Papierkorb</numerusform>
            <numerusform>%Ln Dokumente im Papierkorb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) in quarantine</source>
        <translation>
            <numerusform>%Ln Dokument in Quarantäne</numerusform>
            <numerusform>%Ln Dokumente in Quarantäne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) moved</source>
        <translation>
            <numerusform>%Ln Dokument verschoben</numerusform>
            <numerusform>%Ln Dokumente verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) share space with the kept ones</source>
        <translation>
            <numerusform>%Ln Dokument nutzt den Platz des behaltenen</numerusform>
            <numerusform>%Ln Dokumente nutzen den Platz der behaltenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) deleted permanently</source>
        <translation>
            <numerusform>%Ln Dokument endgültig gelöscht</numerusform>
            <numerusform>%Ln Dokumente endgültig gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing removed.</source>
        <translation>Nichts entfernt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not removed: see below</source>
        <translation>
            <numerusform>%Ln nicht entfernt: siehe unten</numerusform>
            <numerusform>%Ln nicht entfernt: siehe unten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Date or tags not carried over for %Ln document(s).</source>
        <translation>
            <numerusform>Datum oder Tags von %Ln Dokument nicht übertragen.</numerusform>
            <numerusform>Datum oder Tags von %Ln Dokumenten nicht übertragen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can share space</source>
        <translation>
            <numerusform>%Ln Dokument kann den Platz gemeinsam nutzen</numerusform>
            <numerusform>%Ln Dokumente können den Platz gemeinsam nutzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot: see below</source>
        <translation>
            <numerusform>%Ln nicht: siehe unten</numerusform>
            <numerusform>%Ln nicht: siehe unten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln would not be removed: see below</source>
        <translation>
            <numerusform>%Ln würde nicht entfernt: siehe unten</numerusform>
            <numerusform>%Ln würden nicht entfernt: siehe unten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Vorzeitig beendet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) put back</source>
        <translation>
            <numerusform>%Ln Dokument zurückgelegt</numerusform>
            <numerusform>%Ln Dokumente zurückgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was put back</source>
        <translation>Nichts zurückgelegt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not put back</source>
        <translation>
            <numerusform>%Ln nicht zurückgelegt</numerusform>
            <numerusform>%Ln nicht zurückgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>sharing space with kept documents</source>
        <translation>nutzen den Platz behaltener Dokumente</translation>
    </message>
    <message>
        <source>nothing removed</source>
        <translation>nichts entfernt</translation>
    </message>
    <message>
        <source>This removal was interrupted. Undo puts documents back.</source>
        <translation>Dieser Vorgang wurde unterbrochen. Rückgängig machen legt Dokumente zurück.</translation>
    </message>
    <message>
        <source>never removed</source>
        <translation>nie entfernt</translation>
    </message>
    <message>
        <source>interrupted: checked on undo</source>
        <translation>unterbrochen: wird beim Zurücklegen geprüft</translation>
    </message>
    <message numerus="yes">
        <source>Undo: put back %Ln document(s)</source>
        <translation>
            <numerusform>Rückgängig: %Ln Dokument zurücklegen</numerusform>
            <numerusform>Rückgängig: %Ln Dokumente zurücklegen</numerusform>
        </translation>
    </message>
    <message>
        <source>{text} ({size}).</source>
        <translation>{text} ({size}).</translation>
    </message>
    <message>
        <source>Putting back</source>
        <translation>Legt zurück</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <source>moved to the trash</source>
        <translation>in den Papierkorb verschoben</translation>
    </message>
    <message>
        <source>moved to quarantine</source>
        <translation>in die Quarantäne verschoben</translation>
    </message>
    <message>
        <source>moved to a folder</source>
        <translation>in einen Ordner verschoben</translation>
    </message>
    <message>
        <source>replaced by links</source>
        <translation>durch Verknüpfungen ersetzt</translation>
    </message>
    <message>
        <source>{documents} ({size}) {done}</source>
        <translation>{documents} ({size}) {done}</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>{restored} of {all} put back</source>
        <translation>{restored} von {all} zurückgelegt</translation>
    </message>
    <message>
        <source>all put back</source>
        <translation>alles zurückgelegt</translation>
    </message>
    <message>
        <source>cannot be undone</source>
        <translation>nicht umkehrbar</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>zurückgelegt</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message numerus="yes">
        <source>Put back %Ln selected document(s)</source>
        <translation>
            <numerusform>%Ln ausgewähltes Dokument zurücklegen</numerusform>
            <numerusform>%Ln ausgewählte Dokumente zurücklegen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename document</source>
        <translation>Dokument umbenennen</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>In {folder}</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>The folder already has a file with this name.</source>
        <translation>Der Ordner hat schon eine Datei mit diesem Namen.</translation>
    </message>
    <message>
        <source>The name gets an ending. Programs use it to tell the format.</source>
        <translation>Der Name bekommt eine Endung. Programme erkennen daran das Format.</translation>
    </message>
    <message>
        <source>Without {suffix}, programs may not know the format.</source>
        <translation>Ohne {suffix} erkennen Programme das Format vielleicht nicht.</translation>
    </message>
</context>
<context>
    <name>RepeatFigures</name>
    <message>
        <source>The same folders, by number</source>
        <translation>Dieselben Ordner, nach Nummer</translation>
    </message>
    <message>
        <source>Folders with common documents</source>
        <translation>Ordner mit gemeinsamen Dokumenten</translation>
    </message>
    <message>
        <source>Share of the row found in the column</source>
        <translation>Anteil der Zeile, der auch in der Spalte ist</translation>
    </message>
    <message>
        <source>Repeated within the folder</source>
        <translation>Mehrfach im selben Ordner</translation>
    </message>
    <message>
        <source>{first}
{common} ({size}) more than once</source>
        <translation>{first}
mehrfach vorhanden: {common} ({size})</translation>
    </message>
    <message>
        <source>{first}
{common} ({size}) also in
{second}</source>
        <translation>{first}
{common} ({size}) auch in
{second}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Also in</source>
        <translation>Auch in</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Share of the other</source>
        <translation>Anteil am anderen</translation>
    </message>
    <message>
        <source>the same folder</source>
        <translation>derselbe Ordner</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>From the document itself</source>
        <translation>Laut Dokument</translation>
    </message>
    <message>
        <source>Last change of the file</source>
        <translation>Letzte Änderung der Datei</translation>
    </message>
    <message>
        <source>Last change, from the document itself</source>
        <translation>Letzte Änderung, laut Dokument</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Last saved</source>
        <translation>Zuletzt gespeichert</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
</context>
<context>
    <name>ResultTree</name>
    <message>
        <source>Col&amp;umns</source>
        <translation>Spa&amp;lten</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen von Dokumenten</translation>
    </message>
    <message>
        <source>Parts of a container cannot be marked: they are not copies of it.</source>
        <translation>Teile eines längeren Dokuments lassen sich nicht markieren: Sie sind keine Kopien davon.</translation>
    </message>
    <message>
        <source>Close group</source>
        <translation>Gruppe zuklappen</translation>
    </message>
    <message>
        <source>Open group</source>
        <translation>Gruppe aufklappen</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>Dokument öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>What is only here …</source>
        <translation>Was nur hier steht …</translation>
    </message>
    <message>
        <source>Show only this folder</source>
        <translation>Nur diesen Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>{count} of {groups}</source>
        <translation>{count} von {groups}</translation>
    </message>
    <message numerus="yes">
        <source>No duplicates among %Ln document(s).</source>
        <translation>
            <numerusform>Keine Duplikate: Es gibt nur %Ln Dokument.</numerusform>
            <numerusform>Keine Duplikate unter %Ln Dokumenten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Not duplicated</source>
        <translation>Ohne Duplikat</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Nicht gelesen</translation>
    </message>
    <message>
        <source>Groups appear here during the scan.</source>
        <translation>Gruppen erscheinen hier während der Suche.</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <source>Scan stopped before anything was found.</source>
        <translation>Suche beendet, bevor etwas gefunden wurde.</translation>
    </message>
    <message>
        <source>No documents found.</source>
        <translation>Keine Dokumente gefunden.</translation>
    </message>
    <message>
        <source>Select two documents in the list to compare them.</source>
        <translation>Wählen Sie in der Liste zwei Dokumente zum Vergleichen aus.</translation>
    </message>
    <message>
        <source>Press Esc to go back.</source>
        <translation>Esc führt zurück.</translation>
    </message>
    <message>
        <source>Texts not compared. Exact copies are still found if the file can be opened.</source>
        <translation>Texte nicht verglichen. Exakte Kopien werden trotzdem gefunden, wenn sich die Datei öffnen lässt.</translation>
    </message>
</context>
<context>
    <name>RowLooks</name>
    <message>
        <source>{marked} of {all} marked, {size}</source>
        <translation>{marked} von {all} markiert, {size}</translation>
    </message>
</context>
<context>
    <name>RowTexts</name>
    <message numerus="yes">
        <source>⋯ %Ln equal paragraph(s) ⋯</source>
        <translation>
            <numerusform>⋯ %Ln gleicher Absatz ⋯</numerusform>
            <numerusform>⋯ %Ln gleiche Absätze ⋯</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved to paragraph {number} on the right</source>
        <translation>Verschoben nach Absatz {number} rechts</translation>
    </message>
    <message>
        <source>Moved from paragraph {number} on the left</source>
        <translation>Verschoben von Absatz {number} links</translation>
    </message>
    <message>
        <source>Left paragraph {number}</source>
        <translation>Linker Absatz {number}</translation>
    </message>
    <message>
        <source>Right paragraph {number}</source>
        <translation>Rechter Absatz {number}</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoriert</translation>
    </message>
    <message>
        <source>Paragraph {number}</source>
        <translation>Absatz {number}</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>Left: {left} Right: {right}</source>
        <translation>Links: {left} Rechts: {right}</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>Keeper rules, most important first</source>
        <translation>Regeln zum Behalten, wichtigste zuerst</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rule; Delete removes it.</source>
        <translation>Alt+Pfeil auf und Alt+Pfeil ab verschieben eine Regel, Entf entfernt sie.</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>More important (Alt+Up)</source>
        <translation>Wichtiger (Alt+Pfeil auf)</translation>
    </message>
    <message>
        <source>Less important (Alt+Down)</source>
        <translation>Weniger wichtig (Alt+Pfeil ab)</translation>
    </message>
    <message>
        <source>Preferred folder</source>
        <translation>Bevorzugter Ordner</translation>
    </message>
    <message>
        <source>Keep documents with names like this (* matches anything):</source>
        <translation>Dokumente behalten, deren Name so aussieht (* steht für Beliebiges):</translation>
    </message>
    <message>
        <source>In a protected folder (always first)</source>
        <translation>In einem geschützten Ordner (immer zuerst)</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Auto-select</source>
        <translation>Automatisch auswählen</translation>
    </message>
    <message>
        <source>Exact copies</source>
        <translation>Exakte Kopien</translation>
    </message>
    <message>
        <source>{documents} in {groups} would be marked for removal, {size}.</source>
        <translation>{documents} in {groups} würden zum Entfernen markiert, {size}.</translation>
    </message>
    <message>
        <source>Nothing would be marked.</source>
        <translation>Nichts würde markiert.</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument markieren</numerusform>
            <numerusform>%Ln Dokumente markieren</numerusform>
        </translation>
    </message>
    <message>
        <source>No document matches this rule: {rule}.</source>
        <translation>Auf kein Dokument passt diese Regel: {rule}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) not changed.</source>
        <translation>
            <numerusform>%Ln Gruppe unverändert.</numerusform>
            <numerusform>%Ln Gruppen unverändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) hidden by the filter.</source>
        <translation>
            <numerusform>%Ln Dokument vom Filter ausgeblendet.</numerusform>
            <numerusform>%Ln Dokumente vom Filter ausgeblendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking removes nothing.</source>
        <translation>Markieren entfernt nichts.</translation>
    </message>
    <message>
        <source>Same content, another file</source>
        <translation>Gleicher Inhalt, andere Datei</translation>
    </message>
    <message>
        <source>Same text, other pictures or comments</source>
        <translation>Gleicher Text, andere Bilder oder Kommentare</translation>
    </message>
    <message>
        <source>Similar documents: text differs</source>
        <translation>Ähnliche Dokumente: Text verschieden</translation>
    </message>
    <message>
        <source>Also: same template, other details</source>
        <translation>Auch: gleiche Vorlage, andere Angaben</translation>
    </message>
    <message>
        <source>Also if the kept document has another format</source>
        <translation>Auch wenn das behaltene Dokument ein anderes Format hat</translation>
    </message>
    <message>
        <source>Preparing the preview …</source>
        <translation>Vorschau wird erstellt …</translation>
    </message>
    <message>
        <source>One document per group is kept. The first rule that finds a difference decides; if none does, the suggested one is kept.</source>
        <translation>Je Gruppe wird ein Dokument behalten. Die erste Regel, die einen Unterschied findet, entscheidet; sonst wird das vorgeschlagene behalten.</translation>
    </message>
    <message>
        <source>What to mark</source>
        <translation>Was markiert wird</translation>
    </message>
    <message>
        <source>What to keep</source>
        <translation>Was behalten wird</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Scans and pictures that look alike</source>
        <translation>Scans und Bilder, die gleich aussehen</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice} ({count})</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Stopping after this document</source>
        <translation>Endet nach diesem Dokument</translation>
    </message>
</context>
<context>
    <name>SavePresetDialog</name>
    <message>
        <source>Save settings</source>
        <translation>Einstellungen speichern</translation>
    </message>
    <message>
        <source>Also save the &amp;folders to scan</source>
        <translation>Auch die &amp;Ordner der Suche speichern</translation>
    </message>
    <message>
        <source>Saves similarity, formats, sizes and all other scan settings. Replaces settings of the same name.</source>
        <translation>Speichert Ähnlichkeit, Formate, Größen und alle anderen Einstellungen. Ersetzt Einstellungen desselben Namens.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>SavedRulesBar</name>
    <message>
        <source>Saved rules</source>
        <translation>Gespeicherte Regeln</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete these saved rules</source>
        <translation>Diese gespeicherten Regeln löschen</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>Name (replaces rules of the same name):</source>
        <translation>Name (ersetzt Regeln desselben Namens):</translation>
    </message>
    <message>
        <source>No saved rules</source>
        <translation>Keine gespeicherten Regeln</translation>
    </message>
    <message>
        <source>Saved rules …</source>
        <translation>Gespeicherte Regeln …</translation>
    </message>
</context>
<context>
    <name>ScanFlow</name>
    <message>
        <source>Press Esc again to stop the scan.</source>
        <translation>Esc noch einmal drücken, um die Suche zu beenden.</translation>
    </message>
</context>
<context>
    <name>SearchDialog</name>
    <message>
        <source>Search details</source>
        <translation>Einzelheiten der Suche</translation>
    </message>
    <message>
        <source>The search did not compare every pair. It was planned like this:</source>
        <translation>Die Suche verglich nicht jedes Paar. So war sie geplant:</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Feld leeren</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>What to look for</source>
        <translation>Wonach gesucht wird</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Minimum similarity</source>
        <translation>Mindestähnlichkeit</translation>
    </message>
    <message>
        <source>Minimum similarity in per cent</source>
        <translation>Mindestähnlichkeit in Prozent</translation>
    </message>
    <message>
        <source>Set with the slider above the results.</source>
        <translation>Mit dem Regler über den Ergebnissen einstellen.</translation>
    </message>
    <message>
        <source>Example: two invoices of one firm.</source>
        <translation>Beispiel: zwei Rechnungen einer Firma.</translation>
    </message>
    <message>
        <source>More settings …</source>
        <translation>Weitere Einstellungen …</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>Gesucht wird</translation>
    </message>
</context>
<context>
    <name>SessionFlow</name>
    <message>
        <source>Open session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Session not opened: another task is running.</source>
        <translation>Sitzung nicht geöffnet: Eine andere Aufgabe läuft.</translation>
    </message>
    <message>
        <source>DupFinder sessions</source>
        <translation>Sitzungen von DupFinder</translation>
    </message>
    <message>
        <source>Session saved as {path}.</source>
        <translation>Sitzung gespeichert als {path}.</translation>
    </message>
</context>
<context>
    <name>SideHeader</name>
    <message>
        <source>{share} found in the other document</source>
        <translation>{share} im anderen Dokument gefunden</translation>
    </message>
    <message>
        <source>saved {date}</source>
        <translation>gespeichert am {date}</translation>
    </message>
</context>
<context>
    <name>SideMenu</name>
    <message>
        <source>Document actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>Dieses behalten</translation>
    </message>
    <message>
        <source>Not duplicates of each other</source>
        <translation>Keine Duplikate voneinander</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>Dokument öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Unmark</source>
        <translation>Markierung aufheben</translation>
    </message>
    <message>
        <source>Mark for removal</source>
        <translation>Zum Entfernen markieren</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>This format has no pages. Here is its text.</source>
        <translation>Dieses Format hat keine Seiten. Hier ist der Text.</translation>
    </message>
    <message>
        <source>Reading pages …</source>
        <translation>Liest Seiten …</translation>
    </message>
    <message>
        <source>No matching page</source>
        <translation>Keine passende Seite</translation>
    </message>
    <message>
        <source>Looks like page {number} · {share}</source>
        <translation>Sieht aus wie Seite {number} · {share}</translation>
    </message>
    <message>
        <source>Finding changes on the pages …</source>
        <translation>Sucht Änderungen auf den Seiten …</translation>
    </message>
</context>
<context>
    <name>SideText</name>
    <message>
        <source>Left text</source>
        <translation>Linker Text</translation>
    </message>
    <message>
        <source>Right text</source>
        <translation>Rechter Text</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Only across sources</source>
        <translation>Nur zwischen Quellen</translation>
    </message>
    <message>
        <source>Compares each source with the others, and nothing within one.</source>
        <translation>Vergleicht jede Quelle mit den anderen und nichts innerhalb einer Quelle.</translation>
    </message>
    <message>
        <source>Scan again to apply the changes.</source>
        <translation>Suchen Sie erneut, um die Änderungen anzuwenden.</translation>
    </message>
    <message>
        <source>Fold to the side</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
</context>
<context>
    <name>SimilarityBar</name>
    <message>
        <source>Lower …</source>
        <translation>Niedriger …</translation>
    </message>
    <message>
        <source>Minimum similarity in a group</source>
        <translation>Mindestähnlichkeit in einer Gruppe</translation>
    </message>
    <message>
        <source>Scan again below {share}</source>
        <translation>Unter {share} erneut suchen</translation>
    </message>
    <message>
        <source>at least {share}</source>
        <translation>mindestens {share}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln Paar</numerusform>
            <numerusform>%Ln Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
</context>
<context>
    <name>SourceList</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Von der Liste nehmen</translation>
    </message>
    <message>
        <source>Add protected folder …</source>
        <translation>Geschützten Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>Exclude folder …</source>
        <translation>Ordner ausschließen …</translation>
    </message>
    <message>
        <source>Documents are compared and can be removed.</source>
        <translation>Dokumente werden verglichen und können entfernt werden.</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Geschützt</translation>
    </message>
    <message>
        <source>Documents are compared, but never removed.</source>
        <translation>Dokumente werden verglichen, aber nie entfernt.</translation>
    </message>
    <message>
        <source>Never scanned.</source>
        <translation>Wird nie durchsucht.</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>Durchsucht</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Ausgeschlossen</translation>
    </message>
</context>
<context>
    <name>SourceModel</name>
    <message>
        <source>protected</source>
        <translation>geschützt</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>ausgeschlossen</translation>
    </message>
</context>
<context>
    <name>SpaceCard</name>
    <message>
        <source>Space by folder</source>
        <translation>Platz nach Ordnern</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Eine Ebene höher</translation>
    </message>
    <message>
        <source>Show groups</source>
        <translation>Gruppen darin zeigen</translation>
    </message>
    <message>
        <source>Space in {folder}</source>
        <translation>Platz in {folder}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>SpaceFigures</name>
    <message>
        <source>Directly in this folder</source>
        <translation>Direkt in diesem Ordner</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Can be freed</source>
        <translation>Wird frei</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Removable</source>
        <translation>Entfernbar</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Compared by bytes</source>
        <translation>Nach Bytes verglichen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Scan now</source>
        <translation>Jetzt suchen</translation>
    </message>
    <message>
        <source>Add documents …</source>
        <translation>Dokumente hinzufügen …</translation>
    </message>
    <message>
        <source>Drop folders or documents here</source>
        <translation>Ordner oder Dokumente hier ablegen</translation>
    </message>
    <message numerus="yes">
        <source>Ready to scan %Ln source(s)</source>
        <translation>
            <numerusform>Bereit: %Ln Quelle</numerusform>
            <numerusform>Bereit: %Ln Quellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add folder …</source>
        <translation>Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>Try sample documents</source>
        <translation>Mit Beispieldokumenten ausprobieren</translation>
    </message>
    <message>
        <source>Creates a folder with sample letters and contracts, and scans it</source>
        <translation>Legt einen Ordner mit Briefen und Verträgen an und durchsucht ihn</translation>
    </message>
    <message>
        <source>Resume last session</source>
        <translation>Letzte Sitzung fortsetzen</translation>
    </message>
    <message>
        <source>Finds copies, the same text in other formats, and edited versions, and shows how they differ. A scan changes nothing.</source>
        <translation>Findet Kopien, denselben Text in anderen Formaten und bearbeitete Fassungen und zeigt, worin sie sich unterscheiden. Eine Suche ändert nichts.</translation>
    </message>
    <message>
        <source>Drop more folders or documents here, or scan.</source>
        <translation>Weitere Ordner oder Dokumente hier ablegen, oder suchen.</translation>
    </message>
    <message>
        <source>Scan {folder} again</source>
        <translation>{folder} noch einmal durchsuchen</translation>
    </message>
    <message>
        <source>Recent:</source>
        <translation>Zuletzt:</translation>
    </message>
</context>
<context>
    <name>TextCanvas</name>
    <message>
        <source>Both texts side by side</source>
        <translation>Beide Texte nebeneinander</translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
</context>
<context>
    <name>TextFinder</name>
    <message numerus="yes">
        <source>%Ln document(s) not searched.</source>
        <translation>
            <numerusform>%Ln Dokument nicht durchsucht.</numerusform>
            <numerusform>%Ln Dokumente nicht durchsucht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextsView</name>
    <message>
        <source>No text. Pages and pictures are compared.</source>
        <translation>Kein Text. Seiten und Bilder werden verglichen.</translation>
    </message>
    <message>
        <source>Change {number} of {count}</source>
        <translation>Änderung {number} von {count}</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>First page of {name}</source>
        <translation>Erste Seite von {name}</translation>
    </message>
    <message>
        <source>Show pages</source>
        <translation>Zeigt die Seiten</translation>
    </message>
</context>
<context>
    <name>TimeFigures</name>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Groups with the most versions</source>
        <translation>Gruppen mit den meisten Fassungen</translation>
    </message>
    <message>
        <source>Last edited</source>
        <translation>Zuletzt bearbeitet</translation>
    </message>
    <message>
        <source>Same text</source>
        <translation>Gleicher Text</translation>
    </message>
    <message>
        <source>Another version</source>
        <translation>Andere Fassung</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Übereinstimmung</translation>
    </message>
</context>
<context>
    <name>TraceDialog</name>
    <message>
        <source>Searching all documents …</source>
        <translation>Alle Dokumente werden durchsucht …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>Scan again: %Ln document(s) changed since the scan and were not searched.</source>
        <translation>
            <numerusform>Bitte erneut suchen: %Ln Dokument hat sich seit dem Scan geändert und wurde nicht durchsucht.</numerusform>
            <numerusform>Bitte erneut suchen: %Ln Dokumente haben sich seit dem Scan geändert und wurden nicht durchsucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>This document has no words.</source>
        <translation>Dieses Dokument hat keine Wörter.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing: all of its %Ln word(s) are also in other documents.</source>
        <translation>
            <numerusform>Nichts: Sein %Ln Wort steht auch in anderen Dokumenten.</numerusform>
            <numerusform>Nichts: Alle %Ln Wörter stehen auch in anderen Dokumenten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything: none of its %Ln word(s) are in other documents.</source>
        <translation>
            <numerusform>Alles: Sein %Ln Wort steht in keinem anderen Dokument.</numerusform>
            <numerusform>Alles: Keines der %Ln Wörter steht in anderen Dokumenten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its %Ln word(s) are only here.</source>
        <translation>
            <numerusform>{count} von %Ln Wort steht nur hier.</numerusform>
            <numerusform>{count} von %Ln Wörtern stehen nur hier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All the rest is in %Ln document(s):</source>
        <translation>
            <numerusform>Alles Übrige steht in %Ln Dokument:</numerusform>
            <numerusform>Alles Übrige steht in %Ln Dokumenten:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All of it is in %Ln document(s):</source>
        <translation>
            <numerusform>Alles steht in %Ln Dokument:</numerusform>
            <numerusform>Alles steht in %Ln Dokumenten:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) without words, or not read, were not searched.</source>
        <translation>
            <numerusform>%Ln Dokument ohne Wörter oder ungelesen wurde nicht durchsucht.</numerusform>
            <numerusform>%Ln Dokumente ohne Wörter oder ungelesen wurden nicht durchsucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Words only: pictures, comments and other content are not compared.</source>
        <translation>Nur Wörter: Bilder, Kommentare und anderer Inhalt werden nicht verglichen.</translation>
    </message>
    <message>
        <source>What is only here</source>
        <translation>Was nur hier steht</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Documents that have the rest</source>
        <translation>Dokumente mit dem Übrigen</translation>
    </message>
    <message>
        <source>What is only in {name}</source>
        <translation>Was nur in {name} steht</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Last removal</source>
        <translation>Letztes Entfernen</translation>
    </message>
    <message>
        <source>Review …</source>
        <translation>Ansehen …</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Einzelheiten …</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nothing to undo. See the history (Ctrl+H) for earlier removals.</source>
        <translation>Nichts rückgängig zu machen. Früheres steht im Verlauf (Strg+H).</translation>
    </message>
    <message numerus="yes">
        <source>Put %Ln copies back</source>
        <translation>
            <numerusform>%Ln Kopie zurücklegen</numerusform>
            <numerusform>%Ln Kopien zurücklegen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UniqueModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Geändert</translation>
    </message>
</context>
<context>
    <name>UniquePage</name>
    <message>
        <source>Documents without anything similar</source>
        <translation>Dokumente ohne etwas Ähnliches</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>All that is scanned</source>
        <translation>Alles Durchsuchte</translation>
    </message>
    <message>
        <source>No other document is this similar to these. Documents not read are not listed.</source>
        <translation>Kein anderes Dokument ist diesen so ähnlich. Nicht gelesene Dokumente stehen nicht hier.</translation>
    </message>
</context>
<context>
    <name>VersionsTable</name>
    <message>
        <source>Paragraphs and documents</source>
        <translation>Absätze und Dokumente</translation>
    </message>
</context>
<context>
    <name>VersionsTableModel</name>
    <message>
        <source>{name}: no such paragraph</source>
        <translation>{name}: ohne diesen Absatz</translation>
    </message>
    <message>
        <source>{name}: wording {letter}: {text}</source>
        <translation>{name}: Wortlaut {letter}: {text}</translation>
    </message>
</context>
<context>
    <name>VersionsView</name>
    <message numerus="yes">
        <source>{done} of %Ln document(s) read</source>
        <translation>
            <numerusform>{done} von %Ln Dokument gelesen</numerusform>
            <numerusform>{done} von %Ln Dokumenten gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Only changed paragraphs</source>
        <translation>Nur geänderte Absätze</translation>
    </message>
    <message>
        <source>Comparing paragraphs</source>
        <translation>Vergleicht Absätze</translation>
    </message>
    <message>
        <source>These documents could not be compared.</source>
        <translation>Die Dokumente konnten nicht verglichen werden.</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Keine Unterschiede.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln the same in all {documents} documents</source>
        <translation>
            <numerusform>%Ln in allen {documents} Dokumenten gleich</numerusform>
            <numerusform>%Ln in allen {documents} Dokumenten gleich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s)</source>
        <translation>
            <numerusform>%Ln Absatz</numerusform>
            <numerusform>%Ln Absätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln worded differently</source>
        <translation>
            <numerusform>%Ln mit verschiedenem Wortlaut</numerusform>
            <numerusform>%Ln mit verschiedenem Wortlaut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not in all documents</source>
        <translation>
            <numerusform>%Ln nicht in allen Dokumenten</numerusform>
            <numerusform>%Ln nicht in allen Dokumenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more document(s).</source>
        <translation>
            <numerusform>Und %Ln weiteres Dokument.</numerusform>
            <numerusform>Und %Ln weitere Dokumente.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchPanel</name>
    <message>
        <source>New documents in watched folders</source>
        <translation>Neue Dokumente in beobachteten Ordnern</translation>
    </message>
    <message>
        <source>New documents</source>
        <translation>Neue Dokumente</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Von der Liste nehmen</translation>
    </message>
    <message>
        <source>Checking folders …</source>
        <translation>Prüft Ordner …</translation>
    </message>
    <message>
        <source>Not watching</source>
        <translation>Nichts wird beobachtet</translation>
    </message>
    <message numerus="yes">
        <source>Watching: %Ln document(s)</source>
        <translation>
            <numerusform>Beobachtet: %Ln Dokument</numerusform>
            <numerusform>Beobachtet: %Ln Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not read</source>
        <translation>
            <numerusform>%Ln nicht gelesen</numerusform>
            <numerusform>%Ln nicht gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>oldest %Ln no longer listed</source>
        <translation>
            <numerusform>älteste %Ln nicht mehr aufgeführt</numerusform>
            <numerusform>älteste %Ln nicht mehr aufgeführt</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new or changed</source>
        <translation>
            <numerusform>%Ln neu oder geändert</numerusform>
            <numerusform>%Ln neu oder geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchWording</name>
    <message>
        <source>Nothing similar</source>
        <translation>Nichts Ähnliches</translation>
    </message>
    <message>
        <source>Contained, {share}</source>
        <translation>Enthalten, {share}</translation>
    </message>
    <message>
        <source>{share} the same</source>
        <translation>{share} gleich</translation>
    </message>
    <message numerus="yes">
        <source>{name} and %Ln other(s)</source>
        <translation>
            <numerusform>{name} und %Ln weiteres</numerusform>
            <numerusform>{name} und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>New document: {name}</source>
        <translation>Neues Dokument: {name}</translation>
    </message>
    <message>
        <source>Changed document: {name}</source>
        <translation>Geändertes Dokument: {name}</translation>
    </message>
    <message>
        <source>Nothing similar is known.</source>
        <translation>Nichts Ähnliches ist bekannt.</translation>
    </message>
    <message>
        <source>Similar to documents you already have.</source>
        <translation>Ähnlich wie Dokumente, die Sie schon haben.</translation>
    </message>
    <message>
        <source>Exact copy of {name} in {folder}.</source>
        <translation>Exakte Kopie von {name} in {folder}.</translation>
    </message>
    <message>
        <source>Same content as {name} in {folder}.</source>
        <translation>Gleicher Inhalt wie {name} in {folder}.</translation>
    </message>
    <message>
        <source>Looks like {name} in {folder}.</source>
        <translation>Sieht aus wie {name} in {folder}.</translation>
    </message>
    <message>
        <source>Same text as {name} in {folder}.</source>
        <translation>Gleicher Text wie {name} in {folder}.</translation>
    </message>
    <message>
        <source>{share} similar to {name} in {folder}.</source>
        <translation>{share} ähnlich wie {name} in {folder}.</translation>
    </message>
    <message>
        <source>{share} found in the other: {name} in {folder}.</source>
        <translation>{share} im anderen gefunden: {name} in {folder}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new document(s)</source>
        <translation>
            <numerusform>%Ln neues Dokument</numerusform>
            <numerusform>%Ln neue Dokumente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Add &amp;folder …</source>
        <translation>&amp;Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>Add &amp;documents …</source>
        <translation>&amp;Dokumente hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Scan</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Watch these folders</source>
        <translation>Diese Ordner be&amp;obachten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Redo mar&amp;ks</source>
        <translation>Markierungen &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;Not duplicates …</source>
        <translation>&amp;Keine Duplikate …</translation>
    </message>
    <message>
        <source>&amp;Find in the list</source>
        <translation>In der Liste &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Open all groups</source>
        <translation>Alle Gruppen &amp;aufklappen</translation>
    </message>
    <message>
        <source>&amp;Close all groups</source>
        <translation>Alle Gruppen &amp;zuklappen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Formats …</source>
        <translation>&amp;Formate …</translation>
    </message>
    <message>
        <source>&amp;About DupFinder</source>
        <translation>&amp;Über DupFinder</translation>
    </message>
    <message>
        <source>&amp;Undo: {what}</source>
        <translation>Rückgän&amp;gig: {what}</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Open &amp;session …</source>
        <translation>S&amp;itzung öffnen …</translation>
    </message>
    <message>
        <source>Sa&amp;ve session …</source>
        <translation>Si&amp;tzung speichern …</translation>
    </message>
    <message>
        <source>S&amp;top scan</source>
        <translation>Suche bee&amp;nden</translation>
    </message>
    <message>
        <source>Stop scan (press twice)</source>
        <translation>Suche beenden (zweimal drücken)</translation>
    </message>
    <message>
        <source>Scan settin&amp;gs …</source>
        <translation>&amp;Einstellungen der Suche …</translation>
    </message>
    <message>
        <source>Window settings …</source>
        <translation>Fenstereinstellungen …</translation>
    </message>
    <message>
        <source>&amp;Auto-select …</source>
        <translation>&amp;Automatisch auswählen …</translation>
    </message>
    <message>
        <source>&amp;Invert marks in each group</source>
        <translation>Markierungen je Gruppe &amp;umkehren</translation>
    </message>
    <message>
        <source>Unmark a&amp;ll</source>
        <translation>Alle Markierungen auf&amp;heben</translation>
    </message>
    <message>
        <source>Re&amp;move marked documents …</source>
        <translation>Markierte Dokumente &amp;entfernen …</translation>
    </message>
    <message>
        <source>&amp;Undo last removal</source>
        <translation>&amp;Letztes Entfernen rückgängig machen</translation>
    </message>
    <message>
        <source>Removal &amp;history …</source>
        <translation>&amp;Verlauf des Entfernens …</translation>
    </message>
    <message>
        <source>&amp;Sort by space freed</source>
        <translation>Nach frei &amp;werdendem Platz sortieren</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Save &amp;log …</source>
        <translation>&amp;Protokoll speichern …</translation>
    </message>
    <message>
        <source>Save the results to a file</source>
        <translation>Ergebnisse in einer Datei speichern</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Markierungen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Auto-select</source>
        <translation>Auto-Auswahl</translation>
    </message>
    <message>
        <source>Mark documents by rules, with a preview</source>
        <translation>Nach Regeln markieren, mit Vorschau</translation>
    </message>
    <message>
        <source>Review marked documents, then move them to the trash</source>
        <translation>Markierte Dokumente prüfen, dann in den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>WindowPage</name>
    <message>
        <source>Same as system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Eng</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>Weit</translation>
    </message>
    <message>
        <source>Open the last session</source>
        <translation>Letzte Sitzung öffnen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>For compared texts, see Compare ▸ Font.</source>
        <translation>Für verglichene Texte: Vergleich ▸ Schrift.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>Zeilenhöhe</translation>
    </message>
    <message>
        <source>Offered first for marked documents. You always confirm it.</source>
        <translation>Wird für markierte Dokumente zuerst angeboten. Sie bestätigen immer.</translation>
    </message>
    <message>
        <source>Marked documents</source>
        <translation>Markierte Dokumente</translation>
    </message>
    <message>
        <source>At start-up</source>
        <translation>Beim Start</translation>
    </message>
    <message>
        <source>Never: DupFinder does not use the network.</source>
        <translation>Nie: DupFinder verwendet das Netz nicht.</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Aktualisierungen</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln Byte</numerusform>
            <numerusform>%Ln Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln Gruppe</numerusform>
            <numerusform>%Ln Gruppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked</source>
        <translation>
            <numerusform>%Ln markiert</numerusform>
            <numerusform>%Ln markiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>contains %Ln other document(s)</source>
        <translation>
            <numerusform>enthält %Ln weiteres Dokument</numerusform>
            <numerusform>enthält %Ln weitere Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Enthält andere</translation>
    </message>
    <message>
        <source>Keeper</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The same file is also {path}</source>
        <translation>Dieselbe Datei ist auch {path}</translation>
    </message>
    <message>
        <source>Same content</source>
        <translation>Gleicher Inhalt</translation>
    </message>
    <message>
        <source>Same text</source>
        <translation>Gleicher Text</translation>
    </message>
    <message>
        <source>Same file saved twice, byte by byte.</source>
        <translation>Dieselbe Datei zweimal gespeichert, Byte für Byte.</translation>
    </message>
    <message>
        <source>Also same content in another file or format.</source>
        <translation>Auch derselbe Inhalt in anderer Datei oder anderem Format.</translation>
    </message>
    <message>
        <source>Also same words with other pictures, comments or accents.</source>
        <translation>Auch gleiche Wörter mit anderen Bildern, Kommentaren oder Akzenten.</translation>
    </message>
    <message>
        <source>Same text or looks</source>
        <translation>Gleicher Text oder gleiches Aussehen</translation>
    </message>
    <message>
        <source>Similar documents</source>
        <translation>Ähnliche Dokumente</translation>
    </message>
    <message>
        <source>Also edited versions and scans that look alike.</source>
        <translation>Auch bearbeitete Fassungen, und Scans, die gleich aussehen.</translation>
    </message>
    <message>
        <source>Similar and contained</source>
        <translation>Ähnliche und enthaltene</translation>
    </message>
    <message>
        <source>the centre of the group</source>
        <translation>der Mitte der Gruppe</translation>
    </message>
    <message>
        <source>Every document must be similar to the one with the most matches.</source>
        <translation>Jedes Dokument muss dem mit den meisten Treffern ähnlich sein.</translation>
    </message>
    <message>
        <source>all the others</source>
        <translation>allen anderen</translation>
    </message>
    <message>
        <source>Every document must be similar to all others. Gives smaller groups.</source>
        <translation>Jedes Dokument muss allen anderen ähnlich sein. Ergibt kleinere Gruppen.</translation>
    </message>
    <message>
        <source>at least one other</source>
        <translation>mindestens einem anderen</translation>
    </message>
    <message>
        <source>Every document must be similar to at least one other. Keeps long chains of versions together.</source>
        <translation>Jedes Dokument muss mindestens einem anderen ähnlich sein. Hält lange Ketten von Fassungen zusammen.</translation>
    </message>
    <message>
        <source>{share} similar</source>
        <translation>{share} ähnlich</translation>
    </message>
    <message>
        <source>same content</source>
        <translation>gleicher Inhalt</translation>
    </message>
    <message>
        <source>All of these, and documents contained in longer ones.</source>
        <translation>All das, und Dokumente, die in längeren enthalten sind.</translation>
    </message>
    <message>
        <source>Inside another file: compared, never removed.</source>
        <translation>In einer anderen Datei: wird verglichen, nie entfernt.</translation>
    </message>
    <message>
        <source>exact copies</source>
        <translation>exakte Kopien</translation>
    </message>
    <message>
        <source>same text, other differences</source>
        <translation>gleicher Text, andere Unterschiede</translation>
    </message>
    <message>
        <source>not compared: {things} …</source>
        <translation>nicht verglichen: {things} …</translation>
    </message>
    <message>
        <source>{things} not compared</source>
        <translation>{things} nicht verglichen</translation>
    </message>
    <message>
        <source>Other differences: {differences}.</source>
        <translation>Andere Unterschiede: {differences}.</translation>
    </message>
    <message>
        <source>The files match byte by byte.</source>
        <translation>Die Dateien sind Byte für Byte gleich.</translation>
    </message>
    <message>
        <source>The same words in another order.</source>
        <translation>Dieselben Wörter in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>only words compared</source>
        <translation>nur Wörter verglichen</translation>
    </message>
    <message>
        <source>The same values: numbers or dates are written in another way.</source>
        <translation>Dieselben Werte: Zahlen oder Daten sind anders geschrieben.</translation>
    </message>
    <message>
        <source>The same text under another letterhead or above another footer: probably not copies.</source>
        <translation>Derselbe Text unter einem anderen Briefkopf oder über einer anderen Fußzeile: wahrscheinlich keine Kopien.</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Einbeziehen</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Nur diese</translation>
    </message>
    <message>
        <source>Documents only</source>
        <translation>Nur Dokumente</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>{share} of the left found on the right</source>
        <translation>{share} von links auch rechts gefunden</translation>
    </message>
    <message>
        <source>{share} of the right found on the left</source>
        <translation>{share} von rechts auch links gefunden</translation>
    </message>
    <message>
        <source>Finding documents</source>
        <translation>Sucht Dokumente</translation>
    </message>
    <message>
        <source>Finding matches</source>
        <translation>Sucht Treffer</translation>
    </message>
    <message>
        <source>almost done</source>
        <translation>fast fertig</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them inside other files</source>
        <translation>
            <numerusform>%Ln davon in anderen Dateien</numerusform>
            <numerusform>%Ln davon in anderen Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing files</source>
        <translation>Vergleicht Dateien</translation>
    </message>
    <message>
        <source>Reading documents</source>
        <translation>Liest Dokumente</translation>
    </message>
    <message>
        <source>Comparing texts</source>
        <translation>Vergleicht Texte</translation>
    </message>
    <message>
        <source>Comparing pages</source>
        <translation>Seiten werden verglichen</translation>
    </message>
    <message>
        <source>Forming groups</source>
        <translation>Bildet Gruppen</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <source>{rate}/s</source>
        <translation>{rate}/s</translation>
    </message>
    <message>
        <source>about {count} s left</source>
        <translation>noch etwa {count} s</translation>
    </message>
    <message>
        <source>about {count} min left</source>
        <translation>noch etwa {count} min</translation>
    </message>
    <message>
        <source>about {count} h left</source>
        <translation>noch etwa {count} h</translation>
    </message>
    <message>
        <source>{size} can be freed</source>
        <translation>{size} werden frei</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not read</source>
        <translation>
            <numerusform>%Ln nicht gelesen</numerusform>
            <numerusform>%Ln nicht gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> (and %Ln hidden: kept)</source>
        <translation>
            <numerusform> (und %Ln ausgeblendet: behalten)</numerusform>
            <numerusform> (und %Ln ausgeblendet: behalten)</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} contained</source>
        <translation>{share} enthalten</translation>
    </message>
    <message>
        <source>In an excluded folder: not included.</source>
        <translation>In einem ausgeschlossenen Ordner: nicht einbezogen.</translation>
    </message>
    <message>
        <source>In a protected folder: compared, never removed.</source>
        <translation>In einem geschützten Ordner: wird verglichen, nie entfernt.</translation>
    </message>
    <message>
        <source>Exact copies</source>
        <translation>Exakte Kopien</translation>
    </message>
    <message>
        <source>Also scans and pictures that look alike.</source>
        <translation>Auch Scans und Bilder, die gleich aussehen.</translation>
    </message>
    <message>
        <source>Only {things} differ: probably not copies.</source>
        <translation>Unterschiede nur bei {things}: vermutlich keine Kopien.</translation>
    </message>
    <message>
        <source>Same template, other details</source>
        <translation>Gleiche Vorlage, andere Angaben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can be removed</source>
        <translation>
            <numerusform>%Ln Dokument kann entfernt werden</numerusform>
            <numerusform>%Ln Dokumente können entfernt werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln exact copies</source>
        <translation>
            <numerusform>%Ln exakte Kopie</numerusform>
            <numerusform>%Ln exakte Kopien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) share space with others</source>
        <translation>
            <numerusform>%Ln Dokument teilt sich den Platz mit anderen</numerusform>
            <numerusform>%Ln Dokumente teilen sich den Platz mit anderen</numerusform>
        </translation>
    </message>
    <message>
        <source>Letter errors in many words: one looks like a misread copy of the other.</source>
        <translation>Buchstabenfehler in vielen Wörtern: Eines sieht nach einer falsch gelesenen Kopie des anderen aus.</translation>
    </message>
    <message>
        <source>The same words but for the letters: {what}.</source>
        <translation>Bis auf die Buchstaben dieselben Wörter: {what}.</translation>
    </message>
    <message>
        <source>Many single words differ, all through the text: probably not copies.</source>
        <translation>Viele einzelne Wörter weichen ab, im ganzen Text: vermutlich keine Kopien.</translation>
    </message>
    <message>
        <source>Same template, other {things}: probably not copies.</source>
        <translation>Gleiche Vorlage, andere {things}: vermutlich keine Kopien.</translation>
    </message>
</context>
<context>
    <name>WordingBadge</name>
    <message>
        <source>Wording {letter}</source>
        <translation>Wortlaut {letter}</translation>
    </message>
</context>
<context>
    <name>WordingPane</name>
    <message>
        <source>Paragraph {number}</source>
        <translation>Absatz {number}</translation>
    </message>
    <message>
        <source>Text of the selected cell</source>
        <translation>Wortlaut der gewählten Zelle</translation>
    </message>
    <message>
        <source>not in {name}</source>
        <translation>fehlt in {name}</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln document(s)</source>
        <translation>
            <numerusform>in %Ln Dokument</numerusform>
            <numerusform>in %Ln Dokumenten</numerusform>
        </translation>
    </message>
    <message>
        <source>wording of the keeper</source>
        <translation>Wortlaut des behaltenen Dokuments</translation>
    </message>
    <message>
        <source>first wording</source>
        <translation>erster Wortlaut</translation>
    </message>
    <message>
        <source>not in the keeper</source>
        <translation>fehlt im behaltenen Dokument</translation>
    </message>
    <message>
        <source>not in the first document</source>
        <translation>fehlt im ersten Dokument</translation>
    </message>
</context>
<context>
    <name>_FormatTable</name>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
</context>
</TS>

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
        <source>Copy the versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Gebaut mit</translation>
    </message>
    <message>
        <source>Finds copies, the same text in other formats, and edited versions of documents.
It opens no network connection, and a scan changes nothing on your disk.

Free software under the MIT licence.</source>
        <translation>Findet Kopien, denselben Text in anderen Formaten und bearbeitete Fassungen von Dokumenten.
Es öffnet keine Netzwerkverbindung, und eine Suche ändert nichts auf Ihrem Datenträger.

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
        <source>Libraries, with their versions and licences</source>
        <translation>Bibliotheken mit ihren Versionen und Lizenzen</translation>
    </message>
</context>
<context>
    <name>BugDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>This is a mistake in DupFinder, not in your documents.</source>
        <translation>Das ist ein Fehler in DupFinder, nicht in Ihren Dokumenten.</translation>
    </message>
    <message>
        <source>None of your documents was changed. Please save the details and send them to the makers; they name files and folders of yours, so read them first.</source>
        <translation>Keines Ihrer Dokumente wurde verändert. Bitte speichern Sie die Einzelheiten und senden Sie sie an die Entwickler; sie nennen Dateien und Ordner von Ihnen, lesen Sie sie also vorher.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Save the details …</source>
        <translation>Einzelheiten speichern …</translation>
    </message>
    <message>
        <source>Save the log …</source>
        <translation>Protokoll speichern …</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Save the details</source>
        <translation>Einzelheiten speichern</translation>
    </message>
</context>
<context>
    <name>CachePage</name>
    <message>
        <source>Clean up</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>Drop what belongs to documents that are gone or were changed</source>
        <translation>Wegwerfen, was zu Dokumenten gehört, die es nicht mehr gibt oder die geändert wurden</translation>
    </message>
    <message>
        <source>Clear …</source>
        <translation>Leeren …</translation>
    </message>
    <message>
        <source>Drop everything</source>
        <translation>Alles wegwerfen</translation>
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
        <source>Clear the scan cache</source>
        <translation>Den Zwischenspeicher leeren</translation>
    </message>
    <message>
        <source>Drop everything that the scan cache holds?</source>
        <translation>Alles wegwerfen, was der Zwischenspeicher enthält?</translation>
    </message>
    <message>
        <source>Your documents are not touched. The next scan reads all of them again, which takes longer.</source>
        <translation>Ihre Dokumente bleiben unberührt. Die nächste Suche liest sie alle neu, was länger dauert.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clearing …</source>
        <translation>Wird geleert …</translation>
    </message>
    <message>
        <source>There is none yet; the first scan makes it.</source>
        <translation>Es gibt noch keinen; die erste Suche legt ihn an.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln Text</numerusform>
            <numerusform>%Ln Texte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged cache(s) were set aside: {size}. Clear deletes them.</source>
        <translation>
            <numerusform>%Ln beschädigter Zwischenspeicher wurde beiseitegelegt: {size}. Leeren löscht ihn.</numerusform>
            <numerusform>%Ln beschädigte Zwischenspeicher wurden beiseitegelegt: {size}. Leeren löscht sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing to clean up.</source>
        <translation>Es gab nichts aufzuräumen.</translation>
    </message>
    <message>
        <source>Dropped: {documents}. Freed: {size}.</source>
        <translation>Weggeworfen: {documents}. Frei geworden: {size}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were kept, whose drive or folder is out of reach.</source>
        <translation>
            <numerusform>%Ln Dokument wurde behalten, weil sein Laufwerk oder Ordner nicht erreichbar ist.</numerusform>
            <numerusform>%Ln Dokumente wurden behalten, weil ihr Laufwerk oder Ordner nicht erreichbar ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cache is empty. Freed: {size}.</source>
        <translation>Der Zwischenspeicher ist leer. Frei geworden: {size}.</translation>
    </message>
    <message>
        <source>What was found out about each document is kept, so that the next scan reads only what is new or changed. That is paths, sizes, titles, authors and fingerprints, but no text.</source>
        <translation>Was über jedes Dokument herausgefunden wurde, wird aufgehoben, damit die nächste Suche nur liest, was neu oder geändert ist. Das sind Pfade, Größen, Titel, Autoren und Fingerabdrücke, aber kein Text.</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Wo er liegt</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>Was er enthält</translation>
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
        <source>&amp;Show these equal paragraphs</source>
        <translation>Diese gleichen Absätze &amp;einblenden</translation>
    </message>
    <message>
        <source>&amp;Hide these equal paragraphs</source>
        <translation>Diese gleichen Absätze aus&amp;blenden</translation>
    </message>
    <message>
        <source>&amp;Go to the other place of what moved</source>
        <translation>Zur anderen &amp;Stelle springen</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
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
        <source>Map of the changes</source>
        <translation>Karte der Änderungen</translation>
    </message>
    <message>
        <source>Where the changes are. Click to go there.</source>
        <translation>Wo die Änderungen stehen. Ein Klick führt hin.</translation>
    </message>
</context>
<context>
    <name>ChangeWording</name>
    <message>
        <source>White space</source>
        <translation>Leerraum</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>Satzzeichen</translation>
    </message>
    <message>
        <source>Capital letters</source>
        <translation>Großschreibung</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Beträge</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Verschoben</translation>
    </message>
    <message>
        <source>On one side only</source>
        <translation>Nur links/rechts</translation>
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
        <source> (overlooked: {things}).</source>
        <translation> (ignoriert: {things}).</translation>
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
        <source>The texts are the same, word for word.</source>
        <translation>Die Texte sind Wort für Wort gleich.</translation>
    </message>
    <message>
        <source>Everything that differs is overlooked by your settings.</source>
        <translation>Alle Unterschiede werden nach den Einstellungen ignoriert.</translation>
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
        <source>Form fields</source>
        <translation>Formularfelder</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verweise</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Page without text</source>
        <translation>Seite ohne Text</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Attached file</source>
        <translation>Anhang</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Tracked or struck</source>
        <translation>Änderungsmarke</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ausgeblendet</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Form field</source>
        <translation>Formularfeld</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verweis</translation>
    </message>
    <message>
        <source>Besides the text</source>
        <translation>Neben dem Text</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{thing} (page {number})</source>
        <translation>{thing} (Seite {number})</translation>
    </message>
    <message>
        <source>{thing} (sheet {number})</source>
        <translation>{thing} (Blatt {number})</translation>
    </message>
    <message>
        <source>{thing} (slide {number})</source>
        <translation>{thing} (Folie {number})</translation>
    </message>
    <message>
        <source>What differs besides the words: {things}.</source>
        <translation>Außer den Wörtern ist verschieden: {things}.</translation>
    </message>
    <message>
        <source>What differs: {things}.</source>
        <translation>Verschieden: {things}.</translation>
    </message>
    <message>
        <source>Nothing but the words could be compared.</source>
        <translation>Nur die Wörter ließen sich vergleichen.</translation>
    </message>
    <message>
        <source>Nothing else could be compared.</source>
        <translation>Sonst ließ sich nichts vergleichen.</translation>
    </message>
    <message>
        <source>Not compared: {things}.</source>
        <translation>Nicht verglichen: {things}.</translation>
    </message>
    <message>
        <source>Pages that look alike: {found} (of {left} on the left, {right} on the right).</source>
        <translation>Seiten, die gleich aussehen: {found} (von {left} links, {right} rechts).</translation>
    </message>
    <message>
        <source>Not compared, as they are too many or too large: {left} on the left, {right} on the right.</source>
        <translation>Nicht verglichen, da sie zu viele oder zu groß sind: {left} links, {right} rechts.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln Bild</numerusform>
            <numerusform>%Ln Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) without text</source>
        <translation>
            <numerusform>%Ln Seite ohne Text</numerusform>
            <numerusform>%Ln Seiten ohne Text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln drawing(s)</source>
        <translation>
            <numerusform>%Ln Zeichnung</numerusform>
            <numerusform>%Ln Zeichnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>signs</source>
        <translation>Zeichen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln attached file(s)</source>
        <translation>
            <numerusform>%Ln Anhang</numerusform>
            <numerusform>%Ln Anhänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comment(s)</source>
        <translation>
            <numerusform>%Ln Kommentar</numerusform>
            <numerusform>%Ln Kommentare</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%Ln form field(s)</source>
        <translation>
            <numerusform>%Ln Formularfeld</numerusform>
            <numerusform>%Ln Formularfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>%Ln Verweis</numerusform>
            <numerusform>%Ln Verweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither document has any text.</source>
        <translation>Keines der beiden Dokumente hat Text.</translation>
    </message>
    <message>
        <source>Every change of the words is overlooked by your settings.</source>
        <translation>Ihre Einstellungen übergehen jede Änderung der Wörter.</translation>
    </message>
    <message>
        <source>Same content: nothing but the layout differs.</source>
        <translation>Gleicher Inhalt: nur die Gestaltung ist verschieden.</translation>
    </message>
    <message>
        <source>Nothing but {things} differs: the words are the same.</source>
        <translation>Unterschiede nur bei {things}: Die Wörter sind gleich.</translation>
    </message>
    <message>
        <source>Besides {light}, only {things} differ: probably two documents of one kind, not two copies.</source>
        <translation>Abgesehen von {light} gibt es Unterschiede nur bei {things}: vermutlich zwei Dokumente einer Art, keine zwei Kopien.</translation>
    </message>
    <message>
        <source>Besides {light}, only {things} differ.</source>
        <translation>Abgesehen von {light} gibt es Unterschiede nur bei {things}.</translation>
    </message>
    <message>
        <source>Only {things} differ: probably two documents of one kind, not two copies.</source>
        <translation>Unterschiede nur bei {things}: vermutlich zwei Dokumente einer Art, keine zwei Kopien.</translation>
    </message>
    <message>
        <source>Only {things} differ.</source>
        <translation>Unterschiede nur bei {things}.</translation>
    </message>
    <message>
        <source>The same passages stand in another order; nothing else differs.</source>
        <translation>Dieselben Passagen stehen in anderer Reihenfolge; sonst ist alles gleich.</translation>
    </message>
    <message>
        <source>Passages stand in another order; besides that, nothing but {things} differs.</source>
        <translation>Passagen stehen in anderer Reihenfolge; sonst gibt es Unterschiede nur bei {things}.</translation>
    </message>
    <message numerus="yes">
        <source>The left has %Ln paragraph(s) more; </source>
        <translation>
            <numerusform>Links steht %Ln Absatz mehr; </numerusform>
            <numerusform>Links stehen %Ln Absätze mehr; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The right has %Ln paragraph(s) more; </source>
        <translation>
            <numerusform>Rechts steht %Ln Absatz mehr; </numerusform>
            <numerusform>Rechts stehen %Ln Absätze mehr; </numerusform>
        </translation>
    </message>
    <message>
        <source>all the rest is the same on both sides.</source>
        <translation>alles Übrige ist auf beiden Seiten gleich.</translation>
    </message>
    <message>
        <source>besides that, nothing but {things} differs.</source>
        <translation>sonst gibt es Unterschiede nur bei {things}.</translation>
    </message>
    <message numerus="yes">
        <source>white space in %Ln place(s)</source>
        <translation>
            <numerusform>Leerraum an %Ln Stelle</numerusform>
            <numerusform>Leerraum an %Ln Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>punctuation in %Ln place(s)</source>
        <translation>
            <numerusform>Satzzeichen an %Ln Stelle</numerusform>
            <numerusform>Satzzeichen an %Ln Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>upper and lower case in %Ln place(s)</source>
        <translation>
            <numerusform>Groß-/Kleinschreibung an %Ln Stelle</numerusform>
            <numerusform>Groß-/Kleinschreibung an %Ln Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s)</source>
        <translation>
            <numerusform>%Ln Zahl</numerusform>
            <numerusform>%Ln Zahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln amount(s)</source>
        <translation>
            <numerusform>%Ln Betrag</numerusform>
            <numerusform>%Ln Beträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln date(s)</source>
        <translation>
            <numerusform>%Ln Datumsangabe</numerusform>
            <numerusform>%Ln Datumsangaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s)</source>
        <translation>
            <numerusform>%Ln Name</numerusform>
            <numerusform>%Ln Namen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words in %Ln place(s)</source>
        <translation>
            <numerusform>Wörter an %Ln Stelle</numerusform>
            <numerusform>Wörter an %Ln Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) moved</source>
        <translation>
            <numerusform>%Ln Passage verschoben</numerusform>
            <numerusform>%Ln Passagen verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) on one side only</source>
        <translation>
            <numerusform>%Ln Absatz nur links oder rechts</numerusform>
            <numerusform>%Ln Absätze nur links oder rechts</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>Leerraum</translation>
    </message>
    <message>
        <source>upper and lower case</source>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>amounts</source>
        <translation>Beträgen</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>Datumsangaben</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
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
        <source>Only on the left</source>
        <translation>Nur links</translation>
    </message>
    <message>
        <source>Only on the right</source>
        <translation>Nur rechts</translation>
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
        <source>List of changes</source>
        <translation>Liste der Änderungen</translation>
    </message>
    <message>
        <source>Show in the texts</source>
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
        <source>What happens to the documents</source>
        <translation>Was mit den Dokumenten geschieht</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>Ordner wählen …</translation>
    </message>
    <message>
        <source>Also where the kept document has another owner or other rights</source>
        <translation>Auch wo das bleibende Dokument einen anderen Besitzer oder andere Rechte hat</translation>
    </message>
    <message>
        <source>Whoever may read the kept document may then read it under this name, too.</source>
        <translation>Wer das bleibende Dokument lesen darf, darf es dann auch unter diesem Namen lesen.</translation>
    </message>
    <message>
        <source>No folder is chosen yet</source>
        <translation>Noch kein Ordner gewählt</translation>
    </message>
    <message>
        <source>On the drive of each document</source>
        <translation>Auf dem Laufwerk jedes Dokuments</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
</context>
<context>
    <name>ColumnMenu</name>
    <message>
        <source>The usual columns</source>
        <translation>Die üblichen Spalten</translation>
    </message>
</context>
<context>
    <name>CompareOptionsMenu</name>
    <message>
        <source>Overlook nothing but white space</source>
        <translation>Nichts außer Leerraum ignorieren</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>Leerraum</translation>
    </message>
    <message>
        <source>Overlooked: {things}</source>
        <translation>Ignoriert: {things}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Overlooking nothing</source>
        <translation>Nichts ignoriert</translation>
    </message>
    <message>
        <source>Overlook</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Overlooking {things}</source>
        <translation>Ignoriert: {things}</translation>
    </message>
    <message numerus="yes">
        <source>Overlooking %Ln thing(s)</source>
        <translation>
            <numerusform>%Ln Ding ignoriert</numerusform>
            <numerusform>%Ln Dinge ignoriert</numerusform>
        </translation>
    </message>
    <message>
        <source>What to overlook</source>
        <translation>Was ignoriert wird</translation>
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
        <source>Next &amp;document of the group</source>
        <translation>Nächstes &amp;Dokument der Gruppe</translation>
    </message>
    <message>
        <source>P&amp;revious document of the group</source>
        <translation>Voriges D&amp;okument der Gruppe</translation>
    </message>
    <message>
        <source>Compare &amp;with the document before</source>
        <translation>&amp;Mit dem Dokument davor vergleichen</translation>
    </message>
    <message>
        <source>&amp;Compare the two selected documents</source>
        <translation>Die &amp;zwei ausgewählten Dokumente vergleichen</translation>
    </message>
    <message>
        <source>&amp;Find in both texts</source>
        <translation>In beiden Texten &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Hide what is equal</source>
        <translation>Gleiches &amp;ausblenden</translation>
    </message>
    <message>
        <source>Swap &amp;left and right</source>
        <translation>Links und &amp;rechts tauschen</translation>
    </message>
    <message>
        <source>De&amp;tails of the documents</source>
        <translation>Deta&amp;ils der Dokumente</translation>
    </message>
    <message>
        <source>Hide the l&amp;ist</source>
        <translation>Liste a&amp;usblenden</translation>
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
        <source>&amp;Usual size of the text</source>
        <translation>&amp;Übliche Schriftgröße</translation>
    </message>
    <message>
        <source>F&amp;ont of the texts …</source>
        <translation>Sc&amp;hriftart der Texte …</translation>
    </message>
    <message>
        <source>As a list of chang&amp;es</source>
        <translation>Als &amp;Liste der Änderungen</translation>
    </message>
    <message>
        <source>&amp;Save the comparison …</source>
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
        <source>As a table of all &amp;versions</source>
        <translation>Als Tabelle aller &amp;Fassungen</translation>
    </message>
</context>
<context>
    <name>ComparisonPane</name>
    <message>
        <source>Save the comparison</source>
        <translation>Vergleich speichern</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Gespeichert als {path}.</translation>
    </message>
    <message>
        <source>The two documents could not be compared.</source>
        <translation>Die beiden Dokumente konnten nicht verglichen werden.</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Select a document to see how it differs from its keeper.</source>
        <translation>Wählen Sie ein Dokument aus, um zu sehen, worin es sich von dem unterscheidet, das bleibt.</translation>
    </message>
    <message>
        <source>There are only two documents.</source>
        <translation>Es sind nur zwei Dokumente.</translation>
    </message>
    <message>
        <source>Neither of the two documents has pages.</source>
        <translation>Keines der beiden Dokumente hat Seiten.</translation>
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
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln Stelle</numerusform>
            <numerusform>%Ln Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {number} of {count}</source>
        <translation>Stelle {number} von {count}</translation>
    </message>
</context>
<context>
    <name>CopyFigures</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>How alike</source>
        <translation>Wie ähnlich</translation>
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
        <source>Relation</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>In the other folder</source>
        <translation>Im anderen Ordner</translation>
    </message>
</context>
<context>
    <name>CopyPanel</name>
    <message>
        <source>Show the groups of both</source>
        <translation>Gruppen von beiden zeigen</translation>
    </message>
    <message>
        <source>Compare the document</source>
        <translation>Dokument vergleichen</translation>
    </message>
    <message>
        <source>Mark copies in …</source>
        <translation>Kopien markieren in …</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Make a reference …</source>
        <translation>Als Referenz nehmen …</translation>
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
        <source>File exists</source>
        <translation>Die Datei gibt es schon</translation>
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
        <source>Too many levels of symbolic links</source>
        <translation>Zu viele symbolische Verknüpfungen hintereinander</translation>
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
        <source>Not a directory</source>
        <translation>Ist kein Ordner</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Der Vorgang ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Das Dateisystem lässt sich nur lesen</translation>
    </message>
    <message>
        <source> It is still at {1}.</source>
        <translation> Es liegt noch unter {1}.</translation>
    </message>
    <message>
        <source> of {1}</source>
        <translation> aus {1}</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; cannot be the name of saved keeper rules: it needs {2}.</source>
        <translation>„{1}“ kann kein Name gespeicherter Regeln sein: Nötig ist {2}.</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; cannot be the name of saved settings: it needs {2}.</source>
        <translation>„{1}“ kann kein Name gespeicherter Einstellungen sein: Nötig ist {2}.</translation>
    </message>
    <message>
        <source>, bits spread by how much they tell</source>
        <translation>, Bits danach verteilt, wie viel sie aussagen</translation>
    </message>
    <message>
        <source>:not(svg, g, image, title, desc, defs, metadata)</source>
        <translation>:not(svg, g, image, title, desc, defs, metadata)</translation>
    </message>
    <message>
        <source>A hard link cannot reach the document kept for it, which is on another volume.</source>
        <translation>Eine harte Verknüpfung reicht nicht bis zum bleibenden Dokument, das auf einem anderen Laufwerk liegt.</translation>
    </message>
    <message>
        <source>A link has the rights of the kept document: {1} in place of {2}.</source>
        <translation>Eine Verknüpfung hat die Rechte des bleibenden Dokuments: {1} statt {2}.</translation>
    </message>
    <message>
        <source>A name has no line breaks or other control characters.</source>
        <translation>Ein Name hat keine Zeilenumbrüche oder anderen Steuerzeichen.</translation>
    </message>
    <message>
        <source>A name has no slashes: the document stays in its folder.</source>
        <translation>Ein Name hat keine Schrägstriche: Das Dokument bleibt in seinem Ordner.</translation>
    </message>
    <message>
        <source>A name needs at least one letter.</source>
        <translation>Ein Name braucht mindestens einen Buchstaben.</translation>
    </message>
    <message>
        <source>A part of the document unpacks to more than {1} times its size.</source>
        <translation>Ein Teil des Dokuments ist ausgepackt mehr als {1}-mal so groß.</translation>
    </message>
    <message>
        <source>A passage stands in {1} other texts on average, so it was looked how much of each text is found in any other: enough in {2} of {3}. The rest are compared with those only.</source>
        <translation>Eine Passage steht im Mittel in {1} weiteren Texten; deshalb wurde ermittelt, wie viel von jedem Text in irgendeinem anderen steht: genug bei {2} von {3}. Die übrigen werden nur mit diesen verglichen.</translation>
    </message>
    <message>
        <source>All passages of short texts</source>
        <translation>Alle Passagen kurzer Texte</translation>
    </message>
    <message>
        <source>Another file is at its place; the removed one is still at {1}.</source>
        <translation>An der Stelle liegt eine andere Datei; die entfernte liegt noch unter {1}.</translation>
    </message>
    <message>
        <source>Another file took its place just when it was to go; that one is now {1}.</source>
        <translation>Eine andere Datei trat genau beim Entfernen an die Stelle; diese liegt nun unter {1}.</translation>
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
        <source>DupFinder has no resource named {1}: the installation is not complete.</source>
        <translation>DupFinder fehlt die Datei {1}: Die Installation ist unvollständig.</translation>
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
        <source>Exhaustive comparison of all {1} pairs of {2} fingerprints within {3}.</source>
        <translation>Vollständiger Vergleich aller {1} Paare von {2} Fingerabdrücken bis {3} Abstand.</translation>
    </message>
    <message>
        <source>Expected for {1} fingerprints: {2} candidates of {3} pairs, {4} CPU seconds (comparing all: {5}), {6} MB.</source>
        <translation>Erwartet bei {1} Fingerabdrücken: {2} Kandidaten von {3} Paaren, {4} s Rechenzeit (alle zu vergleichen: {5}), {6} MB.</translation>
    </message>
    <message>
        <source>Fingerprints of {1} bits do not differ in {2} bits.</source>
        <translation>Fingerabdrücke von {1} Bit unterscheiden sich nicht in {2} Bit.</translation>
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
        <source>It had been deleted for good; this is a copy of the document kept for it, which has the same bytes.</source>
        <translation>Es war endgültig gelöscht; dies ist eine Kopie des bleibenden Dokuments, das dieselben Bytes hat.</translation>
    </message>
    <message>
        <source>It is at its place again, but what is left over cannot be removed</source>
        <translation>Es ist wieder an seinem Platz, aber ein Rest lässt sich nicht entfernen</translation>
    </message>
    <message>
        <source>It is in the folder already that it would be moved to.</source>
        <translation>Es liegt schon in dem Ordner, in den es verschoben würde.</translation>
    </message>
    <message>
        <source>It is no longer {1} as it was.</source>
        <translation>Es liegt nicht mehr so {1}, wie es war.</translation>
    </message>
    <message>
        <source>It is not byte for byte the same as the document kept for it.</source>
        <translation>Es ist nicht Byte für Byte gleich mit dem bleibenden Dokument.</translation>
    </message>
    <message>
        <source>It is the same file as the one that would be kept.</source>
        <translation>Es ist dieselbe Datei wie die, die bleiben würde.</translation>
    </message>
    <message>
        <source>It lies in a reference folder, where nothing is ever removed.</source>
        <translation>Es liegt in einem Referenzordner: Dort wird nie etwas entfernt.</translation>
    </message>
    <message>
        <source>It lies in an excluded folder, where nothing is ever removed.</source>
        <translation>Es liegt in einem ausgeschlossenen Ordner: Dort wird nie etwas entfernt.</translation>
    </message>
    <message>
        <source>It may be a document that stays, seen through another mount: that is found out right before it goes, and then it stays, too.</source>
        <translation>Es kann ein Dokument sein, das bleibt, nur über einen anderen Einhängepunkt gesehen: Das stellt sich erst heraus, kurz bevor es geht, und dann bleibt auch dieses.</translation>
    </message>
    <message>
        <source>It never went: it only shares its space with the document kept for it, so there is nothing to undo.</source>
        <translation>Es war nie weg: Es nutzt nur den Platz des bleibenden Dokuments, es gibt also nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>It shares its space already.</source>
        <translation>Es nutzt den Platz schon gemeinsam.</translation>
    </message>
    <message>
        <source>It was asked for.</source>
        <translation>So verlangt.</translation>
    </message>
    <message>
        <source>It was changed after it was removed, so it was left where it is, {1}.</source>
        <translation>Es wurde nach dem Entfernen geändert und blieb deshalb, wo es ist: {1}.</translation>
    </message>
    <message>
        <source>It was deleted for good and cannot be put back.</source>
        <translation>Es wurde endgültig gelöscht und kann nicht zurückgelegt werden.</translation>
    </message>
    <message>
        <source>It was deleted for good, and another file is at its place.</source>
        <translation>Es wurde endgültig gelöscht, und an seinem Platz liegt eine andere Datei.</translation>
    </message>
    <message>
        <source>It was no longer where it had been put; this is a copy of the document kept for it, which has the same bytes.</source>
        <translation>Es war nicht mehr dort, wohin es gelegt worden war; dies ist eine Kopie des dafür behaltenen Dokuments, das dieselben Bytes hat.</translation>
    </message>
    <message>
        <source>It was put into {1}, and there is no such folder now; its volume may not be connected.</source>
        <translation>Es kam in den Ordner {1}, den es jetzt nicht gibt; vielleicht ist sein Laufwerk nicht angeschlossen.</translation>
    </message>
    <message>
        <source>Its content is with a cloud service and not on this machine, so it was not read.</source>
        <translation>Der Inhalt liegt bei einem Cloud-Dienst und nicht auf diesem Rechner; deshalb wurde er nicht gelesen.</translation>
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
        <source>No folder was named to move the documents to.</source>
        <translation>Es wurde kein Ordner angegeben, in den die Dokumente kommen.</translation>
    </message>
    <message>
        <source>No keeper rules were saved as &apos;{1}&apos;.</source>
        <translation>Unter „{1}“ sind keine Regeln gespeichert.</translation>
    </message>
    <message>
        <source>No keeper rules were saved as {1}; {2}.</source>
        <translation>Unter {1} sind keine Regeln gespeichert; {2}.</translation>
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
        <source>No quarantine folder can be made in {1}.</source>
        <translation>In {1} lässt sich kein Quarantäneordner anlegen.</translation>
    </message>
    <message>
        <source>No quarantine folder can be made on the volume {1}.</source>
        <translation>Auf dem Laufwerk {1} lässt sich kein Quarantäneordner anlegen.</translation>
    </message>
    <message>
        <source>No selector.</source>
        <translation>Kein Selektor.</translation>
    </message>
    <message>
        <source>No settings were saved as &apos;{1}&apos;.</source>
        <translation>Unter „{1}“ sind keine Einstellungen gespeichert.</translation>
    </message>
    <message>
        <source>Of a sample {1} are equal to another; such are searched as one.</source>
        <translation>In einer Stichprobe gleichen {1} einem anderen; solche werden als einer gesucht.</translation>
    </message>
    <message>
        <source>Of all pairs {1} are nearer than chance would have them.</source>
        <translation>Von allen Paaren liegen {1} näher beieinander, als der Zufall erwarten ließe.</translation>
    </message>
    <message>
        <source>On Windows that is the name of a device, so nobody there could open the document.</source>
        <translation>So heißt unter Windows ein Gerät; dort könnte niemand das Dokument öffnen.</translation>
    </message>
    <message>
        <source>Only a document with the same bytes as the one kept for it can share its space: this one has others.</source>
        <translation>Nur ein Dokument mit denselben Bytes wie das bleibende kann dessen Platz nutzen: Dieses hat andere.</translation>
    </message>
    <message>
        <source>Only a document with the same bytes as the one kept for it is replaced by a link: this one has others.</source>
        <translation>Nur ein Dokument mit denselben Bytes wie das bleibende wird durch eine Verknüpfung ersetzt: Dieses hat andere.</translation>
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
        <source>Others might read it then, which was not asked for. {1}</source>
        <translation>Andere könnten es dann lesen, und das wurde nicht verlangt. {1}</translation>
    </message>
    <message>
        <source>Outlook message</source>
        <translation>Outlook-Nachricht</translation>
    </message>
    <message>
        <source>Passages, a sample of each text&apos;s</source>
        <translation>Passagen, je Text eine Stichprobe</translation>
    </message>
    <message>
        <source>Permuted tables: {1}, complete for pairs within {2}.</source>
        <translation>Permutierte Tabellen: {1}, vollständig für Paare bis {2} Abstand.</translation>
    </message>
    <message>
        <source>PowerPoint presentation</source>
        <translation>PowerPoint-Präsentation</translation>
    </message>
    <message>
        <source>Probing: each value within {1} of each fingerprint is looked up in a sorted table.</source>
        <translation>Sondieren: Jeder Wert bis {1} Abstand von jedem Fingerabdruck wird in einer sortierten Tabelle gesucht.</translation>
    </message>
    <message>
        <source>Reading the document took longer than is allowed.</source>
        <translation>Das Lesen des Dokuments dauerte länger als erlaubt.</translation>
    </message>
    <message>
        <source>Reading the document took more memory than is allowed.</source>
        <translation>Das Lesen des Dokuments brauchte mehr Speicher als erlaubt.</translation>
    </message>
    <message>
        <source>Sentences: texts that share one of their {1} longest are compared.</source>
        <translation>Sätze: Verglichen werden Texte, die einen ihrer {1} längsten gemeinsam haben.</translation>
    </message>
    <message>
        <source>Something that is no folder is in the way</source>
        <translation>Etwas, das kein Ordner ist, liegt im Weg</translation>
    </message>
    <message>
        <source>That is the name of a folder.</source>
        <translation>So heißt ein Ordner.</translation>
    </message>
    <message>
        <source>That name is too long.</source>
        <translation>Dieser Name ist zu lang.</translation>
    </message>
    <message>
        <source>The Excel 97 workbook is damaged: it holds no sheets.</source>
        <translation>Die Excel-97-Mappe ist beschädigt: Sie enthält keine Blätter.</translation>
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
        <source>The HTML page has too many elements inside each other, or attributes on one.</source>
        <translation>Die HTML-Seite hat zu viele Elemente ineinander, oder Attribute an einem.</translation>
    </message>
    <message>
        <source>The Outlook message has more than {1} parts.</source>
        <translation>Die Outlook-Nachricht hat mehr als {1} Teile.</translation>
    </message>
    <message>
        <source>The Outlook message is damaged: a part of it is missing.</source>
        <translation>Die Outlook-Nachricht ist beschädigt: Ein Teil davon fehlt.</translation>
    </message>
    <message>
        <source>The Outlook message is encrypted, or sealed with its signature.</source>
        <translation>Die Outlook-Nachricht ist verschlüsselt oder mit ihrer Unterschrift versiegelt.</translation>
    </message>
    <message>
        <source>The Outlook message unpacks to more than 400 MB.</source>
        <translation>Die Outlook-Nachricht ist ausgepackt größer als 400 MB.</translation>
    </message>
    <message>
        <source>The PDF has more than {1} million letters.</source>
        <translation>Das PDF hat mehr als {1} Millionen Buchstaben.</translation>
    </message>
    <message>
        <source>The PDF has {1} pages but no text; scans of up to {2} pages are read.</source>
        <translation>Das PDF hat {1} Seiten, aber keinen Text; Scans werden bis {2} Seiten gelesen.</translation>
    </message>
    <message>
        <source>The PDF has {1} pages; the pages of up to {2} can be shown.</source>
        <translation>Das PDF hat {1} Seiten; Seiten lassen sich bis {2} zeigen.</translation>
    </message>
    <message>
        <source>The PDF has {1}; there is no page {2} to show.</source>
        <translation>Das PDF hat {1}; eine Seite {2} lässt sich nicht zeigen.</translation>
    </message>
    <message>
        <source>The PDF is a form of more than 64 MB of XML.</source>
        <translation>Das PDF ist ein Formular aus mehr als 64 MB XML.</translation>
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
        <source>The PDF is damaged: {1}.</source>
        <translation>Das PDF ist beschädigt: {1}.</translation>
    </message>
    <message>
        <source>The PDF is encrypted and needs a password.</source>
        <translation>Das PDF ist verschlüsselt und braucht ein Passwort.</translation>
    </message>
    <message>
        <source>The Word document contains a document of a format that cannot be read.</source>
        <translation>Das Word-Dokument enthält ein Dokument in einem Format, das nicht gelesen werden kann.</translation>
    </message>
    <message>
        <source>The Word document contains others more than {1} deep.</source>
        <translation>Das Word-Dokument enthält andere, mehr als {1} ineinander.</translation>
    </message>
    <message>
        <source>The Word document is damaged: its main part is missing.</source>
        <translation>Das Word-Dokument ist beschädigt: Sein Hauptteil fehlt.</translation>
    </message>
    <message>
        <source>The cells of the workbook hold more than {1} characters.</source>
        <translation>Die Zellen der Mappe enthalten mehr als {1} Zeichen.</translation>
    </message>
    <message>
        <source>The copy is not the same as the document</source>
        <translation>Die Kopie ist nicht gleich dem Dokument</translation>
    </message>
    <message>
        <source>The copy is not the same as the document.</source>
        <translation>Die Kopie ist nicht gleich dem Dokument.</translation>
    </message>
    <message>
        <source>The disk or folder is gone: {1} files of it are missing, so the result is not complete.</source>
        <translation>Der Datenträger oder Ordner ist weg: {1} seiner Dateien fehlen, das Ergebnis ist also nicht vollständig.</translation>
    </message>
    <message>
        <source>The document</source>
        <translation>Das Dokument</translation>
    </message>
    <message>
        <source>The document cannot be read at its place</source>
        <translation>Das Dokument lässt sich an seinem Platz nicht lesen</translation>
    </message>
    <message>
        <source>The document consists of more than {1} parts.</source>
        <translation>Das Dokument besteht aus mehr als {1} Teilen.</translation>
    </message>
    <message>
        <source>The document is damaged: it is packed in a way that no office program uses.</source>
        <translation>Das Dokument ist beschädigt: Es ist gepackt, wie es kein Büroprogramm tut.</translation>
    </message>
    <message>
        <source>The document is damaged: its body is missing.</source>
        <translation>Das Dokument ist beschädigt: Sein Inhalt fehlt.</translation>
    </message>
    <message>
        <source>The document is damaged: its directory does not fit its content.</source>
        <translation>Das Dokument ist beschädigt: Sein Verzeichnis passt nicht zu seinem Inhalt.</translation>
    </message>
    <message>
        <source>The document is damaged: its part {1} is not what it was.</source>
        <translation>Das Dokument ist beschädigt: Sein Teil {1} ist nicht, was er war.</translation>
    </message>
    <message>
        <source>The document is damaged: no program writes entities into its XML.</source>
        <translation>Das Dokument ist beschädigt: Kein Programm schreibt Entitäten in sein XML.</translation>
    </message>
    <message>
        <source>The document is encrypted and needs a password.</source>
        <translation>Das Dokument ist verschlüsselt und braucht ein Passwort.</translation>
    </message>
    <message>
        <source>The document is nested too deeply to be read.</source>
        <translation>Das Dokument ist zu tief verschachtelt, um gelesen zu werden.</translation>
    </message>
    <message>
        <source>The document kept for it</source>
        <translation>Das bleibende Dokument</translation>
    </message>
    <message>
        <source>The document kept for it is on another volume, so they cannot share space.</source>
        <translation>Das bleibende Dokument liegt auf einem anderen Laufwerk, sie können den Platz also nicht gemeinsam nutzen.</translation>
    </message>
    <message>
        <source>The document unpacks to more than 200 MB in one part, or 400 MB in all.</source>
        <translation>Das Dokument ist ausgepackt in einem Teil größer als 200 MB, oder insgesamt größer als 400 MB.</translation>
    </message>
    <message>
        <source>The document&apos;s XML is nested too deeply, or a single piece of it is too long.</source>
        <translation>Das XML des Dokuments ist zu tief verschachtelt, oder ein einzelnes Stück davon ist zu lang.</translation>
    </message>
    <message>
        <source>The e-mail message has more than {1} messages inside it.</source>
        <translation>Die E-Mail enthält mehr als {1} Nachrichten.</translation>
    </message>
    <message>
        <source>The e-mail message is damaged: a part of its text is missing.</source>
        <translation>Die E-Mail ist beschädigt: Ein Teil ihres Textes fehlt.</translation>
    </message>
    <message>
        <source>The e-mail message is damaged: it ends before the line that ends its text.</source>
        <translation>Die E-Mail ist beschädigt: Sie endet vor der Zeile, die ihren Text beendet.</translation>
    </message>
    <message>
        <source>The e-mail message is damaged: it ends within its head.</source>
        <translation>Die E-Mail ist beschädigt: Sie endet in ihrem Kopf.</translation>
    </message>
    <message>
        <source>The e-mail message is damaged: none of its parts can be found.</source>
        <translation>Die E-Mail ist beschädigt: Keiner ihrer Teile ist zu finden.</translation>
    </message>
    <message>
        <source>The e-mail message is encrypted.</source>
        <translation>Die E-Mail ist verschlüsselt.</translation>
    </message>
    <message>
        <source>The e-mail message is made of more than {1} parts.</source>
        <translation>Die E-Mail besteht aus mehr als {1} Teilen.</translation>
    </message>
    <message>
        <source>The fastest, {1}, would need {2} MB of the {3} MB allowed.</source>
        <translation>Das schnellste Verfahren ({1}) bräuchte {2} MB der erlaubten {3} MB.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Die Datei</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation>Die Datei wurde beim Lesen verändert.</translation>
    </message>
    <message>
        <source>The file could not be read to its end.</source>
        <translation>Die Datei konnte nicht bis zum Ende gelesen werden.</translation>
    </message>
    <message>
        <source>The file could not be read: {1}.</source>
        <translation>Die Datei konnte nicht gelesen werden: {1}.</translation>
    </message>
    <message>
        <source>The file holds binary data instead of text.</source>
        <translation>Die Datei enthält Binärdaten statt Text.</translation>
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
        <source>The file system can neither make links nor rename without replacing another file</source>
        <translation>Das Dateisystem kann weder Verknüpfungen anlegen noch umbenennen, ohne dass eine andere Datei ersetzt werden könnte</translation>
    </message>
    <message>
        <source>The file system shared nothing</source>
        <translation>Das Dateisystem hat keinen Platz zusammengelegt</translation>
    </message>
    <message>
        <source>The file system that it is on cannot share space: that needs btrfs or XFS.</source>
        <translation>Das Dateisystem, auf dem es liegt, kann keinen Platz gemeinsam nutzen: Dazu braucht es btrfs oder XFS.</translation>
    </message>
    <message>
        <source>The file was gone when it was to be read.</source>
        <translation>Die Datei war weg, als sie gelesen werden sollte.</translation>
    </message>
    <message>
        <source>The file {1} cannot be read: {2}.</source>
        <translation>Die Datei {1} kann nicht gelesen werden: {2}.</translation>
    </message>
    <message>
        <source>The file {1} cannot be written: {2}.</source>
        <translation>Die Datei {1} kann nicht geschrieben werden: {2}.</translation>
    </message>
    <message>
        <source>The file {1} is a database of another program, not a scan cache.</source>
        <translation>Die Datei {1} ist eine Datenbank eines anderen Programms, kein Zwischenspeicher.</translation>
    </message>
    <message>
        <source>The file {1} is no scan cache; it was left alone.</source>
        <translation>Die Datei {1} ist kein Zwischenspeicher; sie blieb unberührt.</translation>
    </message>
    <message>
        <source>The file {1} is not a session of DupFinder.</source>
        <translation>Die Datei {1} ist keine Sitzung von DupFinder.</translation>
    </message>
    <message>
        <source>The file {1} is too large to be one of DupFinder&apos;s.</source>
        <translation>Die Datei {1} ist zu groß, um von DupFinder zu sein.</translation>
    </message>
    <message>
        <source>The file {1} was saved by a newer version of DupFinder.</source>
        <translation>Die Datei {1} wurde von einer neueren Version von DupFinder gespeichert.</translation>
    </message>
    <message>
        <source>The file {1} with your saved keeper rules is damaged</source>
        <translation>Die Datei {1} mit Ihren gespeicherten Regeln ist beschädigt</translation>
    </message>
    <message>
        <source>The file {1} with {2} is damaged</source>
        <translation>Die Datei {1} (Inhalt: {2}) ist beschädigt</translation>
    </message>
    <message>
        <source>The file {1} with {2} was written by a newer version of DupFinder.</source>
        <translation>Die Datei {1} (Inhalt: {2}) wurde von einer neueren Version von DupFinder geschrieben.</translation>
    </message>
    <message>
        <source>The file {1}, with what you told apart, is damaged or not ours; move it away to begin anew.</source>
        <translation>Die Datei {1} mit dem, was Sie getrennt haben, ist beschädigt oder nicht von hier; legen Sie sie weg, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>Der Ordner</translation>
    </message>
    <message>
        <source>The folder of journals {1} cannot be read: {2}.</source>
        <translation>Der Ordner {1} mit den Journalen kann nicht gelesen werden: {2}.</translation>
    </message>
    <message>
        <source>The folder shows a folder that it lies in, so reading it would never end.</source>
        <translation>Der Ordner zeigt einen Ordner, in dem er selbst liegt; ihn zu lesen nähme kein Ende.</translation>
    </message>
    <message>
        <source>The folder {1} is on another volume than the document.</source>
        <translation>Der Ordner {1} liegt auf einem anderen Laufwerk als das Dokument.</translation>
    </message>
    <message>
        <source>The format {1}{2} {3}; it is left out.</source>
        <translation>Das Format {1}{2} {3}; es wird ausgelassen.</translation>
    </message>
    <message>
        <source>The journal cannot be written, so nothing was touched: {1}</source>
        <translation>Das Journal kann nicht geschrieben werden, deshalb wurde nichts angerührt: {1}</translation>
    </message>
    <message>
        <source>The journal has no removal with the number {1}.</source>
        <translation>Im Journal gibt es kein Entfernen mit der Nummer {1}.</translation>
    </message>
    <message>
        <source>The journal {1} cannot be read: {2}.</source>
        <translation>Das Journal {1} kann nicht gelesen werden: {2}.</translation>
    </message>
    <message>
        <source>The journal {1} cannot be written: {2}.</source>
        <translation>Das Journal {1} kann nicht geschrieben werden: {2}.</translation>
    </message>
    <message>
        <source>The journal {1} is damaged: it does not tell where {2} of the documents came from that it says are removed. The first of them is {3}.</source>
        <translation>Das Journal {1} ist beschädigt: Bei {2} der Dokumente, die es entfernt nennt, sagt es nicht, woher sie kamen. Das erste davon ist {3}.</translation>
    </message>
    <message>
        <source>The journal {1} is in use: something is being removed or put back with it.</source>
        <translation>Das Journal {1} wird benutzt: Damit wird gerade etwas entfernt oder zurückgelegt.</translation>
    </message>
    <message>
        <source>The keeper rule &apos;best-format&apos; takes names of formats with colons between them, as in pdf:docx.</source>
        <translation>Die Regel „best-format“ nimmt Namen von Formaten mit Doppelpunkten dazwischen, etwa pdf:docx.</translation>
    </message>
    <message>
        <source>The keeper rule {1} needs {2} after the colon.</source>
        <translation>Die Regel {1} braucht nach dem Doppelpunkt eine Angabe: {2}.</translation>
    </message>
    <message>
        <source>The keeper rule {1} takes nothing after a colon.</source>
        <translation>Die Regel {1} nimmt nichts nach einem Doppelpunkt.</translation>
    </message>
    <message>
        <source>The link</source>
        <translation>Die Verknüpfung</translation>
    </message>
    <message>
        <source>The link does not reach the document kept for it.</source>
        <translation>Die Verknüpfung führt nicht zum bleibenden Dokument.</translation>
    </message>
    <message>
        <source>The link was replaced by another file</source>
        <translation>Die Verknüpfung wurde durch eine andere Datei ersetzt</translation>
    </message>
    <message>
        <source>The log {1} cannot be written: {2}.</source>
        <translation>Das Protokoll {1} kann nicht geschrieben werden: {2}.</translation>
    </message>
    <message>
        <source>The macros of the LaTeX document stand for too much text.</source>
        <translation>Die Makros des LaTeX-Dokuments stehen für zu viel Text.</translation>
    </message>
    <message>
        <source>The next best, {1}, would take {2} times as long.</source>
        <translation>Das nächstbeste Verfahren ({1}) würde {2}-mal so lange dauern.</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore is nested too deeply.</source>
        <translation>Das Muster der ignorierten Zeilen ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore is not a regular expression: {1}.</source>
        <translation>Das Muster der ignorierten Zeilen ist kein regulärer Ausdruck: {1}.</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore is too long.</source>
        <translation>Das Muster der ignorierten Zeilen ist zu lang.</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore takes too long; a simpler one may do.</source>
        <translation>Das Muster der ignorierten Zeilen braucht zu lange; ein einfacheres genügt vielleicht.</translation>
    </message>
    <message>
        <source>The pattern {1} matches nothing; write a name or a path, such as *.pdf or drafts/*.pdf.</source>
        <translation>Auf das Muster {1} passt nichts; schreiben Sie einen Namen oder Pfad, etwa *.pdf oder drafts/*.pdf.</translation>
    </message>
    <message>
        <source>The plan keeps it for another document.</source>
        <translation>Der Plan behält es für ein anderes Dokument.</translation>
    </message>
    <message>
        <source>The plan names no document that is kept for it.</source>
        <translation>Der Plan nennt kein Dokument, das dafür bleibt.</translation>
    </message>
    <message>
        <source>The process that reads documents cannot be started: {1}.</source>
        <translation>Der Prozess, der Dokumente liest, lässt sich nicht starten: {1}.</translation>
    </message>
    <message>
        <source>The process that reads documents did not start: {1}.</source>
        <translation>Der Prozess, der Dokumente liest, startete nicht: {1}.</translation>
    </message>
    <message>
        <source>The process that was reading the document died.</source>
        <translation>Der Prozess, der das Dokument las, ist abgestürzt.</translation>
    </message>
    <message>
        <source>The quarantine folder {1} is not ours to use.</source>
        <translation>Der Quarantäneordner {1} darf von hier nicht benutzt werden.</translation>
    </message>
    <message>
        <source>The reference {1} {2}: its documents are not compared, and are never removed.</source>
        <translation>Die Referenz {1} {2}: Ihre Dokumente werden nicht verglichen und nie entfernt.</translation>
    </message>
    <message>
        <source>The rich text document has more than {1} groups within groups.</source>
        <translation>Das RTF-Dokument hat mehr als {1} Gruppen ineinander.</translation>
    </message>
    <message>
        <source>The rich text document is damaged: its {1} is missing.</source>
        <translation>Das RTF-Dokument ist beschädigt: {1} fehlt.</translation>
    </message>
    <message>
        <source>The same {1} texts were compared before; that was done like this:</source>
        <translation>Dieselben {1} Texte wurden schon einmal verglichen; das geschah so:</translation>
    </message>
    <message>
        <source>The scan cache cannot be read: {1}.</source>
        <translation>Der Zwischenspeicher kann nicht gelesen werden: {1}.</translation>
    </message>
    <message>
        <source>The scan cache cannot be written ({1}); the scan goes on without it.</source>
        <translation>Der Zwischenspeicher kann nicht geschrieben werden ({1}); die Suche geht ohne ihn weiter.</translation>
    </message>
    <message>
        <source>The scan cache was changed by something else during the scan.</source>
        <translation>Der Zwischenspeicher wurde während der Suche von etwas anderem geändert.</translation>
    </message>
    <message>
        <source>The scan cache was damaged; it was set aside as {1}.</source>
        <translation>Der Zwischenspeicher war beschädigt; er wurde beiseitegelegt als {1}.</translation>
    </message>
    <message>
        <source>The scan cache {1} cannot be used ({2}); the scan goes on without it.</source>
        <translation>Der Zwischenspeicher {1} kann nicht benutzt werden ({2}); die Suche geht ohne ihn weiter.</translation>
    </message>
    <message>
        <source>The scan cache {1} cannot be used: {2}.</source>
        <translation>Der Zwischenspeicher {1} kann nicht benutzt werden: {2}.</translation>
    </message>
    <message>
        <source>The scan cache {1} is damaged and cannot be replaced; the scan goes on without.</source>
        <translation>Der Zwischenspeicher {1} ist beschädigt und lässt sich nicht ersetzen; die Suche geht ohne ihn weiter.</translation>
    </message>
    <message>
        <source>The scan cache {} is damaged or of another version of DupFinder; the next scan begins a new one.</source>
        <translation>Der Zwischenspeicher {} ist beschädigt oder von einer anderen Version von DupFinder; die nächste Suche beginnt einen neuen.</translation>
    </message>
    <message>
        <source>The session {1} is damaged.</source>
        <translation>Die Sitzung {1} ist beschädigt.</translation>
    </message>
    <message>
        <source>The system does not tell of every change in these folders, so DupFinder looks by itself, every {1} seconds.</source>
        <translation>Das System meldet nicht jede Änderung in diesen Ordnern; deshalb sieht DupFinder selbst nach, alle {1} Sekunden.</translation>
    </message>
    <message>
        <source>The system gives DupFinder too little memory, or too few threads, for this.</source>
        <translation>Das System gibt DupFinder dafür zu wenig Speicher oder zu wenige Threads.</translation>
    </message>
    <message>
        <source>The system took the file, but it was not found in the trash.</source>
        <translation>Das System nahm die Datei, aber im Papierkorb war sie nicht zu finden.</translation>
    </message>
    <message>
        <source>The text of the e-mail message is inside of its signature, which is not read.</source>
        <translation>Der Text der E-Mail steht in ihrer Unterschrift, die nicht gelesen wird.</translation>
    </message>
    <message>
        <source>The two documents are too long to be compared here.</source>
        <translation>Die beiden Dokumente sind zu lang, um hier verglichen zu werden.</translation>
    </message>
    <message>
        <source>The volume of this file has no trash that can be used.</source>
        <translation>Das Laufwerk dieser Datei hat keinen benutzbaren Papierkorb.</translation>
    </message>
    <message>
        <source>The volume that it is on has no such links, as FAT and exFAT have none.</source>
        <translation>Auf dem Laufwerk, auf dem es liegt, gibt es solche Verknüpfungen nicht, so wie auf FAT und exFAT.</translation>
    </message>
    <message>
        <source>The volume {1} has no trash that can be used, and no quarantine folder can be made on it.</source>
        <translation>Das Laufwerk {1} hat keinen benutzbaren Papierkorb, und ein Quarantäneordner lässt sich dort nicht anlegen.</translation>
    </message>
    <message>
        <source>The volume {1} has no trash that can be used.</source>
        <translation>Das Laufwerk {1} hat keinen benutzbaren Papierkorb.</translation>
    </message>
    <message>
        <source>The workbook is damaged: a cell refers to a text that is not there.</source>
        <translation>Die Mappe ist beschädigt: Eine Zelle verweist auf einen Text, den es nicht gibt.</translation>
    </message>
    <message>
        <source>The workbook is damaged: a number in it is none.</source>
        <translation>Die Mappe ist beschädigt: Eine Zahl darin ist keine.</translation>
    </message>
    <message>
        <source>The workbook is damaged: a part of it ends too early.</source>
        <translation>Die Mappe ist beschädigt: Ein Teil davon endet zu früh.</translation>
    </message>
    <message>
        <source>The {1} bits of these fingerprints tell as much as {2} random ones.</source>
        <translation>Die {1} Bit dieser Fingerabdrücke sagen so viel wie {2} zufällige.</translation>
    </message>
    <message>
        <source>The {1} cannot be read: {2} is not installed.</source>
        <translation>{1} nicht lesbar: {2} ist nicht installiert.</translation>
    </message>
    <message>
        <source>The {1} has no page or picture {2} that can be shown.</source>
        <translation>{1} ohne Seite oder Bild {2}, das sich zeigen lässt.</translation>
    </message>
    <message>
        <source>The {1} has no text.</source>
        <translation>{1} ohne Text.</translation>
    </message>
    <message>
        <source>The {1} has no text; it is compared by what is seen in it, but for {2} of its pages or pictures, which are too many or too large.</source>
        <translation>{1} ohne Text; verglichen wird, was darin zu sehen ist, bis auf {2} Seiten oder Bilder, die zu viele oder zu groß sind.</translation>
    </message>
    <message>
        <source>The {1} has no text; it is compared by what is seen in it.</source>
        <translation>{1} ohne Text; verglichen wird, was darin zu sehen ist.</translation>
    </message>
    <message>
        <source>This system cannot shut in the programs that read documents: a malicious document could read your files and go online.</source>
        <translation>Dieses System kann die Programme, die Dokumente lesen, nicht einsperren: Ein bösartiges Dokument könnte Ihre Dateien lesen und ins Netz gehen.</translation>
    </message>
    <message>
        <source>The {1} has no pages that can be shown.</source>
        <translation>{1} ohne Seiten, die sich zeigen lassen.</translation>
    </message>
    <message>
        <source>A copy of the document kept for it, which has the same bytes, can be put in its place.</source>
        <translation>Eine Kopie des dafür behaltenen Dokuments, das dieselben Bytes hat, kann an seine Stelle gelegt werden.</translation>
    </message>
    <message>
        <source>It and the document kept for it are on different volumes, and one of these may show a folder of the other (a network drive, a FUSE or overlay file system). So it may go to the trash, but not for good, and no link takes its place.</source>
        <translation>Es und das dafür behaltene Dokument liegen auf verschiedenen Laufwerken, und eines davon zeigt vielleicht einen Ordner des anderen (ein Netzlaufwerk, ein FUSE- oder Overlay-Dateisystem). Darum darf es in den Papierkorb, aber nicht endgültig gelöscht und nicht durch eine Verknüpfung ersetzt werden.</translation>
    </message>
    <message>
        <source>It is the very document that would be kept, seen through another mount.</source>
        <translation>Es ist genau das Dokument, das behalten würde, nur über einen anderen Einhängepunkt gesehen.</translation>
    </message>
    <message>
        <source>Reading scanned pages needs packages that are not installed: {1}.</source>
        <translation>Gescannte Seiten zu lesen, braucht Pakete, die nicht installiert sind: {1}.</translation>
    </message>
    <message>
        <source>The {1} is damaged and cannot be read ({2}).</source>
        <translation>{1} beschädigt und nicht lesbar ({2}).</translation>
    </message>
    <message>
        <source>The {1} is damaged: a slide is missing.</source>
        <translation>{1} beschädigt: Eine Folie fehlt.</translation>
    </message>
    <message>
        <source>The {1} is damaged: it does not say what its chapters are.</source>
        <translation>{1} beschädigt: ohne Angabe, was die Kapitel sind.</translation>
    </message>
    <message>
        <source>The {1} is damaged: it does not say where its chapters are.</source>
        <translation>{1} beschädigt: ohne Angabe, wo die Kapitel liegen.</translation>
    </message>
    <message>
        <source>The {1} is damaged: it is no zip archive, or only a part of one.</source>
        <translation>{1} beschädigt: kein Zip-Archiv, oder nur ein Teil davon.</translation>
    </message>
    <message>
        <source>The {1} is damaged: its part {2} is missing.</source>
        <translation>{1} beschädigt: Der Teil {2} fehlt.</translation>
    </message>
    <message>
        <source>The {1} is damaged: {2}.</source>
        <translation>{1} beschädigt: {2}.</translation>
    </message>
    <message>
        <source>The {1} is empty.</source>
        <translation>{1} ohne Inhalt.</translation>
    </message>
    <message>
        <source>The {1} is encrypted and needs a password.</source>
        <translation>{1} verschlüsselt: nur mit Passwort lesbar.</translation>
    </message>
    <message>
        <source>The {1} is larger than 200 MB.</source>
        <translation>{1} größer als 200 MB.</translation>
    </message>
    <message>
        <source>The {1} is protected and can only be read by its own program.</source>
        <translation>{1} geschützt: nur mit dem eigenen Programm lesbar.</translation>
    </message>
    <message>
        <source>There are other settings with the name &apos;{1}&apos;.</source>
        <translation>Es gibt schon Einstellungen mit dem Namen „{1}“.</translation>
    </message>
    <message>
        <source>There is a file {1} in this folder already.</source>
        <translation>In diesem Ordner gibt es schon eine Datei {1}.</translation>
    </message>
    <message>
        <source>There is no folder or file {1} to exclude.</source>
        <translation>Es gibt keinen Ordner und keine Datei {1} zum Ausschließen.</translation>
    </message>
    <message>
        <source>There is no folder or file {1}.</source>
        <translation>Es gibt keinen Ordner und keine Datei {1}.</translation>
    </message>
    <message>
        <source>There is no format {1}; there are {2}.</source>
        <translation>Es gibt kein Format {1}; es gibt {2}.</translation>
    </message>
    <message>
        <source>There is no journal {1}.</source>
        <translation>Es gibt kein Journal {1}.</translation>
    </message>
    <message>
        <source>There is no room for what the scan has to keep: {1}.</source>
        <translation>Es ist kein Platz für das, was die Suche aufheben muss: {1}.</translation>
    </message>
    <message>
        <source>There is no scan cache {1}.</source>
        <translation>Es gibt keinen Zwischenspeicher {1}.</translation>
    </message>
    <message>
        <source>This file is not valid JSON.</source>
        <translation>Diese Datei ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>This file is too large, or holds too many values, to be one of DupFinder&apos;s.</source>
        <translation>Diese Datei ist zu groß oder hat zu viele Werte, um eine von DupFinder zu sein.</translation>
    </message>
    <message>
        <source>This is a folder, not a document.</source>
        <translation>Das ist ein Ordner, kein Dokument.</translation>
    </message>
    <message>
        <source>This is no document of a kind that DupFinder knows.</source>
        <translation>Das ist kein Dokument einer Art, die DupFinder kennt.</translation>
    </message>
    <message>
        <source>This is no document of the formats that were asked for.</source>
        <translation>Das ist kein Dokument der verlangten Formate.</translation>
    </message>
    <message>
        <source>This is no {1} file that can be used: {2} {3}.</source>
        <translation>Das ist keine brauchbare {1}-Datei: {2} {3}.</translation>
    </message>
    <message>
        <source>This system lacks Landlock, so a document that takes over its reader could read your other files.</source>
        <translation>Diesem System fehlt Landlock; ein Dokument, das sein Leseprogramm übernimmt, könnte Ihre anderen Dateien lesen.</translation>
    </message>
    <message>
        <source>This system lacks seccomp, so a document that takes over its reader could open connections.</source>
        <translation>Diesem System fehlt seccomp; ein Dokument, das sein Leseprogramm übernimmt, könnte Verbindungen öffnen.</translation>
    </message>
    <message>
        <source>What was moved</source>
        <translation>Das Verschobene</translation>
    </message>
    <message>
        <source>What you told apart is in {1}, which cannot be used: {2}.</source>
        <translation>Was Sie getrennt haben, steht in {1}, und das lässt sich nicht benutzen: {2}.</translation>
    </message>
    <message>
        <source>What you told apart is in {1}, written by another version of DupFinder.</source>
        <translation>Was Sie getrennt haben, steht in {1}, geschrieben von einer anderen Version von DupFinder.</translation>
    </message>
    <message>
        <source>Windows does not allow this name.</source>
        <translation>Windows erlaubt diesen Namen nicht.</translation>
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
        <source>a </source>
        <translation>a </translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>a page has no size</source>
        <translation>eine Seite hat keine Größe</translation>
    </message>
    <message>
        <source>a piece of its text is missing</source>
        <translation>ein Stück des Textes fehlt</translation>
    </message>
    <message>
        <source>a running process</source>
        <translation>ein laufender Prozess</translation>
    </message>
    <message>
        <source>a scan that was not finished</source>
        <translation>eine nicht beendete Suche</translation>
    </message>
    <message>
        <source>cannot be loaded: {1}: {2}</source>
        <translation>lässt sich nicht laden: {1}: {2}</translation>
    </message>
    <message>
        <source>cannot seek to {1}</source>
        <translation>Stelle {1} ist nicht zu erreichen</translation>
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
        <source>drawn by hand</source>
        <translation>von Hand gezeichnet</translation>
    </message>
    <message>
        <source>e-mail message</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>empty cells</source>
        <translation>leere Zellen</translation>
    </message>
    <message>
        <source>error {1}</source>
        <translation>Fehler {1}</translation>
    </message>
    <message>
        <source>exhaustive comparison</source>
        <translation>vollständiger Vergleich</translation>
    </message>
    <message>
        <source>has a name that is not up to 32 lower-case letters, digits and dashes</source>
        <translation>hat einen Namen, der nicht aus bis zu 32 Kleinbuchstaben, Ziffern und Strichen besteht</translation>
    </message>
    <message>
        <source>has suffixes that are no tuple of lower-case suffixes with their dots</source>
        <translation>hat Endungen, die kein Tupel von kleingeschriebenen Endungen mit Punkt sind</translation>
    </message>
    <message>
        <source>has the name {1}, which another format has</source>
        <translation>hat den Namen {1}, den schon ein anderes Format hat</translation>
    </message>
    <message>
        <source>has the relation {1}, which does not fit</source>
        <translation>hat das Verhältnis {1}, das nicht passt</translation>
    </message>
    <message>
        <source>has the relation {1}, which is none</source>
        <translation>hat das Verhältnis {1}, das es nicht gibt</translation>
    </message>
    <message>
        <source>has the verdict {1}, which is none</source>
        <translation>hat das Urteil {1}, das es nicht gibt</translation>
    </message>
    <message>
        <source>img </source>
        <translation>img </translation>
    </message>
    <message>
        <source>in the folder that it was moved to</source>
        <translation>in dem Ordner, in den es verschoben wurde</translation>
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
        <source>is excluded</source>
        <translation>ist ausgeschlossen</translation>
    </message>
    <message>
        <source>is excluded with {1}</source>
        <translation>ist mit {1} ausgeschlossen</translation>
    </message>
    <message>
        <source>is in the report for the second time</source>
        <translation>steht zum zweiten Mal im Bericht</translation>
    </message>
    <message>
        <source>is one that this program does not know</source>
        <translation>ist diesem Programm unbekannt</translation>
    </message>
    <message>
        <source>is to be removed for a document that the plan does not keep</source>
        <translation>soll entfernt werden für ein Dokument, das der Plan nicht behält</translation>
    </message>
    <message>
        <source>is to be removed, and kept under another name</source>
        <translation>soll entfernt werden und unter anderem Namen bleiben</translation>
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
        <source>it has less text than it says</source>
        <translation>enthält weniger Text als angegeben</translation>
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
        <source>its headers are out of order</source>
        <translation>Kopfzeilen in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>its main part is missing</source>
        <translation>der Hauptteil fehlt</translation>
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
        <source>list: {1}</source>
        <translation>Liste: {1}</translation>
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
        <source>must be a list of {1}</source>
        <translation>muss eine Liste aus {1} sein</translation>
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
        <translation>muss leer sein bei einem Dokument, das dem bleibenden nicht nur ähnlich ist</translation>
    </message>
    <message>
        <source>must be one of {1}</source>
        <translation>muss eines von {1} sein</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>muss true oder false sein</translation>
    </message>
    <message>
        <source>must be {1}</source>
        <translation>muss {1} sein</translation>
    </message>
    <message>
        <source>must be {1} hexadecimal digits</source>
        <translation>muss aus {1} hexadezimalen Ziffern bestehen</translation>
    </message>
    <message>
        <source>must have one document whose relation is &apos;keeper&apos;</source>
        <translation>muss ein Dokument mit dem Verhältnis „keeper“ haben</translation>
    </message>
    <message>
        <source>must name a kept document if it is to be removed, and only then</source>
        <translation>muss genau dann ein bleibendes Dokument nennen, wenn es entfernt werden soll</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>darf nicht negativ sein</translation>
    </message>
    <message>
        <source>names a file for the second time</source>
        <translation>nennt eine Datei zum zweiten Mal</translation>
    </message>
    <message>
        <source>needs libraries that are no tuple of names of modules</source>
        <translation>braucht Bibliotheken, die kein Tupel von Modulnamen sind</translation>
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
        <source>none were saved yet</source>
        <translation>noch keine gespeichert</translation>
    </message>
    <message>
        <source>page {1} cannot be loaded</source>
        <translation>Seite {1} lässt sich nicht laden</translation>
    </message>
    <message>
        <source>page {1} has no text page</source>
        <translation>Seite {1} hat keine Textseite</translation>
    </message>
    <message>
        <source>pictures or drawings</source>
        <translation>Bilder oder Zeichnungen</translation>
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
        <source>reply to</source>
        <translation>Antwort an</translation>
    </message>
    <message>
        <source>rich text document</source>
        <translation>RTF-Dokument</translation>
    </message>
    <message>
        <source>sheet: {1}</source>
        <translation>Tabellenblatt: {1}</translation>
    </message>
    <message>
        <source>signed: {1}</source>
        <translation>unterzeichnet: {1}</translation>
    </message>
    <message>
        <source>slide {1}</source>
        <translation>Folie {1}</translation>
    </message>
    <message>
        <source>table: empty cells</source>
        <translation>Tabelle: leere Zellen</translation>
    </message>
    <message>
        <source>text file</source>
        <translation>Textdatei</translation>
    </message>
    <message>
        <source>the recent sessions</source>
        <translation>die letzten Sitzungen</translation>
    </message>
    <message>
        <source>the saved ones are {1}</source>
        <translation>gespeichert sind {1}</translation>
    </message>
    <message>
        <source>there is no picture of {1} by {2} pixels</source>
        <translation>kein Bild von {1} mal {2} Pixeln</translation>
    </message>
    <message>
        <source>unknown address</source>
        <translation>unbekannte Adresse</translation>
    </message>
    <message>
        <source>what it holds</source>
        <translation>der Inhalt</translation>
    </message>
    <message>
        <source>your saved settings</source>
        <translation>gespeicherte Einstellungen</translation>
    </message>
    <message>
        <source>{1} It is now at {2}.</source>
        <translation>{1} Es liegt nun unter {2}.</translation>
    </message>
    <message>
        <source>{1} It was moved to {2}, and cannot be put back: {3}</source>
        <translation>{1} Es kam nach {2} und lässt sich nicht zurücklegen: {3}</translation>
    </message>
    <message>
        <source>{1} at:</source>
        <translation>{1} bei:</translation>
    </message>
    <message>
        <source>{1} bit</source>
        <translation>{1} Bit</translation>
    </message>
    <message>
        <source>{1} bits</source>
        <translation>{1} Bit</translation>
    </message>
    <message>
        <source>{1} by {2} pixels</source>
        <translation>{1} mal {2} Pixel</translation>
    </message>
    <message>
        <source>{1} bytes</source>
        <translation>{1} Bytes</translation>
    </message>
    <message>
        <source>{1} cannot be excluded: {2}.</source>
        <translation>{1} lässt sich nicht ausschließen: {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be found: {2}</source>
        <translation>{1} ist nicht zu finden: {2}</translation>
    </message>
    <message>
        <source>{1} cannot be found: {2}.</source>
        <translation>{1} ist nicht zu finden: {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be looked into now; its documents stay known.</source>
        <translation>{1} ist gerade nicht einsehbar; die Dokumente darin bleiben bekannt.</translation>
    </message>
    <message>
        <source>{1} cannot be opened: {2}.</source>
        <translation>{1} lässt sich nicht öffnen: {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be read: permission denied.</source>
        <translation>{1} kann nicht gelesen werden: keine Berechtigung.</translation>
    </message>
    <message>
        <source>{1} cannot be read: {2}.</source>
        <translation>{1} kann nicht gelesen werden: {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be renamed: {2}</source>
        <translation>{1} lässt sich nicht umbenennen: {2}</translation>
    </message>
    <message>
        <source>{1} drawn over</source>
        <translation>{1} überdeckt</translation>
    </message>
    <message>
        <source>{1} is also the reference {2}: its documents are compared and never removed.</source>
        <translation>{1} ist auch die Referenz {2}: Ihre Dokumente werden verglichen und nie entfernt.</translation>
    </message>
    <message>
        <source>{1} is in a reference folder, which stays as it is.</source>
        <translation>{1} liegt in einem Referenzordner, der bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>{1} is in the trash folder {2}, and trash folders are never scanned.</source>
        <translation>{1} liegt im Papierkorb {2}, und Papierkörbe werden nie durchsucht.</translation>
    </message>
    <message>
        <source>{1} is neither a folder nor a file with content.</source>
        <translation>{1} ist weder ein Ordner noch eine Datei mit Inhalt.</translation>
    </message>
    <message>
        <source>{1} is no folder that can be written to.</source>
        <translation>{1} ist kein Ordner, in den geschrieben werden kann.</translation>
    </message>
    <message>
        <source>{1} is no folder, so it cannot be watched.</source>
        <translation>{1} ist kein Ordner und lässt sich deshalb nicht beobachten.</translation>
    </message>
    <message>
        <source>{1} is no journal of removals.</source>
        <translation>{1} ist kein Journal des Entfernens.</translation>
    </message>
    <message>
        <source>{1} is no keeper rule; the rules are {2}.</source>
        <translation>{1} ist keine Regel; die Regeln sind {2}.</translation>
    </message>
    <message>
        <source>{1} is no longer a file.</source>
        <translation>{1} ist keine Datei mehr.</translation>
    </message>
    <message>
        <source>{1} is no regular file, so it is no journal of removals.</source>
        <translation>{1} ist keine gewöhnliche Datei, also kein Journal des Entfernens.</translation>
    </message>
    <message>
        <source>{1} is the same as {2} and is scanned once.</source>
        <translation>{1} ist dasselbe wie {2} und wird einmal durchsucht.</translation>
    </message>
    <message>
        <source>{1} is there again.</source>
        <translation>{1} ist wieder da.</translation>
    </message>
    <message>
        <source>{1} is too large to be a journal of removals.</source>
        <translation>{1} ist zu groß für ein Journal des Entfernens.</translation>
    </message>
    <message>
        <source>{1} lies inside {2} and is scanned once.</source>
        <translation>{1} liegt in {2} und wird einmal durchsucht.</translation>
    </message>
    <message>
        <source>{1} of its {2} pages cannot be read</source>
        <translation>{1} von {2} Seiten sind nicht lesbar</translation>
    </message>
    <message>
        <source>{1} pages</source>
        <translation>{1} Seiten</translation>
    </message>
    <message>
        <source>{1} places</source>
        <translation>{1} Stellen</translation>
    </message>
    <message>
        <source>{1} shapes</source>
        <translation>{1} Formen</translation>
    </message>
    <message>
        <source>{1} vanished during the scan.</source>
        <translation>{1} ist während der Suche verschwunden.</translation>
    </message>
    <message>
        <source>{1} was changed since the scan.</source>
        <translation>{1} wurde seit der Suche geändert.</translation>
    </message>
    <message>
        <source>{1} was named twice and is scanned once.</source>
        <translation>{1} wurde zweimal genannt und wird einmal durchsucht.</translation>
    </message>
    <message>
        <source>{1} was replaced by another file since the scan.</source>
        <translation>{1} wurde seit der Suche durch eine andere Datei ersetzt.</translation>
    </message>
    <message>
        <source>{1} x {2}</source>
        <translation>{1} × {2}</translation>
    </message>
    <message>
        <source>{1} {2} and is not scanned.</source>
        <translation>{1} {2} und wird nicht durchsucht.</translation>
    </message>
    <message>
        <source>{1} {2} with prefixes of {3} bits ({4}){5}</source>
        <translation>{1} {2} mit Präfixen von {3} Bit ({4}){5}</translation>
    </message>
    <message>
        <source>{1}.</source>
        <translation>{1}.</translation>
    </message>
    <message>
        <source>{1}: Left out: only {2} documents are compared at once.</source>
        <translation>{1}: Ausgelassen: Nur {2} Dokumente werden auf einmal verglichen.</translation>
    </message>
    <message>
        <source>{1}: Left out: the documents are too long to be compared at once.</source>
        <translation>{1}: Ausgelassen: Die Dokumente sind zu lang, um auf einmal verglichen zu werden.</translation>
    </message>
    <message>
        <source>{1}: The file cannot be opened: {2}.</source>
        <translation>{1}: Die Datei lässt sich nicht öffnen: {2}.</translation>
    </message>
    <message>
        <source>{1}: This is not a file that can be read.</source>
        <translation>{1}: Das ist keine Datei, die gelesen werden kann.</translation>
    </message>
    <message>
        <source>{1}: {2} of {3} texts; two are compared if they share {4} of those that the smaller one has.</source>
        <translation>{1}: {2} aus {3} Texten; zwei werden verglichen, wenn sie vom kleineren einen Anteil von {4} gemeinsam haben.</translation>
    </message>
    <message>
        <source>{1}:{2} in {3}</source>
        <translation>{1}:{2} in {3}</translation>
    </message>
    <message>
        <source>{1}; mend it, or move it away, to go on.</source>
        <translation>{1}; reparieren Sie sie oder legen Sie sie weg, um weiterzumachen.</translation>
    </message>
    <message>
        <source>{1}{2} cannot be read yet.</source>
        <translation>{1}{2} ist noch nicht lesbar.</translation>
    </message>
</context>
<context>
    <name>DecidingFlow</name>
    <message>
        <source>Please wait a moment: the last change is still under way.</source>
        <translation>Bitte warten Sie einen Augenblick: Die letzte Änderung ist noch im Gange.</translation>
    </message>
    <message>
        <source>Nothing is marked: mark documents with the space bar, or choose them by rules.</source>
        <translation>Nichts ist markiert: Markieren Sie Dokumente mit der Leertaste, oder wählen Sie sie nach Regeln.</translation>
    </message>
    <message>
        <source>The last removal was interrupted. The history of removals (Ctrl+H) puts back what it took.</source>
        <translation>Das letzte Entfernen wurde unterbrochen. Der Verlauf des Entfernens (Strg+H) legt zurück, was entfernt wurde.</translation>
    </message>
    <message>
        <source>These files could not be read, so nothing can be remembered of them.</source>
        <translation>Diese Dateien konnten nicht gelesen werden, deshalb lässt sich nichts über sie merken.</translation>
    </message>
    <message>
        <source>Remembered as not duplicates. Marks ▸ Not duplicates lists all of them.</source>
        <translation>Als keine Duplikate gemerkt. Markierungen ▸ Keine Duplikate führt alle auf.</translation>
    </message>
    <message>
        <source>The next scan brings together again what you took back.</source>
        <translation>Die nächste Suche führt wieder zusammen, was Sie zurückgenommen haben.</translation>
    </message>
</context>
<context>
    <name>DecidingWording</name>
    <message>
        <source>What is suggested (finished, filed, cleanly named)</source>
        <translation>Das vorgeschlagene (fertig, abgelegt, sauber benannt)</translation>
    </message>
    <message>
        <source>The newest</source>
        <translation>Das neueste</translation>
    </message>
    <message>
        <source>The oldest</source>
        <translation>Das älteste</translation>
    </message>
    <message>
        <source>The longest text</source>
        <translation>Der längste Text</translation>
    </message>
    <message>
        <source>The largest file</source>
        <translation>Die größte Datei</translation>
    </message>
    <message>
        <source>The smallest file</source>
        <translation>Die kleinste Datei</translation>
    </message>
    <message>
        <source>The best format</source>
        <translation>Das beste Format</translation>
    </message>
    <message>
        <source>The shortest path</source>
        <translation>Der kürzeste Pfad</translation>
    </message>
    <message>
        <source>The cleanest name (no “copy”, “(1)”, “old”)</source>
        <translation>Der sauberste Name (ohne „Kopie“, „(1)“, „Backup“)</translation>
    </message>
    <message>
        <source>The cleanest path (no “backup”, “old” in its folders, either)</source>
        <translation>Der sauberste Pfad (auch Ordner ohne „Backup“, „old“)</translation>
    </message>
    <message>
        <source>The one that says most about itself (title, author …)</source>
        <translation>Das mit den meisten Angaben (Titel, Autor …)</translation>
    </message>
    <message>
        <source>In a preferred folder</source>
        <translation>In einem bevorzugten Ordner</translation>
    </message>
    <message>
        <source>A name that matches</source>
        <translation>Ein passender Name</translation>
    </message>
    <message>
        <source>In the folder {folder}</source>
        <translation>Im Ordner {folder}</translation>
    </message>
    <message>
        <source>A name like {pattern}</source>
        <translation>Ein Name wie {pattern}</translation>
    </message>
    <message>
        <source>marked by hand</source>
        <translation>von Hand bestimmt</translation>
    </message>
    <message>
        <source>the signed, filled-in or final one stays</source>
        <translation>das unterschriebene, ausgefüllte oder endgültige bleibt</translation>
    </message>
    <message>
        <source>what is filed stays</source>
        <translation>was abgelegt ist, bleibt</translation>
    </message>
    <message>
        <source>a reference folder comes first</source>
        <translation>ein Referenzordner geht vor</translation>
    </message>
    <message>
        <source>chosen by the search, no rule tells them apart</source>
        <translation>Wahl der Suche, ohne Regel</translation>
    </message>
    <message>
        <source>only numbers, dates or names differ</source>
        <translation>nur Zahlen, Datum oder Namen verschieden</translation>
    </message>
    <message>
        <source>no other document is a copy of it</source>
        <translation>kein anderes Dokument ist eine Kopie davon</translation>
    </message>
    <message>
        <source>nobody marked it</source>
        <translation>nicht markiert</translation>
    </message>
    <message>
        <source>it stays for another document</source>
        <translation>es bleibt für ein anderes Dokument</translation>
    </message>
    <message>
        <source>reference folder</source>
        <translation>Referenzordner</translation>
    </message>
    <message>
        <source>signed, filled in or final</source>
        <translation>unterschrieben, ausgefüllt oder endgültig</translation>
    </message>
    <message>
        <source>filed folder</source>
        <translation>geordnet abgelegt</translation>
    </message>
    <message>
        <source>clean name</source>
        <translation>sauberer Name</translation>
    </message>
    <message>
        <source>best format to work with</source>
        <translation>bestes Format zum Weiterarbeiten</translation>
    </message>
    <message>
        <source>shortest path</source>
        <translation>kürzester Pfad</translation>
    </message>
    <message>
        <source>most like the others</source>
        <translation>den anderen am ähnlichsten</translation>
    </message>
    <message>
        <source>chosen by hand or by rules</source>
        <translation>von Hand oder durch Regeln gewählt</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>It lies in a reference folder: nothing there is ever removed.</source>
        <translation>Es liegt in einem Referenzordner: Dort wird nie etwas entfernt.</translation>
    </message>
    <message>
        <source>It lies in an excluded folder: it takes no part.</source>
        <translation>Es liegt in einem ausgeschlossenen Ordner: Es bleibt außer Betracht.</translation>
    </message>
    <message>
        <source>Nothing of its group that can be read would stay.</source>
        <translation>Von seiner Gruppe bliebe nichts Lesbares übrig.</translation>
    </message>
    <message>
        <source>Its bytes could not be read, so nothing is certain about it.</source>
        <translation>Seine Bytes konnten nicht gelesen werden, deshalb ist nichts darüber sicher.</translation>
    </message>
    <message>
        <source>It is the keeper of its group. Keep another one first.</source>
        <translation>Es ist das Dokument, das von seiner Gruppe bleibt. Behalten Sie zuerst ein anderes.</translation>
    </message>
    <message>
        <source>The filter hides it.</source>
        <translation>Der Filter blendet es aus.</translation>
    </message>
    <message>
        <source>It is in no group of duplicates.</source>
        <translation>Es ist in keiner Gruppe von Duplikaten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in a reference folder</source>
        <translation>
            <numerusform>%Ln in einem Referenzordner</numerusform>
            <numerusform>%Ln in einem Referenzordner</numerusform>
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
        <source>%Ln in no group of duplicates</source>
        <translation>
            <numerusform>%Ln in keiner Gruppe von Duplikaten</numerusform>
            <numerusform>%Ln in keiner Gruppe von Duplikaten</numerusform>
        </translation>
    </message>
    <message>
        <source>what is suggested stays</source>
        <translation>das vorgeschlagene bleibt</translation>
    </message>
    <message>
        <source>the newest stays</source>
        <translation>neuestes bleibt</translation>
    </message>
    <message>
        <source>the oldest stays</source>
        <translation>ältestes bleibt</translation>
    </message>
    <message>
        <source>the longest text stays</source>
        <translation>längster Text bleibt</translation>
    </message>
    <message>
        <source>the largest file stays</source>
        <translation>größte Datei bleibt</translation>
    </message>
    <message>
        <source>the smallest file stays</source>
        <translation>kleinste Datei bleibt</translation>
    </message>
    <message>
        <source>the best format stays</source>
        <translation>bestes Format bleibt</translation>
    </message>
    <message>
        <source>the shortest path stays</source>
        <translation>kürzester Pfad bleibt</translation>
    </message>
    <message>
        <source>the cleanest name stays</source>
        <translation>sauberster Name bleibt</translation>
    </message>
    <message>
        <source>the cleanest path stays</source>
        <translation>sauberster Pfad bleibt</translation>
    </message>
    <message>
        <source>the one that says most about itself stays</source>
        <translation>das mit den meisten Angaben bleibt</translation>
    </message>
    <message>
        <source>what lies in {folder} stays</source>
        <translation>was in {folder} liegt, bleibt</translation>
    </message>
    <message>
        <source>a name like {pattern} stays</source>
        <translation>ein Name wie {pattern} bleibt</translation>
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
        <source>is no duplicate of</source>
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
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Let the chosen pairs be found as duplicates again (Delete)</source>
        <translation>Die gewählten Paare wieder als Duplikate finden lassen (Entf)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln Paar</numerusform>
            <numerusform>%Ln Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents that you told apart are not grouped any more, whatever copies of them are found. Once one is edited, the two are compared anew.</source>
        <translation>Dokumente, die Sie getrennt haben, kommen nicht mehr in eine gemeinsame Gruppe, welche Kopien von ihnen auch gefunden werden. Wird eines bearbeitet, werden die beiden neu verglichen.</translation>
    </message>
</context>
<context>
    <name>DocumentFlow</name>
    <message>
        <source>{name} is a program.</source>
        <translation>{name} ist ein Programm.</translation>
    </message>
    <message>
        <source>{name} is a script: commands that run one after the other.</source>
        <translation>{name} ist ein Skript: Befehle, die nacheinander ausgeführt werden.</translation>
    </message>
    <message>
        <source>{name} is a shortcut, which can start any program.</source>
        <translation>{name} ist eine Verknüpfung, die jedes Programm starten kann.</translation>
    </message>
    <message>
        <source>Its name makes it look like something else.</source>
        <translation>Der Name lässt es wie etwas anderes aussehen.</translation>
    </message>
    <message>
        <source>This can run</source>
        <translation>Das kann ausgeführt werden</translation>
    </message>
    <message>
        <source>Opening it may run it, and it can do whatever you can. Open it only if you trust where it is from.</source>
        <translation>Beim Öffnen wird es vielleicht ausgeführt, und es kann alles, was Sie können. Öffnen Sie es nur, wenn Sie seiner Herkunft vertrauen.</translation>
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
        <source>{path} cannot be opened.</source>
        <translation>{path} lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The folder of {path} cannot be opened.</source>
        <translation>Der Ordner von {path} lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <translation>Der Pfad wurde kopiert.</translation>
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
    <name>DropOverlay</name>
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
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
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
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
</context>
<context>
    <name>ExportWording</name>
    <message>
        <source>One file that every browser opens: to search, to sort, to pass on.</source>
        <translation>Eine Datei, die jeder Browser öffnet: zum Suchen, Sortieren, Weitergeben.</translation>
    </message>
    <message>
        <source>Pages with numbers and an outline: to print, to sign off, to keep.</source>
        <translation>Seiten mit Nummern und Gliederung: zum Drucken, Abzeichnen, Aufheben.</translation>
    </message>
    <message>
        <source>Groups as tables with headings, for Word or LibreOffice Writer.</source>
        <translation>Die Gruppen als Tabellen mit Überschriften, für Word oder LibreOffice Writer.</translation>
    </message>
    <message>
        <source>Sheets with a row for each document, for Excel or LibreOffice.</source>
        <translation>Blätter mit einer Zeile je Dokument, für Excel oder LibreOffice.</translation>
    </message>
    <message>
        <source>A row for each document, for any program that reads tables.</source>
        <translation>Eine Zeile je Dokument, für jedes Programm, das Tabellen liest.</translation>
    </message>
    <message>
        <source>All that was found, for programs, and for dupfinder plan.</source>
        <translation>Alles, was gefunden wurde, für Programme und für dupfinder plan.</translation>
    </message>
    <message>
        <source>Every two documents that are alike, one pair a line, for programs.</source>
        <translation>Je zwei Dokumente, die sich gleichen, ein Paar je Zeile, für Programme.</translation>
    </message>
    <message numerus="yes">
        <source>Everything: %Ln group(s)</source>
        <translation>
            <numerusform>Alles: %Ln Gruppe</numerusform>
            <numerusform>Alles: %Ln Gruppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is shown now: %Ln group(s)</source>
        <translation>
            <numerusform>Was gerade gezeigt wird: %Ln Gruppe</numerusform>
            <numerusform>Was gerade gezeigt wird: %Ln Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>The documents are read again for it, and parts of their text then stand in the report.</source>
        <translation>Die Dokumente werden dafür neu gelesen, und Teile ihres Textes stehen dann im Bericht.</translation>
    </message>
    <message>
        <source>Only a web page can show them.</source>
        <translation>Nur eine Webseite kann sie zeigen.</translation>
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
        <source>To print or keep (PDF)</source>
        <translation>Zum Drucken und Aufheben (PDF)</translation>
    </message>
    <message>
        <source>To write into (Word, DOCX)</source>
        <translation>Zum Weiterschreiben (Word, DOCX)</translation>
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
        <source>{fact}, different</source>
        <translation>{fact}, abweichend</translation>
    </message>
</context>
<context>
    <name>FamilyFigures</name>
    <message>
        <source>Groups by size</source>
        <translation>Gruppen nach Größe</translation>
    </message>
    <message>
        <source>Documents in a group</source>
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
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erstes</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letztes</translation>
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
    <name>FamilyPane</name>
    <message>
        <source>Words of the chosen cell</source>
        <translation>Wortlaut der gewählten Zelle</translation>
    </message>
    <message>
        <source>Paragraph {number}</source>
        <translation>Absatz {number}</translation>
    </message>
    <message>
        <source>{name} does not have it</source>
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
        <translation>Wortlaut des bleibenden Dokuments</translation>
    </message>
    <message>
        <source>first wording</source>
        <translation>erster Wortlaut</translation>
    </message>
    <message>
        <source>not in the keeper</source>
        <translation>fehlt im bleibenden Dokument</translation>
    </message>
    <message>
        <source>not in the first document</source>
        <translation>fehlt im ersten Dokument</translation>
    </message>
</context>
<context>
    <name>FamilyStrip</name>
    <message>
        <source>Previous document</source>
        <translation>Voriges Dokument</translation>
    </message>
    <message>
        <source>Next document</source>
        <translation>Nächstes Dokument</translation>
    </message>
    <message>
        <source>Order of the documents</source>
        <translation>Reihenfolge der Dokumente</translation>
    </message>
    <message>
        <source>What each document is compared with</source>
        <translation>Womit jedes Dokument verglichen wird</translation>
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
        <source>Against the container</source>
        <translation>Gegen das umfassende</translation>
    </message>
    <message>
        <source>Against the keeper</source>
        <translation>Gegen das bleibende</translation>
    </message>
    <message>
        <source>Against the one before</source>
        <translation>Gegen das vorige</translation>
    </message>
</context>
<context>
    <name>FamilyStripModel</name>
    <message>
        <source>left side</source>
        <translation>linke Seite</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>rechte Seite</translation>
    </message>
    <message>
        <source>marked to go</source>
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
    <name>FamilyTableModel</name>
    <message>
        <source>{name}: does not have this paragraph</source>
        <translation>{name}: ohne diesen Absatz</translation>
    </message>
    <message>
        <source>{name}: wording {letter}: {text}</source>
        <translation>{name}: Wortlaut {letter}: {text}</translation>
    </message>
</context>
<context>
    <name>FamilyTableView</name>
    <message>
        <source>Paragraphs and documents</source>
        <translation>Absätze und Dokumente</translation>
    </message>
</context>
<context>
    <name>FamilyView</name>
    <message>
        <source>Only paragraphs that differ</source>
        <translation>Nur abweichende Absätze</translation>
    </message>
    <message>
        <source>Looking for paragraphs that differ</source>
        <translation>Sucht abweichende Absätze</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln document(s) read</source>
        <translation>
            <numerusform>{done} von %Ln Dokument gelesen</numerusform>
            <numerusform>{done} von %Ln Dokumenten gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>The documents could not be compared.</source>
        <translation>Die Dokumente konnten nicht verglichen werden.</translation>
    </message>
    <message>
        <source>No paragraph differs.</source>
        <translation>Kein Absatz weicht ab.</translation>
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
        <source>%Ln with several wordings</source>
        <translation>
            <numerusform>%Ln mit verschiedenem Wortlaut</numerusform>
            <numerusform>%Ln mit verschiedenem Wortlaut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not in all</source>
        <translation>
            <numerusform>%Ln nicht in allen</numerusform>
            <numerusform>%Ln nicht in allen</numerusform>
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
    <name>Feed</name>
    <message>
        <source>This document could not be drawn.</source>
        <translation>Dieses Dokument konnte nicht dargestellt werden.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Words to look for</source>
        <translation>Gesuchte Wörter</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Alle Filter aufheben</translation>
    </message>
    <message>
        <source>All formats</source>
        <translation>Alle Formate</translation>
    </message>
    <message>
        <source>Filter by name or folder</source>
        <translation>Filter: Name, Ordner</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Nach Text filtern</translation>
    </message>
    <message>
        <source>Whole words of the text. Words in quotes have to stand one behind the other.</source>
        <translation>Ganze Wörter des Textes. Wörter in Anführungszeichen müssen hintereinander stehen.</translation>
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
        <source>Where to look for the words</source>
        <translation>Wo nach den Wörtern gesucht wird</translation>
    </message>
    <message>
        <source>Look in names and folders, or in the texts of the documents</source>
        <translation>In Namen und Ordnern suchen oder in den Texten der Dokumente</translation>
    </message>
    <message>
        <source>Which documents to show</source>
        <translation>Welche Dokumente gezeigt werden</translation>
    </message>
    <message>
        <source>Documents of which format to show</source>
        <translation>Dokumente welchen Formats gezeigt werden</translation>
    </message>
</context>
<context>
    <name>FilterChip</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter {what}: take it back</source>
        <translation>Filter {what}: zurücknehmen</translation>
    </message>
</context>
<context>
    <name>FilterWording</name>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Identical</source>
        <translation>Identisch</translation>
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
        <source>Only numbers, dates or names differ</source>
        <translation>Nur Zahlen, Datum, Namen anders</translation>
    </message>
    <message>
        <source>Without: only numbers, dates or names differ</source>
        <translation>Ohne: nur Zahlen, Datum, Namen anders</translation>
    </message>
    <message>
        <source>Not only words differ: pictures, comments …</source>
        <translation>Nicht nur Wörter verschieden: Bilder, Kommentare …</translation>
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
        <source>Previous place (Shift+Enter)</source>
        <translation>Vorige Stelle (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next place (Enter)</source>
        <translation>Nächste Stelle (Eingabe)</translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln Stelle</numerusform>
            <numerusform>%Ln Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
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
        <source>How alike</source>
        <translation>Wie ähnlich</translation>
    </message>
    <message>
        <source>Like</source>
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
        <source>as much as other text</source>
        <translation>so viel wie anderer Text</translation>
    </message>
    <message>
        <source> times as much</source>
        <translation>-mal so viel</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source> rows</source>
        <translation> Folgen</translation>
    </message>
    <message>
        <source>Documents with the same pictures are then looked at more readily, those with other pictures less.</source>
        <translation>Dokumente mit denselben Bildern werden dann eher genauer angesehen, solche mit anderen Bildern seltener.</translation>
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
        <source>Automatic measured best. More bits find little besides, and take longer.</source>
        <translation>Automatisch hat sich am besten bewährt. Mehr Bit finden wenig mehr und dauern länger.</translation>
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
        <source>Length of a row</source>
        <translation>Länge einer Folge</translation>
    </message>
    <message>
        <source>What occurs often counts</source>
        <translation>Was oft vorkommt, zählt</translation>
    </message>
    <message>
        <source>Titles and headings count</source>
        <translation>Titel und Überschriften zählen</translation>
    </message>
    <message>
        <source>Each picture counts</source>
        <translation>Jedes Bild zählt</translation>
    </message>
    <message>
        <source>Hash of a word</source>
        <translation>Hash eines Wortes</translation>
    </message>
    <message>
        <source>Size of a fingerprint</source>
        <translation>Größe eines Fingerabdrucks</translation>
    </message>
    <message>
        <source>Two of them may differ in</source>
        <translation>Zwei davon dürfen abweichen um</translation>
    </message>
    <message>
        <source>Fingerprints only decide which documents are looked at closely. Those are then compared word by word, so nothing here changes how similar two documents are said to be.</source>
        <translation>Fingerabdrücke entscheiden nur, welche Dokumente genauer angesehen werden. Diese werden dann Wort für Wort verglichen; hier ändert also nichts, für wie ähnlich zwei Dokumente gelten.</translation>
    </message>
</context>
<context>
    <name>FingerprintWording</name>
    <message>
        <source>Whole text (simhash)</source>
        <translation>Ganzer Text (Simhash)</translation>
    </message>
    <message>
        <source>All of a text votes on its fingerprint, so that a few changes leave it nearly the same.</source>
        <translation>Der ganze Text stimmt über seinen Fingerabdruck ab; wenige Änderungen lassen ihn fast gleich.</translation>
    </message>
    <message>
        <source>Longest sentences</source>
        <translation>Längste Sätze</translation>
    </message>
    <message>
        <source>Only the longest sentences are compared. Misses documents that were edited in many places.</source>
        <translation>Nur die längsten Sätze werden verglichen. Übersieht Dokumente, die an vielen Stellen bearbeitet wurden.</translation>
    </message>
    <message>
        <source>Words in a row</source>
        <translation>Aufeinanderfolgende Wörter</translation>
    </message>
    <message>
        <source>Right for nearly all documents.</source>
        <translation>Richtig für fast alle Dokumente.</translation>
    </message>
    <message>
        <source>Letters in a row</source>
        <translation>Aufeinanderfolgende Buchstaben</translation>
    </message>
    <message>
        <source>Spaces and punctuation do not count: for recognised scans with words run together or torn apart.</source>
        <translation>Leer- und Satzzeichen zählen nicht: für Texterkennung mit verklebten oder zerrissenen Wörtern.</translation>
    </message>
    <message>
        <source>Words that follow small words</source>
        <translation>Wörter nach kleinen Wörtern</translation>
    </message>
    <message>
        <source>Only what stands behind words such as the or of: menus and tables around a text hardly count.</source>
        <translation>Nur was hinter Wörtern wie der oder von steht: Menüs und Tabellen um einen Text zählen kaum.</translation>
    </message>
    <message>
        <source>a little more</source>
        <translation>etwas mehr</translation>
    </message>
    <message>
        <source>What occurs ten times counts about three times.</source>
        <translation>Was zehnmal vorkommt, zählt etwa dreifach.</translation>
    </message>
    <message>
        <source>each time anew</source>
        <translation>jedes Mal</translation>
    </message>
    <message>
        <source>What occurs ten times counts ten times.</source>
        <translation>Was zehnmal vorkommt, zählt zehnfach.</translation>
    </message>
    <message>
        <source>more if others lack it</source>
        <translation>mehr, wenn es anderen fehlt</translation>
    </message>
    <message>
        <source>What few of the documents have counts most.</source>
        <translation>Was wenige der Dokumente haben, zählt am meisten.</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>How often something occurs makes no difference.</source>
        <translation>Wie oft etwas vorkommt, ist gleich.</translation>
    </message>
    <message>
        <source>Fast (polynomial)</source>
        <translation>Schnell (polynomiell)</translation>
    </message>
    <message>
        <source>Finds what the others find, in less time.</source>
        <translation>Findet dasselbe wie die anderen in weniger Zeit.</translation>
    </message>
    <message>
        <source>For fingerprints as other programs make them.</source>
        <translation>Für Fingerabdrücke, wie andere Programme sie bilden.</translation>
    </message>
</context>
<context>
    <name>FolderCopiesPage</name>
    <message>
        <source>Folders that are copies of each other</source>
        <translation>Ordner, die Kopien voneinander sind</translation>
    </message>
    <message>
        <source>Folders that are copies of each other appear here when a scan has ended.</source>
        <translation>Hier erscheinen Ordner, die Kopien voneinander sind, sobald eine Suche beendet ist.</translation>
    </message>
    <message>
        <source>Folders are being compared …</source>
        <translation>Ordner werden verglichen …</translation>
    </message>
    <message>
        <source>No folder is a copy of another one, or contained in it.</source>
        <translation>Kein Ordner ist eine Kopie eines anderen oder in ihm enthalten.</translation>
    </message>
    <message>
        <source>Folders with all that is below them. A document counts as being in the other folder if that has a document of the same group; two that differ only in numbers, dates or names do not count.</source>
        <translation>Ordner mit allem, was darunter liegt. Ein Dokument gilt als im anderen Ordner vorhanden, wenn dort ein Dokument derselben Gruppe liegt; zwei, bei denen nur Zahlen, Datum oder Namen verschieden sind, zählen nicht.</translation>
    </message>
</context>
<context>
    <name>FormatModel</name>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>File names end in</source>
        <translation>Dateiendungen</translation>
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
        <source>Comes with</source>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word-Dokument</translation>
    </message>
    <message>
        <source>OpenDocument text</source>
        <translation>OpenDocument-Text</translation>
    </message>
    <message>
        <source>OpenDocument spreadsheet</source>
        <translation>OpenDocument-Tabelle</translation>
    </message>
    <message>
        <source>OpenDocument presentation</source>
        <translation>OpenDocument-Präsentation</translation>
    </message>
    <message>
        <source>PowerPoint presentation</source>
        <translation>PowerPoint-Präsentation</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-Mappe</translation>
    </message>
    <message>
        <source>Excel 97 workbook</source>
        <translation>Excel-97-Mappe</translation>
    </message>
    <message>
        <source>Word 97 document</source>
        <translation>Word-97-Dokument</translation>
    </message>
    <message>
        <source>Outlook message</source>
        <translation>Outlook-Nachricht</translation>
    </message>
    <message>
        <source>Rich text document</source>
        <translation>RTF-Dokument</translation>
    </message>
    <message>
        <source>EPUB book</source>
        <translation>EPUB-Buch</translation>
    </message>
    <message>
        <source>E-mail message</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTML-Seite</translation>
    </message>
    <message>
        <source>Markdown file</source>
        <translation>Markdown-Datei</translation>
    </message>
    <message>
        <source>reStructuredText file</source>
        <translation>reStructuredText-Datei</translation>
    </message>
    <message>
        <source>LaTeX document</source>
        <translation>LaTeX-Dokument</translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation>CSV-Datei</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Textdatei</translation>
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
        <source>compared byte by byte only</source>
        <translation>nur Byte für Byte verglichen</translation>
    </message>
</context>
<context>
    <name>FormatOrderDialog</name>
    <message>
        <source>Order of formats</source>
        <translation>Reihenfolge der Formate</translation>
    </message>
    <message>
        <source>Formats, the best first</source>
        <translation>Formate, das beste zuerst</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a format.</source>
        <translation>Alt+Pfeil auf und Alt+Pfeil ab verschieben ein Format.</translation>
    </message>
    <message>
        <source>The best format stays. Drag, or press Alt with the arrow keys.</source>
        <translation>Das beste Format bleibt. Ziehen Sie, oder drücken Sie Alt mit den Pfeiltasten.</translation>
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
        <source>A document&apos;s content decides what format it is, not its name. Whatever cannot be read is still compared byte by byte.</source>
        <translation>Welches Format ein Dokument hat, entscheidet sein Inhalt, nicht sein Name. Was nicht gelesen werden kann, wird trotzdem Byte für Byte verglichen.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the formats</source>
        <translation>Die Formate durchsuchen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln format(s)</source>
        <translation>
            <numerusform>%Ln Format</numerusform>
            <numerusform>%Ln Formate</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Liste kopieren</translation>
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
        <source>Nothing was removed yet.</source>
        <translation>Noch wurde nichts entfernt.</translation>
    </message>
    <message>
        <source>Select a run to put all of it back, or some documents of it.</source>
        <translation>Wählen Sie einen Vorgang aus, um alles davon zurückzulegen, oder einzelne Dokumente.</translation>
    </message>
    <message>
        <source>Putting back</source>
        <translation>Legt zurück</translation>
    </message>
    <message>
        <source>History of removals</source>
        <translation>Verlauf des Entfernens</translation>
    </message>
    <message>
        <source>What was removed</source>
        <translation>Was entfernt wurde</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Where it is now</source>
        <translation>Wo es jetzt ist</translation>
    </message>
    <message>
        <source>Where it was</source>
        <translation>Wo es war</translation>
    </message>
    <message>
        <source>Kept for it</source>
        <translation>Dafür blieb</translation>
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
        <source>Show where it is now</source>
        <translation>Zeigen, wo es jetzt ist</translation>
    </message>
    <message>
        <source>Show where it was</source>
        <translation>Zeigen, wo es war</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
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
        <source>Ctrl+Up, Ctrl+Down</source>
        <translation>Strg+Auf, Strg+Ab</translation>
    </message>
    <message>
        <source>Move through the paragraphs</source>
        <translation>Durch die Absätze gehen</translation>
    </message>
    <message>
        <source>Open or close a fold; follow what moved</source>
        <translation>Ausgeblendetes öffnen oder schließen; Verschobenem folgen</translation>
    </message>
    <message>
        <source>F3, Shift+F3</source>
        <translation>F3, Umschalt+F3</translation>
    </message>
    <message>
        <source>Next and previous place that was found</source>
        <translation>Nächste und vorige Fundstelle</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>List of results</source>
        <translation>Liste der Ergebnisse</translation>
    </message>
    <message>
        <source>Other lists and pictures</source>
        <translation>Andere Listen und Bilder</translation>
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
        <source>Mark what is selected, or take the marks back</source>
        <translation>Auswahl markieren, oder Markierungen zurücknehmen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Open the document in its own program</source>
        <translation>Das Dokument in seinem Programm öffnen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>See what would be removed of what is marked</source>
        <translation>Zeigen, was vom Markierten entfernt würde</translation>
    </message>
    <message>
        <source>Rename the document</source>
        <translation>Dokument umbenennen</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>The menu of what is selected</source>
        <translation>Menü der Auswahl</translation>
    </message>
    <message>
        <source>Sources: another role. Removal page: take a document out</source>
        <translation>Quellen: andere Rolle. Entfernen: Dokument herausnehmen</translation>
    </message>
    <message>
        <source>Sources, new documents, saved settings: take off the list</source>
        <translation>Quellen, neue Dokumente, gespeicherte Einstellungen: von der Liste nehmen</translation>
    </message>
    <message>
        <source>Folders and pictures: show the groups of what is chosen</source>
        <translation>Ordner und Bilder: Gruppen der Auswahl zeigen</translation>
    </message>
    <message>
        <source>From the filter to the list</source>
        <translation>Vom Filter in die Liste</translation>
    </message>
    <message>
        <source>Empty the filter; in an empty one, go to the list</source>
        <translation>Filter leeren; aus einem leeren in die Liste</translation>
    </message>
    <message>
        <source>Similarity: one per cent less or more</source>
        <translation>Ähnlichkeit: ein Prozent weniger oder mehr</translation>
    </message>
    <message>
        <source>Similarity: five per cent more or less</source>
        <translation>Ähnlichkeit: fünf Prozent mehr oder weniger</translation>
    </message>
</context>
<context>
    <name>KindChips</name>
    <message>
        <source>Kinds of change</source>
        <translation>Arten von Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Go only to changes of this kind</source>
        <translation>Nur zu Änderungen dieser Art springen</translation>
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
        <source>Reading that takes longer is ended, and the scan goes on with the others.</source>
        <translation>Was länger dauert, wird abgebrochen; die Suche geht mit den anderen weiter.</translation>
    </message>
    <message>
        <source>Time for one document</source>
        <translation>Zeit für ein Dokument</translation>
    </message>
    <message>
        <source>The same holds for memory. Large workbooks and PDF files need most.</source>
        <translation>Für den Speicher gilt dasselbe. Große Arbeitsmappen und PDFs brauchen am meisten.</translation>
    </message>
    <message>
        <source>Memory for one document</source>
        <translation>Speicher für ein Dokument</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Save the log</source>
        <translation>Protokoll speichern</translation>
    </message>
    <message>
        <source>What DupFinder did, for a bug report</source>
        <translation>Was DupFinder getan hat, für eine Fehlermeldung</translation>
    </message>
    <message>
        <source>This is all that is saved. It has numbers, times and kinds of errors; for files and folders there are marks such as &lt;file 91bc&gt;.pdf. No names and no text of your documents are in it.</source>
        <translation>Das ist alles, was gespeichert wird. Es enthält Zahlen, Zeiten und Arten von Fehlern; für Dateien und Ordner stehen Zeichen wie &lt;file 91bc&gt;.pdf. Namen und Text Ihrer Dokumente sind nicht darin.</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>Das Protokoll</translation>
    </message>
    <message>
        <source>Nothing was logged yet.</source>
        <translation>Noch wurde nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
</context>
<context>
    <name>LossPanel</name>
    <message>
        <source>What would be lost</source>
        <translation>Was verloren ginge</translation>
    </message>
    <message>
        <source>Select a document that goes to see what would be lost with it.</source>
        <translation>Wählen Sie ein Dokument aus, das entfernt wird, um zu sehen, was mit ihm verloren ginge.</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Kommt weg</translation>
    </message>
    <message>
        <source>Stays for it</source>
        <translation>Dafür bleibt</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
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
        <source>{inner} is not listed by itself: it is part of {outer}.</source>
        <translation>{inner} wird nicht eigens aufgeführt: Es gehört zu {outer}.</translation>
    </message>
    <message>
        <source>{path} does not exist.</source>
        <translation>{path} gibt es nicht.</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Dokumente hinzufügen</translation>
    </message>
    <message>
        <source>The disk or folder is gone: {path}. The result is not complete.</source>
        <translation>Der Datenträger oder Ordner ist weg: {path}. Das Ergebnis ist nicht vollständig.</translation>
    </message>
    <message>
        <source>Please wait until what is under way has ended.</source>
        <translation>Bitte warten Sie, bis beendet ist, was gerade läuft.</translation>
    </message>
    <message>
        <source>The last scan was not finished. What it read need not be read again.</source>
        <translation>Die letzte Suche wurde nicht beendet. Was sie gelesen hat, muss nicht neu gelesen werden.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Go on with the last session ({moment})</source>
        <translation>Mit der letzten Sitzung weitermachen ({moment})</translation>
    </message>
    <message>
        <source>DupFinder did not close properly. What you had is here again.</source>
        <translation>DupFinder wurde nicht richtig beendet. Was Sie hatten, ist wieder da.</translation>
    </message>
    <message>
        <source>The language changes as soon as what is under way has ended.</source>
        <translation>Die Sprache wechselt, sobald beendet ist, was gerade läuft.</translation>
    </message>
    <message>
        <source>The scan was stopped. What was found until then is shown.</source>
        <translation>Die Suche wurde beendet. Was bis dahin gefunden wurde, ist zu sehen.</translation>
    </message>
    <message>
        <source>What is under way stops after this document; then the window can be closed.</source>
        <translation>Was läuft, hält nach diesem Dokument an; dann lässt sich das Fenster schließen.</translation>
    </message>
</context>
<context>
    <name>MarkBoard</name>
    <message>
        <source>Documents can be marked as soon as the scan has ended.</source>
        <translation>Dokumente lassen sich markieren, sobald die Suche beendet ist.</translation>
    </message>
    <message>
        <source>Documents can be marked in a moment: there are many groups to look through.</source>
        <translation>Dokumente lassen sich gleich markieren: Es sind viele Gruppen durchzusehen.</translation>
    </message>
    <message>
        <source>Nothing can be marked after an error. Please scan again.</source>
        <translation>Nach einem Fehler lässt sich nichts markieren. Bitte suchen Sie erneut.</translation>
    </message>
    <message>
        <source>Please wait a moment: there are many marks to look through.</source>
        <translation>Bitte warten Sie einen Augenblick: Es sind viele Markierungen durchzusehen.</translation>
    </message>
    <message>
        <source>Marking …</source>
        <translation>Wird markiert …</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Marked to go: {reason}.</source>
        <translation>Zum Entfernen markiert: {reason}.</translation>
    </message>
    <message>
        <source>For it stays {path}</source>
        <translation>Dafür bleibt {path}</translation>
    </message>
</context>
<context>
    <name>MarkMenu</name>
    <message>
        <source>Mark to go</source>
        <translation>Zum Entfernen markieren</translation>
    </message>
    <message>
        <source>Take the mark back</source>
        <translation>Markierung zurücknehmen</translation>
    </message>
    <message>
        <source>Invert the marks of this group</source>
        <translation>Markierungen dieser Gruppe umkehren</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>Dieses behalten</translation>
    </message>
    <message>
        <source>Not a duplicate of the keeper</source>
        <translation>Kein Duplikat des bleibenden Dokuments</translation>
    </message>
    <message>
        <source>No two of this group are duplicates</source>
        <translation>In dieser Gruppe sind keine zwei Duplikate</translation>
    </message>
    <message>
        <source>Mark all in and below this folder</source>
        <translation>Alle in und unter diesem Ordner markieren</translation>
    </message>
    <message>
        <source>Unmark all in and below this folder</source>
        <translation>Markierungen in und unter diesem Ordner zurücknehmen</translation>
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
    <message numerus="yes">
        <source>Took back %Ln mark(s)</source>
        <translation>
            <numerusform>%Ln Markierung zurückgenommen</numerusform>
            <numerusform>%Ln Markierungen zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Another keeper</source>
        <translation>Anderes Dokument behalten</translation>
    </message>
    <message numerus="yes">
        <source>Inverted the marks of %Ln document(s)</source>
        <translation>
            <numerusform>Markierungen von %Ln Dokument umgekehrt</numerusform>
            <numerusform>Markierungen von %Ln Dokumenten umgekehrt</numerusform>
        </translation>
    </message>
    <message>
        <source>Took back all marks</source>
        <translation>Alle Markierungen zurückgenommen</translation>
    </message>
    <message numerus="yes">
        <source>Marked by rules: %Ln document(s)</source>
        <translation>
            <numerusform>Nach Regeln markiert: %Ln Dokument</numerusform>
            <numerusform>Nach Regeln markiert: %Ln Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: {step}.</source>
        <translation>Rückgängig gemacht: {step}.</translation>
    </message>
    <message>
        <source>Done again: {step}.</source>
        <translation>Wiederholt: {step}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mark(s) taken back: nothing goes out of a reference or an excluded folder.</source>
        <translation>
            <numerusform>%Ln Markierung zurückgenommen: Aus einem Referenzordner oder einem ausgeschlossenen Ordner geht nichts weg.</numerusform>
            <numerusform>%Ln Markierungen zurückgenommen: Aus einem Referenzordner oder einem ausgeschlossenen Ordner geht nichts weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mark(s) taken back.</source>
        <translation>
            <numerusform>%Ln Markierung zurückgenommen.</numerusform>
            <numerusform>%Ln Markierungen zurückgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marks inverted.</source>
        <translation>Markierungen umgekehrt.</translation>
    </message>
    <message>
        <source>All marks taken back.</source>
        <translation>Alle Markierungen zurückgenommen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) marked by the rules.</source>
        <translation>
            <numerusform>%Ln Dokument nach den Regeln markiert.</numerusform>
            <numerusform>%Ln Dokumente nach den Regeln markiert.</numerusform>
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
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln earlier note(s)</source>
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
        <source>The scan is done</source>
        <translation>Die Suche ist fertig</translation>
    </message>
    <message>
        <source>The scan was stopped</source>
        <translation>Die Suche wurde beendet</translation>
    </message>
    <message>
        <source>The scan is not complete</source>
        <translation>Die Suche ist nicht vollständig</translation>
    </message>
</context>
<context>
    <name>OptionsDialog</name>
    <message>
        <source>Settings of the scan</source>
        <translation>Einstellungen der Suche</translation>
    </message>
    <message>
        <source> words</source>
        <translation> Wörter</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Look into hidden folders and files</source>
        <translation>Auch in verborgenen Ordnern und Dateien suchen</translation>
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
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Fingerabdrücke</translation>
    </message>
    <message>
        <source>Scan cache</source>
        <translation>Zwischenspeicher</translation>
    </message>
    <message>
        <source>Documents of a group resemble</source>
        <translation>Dokumente einer Gruppe ähneln</translation>
    </message>
    <message>
        <source>Shortest text</source>
        <translation>Kürzester Text</translation>
    </message>
    <message>
        <source>Needs optional packages, which are not installed: {names}</source>
        <translation>Braucht zusätzliche Pakete, die nicht installiert sind: {names}</translation>
    </message>
    <message>
        <source>Shorter documents are compared for identical files and same text only.</source>
        <translation>Kürzere Dokumente werden nur auf identische Dateien und gleichen Text verglichen.</translation>
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
        <source>Slow: some ten seconds a page. Without it, scans are compared byte by byte only.</source>
        <translation>Langsam: etwa zehn Sekunden je Seite. Ohne sie werden Scans nur Byte für Byte verglichen.</translation>
    </message>
    <message>
        <source>All. After a scan you can choose among those that were found.</source>
        <translation>Alle. Nach einer Suche können Sie unter den gefundenen wählen.</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>What to overlook</source>
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
        <source>Numbers and dates in figures</source>
        <translation>Zahlen und Datumsangaben in Ziffern</translation>
    </message>
    <message>
        <source>White space</source>
        <translation>Leerraum</translation>
    </message>
    <message>
        <source>Lines that match a pattern:</source>
        <translation>Zeilen, auf die ein Muster passt:</translation>
    </message>
    <message>
        <source>Pattern of the lines to overlook, a regular expression</source>
        <translation>Muster der ignorierten Zeilen, ein regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Page \d+ of \d+</source>
        <translation>Seite \d+ von \d+</translation>
    </message>
    <message>
        <source>Overlook differences in</source>
        <translation>Unterschiede ignorieren bei</translation>
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
        <source>A click shows the groups with documents of a format.</source>
        <translation>Ein Klick zeigt die Gruppen mit Dokumenten eines Formats.</translation>
    </message>
    <message>
        <source>Folders that repeat each other</source>
        <translation>Ordner, die sich wiederholen</translation>
    </message>
    <message>
        <source>Each folder by itself, without what is below it. A click shows the groups that two have in common.</source>
        <translation>Jeder Ordner für sich, ohne das, was darunter liegt. Ein Klick zeigt die Gruppen, die zwei gemeinsam haben.</translation>
    </message>
    <message>
        <source>Groups by size</source>
        <translation>Gruppen nach Größe</translation>
    </message>
    <message>
        <source>How many documents a group has.</source>
        <translation>Wie viele Dokumente eine Gruppe hat.</translation>
    </message>
    <message>
        <source>Largest groups</source>
        <translation>Größte Gruppen</translation>
    </message>
    <message>
        <source>Enter or a double click shows a group.</source>
        <translation>Eingabe oder Doppelklick zeigt eine Gruppe.</translation>
    </message>
    <message>
        <source>Versions over time</source>
        <translation>Fassungen im Lauf der Zeit</translation>
    </message>
    <message>
        <source>The groups with the most different texts, each document at the day when it was last edited.</source>
        <translation>Die Gruppen mit den meisten verschiedenen Texten, jedes Dokument an dem Tag, an dem es zuletzt bearbeitet wurde.</translation>
    </message>
    <message>
        <source>Documents over time</source>
        <translation>Dokumente im Lauf der Zeit</translation>
    </message>
    <message>
        <source>By when they were last edited, as they say themselves, else as their files say.</source>
        <translation>Danach, wann sie zuletzt bearbeitet wurden: wie sie es selbst angeben, sonst wie ihre Dateien.</translation>
    </message>
    <message>
        <source>The same in two formats</source>
        <translation>Dasselbe in zwei Formaten</translation>
    </message>
    <message>
        <source>In how many groups documents of both formats are, and how many texts exist in both.</source>
        <translation>In wie vielen Gruppen Dokumente beider Formate sind, und wie viele Texte es in beiden gibt.</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>The overview appears here when a scan has ended.</source>
        <translation>Hier erscheint die Übersicht, sobald eine Suche beendet ist.</translation>
    </message>
    <message>
        <source>There are no documents to show.</source>
        <translation>Es gibt keine Dokumente zu zeigen.</translation>
    </message>
    <message>
        <source>The overview is being made …</source>
        <translation>Die Übersicht wird erstellt …</translation>
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
        <source>%Ln can be removed: {size}</source>
        <translation>
            <numerusform>%Ln kann entfernt werden: {size}</numerusform>
            <numerusform>%Ln können entfernt werden: {size}</numerusform>
        </translation>
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
        <source>{first} is identical to {second}</source>
        <translation>{first} ist identisch mit {second}</translation>
    </message>
    <message>
        <source>{first} is a copy of {second}</source>
        <translation>{first} ist eine Kopie von {second}</translation>
    </message>
    <message>
        <source>{first} is nearly a copy of {second}</source>
        <translation>{first} ist beinahe eine Kopie von {second}</translation>
    </message>
    <message>
        <source>{first} is inside {second}</source>
        <translation>{first} ist in {second} enthalten</translation>
    </message>
    <message>
        <source>{sentence}: {common}</source>
        <translation>{sentence}: {common}</translation>
    </message>
    <message>
        <source>Identical</source>
        <translation>Identisch</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Nearly a copy</source>
        <translation>Beinahe eine Kopie</translation>
    </message>
    <message>
        <source>Contained</source>
        <translation>Enthalten</translation>
    </message>
    <message>
        <source>Every document of each folder is in the other one, byte by byte.</source>
        <translation>Jedes Dokument des einen Ordners ist auch im anderen, Byte für Byte.</translation>
    </message>
    <message>
        <source>Every document of each folder is in the other one, some in another format or version.</source>
        <translation>Jedes Dokument des einen Ordners ist auch im anderen, manche in anderem Format oder anderer Fassung.</translation>
    </message>
    <message>
        <source>Of each folder at least four in five documents are in the other one.</source>
        <translation>Von jedem Ordner sind mindestens vier von fünf Dokumenten auch im anderen.</translation>
    </message>
    <message>
        <source>Of the first folder at least four in five documents are in the second, which has more.</source>
        <translation>Vom ersten Ordner sind mindestens vier von fünf Dokumenten auch im zweiten, der mehr enthält.</translation>
    </message>
    <message>
        <source>{least} and more</source>
        <translation>{least} und mehr</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>MMMM yyyy</translation>
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
    <message numerus="yes">
        <source>differs in %Ln place(s)</source>
        <translation>
            <numerusform>an %Ln Stelle verschieden</numerusform>
            <numerusform>an %Ln Stellen verschieden</numerusform>
        </translation>
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
        <source>Stands elsewhere in the other document</source>
        <translation>Steht im anderen Dokument an anderer Stelle</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
</context>
<context>
    <name>PageFeed</name>
    <message>
        <source>This document has changed since it was compared.</source>
        <translation>Dieses Dokument wurde seit dem Vergleich geändert.</translation>
    </message>
</context>
<context>
    <name>PagesPage</name>
    <message>
        <source>Mark what both have, too</source>
        <translation>Auch Gleiches hervorheben</translation>
    </message>
    <message>
        <source>Scroll together</source>
        <translation>Gemeinsam scrollen</translation>
    </message>
    <message>
        <source>Fit the width</source>
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
    <name>Picture</name>
    <message>
        <source>A picture: arrow keys walk through it, Enter chooses. The table has the same figures.</source>
        <translation>Ein Bild: Die Pfeiltasten führen hindurch, Eingabe wählt. Die Tabelle hat dieselben Zahlen.</translation>
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
    <name>PresetsDialog</name>
    <message>
        <source>Saved settings</source>
        <translation>Gespeicherte Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Rename …</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Rename the settings</source>
        <translation>Einstellungen umbenennen</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>{name} (with its folders)</source>
        <translation>{name} (mit ihren Ordnern)</translation>
    </message>
    <message>
        <source>They stand in the menu Scan. Press F2 to rename, Delete to delete.</source>
        <translation>Sie stehen im Menü Suchen. F2 benennt um, Entf löscht.</translation>
    </message>
</context>
<context>
    <name>PresetsMenu</name>
    <message>
        <source>Saved s&amp;ettings</source>
        <translation>&amp;Gespeicherte Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Save these settings as …</source>
        <translation>Diese Einstellungen &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Manage …</source>
        <translation>&amp;Verwalten …</translation>
    </message>
    <message>
        <source>Take over these settings</source>
        <translation>Diese Einstellungen übernehmen</translation>
    </message>
    <message>
        <source>Take over these settings, and the folders that were saved with them</source>
        <translation>Diese Einstellungen übernehmen, mit den Ordnern, die dazu gespeichert wurden</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Kommt weg</translation>
    </message>
    <message>
        <source>Left alone</source>
        <translation>Unberührt</translation>
    </message>
    <message>
        <source>same content; {reason}</source>
        <translation>gleicher Inhalt; {reason}</translation>
    </message>
    <message>
        <source>same text, something else differs; {reason}</source>
        <translation>gleicher Text, anderes ist verschieden; {reason}</translation>
    </message>
    <message>
        <source>it only looks alike; {reason}</source>
        <translation>sieht nur gleich aus; {reason}</translation>
    </message>
    <message>
        <source>its text differs; {reason}</source>
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
        <source>What happens, and why</source>
        <translation>Was geschieht, und warum</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) to go, {size}</source>
        <translation>
            <numerusform>%Ln Dokument kommt weg, {size}</numerusform>
            <numerusform>%Ln Dokumente kommen weg, {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing goes</source>
        <translation>nichts kommt weg</translation>
    </message>
    <message>
        <source>its bytes could not be read</source>
        <translation>seine Bytes konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>its folder is excluded</source>
        <translation>sein Ordner ist ausgeschlossen</translation>
    </message>
    <message>
        <source>the filter hides it</source>
        <translation>der Filter blendet es aus</translation>
    </message>
</context>
<context>
    <name>PreviewTree</name>
    <message>
        <source>What the rules would do</source>
        <translation>Was die Regeln täten</translation>
    </message>
</context>
<context>
    <name>ProblemActions</name>
    <message>
        <source>Try again</source>
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
        <source>Copy list with reasons</source>
        <translation>Liste mit Gründen kopieren</translation>
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
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Nothing is chosen</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Select a reason, or documents below it, to see what can be done.</source>
        <translation>Wählen Sie einen Grund aus, oder Dokumente darunter, um zu sehen, was sich tun lässt.</translation>
    </message>
    <message>
        <source>{documents}, for several reasons</source>
        <translation>{documents}, aus mehreren Gründen</translation>
    </message>
    <message>
        <source>Select documents of one reason to see what helps.</source>
        <translation>Wählen Sie Dokumente mit demselben Grund aus, um zu sehen, was hilft.</translation>
    </message>
</context>
<context>
    <name>ProblemTree</name>
    <message>
        <source>Documents that could not be read</source>
        <translation>Dokumente, die nicht gelesen werden konnten</translation>
    </message>
</context>
<context>
    <name>ProblemWording</name>
    <message>
        <source>The file or folder could not be opened: permission is missing, or its drive failed or is gone.</source>
        <translation>Die Datei oder der Ordner ließ sich nicht öffnen: Die Berechtigung fehlt, oder das Laufwerk ist gestört oder fort.</translation>
    </message>
    <message>
        <source>A password protects the text, so it could not be compared.</source>
        <translation>Ein Passwort schützt den Text; deshalb konnte er nicht verglichen werden.</translation>
    </message>
    <message>
        <source>The file is cut off, or its structure is broken.</source>
        <translation>Die Datei ist abgeschnitten, oder ihr Aufbau ist zerstört.</translation>
    </message>
    <message>
        <source>It holds pictures and no letters. It is compared by what its pages and pictures look like.</source>
        <translation>Es enthält Bilder und keine Buchstaben. Verglichen wird, wie seine Seiten und Bilder aussehen.</translation>
    </message>
    <message>
        <source>There is nothing in it: no words, no pictures. Only its bytes are compared.</source>
        <translation>Es steht nichts darin: keine Wörter, keine Bilder. Nur seine Bytes werden verglichen.</translation>
    </message>
    <message>
        <source>Reading it took longer than one document may take, so it was given up.</source>
        <translation>Das Lesen dauerte länger, als ein Dokument dauern darf, und wurde aufgegeben.</translation>
    </message>
    <message>
        <source>To read it takes more memory than one document may have.</source>
        <translation>Das Lesen braucht mehr Speicher, als ein Dokument belegen darf.</translation>
    </message>
    <message>
        <source>The program part that reads this format failed at it. No other document is affected.</source>
        <translation>Der Programmteil, der dieses Format liest, ist daran gescheitert. Kein anderes Dokument ist betroffen.</translation>
    </message>
    <message>
        <source>Its content is in none of the formats that can be read.</source>
        <translation>Der Inhalt hat keines der Formate, die gelesen werden können.</translation>
    </message>
    <message>
        <source>Something wrote to the file while it was read, so nothing is certain of it.</source>
        <translation>Beim Lesen schrieb etwas in die Datei; deshalb ist nichts darüber sicher.</translation>
    </message>
    <message>
        <source>The disk or folder went while it was scanned. Nothing of it is in the result, which is not complete.</source>
        <translation>Der Datenträger oder Ordner verschwand während der Suche. Im Ergebnis ist nichts davon, es ist also nicht vollständig.</translation>
    </message>
    <message>
        <source>It was moved, renamed or removed between two steps of the scan.</source>
        <translation>Zwischen zwei Schritten der Suche verschoben, umbenannt oder entfernt.</translation>
    </message>
    <message>
        <source>Check the permissions and the connection of the drive, then try again.</source>
        <translation>Prüfen Sie die Rechte und ob das Laufwerk angeschlossen ist, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Remove the password with the program that made it, then try again.</source>
        <translation>Entfernen Sie das Passwort mit dem Programm, das es gesetzt hat, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>If its own program still opens it, save it again there, then try again. Otherwise look for a backup.</source>
        <translation>Wenn es sich in seinem Programm noch öffnen lässt, speichern Sie es dort neu und versuchen Sie es erneut. Sonst suchen Sie eine Sicherungskopie.</translation>
    </message>
    <message>
        <source>To compare its words as well, have its pages read by text recognition (OCR): that takes a while.</source>
        <translation>Um auch seine Wörter zu vergleichen, lassen Sie seine Seiten mit Texterkennung (OCR) lesen: das dauert eine Weile.</translation>
    </message>
    <message>
        <source>If it should not be empty, look for a backup. Otherwise it can be ignored.</source>
        <translation>Falls es nicht leer sein sollte, suchen Sie nach einer Sicherung. Sonst ist nichts zu tun.</translation>
    </message>
    <message>
        <source>Raise the time limit in the options, then try again.</source>
        <translation>Erhöhen Sie in den Einstellungen die Zeitgrenze und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Raise the memory limit in the options, then try again.</source>
        <translation>Erhöhen Sie in den Einstellungen die Speichergrenze und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Try again. If it fails once more, please report it as a bug.</source>
        <translation>Versuchen Sie es erneut. Wenn es wieder scheitert, melden Sie es bitte als Fehler.</translation>
    </message>
    <message>
        <source>Save it in a known format, or exclude it from the next scans.</source>
        <translation>Speichern Sie es in einem bekannten Format, oder schließen Sie es von den nächsten Suchen aus.</translation>
    </message>
    <message>
        <source>Close the program that writes to it, then try again.</source>
        <translation>Schließen Sie das Programm, das hineinschreibt, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Connect the disk again, then scan once more.</source>
        <translation>Schließen Sie den Datenträger wieder an und suchen Sie noch einmal.</translation>
    </message>
    <message>
        <source>If it should still be there, look for it in its folder, then try again.</source>
        <translation>Wenn es noch da sein müsste, sehen Sie in seinem Ordner nach und versuchen Sie es erneut.</translation>
    </message>
</context>
<context>
    <name>ProgressPanel</name>
    <message>
        <source>Progress of the scan</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Stop the scan; what was found is kept</source>
        <translation>Suche beenden; was gefunden wurde, bleibt</translation>
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
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
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
        <source>No session was saved yet</source>
        <translation>Noch keine Sitzung gespeichert</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>Diese &amp;vergessen</translation>
    </message>
</context>
<context>
    <name>RemovalDialog</name>
    <message>
        <source>Show only what stayed</source>
        <translation>Nur zeigen, was geblieben ist</translation>
    </message>
    <message>
        <source>Check only</source>
        <translation>Nur prüfen</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüft</translation>
    </message>
    <message>
        <source>What goes is put together …</source>
        <translation>Was wegkommt, wird zusammengestellt …</translation>
    </message>
    <message>
        <source>Many documents are marked: this takes a moment</source>
        <translation>Viele Dokumente sind markiert: Das dauert einen Augenblick</translation>
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
        <source>Nothing was removed</source>
        <translation>Nichts wurde entfernt</translation>
    </message>
    <message>
        <source>Remove documents</source>
        <translation>Dokumente entfernen</translation>
    </message>
    <message>
        <source>Make every check on the disk, and touch nothing</source>
        <translation>Alles auf dem Datenträger prüfen und nichts anrühren</translation>
    </message>
</context>
<context>
    <name>RemovalModel</name>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>To what stays</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
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
        <source>Documents that go</source>
        <translation>Dokumente, die wegkommen</translation>
    </message>
</context>
<context>
    <name>RemovalWording</name>
    <message numerus="yes">
        <source>%Ln document(s) go ({size})</source>
        <translation>
            <numerusform>%Ln Dokument kommt weg ({size})</numerusform>
            <numerusform>%Ln Dokumente kommen weg ({size})</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} identical</source>
        <translation>{count} identisch</translation>
    </message>
    <message>
        <source>{count} same text</source>
        <translation>{count} mit gleichem Text</translation>
    </message>
    <message>
        <source>{count} similar</source>
        <translation>{count} ähnlich</translation>
    </message>
    <message>
        <source>{count} contained in another</source>
        <translation>{count} in einem anderen enthalten</translation>
    </message>
    <message>
        <source>all of it stays</source>
        <translation>alles davon bleibt</translation>
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
        <source>loss not known</source>
        <translation>Verlust unbekannt</translation>
    </message>
    <message>
        <source>Nothing: the kept document has the very same bytes.</source>
        <translation>Nichts: Das bleibende Dokument hat genau dieselben Bytes.</translation>
    </message>
    <message>
        <source>Not known: the document could not be read.</source>
        <translation>Unbekannt: Das Dokument konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The documents are being read to find out …</source>
        <translation>Die Dokumente werden gelesen, um es herauszufinden …</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>In den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Can be undone. The space is free once the trash is emptied.</source>
        <translation>Umkehrbar. Der Platz wird frei, wenn der Papierkorb geleert wird.</translation>
    </message>
    <message>
        <source>Move to a quarantine folder</source>
        <translation>In einen Quarantäneordner verschieben</translation>
    </message>
    <message>
        <source>Can be undone. A folder on the same drive, with a list of where everything came from.</source>
        <translation>Umkehrbar. Ein Ordner auf demselben Laufwerk, mit einer Liste, woher alles kam.</translation>
    </message>
    <message>
        <source>Move to a folder</source>
        <translation>In einen Ordner verschieben</translation>
    </message>
    <message>
        <source>Can be undone. Folders inside it are kept as they were.</source>
        <translation>Umkehrbar. Die Ordner darin bleiben, wie sie waren.</translation>
    </message>
    <message>
        <source>Replace by hard links</source>
        <translation>Durch harte Verknüpfungen ersetzen</translation>
    </message>
    <message>
        <source>Can be undone. The name stays and opens the kept document. A change to one is a change to both.</source>
        <translation>Umkehrbar. Der Name bleibt und öffnet das bleibende Dokument. Wer eines ändert, ändert beide.</translation>
    </message>
    <message>
        <source>Replace by symbolic links</source>
        <translation>Durch symbolische Verknüpfungen ersetzen</translation>
    </message>
    <message>
        <source>Can be undone. The name stays and points at the kept document; it breaks if that is moved.</source>
        <translation>Umkehrbar. Der Name bleibt und zeigt auf das bleibende Dokument; wird das verschoben, führt er ins Leere.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are not identical to what stays, and are left as they are.</source>
        <translation>
            <numerusform>%Ln Dokument ist nicht identisch mit dem, was bleibt, und bleibt, wie es ist.</numerusform>
            <numerusform>%Ln Dokumente sind nicht identisch mit dem, was bleibt, und bleiben, wie sie sind.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>Delete %Ln document(s) for good</source>
        <translation>
            <numerusform>%Ln Dokument endgültig löschen</numerusform>
            <numerusform>%Ln Dokumente endgültig löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Past the trash. Only a copy of what stays, byte by byte, can be made anew; all else is lost.</source>
        <translation>Am Papierkorb vorbei. Nur identische Kopien lassen sich neu anlegen; alles andere ist verloren.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) become links</source>
        <translation>
            <numerusform>%Ln Dokument wird eine Verknüpfung</numerusform>
            <numerusform>%Ln Dokumente werden Verknüpfungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) share its space ({size})</source>
        <translation>
            <numerusform>%Ln Dokument nutzt seinen Platz mit ({size})</numerusform>
            <numerusform>%Ln Dokumente nutzen seinen Platz mit ({size})</numerusform>
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
    <message numerus="yes">
        <source>%Ln stayed</source>
        <translation>
            <numerusform>%Ln geblieben</numerusform>
            <numerusform>%Ln geblieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: a hard link, clone or snapshot elsewhere holds the same space.</source>
        <translation>Nichts: Ein fester Verweis, Klon oder Schnappschuss anderswo belegt denselben Platz.</translation>
    </message>
    <message>
        <source>{size}: a clone or snapshot elsewhere holds the rest.</source>
        <translation>{size}: Den Rest belegt ein Klon oder Schnappschuss anderswo.</translation>
    </message>
    <message>
        <source>{things} lost</source>
        <translation>{things} verloren</translation>
    </message>
    <message>
        <source>Nothing: the kept document has the same words, and nothing else in it differs.</source>
        <translation>Nichts: Das bleibende Dokument hat dieselben Wörter, und auch sonst ist nichts verschieden.</translation>
    </message>
    <message>
        <source>{things} that no kept document has.</source>
        <translation>In keinem bleibenden Dokument: {things}.</translation>
    </message>
    <message>
        <source>Not certain: {not_compared}.</source>
        <translation>Nicht sicher: {not_compared}.</translation>
    </message>
    <message>
        <source>Nothing: all that it holds is in a kept document.</source>
        <translation>Nichts: Alles darin steht auch in einem bleibenden Dokument.</translation>
    </message>
    <message>
        <source>Nothing would be lost: what stays has all of it.</source>
        <translation>Nichts ginge verloren: Was bleibt, enthält alles.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are not the same as what stays. Looking for what would be lost …</source>
        <translation>
            <numerusform>%Ln Dokument ist nicht dasselbe wie das, was bleibt. Es wird gesucht, was verloren ginge …</numerusform>
            <numerusform>%Ln Dokumente sind nicht dasselbe wie das, was bleibt. Es wird gesucht, was verloren ginge …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these document(s) hold something that no kept document has: {kinds}.</source>
        <translation>
            <numerusform>%Ln dieser Dokumente enthält etwas, das kein bleibendes Dokument hat: {kinds}.</numerusform>
            <numerusform>%Ln dieser Dokumente enthalten etwas, das kein bleibendes Dokument hat: {kinds}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln document(s) it is not certain that nothing would be lost.</source>
        <translation>
            <numerusform>Bei %Ln Dokument ist nicht sicher, dass nichts verloren ginge.</numerusform>
            <numerusform>Bei %Ln Dokumenten ist nicht sicher, dass nichts verloren ginge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing would be lost: all that these documents hold is in what stays.</source>
        <translation>Nichts ginge verloren: Alles, was diese Dokumente enthalten, steht auch in dem, was bleibt.</translation>
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
        <source>Share the space</source>
        <translation>Platz gemeinsam nutzen</translation>
    </message>
    <message>
        <source>Nothing goes. Both documents stay as they are, and their bytes are stored once. On btrfs and XFS.</source>
        <translation>Nichts geht. Beide Dokumente bleiben, wie sie sind, und ihre Bytes werden nur einmal gespeichert. Auf btrfs und XFS.</translation>
    </message>
    <message>
        <source>Some are on a drive that has no links, as FAT and exFAT have none, and are left as they are.</source>
        <translation>Einige liegen auf einem Laufwerk, das wie FAT und exFAT keine Verknüpfungen kennt, und bleiben, wie sie sind.</translation>
    </message>
    <message numerus="yes">
        <source>Let %Ln document(s) share the space</source>
        <translation>
            <numerusform>Platz von %Ln Dokument gemeinsam nutzen</numerusform>
            <numerusform>Platz von %Ln Dokumenten gemeinsam nutzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) for good: they do not go to the trash.</source>
        <translation>
            <numerusform>%Ln Dokument endgültig löschen: Es kommt nicht in den Papierkorb.</numerusform>
            <numerusform>%Ln Dokumente endgültig löschen: Sie kommen nicht in den Papierkorb.</numerusform>
        </translation>
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
        <source>stays: shares the space</source>
        <translation>bleibt: nutzt denselben Platz</translation>
    </message>
    <message>
        <source>→ deleted for good</source>
        <translation>→ endgültig gelöscht</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>Stays for it: {path}</source>
        <translation>Dafür bleibt: {path}</translation>
    </message>
    <message>
        <source>stays: taken out</source>
        <translation>bleibt: herausgenommen</translation>
    </message>
    <message>
        <source>stays: not identical</source>
        <translation>bleibt: nicht identisch</translation>
    </message>
    <message>
        <source>all checks passed</source>
        <translation>alle Prüfungen bestanden</translation>
    </message>
    <message>
        <source>shares the space of the kept document</source>
        <translation>nutzt den Platz des bleibenden Dokuments</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) share the space of what was kept</source>
        <translation>
            <numerusform>%Ln Dokument nutzt den Platz dessen, was blieb</numerusform>
            <numerusform>%Ln Dokumente nutzen den Platz dessen, was blieb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can share the space</source>
        <translation>
            <numerusform>%Ln Dokument kann den Platz gemeinsam nutzen</numerusform>
            <numerusform>%Ln Dokumente können den Platz gemeinsam nutzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot: see why below</source>
        <translation>
            <numerusform>%Ln kann es nicht: warum, steht unten</numerusform>
            <numerusform>%Ln können es nicht: warum, steht unten</numerusform>
        </translation>
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
        <source>deleted for good</source>
        <translation>endgültig gelöscht</translation>
    </message>
    <message>
        <source>Nothing was removed</source>
        <translation>Nichts wurde entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are in the trash</source>
        <translation>
            <numerusform>%Ln Dokument ist im Papierkorb</numerusform>
            <numerusform>%Ln Dokumente sind im Papierkorb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are in quarantine</source>
        <translation>
            <numerusform>%Ln Dokument ist in Quarantäne</numerusform>
            <numerusform>%Ln Dokumente sind in Quarantäne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were moved</source>
        <translation>
            <numerusform>%Ln Dokument wurde verschoben</numerusform>
            <numerusform>%Ln Dokumente wurden verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were replaced by links</source>
        <translation>
            <numerusform>%Ln Dokument wurde durch eine Verknüpfung ersetzt</numerusform>
            <numerusform>%Ln Dokumente wurden durch Verknüpfungen ersetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were deleted for good</source>
        <translation>
            <numerusform>%Ln Dokument wurde endgültig gelöscht</numerusform>
            <numerusform>%Ln Dokumente wurden endgültig gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were removed</source>
        <translation>
            <numerusform>%Ln Dokument wurde entfernt</numerusform>
            <numerusform>%Ln Dokumente wurden entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>{text} ({size}).</source>
        <translation>{text} ({size}).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stayed: see why below</source>
        <translation>
            <numerusform>%Ln ist geblieben: warum, steht unten</numerusform>
            <numerusform>%Ln sind geblieben: warum, steht unten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln would stay: see why below</source>
        <translation>
            <numerusform>%Ln bliebe: warum, steht unten</numerusform>
            <numerusform>%Ln blieben: warum, steht unten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was touched.</source>
        <translation>Nichts wurde angerührt.</translation>
    </message>
    <message>
        <source>It was stopped before the end.</source>
        <translation>Es wurde vor dem Ende beendet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are back</source>
        <translation>
            <numerusform>%Ln Dokument ist zurück</numerusform>
            <numerusform>%Ln Dokumente sind zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be put back</source>
        <translation>
            <numerusform>%Ln konnte nicht zurückgelegt werden</numerusform>
            <numerusform>%Ln konnten nicht zurückgelegt werden</numerusform>
        </translation>
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
        <source>sharing their space with what was kept</source>
        <translation>nutzen den Platz dessen, was blieb</translation>
    </message>
    <message>
        <source>nothing went</source>
        <translation>nichts entfernt</translation>
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
        <source>This run was interrupted. Undo puts back whatever was removed.</source>
        <translation>Dieser Vorgang wurde unterbrochen. Rückgängig machen legt zurück, was entfernt wurde.</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>zurückgelegt</translation>
    </message>
    <message>
        <source>never went</source>
        <translation>nie entfernt</translation>
    </message>
    <message>
        <source>interrupted: undo finds out</source>
        <translation>unterbrochen: klärt sich beim Zurücklegen</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message numerus="yes">
        <source>Undo the run: put back %Ln document(s)</source>
        <translation>
            <numerusform>Vorgang rückgängig machen: %Ln Dokument zurücklegen</numerusform>
            <numerusform>Vorgang rückgängig machen: %Ln Dokumente zurücklegen</numerusform>
        </translation>
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
        <source>Rename the document</source>
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
        <source>There is a file with this name in the folder already.</source>
        <translation>In diesem Ordner gibt es schon eine Datei mit diesem Namen.</translation>
    </message>
    <message>
        <source>The name gets a suffix, by which programs tell what kind of document it is.</source>
        <translation>Der Name bekommt eine Endung, an der Programme erkennen, was für ein Dokument es ist.</translation>
    </message>
    <message>
        <source>The name will no longer end in {suffix}, by which programs tell what kind of document it is.</source>
        <translation>Der Name endet dann nicht mehr auf {suffix}, woran Programme erkennen, was für ein Dokument es ist.</translation>
    </message>
    <message>
        <source>A name needs at least one letter.</source>
        <translation>Ein Name braucht mindestens einen Buchstaben.</translation>
    </message>
    <message>
        <source>That is the name of a folder.</source>
        <translation>So heißt ein Ordner.</translation>
    </message>
    <message>
        <source>A name has no slashes: the document stays in its folder.</source>
        <translation>Ein Name hat keine Schrägstriche: Das Dokument bleibt in seinem Ordner.</translation>
    </message>
    <message>
        <source>A name has no line breaks or other control characters.</source>
        <translation>Ein Name hat keine Zeilenumbrüche oder anderen Steuerzeichen.</translation>
    </message>
    <message>
        <source>On Windows that is the name of a device, so nobody there could open the document.</source>
        <translation>So heißt unter Windows ein Gerät; dort könnte niemand das Dokument öffnen.</translation>
    </message>
    <message>
        <source>Windows does not allow this name.</source>
        <translation>Windows erlaubt diesen Namen nicht.</translation>
    </message>
    <message>
        <source>That name is too long.</source>
        <translation>Dieser Name ist zu lang.</translation>
    </message>
</context>
<context>
    <name>RepeatFigures</name>
    <message>
        <source>Folders that repeat each other</source>
        <translation>Ordner, die sich wiederholen</translation>
    </message>
    <message>
        <source>The same folders, by number</source>
        <translation>Dieselben Ordner, nach Nummer</translation>
    </message>
    <message>
        <source>How much of the row is also in the column</source>
        <translation>Wie viel von der Zeile auch in der Spalte ist</translation>
    </message>
    <message>
        <source>Repeated in the same folder</source>
        <translation>Mehrfach im selben Ordner</translation>
    </message>
    <message>
        <source>{first}
{common} ({size}) are there more than once.</source>
        <translation>{first}
mehrfach vorhanden: {common} ({size})</translation>
    </message>
    <message>
        <source>{first}
{common} ({size}) are also in
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
    <name>ReportFlow</name>
    <message>
        <source>Saved as {path}.</source>
        <translation>Gespeichert als {path}.</translation>
    </message>
</context>
<context>
    <name>ResultHeadings</name>
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
        <source>When the file was last changed, as its folder has it</source>
        <translation>Wann die Datei zuletzt geändert wurde, laut ihrem Ordner</translation>
    </message>
    <message>
        <source>As the document itself says</source>
        <translation>Wie es das Dokument selbst angibt</translation>
    </message>
    <message>
        <source>When it was last changed, as the document itself says</source>
        <translation>Wann es zuletzt geändert wurde, wie es das Dokument selbst angibt</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
</context>
<context>
    <name>ResultTree</name>
    <message>
        <source>Groups of documents</source>
        <translation>Gruppen von Dokumenten</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>Spa&amp;lten</translation>
    </message>
    <message>
        <source>Nothing is chosen that can be marked: parts of a container are no copies of it.</source>
        <translation>Nichts ausgewählt, was sich markieren lässt: Was in einem längeren Dokument enthalten ist, ist keine Kopie davon.</translation>
    </message>
    <message>
        <source>Close the group</source>
        <translation>Gruppe zuklappen</translation>
    </message>
    <message>
        <source>Open the group</source>
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
        <source>Show only this folder</source>
        <translation>Nur diesen Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Groups appear here as soon as they are found.</source>
        <translation>Hier erscheinen die Gruppen, sobald sie gefunden sind.</translation>
    </message>
    <message>
        <source>No document matches the filter.</source>
        <translation>Kein Dokument passt zum Filter.</translation>
    </message>
    <message>
        <source>{count} of {groups}</source>
        <translation>{count} von {groups}</translation>
    </message>
    <message>
        <source>The scan was stopped before anything was found.</source>
        <translation>Die Suche wurde beendet, bevor etwas gefunden wurde.</translation>
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
        <source>Problems</source>
        <translation>Probleme</translation>
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
        <source>Select two documents in the list to compare them with each other.</source>
        <translation>Wählen Sie in der Liste zwei Dokumente aus, um sie miteinander zu vergleichen.</translation>
    </message>
    <message>
        <source>The texts of these documents could not be compared. Identical copies of them are found all the same, byte by byte, wherever the files could be opened.</source>
        <translation>Die Texte dieser Dokumente konnten nicht verglichen werden. Identische Kopien werden trotzdem gefunden, Byte für Byte, wo immer sich die Dateien öffnen ließen.</translation>
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
        <source>Moved to paragraph {number} of the right text</source>
        <translation>Verschoben nach Absatz {number} des rechten Textes</translation>
    </message>
    <message>
        <source>Moved here from paragraph {number} of the left text</source>
        <translation>Hierher verschoben von Absatz {number} des linken Textes</translation>
    </message>
    <message>
        <source>Paragraph {number}</source>
        <translation>Absatz {number}</translation>
    </message>
    <message>
        <source>Paragraph {number} of the left text</source>
        <translation>Absatz {number} des linken Textes</translation>
    </message>
    <message>
        <source>Paragraph {number} of the right text</source>
        <translation>Absatz {number} des rechten Textes</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>only on the left</source>
        <translation>nur links</translation>
    </message>
    <message>
        <source>only on the right</source>
        <translation>nur rechts</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>overlooked</source>
        <translation>ignoriert</translation>
    </message>
    <message>
        <source>Left: {left} Right: {right}</source>
        <translation>Links: {left} Rechts: {right}</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>Keeper rules, the most important first</source>
        <translation>Regeln, was bleibt, die wichtigste zuerst</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rule, Delete removes it.</source>
        <translation>Alt+Pfeil auf und Alt+Pfeil ab verschieben eine Regel, Entf entfernt sie.</translation>
    </message>
    <message>
        <source>Add a rule</source>
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
        <source>Keep documents whose name looks like this (* stands for anything):</source>
        <translation>Dokumente behalten, deren Name so aussieht (* steht für Beliebiges):</translation>
    </message>
    <message>
        <source>In a reference folder (always first)</source>
        <translation>In einem Referenzordner (immer zuerst)</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>{documents} in {groups} would be marked to go, {size}.</source>
        <translation>{documents} in {groups} würden zum Entfernen markiert, {size}.</translation>
    </message>
    <message>
        <source>Nothing would be marked to go.</source>
        <translation>Nichts würde zum Entfernen markiert.</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument markieren</numerusform>
            <numerusform>%Ln Dokumente markieren</numerusform>
        </translation>
    </message>
    <message>
        <source>No document fits this rule: {rule}.</source>
        <translation>Auf kein Dokument passt diese Regel: {rule}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) stay as they are.</source>
        <translation>
            <numerusform>%Ln Gruppe bleibt, wie sie ist.</numerusform>
            <numerusform>%Ln Gruppen bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more document(s) are hidden by the filter.</source>
        <translation>
            <numerusform>%Ln weiteres Dokument ist vom Filter ausgeblendet.</numerusform>
            <numerusform>%Ln weitere Dokumente sind vom Filter ausgeblendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking removes nothing: that is asked for afterwards.</source>
        <translation>Markieren entfernt nichts: Danach wird erst gefragt.</translation>
    </message>
    <message>
        <source>Same content, other file</source>
        <translation>Gleicher Inhalt, andere Datei</translation>
    </message>
    <message>
        <source>Of each group of copies one document stays: the first rule that tells them apart decides. Where none does, what is finished, filed and cleanly named stays.</source>
        <translation>Von jeder Gruppe von Kopien bleibt ein Dokument: Es entscheidet die erste Regel, die sie unterscheidet. Wo keine das tut, bleibt, was fertig, geordnet abgelegt und sauber benannt ist.</translation>
    </message>
    <message>
        <source>Same text, but other pictures or comments</source>
        <translation>Gleicher Text, aber andere Bilder oder Kommentare</translation>
    </message>
    <message>
        <source>Choose by rules</source>
        <translation>Nach Regeln auswählen</translation>
    </message>
    <message>
        <source>Scans and pictures that look alike</source>
        <translation>Scans und Bilder, die gleich aussehen</translation>
    </message>
    <message>
        <source>Similar documents: their text differs</source>
        <translation>Ähnliche Dokumente: ihr Text ist verschieden</translation>
    </message>
    <message>
        <source>Also where only numbers, dates or names differ</source>
        <translation>Auch wo nur Zahlen, Datum oder Namen anders sind</translation>
    </message>
    <message>
        <source>Also where what stays has another format</source>
        <translation>Auch wo das Bleibende ein anderes Format hat</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice} ({count})</translation>
    </message>
    <message>
        <source>Working out what the rules would do …</source>
        <translation>Wird ermittelt, was die Regeln täten …</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>What stays</source>
        <translation>Was bleibt</translation>
    </message>
    <message>
        <source>Besides exact copies, also mark:</source>
        <translation>Außer genauen Kopien auch markieren:</translation>
    </message>
    <message>
        <source>What would happen</source>
        <translation>Was geschähe</translation>
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
        <source>Save these settings</source>
        <translation>Diese Einstellungen speichern</translation>
    </message>
    <message>
        <source>Also save which &amp;folders are scanned</source>
        <translation>Auch speichern, welche &amp;Ordner durchsucht werden</translation>
    </message>
    <message>
        <source>Similarity, formats, sizes and all other settings of the scan. Others of this name are replaced.</source>
        <translation>Ähnlichkeit, Formate, Größen und alle anderen Einstellungen der Suche. Andere dieses Namens werden ersetzt.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the settings</source>
        <translation>Name der Einstellungen</translation>
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
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Remove the saved rules of this name</source>
        <translation>Die gespeicherten Regeln dieses Namens entfernen</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>Name (another set of this name is replaced):</source>
        <translation>Name (andere Regeln dieses Namens werden ersetzt):</translation>
    </message>
    <message>
        <source>Saved rules …</source>
        <translation>Gespeicherte Regeln …</translation>
    </message>
    <message>
        <source>No rules are saved yet</source>
        <translation>Noch nichts gespeichert</translation>
    </message>
</context>
<context>
    <name>ScanFlow</name>
    <message>
        <source>Press Esc once more to stop the scan.</source>
        <translation>Drücken Sie noch einmal Esc, um die Suche zu beenden.</translation>
    </message>
</context>
<context>
    <name>SearchDialog</name>
    <message>
        <source>How it was searched</source>
        <translation>So wurde gesucht</translation>
    </message>
    <message>
        <source>To find pairs without comparing everything with everything, the search was planned like this:</source>
        <translation>Um Paare zu finden, ohne alles mit allem zu vergleichen, wurde die Suche so geplant:</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the field</source>
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
        <source>At least as similar as</source>
        <translation>Mindestens so ähnlich wie</translation>
    </message>
    <message>
        <source>Least similarity in per cent</source>
        <translation>Kleinste Ähnlichkeit in Prozent</translation>
    </message>
    <message>
        <source>The slider over the results sets this.</source>
        <translation>Der Regler über den Ergebnissen stellt das ein.</translation>
    </message>
    <message>
        <source>Only numbers, dates or names differ</source>
        <translation>Nur Zahlen, Datum, Namen anders</translation>
    </message>
    <message>
        <source>Documents that differ only in numbers, dates or names</source>
        <translation>Dokumente, bei denen nur Zahlen, Datumsangaben oder Namen verschieden sind</translation>
    </message>
    <message>
        <source>Such as two invoices: the same form, filled in differently.</source>
        <translation>Wie zwei Rechnungen: dasselbe Formular, anders ausgefüllt.</translation>
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
        <source>Open a session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>The session was not opened, because something else is under way.</source>
        <translation>Die Sitzung wurde nicht geöffnet, weil gerade etwas anderes läuft.</translation>
    </message>
    <message>
        <source>Sessions of DupFinder</source>
        <translation>Sitzungen von DupFinder</translation>
    </message>
    <message>
        <source>The session was saved as {path}.</source>
        <translation>Die Sitzung wurde gespeichert als {path}.</translation>
    </message>
</context>
<context>
    <name>SideHeader</name>
    <message>
        <source>{share} of this is in the other</source>
        <translation>{share} davon auch im anderen</translation>
    </message>
    <message>
        <source>saved {date}</source>
        <translation>gespeichert am {date}</translation>
    </message>
</context>
<context>
    <name>SideMenu</name>
    <message>
        <source>What to do with this document</source>
        <translation>Aktionen für dieses Dokument</translation>
    </message>
    <message>
        <source>Make this the keeper</source>
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
        <source>Take the mark back</source>
        <translation>Markierung zurücknehmen</translation>
    </message>
    <message>
        <source>Mark to go</source>
        <translation>Zum Entfernen markieren</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Documents of this format have no pages to look at. This is the text.</source>
        <translation>Dokumente dieses Formats haben keine Seiten zum Ansehen. Dies ist der Text.</translation>
    </message>
    <message>
        <source>Reading the pages …</source>
        <translation>Seiten werden gelesen …</translation>
    </message>
    <message>
        <source>No page of the other document matches</source>
        <translation>Keine Seite des anderen Dokuments passt dazu</translation>
    </message>
    <message>
        <source>Looks like page {number} · {share}</source>
        <translation>Sieht aus wie Seite {number} · {share}</translation>
    </message>
    <message>
        <source>Looking for the changes on the pages …</source>
        <translation>Änderungen auf den Seiten werden gesucht …</translation>
    </message>
</context>
<context>
    <name>SideText</name>
    <message>
        <source>The left text</source>
        <translation>Der linke Text</translation>
    </message>
    <message>
        <source>The right text</source>
        <translation>Der rechte Text</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Scan again to apply what was changed.</source>
        <translation>Suchen Sie erneut, um die Änderungen anzuwenden.</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Dokumente hinzufügen</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
</context>
<context>
    <name>SimilarityBar</name>
    <message>
        <source>Least similarity of the documents of a group</source>
        <translation>Kleinste Ähnlichkeit der Dokumente einer Gruppe</translation>
    </message>
    <message>
        <source>Documents of a group resemble</source>
        <translation>Dokumente einer Gruppe ähneln</translation>
    </message>
    <message>
        <source>Lower …</source>
        <translation>Niedriger …</translation>
    </message>
    <message>
        <source>Scan again to look below {share}</source>
        <translation>Erneut suchen, um unter {share} zu sehen</translation>
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
        <source>Documents of a group resemble {what}</source>
        <translation>Dokumente einer Gruppe ähneln {what}</translation>
    </message>
    <message>
        <source>to the centre</source>
        <translation>der Mitte</translation>
    </message>
    <message>
        <source>to all others</source>
        <translation>allen anderen</translation>
    </message>
    <message>
        <source>to at least one</source>
        <translation>mindestens einem</translation>
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
        <source>Add a reference folder …</source>
        <translation>Referenzordner hinzufügen …</translation>
    </message>
    <message>
        <source>Exclude a folder …</source>
        <translation>Ordner ausschließen …</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>Durchsucht</translation>
    </message>
    <message>
        <source>Its documents are compared, and may be removed.</source>
        <translation>Ihre Dokumente werden verglichen und dürfen entfernt werden.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Its documents are compared, but never removed.</source>
        <translation>Ihre Dokumente werden verglichen, aber nie entfernt.</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Ausgeschlossen</translation>
    </message>
    <message>
        <source>It is left out, wherever it is found.</source>
        <translation>Wird ausgelassen, wo immer sie gefunden wird.</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Von der Liste nehmen</translation>
    </message>
</context>
<context>
    <name>SourceModel</name>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
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
        <source>Show its groups</source>
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
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Can be freed</source>
        <translation>Wird frei</translation>
    </message>
    <message>
        <source>Removable</source>
        <translation>Entfernbar</translation>
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
        <source>Scan</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Add a folder …</source>
        <translation>Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>Add documents …</source>
        <translation>Dokumente hinzufügen …</translation>
    </message>
    <message>
        <source>Try it on sample documents</source>
        <translation>Mit Beispieldokumenten ausprobieren</translation>
    </message>
    <message>
        <source>Puts some letters and contracts into a folder of its own, and scans it</source>
        <translation>Legt einige Briefe und Verträge in einen eigenen Ordner und durchsucht ihn</translation>
    </message>
    <message>
        <source>Go on with the last session</source>
        <translation>Weiter mit der letzten Sitzung</translation>
    </message>
    <message>
        <source>Drop folders or documents here</source>
        <translation>Ordner oder Dokumente hier ablegen</translation>
    </message>
    <message>
        <source>DupFinder finds copies, the same text in other formats, and edited versions, and shows how they differ. A scan changes nothing on your disk.</source>
        <translation>DupFinder findet Kopien, denselben Text in anderen Formaten und bearbeitete Fassungen und zeigt, worin sie sich unterscheiden. Eine Suche ändert nichts auf Ihrem Datenträger.</translation>
    </message>
    <message numerus="yes">
        <source>Ready to scan %Ln source(s)</source>
        <translation>
            <numerusform>Bereit: %Ln Quelle</numerusform>
            <numerusform>Bereit: %Ln Quellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop more folders or documents here, or start the scan.</source>
        <translation>Legen Sie hier weitere Ordner oder Dokumente ab, oder beginnen Sie die Suche.</translation>
    </message>
</context>
<context>
    <name>TextCanvas</name>
    <message>
        <source>The two texts side by side</source>
        <translation>Beide Texte nebeneinander</translation>
    </message>
</context>
<context>
    <name>TextFinder</name>
    <message numerus="yes">
        <source>%Ln document(s) could not be searched.</source>
        <translation>
            <numerusform>%Ln Dokument konnte nicht durchsucht werden.</numerusform>
            <numerusform>%Ln Dokumente konnten nicht durchsucht werden.</numerusform>
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
        <source>Shows the pages</source>
        <translation>Zeigt die Seiten</translation>
    </message>
</context>
<context>
    <name>TimeFigures</name>
    <message>
        <source>Documents by when they were last edited</source>
        <translation>Dokumente danach, wann sie zuletzt bearbeitet wurden</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Can be removed</source>
        <translation>Kann entfernt werden</translation>
    </message>
    <message>
        <source>{span}
{documents}, {redundant} of them can be removed</source>
        <translation>{span}
{documents}, davon entfernbar: {redundant}</translation>
    </message>
    <message>
        <source>The groups with the most different texts</source>
        <translation>Die Gruppen mit den meisten verschiedenen Texten</translation>
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
        <source>To the one that stays</source>
        <translation>Zum bleibenden</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>The last removal</source>
        <translation>Das letzte Entfernen</translation>
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
        <source>There is nothing to undo. The history (Ctrl+H) has what was removed earlier.</source>
        <translation>Es gibt nichts rückgängig zu machen. Der Verlauf (Strg+H) hat, was früher entfernt wurde.</translation>
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
        <source>Dismiss</source>
        <translation>Von der Liste nehmen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Looking at what is there …</source>
        <translation>Sieht nach, was da ist …</translation>
    </message>
    <message numerus="yes">
        <source>Watching; %Ln document(s) are known</source>
        <translation>
            <numerusform>Beobachtet; %Ln Dokument ist bekannt</numerusform>
            <numerusform>Beobachtet; %Ln Dokumente sind bekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new or changed</source>
        <translation>
            <numerusform>%Ln neu oder geändert</numerusform>
            <numerusform>%Ln neu oder geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot be read</source>
        <translation>
            <numerusform>%Ln nicht lesbar</numerusform>
            <numerusform>%Ln nicht lesbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the oldest %Ln are not listed any more</source>
        <translation>
            <numerusform>das älteste %Ln ist nicht mehr aufgeführt</numerusform>
            <numerusform>die ältesten %Ln sind nicht mehr aufgeführt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>Nichts wird beobachtet</translation>
    </message>
</context>
<context>
    <name>WatchWording</name>
    <message>
        <source>Like no other</source>
        <translation>Keinem ähnlich</translation>
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
        <source>It resembles no document that is known.</source>
        <translation>Es ähnelt keinem bekannten Dokument.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new document(s)</source>
        <translation>
            <numerusform>%Ln neues Dokument</numerusform>
            <numerusform>%Ln neue Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>They resemble documents that you have already.</source>
        <translation>Sie ähneln Dokumenten, die Sie schon haben.</translation>
    </message>
    <message>
        <source>It is identical with {name} in {folder}.</source>
        <translation>Es ist identisch mit {name} in {folder}.</translation>
    </message>
    <message>
        <source>It has the same content as {name} in {folder}.</source>
        <translation>Es hat denselben Inhalt wie {name} in {folder}.</translation>
    </message>
    <message>
        <source>It looks like {name} in {folder}.</source>
        <translation>Es sieht aus wie {name} in {folder}.</translation>
    </message>
    <message>
        <source>It has the same text as {name} in {folder}.</source>
        <translation>Es hat denselben Text wie {name} in {folder}.</translation>
    </message>
    <message>
        <source>{share} of it and of {name} in {folder} are the same.</source>
        <translation>{share} davon und von {name} in {folder} sind gleich.</translation>
    </message>
    <message>
        <source>{share} of one is found in the other: {name} in {folder}.</source>
        <translation>{share} des einen stehen im anderen: {name} in {folder}.</translation>
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
        <source>Open a &amp;session …</source>
        <translation>S&amp;itzung öffnen …</translation>
    </message>
    <message>
        <source>Sa&amp;ve the session …</source>
        <translation>Si&amp;tzung speichern …</translation>
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
        <source>S&amp;top the scan</source>
        <translation>Suche &amp;beenden</translation>
    </message>
    <message>
        <source>Stop the scan (press it twice)</source>
        <translation>Suche beenden (zweimal drücken)</translation>
    </message>
    <message>
        <source>&amp;Watch these folders</source>
        <translation>Diese Ordner be&amp;obachten</translation>
    </message>
    <message>
        <source>Settin&amp;gs of the scan …</source>
        <translation>&amp;Einstellungen der Suche …</translation>
    </message>
    <message>
        <source>&amp;How it was searched …</source>
        <translation>So &amp;wurde gesucht …</translation>
    </message>
    <message>
        <source>Choose by &amp;rules …</source>
        <translation>Nach &amp;Regeln wählen …</translation>
    </message>
    <message>
        <source>&amp;Invert the marks in each group</source>
        <translation>Markierungen je Gruppe &amp;umkehren</translation>
    </message>
    <message>
        <source>&amp;Take back all marks</source>
        <translation>&amp;Alle Markierungen zurücknehmen</translation>
    </message>
    <message>
        <source>Re&amp;move what is marked …</source>
        <translation>Markiertes &amp;entfernen …</translation>
    </message>
    <message>
        <source>&amp;Undo the last removal</source>
        <translation>&amp;Letztes Entfernen rückgängig machen</translation>
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
        <source>&amp;History of removals …</source>
        <translation>&amp;Verlauf des Entfernens …</translation>
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
        <source>&amp;Sort by largest gain</source>
        <translation>Nach größtem Ge&amp;winn sortieren</translation>
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
        <source>Save the &amp;log …</source>
        <translation>&amp;Protokoll speichern …</translation>
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
        <source>As the &amp;system has it</source>
        <translation>Wie im &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save what was found to a file</source>
        <translation>Was gefunden wurde, in einer Datei speichern</translation>
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
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
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
        <source>Choose by rules</source>
        <translation>Nach Regeln</translation>
    </message>
    <message>
        <source>Mark by rules of yours, after a preview</source>
        <translation>Nach eigenen Regeln markieren, mit Vorschau</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>See what would go, then move it to the trash</source>
        <translation>Ansehen, was wegkommt, dann in den Papierkorb verschieben</translation>
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
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln Problem</numerusform>
            <numerusform>%Ln Probleme</numerusform>
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
        <source> (and %Ln hidden: they stay)</source>
        <translation>
            <numerusform> (und %Ln ausgeblendet: bleibt)</numerusform>
            <numerusform> (und %Ln ausgeblendet: bleiben)</numerusform>
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
        <source>{share} inside</source>
        <translation>{share} enthalten</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Enthält andere</translation>
    </message>
    <message>
        <source>Keeper</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>In an excluded folder: it takes no part.</source>
        <translation>In einem ausgeschlossenen Ordner: bleibt außer Betracht.</translation>
    </message>
    <message>
        <source>In a reference folder: compared, never removed.</source>
        <translation>In einem Referenzordner: wird verglichen, nie entfernt.</translation>
    </message>
    <message>
        <source>The same file is also {path}</source>
        <translation>Dieselbe Datei ist auch {path}</translation>
    </message>
    <message>
        <source>Identical</source>
        <translation>Identisch</translation>
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
        <source>Similar documents</source>
        <translation>Ähnliche Dokumente</translation>
    </message>
    <message>
        <source>Similar and contained</source>
        <translation>Ähnliche und enthaltene</translation>
    </message>
    <message>
        <source>All of that, and documents that are found inside longer ones.</source>
        <translation>All das, und Dokumente, die in längeren enthalten sind.</translation>
    </message>
    <message>
        <source>the centre of the group</source>
        <translation>der Mitte der Gruppe</translation>
    </message>
    <message>
        <source>Every document is that similar to the one that has the most matches in the group.</source>
        <translation>Jedes Dokument ist dem so ähnlich, das in der Gruppe die meisten Treffer hat.</translation>
    </message>
    <message>
        <source>all the others</source>
        <translation>allen anderen</translation>
    </message>
    <message>
        <source>Every document is that similar to every other one. Smaller groups.</source>
        <translation>Jedes Dokument ist jedem anderen so ähnlich. Kleinere Gruppen.</translation>
    </message>
    <message>
        <source>at least one other</source>
        <translation>mindestens einem anderen</translation>
    </message>
    <message>
        <source>Every document is that similar to at least one other. Long chains of versions stay together.</source>
        <translation>Jedes Dokument ist mindestens einem anderen so ähnlich. Lange Ketten von Fassungen bleiben zusammen.</translation>
    </message>
    <message>
        <source>{share} similar</source>
        <translation>{share} ähnlich</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>identisch</translation>
    </message>
    <message>
        <source>same content</source>
        <translation>gleicher Inhalt</translation>
    </message>
    <message>
        <source>same text, other things differ</source>
        <translation>gleicher Text, anderes verschieden</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>pages without text</source>
        <translation>Seiten ohne Text</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>Zeichnungen</translation>
    </message>
    <message>
        <source>signs (currency, minus, check boxes)</source>
        <translation>Zeichen (Währung, Minus, Ankreuzfelder)</translation>
    </message>
    <message>
        <source>attached files</source>
        <translation>Anhänge</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>tracked changes or struck text</source>
        <translation>Änderungsmarken oder Durchgestrichenes</translation>
    </message>
    <message>
        <source>hidden parts</source>
        <translation>ausgeblendete Teile</translation>
    </message>
    <message>
        <source>formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>form entries</source>
        <translation>Formulareinträge</translation>
    </message>
    <message>
        <source>links</source>
        <translation>Verweise</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln Bild</numerusform>
            <numerusform>%Ln Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) without text</source>
        <translation>
            <numerusform>%Ln Seite ohne Text</numerusform>
            <numerusform>%Ln Seiten ohne Text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln drawing(s)</source>
        <translation>
            <numerusform>%Ln Zeichnung</numerusform>
            <numerusform>%Ln Zeichnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attached file(s)</source>
        <translation>
            <numerusform>%Ln Anhang</numerusform>
            <numerusform>%Ln Anhänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comment(s)</source>
        <translation>
            <numerusform>%Ln Kommentar</numerusform>
            <numerusform>%Ln Kommentare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>%Ln Verweis</numerusform>
            <numerusform>%Ln Verweise</numerusform>
        </translation>
    </message>
    <message>
        <source>{things} differs</source>
        <translation>{things} verschieden</translation>
    </message>
    <message>
        <source>{things} differ</source>
        <translation>{things} verschieden</translation>
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
        <source>Besides their words: {differences}.</source>
        <translation>Außer den Wörtern: {differences}.</translation>
    </message>
    <message>
        <source>The two files are the same, byte by byte.</source>
        <translation>Die beiden Dateien sind Byte für Byte gleich.</translation>
    </message>
    <message>
        <source>only {things} differ</source>
        <translation>nur {things} verschieden</translation>
    </message>
    <message>
        <source>Only {things} differ: probably two documents of one kind, not two copies.</source>
        <translation>Unterschiede nur bei {things}: vermutlich zwei Dokumente einer Art, keine zwei Kopien.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Show them, too</source>
        <translation>Auch anzeigen</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Show only them</source>
        <translation>Nur diese anzeigen</translation>
    </message>
    <message>
        <source>{share} of the left is in the right</source>
        <translation>{share} von links stehen auch rechts</translation>
    </message>
    <message>
        <source>{share} of the right is in the left</source>
        <translation>{share} von rechts stehen auch links</translation>
    </message>
    <message>
        <source>Looking for documents</source>
        <translation>Sucht Dokumente</translation>
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
        <source>Looking for matches</source>
        <translation>Sucht Treffer</translation>
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
        <source>nearly done</source>
        <translation>fast fertig</translation>
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
    <message numerus="yes">
        <source>%Ln document(s) share their space with others</source>
        <translation>
            <numerusform>%Ln Dokument teilt sich den Platz mit anderen</numerusform>
            <numerusform>%Ln Dokumente teilen sich den Platz mit anderen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Check the permissions of file and drive.</source>
        <translation>Prüfen Sie die Rechte von Datei und Laufwerk.</translation>
    </message>
    <message>
        <source>Save a copy without the password to have it compared.</source>
        <translation>Eine Kopie ohne Passwort würde verglichen.</translation>
    </message>
    <message>
        <source>If it still opens in its own program, save it again there.</source>
        <translation>Wenn es sich in seinem Programm noch öffnen lässt, speichern Sie es dort neu.</translation>
    </message>
    <message>
        <source>Scans and pictures: compared by what they look like. Text recognition (OCR) adds their words.</source>
        <translation>Scans und Bilder: verglichen wird, wie sie aussehen. Texterkennung (OCR) fügt ihre Wörter hinzu.</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>There is nothing in them to compare but their bytes.</source>
        <translation>Außer ihren Bytes gibt es an ihnen nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Left out so that the others could be read.</source>
        <translation>Ausgelassen, damit die anderen gelesen werden konnten.</translation>
    </message>
    <message>
        <source>More memory is needed than one document may take.</source>
        <translation>Mehr Speicher nötig, als ein Dokument belegen darf.</translation>
    </message>
    <message>
        <source>Compared for identical bytes only.</source>
        <translation>Nur auf identische Bytes verglichen.</translation>
    </message>
    <message>
        <source>Scan again when nothing writes there any more.</source>
        <translation>Suchen Sie erneut, wenn dort nichts mehr schreibt.</translation>
    </message>
    <message>
        <source>Gone during the scan</source>
        <translation>Während der Suche weggefallen</translation>
    </message>
    <message>
        <source>Nothing of this disk or folder is in the result.</source>
        <translation>Von diesem Datenträger oder Ordner ist nichts im Ergebnis.</translation>
    </message>
    <message>
        <source>Moved, renamed or removed meanwhile.</source>
        <translation>Inzwischen verschoben, umbenannt oder entfernt.</translation>
    </message>
    <message>
        <source>Protected by a password</source>
        <translation>Durch ein Passwort geschützt</translation>
    </message>
    <message>
        <source>{size} can be freed</source>
        <translation>{size} werden frei</translation>
    </message>
    <message>
        <source>Exact copies</source>
        <translation>Genaue Kopien</translation>
    </message>
    <message>
        <source>The same file saved twice, byte by byte.</source>
        <translation>Dieselbe Datei zweimal gespeichert, Byte für Byte.</translation>
    </message>
    <message>
        <source>Also the same content in another file or format.</source>
        <translation>Auch derselbe Inhalt in anderer Datei oder anderem Format.</translation>
    </message>
    <message>
        <source>Also the same words where pictures or comments differ.</source>
        <translation>Auch dieselben Wörter, wo Bilder oder Kommentare verschieden sind.</translation>
    </message>
    <message>
        <source>Same text and looks</source>
        <translation>Gleicher Text, gleiches Aussehen</translation>
    </message>
    <message>
        <source>Also scans and pictures that look alike.</source>
        <translation>Auch Scans und Bilder, die gleich aussehen.</translation>
    </message>
    <message>
        <source>Also edited versions, and scans that look alike.</source>
        <translation>Auch bearbeitete Fassungen, und Scans, die gleich aussehen.</translation>
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
            <numerusform>%Ln genaue Kopie</numerusform>
            <numerusform>%Ln genaue Kopien</numerusform>
        </translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>No text in it</source>
        <translation>Ohne Text</translation>
    </message>
    <message>
        <source>Takes too long to read</source>
        <translation>Das Lesen dauert zu lange</translation>
    </message>
    <message>
        <source>Too large to read</source>
        <translation>Zu groß zum Lesen</translation>
    </message>
    <message>
        <source>Its reader failed</source>
        <translation>Der Leser ist abgestürzt</translation>
    </message>
    <message>
        <source>The other documents are not affected. Please report this.</source>
        <translation>Die anderen Dokumente sind nicht betroffen. Bitte melden Sie das.</translation>
    </message>
    <message>
        <source>Not a format that can be read</source>
        <translation>Kein lesbares Format</translation>
    </message>
    <message>
        <source>Changed while it was read</source>
        <translation>Beim Lesen verändert</translation>
    </message>
    <message>
        <source>Vanished during the scan</source>
        <translation>Während der Suche verschwunden</translation>
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
    <name>_DistinctionTable</name>
    <message>
        <source>Pairs that are no duplicates</source>
        <translation>Paare, die keine Duplikate sind</translation>
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

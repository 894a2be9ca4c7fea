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
        <source>Finds copies, the same text in other formats, and edited versions of documents.
It opens no network connection, and a scan changes nothing on your disk.

Free software under the MIT licence.</source>
        <translation>Findet Kopien, denselben Text in anderen Formaten und bearbeitete Fassungen von Dokumenten.
Es öffnet keine Netzwerkverbindung, und eine Suche ändert nichts auf Ihrem Datenträger.

Freie Software unter der MIT-Lizenz.</translation>
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
        <source>It could not be saved: {reason}.</source>
        <translation>Das Speichern ist fehlgeschlagen: {reason}.</translation>
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
    <name>ColumnMenu</name>
    <message>
        <source>The usual columns</source>
        <translation>Die üblichen Spalten</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Previous change (P)</source>
        <translation>Vorige Änderung (P)</translation>
    </message>
    <message>
        <source>Next change (N)</source>
        <translation>Nächste Änderung (N)</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Show what the documents say about themselves (D)</source>
        <translation>Zeigen, was die Dokumente über sich selbst sagen (D)</translation>
    </message>
    <message>
        <source>Only changes</source>
        <translation>Nur Änderungen</translation>
    </message>
    <message>
        <source>Hide the paragraphs that are equal</source>
        <translation>Gleiche Absätze ausblenden</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Links und rechts tauschen</translation>
    </message>
    <message>
        <source>Select a document to see how it differs from its keeper.</source>
        <translation>Wählen Sie ein Dokument aus, um zu sehen, worin es sich von dem unterscheidet, das bleibt.</translation>
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
    <name>DropOverlay</name>
    <message>
        <source>Drop to add</source>
        <translation>Zum Hinzufügen ablegen</translation>
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
        <translation>Zuletzt gespeichert</translation>
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
        <source>Move through groups and documents; open and close groups</source>
        <translation>Durch Gruppen und Dokumente gehen; Gruppen auf- und zuklappen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Open or close the group</source>
        <translation>Gruppe auf- oder zuklappen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Open the document in its own program</source>
        <translation>Dokument in seinem eigenen Programm öffnen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Take the source off the list</source>
        <translation>Quelle von der Liste nehmen</translation>
    </message>
    <message>
        <source>Copy the path, or the selected text</source>
        <translation>Den Pfad oder den ausgewählten Text kopieren</translation>
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
        <source>Press Esc once more to stop the scan.</source>
        <translation>Drücken Sie noch einmal Esc, um die Suche zu beenden.</translation>
    </message>
    <message>
        <source>The scan was stopped. What was found until then is shown.</source>
        <translation>Die Suche wurde beendet. Was bis dahin gefunden wurde, ist zu sehen.</translation>
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
        <source>Saved as {path}.</source>
        <translation>Gespeichert als {path}.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
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
        <source>Needs an optional package, which is not installed: {name}</source>
        <translation>Braucht ein zusätzliches Paket, das nicht installiert ist: {name}</translation>
    </message>
    <message>
        <source>All. After a scan you can choose among those that were found.</source>
        <translation>Alle. Nach einer Suche können Sie unter den gefundenen wählen.</translation>
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
    <name>ProblemTree</name>
    <message>
        <source>Documents that could not be read</source>
        <translation>Dokumente, die nicht gelesen werden konnten</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
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
    <name>ResultModel</name>
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
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Groups appear here as soon as they are found.</source>
        <translation>Hier erscheinen die Gruppen, sobald sie gefunden sind.</translation>
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
        <source>The two documents could not be compared.</source>
        <translation>Die beiden Dokumente konnten nicht verglichen werden.</translation>
    </message>
    <message>
        <source>The texts of these documents could not be compared. Identical copies of them are found all the same, byte by byte, wherever the files could be opened.</source>
        <translation>Die Texte dieser Dokumente konnten nicht verglichen werden. Identische Kopien werden trotzdem gefunden, Byte für Byte, wo immer sich die Dateien öffnen ließen.</translation>
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
    <name>SourceList</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
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
    <message numerus="yes">
        <source>⋯ %Ln equal paragraph(s) ⋯</source>
        <translation>
            <numerusform>⋯ %Ln gleicher Absatz ⋯</numerusform>
            <numerusform>⋯ %Ln gleiche Absätze ⋯</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
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
        <source>S&amp;top the scan</source>
        <translation>Suche &amp;beenden</translation>
    </message>
    <message>
        <source>Stop the scan (press it twice)</source>
        <translation>Suche beenden (zweimal drücken)</translation>
    </message>
    <message>
        <source>Se&amp;ttings of the scan …</source>
        <translation>&amp;Einstellungen der Suche …</translation>
    </message>
    <message>
        <source>&amp;How it was searched …</source>
        <translation>So &amp;wurde gesucht …</translation>
    </message>
    <message>
        <source>&amp;Next change</source>
        <translation>&amp;Nächste Änderung</translation>
    </message>
    <message>
        <source>&amp;Previous change</source>
        <translation>&amp;Vorige Änderung</translation>
    </message>
    <message>
        <source>&amp;Details of the documents</source>
        <translation>Details &amp;der Dokumente</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinere Schrift</translation>
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
        <source>&amp;About DupFinder</source>
        <translation>&amp;Über DupFinder</translation>
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
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
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
    <message>
        <source>{size} can go</source>
        <translation>{size} können weg</translation>
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
        <source>Same text</source>
        <translation>Gleicher Text</translation>
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
        <source>Identical files</source>
        <translation>Identische Dateien</translation>
    </message>
    <message>
        <source>Copies: the same file saved twice.</source>
        <translation>Kopien: dieselbe Datei, zweimal gespeichert.</translation>
    </message>
    <message>
        <source>Copies, and the same text saved in another format.</source>
        <translation>Kopien, und derselbe Text in einem anderen Format.</translation>
    </message>
    <message>
        <source>Similar documents</source>
        <translation>Ähnliche Dokumente</translation>
    </message>
    <message>
        <source>Copies, other formats, and edited versions.</source>
        <translation>Kopien, andere Formate und bearbeitete Fassungen.</translation>
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
        <source>The two files are the same, byte by byte.</source>
        <translation>Die beiden Dateien sind Byte für Byte gleich.</translation>
    </message>
    <message>
        <source>only {things} differ</source>
        <translation>nur {things} verschieden</translation>
    </message>
    <message>
        <source>Only {things} differ: probably two documents of one kind, not two copies.</source>
        <translation>Nur {things} verschieden: vermutlich zwei Dokumente einer Art, keine zwei Kopien.</translation>
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
        <source>%Ln redundant document(s)</source>
        <translation>
            <numerusform>%Ln überzähliges Dokument</numerusform>
            <numerusform>%Ln überzählige Dokumente</numerusform>
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
        <source>Moved, renamed or removed meanwhile.</source>
        <translation>Inzwischen verschoben, umbenannt oder entfernt.</translation>
    </message>
    <message>
        <source>Protected by a password</source>
        <translation>Durch ein Passwort geschützt</translation>
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
        <source>Probably scans: compared byte by byte only. Text recognition (OCR) would make them readable.</source>
        <translation>Wahrscheinlich Scans: nur Byte für Byte verglichen. Texterkennung (OCR) würde sie lesbar machen.</translation>
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
    <name>_FormatTable</name>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
</context>
</TS>

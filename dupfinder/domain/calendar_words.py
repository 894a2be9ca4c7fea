"""The words for months and days of the week in some fifty languages.

The names come from the Unicode Common Locale Data Repository (CLDR 47, the Gregorian calendar's wide and abbreviated
names, alone and inside of dates), © 2004-2025 Unicode, Inc., used under the Unicode License v3
(https://www.unicode.org/license.txt); taken from the data that come with Babel 2.18. Left out are names of several
words, of fewer than three letters and with digits, and abbreviations that most often are another word ("min", "pay"). A
word that several languages share stands with the first of them.
"""

# ruff: noqa: RUF001 - names in many scripts

FULL_NAMES = {
    "en": "april december february friday january july june monday november october saturday september sunday "
    "thursday tuesday wednesday",
    "de": "dezember dienstag donnerstag februar freitag januar juli juni mittwoch montag märz oktober samstag sonntag",
    "fr": "août avril dimanche décembre février janvier jeudi juillet juin lundi mardi mercredi novembre "
    "octobre samedi septembre vendredi",
    "es": "abril agosto diciembre domingo enero febrero jueves junio lunes martes marzo miércoles noviembre "
    "octubre septiembre sábado viernes",
    "pt": "dezembro fevereiro janeiro julho junho março novembro outubro setembro",
    "it": "aprile dicembre domenica febbraio gennaio giovedì giugno luglio lunedì maggio martedì mercoledì "
    "ottobre sabato settembre venerdì",
    "nl": "augustus dinsdag donderdag februari januari maandag maart vrijdag woensdag zaterdag zondag",
    "sv": "augusti fredag lördag måndag onsdag söndag tisdag torsdag",
    "da": "lørdag mandag marts søndag tirsdag",
    "nb": "desember",
    "fi": "elokuu elokuuta heinäkuu heinäkuuta helmikuu helmikuuta huhtikuu huhtikuuta joulukuu joulukuuta "
    "keskiviikko keskiviikkona kesäkuu kesäkuuta lauantai lauantaina lokakuu lokakuuta maaliskuu "
    "maaliskuuta maanantai maanantaina marraskuu marraskuuta perjantai perjantaina sunnuntai syyskuu "
    "syyskuuta tammikuu tammikuuta tiistai tiistaina torstai torstaina toukokuu toukokuuta",
    "is": "apríl febrúar fimmtudagur föstudagur janúar júlí júní laugardagur maí miðvikudagur mánudagur "
    "nóvember október sunnudagur ágúst þriðjudagur",
    "et": "aprill detsember esmaspäev jaanuar juuli juuni kolmapäev laupäev märts neljapäev oktoober pühapäev "
    "reede teisipäev veebruar",
    "lv": "aprīlis augusts ceturtdiena decembris februāris janvāris jūlijs jūnijs maijs novembris oktobris "
    "otrdiena piektdiena pirmdiena septembris sestdiena svētdiena trešdiena",
    "lt": "antradienis birželio birželis gruodis gruodžio ketvirtadienis lapkritis lapkričio penktadienis "
    "pirmadienis rugpjūtis rugpjūčio rugsėjis rugsėjo sausio sausis sekmadienis spalio spalis "
    "trečiadienis vasario vasaris šeštadienis",
    "pl": "czerwca czerwiec czwartek grudnia grudzień kwiecień kwietnia lipca lipiec listopad listopada marzec "
    "niedziela październik października piątek poniedziałek sierpień sierpnia sobota styczeń stycznia "
    "wrzesień września wtorek środa",
    "cs": "březen března duben dubna květen května leden ledna listopadu neděle pondělí prosince prosinec pátek "
    "srpen srpna středa únor února úterý červen července červenec června čtvrtek říjen října",
    "sk": "apríla decembra február februára január januára júl júla jún júna marec máj mája nedeľa novembra "
    "októbra piatok pondelok septembra streda utorok štvrtok",
    "hu": "augusztus csütörtök hétfő július június kedd május március péntek szeptember szerda szombat vasárnap "
    "április",
    "ro": "aprilie decembrie duminică februarie ianuarie iulie iunie martie miercuri noiembrie octombrie "
    "septembrie sâmbătă vineri",
    "bg": "август април вторник декември март ноември октомври петък понеделник септември сряда събота февруари "
    "четвъртък юли юни януари",
    "ru": "августа апрель апреля воскресенье декабрь декабря июль июля июнь июня марта ноябрь ноября октябрь "
    "октября понедельник пятница сентябрь сентября суббота февраль февраля четверг январь января",
    "uk": "березень березня вересень вересня вівторок грудень грудня жовтень жовтня квітень квітня липень липня "
    "листопад листопада неділя пʼятниця понеділок середа серпень серпня субота січень січня травень "
    "травня червень червня четвер",
    "be": "аўторак верасень верасня жнівень жніўня кастрычнік кастрычніка красавік красавіка ліпень ліпеня "
    "лістапад лістапада нядзеля панядзелак пятніца сакавік сакавіка серада снежань снежня студзень "
    "студзеня чацвер чэрвень чэрвеня",
    "sr": "децембар недеља новембар октобар петак понедељак септембар уторак фебруар четвртак јануар јул јун",
    "sr_Latn": "avgust decembar nedelja novembar oktobar petak ponedeljak septembar subota utorak četvrtak",
    "hr": "kolovoz kolovoza lipanj lipnja nedjelja ožujak ožujka ponedjeljak prosinac prosinca rujan rujna "
    "siječanj siječnja srijeda srpanj srpnja svibanj svibnja travanj travnja veljača veljače",
    "sl": "julij junij petek ponedeljek torek četrtek",
    "mk": "петок сабота четврток јануари јули јуни",
    "sq": "dhjetor gusht janar korrik nëntor prill qershor shkurt shtator tetor",
    "el": "απρίλιος απριλίου αυγούστου αύγουστος δεκέμβριος δεκεμβρίου ιανουάριος ιανουαρίου ιουλίου ιουνίου "
    "ιούλιος ιούνιος κυριακή μάιος μάρτιος μαΐου μαρτίου νοέμβριος νοεμβρίου οκτωβρίου οκτώβριος "
    "παρασκευή σάββατο σεπτέμβριος σεπτεμβρίου φεβρουάριος φεβρουαρίου",
    "tr": "ağustos cuma cumartesi eylül haziran kasım mayıs nisan pazartesi perşembe temmuz çarşamba şubat",
    "ca": "agost desembre dijous dilluns dimarts dimecres dissabte diumenge divendres febrer gener juliol juny "
    "maig març setembre",
    "gl": "decembro febreiro luns mércores venres xaneiro xoves xullo xuño",
    "eu": "abendua abuztua apirila asteartea asteazkena astelehena azaroa ekaina igandea iraila larunbata "
    "maiatza martxoa osteguna ostirala otsaila urria urtarrila uztaila",
    "ga": "aibreán bealtaine déardaoin eanáir feabhra iúil lúnasa meitheamh márta samhain",
    "cy": "awst chwefror ebrill gorffennaf hydref ionawr mawrth mehefin rhagfyr tachwedd",
    "id": "agustus jumat kamis maret rabu sabtu selasa senin",
    "ms": "ahad disember isnin julai jumaat khamis ogos",
    "fil": "biyernes disyembre hulyo hunyo huwebes marso miyerkules nobyembre oktubre pebrero sabado setyembre",
    "sw": "agosti alhamisi aprili desemba ijumaa jumamosi jumanne jumapili jumatano jumatatu machi novemba "
    "oktoba septemba",
    "af": "januarie julie junie saterdag sondag vrydag",
    "ar": "أبريل أغسطس أكتوبر الأربعاء الاثنين الثلاثاء الجمعة الخميس السبت ديسمبر سبتمبر فبراير مايو نوفمبر "
    "يناير يوليو يونيو",
    "he": "אוגוסט אוקטובר אפריל דצמבר יולי יוני ינואר מאי נובמבר ספטמבר פברואר",
    "fa": "آوریل اکتبر جمعه دسامبر دوشنبه سپتامبر شنبه فوریه نوامبر پنجشنبه چهارشنبه ژانویه ژوئن ژوئیه یکشنبه",
    "ur": "اتوار اپریل اکتوبر اگست جمعرات جمعہ جنوری جولائی دسمبر ستمبر فروری مئی مارچ نومبر",
    "az": "aprel avqust cümə dekabr fevral iyul iyun noyabr oktyabr sentyabr yanvar çərşənbə şənbə",
    "kk": "ақпан бейсенбі дүйсенбі жексенбі желтоқсан жұма мамыр маусым наурыз сейсенбі сенбі сәрсенбі сәуір "
    "тамыз шілде қазан қараша қаңтар қыркүйек",
    "uz": "chorshanba oktabr payshanba sentabr seshanba shanba yakshanba",
    "ka": "აგვისტო აპრილი დეკემბერი თებერვალი იანვარი ივლისი ივნისი კვირა მაისი მარტი ნოემბერი ოთხშაბათი "
    "ორშაბათი ოქტომბერი პარასკევი სამშაბათი სექტემბერი შაბათი ხუთშაბათი",
    "hy": "ապրիլ ապրիլի դեկտեմբեր դեկտեմբերի երեքշաբթի երկուշաբթի կիրակի հինգշաբթի հոկտեմբեր հոկտեմբերի հուլիս "
    "հուլիսի հունիս հունիսի հունվար հունվարի մայիս մայիսի մարտ մարտի նոյեմբեր նոյեմբերի շաբաթ ուրբաթ "
    "չորեքշաբթի սեպտեմբեր սեպտեմբերի փետրվար փետրվարի օգոստոս օգոստոսի",
}
"""By language: names that are no other word of it. A word with these letters is a date wherever it stands."""

INFLECTED_NAMES = {
    "ru": "августе апреле декабре июле июне марте ноябре октябре пятницу сентябре среду субботу феврале январе",
    "uk": "березні вересні грудні жовтні квітні липні листопаді неділю середу серпні суботу січні травні червні",
    "pl": "czerwcu grudniu kwietniu lipcu listopadzie marcu niedzielę październiku sierpniu sobotę styczniu "
    "wrześniu środę",
    "cs": "březnu dubnu květnu lednu neděli prosinci sobotu srpnu středu únoru červenci červnu říjnu",
}
"""Forms that CLDR has not, since they do not stand in dates: "in March", "on Wednesday"."""

SHORT_NAMES = {
    "en": "apr aug dec feb fri jan mar mon nov oct sat sep sun thu tue wed",
    "de": "dez mär okt sept",
    "fr": "avr dim déc févr janv jeu juil lun mer ven",
    "es": "abr ago dic dom ene jue mié sáb vie",
    "pt": "fev qua set sex ter",
    "it": "gen gio giu lug mag ott sab",
    "nl": "mrt",
    "sv": "fre lör mån ons sön tis tors",
    "da": "lør søn tirs",
    "nb": "tir tor",
    "fi": "elo heinä helmi huhti joulu kesä loka maalis marras syys tammi touko",
    "is": "fim fös lau mið mán nóv ágú þri",
    "et": "dets jaan veebr",
    "lv": "ceturtd febr jūl jūn otrd piektd pirmd sestd svētd trešd",
    "lt": "birž geg gruod kov lapkr liep rugp rugs saus spal vas",
    "pl": "cze czw gru kwi lip lis lut niedz paź pon sob sty wrz",
    "cs": "bře dub kvě led srp zář úno čvc čvn říj",
    "hu": "márc sze szept szo ápr",
    "ro": "dum ian iul iun mie sâm vin",
    "bg": "авг апр дек ное окт сеп фев яну",
    "ru": "июл июн мар нояб сент февр янв",
    "uk": "бер вер груд жовт квіт лип лист лют серп січ трав черв",
    "be": "жні кас кра ліп ліс сак сне сту чэр",
    "sr": "дец нед нов пет пон сре суб уто феб чет јан",
    "sr_Latn": "avg ned sre uto čet",
    "hr": "kol ožu ruj sij sri stu svi velj",
    "mk": "вто саб",
    "sq": "dhj enj gush hën korr mër nën qer shk sht tet",
    "el": "απρ αυγ αύγ δεκ δευ ιαν ιουλ ιουν ιούλ ιούν κυρ μάι μάρ μαΐ μαρ νοέ νοε οκτ πέμ παρ σάβ σεπ τετ τρί φεβ",
    "tr": "ağu cmt cum eki eyl haz kas nis oca paz pzt çar şub",
    "gl": "mér xan xov xul",
    "eu": "abe abu api aza eka ira ots urr urt uzt",
    "ga": "aib aoine beal céad dfómh domh déar ean feabh luan lún meith mfómh máirt noll samh sath",
    "cy": "chw chwef ebr gor gorff gwe gwen hyd iau llun maw meh rhag sul tach",
    "id": "agu jum rab",
    "ms": "ahd isn kha ogo",
    "fil": "biy hul hun huw lin miy nob peb",
    "he": "אוג אוק אפר דצמ ינו נוב ספט פבר שבת",
    "az": "avq dek iyl iyn noy yan",
    "kk": "ақп жел мам мау нау сәу там шіл қаз қар қаң қыр",
    "uz": "chor dush yak",
    "ka": "აგვ აპრ დეკ თებ იან ივლ ივნ კვი მაი მარ ნოე ოთხ ორშ ოქტ პარ სამ სექ შაბ ხუთ",
    "hy": "ապր դեկ երկ երք կիր հլս հնգ հնս հնվ հոկ մյս մրտ նոյ շբթ ուր չրք սեպ փտվ օգս",
}
"""Abbreviations, without the full stop: part of a date only beside a number."""

AMBIGUOUS_NAMES = (
    "aralık august augusta balandis balandžio bazar dushanba ekim gegužė gegužės joi jul julio juma jun kovas "
    "kovo liepa liepos linggo luni lutego luty lutym mac mai maio maj maja maju marca march mars mart marți "
    "may mayo medi mei minggu nollaig ocak pazar salı sreda studeni studenoga září δευτέρα πέμπτη τετάρτη "
    "τρίτη лютага лютий лютого лютому люты мае май мая мај недела неделя среда מרץ الأحد اوت بدھ جون مارس منگل "
    "پیر ہفتہ"
)
"""Full names that are an ordinary word too, of the same or of another language: the month of March, and the march."""

ORDINARY_WORDS = "may march mar sat sun set out ago wed dom gen mag"
"""Of the ambiguous and short names those that often stand beside a number and mean no date: "section 3 may"."""

"""The most frequent function words of some languages: anchors of spot signatures."""

# ruff: noqa: RUF001 - words of other alphabets have letters that look like Latin ones
import functools

from dupfinder.domain.fingerprints import WordHash
from dupfinder.fingerprint.hashing import UintArray, distinct
from dupfinder.fingerprint.words import find_words

STOP_WORDS = {
    "en": "the of and a to in is it that was for on are as with his they at be this have from or had by not but what "
    "all were when we there can an which their if will each about how up out them then she he her him my no do "
    "its than been who may shall such any these those into other has would could should i you your our us me "
    "so only also because",
    "de": "der die das und in zu den von mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er "
    "hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor "
    "zur bis mehr durch man sein wurde sei wenn ich wir ihr kann",
    "fr": "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont ou avec son "
    "aux cette d l s n qu c j m elle nous vous ils on mais comme si tout leur y être ont été sa ses ces même "
    "sans deux peut",
    "es": "de la que el en y a los del se las por un para con no una su al lo como más pero sus le ya o este sí "
    "porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante ni contra "
    "ese eso ha es son fue",
    "pt": "de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu "
    "sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos "
    "seus são",
    "it": "di e il la che in a per un del non una le è si con i da dei alla ha della al nel sono come più o ma su lo "
    "gli anche delle se ed ai dal nella degli questo questa ci essere cui l d dell all loro suo sua quando tra",
    "nl": "de van een het en in is dat op te zijn met voor niet die aan er om ook als dan maar bij of uit nog worden "
    "door naar heeft hebben ze wordt tot je mijn deze over zo wat hij was kan geen ik we dit zij moet",
    "sv": "och i att det som en på är av för med till den har de inte om ett han men var jag sig från vi så kan man "
    "när år eller hade där nu efter vid mot ska skulle kommer sin ut hans",
    "da": "og i at det er en til af på for med som de den der ikke et har om han men var jeg fra vi så kan man når "
    "år eller havde efter ved mod skal ville sin ud hans blev være deres",
    "no": "og i det er som en til på av for at med de den ikke et har om han men var jeg fra vi så kan man når eller "
    "hadde etter ved mot skal ville sin ut hans ble være seg",
    "fi": "ja on ei se että hän oli ovat mutta kun niin tai kuin joka myös mukaan sen sitä ne jos voi ole mitä vain "
    "jo tämä tämän olla sekä jotka hänen nyt minä me",
    "is": "og að í á er sem til um við með ekki það hann var en af fyrir þess því eru frá hún þá eða",
    "pl": "i w na z się nie do to że jest o od jak po za co dla ale czy przez był tym jego tak są oraz lub tylko być "
    "może która który które jej ich przy już także ze a",
    "cs": "a v se na je že s z do o i to ve k za by pro jako po ale jsou od si které který jeho byl nebo být jen už "
    "až také tak však není podle při která",
    "sk": "a v sa na je že s z do o i to vo k za by pre ako po ale sú od si ktoré ktorý jeho bol alebo byť len už až "
    "tiež však nie podľa pri ktorá",
    "sl": "in je v na se za da so z ki pa s bi ne o kot po do tudi ali od pri iz le ni še bo če kar med",
    "hr": "i u je se na da su za od s a o ne koji kao što bi iz do ili po ali koja koje nije sve samo bio te biti može",
    "sr": "и у је се на да су за од с а о не који као што би из до или по али која које није све само био те бити може",
    "hu": "a az és hogy nem is egy ez volt meg de csak már ha mint el vagy ki azt még lesz volna aki ezt minden kell "
    "után szerint által van amely",
    "ro": "de și în a la cu o care pe nu un din se este să mai pentru că sau ce au fost lui al ca prin după dar până "
    "sunt fi cel poate",
    "ru": "и в не на с что он как а по это к из у за от то о его для но же был вы при так их или бы все мы до если "
    "только может который которые также этого было я она они",
    "uk": "і в не на з що як до та за по від це у й про або для його але є при так які який бути був також може вони "
    "їх якщо",
    "bg": "и на да в се за от не е с по са че това като ще до които при който след или но си бъде към той има му ги",
    "el": "και το του της να η την με που για των ο από στο είναι τα σε στην οι θα τις δεν τη τον μια τους ως ή κατά "
    "όπως αυτό ένα στη στον αλλά",
    "tr": "ve bir bu da de için ile olarak daha çok olan ne gibi kadar sonra ancak her veya en o ise değil ya ki mi "
    "göre olduğu var tarafından",
    "ar": "في من على أن إلى التي عن لا ما هذا هذه الذي كان أو مع قد ذلك بين كل هو هي ثم بعد لم كما و إن غير أي حتى",
    "fa": "و در به از که این را با است برای آن یک تا بر می شود یا هم خود شد کرد بود اما نیز هر های ها",
    "he": "של את על לא עם זה הוא כי גם או היא אל אם כל יש רק בין אך כך מה לפי היה אשר אני",
    "hi": "के का की में है से और को पर यह कि ने एक हैं लिए भी इस था तो या नहीं ही वह जो",
    "bn": "ও এই যে এবং এর একটি করে না হয় থেকে তার জন্য করা বা সঙ্গে",
    "vi": "và của là có các trong được cho một không với người những khi đã này để từ ra đến về cũng theo hoặc tại "
    "do trên",
    "id": "yang dan di dari untuk dengan pada ini itu dalam tidak akan adalah oleh sebagai atau juga ke dapat telah "
    "karena bahwa mereka ada kita harus",
    "ca": "de la i el que a en els per un les amb del és una al no es com més l d o però són ha aquest aquesta seva s",
    "ko": "이 그 및 등 수 것 있는 하는 있다 한다 또는 그리고 대한 때 의 을 를 에 은 는 위한 따라 한 할 경우",
    # Each letter is a word here, so an anchor is a particle of one letter.
    "zh": "的 了 是 在 和 不 有 与 或 及 其 为 以 于 之 而 也 就 由 對 对 與 為 於 这 這 他 我 被",
    "ja": "の は に を が で と も や へ",
}
"""By language, as people write them: they are normalised and split like any text.

None for Thai, Lao, Khmer and Burmese, where words are longer than a letter and nothing parts them, nor for the many
languages that are missing; their texts get runs of words instead.
"""


@functools.cache
def stop_word_hashes(word_hash: WordHash) -> UintArray:
    """Return the sorted distinct hashes of the stop words of all languages; about a millisecond, once a process.

    One table for all: which language a text is in need not be known, and a word that is a stop word in another
    language only is but an anchor more.
    """
    (words,) = find_words([" ".join(STOP_WORDS.values())], word_hash=word_hash)
    return distinct(words.hashes)

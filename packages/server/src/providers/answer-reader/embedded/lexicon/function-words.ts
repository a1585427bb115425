import type { Language } from '@colloquy/contract/shared';

/** The commonest words of each language: they carry no matter, and tell which language a sentence is in. */
export const FUNCTION_WORDS: Record<Exclude<Language, 'en-IN'>, ReadonlySet<string>> = {
  en: words(
    "a an the and or but if then than so as at by for from in into of off on onto out over to up with without about after before between through under is are was were be been being am do does did done have has had having will would can could shall should may might must i you he she it we they me him her us them my your his its our their mine this that these those there here what which who whom whose when where why how not no nor only just also too very more most much many some any each every all both few other another such same own again once i'm i'd i'll i've it's that's there's don't doesn't didn't can't won't isn't aren't wasn't you're we're they're he's she's let's get got go goes make makes made take takes one ones thing things way because while until since",
  ),
  de: words(
    'der die das den dem des ein eine einen einem einer eines und oder aber wenn dann als so wie an bei für von im in ins auf aus über zu zum zur mit ohne nach vor zwischen durch unter ist sind war waren sein bin bist habe hat hatte haben hatten wird werden wurde würde kann könnte muss soll sollte darf ich du er sie es wir ihr mich mir dich dir ihn ihm uns ihnen mein meine dein seine ihre unser dieser diese dieses diesen diesem da hier was wer wo warum nicht kein keine nur auch sehr mehr viel alle jeder andere schon noch weil dass ob um am vom beim man sich doch mal',
  ),
  es: words(
    'el la los las un una unos unas y e o u pero si entonces que como en de del al a por para con sin sobre entre hasta desde es son era eran ser fue soy está están estar estaba he ha han había hay haber puede pueden debe yo tú él ella nosotros ellos me te se nos le les lo mi mis tu tus su sus nuestro este esta estos estas ese esa eso aquí allí qué quién cuál cuando donde porque no ni sólo solo también muy más menos mucho muchos todo todos cada otro otra ya aún así',
  ),
  fr: words(
    "le la les l' un une des du de d' et ou mais si alors que qu' qui comme à au aux en dans par pour avec sans sur sous entre chez est sont était étaient être suis es ai as a ont avait avoir peut peuvent doit je j' tu il elle on nous vous ils elles me m' te se s' lui leur mon ma mes ton ta tes son sa ses notre nos votre vos ce c' cette ces cet cela ça ici là quoi quand où pourquoi parce ne n' pas plus moins très aussi tout tous toute toutes chaque autre déjà encore puis donc sommes êtes étions étiez serait sera seront avons avez avais avions aura aurait auraient eu été fait faire fais faut",
  ),
  pt: words(
    'o a os as um uma uns umas e ou mas se então que como em no na nos nas de do da dos das ao à aos por pelo pela para com sem sobre entre até desde é são era eram ser foi sou está estão estar estava tenho tem têm tinha há haver pode podem deve eu tu você ele ela nós eles elas me te se nos lhe meu minha meus minhas teu seu sua seus suas nosso este esta estes estas esse essa isso isto aqui ali quem qual quando onde porque não nem só também muito mais menos todo todos toda todas cada outro outra já ainda',
  ),
  it: words(
    "il lo la i gli le l' un uno una e ed o ma se allora che come a al alla ai di del della dei delle da dal in nel nella con senza su sul per tra fra è sono era erano essere stato sei ho hai ha hanno aveva avere può possono deve io tu lui lei noi voi loro mi ti si ci vi gli mio mia miei tuo suo sua nostro questo questa questi queste quello quella qui lì cosa chi quale quando dove perché non né solo anche molto più meno tutto tutti tutte ogni altro altra già ancora quindi poi",
  ),
  nl: words(
    'de het een en of maar als dan dat die dit deze zo aan bij voor van in op uit over te tot met zonder na naar tussen door onder is zijn was waren ben bent heb heeft had hadden hebben wordt worden werd zou kan kunnen moet zal mag ik jij je u hij zij ze wij we jullie mij me hem haar ons hun mijn jouw uw onze er hier daar wat wie welke wanneer waar waarom niet geen alleen ook zeer heel meer veel alle elke ander andere al nog omdat om toen dus toch',
  ),
  da: words(
    'og i at det en et den til er som på de med han af for ikke der var mig sig men har om vi min havde ham hun nu over da fra du ud sin dem os op man hans hvor eller hvad skal selv her alle vil blev kunne ind når være dog noget ville jo deres efter ned skulle denne end dette mit også under have dig anden hende mine alt meget sit sine vor mod disse hvis din nogle hos blive mange ad bliver hendes været jeg kan så fordi',
  ),
  no: words(
    'og i jeg det at en et den til er som på de med han av ikke der så var meg seg men har om vi min hadde ham hun nå over da fra du ut sin dem oss opp man hans hvor eller hva skal selv her alle vil ble kunne inn når være noe ville jo deres etter ned skulle denne enn dette mitt også under ha deg annen henne mine alt mye sitt sine mot disse hvis din noen hos bli mange vært kan fordi ikkje',
  ),
  sv: words(
    'och i att det en ett den till är som på de med han av för inte där var mig sig men har om vi min hade honom hon nu över då från du ut sin dem oss upp man hans eller vad ska skulle själv här alla vill blev kunde in när vara något ville ju deras efter ner denna än detta mitt också under ha dig annan henne mina allt mycket sitt sina mot dessa din några hos bli många blir hennes varit jag kan så eftersom',
  ),
  fi: words(
    'ja on ei se että en hän oli mutta ovat tai kun niin kuin jos joka jotka minä sinä me te he minun sinun hänen meidän teidän heidän tämä tämän nämä tuo ne sen siitä siihen mikä mitä kuka missä miksi myös vain vielä jo nyt sitten koska olla olen olet olemme ollut olisi voi voin pitää sekä ennen jälkeen kanssa ilman hyvin paljon enemmän kaikki jokainen muu muut mukaan sekä eikä eivät minulla meillä siis',
  ),
  ru: words(
    'и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее её мне было вот от меня еще ещё нет о из ему теперь когда даже ну вдруг ли если уже или ни быть был него до вас нибудь опять уж вам ведь там потом себя ничего ей может они тут где есть надо ней для мы тебя их чем была сам чтоб без будто чего раз тоже себе под будет ж тогда кто этот того потому этого какой совсем ним здесь этом один почти мой тем чтобы нее сейчас были куда зачем всех можно при это эта эти мои наш',
  ),
  vi: words(
    'và của là có không được cho với trong một các những này đó khi tôi bạn anh chị chúng ta họ đã đang sẽ cũng thì mà nếu vì để từ đến ra vào lên như nhưng hay hoặc rất nhiều hơn tất cả mỗi người sau trước trên dưới ở bởi nên rồi lại còn phải cần thể làm gì ai đâu nào sao tại về theo chỉ vẫn do qua',
  ),
  hi: words(
    'का की के को में से है हैं था थी थे और या पर यह वह ये वे मैं हम तुम आप मेरा मेरी हमारा हमारे उस इस उन इन ने तो भी ही कि जो जब तब अगर लेकिन क्योंकि एक कुछ सब बहुत नहीं ना मत कर करना करते किया रहा रहे रही होता होती होते हो हुआ गया गई लिए साथ बाद पहले तक अपने अपना कोई क्या कैसे कहाँ क्यों',
  ),
  ms: words(
    'dan yang di ke dari untuk dengan pada ini itu adalah ialah saya kami kita anda dia mereka tidak bukan akan telah sudah sedang boleh perlu mesti ada atau tetapi jika kalau kerana supaya apabila selepas sebelum dalam oleh juga hanya sangat lebih semua setiap lain seperti kepada daripada bagi satu apa siapa mana mengapa bagaimana lagi masih sahaja pun lalu kemudian tersebut',
  ),
  id: words(
    'dan yang di ke dari untuk dengan pada ini itu adalah saya aku kami kita anda kamu dia mereka tidak bukan akan telah sudah sedang bisa dapat perlu harus ada atau tetapi tapi jika kalau karena agar ketika setelah sebelum dalam oleh juga hanya sangat lebih semua setiap lain seperti kepada bagi satu apa siapa mana mengapa bagaimana lagi masih saja pun lalu kemudian tersebut',
  ),
  zh: words(
    '的 了 是 在 我 有 和 就 不 人 都 一 一个 上 也 很 到 说 要 去 你 会 着 没有 看 好 自己 这 那 他 她 我们 你们 他们 因为 所以 如果 但是 然后 或者 与 及 把 被 从 对 为 而 等 吗 呢 吧 还 再 又 能 可以 这个 那个',
  ),
  ja: words(
    'の に は を た が で て と し れ さ ある いる も する から な こと として い や など なっ ない この ため その よう また もの という あり まで られ なる へ か だ これ によって により おり より による ず なり られる です ます ました でし それ そして しかし ので 私 我々',
  ),
  ko: words(
    '이 그 저 것 수 등 들 및 에서 그리고 그러나 하지만 그래서 또는 또한 때문에 우리 저희 나 제 내 있다 없다 하다 되다 이다 있습니다 없습니다 합니다 했습니다 입니다 은 는 이 가 을 를 의 에 로 으로 와 과 도 만 한 더 매우 아주 모든 각',
  ),
  th: words(
    'ที่ และ ใน การ ของ เป็น ได้ มี ให้ ว่า ไม่ จะ กับ จาก ก็ แต่ หรือ ถ้า เพราะ แล้ว นี้ นั้น เรา ผม ฉัน ดิฉัน เขา มัน ต้อง ไป มา อยู่ โดย เพื่อ ซึ่ง ทุก อีก มาก กว่า ยัง คือ เมื่อ หลังจาก ก่อน ทำ ครับ ค่ะ',
  ),
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

import type { BaseLanguage } from './lexicon/index.ts';

/** How somebody tells what they are to others, or that they were away. Regular expressions over folded text. */
type PersonWords = {
  /** What belongs to the speaker, before a word of kin. */
  my: string | null;
  /** The speaker is or was; `is` where the verb is behind. */
  am: string;
  is?: string;
  /** Words of kin, and those that only tell the gender. */
  kin: string;
  gender: string;
  /** Time away from work, without saying what for. */
  gap: string;
};

const YEARS: Record<'en' | 'de', string> = { en: '(?:years?|months?)', de: '(?:jahre?n?|monate?n?)' };

export const PERSON_WORDS: Partial<Record<BaseLanguage, PersonWords>> = {
  en: {
    my: 'my',
    am: "(?:i am|i'm|i was|i have been|i've been|being)(?: also| still| just| myself)? (?:the |an? |one of )",
    kin: 'wife|husband|widow|widower|son|sons|daughter|daughters|child|children|kid|kids|baby|twins|mother|father|mum|mom|dad|parents|brother|brothers|sister|sisters|grandmother|grandfather|grandma|grandpa|granddaughter|grandson|grandchild|aunt|uncle|niece|nephew|orphan',
    gender: 'man|woman|girl|boy|lady|guy',
    gap: `i (?:was|had been|have been|stayed|spent|took|had|paused|stopped)(?: work(?:ing)?)?(?: (?!the |our )[^\\s,.]+){0,4} (?:out|away|off|at home|break|gap|out of work|career break)(?: of| for)?(?! the\\b| our\\b)(?: [^\\s,.]+){0,2} ${YEARS.en}|i (?:took|had|spent) (?:[^\\s,.]+ ){1,2}${YEARS.en} (?:off|away|out|at home)(?! the\\b| our\\b)|career break`,
  },
  de: {
    my: 'mein(?:e[mnrs]?)?',
    am: 'ich (?:bin|war)(?: selbst| auch| noch)? (?:de[rm]|die|das|eine?) |bin ich (?:selbst )?(?:der|die|eine?) ',
    kin: 'sohn|söhne|tochter|töchter|mutter|vater|kind|kinder|kindern|baby|zwillinge|bruder|schwester|oma|opa|großmutter|großvater|enkel|enkelin|tante|onkel|witwe|witwer|eltern|ehefrau|ehemann',
    gender: 'frau|mann|mädchen|junge',
    gap: `ich (?:war|habe|hatte|blieb)(?: [^\\s,.]+){0,4} ${YEARS.de}(?: lang)?(?: [^\\s,.]+){0,2} (?:zu hause|ausgesetzt|pausiert|auszeit|pause|weg)|berufspause|erwerbslücke`,
  },
  nl: {
    my: 'mijn',
    am: 'ik (?:ben|was)(?: zelf| ook)? (?:de|het|een) ',
    kin: 'zoon|zoontje|zonen|dochter|dochtertje|dochters|moeder|vader|kind|kinderen|baby|tweeling|broer|zus|oma|opa|kleinkind|tante|oom|weduwe|weduwnaar|ouders',
    gender: 'vrouw|man|meisje|jongen',
    gap: 'ik (?:was|ben|heb|bleef)(?: [^\\s,.]+){0,3} (?:jaar|maanden)(?: [^\\s,.]+){0,2} (?:thuis|weg|gestopt|eruit)',
  },
  sv: {
    my: '(?:min|mitt|mina)',
    am: 'jag (?:är|var)(?: själv| också)? (?:en |ett )?',
    kin: 'son|söner|dotter|döttrar|mor|mamma|far|pappa|barn|bebis|tvillingar|bror|syster|mormor|farmor|morfar|farfar|barnbarn|änka|änkling|föräldrar',
    gender: 'kvinna|man|flicka|pojke',
    gap: 'jag (?:var|har varit|stannade)(?: [^\\s,.]+){0,3} (?:hemma|borta)(?: [^\\s,.]+){0,2} (?:år|månader)',
  },
  da: {
    my: '(?:min|mit|mine)',
    am: 'jeg (?:er|var)(?: selv| også)? (?:en |et )?',
    kin: 'søn|sønner|datter|døtre|mor|far|barn|børn|baby|tvillinger|bror|søster|mormor|farmor|morfar|farfar|barnebarn|enke|enkemand|forældre',
    gender: 'kvinde|mand|pige|dreng',
    gap: 'jeg (?:var|har været|blev)(?: [^\\s,.]+){0,3} (?:hjemme|væk)(?: [^\\s,.]+){0,2} (?:år|måneder)',
  },
  no: {
    my: '(?:min|mitt|mine)',
    am: 'jeg (?:er|var)(?: selv| også)? (?:en |et |ei )?',
    kin: 'sønn|sønner|datter|døtre|mor|mamma|far|pappa|barn|baby|tvillinger|bror|søster|bestemor|bestefar|barnebarn|enke|enkemann|foreldre',
    gender: 'kvinne|mann|jente|gutt',
    gap: 'jeg (?:var|har vært|ble)(?: [^\\s,.]+){0,3} (?:hjemme|borte)(?: [^\\s,.]+){0,2} (?:år|måneder)',
  },
  es: {
    my: 'mis?',
    am: '(?:soy|fui|era) (?:el |la |una? )?',
    kin: 'hij[oa]s?|madre|padre|padres|mamá|papá|bebé|niñ[oa]s?|hermanos?|hermanas?|abuel[oa]s?|nieto|nieta|tí[oa]|viud[oa]|espos[oa]|marido|mujer',
    gender: 'mujer|hombre|chica|chico',
    gap: '(?:estuve|pasé|me tomé|paré|dejé de trabajar)(?: [^\\s,.]+){0,4} (?:años?|meses)(?: [^\\s,.]+){0,3} (?:fuera|en casa|sin trabajar|de pausa|de descanso)|(?:estuve|pasé) (?:fuera|en casa)(?: [^\\s,.]+){0,3} (?:años?|meses)',
  },
  pt: {
    my: '(?:meus?|minhas?)',
    am: '(?:sou|fui|era) (?:[oa] |uma? )?',
    kin: 'filh[oa]s?|filhinh[oa]|mãe|pai|pais|bebê|bebé|irmãos?|irmãs?|avó|avô|net[oa]|ti[oa]|viúv[oa]|espos[oa]|marido',
    gender: 'mulher|homem|moça|rapaz',
    gap: '(?:estive|fiquei|passei|parei)(?: [^\\s,.]+){0,4} (?:anos?|meses)(?: [^\\s,.]+){0,3} (?:fora|em casa|afastad[oa]|sem trabalhar)|(?:estive|fiquei|passei) (?:fora|em casa|afastad[oa])(?: [^\\s,.]+){0,3} (?:anos?|meses)',
  },
  it: {
    my: '(?:mi[oae]i?|miei)',
    am: "(?:sono|ero|sono stat[oa]) (?:il |la |lo |una? |un[o'] ?)?",
    kin: 'figli[oae]?|figlioletta|madre|padre|mamma|papà|bambin[oaie]|bimb[oa]|fratelli|fratello|sorella|sorelle|nonn[oa]|nipote|zi[oa]|vedov[oa]|genitori|moglie|marito',
    gender: 'donna|uomo|ragazza|ragazzo',
    gap: '(?:sono stat[oa]|sono rimast[oa]|ho passato|mi sono fermat[oa])(?: [^\\s,.]+){0,4} (?:anni|anno|mesi)(?: [^\\s,.]+){0,2} (?:a casa|fuori|ferm[oa])|(?:sono stat[oa]|sono rimast[oa]) (?:a casa|fuori|ferm[oa])(?: [^\\s,.]+){0,3} (?:anni|anno|mesi)',
  },
  fr: {
    my: '(?:mon|ma|mes)',
    am: "(?:je suis|j'étais|j'ai été) (?:le |la |une? |l')?",
    kin: 'fils|filles?|mère|père|maman|papa|enfants?|bébé|jumeaux|frères?|sœurs?|soeurs?|grand-mère|grand-père|petit-fils|petite-fille|tante|oncle|veuve|veuf|parents|épouse|mari',
    gender: 'femme|homme',
    gap: "(?:j'ai été|je suis restée?|j'ai passé|j'ai arrêté|j'ai pris)(?: [^\\s,.]+){0,4} (?:ans?|années?|mois)(?: [^\\s,.]+){0,3} (?:absente?|à la maison|de pause|à l'arrêt|sans travailler)|(?:j'ai été absente?|je suis restée? (?:absente?|à la maison))(?: [^\\s,.]+){0,3} (?:ans?|mois)",
  },
  fi: {
    my: 'minun',
    am: '(?:olen|olin) (?:itse |myös )?',
    kin: 'pojan|tyttären|äiti|isä|lapsi|lapseni|poikani|tyttäreni|leski|isoäiti|isoisä|poika|tytär',
    gender: 'nainen|mies',
    gap: '(?:olin|olen ollut)(?: [^\\s,.]+){0,3} (?:vuotta|kuukautta|vuoden)(?: [^\\s,.]+){0,2} (?:kotona|poissa)|(?:olin|olen ollut) (?:kotona|poissa)(?: [^\\s,.]+){0,3} (?:vuotta|kuukautta|vuoden)',
  },
  ru: {
    my: '(?:мой|моя|моё|мои|моей|моего|моему|моим|моими|моих)',
    am: '(?:я|сам|сама) (?:— |- |– |был |была |тоже )?',
    is: '(?<!детьми|детей|сына|дочери|матери|отца)',
    kin: 'сын|сына|сыном|дочь|дочка|дочери|дочерью|дочкой|мать|мама|мамой|матерью|отец|отца|отцом|дети|детьми|детей|реб[её]нок|реб[её]нком|брат|сестра|бабушка|бабушкой|дедушка|вдова|вдовец',
    gender: 'женщина|мужчина',
    gap: 'я (?:был|была|сидел|сидела|не работал|не работала)(?: [^\\s,.]+){0,4} (?:лет|года?|месяц\\p{L}*)(?: [^\\s,.]+){0,2} (?:дома)?|я (?:сидел|сидела|был|была) дома',
  },
  vi: {
    my: null,
    am: 'tôi (?:là|từng là) (?:một )?',
    kin: 'con trai|con gái|mẹ|cha|bố|ông|bà|góa phụ|người mẹ|người cha|con',
    gender: 'phụ nữ|đàn ông|nam giới|nữ giới',
    gap: 'tôi (?:đã )?(?:nghỉ|ở nhà)(?: [^\\s,.]+){0,4} (?:năm|tháng)',
  },
  hi: {
    my: '(?:मेरा|मेरी|मेरे)',
    am: 'मैं (?:भी |खुद )?(?:एक |किसी )?',
    is: '(?: हूँ| हूं| था| थी| होने)',
    kin: 'बेटा|बेटी|बेटे|माँ|मां|पिता|बच्चे|बच्चों|भाई|बहन|दादी|दादा|नानी|नाना|विधवा',
    gender: 'महिला|औरत|पुरुष|आदमी|लड़की|लड़का',
    gap: 'मैं(?: [^\\s,.]+){0,4} (?:साल|वर्ष|महीने)(?: [^\\s,.]+){0,2} (?:घर पर|छुट्टी|बाहर)|मैंने(?: [^\\s,.]+){0,3} (?:साल|महीने) (?:का|की) (?:विराम|छुट्टी|ब्रेक)',
  },
  ms: {
    my: null,
    am: '(?:saya|aku) (?:ialah |adalah |juga )?(?:seorang )?',
    kin: 'anak(?: lelaki| perempuan)?|ibu|bapa|ayah|balu|duda|janda|nenek|datuk',
    gender: 'wanita|lelaki|perempuan',
    gap: '(?:saya|aku) (?:berehat|bercuti|duduk di rumah)(?: [^\\s,.]+){0,4} (?:tahun|bulan)',
  },
  id: {
    my: null,
    am: '(?:saya|aku) (?:adalah |juga )?(?:seorang )?',
    kin: 'anak(?: laki-laki| perempuan)?|putra|putri|ibu|bapak|ayah|duda|janda|nenek|kakek',
    gender: 'wanita|pria|laki-laki|perempuan',
    gap: '(?:saya|aku) (?:istirahat|cuti|di rumah|berhenti bekerja)(?: [^\\s,.]+){0,4} (?:tahun|bulan)',
  },
  zh: {
    my: '我的?',
    am: '我(?:也|自己)?是(?:一个|一位|一名|家里的)?',
    kin: '女儿|儿子|孩子|宝宝|妈妈|母亲|爸爸|父亲|奶奶|爷爷|外婆|外公|哥哥|弟弟|姐姐|妹妹|寡妇|单亲',
    gender: '女人|女性|女生|男人|男性|男生',
    gap: '我(?:曾)?(?:离开|中断|停|休|在家|空).{0,8}[年月](?:了|没)?',
  },
  ja: {
    my: '(?:私の|うちの|僕の)',
    am: '(?:私|僕|わたし)(?:は|も|自身)(?:その|ある)?',
    is: '(?:です|でした|なので|として|だ)',
    kin: '娘|息子|子ども|子供|赤ちゃん|母|父|母親|父親|祖母|祖父|兄|弟|姉|妹|未亡人',
    gender: '女性|男性|女|男',
    gap: '(?:年間|か月|ヶ月|カ月)(?:ほど|くらい)?(?:仕事を)?(?:休|離れ|家に)',
  },
  ko: {
    my: '(?:제|내) ',
    am: '(?:저는|저도|나는|나도) ',
    is: '(?:이고|입니다|이라|으로서|로서|인데|이며)',
    kin: '딸|아들|아이|아기|어머니|엄마|아버지|아빠|할머니|할아버지|형|누나|언니|오빠|동생',
    gender: '여자|여성|남자|남성',
    gap: '(?:년|개월)(?: ?동안|간)? ?(?:쉬었|쉬고|집에|일을 쉬|공백)|경력 ?공백|경력 ?단절',
  },
  th: {
    my: null,
    am: '(?:ฉัน|ผม|ดิฉัน)(?:ก็)?เป็น(?:คน)?',
    kin: 'แม่|พ่อ|ลูก|ลูกสาว|ลูกชาย|ยาย|ปู่|หม้าย',
    gender: 'ผู้หญิง|ผู้ชาย',
    gap: '(?:ฉัน|ผม|ดิฉัน)(?:หยุด|พัก|ลา|อยู่บ้าน).{0,20}(?:ปี|เดือน)',
  },
};

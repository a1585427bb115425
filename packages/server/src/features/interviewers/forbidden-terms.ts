import type { ForbiddenGround } from './forbidden-grounds.ts';
import { ROUNDABOUT } from './forbidden-wordings.ts';

/**
 * Word lists behind `forbidden-ground.ts`, all languages in one pattern for each ground. Latin words stand between
 * word boundaries; scripts without spaces match anywhere.
 *
 * ASKED catches sentences put to the candidate ("how old are you"). It must leave a nurse's question about a patient's
 * health or a seller's about a customer's age alone, hence "you" and "your" in nearly every line.
 * MENTIONED catches conditions in a description ("aged 20 to 30").
 */

/**
 * Stands for each `\p{L}` of a line. To have the set of all letters, or of all in both cases, a thousand times in a
 * pattern costs seconds in front of the first request: lines and texts are in small letters with single spaces, and a
 * letter is what is neither space nor digit nor a sign of ASCII.
 */
const LETTER = '[^ \\d!-/:-@\\[-`{-~–—…]';

function words(...lines: string[]): RegExp {
  const isWide = (line: string) =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Devanagari}]/u.test(line);
  const light = lines.map((line) => line.replaceAll('\\p{L}', LETTER));
  const bounded = light.filter((line) => !isWide(line)).join('|');
  return new RegExp([`(?<![\\p{L}\\p{N}])(?:${bounded})(?![\\p{L}\\p{N}])`, ...light.filter(isWide)].join('|'), 'u');
}

export const ASKED: Record<ForbiddenGround, RegExp> = {
  age: words(
    ...ROUNDABOUT.age,
    "how old (?:are|were) you|(?:what is|what's|tell (?:me|us)) your age|your (?:date of birth|birth ?date|birthday|year of birth)|when were you born|(?:what|which) year (?:were you born|did you (?:graduate|finish school|leave school))|how many years (?:until|before) you retire",
    'wie alt (?:sind sie|bist du)|(?:ihr|dein|ihrem|deinem) (?:alter|geburtsdatum|geburtstag|geburtsjahr)|wann (?:sind sie|bist du|wurden sie) geboren',
    '(?:cuántos|que) años (?:tiene|tienes|cumple\\p{L}*)|(?:su|tu) (?:edad|fecha de nacimiento)|(?:cuándo|en qué año) nació|en qué año naci\\p{L}+',
    'quel âge (?:avez-vous|as-tu)|(?:votre|ton) (?:âge|date de naissance|année de naissance)|quand êtes-vous née?',
    'hoe oud (?:bent u|ben je)|(?:uw|je|jouw) (?:leeftijd|geboortedatum|geboortejaar)|wanneer (?:bent u|ben je) geboren',
    'berapa (?:umur|usia) (?:anda|kamu)|(?:umur|usia) (?:anda|kamu)(?: berapa)?|(?:tanggal|tahun) lahir (?:anda|kamu)|berapa (?:umur|usia)mu',
    '(?:bạn|anh|chị|em) bao nhiêu tuổi|tuổi của (?:bạn|anh|chị)|(?:bạn|anh|chị) sinh năm|ngày sinh của (?:bạn|anh|chị)',
    'quantos anos (?:você )?tem|(?:sua|tua) (?:idade|data de nascimento)|quanti anni (?:ha|hai)|(?:sua|tua) (?:età|data di nascita)|hvor gammel er du|din (?:alder|fødselsdato)|hur gammal är du|din (?:ålder|födelsedatum)|kuinka vanha olet|(?:ikäsi|syntymäaikasi)|berapa umur awak|umur awak|сколько (?:вам|тебе) лет|(?:ваш|твой) возраст|когда вы родились|дата вашего рождения',
    '何歳|おいくつ|ご?年齢(?:を|は|について)|生年月日|何年生まれ',
    '나이가 (?:어떻게|몇)|몇 살|연세가|생년월일|몇 년생|나이를 (?:말|알려)',
    '你(?:今年)?多大|您(?:今年)?多大|(?:你|您)的(?:年龄|出生日期|生日)|几岁|(?:आपकी|तुम्हारी) (?:उम्र|आयु)|आप कितने साल|जन्म ?तिथि|คุณอายุ|อายุเท่าไ|วันเกิดของคุณ',
  ),
  family: words(
    ...ROUNDABOUT.family,
    'are you (?:married|single|divorced|engaged|pregnant|expecting|a (?:mother|father|parent))|(?:do you have|have you got|are you planning|do you (?:plan|want|intend)(?: to have)?) (?:any |to have )?(?:children|kids|a baby|a family)|your (?:marital status|family (?:plans?|situation|status|planning)|husband|wife|spouse|children|kids|child ?care|pregnancy)|who (?:looks after|takes care of) your (?:children|kids)|start(?:ing)? a family',
    '(?:sind sie|bist du) (?:verheiratet|ledig|geschieden|verlobt|schwanger|mutter|vater|alleinerziehend)|(?:haben sie|hast du|wollen sie|möchten sie|planen sie) (?:noch |auch )?(?:kinder|nachwuchs|eine familie)|(?:ihr|ihre|ihren|dein|deine|deinen) (?:familienstand|familienplanung|ehemann|ehefrau|ehepartner|kinder|kindern|kinderbetreuung|schwangerschaft)|kinderwunsch',
    '(?:está|estás|es usted|eres) (?:casad|solter|divorciad|embarazad)\\p{L}+|(?:tiene|tienes|piensa tener|piensas tener|quiere tener|quieres tener) (?:usted )?(?:hijos|niños|familia)|(?:su|tu) (?:estado civil|marido|esposa|esposo|situación familiar|embarazo)|(?:sus|tus) hijos',
    "êtes-vous (?:marié|célibataire|divorcé|enceinte|pacsé|mère|père)\\p{L}*|es-tu (?:marié|célibataire|enceinte)\\p{L}*|(?:avez-vous|as-tu|voulez-vous|souhaitez-vous|comptez-vous|pensez-vous)(?: avoir)? (?:des enfants|un enfant|un bébé)|(?:votre|ton|ta|vos|tes) (?:situation (?:familiale|de famille|matrimoniale)|mari|femme|conjointe?|enfants|grossesse|garde d'enfants)|fonder une famille",
    '(?:bent u|ben je) (?:getrouwd|single|gescheiden|verloofd|zwanger|alleenstaand)|(?:heeft u|heb je|wilt u|wil je) (?:nog )?kinderen|(?:uw|je|jouw) (?:burgerlijke staat|gezinssituatie|gezin|echtgenoot|echtgenote|kinderen|zwangerschap|kinderwens)|kinderwens',
    'apakah (?:anda|kamu) (?:sudah |telah )?(?:menikah|berkeluarga|hamil|punya anak|memiliki anak|lajang)|status (?:pernikahan|perkawinan)(?: anda)?|(?:suami|istri|anak-anak) (?:anda|kamu)|(?:anda|kamu) (?:sudah |telah )(?:menikah|berkeluarga|punya anak)|(?:punya|memiliki) anak',
    '(?:bạn|anh|chị|em) (?:đã |có )?(?:kết hôn|lập gia đình|lấy chồng|lấy vợ|có con(?! số)|mang thai|bầu|người yêu)(?: chưa)?|tình trạng hôn nhân|(?:chồng|vợ|con cái) của (?:bạn|anh|chị)|(?:định|dự định|kế hoạch) (?:sinh con|có con|có em bé)',
    '(?:você é|é) (?:casad|solteir|divorciad)\\p{L}+|(?:você )?(?:está grávida|tem filhos|pretende ter filhos)|(?:seu|sua) (?:estado civil|marido|esposa|gravidez)|(?:è|sei) (?:sposat|celibe|nubile|divorziat|incint)\\p{L}*|(?:ha|hai|vuole|vuoi)(?: avere)? figli|(?:suo|tuo) (?:stato civile|marito)|er du (?:gift|gravid|skilt|single)|har du (?:børn|barn)|(?:din|dit) (?:mand|kone|ægteskabelige status|sivilstatus|civilstånd)|är du (?:gift|gravid|skild)|oletko (?:naimisissa|raskaana)|onko sinulla lapsia|siviilisäätysi|adakah awak (?:sudah )?(?:berkahwin|hamil)|status perkahwinan|вы (?:замужем|женаты|беременны)|есть ли у вас (?:дети|семья)|(?:ваше|твоё) семейное положение|планируете ли вы (?:детей|ребёнка)',
    'ご?結婚(?!式|情報|相談)(?:して|は|の予定)|既婚|独身|お子さん(?:は|が|の)|お子様は|妊娠(?:して|の予定|中)|ご家族(?:は|構成|について)|配偶者',
    '결혼(?:하셨|했|은|을 하|하실|할|여부|계획)|기혼|미혼|자녀(?:가|는|분|계획|있)|아이가 있|임신(?:하|중|계획|여부)|배우자|남편|가족 ?(?:관계|사항|계획)|출산 ?계획',
    '(?:你|您)(?:结婚|已婚|未婚|怀孕|有孩子|有小孩|打算生)|婚姻状况|(?:你|您)的(?:丈夫|妻子|孩子|家庭)|生育计划|क्या आप (?:विवाहित|शादीशुदा|गर्भवती)|वैवाहिक स्थिति|आपके (?:बच्चे|पति)|आपकी पत्नी|คุณแต่งงาน|สถานภาพสมรส|คุณมีลูก(?!ค้า|น้อง|ทีม|จ้าง)|ตั้งครรภ์',
  ),
  health: words(
    ...ROUNDABOUT.health,
    'your (?:(?:own )?(?:physical |mental )?health|medical (?:history|conditions?)|disabilit(?:y|ies)|illness(?:es)?|sick(?:ness)? (?:days|leave|record)|medications?|weight|height)|(?:do|did) you (?:have|suffer|take) (?:from )?(?:any |a )?(?:disabilit(?:y|ies)|chronic|illness|diseases?|health (?:problem|issue|condition)s?|medical conditions?|medication)|(?:are you|have you been) (?:healthy|disabled|ill|sick|hiv)(?: often)?|how (?:many|often) (?:days )?(?:were|have) you (?:been )?(?:ill|sick|off sick)|do you (?:smoke|drink alcohol)',
    '(?:ihr|ihre|ihren|ihrer|dein|deine) (?:gesundheit\\p{L}*|gesundheitszustand|behinderung|krankheit\\p{L}*|schwerbehinderung|vorerkrankung\\p{L}*|körpergröße|gewicht)|(?:haben sie|hast du|leiden sie|nehmen sie)(?: an| unter)? (?:eine |chronische |regelmäßig )*(?:behinderung|krankheit\\p{L}*|erkrankung\\p{L}*|medikamente)|(?:sind sie|bist du) (?:gesund|behindert|krank|schwerbehindert)|wie oft (?:waren sie|warst du) krank',
    '(?:su|tu) (?:estado de salud|salud|discapacidad|historial médico|peso)|(?:tiene|tienes|padece|padeces|sufre|sufres) (?:usted )?(?:de )?(?:alguna |una )?(?:discapacidad|enfermedad\\p{L}*|problemas? de salud)|(?:está|estás) (?:sano|sana|enferm\\p{L})|cuántas bajas',
    "(?:votre|ta|ton) (?:état de santé|santé|handicap|maladie|poids|dossier médical)|(?:avez-vous|as-tu|souffrez-vous|prenez-vous)(?: d'une?| de| un| une| des)? (?:handicap|maladies?|problèmes? de santé|médicaments)|êtes-vous (?:en bonne santé|malade|handicapée?)|combien d'arrêts maladie",
    '(?:uw|je|jouw) (?:gezondheid\\p{L}*|handicap|beperking|ziekte\\p{L}*|ziekteverzuim|gewicht)|(?:heeft u|heb je|lijdt u|gebruikt u) (?:aan )?(?:een |chronische )*(?:handicap|ziekte|aandoening|gezondheidsklachten|medicijnen)|(?:bent u|ben je) (?:gezond|ziek|gehandicapt)|hoe vaak (?:was u|was je) ziek',
    'kesehatan (?:anda|kamu)|(?:riwayat|kondisi) (?:penyakit|kesehatan)(?: anda)?|apakah (?:anda|kamu) (?:sehat|sakit|cacat|disabilitas|punya penyakit|memiliki penyakit|merokok)|(?:tinggi|berat) badan(?: anda)?',
    '(?:sức khỏe|sức khoẻ|bệnh tật|khuyết tật) của (?:bạn|anh|chị)|(?:bạn|anh|chị) có (?:bệnh|bị bệnh|khuyết tật|vấn đề (?:về )?sức kh\\p{L}+)|(?:chiều cao|cân nặng) của|tiền sử bệnh',
    '(?:sua|tua) (?:saúde|deficiência)|(?:você )?tem (?:alguma )?(?:doença|deficiência)|(?:sua|tua) (?:salute|disabilità)|soffre di|(?:din|dit) (?:helbred|helse|hälsa|sygdom|funktionsnedsættelse|funksjonshemning|funktionsnedsättning)|er du (?:rask|syg|syk)|är du (?:frisk|sjuk)|terveydentilasi|onko sinulla (?:sairauksia|vamma)|kesihatan awak|(?:ваше|твоё) здоровье|состояние вашего здоровья|есть ли у вас (?:инвалидность|болезни|заболевания)|вы часто болеете',
    '持病|健康状態|ご?病歴|障害(?:を|は)お持ち|障がい(?:を|は)お持ち|通院(?:して|歴)|あなたの健康|身長|体重',
    '건강 ?(?:상태|은 어떠|문제가 있)|지병|병력|장애(?:가 있|여부|등급)|질병이 있|키와 몸무게|몸무게|흡연',
    '(?:你|您)的(?:健康|身体状况|残疾|病史|身高|体重)|(?:你|您)有(?:没有)?(?:疾病|慢性病|残疾)|आपका स्वास्थ्य|आपकी (?:बीमारी|विकलांगता)|สุขภาพของคุณ|โรคประจำตัว|คุณพิการ',
  ),
  origin: words(
    ...ROUNDABOUT.origin,
    "where (?:are|were) you (?:(?:really|originally|actually) )?(?:from|born)|where (?:do|did|are) your (?:parents|family|ancestors)|your (?:nationality|citizenship|ethnic(?:ity| origin| background)|race|national origin|native (?:language|tongue)|mother tongue|(?:place|country) of birth|birthplace|skin colou?r|caste|accent)|are you (?:a (?:native|citizen|foreigner|migrant)|an? immigrant)|what (?:is|'s) your (?:origin|heritage)",
    'woher (?:kommen sie|kommst du|stammen sie)(?! zu| auf| an)(?: eigentlich| wirklich| ursprünglich)?(?= *\\?)|(?:ihr|ihre|ihrer|dein|deine) (?:herkunft|nationalität|staatsangehörigkeit|staatsbürgerschaft|muttersprache|geburtsort|hautfarbe|ethnie|abstammung|migrationshintergrund)|wo (?:sind sie|bist du|wurden sie) geboren|woher stammen ihre eltern',
    '(?:de dónde|dónde) (?:es usted|eres|nació|naciste|son sus padres)|(?:su|tu) (?:nacionalidad|origen étnico|origen|raza|lengua materna|lugar de nacimiento|ciudadanía)',
    "d'où (?:venez-vous|viens-tu|êtes-vous)|(?:votre|ta|ton|vos) (?:nationalité|origines?|origine ethnique|langue maternelle|lieu de naissance|race|citoyenneté)|où êtes-vous née?|vos parents viennent",
    'waar (?:komt u|kom je) (?:eigenlijk |oorspronkelijk )?vandaan|(?:uw|je|jouw) (?:afkomst|nationaliteit|etniciteit|moedertaal|geboorteplaats|huidskleur|ras)|waar (?:bent u|ben je) geboren',
    '(?:dari mana asal|asal) (?:anda|kamu)|(?:anda|kamu) (?:asli )?(?:orang mana|berasal dari mana|suku apa|suku mana)|(?:suku|ras|kewarganegaraan|tempat lahir) (?:anda|kamu|apa)|suku (?:bangsa )?anda',
    'quê (?:của )?(?:bạn|anh|chị)(?: ở đâu)?|(?:bạn|anh|chị) quê ở|quê quán|(?:quốc tịch|dân tộc|nơi sinh|nguyên quán) của (?:bạn|anh|chị)|(?:bạn|anh|chị) (?:là )?người (?:dân tộc|nước nào|ở đâu)',
    '(?:sua|tua) (?:nacionalidade|origem|raça|etnia|língua materna)|de onde você é|(?:sua|tua) (?:nazionalità|origine|razza|etnia|madrelingua)|di dove (?:è|sei)|hvor kommer du (?:egentlig|oprindelig|opprinnelig)|(?:din|dit) (?:nationalitet|nasjonalitet|etnicitet|modersmål|morsmål|fødested|födelseort)|varifrån kommer du|mistä olet kotoisin|(?:kansalaisuutesi|äidinkielesi)|bangsa awak|dari mana asal awak|(?:ваша|твоя) (?:национальность|раса|этническая)|откуда вы родом|(?:ваше|твоё) (?:гражданство|происхождение)|где вы родились',
    '国籍|ご?出身(?:地|国)?は|本籍|人種|民族(?:は|を)|母国語は|ご両親の出身',
    '국적(?:이|은|을)|고향(?:이|은)|출신 ?(?:지역|지가|국가)|출생지|인종|본적|모국어(?:가|는)',
    '(?:你|您)(?:是哪里人|来自哪|老家)|(?:你|您)的(?:国籍|民族|籍贯|种族|母语|出生地)|आप कहाँ से हैं|आपकी (?:जाति|राष्ट्रीयता|मातृभाषा)|คุณมาจากไหน|สัญชาติของคุณ|เชื้อชาติ',
  ),
  religion: words(
    ...ROUNDABOUT.religion,
    'your (?:religions?|religious|faith|church|mosque|temple|creed)(?: \\p{L}+)?|(?:do|are) you (?:religious|pray|attend (?:a )?(?:church|mosque)|go to (?:church|mosque)|believe in god|christian|muslim|jewish|hindu|catholic|a believer)|which religion',
    '(?:ihr|ihre|ihrer|dein|deine) (?:religion|glaube|glauben|konfession|religionszugehörigkeit|kirche)|(?:sind sie|bist du) (?:religiös|gläubig|katholisch|evangelisch|muslim\\p{L}*|jüdisch)|glauben sie an gott',
    '(?:su|tu) (?:religión|fe|iglesia)|(?:es|eres) (?:usted )?(?:religios|católic|musulm|judí|cristian)\\p{L}+|qué religión|cree en dios',
    '(?:votre|ta) (?:religion|foi|confession|croyance)|êtes-vous (?:croyante?|pratiquante?|catholique|musulmane?|juive?|juif)|de quelle religion',
    '(?:uw|je|jouw) (?:religie|geloof|godsdienst|kerk)|(?:bent u|ben je) (?:religieus|gelovig|katholiek|moslim|joods)',
    'agama (?:anda|kamu)|apa agama|apakah (?:anda|kamu) (?:beragama|muslim|kristen|sholat|salat|berhijab|beribadah)',
    'tôn giáo của (?:bạn|anh|chị)|(?:bạn|anh|chị) theo (?:đạo|tôn giáo)|theo đạo (?:gì|nào)',
    '(?:sua|tua) (?:religião|fé|religione|fede)|(?:din|dit) (?:religion|tro|kirke)|er du (?:religiøs|troende)|är du (?:religiös|troende)|uskontosi|oletko uskonnollinen|agama awak|(?:ваша|твоя) (?:религия|вера)|вы верующ\\p{L}+|(?:ваше|твоё) вероисповедание',
    '宗教(?:は|を)|信仰(?:は|して|を)|何教',
    '종교(?:가|는|를|있)|신앙(?:이|은|생활)|교회에 다니',
    '(?:你|您)(?:的)?(?:宗教|信仰|信什么教|信教)|आपका धर्म|आप किस धर्म|ศาสนาของคุณ|คุณนับถือศาสนา',
  ),
  'gender-and-orientation': words(
    'your (?:gender|sex(?:ual(?:ity| orientation)?)?|sexual preference)|are you (?:gay|lesbian|straight|bisexual|transgender|a (?:man|woman))',
    '(?:ihr|ihre|dein|deine) (?:geschlecht|sexuelle orientierung|sexualität)|(?:sind sie|bist du) (?:schwul|lesbisch|homosexuell|hetero\\p{L}*)',
    '(?:su|tu) (?:sexo|género|orientación sexual)|(?:es|eres) (?:usted )?(?:gay|lesbiana|homosexual)',
    '(?:votre|ton|ta) (?:sexe|genre|orientation sexuelle|sexualité)|êtes-vous (?:homosexuel\\p{L}*|gay|lesbienne)',
    '(?:uw|je|jouw) (?:geslacht|gender|seksuele (?:geaardheid|voorkeur)|geaardheid)',
    '(?:jenis kelamin|orientasi seksual) (?:anda|kamu)|(?:giới tính|xu hướng tính dục) của (?:bạn|anh|chị)',
    '(?:sua|tua) (?:orientação sexual|orientamento sessuale)|din (?:seksualitet|seksuelle orientering|sexuella läggning)|(?:ваш|твой) пол|ваша (?:сексуальная )?ориентация|seksuaalinen suuntautumisesi',
    '性的指向|あなたの性別|성적 ?지향|성별(?:이|은)|(?:你|您)的(?:性别|性取向)|आपका लिंग|เพศของคุณ|รสนิยมทางเพศ',
  ),
  'politics-and-union': words(
    ...ROUNDABOUT['politics-and-union'],
    'your (?:political|politics|party membership|union membership)(?: \\p{L}+)?|who (?:do|did) you vote|are you (?:a member of|in) (?:a |any )?(?:trade )?(?:union|political party)',
    '(?:ihre|deine) (?:politische \\p{L}+|parteizugehörigkeit|gewerkschaft\\p{L}*)|(?:sind sie|bist du) (?:in einer|mitglied (?:in )?einer) (?:gewerkschaft|partei)|wen (?:wählen sie|haben sie gewählt)',
    '(?:su|tu) (?:ideología|afiliación (?:política|sindical)|partido)|a quién vota|(?:está|estás) afiliad\\p{L} a un sindicato',
    '(?:vos|tes|votre) (?:opinions? politiques?|appartenance syndicale|parti politique)|êtes-vous syndiquée?|pour qui (?:votez|avez-vous voté)',
    '(?:uw|je) (?:politieke \\p{L}+|vakbond\\p{L}*)|(?:bent u|ben je) lid van (?:een )?(?:vakbond|partij)|(?:pilihan|pandangan) politik (?:anda|kamu)|quan điểm chính trị của|đảng viên',
    '支持政党|政治的(?:な)?(?:信条|思想)|労働組合に(?:加入|入って)|지지 ?정당|정치적? ?(?:성향|견해)|노조에 가입|노동조합에 가입|(?:你|您)的政治|是不是党员|आपके राजनीतिक|แนวคิดทางการเมือง|(?:ваши|твои) политические',
  ),
  appearance: words(
    'your (?:looks|appearance|tattoos?|body|figure)|(?:send|show) (?:me|us) a (?:photo|picture) of (?:you|yourself)',
    '(?:ihr|ihre|dein|deine) (?:aussehen|tattoos?|figur)|(?:su|tu) (?:aspecto físico|apariencia)|(?:votre|ton) (?:apparence|physique)|(?:uw|je|jouw) uiterlijk|penampilan (?:fisik )?(?:anda|kamu)|ngoại hình của',
    'あなたの(?:容姿|外見)|외모(?:가|는|에)|(?:你|您)的(?:外貌|长相)',
  ),
  'criminal-record': words(
    'have you (?:ever )?been (?:arrested|convicted|in (?:jail|prison))|your criminal record|do you have (?:a |any )?criminal',
    '(?:sind sie|bist du) vorbestraft|(?:haben sie|hast du) vorstrafen|(?:tiene|tienes) antecedentes penales|(?:avez-vous|as-tu) (?:un casier|été condamnée?)|(?:heeft u|heb je) (?:een )?strafblad|pernah (?:dipenjara|dihukum)|tiền án|前科|전과 ?(?:기록|가 있|여부)|犯罪记录|犯罪歴|судимость',
  ),
  'salary-history': words(
    '(?:what|how much) (?:do|did|are|were) you (?:currently |previously )?(?:earn|earning|make|making|paid|get paid|getting)|your (?:current|last|previous|present|former|existing) (?:salary|pay|income|compensation|wages?|package|ctc)|(?:salary|pay) history|what (?:is|was) your (?:ctc|salary)',
    'was (?:verdienen sie|verdienst du|haben sie (?:zuletzt |bisher )?verdient)|(?:ihr|ihrem|dein|deinem) (?:aktuelles|bisheriges|letztes|jetziges|letzten|aktuellen|bisherigen)? ?(?:gehalt|verdienst|lohn)(?! \\p{L}*vorstellung)|wie viel (?:verdienen sie|haben sie verdient)',
    'cuánto (?:gana|ganas|ganaba|ganabas|cobra|cobras|cobraba|cobrabas)|(?:su|tu) (?:salario|sueldo) (?:actual|anterior)|(?:su|tu) (?:último|anterior) (?:salario|sueldo)',
    'combien (?:gagnez-vous|gagniez-vous|gagnes-tu|touchez-vous)|(?:votre|ton) (?:salaire|rémunération) (?:actuelle?|précédente?|antérieure?)|(?:votre|ton) (?:dernier|ancien|précédent) salaire',
    '(?:hoeveel|wat) (?:verdient u|verdien je|verdiende u|verdiende je)|(?:uw|je|jouw) (?:huidige|laatste|vorige) (?:salaris|loon)',
    'gaji (?:anda |kamu )?(?:saat ini|sekarang|terakhir|sebelumnya)|berapa gaji (?:anda|kamu|terakhir|sekarang)|(?:mức )?lương (?:hiện tại|trước đây|cũ|công ty cũ)(?: của (?:bạn|anh|chị))?',
    'quanto você ganha|(?:seu|teu) (?:último |atual )?salário(?: atual| anterior)?|quanto (?:guadagna|guadagni)|(?:suo|tuo) (?:ultimo |attuale )?stipendio|(?:din|dit) (?:nuværende|nåværende|nuvarande|seneste|forrige) (?:løn|lønn|lön)|hvad tjener du|hva tjener du|vad tjänar du|nykyinen palkkasi|gaji (?:semasa|terakhir) awak|сколько вы (?:зарабатываете|получали|получаете)|(?:ваша|твоя) (?:текущая|прошлая|последняя)? ?зарплата',
    '(?:前職|現職|現在|今|前)の(?:年収|給与|給料|お給料)|年収は(?:おいくら|いくら)',
    '(?:현재|이전|직전|전 직장)\\s?(?:의 )?(?:연봉|급여|월급)|연봉이 (?:얼마|어떻게)|(?:你|您)(?:目前|现在|上一份|之前)(?:的)?(?:工资|薪水|薪资|收入)|आपका (?:वर्तमान|पिछला) वेतन|เงินเดือน(?:ปัจจุบัน|ล่าสุด)',
  ),
};

export const MENTIONED: Record<ForbiddenGround, RegExp> = {
  age: words(
    '(?:aged?|ages?|age limit|maximum age|max\\.? age|minimum age)[: ]*(?:between |of |from |under |over |below |above |limit |is |max\\.? )*\\d{2}|\\d{2} ?(?:-|–|to|and) ?\\d{2} years? (?:old|of age)|(?:under|over|below|above|at least|max\\.?|maximum|not older than) \\d{2} years? (?:old|of age)|young (?:man|woman|men|women|people|professional team)|recent age',
    '(?:alter|altersgrenze|mindestalter)[: ]*(?:von |zwischen |bis |ab |max\\.? )*\\d{2}|(?:\\d{2} ?(?:-|–|bis) ?)?\\d{2} jahre alt|(?:unter|über|bis|ab|mindestens|maximal|höchstens) \\d{2} jahren?',
    '(?:edad|entre)[: ]*(?:de |entre |máxima |mínima )*\\d{2} (?:a|y|-) \\d{2}(?: años)?|(?:mayor|menor)(?:es)? de \\d{2} años|edad (?:máxima|mínima|entre)|(?:âgée?s? de|entre) \\d{2} (?:à|et) \\d{2} ans|moins de \\d{2} ans|plus de \\d{2} ans|âge (?:maximum|minimum)',
    '(?:leeftijd|tussen)[: ]*(?:de |van |tussen )*\\d{2} (?:en|tot|-) \\d{2}(?: jaar)?|minimaal \\d{2} jaar oud|(?:jonger|ouder) dan \\d{2} jaar|(?:usia|umur)[: ]*(?:max(?:imal|imum)?|min(?:imal|imum)?|antara|di bawah|tidak lebih dari|produktif)?[ .:]*\\d{2}|(?:usia|umur) \\p{L}+ ?\\d{2}|\\d{2} ?(?:-|–) ?\\d{2} tahun|(?:độ )?tuổi[: ]*(?:từ |dưới |không quá )*\\d{2}|(?:từ )?\\d{2} ?(?:-|–|đến) ?\\d{2} tuổi|(?:dưới|trên|không quá) \\d{2} tuổi|sinh năm \\d{4}|năm sinh',
    '(?:idade|età|alder|ålder|ikä|возраст)[: ]*(?:\\p{L}+ )?\\d{2}|от \\d{2} до \\d{2} лет|entre \\d{2} e \\d{2} anos|\\d{2} ?(?:-|–) ?\\d{2} (?:år|anni|anos|vuotta)',
    '\\d{2}\\s?(?:歳|才)|年齢(?:制限|不問|:|：)|若い方|만 ?\\d{2}세|\\d{2}세 (?:이하|미만|이상)|나이|연령|\\d{2}(?:周)?岁|年龄|\\d{2} (?:साल|वर्ष) (?:से|तक)|आयु (?:सीमा|:)|อายุ(?:ระหว่าง|ไม่เกิน)? ?\\d{2}',
  ),
  family: words(
    '(?:un)?married|single (?:men|women|man|woman|preferred|only)|marital status|without children|no (?:children|family commitments)|not pregnant|verheiratet|ledig(?:e)? (?:person\\p{L}*|bewerber\\p{L}*)|familienstand|ungebunden|soltero\\p{L}*|casad[oa]s?|sin cargas familiares|célibataires?|sans enfants|situation familiale|ongehuwd|zonder kinderen|(?:belum|sudah) (?:menikah|berkeluarga)|lajang|status (?:single|menikah|lajang)|(?:chưa|đã) (?:kết hôn|lập gia đình|có gia đình)|độc thân|solteir[oa]s?|stato civile',
    '独身(?:者|の方)|既婚|未婚|미혼|기혼|婚姻|अविवाहित|विवाहित|สถานภาพ(?:โสด|สมรส)|โสด',
  ),
  health: words(
    '(?:physically|mentally) (?:and \\p{L}+ )?(?:fit|healthy)|(?:in )?good (?:physical )?health|healthy (?:body|person)|no (?:disabilit\\p{L}+|health problems|chronic \\p{L}+)|able-bodied|non-?smokers?|(?:height|weight)[: ]*(?:min\\p{L}*|at least)?[ .:]*\\d|(?:gesund|gesundheitlich (?:geeignet|fit)|körperlich(?:e)? (?:und \\p{L}+ )?(?:fit|gesund|belastbar\\p{L}*|fitness)|nichtraucher\\p{L}*)|buena salud|sin discapacidad|no fumador\\p{L}*|bonne (?:santé|condition physique)|non-fumeu\\p{L}+|goede gezondheid|niet-roker|sehat (?:jasmani|rohani)|(?:jasmani|rohani)|(?:tinggi|berat) badan|tidak (?:cacat|merokok|bertato)|sức kh(?:ỏe|oẻ) tốt|(?:chiều cao|cao từ|cân nặng)|không (?:dị tật|khuyết tật|hút thuốc)|boa saúde|buona salute',
    '健康な方|心身(?:とも)?に?健康|身長|体重|신체 ?건강|건강한 (?:분|자|사람)|신장 ?\\d|身体健康|身高|स्वस्थ|สุขภาพ(?:แข็งแรง|ดี)|ส่วนสูง|крепкое здоровье',
  ),
  origin: words(
    '(?:native|mother[- ]tongue|first[- ]language) (?:\\p{L}+ )?(?:speakers?|level)|native speakers?|(?:only|must be|be) (?:a )?(?:\\p{L}+ )?(?:citizens?|nationals?|natives?|locals?)|(?:\\p{L}+ )?nationality|citizenship|born in|ethnic\\p{L}*|caucasian|(?:us|eu|uk|american|german|indian) (?:citizen\\p{L}*|national\\p{L}*)|muttersprach\\p{L}*|staatsangehörigkeit|staatsbürger\\p{L}*|nationalität|(?:deutsche|österreichische) herkunft|nativ[oa]s?|lengua materna|nacionalidad|langue maternelle|nationalité|de souche|moedertaal\\p{L}*|nationaliteit|warga negara|wni|suku|pribumi|(?:quốc tịch|người bản địa|hộ khẩu|dân tộc|nguyên quán)|cidadania|nacionalidade|nazionalità|madrelingua|cittadinanza',
    'ネイティブ|国籍|日本人(?:の方|のみ|限定)|母国語|내국인|국적|원어민|네이티브|母语|国籍|户口|मूल निवासी|राष्ट्रीयता|สัญชาติ|гражданство|носител\\p{L}+ языка|национальность',
  ),
  religion: words(
    '(?:christian|muslim|moslem|catholic|hindu|jewish|protestant|religion|religious|church member\\p{L}*)|(?:christlich\\p{L}*|katholisch\\p{L}*|evangelisch\\p{L}*|konfession\\p{L}*|religion\\p{L}*|kirchenzugehörigkeit)|(?:católic[oa]s?|cristian[oa]s?|religi\\p{L}+)|(?:chrétien\\p{L}*|catholique|confession)|(?:christelijk\\p{L}*|kerkelijk\\p{L}*|geloof)|(?:beragama|agama|muslim\\p{L}*|kristen|katolik|berhijab)|(?:tôn giáo|theo đạo)',
    '宗教|信仰|종교|기독교|신앙|धर्म|ศาสนา|религи\\p{L}+|православн\\p{L}+',
  ),
  'gender-and-orientation': words(
    '(?:males?|females?|men|women|ladies|gentlemen|girls?|boys?|lad(?:y|ies)) (?:only|preferred|candidates?|applicants?)|(?:only|preferably) (?:males?|females?|men|women)|(?:gender|sex)[: ]+(?:male|female|m|f)|male ?/ ?female|(?:nur )?(?:männliche|weibliche)r? (?:bewerber\\p{L}*|kandidat\\p{L}*)|nur (?:männer|frauen)|(?:sólo|solo|preferible\\p{L}*) (?:hombres?|mujer(?:es)?)|sexo[: ]+\\p{L}+|(?:hommes?|femmes?) (?:uniquement|seulement|de préférence)|alleen (?:mannen|vrouwen)|(?:pria|wanita|laki-laki|perempuan|cowok|cewek)|(?<!việt |miền |phía )(?:nam|nữ)(?: ?[/,] ?(?:nam|nữ))?(?= *(?:,|\\.|;|$|tuổi|giới|\\d|từ|ưu tiên|có|tốt nghiệp|trên|dưới|độ))|giới tính|(?:jenis kelamin)|homens? (?:apenas|somente)|мужчин\\p{L}*|женщин\\p{L}*',
    '(?:男性|女性)(?:のみ|限定|歓迎|の方|活躍)|(?:남성|여성|남자|여자)(?:만|우대| 우대|분|$)|군필|병역|(?:男|女)(?:士|性)(?:优先|限)|限(?:男|女)|性别|(?:पुरुष|महिला)(?: उम्मीदवार| केवल)?|เพศ(?:ชาย|หญิง)?',
  ),
  'politics-and-union': words(
    'party membership|political (?:affiliation|views)|no union|non-?union|parteimitglied\\p{L}*|afiliación política|anggota partai|đảng viên',
    '政治団体|정당 ?가입|党员',
  ),
  appearance: words(
    '(?:good|attractive|pleasant|presentable|well-groomed) (?:looks?|looking|appearance|personality and looks)|good[- ]looking|(?:attach|with|recent) (?:a )?photo(?:graph)?|attraktives? (?:aussehen|äußeres|erscheinung\\p{L}*)|(?:gepflegtes|ansprechendes) (?:äußeres|erscheinungsbild|aussehen|auftreten)|buena (?:presencia|apariencia)|(?:bonne|excellente) présentation(?! \\p{L}+)|verzorgd uiterlijk|(?:ber)?penampilan (?:\\p{L}+)|(?:ngoại hình|ngoại hình khá|ưa nhìn)|boa aparência|bella presenza',
    '容姿|외모|용모 ?단정|形象(?:好|佳)|五官端正|สวย|หน้าตาดี|บุคลิกดี|приятная внешность',
  ),
  'criminal-record': words(
    'criminal record|police clearance|clean record|führungszeugnis|antecedentes penales|casier (?:judiciaire|vierge)|strafblad|skck|tiền án|lý lịch (?:trong sạch|rõ ràng)',
    '前科|전과 ?(?:기록|자|가 있|여부)|无犯罪|ประวัติอาชญากรรม|судимост\\p{L}+',
  ),
  'salary-history': words(
    '(?:current|last|previous|present) (?:salary|ctc|pay)|salary history|letztes gehalt|bisheriges gehalt|último salario|dernier salaire|huidig salaris|gaji terakhir|mức lương hiện tại',
    '前職の?(?:年収|給与)|직전 ?연봉|现(?:有)?薪资',
  ),
};

import type { NamePatterns } from './lexicon.ts';

/** Names and places in scripts without capitals, where only the words around show them. */
const HAN = '\\p{Script=Han}';

export const zh: NamePatterns = {
  namePatterns: [
    `(?:我叫|我是|名字是|姓名是|名叫|叫做?)(?<name>${HAN}{2,4})(?=[，。、！,.]|$|，)`,
    `(?:^|[，。、：和与有是])(?<name>(?!没有|只有|不是|我|他|她)${HAN}{2,3})(?=，(?:他|她|是|担任|负责)|是我|担任|负责)`,
    `(?:合伙人|创始人|总监|首席${HAN}{1,4}官|CTO|COO|CFO|CEO|经理)(?:是|叫|，|：)?(?<name>${HAN}{2,3})(?=[，。、和与]|$)`,
  ],
  placePatterns: [
    `(?:住在|定居在|人在|目前在|现在在|搬到了?|在)(?<place>${HAN}{2,8}?)(?=[，。、]|$|生活|工作|居住|住)`,
  ],
};

const HANGUL = '\\p{Script=Hangul}';
/** Signs Korean family names begin with. */
const KOREAN_FAMILY =
  '[김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용피]';
/** Words that begin like a family name. */
const KOREAN_WORD =
  '(?!이사|대표|팀장|본부|창업|기술|공동|저희|우리|지금|현재|처음|올해|작년|전체|회사|직원|친구|선배|후배|동료|이분|이름|이미|이제|정말|사실|한국|서울|부산|대구|인천|광주|대전|제주|전주|강원|경기|개발|운영|마케|영업|재무|디자|연구|최고|제품|책임|담당|없습|있습|아니|안녕|감사|하지|그리|함께|같이|저는|제가|둘이|혼자|고객|투자|인턴|주로|원래|구글|네이|오늘|다음|지난|남편|아내|어머|아버|모두|한명|한 명|두 명|세 명|김치|공대|공학|경쟁|노래|문제|변호|선생|고문|박사|조언|도움|심사|방금|신청|정식|정도|성함|성은|성이)';
const KOREAN_NAME = `(?<!${HANGUL})${KOREAN_WORD}(?:(?:남궁|황보|제갈|사공|선우|서문|독고|동방)${HANGUL}{1,2}|${KOREAN_FAMILY}\\s?${HANGUL}{2})`;
/** What a Korean title begins with. */
const KOREAN_TITLE =
  '(?:[A-Z]{3}|공동|기술|개발|운영|재무|영업|마케팅|최고|제품|디자인|연구|대표|이사|박사|팀장|본부장|부대표)';

export const ko: NamePatterns = {
  namePatterns: [
    `(?:저는|제 이름은|이름은|성함은|나는|본명은)\\s?(?<name>${KOREAN_NAME}|${HANGUL}{2,4}?)(?=(?:이라고|라고)|입니다|이에요|예요|이고|고요)`,
    `(?<name>${KOREAN_NAME})(?=(?:이라고|라고)\\s?(?:합니다|해요|하고|하는|불러))`,
    `(?<name>${KOREAN_NAME})(?=(?:이|가|은|는|님이|님은|님|\\s?씨가|\\s?씨는|\\s?씨)?\\s${KOREAN_TITLE})`,
    `(?<name>${KOREAN_NAME})(?=(?:와|과|이랑|랑|하고)(?:는)?\\s(?:함께|같이|둘이|둘|셋이|공동|창업))`,
    `(?<name>${KOREAN_NAME})(?=(?:도|이|은|는|님이|님도|\\s?씨도|\\s?씨가|\\s?씨는)\\s(?:처음|초기|함께|같이|작년|지난|올해|떠|나|그만|퇴사|있었|합류|원래))`,
    `(?:${KOREAN_TITLE}${HANGUL}{0,6}|창업자|이사|책임자|담당)(?:는|은|인|로|으로)?\\s(?<name>${KOREAN_NAME})(?=입니다|이고|,|\\s|이에요|이|가|와|과|님|\\.|$)`,
  ],
  ownNamePatterns: [`(?:^|[\\s,.])(?<name>${KOREAN_NAME})(?=입니다|이에요|예요|이고요|인데요|\\.|$)`],
  placePatterns: [
    `(?<place>${HANGUL}{2,}(?:\\s${HANGUL}+[시군구동도])*)(?=에서?\\s(?:살|삽|사는|삽니|거주|지내|있|머물|일)|(?:으로|로)\\s이사)`,
  ],
};

const DEVANAGARI = '[\\p{Script=Devanagari}]+';

export const hi: NamePatterns = {
  namePatterns: [
    `(?:मेरा (?:पूरा )?नाम|नाम)\\s(?<name>${DEVANAGARI}(?:\\s${DEVANAGARI})?)(?=\\s(?:है|हूँ)|।|,|$)`,
    `(?:^|\\s)मैं\\s(?<name>${DEVANAGARI}\\s${DEVANAGARI})(?=\\s(?:हूँ|बोल))`,
    `(?:हाँ,?|और|सह-?संस्थापक)\\s(?<name>${DEVANAGARI}\\s${DEVANAGARI})(?=,?\\s(?:वे|वह|जो|हैं|है)|,|।)`,
  ],
  placePatterns: [`(?<place>${DEVANAGARI})(?=\\sमें\\s(?:रह|हूँ|हैं|बस))`],
};

const THAI_WORD = '[\\p{Script=Thai}]+';

export const th: NamePatterns = {
  namePatterns: [
    `(?:ชื่อ|ผมคือ|ดิฉันคือ)\\s?(?<name>${THAI_WORD}\\s${THAI_WORD}?)(?=\\s|ค่ะ|ครับ|$)`,
    `(?:คุณ)(?<name>${THAI_WORD}\\s${THAI_WORD})(?=\\s|$)`,
  ],
  placePatterns: [`(?:อยู่ที่|อาศัยอยู่ที่|อยู่ใน|ย้ายมาที่)(?<place>${THAI_WORD}?)(?=\\s|ค่ะ|ครับ|$)`],
};

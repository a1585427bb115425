import type { catalogueLanguage } from '@colloquy/contract/shared';

/** What candidates ask of the interviewer itself: whether a person is speaking, and how they did. */
export type InterviewerQuestion = 'ai' | 'result';

/** How they ask it, in folded words without marks. */
export const QUESTION_WORDS: Record<ReturnType<typeof catalogueLanguage>, Record<InterviewerQuestion, RegExp>> = {
  en: {
    ai: /(?:are you|am i (?:talking|speaking|chatting) (?:to|with)) (?:really |actually |just |even )*(?:an? )?(?:real )?(?:ai|robot|bot|chatbot|computer|machine|human(?: being)?|person|program(?:me)?)/u,
    result:
      /(?:did|have) i (?:passed|pass|do well|get the job|got the job)|how (?:did i do|am i doing|was i)|(?:was|is) (?:that|this|my answer) (?:right|correct|okay|ok|good)|what (?:is|was) my (?:score|result|grade)/u,
  },
  de: {
    ai: /(?:sind sie|bist du|(?:spreche|rede|schreibe) ich(?: hier| gerade)*) (?:eigentlich |wirklich |denn |mit )*(?:eine |einem |einer |ein )?(?:echter |echten |echte )?(?:ki|roboter|bot|chatbot|computer|maschine|menschen|mensch|person|programm)/u,
    result:
      /(?:habe|hab) ich (?:bestanden|den job|die stelle)|wie (?:war ich|habe ich abgeschnitten|schlage ich mich|war meine antwort)|(?:war|ist) (?:das|die antwort|meine antwort) (?:richtig|gut|okay|ok|falsch)/u,
  },
  nl: {
    ai: /(?:ben je|bent u|praat ik|spreek ik|chat ik) (?:eigenlijk |echt |nu |met )*(?:een )?(?:echte |echt )?(?:ai|robot|bot|computer|machine|mens|persoon|programma)/u,
    result:
      /(?:ben ik|heb ik) (?:geslaagd|de baan|aangenomen)|hoe (?:deed ik het|doe ik het|heb ik het gedaan)|(?:was|is) (?:dat|dit|mijn antwoord) (?:goed|juist|oké|correct)/u,
  },
  sv: {
    ai: /(?:är du|pratar jag|talar jag) (?:egentligen |verkligen |med )*(?:en |ett )?(?:riktig )?(?:ai|robot|bot|dator|maskin|människa|person|program)/u,
    result:
      /hur (?:gick det|klarade jag|gick det för mig)|(?:klarade|fick) jag (?:det|jobbet|godkänt)|(?:var|är) (?:det|mitt svar) (?:rätt|bra|okej|korrekt)/u,
  },
  da: {
    ai: /(?:er du|taler jeg|snakker jeg) (?:egentlig |virkelig |med )*(?:en |et )?(?:rigtigt |rigtig )?(?:ai|robot|bot|computer|maskine|menneske|person|program)/u,
    result:
      /hvordan (?:gik det|klarede jeg)|(?:bestod jeg|fik jeg jobbet)|(?:var|er) (?:det|mit svar) (?:rigtigt|godt|okay|korrekt)/u,
  },
  no: {
    ai: /(?:er du|snakker jeg|prater jeg) (?:egentlig |virkelig |med )*(?:en |et )?(?:ekte )?(?:ai|ki|robot|bot|datamaskin|maskin|menneske|person|program)/u,
    result:
      /hvordan (?:gikk det|klarte jeg)|(?:besto jeg|fikk jeg jobben)|(?:var|er) (?:det|svaret mitt) (?:riktig|bra|greit|korrekt)/u,
  },
  fi: {
    ai: /(?:oletko|oletteko|puhunko) (?:oikeasti |todella |sinä |te |oikea )*(?:tekoäly|robot|bot|tietokone|kone|ihmi|ohjelma)\p{L}*/u,
    result:
      /miten (?:minulla )?meni|miten pärjäsin|pääsinkö läpi|läpäisinkö|sainko (?:paikan|työn)|oliko (?:se|tuo|vastaukseni) (?:oikein|hyvä)/u,
  },
  fr: {
    ai: /(?:êtes vous|es tu|vous êtes|tu es|je parle(?: à| avec)?) (?:vraiment |bien |en fait )*(?:une |un )?(?:vraie |vrai )?(?:ia|intelligence artificielle|robot|ordinateur|machine|humain|être humain|personne|programme)/u,
    result:
      /(?:ai je|est ce que j'ai) (?:réussi|le poste|bien répondu)|comment (?:je m'en sors|m'en suis je sortie?)|(?:c'était|ma réponse (?:est|était)(?: elle)?) (?:bien|correcte?|juste|bonne)/u,
  },
  es: {
    ai: /(?:eres|es usted|estoy hablando con|hablo con) (?:realmente |de verdad )*(?:una |un )?(?:ia|inteligencia artificial|robot|bot|ordenador|computadora|máquina|humano|ser humano|persona|programa)/u,
    result:
      /(?:he aprobado|aprobé|he pasado|conseguí el puesto)|cómo (?:lo he hecho|lo hice|me fue)|(?:mi respuesta|eso) (?:está|estuvo|es|era) (?:bien|correcta|correcto)/u,
  },
  pt: {
    ai: /(?:você é|tu és|o senhor é|a senhora é|(?:estou a falar|estou falando|falo) com) (?:realmente |mesmo )*(?:uma |um )?(?:ia|inteligência artificial|robô|bot|computador|máquina|humano|humana|ser humano|pessoa|programa)/u,
    result:
      /(?:passei|fui aprovad[oa]|consegui a vaga|fiquei com o lugar)|como (?:me saí|correu|estou indo)|(?:a minha resposta|minha resposta|isso) (?:estava|está|foi) (?:certo|certa|bem|correta|correto|bom|boa)/u,
  },
  it: {
    ai: /(?:sei|lei è|sto parlando con|parlo con) (?:davvero |veramente )*(?:una |uno |un |un')?(?:ia|intelligenza artificiale|robot|bot|computer|macchina|umano|essere umano|persona|programma)/u,
    result:
      /(?:ho superato|ho passato|sono stat[oa] pres[oa])|come (?:sono andat[oa]|me la cavo|è andata)|(?:la mia risposta|questo) (?:era|è) (?:giust[oa]|corrett[oa])/u,
  },
  ru: {
    ai: /(?:вы|ты|я (?:говорю|разговариваю|общаюсь) с) (?:на самом деле |правда |действительно |с )*(?:ии|искусственн\p{L}+ интеллект|робот|бот|компьютер|машин|человек|программ)\p{L}*/u,
    result:
      /я (?:прошёл|прошел|прошла|справился|справилась)|как я справ\p{L}+|как у меня (?:получилось|дела)|(?:это|мой ответ) (?:был |было )?(?:правильн|верн|хорош)\p{L}+/u,
  },
  hi: {
    ai: /(?:आप|तुम|मैं) .*(?:एआई|ai|रोबोट|कंप्यूटर|मशीन|इंसान|प्रोग्राम).*(?:हैं|हो|हूँ|हूं|है)/u,
    result: /क्या (?:मैं|मेरा) .*(?:पास|चुना|सही|ठीक)|मैंने कैसा किया|मेरा जवाब (?:सही|ठीक|कैसा)/u,
  },
  id: {
    ai: /(?:anda|kamu|saya (?:sedang )?(?:bicara|berbicara) dengan) (?:benar benar |sebenarnya |ini )*(?:seorang |sebuah )?(?:ai|robot|bot|komputer|mesin|manusia|orang|program)/u,
    result:
      /saya (?:lulus|lolos|diterima)|bagaimana (?:hasil|penampilan|jawaban) saya|(?:itu|jawaban saya) (?:sudah )?(?:benar|bagus)/u,
  },
  ms: {
    ai: /(?:anda|awak|saya (?:sedang )?bercakap dengan) (?:benar benar |sebenarnya |ini )*(?:seorang |sebuah )?(?:ai|robot|bot|komputer|mesin|manusia|orang|program)/u,
    result:
      /saya (?:lulus|diterima)|bagaimana (?:keputusan|prestasi|jawapan) saya|(?:itu|jawapan saya) (?:sudah )?(?:betul|bagus)/u,
  },
  vi: {
    ai: /(?:bạn|anh|chị|đang nói chuyện với) (?:có phải )?(?:là )?(?:một )?(?:ai|trí tuệ nhân tạo|robot|rô bốt|máy tính|máy|người thật|con người|chương trình)(?!\p{L})/u,
    result:
      /(?:tôi|em) (?:có )?(?:đậu|đỗ|trúng tuyển)|(?:tôi|em) (?:làm|trả lời) (?:thế nào|có tốt)|câu trả lời (?:của tôi |của em )?(?:có )?(?:đúng|được|ổn)/u,
  },
  th: {
    ai: /คุณ.*(?:เอไอ|ai|ปัญญาประดิษฐ์|หุ่นยนต์|บอท|คอมพิวเตอร์|เครื่องจักร|คนจริง|มนุษย์|โปรแกรม).*(?:ไหม|มั้ย|หรือเปล่า|หรือไม่)/u,
    result: /(?:ผม|ฉัน|ดิฉัน|หนู).*(?:ผ่าน|ได้งาน).*(?:ไหม|มั้ย|หรือเปล่า)|ตอบ(?:ได้)?(?:ดี|ถูก)(?:ไหม|มั้ย|หรือเปล่า)/u,
  },
  ja: {
    ai: /(?:あなた|そちら|面接官|話しているの).*(?:ai|人工知能|ロボット|ボット|機械|コンピュータ|人間|プログラム).*(?:です|なの|でしょう)/u,
    result:
      /(?:合格|採用)(?:です|でしょう|なんです)か|(?:今の|私の)(?:回答|答え).*(?:正し|合って|良か|大丈夫|どうでし)/u,
  },
  ko: {
    ai: /(?:당신|지금|혹시|면접관).*(?:ai|인공지능|로봇|봇|기계|컴퓨터|사람|인간|프로그램)(?:인가요|입니까|이신가요|이세요)/u,
    result: /제가.*(?:합격|통과).*(?:나요|까|가요)|제 (?:답변|대답).*(?:맞|괜찮|좋았|어땠).*(?:나요|까|요)/u,
  },
  zh: {
    ai: /(?:你|您)(?:其实|到底|真的)?是.*(?:ai|人工智能|机器人|电脑|机器|真人|人类|程序).*(?:吗|还是)/u,
    result:
      /我(?:通过|被录取|合格)了?吗|我(?:回答|答|表现)得(?:怎么样|好吗|对吗)|我的回答.*(?:对吗|可以吗|正确吗|怎么样)/u,
  },
};

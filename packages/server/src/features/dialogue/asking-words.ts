import type { catalogueLanguage } from '@colloquy/contract/shared';

function words(list: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');
}

/** What a question has where its mark is left out: a question word, or the wish to know. */
export const ASKING: Record<ReturnType<typeof catalogueLanguage>, RegExp> = {
  en: words(
    'what|how|when|who|whom|why|which|where|is there|are there|do (?:you|we|i)|does|can (?:i|you|we)|could|would (?:i|you|we|there|it)|will (?:i|you|we|there)|wonder\\p{L}*|curious|(?:like|want|love) to (?:know|ask|hear)|tell me|question about',
  ),
  de: words(
    'was|wie|wann|wer|wem|wen|warum|wieso|weshalb|welche\\p{L}*|wo|wohin|woher|gibt es|haben sie|kann ich|könnte ich|darf ich|interessier\\p{L}*|wissen|ob',
  ),
  nl: words('wat|hoe|wanneer|wie|waarom|welke?|waar|is er|zijn er|kan ik|mag ik|benieuwd|weten|vragen'),
  sv: words('vad|hur|när|vem|varför|vilke[nt]|vilka|var|finns det|kan jag|får jag|undrar|veta|fråga'),
  da: words('hvad|hvordan|hvornår|hvem|hvorfor|hvilke\\p{L}*|hvor|er der|kan jeg|må jeg|vide|spørge'),
  no: words('hva|hvordan|når|hvem|hvorfor|hvilke\\p{L}*|hvor|finnes det|er det|kan jeg|får jeg|lurer|vite|spørre'),
  fi: words('mitä|mikä|miten|milloin|kuka|miksi|missä|kuinka|onko|voiko|voinko|saanko|tietää|kysy\\p{L}*'),
  fr: words(
    "quel\\p{L}*|comment|quand|qui|pourquoi|où|combien|est-ce que?|qu'est-ce|y a-t-il|puis-je|pourrais-je|savoir|demander",
  ),
  es: words('qué|cómo|cuándo|quién|cuál\\p{L}*|dónde|cuánt\\p{L}*|hay|puedo|podría|saber|preguntar'),
  pt: words('qual|quais|como|quando|quem|porquê|por que|onde|quant\\p{L}*|há|posso|poderia|saber|perguntar'),
  it: words("quale|quali|come|quando|chi|perché|dove|quant\\p{L}*|c'è|posso|potrei|sapere|chiedere|che cosa|cosa"),
  ru: words('что|как|когда|кто|почему|как(?:ой|ая|ие|ое)|где|сколько|есть ли|можно ли|ли|узнать|спросить'),
  hi: /क्या|कैसे|कब|कौन|क्यों|कितन|कहाँ|जानना|पूछना/u,
  id: words('apa|apakah|bagaimana|kapan|siapa|mengapa|kenapa|berapa|di mana|bisakah|bolehkah|ingin tahu|mau tahu'),
  ms: words('apa|apakah|bagaimana|bila|bilakah|siapa|mengapa|kenapa|berapa|di mana|bolehkah|adakah|ingin tahu'),
  vi: words('gì|thế nào|ra sao|khi nào|tại sao|vì sao|bao nhiêu|bao lâu|ở đâu|mấy|có .{0,120}không|muốn biết|muốn hỏi'),
  ja: /か(?:ね|な)?[。．.]|か(?:ね|な)?\s*$|教えて|知りたい|聞きたい|伺いたい/mu,
  ko: /(?:까|까요|나요|가요|는지|은지|을지|ㄹ지)(?:[.\s]|$)|궁금/mu,
  zh: /[吗呢嗎]|请问|什么|多少|哪|怎么|怎样|如何|几|是否|有没有|能不能|想知道|想问|想了解/u,
  th: /ไหม|มั้ย|หรือเปล่า|หรือไม่|หรือยัง|อะไร|เท่าไร|เท่าไหร่|ที่ไหน|เมื่อไร|เมื่อไหร่|อย่างไร|ยังไง|กี่|ใคร|ทำไม|อยากทราบ|อยากรู้/u,
};

import type { catalogueLanguage } from '@colloquy/contract/shared';

/**
 * Words for hearing, listening and switching between speech and writing. An interview may be held in text alone: there
 * nothing may promise that one is heard or can speak. Idioms stay out ("da hører til", "laat van zich horen",
 * "qu'entendez-vous par là").
 */
export const HEARING: Record<ReturnType<typeof catalogueLanguage>, RegExp> = {
  da: /høre? (?:dig|ikke|ingen|intet)|lytte|mikrofon|tale og skrive|læse op/iu,
  de: /\bhör(?:e|en|t)\b|mikrofon|vorlesen|sprechen und tippen|tippen/iu,
  en: /\bhear|listen|microphone|speaking|by typing|also type/iu,
  es: /\boigo|\boír|escuch|micrófono|hablar (?:a|y) escribir|leerle/iu,
  fi: /kuule|kuunte|mikrofon|ääni|ääneen|puhua|puhumisen ja/iu,
  fr: /n'entends|vous entends|écout|\bmicro|la parole|clavier|vous lire/iu,
  hi: /सुन|माइक|आवाज़|बोल/u,
  id: /dengar|mikrofon|suara|berbicara|bacakan/iu,
  it: /\bsento\b|ascolt|microfono|tastiera|leggerle/iu,
  ja: /聞こえ|聞かせ|声|マイク|話すの|話す、|読み上げ|お読みします/u,
  ko: /들리|들려|듣|마이크|소리|음성|말하거나|읽어 드/u,
  ms: /dengar|mikrofon|suara|bunyi|bercakap|bacakan/iu,
  nl: /\bhoor (?:je|ik|op)|ik hoor|luister|microfoon|praten en typen|voorlezen|\btyp(?:en|end)\b/iu,
  no: /høre?r? (?:deg|jeg|ikke|ingenting)|lytte|mikrofon|snakke og skrive|lese opp/iu,
  pt: /\bouç|ouvi|escut|microfone|falar e escrever|à voz|lhe ler/iu,
  ru: /слыш|слуш|микрофон|голос|звук|вслух|прочитать вам/iu,
  sv: /\bhör (?:dig|jag|inte|inget)|lyssn|mikrofon|tala och skriva|läsa upp/iu,
  th: /ได้ยิน|ฟัง|เสียง|ไมโครโฟน|พูดหรือพิมพ์/u,
  vi: /(?<!\p{L})nghe(?!\p{L})|micrô|âm thanh|nói, gõ|nói và gõ|đọc (?:lại|cho bạn)/iu,
  zh: /听|声音|麦克风|说话|语音|念给/u,
};

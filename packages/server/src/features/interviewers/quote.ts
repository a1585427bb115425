import { isInScriptOf, isUnspaced, wordCount } from '@colloquy/content/schema/spoken';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { mentionsForbiddenGround } from './forbidden-ground.ts';

/**
 * What of a description may be spoken inside a question.
 *
 * The text is untrusted and was written to be read: only a short, whole, harmless piece is quoted, always between
 * quotation marks, so that no inflection and no instruction in it can reach the sentence around it.
 */

const MAX_WORDS = 18;
const MAX_CHARS = 120;
const MAX_CHARS_UNSPACED = 45;

const CONTACT = /https?:|www\.|@|\b[\w-]+\.(?:com|org|net|io|de|fr|jp|kr|vn|id|nl)\b|\d[\d\s()/-]{6,}\d/i;
/** Text that gives orders to a program. */
const MACHINE_TALK =
  /\b(?:language model|llms? (?:must|should)|ai (?:model|assistant)|as an ai|system prompt|(?:ignore|disregard|forget) (?:all|any|previous|prior|the|your|every))\b/i;
/** Text that talks to the reader of an application instead of naming a task. */
const INSTRUCTION =
  /\b(?:instructions?:|prompt injection|chatgpt|(?:full|high|maximum|top|best) (?:scores?|marks|ratings?)|apply (?:now|via|here|today|by|online|at|to us)|how to apply|bewerb(?:e|ung|en)\b\w*|postul\w*|solicitud|solliciteer\w*|send (?:us|your)|your (?:resume|cv)|resume to|curriculum vitae|lebenslauf)\b|응募|지원\s?(?:방법|하기)|応募|ứng tuyển|lamaran/i;
const BULLET = /^[\s\-–—*•·・･▪◦●○◇◆■□※✔✓➢►>#|+:;,.]+|^\(?\d{1,2}[.)]\s+/u;
const EMPHASIS = /\*\*|__|`|~~/g;
const QUOTE_MARKS = /["“”„«»「」『』]/g;
const CLAUSE_BREAK = /\s*(?:[;(（]|:(?=\s)|：|\s[–—-]\s|[.!?](?=\s)|[。！？।])/u;

/** Whether a text gives orders to a program. */
export function isMachineTalk(text: string): boolean {
  return MACHINE_TALK.test(text);
}

/** A short, whole, harmless piece of a sentence that can be spoken in `language`; null when there is none. */
export function quotable(
  sentence: string,
  language: Language,
  fits: (text: string) => boolean = isLine,
): string | null {
  let text = sentence
    .normalize('NFC')
    .replaceAll(EMPHASIS, '')
    .replaceAll(QUOTE_MARKS, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (CONTACT.test(text)) return null;
  while (BULLET.test(text)) text = text.replace(BULLET, '').trim();
  if (/[:：]$/u.test(text)) return null;
  if (isMachineTalk(text) || INSTRUCTION.test(text) || mentionsForbiddenGround(text).length > 0) return null;
  if (/[{}<>[\]\\|【】]/.test(text) || /[!?？！]/u.test(text)) return null;
  text = text.replaceAll(/[.,;。।、…*¹²³\s]+$/gu, '');
  if (!fits(text)) {
    const cut = CLAUSE_BREAK.exec(text);
    if (cut === null || cut.index < 12) return null;
    text = text.slice(0, cut.index).replaceAll(/[.,;。।、\s]+$/gu, '');
  }
  if (!fits(text) || !isInScriptOf(text, language) || isShouted(text) || DANGLING.test(text)) return null;
  if ((text.match(/[(（]/gu)?.length ?? 0) !== (text.match(/[)）]/gu)?.length ?? 0)) return null;
  return text;
}

/** "Fluent English": what is only named may be shorter than what is done. */
export function quotableFact(sentence: string, language: Language): string | null {
  return quotable(
    sentence,
    language,
    (text) => isLine(text) || (text.length >= 2 && text.length <= MAX_CHARS_UNSPACED && wordCount(text) <= MAX_WORDS),
  );
}

function isLine(text: string): boolean {
  if (isUnspaced(text)) return text.length >= 5 && text.length <= MAX_CHARS_UNSPACED;
  const words = wordCount(text);
  // A syllable of Hangul is a letter or two elsewhere: short tasks are whole ones.
  const isHangul = /\p{sc=Hangul}/u.test(text);
  const least = isHangul ? { words: 2, characters: 6 } : { words: 3, characters: 12 };
  return words >= least.words && words <= MAX_WORDS && text.length >= least.characters && text.length <= MAX_CHARS;
}

/** Cut off in the middle, as lines of a page are: the last word waits for another. */
const DANGLING =
  /\s(?:the|an?|of|for|and|or|to|in|with|by|as|der|die|das|den|dem|des|ein\p{L}{0,2}|und|oder|für|mit|von|zu[mr]?|im|in|auf|de|del|la|las|los|el|le|les|du|des|un[ae]?|y|e|o|et|ou|en|con|para|por|pour|par|avec|il|lo|gli|di|da|per|della|delle|van|het|een|voor|met|dan|atau|untuk|yang|dengan|di|và|của|cho|với|các)$/iu;

/** A headline in capitals is no sentence to quote. */
function isShouted(text: string): boolean {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  return upper > 6 && upper > lower;
}

/** A tool's name that can stand inside a sentence; null for anything that is more than a name. */
export function speakableTool(name: string): string | null {
  const text = name.normalize('NFC').trim();
  if (text.length < 2 || text.length > 30 || wordCount(text) > 3) return null;
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .+#/&-]*$/u.test(text) || CONTACT.test(text.replaceAll('.', ' '))) return null;
  return mentionsForbiddenGround(text).length > 0 ? null : text;
}

/** Sentences about the employer, the search or the place: true, but no task one can have done. */
const NO_TASK =
  /(?<![\p{L}\p{N}])(?:we|we're|we’re|we'll|our|us|wir|uns|unser\p{L}*|nous|notre|nos|nuestr\p{L}+|nosotros|wij|we zijn|ons|onze|kami|chúng tôi|noi|nostr\p{L}+|nossa|nosso|looking for|ideal for|hiring|is hiring|this role|the role|this position|this is|you(?:'|’)ll join|join|suchen|gesucht|recrut\p{L}+|recherch\p{L}+ une?|busca(?:mos)?|incorporar|dicari|tuyển|location|standort|remote|on-?site|hybrid\p{L}*|homeoffice|home office|télétravail|teletrabajo|salary|wages?|gehalt|vergütung|bezahlung|lohn|salaire|rémunération|sueldo|salario|retribución|salaris|loon|gaji|upah|tiền lương|lương|gmbh|inc|ltd|llc|s\.?l\.?u?|sarl|b\.v|pt|candidat\p{L}*|bewerber\p{L}*|titulaire|interviendra|pelamar|ứng viên|you will be supported|unterstützt|eingearbeitet|starting|full[- ]time|part[- ]time|vollzeit|teilzeit|etc|usw)(?![\p{L}\p{N}])|弊社|当社|募集|勤務地|給与|時給|月給|賞与|급여|연봉|우리|저희|모집|근무지/iu;
/** Papers: a degree, a training, a licence. They name fields the job need not be about. */
const EDUCATION =
  /(?<![\p{L}])(?:degree|bachelor\p{L}*|master(?:'s|s)?|diploma\p{L}*|phd|university|graduate\p{L}*|enrolled|certificat\p{L}*|licen[cs]e|studium|studier\p{L}*|abschluss|abgeschlossene\p{L}*|ausbildung|hochschul\p{L}*|führerschein|eingeschrieben\p{L}*|immatrikuliert\p{L}*|titulaci\p{L}*|licenciatura|grado|diplôme|bac|permis|carné|opleiding|rijbewijs|pendidikan|lulusan|ijazah|sim|tốt nghiệp|bằng|đại học|cao đẳng|laurea)(?![\p{L}])|学歴|卒|資格|免許|학력|대졸|졸업|자격증|면허/iu;
/** Conditions on a person's past, tongue or taste: true or not, nothing one did with them. */
const NO_SKILL =
  /\d\s{0,3}(?:\+|-|–|to|bis|à|a|〜|~)?\s{0,3}\d{0,3}\s{0,3}(?:years?|yrs|jahre\p{L}*|años|ans|jaar|tahun|năm|anos|anni|年|년)|(?<![\p{L}])(?:years?|jahre\p{L}*|mehrjährig\p{L}*|años|ans|jaar|jaren|tahun|anos|anni|experience (?:as|at|on|in an?)|berufserfahrung|erfahrung als|experiencia (?:como|en puesto\p{L}*|previa)|expérience (?:en tant que|comme)|ervaring als|pengalaman sebagai|kinh nghiệm làm|qualified|registered|apprenticeship|bestellung als|zulassung als|approbation|status|vakdiploma|gelernt\p{L}*|formation|fluent\p{L}*|native|english|german|taal|taalvaardig\p{L}*|niveau|deutsch\p{L}*|englisch\p{L}*|inglés|anglais|engels|bahasa|tiếng|enjoy|love|willing\p{L}*|bereitschaft|interesse\p{L}*|interest\p{L}*|interés|intérêt|minat|not required|not necessary|keine voraussetzung|passion\p{L}*|enthusias\p{L}*|spaß|lust|freude|leidenschaft|ganas|gusta|encanta|envie|aimez|aimé|aimer|zin|houdt|passie|năm|thích|yêu thích|senang|suka|plus|bonus|ideally|desirable|(?:is |are )?(?:very )?welcome|(?:an? )?advantage\p{L}*|nice to have|von vorteil|wünschenswert|gern gesehen|idealerweise|un atout|appréciée?s?|souhaitée?s?|idéalement|valora\p{L}*|deseable\p{L}*|mooi meegenomen|een pre|pré|wenselijk|bij voorkeur|diutamakan|nilai tambah|lebih disukai|ưu tiên|lợi thế|valorable|preferred)(?![\p{L}])|歓迎|尚可|経験\p{L}*\d|年以上|우대|경력|근무 ?경험/iu;

/** Whether a sentence asks for papers. */
export function isAboutEducation(sentence: string): boolean {
  return EDUCATION.test(sentence);
}

/** Years, licences and tongues: shown in papers, nothing to be told in an interview. */
const PAPER =
  /\d\s{0,3}(?:\+|-|–|to|bis|à|a)?\s{0,3}\d{0,3}\s{0,3}(?:years?|yrs|jahre\p{L}*|años|ans|jaar|tahun|năm)|(?<![\p{L}])(?:licen[cs]\p{L}*|certif\p{L}*|registration|registered|years?)(?![\p{L}])/iu;

function isPaper(sentence: string): boolean {
  return PAPER.test(sentence);
}

/** Whether a line is proved by papers, and told in no interview. */
export function isShownInPapers(line: string): boolean {
  return isAboutEducation(line) || isPaper(line);
}

/** Headlines in words: a question, an address to the reader. */
const HEADLINE =
  /^(?:you are|you're|you’re|du bist|sie sind|vous êtes|tu es|eres|es usted|je bent|u bent|anda adalah|bạn là|what|why|who|how|where|your|about|was|warum|wer|wie|dein\p{L}?|ihre?|das bist|lo que|qué|quién|tus?|por qué|ce que|pourquoi|votre|vos|ton|qui|wat|waarom|jouw|apa|mengapa|tentang|về|vì sao)\s/iu;

/** An English headline: every longer word with a capital. */
function isTitleCased(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length >= 2 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** A quotation that names a task of the job. */
export function quotableDuty(sentence: string, language: Language): string | null {
  return isNoTask(sentence, language) ? null : quotable(sentence, language);
}

/** A quotation that names something one can have used or shown. */
export function quotableRequirement(sentence: string, language: Language): string | null {
  return NO_SKILL.test(sentence) || EDUCATION.test(sentence) || isNoTask(sentence, language)
    ? null
    : quotable(sentence, language);
}

function isNoTask(sentence: string, language: Language): boolean {
  const text = sentence.trim();
  const english = catalogueLanguage(language) === 'en';
  return NO_TASK.test(text) || HEADLINE.test(text) || (english && isTitleCased(text));
}

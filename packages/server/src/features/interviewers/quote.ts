import { isInScriptOf, isUnspaced, wordCount } from '@colloquy/content/schema/spoken';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { mentionsProtectedTopic } from './protected-topics.ts';

/**
 * What of a description may be spoken inside a question.
 *
 * The text is untrusted and was written to be read: only a short, whole, harmless piece is quoted, always between
 * quotation marks, so that no inflection and no instruction in it can reach the sentence around it.
 */

const MAX_WORDS = 20;
const MAX_CHARS = 140;
const MAX_CHARS_UNSPACED = 45;
const MAX_WORDS_OF_FACTS = 26;
const MAX_CHARS_OF_FACTS = 180;

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
  if (isMachineTalk(text) || INSTRUCTION.test(text) || mentionsProtectedTopic(text).length > 0) return null;
  if (/[{}<>[\]\\|【】]/.test(text) || /[!?？！]/u.test(text)) return null;
  text = withoutEnding(text, LINE_ENDING);
  // "…, which we pay for": what is in front of the comma is whole.
  if (fits(text) && isCutOff(text)) text = beforeComma(text, fits) ?? text;
  if (!fits(text)) {
    const cut = CLAUSE_BREAK.exec(text);
    const head = cut === null || cut.index < 12 ? null : endingAt(text, cut.index);
    text = head !== null && fits(head) ? head : (beforeComma(text, fits) ?? '');
    if (text === '') return null;
  }
  if (!fits(text) || !isInScriptOf(text, language) || isShouted(text) || isCutOff(text)) return null;
  if ((text.match(/[(（]/gu)?.length ?? 0) !== (text.match(/[)）]/gu)?.length ?? 0)) return null;
  return text;
}

/** At least so many words, and this part of a text, are a piece that stands for it. */
const LEAST_WORDS = 6;
const LEAST_PART = 0.4;
/** After these the piece before the comma says nothing without the one behind. */
const HANGS_ON =
  /^(?:dass|daß|ob|um|damit|sodass|weil|wie|was|that|to|so|because|que|qué|para que|pour que|afin|omdat|zodat|dat|om|che|perché|bahwa|agar|supaya|rằng|để)(?![\p{L}])/iu;

/** The longest piece up to a comma that says something by itself and fits; null where there is none. */
function beforeComma(text: string, fits: (text: string) => boolean): string | null {
  // Nothing longer can be spoken.
  const commas = [...text.slice(0, MAX_CHARS_OF_FACTS + 1).matchAll(/[,，、]\s*/gu)].filter(
    ({ index, 0: { length } }) => !HANGS_ON.test(text.slice(index + length)),
  );
  const pieces = commas.map(({ index }) => endingAt(text, index));
  return (
    pieces.findLast(
      (piece) => fits(piece) && wordCount(piece) >= LEAST_WORDS && piece.length >= text.length * LEAST_PART,
    ) ?? null
  );
}

const PIECE_ENDING = /[.,;。।、\s]/u;
const LINE_ENDING = /[.,;。।、…*¹²³\s]/u;

function endingAt(text: string, at: number): string {
  return withoutEnding(text.slice(0, at), PIECE_ENDING);
}

/** Without the characters at its end that match: a pattern that ends in `$` would look at each of them from each. */
function withoutEnding(text: string, ending: RegExp): string {
  let end = text.length;
  while (end > 0 && ending.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** "Fluent English": what is only named may be shorter than what is done. */
export function quotableFact(sentence: string, language: Language): string | null {
  return quotable(sentence, language, (text) => isNamed(text) || isListOfFacts(text));
}

function isNamed(text: string): boolean {
  return isLine(text) || (text.length >= 2 && text.length <= MAX_CHARS_UNSPACED && wordCount(text) <= MAX_WORDS);
}

/** Facts are answered one by one: more of them can be kept in mind than of a task. */
function isListOfFacts(text: string): boolean {
  return !isUnspaced(text) && wordCount(text) <= MAX_WORDS_OF_FACTS && text.length <= MAX_CHARS_OF_FACTS;
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

/** German sentences end on the first part of their verb: "Sie führen neue Verfahren ein". */
const SEPARABLE_VERB = /^(?:sie|du|ihr)\s.*\s(?:ein|auf|mit|zu)$/iu;

function isCutOff(text: string): boolean {
  return DANGLING.test(text) && !SEPARABLE_VERB.test(text);
}

/** A headline in capitals is no sentence to quote. */
function isShouted(text: string): boolean {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  return upper > 6 && upper > lower;
}

/** A tool's name that can be inside a sentence; null for anything that is more than a name. */
export function speakableTool(name: string): string | null {
  const text = name.normalize('NFC').trim();
  if (text.length < 2 || text.length > 30 || wordCount(text) > 3) return null;
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .+#/&-]*$/u.test(text) || CONTACT.test(text.replaceAll('.', ' '))) return null;
  return mentionsProtectedTopic(text).length > 0 ? null : text;
}

/** Sentences about the employer, the search or the place: true, but no task one can have done. */
const NO_TASK =
  /(?<![\p{L}\p{N}])(?:we|we're|we’re|we'll|wir|nous|nosotros|wij|kami|chúng tôi|noi|looking for|ideal for|hiring|is hiring|this role|the role|this position|this is|you(?:'|’)ll join|join|suchen|gesucht|recrut\p{L}+|recherch\p{L}+ une?|busca(?:mos)?|incorporar|dicari|tuyển|location|standort|remote|on-?site|hybrid\p{L}*|homeoffice|home office|télétravail|teletrabajo|gmbh|inc|ltd|llc|s\.?l\.?u?|sarl|b\.v|pt|titulaire|interviendra|you will be supported|unterstützt|eingearbeitet|starting|full[- ]time|part[- ]time|vollzeit|teilzeit|etc|usw)(?![\p{L}\p{N}])|募集|勤務地|모집|근무지/iu;
/** Pay: a condition where it is asked for or is first, and somebody's task elsewhere. */
const PAY =
  /(?<![\p{L}\p{N}])(?:salary|wages?|gehalt|vergütung|bezahlung|lohn|salaire|rémunération|sueldo|salario|retribución|salaris|loon|gaji|upah|tiền lương|lương)(?![\p{L}\p{N}])|給与|時給|月給|賞与|급여|연봉/iu;
/** A sentence that begins with the employer or the applicant speaks of them; further on it says whose work a task is. */
const SPEAKS_OF_SIDES =
  /^(?:(?:(?:the|an?|der|die|das|le|la|el|il|de)\s(?:\p{L}{1,20}\s)?)?(?:candidat\p{L}*|bewerber\p{L}*|pelamar|ứng viên|our|us|uns|unser\p{L}*|notre|nos|nuestr\p{L}+|ons|onze|nostr\p{L}+|nossa|nosso)(?![\p{L}\p{N}])|弊社|当社|우리|저희)/iu;
/** Papers: a degree, a training, a licence. They name fields the job need not be about. */
const EDUCATION =
  /(?<![\p{L}])(?:degree|bachelor\p{L}*|master(?:'s|s)?|diploma\p{L}*|phd|university|graduate\p{L}*|enrolled|certificat\p{L}*|licen[cs]e|studium|studier\p{L}*|abschluss|abgeschlossene\p{L}*|ausbildung|hochschul\p{L}*|führerschein|eingeschrieben\p{L}*|immatrikuliert\p{L}*|titulaci\p{L}*|licenciatura|grado|diplôme|bac|permis|carné|opleiding|rijbewijs|pendidikan|lulusan|ijazah|sim|tốt nghiệp|bằng|đại học|cao đẳng|laurea)(?![\p{L}])|学歴|卒|資格|免許|학력|대졸|졸업|자격증|면허/iu;
/** Conditions on a person's past, tongue or taste: true or not, nothing one did with them. */
const NO_SKILL =
  /\d\s{0,3}(?:\+|-|–|to|bis|à|a|〜|~)?\s{0,3}\d{0,3}\s{0,3}(?:(?:years?|yrs|jahren?|años?|ans|jaar|tahun|năm|anos?|ann[io])(?![\p{L}])|年|년)|(?<![\p{L}])(?:years|one year|jahren?|mehrjährig\p{L}*|años|ans|jaren|anos|anni|experience (?:as|at|on|in an?)|berufserfahrung|erfahrung als|experiencia (?:como|en puesto\p{L}*|previa)|expérience (?:en tant que|comme)|ervaring als|pengalaman sebagai|kinh nghiệm làm|qualified|registered|apprenticeship|bestellung als|zulassung als|approbation|status|vakdiploma|gelernt\p{L}*|formation|fluent\p{L}*|native|english|german|taal|taalvaardig\p{L}*|niveau|deutsch\p{L}*|englisch\p{L}*|inglés|anglais|engels|bahasa|tiếng|enjoy|love|willing\p{L}*|bereitschaft|interesse\p{L}*|interest\p{L}*|interés|intérêt|minat|not required|not necessary|keine voraussetzung|passion\p{L}*|enthusias\p{L}*|spaß|lust|freude|leidenschaft|ganas|gusta|encanta|envie|aimez|aimé|aimer|zin|houdt|passie|thích|yêu thích|senang|suka|plus|bonus|ideally|desirable|(?:is |are )?(?:very )?welcome|(?:an? )?advantage\p{L}*|nice to have|von vorteil|wünschenswert|gern gesehen|idealerweise|un atout|appréciée?s?|souhaitée?s?|idéalement|valora\p{L}*|deseable\p{L}*|mooi meegenomen|een pre|pré|wenselijk|bij voorkeur|diutamakan|nilai tambah|lebih disukai|ưu tiên|lợi thế|valorable|preferred)(?![\p{L}])|歓迎|尚可|経験\p{L}*\d|年以上|우대|경력|근무 ?경험/iu;

/** Whether a sentence asks for papers. */
export function isAboutEducation(sentence: string): boolean {
  return EDUCATION.test(sentence);
}

/** Years that are counted; those at the end of which something is closed are none. */
const COUNTED_YEARS =
  /\d\s{0,3}(?:\+|-|–|to|bis|à|a)?\s{0,3}\d{0,3}\s{0,3}(?:years?|yrs|jahren?|años?|ans|an(?=\sd['’])|jaar|tahun|năm|anos?|ann[io])(?![\p{L}])/iu;

/** Whether a line counts years of something. */
export function countsYears(line: string): boolean {
  return COUNTED_YEARS.test(line);
}

/** Years, licences and tongues: shown in papers, nothing to be told in an interview. */
const PAPER = /(?<![\p{L}])(?:licen[cs]\p{L}*|certs?|certif\p{L}*|registration|registered|years|one year)(?![\p{L}])/iu;

function isPaper(sentence: string): boolean {
  return countsYears(sentence) || PAPER.test(sentence);
}

/** Whether a line is proved by papers, and told in no interview. */
export function isShownInPapers(line: string): boolean {
  return isAboutEducation(line) || isPaper(line);
}

/** Headlines in words: a question, what is the reader's. */
const HEADLINE =
  /^(?:what|why|who|how|where|your|about|was|warum|wer|wie|dein\p{L}?|ihre?|das bist|lo que|qué|quién|tus?|por qué|ce que|pourquoi|votre|vos|ton|qui|wat|waarom|jouw|apa|mengapa|tentang|về|vì sao)\s/iu;
/** An address to the reader: who somebody is may be asked for and is no task. */
const ADDRESS =
  /^(?:you are|you're|you’re|du bist|sie sind|vous êtes|tu es|eres|es usted|je bent|u bent|anda adalah|bạn là)\s/iu;

/** An English headline: every longer word with a capital. A verb and a name are none: "Maintain Kubernetes". */
function isTitleCased(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length >= 3 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** A quotation that names a task of the job. */
export function quotableDuty(sentence: string, language: Language): string | null {
  const english = catalogueLanguage(language) === 'en';
  const text = sentence.trim();
  if (isNoTask(text) || ADDRESS.test(text) || PAY.exec(text)?.index === 0 || (english && isTitleCased(text)))
    return null;
  return quotable(text, language);
}

/** A quotation that names something one can have used or shown. */
export function quotableRequirement(sentence: string, language: Language): string | null {
  return NO_SKILL.test(sentence) ? null : quotableQuality(sentence, language);
}

/** A quotation of anything that is asked for and not shown in papers, what one is and likes as well. */
export function quotableQuality(sentence: string, language: Language): string | null {
  if (EDUCATION.test(sentence) || PAY.test(sentence) || isNoTask(sentence)) return null;
  return quotable(sentence, language, isNamed);
}

function isNoTask(sentence: string): boolean {
  const text = sentence.trim();
  return NO_TASK.test(text) || SPEAKS_OF_SIDES.test(text) || HEADLINE.test(text);
}

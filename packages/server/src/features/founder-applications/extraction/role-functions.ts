import type { CompiledLexicon } from './lexicon/index.ts';
import type { NamedPerson, Place } from './named-person.ts';
import type { Owner } from './ownership.ts';
import { firstMatch, matches } from './patterns.ts';
import type { Sentence } from './segments.ts';

export type RoleStatement = { owner: Owner; value: string; place: Place };

/** "She's operations", "Lea is product and design", "Lea Berg, sales": a field of work said of somebody like a title. */
export function statedFunctions(
  sentence: Sentence,
  turn: number,
  spans: { start: number; end: number; person: NamedPerson }[],
  latest: NamedPerson | null,
  known: readonly RoleStatement[],
  { third, copula, assigned, articles, functions, and, but }: CompiledLexicon,
): RoleStatement[] {
  const field = `(?:${functions.source})`;
  const pattern = new RegExp(
    `^(?:['’]s)?,?\\s*(?:(?:${third.source})(?:['’]s)?\\s+)?(?:(?:${copula.source})\\s+)?(?:(?:${assigned.source})\\s+)?(?:(?:${articles.source})\\s+)?` +
      `(?<what>${field}(?:\\s+(?:${and.source})\\s+${field})?)(?=\\s*(?:[,.;:!?]|$)|\\s(?:${and.source}|${but.source})\\s)`,
    'iu',
  );
  const people = spans.map(({ end, person: party }) => ({ from: end, person: party }));
  const pronoun = spans.length === 0 && latest !== null && firstMatch(third, sentence.text)?.start === 0;
  if (pronoun && latest) people.push({ from: 0, person: latest });
  return people.flatMap(({ from, person: party }) => {
    const said = pattern.exec(sentence.text.slice(from));
    const what = said?.groups?.what;
    if (!said || what === undefined || known.some((statement) => statement.owner === party)) return [];
    const start = sentence.start + from + said[0].length - what.length;
    return [{ owner: party, value: what, place: { turn, start, end: start + what.length } }];
  });
}

/** "Lea came in as a co-founder, finance.": the words after the last comma name the function. */
export function bareFunction(
  sentence: Sentence,
  turn: number,
  spans: { start: number; end: number; person: NamedPerson }[],
  known: readonly RoleStatement[],
  lexicon: CompiledLexicon,
): RoleStatement[] {
  const found = spans.flatMap((span) => [
    ...assignedFunction(sentence, turn, span, known, lexicon),
    ...(lexicon.words.capitalNouns ? verbLastFunction(sentence, turn, span, known) : []),
  ]);
  if (found.length > 0) return found;
  const span = spans.at(-1);
  if (!span || !lexicon.words.spaced || known.some((statement) => statement.owner === span.person)) return [];
  const cue = firstMatch(lexicon.coFounder, sentence.text, span.end);
  if (!cue) return [];
  const what = /^,\s*(?<what>\p{L}+(?:\s\p{L}+){0,2})[.!]?$/u.exec(sentence.text.slice(cue.end))?.groups?.what;
  if (what === undefined || matches(lexicon.self, what) || matches(lexicon.third, what)) return [];
  const start = sentence.start + sentence.text.indexOf(what, cue.end);
  return [{ owner: span.person, value: what, place: { turn, start, end: start + what.length } }];
}

/** German puts the verb last: "Lea Berg, die den Vertrieb macht". */
const VERB_LAST =
  /^,\s*(?:der|die)\s+(?:bei\s+uns\s+)?(?:sich\s+um\s+)?(?:(?:die|das|den|der|unsere?n?|alles|ganz\p{L}*)\s+)?(?<what>\p{L}[\p{L} -]{2,30}?)\s+(?:macht|verantwortet|leitet|übernimmt|übernommen|betreut|kümmert|führt|schmeißt|baut|aufbaut|steuert|entwickelt|managt|hält)(?=\s*(?:[,.;!]|$)|\s(?:und|aber)\s)/u;

function verbLastFunction(
  sentence: Sentence,
  turn: number,
  { end, person: party }: { end: number; person: NamedPerson },
  known: readonly RoleStatement[],
): RoleStatement[] {
  const said = VERB_LAST.exec(sentence.text.slice(end));
  const what = said?.groups?.what;
  if (!said || what === undefined || known.some((statement) => statement.owner === party)) return [];
  const start = sentence.start + end + said[0].indexOf(what);
  return [{ owner: party, value: what, place: { turn, start, end: start + what.length } }];
}

/** "I look after sales", said by a second founder. */
export function ownFunction(
  sentence: Sentence,
  turn: number,
  speaker: NamedPerson,
  known: readonly RoleStatement[],
  { self, ownDuties, words }: CompiledLexicon,
): RoleStatement[] {
  if (!words.spaced || known.some((statement) => statement.owner === speaker)) return [];
  const pattern = new RegExp(
    `(?:${self.source})\\s*(?:${ownDuties.source})\\s+(?<what>[^,.;:!?]{2,40}?)(?=\\s*(?:[,.;:!?]|$))`,
    'iu',
  );
  const said = pattern.exec(sentence.text);
  const what = said?.groups?.what;
  if (!said || what === undefined) return [];
  const start = sentence.start + said.index + said[0].length - what.length;
  return [{ owner: speaker, value: what, place: { turn, start, end: start + what.length } }];
}

/** "森は技術、堀は営業を担当": what somebody is named next to. */
const JAPANESE_FUNCTION =
  /^(?:さん)?[はが](?<what>[\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?=、|で、|です|。|を?担当|を見て|をやって|を受け持|全般)/u;

/** "for a while" assigns nothing. */
const TIME_WORD =
  /^(?:while|bit|time|year|month|week|day|moment|long|ages|now|free|fun|example|instance|years|months|weeks|days|zeit|jahr|monat|moment|tiempo|temps|moment|tijd|tempo)(?!\p{L})/iu;

/** "Lea for sales", "Tom on data": what follows the name directly and ends the clause. */
function assignedFunction(
  sentence: Sentence,
  turn: number,
  { end, person: party }: { end: number; person: NamedPerson },
  known: readonly RoleStatement[],
  lexicon: CompiledLexicon,
): RoleStatement[] {
  if (known.some((statement) => statement.owner === party)) return [];
  const behind = sentence.text.slice(end);
  if (!lexicon.words.spaced) {
    const words = JAPANESE_FUNCTION.exec(behind);
    const what = words?.groups?.what;
    if (!words || what === undefined || matches(lexicon.notFounder, what)) return [];
    const start = sentence.start + end + words[0].lastIndexOf(what);
    return [{ owner: party, value: what, place: { turn, start, end: start + what.length } }];
  }
  const article = `(?:(?:${lexicon.articles.source})\\s+)?`;
  const pattern = new RegExp(
    `^,?\\s+(?:${lexicon.assigned.source})\\s+${article}(?<what>\\p{L}+(?:\\s\\p{Ll}+)?)`,
    'iu',
  );
  const words = pattern.exec(behind);
  const what = words?.groups?.what?.replace(new RegExp(`\\s(?:${lexicon.and.source})$`, 'iu'), '');
  if (!words || what === undefined) return [];
  if (TIME_WORD.test(what)) return [];
  if (lexicon.notNameWords.has(what.toLowerCase()) && !/^(?:software|hardware|systems|energy)$/iu.test(what)) return [];
  const at = words[0].lastIndexOf(what);
  // the clause ends here, or another person follows: "for sales and Raj …"
  if (!/^\s*(?:[,.;]|$)|^\s+\p{L}+\s+\p{Lu}/u.test(behind.slice(at + what.length))) return [];
  const start = sentence.start + end + at;
  return [{ owner: party, value: what, place: { turn, start, end: start + what.length } }];
}

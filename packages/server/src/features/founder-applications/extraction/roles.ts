import type { Turn } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { endsWith, type NamedPerson, namesIn, type People, startsWith } from './named-person.ts';
import { mentionsOf, namesPerson, spansOf } from './names.ts';
import type { Owner } from './ownership.ts';
import { allMatches, firstMatch, matches } from './patterns.ts';
import type { Reading } from './reading.ts';
import { bareFunction, ownFunction, type RoleStatement, statedFunctions } from './role-functions.ts';
import type { Sentence } from './segments.ts';

type Phrase = { start: number; end: number; text: string };

/** Titles in `text`, several joined by "and" as one. */
export function rolePhrases(text: string, lexicon: CompiledLexicon): Phrase[] {
  const found: Phrase[] = [];
  for (const match of allMatches(lexicon.roles, text)) {
    const start = match.index;
    const end = start + match[0].length;
    const last = found.at(-1);
    if (last && last.end > start) continue;
    const gap = last ? text.slice(last.end, start) : '';
    if (
      last &&
      gap.length <= 10 &&
      ((/^[\s,、]*$/u.test(gap.replace(lexicon.and, '').replace(lexicon.articles, '')) && matches(lexicon.and, gap)) ||
        /^\s*[/&・]\s*$|^兼$/u.test(gap) ||
        (/^,?\s*$/u.test(gap) && gap !== '' && (!/,/u.test(gap) || isFounderTitle(last.text, lexicon))))
    ) {
      last.end = end;
      last.text = text.slice(last.start, end);
    } else found.push({ start, end, text: match[0] });
  }
  return found.map((phrase) => {
    const text_ = phrase.text.replace(/[\s,]+(?:in|at|of|for|and|und|y|et|de|der|des|von)$/iu, '');
    return { ...phrase, text: text_, end: phrase.start + text_.length };
  });
}

function isFounderTitle(role: string, lexicon: CompiledLexicon): boolean {
  return firstMatch(lexicon.founderTitle, role)?.text === role;
}

/** Every statement of a founder's role, in order. */
export function readRoles(reading: Reading, people: People): RoleStatement[] {
  const { lexicon } = reading;
  const statements: RoleStatement[] = [];
  reading.sentences.forEach((sentences, turn) => {
    const speakerTag = reading.turns[turn]?.speaker;
    const speaker: Owner =
      speakerTag === 'founder' ? 'founder' : (people.others.find((person) => person.speaker === speakerTag) ?? null);
    const asked = reading.asked[turn];
    let latest: NamedPerson | null = null;
    let named: NamedPerson[] = [];
    for (const sentence of sentences) {
      const spans = spansOf(people.others, sentence.text);
      const shared = asked === 'co_founders' ? sharedRoles(sentence, turn, spans, named, lexicon) : [];
      named = spans.map(({ person }) => person);
      if (shared.length > 0) {
        statements.push(...shared);
        latest = spans.at(-1)?.person ?? latest;
        continue;
      }
      for (const statement of sentenceRoles(reading, people, sentence, turn, speaker, asked ?? null, spans, latest))
        statements.push(statement);
      latest = spans.at(-1)?.person ?? latest;
    }
  });
  return statements;
}

/** "Tate Ormond and Pia Lund, CTO and COO", also in a sentence of its own: as many titles as people, in their order. */
function sharedRoles(
  sentence: Sentence,
  turn: number,
  spans: { start: number; end: number; person: NamedPerson }[],
  before: readonly NamedPerson[],
  lexicon: CompiledLexicon,
): RoleStatement[] {
  const [phrase, ...others] = rolePhrases(sentence.text, lexicon);
  if (!phrase || others.length > 0) return [];
  const titles = [...phrase.text.matchAll(lexicon.roles)];
  const gaps = spans.slice(1).map((span, index) => sentence.text.slice(spans[index]?.end, span.start));
  const listed = gaps.every((gap) => !/[\p{L}]/u.test(gap.replace(lexicon.and, ' ')));
  const lead = sentence.text.slice(spans.at(-1)?.end ?? 0, phrase.start);
  const people = spans.length > 0 ? spans.map(({ person }) => person) : before;
  if (people.length < 2 || titles.length !== people.length || !listed || /[\p{L}]/u.test(lead)) return [];
  return titles.map((title, index) => {
    const start = sentence.start + phrase.start + title.index;
    return { owner: people[index] ?? null, value: title[0], place: { turn, start, end: start + title[0].length } };
  });
}

function sentenceRoles(
  reading: Reading,
  people: People,
  sentence: Sentence,
  turn: number,
  speaker: Owner,
  asked: string | null,
  spans: { start: number; end: number; person: NamedPerson }[],
  latest: NamedPerson | null,
): RoleStatement[] {
  const { lexicon } = reading;
  const text = sentence.text;
  const found: RoleStatement[] = [];
  // "Chief what?"
  if (/[?？]$/u.test(text)) return found;
  const phrases = rolePhrases(text, lexicon);
  for (const phrase of phrases) {
    if (isPast(text, phrase, lexicon)) {
      const heir = asked === 'founder_role' ? heirOf(text, phrase, spans) : undefined;
      const place = { turn, start: sentence.start + phrase.start, end: sentence.start + phrase.end };
      if (heir) found.push({ owner: heir, value: phrase.text, place });
      continue;
    }
    const owner = roleOwner(text, phrase, spans, latest, speaker, asked, lexicon, people);
    if (owner === undefined || owner === null) continue;
    // that a co-founder is a co-founder is no role
    if (owner !== 'founder' && (isOnlyCoFounder(phrase.text, lexicon) || isFounderTitle(phrase.text, lexicon)))
      continue;
    found.push({
      owner,
      value: phrase.text,
      place: { turn, start: sentence.start + phrase.start, end: sentence.start + phrase.end },
    });
  }
  if (asked === 'co_founders' || asked === 'founder_role')
    found.push(...statedFunctions(sentence, turn, spans, latest, found, lexicon));
  if (asked === 'co_founders') {
    found.push(...bareFunction(sentence, turn, spans, found, lexicon));
    if (speaker !== null && speaker !== 'founder') found.push(...ownFunction(sentence, turn, speaker, found, lexicon));
  }
  const aboutCoFounders = asked === 'co_founders' || asked === 'founder_role';
  if (!aboutCoFounders) return found;
  for (const match of allMatches(lexicon.duties, text)) {
    const after = match.index + match[0].length;
    const object =
      /^\s*(?<what>[^,.;:!?、。]{2,40}?)(?=\s*(?:[,.;:!?、。]|$|です|\s(?:and|und|y|et|but|aber|pero|mais)\s))/u.exec(
        text.slice(after),
      );
    const what = object?.groups?.what;
    if (!object || what === undefined) continue;
    const span = spans.filter((other) => other.start < match.index).at(-1);
    const owner = span?.person ?? (matches(lexicon.third, text.slice(0, after)) ? latest : null);
    // "there is also Bett, she does the design"
    if (lexicon.words.spaced && namesStranger(text.slice(span?.end ?? 0, match.index), people, lexicon)) continue;
    if (
      !owner ||
      found.some((statement) => statement.owner === owner) ||
      isPast(text, { start: match.index, end: after, text: '' }, lexicon)
    )
      continue;
    if (matches(lexicon.self, lastClause(text.slice(span?.end ?? 0, match.index), lexicon))) continue;
    const start = sentence.start + after + object[0].indexOf(what);
    found.push({ owner, value: what.trim(), place: { turn, start, end: start + what.trim().length } });
  }
  return found;
}

const HEIR_BEFORE =
  /^,?\s*(?:(?:but|aber|pero|mais|maar)\s+)?(?:that['’]s|it['’]s|das (?:ist|macht)|es[eo] es|(?:ça,?\s+)?c['’]est|dat is|quello è|esse é)\s+(?:(?:der|die|el|la|le)\s+)?$/iu;
const HEIR_AFTER =
  /^\s+(?:is|ist|es|est|è|é)(?:\s+(?:now|it|jetzt|das|ahora|maintenant|nu|dat|adesso|agora))*\s*(?:[.,;!]|$)/iu;

/** "I'm not the CEO, that's Lea.", "I used to be CEO, Lea is now.": whose the title is that the speaker gives away. */
function heirOf(
  text: string,
  phrase: Phrase,
  spans: readonly { start: number; end: number; person: NamedPerson }[],
): NamedPerson | undefined {
  return spans.find(({ start, end }) => {
    const gap = text.slice(phrase.end, start);
    if (start < phrase.end) return false;
    return HEIR_BEFORE.test(gap) || (/^,?\s*(?:\p{L}+\s+)?$/u.test(gap) && HEIR_AFTER.test(text.slice(end)));
  })?.person;
}

/** Somebody who is none of the founders is named in `text`. */
function namesStranger(text: string, people: People, lexicon: CompiledLexicon): boolean {
  const known = [
    ...people.others.filter(({ excluded }) => excluded === null),
    ...(people.founder ? [people.founder] : []),
  ];
  return namesIn(text, lexicon).some((name) => !known.some((person) => namesPerson(name, person)));
}

function isOnlyCoFounder(role: string, lexicon: CompiledLexicon): boolean {
  const cue = firstMatch(lexicon.coFounder, role);
  return cue !== null && cue.start === 0 && cue.end === role.length;
}

const WITH = /(?<!\p{L})(?:with|mit|con|avec|met|com)\s+$/iu;

function roleOwner(
  text: string,
  phrase: Phrase,
  spans: { start: number; end: number; person: NamedPerson }[],
  latest: NamedPerson | null,
  speaker: Owner,
  asked: string | null,
  lexicon: CompiledLexicon,
  people: People,
): Owner | undefined {
  const inOwnQuestion = asked === 'founder_role';
  const before = spans
    .filter((span) => span.end <= phrase.start)
    // "I swapped with Lea, so CEO": whom it was done with is not who is spoken of
    .filter(
      (span) =>
        !(inOwnQuestion && WITH.test(text.slice(0, span.start)) && /[,;]/u.test(text.slice(span.end, phrase.start))),
    )
    .at(-1);
  const left = withoutArticle(text.slice(before?.end ?? 0, phrase.start), lexicon);
  // "our CTO is Lea", "CTO Lea Berg"
  const after = spans.find((span) => span.start >= phrase.end && span.start - phrase.end <= 12);
  if (inOwnQuestion && !before && after && LIKEWISE.test(text.slice(phrase.end, after.start))) return speaker;
  const ownName = people.founder ? mentionsOf(people.founder, left).length > 0 : false;
  const selfAfterName = matches(lexicon.self, lastClause(left, lexicon)) || ownName;
  if (asked === 'founder_name' && people.founder && introducesWith(left, people.founder, lexicon)) return speaker;
  // "our CTO Lea", "CTOの森": the title is right before the name
  if (after && /^\s?の?\s?$/u.test(text.slice(phrase.end, after.start))) return after.person;
  // "our CTO is Lea, our COO is Tom": the name behind the verb, when none is between the name before and the title
  if (after && isCopula(text.slice(phrase.end, after.start), lexicon) && !matches(lexicon.copula, left))
    return after.person;
  if (before && !selfAfterName) {
    if (left.length <= 60 || asked === 'co_founders') return before.person;
    return undefined;
  }
  if (
    after &&
    (!before || selfAfterName) &&
    !/[.;!?]/u.test(text.slice(phrase.end, after.start)) &&
    (asked === 'co_founders' || matches(lexicon.copula, text.slice(phrase.end, after.start)))
  ) {
    // "I'm CEO and Lea is CTO"
    const own = [lexicon.copula, lexicon.self].some((list) => endsWith(list, lastClause(left, lexicon)));
    if (!(selfStatement(lastClause(left, lexicon), lexicon) && (inOwnQuestion || own))) return after.person;
  }
  if (!before && latest && matches(lexicon.third, left) && !matches(lexicon.self, lastClause(left, lexicon)))
    return latest;
  if (selfStatement(left, lexicon) || (selfAfterName && left.length <= 60)) {
    // outside its own question only "I am the …" states a role: "I'd call him a co-founder" does not
    const stated = endsWith(lexicon.copula, left) || endsWith(lexicon.self, left);
    const clause = lastClause(left, lexicon);
    return inOwnQuestion || (stated && matches(lexicon.self, clause) && !matches(lexicon.third, clause))
      ? speaker
      : undefined;
  }
  // a second founder answers for themselves
  const forThemselves = asked === 'co_founders' && speaker !== null && speaker !== 'founder';
  if (forThemselves && spans.length === 0 && !matches(lexicon.third, left)) return speaker;
  // "Dafydd is CEO, I'm CTO"
  const clause = lastClause(left, lexicon);
  const subject = namesIn(clause, lexicon).find(({ end }) => startsWith(lexicon.copula, clause.slice(end)));
  if (subject && !(people.founder && namesPerson(subject, people.founder))) return undefined;
  if (inOwnQuestion && !matches(lexicon.third, left)) return speaker;
  if (asked === 'co_founders' && latest && left.length <= 20 && !matches(lexicon.self, left)) return latest;
  return undefined;
}

/** "Co-CEO, same as Lea", "CTO, together with Lea": the speaker's title, which another has too. */
const LIKEWISE =
  /^,?\s*(?:(?:just|the|genau|al|tout)\s+)?(?:same as|like|along with|together with|with|wie|mit|zusammen mit|igual que|como|junto a|junto con|con|comme|avec)\s+$/iu;

const RELATIVE = /(?<!\p{L})(?:who|has|have|been|die|der|seit|que|qui|depuis|desde)(?!\p{L})/giu;

/** "I'm Ana Duarte, head of product": nothing but small words between one's own name and the title. */
function introducesWith(left: string, founder: NamedPerson, lexicon: CompiledLexicon): boolean {
  const name = mentionsOf(founder, left).at(-1);
  if (!name) return false;
  const lists = [lexicon.self, lexicon.copula, lexicon.articles, lexicon.and, lexicon.filler, RELATIVE];
  return !/\p{L}/u.test(lists.reduce((text, list) => text.replace(list, ' '), left.slice(name.end)));
}

function isCopula(gap: string, lexicon: CompiledLexicon): boolean {
  return firstMatch(lexicon.copula, gap)?.text === gap.replace(/(?:der|die|el|la|le)\s*$/u, '').trim();
}

/** The words since the last comma or conjunction. */
function lastClause(left: string, lexicon: CompiledLexicon): string {
  return left.slice(lastBreak(left, lexicon));
}

/** "he is our": the possessive before a title says nothing about whose title it is. */
function withoutArticle(left: string, lexicon: CompiledLexicon): string {
  const last = [...left.matchAll(lexicon.articles)].at(-1);
  return last && /^\s*$/u.test(left.slice(last.index + last[0].length)) ? left.slice(0, last.index) : left;
}

function selfStatement(left: string, lexicon: CompiledLexicon): boolean {
  return matches(lexicon.self, left);
}

/** "was CTO until May", "started as": the clause tells of a role that is over. */
function isPast(text: string, phrase: Phrase, lexicon: CompiledLexicon): boolean {
  const head = text.slice(0, phrase.start);
  const clauseStart = lastBreak(head, lexicon);
  const tail = text.slice(phrase.end);
  const stop = tail.search(/[,;.!?、。]/u);
  const clauseEnd = stop === -1 ? tail.length : stop;
  const rest = tail.slice(0, Math.min(clauseEnd, 30));
  const conjunction = [lexicon.and, lexicon.but].map((pattern) => firstMatch(pattern, rest)?.start ?? rest.length);
  return (
    matches(lexicon.past, head.slice(clauseStart)) ||
    matches(lexicon.past, rest.slice(0, Math.min(...conjunction))) ||
    endsWith(lexicon.rejectBefore, head) ||
    (!lexicon.words.spaced && /^(?:では|じゃ)(?:ない|あり|なく)/u.test(tail)) ||
    matches(lexicon.negation, head.slice(clauseStart).slice(-12)) ||
    refusesTitle(head.slice(clauseStart), lexicon)
  );
}

/** "I don't see a reason to call myself": not said right before the title; "not only" denies nothing. */
function refusesTitle(clause: string, lexicon: CompiledLexicon): boolean {
  const denied = lexicon.words.spaced ? firstMatch(lexicon.negation, clause) : null;
  return denied !== null && !ONLY.test(clause.slice(denied.end));
}

const ONLY =
  /^\s*(?:only|just|merely|nur|bloß|solo|sólo|solamente|seulement|alleen|enkel|só|apenas|soltanto)(?!\p{L})/iu;

/** Where the last statement of `head` begins: after a comma or a conjunction. */
function lastBreak(head: string, lexicon: CompiledLexicon): number {
  const ends = [/[,;:、。]/gu, lexicon.and, lexicon.but].flatMap((pattern) =>
    [...head.matchAll(pattern)].map((match) => match.index + match[0].length),
  );
  return Math.max(0, ...ends);
}

/** Ends of a Japanese statement about what somebody does or that there is nothing. */
const JAPANESE_VERB = /(?:ます|ました|ません|ない|なし|たい|いる|した)$/u;

function refuses(text: string, lexicon: CompiledLexicon): boolean {
  return [lexicon.unknown, lexicon.meta, lexicon.none].some((list) => matches(list, text));
}

/** The answer to "what is your role" when no known title is in it: its first few words after "I am the". */
export function plainRole(
  reading: Reading,
  speaker: Turn['speaker'],
  owner: 'founder' | NamedPerson,
): RoleStatement | null {
  const { lexicon } = reading;
  for (const [turn, sentences] of reading.sentences.entries()) {
    if (reading.asked[turn] !== 'founder_role' || reading.turns[turn]?.speaker !== speaker) continue;
    for (const sentence of sentences) {
      if (refuses(sentence.text, lexicon) || rolePhrases(sentence.text, lexicon).length > 0) continue;
      let from = 0;
      const skip = (pattern: RegExp) => {
        const head = firstMatch(pattern, sentence.text.slice(from));
        if (!head || head.start > 2) return false;
        from += head.end;
        return true;
      };
      skip(lexicon.filler);
      const subject = skip(lexicon.self) || startsWith(lexicon.plural, sentence.text.slice(from));
      const stated = [lexicon.copula, lexicon.ownDuties, lexicon.duties].filter(skip).length > 0;
      skip(lexicon.articles);
      const rest = sentence.text.slice(from).replace(/^[\s,]+/u, '');
      const clause = rest.split(/[,.;:!?、。]/u)[0]?.trim() ?? '';
      // "We make cheese" says what the company does
      if ((subject && !stated) || (!lexicon.words.spaced && JAPANESE_VERB.test(clause))) continue;
      if (clause === '' || clause.split(/\s+/u).length > 6 || matches(lexicon.self, clause)) continue;
      const start = sentence.start + sentence.text.indexOf(clause, from);
      return { owner, value: clause, place: { turn, start, end: start + clause.length } };
    }
  }
  return null;
}

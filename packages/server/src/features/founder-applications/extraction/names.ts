import type { Span } from './fields.ts';
import { hasDoubleFamilyName, isTitleInHan, japaneseNames } from './lexicon/east-asian-names.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { allMatches, firstMatch, matches } from './patterns.ts';
import { fold } from './segments.ts';

export type PersonName = { first: string | null; last: string | null; full: string };
export type NameMention = Span & PersonName;

const PARTICLE =
  "(?:van ’t|van 't|van der|van den|van de|van|von der|von dem|von|vom|zu|zum|zur|de la|de las|de los|de|del|della|delle|dello|di|da|dos|das|do|du|des|den|der|ter|ten|te|op|af|av|bin|binti|bint|ibn|al|el|la|le|ben|abu|y|e|i|san|ap|mac an|mac|an|ó|ní|nic|st\\.)";
const WORD =
  "(?:(?:[dDlLnNOoMm]|al|el|ul|Al|El|Mac|Mc|Fitz|Nd)['’-]?)?\\p{Lu}[\\p{L}\\p{M}]*(?:['’-](?!s(?![\\p{L}]))\\p{L}[\\p{L}\\p{M}]+)*";
const INITIAL = '\\p{Lu}\\.';
const CASED = new RegExp(
  `(?<![\\p{L}\\p{N}@._/'’-])(?:(?:${INITIAL}\\s?){1,3}(?=\\p{Lu}\\p{L}))?${WORD}(?:\\s+(?:(?:${PARTICLE})\\s+){0,2}(?:St\\.\\s?${WORD}|${WORD}|${INITIAL})(?![\\p{L}@]))*`,
  'gu',
);
/** Latin names inside writing without spaces. */
const LATIN =
  /(?<![\p{Script=Latin}\p{N}@._-])\p{Lu}\p{Script=Latin}+(?:[ -]\p{Lu}\p{Script=Latin}+)*(?![\p{Script=Latin}@.])/gu;
/** Written with a capital too: "Le Goff", "Ni Bhriain", "De Souza". */
const CAPITAL_PARTICLE =
  /^(?:Van|Von|De|Del|Della|Dello|Dalla|Dal|Degli|Dei|Di|Da|Dos|Das|Do|Du|Des|Le|La|Lo|Li|Los|Al|El|Ben|Bin|Ibn|Abu|Mac|Ní|Ni|Nic|Ó|Te|Ter|Ten|Ap|San|Santa|St\.?|Freifrau|Freiherr|Graf|Gräfin|Baron|Baronin|Prinz|Prinzessin|Fürst|Fürstin)$/u;
const ACRONYM = /^\p{Lu}{2,}$/u;

/** Sequences of capitalised words that can be names; words of the lexicon that never are one part or trim them. */
export function casedNames(text: string, lexicon: CompiledLexicon): NameMention[] {
  const found: NameMention[] = [];
  const cased = lexicon.words.spaced ? CASED : LATIN;
  for (const match of allMatches(cased, text)) {
    for (const mention of withoutOrdinaryWords(match[0], match.index, lexicon)) found.push(mention);
  }
  return found;
}

function withoutOrdinaryWords(sequence: string, offset: number, lexicon: CompiledLexicon): NameMention[] {
  const parts = allMatches(/\S+/gu, sequence).map((part) => ({ text: part[0], start: offset + part.index }));
  const runs: (typeof parts)[] = [];
  let run: typeof parts = [];
  for (const [index, part] of parts.entries()) {
    if (joinsTwoNames(parts, index)) {
      runs.push(run);
      run = [];
      continue;
    }
    const plain = part.text.replace(/['’]s$/u, '').toLowerCase();
    const pieces = plain.split(/['’]/u);
    const inside = run.length > 0 && index + 1 < parts.length;
    const particle = /^\p{Ll}/u.test(part.text) || (inside && CAPITAL_PARTICLE.test(part.text));
    const givenName = parts.length === 2 && index === 0 && ALSO_GIVEN_NAME.test(part.text);
    const familyName = run.length > 0 && ALSO_FAMILY_NAME.test(part.text);
    const ordinary =
      !familyName &&
      !givenName &&
      !particle &&
      (lexicon.notNameWords.has(plain) ||
        [lexicon.notFounder, lexicon.outsiders].some((list) => firstMatch(list, plain)?.text === plain) ||
        (/^(?:i|we|you|he|she|it|they|there|that|who|what|c|j|qu|n|s)$/u.test(pieces[0] ?? '') &&
          pieces.length > 1 &&
          !/^\p{Lu}['’]\p{Lu}/u.test(part.text)) ||
        ACRONYM.test(part.text));
    if (ordinary) {
      runs.push(run);
      run = [];
    } else run.push(part);
  }
  runs.push(run);
  const mentions: NameMention[] = [];
  for (const words of runs) {
    const head = words[0];
    // a particle begins a name only after a title: "Frau von …", but "soy de …"; at the end it is an ordinary word
    while (
      words.length > 0 &&
      /^\p{Ll}/u.test(words.at(-1)?.text ?? '') &&
      !/['’-]\p{Lu}/u.test(words.at(-1)?.text ?? '')
    )
      words.pop();
    const titled =
      head !== undefined &&
      head.start > 0 &&
      matches(
        lexicon.titles,
        sequence
          .slice(0, head.start - offset)
          .split(/\s+/u)
          .at(-2) ?? '',
      );
    while (!titled && words.length > 0 && /^\p{Ll}+$/u.test(words[0]?.text ?? '')) words.shift();
    const first = words[0];
    const last = words.at(-1);
    if (!first || !last) continue;
    const full = words.map((word) => word.text.replace(/['’]s$/u, '')).join(' ');
    const end = last.start + last.text.replace(/['’]s$/u, '').length;
    mentions.push({ start: first.start, end, full, ...splitName(full, lexicon) });
  }
  return mentions;
}

/** "Pablo Ferrer y Lucía Andrade" are two; "Ortega y Gasset" is one family name. */
function joinsTwoNames(parts: readonly { text: string }[], index: number): boolean {
  return /^[yei]$/u.test(parts[index]?.text ?? '') && !(index >= 2 && parts.length - index === 2);
}

const IBERIAN_FAMILY_NAME =
  /(?:eir[ao]|[aei]z|inho|ães|ões)$|^(?:Silva|Santos|Costa|Sousa|Souza|Lima|Rocha|Gomes|Alves|Nunes|Lopes|Lopez|Mendes|Pires|Dias|Reis|Ramos|Torres|Castro|Moraes|Morais|Melo|Mello|Barros|Campos|Cunha|Freitas|Garcia|García|Martins|Marques|Machado|Moura|Neves|Pinto|Prado|Rodrigues|Fernandes|Gonçalves|Soares|Tavares|Vieira|Andrade|Araújo|Azevedo|Carvalho|Cardoso|Correia|Duarte|Fonseca|Furtado|Matos|Medeiros|Monteiro|Nogueira|Salgado|Sampaio|Vargas|Vega|Ruiz|Flores|Ortega|Molina|Romero|Navarro)$/u;

/** Is second in a Spanish or Portuguese given name of two: "Andrés Felipe", "María José", and is hardly a family name. */
const SECOND_GIVEN_NAME =
  /^(?:José|Jose|Felipe|Carlos|Luis|Antonio|Pablo|Miguel|Ángel|Juan|Manuel|Andrés|Camilo|Eduardo|Fernando|Alejandro|Alberto|Javier|Jesús|Ignacio|Enrique|Esteban|Sebastián|Mauricio|Ricardo|Rafael|Daniel|Gabriel|María|Isabel|Carmen|Elena|Lucía|Teresa|Pilar|Paula|Sofía|Cristina|Beatriz|Victoria|Fernanda|Alejandra|Andrea|Eugenia|Inés|Luisa|Cecilia|Soledad|Mercedes|Dolores|Rosario|Guadalupe|Gabriela|Antonia|Belén|Josefa|Julia|Laura|Marcela|Patricia|Carolina|Daniela|Catalina|Pedro|Paulo|Luís|João|Filipe|Henrique|Augusto|César|Alexandre|Guilherme|Gustavo|Roberto|Eduarda|Clara|Luiza|Helena|Vitória|Júlia|Aparecida|Rita|Leonor|Margarida|Francisco|Francisca|António|Antônio|Lúcia|Rafaela)$/u;

/** First and last name of a full name as said. */
export function splitName(full: string, lexicon: CompiledLexicon): { first: string | null; last: string | null } {
  const name = full.trim();
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name)) {
    return lexicon.words.nameOrder === 'chinese' && /^\p{Script=Han}+$/u.test(name)
      ? splitChinese(name)
      : splitEastAsian(name);
  }
  const parts = name.split(/\s+/u);
  if (parts.length === 1) return { first: name, last: null };
  if (lexicon.words.nameOrder === 'family-first') return { first: parts.slice(1).join(' '), last: parts[0] ?? null };
  const compound =
    lexicon.words.nameOrder === 'two-family-names' && parts.length > 2 && SECOND_GIVEN_NAME.test(parts[1] ?? '');
  if (compound) return { first: parts.slice(0, 2).join(' '), last: parts.slice(2).join(' ') };
  const particle = parts.findIndex(
    (part, index) =>
      index > 0 &&
      index < parts.length - 1 &&
      !/^[yei]$/u.test(part) &&
      (/^\p{Ll}/u.test(part) || CAPITAL_PARTICLE.test(part)),
  );
  // "Rui Moreira do Vale": a family name before the particle is the mother's
  if (particle === 2 && /^d[aeo]s?$/u.test(parts[2] ?? '') && IBERIAN_FAMILY_NAME.test(parts[1] ?? ''))
    return { first: parts[0] ?? null, last: parts.slice(1).join(' ') };
  // "Maria Joana Teixeira de Sousa": two given names are usual, three are not
  if (particle > 2 && /^d[aeo]s?$/u.test(parts[particle] ?? ''))
    return { first: parts.slice(0, particle - 1).join(' '), last: parts.slice(particle - 1).join(' ') };
  if (particle > 0) return { first: parts.slice(0, particle).join(' '), last: parts.slice(particle).join(' ') };
  const family =
    lexicon.words.nameOrder === 'two-family-names' && parts.length > 2
      ? parts.some((part) => /^[yi]$/u.test(part))
        ? 3
        : 2
      : 1;
  const cut = Math.max(1, parts.length - family);
  return { first: parts.slice(0, cut).join(' '), last: parts.slice(cut).join(' ') };
}

function splitEastAsian(name: string): { first: string | null; last: string | null } {
  const split = name.split(/[\s　・]+/u);
  if (split.length > 1) {
    // written in katakana with a middle dot, a foreign name keeps its own order
    const foreign = /・/u.test(name) && /^[\p{Script=Katakana}ー・\s]+$/u.test(name);
    const [head, ...rest] = split;
    return foreign ? { first: head ?? null, last: rest.join(' ') } : { first: rest.join(' '), last: head ?? null };
  }
  const characters = [...name];
  if (/^\p{Script=Hangul}+$/u.test(name)) {
    const family = hasDoubleFamilyName(name, 'ko') && characters.length > 2 ? 2 : 1;
    return characters.length >= 2 && characters.length <= 4
      ? { last: characters.slice(0, family).join(''), first: characters.slice(family).join('') }
      : { first: name, last: null };
  }
  // "ラングレン京子": a foreign family name before a Japanese given one
  const foreign = /^[\p{Script=Katakana}ー]{3,}(?=\p{Script=Han})/u.exec(name)?.[0];
  if (foreign !== undefined) return { last: foreign, first: name.slice(foreign.length) };
  const kana = characters.findIndex(
    (character) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character) && !'々ヶノケツ之'.includes(character),
  );
  if (kana >= 1) return { last: characters.slice(0, kana).join(''), first: characters.slice(kana).join('') };
  const [head = '', second = ''] = characters;
  const { oneSignFamily, oneSignGiven, secondOfFamily, longFamily } = japaneseNames();
  const long = [4, 3].find(
    (length) => length <= characters.length && longFamily.has(characters.slice(0, length).join('')),
  );
  if (long !== undefined && long === characters.length) return { first: null, last: name };
  if (characters.length === 2 && oneSignFamily.has(head) && oneSignGiven.has(second))
    return { last: head, first: second };
  if (kana === 0 || characters.length < 3) return { first: null, last: name };
  const short = oneSignFamily.has(head) && characters.length <= 4 && !secondOfFamily.has(second);
  // "三ツ橋", "一ノ瀬": a small sign joins two of the family name
  const joined = /^\p{Script=Han}[ノヶケツ]\p{Script=Han}/u.test(name) && characters.length > 3;
  const cut = long ?? (joined ? 3 : short ? 1 : 2);
  return { last: characters.slice(0, cut).join(''), first: characters.slice(cut).join('') };
}

/** Chinese names are split after the first character, or the second of a double family name. */
function splitChinese(name: string): { first: string | null; last: string | null } {
  const double = hasDoubleFamilyName(name, 'zh') ? 2 : 1;
  return { last: name.slice(0, double), first: name.slice(double) || null };
}

/** Months and seasons that are family names after a first name. */
const ALSO_FAMILY_NAME = /^(?:May|June|August|Sommer|Winter|Herbst|Mai|März|Avril|Abril|Agosto)$/u;

/** Words that are first names before a family name and nothing else. */
const ALSO_GIVEN_NAME = /^(?:Will|June|May|April|August|Grace|Mark|Hope|Faith|Joy|Dean|Drew|Rich|Art)$/u;

/** Names found by the whole-phrase patterns of languages that write no capitals. */
export function patternNames(text: string, patterns: readonly RegExp[], lexicon: CompiledLexicon): NameMention[] {
  const found: NameMention[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const name = match.groups?.name?.trim();
      if (!name) continue;
      if (name.split(/[\s　]+/u).every((part) => lexicon.notNameWords.has(part)) || lexicon.notNameWords.has(name))
        continue;
      if (isTitleInHan(name)) continue;
      const start = match.index + match[0].indexOf(name);
      if (found.some((other) => start < other.end && other.start < start + name.length)) continue;
      found.push({ start, end: start + name.length, full: name, ...splitName(name, lexicon) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Whether `word` names the person: the first, the last or the full name. */
export function namesPerson(mention: PersonName, person: PersonName): boolean {
  const same = (a: string | null, b: string | null) => a !== null && b !== null && fold(a) === fold(b);
  if (same(mention.full, person.full)) return true;
  if (mention.last === null || mention.first === null) {
    return (
      same(mention.full, person.first) ||
      same(mention.full, person.last) ||
      (person.last !== null && same(mention.full, person.last.replace(/^\p{Ll}\S*\s+/u, '')))
    );
  }
  return same(mention.first, person.first) && (person.last === null || same(mention.last, person.last));
}

/** "波田野誠" said before, "波田野さん" now: the family name alone shows where the full name parts. */
export function splitBy<T extends PersonName>(person: T, mention: PersonName): T {
  const han = /^[\p{Script=Han}々ヶノケ]{2,4}$/u.test(mention.full);
  if (!han || mention.full.length >= person.full.length || !person.full.startsWith(mention.full)) return person;
  if (person.last === mention.full || /[\s　]/u.test(person.full)) return person;
  return { ...person, last: mention.full, first: person.full.slice(mention.full.length) };
}

/** Where any of `people` is named in `text`, in order; of overlapping names the longer counts. */
export function spansOf<T extends PersonName>(people: readonly T[], text: string): (Span & { person: T })[] {
  const all = people.flatMap((person) =>
    [...mentionsOf(person, text), ...shortFormsOf(person, people, text)].map((span) => ({ ...span, person })),
  );
  all.sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: typeof all = [];
  for (const span of all) {
    if (kept.every((other) => span.end <= other.start || other.end <= span.start)) kept.push(span);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** "Vik" for Vikram: the head of one person's first name alone. */
function shortFormsOf(person: PersonName, people: readonly PersonName[], text: string): Span[] {
  const first = person.first ?? '';
  if (!/^\p{Lu}[\p{Ll}\p{M}]{4,}$/u.test(first)) return [];
  return [...text.matchAll(/(?<![\p{L}@._-])\p{Lu}\p{Ll}{2,4}(?![\p{L}@_])/gu)].flatMap((match) => {
    const word = match[0];
    const owners = people.filter((other) => other.first?.startsWith(word));
    return word.length < first.length && owners.length === 1 && owners[0] === person
      ? [{ start: match.index, end: match.index + word.length }]
      : [];
  });
}

/** Places where the person is named in `text`, by full, first or last name. */
export function mentionsOf(person: PersonName, text: string): Span[] {
  const forms = [person.full, person.first, person.last].filter(
    (form): form is string => form !== null && (form.length > 1 || /\p{Script=Han}/u.test(form)),
  );
  const spans: Span[] = [];
  for (const form of forms) {
    const latin = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(form);
    const escaped = form.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s+/gu, '\\s+');
    // one character alone is a name only where nothing but a name can stand
    const oneCharacter = `(?<!\\p{Script=Han})${escaped}(?=さん|氏|君|くん|は|が|と|も|、)`;
    const pattern = new RegExp(
      latin ? `(?<![\\p{L}@._-])${escaped}(?![\\p{L}@_])` : form.length === 1 ? oneCharacter : escaped,
      'gu',
    );
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (spans.every((other) => span.end <= other.start || other.end <= span.start)) spans.push(span);
    }
  }
  return spans.sort((a, b) => a.start - b.start);
}

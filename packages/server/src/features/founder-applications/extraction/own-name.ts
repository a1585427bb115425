import type { Turn } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import type { NameMention } from './names.ts';
import { endsWith, namesIn, type Party, type Place, renamed, startsWith } from './party.ts';
import { matches } from './patterns.ts';
import type { Reading } from './reading.ts';
import { fold } from './segments.ts';
import { readSpelled, similar, titleCase } from './spelling.ts';

/** What a speaker says their own name is; the last correction holds. */
export function readOwnName(reading: Reading, speaker: Turn['speaker']): Party | null {
  const { lexicon } = reading;
  let party: Party | null = null;
  let stated = false;
  reading.turns.forEach((turn, index) => {
    if (turn.speaker !== speaker) return;
    const nameAsked = reading.asked[index] === 'founder_name' || reading.asked[index] === null;
    const text = reading.texts[index] ?? '';
    const earlier = party;
    for (const sentence of reading.sentences[index] ?? []) {
      for (const mention of namesIn(sentence.text, lexicon, reading.asked[index] === 'founder_name')) {
        const left = sentence.text.slice(0, mention.start);
        const right = sentence.text.slice(mention.end);
        const introduced =
          endsWith(lexicon.introBefore, left) ||
          startsWith(lexicon.introAfter, right) ||
          lexicon.namePatterns.length > 0;
        if (!nameAsked && (party !== null || mention.last === null || !introducesSelf(reading, index, left))) continue;
        if (endsWith(lexicon.rejectBefore, left) || isAside(left, lexicon)) continue;
        // somebody else is introduced: "this is my partner Lea", "his name is Olek", "my assistant Greta set this up"
        if (speaker === 'founder' && matches(lexicon.coFounder, left.slice(-30))) continue;
        if (matches(lexicon.third, left.slice(-25)) && (!introduced || !matches(lexicon.self, left.slice(-16))))
          continue;
        if (!introduced && matches(lexicon.outsiders, left.slice(-30))) continue;
        const place = { turn: index, start: sentence.start + mention.start, end: sentence.start + mention.end };
        const before = text.slice(0, place.start);
        const corrected =
          matches(lexicon.correction, before) || (earlier !== null && party === earlier) || (introduced && !stated);
        stated ||= introduced;
        party = updated(party, mention, place, speaker, {
          introduced,
          corrected,
          lastName: endsWith(lexicon.lastNameWords, left.replace(/\s*(?:is|ist|es|est|は)\s*$/u, '')),
        });
      }
    }
    if (party !== null && nameAsked) party = respelled(party, text, index, lexicon);
  });
  return party;
}

/** "I am X Y" outside the question for the name, never where co-founders are asked for. */
function introducesSelf(reading: Reading, turn: number, left: string): boolean {
  const { lexicon } = reading;
  return (
    reading.asked[turn] !== 'co_founders' &&
    endsWith(lexicon.introBefore, left) &&
    matches(lexicon.self, left.slice(-20))
  );
}

/** A nickname, or the name of the passport that is not to be used. */
function isAside(left: string, lexicon: CompiledLexicon): boolean {
  const clause = left.slice(Math.max(left.lastIndexOf(','), left.lastIndexOf(';'), left.lastIndexOf('、')) + 1);
  return matches(lexicon.nickname, clause) || matches(lexicon.officialName, clause);
}

type Statement = { introduced: boolean; corrected: boolean; lastName: boolean };

function updated(
  party: Party | null,
  mention: NameMention,
  said: Place,
  speaker: Turn['speaker'] | null,
  statement: Statement,
): Party {
  const made: Party = { full: mention.full, first: mention.first, last: mention.last, said, speaker, excluded: null };
  if (party === null)
    return statement.lastName && mention.last === null ? { ...made, first: null, last: mention.full } : made;
  if (mention.last !== null && mention.first !== null) {
    const complete = party.first === null || party.last === null;
    return complete || statement.corrected ? made : party;
  }
  const word = mention.full;
  const part =
    statement.lastName ||
    (party.last !== null && similar(party.last, word) && !(party.first !== null && similar(party.first, word)))
      ? 'last'
      : 'first';
  const known = party[part];
  if (known === null && part === 'last' && statement.lastName) return renamed(party, 'last', word);
  if (known !== null && statement.corrected && (similar(known, word) || statement.lastName))
    return renamed(party, part, word);
  return party;
}

/** Takes the letters of a name that is spelled out; a spelling without the accents of the written name changes nothing. */
export function respelled(party: Party, text: string, _turn: number, lexicon: CompiledLexicon): Party {
  let next = party;
  for (const spelled of readSpelled(text, lexicon)) {
    const word = titleCase(spelled.letters);
    if (spellsOneWord(next, word)) continue;
    const head = text.slice(0, spelled.start);
    const parts = (['first', 'last'] as const).filter((part) => next[part] !== null && similar(next[part] ?? '', word));
    const closest =
      parts.find((part) => fold(next[part] ?? '') === fold(word)) ??
      (matches(lexicon.lastNameWords, head.slice(-40)) ? 'last' : parts.at(-1));
    if (closest && fold(next[closest] ?? '') !== fold(word)) next = renamed(next, closest, word);
  }
  return next;
}

/** The letters are those of one word of a longer name, said rightly already. */
function spellsOneWord(party: Party, word: string): boolean {
  return [party.first, party.last].some(
    (part) => part !== null && /\s/u.test(part) && part.split(/\s+/u).some((piece) => fold(piece) === fold(word)),
  );
}

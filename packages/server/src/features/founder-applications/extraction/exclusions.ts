import type { CompiledLexicon } from './lexicon/index.ts';
import {
  confirmedBy,
  declaredCoFounder,
  endsWith,
  listsSpeaker,
  type NamedPerson,
  namesIn,
  startsWith,
} from './named-person.ts';
import { spansOf } from './names.ts';
import { allMatches, firstMatch, matches } from './patterns.ts';
import type { Reading } from './reading.ts';
import { wordCount } from './segments.ts';

/** "佐藤ゆりも", "土屋美帆は": somebody besides those named before. */
const OTHER_TOO =
  /^[^。、]{2,14}も|^(?!その|それ|去年|昨年|一昨年|今年|先月|最初|当初|途中|結局|今は|現在|本人)[\p{Script=Han}\p{Script=Katakana}ー々 　]{2,8}(?:さん|氏)?[はが]/u;

/** Marks who left and who only works for, advises or competes with the company. */
export function markExcluded(reading: Reading, founder: NamedPerson | null, others: NamedPerson[]): void {
  const { lexicon } = reading;
  let latest: NamedPerson | null = null;
  reading.sentences.forEach((sentences, turn) => {
    const askedHere = reading.asked[turn] === 'co_founders';
    latest = null;
    for (const [at, sentence] of sentences.entries()) {
      const spans = spansOf([...others, ...(founder ? [founder] : [])], sentence.text);
      for (const match of allMatches(lexicon.left, sentence.text)) {
        // "she does not quit"
        if (lexicon.words.spaced && endsWith(lexicon.negation, sentence.text.slice(0, match.index))) continue;
        const before = spans.filter((span) => span.start < match.index).at(-1);
        if (!before && isSpeakersOwn(sentence.text, match, lexicon)) continue;
        // "at first we were Lea, Tom and me": who of them left is told after it
        if (!before && spans.length > 1 && listsSpeaker(sentence.text.slice(spans[0]?.start), lexicon)) continue;
        const pronoun =
          matches(lexicon.self, match[0]) ||
          matches(lexicon.third, sentence.text.slice(0, match.index)) ||
          !matches(lexicon.self, sentence.text.slice(0, match.index));
        const head = sentence.text.slice(0, match.index + match[0].length);
        const strangers =
          matches(lexicon.indefinite, head) ||
          namesIn(sentence.text, lexicon).length > 0 ||
          (!lexicon.words.spaced && OTHER_TOO.test(head) && !matches(lexicon.third, head));
        const behind = spans[0] ? sentence.text.slice(match.index + match[0].length, spans[0].start) : '';
        // "I used to do it; now it is Lea": a statement of its own
        const named = behind.includes(';') ? undefined : spans[0]?.person;
        const target: NamedPerson | null =
          before?.person ?? (spans.length === 0 && pronoun && !strangers ? latest : null) ?? named ?? null;
        if (!target || target.speaker !== null || target === founder) continue;
        target.excluded = 'left';
        // "Ed and Ann left", "two left, Ed and Ann"
        const first = spans.findIndex((span) => span.person === target);
        for (const step of before ? [-1] : [1]) {
          for (
            let index = first + step;
            joinedByAnd(sentence.text, spans, index, index - step, lexicon);
            index += step
          ) {
            const person = spans[index]?.person;
            if (person && person.speaker === null && person !== founder) person.excluded = 'left';
          }
        }
      }
      if (askedHere || spans.length > 0) {
        spans.forEach((span, index) => {
          if (span.person.speaker !== null || span.person === founder) return;
          const until =
            spans.slice(index + 1).find((next) => next.person !== span.person)?.start ?? sentence.text.length;
          const behind = sentence.text.slice(span.end, until);
          const since = spans[index - 1]?.end ?? 0;
          const front = sentence.text.slice(Math.max(0, span.start - 40, since), span.start);
          const whole = sentence.text.slice(span.end);
          const confirmed = confirmedBy(sentences[at + 1], span.person, lexicon);
          if (isUnrealised(sentence.text.slice(since, span.start), behind, lexicon) && !confirmed)
            span.person.excluded ??= 'outsider';
          if (lexicon.words.spaced && endsWith(lexicon.predecessor, sentence.text.slice(0, span.start))) {
            span.person.excluded = 'left';
            return;
          }
          if (declaredCoFounder(sentence.text, span, lexicon)) return;
          const all = firstMatch(lexicon.notFounder, whole);
          const allOfThem =
            all !== null && matches(lexicon.third, whole.slice(0, all.start)) && until < sentence.text.length;
          const listed =
            index > 0 &&
            spans[index - 1]?.person.excluded === 'outsider' &&
            isListGap(sentence.text.slice(spans[index - 1]?.end, span.start), lexicon);
          // "Sam and Ola work for us" says it of both
          const next = spans[index + 1];
          const shared =
            next !== undefined &&
            isListGap(sentence.text.slice(span.end, next.start), lexicon) &&
            indicatesOutsider(sentence.text.slice(next.end), lexicon) &&
            !/^\s*,/u.test(sentence.text.slice(next.end));
          const isStated = askedHere ? indicatesOutsider(behind, lexicon) : isCalledOutsider(behind, lexicon);
          if (
            listed ||
            shared ||
            isStated ||
            introducesOutsider(front, behind, confirmed, lexicon) ||
            (askedHere && allOfThem)
          )
            span.person.excluded ??= 'outsider';
        });
        if (
          askedHere &&
          spans.length === 0 &&
          latest !== null &&
          (latest as NamedPerson).speaker === null &&
          indicatesPronounOutsider(sentence.text, lexicon)
        ) {
          (latest as NamedPerson).excluded ??= 'outsider';
        }
      }
      latest = spans.filter((span) => span.person !== founder).at(-1)?.person ?? latest;
    }
  });
}

const SUBJECT_WORDS = 3;

/** "I've quit everything else and so has Lea": what the speakers left was something else. */
function isSpeakersOwn(text: string, { 0: cue, index }: RegExpExecArray, lexicon: CompiledLexicon): boolean {
  const subject = text.slice(0, index).replace(/^.*[,;:]/u, '');
  return (
    startsWith(lexicon.self, subject) &&
    wordCount(subject) <= SUBJECT_WORDS &&
    ![lexicon.self, lexicon.third].some((list) => matches(list, cue)) &&
    ![lexicon.coFounder, lexicon.roles, lexicon.outsiders, lexicon.notFounder, lexicon.privatePeople].some((list) =>
      matches(list, subject),
    )
  );
}

/** "He is an intern."; not "His wife Aya helps us." */
function indicatesPronounOutsider(text: string, lexicon: CompiledLexicon): boolean {
  const pronoun = firstMatch(lexicon.third, text);
  const cue = firstMatch(lexicon.notFounder, text) ?? firstMatch(lexicon.employed, text);
  return (
    startsWith(lexicon.third, text) &&
    pronoun !== null &&
    cue !== null &&
    cue.start >= pronoun.end &&
    namesIn(text, lexicon).length === 0 &&
    indicatesOutsider(text, lexicon)
  );
}

/** "Lea was to join", "we tried to hire Lea": said of nobody who came; "Lea, our COO, might come to the call" is one who did. */
function isUnrealised(front: string, behind: string, lexicon: CompiledLexicon): boolean {
  const cue = firstMatch(lexicon.unrealised, behind);
  const role = firstMatch(lexicon.roles, behind);
  const clause = role === null ? front : front.slice(front.search(/[^,;:]*$/u));
  return matches(lexicon.unrealised, clause) || (cue !== null && (role === null || cue.start < role.start));
}

/** "our intern Lea", "advisors: Prof. Lea Berg"; a husband who is the CTO is a founder all the same. */
function introducesOutsider(front: string, behind: string, confirmed: boolean, lexicon: CompiledLexicon): boolean {
  const last = [...front.matchAll(lexicon.notFounder)].at(-1);
  if (!last) return false;
  const kin = matches(lexicon.privatePeople, last[0]);
  if (kin && (confirmed || matches(lexicon.roles, behind)) && !matches(lexicon.negation, behind)) return false;
  const between = front.slice(last.index + last[0].length).replace(/(?<!\p{L})\p{Lu}\p{L}{0,4}\.(?=\s)/gu, '');
  // "父が店をしていて、森は…": the outsider is the subject of a statement of its own
  if (!lexicon.words.spaced && /^(?:さん)?[はがをも]/u.test(between)) return false;
  return between.length <= 18 && !/[.;!?。]|\s(?:and|und|y|et)\s/u.test(between);
}

/** "Lea is an intern", "Lea, our intern": said of the name itself; other people may be in the same sentence. */
function isCalledOutsider(behind: string, lexicon: CompiledLexicon): boolean {
  const cue = firstMatch(lexicon.notFounder, behind) ?? firstMatch(lexicon.employed, behind);
  if (!cue || !indicatesOutsider(behind, lexicon)) return false;
  const gap = behind.slice(0, cue.start);
  return gap.length <= 24 && (/^\s*,[^,]*$/u.test(gap) || (!/[,;]/u.test(gap) && matches(lexicon.copula, gap)));
}

function joinedByAnd(
  text: string,
  spans: readonly { start: number; end: number; person: NamedPerson }[],
  index: number,
  neighbour: number,
  lexicon: CompiledLexicon,
): boolean {
  const [left, right] = index < neighbour ? [spans[index], spans[neighbour]] : [spans[neighbour], spans[index]];
  return left !== undefined && right !== undefined && isListGap(text.slice(left.end, right.start), lexicon);
}

/** Only a comma or "and" between two names. */
function isListGap(gap: string, lexicon: CompiledLexicon): boolean {
  return /^[\s,、]*$/u.test(gap.replace(lexicon.and, ' '));
}

/** The words after a name call the person an outsider before they give a role. */
function indicatesOutsider(behind: string, lexicon: CompiledLexicon): boolean {
  const employed = firstMatch(lexicon.employed, behind);
  if (
    employed &&
    !matches(lexicon.coFounder, behind.slice(0, employed.start)) &&
    !matches(lexicon.negation, behind.slice(0, employed.start).slice(-10))
  )
    return true;
  const cue = firstMatch(lexicon.notFounder, behind);
  if (!cue || cue.start > 60) return false;
  const role = firstMatch(lexicon.roles, behind);
  const coFounder = firstMatch(lexicon.coFounder, behind);
  if (
    coFounder &&
    coFounder.start <= cue.start &&
    !matches(lexicon.negation, behind.slice(Math.max(0, coFounder.start - 12), coFounder.end))
  )
    return false;
  // a husband who is the CEO is a founder all the same
  const kin = matches(lexicon.privatePeople, cue.text);
  return !(role && (kin || role.start < cue.start));
}

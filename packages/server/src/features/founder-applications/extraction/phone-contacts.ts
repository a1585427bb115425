import type { Span } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { endsWith, type People, type Place } from './named-person.ts';
import { mentionsOf } from './names.ts';
import { type Contact, everybody, type Owner, ownerOf } from './ownership.ts';
import { matches } from './patterns.ts';
import { isContinued, PHONE_DIGITS, patchedBy, patchNumber, writtenPhone } from './phone.ts';
import { countryOfNumber } from './phone-country.ts';
import { type Reading, sentenceAt } from './reading.ts';
import { rejected } from './rejected.ts';
import { type NumberRun, readNumberRuns } from './spoken-number.ts';

type Phone = {
  owner: Owner;
  digits: string;
  plus: boolean;
  /** The digits in the groups they were said in. */
  groups: string;
  place: Place;
};

/** One turn being read for telephone numbers. */
type Pass = {
  reading: Reading;
  people: People;
  turn: number;
  text: string;
  speaker: Owner;
  /** The number was asked for, so that fragments and figures without a country code are taken for one. */
  asked: boolean;
  /** A number given before is corrected under another question. */
  corrects: boolean;
  phones: Phone[];
  changed: boolean;
  /** End of the run before. */
  previousEnd: number;
  /** End of the whole number before: "that one" between two numbers is no number. */
  lastPhoneEnd: number;
  /** Digits just said not to be right: "not forty". */
  wrong: string | null;
  /** "it's a French number, so plus thirty-three": the country code said apart from the number. */
  callingCode: string | null;
  /** The run before was the same code without its plus, so that "I mean" behind it takes nothing back. */
  codeSaidTwice: boolean;
  previousDigits: string;
};

const OWN_QUESTIONS = ['founder_phone', 'founder_email', 'founder_name', 'closing'];
const CALLING_CODE_DIGITS = 3;
const LONG_NUMBER = 9;
/** "…, with the plus in front" */
const PLUS_BEFORE =
  /(?:plus|más|mais|più)\s+(?:in front|at the front|before it|first|davor|vorne|vornedran|delante|por delante|al principio|devant|ervoor|na frente|à frente|davanti)/iu;
const TRAILING = /[^\p{L}\p{N}]+$/u;

/** Adds the telephone numbers of a turn; a later turn may correct the number of an earlier one. */
export function readTurnPhones(reading: Reading, people: People, turn: number, speaker: Owner, into: Contact[]): void {
  const text = reading.texts[turn] ?? '';
  const asked = reading.asked[turn] === 'founder_phone';
  const answered = (contact: Contact) =>
    contact.place.turn < turn && reading.asked[contact.place.turn] === 'founder_phone';
  const corrects = correctsNumber(text, reading.lexicon);
  const earlier = asked || corrects ? into.filter(answered) : [];
  const pass: Pass = {
    reading,
    people,
    turn,
    text,
    speaker,
    asked,
    corrects,
    phones: earlier.map(({ owner, value, place }) => ({
      owner,
      digits: value.replace(/\D/gu, ''),
      plus: value.startsWith('+'),
      groups: value.replace(/\D+/gu, ' ').trim(),
      place,
    })),
    changed: false,
    previousEnd: 0,
    lastPhoneEnd: 0,
    wrong: null,
    callingCode: null,
    codeSaidTwice: false,
    previousDigits: '',
  };
  const runs = takenUp(endingsApart(readNumberRuns(text, reading.lexicon), text, reading), text, reading);
  runs.forEach((run, index) => {
    const next = runs.slice(index + 1).find(({ digits }) => digits.length > 1);
    takeRun(pass, run, next?.start ?? text.length);
    pass.previousEnd = run.end;
    pass.previousDigits = run.digits;
  });
  if (!pass.changed) return;
  if (earlier.length > 0) into.splice(0, into.length, ...into.filter((contact) => !earlier.includes(contact)));
  for (const phone of pass.phones) into.push({ owner: phone.owner, value: written(pass, phone), place: phone.place });
}

/** "It ends in five. Twelve, forty-five.": the ending and what is said again after it are two. */
function endingsApart(runs: readonly NumberRun[], text: string, { lexicon }: Reading): NumberRun[] {
  return runs.flatMap((run, index) => {
    const said = text.slice(run.start, run.end);
    const stop = /[.!?]\s/u.exec(said)?.index;
    if (stop === undefined || !matches(lexicon.endsIn, text.slice(runs[index - 1]?.end ?? 0, run.start))) return [run];
    return [said.slice(0, stop), ' '.repeat(stop) + said.slice(stop)].flatMap((part) =>
      readNumberRuns(part, lexicon).map((read) => ({
        ...read,
        start: run.start + read.start,
        end: run.start + read.end,
      })),
    );
  });
}

const SHORT_RUN = 8;
const REPAIR_LENGTH = 24;

/** "oh six, thirty-nine, ninety, sorry, ninety-eight, forty-four": broken off before its end, the number goes on from its last group. */
function takenUp(runs: readonly NumberRun[], text: string, { lexicon }: Reading): NumberRun[] {
  const read: NumberRun[] = [];
  for (const run of runs) {
    const before = read.at(-1);
    const gap = before ? text.slice(before.end, run.start) : '';
    const parts = before ? [...before.parts.slice(0, -1), ...run.parts] : [];
    const digits = parts.join('');
    if (
      before &&
      !run.plus &&
      before.parts.length > 1 &&
      before.digits.length < SHORT_RUN &&
      run.digits.length > 2 &&
      run.digits.length < SHORT_RUN &&
      gap.length <= REPAIR_LENGTH &&
      matches(lexicon.repair, gap) &&
      digits.length > SHORT_RUN &&
      digits.length <= PHONE_DIGITS.max
    )
      read.splice(-1, 1, { ...before, end: run.end, digits, parts, groups: parts.length });
    else read.push(run);
  }
  return read;
}

/** "The phone ended in 147, not 417", said under another question. */
function correctsNumber(text: string, lexicon: CompiledLexicon): boolean {
  return text
    .split(/(?<=[.!?。])\s*/u)
    .some((sentence) => matches(lexicon.phoneWords, sentence) && matches(lexicon.endsIn, sentence));
}

function takeRun(pass: Pass, run: NumberRun, nextStart: number): void {
  const { lexicon } = pass.reading;
  const between = pass.text.slice(pass.previousEnd, run.start);
  const after = pass.text.slice(run.end, nextStart);
  const whole = run.digits.length >= PHONE_DIGITS.min && run.digits.length <= PHONE_DIGITS.max;
  const current = pass.phones.at(-1);
  // "not forty" rejects a piece, "no, forty" does not
  const rejectedPiece = endsWith(lexicon.rejectBefore, between) && !/[,.、。]\s*$/u.test(between);
  const [first = '', ...rest] = run.parts;
  // "+44 7700 900, hang on, it's on the back, 147"
  const begun = current?.plus && current.place.turn === pass.turn && !run.plus && pass.asked;
  const repairs = pass.callingCode !== null && !pass.codeSaidTwice && !run.plus;
  if (repairs && whole && endsWith(lexicon.repair, between.replace(TRAILING, ''))) {
    // "plus ninety-four, no, forty-nine, thirty …": the number goes on from the code said right
    pass.callingCode = null;
    takeWhole(pass, { ...run, plus: true }, between, nextStart);
  } else if (begun && run.digits.length > 1 && isContinued(current.digits, run.digits)) {
    Object.assign(current, { digits: current.digits + run.digits, place: { ...current.place, end: run.end } });
    pass.lastPhoneEnd = run.end;
  } else if ((pass.asked || pass.phones.length > 0) && run.plus && run.digits.length <= CALLING_CODE_DIGITS) {
    pass.callingCode = run.digits;
    pass.codeSaidTwice = pass.previousDigits === run.digits;
  } else if (rejectedPiece && current && rest.length > 0 && !run.plus && current.digits.includes(first)) {
    // "not forty, fourteen": the wrong piece and the right one in one breath
    pass.wrong = first;
    correct(pass, current, run, rest, between, after);
  } else if (rejectedPiece && !whole) pass.wrong = run.digits;
  else if (whole && isPhone(pass, run)) takeWhole(pass, run, between, nextStart);
  else if (
    (pass.asked || (pass.corrects && run.digits.length > 1)) &&
    current &&
    isCorrection(pass, current, run, between, after)
  )
    correct(pass, current, run, run.parts, between, after);
}

function isPhone(pass: Pass, run: NumberRun): boolean {
  const sentence = sentenceAt(pass.reading, pass.turn, run.start)?.text ?? pass.text;
  // "Lea Berg, lea at …, 07700 …" among the co-founders needs no word for it
  const among = pass.reading.asked[pass.turn] === 'co_founders' && run.groups > 1 && run.digits.length >= LONG_NUMBER;
  return (
    (run.plus || pass.asked || among || matches(pass.reading.lexicon.phoneWords, sentence)) &&
    !inAddress(pass.text, run)
  );
}

function isCorrection(pass: Pass, current: Phone, run: NumberRun, between: string, after: string): boolean {
  const { lexicon } = pass.reading;
  // "and mine is the same with 274 at the end" says nothing of the number before
  if (current.owner !== pass.speaker && matches(lexicon.mine, between)) return false;
  const others = everybody(pass.people).filter(({ owner }) => owner !== current.owner);
  if (others.some(({ person: party }) => mentionsOf(party, between).length > 0)) return false;
  if (pass.wrong !== null || matches(lexicon.endsIn, between) || matches(lexicon.endsIn, after)) return true;
  // "better after four" names an hour: one digit corrects only right behind the word that says so
  if (run.digits.length === 1) return endsWith(lexicon.correction, between.replace(TRAILING, ''));
  return matches(lexicon.correction, between) || current.place.turn < pass.turn || run.digits.length >= 3;
}

/** A number with all its digits: a new one, or the one before said again. */
function takeWhole(pass: Pass, run: NumberRun, between: string, nextStart: number): void {
  const { lexicon } = pass.reading;
  const from = pass.lastPhoneEnd;
  pass.lastPhoneEnd = run.end;
  if (rejected(pass.text, run, from, nextStart, lexicon)) {
    pass.wrong = null;
    return;
  }
  const owner = phoneOwner(pass, run, pass.text.slice(from, run.start));
  if (owner === null) return;
  pass.changed = true;
  const place = { turn: pass.turn, start: run.start, end: run.end };
  const plus = run.plus || PLUS_BEFORE.test(pass.text.slice(run.end, nextStart));
  const phone: Phone = { owner, digits: run.digits, plus, groups: run.parts.join(' '), place };
  const current = pass.phones.at(-1);
  const another = matches(lexicon.another, between);
  if (current?.owner !== owner) {
    pass.phones.push(phone);
    return;
  }
  const patched =
    !phone.plus && current.plus && !another ? patchNumber(current.digits, phone.digits, null, false) : null;
  if (isBrokenOff(current, phone)) Object.assign(current, phone);
  else if (sameNumber(current, phone)) Object.assign(current, phone.plus || !current.plus ? phone : {});
  else if (patched !== null) Object.assign(current, { digits: patched, place: reached(pass, current, run) });
  else if (another && !matches(lexicon.correction, between) && !matches(lexicon.endsIn, between))
    pass.phones.push(phone);
  else Object.assign(current, phone);
}

/** Digits that two numbers begin with in common when one is the other, begun and left. */
const BEGUN = 6;

/** "… five five five, zero one eight, no wait": a number that was left before its end gives way to the whole one. */
function isBrokenOff(begun: Phone, whole: Phone): boolean {
  return (
    begun.plus === whole.plus &&
    begun.digits.length < whole.digits.length &&
    begun.digits.slice(0, BEGUN) === whole.digits.slice(0, BEGUN) &&
    begun.digits.length >= BEGUN
  );
}

function phoneOwner(pass: Pass, run: NumberRun, since: string): Owner {
  const { reading, people } = pass;
  const nobodyNamed =
    !matches(reading.lexicon.third, since) &&
    everybody(people).every(({ person: party }) => mentionsOf(party, since).length === 0);
  if (pass.asked && nobodyNamed) return isSomebodyElses(since, pass) ? null : pass.speaker;
  return ownerOf(reading, people, run, pass.turn, pass.speaker, '', OWN_QUESTIONS);
}

/** "Our COO is on …", "the lawyer has …": the holder is named by what they are; "mine" after it brings the speaker back. */
function isSomebodyElses(since: string, { reading: { lexicon }, phones }: Pass): boolean {
  const words = since.slice(-80);
  const holders = [lexicon.outsiders, lexicon.notFounder, ...(phones.length > 0 ? [lexicon.roles] : [])];
  const holder = Math.max(...holders.map((list) => [...words.matchAll(list)].at(-1)?.index ?? -1));
  return holder !== -1 && !matches(lexicon.mine, words.slice(holder));
}

function correct(
  pass: Pass,
  current: Phone,
  run: NumberRun,
  parts: readonly string[],
  between: string,
  after: string,
): void {
  const { endsIn } = pass.reading.lexicon;
  const patched =
    patchedBy(current.digits, parts, pass.wrong, matches(endsIn, between) || matches(endsIn, after)) ??
    withLastGroup(pass, current, parts, between);
  pass.wrong = null;
  if (patched === null || patched === current.digits) return;
  Object.assign(current, { digits: patched, place: reached(pass, current, run) });
  pass.changed = true;
}

/** "… twenty-seven, fifteen, sorry, fifty": right behind the word that takes it back, the last group is said again. */
function withLastGroup(pass: Pass, current: Phone, parts: readonly string[], between: string): string | null {
  const [fragment = ''] = parts;
  const last = current.groups.split(' ').at(-1) ?? '';
  const behind =
    current.place.turn === pass.turn && endsWith(pass.reading.lexicon.repair, between.replace(TRAILING, ''));
  if (!behind || pass.wrong !== null || parts.length !== 1 || last.length !== fragment.length || fragment.length < 2)
    return null;
  return current.digits.endsWith(last) ? current.digits.slice(0, -last.length) + fragment : null;
}

/** From where the number was begun, when that was in this turn, to the end of its correction. */
function reached(pass: Pass, current: Phone, run: NumberRun): Place {
  return { turn: pass.turn, start: current.place.turn === pass.turn ? current.place.start : run.start, end: run.end };
}

function written(pass: Pass, phone: Phone): string {
  if (pass.callingCode !== null && !phone.plus && !phone.digits.startsWith('00'))
    return writtenPhone(pass.callingCode + phone.digits.replace(/^0/u, ''), true, null);
  if (phone.plus) return writtenPhone(phone.digits, true, null);
  const { turn, start } = phone.place;
  const country = countryOfNumber(pass.reading, { digits: phone.digits, groups: phone.groups, turn, start });
  return writtenPhone(phone.digits, false, country);
}

function inAddress(text: string, span: Span): boolean {
  return /[@/]\S*$/u.test(text.slice(0, span.start)) || /^\S*@/u.test(text.slice(span.end));
}

/** Said twice: once with the country code, once without. */
function sameNumber(a: Phone, b: Phone): boolean {
  const [longer, shorter] = a.digits.length >= b.digits.length ? [a.digits, b.digits] : [b.digits, a.digits];
  return (
    longer === shorter ||
    (shorter.length >= PHONE_DIGITS.min && longer.endsWith(shorter.replace(/^0+/u, '')) && a.plus !== b.plus)
  );
}

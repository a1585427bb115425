import type { Span } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { mentionsOf, namesPerson, spansOf } from './names.ts';
import { countMatches, matches } from './patterns.ts';
import { endsWith, namesIn, type Party, type People, type Place } from './people.ts';
import { PHONE_DIGITS, patchNumber, writtenPhone } from './phone.ts';
import { type Reading, sentenceAt } from './reading.ts';
import { fold } from './segments.ts';
import { type Address, readAddresses } from './spoken-address.ts';
import { readNumberRuns } from './spoken-number.ts';

/** Whose value it is: the main contact, another party, or somebody who is none of the founders. */
export type Owner = 'founder' | Party | null;

export type Contact = { owner: Owner; value: string; place: Place };
export type Contacts = { emails: Contact[]; phones: Contact[]; networks: Contact[]; decks: Contact[] };

/** Mailboxes of a function, not of a person. */
const GENERIC_MAILBOX =
  /^(?:info|hello|hi|hallo|hola|bonjour|contact|kontakt|contacto|office|buero|support|press|presse|prensa|sales|vertrieb|jobs|team|admin|mail|noreply|no-reply|billing|invoices?|rechnung(?:en)?|ventas|help|hilfe|service|marketing|privacy|legal|founders|careers)@/iu;
const NETWORK_HOST =
  /(?:^|\/\/|\.|@)(?:linkedin|xing|viadeo|wellfound|angel\.co|crunchbase|maimai|vk|f6s|wantedly|eight)\b|\/(?:in|profile|profil|people|u|person)\//iu;
const DECK =
  /deck|pitch|slides?|presentation|docsend|praesentation|presentacion|prezi|\.pdf|\.pptx?|\.key\b|drive\.google|dropbox|canva|notion/iu;

export function readContacts(reading: Reading, people: People): Contacts {
  const contacts: Contacts = { emails: [], phones: [], networks: [], decks: [] };
  reading.turns.forEach((turn, index) => {
    if (turn.speaker === 'interviewer') return;
    const speaker: Owner =
      turn.speaker === 'founder' ? 'founder' : (people.others.find((party) => party.speaker === turn.speaker) ?? null);
    readTurnAddresses(reading, people, index, speaker, contacts);
    readTurnPhones(reading, people, index, speaker, contacts.phones);
  });
  return contacts;
}

// ---- addresses ----

function readTurnAddresses(reading: Reading, people: People, turn: number, speaker: Owner, contacts: Contacts): void {
  const { lexicon } = reading;
  const text = reading.texts[turn] ?? '';
  const asked = reading.asked[turn] ?? null;
  const owner = speaker === 'founder' ? people.founder : speaker;
  const addresses = readAddresses(text, lexicon, { firstName: owner?.first ?? null, lastName: owner?.last ?? null });
  addresses.forEach((address, index) => {
    if (rejected(text, address, addresses[index - 1]?.end ?? 0, addresses[index + 1]?.start ?? text.length, lexicon))
      return;
    const place = { turn, start: address.start, end: address.end };
    const explicitLink = /^https?:|^www\./iu.test(address.value) || address.value.includes('/');
    if (address.kind === 'email') {
      const whose = ownerOf(reading, people, address, turn, speaker, address.value.split('@')[0] ?? '', [
        'founder_email',
        'founder_name',
        'founder_phone',
        'closing',
      ]);
      if (whose !== null) contacts.emails.push({ owner: whose, value: address.value, place });
      return;
    }
    const sentence = sentenceAt(reading, turn, address.start)?.text ?? text;
    const network = NETWORK_HOST.test(address.value);
    const deck =
      !network &&
      (DECK.test(address.value) ||
        (asked === 'pitch_deck' && !GENERIC_MAILBOX.test(address.value)) ||
        (explicitLink && matches(lexicon.deckWords, sentence)));
    if (deck && (asked === 'pitch_deck' || explicitLink || matches(lexicon.deckWords, sentence)))
      contacts.decks.push({ owner: 'founder', value: address.value, place });
    else if (network || (asked === 'founder_network' && explicitLink)) {
      const whose = ownerOf(reading, people, address, turn, speaker, address.value.replace(/^[^/]*\/\/?[^/]*\//u, ''), [
        'founder_network',
        'founder_email',
        'founder_phone',
        'founder_name',
        'closing',
      ]);
      if (whose !== null) contacts.networks.push({ owner: whose, value: address.value, place });
    }
  });
}

/** "don't use …", "not …", "… is dead": named, but not to be used. */
function rejected(text: string, span: Span, after: number, before: number, lexicon: CompiledLexicon): boolean {
  const head = text.slice(after, span.start);
  const sentenceStart = Math.max(
    head.lastIndexOf('. '),
    head.lastIndexOf('! '),
    head.lastIndexOf('? '),
    head.lastIndexOf('。'),
    head.lastIndexOf('\n'),
  );
  const left = head.slice(sentenceStart + 1);
  const tail = text.slice(span.end, before);
  const stop = tail.search(/[.!?](?:\s|$)|[。\n]/u);
  const right = stop === -1 ? tail : tail.slice(0, stop);
  const clause = left.slice(Math.max(left.lastIndexOf(';'), lastBut(left, lexicon)) + 1);
  if (matches(lexicon.rejectBefore, clause) && !matches(lexicon.correction, afterLast(lexicon.rejectBefore, clause)))
    return true;
  return matches(lexicon.rejectAfter, right);
}

/** Where a contrast begins: what was rejected before "but" is not what follows. */
function lastBut(text: string, lexicon: CompiledLexicon): number {
  const at = [...text.matchAll(lexicon.correction)].at(-1);
  const but = [...text.matchAll(lexicon.but)].at(-1);
  return Math.max(
    at && matches(lexicon.rejectBefore, text.slice(0, at.index)) && !matches(lexicon.rejectBefore, text.slice(at.index))
      ? at.index + at[0].length - 1
      : -1,
    but ? but.index + but[0].length - 1 : -1,
  );
}

function afterLast(pattern: RegExp, text: string): string {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}

/** The person a value belongs to: by the name inside it, by who is spoken of before it, else by who was asked. */
function ownerOf(
  reading: Reading,
  people: People,
  span: Span,
  turn: number,
  speaker: Owner,
  handle: string,
  ownQuestions: string[],
): Owner {
  const named = handle === '' ? [] : everybody(people).filter(({ party }) => carriesName(handle, party));
  if (named.length === 1 && named[0]) return usable(named[0].owner);
  const sentence = sentenceAt(reading, turn, span.start);
  const asked = reading.asked[turn] ?? '';
  if (sentence) {
    const left = sentence.text.slice(0, span.start - sentence.start);
    const spoken = lastSpokenOf(
      left,
      people,
      reading.lexicon,
      latestThird(reading, people, turn, sentence.start),
      speaker,
    );
    if (spoken !== undefined) return usable(spoken);
    if (matches(reading.lexicon.outsiders, left)) return null;
  }
  if (asked === 'co_founders') return usable(latestThird(reading, people, turn, span.start) ?? null);
  if (ownQuestions.includes(asked) || asked === '') return speaker;
  // said unasked: only with a name in it or a first person before it
  return sentence && matches(reading.lexicon.self, sentence.text.slice(0, span.start - sentence.start))
    ? speaker
    : null;
}

function usable(owner: Owner): Owner {
  return owner !== null && owner !== 'founder' && owner.excluded !== null ? null : owner;
}

function everybody(people: People): { party: Party; owner: Owner }[] {
  const others = people.others.map((party) => ({ party, owner: party as Owner }));
  return people.founder ? [{ party: people.founder, owner: 'founder' as Owner }, ...others] : others;
}

/** Whether an address carries the person's first or last name. */
function carriesName(handle: string, party: Party): boolean {
  const plain = fold(handle);
  const umlauts = handle.toLowerCase();
  return [party.first, party.last].some((name) => {
    if (name === null) return false;
    const forms = [
      fold(name),
      name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss'),
    ].map((form) => form.replace(/[^\p{L}]/gu, ''));
    return forms.some(
      (form) => form.length >= 3 && (plain.replace(/[^\p{L}]/gu, '').includes(form) || umlauts.includes(form)),
    );
  });
}

/** Who the words before a value speak of last; undefined when of nobody. */
function lastSpokenOf(
  left: string,
  people: People,
  lexicon: CompiledLexicon,
  latest: Party | undefined,
  speaker: Owner,
): Owner | undefined {
  const marks: { at: number; owner: Owner }[] = [];
  const owners = new Map(everybody(people).map(({ party, owner }) => [party, owner]));
  for (const span of spansOf([...owners.keys()], left)) {
    marks.push({ at: span.start, owner: owners.get(span.party) ?? null });
  }
  for (const match of left.matchAll(lexicon.third)) if (latest) marks.push({ at: match.index, owner: latest });
  for (const match of left.matchAll(lexicon.self)) marks.push({ at: match.index, owner: speaker });
  for (const name of namesIn(left, lexicon)) {
    if (name.last !== null && !everybody(people).some(({ party }) => namesPerson(name, party)))
      marks.push({ at: name.start, owner: null });
  }
  // a pronoun after a name in the same words means that name
  marks.sort((a, b) => a.at - b.at);
  return marks.at(-1)?.owner;
}

/** The co-founder last spoken of before an offset of a turn, or earlier in the answers to the same question. */
function latestThird(reading: Reading, people: People, turn: number, offset: number): Party | undefined {
  for (let index = turn; index >= 0 && reading.asked[index] === reading.asked[turn]; index--) {
    if (reading.turns[index]?.speaker === 'interviewer') continue;
    const text = (reading.texts[index] ?? '').slice(0, index === turn ? offset : undefined);
    const last = spansOf(people.others, text).at(-1);
    if (last) return last.party;
  }
  return undefined;
}

// ---- telephone numbers ----

type Phone = { owner: Owner; digits: string; plus: boolean; place: Place };

function readTurnPhones(reading: Reading, people: People, turn: number, speaker: Owner, into: Contact[]): void {
  const { lexicon } = reading;
  const text = reading.texts[turn] ?? '';
  const phoneAsked = reading.asked[turn] === 'founder_phone';
  const phones: Phone[] = into
    .filter(
      (contact) => phoneAsked && contact.place.turn < turn && reading.asked[contact.place.turn] === 'founder_phone',
    )
    .map((contact) => ({
      owner: contact.owner,
      digits: contact.value.replace(/\D/gu, ''),
      plus: contact.value.startsWith('+'),
      place: contact.place,
    }));
  const before = phones.length;
  let changed = false;
  let previousEnd = 0;
  let wrong: string | null = null;
  const runs = readNumberRuns(text, lexicon);
  runs.forEach((run, index) => {
    const between = text.slice(previousEnd, run.start);
    const after = text.slice(run.end, runs[index + 1]?.start ?? text.length);
    const sentence = sentenceAt(reading, turn, run.start)?.text ?? text;
    const whole = run.digits.length >= PHONE_DIGITS.min && run.digits.length <= PHONE_DIGITS.max;
    const current = phones.at(-1);
    const corrected = matches(lexicon.correction, between) || matches(lexicon.endsIn, between);
    if (endsWith(lexicon.rejectBefore, between) && !whole) wrong = run.digits;
    else if (whole && (run.plus || phoneAsked || matches(lexicon.phoneWords, sentence)) && !inAddress(text, run)) {
      if (rejected(text, run, previousEnd, runs[index + 1]?.start ?? text.length, lexicon)) wrong = null;
      else {
        const owner =
          phoneAsked &&
          !matches(lexicon.third, between) &&
          everybody(people).every(({ party }) => mentionsOf(party, between).length === 0)
            ? matches(lexicon.outsiders, between.slice(-50))
              ? null
              : speaker
            : ownerOf(reading, people, run, turn, speaker, '', [
                'founder_phone',
                'founder_email',
                'founder_name',
                'closing',
              ]);
        const phone = { owner, digits: run.digits, plus: run.plus, place: { turn, start: run.start, end: run.end } };
        if (owner === null) {
          previousEnd = run.end;
          return;
        }
        changed = true;
        const same = current && current.owner === owner ? current : undefined;
        if (!same) phones.push(phone);
        else if (sameNumber(same, phone)) Object.assign(same, phone.plus || !same.plus ? phone : {});
        else if (
          !phone.plus &&
          same.plus &&
          !matches(lexicon.another, between) &&
          patchNumber(same.digits, phone.digits, null, false) !== null
        ) {
          Object.assign(same, {
            digits: patchNumber(same.digits, phone.digits, null, false),
            place: { turn, start: same.place.turn === turn ? same.place.start : run.start, end: run.end },
          });
        } else if (matches(lexicon.another, between) && !corrected) phones.push(phone);
        else Object.assign(same, phone);
      }
    } else if (
      phoneAsked &&
      current &&
      (corrected ||
        wrong !== null ||
        matches(lexicon.endsIn, after) ||
        current.place.turn < turn ||
        run.digits.length >= 3)
    ) {
      const patched = patchNumber(
        current.digits,
        run.digits,
        wrong,
        matches(lexicon.endsIn, between) || matches(lexicon.endsIn, after),
      );
      if (patched !== null && patched !== current.digits) {
        Object.assign(current, {
          digits: patched,
          place: { turn, start: current.place.turn === turn ? current.place.start : run.start, end: run.end },
        });
        changed = true;
      }
      wrong = null;
    }
    previousEnd = run.end;
  });
  if (!changed) return;
  if (before > 0)
    into.splice(0, into.length, ...into.filter((contact) => reading.asked[contact.place.turn] !== 'founder_phone'));
  for (const phone of phones) {
    into.push({
      owner: phone.owner,
      value: writtenPhone(phone.digits, phone.plus, phone.plus ? null : countryNamed(text, reading)),
      place: phone.place,
    });
  }
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

const countryNames = new Map<string, Map<string, string>>();

/** Country codes by name, in the interview's language and in English. */
export function countryTable(language: string): Map<string, string> {
  const known = countryNames.get(language);
  if (known) return known;
  const table = new Map<string, string>();
  for (const locale of [language, 'en']) {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (let first = 65; first <= 90; first++) {
      for (let second = 65; second <= 90; second++) {
        const code = String.fromCharCode(first, second);
        const name = names.of(code);
        if (name && !/^(?:EU|EZ|UN|QO|X[A-Z]|Z[A-Z])$/u.test(code)) table.set(name.toLowerCase(), code);
      }
    }
  }
  for (const [name, code] of [
    ['uk', 'GB'],
    ['great britain', 'GB'],
    ['england', 'GB'],
    ['usa', 'US'],
    ['us', 'US'],
  ] as const)
    table.set(name, code);
  countryNames.set(language, table);
  return table;
}

/** The country a phone answer names; for Japanese and Korean the language tells. */
function countryNamed(text: string, reading: Reading): string | null {
  const table = countryTable(reading.language);
  const low = text.toLowerCase();
  for (const [name, code] of table) {
    if (
      name.length > 3 &&
      countMatches(new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?!\\p{L})`, 'gu'), low) > 0
    )
      return code;
  }
  const short = /(?<!\p{L})(?:UK|US|USA)(?!\p{L})/u.exec(text)?.[0];
  if (short) return short === 'UK' ? 'GB' : 'US';
  return reading.language === 'ja' ? 'JP' : reading.language === 'ko' ? 'KR' : null;
}

/** The value to keep of several said by or for one person: the last after a correction, else the first that is no function mailbox. */
export function chosen(reading: Reading, contacts: readonly Contact[]): Contact | undefined {
  const personal = contacts.filter((contact) => !GENERIC_MAILBOX.test(contact.value));
  const pool = personal.length > 0 ? personal : contacts;
  let current: Contact | undefined;
  for (const contact of pool) {
    if (!current) current = contact;
    else if (contact.place.turn !== current.place.turn) {
      const between = reading.texts[contact.place.turn]?.slice(0, contact.place.start) ?? '';
      const sameQuestion = reading.asked[contact.place.turn] === reading.asked[current.place.turn];
      if (sameQuestion || matches(reading.lexicon.correction, between)) current = contact;
    } else {
      const between = reading.texts[contact.place.turn]?.slice(current.place.end, contact.place.start) ?? '';
      if (matches(reading.lexicon.correction, between) && !matches(reading.lexicon.rejectBefore, between.slice(-30)))
        current = contact;
    }
  }
  return current;
}

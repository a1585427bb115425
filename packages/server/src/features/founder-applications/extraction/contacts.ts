import type { People } from './named-person.ts';
import { type Contact, type Owner, ownerOf } from './ownership.ts';
import { matches } from './patterns.ts';
import { readTurnPhones } from './phone-contacts.ts';
import { type Reading, sentenceAt } from './reading.ts';
import { rejected } from './rejected.ts';
import { readAddresses, respelledBy } from './spoken-address.ts';

export type Contacts = { emails: Contact[]; phones: Contact[]; networks: Contact[]; decks: Contact[] };

/** Mailboxes of a function, not of a person. */
const GENERIC_MAILBOX = new RegExp(
  `^(?:${[
    'info|hello|hi|hallo|hola|bonjour|ciao|salut|ola|contact|contactus|kontakt|contacto|contato|contatti|contatto',
    'office|buero|kantoor|oficina|bureau|support|help|helpdesk|hilfe|service|kundenservice|atendimento|assistenza',
    'press|presse|prensa|pers|stampa|media|imprensa|marketing|sales|vertrieb|ventas|ventes|vendite|vendas|verkoop',
    'jobs|careers|recruiting|hr|team|equipe|equipo|everyone|all|admin|mail|post|noreply|no-reply|general|geral',
    'accounts|accounting|accountant|accountspayable|billing|bills|invoices?|finance|payroll|buchhaltung|rechnung(?:en)?',
    'facturen|factuur|administratie|boekhouding|factures?|facturation|compta(?:bilite)?|facturas?|facturacion|faturas?',
    'contabilidad|contabilidade|fatture|contabilita|amministrazione|orders?|bestellung(?:en)?|pedidos?|commandes?|ordini',
    'privacy|legal|founders|apply|bewerbung(?:en)?|anfrage(?:n)?|enquiries|inquiries|newsletter|webmaster|security|shop',
  ].join('|')})@`,
  'iu',
);
const NETWORK_HOST =
  /(?:^|\/\/|\.|@)(?:linkedin|xing|viadeo|wellfound|angel\.co|crunchbase|maimai|vk|f6s|wantedly|eight)\b|\/(?:in|profile|profil|people|u|person)\//iu;
const DECK =
  /deck|pitch|slides?|presentation|docsend|praesentation|presentacion|prezi|\.pdf|\.pptx?|\.key\b|drive\.google|dropbox|canva|notion/iu;

export function readContacts(reading: Reading, people: People): Contacts {
  const contacts: Contacts = { emails: [], phones: [], networks: [], decks: [] };
  reading.turns.forEach((turn, index) => {
    if (turn.speaker === 'interviewer') return;
    const speaker: Owner =
      turn.speaker === 'founder'
        ? 'founder'
        : (people.others.find((person) => person.speaker === turn.speaker) ?? null);
    readTurnAddresses(reading, people, index, speaker, contacts);
    readTurnPhones(reading, people, index, speaker, contacts.phones);
  });
  return contacts;
}

/** German writes "Jörg" as "joerg" in addresses; other languages leave the dots out. */
function inAddress(name: string | null, { language }: Reading): string | null {
  if (name === null || language !== 'de') return name;
  return name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
}

function readTurnAddresses(reading: Reading, people: People, turn: number, speaker: Owner, contacts: Contacts): void {
  const { lexicon } = reading;
  const text = reading.texts[turn] ?? '';
  const asked = reading.asked[turn] ?? null;
  const owner = speaker === 'founder' ? people.founder : speaker;
  const addresses = readAddresses(text, lexicon, {
    firstName: inAddress(owner?.first ?? null, reading),
    lastName: inAddress(owner?.last ?? null, reading),
  });
  if (!addresses.some(({ kind }) => kind === 'email') && asked === 'founder_email')
    correctEarlier(reading, turn, speaker, contacts.emails);
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

/** "No, a dot between the names, not a hyphen.": an answer without an address speaks of the one given before. */
function correctEarlier(reading: Reading, turn: number, speaker: Owner, emails: Contact[]): void {
  const known = emails.findLast(
    ({ owner, place }) => owner === speaker && reading.asked[place.turn] === 'founder_email' && place.turn < turn,
  );
  if (!known) return;
  const value = respelledBy(known.value, reading.texts[turn] ?? '', reading.lexicon);
  if (value === null) emails.splice(emails.indexOf(known), 1);
  else known.value = value;
}

/** The value to keep of several said by or for one person: the last after a correction, else the first that is `named` after them, or no function mailbox. */
export function chosen(
  reading: Reading,
  contacts: readonly Contact[],
  named: (contact: Contact) => boolean = () => false,
): Contact | undefined {
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
      const corrected = matches(reading.lexicon.correction, between);
      if (corrected ? !matches(reading.lexicon.rejectBefore, between.slice(-30)) : !named(current) && named(contact))
        current = contact;
    }
  }
  return current;
}

import { type FieldName, type FoundField, type Person, PITCH_FIELDS, TEXT_FIELDS, type TextField } from './fields.ts';
import { writeSummary } from './pitch-summary.ts';

export type ConversationStatus = 'INCOMPLETED' | 'PARTIALLY_COMPLETE' | 'COMPLETED';

export type CoFounderDetails = {
  firstName: string | null;
  lastName: string | null;
  role: string | null;
  email: string | null;
  network: string | null;
  phone: string | null;
};

/** What a conversation has from elsewhere than its transcript. */
export type ConversationRecord = {
  conversationId: string;
  /** ISO 8601. */
  date: string | null;
  tokenizedLink: string | null;
  cohort: string | null;
  source: string | null;
  videoUrl: string | null;
  transcript: string | null;
};

/** The Conversation details of document 2 in camelCase. Every value is null until known. */
export type ConversationDetails = ConversationRecord & {
  founderFirstName: string | null;
  founderLastName: string | null;
  founderName: string | null;
  founderEmail: string | null;
  founderRole: string | null;
  founderNetwork: string | null;
  founderPhone: string | null;
  founderCurrentLocation: string | null;
  /** In the order named; null when there is none. */
  coFounders: CoFounderDetails[] | null;
  status: ConversationStatus;
  psSummary: string | null;
  pitchDeck: string | null;
} & Record<TextField, string | null>;

const RANK: Record<FoundField['origin'], number> = { given: 0, said: 1, corrected: 2 };

/** The value in force of one field: corrected before said before given; the pieces of a text on lines of their own. */
export function fieldValue(fields: readonly FoundField[], person: Person, field: FieldName): string | null {
  const mine = fields.filter((found) => found.person === person && found.field === field);
  const rank = Math.max(-1, ...mine.map((found) => RANK[found.origin]));
  const inForce = mine.filter((found) => RANK[found.origin] === rank);
  if (inForce.length === 0) return null;
  const joined = field === 'phone' ? ', ' : '\n';
  const several = rank === RANK.said && (field === 'phone' || TEXT_FIELDS.some((text) => text === field));
  const value = several ? inForce.map((found) => found.value).join(joined) : (inForce.at(-1)?.value ?? '');
  return value.trim() === '' ? null : value;
}

/** `INCOMPLETED` without a pitch answer, `COMPLETED` with all nine and the founder's name and e-mail. */
export function statusOf(fields: readonly FoundField[]): ConversationStatus {
  const answered = PITCH_FIELDS.filter((field) => fieldValue(fields, 'founder', field) !== null).length;
  if (answered === 0) return 'INCOMPLETED';
  const reachable = founderName(fields) !== null && fieldValue(fields, 'founder', 'email') !== null;
  return answered === PITCH_FIELDS.length && reachable ? 'COMPLETED' : 'PARTIALLY_COMPLETE';
}

/** Written with the family name first and without a space. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** The full name; a corrected first or last name shows in it. */
function founderName(fields: readonly FoundField[]): string | null {
  const corrected = (field: FieldName) =>
    fields.some((found) => found.person === 'founder' && found.field === field && found.origin === 'corrected');
  const name = fieldValue(fields, 'founder', 'name');
  if (name !== null && (corrected('name') || !(corrected('firstName') || corrected('lastName')))) return name;
  const first = fieldValue(fields, 'founder', 'firstName');
  const last = fieldValue(fields, 'founder', 'lastName');
  const familyFirst = EAST_ASIAN.test(`${first ?? ''}${last ?? ''}`);
  const parts = (familyFirst ? [last, first] : [first, last]).filter((part) => part !== null);
  return parts.length > 0 ? parts.join(familyFirst ? '' : ' ') : name;
}

/** @param written a summary that still holds; the founder's own sentences where there is none */
export function conversationDetails(
  record: ConversationRecord,
  fields: readonly FoundField[],
  written: string | null = null,
): ConversationDetails {
  const own = (field: FieldName) => fieldValue(fields, 'founder', field);
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, own(field)])) as Record<TextField, string | null>;
  return {
    ...record,
    founderFirstName: own('firstName'),
    founderLastName: own('lastName'),
    founderName: founderName(fields),
    founderEmail: own('email'),
    founderRole: own('role'),
    founderNetwork: own('network'),
    founderPhone: own('phone'),
    founderCurrentLocation: own('currentLocation'),
    coFounders: coFoundersOf(fields),
    status: statusOf(fields),
    psSummary: written ?? writeSummary(texts),
    pitchDeck: own('pitchDeck'),
    ...texts,
  };
}

function coFoundersOf(fields: readonly FoundField[]): CoFounderDetails[] | null {
  const numbers = [...new Set(fields.map((found) => found.person))]
    .filter((person) => person !== 'founder')
    .sort((a, b) => a - b);
  const coFounders = numbers
    .map((person) => ({
      firstName: fieldValue(fields, person, 'firstName'),
      lastName: fieldValue(fields, person, 'lastName'),
      role: fieldValue(fields, person, 'role'),
      email: fieldValue(fields, person, 'email'),
      network: fieldValue(fields, person, 'network'),
      phone: fieldValue(fields, person, 'phone'),
    }))
    .filter((coFounder) => Object.values(coFounder).some((value) => value !== null));
  return coFounders.length > 0 ? coFounders : null;
}

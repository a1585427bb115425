import type { Queryable } from '../../platform/db/db.ts';
import type { Blueprint } from '../interviewers/index.ts';
import type { Interview } from '../interviews/index.ts';
import { knownFields } from './conversation.ts';
import { findConversation } from './conversation-store.ts';
import type { CorrectableField } from './corrections.ts';
import { type FoundField, fieldValue, type Origin, type Person } from './extraction/index.ts';
import { QUESTION_PLAN } from './question-plan.ts';

export type FormField<Field> = { field: Field; value: string | null; origin: Origin | null };

/** What a founder checks at the end: the fields that were asked for or are known, in the order of asking. */
export type ApplicationForm = {
  fields: FormField<CorrectableField>[];
  coFounders: { person: number; fields: FormField<CoFounderField>[] }[];
};

const CO_FOUNDER_FIELDS = ['firstName', 'lastName', 'role', 'email', 'network', 'phone'] as const;
type CoFounderField = (typeof CO_FOUNDER_FIELDS)[number];

const ORDER: readonly CorrectableField[] = QUESTION_PLAN.flatMap(({ slots }) =>
  slots.filter((slot) => slot !== 'coFounders'),
);

/** Null when the interview was erased meanwhile. */
export async function readApplicationForm(
  db: Queryable,
  interviewId: Interview['id'],
  blueprint: Blueprint,
): Promise<ApplicationForm | null> {
  const conversation = await findConversation(db, interviewId);
  if (conversation === null) return null;
  const known = knownFields(conversation);
  const asked = new Set(blueprint.questions.map(({ key }) => key));
  const wanted = new Set(QUESTION_PLAN.filter(({ key }) => asked.has(key)).flatMap(({ slots }) => slots));
  const people = [...new Set(known.map(({ person }) => person))].filter((person) => person !== 'founder');
  return {
    fields: ORDER.map((field) => formField(known, 'founder', field)).filter(
      ({ field, value }) => wanted.has(field) || value !== null,
    ),
    coFounders: people
      .sort((a, b) => a - b)
      .map((person) => ({ person, fields: CO_FOUNDER_FIELDS.map((field) => formField(known, person, field)) }))
      .filter(({ fields }) => fields.some(({ value }) => value !== null)),
  };
}

function formField<Field extends CorrectableField>(
  known: readonly FoundField[],
  person: Person,
  field: Field,
): FormField<Field> {
  const value = fieldValue(known, person, field);
  const origins = known.filter((found) => found.person === person && found.field === field).map(({ origin }) => origin);
  const origin = (['corrected', 'said', 'given'] as const).find((one) => origins.includes(one));
  return { field, value, origin: origin ?? null };
}

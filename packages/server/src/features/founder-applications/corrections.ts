import type { FieldName, FoundField, Person } from './extraction/index.ts';

/** The full name is made of first and last name and is not corrected by itself. */
export type CorrectableField = Exclude<FieldName, 'name'>;

/** What a founder typed on the summary page; an empty value says that the field is to stay empty. */
export type Correction = { person: Person; field: CorrectableField; value: string };

/**
 * The fields with the founder's corrections over them. What was said stays in the list with its place, so that the
 * team sees both; `fieldValue` gives the corrected value. A later correction of the same field takes the earlier one's
 * place, and a correction to the value that was said already is none.
 */
export function withCorrections(fields: readonly FoundField[], corrections: readonly Correction[]): FoundField[] {
  let corrected = [...fields];
  for (const { person, field, value } of corrections) {
    const typed = value.replace(/\r\n?/gu, '\n').trim();
    corrected = corrected.filter(
      (found) => !(found.person === person && found.field === field && found.origin === 'corrected'),
    );
    const current = corrected.filter((found) => found.person === person && found.field === field);
    const unchanged = current.length === 1 ? current[0]?.value.trim() === typed : current.length === 0 && typed === '';
    if (unchanged) continue;
    corrected.push({ person, field, value: typed, turn: null, span: null, origin: 'corrected' });
  }
  return corrected;
}

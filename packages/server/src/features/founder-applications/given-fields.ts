import type { Language } from '@colloquy/contract/shared';
import type { FieldName, FoundField, QuestionKey } from './extraction/index.ts';
import { loadExtraction } from './load-extraction.ts';

/** What an account knows of a founder when it makes the link. */
export type Given = { email: string | null; name: string | null; pitchDeck: string | null };

/**
 * What came with the link as fields. A full name is split the way a spoken one would be; where that is not certain
 * it stays whole.
 */
export async function givenFields({ email, name, pitchDeck }: Given, language: Language): Promise<FoundField[]> {
  return [
    ...(name === null ? [] : [...(await namesOf(name, language)), given('name', name)]),
    ...(email === null ? [] : [given('email', email)]),
    ...(pitchDeck === null ? [] : [given('pitchDeck', pitchDeck)]),
  ];
}

/** Questions that what came with the link answers. */
export function givenQuestions(fields: readonly FoundField[]): QuestionKey[] {
  const has = (field: FieldName) => fields.some((found) => found.field === field);
  return [
    ...(has('name') ? ['founder_name' as const] : []),
    ...(has('email') ? ['founder_email' as const] : []),
    ...(has('pitchDeck') ? ['pitch_deck' as const] : []),
  ];
}

function given(field: FieldName, value: string): FoundField {
  return { person: 'founder', field, value, turn: null, span: null, origin: 'given' };
}

async function namesOf(name: string, language: Language): Promise<FoundField[]> {
  // signs without a space do not show where the family name ends
  if (/^\p{Script=Han}+$/u.test(name)) return [];
  const { extractFounderApplication } = await loadExtraction();
  const { fields } = extractFounderApplication({
    language,
    turns: [
      { speaker: 'interviewer', questionKey: 'founder_name', text: '' },
      { speaker: 'founder', text: name },
    ],
  });
  const parts = fields.filter(({ person, field }) => person === 'founder' && /^(?:first|last)Name$/u.test(field));
  const used = parts.reduce((sum, { value }) => sum + value.length, 0);
  const isWhole = parts.length === 2 && used === name.replace(/\s+/gu, '').length + inner(parts);
  return isWhole ? parts.map(({ field, value }) => given(field, value)) : [];
}

/** Spaces inside the parts themselves. */
function inner(parts: readonly FoundField[]): number {
  return parts.reduce((sum, { value }) => sum + (value.match(/\s/gu)?.length ?? 0), 0);
}

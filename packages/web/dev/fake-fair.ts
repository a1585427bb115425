import { type FairForm, fairForm, type RoomPhase } from '@colloquy/contract/room';

const DAY_MS = 86_400_000;

/** What the scripted server says of fair treatment: nothing, unless the token's kind asks for it. */
export function fakeFair(kind: string, phase: RoomPhase, answered: boolean, now: number): FairForm {
  if (kind !== 'fair' && kind !== 'early')
    return fairForm.parse({ notice: null, judged: null, asks: null, keptDays: null });
  return fairForm.parse({
    notice:
      kind === 'early'
        ? {
            givenAt: new Date(now).toISOString(),
            days: 10,
            beginsAt: new Date(now + 14 * DAY_MS).toISOString(),
            over: false,
          }
        : null,
    judged: {
      topics: ['Incidents you have led', 'How you design', 'Working with others'].map((name) => ({
        name,
        questions: 2,
      })),
      language: 'en',
      plan: { version: 3, cohort: '0f3c9a1be2d47758' },
      reader: { name: 'embedded', version: '2026-11' },
      drafted: true,
    },
    asks: phase === 'ended' ? { categories: ['sex', 'race', 'age', 'disability'], answered, smallestGroup: 5 } : null,
    keptDays: 200,
  });
}

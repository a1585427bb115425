import { describe, expect, test } from 'vitest';
import { createAnswerReader } from '../../providers/answer-reader/create.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { OccupationLibrary } from './occupations.ts';

const library = new OccupationLibrary(builtInContent);
const reader = createAnswerReader({ kind: 'embedded', meaning: 'off', grading: 'points' });

function flags(occupation: string, key: string, text: string): string[] {
  const asked = library.in('en').find((one) => one.key === occupation)?.texts.questions[key];
  if (asked === undefined) throw new Error(`no question ${key} of ${occupation}`);
  const facts = Object.entries(asked.points).map(([point, { phrasings }]) => ({ key: point, phrasings }));
  const mistakes = Object.entries(asked.mistakes).map(([one, { phrasings }]) => ({ key: one, phrasings, caps: false }));
  const anchors = { 1: '', 3: '', 5: facts.map(({ phrasings }) => phrasings[0]).join('; ') };
  const question = { text: asked.text, rubricLanguage: 'en' as const, anchors, facts, mistakes };
  return (reader.skim({ language: 'en', text, question }).mistakes ?? []).map((one) => one.key);
}

describe('known mistakes of the occupations', () => {
  test.each([
    [
      'backend-engineer',
      'partner-down',
      'Each partner has a pool of its own, so a slow partner cannot affect our other functions.',
    ],
    ['backend-engineer', 'tests-that-tell', 'A developer should not test their own work alone.'],
    [
      'backend-engineer',
      'same-request-twice',
      'We disable the button after the first click, that is enough for the impatient, but the key is what protects us.',
    ],
    [
      'electrician',
      'old-house',
      "I cannot just switch off somebody's power, so I explain the danger and get them to agree in writing.",
    ],
    ['electrician', 'sizes-cable', 'I never calculate the drop in a building by hand, the program does it for me.'],
    ['electrician', 'tests-new-work', 'I switch it on and if nothing trips I start to measure.'],
    ['care-assistant', 'eats-too-little', 'I do not offer water unless they sit upright.'],
    ['nurse', 'medicine-error', 'I call the union before I say anything to the press.'],
    [
      'school-teacher',
      'far-apart',
      'The good ones explain it to the weak so I need not repeat it, and I sit with those who need me most.',
    ],
    [
      'site-reliability-engineer',
      'toil',
      'Errors are ignored so that the run completes, and each one is listed at the end.',
    ],
    [
      'site-reliability-engineer',
      'after-outage',
      'The document is finished, so our work is done only when each action has an owner.',
    ],
    ['cook', 'sets-up-station', 'I do not cut everything beforehand, herbs I cut fresh.'],
    ['cook', 'to-the-point', 'I cut it open only when I train somebody, so that he sees it.'],
    ['customer-support', 'wrong-answer', 'It was awkward to call back because of a mistake, and I did it.'],
    ['customer-support', 'written-reply', 'I send the link to the help page as well as the steps.'],
  ])('%s, %s, not said by: %s', (occupation, key, text) => {
    expect(flags(occupation, key, text)).toEqual([]);
  });

  test.each([
    ['backend-engineer', 'partner-down', 'There is no need to isolate a slow partner.', 'shared-pool'],
    ['backend-engineer', 'tests-that-tell', 'Developers need not test their own work.', 'qa-tests'],
    ['electrician', 'old-house', 'Switching off a dangerous circuit is not my business.', 'leaves-live'],
    [
      'site-reliability-engineer',
      'after-outage',
      'Once the document is written we are finished with the outage.',
      'report-in-drawer',
    ],
  ])('%s, %s, said by: %s', (occupation, key, text, mistake) => {
    expect(flags(occupation, key, text)).toContain(mistake);
  });

  // A member of a union, somebody ill, pregnant or old is marked down for nothing.
  test.each([
    ['en', /\bunions?\b|works council|\bstrikes?\b|sick (?:leave|note)|pregnan|maternity|ramadan|for old people/i],
    ['de', /gewerkschaft|betriebsrat|personalrat|streik|krankschreib|krankmeld|schwanger|elternzeit|ramadan|für alte/i],
    ['fr', /syndica|grève|arrêt maladie|enceinte|grossesse|ramadan|pour les vieux/i],
    ['es', /sindica|huelga|comité de empresa|baja médica|embaraz|ramadán|para viejos/i],
  ] as const)('none of them, and no point, is about what is protected (%s)', (language, protectedWords) => {
    const found = library
      .in(language)
      .flatMap(({ key, texts }) =>
        Object.values(texts.questions).flatMap(({ points, mistakes }) =>
          [...JSON.stringify([points, mistakes]).matchAll(new RegExp(protectedWords, 'gi'))].map(
            ([word]) => `${key}: ${word}`,
          ),
        ),
      );
    expect(library.in(language).length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });
});

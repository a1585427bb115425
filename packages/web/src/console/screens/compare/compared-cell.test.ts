import { expect, test } from 'vitest';
import { loadCatalogue as loadReport } from '../../../report/messages/languages.ts';
import { createTranslate as createReportTranslate } from '../../../report/messages/translate.ts';
import { loadCatalogue } from '../../messages/languages.ts';
import { createTranslate } from '../../messages/translate.ts';
import { wordless } from './compared-cell.tsx';

const t = createTranslate(await loadCatalogue('en'), 'en');
const said = createReportTranslate(await loadReport('en'), 'en');
const anchors = { grading: 'anchors' } as const;
const cell = { status: 'read', why: null, reason: null } as const;

test('why there is nothing to show is said as the report says it', () => {
  expect(wordless({ ...cell, status: 'not-asked', why: 'papers' }, anchors, t, said)).toBe(
    'not asked: papers are shown, not told',
  );
  expect(wordless({ ...cell, reason: 'too-short' }, anchors, t, said)).toBe('asked, the answer is too short');
  expect(wordless({ ...cell, reason: 'no-common-language' }, { grading: 'points' }, t, said)).toBe(
    'answers in this language are not compared: read it',
  );
  expect(wordless(cell, anchors, t, said)).toBe('Answered: read it in the transcript.');
});

test('until the words of reports are there, the console’s own do', () => {
  expect(wordless({ ...cell, status: 'not-asked', why: 'papers' }, anchors, t, null)).toBe('Not asked.');
  expect(wordless({ ...cell, reason: 'too-short' }, anchors, t, null)).toBe('Not assessable: the report says why.');
});

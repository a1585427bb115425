import { expect, test } from 'vitest';
import { createJobReader } from '../create.ts';

const lines = (description: string) =>
  createJobReader({ kind: 'embedded' })
    .read({ title: 'Bridge keeper', description })
    .lines.map(({ kind, head, text }) => ({ kind, head, text }));

const SECTIONS = (tasks: string[], asked: string[], nice: string[]): string =>
  `<p><strong>What you will do</strong></p><ul>${tasks.map((one) => `<li>${one}</li>`).join('')}</ul>` +
  `<p><strong>What you bring</strong></p><ul>${asked.map((one) => `<li>${one}</li>`).join('')}</ul>` +
  `<p><strong>Nice to have</strong></p><ul>${nice.map((one) => `<li>${one}</li>`).join('')}</ul>`;

test.each([
  ['Open and close: road gates, lock gates, the swing bridge.', 'Open and close'],
  ['Keep the log clean: every passage written down the same hour.', 'Keep the log clean'],
  ['Watch and warn: currents, wind, drifting timber.', 'Watch and warn'],
])('a line is whole and keeps its head: %s', (line, head) => {
  const found = lines(SECTIONS([line, 'Grease the bearings.'], ['Good with ropes and radios.'], []));
  expect(found[0]).toEqual({ kind: 'duty', head, text: line });
});

test('what is required, what is welcome and what is done are told apart, in the order of the text', () => {
  const found = lines(
    SECTIONS(
      ['Raise the bridge for ships.', 'Keep the machine room dry.'],
      ['You can read tide tables.', 'Experience with hydraulic machines is a plus.'],
      ['A boat licence.'],
    ),
  );
  expect(found.map(({ kind }) => kind)).toEqual(['duty', 'duty', 'must', 'nice', 'nice']);
});

test('the offsets are those of the plain text', () => {
  const reading = createJobReader({ kind: 'embedded' }).read({
    title: 'Bridge keeper',
    description: SECTIONS(['Raise the bridge: day and night.', 'Keep the log.'], ['You can read tide tables.'], []),
  });
  for (const { text, start, end } of reading.lines) expect(reading.plainText.slice(start, end)).toBe(text);
});

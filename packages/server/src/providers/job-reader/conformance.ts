import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JobReader, JobReading, Passage } from './port.ts';

const DESCRIPTION = [
  '<h1>Bridge inspector</h1>',
  '<p>Location: Porto, Portugal<br>Workplace type: Hybrid</p>',
  '<h2>Your tasks</h2><ul><li>Inspect bridges &amp; viaducts along the Douro</li><li>Write reports for the owners</li></ul>',
  '<h2>Requirements</h2><ul><li>Three years of experience with AutoCAD</li><li>Fluent Portuguese</li></ul>',
  '<h2>What we offer</h2><ul><li>Thirty days of leave</li></ul>',
].join('\n');

function passagesOf(reading: JobReading): Passage[] {
  return [
    ...reading.duties,
    ...reading.requirements,
    ...reading.benefits,
    ...reading.tools.map((tool) => tool.passage),
    ...[reading.evidence.workplaceType, ...reading.evidence.locations].filter((p) => p !== null),
  ];
}

function expectSound(reading: JobReading): void {
  for (const passage of passagesOf(reading)) {
    expect(reading.plainText.slice(passage.start, passage.end)).toBe(passage.text);
  }
  expect(reading.evidence.locations).toHaveLength(reading.locations.length);
  expect(reading.missing.includes('workplaceType')).toBe(reading.workplaceType === null);
  expect(reading.missing.includes('location')).toBe(reading.locations.length === 0);
  for (const { city, country } of reading.locations) expect(city ?? country).not.toBeNull();
}

/** What every reader of job descriptions has to keep, whatever it reads with. */
export function testJobReader(name: string, create: () => JobReader): void {
  describe(name, () => {
    const reader = create();
    const title = 'Bridge inspector';

    test('reads type and place with the sentences they come from', () => {
      const reading = reader.read({ title, description: DESCRIPTION });
      expect(reading.workplaceType).toBe('HYBRID');
      expect(reading.locations).toEqual([{ city: 'Porto', country: 'PT' }]);
      expect(reading.missing).toEqual([]);
      expect(reading.evidence.workplaceType?.text).toContain('Hybrid');
      expect(reading.evidence.locations[0]?.text).toContain('Porto');
      expectSound(reading);
    });

    test('keeps duties and requirements apart', () => {
      const reading = reader.read({ title, description: DESCRIPTION });
      expect(reading.duties.map((p) => p.text)).toContain('Inspect bridges & viaducts along the Douro');
      expect(reading.requirements.map((p) => p.text)).toContain('Fluent Portuguese');
      expect(reading.tools.map((t) => t.name)).toContain('AutoCAD');
    });

    test('names both when the text states neither', () => {
      const reading = reader.read({ title, description: 'We look for careful people who like bridges.' });
      expect(reading).toMatchObject({ workplaceType: null, locations: [], missing: ['workplaceType', 'location'] });
      expect(reading.evidence).toEqual({ workplaceType: null, locations: [] });
    });

    test('gives the same reading for the same text', () => {
      expect(reader.read({ title, description: DESCRIPTION })).toEqual(
        reader.read({ title, description: DESCRIPTION }),
      );
    });

    test('stays sound on any text', () => {
      const bits = fc.constantFrom(
        '<p>',
        '</li>',
        '&amp;',
        '\n',
        'Berlin',
        'remote',
        'hybrid',
        'vor Ort',
        '東京',
        '서울',
        '𝗥𝗲𝗺𝗼𝘁𝗲',
        '🇫🇷',
        '\u0301',
        'Standort:',
        '|',
        '- ',
        'Nice',
      );
      const text = fc.array(
        fc.oneof(bits, fc.string({ unit: 'grapheme', maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 6 })),
        { maxLength: 40 },
      );
      fc.assert(
        fc.property(text, (parts) => {
          expectSound(reader.read({ title: parts[0] ?? '', description: parts.join(' ') }));
        }),
        { numRuns: 150 },
      );
    });
  });
}

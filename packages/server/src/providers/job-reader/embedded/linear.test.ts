import { describe, expect, test } from 'vitest';
import { type Gazetteer, loadGazetteer } from './gazetteer.ts';
import { readJob } from './read-job.ts';

/** The longest description that is accepted. */
const LONGEST = 20_000;
const EIGHTH = LONGEST / 8;

const HOSTILE: Readonly<Record<string, string>> = {
  'nested elements': '<div><ul><li>',
  'headings full of inline elements': '<h1><b>a</b>',
  'elements never closed': '<a ',
  'many attributes': '<p a1 b2 c3 d4=" e5',
  'comments never closed': '<!-- a ',
  entities: '&amp;&#x41;&nosuch ',
  'one huge word': 'a',
  'one huge word in capitals': 'A',
  'one word of glued names': 'BerlinHamburg',
  'workplace words': 'remote hybrid on-site ',
  'workplace words and places': 'remote in Berlin, ',
  'negations without an end': 'not no kein sin ',
  'days without an end': '2 days remote 3 days office ',
  'places in a list': 'Berlin, Hamburg, ',
  'first words of long names': 'San Santa Las ',
  'prepositions without an end': 'in the ',
  labels: 'Location: Standort: ',
  'adjectives of cities': 'parisiens Berliner ',
  'header fields': 'a|',
  'list marks': '- * • ',
  'full stops': 'a.',
  'open brackets': '([{（【',
  digits: '1 ',
  'accents on nothing': '\u0301',
  'Han letters': '東京',
  'Hangul letters': '서울',
  'katakana names': 'ハノイ、',
  'styled letters': '𝗥𝗲𝗺𝗼𝘁𝗲 ',
  flags: '🇩🇪',
  'addresses of pages': 'http://a.b/ ',
  'at signs': 'a@',
  blanks: ' ',
  'line breaks': '\n',
  backslashes: '\\',
};

const gazetteer = loadGazetteer();

/** Counts how often the places are asked; everything asked is asked for a letter or word of the text. */
function counting(): { gazetteer: Gazetteer; asked(): number } {
  let asked = 0;
  const count = <T>(value: T): T => {
    asked += 1;
    return value;
  };
  return {
    asked: () => asked,
    gazetteer: {
      find: (key) => count(gazetteer.find(key)),
      findEastern: (name) => count(gazetteer.findEastern(name)),
      longestFrom: (word) => count(gazetteer.longestFrom(word)),
      longestEasternFrom: (letter) => count(gazetteer.longestEasternFrom(letter)),
      isWord: (key) => count(gazetteer.isWord(key)),
      countryOfState: (code) => count(gazetteer.countryOfState(code)),
    },
  };
}

function fill(bit: string, length: number): string {
  return bit.repeat(Math.ceil(length / bit.length)).slice(0, length);
}

describe('a text made to cost time', () => {
  test.each(Object.entries(HOSTILE))('%s: look-ups grow with the length and no faster', (_name, bit) => {
    const short = counting();
    const long = counting();
    readJob({ title: 'Any', description: fill(bit, EIGHTH) }, short.gazetteer);
    readJob({ title: 'Any', description: fill(bit, LONGEST) }, long.gazetteer);
    expect(long.asked()).toBeLessThanOrEqual(short.asked() * 9 + 200);
  });

  test.each(Object.entries(HOSTILE))('%s: eight times the text is far from 64 times the work', (_name, bit) => {
    const work = (length: number) => {
      const description = fill(bit, length);
      let least = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 5; round += 1) {
        const before = process.cpuUsage();
        readJob({ title: 'Any', description }, gazetteer);
        const { user, system } = process.cpuUsage(before);
        least = Math.min(least, user + system);
      }
      return least;
    };
    // A floor of 0.4 ms keeps the ratio meaningful where the short text costs next to nothing.
    expect(work(LONGEST) / Math.max(work(EIGHTH), 400)).toBeLessThan(40);
  });

  test('passages and tools are bounded', () => {
    const description = 'Requirements:\n'.concat('- You know TypeScript well\n'.repeat(600));
    const reading = readJob({ title: 'Any', description }, gazetteer);
    expect(reading.requirements.length).toBeLessThanOrEqual(60);
    expect(reading.tools.map((tool) => tool.name)).toEqual(['TypeScript']);
  });
});

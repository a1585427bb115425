import { expect, test } from 'vitest';
import { extractFounderApplication } from './extract.ts';
import { KNOWN_TOPICS } from './testing/known-topics.fixture.ts';
import { TOLD_BESIDE } from './testing/told-beside.fixture.ts';
import { MOVING, STAYING, type TopicCase, WANDERING } from './testing/topic-answers.fixture.ts';

/** Of every field the words found, in order; a leading "and" or the topic's own name may stay with them. */
function textsOf([language, key, answer]: TopicCase): Record<string, string> {
  const { fields } = extractFounderApplication({
    language,
    turns: [
      { speaker: 'interviewer', questionKey: key, text: '?' },
      { speaker: 'founder', text: answer },
    ],
  });
  const texts: Record<string, string> = {};
  for (const { field, value } of fields) texts[field] = texts[field] === undefined ? value : `${texts[field]} ${value}`;
  return texts;
}

/** Words before the expected ones that an announcement may leave behind. */
const LEFT_OVER_LENGTH = 40;

function expectTexts(found: TopicCase): void {
  const texts = textsOf(found);
  expect(Object.keys(texts).sort()).toEqual(Object.keys(found[3]).sort());
  for (const [field, expected] of Object.entries(found[3])) {
    expect(texts[field]).toContain(expected);
    expect((texts[field] ?? '').length - expected.length).toBeLessThanOrEqual(LEFT_OVER_LENGTH);
  }
}

test.each(STAYING)('%s %s stays whole: %s', (...found) => expectTexts(found));
test.each(MOVING)('%s %s goes on to another topic: %s', (...found) => expectTexts(found));
test.each(WANDERING)('%s %s without what surrounds it: %s', (...found) => expectTexts(found));
test.each(KNOWN_TOPICS)('%s %s by topic: %s', (...found) => expectTexts(found));
test.each(TOLD_BESIDE)('%s %s beside something else: %s', (...found) => expectTexts(found));

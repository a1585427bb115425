import { LANGUAGES } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { builtInContent } from '../../../testing/built-in-content.ts';
import { asksProtectedTopic } from '../protected-topics.ts';
import { banksIn } from './index.ts';

const HIRING_LANGUAGES = LANGUAGES.filter((language) =>
  ['en', 'de', 'es', 'fr', 'id', 'ja', 'ko', 'nl', 'vi'].includes(language),
);
const { trades, behavioural } = banksIn(builtInContent, 'en');
const keys = [...trades, behavioural].map(({ definition }) => definition.key);

test('the banks of trades and the one for any job are there, and as deep as promised', () => {
  const sizes = Object.fromEntries(
    [...trades, behavioural].map(({ definition }) => [definition.key, definition.questions.length]),
  );
  expect(Object.keys(sizes)).toEqual(['software-engineering', 'business-analysis', 'service-retail', 'behavioural']);
  expect(sizes['software-engineering']).toBeGreaterThanOrEqual(24);
  expect(sizes['business-analysis']).toBeGreaterThanOrEqual(18);
  expect(sizes['service-retail']).toBeGreaterThanOrEqual(18);
  expect(sizes.behavioural).toBeGreaterThanOrEqual(14);
});

test('every bank has enough for every level', () => {
  for (const { definition } of [...trades, behavioural])
    for (const level of ['junior', 'mid', 'senior', 'lead'] as const)
      expect(definition.questions.filter(({ levels }) => levels.includes(level)).length).toBeGreaterThanOrEqual(12);
});

describe.each(HIRING_LANGUAGES)('in %s', (language) => {
  const banks = banksIn(builtInContent, language);

  test.each(keys)('%s is written and asks nothing on forbidden ground', (key) => {
    const bank = [...banks.trades, banks.behavioural].find(({ definition }) => definition.key === key);
    const asked = Object.values(bank?.texts?.questions ?? {}).flatMap(
      ({ text, junior = '', senior = '', withTool = '', followUps }) => [
        text,
        junior,
        senior,
        withTool,
        ...Object.values(followUps),
      ],
    );
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.flatMap(asksProtectedTopic)).toEqual([]);
  });
});

import { LANGUAGES } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../messages/languages.ts';
import { createTranslate } from '../messages/translate.ts';
import { type Promised, wishPromise } from './wish-promise.ts';

const t = createTranslate(await loadCatalogue('en'), 'en');
const invitation = { organization: 'Acme' } as Parameters<typeof wishPromise>[1]['invitation'];

type How = Omit<Parameters<typeof wishPromise>[1], 'invitation'>;
const said = (key: Promised, how: How) => wishPromise(key, { ...how, invitation }, t).replace(/[\u2068\u2069]/g, '');

const SEEN = 'Your wish is kept with the interview, and Acme sees it there.';
const UNSEEN =
  'What you ask for is kept with the interview, but nobody at Acme is told of it from here. Write to Acme if you want to be sure that a person reads it.';
const BY_MAIL = 'When Acme answers, the answer comes to you by e-mail.';
const ITSELF = 'If Acme answers, it does so in its own way: nothing is mailed from here.';

describe('of a wish that is not said yet', () => {
  test.each([
    ['mail and members', { wishesReach: 'people', answersBy: 'mail' }, `${SEEN} ${BY_MAIL}`],
    ['members alone', { wishesReach: 'people', answersBy: 'organization' }, `${SEEN} ${ITSELF}`],
    ['mail alone', { wishesReach: 'nobody', answersBy: 'mail' }, `${UNSEEN} ${BY_MAIL}`],
    ['neither', { wishesReach: 'nobody', answersBy: 'organization' }, UNSEEN],
    ['a server of the release before', { answersBy: 'mail' }, `${SEEN} ${BY_MAIL}`],
  ] as const)('with %s', (_with, how, promised) => {
    expect(said('personOnlyText', how)).toBe(`The interview ends here. ${promised}`);
  });
});

describe('of one that is said', () => {
  const told = 'Your request for deletion is kept with the interview. Acme sees it there.';
  test.each([
    ['mail and members', { wishesReach: 'people', answersBy: 'mail' }, `${told} ${BY_MAIL}`],
    ['members alone', { wishesReach: 'people', answersBy: 'organization' }, `${told} ${ITSELF}`],
    ['mail alone', { wishesReach: 'nobody', answersBy: 'mail' }, `${UNSEEN} ${BY_MAIL}`],
    ['neither', { wishesReach: 'nobody', answersBy: 'organization' }, UNSEEN],
  ] as const)('with %s', (_with, how, promised) => {
    expect(said('eraseTold', how)).toBe(promised);
  });
});

test.each(LANGUAGES)('the four are told apart in %s', async (language) => {
  const own = createTranslate(await loadCatalogue(language), language);
  const four = (['people', 'nobody'] as const).flatMap((wishesReach) =>
    (['mail', 'organization'] as const).map((answersBy) =>
      wishPromise('personTold', { wishesReach, answersBy, invitation }, own),
    ),
  );
  expect(new Set(four).size).toBe(4);
  for (const text of four) expect(text).toContain('Acme');
});

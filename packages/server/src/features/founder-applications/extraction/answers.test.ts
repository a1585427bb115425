import { expect, test } from 'vitest';
import { type ConversationRecord, conversationDetails } from './conversation-details.ts';
import { extractFounderApplication } from './extract.ts';
import type { Turn } from './fields.ts';
import { type AnswerCase, CO_FOUNDER_ANSWERS, CONTACT_ANSWERS, EMPTY_ANSWERS } from './testing/answers.fixture.ts';
import { CO_FOUNDER_KINDS, CONTACT_KINDS } from './testing/known-kinds.fixture.ts';

const RECORD: ConversationRecord = {
  conversationId: 'c1',
  date: null,
  tokenizedLink: null,
  cohort: null,
  source: null,
  videoUrl: null,
  transcript: null,
};
const OWN_NAMES = {
  de: 'Ich bin Robin Ascher.',
  es: 'Soy Robin Ascher.',
  fr: 'Je suis Robin Ascher.',
  ja: '芦原凛です。',
};

function detailsOf([language, key, answer]: AnswerCase) {
  const own = OWN_NAMES[language as keyof typeof OWN_NAMES] ?? "I'm Robin Ascher.";
  const named: Turn[] =
    key === 'founder_name'
      ? []
      : [
          { speaker: 'interviewer', questionKey: 'founder_name', text: '?' },
          { speaker: 'founder', text: own },
        ];
  const turns: Turn[] = [
    ...named,
    { speaker: 'interviewer', questionKey: key, text: '?' },
    { speaker: 'founder', text: answer },
  ];
  const extraction = extractFounderApplication({ language, turns });
  return { extraction, details: conversationDetails(RECORD, extraction.fields) };
}

test.each([...CO_FOUNDER_ANSWERS, ...CO_FOUNDER_KINDS])('%s %s: %s', (...found) => {
  const { details } = detailsOf(found);
  expect(
    (details.coFounders ?? []).map(
      ({ firstName, lastName, role }) => `${firstName} ${lastName}${role === null ? '' : ` (${role})`}`,
    ),
  ).toEqual(found[3]);
});

test.each([...CONTACT_ANSWERS, ...CONTACT_KINDS])('%s %s: %s', (...found) => {
  const { details } = detailsOf(found);
  const [, key, , expected] = found;
  const value = {
    founder_name: details.founderName,
    founder_email: details.founderEmail,
    founder_phone: details.founderPhone?.replace(/(?!^\+)\D/gu, '') ?? null,
    founder_role: details.founderRole,
    founder_current_location: details.founderCurrentLocation,
  }[key];
  expect(value).toBe(key === 'founder_phone' && typeof expected === 'string' ? expected.replace(/\s/gu, '') : expected);
});

test.each(EMPTY_ANSWERS)('%s %s is left open: %s', (...found) => {
  const { extraction } = detailsOf(found);
  expect(extraction.fields.filter(({ turn }) => turn === 3)).toEqual([]);
  expect(extraction.noAnswers.map(({ questionKey }) => questionKey)).toEqual([found[1]]);
});

import { expect, test } from 'vitest';
import { smallBlueprint } from '../../testing/blueprints.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { loadPhrases, phraseBooks } from '../dialogue/index.ts';
import { writtenBeforehand } from './written-beforehand.ts';

await loadPhrases(builtInContent, 'en');
const phrases = phraseBooks(builtInContent)('en');
const blueprint = smallBlueprint();
type View = Parameters<typeof writtenBeforehand>[0];
const view = { blueprint, interview: { language: 'en' }, state: { cursor: 0 } } as unknown as View;
const isWritten = writtenBeforehand(view, phrases);
const [first, second] = blueprint.questions;
if (first === undefined || second === undefined) throw new Error('two questions at least');

test('questions, what leads to them, what is said again and when nobody answers were written beforehand', () => {
  for (const text of [
    `${blueprint.opening} ${first.text}`,
    `${phrases.transition(1)} ${second.text}`,
    ...first.followUps.map((followUp) => followUp.text),
    phrases.repeat(first.text, 0),
    phrases.nudge(1, 0),
    phrases.offer(),
    blueprint.closing,
  ])
    expect([text, isWritten(text)]).toEqual([text, true]);
});

test('what takes up words of the candidate, or asks about a CV, was not', () => {
  expect(isWritten(phrases.youSaid('I moved it to Kubernetes', first.text, 0))).toBe(false);
  expect(isWritten(`${phrases.transition(1)} You said that you moved it: what came first?`)).toBe(false);
  const text = 'You were at Tandem and Tyre for three years: what did you repair?';
  const questions = [...blueprint.questions, { ...first, key: 'cv', text, fromCv: true }];
  const withCv = { ...view, blueprint: { ...blueprint, questions } } as unknown as View;
  expect(writtenBeforehand(withCv, phrases)(text)).toBe(false);
});

import { expect, test } from 'vitest';
import type { Id } from '../../../platform/ids.ts';
import type { SpeechToText } from '../../../providers/speech-to-text/port.ts';
import { createScriptedSpeechToText } from '../../../providers/speech-to-text/scripted.ts';
import { Ears } from './ears.ts';

const one = 'interview-1' as Id<'interview'>;

/** Ears whose recogniser answers once it is let go, and how many pieces were turned into samples. */
function slowEars(atOnce = 100) {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const scripted = createScriptedSpeechToText(() => 'Yes.');
  const recogniser: SpeechToText = {
    ...scripted,
    async recognise(utterance) {
      await gone;
      return scripted.recognise(utterance);
    },
  };
  const ears = new Ears({
    recogniser,
    detector: null,
    clock: { now: () => 0 },
    atOnce,
    freeBytes: () => Number.MAX_SAFE_INTEGER,
  });
  const made: string[] = [];
  const hear = (id: Id<'interview'>, key: string) =>
    ears.hear(key, id, {
      samples: async () => {
        made.push(key);
        return new Float32Array(1_600);
      },
      language: 'en',
      terms: [],
    });
  return { ears, hear, made, letGo };
}

test('of one interview three pieces wait; one more is told to come again, and costs no memory', async () => {
  const { hear, made, letGo } = slowEars();
  const taken = ['0', '1', '2', '3'].map((key) => hear(one, key));
  expect(await hear(one, '4')).toEqual({ state: 'later' });
  expect(made).toEqual(['0']);
  letGo();
  expect((await Promise.all(taken)).map(({ state }) => state)).toEqual(['text', 'text', 'text', 'text']);
  expect(made).toEqual(['0', '1', '2', '3']);
  expect(await hear(one, '4')).toMatchObject({ state: 'text' });
});

test('of all interviews together no more wait than a server has memory for', async () => {
  const { hear, made, letGo } = slowEars();
  const taken = Array.from({ length: 34 }, (_, no) => hear(`interview-${no}` as Id<'interview'>, `${no}`));
  expect(await hear('interview-34' as Id<'interview'>, '34')).toEqual({ state: 'later' });
  expect(made).toHaveLength(2);
  letGo();
  await Promise.all(taken);
});

test('few calls wait for the same piece', async () => {
  const { hear, letGo } = slowEars();
  const asked = [1, 2, 3].map(() => hear(one, '0'));
  expect(await hear(one, '0')).toEqual({ state: 'later' });
  letGo();
  expect((await Promise.all(asked)).map(({ state }) => state)).toEqual(['text', 'text', 'text']);
});

test('where no more interviews can be spoken nothing is heard of another one', async () => {
  const { ears, hear, made } = slowEars(1);
  ears.take('interview-2' as Id<'interview'>);
  expect(await hear(one, '0')).toEqual({ state: 'later' });
  expect(made).toEqual([]);
});

test('with other engines what was begun ends as it began, and all of them stop in the end', async () => {
  const { ears, hear, letGo } = slowEars();
  const begun = hear(one, '0');
  await new Promise((resolve) => setImmediate(resolve));
  const stopped: string[] = [];
  const other = createScriptedSpeechToText(() => 'No.');
  ears.use({ recogniser: { ...other, stop: async () => void stopped.push('other') }, detector: null });
  ears.use({ recogniser: other, detector: null });
  letGo();
  expect(await begun).toMatchObject({ state: 'text', text: 'Yes.' });
  expect(await hear(one, '1')).toMatchObject({ state: 'text', text: 'No.' });
  expect(stopped).toEqual([]);
  await ears.stop();
  expect(stopped).toEqual(['other']);
});

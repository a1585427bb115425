import { SPEECH_RATE } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import type { Id } from '../../../platform/ids.ts';
import type { SpeechToText } from '../../../providers/speech-to-text/port.ts';
import { createScriptedSpeechToText } from '../../../providers/speech-to-text/scripted.ts';
import { createScriptedVoiceActivity } from '../../../providers/voice-activity/scripted.ts';
import { Ears } from './ears.ts';

const one = 'interview-1' as Id<'interview'>;
const speaking = (who: string, language: 'en' | 'th' = 'en') =>
  ({ interviewId: who as Id<'interview'>, language, staysHere: false }) as const;
const roomy = { clock: { now: () => 0 }, atOnce: 100, freeBytes: () => Number.MAX_SAFE_INTEGER };

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
  const ears = new Ears({ ...roomy, recognisers: [recogniser], detector: null, atOnce });
  const made: string[] = [];
  const hear = (id: Id<'interview'>, key: string) =>
    ears.hear(key, id, {
      samples: async () => {
        made.push(key);
        return new Float32Array(1_600);
      },
      language: 'en',
      terms: [],
      staysHere: false,
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
  ears.take(speaking('interview-2'));
  expect(await hear(one, '0')).toEqual({ state: 'later' });
  expect(made).toEqual([]);
});

test('with other engines what was begun ends as it began; what nothing waits for any longer ends', async () => {
  const { ears, hear, letGo } = slowEars();
  const begun = hear(one, '0');
  await new Promise((resolve) => setImmediate(resolve));
  const stopped: string[] = [];
  const named = (name: string) => ({
    ...createScriptedSpeechToText(() => 'No.', { name }),
    stop: async () => void stopped.push(name),
  });
  ears.use({ recognisers: [named('second')], detector: null });
  ears.use({ recognisers: [named('third')], detector: null });
  expect(stopped).toEqual(['second']);
  letGo();
  expect(await begun).toMatchObject({ state: 'text', text: 'Yes.' });
  expect(await hear(one, '1')).toMatchObject({ state: 'text', text: 'No.', engine: 'third' });
  await ears.stop();
  expect(stopped).toEqual(['second', 'third']);
});

test('a language that the newer engines do not know is heard by the one that did, until that can no longer', async () => {
  let isGone = false;
  const thai = createScriptedSpeechToText(() => (isGone ? { kind: 'unavailable', reason: 'failed' } : 'ใช่'), {
    languages: ['th', 'en'],
    name: 'thai',
  });
  const english = createScriptedSpeechToText(() => 'Yes.', { name: 'english' });
  const detector = createScriptedVoiceActivity(() => []);
  const ears = new Ears({ ...roomy, recognisers: [thai], detector });
  let piece = 0;
  const hear = (language: 'th' | 'en', seconds = 0.25) =>
    ears.hear(`piece-${piece++}`, one, {
      samples: async () => new Float32Array(seconds * SPEECH_RATE),
      language,
      terms: [],
      staysHere: false,
    });
  ears.use({ recognisers: [english], detector: null });
  expect([ears.knows('th'), ears.stateFor(speaking(one, 'th'))]).toEqual([true, 'ready']);
  expect(await hear('th')).toMatchObject({ state: 'text', engine: 'thai' });
  expect(await hear('en')).toMatchObject({ state: 'text', engine: 'english' });
  // The detector that was there is, although none came in its place.
  expect(await hear('en', 1)).toEqual({ state: 'silence', engine: detector.name });
  isGone = true;
  for (let time = 0; time < 4; time += 1) await hear('th');
  expect([ears.stateFor(speaking(one, 'th')), ears.stateFor(speaking(one))]).toEqual(['no-language', 'ready']);
});

test('words of what is being said come from what hears here, within a moment, and give way to what stays', async () => {
  let says = 'Then I rolled';
  const here = createScriptedSpeechToText(() => says, { captions: true });
  const ears = new Ears({ ...roomy, recognisers: [here], detector: null, atOnce: 4 });
  const sound = new Float32Array(1_600);
  const [mila, ravi, jan] = [speaking('mila'), speaking('ravi'), speaking('jan')];
  expect([ears.captions(mila), ears.captions(speaking('mila', 'th'))]).toEqual([true, false]);
  // Whoever has no place to speak has none for this either.
  expect(await ears.caption(mila, sound)).toBeNull();
  ears.take(mila);
  expect(await ears.caption(mila, sound)).toBe('Then I rolled');
  expect(here.heard[0]).toMatchObject({ use: 'caption', staysHere: true, terms: [] });
  expect((here.heard[0]?.deadlineAt ?? 0) - Date.now()).toBeLessThan(2_000);
  says = '';
  expect(await ears.caption(mila, sound)).toBeNull();
  ears.take(ravi);
  expect(await ears.caption(mila, sound)).toBeNull();
  expect(here.heard).toHaveLength(3);
  // More than half of the places are taken.
  ears.take(jan);
  expect(await ears.caption(mila, sound)).toBeNull();
  expect(here.heard).toHaveLength(3);
});

test('one speaker has one at a time, and what leaves this machine or is slow writes none', async () => {
  const { letGo, ears } = slowEars();
  expect(ears.captions(speaking('mila'))).toBe(false);
  letGo();
  const away = createScriptedSpeechToText(() => 'Yes.', { captions: true, leaves: true });
  expect(new Ears({ ...roomy, recognisers: [away], detector: null }).captions(speaking('mila'))).toBe(false);
  let answer = (): void => undefined;
  const slow = createScriptedSpeechToText(
    () =>
      new Promise((resolve) => {
        answer = () => resolve('Yes.');
      }),
    { captions: true },
  );
  const hearing = new Ears({ ...roomy, recognisers: [slow], detector: null });
  hearing.take(speaking('mila'));
  const first = hearing.caption(speaking('mila'), new Float32Array(1_600));
  expect(await hearing.caption(speaking('mila'), new Float32Array(1_600))).toBeNull();
  expect(slow.heard).toHaveLength(1);
  answer();
  expect(await first).toBe('Yes.');
});

import { expect, test } from 'vitest';
import type { Id } from '../../../platform/ids.ts';
import type { SpeechToText } from '../../../providers/speech-to-text/port.ts';
import { createScriptedSpeechToText, type ScriptedHearing } from '../../../providers/speech-to-text/scripted.ts';
import { createScriptedVoiceActivity } from '../../../providers/voice-activity/scripted.ts';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { Ears } from './ears.ts';

const GB = 1024 ** 3;
const FAILED = { kind: 'unavailable', reason: 'failed' } as const;
type Script = {
  endpoint: ScriptedHearing | Promise<ScriptedHearing>;
  local: ScriptedHearing | Promise<ScriptedHearing>;
};

/** An endpoint before an engine of this machine, each as the script says. Who `staysHere` did not agree to the endpoint. */
function both({ atOnce = 2, atOnceAway = 2 } = {}) {
  const script: Script = { endpoint: 'There.', local: 'Here.' };
  const memory = { freeBytes: 8 * GB };
  const clock = new FakeClock(0);
  const away = createScriptedSpeechToText(() => script.endpoint, { name: 'endpoint', leaves: true });
  const here = createScriptedSpeechToText(() => script.local, { name: 'local' });
  const recognisers: SpeechToText[] = [away, here];
  const options = { detector: null, clock, atOnce, atOnceAway, freeBytes: () => memory.freeBytes };
  const ears = new Ears({ ...options, recognisers });
  const speaker = (who: string, staysHere: boolean) =>
    ({ interviewId: who as Id<'interview'>, language: 'en', staysHere }) as const;
  let pieces = 0;
  return {
    ears,
    script,
    memory,
    clock,
    away,
    here,
    state: (who: string, staysHere = false) => ears.stateFor(speaker(who, staysHere)),
    take: (who: string, staysHere = false) => ears.take(speaker(who, staysHere)),
    hear: (who: string, staysHere = false) =>
      ears.hear(`piece-${pieces++}`, who as Id<'interview'>, {
        samples: async () => new Float32Array(1_600),
        language: 'en',
        terms: [],
        staysHere,
      }),
  };
}

/** Never settles, as an engine that hangs. */
const hung = (): Promise<ScriptedHearing> => new Promise(() => undefined);

test('an engine here that has grown, so that no memory is left, closes nothing to the endpoint', async () => {
  const { state, hear, take, memory } = both();
  take('at the engine here', true);
  memory.freeBytes = 0;
  expect([state('one', true), state('one')]).toEqual(['full', 'ready']);
  expect(await hear('one')).toMatchObject({ text: 'There.' });
});

test('who is heard by the endpoint has started no engine here: the first to need that one needs its memory', () => {
  const { state, take, memory } = both();
  take('at the endpoint');
  memory.freeBytes = GB;
  expect([state('one', true), state('one')]).toEqual(['full', 'ready']);
  memory.freeBytes = 2 * GB;
  expect(state('one', true)).toBe('ready');
});

test('an engine here that fails again and again is down alone', async () => {
  const { state, hear, script } = both();
  script.local = FAILED;
  for (let time = 0; time < 3; time += 1) expect(await hear('one', true)).toEqual({ state: 'later' });
  expect([state('one', true), state('two')]).toEqual(['down', 'ready']);
  expect(await hear('two')).toMatchObject({ text: 'There.' });
  // What goes well elsewhere does not heal it.
  expect(state('one', true)).toBe('down');
});

test('an endpoint that fails again and again is left alone for a while; the engine here hears, then writing is left', async () => {
  const { state, hear, script, away, here, clock } = both();
  script.endpoint = FAILED;
  for (let time = 0; time < 5; time += 1) expect(await hear('one')).toMatchObject({ text: 'Here.' });
  expect([away.heard.length, here.heard.length]).toEqual([3, 5]);
  expect([state('one'), state('two', true)]).toEqual(['ready', 'ready']);
  script.local = FAILED;
  for (let time = 0; time < 3; time += 1) expect(await hear('one')).toEqual({ state: 'later' });
  expect([state('one'), state('two', true)]).toEqual(['down', 'down']);
  script.endpoint = 'There.';
  clock.advance(30_000);
  expect(state('one')).toBe('ready');
  expect(await hear('one')).toMatchObject({ text: 'There.' });
});

test('an endpoint that is away for longer is asked more seldom, and as before once it has answered', async () => {
  const { hear, script, away, clock } = both();
  script.endpoint = FAILED;
  const asked = async () => {
    const before = away.heard.length;
    await hear('one');
    return away.heard.length - before;
  };
  for (let time = 0; time < 3; time += 1) await hear('one');
  clock.advance(30_000);
  expect([await asked(), await asked()]).toEqual([1, 0]);
  clock.advance(30_000);
  expect(await asked()).toBe(0);
  clock.advance(30_000);
  script.endpoint = 'There.';
  expect([await asked(), await asked()]).toEqual([1, 1]);
  script.endpoint = FAILED;
  expect([await asked(), await asked(), await asked(), await asked()]).toEqual([1, 1, 1, 0]);
});

test('places at the endpoint and here are counted apart', async () => {
  const { state, hear, take } = both();
  take('one');
  take('two');
  expect([state('three'), state('three', true)]).toEqual(['ready', 'ready']);
  // The endpoint has no place left, the engine here has.
  expect(await hear('three')).toMatchObject({ text: 'Here.' });
  take('four', true);
  expect([state('five'), state('five', true)]).toEqual(['full', 'full']);
  const other = both();
  other.take('one', true);
  other.take('two', true);
  expect([other.state('three', true), other.state('three')]).toEqual(['full', 'ready']);
});

test('an endpoint that hangs keeps nobody waiting who is heard here', async () => {
  const { hear, script } = both();
  script.endpoint = hung();
  void hear('one');
  void hear('two');
  expect(await hear('three', true)).toMatchObject({ text: 'Here.' });
}, 3_000);

test('an engine here that hangs keeps nobody waiting whom the endpoint hears', async () => {
  const { hear, script } = both();
  script.local = hung();
  void hear('one', true);
  void hear('two', true);
  expect(await hear('three')).toMatchObject({ text: 'There.' });
}, 3_000);

test('a detector that hangs costs some seconds, then it is left alone', async () => {
  const { clock } = both();
  const detector = createScriptedVoiceActivity(() => ({ kind: 'silent' }));
  const recogniser = createScriptedSpeechToText(() => 'Yes.');
  const ears = new Ears({ recognisers: [recogniser], detector, clock, atOnce: 2, freeBytes: () => 8 * GB });
  let pieces = 0;
  const hear = () =>
    ears.hear(`piece-${pieces++}`, 'one' as Id<'interview'>, {
      samples: async () => new Float32Array(16_000),
      language: 'en',
      terms: [],
      staysHere: true,
    });
  for (let time = 0; time < 3; time += 1) expect(await hear()).toMatchObject({ text: 'Yes.' });
  const before = Date.now();
  expect(await hear()).toMatchObject({ text: 'Yes.' });
  expect(Date.now() - before).toBeLessThan(1_000);
}, 15_000);

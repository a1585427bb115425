import { expect, test, vi } from 'vitest';
import { decodeWav } from '../../providers/shapes/wav.ts';
import { createScriptedTextToSpeech, type ScriptedSpeech } from '../../providers/text-to-speech/scripted.ts';
import { NoVoiceError, VoiceBusyError } from './errors.ts';
import { PromptVoice } from './prompt-voice.ts';
import { speechParts } from './speech-parts.ts';

const speaking = (reply: ScriptedSpeech = { kind: 'sound', ms: 500 }) => createScriptedTextToSpeech(() => reply);

test('a text is spoken once for all who ask, at the same time or later; another speed is another sound', async () => {
  const engine = speaking();
  const voice = new PromptVoice(engine);
  const [first, second] = await Promise.all([
    voice.speak('What came first?', 'en', 1),
    voice.speak('What came first?', 'en', 1),
  ]);
  expect(second).toBe(first);
  expect(await voice.speak('What came first?', 'en', 1)).toBe(first);
  expect(decodeWav(first).samples).toHaveLength(8_000);
  await voice.speak('What came first?', 'en', 0.8);
  expect(engine.spoken.map(({ speed }) => speed)).toEqual([1, 0.8]);
});

test('within its bound the longest unheard is let go first', async () => {
  const engine = speaking();
  const voice = new PromptVoice(engine, 2 * (16_000 + 44));
  const say = (text: string) => voice.speak(text, 'en', 1);
  for (const text of ['one', 'two', 'one', 'three', 'one', 'two']) await say(text);
  expect(engine.spoken.map(({ text }) => text)).toEqual(['one', 'two', 'three', 'two']);
});

test('a language without a voice is refused, and so is a text that no voice takes', async () => {
  const voice = new PromptVoice(speaking());
  expect([voice.canSpeak('Hi', 'en'), voice.canSpeak('Hi', 'th'), voice.canSpeak(' ', 'en')]).toEqual([
    true,
    false,
    false,
  ]);
  await expect(voice.speak('Hi', 'th', 1)).rejects.toThrow(NoVoiceError);
  await expect(voice.speak('a'.repeat(3_000), 'en', 1)).rejects.toThrow(NoVoiceError);
});

test('a failure is told as one and not kept', async () => {
  let call = 0;
  const engine = createScriptedTextToSpeech(() =>
    call++ === 0 ? { kind: 'unavailable', reason: 'failed' } : { kind: 'sound', ms: 100 },
  );
  const voice = new PromptVoice(engine);
  await expect(voice.speak('Hi', 'en', 1)).rejects.toThrow(VoiceBusyError);
  expect((await voice.speak('Hi', 'en', 1)).length).toBe(44 + 3_200);
});

test('more than a few texts at once are refused, those under way are not', async () => {
  const resolvers: (() => void)[] = [];
  const engine = speaking();
  const slow = {
    ...engine,
    speak: async (...args: Parameters<typeof engine.speak>) => {
      await new Promise<void>((resolve) => resolvers.push(resolve));
      return engine.speak(...args);
    },
  };
  const voice = new PromptVoice(slow);
  const under = ['1', '2', '3', '4'].map((text) => voice.speak(text, 'en', 1));
  const same = voice.speak('1', 'en', 1);
  await expect(voice.speak('5', 'en', 1)).rejects.toThrow(VoiceBusyError);
  for (const resolve of resolvers) resolve();
  expect(await Promise.all([...under, same])).toHaveLength(5);
});

const TWO = 'What did you do in the first hour? And what came of it in the end?';

test('a text is spoken sentence by sentence, and what is said again is not made again', async () => {
  const engine = speaking();
  const voice = new PromptVoice(engine);
  const sound = decodeWav(await voice.speak(TWO, 'en', 1));
  expect(engine.spoken.map(({ text }) => text)).toEqual([
    'What did you do in the first hour?',
    'And what came of it in the end?',
  ]);
  expect(sound.samples.length).toBeGreaterThan(16_000);
  await voice.speak(`Thank you. Let us go on. ${TWO}`, 'en', 1);
  expect(engine.spoken).toHaveLength(3);
  expect(await voice.speakPart(TWO, 'en', 1, 1)).not.toBeNull();
  expect(await voice.speakPart(TWO, 'en', 1, 2)).toBeNull();
  expect(engine.spoken).toHaveLength(3);
});

test('what will probably be asked is made ahead, and waits while somebody is waiting', async () => {
  const resolvers: (() => void)[] = [];
  const engine = speaking();
  const slow = {
    ...engine,
    speak: async (...args: Parameters<typeof engine.speak>) => {
      await new Promise<void>((resolve) => resolvers.push(resolve));
      return engine.speak(...args);
    },
  };
  const voice = new PromptVoice(slow);
  const asked = voice.speak('Somebody waits for this sentence.', 'en', 1);
  voice.prepare('one', { next: [TWO], maybe: [TWO] }, 'en');
  voice.prepare('two', { next: ['In another language nothing is said.'], maybe: [] }, 'th');
  expect(resolvers).toHaveLength(1);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  for (let made = 0; made < 3; made += 1) {
    resolvers.shift()?.();
    await settle();
  }
  await asked;
  expect(engine.spoken.map(({ text }) => text)).toEqual([
    'Somebody waits for this sentence.',
    'What did you do in the first hour?',
    'And what came of it in the end?',
  ]);
  await voice.speak(TWO, 'en', 1);
  expect(engine.spoken).toHaveLength(3);
});

test('what is foreseen is made in whole, then how each other may begin; interviews take turns', async () => {
  const resolvers: (() => void)[] = [];
  const engine = speaking();
  const slow = {
    ...engine,
    speak: async (...args: Parameters<typeof engine.speak>) => {
      await new Promise<void>((resolve) => resolvers.push(resolve));
      return engine.speak(...args);
    },
  };
  const voice = new PromptVoice(slow);
  const letGo = async (count: number) => {
    for (let made = 0; made < count; made += 1) {
      resolvers.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  voice.prepare(
    'a',
    { next: [TWO], maybe: ['Perhaps this is asked. Then this too, at length.', 'Or that is asked.'] },
    'en',
  );
  voice.prepare(
    'b',
    { next: ['Another candidate hears this.', 'This was foreseen and does not come.'], maybe: [] },
    'en',
  );
  await letGo(3);
  // What was wanted before has not come true: only what is wanted now is made.
  voice.prepare('b', { next: ['Another one hears that.'], maybe: [] }, 'en');
  await letGo(5);
  expect(engine.spoken.map(({ text }) => text)).toEqual([
    'What did you do in the first hour?',
    'And what came of it in the end?',
    'Another candidate hears this.',
    'Perhaps this is asked.',
    'Another one hears that.',
    'Or that is asked.',
    'Then this too, at length.',
  ]);
});

test('what will be asked for in a moment goes before all that may be', async () => {
  const resolvers: (() => void)[] = [];
  const engine = speaking();
  const slow = {
    ...engine,
    speak: async (...args: Parameters<typeof engine.speak>) => {
      await new Promise<void>((resolve) => resolvers.push(resolve));
      return engine.speak(...args);
    },
  };
  const voice = new PromptVoice(slow);
  voice.prepare('a', { next: ['This may be said, perhaps.', 'And so may that be.'], maybe: [] }, 'en');
  voice.hurry('This is said now. The rest follows it.', 'en');
  voice.hurry('In a language without a voice.', 'th');
  for (let made = 0; made < 4; made += 1) {
    while (resolvers.length > 0) resolvers.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(engine.spoken.map(({ text }) => text)).toEqual([
    'This may be said, perhaps.',
    'This is said now. The rest follows it.',
    'And so may that be.',
  ]);
});

test('what is played right after the beginning is made before all that may be, too', async () => {
  const resolvers: (() => void)[] = [];
  const engine = speaking();
  const slow = {
    ...engine,
    speak: async (...args: Parameters<typeof engine.speak>) => {
      await new Promise<void>((resolve) => resolvers.push(resolve));
      return engine.speak(...args);
    },
  };
  const voice = new PromptVoice(slow);
  voice.prepare('a', { next: ['This may be said, perhaps.', 'And so may that be.'], maybe: [] }, 'en');
  voice.hurry(`${TWO} What else is there to be told of it?`, 'en');
  for (let made = 0; made < 4; made += 1) {
    resolvers.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(engine.spoken.map(({ text }) => text)).toEqual([
    'This may be said, perhaps.',
    'What did you do in the first hour?',
    'And what came of it in the end?',
    'And so may that be.',
  ]);
});

test('while it is held nothing is made ahead; whoever asks is served at once', async () => {
  vi.useFakeTimers();
  try {
    const engine = speaking();
    const voice = new PromptVoice(engine);
    const said = () => engine.spoken.map(({ text }) => text);
    const release = voice.hold(10_000);
    voice.hold(2_000);
    voice.prepare('a', { next: ['This may be said, perhaps.'], maybe: [] }, 'en');
    await voice.speakPart('This was thought of meanwhile.', 'en', 1, 0);
    release();
    release();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(said()).toEqual(['This was thought of meanwhile.']);
    await vi.advanceTimersByTimeAsync(1);
    expect(said()).toEqual(['This was thought of meanwhile.', 'This may be said, perhaps.']);
    const again = voice.hold(2_000);
    voice.prepare('a', { next: ['And this may be said as well.'], maybe: [] }, 'en');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(said()).toHaveLength(2);
    again();
    await vi.advanceTimersByTimeAsync(0);
    expect(said().at(-1)).toBe('And this may be said as well.');
    voice.hold(2_000, 'a');
    voice.hold(2_000, 'a');
    voice.prepare('a', { next: ['This is asked after a thought.'], maybe: [] }, 'en');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(said()).toHaveLength(3);
    voice.freeFor('b');
    await vi.advanceTimersByTimeAsync(0);
    expect(said()).toHaveLength(3);
    voice.freeFor('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(said().at(-1)).toBe('This is asked after a thought.');
    voice.hold(2_000, 'a');
    await voice.stop();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a piece that cannot be spoken ends what is made ahead for its interview alone', async () => {
  const engine = createScriptedTextToSpeech(({ text }) =>
    text.startsWith('In the first') ? { kind: 'unavailable', reason: 'failed' } : { kind: 'sound', ms: 100 },
  );
  const voice = new PromptVoice(engine);
  voice.prepare('one', { next: ['In the first hour nobody knew.', 'This one is given up.'], maybe: [] }, 'en');
  voice.prepare('two', { next: ['Another candidate hears this.', 'And this as well.'], maybe: [] }, 'en');
  await vi.waitFor(() => expect(engine.spoken.at(-1)?.text).toBe('And this as well.'));
  expect(engine.spoken.map(({ text }) => text)).not.toContain('This one is given up.');
});

test('a voice that fails ends what is made ahead, and nobody is told', async () => {
  const voice = new PromptVoice(speaking({ kind: 'unavailable', reason: 'failed' }));
  voice.prepare('one', { next: [TWO], maybe: [] }, 'en');
  await expect(voice.speak(TWO, 'en', 1)).rejects.toThrow(VoiceBusyError);
});

test.each([
  ['Hello. I am an AI, a computer program, and I hold this interview.', 1],
  ['Short. Words.', 1],
  [`${'This sentence has many clauses, '.repeat(20)}and an end.`, 7],
  [
    'In the first hour after the alarm, when nobody knew yet what had happened, what did you do and whom did you tell?',
    2,
  ],
  ['これはとても長い一つ目の文章で、声に出して読まれます。そして、これがとても長い二つ目の文章です。', 2],
])('%s is spoken in so many pieces that hold all of it', (text, least) => {
  const parts = speechParts(text, /[ぁ-ん]/.test(text) ? 'ja' : 'en');
  expect(parts.length).toBeGreaterThanOrEqual(least);
  expect(parts.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(240);
});

test.each([
  [
    'How many people use it, and how many of them do so in the way you had in mind?',
    ['How many people use it,', 'and how many of them do so in the way you had in mind?'],
  ],
  [
    'Thank you. What do you run first on each of the two machines, and what do you compare?',
    ['Thank you. What do you run first on each of the two machines,', 'and what do you compare?'],
  ],
  // A mere word or two is no piece of its own.
  ['Take one result, even a small one. What was it?', ['Take one result, even a small one. What was it?']],
  [
    'Last week the model called it, the connection broke, and it called again with the same arguments, all within a second, before anybody saw it. Why?',
    [
      'Last week the model called it,',
      'the connection broke,',
      'and it called again with the same arguments,',
      'all within a second, before anybody saw it. Why?',
    ],
  ],
  [
    'What was it? How many people use it, and how many of them do so in the way you had in mind?',
    ['What was it? How many people use it,', 'and how many of them do so in the way you had in mind?'],
  ],
  [
    'Say what it was for. How many people use it, and how many of them do so in the way you had in mind?',
    ['Say what it was for.', 'How many people use it, and how many of them do so in the way you had in mind?'],
  ],
  [
    '昨日の夜、何が起きましたか、そしてあなたは最初に何をしましたか。',
    ['昨日の夜、何が起きましたか、', 'そしてあなたは最初に何をしましたか。'],
  ],
])('the beginning of %s is its first clause, and what follows grows', (text, parts) => {
  expect(speechParts(text, /[ぁ-ん]/.test(text) ? 'ja' : 'en')).toEqual(parts);
});

const robot = (name: string, language: 'en' | 'th', ms = 100) =>
  createScriptedTextToSpeech(() => ({ kind: 'sound', ms }), {
    name,
    voices: [{ id: name, languages: [language], manner: 'robotic' }],
  });

test('a new voice speaks what is asked again; sounds of the other stay its own', async () => {
  const first = speaking();
  const second = createScriptedTextToSpeech(() => ({ kind: 'sound', ms: 500 }), { name: 'second' });
  const voice = new PromptVoice(first);
  const stop = vi.spyOn(first, 'stop');
  await voice.speak('Hello.', 'en', 1);
  voice.use(second);
  expect(stop).toHaveBeenCalledOnce();
  await voice.speak('Hello.', 'en', 1);
  expect([first.spoken.length, second.spoken.length]).toEqual([1, 1]);
  // The same voice opened again says nothing again.
  const again = createScriptedTextToSpeech(() => ({ kind: 'sound', ms: 500 }), { name: 'second' });
  voice.use(again);
  await voice.speak('Hello.', 'en', 1);
  expect(again.spoken).toEqual([]);
});

test('what only a former voice speaks, or speaks like a person, it speaks on until it can no longer', async () => {
  let isGone = false;
  const natural = createScriptedTextToSpeech(() =>
    isGone ? { kind: 'unavailable', reason: 'failed' } : { kind: 'sound', ms: 500 },
  );
  const voice = new PromptVoice(robot('thai', 'th'));
  voice.use(natural);
  const english = robot('english', 'en');
  voice.use(english);
  expect(voice.canSpeak('สวัสดี', 'th')).toBe(true);
  await voice.speak('Hello.', 'en', 1);
  expect([natural.spoken.length, english.spoken.length]).toEqual([1, 0]);
  isGone = true;
  await voice.speak('One more.', 'en', 1);
  await voice.speak('And another.', 'en', 1);
  expect([natural.spoken.length, english.spoken.length]).toEqual([2, 2]);
});

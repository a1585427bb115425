import type { Heard } from '@colloquy/contract/room';
import { afterEach, expect, test, vi } from 'vitest';
import { ANSWER, spokenPage, track } from '../testing/spoken-page.ts';

vi.mock('./pcm-worklet.ts?worker&url', () => ({ default: '/pcm.js' }));
const { createVoice } = await import('./voice.ts');

const spoken = (soFar: Heard[] = [], isRead = false, unread = 0) => spokenPage(createVoice, soFar, isRead, unread);
afterEach(() => vi.unstubAllGlobals());

test('what is said stands in the field while the microphone is open, and goes out after its silence', async () => {
  const { room, speak, quiet, names, sent } = await spoken();
  await quiet(500);
  await speak();
  await quiet(1_000);
  expect(room.snapshot().draft).toBe(ANSWER);
  expect(sent[0]).toMatchObject({ seq: 0, isOver: false, slot: 'question-1' });
  expect(names()).not.toContain('answer');
  await quiet(3_000);
  expect(names()).toContain('answer');
});

test('nobody who speaks on is silent to the server', async () => {
  const { quiet, speak, names } = await spoken();
  await quiet(500);
  await speak(1_400);
  expect(names()).toContain('typing');
});

test('"I am done" waits for the last words, and sends them', async () => {
  const { clock, room, speak, quiet, transport } = await spoken();
  await quiet(500);
  await speak();
  room.answer();
  expect(room.snapshot().finishing).toBe(true);
  await clock.pass(0);
  const sent = transport.received.find(({ name }) => name === 'answer');
  expect(sent?.body).toMatchObject({ text: ANSWER });
  expect(room.snapshot().finishing).toBe(false);
});

test('a key in the field leaves the sending to the candidate', async () => {
  const { room, speak, quiet, names } = await spoken();
  await quiet(500);
  await speak();
  await quiet(1_000);
  room.setDraft(`${ANSWER} Exactly.`);
  await quiet(20_000);
  expect(names()).not.toContain('answer');
});

const piece = (seq: number, text: string, placed: boolean): Heard => ({
  take: 'earlier',
  seq,
  state: 'text',
  text,
  confidence: 0.9,
  sense: 'answer',
  open: false,
  placed,
});

test('what was said before a reload is back, once, and not what stands in the draft already', async () => {
  const { room, clock } = await spoken([piece(0, 'Kept before.', true), piece(1, 'And this was not.', false)]);
  await clock.pass(10_000);
  expect(room.snapshot().draft).toBe('And this was not.');
});

test('what was said before a reload is back also where its list could not be read at first', async () => {
  const { room, clock } = await spoken([piece(0, 'This was not kept.', false)], false, 3);
  expect(room.snapshot().draft).toBe('');
  await clock.pass(10_000);
  expect(room.snapshot().draft).toBe('This was not kept.');
});

test('a line that is away loses no word: it goes out when the line is back, and nothing is sent before', async () => {
  const { voice, room, quiet, speak, answer, names, clock } = await spoken();
  answer(() => 'away');
  await quiet(500);
  await speak();
  await quiet(40_000);
  expect([room.snapshot().draft, names().includes('answer')]).toEqual(['', false]);
  expect(voice.view()).toMatchObject({ stage: 'writing', isSlow: true });
  answer(() => ({ text: ANSWER }));
  voice.wake();
  await clock.pass(0);
  expect(room.snapshot().draft).toBe(ANSWER);
});

test('a sign of listening and the page’s own words are no part of the answer', async () => {
  const { room, quiet, speak, answer } = await spoken();
  for (const sense of ['acknowledgement', 'echo', 'interruption'] as const) {
    answer(() => ({ text: 'mm', sense }));
    await quiet(500);
    await speak(800);
    await quiet(1_000);
  }
  expect(room.snapshot().draft).toBe('');
});

test('while a question is read a sign of listening stops nothing, a wish to stop does', async () => {
  const { voice, quiet, sound, answer, played, plays } = await spoken([], true);
  plays(() => ({ kind: 'sound', bytes: new ArrayBuffer(8) }));
  voice.playAgain();
  await quiet(500);
  expect(voice.view().player).toBe('playing');
  answer(() => ({ text: 'Mm.', sense: 'acknowledgement' }));
  await sound(400, 0.4);
  await quiet(1_000);
  expect([voice.view().player, played[0]?.isStopped]).toEqual(['playing', false]);
  answer(() => ({ text: 'Wait, stop.', sense: 'interruption' }));
  await sound(800, 0.4);
  await quiet(1_000);
  expect([voice.view().player, played[0]?.isStopped]).toEqual(['idle', true]);
});

test('its own sound at −12 dB is heard by nobody, stops nothing, and whoever speaks louder is heard', async () => {
  const { voice, quiet, sound, played, plays, sent } = await spoken([], true);
  plays(() => ({ kind: 'sound', bytes: new ArrayBuffer(8) }));
  voice.playAgain();
  await quiet(500);
  await sound(20_000, 0.025);
  expect([sent.length, voice.view().player, played[0]?.isStopped]).toEqual([0, 'playing', false]);
  await sound(2_500, 0.3);
  await quiet(1_000);
  expect([sent.length, sent[0]?.isOver, played[0]?.isStopped]).toEqual([1, true, true]);
});

test('a tail of 1.2 s after the last word of a question is no turn, and an answer in it is', async () => {
  const after = async (amplitude: (share: number) => number) => {
    const { voice, quiet, sound, played, plays, sent, clock } = await spoken([], true);
    plays(() => ({ kind: 'sound', bytes: new ArrayBuffer(8) }));
    voice.playAgain();
    await quiet(500);
    plays(() => ({ kind: 'end' }));
    played[0]?.onended?.();
    await clock.pass(0);
    for (let at = 0; at < 60; at += 1) await sound(20, amplitude(at / 60));
    await quiet(1_000);
    return sent.length;
  };
  // Dies away by 30 dB from −12 dB of what was played.
  expect(await after((share) => 0.025 * 10 ** ((-30 * share) / 20))).toBe(0);
  expect(await after(() => 0.1)).toBe(1);
});

test('a question that is there when somebody speaks on waits, is fetched anew, and what was said is no answer yet', async () => {
  const { room, quiet, speak, played, plays, names } = await spoken([], true);
  let fetched = 0;
  const asked = () => room.snapshot().state?.conversation?.prompt?.id;
  await quiet(500);
  await speak();
  plays(() => {
    fetched += 1;
    return { kind: 'sound', bytes: new ArrayBuffer(8) };
  });
  while (!names().includes('answer')) await quiet(20);
  const before = asked();
  // Somebody goes on before the next question is there.
  while (asked() === before) await speak(100);
  await speak(500);
  expect(played).toEqual([]);
  const first = fetched;
  expect(first).toBeGreaterThan(0);
  await quiet(900);
  expect([played.length, fetched > first]).toEqual([1, true]);
  const kept = room.snapshot().draft;
  plays(() => ({ kind: 'end' }));
  played[0]?.onended?.();
  await quiet(8_000);
  expect([names().filter((name) => name === 'answer').length, room.snapshot().draft]).toEqual([1, kept]);
  await speak();
  await quiet(8_000);
  expect(names().filter((name) => name === 'answer')).toHaveLength(2);
});

test('after a call that took the sound the question is read again, unless it is being answered', async () => {
  const { voice, room, quiet, played, plays, clock } = await spoken([], true);
  plays(() => ({ kind: 'sound', bytes: new ArrayBuffer(8) }));
  const call = async () => {
    track.onmute?.();
    await clock.pass(0);
    expect(voice.view().microphone).toBe('muted');
    track.onunmute?.();
    await clock.pass(0);
    expect(voice.view().microphone).toBe('on');
  };
  await quiet(500);
  await call();
  expect(played).toHaveLength(1);
  voice.stopPlaying();
  room.setDraft('When the cluster went down');
  await call();
  expect(played).toHaveLength(1);
});

test('speech that is refused closes the microphone, says so, and answers are typed', async () => {
  const { voice, room, quiet, speak, answer, clock } = await spoken();
  answer(() => 'refused');
  await quiet(500);
  await speak();
  await quiet(1_000);
  expect(voice.view()).toMatchObject({ isRefused: true, microphone: 'off' });
  room.setDraft(ANSWER);
  room.answer();
  await clock.pass(1_000);
  expect(room.snapshot().state?.conversation?.lastAnswer?.text).toBe(ANSWER);
});

test('what no engine could write down is said to be lost', async () => {
  const { voice, quiet, speak, answer } = await spoken();
  answer(() => ({ state: 'unheard' }));
  await quiet(500);
  await speak();
  await quiet(1_000);
  expect(voice.view().isLost).toBe(true);
});

test('unplugged in mid-answer, what was said until then is sent', async () => {
  const { voice, room, quiet, speak, clock } = await spoken();
  await quiet(500);
  await speak();
  track.onended?.();
  await clock.pass(0);
  expect(voice.view().microphone).toBe('unplugged');
  expect(room.snapshot().draft).toBe(ANSWER);
  voice.again();
  await clock.pass(0);
  expect(voice.view().microphone).toBe('on');
});

test('stopped, it hears nothing more and answers are typed again', async () => {
  const { voice, room, quiet, speak, sent, clock } = await spoken();
  await quiet(500);
  voice.stop();
  await speak();
  await quiet(1_000);
  expect(sent).toEqual([]);
  room.setDraft(ANSWER);
  room.answer();
  await clock.pass(0);
  expect(room.snapshot().pendingAnswer === null || room.snapshot().draft === '').toBe(true);
});

test('words that were hard to hear are asked for once more aloud where the question was, once', async () => {
  for (const isRead of [true, false]) {
    const { quiet, speak, answer, plays, played, urls, clock } = await spoken([], isRead);
    await clock.pass(0);
    urls.length = 0;
    plays(() => (urls.length === 1 ? { kind: 'sound', bytes: new ArrayBuffer(8) } : { kind: 'end' }));
    answer(() => ({ text: ANSWER, confidence: 0.5 }));
    await quiet(500);
    await speak();
    await quiet(1_000);
    expect(played).toHaveLength(isRead ? 1 : 0);
    expect(new Set(urls)).toEqual(new Set(isRead ? ['/room/api/speech/1?say=again'] : []));
    played[0]?.onended?.();
    await quiet(2_000);
    await speak();
    await quiet(1_000);
    expect(urls.filter((url) => url.includes('again'))).toHaveLength(isRead ? 2 : 0);
  }
});

test('words stand on the page while they are said, and in the field once they stay', async () => {
  const { voice, room, speak, quiet, captions } = await spoken();
  captions(async () => ({ kind: 'text', text: 'When the cluster' }));
  await quiet(500);
  await speak(2_000);
  expect([voice.view().running, room.snapshot().draft]).toEqual(['When the cluster', '']);
  await quiet(1_500);
  expect([voice.view().running, room.snapshot().draft]).toEqual(['', ANSWER]);
});

test('a server that does not write down what is being said is not asked to', async () => {
  const { voice, room, transport, clock, quiet, speak, asked } = await spoken();
  const { state } = transport.interview;
  transport.interview.state = (seat) => {
    const told = state(seat);
    return { ...told, speech: { ...told.speech, captions: false } };
  };
  room.noteSpeaking();
  await clock.pass(60_000);
  await quiet(500);
  await speak(3_000);
  expect([room.snapshot().state?.speech.captions, asked, voice.view().running]).toEqual([false, [], '']);
});

test('a knock leaves no words on the page, and the next sentence has its own from its first second on', async () => {
  const { voice, quiet, speak, sound, asked, captions } = await spoken();
  captions(async () => ({ kind: 'text', text: 'You' }));
  await quiet(500);
  await sound(100, 0.3);
  await quiet(3_000);
  expect(voice.view().running).toBe('');
  const before = asked.length;
  await speak(1_100);
  expect(asked.slice(before)).toHaveLength(1);
});

test('words on their way go with a page that is no longer heard', async () => {
  const { voice, quiet, speak, answer, captions } = await spoken();
  captions(async () => ({ kind: 'text', text: 'When the cluster' }));
  answer(() => 'refused');
  await quiet(500);
  await speak(2_000);
  expect(voice.view().running).toBe('When the cluster');
  await quiet(1_500);
  expect(voice.view()).toMatchObject({ isRefused: true, running: '' });
});

import { describe, expect, test } from 'vitest';
import { openPage, type RoomAt, roomAtQuestion, roomAtWelcome } from '../testing/room-at.ts';
import { screenOf } from './snapshot.ts';

const LONG = 'I looked at the queue first, saw that it stood still, and rolled back before I searched for the cause.';

function sent({ transport }: RoomAt, name: string) {
  return transport.received.filter((command) => command.name === name).map(({ body }) => body);
}

describe('before the interview', () => {
  test('opening the page sends no command', async () => {
    const at = await roomAtWelcome();
    await at.clock.pass(120_000);
    expect(at.transport.received).toEqual([]);
    expect(screenOf(at.room.snapshot())).toBe('welcome');
  });

  test('every consent is decided, what is not ticked as refused, and then it begins', async () => {
    const at = await roomAtWelcome();
    at.room.consentAndBegin(new Set(['ai-evaluation']));
    await at.clock.pass(0);
    expect(at.transport.received.map(({ name }) => name)).toEqual(['consent', 'begin']);
    expect(sent(at, 'consent')[0]?.decisions).toEqual([
      { purpose: 'recording', textVersion: 1, given: false },
      { purpose: 'ai-evaluation', textVersion: 1, given: true },
    ]);
    expect(screenOf(at.room.snapshot())).toBe('conversation');
  });

  test('the language of the page is told, so that the consents come in it; the conversation keeps its own', async () => {
    const at = await roomAtWelcome();
    at.room.chooseLanguage('de');
    await at.clock.pass(0);
    const { state, language } = at.room.snapshot();
    expect(language).toBe('de');
    expect(state?.language).toBe('de');
    expect(state?.invitation.interviewLanguage).toBe('en');
    expect(state?.consents[0]?.text).toContain('aufgezeichnet');
  });

  test('declining for a person sends the note while there is somebody to tell', async () => {
    const at = await roomAtWelcome();
    at.room.setSide('person', 'I stammer and would rather talk.');
    at.room.declineForPerson();
    await at.clock.pass(0);
    expect(at.transport.received.map(({ name }) => name)).toEqual(['ask-human', 'leave']);
    expect(sent(at, 'leave')[0]).toMatchObject({ how: 'decline', wantsPerson: true });
    expect(at.room.snapshot().state).toMatchObject({ phase: 'ended', ending: 'declined', humanAsked: true });
  });
});

describe('an answer', () => {
  test('reaches the server once, whatever happens to the replies', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft(LONG);
    at.transport.line = 'loses-replies';
    at.room.answer();
    await at.clock.pass(6000);
    at.transport.line = 'up';
    await at.clock.pass(30_000);
    const answers = sent(at, 'answer');
    expect(answers.length).toBeGreaterThan(1);
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    const said = at.room.snapshot().state?.conversation?.transcript.filter(({ speaker }) => speaker === 'candidate');
    expect(said?.map(({ text }) => text)).toEqual([LONG]);
    expect(at.room.snapshot().pendingAnswer).toBeNull();
  });

  test('written offline is shown as waiting and leaves when the line is back', async () => {
    const at = await roomAtQuestion();
    at.transport.line = 'down';
    at.room.setOnline(false);
    at.room.setDraft(LONG);
    at.room.answer();
    await at.clock.pass(300_000);
    expect(at.room.snapshot().pendingAnswer?.text).toBe(LONG);
    expect(at.room.snapshot()).toMatchObject({ connection: 'offline', stuck: true });
    expect(at.room.hasUnsent()).toBe(true);
    at.transport.line = 'up';
    at.room.setOnline(true);
    await at.clock.pass(0);
    expect(sent(at, 'answer')).toHaveLength(1);
    expect(at.room.snapshot()).toMatchObject({ pendingAnswer: null, notice: 'answer-kept', connection: 'live' });
  });

  test('is not sent twice by two presses', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft(LONG);
    at.room.answer();
    at.room.answer();
    await at.clock.pass(1000);
    expect(sent(at, 'answer')).toHaveLength(1);
  });

  test('that is refused goes back to where it was written', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft(LONG);
    at.transport.interview.pauseNow();
    at.room.answer();
    await at.clock.pass(0);
    const { draft, leftover, notice } = at.room.snapshot();
    expect({ draft, leftover, notice }).toEqual({ draft: LONG, leftover: '', notice: 'answer-refused' });
  });

  test('with half a character in it is sent without', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft(`${LONG} \ud83d`);
    at.room.answer();
    await at.clock.pass(0);
    expect(sent(at, 'answer')[0]?.text).toBe(`${LONG} \ufffd`);
  });
});

describe('a draft', () => {
  test('is with the server seconds after it was written', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft('half');
    await at.clock.pass(500);
    at.room.setDraft('half a thought');
    await at.clock.pass(2000);
    expect(sent(at, 'typing').map(({ draft }) => draft)).toEqual(['half', 'half a thought']);
    expect(at.room.snapshot().savedDraft).toBe('half a thought');
    expect(at.room.hasUnsent()).toBe(false);
  });

  test('goes out at once when the page goes out of sight', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft('h');
    at.room.setDraft('half');
    at.room.hide();
    await at.clock.pass(0);
    expect(at.transport.received.at(-1)).toMatchObject({ name: 'typing', body: { draft: 'half' }, last: true });
  });

  test('is back after a reload', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft('half a thought');
    await at.clock.pass(5000);
    at.room.close();
    const page = openPage(at.clock, at.transport);
    page.start();
    await at.clock.pass(0);
    page.resume();
    await at.clock.pass(0);
    expect(screenOf(page.snapshot())).toBe('conversation');
    expect(page.snapshot()).toMatchObject({ draft: 'half a thought', notice: 'draft-restored' });
  });

  test('waits on another page until somebody goes on there', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft('half a thought');
    await at.clock.pass(5000);
    at.room.close();
    const page = openPage(at.clock, at.transport);
    page.start();
    await at.clock.pass(0);
    expect(screenOf(page.snapshot())).toBe('elsewhere');
    expect(page.snapshot().draft).toBe('');
    page.resume();
    await at.clock.pass(0);
    expect(page.snapshot()).toMatchObject({ draft: 'half a thought', notice: 'draft-restored' });
  });

  test('that becomes the answer through silence is said to have', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft(LONG);
    await at.clock.pass(5000);
    at.transport.interview.moveOn();
    await at.clock.pass(1000);
    expect(at.room.snapshot()).toMatchObject({ draft: '', leftover: '', notice: 'draft-taken', slot: 'question-2' });
  });

  test('that never reached the server stands beside the next question and can be used', async () => {
    const at = await roomAtQuestion();
    at.transport.line = 'down';
    at.room.setDraft(LONG);
    await at.clock.pass(100);
    at.transport.interview.moveOn();
    at.transport.line = 'up';
    await at.clock.pass(20_000);
    expect(at.room.snapshot()).toMatchObject({ draft: '', leftover: LONG, slot: 'question-2' });
    at.room.useLeftover();
    expect(at.room.snapshot()).toMatchObject({ draft: LONG, leftover: '' });
  });

  test('too long to be an answer is kept all the same, so that it can be cut', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft('a'.repeat(20_001));
    await at.clock.pass(0);
    expect(sent(at, 'typing')[0]).toMatchObject({ draft: 'a'.repeat(20_001) });
    expect(at.room.snapshot().state?.conversation?.draft).toHaveLength(20_001);
  });

  test('longer than any draft is told of, not sent', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft('a'.repeat(100_001));
    await at.clock.pass(0);
    expect(sent(at, 'typing')[0]).not.toHaveProperty('draft');
    expect(at.room.hasUnsent()).toBe(true);
  });

  test('is put on its way before a pause', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft('h');
    at.room.setDraft('half a thought');
    at.room.pause();
    await at.clock.pass(0);
    expect(at.transport.received.slice(-2).map(({ name }) => name)).toEqual(['typing', 'pause']);
    expect(at.room.snapshot().state?.conversation?.draft).toBe('half a thought');
  });
});

describe('two tabs', () => {
  test('a page that only looks on takes nothing, however often it asks, wakes up or comes back', async () => {
    const at = await roomAtQuestion();
    const idle = openPage(at.clock, at.transport);
    idle.start();
    for (let i = 0; i < 3; i += 1) {
      await at.clock.pass(30_000);
      idle.setOnline(false);
      idle.setOnline(true);
      idle.hide();
      idle.freeze();
      idle.thaw();
      idle.retryNow();
      await at.clock.pass(0);
      expect(screenOf(idle.snapshot())).toBe('elsewhere');
      expect(screenOf(at.room.snapshot())).toBe('conversation');
    }
    expect(at.transport.received.filter(({ name }) => name === 'resume')).toEqual([]);
  });

  test('the one where somebody goes on takes over openly, and the other can take it back with its words', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft('in the older tab');
    await at.clock.pass(3000);
    const newer = openPage(at.clock, at.transport);
    newer.start();
    await at.clock.pass(0);
    expect(screenOf(newer.snapshot())).toBe('elsewhere');
    newer.resume();
    await at.clock.pass(0);
    expect(screenOf(newer.snapshot())).toBe('conversation');
    expect(screenOf(at.room.snapshot())).toBe('taken');
    at.room.resume();
    await at.clock.pass(0);
    expect(screenOf(at.room.snapshot())).toBe('conversation');
    expect(at.room.snapshot().draft).toBe('in the older tab');
    expect(screenOf(newer.snapshot())).toBe('taken');
  });
});

describe('leaving', () => {
  test('handing in early is refused while questions for everybody are open, and leaving is offered', async () => {
    const at = await roomAtQuestion();
    at.room.leave('finish');
    await at.clock.pass(0);
    expect(at.room.snapshot()).toMatchObject({ finishRefused: true, notice: null });
    at.room.leave('abort');
    await at.clock.pass(0);
    expect(at.room.snapshot()).toMatchObject({ finishRefused: false, state: { phase: 'ended', ending: 'left' } });
  });

  test('what stands in the field is handed over when the candidate leaves', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft('h');
    at.room.setDraft('half a thought');
    at.room.leave('abort');
    await at.clock.pass(0);
    const { state, draft } = at.room.snapshot();
    expect(state?.conversation?.transcript.at(-1)?.text).toBe('half a thought');
    expect(draft).toBe('');
  });

  test('taking back the consent sends nothing of what stands in the field', async () => {
    const at = await roomAtQuestion();
    at.room.setDraft('h');
    at.room.setDraft('half a thought');
    at.room.leave('withdraw');
    await at.clock.pass(60_000);
    expect(sent(at, 'typing').map(({ draft }) => draft)).toEqual(['h']);
    expect(at.room.snapshot().state?.ending).toBe('withdrawn');
  });

  test('after the end nothing is asked any more, but a rating still arrives', async () => {
    const at = await roomAtQuestion();
    at.transport.interview.end('time-limit');
    await at.clock.pass(0);
    const polls = at.transport.polls.length;
    at.room.setSide('rating', 'Calm.');
    at.room.rate(4);
    await at.clock.pass(120_000);
    expect(at.transport.polls.length).toBeLessThanOrEqual(polls + 1);
    expect(sent(at, 'rate')[0]).toMatchObject({ stars: 4, comment: 'Calm.' });
    expect(at.room.snapshot().state?.rated).toBe(true);
  });
});

describe('the page', () => {
  test('sleeps without asking and wakes with the present state', async () => {
    const at = await roomAtQuestion();
    at.room.freeze();
    const polls = at.transport.polls.length;
    at.transport.interview.nudge();
    await at.clock.pass(3_600_000);
    expect(at.transport.polls).toHaveLength(polls);
    at.room.thaw();
    await at.clock.pass(0);
    expect(at.room.snapshot().state?.conversation?.prompt?.kind).toBe('nudge');
  });

  test('counts the time left by the server, and only while it runs', async () => {
    const at = await roomAtQuestion();
    await at.clock.pass(60_000);
    expect(at.room.timeLeftMs()).toBe(19 * 60_000);
    at.room.pause();
    await at.clock.pass(600_000);
    expect(at.room.timeLeftMs()).toBe(19 * 60_000);
  });

  test('a reply to an older request never overwrites a newer state', async () => {
    const at = await roomAtQuestion();
    const older = at.room.snapshot().state;
    if (older === null) throw new Error('there is no state');
    let release: () => void = () => undefined;
    at.transport.send = () =>
      new Promise((resolve) => {
        release = () => resolve({ ok: true, state: older });
      });
    at.room.setDraft('half');
    await at.clock.pass(100);
    at.transport.interview.nudge();
    await at.clock.pass(100);
    release();
    await at.clock.pass(0);
    expect(at.room.snapshot().state?.conversation?.prompt?.kind).toBe('nudge');
  });

  test('a link that ends while it is open says so', async () => {
    const at = await roomAtQuestion();
    at.transport.send = async () => ({ ok: false, error: { status: 410, code: 'link-over', message: '' } });
    at.room.pause();
    await at.clock.pass(0);
    expect(screenOf(at.room.snapshot())).toBe('link-over');
  });
});

test('a correction keeps its words when it is refused', async () => {
  const at = await roomAtQuestion();
  at.room.setDraft(LONG);
  at.room.answer();
  await at.clock.pass(1000);
  at.room.startCorrection();
  at.room.setCorrection(`${LONG} And told the team.`);
  at.transport.interview.end('cancelled');
  at.room.sendCorrection();
  await at.clock.pass(0);
  expect(at.room.snapshot()).toMatchObject({
    notice: 'correction-refused',
    correction: { text: `${LONG} And told the team.`, sending: false },
  });
});

test('a correction that arrives replaces the answer and is said to be stored', async () => {
  const at = await roomAtQuestion();
  at.room.setDraft(LONG);
  at.room.answer();
  await at.clock.pass(1000);
  at.room.startCorrection();
  at.room.setCorrection('Another wording.');
  at.room.sendCorrection();
  await at.clock.pass(0);
  const { state, correction, notice } = at.room.snapshot();
  expect(correction).toBeNull();
  expect(notice).toBe('correction-kept');
  expect(state?.conversation?.lastAnswer).toMatchObject({ text: 'Another wording.', corrected: true });
});

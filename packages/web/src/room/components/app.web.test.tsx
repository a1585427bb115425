// @vitest-environment happy-dom
import { ENDINGS, type RoomEnding } from '@colloquy/contract/room';
import { afterEach, expect, test } from 'vitest';
import { SCRIPTS } from '../../../dev/fake-script.ts';
import { createRoom } from '../core/room.ts';
import { type Drawn, draw } from '../testing/draw.tsx';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openPage, roomAtQuestion, roomAtWelcome } from '../testing/room-at.ts';
import { createScriptedTransport } from '../testing/scripted-transport.ts';

let drawn: Drawn | null = null;

afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

const h1 = () => document.querySelector('h1')?.textContent ?? '';

test('the welcome says who invites, that an AI asks and people decide, how long, what about and what is kept', async () => {
  const { room, clock } = await roomAtWelcome();
  drawn = await draw(room, clock);
  expect(h1()).toMatch(/Your interview with .*Harbour Lane Logistics/);
  for (const said of [
    'An AI asks',
    'decide',
    'About 20 minutes',
    '4 questions',
    'Incidents you have led',
    'No sound',
  ]) {
    expect(drawn.text()).toContain(said);
  }
  expect(document.title).toContain('Harbour Lane Logistics');
  expect(document.documentElement.lang).toBe('en');
});

test('another language of the page is followed by every word, and the language of the questions is named', async () => {
  const { room, clock } = await roomAtWelcome();
  drawn = await draw(room, clock);
  expect(drawn.text()).not.toContain('The questions come in');
  await drawn.act(() => room.chooseLanguage('de'));
  await drawn.pass(0);
  await expect.poll(() => document.documentElement.lang).toBe('de');
  await drawn.pass(0);
  expect(document.querySelector('main')?.textContent).toContain('English');
  expect(drawn.button('Weiter')).toBeTruthy();
});

test('no box is ticked beforehand, and the interview begins without any', async () => {
  const { room, clock, transport } = await roomAtWelcome();
  drawn = await draw(room, clock);
  await drawn.click(drawn.button('Continue'));
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  expect(drawn.text()).toContain('If you leave this open, you answer in writing');
  await drawn.click(drawn.button('Begin the interview'));
  const consent = transport.received.find(({ name }) => name === 'consent');
  expect(consent?.body.decisions).toMatchObject([{ given: false }, { given: false }]);
  expect(h1()).toContain('failed in production');
});

test('where nothing is to be agreed to, the interview begins from the welcome, once', async () => {
  const clock = createFakeClock();
  const transport = createScriptedTransport(clock, { ...SCRIPTS.en, consents: [] });
  const room = openPage(clock, transport);
  room.start();
  await clock.pass(0);
  drawn = await draw(room, clock);
  expect(drawn.text()).toContain('The time starts with the first question.');
  const begin = drawn.button('Begin the interview');
  await drawn.click(begin);
  expect(h1()).toContain('failed in production');
  expect(transport.received.map(({ name }) => name)).toEqual(['begin']);
});

test('the answer to the question that stands is sent as it was typed', async () => {
  const { room, clock, transport } = await roomAtQuestion();
  drawn = await draw(room, clock);
  await drawn.act(() =>
    room.setDraft('  two lines\n\tof <b>text</b> & more, as long as it takes to need no further question  '),
  );
  await drawn.pass(0);
  await drawn.click(drawn.button('Send answer'));
  const answer = transport.received.find(({ name }) => name === 'answer');
  expect(answer?.body.text).toBe(
    '  two lines\n\tof <b>text</b> & more, as long as it takes to need no further question  ',
  );
  expect(drawn.text()).toContain('Thinking about what you said');
  await drawn.pass(1000);
  expect(h1()).toContain('Two warehouses');
});

test('an empty answer is not sent; the page says what to do', async () => {
  const { room, clock, transport } = await roomAtQuestion();
  drawn = await draw(room, clock);
  await drawn.click(drawn.button('Send answer'));
  expect(transport.received.some(({ name }) => name === 'answer')).toBe(false);
  expect(drawn.text()).toContain('Write an answer first');
  expect(document.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true');
});

test('code is written in a field of its own that does not correct it', async () => {
  const { room, clock } = await roomAtQuestion();
  drawn = await draw(room, clock);
  for (let question = 0; question < 2; question += 1) {
    await drawn.act(() => {
      room.setDraft('An answer of more than twelve words, so that nothing further is asked about this one here.');
      room.answer();
    });
    await drawn.pass(1000);
  }
  const field = document.querySelector('textarea');
  expect(field?.classList.contains('field-code')).toBe(true);
  expect(field?.getAttribute('spellcheck')).toBe('false');
  expect(field?.dir).toBe('ltr');
});

test('what strangers wrote stays text', async () => {
  const clock = createFakeClock();
  const attack = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const script = {
    ...SCRIPTS.en,
    organization: attack,
    title: attack,
    candidateName: attack,
    topics: [attack],
    questions: SCRIPTS.en.questions.map((question) => ({ ...question, text: `${attack} What now?` })),
  };
  const transport = createScriptedTransport(clock, script);
  const room = openPage(clock, transport);
  room.start();
  await clock.pass(0);
  drawn = await draw(room, clock);
  expect(document.querySelector('main img, main script, header img, header script')).toBeNull();
  await drawn.act(() => room.consentAndBegin(new Set()));
  await drawn.pass(0);
  expect(h1()).toContain(attack);
  expect(document.querySelector('#room img, #room script')).toBeNull();
  expect(document.querySelector('h1')?.dir).toBe('auto');
});

test('two questions without an answer bring a way out', async () => {
  const { room, clock } = await roomAtQuestion();
  drawn = await draw(room, clock);
  for (let question = 0; question < 2; question += 1) {
    await drawn.act(() => room.skip());
    await drawn.pass(1000);
  }
  expect(drawn.text()).toContain('Would you like a break?');
  await drawn.click(drawn.button('Take a break'));
  expect(h1()).toBe('The interview is paused');
});

test('the log is a region with a name that takes the focus', async () => {
  const { room, clock } = await roomAtQuestion();
  drawn = await draw(room, clock);
  const log = document.querySelector('[role=log]');
  expect(log?.getAttribute('aria-label')).toBe('What has been said so far');
  expect(log?.getAttribute('tabindex')).toBe('0');
});

const CLOSING_WORDS: Record<RoomEnding, string> = {
  completed: 'The interview is complete',
  left: 'You have ended the interview',
  declined: 'You have declined',
  withdrawn: 'You have taken back your consent',
  cancelled: 'was cancelled',
  'no-show': 'The time to begin has passed',
  'deadline-passed': 'The time to come back has passed',
  'time-limit': 'The time of the interview is used up',
};

test.each(ENDINGS)('the end %s has words of its own and says what can still be done', async (ending) => {
  const { room, clock, transport } = await roomAtQuestion();
  transport.interview.end(ending);
  await clock.pass(0);
  drawn = await draw(room, clock);
  expect(h1()).toContain(CLOSING_WORDS[ending]);
  expect(drawn.text()).toContain('Your data');
  const back = [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith('Continue at'));
  expect(back?.textContent).toContain('Harbour Lane Logistics');
  expect(['href', 'target', 'rel'].map((name) => back?.getAttribute(name))).toEqual([
    'https://harbour-lane.example/applications/31',
    '_top',
    'noreferrer',
  ]);
  const answered = ['completed', 'left', 'deadline-passed', 'time-limit'].includes(ending);
  expect(drawn.text().includes('How was this interview for you?')).toBe(answered);
});

test('a rating arrives with its words, and is thanked for', async () => {
  const { room, clock, transport } = await roomAtQuestion();
  transport.interview.end('completed');
  await clock.pass(0);
  drawn = await draw(room, clock);
  await drawn.click(drawn.button('Send rating'));
  expect(drawn.text()).toContain('Choose one of the five first');
  await drawn.click(document.querySelector('input[value="4"]'));
  await drawn.act(() => room.setSide('rating', 'Calm and clear.'));
  await drawn.pass(0);
  await drawn.click(drawn.button('Send rating'));
  expect(transport.received.at(-1)).toMatchObject({ name: 'rate', body: { stars: 4, comment: 'Calm and clear.' } });
  expect(drawn.text()).toContain('Your rating has arrived');
});

test('a human review can be asked for where an AI evaluates', async () => {
  const { room, clock, transport } = await roomAtWelcome();
  room.consentAndBegin(new Set(['ai-evaluation']));
  await clock.pass(0);
  transport.interview.end('completed');
  await clock.pass(0);
  drawn = await draw(room, clock);
  await drawn.click(drawn.button('Ask for a human review'));
  expect(transport.received.at(-1)).toMatchObject({ name: 'ask-human', body: { about: 'review' } });
  expect(drawn.text()).toContain('Your request is kept with the interview.');
  expect(drawn.text()).toContain('nothing is mailed from here');
  await drawn.click(drawn.button('Ask for my data to be deleted'));
  expect(transport.received.at(-1)).toMatchObject({ name: 'ask-human', body: { about: 'erase' } });
  expect(drawn.text()).toContain('Your request for deletion is kept with the interview.');
});

test('that an answer comes by mail is said where one is sent', async () => {
  const clock = createFakeClock();
  const transport = createScriptedTransport(clock, { ...SCRIPTS.en, answersBy: 'mail' }, 500);
  const room = openPage(clock, transport);
  room.start();
  await clock.pass(0);
  transport.interview.end('completed');
  await clock.pass(0);
  drawn = await draw(room, clock);
  await drawn.click(drawn.button('Ask for my data to be deleted'));
  expect(drawn.text()).toContain('answers, the answer comes to you by e-mail.');
});

test('where nobody hears of a wish, the page says so before it is said and after', async () => {
  const clock = createFakeClock();
  const transport = createScriptedTransport(clock, { ...SCRIPTS.en, wishesReach: 'nobody' }, 500);
  const room = openPage(clock, transport);
  room.start();
  await clock.pass(0);
  drawn = await draw(room, clock);
  await drawn.click(drawn.button('I would rather talk to a person'));
  expect(drawn.text()).toContain('is told of it from here');
  await drawn.click(drawn.button('Confirm'));
  expect(drawn.text()).toContain('is told of it from here');
  expect(drawn.text()).not.toContain('sees it there');
});

test.each([
  ['unknown-link', 404, 'does not open an interview'],
  ['link-over', 410, 'no longer open'],
  ['invalid', 400, 'cannot show the interview'],
] as const)('a link that is refused as %s says why and what to do', async (code, status, words) => {
  const clock = createFakeClock();
  const room = createRoom({
    transport: {
      poll: async () => ({ ok: false, error: { status, code, message: '' } }),
      send: () => Promise.reject(new Error('not used')),
    },
    clock,
    random: () => 0,
    newId: () => 'id',
  });
  room.start();
  await clock.pass(0);
  drawn = await draw(room, clock);
  expect(h1()).toContain(words);
});

test('offline is said where the candidate writes', async () => {
  const { room, clock, transport } = await roomAtQuestion();
  drawn = await draw(room, clock);
  transport.line = 'down';
  await drawn.act(() => room.setOnline(false));
  await drawn.pass(0);
  expect(document.querySelector('[role=status] .notice')?.textContent).toContain('You are offline. Keep writing');
});

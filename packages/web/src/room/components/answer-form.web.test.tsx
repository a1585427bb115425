// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { type Drawn, draw } from '../testing/draw.tsx';
import { roomAtExercise, roomAtOwnQuestions, roomAtQuestion } from '../testing/room-at.ts';

let drawn: Drawn | null = null;

afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

async function press(key: string, options: KeyboardEventInit = {}): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  await drawn?.act(() => void field().dispatchEvent(event));
  return event;
}

test('the exercise opens with its given text under a label, and without a way to start again from it', async () => {
  const { room, clock } = await roomAtExercise();
  drawn = await draw(room, clock);
  expect(field().value).toContain('Your code here');
  expect(field().labels?.[0]?.textContent).toBe('Your code');
  expect(buttons()).not.toContain('Start again from the given text');
});

test('the given text unchanged is asked about before it is sent', async () => {
  const { room, clock, transport } = await roomAtExercise();
  drawn = await draw(room, clock);
  await drawn.click(drawn.button('Send answer'));
  expect(document.querySelector('dialog h2')?.textContent).toBe('Send the given text as it is?');
  const sent = () => transport.received.filter(({ name, body }) => name === 'answer' && body.skip === false).length;
  expect(sent()).toBe(0);
  await drawn.click(drawn.button('Send it as it is'));
  expect(sent()).toBe(1);
});

test('starting again asks before words are lost, and only then', async () => {
  const { room, clock } = await roomAtExercise();
  const given = room.snapshot().draft;
  drawn = await draw(room, clock);
  await drawn.act(() => room.setDraft('let own;'));
  await drawn.click(drawn.button('Start again from the given text'));
  expect(field().value).toBe('let own;');
  await drawn.click(document.querySelector('dialog .button-primary'));
  expect(field().value).toBe(given);
  await drawn.act(() => room.setDraft(''));
  await drawn.click(drawn.button('Start again from the given text'));
  expect(document.querySelector('dialog')).toBeNull();
  expect(field().value).toBe(given);
});

test('Tab indents code; Escape and then Tab leaves, as the hint of the field says', async () => {
  const { room, clock } = await roomAtExercise();
  drawn = await draw(room, clock);
  await drawn.act(() => room.setDraft('{'));
  await drawn.act(() => field().setSelectionRange(1, 1));
  expect((await press('Tab')).defaultPrevented).toBe(true);
  expect(room.snapshot().draft).toBe('{  ');
  expect((await press('Tab', { shiftKey: true })).defaultPrevented).toBe(false);
  await press('Escape');
  expect((await press('Tab')).defaultPrevented).toBe(false);
  expect((await press('Tab')).defaultPrevented).toBe(true);
  const described = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  const [question, hint] = described.map((id) => document.getElementById(id));
  expect(question?.querySelector('h1')?.textContent).toContain('merge');
  expect(hint?.textContent).toBe('To leave the field, press Escape and then Tab.');
});

test('who switches indenting off leaves the field with Tab', async () => {
  const { room, clock } = await roomAtExercise();
  drawn = await draw(room, clock);
  await drawn.click(document.querySelector('input[type=checkbox]'));
  expect((await press('Tab')).defaultPrevented).toBe(false);
});

test('an invitation to ask has words for asking, and none about skipping', async () => {
  const { room, clock } = await roomAtOwnQuestions();
  drawn = await draw(room, clock);
  expect(document.querySelector('h1')?.textContent).toContain('What would you like to know');
  expect(field().labels?.[0]?.textContent).toBe('Your question');
  expect(buttons()).toEqual(expect.arrayContaining(['Send question', 'I have no questions']));
  expect(buttons()).not.toContain('Skip this question');
  await drawn.click(drawn.button('Send question'));
  expect(drawn.text()).toContain('Write a question first');
});

test('having no questions ends the interview at once', async () => {
  const { room, clock } = await roomAtOwnQuestions();
  drawn = await draw(room, clock);
  await drawn.click(drawn.button('I have no questions'));
  expect(document.querySelector('dialog')).toBeNull();
  await drawn.pass(1_000);
  expect(document.querySelector('h1')?.textContent).toContain('The interview is complete');
});

test('a question that was begun is not thrown away unasked', async () => {
  const { room, clock, transport } = await roomAtOwnQuestions();
  drawn = await draw(room, clock);
  const before = transport.received.length;
  await drawn.act(() => room.setDraft('How many of you'));
  await drawn.click(drawn.button('I have no questions'));
  expect(document.querySelector('dialog')?.textContent).toContain('The text you have not sent is not handed in.');
  await drawn.click(drawn.button('Cancel'));
  expect(field().value).toBe('How many of you');
  expect(transport.received.slice(before).some(({ name }) => name === 'answer')).toBe(false);
});

test('what the server turns away is said calmly, with the words and a way to try again', async () => {
  const { room, clock, transport } = await roomAtQuestion();
  drawn = await draw(room, clock);
  transport.failing.add('answer');
  await drawn.act(() => {
    room.setDraft('My words, more than twelve of them, so that nobody has to ask me for some more.');
    room.answer();
  });
  await drawn.pass(10_000);
  expect(document.querySelector('[role=status] .notice')?.textContent).toContain('The server cannot take this');
  expect(drawn.text()).toContain('Your answer has not arrived yet.');
  expect(document.querySelector('.own-text')?.textContent).toContain('My words');
  expect(drawn.button('Pause').getAttribute('aria-disabled')).toBe('false');
  transport.failing.clear();
  await drawn.click(drawn.button('Try again'));
  await drawn.pass(1_000);
  expect(document.querySelector('h1')?.textContent).toContain('Two warehouses');
  expect(buttons()).not.toContain('Try again');
});

test('an answer that the server turns away can be changed', async () => {
  const { room, clock, transport } = await roomAtQuestion();
  drawn = await draw(room, clock);
  transport.failing.add('answer');
  await drawn.act(() => {
    room.setDraft('My words.');
    room.answer();
  });
  await drawn.pass(10_000);
  await drawn.click(drawn.button('Change the answer'));
  expect(field().value).toBe('My words.');
});

// @vitest-environment happy-dom
import { type VerifyError, type VerifyState, verifyError, verifyReply, verifyState } from '@colloquy/contract/public';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { createSource } from '../core/source.ts';
import { App } from './app.tsx';

type Call = { path: string; method: string; token: string | null; body: Record<string, unknown> | null };
type Answer = { status: number; body: object } | 'broken';

const ID = '01a22002-3a48-72ca-a731-98718ae22f4f';
const PENDING: NonNullable<VerifyState['pending']> = {
  id: ID,
  kind: 'workplace',
  email: 'm…@nordfracht.example',
  expiresAt: '2026-03-10T12:15:00.000Z',
  triesLeft: 5,
};
const STATE: VerifyState = { organization: 'acme', name: 'Jorun Aas', mayClaim: true, pending: null, confirmed: [] };
const CONFIRMED: VerifyState = {
  ...STATE,
  confirmed: [
    {
      kind: 'workplace',
      value: 'Works at Nordfracht GmbH (work e-mail confirmed)',
      name: 'Nordfracht GmbH',
      at: '2026-03-10T12:00:00.000Z',
    },
  ],
};

let root: Root | null = null;
let calls: Call[] = [];
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  calls = [];
});

async function open(reply: (call: Call) => Answer, languages = ['en-GB'], pathname = '/verify/a-token_of-the-mail') {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const call: Call = {
      path: String(url),
      method: init.method ?? 'GET',
      token: new Headers(init.headers).get('x-verify-token'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    };
    calls.push(call);
    const answer = reply(call);
    if (answer === 'broken') throw new TypeError('the network is gone');
    return Response.json(answer.body, { status: answer.status });
  };
  const mount = document.createElement('div');
  document.body.append(mount);
  root = createRoot(mount);
  const source = createSource({ pathname, fetch });
  await act(async () =>
    root?.render(<App source={source} browserLanguages={languages} onWordless={() => undefined} />),
  );
  await reached(() => document.querySelector('h1') !== null);
}

async function reached(look: () => boolean): Promise<void> {
  const until = Date.now() + 30_000;
  while (!look() && Date.now() < until) await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(look(), document.body.textContent ?? '').toBe(true);
}

const shows = (text: string) =>
  reached(() => (document.body.textContent ?? '').replace(/[\u2066-\u2069]/g, '').includes(text));
const ok = (body: VerifyState, outcome: string | null = null): Answer => ({
  status: 200,
  body: { outcome, state: body },
});
const state = (body: VerifyState): Answer => ({ status: 200, body });

async function fill(selector: string, text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field === null) throw new Error(`nothing is ${selector}`);
  await act(async () => {
    field.value = text;
  });
}

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (button === undefined) throw new Error(`no button ${name}`);
  await act(async () => button.click());
}

test('what the tests draw fits the published schemas', () => {
  expect(verifyState.safeParse(CONFIRMED).error).toBeUndefined();
  expect(verifyReply.safeParse({ outcome: 'right', state: { ...STATE, pending: PENDING } }).error).toBeUndefined();
});

test('opening the page asks for the state and does nothing else', async () => {
  await open(() => state({ ...STATE, pending: PENDING }));
  expect(calls).toEqual([{ path: '/verify/api/state', method: 'GET', token: 'a-token_of-the-mail', body: null }]);
  await shows('acme keeps a profile of Jorun Aas.');
  await shows('m…@nordfracht.example');
  expect(document.title).toBe('Confirm an e-mail address');
  expect(document.querySelector('input')?.autocomplete).toBe('one-time-code');
});

test('the code goes out when it is confirmed, without the blanks it was pasted with', async () => {
  await open(({ method }) => (method === 'GET' ? state({ ...STATE, pending: PENDING }) : ok(CONFIRMED, 'right')));
  await fill('#code', ' 012-345 ');
  await press('Confirm');
  await shows('Thank you, the address is confirmed.');
  await shows('Works at Nordfracht GmbH (work e-mail confirmed)');
  expect(calls[1]).toMatchObject({ path: '/verify/api/confirm', method: 'POST', body: { id: ID, code: '012345' } });
  expect(document.querySelector('#code')).toBeNull();
});

test.each([
  ['wrong', 3, 'Tries left: 3'],
  ['locked', 0, 'Have a new one sent'],
  ['expired', 5, 'too old'],
  ['not-sent', 5, 'not been sent yet'],
] as const)('a code that is %s is said at the field', async (outcome, triesLeft, words) => {
  const pending = { ...PENDING, triesLeft };
  await open(({ method }) =>
    method === 'GET' ? state({ ...STATE, pending: PENDING }) : ok({ ...STATE, pending }, outcome),
  );
  await fill('#code', '999999');
  await press('Confirm');
  await shows(words);
  expect(document.querySelector('[role="alert"]')?.id).toBe('code-notice');
  expect(document.querySelector('#code')?.getAttribute('aria-invalid')).toBe('true');
});

test('when the code is on its way that is announced, and the focus stands in its field', async () => {
  await open(({ method }) => (method === 'GET' ? state(STATE) : ok({ ...STATE, pending: PENDING })));
  const line = document.querySelector('main > [role="status"]');
  expect(line?.textContent).toBe('');
  document.querySelector<HTMLInputElement>('#email')?.focus();
  await fill('#email', 'jorun@nordfracht.example');
  await press('Send the code');
  await shows('Enter the code');
  expect(document.activeElement?.id).toBe('code');
  expect(line?.isConnected).toBe(true);
  expect(line?.textContent).toContain('on its way');
  const described = document.querySelector('#code')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  for (const id of described) expect(document.getElementById(id), id).not.toBeNull();
  expect(document.getElementById(described[0] ?? '')?.textContent).toContain('m…@nordfracht.example');
});

test('after the right code the focus stands on the heading that says so', async () => {
  await open(({ method }) => (method === 'GET' ? state({ ...STATE, pending: PENDING }) : ok(CONFIRMED, 'right')));
  await fill('#code', '012345');
  await press('Confirm');
  await shows('Thank you, the address is confirmed.');
  expect(document.activeElement?.tagName).toBe('H2');
  expect(document.activeElement?.textContent).toBe('Thank you, the address is confirmed.');
});

test('after the right code the focus goes to the next code that is waited for', async () => {
  const next = { ...PENDING, id: '01a22002-3a48-72ca-a731-98718ae22f50', email: 'j…@fjordkraft.example' };
  await open(({ method }) =>
    method === 'GET' ? state({ ...STATE, pending: PENDING }) : ok({ ...CONFIRMED, pending: next }, 'right'),
  );
  await fill('#code', '012345');
  await press('Confirm');
  await shows('Thank you, the address is confirmed.');
  expect(document.activeElement?.id).toBe('code');
});

test('a link that is over when a button is pressed is said on the heading that has the focus', async () => {
  await open(({ method }) => (method === 'GET' ? state({ ...STATE, pending: PENDING }) : { status: 410, body: {} }));
  await press('Send a new code');
  await shows('This link has expired');
  expect(document.activeElement?.tagName).toBe('H1');
});

test.each([
  ['de', 'Arbeitet bei Nordfracht GmbH (Arbeits-E-Mail bestätigt)'],
  ['ja', 'Nordfracht GmbHに勤務（勤務先のメールで確認済み）'],
])('in %s our own sentence is in that language, the words of others are marked as of none', async (language, words) => {
  const others = { kind: 'education' as const, value: 'Diploma seen', name: null, at: '2026-03-10T12:00:00.000Z' };
  await open(() => state({ ...CONFIRMED, confirmed: [...CONFIRMED.confirmed, others] }), [language]);
  await shows(words);
  expect(document.querySelector('li [lang]')?.outerHTML).toBe('<span lang="">Diploma seen</span>');
});

test('what is no code is not sent', async () => {
  await open(() => state({ ...STATE, pending: PENDING }));
  await fill('#code', '12345');
  await press('Confirm');
  await shows('Enter the six digits');
  expect(calls).toHaveLength(1);
});

test('a claim is made in the language of the page', async () => {
  await open(({ method }) => (method === 'GET' ? state(STATE) : ok({ ...STATE, pending: PENDING })), ['de-AT']);
  const [, education] = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  await act(async () => education?.click());
  await fill('#email', ' Jorun@Uni.example ');
  await press('Code senden');
  await shows('Ein sechsstelliger Code ist unterwegs');
  expect(calls[1]).toMatchObject({
    path: '/verify/api/claim',
    body: { kind: 'education', email: 'Jorun@Uni.example', language: 'de' },
  });
  expect(document.documentElement.lang).toBe('de');
});

const refusal = (error: Partial<VerifyError>): Answer => {
  const body = verifyError.parse({ status: 422, code: 'claim-refused', message: 'm', ...error });
  return { status: body.status, body };
};

test.each([
  [refusal({ reason: 'free-provider' }), 'free provider'],
  [refusal({ reason: 'disposable' }), 'Disposable'],
  [refusal({ reason: 'school-address' }), 'Choose “School or university”'],
  [refusal({ reason: 'not-a-school' }), 'do not know this domain'],
  [refusal({ status: 429, code: 'too-many-codes', retryAfterSeconds: 3_600 }), 'Try again in 60 min.'],
  [refusal({ status: 400, code: 'invalid' }), 'Enter an e-mail address'],
  [{ status: 500, body: {} }, 'could not be sent'],
  ['broken' as const, 'could not be sent'],
] as [Answer, string][])('a claim that is refused says why: %#', async (answer, words) => {
  await open(({ method }) => (method === 'GET' ? state(STATE) : answer));
  await fill('#email', 'jorun@firm.example');
  await press('Send the code');
  await shows(words);
  expect(document.querySelector<HTMLInputElement>('#email')?.value).toBe('jorun@firm.example');
});

test('the link of a mail serves its one claim', async () => {
  await open(() => state({ ...STATE, mayClaim: false, pending: PENDING }));
  expect(document.querySelector('#email')).toBeNull();
  await shows('The code in the mail confirms');
});

test('a new code can be asked for', async () => {
  await open(({ method }) =>
    method === 'GET' ? state({ ...STATE, pending: PENDING }) : ok({ ...STATE, pending: PENDING }),
  );
  await press('Send a new code');
  await shows('Only the newest one counts');
  expect(calls[1]).toMatchObject({ path: '/verify/api/code', body: { id: ID } });
});

test.each([
  [404, 'This link leads nowhere'],
  [410, 'This link has expired'],
  [500, 'This page could not be loaded'],
])('status %i is said in words', async (status, words) => {
  await open(() => ({ status, body: {} }));
  await shows(words);
});

test('an address without a token asks nobody', async () => {
  await open(() => state(STATE), ['ja'], '/verify/');
  await shows('このリンクの先には何もありません');
  expect(calls).toEqual([]);
});

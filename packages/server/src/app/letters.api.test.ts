import { createHash } from 'node:crypto';
import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '@colloquy/contract/console';
import { LANGUAGES, REQUEST_KINDS, type RequestKind } from '@colloquy/contract/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLogo } from '../features/accounts/index.ts';
import {
  changeMailSettings,
  type Letter,
  type MailKind,
  mailWords,
  renderLetter,
  sendTestMail,
} from '../features/mails/index.ts';
import { writeCodeLetter } from '../features/verification/code-letter.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { type ConsolePerson, signedIn } from '../testing/console-people.ts';
import { postInterview, postJob } from '../testing/flows.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { mailLetters } from './mail-letters.ts';

/*
 * Every letter in every language, as plain text whole and as HTML by its digest: what the HTML says is compared with the
 * text. `npx vitest run --project server packages/server/src/app/letters.api.test.ts -u` writes the files anew.
 */

const ORGANIZATION = 'lantern';

let app: TestApp;
let ana: ConsolePerson;
let interviewId = '';
let accountId = '';
beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.context;
  const { headers } = await app.createKey({ organizationId: ORGANIZATION, userId: 'ats' });
  const made = await postInterview(app, headers, await postJob(app, headers), {
    candidateEmail: 'yui.tanaka@candidates.example',
    candidateName: 'Yui Tanaka',
  });
  interviewId = made.meetingId;
  const [row] = await db.query<{ id: string }>('select account_id as id from interviews where id = $1', [interviewId]);
  accountId = row?.id ?? '';
  await db.query(
    `insert into reports (interview_id, no, blueprint_version_id, engine, content, at)
     values ($1, 1, $1, '{}', '{"competencies": []}', now())`,
    [interviewId],
  );
  await db.query('update interviews set report_no = 1 where id = $1', [interviewId]);
  await db.transaction((tx) =>
    changeMailSettings(tx, ORGANIZATION, { notices: 'team@lantern.example', timeZone: 'Europe/Berlin' }),
  );
});
afterAll(() => app.close());

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What is another each time: ids, tokens, signatures, dates. */
function settled(text: string, dates: readonly string[]): string {
  return dates
    .reduce((said, date) => said.replaceAll(date, '<date>'), text)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/expires=\d+&(amp;)?signature=[\w-]+/g, '<signature>')
    .replaceAll(/(\/room\/|\/enter#|[?&]t=)[\w.-]+/g, '$1<token>');
}

/** The words of the HTML without its marks: those of the text, in its order. */
function saidBy(html: string): string {
  return html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&lt;|&gt;|&quot;|&#39;|&amp;/g, (entity) => ENTITIES[entity] ?? '')
    .replaceAll(/\s+/g, '');
}
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const bare = (text: string): string => text.replaceAll(/^> /gm, '').replaceAll(/\s+/g, '');

function shown(name: string, letter: Letter, dates: readonly string[]): string {
  const { text, html } = renderLetter(letter);
  // A link stands in the text as its label with a colon and its address; in the HTML as a button and the address.
  const said = letter.parts.map((part) => (part.kind === 'link' ? `${part.label}${part.url}` : part.text)).join('');
  expect(saidBy(html), `${name}: the HTML says what the text says`).toBe(bare(said));
  expect(html).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${letter.language}">`));
  expect(html).not.toMatch(/<(?:script|link|style|iframe|object|form)\b|src="(?!cid:)|\son\w+=|undefined|\{\w+\}/);
  const stands = settled(text, dates).trimEnd();
  return `== ${name}\nSubject: ${letter.subject}\nReply-To: ${letter.replyTo ?? 'none'}\n\n${stands}\n\nHTML: ${sha(settled(html, dates))}\n`;
}

const posted = (kind: MailKind, change: object = {}) => ({
  id: app.context.ids.next<'mail'>(),
  kind,
  interviewId: interviewId as never,
  claimId: null,
  about: null,
  accountId: accountId as never,
  state: 'WAITING' as const,
  nextAt: null,
  failingSince: null,
  bundledIn: null,
  personId: null,
  ...change,
});

async function letterOf(kind: MailKind, change: object = {}): Promise<Letter> {
  const letter = await mailLetters(app.context)[kind](posted(kind, change));
  if (letter === null || 'laterAt' in letter) throw new Error(`${kind} says nothing`);
  return letter;
}

async function requestOf(kind: RequestKind, state: 'open' | 'answered'): Promise<string> {
  const id = app.context.ids.next();
  await app.context.db.query(
    `insert into requests (id, interview_id, account_id, kind, note, asked_at, due_at, state, answer, closed_at)
     values ($1, $2, $3, $4, 'I stammer.', now(), $5, $6, $7, $8)`,
    [id, interviewId, accountId, kind, DUE, state, ...(state === 'open' ? [null, null] : [ANSWER, DUE])],
  );
  return id;
}
const ANSWER = 'Call us on Monday.\nWe are in until six.';
const DUE = new Date('2026-03-10T15:30:00Z');

/** The interview as a letter needs it. */
async function stands(status: string, expiresAt: Date): Promise<void> {
  await app.context.db.query('update interviews set status = $2, expires_at = $3 where id = $1', [
    interviewId,
    status,
    expiresAt,
  ]);
}

/** One endpoint that is gone and one that took nothing for days: no path of theirs is told. */
async function endpointsAreDisabled(): Promise<void> {
  const { db, ids } = app.context;
  await db.query('delete from webhook_endpoints where account_id = $1', [accountId]);
  for (const [host, reason] of [
    ['hooks.lantern.example', 'GONE'],
    ['ats.lantern.example', 'FAILING'],
  ])
    await db.query(
      `insert into webhook_endpoints (id, account_id, url, types, disabled_at, disabled_reason)
       values ($1, $2, $3, '{interview.scheduled}', $4, $5)`,
      [ids.next(), accountId, `https://${host}/in/a-secret-path`, DUE, reason],
    );
}

const snapshot = (name: string) => `../testing/letters/${name}.txt`;

test.each(LANGUAGES)('candidates and organizations are written in %s as they were', async (language) => {
  const { db, clock, content } = app.context;
  await db.query('update interviews set room_language = $2 where id = $1', [interviewId, language]);
  await db.transaction((tx) => changeMailSettings(tx, ORGANIZATION, { language, contact: 'people@lantern.example' }));
  const words = await mailWords(content, language);
  const soon = new Date(clock.now() + 3_600_000);
  const dates = [soon, DUE].map((at) => words.date(at, 'Europe/Berlin'));
  const parts: string[] = [];
  const add = (name: string, letter: Letter) => parts.push(shown(name, letter, dates));

  await db.query('delete from memberships where organization_id = $1', [ORGANIZATION]);
  await stands('SCHEDULED', soon);
  add('invitation', await letterOf('invitation'));
  add('reminder', await letterOf('reminder'));
  for (const kind of REQUEST_KINDS)
    add(`answer: ${kind}`, await letterOf('request-answer', { about: await requestOf(kind, 'answered') }));
  for (const kind of REQUEST_KINDS)
    add(`request: ${kind}`, await letterOf('request-open', { about: await requestOf(kind, 'open') }));
  await stands('INTERVIEW_COMPLETED', soon);
  add('thanks', await letterOf('thanks'));
  add('reports', await reports());
  await endpointsAreDisabled();
  add('webhooks disabled', await letterOf('webhook-disabled'));
  ana = await signedIn(app, ORGANIZATION, 'OWNER', 'Ana Lind');
  // A member who chose no language is written in the organization's.
  await db.query('update people set language = null where id = $1', [ana.id]);
  const disabled = await letterOf('member-webhook-disabled', { personId: ana.id });
  expect(disabled.to).toBe('Ana.Lind@example.com');
  add('webhooks disabled, to a member', disabled);
  add('request, with a console', await letterOf('request-open', { about: await requestOf('person', 'open') }));
  add('reports, with a console', await reports());
  await db.transaction((tx) => changeMailSettings(tx, ORGANIZATION, { contact: null }));
  add('thanks, where nobody reads answers', await letterOf('thanks'));
  const code = { to: 'kim@example.com', language, name: 'Kim Larsen', organization: 'Lantern', code: '012345' };
  const page = { minutes: 15, url: 'https://interviews.example.com/verify/claims' };
  add('code', await writeCodeLetter(content, { ...code, ...page } as never));
  await expect(parts.join('\n')).toMatchFileSnapshot(snapshot(language));
});

async function reports(): Promise<Letter> {
  const mail = posted('report-ready', { nextAt: new Date(app.context.clock.now() - 1_000) });
  await app.context.db.query(`delete from mails where kind = 'report-ready'`);
  await app.context.db.query(
    `insert into mails (id, kind, interview_id, account_id, state, next_at) values ($1, $2, $3, $4, 'WAITING', $5)`,
    [mail.id, mail.kind, interviewId, accountId, mail.nextAt],
  );
  const letter = await mailLetters(app.context)['report-ready'](mail);
  if (letter === null || 'laterAt' in letter) throw new Error('no report is told of');
  return letter;
}

test.each(CONSOLE_LANGUAGES)('members are written in %s as they were', async (language: ConsoleLanguage) => {
  const { db, ids, content } = app.context;
  ana = await signedIn(app, ORGANIZATION, 'OWNER', 'Ana Lind');
  await db.query('update people set language = $2 where id = $1', [ana.id, language]);
  await db.transaction((tx) => changeMailSettings(tx, ORGANIZATION, { contact: null }));
  const link = async (kind: 'INVITATION' | 'SIGN_IN', email: string): Promise<string> => {
    const id = ids.next();
    const [organization, role] = kind === 'INVITATION' ? [ORGANIZATION, 'VIEWER'] : [null, null];
    await db.query(
      `insert into sign_in_links (id, hash, kind, organization_id, email, role, made_by, expires_at, language)
       values ($1, $2, $3, $4, $5, $6, $7, now() + interval '1 year', $8)`,
      [
        id,
        Buffer.from(sha(id), 'hex'),
        kind,
        organization,
        email,
        role,
        kind === 'INVITATION' ? ana.id : null,
        language,
      ],
    );
    return id;
  };
  const aside = { interviewId: null, accountId: null };
  const [joining, signIn] = [
    await link('INVITATION', `new-${language}@x.example`),
    await link('SIGN_IN', 'Ana.Lind@example.com'),
  ];
  await endpointsAreDisabled();
  const disabled = await letterOf('member-webhook-disabled', { personId: ana.id });
  const at = (await mailWords(content, language)).date(DUE, 'Europe/Berlin');
  const parts = [
    shown('joining', await letterOf('joining', { ...aside, about: joining }), []),
    shown('sign-in', await letterOf('sign-in', { ...aside, about: signIn }), []),
    shown('webhooks disabled', disabled, [at]),
    await testMail(language),
  ];
  await expect(parts.join('\n')).toMatchFileSnapshot(snapshot(`members-${language}`));
});

/** It is handed over at once: what is handed over is looked at. */
async function testMail(language: ConsoleLanguage): Promise<string> {
  let sent: Parameters<Mail['send']>[0] | null = null;
  const mail = {
    ...app.context.mail,
    send: async (given: Parameters<Mail['send']>[0]) => {
      sent = given;
      return { kind: 'written' as const };
    },
  } as Mail;
  const to = { to: 'ana@lantern.example', name: 'Ana Lind', organization: 'Lantern', contact: null, language };
  await sendTestMail({ ...app.context, mail }, to);
  if (sent === null) throw new Error('nothing was handed over');
  const { subject, text, html } = sent as { subject: string; text: string; html: string };
  return `== test\nSubject: ${subject}\n\n${text.trimEnd()}\n\nHTML: ${sha(html)}\n`;
}

test('with a logo and a colour a letter shows both, and fetches nothing', async () => {
  const { db } = app.context;
  const bytes = new Uint8Array(64).fill(7);
  await db.transaction((tx) =>
    setLogo(tx, ORGANIZATION, { type: 'image/png', hash: sha('logo'), width: 400, height: 100, bytes }),
  );
  await db.query(`update organizations set settings = settings || '{"colour": "#7a1f3d"}' where id = $1`, [
    ORGANIZATION,
  ]);
  await db.query('update interviews set room_language = null where id = $1', [interviewId]);
  await stands('SCHEDULED', new Date(app.context.clock.now() + 3_600_000));
  const { html } = renderLetter(await letterOf('invitation'));
  expect(html).toContain('<img src="cid:logo" width="192" height="48" alt="lantern">');
  expect(html).toContain('background:#7a1f3d');
  expect(html).not.toMatch(/src="(?!cid:)|url\(/);
});

import { SESSION_LANGUAGES } from '@colloquy/contract/sessions';
import type { Language } from '@colloquy/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepInterviews } from '../../features/interviews/index.ts';
import {
  CONVERSATIONS,
  type Details,
  Founder,
  postConversation,
  postProgramme,
  readDetails,
} from '../../testing/founder-flows.ts';
import { BREWER, COURIER, TEA } from '../../testing/founder-stories.ts';
import { ManualTimers } from '../../testing/manual-timers.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

const HOUR = 3_600_000;
const admin = { 'x-admin-secret': ADMIN_SECRET };

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  // An answer waits for its reading: what is asked next does not hang on how busy the machine is.
  app = await startTestApp({ timers: new ManualTimers() });
  const { apiKey } = await app.createKey({ scopes: ['conversations'] });
  headers = { 'x-api-key': apiKey };
});
afterAll(() => app.close());
beforeEach(() => {
  app.logged.length = 0;
});

async function start(
  body: object = {},
  language: Language = 'en',
  name?: string,
): Promise<{ id: string; link: string; founder: Founder }> {
  const reply = await postConversation(app, headers, body);
  if (reply.status !== 200) throw new Error(reply.text);
  const { conversation_id: id, tokenized_link: link } = reply.body as Details;
  const founder = new Founder(app, link, language, name);
  await founder.begin();
  return { id, link, founder };
}

async function completionOf(id: string): Promise<string> {
  const [row] = await app.context.db.query<{ status: string }>('select status from interviews where id = $1', [id]);
  return row?.status ?? '';
}

async function sweep(): Promise<void> {
  while ((await sweepInterviews(app.context)) > 0);
}

describe('a whole conversation', () => {
  test('told out of order and corrected at the end: every field is right, and nothing was asked that was known', async () => {
    const { slug } = await postProgramme(app, { name: 'Brine', cohort: '2027-spring' });
    const { id, founder } = await start({ programme: slug, source: 'newsletter' }, 'en', 'Brine');
    await founder.tell(BREWER);
    expect(founder.state?.phase).toBe('summary');
    expect(founder.asked).not.toContain('solution');
    expect(founder.asked).not.toContain('competition');
    expect(founder.asked.filter((key) => key.startsWith('founder_name'))).toEqual([
      'founder_name',
      'founder_name again',
    ]);
    expect(founder.state?.application).toMatchObject({ editable: true, coFounders: [{ person: 1 }] });
    expect(founder.state?.application?.fields).toContainEqual({
      field: 'email',
      value: 'rosalind@brinewell.example',
      origin: 'said',
    });
    expect(await completionOf(id)).toBe('STARTED');

    const corrections = [
      { person: 'founder', field: 'email', value: ' r.achterkamp@brinewell.example ' },
      { person: 'founder', field: 'phone', value: '+31 6 12345678' },
      { person: 1, field: 'lastName', value: 'Raske' },
      { person: 'founder', field: 'capTable', value: 'I hold 55 percent\n- Tilda 35\n- the angel ten' },
    ];
    for (const correction of corrections) await founder.send('correct-field', correction);
    expect(founder.state?.application?.fields).toContainEqual({
      field: 'email',
      value: 'r.achterkamp@brinewell.example',
      origin: 'corrected',
    });
    const ended = await founder.send('confirm');
    expect(ended).toMatchObject({ phase: 'ended', ending: 'completed', application: null });
    await app.context.tasks.runDue();
    const details = await readDetails(app, headers, id);
    expect(details).toEqual({
      conversation_id: id,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      founder_first_name: 'Rosalind',
      founder_last_name: 'Achterkamp',
      founder_name: 'Rosalind Achterkamp',
      founder_email: 'r.achterkamp@brinewell.example',
      founder_role: 'managing director',
      founder_network: 'https://linkedin.com/in/rosalind-achterkamp',
      founder_phone: '+31 6 12345678',
      founder_current_location: 'Groningen, Netherlands',
      co_founders: {
        co_founder_1: {
          co_founder_first_name: 'Tilda',
          co_founder_last_name: 'Raske',
          co_founder_role: 'CTO',
          co_founder_email: 'tilda@brinewell.example',
          co_founder_network: null,
          co_founder_phone: null,
        },
      },
      tokenized_link: expect.stringContaining('/room/'),
      cohort: '2027-spring',
      source: 'newsletter',
      status: 'COMPLETED',
      ps_summary: expect.stringContaining('Nine dairies use it'),
      cap_table: 'I hold 55 percent\n- Tilda 35\n- the angel ten',
      pitch_deck: 'https://decks.brinewell.example/2027.pdf',
      elevator_pitch: 'Brinewell turns the brine that cheese dairies pour away into salt they can sell.',
      problem: BREWER.problem,
      solution: 'we boil it down overnight with the waste heat of the boiler.',
      traction: BREWER.traction,
      commercial: 'Each dairy pays us 400 euros a month, and we take a tenth of the salt.',
      market_size: BREWER.market_size,
      why_now: BREWER.why_now,
      competition: 'most dairies call a waste firm, and Saltec sells an evaporator that runs on electricity.',
      why_you: BREWER.why_you,
      why_program: BREWER.why_program,
      fundraising_status: BREWER.fundraising_status,
      availability: BREWER.availability,
      passport_and_visa: BREWER.passport_and_visa,
      video_url: null,
      transcript: expect.any(String),
    });
    const lines = (details.transcript ?? '').split('\n');
    expect(lines[0]).toMatch(/^Interviewer: Hello, and thank you for applying to Brine\./);
    expect(lines).toContain(`Founder: ${BREWER.market_size}`);
    expect(lines.every((line) => /^(Interviewer|Founder): ./.test(line))).toBe(true);
    expect(await completionOf(id)).toBe('INTERVIEW_COMPLETED');
    expect(app.logged).toEqual([]);
  });

  test.each([
    ['de', COURIER, 'Mechthild Osterloh', 'technischer Leiter'],
    ['ja', TEA, '佐久間葉月', null],
  ] as const)('in %s, with the questions that the programme chose', async (language, story, name, role) => {
    const programme = await postProgramme(app, { name: `Kreis ${language}`, language, ask: ['co_founders'] });
    const { id, founder } = await start({ programme: programme.slug }, language, `Kreis ${language}`);
    await founder.tell(story);
    expect(founder.asked).toContain('co_founders');
    expect(founder.asked).not.toContain('cap_table');
    await founder.send('confirm');
    const details = await readDetails(app, headers, id);
    expect(details).toMatchObject({
      status: 'COMPLETED',
      founder_name: name,
      problem: story.problem,
      why_you: story.why_you,
      co_founders: role === null ? null : { co_founder_1: { co_founder_role: role } },
    });
  });

  test.each(SESSION_LANGUAGES)('in %s a conversation can be begun and its first answer is read', async (language) => {
    const { id, founder } = await start({ language }, language, 'org-1');
    expect(founder.question).toBe('founder_name');
    const state = await founder.answer('someone@lantern.example');
    expect(state.phase).toBe('listening');
    expect((await readDetails(app, headers, id)).founder_email).toBe('someone@lantern.example');
  });

  test('what came with the link is not asked; more of it said does not replace it by less', async () => {
    const given = {
      founder_name: 'Rosalind Achterkamp',
      founder_email: 'rosalind@brinewell.example',
      pitch_deck: 'https://decks.brinewell.example/1.pdf',
    };
    const { id, founder } = await start(given, 'en', 'org-1');
    expect(founder.question).toBe('founder_role');
    await founder.tell({ ...BREWER, founder_role: 'Rosalind here. I am the managing director.' });
    for (const key of ['founder_name', 'founder_email', 'pitch_deck']) expect(founder.asked).not.toContain(key);
    expect(await readDetails(app, headers, id)).toMatchObject({ ...given, founder_role: 'managing director' });
  });

  test('what only sounds like another question is asked all the same; what is announced is not', async () => {
    const { id, founder } = await start({}, 'en', 'org-1');
    const pitch =
      'Brinewell turns brine into salt. The problem is that a dairy pays eleven euros to get rid of each tonne. Before I forget, the solution: we boil it down overnight with the heat of the boiler.';
    await founder.tell({ ...BREWER, elevator_pitch: pitch });
    expect(founder.asked).toContain('commercial');
    expect(founder.asked).toContain('problem');
    expect(founder.asked).not.toContain('solution');
    expect(await readDetails(app, headers, id)).toMatchObject({
      commercial: 'Each dairy pays us 400 euros a month, and we take a tenth of the salt.',
      solution: 'we boil it down overnight with the heat of the boiler.',
    });
  });

  test('the account asks why in its own words', async () => {
    const whyProgram = 'What should be different in your company after six months with us?';
    const { slug } = await postProgramme(app, { name: 'Halfyear', ask: ['why_program'], whyProgram });
    const { founder } = await start({ programme: slug }, 'en', 'Halfyear');
    await founder.tell(BREWER);
    expect(founder.state?.conversation?.prompt?.question?.text).toBe(whyProgram);
  });
});

describe('coming back', () => {
  test('a founder who leaves half-way is dropped, returns the next day by the same link and completes', async () => {
    const { id, link, founder } = await start({}, 'en', 'org-1');
    const half = Object.fromEntries(Object.entries(BREWER).slice(0, 7));
    await founder.tell(half);
    const question = founder.question;
    expect(question).toBe('commercial');
    app.clock.advance(11 * 60_000);
    await sweep();
    expect(await completionOf(id)).toBe('CANDIDATE_DROP_OFF');
    expect((await readDetails(app, headers, id)).status).toBe('PARTIALLY_COMPLETE');

    app.clock.advance(26 * HOUR);
    await sweep();
    const back = new Founder(app, link, 'en', 'org-1');
    expect(await back.look()).toMatchObject({ phase: 'dropped' });
    await back.send('resume');
    expect(back.question).toBe(question);
    await back.tell(BREWER);
    expect(back.asked).not.toContain('problem');
    await back.send('confirm');
    expect(await readDetails(app, headers, id)).toMatchObject({
      status: 'COMPLETED',
      problem: BREWER.problem,
      why_you: BREWER.why_you,
      founder_email: 'rosalind@brinewell.example',
    });
  });

  test('after the link has expired nobody comes back; what was told stays', async () => {
    const { id, link, founder } = await start({}, 'en', 'org-1');
    await founder.tell(Object.fromEntries(Object.entries(BREWER).slice(0, 7)));
    app.clock.advance(31 * 24 * HOUR);
    await sweep();
    const back = new Founder(app, link);
    expect(await back.look()).toMatchObject({ phase: 'ended', ending: 'deadline-passed' });
    expect((await back.try('resume')).status).toBe(410);
    expect(await readDetails(app, headers, id)).toMatchObject({
      status: 'PARTIALLY_COMPLETE',
      problem: BREWER.problem,
    });
  });

  test('a founder is not hurried: hours of telling leave no question out', async () => {
    const { founder } = await start({}, 'en', 'org-1');
    const slow = async () => {
      for (let step = 0; step < 30 && founder.state?.phase === 'listening'; step += 1) {
        for (let minute = 0; minute < 8; minute += 1) {
          app.clock.advance(50_000);
          await founder.send('typing', { promptId: founder.state?.conversation?.prompt?.id, draft: 'thinking' });
        }
        const key = founder.question ?? '';
        const again = founder.state?.conversation?.prompt?.kind === 'follow-up';
        founder.asked.push(key);
        await founder.answer(BREWER[again ? `${key} again` : key] ?? '');
      }
    };
    await slow();
    expect(founder.state?.phase).toBe('summary');
    expect(founder.asked).toContain('founder_phone');
  });

  test('who closes the page at the summary has applied all the same', async () => {
    const { id, link, founder } = await start({}, 'en', 'org-1');
    await founder.tell(BREWER);
    await founder.send('correct-field', { person: 'founder', field: 'role', value: 'CEO' });
    app.clock.advance(11 * 60_000);
    await sweep();
    expect(await completionOf(id)).toBe('INTERVIEW_COMPLETED');
    expect(await readDetails(app, headers, id)).toMatchObject({ status: 'COMPLETED', founder_role: 'CEO' });
    expect((await new Founder(app, link).try('confirm')).status).toBe(410);
  });

  test('who leaves in the middle of a sentence is still read', async () => {
    const { id, founder } = await start({}, 'en', 'org-1');
    await founder.tell(Object.fromEntries(Object.entries(BREWER).slice(0, 5)));
    expect(founder.question).toBe('problem');
    const promptId = founder.state?.conversation?.prompt?.id;
    await founder.send('typing', { promptId, draft: BREWER.problem });
    await founder.send('leave', { how: 'abort' });
    await app.context.tasks.runDue();
    expect(await readDetails(app, headers, id)).toMatchObject({
      status: 'PARTIALLY_COMPLETE',
      problem: BREWER.problem,
    });
  });
});

describe('the summary', () => {
  test('takes corrections only while it stands, from the seat in use, and each once', async () => {
    const { link, founder } = await start({}, 'en', 'org-1');
    const correction = { person: 'founder', field: 'role', value: 'CEO' };
    expect(await founder.try('correct-field', correction)).toMatchObject({ status: 409, body: { code: 'not-now' } });
    expect((await founder.try('confirm')).status).toBe(409);
    await founder.tell(BREWER);
    const command = { ...correction, clientId: '7d0a7c0e-8a50-4d6c-9f0e-6f6f0c9d3a11' };
    await founder.send('correct-field', command);
    await founder.send('correct-field', { ...correction, value: 'Managing director' });
    const repeated = await founder.send('correct-field', command);
    expect(repeated.application?.fields.find(({ field }) => field === 'role')?.value).toBe('Managing director');
    const other = new Founder(app, link);
    expect(await other.look()).toMatchObject({ active: false });
    expect(await other.send('resume')).toMatchObject({ active: true });
    expect(await founder.look()).toMatchObject({ active: false, application: { editable: false } });
    expect(await founder.try('correct-field', correction)).toMatchObject({ body: { code: 'not-active' } });
    await founder.send('resume');
    expect(founder.state).toMatchObject({ phase: 'summary', active: true });
  });

  test.each([
    [{ person: 'founder', field: 'email', value: 'nobody' }, 'value', 'invalid_format'],
    [{ person: 'founder', field: 'pitchDeck', value: 'on my laptop' }, 'value', 'invalid_format'],
    [{ person: 2, field: 'problem', value: 'x' }, 'field', 'invalid_value'],
    [{ person: 21, field: 'role', value: 'x' }, 'person', 'too_big'],
    [{ person: 'founder', field: 'name', value: 'x' }, 'field', 'invalid_value'],
    [{ person: 'founder', field: 'problem', value: 'x'.repeat(5_001) }, 'value', 'too_big'],
  ])('%j is refused', async (correction, path, code) => {
    const { founder } = await start({}, 'en', 'org-1');
    expect(await founder.try('correct-field', correction)).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ path: [path], code }] },
    });
  });

  test('an emptied field is null, and the status follows', async () => {
    const { id, founder } = await start({}, 'en', 'org-1');
    await founder.tell(BREWER);
    expect((await readDetails(app, headers, id)).status).toBe('COMPLETED');
    await founder.send('correct-field', { person: 'founder', field: 'whyNow', value: '' });
    expect(await readDetails(app, headers, id)).toMatchObject({ why_now: null, status: 'PARTIALLY_COMPLETE' });
  });

  test('a corrected answer is read anew', async () => {
    const { id, founder } = await start({}, 'en', 'org-1');
    await founder.tell(Object.fromEntries(Object.entries(BREWER).slice(0, 3)));
    const answerId = founder.state?.conversation?.lastAnswer?.id;
    await founder.send('correct', { answerId, text: 'You can write to ros at brinewell dot example.' });
    expect((await readDetails(app, headers, id)).founder_email).toBe('ros@brinewell.example');
  });
});

describe('the person behind it', () => {
  test('who started without an e-mail is found by the one that was told, and erased without a trace', async () => {
    const { id, founder } = await start({ cohort: 'erase' }, 'en', 'org-1');
    await founder.tell({ ...BREWER, founder_email: 'kwispel@quittenbaum.example' });
    const person = { organizationId: 'org-1', userId: 'user-1', email: 'Kwispel@quittenbaum.example' };
    const exported = await app.call('POST', '/api/v1/admin/people/export', { headers: admin, body: person });
    expect(exported.text).toContain(BREWER.market_size);
    expect(
      (exported.body as { data: { person: { conversations: unknown[] } } }).data.person.conversations,
    ).toHaveLength(1);
    const erased = await app.call('POST', '/api/v1/admin/people/erase', { headers: admin, body: person });
    expect(erased.body).toMatchObject({ data: { counts: { candidates: 1, interviews: 1 } } });
    expect((await app.call('GET', `${CONVERSATIONS}/${id}`, { headers })).status).toBe(404);
    const list = await app.call('GET', `${CONVERSATIONS}?cohort=erase`, { headers });
    expect(list.body).toMatchObject({ total: 0, results: [] });
    for (const table of ['conversations', 'candidates', 'interviews', 'dialogue_events', 'request_records']) {
      const rows = await app.context.db.query<{ row: string }>(`select t::text as row from ${table} t`);
      const text = rows.map(({ row }) => row).filter((row) => !row.includes('people/'));
      expect(text.join('\n').toLowerCase().includes('quittenbaum'), table).toBe(false);
    }
  });

  test('a corrected e-mail moves the conversation to its candidate and leaves none behind', async () => {
    const { id, founder } = await start({ founder_email: 'old@brinewell.example' }, 'en', 'org-1');
    await founder.tell(BREWER);
    await founder.send('correct-field', { person: 'founder', field: 'email', value: 'new@brinewell.example' });
    const rows = await app.context.db.query<{ key: string | null }>(
      `select c.email_key as key from candidates c left join interviews i on i.candidate_id = c.id
       where i.id = $1 or c.email_key = 'old@brinewell.example' or (c.email_key is null and i.id is null)`,
      [id],
    );
    expect(rows).toEqual([{ key: 'new@brinewell.example' }]);
  });
});

import { randomBytes } from 'node:crypto';
import pg from 'pg';

const DAY = 24 * 3_600_000;
const STATUSES = [
  'SCHEDULED',
  'SCHEDULED',
  'SCHEDULED',
  'STARTED',
  'REPORT_GENERATED',
  'REPORT_GENERATED',
  'NO_SHOW',
  'CANDIDATE_ABORTED',
] as const;
const FIRST = ['Maria', 'Ahmed', 'Yui', 'Jürgen', 'Chloé', 'Nguyễn', 'عمر', 'Saoirse', 'Kateryna', 'Oluwaseun'];
const LAST = [
  'Okafor',
  'Aziz',
  'Tanaka',
  'Müller-Lüdenscheidt',
  'Dubois',
  'Trần',
  'الفاروق',
  'O’Brien',
  'Shevchenko',
  'Adé',
];
const TITLES = ['Platform Engineer', 'Workshop Lead', 'Nurse, intensive care', 'Data Analyst', 'Store Manager'];

export type Seeded = { jobs: number; interviews: number; requests: number; refused: number };

/**
 * Fills an organization that has held an interview with jobs, interviews, requests and refused invitations, past its own
 * program: as copies of what is there, in a few statements. People are invented.
 *
 * @param now epoch ms; what is made lies before it
 */
export async function seedOrganization(
  databaseUrl: string,
  organization: string,
  { jobs, interviews, requests, refused }: Seeded,
  now = Date.now(),
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ job: string; interview: string; account: string }>(
      `select i.job_id as job, i.id as interview, i.account_id as account from interviews i join accounts a on a.id = i.account_id
       where a.organization_id = $1 and i.report_no is not null and i.job_id is not null order by i.id limit 1`,
      [organization],
    );
    const [pattern] = rows;
    if (pattern === undefined) throw new Error(`${organization} has no interview with a report to copy`);
    const jobRows = Array.from({ length: jobs }, (_, n) => ({
      id: idAt(now - 60 * DAY + n * 60_000),
      title: `${TITLES[n % TITLES.length]} ${n + 1}`,
    }));
    await client.query(
      `insert into jobs select (jsonb_populate_record(null::jobs, to_jsonb(j) || r.value)).*
       from jobs j, jsonb_array_elements($2::jsonb) r where j.id = $1`,
      [pattern.job, JSON.stringify(jobRows)],
    );
    const made = Array.from({ length: interviews }, (_, n) =>
      interviewRow(n, jobRows[Math.floor(n / STATUSES.length) % jobs]?.id ?? '', now, interviews),
    );
    await client.query(
      `insert into candidates (id, account_id, email_key)
       select (r.value ->> 'candidate_id')::uuid, $1, r.value ->> 'email' from jsonb_array_elements($2::jsonb) r`,
      [pattern.account, JSON.stringify(made)],
    );
    await client.query(
      `insert into interviews select (jsonb_populate_record(null::interviews, to_jsonb(i) || r.value)).*
       from interviews i, jsonb_array_elements($2::jsonb) r where i.id = $1`,
      [pattern.interview, JSON.stringify(made)],
    );
    await client.query(
      `insert into reports select (jsonb_populate_record(null::reports, to_jsonb(r) || jsonb_build_object('interview_id', i.id, 'no', 1))).*
       from reports r, interviews i where r.interview_id = $1 and r.no = (select max(no) from reports where interview_id = $1)
         and i.status = 'REPORT_GENERATED' and i.id = any($2::uuid[])`,
      [pattern.interview, made.map(({ id }) => id)],
    );
    await client.query(
      `insert into list_totals (list, key, slot, n) select 'job', job_id::text, 0, count(*) from interviews
         where job_id = any($1::uuid[]) group by job_id
       union all select 'job-completed', job_id::text, 0, count(*) from interviews
         where job_id = any($1::uuid[]) and status = 'REPORT_GENERATED' group by job_id`,
      [jobRows.map(({ id }) => id)],
    );
    const open = made.filter(({ status }) => status === 'SCHEDULED');
    await client.query(
      `insert into requests (id, interview_id, account_id, kind, note, asked_at, due_at)
       select gen_random_uuid(), i.id, i.account_id, (array['person', 'review', 'erase'])[1 + n % 3],
         case n % 4 when 0 then 'I stammer and would rather speak with somebody who gives me time.' when 1 then '面接官と直接話したいです。' else '' end,
         $2::timestamptz - n * interval '3 hours', $2::timestamptz + (n - 2) * interval '9 hours'
       from unnest($1::uuid[]) with ordinality o(id, n) join interviews i on i.id = o.id`,
      [open.slice(0, requests).map(({ id }) => id), new Date(now)],
    );
    await client.query(
      `insert into mails (id, kind, interview_id, account_id, state, tries, reply_code, reply, settled_at)
       select gen_random_uuid(), 'invitation', i.id, i.account_id, 'FAILED', 1, 550, '5.1.1 no such mailbox', $2
       from interviews i where i.id = any($1::uuid[])`,
      [open.slice(requests, requests + refused).map(({ id }) => id), new Date(now)],
    );
  } finally {
    await client.end();
  }
}

function interviewRow(n: number, jobId: string, now: number, all: number) {
  const status = STATUSES[n % STATUSES.length] ?? 'SCHEDULED';
  const at = now - 27 * DAY + Math.floor((n / all) * 27 * DAY);
  const began = ['SCHEDULED', 'NO_SHOW'].includes(status) ? null : new Date(at + 3_600_000).toISOString();
  const minutes = 14 + ((n * 7) % 31);
  const ended =
    began === null || status === 'STARTED' ? null : new Date(at + 3_600_000 + minutes * 60_000).toISOString();
  const name = `${FIRST[n % FIRST.length]} ${LAST[Math.floor(n / 3) % LAST.length]}`;
  return {
    id: idAt(at),
    session_id: idAt(at),
    candidate_id: idAt(at),
    job_id: jobId,
    email: `candidate${n}@example.com`,
    given_name: n % 9 === 0 ? null : name,
    status,
    status_reason: null,
    expires_at: new Date(at + 30 * DAY).toISOString(),
    due_at: status === 'SCHEDULED' ? new Date(at + 30 * DAY).toISOString() : null,
    started_at: began,
    ended_at: ended,
    completed_at: status === 'REPORT_GENERATED' ? ended : null,
    report_no: status === 'REPORT_GENERATED' ? 1 : null,
    cv_intake_id: null,
    external_id: null,
    recording_at: null,
  };
}

/** A UUIDv7 of that millisecond. */
function idAt(ms: number): string {
  const random = randomBytes(10);
  random[0] = ((random[0] ?? 0) & 0x0f) | 0x70;
  random[2] = ((random[2] ?? 0) & 0x3f) | 0x80;
  const hex = ms.toString(16).padStart(12, '0') + random.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

import pg from 'pg';
import { check } from '../shared/checks.ts';
import { type Mails, mailed } from '../shared/mails.ts';
import { until } from '../shared/until.ts';

/** Reports of an hour are told of together when it is over: this has it be over. */
async function hourPasses(databaseUrl: string, expected: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const waiting = `select id from mails where kind = 'member-reports' and state = 'WAITING'`;
    await until(async () => ((await client.query(waiting)).rowCount === expected ? true : null));
    await client.query(`update mails set next_at = now() - interval '1 second' where id in (${waiting})`);
    await client.query(
      `update tasks set run_at = now() - interval '1 second' where queue = 'send-mail' and payload ->> 'mailId' in (${waiting.replace('id', 'id::text')})`,
    );
  } finally {
    await client.end();
  }
}

/** All reports in one mail, and the address in the console that it leads to. */
export async function toldOfReports(
  database: string,
  databaseUrl: string,
  mails: Mails,
  to: string,
  reports: number,
): Promise<string> {
  await hourPasses(databaseUrl, reports);
  const link = /http:\S+\/console\/lantern\/interviews\/\S+/;
  const first = await mailed(mails, to, link);
  const telling = mails.to(to).filter(({ text = '' }) => link.test(text));
  const links = telling.flatMap(({ text = '' }) => text.match(new RegExp(link, 'g')) ?? []);
  check(`${database}: one mail tells of all reports`, telling.length === 1, String(telling.length));
  check(`${database}: and leads to each`, new Set(links).size === reports, links.join(', '));
  return first;
}

// The baseline: a bare node:http server that runs the same prepared statements on the driver itself, makes the same
// signatures and keeps the same request record, with nothing between.
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { ensureCandidate } from '../src/features/candidates/candidate-store.ts';
import { createInterview } from '../src/features/interviews/create-interview.ts';
import { listByJob } from '../src/features/interviews/interview-store.ts';
import { findJob } from '../src/features/jobs/job-store.ts';
import { insertRecords } from '../src/features/request-log/record-store.ts';
import { IdSource } from '../src/platform/ids.ts';
import { openBare } from './drivers.mjs';
import { erased, groupInsert } from './record-sides.mjs';

const { BARE_DATABASE: database, BARE_PORT: port, BARE_ACCOUNT } = process.env;
const accountId = /** @type {any} */ (BARE_ACCOUNT);
const raw = await openBare(database);
const clock = { now: () => Date.now() };
const ids = new IdSource(clock);
const sign = (text) => createHmac('sha256', 'bare-key').update(text).digest('base64url');

const record = groupInsert(raw);
const entryOf = (method, path, query, requestBody, responseBody) => ({
  id: ids.next(),
  at: Date.now(),
  requestId: randomUUID(),
  keyId: null,
  userId: 'bench',
  organizationId: 'bench',
  method,
  route: path,
  path,
  query,
  requestBody,
  requestBytes: requestBody?.length ?? 0,
  requestSha256: requestBody ? createHash('sha256').update(requestBody).digest() : null,
  responseBody,
  status: 200,
  error: null,
  durationMs: 1,
});

const server = createServer(async (request, response) => {
  const [path, query = ''] = request.url.split('?');
  createHash('sha256')
    .update(request.headers.authorization ?? '')
    .digest();
  let body;
  if (request.method === 'GET') {
    const params = new URLSearchParams(query);
    const job = await findJob(raw, accountId, /** @type {any} */ (params.get('serviceJobId')));
    const { results, total } = await listByJob(raw, job.id, (Number(params.get('current') ?? 1) - 1) * 10, 10);
    const expires = String(Date.now() + 86_400_000);
    const link = (kind, id) =>
      `http://127.0.0.1/links/${kind}/${id}?expires=${expires}&signature=${sign(kind + id + expires)}`;
    body = JSON.stringify({
      success: true,
      data: {
        results: results.map((i) => ({
          meetingId: i.id,
          createdAt: new Date(Number.parseInt(i.id.slice(0, 8) + i.id.slice(9, 13), 16)).toISOString(),
          candidateId: i.candidateId,
          candidateName: i.givenName,
          candidateEmail: i.email,
          completedAt: i.completedAt.toISOString(),
          isCompleted: 'COMPLETED',
          // Thirty signatures, as the lists of interviews with recordings need.
          recordingUrl: sign(`recording${i.id}`) === '' ? '' : null,
          transcriptUrl: link('transcripts', i.id),
          reportUrl: link('reports', i.id),
          useCaseId: i.jobId,
          startDateTime: i.startedAt.toISOString(),
          endDateTime: i.endedAt.toISOString(),
        })),
        total,
        current: 1,
        pageSize: 10,
      },
    });
    await record(entryOf('GET', path, query, null, body));
  } else {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const input = JSON.parse(text);
    body = await raw.transaction(async (tx) => {
      const job = await findJob(tx, accountId, input.serviceJobId);
      const candidateId = await ensureCandidate(tx, ids, accountId, input.candidateEmail);
      const interview = await createInterview(
        tx,
        { ids, clock, emit: async () => undefined },
        {
          accountId,
          door: 'HIRING',
          jobId: job.id,
          interviewerId: job.interviewerId,
          language: 'en',
          candidateId,
          email: input.candidateEmail,
          givenName: null,
          cvIntakeId: null,
        },
      );
      const reply = JSON.stringify({
        success: true,
        data: { meetingId: interview.id, interviewUrl: sign(interview.id) },
      });
      await insertRecords(tx, erased, [entryOf('POST', path, '', text, reply)], false);
      return reply;
    });
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(body);
});
server.listen(Number(port), '127.0.0.1', () =>
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: `http://127.0.0.1:${port}` })}\n`),
);
process.on('SIGTERM', async () => {
  server.closeAllConnections();
  server.close();
  await raw.close();
  process.exit(0);
});

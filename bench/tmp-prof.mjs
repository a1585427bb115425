import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fill } from './lib/linear/patterns.mjs';
import { worstRepetitions } from './lib/linear/worst.mjs';
import { beginFounderAt, beginInterview, makeJob } from './lib/room.mjs';
import { ADMIN_SECRET, call, freePort, JOB, startServer, temporaryFolder } from './lib/server.mjs';
const prof = temporaryFolder();
const server = startServer({ dataDir: temporaryFolder(), port: await freePort(), env: { COLLOQUY_MEANING: 'off', NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=2000 --cpu-prof-dir=${prof}` } });
const { url } = await server.ready;
const job = await makeJob(url);
const programme = (await call(url, 'POST', '/api/v1/admin/programmes', { headers: { 'x-admin-secret': ADMIN_SECRET }, body: { organizationId: 'bench', userId: 'bench', name: 'Lantern Works' } })).body.data;
const answerWith = (s, text) => call(url, 'POST', '/room/api/answer', { headers: s.headers, body: { clientId: randomUUID(), seat: s.seat, seen: 0, promptId: s.state.conversation.prompt.id, text } });
const entries = {
  job: (text) => call(url, 'POST', '/api/v1/jobs', { headers: job.headers, body: { ...JOB, description: text } }),
  answer: async (text) => answerWith(await beginInterview(url, job.headers, job.serviceJobId, `${randomUUID()}@example.com`), text),
  founder: async (text) => { const { body } = await call(url, 'POST', '/api/v1/integrations/candidates/conversations', { headers: job.headers, body: { programme: programme.id } }); return answerWith(await beginFounderAt(url, body.tokenized_link ?? body.data?.tokenized_link), text); },
};
await entries.job('Location: Berlin. '.repeat(300));
for (const [n, send] of Object.entries(entries)) for (const r of worstRepetitions(n).slice(-8)) { const t = performance.now(); const { status } = await send(fill(r, 20_000)); console.log(n, JSON.stringify(r), status, (performance.now() - t).toFixed(0)); }
await server.stop();
for (const f of readdirSync(prof)) {
  const p = JSON.parse(readFileSync(`${prof}/${f}`, 'utf8'));
  const total = (p.endTime - p.startTime) / 1000;
  const byId = new Map(p.nodes.map((n) => [n.id, n]));
  const parent = new Map(); for (const n of p.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
  // runs of non-idle samples: contiguous busy time
  let t = p.startTime; const runs = []; let run = null;
  p.samples.forEach((id, i) => { t += p.timeDeltas[i]; const n = byId.get(id).callFrame.functionName; const idle = n === '(idle)' || n === '(program)'; if (idle) { run = null; return; } if (!run) { run = { at: t, us: 0, by: new Map() }; runs.push(run); } run.us += p.timeDeltas[i]; const seen = new Set(); for (let x = id; x; x = parent.get(x)) { const c = byId.get(x).callFrame; const k = `${c.functionName}@${c.url.split('/').pop()}:${c.lineNumber}`; if (seen.has(k)) continue; seen.add(k); run.by.set(k, (run.by.get(k) ?? 0) + p.timeDeltas[i]); } });
  console.log(f, 'total', total.toFixed(0), 'samples', p.samples.length);
  for (const r of runs.filter((r) => (r.at - p.startTime) > 4e6).sort((a, b) => b.us - a.us).slice(0, 8)) console.log(((r.at - p.startTime) / 1e3).toFixed(0), 'run ms', (r.us / 1000).toFixed(0), [...r.by].filter(([k]) => !/node:|\(root\)|\(anonymous\)/.test(k)).sort((a, b) => b[1] - a[1]).slice(0, 14).map(([k, v]) => `${k}=${(v / 1000).toFixed(0)}`).join(' '));
}

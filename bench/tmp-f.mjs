import { Session } from 'node:inspector/promises';
import { fill } from './lib/linear/patterns.mjs';
const S = new URL('../packages/server/src/', import.meta.url);
const { extractFounderApplication } = await import(new URL('features/founder-applications/extraction/index.ts', S).href);
const { readText } = await import(new URL('providers/cv-reader/embedded/formats/plain-text.ts', S).href);
const { readProfile } = await import(new URL('providers/cv-reader/embedded/parse/read-profile.ts', S).href);
const { createAnswerReader } = await import(new URL('providers/answer-reader/create.ts', S).href);
const { createJobReader } = await import(new URL('providers/job-reader/create.ts', S).href);
const founder = (l) => (t) => extractFounderApplication({ language: l, turns: [{ speaker: 'interviewer', questionKey: 'founder_current_location', text: 'Please tell me.' }, { speaker: 'founder', questionKey: null, text: t }] });
const cv = (text) => { const part = text.slice(0, Math.ceil(text.length / 4)); const d = readText(['Ana Duarte', part, ...['Experience', 'Education', 'Skills', 'Languages'].flatMap((n) => [n, part])].join('\n')); if (!('failed' in d)) readProfile(d, 'txt'); };
const ar = createAnswerReader({ kind: 'embedded', meaning: 'off' });
const q = { text: 'Tell me of a switch that you repaired.', rubricLanguage: 'en', anchors: { 1: 'Nothing.', 3: 'Names a repair.', 5: 'Names a repair, its cause and how it ended.' }, facts: [{ key: 'repair', phrasings: ['repaired the switch', 'replaced the motor'] }] };
const answer = (l) => (text) => ar.skim({ language: l, text, question: { ...q, rubricLanguage: l } });
const jr = createJobReader({ kind: 'embedded' });
const job = (t) => jr.read({ title: t.slice(0, 200), description: t });
const cpu = (f) => { let best = Infinity; for (let i = 0; i < 2; i++) { const b = process.cpuUsage(); f(); const { user, system } = process.cpuUsage(b); best = Math.min(best, (user + system) / 1000); } return best; };
const cases = [['founder en', founder('en'), 'a\n', 2000], ['founder ja', founder('ja'), 'Ж', 6000], ['cv', cv, '“\n', 8000], ['answer en', answer('en'), 'a\n', 20000], ['job', job, '東 ', 20000], ['job', job, 'A< ', 20000]];
const s = new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval', { interval: 1000 });
for (const [n, f, bit, len] of cases) {
  f('I am Ana Duarte from Porto. We repaired it in 2019, and it ran on time.');
  const at = [len / 4, len / 2, len].map((x) => cpu(() => f(fill({ head: '', bit }, x))).toFixed(0));
  await s.post('Profiler.start'); f(fill({ head: '', bit }, len)); const { profile: p } = await s.post('Profiler.stop');
  const by = new Map(); const node = new Map(p.nodes.map((x) => [x.id, x])); p.samples.forEach((id, i) => { const c = node.get(id).callFrame; const k = `${c.functionName}@${c.url.split('/').pop()}:${c.lineNumber + 1}`; by.set(k, (by.get(k) ?? 0) + p.timeDeltas[i]); });
  const par = new Map(); for (const x of p.nodes) for (const c of x.children ?? []) par.set(c, x.id);
  const inc = new Map(); p.samples.forEach((id, i) => { const seen = new Set(); for (let x = id; x; x = par.get(x)) { const c = node.get(x).callFrame; const k = `${c.functionName}@${c.url.split('/').pop()}:${c.lineNumber + 1}`; if (!seen.has(k)) { seen.add(k); inc.set(k, (inc.get(k) ?? 0) + p.timeDeltas[i]); } } });
  const show = (m, k) => [...m].sort((a, b) => b[1] - a[1]).filter(([x]) => !/root|node:|^\(anon/.test(x)).slice(0, k).map(([x, v]) => `${x}=${(v / 1000).toFixed(0)}`).join(' ');
  console.log(`${n} ${JSON.stringify(bit)} ${len / 4}/${len / 2}/${len}: ${at.join(' / ')} ms\n   self ${show(by, 6)}\n   incl ${show(inc, 14)}`);
}

// CPU of what stays on the request thread
import { fill } from './lib/linear/patterns.mjs';
import { worstRepetitions } from './lib/linear/worst.mjs';
const S = new URL('../packages/server/src/', import.meta.url);
const load = (p) => import(new URL(p, S).href);
const { requestIn } = await load('features/dialogue/requests.ts');
const own = await load('features/dialogue/own-questions.ts');
const { createJobReader } = await load('providers/job-reader/create.ts');
const { buildBlueprint, loadInterviewerTexts } = await load('features/interviewers/build-blueprint.ts');
const { builtInContent } = await load('testing/built-in-content.ts');
await loadInterviewerTexts(builtInContent, 'en');
const cpu = (f) => { let best = Infinity; for (let i = 0; i < 2; i++) { const b = process.cpuUsage(); f(); const { user, system } = process.cpuUsage(b); best = Math.min(best, (user + system) / 1000); if (best < 20) break; } return best; };
const bp = { language: 'en', approvedFacts: Array.from({ length: 40 }, (_, i) => ({ topic: 'team', text: `The team ${i} works in shifts of eight hours with a salary.` })) };
const reader = createJobReader({ kind: 'embedded' });
const top = {};
const note = (k, ms, r) => { if (!(k in top) || top[k][0] < ms) top[k] = [ms, JSON.stringify(r)]; };
for (const r of [...worstRepetitions('answer'), { head: '', bit: 'có ' }, { head: '', bit: 'か' }, { head: '', bit: 'か ' }, {head:'',bit:'what '}]) {
  const t = fill(r, 20_000);
  for (const l of ['en', 'vi', 'ja']) { note(`requestIn ${l}`, cpu(() => requestIn(l, t)), r); note(`own ${l}`, cpu(() => own.answerOwnQuestion({ ...bp, language: l }, t)), r); note(`ownQuestions ${l}`, cpu(() => own.ownQuestions({ turns: [{ speaker: 'candidate', questionKey: null, skipped: false, text: t }] }, l)), r); }
}
for (const r of worstRepetitions('job')) { const t = fill(r, 2_000); let reading; note('short read', cpu(() => { reading = reader.read({ title: t.slice(0, 200), description: t }); }), r); note('short blueprint', cpu(() => buildBlueprint(builtInContent, { language: 'en', title: t.slice(0, 200) || 'Any', reading })), r); const t2 = fill(r, 20_000); const r2 = reader.read({ title: t2.slice(0, 200), description: t2 }); note('long clone', cpu(() => structuredClone(r2)), r); note('long json', cpu(() => JSON.stringify(r2)), r); note('json chars', JSON.stringify(r2).length / 1000, r); }
const { extractFounderApplication } = await load('features/founder-applications/extraction/index.ts');
for (const l of ['en', 'ja']) for (const r of worstRepetitions('founder')) { const t = fill(r, 2_000); note(`founder short ${l}`, cpu(() => extractFounderApplication({ language: l, turns: [{ speaker: 'interviewer', questionKey: 'founder_name', text: 'Please tell me.' }, { speaker: 'founder', questionKey: null, text: t }] })), r); }
console.table(top);

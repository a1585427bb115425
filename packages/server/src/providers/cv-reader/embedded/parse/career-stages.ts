import { alternatives } from '../lexicon/words.ts';
import type { Piece } from '../text/piece.ts';
import type { DateHit } from './dates.ts';
import type { Fragment } from './fragments.ts';

/** East Asian CVs give a line each to joining an employer and to leaving it. */
export type Stage = 'joined' | 'left' | '';

const JOINED = new RegExp(`^(?:${alternatives((words) => words.stages?.joined)})$`);
const LEFT = new RegExp(`(?:${alternatives((words) => words.stages?.gone)})$`);
const POSTED = new RegExp(`(?:${alternatives((words) => words.stages?.posted)})$`);
const CLOSING = new RegExp(`^(?:${alternatives((words) => words.stages?.closing)})$`);

/** What the words of a line say about the stage, and the names without those words. */
export function stageOf(names: Fragment[]): { stage: Stage; names: Fragment[] } {
  let stage: Stage = '';
  const kept = names.flatMap((name) => {
    if (JOINED.test(name.text)) stage = 'joined';
    else if (LEFT.test(name.text)) stage = 'left';
    else if (!CLOSING.test(name.text)) return [withoutVerb(name)];
    return [];
  });
  return { stage, names: kept };
}

/** `営業部に配属` names a post: what is left without the verb. */
function withoutVerb(name: Fragment): Fragment {
  const verb = POSTED.exec(name.text);
  if (verb === null || verb.index < 2) return name;
  return { ...name, text: name.text.slice(0, verb.index), end: name.start + verb.index, hint: 'title' };
}

type Dated = { company: Piece | null; date: DateHit | null };

/** One job out of the line on joining and the line on leaving; without the latter it goes on. */
export function joinStages<Job extends Dated>(jobs: { job: Job; stage: Stage }[]): Job[] {
  const joined: Job[] = [];
  let open: Job | null = null;
  for (const { job, stage } of jobs) {
    if (stage === 'left') {
      const sameEmployer = job.company === null || open?.company?.text === job.company.text;
      if (open?.date != null && job.date !== null && sameEmployer) open.date = closed(open.date, job.date);
      open = null;
      continue;
    }
    if (stage === 'joined' && job.date !== null) {
      job.date = { ...job.date, kind: 'since', to: null, open: true };
      open = job;
    }
    joined.push(job);
  }
  return joined;
}

function closed(from: DateHit, to: DateHit): DateHit {
  return { ...from, kind: 'range', to: to.from, open: false };
}

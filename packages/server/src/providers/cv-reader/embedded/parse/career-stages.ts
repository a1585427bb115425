import type { Piece } from '../text/piece.ts';
import type { DateHit } from './dates.ts';
import type { Fragment } from './fragments.ts';

/** East Asian CVs give a line each to joining an employer and to leaving it. */
export type Stage = 'joined' | 'left' | '';

const JOINED = /^(?:入社|入職|就職|採用|入行|入庁|入局|입사)$/;
const LEFT = /(?:退社|退職|퇴사|離職)$/;
const POSTED = /(?:に配属|に所属|に勤務|に就任|として勤務|を担当|勤務|配属)$/;
const CLOSING = /^(?:以上|現在に至る|現在在職中)$/;

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

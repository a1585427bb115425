import type { DraftLimit, NotAssessable, ReportContent, RequirementReport } from './report.ts';

type Drafted = Pick<ReportContent, 'evaluation' | 'questions' | 'plan' | 'grading' | 'statements'>;

/** What the draft cannot tell, the most important first: where a person has to ask or read. */
export function limitsOf(draft: Drafted, requirements: readonly RequirementReport[]): DraftLimit[] {
  const { evaluation, questions, plan, grading, statements } = draft;
  const count = (reason: NotAssessable): number =>
    questions.filter(({ notAssessable }) => notAssessable === reason).length;
  const limits: (DraftLimit | false)[] = [
    evaluation === 'refused' && { limit: 'no-consent', count: null },
    counted('required-not-asked', requirements.filter(isRequiredUnasked).length),
    counted('not-reached', questions.filter(({ outcome, fromCv }) => outcome === 'unasked' && fromCv !== true).length),
    counted('papers', requirements.filter(({ why }) => why === 'papers').length),
    evaluation === 'drafted' &&
      !(statements ?? []).some(({ statement, printed }) => printed && statement === 'said') && {
        limit: 'said',
        count: null,
      },
    counted('no-grader', count('no-grader')),
    counted('language', count('no-common-language')),
    counted('poor-transcript', count('poor-transcript')),
    grading === 'points' &&
      plan?.occupation === null &&
      plan.ownPoints !== true && { limit: 'occupation', count: null },
    grading === 'points' && plan?.occupation?.reviewed === false && { limit: 'unreviewed', count: null },
    { limit: 'truth', count: null },
  ];
  return limits.filter((limit) => limit !== false);
}

function isRequiredUnasked({ kind, status }: RequirementReport): boolean {
  return kind === 'must' && status === 'not-asked';
}

function counted(limit: DraftLimit['limit'], count: number): DraftLimit | false {
  return count > 0 && { limit, count };
}

import type { AnswerAssessor, AnswerToAssess, AssessmentLimits, Judgement } from '../features/dialogue/index.ts';

export type AssessorCall = {
  answers: readonly string[];
  limits: AssessmentLimits;
  /** Ends the call with this judgement; by default the answer is enough. */
  give(judgement?: Judgement): void;
  fail(error: Error): void;
};

const ENOUGH: Judgement = { assessment: { missing: [], content: 'enough', declined: false } };

/** An assessor that answers when a test says so, and counts its calls. Several nodes may share one. */
export class SlowAssessor implements AnswerAssessor<null> {
  readonly calls: AssessorCall[] = [];

  gather(): Promise<null> {
    return Promise.resolve(null);
  }

  assess({ answers }: AnswerToAssess<null>, limits: AssessmentLimits): Promise<Judgement> {
    return new Promise((resolve, reject) => {
      this.calls.push({ answers, limits, give: (judgement = ENOUGH) => resolve(judgement), fail: reject });
    });
  }
}

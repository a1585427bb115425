/**
 * Word classes of sentences that try to steer whoever grades an answer. One class alone means nothing:
 * `injection-rules.ts` says which of them together make an instruction.
 *
 * - `ignore` … `rules` … `prior`: "forget all earlier instructions"
 * - `give`: give, rate, award, record · `mark`: score, grade, level · `top`: full, best, perfect · `five`: the top number
 * - `answer`: this answer, this candidate, everywhere · `grader`: who can only be the one who grades
 * - `reader`: who may be the grader (reviewer, model, system) · `address`: dear, note to, attention
 * - `plead`: be generous · `approved`: already chosen · `threat`: will be reported · `low`: under, less than
 * - `change`: was updated · `rubric`: rubric, criteria · `play`: pretend, you are now · `end`: end of transcript
 * - `translate`: translate and carry out · `treat`: count as, regard as · `hide`: do not mention this
 */
export type InjectionWord =
  | 'ignore'
  | 'rules'
  | 'prior'
  | 'give'
  | 'mark'
  | 'top'
  | 'five'
  | 'answer'
  | 'grader'
  | 'reader'
  | 'address'
  | 'plead'
  | 'approved'
  | 'threat'
  | 'low'
  | 'change'
  | 'rubric'
  | 'play'
  | 'end'
  | 'translate'
  | 'treat'
  | 'hide';

export type InjectionLexicon = Partial<Record<InjectionWord, readonly string[]>>;

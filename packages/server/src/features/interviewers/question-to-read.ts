import type { QuestionToRead } from '../../providers/answer-reader/port.ts';
import type { Question } from './blueprint.ts';
import { isGeneral } from './points.ts';

/** A question with all that a reader looks for in answers to it. */
export function questionToRead(question: Question): QuestionToRead {
  const { text, starter, rubric } = question;
  return {
    text,
    ...(starter === undefined ? {} : { given: starter }),
    rubricLanguage: rubric.language,
    anchors: rubric.anchors,
    facts: rubric.facts,
    ...(rubric.mistakes === undefined ? {} : { mistakes: rubric.mistakes }),
    ...(question.asksFacts === true ? { asksFacts: true } : {}),
    ...(isGeneral(question) ? { general: true } : {}),
    ...(rubric.open === undefined ? {} : { open: rubric.open }),
  };
}

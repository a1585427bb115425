import type { Messages } from '@colloquy/content/schema/messages';
import {
  END_KEYS,
  isNothingUsable,
  isRange,
  MEANING_KEYS,
  type NotAssessable,
  OWN_REPLY_KEYS,
  type QuestionReport,
  type Quote,
  type ReportForm,
  type ReviewsForm,
  timesTell,
} from '@colloquy/contract/links';
import type { RequestKind } from '@colloquy/contract/shared';
import { languageChangeLine, reportWords } from './report-words.ts';
import { glanceLines, summaryLines } from './summary-text.ts';
import { clockTime, oneLine } from './transcript-text.ts';

const REASONS: Record<NotAssessable, string> = {
  'not-asked': 'not asked',
  skipped: 'asked, the candidate passed on it',
  declined: 'asked, the candidate chose not to answer',
  unreadable: 'asked, no words that can be read',
  'too-short': 'asked, answer too short',
  repeated: 'the same words were given at another question; they are not counted twice',
  'no-common-language': 'the answer cannot be compared in its language without a language model',
  'no-rubric': 'there is nothing to compare the answer with',
  'poor-transcript': 'the speech was recognised too poorly',
  'no-consent': 'the candidate did not agree to an assessment by an AI',
  'no-points': 'nothing was found of what a good answer names; read it',
  general: 'a question of any trade gets no number; read the answer',
  'no-grader': 'model unavailable',
  'few-levels': 'too few of its questions have a number; read the answers',
  'no-answer': 'nothing usable',
  'not-done': 'not done',
};

/** Graded by points, nothing is blamed on a part that nobody can configure. */
const REASONS_BY_POINTS: Record<NotAssessable, string> = {
  ...REASONS,
  'no-common-language': 'answers in this language are not compared; read it',
};

const CUES = { example: 'one occasion', ownPart: 'own action', result: 'how it ended', figure: 'a figure' } as const;

const OFF_SUBJECT = '; little in the answer is about what was asked';

const DECISIONS = {
  'take-further': 'take further',
  hold: 'hold',
  'do-not-take-further': 'do not take further',
} as const;

/** What became of a wish, after it in its line. */
function becameOf({
  state,
  dueAt,
  closedAt,
  assignee,
}: NonNullable<ReportForm['personRequests'][number]['request']>): string {
  const became = state === 'open' ? `open, due ${dueAt}` : `${state} ${closedAt ?? ''}`.trimEnd();
  return ` [${became}${assignee === null ? '' : `, in hand: ${oneLine(assignee)}`}]`;
}

const REQUESTS: Record<RequestKind, string> = {
  person: 'person requested',
  review: 'review requested',
  erase: 'erasure requested',
};

function languageLines({ report: { languageChange } }: ReportForm, words: Messages): string[] {
  if (languageChange === undefined) return [];
  return [languageChangeLine(languageChange, languageChange.at, reportWords(words, 'en'))];
}

/** The report as plain text: what was covered, how sure, what said so. */
export function reportText(form: ReportForm, words: Messages): string {
  const { report, transcript } = form;
  const reasons = report.grading === 'points' ? REASONS_BY_POINTS : REASONS;
  const offsets = new Map(transcript.turns.map((turn) => [turn.id, turn.offsetMs]));
  const timed = timesTell(transcript);
  const place = ({ turnId, text }: Quote): string =>
    `"${oneLine(text)}" [${timed ? `${clockTime(offsets.get(turnId) ?? 0)}, ` : ''}turn ${turnId}]`;
  const lines = [
    [
      oneLine(transcript.candidateName ?? 'Candidate'),
      oneLine(report.title),
      oneLine(transcript.organization),
      report.startedAt.slice(0, 10),
    ].join(' · '),
    ...aboutLines(form),
    `${report.asked} of ${report.total} questions asked`,
    report.evaluation === 'drafted'
      ? 'An AI asked and drafted this; a person decides.'
      : 'The candidate did not agree to an assessment by an AI: a person reads the answers and decides.',
    ...(isNothingUsable(form) ? [oneLine(String(words.nothingUsable))] : []),
    ...(report.endedEarly === undefined ? [] : [oneLine(String(words[END_KEYS[report.endedEarly]]))]),
    ...glanceLines(form, words, place),
    ...languageLines(form, words),
    ...(report.humanAsked ? ['The candidate asked for a person.'] : []),
    ...form.personRequests.map(
      ({ at, kind, note, request }) =>
        `  ${at} ${REQUESTS[kind]}${note === '' ? '' : ` "${oneLine(note)}"`}${request == null ? '' : becameOf(request)}`,
    ),
    ...summaryLines(report, words, reasons, place),
    '',
    'COMPETENCIES',
    ...(report.competencies.some(({ score }) => score !== null) ? [String(words[MEANING_KEYS[report.grading]])] : []),
  ];
  for (const competency of report.competencies) {
    const { score, confidence, notAssessable, coverage } = competency;
    const found =
      score === null
        ? `not assessable: ${notAssessable === null ? 'no reason given' : reasons[notAssessable]}`
        : `${score} of 5 (${between(competency, '', ', ')}${confidence} confidence of the draft)`;
    const judged = report.questions.filter(({ competency: of, level }) => of === competency.key && level !== null);
    const off = judged.length > 0 && judged.every(({ offSubject }) => offSubject) ? OFF_SUBJECT : '';
    lines.push(`${competency.name}: ${found}${off}; ${coverage.answered} of ${coverage.questions} questions answered`);
    for (const quote of competency.evidence) lines.push(`  ${place(quote)}`);
  }
  lines.push(
    report.overall === null
      ? noOverall(report)
      : `Mean of the required competencies: ${report.overall.score}${between(report.overall, ' (', ')')}`,
    '',
    'QUESTIONS',
  );
  report.questions.forEach((question, index) => {
    const { level, notAssessable, outcome, mustAsk } = question;
    lines.push(`${index + 1}. ${question.text}`);
    const score =
      level === null ? (notAssessable === null ? '' : `; ${reasons[notAssessable]}`) : `; ${level.score} of 5`;
    const same = question.sameAs === null ? -1 : report.questions.findIndex(({ key }) => key === question.sameAs);
    const { repeats, answers } = question;
    const before =
      repeats.length === 0 ? '' : `; given before, whole or in part: ${repeats.length} of ${answers.length} answers`;
    const notes = `${question.offSubject ? OFF_SUBJECT : ''}${same < 0 ? '' : `; same answer as to question ${same + 1}`}${before}`;
    const kind = question.fromCv ? ', from CV' : mustAsk ? '' : ', optional';
    lines.push(`   ${outcome}${kind}${question.fromCv ? '; not scored' : score}${notes}`);
    lines.push(...pointLines(report, question, place));
    for (const { sign, quote } of question.signs) {
      lines.push(`   ${CUES[sign]}${quote === null ? '' : `: ${place(quote)}`}`);
    }
  });
  lines.push(...planLines(report));
  lines.push(...ownQuestionLines(form, words, place));
  for (const { quote } of report.flags) {
    lines.push('', `Words addressed to the grader, left out: ${quote === null ? '(place lost)' : place(quote)}`);
  }
  lines.push('', 'ASSESSMENTS BY PEOPLE', ...reviewLines(form, words), '', ...methodLines(form, words));
  return `${lines.join('\n')}\n`;
}

function between(range: { low: number | null; high: number | null }, before: string, after: string): string {
  return isRange(range) ? [before, [range.low, range.high].join(' to '), after].join('') : '';
}

function noOverall({ grading, questions }: ReportForm['report']): string {
  const required = questions.some(({ mustAsk, general, level }) => mustAsk && !general && level === null);
  return grading === 'points' && required
    ? 'No overall figure: a required question about the work itself has no number.'
    : 'No overall figure: not every required competency could be assessed.';
}

/** Each question with what became of it, and with the words of the description that were told or quoted. */
function ownQuestionLines({ ownQuestions }: ReportForm, words: Messages, place: (quote: Quote) => string): string[] {
  if (ownQuestions.length === 0) return [];
  const lines = ownQuestions.flatMap((question) => {
    const told = question.told.map((text) => `"${oneLine(text)}"`).join(', ');
    const reply = question.reply === null ? [] : [`   ${words[OWN_REPLY_KEYS[question.reply]]} ${told}`.trimEnd()];
    return [place(question), ...reply];
  });
  return ['', 'THE CANDIDATE ASKED', ...lines];
}

const STATEMENT_MARKS = { said: '+', partly: '~', 'not-said': '-', asked: '?' } as const;

function pointLines(
  { grading }: ReportForm['report'],
  { facts, mistakes, general }: QuestionReport,
  place: (quote: Quote) => string,
): string[] {
  const listed = facts.map(({ name, text, statement, quote }) => {
    // A sample sentence is one way to say it, not the point.
    const point = grading === 'anchors' ? text : (name ?? `in words like "${oneLine(text)}"`);
    const nearest = statement === 'asked' && grading === 'points' ? ' (asked; read it)' : '';
    return `   ${STATEMENT_MARKS[statement]} ${point}${nearest}${quote === null ? '' : `: ${place(quote)}`}`;
  });
  const none = facts.length > 0 || general ? [] : ['   no expected points for this question'];
  const wrong = mistakes.map(({ name, reason, caps, quote }) => {
    const words = quote === null ? '' : `: ${place(quote)}`;
    return `   ! check this: ${name}. ${reason}${caps ? ' (limits the level)' : ''}${words}`;
  });
  return [...listed, ...none, ...wrong];
}

const LINES = { duty: 'task', must: 'required', nice: 'nice to have', tool: 'tool' } as const;

const WHY_NOT = {
  'no-question': 'no question for it is known',
  papers: 'papers are shown, not told',
  'not-spoken': 'it cannot be put into a question',
  'no-room': 'no room in this interview',
  'left-out': 'the plan leaves it out',
} as const;

/** Of reports without a summary, which says it line by line. */
function planLines({ plan, questions, grading, summary, sentences }: ReportForm['report']): string[] {
  if (summary !== null || plan === null || plan.coverage.length === 0) return [];
  const lines = plan.coverage.flatMap(({ kind, text, question, why }, index) => {
    const number = questions.findIndex(({ key }) => key === question) + 1;
    const asked = number > 0 ? `question ${number}` : `not asked: ${WHY_NOT[why ?? 'no-question']}`;
    const told = sentences.filter(({ line }) => line === index).map((sentence) => `  ${oneLine(sentence.text)}`);
    return [`${oneLine(text)} (${LINES[kind]}): ${asked}`, ...told];
  });
  return ['', 'WHAT THE DESCRIPTION ASKS FOR', ...lines, ...(grading === 'points' ? knownOf(plan) : [])];
}

function knownOf({ occupation, ownPoints }: NonNullable<ReportForm['report']['plan']>): string[] {
  if (occupation === null)
    return ownPoints ? [] : ['No points are known for this occupation: questions about its own tasks carry no level.'];
  return occupation.reviewed ? [] : [`Points of ${occupation.name}: nobody of this trade has reviewed them yet.`];
}

const STATEMENTS = {
  said: 'a point was named',
  partly: 'a point was named in part',
  'not-said': 'a point was not named',
  mistake: 'the answer says a known mistake',
} as const;

function statementLines({ statements }: ReportForm['report'], words: Messages): string[] {
  return statements
    .filter(({ printed }) => !printed)
    .map(({ statement, measured }) => {
      const figure = measured === null ? 'not measured' : `right ${measured.right} times of ${measured.of}`;
      return `${String(words.notPrinted)}: ${STATEMENTS[statement]} (${figure})`;
    });
}

function aboutLines({ about: { interviewType, role, metadata } }: ReportForm): string[] {
  return [
    ...(interviewType === null ? [] : [`Interview type: ${interviewType}`]),
    ...(role === null ? [] : [`Role: ${oneLine(role)}`]),
    ...Object.entries(metadata).map(([key, value]) => `${oneLine(key)}: ${oneLine(value)}`),
  ];
}

function reviewLines({ reviews, disagreement, withheld }: ReviewsForm, words: Messages): string[] {
  const hidden = withheld === 0 ? [] : [String(words.assessmentsWithheld).replace('{number}', String(withheld))];
  if (reviews.length === 0) return withheld === 0 ? ['None yet.'] : hidden;
  const lines = reviews.flatMap(({ reviewer, verified, at, scores, note, decision, current }) => [
    `${oneLine(reviewer)}${verified ? '' : ` (${String(words.notVerified)})`}, ${at}${current ? '' : ' (replaced by a later one)'}: ${
      Object.entries(scores)
        .map(([key, score]) => `${key} ${score}`)
        .join(', ') || 'no scores'
    }; ${decision === null ? 'no decision yet' : DECISIONS[decision]}`,
    ...(note === '' ? [] : [`  ${oneLine(note)}`]),
  ]);
  for (const { key, low, high } of disagreement.competencies) lines.push(`They differ on ${key}: ${low} to ${high}`);
  if (disagreement.decisions) lines.push('Their decisions differ.');
  return [...lines, ...hidden];
}

function methodLines({ report, versions, no, at }: ReportForm, words: Messages): string[] {
  const { engine, blueprint, droppedClaims } = report;
  return [
    `Report ${no} of ${versions.length}, ${at}; engine ${engine.name} ${engine.version}; questions ${blueprint.bank} ${blueprint.bankVersion}, plan ${blueprint.no} (${blueprint.versionId})${blueprint.cohort === null ? '' : `, cohort ${blueprint.cohort}`}`,
    ...statementLines(report, words),
    `Claims dropped because their words could not be found: ${droppedClaims}`,
  ];
}

import type { Messages } from '@colloquy/content/schema/messages';
import {
  DECISION_KEYS,
  END_KEYS,
  isNothingUsable,
  isRange,
  LINE_KEYS,
  MEANING_KEYS,
  type NotAssessable,
  OWN_REPLY_KEYS,
  type QuestionReport,
  type Quote,
  questionNumber,
  REQUEST_KEYS,
  type ReportForm,
  type ReviewsForm,
  reasonKey,
  timesTell,
  WHY_KEYS,
} from '@colloquy/contract/links';
import { languageChangeLine, type ReportWords, reportWords, wishLine } from './report-words.ts';
import { glanceLines, summaryLines } from './summary-text.ts';
import { clockTime, oneLine } from './transcript-text.ts';

const CUES = { example: 'one occasion', ownPart: 'own action', result: 'how it ended', figure: 'a figure' } as const;

const OFF_SUBJECT = '; little in the answer is about what was asked';

function languageLines({ report: { languageChange } }: ReportForm, words: ReportWords): string[] {
  return languageChange === undefined ? [] : [languageChangeLine(languageChange, languageChange.at, words)];
}

function wishLines({ personRequests }: ReportForm, words: ReportWords): string[] {
  return personRequests.map((wish) => {
    // Times stand in the text as the JSON gives them.
    const became = wishLine(wish, { ...words, moment: (instant) => instant });
    const note = wish.note === '' ? '' : ` "${oneLine(wish.note)}"`;
    return `  ${wish.at} ${words.say(REQUEST_KEYS[wish.kind])}${note}${became === null ? '' : ` [${oneLine(became)}]`}`;
  });
}

/** The report as plain text: what was covered, how sure, what said so. */
export function reportText(form: ReportForm, messages: Messages): string {
  const { report, transcript } = form;
  const words = reportWords(messages, 'en');
  const { say } = words;
  const reasonOf = (reason: NotAssessable): string => say(reasonKey(report.grading, reason));
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
    ...(isNothingUsable(form) ? [oneLine(say('nothingUsable'))] : []),
    ...(report.endedEarly === undefined ? [] : [oneLine(say(END_KEYS[report.endedEarly]))]),
    ...glanceLines(form, words, place),
    ...languageLines(form, words),
    ...(report.humanAsked ? ['The candidate asked for a person.'] : []),
    ...wishLines(form, words),
    ...summaryLines(report, words, place),
    '',
    'COMPETENCIES',
    ...(report.competencies.some(({ score }) => score !== null) ? [say(MEANING_KEYS[report.grading])] : []),
  ];
  for (const competency of report.competencies) {
    const { score, confidence, notAssessable, coverage } = competency;
    const found =
      score === null
        ? `not assessable: ${notAssessable === null ? 'no reason given' : reasonOf(notAssessable)}`
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
      level === null ? (notAssessable === null ? '' : `; ${reasonOf(notAssessable)}`) : `; ${level.score} of 5`;
    const same = questionNumber(report, question.sameAs);
    const { repeats, answers } = question;
    const before =
      repeats.length === 0 ? '' : `; given before, whole or in part: ${repeats.length} of ${answers.length} answers`;
    const notes = `${question.offSubject ? OFF_SUBJECT : ''}${same === null ? '' : `; same answer as to question ${same}`}${before}`;
    const kind = question.fromCv ? ', from CV' : mustAsk ? '' : ', optional';
    lines.push(`   ${outcome}${kind}${question.fromCv ? '; not scored' : score}${notes}`);
    lines.push(...pointLines(report, question, place));
    for (const { sign, quote } of question.signs) {
      lines.push(`   ${CUES[sign]}${quote === null ? '' : `: ${place(quote)}`}`);
    }
  });
  lines.push(...planLines(report, words));
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
function ownQuestionLines(
  { ownQuestions }: ReportForm,
  { say }: ReportWords,
  place: (quote: Quote) => string,
): string[] {
  if (ownQuestions.length === 0) return [];
  const lines = ownQuestions.flatMap((question) => {
    const told = question.told.map((text) => `"${oneLine(text)}"`).join(', ');
    const reply = question.reply === null ? [] : [`   ${say(OWN_REPLY_KEYS[question.reply])} ${told}`.trimEnd()];
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

/** Of reports without a summary, which says it line by line. */
function planLines(report: ReportForm['report'], { say }: ReportWords): string[] {
  const { plan, grading, summary, sentences } = report;
  if (summary !== null || plan === null || plan.coverage.length === 0) return [];
  const lines = plan.coverage.flatMap(({ kind, text, question, why }, index) => {
    const number = questionNumber(report, question);
    const asked = number === null ? say(WHY_KEYS[why ?? 'no-question']) : say('questionNumber', { number });
    const told = sentences.filter(({ line }) => line === index).map((sentence) => `  ${oneLine(sentence.text)}`);
    return [`${oneLine(text)} [${say(LINE_KEYS[kind])}]: ${asked}`, ...told];
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

function statementLines({ statements }: ReportForm['report'], { say }: ReportWords): string[] {
  return statements
    .filter(({ printed }) => !printed)
    .map(({ statement, measured }) => {
      const figure = measured === null ? 'not measured' : `right ${measured.right} times of ${measured.of}`;
      return `${say('notPrinted')}: ${STATEMENTS[statement]} (${figure})`;
    });
}

function aboutLines({ about: { interviewType, role, metadata } }: ReportForm): string[] {
  return [
    ...(interviewType === null ? [] : [`Interview type: ${interviewType}`]),
    ...(role === null ? [] : [`Role: ${oneLine(role)}`]),
    ...Object.entries(metadata).map(([key, value]) => `${oneLine(key)}: ${oneLine(value)}`),
  ];
}

function reviewLines({ reviews, disagreement, withheld }: ReviewsForm, { say }: ReportWords): string[] {
  const hidden = withheld === 0 ? [] : [say('assessmentsWithheld', { number: withheld })];
  if (reviews.length === 0) return withheld === 0 ? ['None yet.'] : hidden;
  const lines = reviews.flatMap(({ reviewer, verified, at, scores, note, decision, current }) => [
    `${oneLine(reviewer)}${verified ? '' : ` (${say('notVerified')})`}, ${at}${current ? '' : ' (replaced by a later one)'}: ${
      Object.entries(scores)
        .map(([key, score]) => `${key} ${score}`)
        .join(', ') || 'no scores'
    }; ${decision === null ? 'no decision yet' : say(DECISION_KEYS[decision])}`,
    ...(note === '' ? [] : [`  ${oneLine(note)}`]),
  ]);
  for (const { key, low, high } of disagreement.competencies) lines.push(`They differ on ${key}: ${low} to ${high}`);
  if (disagreement.decisions) lines.push('Their decisions differ.');
  return [...lines, ...hidden];
}

function methodLines({ report, versions, no, at }: ReportForm, words: ReportWords): string[] {
  const { engine, blueprint, droppedClaims } = report;
  return [
    `Report ${no} of ${versions.length}, ${at}; engine ${engine.name} ${engine.version}; questions ${blueprint.bank} ${blueprint.bankVersion}, plan ${blueprint.no} (${blueprint.versionId})${blueprint.cohort === null ? '' : `, cohort ${blueprint.cohort}`}`,
    ...statementLines(report, words),
    `Claims dropped because their words could not be found: ${droppedClaims}`,
  ];
}

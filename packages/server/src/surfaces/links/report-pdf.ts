import {
  DECISION_KEYS,
  END_KEYS,
  isNothingUsable,
  isRange,
  MEANING_KEYS,
  MODE_KEYS,
  OUTCOME_KEYS,
  OWN_REPLY_KEYS,
  questionNumber,
  REQUEST_KEYS,
  type ReportForm,
  reasonKey,
  SURE_KEYS,
  type TranscriptForm,
  timesTell,
} from '@colloquy/contract/links';
import type { PdfBlock, PdfDocument } from '../../platform/pdf/blocks.ts';
import { type Cite, glanceBlocks, heading, summaryBlocks } from './report-pdf-summary.ts';
import { languageChangeLine, type ReportWords, wishLine } from './report-words.ts';
import { clockTime, oneLine } from './transcript-text.ts';

/** The report to print and to file: what was covered, how sure, what said so. Points and anchors are in the other forms. */
export function reportPdf(
  form: ReportForm,
  words: ReportWords,
  language: string,
  logo: Uint8Array | null,
): PdfDocument {
  const { report, transcript } = form;
  const { say } = words;
  const offsets = new Map(transcript.turns.map((turn) => [turn.id, turn.offsetMs]));
  const timed = timesTell(transcript);
  const cite: Cite = (quote) => ({
    kind: 'quote',
    place: timed ? clockTime('offsetMs' in quote ? quote.offsetMs : (offsets.get(quote.turnId) ?? 0)) : '',
    text: `“${oneLine(quote.text)}”`,
    language,
  });
  const blocks: PdfBlock[] = [
    ...headBlocks(transcript, words, language, say('askedOf', { asked: report.asked, total: report.total })),
    { kind: 'paragraph', tone: 'strong', text: say(report.evaluation === 'drafted' ? 'aiDrafted' : 'aiRefused') },
    ...(isNothingUsable(form) ? [{ kind: 'paragraph', tone: 'strong', text: say('nothingUsable') } as const] : []),
    ...(report.endedEarly === undefined
      ? []
      : [{ kind: 'paragraph', text: say(END_KEYS[report.endedEarly]) } as const]),
    ...glanceBlocks(form, words, cite),
    ...languageBlocks(form, words),
    ...requestBlocks(form, words),
    ...aboutBlocks(form, words),
    ...summaryBlocks(form, words, language, cite),
    ...competencyBlocks(form, words, language, cite),
    ...questionBlocks(form, words, language, cite),
    ...ownQuestionBlocks(form, words, language, cite),
    ...flagBlocks(form, words, cite),
    ...reviewBlocks(form, words),
    ...methodBlocks(form, words),
  ];
  const title = `${say('report')}: ${nameOf(transcript, words)}`;
  return frame(transcript, words, { at: form.at, title, logo }, blocks);
}

/** The words of an interview, turn by turn, to print and to file. */
export function transcriptPdf(
  transcript: TranscriptForm,
  words: ReportWords,
  language: string,
  logo: Uint8Array | null,
): PdfDocument {
  const { say } = words;
  const turns = transcript.turns.map((turn): PdfBlock => {
    const notes = [
      ...(turn.unclear ? [say('unclear')] : []),
      ...(turn.original === null ? [] : [`${say('correctedBefore')} ${turn.original}`]),
    ];
    const speaker = say(turn.speaker === 'interviewer' ? 'interviewer' : 'candidate');
    const said = turn.skipped && turn.text === '' ? say('passedOn') : turn.text;
    return {
      kind: 'item',
      label: clockTime(turn.offsetMs),
      text: said,
      note: [speaker, ...notes].join(' · '),
      language,
    };
  });
  const at = transcript.endedAt ?? transcript.startedAt ?? new Date(0).toISOString();
  const title = `${say('transcript')}: ${nameOf(transcript, words)}`;
  return frame(transcript, words, { at, title, logo }, [...headBlocks(transcript, words, language, null), ...turns]);
}

function frame(
  transcript: TranscriptForm,
  words: ReportWords,
  { at, title, logo }: { at: string; title: string; logo: Uint8Array | null },
  blocks: readonly PdfBlock[],
): PdfDocument {
  const { identity } = transcript;
  const foot = [
    transcript.organization,
    nameOf(transcript, words),
    ...(transcript.startedAt === null ? [] : [words.date(transcript.startedAt)]),
  ];
  return {
    title: oneLine(title),
    language: words.tag,
    author: oneLine(transcript.organization),
    at: new Date(at),
    footer: isolated(foot),
    pageNumber: '{page} / {pages}',
    missingNote: words.say('codedCharacters'),
    brand: {
      ink: identity?.shades?.light ?? null,
      logo:
        logo === null || identity?.logo == null
          ? null
          : { bytes: logo, width: identity.logo.width, height: identity.logo.height, alt: oneLine(identity.name) },
    },
    blocks,
  };
}

/** Parts in one line, each in its own direction. */
function isolated(parts: readonly string[]): string {
  return parts.map((part) => `\u2068${oneLine(part)}\u2069`).join(' · ');
}

function nameOf({ candidateName }: TranscriptForm, { say }: ReportWords): string {
  return candidateName ?? say('candidate');
}

function headBlocks(
  transcript: TranscriptForm,
  words: ReportWords,
  language: string,
  coverage: string | null,
): PdfBlock[] {
  const contact = transcript.identity?.contact;
  const { title, organization, startedAt, endedAt, modes } = transcript;
  const held = [
    ...(modes.length === 0 ? [] : [words.list(modes.map((mode) => words.say(MODE_KEYS[mode])))]),
    ...(startedAt === null || endedAt === null ? [] : [words.minutes(Date.parse(endedAt) - Date.parse(startedAt))]),
  ].join(', ');
  const facts = [
    ...(title === null ? [] : [title]),
    organization,
    ...(startedAt === null ? [] : [words.date(startedAt)]),
    ...(held === '' ? [] : [held]),
    ...(coverage === null ? [] : [coverage]),
  ];
  return [
    { kind: 'title', text: oneLine(nameOf(transcript, words)), language },
    { kind: 'paragraph', tone: 'quiet', text: isolated(facts) },
    ...(contact == null ? [] : [{ kind: 'paragraph', tone: 'quiet', text: contact } as const]),
  ];
}

function languageBlocks({ report: { languageChange } }: ReportForm, words: ReportWords): PdfBlock[] {
  if (languageChange === undefined) return [];
  return [{ kind: 'paragraph', text: languageChangeLine(languageChange, words.moment(languageChange.at), words) }];
}

function requestBlocks({ report, personRequests }: ReportForm, words: ReportWords): PdfBlock[] {
  const { say, moment } = words;
  const requests = personRequests.map((wish): PdfBlock => {
    const { at, kind, note } = wish;
    const told = note === '' ? '' : `: “${oneLine(note)}”`;
    const became = wishLine(wish, words);
    const text = `${say(REQUEST_KEYS[kind])} (${moment(at)})${told}`;
    return { kind: 'paragraph', text: became === null ? text : isolated([text, became]) };
  });
  const asked = report.humanAsked && requests.length === 0;
  return asked ? [{ kind: 'paragraph', text: say('humanAsked') }] : requests;
}

function aboutBlocks({ about: { interviewType, role, metadata } }: ReportForm, { say }: ReportWords): PdfBlock[] {
  const parts = [
    ...(role === null ? [] : [`${say('aboutRole')}: ${oneLine(role)}`]),
    ...(interviewType === null ? [] : [`${say('aboutType')}: ${interviewType}`]),
    ...Object.entries(metadata).map(([key, value]) => `${oneLine(key)}: ${oneLine(value)}`),
  ];
  return parts.length === 0 ? [] : [{ kind: 'paragraph', tone: 'quiet', text: parts.join(' · ') }];
}

/** Each question with what became of it, and with the words of the description that were told or quoted. */
function ownQuestionBlocks(
  { ownQuestions }: ReportForm,
  { say }: ReportWords,
  language: string,
  cite: Cite,
): PdfBlock[] {
  if (ownQuestions.length === 0) return [];
  const blocks = ownQuestions.flatMap((question): PdfBlock[] => [
    cite(question),
    ...(question.reply === null
      ? []
      : [{ kind: 'paragraph', tone: 'quiet', text: say(OWN_REPLY_KEYS[question.reply]) } as const]),
    ...question.told.map(
      (text) => ({ kind: 'paragraph', tone: 'quiet', text: `“${oneLine(text)}”`, language }) as const,
    ),
  ]);
  return [heading(say('ownQuestions')), ...blocks];
}

function competencyBlocks({ report }: ReportForm, words: ReportWords, language: string, cite: Cite): PdfBlock[] {
  const { say, figure } = words;
  const rows = report.competencies.map(({ name, score, confidence, notAssessable, coverage, ...range }) => [
    name,
    score === null
      ? say('notAssessable', { reason: say(reasonKey(report.grading, notAssessable ?? 'not-asked')) })
      : [say('scoreOf', { score: figure(score) }), ...(confidence === null ? [] : [say(SURE_KEYS[confidence])])].join(
          ' · ',
        ),
    isRange(range) ? `${figure(range.low)}–${figure(range.high)}` : '',
    `${coverage.answered} / ${coverage.questions}`,
  ]);
  const { overall } = report;
  const required = report.questions.some(({ mustAsk, general, level }) => mustAsk && !general && level === null);
  const none = report.grading === 'points' && required ? 'noOverallTrade' : 'noOverall';
  const quotes = report.competencies.flatMap(({ name, evidence }): PdfBlock[] =>
    report.summary !== null || evidence.length === 0
      ? []
      : [{ kind: 'paragraph', tone: 'strong', text: name, language }, ...evidence.slice(0, 2).map(cite)],
  );
  return [
    heading(say('competencies')),
    ...(report.competencies.some(({ score }) => score !== null)
      ? [{ kind: 'paragraph', tone: 'quiet', text: say(MEANING_KEYS[report.grading]) } as const]
      : []),
    {
      kind: 'table',
      head: [say('columnCompetency'), say('columnLevel'), say('columnRange'), say('columnAnswered')],
      rows,
      widths: [30, 46, 12, 12],
    },
    {
      kind: 'paragraph',
      text:
        overall === null
          ? say(none)
          : overall.low === overall.high
            ? say('overallOnly', { score: figure(overall.score) })
            : say('overall', { score: figure(overall.score), low: figure(overall.low), high: figure(overall.high) }),
    },
    ...quotes,
  ];
}

function questionBlocks({ report }: ReportForm, words: ReportWords, language: string, cite: Cite): PdfBlock[] {
  const { say, figure } = words;
  const blocks = report.questions.flatMap((question, index): PdfBlock[] => {
    const { level, notAssessable, facts, mistakes, fromCv, mustAsk, followUps, repeats, answers } = question;
    const compared = facts.filter(({ said }) => said !== null);
    const explained = notAssessable !== null && notAssessable !== 'not-asked' && !fromCv;
    const same = questionNumber(report, question.sameAs);
    const notes = [
      ...(level === null ? [] : [say('scoreOf', { score: figure(level.score) })]),
      say(OUTCOME_KEYS[question.outcome]),
      ...(explained ? [say(reasonKey(report.grading, notAssessable))] : []),
      ...(question.offSubject ? [say('offSubject')] : []),
      ...(same === null ? [] : [say('questionNumber', { number: same })]),
      ...(repeats.length === 0 ? [] : [say('givenBefore', { given: repeats.length, total: answers.length })]),
      ...(fromCv ? [say('fromCv')] : mustAsk ? [] : [say('optional')]),
      ...(followUps > 0 ? [say('followUps', { count: followUps })] : []),
      ...(compared.length === 0
        ? []
        : [say('pointsNamed', { said: compared.filter(({ said }) => said === true).length, total: facts.length })]),
    ];
    return [
      { kind: 'item', label: `${index + 1}.`, text: oneLine(question.text), note: notes.join(' · '), language },
      ...mistakes.flatMap(({ name, reason, caps, quote }): PdfBlock[] => [
        {
          kind: 'paragraph',
          text: `${say('mistakes')}: ${oneLine(name)}. ${oneLine(reason)}${caps ? ` (${say('mistakeCaps')})` : ''}`,
        },
        ...(quote === null ? [] : [cite(quote)]),
      ]),
    ];
  });
  return [heading(say('questions')), ...blocks];
}

function flagBlocks({ report }: ReportForm, { say }: ReportWords, cite: Cite): PdfBlock[] {
  const quotes = report.flags.flatMap(({ quote }) => (quote === null ? [] : [cite(quote)]));
  if (report.flags.length === 0) return [];
  return [heading(say('flagsTitle')), { kind: 'paragraph', text: say('flagsText') }, ...quotes];
}

function reviewBlocks({ reviews, disagreement, withheld, report }: ReportForm, words: ReportWords): PdfBlock[] {
  const { say, moment } = words;
  const nameOfKey = (key: string): string => report.competencies.find((one) => one.key === key)?.name ?? key;
  const hidden: PdfBlock[] =
    withheld === 0 ? [] : [{ kind: 'paragraph', text: say('assessmentsWithheld', { number: withheld }) }];
  if (reviews.length === 0) {
    const none: PdfBlock = { kind: 'paragraph', text: say('noAssessments') };
    return [heading(say('assessments')), ...(withheld === 0 ? [none] : hidden)];
  }
  const blocks = reviews.flatMap(({ reviewer, verified, at, scores, note, decision, current }): PdfBlock[] => {
    const scored = Object.entries(scores).map(([key, score]) => `${nameOfKey(key)} ${score}`);
    const told = [
      say(decision === null ? 'decisionNone' : DECISION_KEYS[decision]),
      ...(scored.length === 0 ? [] : [words.list(scored)]),
      ...(current ? [] : [say('replaced')]),
    ];
    return [
      {
        kind: 'paragraph',
        tone: 'strong',
        text: `${oneLine(reviewer)}${verified ? '' : ` (${say('notVerified')})`}, ${moment(at)}`,
      },
      { kind: 'paragraph', text: told.join(' · ') },
      ...(note === '' ? [] : [{ kind: 'paragraph', text: note } as const]),
    ];
  });
  const differ = disagreement.competencies.map(
    ({ key, low, high }): PdfBlock => ({
      kind: 'paragraph',
      text: say('peopleDiffer', { competency: nameOfKey(key), low, high }),
    }),
  );
  return [
    heading(say('assessments')),
    ...blocks,
    ...differ,
    ...(disagreement.decisions ? [{ kind: 'paragraph', text: say('decisionsDiffer') } as const] : []),
    ...hidden,
  ];
}

function methodBlocks({ report, transcript, no, at }: ReportForm, words: ReportWords): PdfBlock[] {
  const { say, moment } = words;
  const { blueprint, engine, droppedClaims, evaluation, grading } = report;
  const plan = say('planValue', { bank: blueprint.bank, version: String(blueprint.bankVersion), no: blueprint.no });
  const lines = [
    [
      say(grading === 'points' ? 'methodTextPoints' : 'methodText'),
      ...(timesTell(transcript) ? [say('quoteTimes')] : []),
    ].join(' '),
    say('transcriptElsewhere'),
    [
      `${say('methodReport')}: ${say('reportNumber', { no, date: moment(at) })}`,
      ...(evaluation === 'drafted' ? [`${say('methodEngine')}: ${engine.name} ${engine.version}`] : []),
      `${say('methodPlan')}: ${plan}`,
      ...(droppedClaims === 0 ? [] : [`${say('methodDropped')}: ${say('droppedValue', { count: droppedClaims })}`]),
    ].join(' · '),
  ];
  return [heading(say('method')), ...lines.map((text): PdfBlock => ({ kind: 'paragraph', tone: 'quiet', text }))];
}

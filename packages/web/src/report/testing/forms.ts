import type {
  CompetencyReport,
  QuestionReport,
  ReportForm,
  Review,
  Summary,
  TranscriptTurn,
} from '@colloquy/contract/links';

const BEGIN = Date.UTC(2026, 10, 27, 9, 0, 0);
const ID = '01980000-0000-7000-8000-00000000c0de';

export const ANSWER =
  'We rolled back within six minutes, and I wrote down why. Afterwards we added a check that fails the build.';

function turn(id: number, seconds: number, more: Partial<TranscriptTurn>): TranscriptTurn {
  return {
    id,
    speaker: 'candidate',
    kind: 'answer',
    questionKey: null,
    at: new Date(BEGIN + seconds * 1_000).toISOString(),
    offsetMs: seconds * 1_000,
    media: null,
    mode: 'text',
    text: '',
    original: null,
    skipped: false,
    unclear: false,
    ...more,
  };
}

function question(key: string, competency: string, more: Partial<QuestionReport>): QuestionReport {
  return {
    key,
    competency,
    text: `What about ${key}?`,
    purpose: `Shows ${competency}.`,
    mustAsk: true,
    outcome: 'answered',
    followUps: 0,
    answers: [],
    level: null,
    notAssessable: null,
    offSubject: false,
    sameAs: null,
    repeats: [],
    signs: [],
    method: 'stems',
    anchors: { 1: 'In general.', 3: 'One case.', 5: 'A case with cause and end.' },
    general: false,
    fromCv: false,
    mistakes: [],
    facts: [{ name: null, text: 'names a case', said: null, statement: 'asked', quote: null }],
    rubricLanguage: 'en',
    ...more,
  };
}

function competency(key: string, name: string, more: Partial<CompetencyReport>): CompetencyReport {
  return {
    key,
    name,
    score: null,
    low: null,
    high: null,
    confidence: null,
    notAssessable: null,
    coverage: { questions: 1, asked: 1, answered: 1 },
    evidence: [],
    ...more,
  };
}

const QUOTE = { turnId: 3, start: 0, end: 32, text: ANSWER.slice(0, 32) };
const SECOND = { turnId: 3, start: 57, end: ANSWER.length, text: ANSWER.slice(57) };

/** A report of one assessed competency and one that could not be assessed, of an interview in English. */
export function makeReport(
  more: { report?: Partial<ReportForm['report']>; form?: Partial<ReportForm> } = {},
): ReportForm {
  return {
    no: 1,
    at: new Date(BEGIN + 2_000_000).toISOString(),
    versions: [{ no: 1, at: new Date(BEGIN + 2_000_000).toISOString() }],
    about: { interviewType: null, role: null, metadata: {} },
    report: {
      title: 'Night Shift Lead',
      language: 'en',
      modes: ['text'],
      startedAt: new Date(BEGIN).toISOString(),
      endedAt: new Date(BEGIN + 1_860_000).toISOString(),
      asked: 2,
      total: 3,
      evaluation: 'drafted',
      humanAsked: false,
      competencies: [
        competency('incident', 'Incident handling', {
          score: 3.6,
          low: 3.1,
          high: 4.1,
          confidence: 'medium',
          evidence: [QUOTE, SECOND],
        }),
        competency('mentoring', 'Mentoring', { notAssessable: 'too-short' }),
      ],
      questions: [
        question('the outage', 'incident', {
          answers: [3],
          level: { score: 3.6, low: 3.1, high: 4.1 },
          followUps: 1,
          facts: [
            { name: null, text: 'names a case', said: true, statement: 'said', quote: QUOTE },
            { name: null, text: 'names the cause', said: false, statement: 'not-said', quote: null },
          ],
        }),
        question('the trainee', 'mentoring', { outcome: 'insufficient', answers: [5], notAssessable: 'too-short' }),
        question('the wish', 'mentoring', { outcome: 'unasked', mustAsk: false, notAssessable: 'not-asked' }),
      ],
      overall: null,
      flags: [],
      droppedClaims: 0,
      blueprint: { versionId: ID, no: 2, bank: 'service-retail', bankVersion: 4, cohort: '5b1f0c9a7d3e2648' },
      engine: { name: 'scripted', version: '7' },
      plan: null,
      grading: 'anchors',
      sentences: [],
      statements: [],
      summary: null,
      ...more.report,
    },
    transcript: {
      interviewId: ID,
      organization: 'Harbour Lane Logistics',
      candidateName: 'Maria Okafor',
      title: 'Night Shift Lead',
      language: 'en',
      modes: ['text'],
      startedAt: new Date(BEGIN).toISOString(),
      endedAt: new Date(BEGIN + 1_860_000).toISOString(),
      recordingUrl: null,
      recording: null,
      turns: [
        turn(1, 0, { speaker: 'interviewer', kind: 'opening', mode: null, text: 'Welcome.' }),
        turn(2, 5, {
          speaker: 'interviewer',
          kind: 'question',
          questionKey: 'the outage',
          mode: null,
          text: 'What about the outage?',
        }),
        turn(3, 724, { questionKey: 'the outage', text: ANSWER, original: 'We rolled bank.' }),
        turn(4, 760, {
          speaker: 'interviewer',
          kind: 'question',
          questionKey: 'the trainee',
          mode: null,
          text: 'What about the trainee?',
        }),
        turn(5, 790, { questionKey: 'the trainee', text: 'Fine.', mode: 'voice', unclear: true }),
        turn(6, 800, { questionKey: 'the trainee', skipped: true }),
      ],
    },
    ownQuestions: [],
    personRequests: [],
    transcriptUrl: `https://interviews.example.com/links/transcripts/${ID}?expires=1&signature=s`,
    reviews: [],
    disagreement: { competencies: [], decisions: false },
    withheld: 0,
    ...more.form,
  };
}

const PLACED = { offsetMs: 724_000, media: null };

/** What such a report opens with: one line shown, one to be read, one required and not asked, and two positions of a CV. */
export function makeSummary(more: Partial<Summary> = {}): Summary {
  const asked = { why: null, reason: null, mistake: false, points: [] as string[] } as const;
  return {
    requirements: [
      {
        ...asked,
        kind: 'duty',
        text: 'You bring a failed service back.',
        status: 'shown',
        questions: ['the outage'],
        quotes: [
          { ...QUOTE, ...PLACED },
          { ...SECOND, ...PLACED },
        ],
      },
      {
        ...asked,
        kind: 'nice',
        text: 'You train others.',
        status: 'read',
        questions: ['the trainee'],
        reason: 'too-short',
        quotes: [],
      },
      {
        ...asked,
        kind: 'must',
        text: 'You hold a licence for lift trucks.',
        status: 'not-asked',
        questions: [],
        why: 'papers',
        quotes: [],
      },
    ],
    claims: [
      {
        employer: 'Quay Nine',
        title: 'Shift lead',
        fromYear: 2019,
        toYear: null,
        quotes: [{ ...QUOTE, ...PLACED }],
      },
      { employer: '<b>Fjordline</b>', title: '', fromYear: 2014, toYear: 2019, quotes: [] },
    ],
    limits: [
      { limit: 'required-not-asked', count: 1 },
      { limit: 'papers', count: 1 },
      { limit: 'truth', count: null },
    ],
    ...more,
  };
}

export function makeReview(reviewer: string, more: Partial<Review> = {}): Review {
  return {
    id: ID,
    reviewer,
    verified: true,
    scores: {},
    note: '',
    decision: null,
    at: new Date(BEGIN + 90_000_000).toISOString(),
    current: true,
    ...more,
  };
}

export const REPORT_ADDRESS = { pathname: `/links/reports/${ID}`, search: '?expires=1795000000000&signature=abc' };
export const TRANSCRIPT_ADDRESS = { pathname: `/links/transcripts/${ID}`, search: REPORT_ADDRESS.search };

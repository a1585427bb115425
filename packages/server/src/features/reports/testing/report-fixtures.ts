import type { DialogueRecord, Outcome, Turn } from '../../dialogue/index.ts';
import type { Blueprint, BlueprintVersion, Question } from '../../interviewers/index.ts';
import type { Interview } from '../../interviews/index.ts';

const BEGIN = Date.UTC(2026, 8, 14, 9, 0, 0);

/** A question about one competency, must-ask unless told otherwise. */
export function makeQuestion(key: string, competency: string, more: Partial<Question> = {}): Question {
  return {
    key,
    competency,
    purpose: `Shows how somebody handles ${competency}.`,
    text: `Tell me about ${key}.`,
    mustAsk: true,
    expectedMs: 180_000,
    source: null,
    answerForm: 'prose',
    rubric: {
      anchors: { 1: 'Speaks in general.', 3: 'Names one case.', 5: 'Names a case, its cause and its end.' },
      facts: [
        { key: 'case', phrasings: ['names one concrete case', 'a day it happened', 'tells of one time'] },
        { key: 'cause', phrasings: ['says what the cause was', 'why it broke', 'the reason behind it'] },
      ],
      language: 'en',
    },
    followUps: [],
    ...more,
  };
}

export function makeVersion(questions: Question[], more: Partial<Blueprint> = {}): BlueprintVersion {
  const competencies = [...new Set(questions.map(({ competency }) => competency))];
  return {
    id: '01980000-0000-7000-8000-00000000b1b1' as BlueprintVersion['id'],
    no: 2,
    content: {
      kind: 'scored',
      language: 'en',
      title: 'Night Shift Lead',
      plannedMs: 1_200_000,
      competencies: competencies.map((key) => ({ key, name: `The ${key}` })),
      questions,
      opening: 'Welcome.',
      closing: 'Thank you.',
      approvedFacts: [],
      origin: { bank: 'service-retail', version: 3 },
      ...more,
    },
  };
}

export function makeInterview(more: Partial<Interview> = {}): Interview {
  return {
    id: '01980000-0000-7000-8000-00000000a1a1',
    sessionId: '01980000-0000-7000-8000-00000000a2a2',
    accountId: '01980000-0000-7000-8000-00000000a3a3',
    door: 'HIRING',
    jobId: null,
    interviewerId: null,
    interviewType: null,
    talentId: null,
    role: null,
    language: 'en',
    roomLanguage: null,
    candidateId: '01980000-0000-7000-8000-00000000a4a4',
    email: 'noor.haddad@example.com',
    givenName: 'Noor Haddad',
    cvIntakeId: null,
    blueprintVersionId: '01980000-0000-7000-8000-00000000b1b1',
    linkVersion: 1,
    expiresAt: new Date(BEGIN + 86_400_000),
    status: 'INTERVIEW_COMPLETED',
    statusReason: 'ALL_ANSWERED',
    statusSeq: 3,
    dueAt: null,
    openedAt: null,
    timeFactor: 1,
    allAnswered: true,
    startedAt: new Date(BEGIN),
    endedAt: new Date(BEGIN + 1_500_000),
    completedAt: new Date(BEGIN + 1_500_000),
    recordingAt: null,
    reportNo: null,
    ...more,
  } as Interview;
}

export type SaidAnswer = Partial<Pick<Turn, 'confidence' | 'mode' | 'original' | 'audio'>> & { text: string };

/** What became of each question: its outcome and the answers given to it, in the order of asking. */
export function makeRecord(
  asked: { key: string; outcome: Outcome; answers?: (string | SaidAnswer)[] }[],
  more: Partial<DialogueRecord> = {},
): DialogueRecord {
  const turns: Turn[] = [];
  let id = 0;
  const add = (turn: Pick<Turn, 'speaker' | 'kind' | 'questionKey' | 'text'> & Partial<Turn>): number => {
    id += 1;
    const at = new Date(BEGIN + id * 30_000);
    turns.push({ id, original: null, at, mode: null, audio: null, confidence: null, skipped: false, ...turn });
    return id;
  };
  const questions = asked.map(({ key, outcome, answers = [] }) => {
    if (outcome !== 'unasked')
      add({ speaker: 'interviewer', kind: 'question', questionKey: key, text: `About ${key}?` });
    const ids = answers.map((answer) => {
      const said = typeof answer === 'string' ? { text: answer } : answer;
      return add({ speaker: 'candidate', kind: 'answer', questionKey: key, mode: 'text', ...said });
    });
    return { key, outcome, answers: ids, followUps: Math.max(0, ids.length - 1) };
  });
  return {
    turns,
    questions,
    modes: ['text'],
    consents: {},
    humanAsked: false,
    personRequests: [],
    rating: null,
    languageChange: null,
    ...more,
  };
}

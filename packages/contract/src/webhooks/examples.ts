import type { WebhookData, WebhookType } from './events.ts';

const INTERVIEW = '019c8f3a-5c00-7a31-9d52-3f7a8c1e0b44';
const SESSION = '019c8f3a-5c00-7a32-8b10-64d2f0a9c7e1';
const JOB = '019c8f2e-1b40-7f08-a3c5-92be417d60f5';
const hired = {
  interviewId: INTERVIEW,
  sessionId: SESSION,
  jobId: JOB,
  externalId: 'APP-31',
  door: 'HIRING',
  path: `/api/v1/interviews/${INTERVIEW}`,
  consoleUrl: `https://interviews.example.com/console/acme/interviews/${INTERVIEW}`,
} as const;

const DATA: Readonly<Record<WebhookType, WebhookData>> = {
  'interview.scheduled': { ...hired, status: 'SCHEDULED', sequence: 1 },
  'interview.started': { ...hired, status: 'STARTED', sequence: 2 },
  'interview.completed': { ...hired, status: 'INTERVIEW_COMPLETED', reason: 'ALL_ANSWERED', sequence: 3 },
  'interview.dropped_off': { ...hired, status: 'CANDIDATE_DROP_OFF', reason: 'NO_SIGN_OF_LIFE', sequence: 3 },
  'interview.resumed': { ...hired, status: 'STARTED', sequence: 4 },
  'interview.aborted': { ...hired, status: 'CANDIDATE_ABORTED', reason: 'DECLINED', sequence: 2 },
  'interview.no_show': { ...hired, status: 'NO_SHOW', sequence: 2 },
  'interview.failed': { ...hired, status: 'TECHNICAL_GLITCH', reason: 'OUR_FAULT', sequence: 3 },
  'report.ready': {
    ...hired,
    status: 'REPORT_GENERATED',
    sequence: 4,
    path: `/api/v1/interviews/${INTERVIEW}/report`,
    consoleUrl: `https://interviews.example.com/console/acme/interviews/${INTERVIEW}/report`,
  },
  'report.failed': { ...hired, status: 'INTERVIEW_COMPLETED', reason: 'ALL_ANSWERED', sequence: 4 },
  'recording.ready': { ...hired, status: 'REPORT_GENERATED', sequence: 5 },
  'cv.parsed': { ...hired, status: 'SCHEDULED', sequence: 2 },
  'cv.failed': { ...hired, status: 'SCHEDULED', sequence: 2 },
  'conversation.completed': {
    interviewId: INTERVIEW,
    sessionId: SESSION,
    door: 'CONVERSATION',
    status: 'INTERVIEW_COMPLETED',
    reason: 'ALL_ANSWERED',
    sequence: 4,
    path: `/api/v1/integrations/candidates/conversations/${INTERVIEW}`,
  },
  'candidate.asked_for_person': {
    interviewId: INTERVIEW,
    sessionId: SESSION,
    talentId: 'T-9',
    door: 'SESSION',
    status: 'STARTED',
    sequence: 3,
    path: `/api/v1/integrations/candidates/interviews/${INTERVIEW}`,
  },
  'data.erased': {
    receiptId: '019c9a01-7740-7b55-8f21-0c6de1a4b392',
    candidateId: '019c8f3a-5bf8-7d20-b6aa-51c90e7f2d18',
    interviewIds: [INTERVIEW],
  },
  'endpoint.disabled': {
    endpointId: '019c8e10-0400-7c61-9e0f-b8a2d47150c6',
    reason: 'FAILING',
    path: '/api/v1/webhooks/019c8e10-0400-7c61-9e0f-b8a2d47150c6',
  },
  'webhook.test': { endpointId: '019c8e10-0400-7c61-9e0f-b8a2d47150c6' },
};

/** One body of each type, as it would be sent. People and companies in it are invented. */
export function webhookExample(type: WebhookType): { type: WebhookType; timestamp: string; data: WebhookData } {
  return { type, timestamp: '2026-02-24T09:30:00.000Z', data: DATA[type] };
}

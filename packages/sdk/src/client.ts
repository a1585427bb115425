import { type CallOptions, type ClientOptions, createCore, type Send, segment } from './core.ts';
import { type List, list } from './list.ts';
import type * as Wire from './types.gen.ts';

/** What a list may be asked for: its filters and the size of its pages. */
type Filters<Data extends { query?: unknown }> = Omit<NonNullable<Data['query']>, 'current' | 'pageIndex'>;

/** Of which report, from 1; the newest when left out. */
export type ReportNumber = { no?: number };
/** 1 is usual, 2 gives twice the time; 4 at most. */
export type Accommodation = { timeFactor: number };

/** A client of one installation; each group of calls needs its scope in the key. */
export type Colloquy = ReturnType<typeof colloquy>;

/** @throws TypeError for options that can lead to no call */
export function colloquy(options: ClientOptions) {
  const send = createCore(options);
  return {
    jobs: jobs(send),
    interviewers: interviewers(send),
    interviews: interviews(send),
    requests: requests(send),
    sessions: sessions(send),
    conversations: conversations(send),
    profiles: profiles(send),
    webhooks: webhooks(send),
  };
}

const JOBS = '/api/v1/jobs';
const INTERVIEWS = '/api/v1/interviews';
const REQUESTS = '/api/v1/requests';
const SESSIONS = '/api/v1/integrations/candidates/interviews';
const CONVERSATIONS = '/api/v1/integrations/candidates/conversations';
const WEBHOOKS = '/api/v1/webhooks';

/** Document 1: openings. Scope `hiring`. */
function jobs(send: Send) {
  return {
    create: (body: Wire.JobInput, options?: CallOptions): Promise<Wire.CreatedJob['data']> =>
      send({ method: 'POST', path: JOBS, body, again: 'key' }, options),
    get: (serviceJobId: string, options?: CallOptions): Promise<Wire.JobDetails> =>
      send({ method: 'GET', path: `${JOBS}/${segment('serviceJobId', serviceJobId)}` }, options),
    /** Nobody is invited to it any more. */
    close: (serviceJobId: string, options?: CallOptions): Promise<Wire.JobDetails> =>
      send(
        { method: 'POST', path: `${JOBS}/${segment('serviceJobId', serviceJobId)}/close`, body: {}, again: 'same' },
        options,
      ),
    open: (serviceJobId: string, options?: CallOptions): Promise<Wire.JobDetails> =>
      send(
        { method: 'POST', path: `${JOBS}/${segment('serviceJobId', serviceJobId)}/open`, body: {}, again: 'same' },
        options,
      ),
    list: (filters?: Filters<Wire.ListJobsData>, options?: CallOptions): List<Wire.Job> =>
      list(send, { path: JOBS, query: { pageSize: 50, ...filters } }, { page: 'current', id: 'serviceJobId' }, options),
  };
}

/** The plans of jobs. Scope `interviewers`. */
function interviewers(send: Send) {
  const at = (serviceJobId: string): string => `${JOBS}/${segment('serviceJobId', serviceJobId)}/interviewer`;
  return {
    get: (serviceJobId: string, options?: CallOptions): Promise<Wire.Interviewer> =>
      send({ method: 'GET', path: at(serviceJobId) }, options),
    /**
     * 412 where another version was published since; not repeated, as that may be this one.
     *
     * @param version that the plan was made from
     */
    publish: (
      serviceJobId: string,
      version: number,
      body: Wire.InterviewerPlanInput,
      options?: CallOptions,
    ): Promise<Wire.Interviewer> =>
      send({ method: 'PUT', path: at(serviceJobId), body, ifMatch: `"${version}"`, again: 'never' }, options),
    moveInvitations: (serviceJobId: string, options?: CallOptions): Promise<Wire.MovedInvitations['data']> =>
      send({ method: 'POST', path: `${at(serviceJobId)}/move-invitations`, body: {}, again: 'same' }, options),
  };
}

/** Document 1: interviews of jobs. Scope `hiring`. */
function interviews(send: Send) {
  const at = (meetingId: string): string => `${INTERVIEWS}/${segment('meetingId', meetingId)}`;
  return {
    create: (body: Wire.InterviewInput, options?: CallOptions): Promise<Wire.InterviewDetails> =>
      send({ method: 'POST', path: INTERVIEWS, body, again: 'key' }, options),
    /** Of one job. */
    list: (filters: Filters<Wire.ListInterviewsData>, options?: CallOptions): List<Wire.Interview> =>
      list(
        send,
        { path: INTERVIEWS, query: { pageSize: 50, ...filters } },
        { page: 'current', id: 'meetingId' },
        options,
      ),
    /** Over all jobs. */
    search: (filters?: Filters<Wire.SearchInterviewsData>, options?: CallOptions): List<Wire.InterviewDetails> =>
      list(
        send,
        { path: `${INTERVIEWS}/search`, query: { pageSize: 50, ...filters } },
        { page: 'current', id: 'meetingId' },
        options,
      ),
    get: (meetingId: string, options?: CallOptions): Promise<Wire.InterviewDetails> =>
      send({ method: 'GET', path: at(meetingId) }, options),
    /** 404 until there is one. */
    report: (meetingId: string, query?: ReportNumber, options?: CallOptions): Promise<Wire.Report> =>
      send({ method: 'GET', path: `${at(meetingId)}/report`, query }, options),
    /** 404 until the interview is over. */
    transcript: (meetingId: string, options?: CallOptions): Promise<Wire.Transcript> =>
      send({ method: 'GET', path: `${at(meetingId)}/transcript` }, options),
    cancel: (meetingId: string, options?: CallOptions): Promise<Wire.InterviewDetails> =>
      send({ method: 'POST', path: `${at(meetingId)}/cancel`, body: {}, again: 'same' }, options),
    /** The old link opens nothing any more. */
    renewLink: (meetingId: string, options?: CallOptions): Promise<Wire.InterviewDetails> =>
      send({ method: 'POST', path: `${at(meetingId)}/link`, body: {}, again: 'key' }, options),
    accommodate: (meetingId: string, body: Accommodation, options?: CallOptions): Promise<Wire.InterviewDetails> =>
      send({ method: 'POST', path: `${at(meetingId)}/accommodation`, body, again: 'same' }, options),
    /** Whether the candidate of a completed interview moved on; the last decision stands, and the candidate is told nothing. */
    decide: (
      meetingId: string,
      outcome: Wire.DecisionInput['outcome'],
      options?: CallOptions,
    ): Promise<Wire.CandidateDecision['data']> =>
      send({ method: 'PUT', path: `${at(meetingId)}/decision`, body: { outcome } }, options),
  };
}

/** What candidates ask of people, those due first at the top. Scope `hiring`. */
function requests(send: Send) {
  const at = (id: string): string => `${REQUESTS}/${segment('id', id)}`;
  return {
    list: (filters?: Filters<Wire.ListCandidateRequestsData>, options?: CallOptions): List<Wire.CandidateRequest> =>
      list(send, { path: REQUESTS, query: { pageSize: 50, ...filters } }, { page: 'current', id: 'id' }, options),
    /** Mailed to the candidate; where that cannot be, the reply has the letter. */
    answer: (id: string, text: string, options?: CallOptions): Promise<Wire.AnsweredRequest['data']> =>
      send({ method: 'POST', path: `${at(id)}/answer`, body: { text }, again: 'key' }, options),
    /** The candidate is told nothing. */
    dismiss: (id: string, reason: string, options?: CallOptions): Promise<Wire.OneRequest['data']> =>
      send({ method: 'POST', path: `${at(id)}/dismiss`, body: { reason } }, options),
    /** @param assignee null: nobody */
    assign: (id: string, assignee: string | null, options?: CallOptions): Promise<Wire.OneRequest['data']> =>
      send({ method: 'POST', path: `${at(id)}/assign`, body: { assignee }, again: 'same' }, options),
  };
}

/** Document 2: interview sessions. Scope `sessions`. */
function sessions(send: Send) {
  const at = (interviewId: string): string => `${SESSIONS}/${segment('interview_id', interviewId)}`;
  return {
    create: (body: Wire.InterviewSessionInput, options?: CallOptions): Promise<Wire.InterviewSession> =>
      send({ method: 'POST', path: SESSIONS, body, again: 'key' }, options),
    list: (filters?: Filters<Wire.ListSessionsData>, options?: CallOptions): List<Wire.InterviewSession> =>
      list(
        send,
        { path: SESSIONS, query: { pageSize: 100, ...filters } },
        { page: 'pageIndex', id: 'interview_id' },
        options,
      ),
    get: (interviewId: string, options?: CallOptions): Promise<Wire.InterviewSessionDetails> =>
      send({ method: 'GET', path: at(interviewId) }, options),
    /** Signed links, each null until the thing exists; good for a day. */
    results: (interviewId: string, options?: CallOptions): Promise<Wire.InterviewSessionResults> =>
      send({ method: 'GET', path: `${at(interviewId)}/results` }, options),
    report: (interviewId: string, query?: ReportNumber, options?: CallOptions): Promise<Wire.Report> =>
      send({ method: 'GET', path: `${at(interviewId)}/report`, query }, options),
    transcript: (interviewId: string, options?: CallOptions): Promise<Wire.Transcript> =>
      send({ method: 'GET', path: `${at(interviewId)}/transcript` }, options),
    cancel: (interviewId: string, options?: CallOptions): Promise<Wire.InterviewSessionDetails> =>
      send({ method: 'POST', path: `${at(interviewId)}/cancel`, body: {}, again: 'same' }, options),
    renewLink: (interviewId: string, options?: CallOptions): Promise<Wire.InterviewSessionDetails> =>
      send({ method: 'POST', path: `${at(interviewId)}/link`, body: {}, again: 'key' }, options),
    accommodate: (
      interviewId: string,
      body: Accommodation,
      options?: CallOptions,
    ): Promise<Wire.InterviewSessionDetails> =>
      send({ method: 'POST', path: `${at(interviewId)}/accommodation`, body, again: 'same' }, options),
  };
}

/** Document 2: founders' conversations. Scope `conversations`. */
function conversations(send: Send) {
  const header = 'x-api-key';
  const at = (conversationId: string): string => `${CONVERSATIONS}/${segment('conversation_id', conversationId)}`;
  return {
    create: (body: Wire.ConversationInput, options?: CallOptions): Promise<Wire.Conversation> =>
      send({ method: 'POST', path: CONVERSATIONS, header, body, again: 'key' }, options),
    list: (filters?: Filters<Wire.ListConversationsData>, options?: CallOptions): List<Wire.Conversation> =>
      list(
        send,
        { path: CONVERSATIONS, header, query: { pageSize: 100, ...filters } },
        { page: 'pageIndex', id: 'conversation_id' },
        options,
      ),
    get: (conversationId: string, options?: CallOptions): Promise<Wire.Conversation> =>
      send({ method: 'GET', header, path: at(conversationId) }, options),
    /** The link, until when it is good, and what was given with it. */
    invitation: (conversationId: string, options?: CallOptions): Promise<Wire.ConversationInvitation> =>
      send({ method: 'GET', header, path: `${at(conversationId)}/invitation` }, options),
  };
}

/** Document 3: profiles and verifications. Scope `network`; the consumer's quota counts. */
function profiles(send: Send) {
  const header = 'apikey';
  return {
    /** @param consumer the value that came with the key */
    get: (consumer: string, username: string, options?: CallOptions): Promise<Wire.Profile> =>
      send(
        {
          method: 'GET',
          header,
          path: `/api/v1/consumers/${segment('consumer', consumer)}/profiles/${segment('username', username)}`,
        },
        options,
      ),
    verification: (username: string, options?: CallOptions): Promise<Wire.Verification> =>
      send({ method: 'GET', header, path: `/api/v1/network/${segment('username', username)}/verification` }, options),
  };
}

/** Endpoints that are told what happens. Scope `webhooks`. Calls that make or send something are not repeated. */
function webhooks(send: Send) {
  const at = (id: string): string => `${WEBHOOKS}/${segment('id', id)}`;
  return {
    /** The reply holds the secret, this once. */
    create: (body: Wire.WebhookInput, options?: CallOptions): Promise<Wire.CreatedWebhook['data']> =>
      send({ method: 'POST', path: WEBHOOKS, body }, options),
    list: async (options?: CallOptions): Promise<Wire.Webhook[]> =>
      (await send<Wire.Webhooks['data']>({ method: 'GET', path: WEBHOOKS }, options)).results,
    get: (id: string, options?: CallOptions): Promise<Wire.Webhook> => send({ method: 'GET', path: at(id) }, options),
    change: (id: string, body: Wire.WebhookChange, options?: CallOptions): Promise<Wire.Webhook> =>
      send({ method: 'PUT', path: at(id), body }, options),
    delete: (id: string, options?: CallOptions): Promise<Wire.DeletedWebhook['data']> =>
      send({ method: 'DELETE', path: at(id) }, options),
    test: (id: string, options?: CallOptions): Promise<Wire.TestedWebhook['data']> =>
      send({ method: 'POST', path: `${at(id)}/test`, body: {} }, options),
    /** The new secret signs at once, the former next to it for `overlapHours`. */
    rotate: (
      id: string,
      body: Wire.WebhookRotation = {},
      options?: CallOptions,
    ): Promise<Wire.RotatedWebhook['data']> => send({ method: 'POST', path: `${at(id)}/rotate`, body }, options),
    replay: (
      id: string,
      body: Wire.WebhookReplay = {},
      options?: CallOptions,
    ): Promise<Wire.ReplayedDeliveries['data']> => send({ method: 'POST', path: `${at(id)}/replay`, body }, options),
    deliveries: (
      id: string,
      filters?: Filters<Wire.ListDeliveriesData>,
      options?: CallOptions,
    ): List<Wire.WebhookDelivery> =>
      list(
        send,
        { path: `${at(id)}/deliveries`, query: { pageSize: 50, ...filters } },
        { page: 'current', id: 'id' },
        options,
      ),
    replayDelivery: (deliveryId: string, options?: CallOptions): Promise<Wire.ReplayedDelivery['data']> =>
      send(
        { method: 'POST', path: `${WEBHOOKS}/deliveries/${segment('deliveryId', deliveryId)}/replay`, body: {} },
        options,
      ),
  };
}

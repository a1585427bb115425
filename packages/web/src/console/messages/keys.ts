import type { Scope } from '@colloquy/contract/admin';
import type { AwaitedMail, InvitationRule, Role, StatusShown } from '@colloquy/contract/console';
import type { ATTESTATION_KINDS, RequestKind } from '@colloquy/contract/shared';
import type { ReplyOf } from '../core/api.ts';
import type { BareKey } from './catalogue.ts';

export const STATUS_KEYS: Record<StatusShown, BareKey> = {
  SCHEDULED: 'status-scheduled',
  STARTED: 'status-started',
  CANDIDATE_DROP_OFF: 'status-candidate-drop-off',
  TECHNICAL_GLITCH: 'status-technical-glitch',
  INTERVIEW_COMPLETED: 'status-interview-completed',
  REPORT_GENERATED: 'status-report-generated',
  NO_SHOW: 'status-no-show',
  CANDIDATE_ABORTED: 'status-candidate-aborted',
};

type Mailed = ReplyOf<'getInterview'>['mails'][number];

export const mailKey = (kind: Mailed['kind']) => `mail-${kind}` as const;

/** `NONE`: there was no mail. */
export const mailStateKey = (state: Mailed['state'] | 'NONE') => `mailed-${state}` as const;

export const undeliveredKey = (kind: AwaitedMail) => `undelivered-${kind}` as const;

export const deliveryKey = (state: ReplyOf<'listDeliveries'>['results'][number]['state']) =>
  `delivery-${state}` as const;

/** How much of what a founder is asked is known. */
export const APPLICATION_KEYS = {
  INCOMPLETED: 'application-little',
  PARTIALLY_COMPLETE: 'application-partly',
  COMPLETED: 'application-whole',
} as const satisfies Record<ReplyOf<'getFounder'>['status'], BareKey>;

/** What a part of a profile is from. */
export const sourceKey = (kind: ReplyOf<'findProfile'>['sources'][number]['kind']) => `source-${kind}` as const;

export const attestKey = (kind: (typeof ATTESTATION_KINDS)[number]) => `attest-${kind}` as const;

type Attempt = NonNullable<ReplyOf<'testWebhook'>['reason']>;

/** What a key opens. */
export const SCOPE_KEYS = {
  hiring: 'scope-hiring',
  sessions: 'scope-sessions',
  conversations: 'scope-conversations',
  network: 'scope-network',
  webhooks: 'scope-webhooks',
  interviewers: 'scope-interviewers',
  ats: 'scope-ats',
  mcp: 'scope-mcp',
  'mcp:write': 'scope-mcp-write',
} as const satisfies Record<Scope, BareKey>;

/** What became of an attempt to deliver. */
export const ATTEMPT_KEYS = {
  BAD_URL: 'attempt-bad-url',
  BLOCKED_ADDRESS: 'attempt-blocked-address',
  UNREACHABLE: 'attempt-unreachable',
  BAD_CERTIFICATE: 'attempt-bad-certificate',
  TIMED_OUT: 'attempt-timed-out',
  BAD_REPLY: 'attempt-bad-reply',
  REDIRECT: 'attempt-redirect',
  REFUSED: 'attempt-refused',
  GONE: 'attempt-gone',
  BUSY: 'attempt-busy',
  SERVER_ERROR: 'attempt-server-error',
  SECRET_UNREADABLE: 'attempt-secret-unreadable',
} as const satisfies Record<Attempt, BareKey>;

export const ruleKey = (rule: InvitationRule) => `rule-${rule}` as const;

export const COLUMN_KEYS = {
  email: 'filterEmail',
  name: 'columnName',
  language: 'columnLanguage',
  none: 'columnNone',
} as const satisfies Record<string, BareKey>;

/** What became of a requirement where there are no words to show. */
export const CELL_KEYS = {
  shown: 'cell-answered',
  partly: 'cell-partly',
  read: 'cell-answered',
  'not-done': 'cell-unanswered',
  unanswered: 'cell-unanswered',
  interrupted: 'cell-unanswered',
  'not-asked': 'cell-not-asked',
} as const satisfies Record<string, BareKey>;

/** Kinds of lines of a description. */
export const LINE_KEYS: Readonly<Record<string, BareKey>> = {
  duty: 'line-duty',
  must: 'line-must',
  nice: 'line-nice',
  tool: 'line-tool',
};

export const requestKey = (kind: RequestKind) => `asks-${kind}` as const;

export const roleKey = (role: Role): BareKey => `role-${role}`;

const ACTORS: Readonly<Record<string, BareKey>> = {
  candidate: 'by-candidate',
  account: 'by-account',
  server: 'by-server',
  report: 'by-report',
};
export const actorKey = (actor: string): BareKey | null => ACTORS[actor] ?? null;

const DONE: Readonly<Record<string, BareKey>> = {
  'owner.entered': 'did-owner-entered',
  'owner.link-made': 'did-owner-link-made',
  'member.joined': 'did-member-joined',
  'member.signed-in': 'did-member-signed-in',
  'member.signed-out': 'did-member-signed-out',
  'member.link-asked': 'did-member-link-asked',
  'member.passkey-used': 'did-member-passkey-used',
  'member.provider-used': 'did-member-provider-used',
  'passkey.added': 'did-passkey-added',
  'passkey.renamed': 'did-passkey-renamed',
  'passkey.removed': 'did-passkey-removed',
  'member.invited': 'did-member-invited',
  'member.left': 'did-member-left',
  'member.removed': 'did-member-removed',
  'member.link-made': 'did-member-link-made',
  'member.made-owner': 'did-member-made-owner',
  'member.made-admin': 'did-member-made-admin',
  'member.made-recruiter': 'did-member-made-recruiter',
  'member.made-reviewer': 'did-member-made-reviewer',
  'member.made-viewer': 'did-member-made-viewer',
  'invitation.renewed': 'did-invitation-renewed',
  'invitation.mailed': 'did-invitation-mailed',
  'invitation.withdrawn': 'did-invitation-withdrawn',
  'organization.changed': 'did-organization-changed',
  'mail.tested': 'did-mail-tested',
  'organization.logo-changed': 'did-organization-logo-changed',
  'organization.logo-removed': 'did-organization-logo-removed',
  'job.created': 'did-job-created',
  'job.closed': 'did-job-closed',
  'job.opened': 'did-job-opened',
  'webhook.added': 'did-webhook-added',
  'webhook.changed': 'did-webhook-changed',
  'webhook.replayed': 'did-webhook-replayed',
  'webhook.on': 'did-webhook-on',
  'webhook.off': 'did-webhook-off',
  'webhook.secret': 'did-webhook-secret',
  'webhook.tested': 'did-webhook-tested',
  'webhook.removed': 'did-webhook-removed',
  'programme.made': 'did-programme-made',
  'programme.closed': 'did-programme-closed',
  'programme.opened': 'did-programme-opened',
  'plan.published': 'did-plan-published',
  'plan.invitations-moved': 'did-plan-invitations-moved',
  'candidate.invited': 'did-candidate-invited',
  'candidates.invited': 'did-candidates-invited',
  'invitation.corrected': 'did-invitation-corrected',
  'request.answered': 'did-request-answered',
  'mail.again': 'did-mail-again',
  'mail.cared': 'did-mail-cared',
  'member.notices': 'did-member-notices',
  'request.dismissed': 'did-request-dismissed',
  'request.assigned': 'did-request-assigned',
  'reports.compared': 'did-reports-compared',
  'person.exported': 'did-person-exported',
  'attestation.made': 'did-attestation-made',
  'attestation.revoked': 'did-attestation-revoked',
  'person.erased': 'did-person-erased',
  'delivery.repeated': 'did-delivery-repeated',
  'candidates.exported': 'did-candidates-exported',
  'report.opened': 'did-report-opened',
  'transcript.opened': 'did-transcript-opened',
  'recording.played': 'did-recording-played',
  'report.assessed': 'did-report-assessed',
  'report.rerun': 'did-report-rerun',
  'key.created': 'did-key-created',
  'key.revoked': 'did-key-revoked',
  'fairness.changed': 'did-fairness-changed',
  'fairness.opened': 'did-fairness-opened',
  'fairness.exported': 'did-fairness-exported',
  'notice.stated': 'did-notice-stated',
  'candidate.decided': 'did-candidate-decided',
};
/** What the audit can be narrowed to. */
export const ACTIONS_DONE: readonly string[] = Object.keys(DONE);
/** What an entry of the audit says; null for an action of a newer release. */
export const doneKey = (action: string): BareKey | null => DONE[action] ?? null;

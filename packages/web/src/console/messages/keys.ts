import type { Role, StatusShown } from '@colloquy/contract/console';
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
  'invitation.withdrawn': 'did-invitation-withdrawn',
  'organization.changed': 'did-organization-changed',
  'job.created': 'did-job-created',
  'candidate.invited': 'did-candidate-invited',
  'report.opened': 'did-report-opened',
  'report.assessed': 'did-report-assessed',
  'key.created': 'did-key-created',
  'key.revoked': 'did-key-revoked',
  'fairness.changed': 'did-fairness-changed',
  'fairness.opened': 'did-fairness-opened',
  'fairness.exported': 'did-fairness-exported',
  'notice.stated': 'did-notice-stated',
  'candidate.decided': 'did-candidate-decided',
};
/** What an entry of the audit says; null for an action of a newer release. */
export const doneKey = (action: string): BareKey | null => DONE[action] ?? null;

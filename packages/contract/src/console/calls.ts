import { fairnessCalls } from './fairness-calls.ts';
import type { Action } from './roles.ts';

/** Where a call of the console goes and who may make it. Apart from the schemas, which no page needs. */
export type ConsoleCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `CONSOLE_API`; parameters as `{name}`. */
  path: string;
  /** A right in the organization that the path names; `person` asks for a session alone, `nobody` for nothing. */
  asks: Action | 'person' | 'nobody';
  /** Takes a body and leaves nothing behind, no entry in the audit either. */
  keeps?: 'nothing';
  /** Taken within `FRESH_MS` after the person last showed who they are. */
  fresh?: true;
  /** A page makes it again and again on its own: no sign that its person is still there. */
  unattended?: true;
};

const OF = '/organizations/{organization}';

export const consoleCalls = {
  lookAtLink: { method: 'POST', path: '/enter/look', asks: 'nobody' },
  enter: { method: 'POST', path: '/enter', asks: 'nobody' },
  getWays: { method: 'GET', path: '/enter/ways', asks: 'nobody' },
  askLink: { method: 'POST', path: '/enter/mail', asks: 'nobody' },
  beginPasskeyEntry: { method: 'POST', path: '/enter/passkey/begin', asks: 'nobody' },
  enterByPasskey: { method: 'POST', path: '/enter/passkey', asks: 'nobody' },
  beginProviderEntry: { method: 'POST', path: '/enter/provider/begin', asks: 'nobody' },
  enterByProvider: { method: 'POST', path: '/enter/provider', asks: 'nobody' },
  listPasskeys: { method: 'GET', path: '/passkeys', asks: 'person' },
  beginPasskey: { method: 'POST', path: '/passkeys/begin', asks: 'person', fresh: true },
  addPasskey: { method: 'POST', path: '/passkeys', asks: 'person', fresh: true },
  renamePasskey: { method: 'PUT', path: '/passkeys/{id}', asks: 'person' },
  removePasskey: { method: 'DELETE', path: '/passkeys/{id}', asks: 'person', fresh: true },
  getSession: { method: 'GET', path: '/session', asks: 'person' },
  endSession: { method: 'DELETE', path: '/session', asks: 'person' },
  getMe: { method: 'GET', path: `${OF}/me`, asks: 'read' },
  getOrganization: { method: 'GET', path: OF, asks: 'read' },
  setOrganization: { method: 'PUT', path: OF, asks: 'manage-organization' },
  setLogo: { method: 'POST', path: `${OF}/logo`, asks: 'manage-organization' },
  removeLogo: { method: 'DELETE', path: `${OF}/logo`, asks: 'manage-organization' },
  testMail: { method: 'POST', path: `${OF}/test-mail`, asks: 'manage-organization' },
  listMembers: { method: 'GET', path: `${OF}/members`, asks: 'read' },
  inviteMember: { method: 'POST', path: `${OF}/members`, asks: 'manage-members', fresh: true },
  renewInvitation: { method: 'POST', path: `${OF}/invitations/{id}/link`, asks: 'manage-members', fresh: true },
  mailInvitation: { method: 'POST', path: `${OF}/invitations/{id}/mail`, asks: 'manage-members', fresh: true },
  withdrawInvitation: { method: 'DELETE', path: `${OF}/invitations/{id}`, asks: 'manage-members', fresh: true },
  setRole: { method: 'PUT', path: `${OF}/members/{id}`, asks: 'manage-members', fresh: true },
  removeMember: { method: 'DELETE', path: `${OF}/members/{id}`, asks: 'manage-members', fresh: true },
  leaveOrganization: { method: 'DELETE', path: `${OF}/me`, asks: 'read' },
  linkForMember: { method: 'POST', path: `${OF}/members/{id}/link`, asks: 'manage-members', fresh: true },
  getToday: { method: 'GET', path: `${OF}/today`, asks: 'read' },
  getWaiting: { method: 'GET', path: `${OF}/waiting`, asks: 'read' },
  listJobs: { method: 'GET', path: `${OF}/jobs`, asks: 'read' },
  createJob: { method: 'POST', path: `${OF}/jobs`, asks: 'invite' },
  getJob: { method: 'GET', path: `${OF}/jobs/{id}`, asks: 'read' },
  setJobOpen: { method: 'PUT', path: `${OF}/jobs/{id}/open`, asks: 'invite' },
  readJob: { method: 'POST', path: `${OF}/jobs/read`, asks: 'invite', keeps: 'nothing' },
  getJobReading: { method: 'GET', path: `${OF}/jobs/{id}/reading`, asks: 'read' },
  getPlan: { method: 'GET', path: `${OF}/jobs/{id}/plan`, asks: 'read' },
  publishPlan: { method: 'PUT', path: `${OF}/jobs/{id}/plan`, asks: 'invite' },
  checkPlan: { method: 'POST', path: `${OF}/jobs/{id}/plan/check`, asks: 'invite', keeps: 'nothing' },
  moveInvitations: { method: 'POST', path: `${OF}/jobs/{id}/plan/move-invitations`, asks: 'invite' },
  rehearse: { method: 'POST', path: `${OF}/jobs/{id}/rehearsals`, asks: 'invite', keeps: 'nothing' },
  listInterviews: { method: 'GET', path: `${OF}/interviews`, asks: 'read' },
  invite: { method: 'POST', path: `${OF}/interviews`, asks: 'invite' },
  getInterview: { method: 'GET', path: `${OF}/interviews/{id}`, asks: 'read' },
  getReport: { method: 'GET', path: `${OF}/interviews/{id}/report`, asks: 'read' },
  rerunReport: { method: 'POST', path: `${OF}/interviews/{id}/report/again`, asks: 'invite' },
  assess: { method: 'POST', path: `${OF}/interviews/{id}/assessments`, asks: 'assess' },
  getTranscript: { method: 'GET', path: `${OF}/interviews/{id}/transcript`, asks: 'read' },
  noteOpened: { method: 'POST', path: `${OF}/interviews/{id}/opened`, asks: 'read' },
  listKeys: { method: 'GET', path: `${OF}/keys`, asks: 'manage-keys' },
  createKey: { method: 'POST', path: `${OF}/keys`, asks: 'manage-keys', fresh: true },
  revokeKey: { method: 'DELETE', path: `${OF}/keys/{id}`, asks: 'manage-keys', fresh: true },
  listRequests: { method: 'GET', path: `${OF}/requests`, asks: 'answer-requests' },
  answerRequest: { method: 'POST', path: `${OF}/requests/{id}/answer`, asks: 'answer-requests' },
  dismissRequest: { method: 'POST', path: `${OF}/requests/{id}/dismissal`, asks: 'answer-requests' },
  assignRequest: { method: 'PUT', path: `${OF}/requests/{id}/assignee`, asks: 'answer-requests' },
  checkInvitations: { method: 'POST', path: `${OF}/jobs/{id}/invitations/check`, asks: 'invite', keeps: 'nothing' },
  previewInvitation: { method: 'POST', path: `${OF}/jobs/{id}/invitations/preview`, asks: 'invite', keeps: 'nothing' },
  sendInvitations: { method: 'POST', path: `${OF}/jobs/{id}/invitations`, asks: 'invite' },
  correctInvitation: { method: 'POST', path: `${OF}/interviews/{id}/address`, asks: 'invite' },
  compareCandidates: { method: 'GET', path: `${OF}/jobs/{id}/compare`, asks: 'read' },
  exportCandidates: { method: 'GET', path: `${OF}/interviews/export`, asks: 'read' },
  exportComparison: { method: 'GET', path: `${OF}/jobs/{id}/compare/export`, asks: 'read' },
  waitForChanges: { method: 'GET', path: `${OF}/interviews/changes`, asks: 'read', unattended: true },
  listWebhooks: { method: 'GET', path: `${OF}/webhooks`, asks: 'manage-webhooks' },
  addWebhook: { method: 'POST', path: `${OF}/webhooks`, asks: 'manage-webhooks', fresh: true },
  changeWebhook: { method: 'PUT', path: `${OF}/webhooks/{id}`, asks: 'manage-webhooks', fresh: true },
  setWebhookEnabled: { method: 'PUT', path: `${OF}/webhooks/{id}/enabled`, asks: 'manage-webhooks' },
  renewWebhookSecret: { method: 'POST', path: `${OF}/webhooks/{id}/secret`, asks: 'manage-webhooks', fresh: true },
  testWebhook: { method: 'POST', path: `${OF}/webhooks/{id}/test`, asks: 'manage-webhooks' },
  removeWebhook: { method: 'DELETE', path: `${OF}/webhooks/{id}`, asks: 'manage-webhooks', fresh: true },
  listDeliveries: { method: 'GET', path: `${OF}/webhooks/{id}/deliveries`, asks: 'manage-webhooks' },
  replayWebhook: { method: 'POST', path: `${OF}/webhooks/{id}/replay`, asks: 'manage-webhooks' },
  sendAgain: { method: 'POST', path: `${OF}/deliveries/{id}/again`, asks: 'manage-webhooks' },
  findPerson: { method: 'POST', path: `${OF}/people/find`, asks: 'manage-people', keeps: 'nothing' },
  exportPerson: { method: 'POST', path: `${OF}/people/export`, asks: 'manage-people', fresh: true },
  erasePerson: { method: 'POST', path: `${OF}/people/erase`, asks: 'manage-people', fresh: true },
  findProfile: { method: 'POST', path: `${OF}/profiles/find`, asks: 'manage-people', keeps: 'nothing' },
  attest: { method: 'POST', path: `${OF}/attestations`, asks: 'manage-people', fresh: true },
  revokeAttestation: { method: 'DELETE', path: `${OF}/attestations/{id}`, asks: 'manage-people' },
  listProgrammes: { method: 'GET', path: `${OF}/programmes`, asks: 'read' },
  addProgramme: { method: 'POST', path: `${OF}/programmes`, asks: 'invite' },
  setProgrammeOpen: { method: 'PUT', path: `${OF}/programmes/{id}/open`, asks: 'invite' },
  listFounders: { method: 'GET', path: `${OF}/founders`, asks: 'read' },
  getFounder: { method: 'GET', path: `${OF}/founders/{id}`, asks: 'read' },
  getUsage: { method: 'GET', path: `${OF}/usage`, asks: 'read-audit' },
  listCalls: { method: 'GET', path: `${OF}/requests-log`, asks: 'read-audit' },
  listAudit: { method: 'GET', path: `${OF}/audit`, asks: 'read-audit' },
  ...fairnessCalls,
} as const satisfies Record<string, ConsoleCall>;

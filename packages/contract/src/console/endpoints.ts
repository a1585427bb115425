import { z } from 'zod';
import { reportForm, reviewsForm, transcriptForm } from '../links/index.ts';
import { uuid } from '../shared/index.ts';
import * as h from './administration.ts';
import { type ConsoleCall, consoleCalls } from './calls.ts';
import { fairnessEndpoints } from './fairness-schemas.ts';
import * as k from './key-schemas.ts';
import { noticesInput } from './mail-schemas.ts';
import * as keys from './passkey-schemas.ts';
import * as plans from './plan-schemas.ts';
import * as r from './recruiting.ts';
import * as s from './schemas.ts';

/** One call of the console with what it takes and gives. */
export type ConsoleEndpoint = ConsoleCall & {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The whole body of the 200 reply. */
  reply: z.ZodType;
};

const organization = { organization: z.string() };
const inOrganization = z.strictObject(organization);
const withId = z.strictObject({ ...organization, id: z.string() });
const none = z.strictObject({});

export const consoleEndpoints = {
  lookAtLink: { ...consoleCalls.lookAtLink, body: s.tokenInput, reply: s.enterState },
  enter: { ...consoleCalls.enter, body: s.enterInput, reply: s.entered },
  getWays: { ...consoleCalls.getWays, reply: s.waysForm },
  askLink: { ...consoleCalls.askLink, body: s.askLinkInput, reply: s.askedLink },
  beginPasskeyEntry: { ...consoleCalls.beginPasskeyEntry, body: none, reply: keys.passkeyOptions },
  enterByPasskey: { ...consoleCalls.enterByPasskey, body: keys.passkeyEntryInput, reply: s.entered },
  beginProviderEntry: { ...consoleCalls.beginProviderEntry, body: s.providerBeginInput, reply: s.providerEntry },
  enterByProvider: { ...consoleCalls.enterByProvider, body: s.providerEntryInput, reply: s.entered },
  listPasskeys: { ...consoleCalls.listPasskeys, reply: keys.passkeyList },
  beginPasskey: { ...consoleCalls.beginPasskey, body: none, reply: keys.passkeyOptions },
  addPasskey: { ...consoleCalls.addPasskey, body: keys.passkeyInput, reply: z.strictObject({ id: uuid }) },
  renamePasskey: {
    ...consoleCalls.renamePasskey,
    params: z.strictObject({ id: z.string() }),
    body: keys.passkeyName,
    reply: s.done,
  },
  removePasskey: { ...consoleCalls.removePasskey, params: z.strictObject({ id: z.string() }), reply: s.done },
  getSession: { ...consoleCalls.getSession, reply: s.sessionForm },
  endSession: { ...consoleCalls.endSession, reply: s.done },

  getMe: { ...consoleCalls.getMe, params: inOrganization, reply: s.me },
  getOrganization: { ...consoleCalls.getOrganization, params: inOrganization, reply: s.organizationForm },
  setOrganization: {
    ...consoleCalls.setOrganization,
    params: inOrganization,
    body: s.organizationInput,
    reply: s.organizationForm,
  },
  setLogo: { ...consoleCalls.setLogo, params: inOrganization, body: s.logoInput, reply: s.organizationForm },
  removeLogo: { ...consoleCalls.removeLogo, params: inOrganization, reply: s.organizationForm },

  /** To whoever asks, now and once. */
  testMail: { ...consoleCalls.testMail, params: inOrganization, body: none, reply: s.mailTested },

  listMembers: { ...consoleCalls.listMembers, params: inOrganization, reply: s.memberList },
  inviteMember: {
    ...consoleCalls.inviteMember,
    params: inOrganization,
    body: s.memberInput,
    reply: s.copiedLink,
  },
  renewInvitation: {
    ...consoleCalls.renewInvitation,
    params: withId,
    body: none,
    reply: s.copiedLink,
  },
  mailInvitation: { ...consoleCalls.mailInvitation, params: withId, body: none, reply: s.done },
  withdrawInvitation: {
    ...consoleCalls.withdrawInvitation,
    params: withId,
    reply: s.done,
  },
  setRole: {
    ...consoleCalls.setRole,
    params: withId,
    body: s.roleInput,
    reply: s.done,
  },
  removeMember: {
    ...consoleCalls.removeMember,
    params: withId,
    reply: s.done,
  },
  setNotices: { ...consoleCalls.setNotices, params: inOrganization, body: noticesInput, reply: s.done },
  leaveOrganization: { ...consoleCalls.leaveOrganization, params: inOrganization, reply: s.done },
  linkForMember: {
    ...consoleCalls.linkForMember,
    params: withId,
    body: none,
    reply: s.copiedLink,
  },

  getToday: { ...consoleCalls.getToday, params: inOrganization, reply: s.today },
  getWaiting: { ...consoleCalls.getWaiting, params: inOrganization, reply: s.waiting },

  listJobs: {
    ...consoleCalls.listJobs,
    params: inOrganization,
    query: s.pageQuery,
    reply: s.jobList,
  },
  createJob: {
    ...consoleCalls.createJob,
    params: inOrganization,
    body: s.jobDraft,
    reply: z.strictObject({ id: uuid }),
  },
  getJob: { ...consoleCalls.getJob, params: withId, reply: s.jobForm },
  setJobOpen: { ...consoleCalls.setJobOpen, params: withId, body: s.openness, reply: s.done },
  readJob: { ...consoleCalls.readJob, params: inOrganization, body: plans.jobToRead, reply: plans.jobRead },
  getJobReading: { ...consoleCalls.getJobReading, params: withId, reply: plans.descriptionRead },

  getPlan: { ...consoleCalls.getPlan, params: withId, reply: plans.planForm },
  publishPlan: { ...consoleCalls.publishPlan, params: withId, body: plans.planDraft, reply: plans.planForm },
  checkPlan: { ...consoleCalls.checkPlan, params: withId, body: plans.planDraft, reply: plans.planChecked },
  moveInvitations: { ...consoleCalls.moveInvitations, params: withId, body: none, reply: plans.movedTo },
  rehearse: { ...consoleCalls.rehearse, params: withId, body: plans.rehearsalInput, reply: plans.rehearsal },

  listInterviews: {
    ...consoleCalls.listInterviews,
    params: inOrganization,
    query: s.interviewQuery,
    reply: s.interviewList,
  },
  invite: {
    ...consoleCalls.invite,
    params: inOrganization,
    body: s.interviewInput,
    reply: s.invited,
  },
  getInterview: {
    ...consoleCalls.getInterview,
    params: withId,
    reply: s.interviewForm,
  },
  /** Opening a report is on record. */
  getReport: {
    ...consoleCalls.getReport,
    params: withId,
    reply: reportForm,
  },
  getReportProgress: { ...consoleCalls.getReportProgress, params: withId, query: none, reply: s.reportProgress },
  /** One more report in addition to those that stand, or the first once more where it failed. */
  rerunReport: { ...consoleCalls.rerunReport, params: withId, body: none, reply: s.done },
  assess: {
    ...consoleCalls.assess,
    params: withId,
    body: s.assessmentInput,
    reply: reviewsForm,
  },
  /** Opening a transcript is on record, too. */
  getTranscript: {
    ...consoleCalls.getTranscript,
    params: withId,
    reply: transcriptForm,
  },
  /** What the report's page opens by signed links is put on record before it opens. */
  noteOpened: { ...consoleCalls.noteOpened, params: withId, body: s.openedInput, reply: s.done },

  listRequests: { ...consoleCalls.listRequests, params: inOrganization, query: r.requestQuery, reply: r.requestList },
  getRequest: { ...consoleCalls.getRequest, params: withId, reply: r.oneRequest },
  getAnswerLetter: { ...consoleCalls.getAnswerLetter, params: withId, reply: r.letterToCopy },
  answerRequest: { ...consoleCalls.answerRequest, params: withId, body: r.answerInput, reply: r.answered },
  dismissRequest: { ...consoleCalls.dismissRequest, params: withId, body: r.dismissal, reply: s.done },
  assignRequest: { ...consoleCalls.assignRequest, params: withId, body: r.assignment, reply: s.done },

  /** Has a mail that did not arrive tried again. */
  retryMail: { ...consoleCalls.retryMail, params: withId, body: none, reply: s.done },
  /** Somebody took care of it in another way. */
  settleMail: { ...consoleCalls.settleMail, params: withId, body: none, reply: s.done },

  checkInvitations: { ...consoleCalls.checkInvitations, params: withId, body: r.rowsToCheck, reply: r.rowsChecked },
  previewInvitation: { ...consoleCalls.previewInvitation, params: withId, body: r.letterAsked, reply: r.letterShown },
  sendInvitations: { ...consoleCalls.sendInvitations, params: withId, body: r.rowsToSend, reply: r.rowsSent },
  /** Another address and another link for an invitation that was not begun. */
  correctInvitation: { ...consoleCalls.correctInvitation, params: withId, body: r.correction, reply: s.invited },

  /** A file; who took it is on record. */
  exportCandidates: {
    ...consoleCalls.exportCandidates,
    params: inOrganization,
    query: r.exportQuery,
    reply: z.instanceof(Uint8Array),
  },
  exportComparison: {
    ...consoleCalls.exportComparison,
    params: withId,
    query: r.compareExportQuery,
    reply: z.instanceof(Uint8Array),
  },
  /** Answered when an interview moved, or after half a minute. */
  waitForChanges: {
    ...consoleCalls.waitForChanges,
    params: inOrganization,
    query: r.changesQuery,
    reply: r.changesForm,
  },
  /** Opening reports side by side is on record as opening each. */
  compareCandidates: {
    ...consoleCalls.compareCandidates,
    params: withId,
    query: r.compareQuery,
    reply: r.comparison,
  },

  listKeys: {
    ...consoleCalls.listKeys,
    params: inOrganization,
    query: s.pageQuery,
    reply: k.keyList,
  },
  createKey: { ...consoleCalls.createKey, params: inOrganization, body: k.keyInput, reply: k.createdKey },
  revokeKey: { ...consoleCalls.revokeKey, params: withId, reply: s.done },

  listWebhooks: { ...consoleCalls.listWebhooks, params: inOrganization, reply: h.webhookForms },
  addWebhook: { ...consoleCalls.addWebhook, params: inOrganization, body: h.webhookDraft, reply: h.webhookSecret },
  changeWebhook: { ...consoleCalls.changeWebhook, params: withId, body: h.webhookEdit, reply: s.done },
  setWebhookEnabled: { ...consoleCalls.setWebhookEnabled, params: withId, body: h.webhookEnabled, reply: s.done },
  /** The former secret signs next to the new one for a day. */
  renewWebhookSecret: { ...consoleCalls.renewWebhookSecret, params: withId, body: none, reply: h.webhookSecret },
  testWebhook: { ...consoleCalls.testWebhook, params: withId, body: none, reply: h.webhookTested },
  removeWebhook: { ...consoleCalls.removeWebhook, params: withId, reply: s.done },
  listDeliveries: { ...consoleCalls.listDeliveries, params: withId, reply: h.deliveryForms },
  /** What failed or was held, oldest first, as much as one call takes. */
  replayWebhook: {
    ...consoleCalls.replayWebhook,
    params: withId,
    body: h.webhookReplay,
    reply: h.webhookReplayed,
  },
  sendAgain: { ...consoleCalls.sendAgain, params: withId, body: none, reply: s.done },
  findPerson: { ...consoleCalls.findPerson, params: inOrganization, body: h.personAsked, reply: h.personFound },
  exportPerson: {
    ...consoleCalls.exportPerson,
    params: inOrganization,
    body: h.personAsked,
    reply: z.instanceof(Uint8Array),
  },
  erasePerson: { ...consoleCalls.erasePerson, params: inOrganization, body: h.personAsked, reply: h.personErased },
  findProfile: { ...consoleCalls.findProfile, params: inOrganization, body: h.profileAsked, reply: h.profileFound },
  /** In the name of whoever asks; on record, as taking it back is. */
  attest: {
    ...consoleCalls.attest,
    params: inOrganization,
    body: h.attestationDraft,
    reply: z.strictObject({ id: uuid }),
  },
  revokeAttestation: { ...consoleCalls.revokeAttestation, params: withId, reply: s.done },
  listProgrammes: { ...consoleCalls.listProgrammes, params: inOrganization, reply: h.programmeForms },
  addProgramme: {
    ...consoleCalls.addProgramme,
    params: inOrganization,
    body: h.programmeDraft,
    reply: z.strictObject({ id: uuid, applyUrl: z.string() }),
  },
  setProgrammeOpen: { ...consoleCalls.setProgrammeOpen, params: withId, body: s.openness, reply: s.done },
  listFounders: { ...consoleCalls.listFounders, params: inOrganization, query: s.pageQuery, reply: h.founderForms },
  getFounder: { ...consoleCalls.getFounder, params: withId, reply: h.founderForm },
  getUsage: { ...consoleCalls.getUsage, params: inOrganization, reply: h.usageForm },
  listCalls: { ...consoleCalls.listCalls, params: inOrganization, query: h.callQuery, reply: h.callList },

  listAudit: {
    ...consoleCalls.listAudit,
    params: inOrganization,
    query: s.auditQuery,
    reply: s.auditList,
  },
  ...fairnessEndpoints,
} as const satisfies Record<string, ConsoleEndpoint>;

export type ConsoleEndpointName = keyof typeof consoleEndpoints;

/** The whole body of a call's 200 reply. */
export type ConsoleReply<Name extends ConsoleEndpointName> = z.output<(typeof consoleEndpoints)[Name]['reply']>;

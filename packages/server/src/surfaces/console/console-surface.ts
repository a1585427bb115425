import { CONSOLE_API, consoleEndpoints } from '@colloquy/contract/console';
import type { FastifyInstance } from 'fastify';
import { pathOf } from '../../platform/http/target.ts';
import { createTableMaker } from '../../platform/table/table-maker.ts';
import { asPdf } from '../links/result-pdfs.ts';
import { listAuditHandler } from './audit.ts';
import { waitForChangesHandler } from './changes.ts';
import { compareHandler, readComparison } from './compare.ts';
import { ConsoleRegistrar } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { createLinkTries, endSessionHandler, enterHandler, getSessionHandler, lookAtLinkHandler } from './entry.ts';
import { exportCandidatesHandler, exportComparisonHandler } from './exports.ts';
import {
  decideHandler,
  exportFairnessHandler,
  getDecisionHandler,
  getFairFiguresHandler,
  getFairnessHandler,
  readExport,
  setFairnessHandler,
  stateNoticeHandler,
} from './fairness.ts';
import {
  addProgrammeHandler,
  getFounderHandler,
  listFoundersHandler,
  listProgrammesHandler,
  setProgrammeOpenHandler,
} from './founders.ts';
import {
  assessHandler,
  getInterviewHandler,
  getReportHandler,
  getReportProgressHandler,
  getTranscriptHandler,
  inviteHandler,
  listInterviewsHandler,
  noteOpenedHandler,
  readReport,
  readTranscript,
  rerunReportHandler,
} from './interviews.ts';
import {
  checkInvitationsHandler,
  correctInvitationHandler,
  previewInvitationHandler,
  sendInvitationsHandler,
} from './invitations.ts';
import { jobReadingHandler, readJobHandler } from './job-reading.ts';
import { createJobHandler, getJobHandler, listJobsHandler, readDescription, setJobOpenHandler } from './jobs.ts';
import { createKeyHandler, listKeysHandler, revokeKeyHandler } from './keys.ts';
import { retryMailHandler, setNoticesHandler, settleMailHandler } from './mails.ts';
import {
  inviteMemberHandler,
  leaveOrganizationHandler,
  linkForMemberHandler,
  listMembersHandler,
  mailInvitationHandler,
  removeMemberHandler,
  renewInvitationHandler,
  setRoleHandler,
  withdrawInvitationHandler,
} from './members.ts';
import {
  getMeHandler,
  getOrganizationHandler,
  readPicture,
  removeLogoHandler,
  sendTest,
  setLogoHandler,
  setOrganizationHandler,
  testMailHandler,
} from './organization.ts';
import {
  addPasskeyHandler,
  beginPasskeyEntryHandler,
  beginPasskeyHandler,
  checkEntry,
  checkPasskey,
  enterByPasskeyHandler,
  listPasskeysHandler,
  prepareEntry,
  preparePasskey,
  removePasskeyHandler,
  renamePasskeyHandler,
} from './passkeys.ts';
import {
  attestHandler,
  erasePersonHandler,
  exportPersonHandler,
  findPersonHandler,
  findProfileHandler,
  maskBefore,
  revokeAttestationHandler,
} from './people.ts';
import {
  checkPlanHandler,
  getPlanHandler,
  loadPlanTexts,
  moveInvitationsHandler,
  publishPlanHandler,
  rehearseHandler,
} from './plan.ts';
import { beginProviderEntryHandler, checkProvider, enterByProviderHandler, prepareProvider } from './provider.ts';
import {
  answerRequestHandler,
  assignRequestHandler,
  dismissRequestHandler,
  getAnswerLetterHandler,
  getRequestHandler,
  listRequestsHandler,
  writeAnswer,
} from './requests.ts';
import { getTodayHandler, getWaitingHandler } from './today.ts';
import { getUsageHandler, listCallsHandler } from './usage.ts';
import { askLinkHandler, countAsk, createAsks, getWaysHandler } from './ways.ts';
import {
  addWebhookHandler,
  changeWebhookHandler,
  claimTestHandler,
  listDeliveriesHandler,
  listWebhooksHandler,
  removeWebhookHandler,
  renewWebhookSecretHandler,
  replayWebhookHandler,
  sendAgainHandler,
  sendClaimedTest,
  setWebhookEnabledHandler,
} from './webhooks.ts';

/** Pages for the people of an organization, and their own interface: same origin, a session cookie, no API key. */
export function registerConsole(app: FastifyInstance, deps: ConsoleDeps): void {
  app.get('/console', (_request, reply) => deps.web.sendPage(reply, 'console.html'));
  // The room as candidates see it, in a frame of the console's own plan.
  app.get('/console/room-preview', (_request, reply) => deps.web.sendPage(reply, 'room-preview.html', "'self'"));
  app.get('/console/*', (request, reply) =>
    pathOf(request).startsWith(`${CONSOLE_API}/`) ? reply.callNotFound() : deps.web.sendPage(reply, 'console.html'),
  );
  app.register(async (scope) => registerApi(scope, deps));
}

function registerApi(app: FastifyInstance, deps: ConsoleDeps): void {
  const calls = new ConsoleRegistrar(app, deps);
  const tries = createLinkTries(deps);
  const e = consoleEndpoints;
  calls.read(e.lookAtLink, lookAtLinkHandler(deps, tries));
  calls.write(e.enter, enterHandler(deps, tries));
  const asks = createAsks(deps);
  calls.read(e.getWays, getWaysHandler(deps));
  calls.writePrepared(e.askLink, countAsk(asks), askLinkHandler(deps));
  calls.writePrepared(e.beginPasskeyEntry, prepareEntry(deps, asks), beginPasskeyEntryHandler());
  calls.writePrepared(e.enterByPasskey, checkEntry(deps, asks), enterByPasskeyHandler(deps));
  calls.writePrepared(e.beginProviderEntry, prepareProvider(deps, asks), beginProviderEntryHandler());
  calls.writePrepared(e.enterByProvider, checkProvider(deps, asks), enterByProviderHandler(deps));
  calls.read(e.listPasskeys, listPasskeysHandler(deps));
  calls.writePrepared(e.beginPasskey, preparePasskey(deps), beginPasskeyHandler());
  calls.writePrepared(e.addPasskey, checkPasskey(deps), addPasskeyHandler(deps));
  calls.write(e.renamePasskey, renamePasskeyHandler());
  calls.write(e.removePasskey, removePasskeyHandler());
  calls.read(e.getSession, getSessionHandler(deps));
  calls.write(e.endSession, endSessionHandler());

  calls.read(e.getMe, getMeHandler(deps));
  calls.write(e.leaveOrganization, leaveOrganizationHandler());
  calls.read(e.getOrganization, getOrganizationHandler(deps));
  calls.write(e.setOrganization, setOrganizationHandler(deps));
  calls.writePrepared(e.setLogo, readPicture, setLogoHandler(deps));
  calls.write(e.removeLogo, removeLogoHandler(deps));

  calls.writePrepared(e.testMail, sendTest(deps), testMailHandler());

  calls.read(e.listMembers, listMembersHandler(deps));
  calls.write(e.inviteMember, inviteMemberHandler(deps));
  calls.write(e.renewInvitation, renewInvitationHandler(deps));
  calls.write(e.mailInvitation, mailInvitationHandler(deps));
  calls.write(e.withdrawInvitation, withdrawInvitationHandler());
  calls.write(e.setRole, setRoleHandler());
  calls.write(e.removeMember, removeMemberHandler());
  calls.write(e.linkForMember, linkForMemberHandler(deps));

  calls.read(e.getToday, getTodayHandler(deps));
  calls.read(e.getWaiting, getWaitingHandler(deps));

  calls.read(e.listJobs, listJobsHandler(deps));
  calls.writePrepared(e.createJob, readDescription(deps), createJobHandler(deps));
  calls.read(e.getJob, getJobHandler(deps));
  calls.write(e.setJobOpen, setJobOpenHandler(deps));
  calls.read(e.readJob, readJobHandler(deps));
  calls.read(e.getJobReading, jobReadingHandler(deps));

  calls.read(e.getPlan, getPlanHandler(deps));
  calls.writePrepared(e.publishPlan, loadPlanTexts(deps), publishPlanHandler(deps));
  calls.read(e.checkPlan, checkPlanHandler(deps));
  calls.write(e.moveInvitations, moveInvitationsHandler(deps));
  calls.read(e.rehearse, rehearseHandler(deps));

  calls.read(e.listInterviews, listInterviewsHandler(deps));
  calls.write(e.invite, inviteHandler(deps));
  calls.read(e.getInterview, getInterviewHandler(deps));
  calls.writePrepared(e.getReport, readReport(deps), getReportHandler(), ({ headers }, report, actor) =>
    asPdf(headers, (language) => deps.pdfs.report(report, language, actor.accountId)),
  );
  calls.read(e.getReportProgress, getReportProgressHandler(deps));
  calls.write(e.rerunReport, rerunReportHandler(deps));
  calls.write(e.assess, assessHandler(deps));
  calls.writePrepared(e.getTranscript, readTranscript(deps), getTranscriptHandler());
  calls.write(e.noteOpened, noteOpenedHandler());

  calls.read(e.listRequests, listRequestsHandler(deps));
  calls.read(e.getRequest, getRequestHandler(deps));
  calls.read(e.getAnswerLetter, getAnswerLetterHandler(deps));
  calls.writePrepared(e.answerRequest, writeAnswer(deps), answerRequestHandler(deps));
  calls.write(e.dismissRequest, dismissRequestHandler(deps));
  calls.write(e.assignRequest, assignRequestHandler());

  calls.write(e.retryMail, retryMailHandler(deps));
  calls.write(e.settleMail, settleMailHandler(deps));
  calls.write(e.setNotices, setNoticesHandler());

  calls.read(e.checkInvitations, checkInvitationsHandler(deps));
  calls.read(e.previewInvitation, previewInvitationHandler(deps));
  calls.write(e.sendInvitations, sendInvitationsHandler(deps));
  calls.write(e.correctInvitation, correctInvitationHandler(deps));

  calls.read(e.waitForChanges, waitForChangesHandler(deps));
  const tables = createTableMaker();
  calls.download(e.exportCandidates, exportCandidatesHandler(deps, tables));
  calls.download(e.exportComparison, exportComparisonHandler(deps, tables));
  calls.writePrepared(e.compareCandidates, readComparison(deps), compareHandler());

  calls.read(e.listWebhooks, listWebhooksHandler(deps));
  calls.write(e.addWebhook, addWebhookHandler(deps));
  calls.write(e.changeWebhook, changeWebhookHandler(deps));
  calls.write(e.setWebhookEnabled, setWebhookEnabledHandler(deps));
  calls.write(e.renewWebhookSecret, renewWebhookSecretHandler(deps));
  calls.send(e.testWebhook, claimTestHandler(deps), sendClaimedTest(deps));
  calls.write(e.replayWebhook, replayWebhookHandler(deps));
  calls.write(e.removeWebhook, removeWebhookHandler());
  calls.read(e.listDeliveries, listDeliveriesHandler(deps));
  calls.write(e.sendAgain, sendAgainHandler(deps));
  calls.read(e.findPerson, findPersonHandler(deps));
  calls.download(e.exportPerson, exportPersonHandler(deps));
  calls.writePrepared(e.erasePerson, maskBefore(deps), erasePersonHandler(deps));
  calls.read(e.findProfile, findProfileHandler(deps));
  calls.write(e.attest, attestHandler(deps));
  calls.write(e.revokeAttestation, revokeAttestationHandler(deps));
  calls.read(e.listProgrammes, listProgrammesHandler(deps));
  calls.write(e.addProgramme, addProgrammeHandler(deps));
  calls.write(e.setProgrammeOpen, setProgrammeOpenHandler(deps));
  calls.read(e.listFounders, listFoundersHandler(deps));
  calls.read(e.getFounder, getFounderHandler(deps));
  calls.read(e.getUsage, getUsageHandler(deps));

  calls.read(e.listKeys, listKeysHandler(deps));
  calls.write(e.createKey, createKeyHandler(deps));
  calls.write(e.revokeKey, revokeKeyHandler(deps));

  calls.read(e.listCalls, listCallsHandler(deps));
  calls.read(e.listAudit, listAuditHandler(deps));

  calls.read(e.getFairness, getFairnessHandler(deps));
  calls.write(e.setFairness, setFairnessHandler(deps));
  calls.write(e.getFairFigures, getFairFiguresHandler(deps));
  calls.writePrepared(e.exportFairness, readExport(deps), exportFairnessHandler());
  calls.write(e.stateNotice, stateNoticeHandler());
  calls.read(e.getDecision, getDecisionHandler(deps));
  calls.write(e.decide, decideHandler(deps));
}

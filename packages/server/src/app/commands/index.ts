import { atsConnect, atsDisconnect, atsShow } from './ats.ts';
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { demo } from './demo.ts';
import { erase } from './erase.ts';
import { erasuresList, erasuresRepeat } from './erasures.ts';
import { exportCommand } from './export.ts';
import { fairnessExport, fairnessSettings } from './fairness.ts';
import { importJsonResume, importNetworkExport } from './import.ts';
import { interviewerCheck, interviewerSet, interviewerShow } from './interviewer.ts';
import { keysCreate, keysList, keysRevoke } from './keys.ts';
import { mailsList, mailsRetry, mailsSettings } from './mails.ts';
import { migrateCommand } from './migrate.ts';
import { modelOff, modelOn } from './model.ts';
import { moveTo } from './move-to.ts';
import { originsList, originsSet } from './origins.ts';
import { owner } from './owner.ts';
import { programmesClose, programmesCreate, programmesList } from './programmes.ts';
import { requestsAnswer, requestsAssign, requestsDismiss, requestsList } from './requests.ts';
import { tasksFailed, tasksRetry } from './tasks.ts';
import { verifyAttest, verifyClaim, verifyLink, verifyList, verifyRevoke } from './verify.ts';
import {
  webhooksAdd,
  webhooksDeliveries,
  webhooksDisable,
  webhooksEnable,
  webhooksList,
  webhooksReplay,
  webhooksRotate,
  webhooksTest,
} from './webhooks.ts';

/** Commands that work on the system; while a server holds the embedded database they run inside it. */
export const COMMANDS: readonly Command[] = [
  demo,
  keysCreate,
  keysList,
  keysRevoke,
  owner,
  originsSet,
  originsList,
  modelOn,
  modelOff,
  programmesCreate,
  programmesList,
  programmesClose,
  erase,
  exportCommand,
  erasuresList,
  erasuresRepeat,
  backup,
  moveTo,
  importJsonResume,
  importNetworkExport,
  verifyClaim,
  verifyLink,
  verifyAttest,
  verifyList,
  verifyRevoke,
  webhooksList,
  webhooksAdd,
  webhooksTest,
  webhooksRotate,
  webhooksEnable,
  webhooksDisable,
  webhooksDeliveries,
  webhooksReplay,
  atsConnect,
  atsShow,
  atsDisconnect,
  interviewerShow,
  interviewerCheck,
  interviewerSet,
  requestsList,
  requestsAnswer,
  requestsDismiss,
  requestsAssign,
  mailsList,
  mailsRetry,
  mailsSettings,
  fairnessExport,
  fairnessSettings,
  migrateCommand,
  tasksFailed,
  tasksRetry,
];

export { type Command, CommandError, type CommandInput, type Output, UsageError } from './command.ts';

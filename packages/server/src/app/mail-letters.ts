import { note } from '../features/audit/index.ts';
import {
  createSendMailHandler,
  invitationLetter,
  type LetterMaker,
  type MailKind,
  reminderLetter,
  reportLetter,
  sendMailTask,
  thanksLetter,
  webhookLetter,
} from '../features/mails/index.ts';
import { joiningLetter, signInLetter } from '../features/people/index.ts';
import { answerLetter, requestLetter } from '../features/requests/index.ts';
import { codeLetter } from '../features/verification/index.ts';
import { listDisabled } from '../features/webhooks/index.ts';
import { enterUrl } from '../surfaces/console/enter-url.ts';
import { byName } from './by-name.ts';
import type { Context } from './context.ts';

/** What each kind of mail says. */
export function mailLetters(context: Context): Record<MailKind, LetterMaker> {
  const reports = reportLetter({ ...context, reportUrl: (id, now) => context.links.report(id, now) });
  const wayIn = (token: string) => enterUrl(byName(context.origin.current), token);
  const disabled = webhookLetter({ ...context, disabledEndpoints: (id) => listDisabled(context.db, id) });
  return {
    'verification-code': codeLetter({ ...context, codeKeys: context.secrets.signing }),
    invitation: invitationLetter(context),
    reminder: reminderLetter(context),
    thanks: thanksLetter(context),
    'request-answer': answerLetter(context),
    'request-open': requestLetter(context),
    'member-request': requestLetter(context),
    joining: joiningLetter({ ...context, enterUrl: wayIn }),
    'sign-in': signInLetter({
      ...context,
      enterUrl: wayIn,
      noteAsked: (tx, entry) => note(tx, context, { ...entry, action: 'member.link-asked' }),
    }),
    'report-ready': reports,
    'member-reports': reports,
    'webhook-disabled': disabled,
    'member-webhook-disabled': disabled,
  };
}

export function registerMails(context: Context): void {
  const count = context.metrics.counters('colloquy_mails_total', 'What became of handing a mail over.', 'outcome', [
    'sent',
    'written',
    'later',
    'failed',
    'dropped',
    'locked-out',
  ]);
  context.tasks.register(sendMailTask, createSendMailHandler({ ...context, letters: mailLetters(context), count }));
}

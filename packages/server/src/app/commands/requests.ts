import { requestEndpoints } from '@colloquy/contract/hiring';
import { renderLetter } from '../../features/mails/index.ts';
import {
  answerRequest,
  assignRequest,
  dismissRequest,
  findRequest,
  letterOf,
  listRequests,
  REQUEST_STATES,
  type RequestRef,
} from '../../features/requests/index.ts';
import { parseId } from '../../platform/ids.ts';
import type { Context } from '../context.ts';
import { accountOf } from './account-of.ts';
import { checked } from './checked.ts';
import { asCommandError, type Command, type CommandInput, required, text, UsageError } from './command.ts';

const ACCOUNT = {
  organization: { type: 'string', description: 'Organization of the account', required: true },
  user: { type: 'string', description: 'User of the account', required: true },
} as const;
const OWNER = '--organization NAME --user NAME';
const SHOWN = 200;

export const requestsList: Command = {
  name: 'requests list',
  summary: `List what candidates ask of people, what is due first at the top (${SHOWN} at most)`,
  usage: `colloquy requests list ${OWNER} [--state open|answered|dismissed|all]`,
  options: { ...ACCOUNT, state: { type: 'string', description: 'open when left out' } },
  positionals: [],
  async run(context, input, output) {
    const named = text(input, 'state') ?? 'open';
    const state = REQUEST_STATES.find((known) => known === named);
    if (state === undefined && named !== 'all')
      throw new UsageError(`--state must be one of ${REQUEST_STATES.join(', ')}, all`);
    const accountId = await accountOf(context, input);
    const { results } = await listRequests(context.db, { accountId, state }, { offset: 0, limit: SHOWN });
    for (const { id, kind, dueAt, state: of, candidateName, candidateEmail, assignee, note } of results) {
      const who = candidateName ?? candidateEmail ?? '-';
      const line = note.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
      output.line([id, kind, of, `due ${dueAt.toISOString()}`, who, assignee ?? '-', line].join('\t'));
    }
    return 0;
  },
};

export const requestsAnswer: Command = {
  name: 'requests answer',
  summary: 'Answer a request: mailed to the candidate where there is a mail server, else printed to be sent by you',
  usage: `colloquy requests answer ${OWNER} --text TEXT ID`,
  options: { ...ACCOUNT, text: { type: 'string', description: 'Your words to the candidate', required: true } },
  positionals: ['ID'],
  async run(context, input, output) {
    const answer = checked(requestEndpoints.answerCandidateRequest.body, { text: required(input, 'text') });
    const ref = await refOf(context, input);
    const request = ref.id === null ? null : await findRequest(context.db, ref.id);
    const letter =
      request === null || request.accountId !== ref.accountId ? null : await letterOf(context, request, answer.text);
    const { mailId, notMailed } = await asCommandError(() =>
      context.db.transaction((tx) => answerRequest(tx, context, ref, answer.text)),
    );
    if (mailId !== null) {
      output.line(`answered; mail ${mailId} goes out`);
      return 0;
    }
    output.problem(
      notMailed === 'NO_ADDRESS'
        ? 'answered; NOT mailed: the candidate gave no address. This is the letter:'
        : notMailed === 'TEST_ACCOUNT'
          ? 'answered; NOT mailed: nothing is, of a test account. This is the letter:'
          : 'answered; NOT mailed: there is no mail server (COLLOQUY_SMTP_URL). Send this yourself:',
    );
    if (letter !== null) output.line(`To: ${letter.to}\nSubject: ${letter.subject}\n\n${renderLetter(letter).text}`);
    return 0;
  },
};

export const requestsDismiss: Command = {
  name: 'requests dismiss',
  summary: 'Close a request without an answer; the candidate is told nothing',
  usage: `colloquy requests dismiss ${OWNER} --reason TEXT ID`,
  options: { ...ACCOUNT, reason: { type: 'string', description: 'Kept with the request', required: true } },
  positionals: ['ID'],
  async run(context, input, output) {
    const { reason } = checked(requestEndpoints.dismissCandidateRequest.body, { reason: required(input, 'reason') });
    const ref = await refOf(context, input);
    await asCommandError(() => context.db.transaction((tx) => dismissRequest(tx, context, ref, reason)));
    output.line(`${ref.id} is dismissed`);
    return 0;
  },
};

export const requestsAssign: Command = {
  name: 'requests assign',
  summary: 'Say who has a request in hand',
  usage: `colloquy requests assign ${OWNER} [--to NAME] ID`,
  options: { ...ACCOUNT, to: { type: 'string', description: 'Who; nobody when left out' } },
  positionals: ['ID'],
  async run(context, input, output) {
    const { assignee } = checked(requestEndpoints.assignCandidateRequest.body, { assignee: text(input, 'to') ?? null });
    const ref = await refOf(context, input);
    await asCommandError(() => context.db.transaction((tx) => assignRequest(tx, ref, assignee)));
    output.line(`${ref.id}: ${assignee ?? 'nobody'}`);
    return 0;
  },
};

async function refOf(context: Context, input: CommandInput): Promise<RequestRef> {
  return { accountId: await accountOf(context, input), id: parseId<'request'>(input.positionals[0] ?? '') };
}

import { parseArgs } from 'node:util';
import { type VerifyProblem, verifySignature } from '../features/webhooks/index.ts';
import { systemClock } from '../platform/clock.ts';
import { type Output, UsageError } from './commands/index.ts';
import type { LocalCommand } from './local-command.ts';
import { readGiven } from './read-file.ts';

const OPTIONS = ['secret-file', 'id', 'timestamp', 'signature'] as const;

/** For whoever writes a receiver: says why a delivery is not taken for genuine. */
export const verifyWebhook: LocalCommand = {
  name: 'webhooks verify',
  summary: 'Check the signature of a webhook delivery as a receiver does',
  usage:
    'colloquy webhooks verify --secret-file FILE --id ID --timestamp SECONDS --signature TEXT [--at SECONDS] FILE\n    FILE is the body, byte for byte; --at checks as at another time',
  async run(args, output) {
    const { values, positionals } = parse(args);
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new UsageError('one FILE with the body');
    for (const name of OPTIONS) if (values[name] === undefined) throw new UsageError(`--${name} is required`);
    if (values.at !== undefined && !/^\d{1,12}$/.test(values.at)) throw new UsageError('--at takes seconds');
    const now = values.at === undefined ? systemClock.now() : Number(values.at) * 1_000;
    const secret = readGiven(values['secret-file'] ?? '')
      .toString('utf8')
      .trim();
    const { id = '', timestamp = '', signature = '' } = values;
    const problem = verifySignature(secret, { id, timestamp, signature, body: readGiven(file) }, now);
    tell(problem, output);
    return problem === null ? 0 : 1;
  },
};

function tell(problem: VerifyProblem | null, output: Output): void {
  switch (problem) {
    case null:
      output.line('genuine');
      break;
    case 'secret':
      output.line('the secret is not of the form whsec_ and base64 of 24 to 64 bytes');
      break;
    case 'timestamp':
      output.line('the timestamp is no number of seconds');
      break;
    case 'too-old':
      output.line('the timestamp is more than five minutes old: receivers refuse it, the rest was not looked at');
      break;
    case 'too-new':
      output.line('the timestamp is more than five minutes ahead: compare the clocks');
      break;
    case 'signature':
      output.line('no signature fits: another secret, or the body is not byte for byte as it came');
      break;
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        'secret-file': { type: 'string' },
        id: { type: 'string' },
        timestamp: { type: 'string' },
        signature: { type: 'string' },
        at: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

import { webhookEndpoints } from '@colloquy/contract/webhooks';
import {
  changeEndpoint,
  createEndpoint,
  type EndpointRef,
  listDeliveries,
  listEndpoints,
  messageName,
  replayDelivery,
  replayEndpoint,
  requireEndpoint,
  rotateSecret,
  testEndpoint,
  type WebhookEndpoint,
} from '../../features/webhooks/index.ts';
import { toInstant } from '../../platform/clock.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import { checkTarget } from '../../platform/outbound/links.ts';
import type { Context } from '../context.ts';
import { accountOf } from './account-of.ts';
import { checked } from './checked.ts';
import { asCommandError, type Command, type CommandInput, required, text, UsageError } from './command.ts';

const ACCOUNT = {
  organization: { type: 'string', description: 'Organization of the account', required: true },
  user: { type: 'string', description: 'User of the account', required: true },
} as const;
const OWNER = '--organization NAME --user NAME';

export const webhooksList: Command = {
  name: 'webhooks list',
  summary: 'List the webhook endpoints of an account, newest first',
  usage: `colloquy webhooks list ${OWNER}`,
  options: ACCOUNT,
  positionals: [],
  async run(context, input, output) {
    for (const endpoint of await listEndpoints(context.db, await accountOf(context, input)))
      output.line([endpoint.id, stateOf(endpoint), endpoint.types.join(','), endpoint.url].join('\t'));
    return 0;
  },
};

export const webhooksAdd: Command = {
  name: 'webhooks add',
  summary: 'Add a webhook endpoint; its secret is printed this once',
  usage: `colloquy webhooks add ${OWNER} --url URL --types LIST [--description TEXT]`,
  options: {
    ...ACCOUNT,
    url: { type: 'string', description: 'Where events are posted to', required: true },
    types: { type: 'string', description: 'Comma list of types: docs/api/webhooks.md', required: true },
    description: { type: 'string', description: 'A name to tell endpoints apart' },
  },
  positionals: [],
  async run(context, input, output) {
    const body = checked(webhookEndpoints.createWebhook.body, {
      url: required(input, 'url'),
      types: required(input, 'types')
        .split(',')
        .map((type) => type.trim()),
      description: text(input, 'description'),
    });
    const problem = checkTarget(body.url, context.config.outboundAllow);
    if (problem !== null) throw new UsageError(`url: ${problem}`);
    const accountId = await accountOf(context, input);
    const { url, types, description = null } = body;
    const { endpoint, secret } = await asCommandError(() =>
      context.db.transaction((tx) => createEndpoint(tx, context, { accountId, url, types, description })),
    );
    output.line(secret);
    output.problem(`id ${endpoint.id}`);
    return 0;
  },
};

export const webhooksTest: Command = {
  name: 'webhooks test',
  summary: 'Send a test message now and tell what came back; exit status 1 when it was not taken',
  usage: `colloquy webhooks test ${OWNER} ID`,
  options: ACCOUNT,
  positionals: ['ID'],
  async run(context, input, output) {
    const ref = await refOf(context, input);
    const { reason, status, durationMs, reply } = await asCommandError(() => testEndpoint(context, ref));
    output.line([reason ?? 'DELIVERED', status ?? '-', `${durationMs} ms`].join('\t'));
    if (reply !== '') output.line(reply);
    return reason === null ? 0 : 1;
  },
};

export const webhooksRotate: Command = {
  name: 'webhooks rotate',
  summary: 'Replace the secret of a webhook endpoint; the new one is printed this once',
  usage: `colloquy webhooks rotate ${OWNER} [--overlap-hours N] ID`,
  options: {
    ...ACCOUNT,
    'overlap-hours': { type: 'string', description: 'How long the former secret signs beside it, 0 to 168; 24' },
  },
  positionals: ['ID'],
  async run(context, input, output) {
    const hours = text(input, 'overlap-hours');
    if (hours !== undefined && !/^\d{1,3}$/.test(hours)) throw new UsageError('--overlap-hours takes a whole number');
    const { overlapHours } = checked(webhookEndpoints.rotateWebhook.body, {
      overlapHours: hours === undefined ? undefined : Number(hours),
    });
    const ref = await refOf(context, input);
    const rotated = await asCommandError(() =>
      context.db.transaction((tx) => rotateSecret(tx, context, ref, overlapHours)),
    );
    output.line(rotated.secret);
    output.problem(
      rotated.previousUntil === null
        ? 'the former secret signs no more'
        : `the former secret signs beside it until ${rotated.previousUntil.toISOString()}`,
    );
    return 0;
  },
};

function switching({ verb, summary }: { verb: 'enable' | 'disable'; summary: string }): Command {
  return {
    name: `webhooks ${verb}`,
    summary,
    usage: `colloquy webhooks ${verb} ${OWNER} ID`,
    options: ACCOUNT,
    positionals: ['ID'],
    async run(context, input, output) {
      const ref = await refOf(context, input);
      const enabled = verb === 'enable';
      const endpoint = await asCommandError(() =>
        context.db.transaction((tx) => changeEndpoint(tx, context, ref, { enabled })),
      );
      output.line(`${endpoint.id} ${stateOf(endpoint)}`);
      return 0;
    },
  };
}

export const webhooksEnable = switching({
  verb: 'enable',
  summary: 'Enable a webhook endpoint; replay sends what was held',
});
export const webhooksDisable = switching({
  verb: 'disable',
  summary: 'Disable a webhook endpoint; what happens is held for 30 days',
});

const SHOWN = 100;

export const webhooksDeliveries: Command = {
  name: 'webhooks deliveries',
  summary: `List the last ${SHOWN} deliveries of a webhook endpoint with their newest attempt`,
  usage: `colloquy webhooks deliveries ${OWNER} [--state WAITING|DELIVERED|FAILED|HELD] ID`,
  options: { ...ACCOUNT, state: { type: 'string', description: 'Only those in this state' } },
  positionals: ['ID'],
  async run(context, input, output) {
    const { state = null } = checked(webhookEndpoints.listDeliveries.query, { state: text(input, 'state') });
    const { id } = await asCommandError(async () => requireEndpoint(context.db, await refOf(context, input)));
    for (const delivery of (await listDeliveries(context.db, id, state, 0, SHOWN)).results) {
      const [last] = delivery.attempts;
      const came =
        last === undefined
          ? 'no attempt'
          : `${toInstant(idTime(last.id))} ${last.reason ?? 'DELIVERED'} ${last.status ?? '-'}`;
      output.line([delivery.id, messageName(delivery.messageId), delivery.type, delivery.state, came].join('\t'));
    }
    return 0;
  },
};

export const webhooksReplay: Command = {
  name: 'webhooks replay',
  summary: 'Send again what failed or was held, or one delivery whatever became of it',
  usage: `colloquy webhooks replay ${OWNER} [--since INSTANT] [--delivery ID] ID`,
  options: {
    ...ACCOUNT,
    since: { type: 'string', description: 'Only messages of this instant or later, as 2026-03-10T12:00:00.000Z' },
    delivery: { type: 'string', description: 'One delivery of the endpoint' },
  },
  positionals: ['ID'],
  check(input) {
    if (text(input, 'since') !== undefined && text(input, 'delivery') !== undefined)
      throw new UsageError('--since and --delivery exclude each other');
  },
  async run(context, input, output) {
    const ref = await refOf(context, input);
    const delivery = text(input, 'delivery');
    if (delivery !== undefined) {
      const id = parseId<'webhook-delivery'>(delivery);
      await asCommandError(() => context.db.transaction((tx) => replayDelivery(tx, context, ref.accountId, id)));
      output.line('1 delivery is sent again');
      return 0;
    }
    const { since } = checked(webhookEndpoints.replayWebhook.body, { since: text(input, 'since') });
    const from = since === undefined ? null : Date.parse(since);
    let replayed = 0;
    for (;;) {
      const slice = await asCommandError(() => context.db.transaction((tx) => replayEndpoint(tx, context, ref, from)));
      replayed += slice.replayed;
      if (slice.remaining === 0 || slice.replayed === 0) break;
    }
    output.line(`${replayed} deliveries are sent again`);
    return 0;
  },
};

function stateOf({ disabledAt, disabledReason, failingSince }: WebhookEndpoint): string {
  if (disabledAt !== null) return `disabled ${disabledAt.toISOString()} ${disabledReason}`;
  return failingSince === null ? 'enabled' : `failing since ${failingSince.toISOString()}`;
}

async function refOf(context: Context, input: CommandInput): Promise<EndpointRef> {
  return {
    accountId: await accountOf(context, input),
    id: parseId<'webhook-endpoint'>(input.positionals[0] ?? ''),
  };
}

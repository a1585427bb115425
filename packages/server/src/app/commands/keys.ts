import { adminEndpoints, SCOPES, type Scope } from '@colloquy/contract/admin';
import { createKey, listKeys, QuotaOrderError, revokeKey, TestKeyError } from '../../features/api-keys/index.ts';
import { AppError } from '../../platform/errors.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import { asCommandError, type Command, CommandError, required, text, UsageError } from './command.ts';

const createOptions = {
  organization: { type: 'string', description: 'Organization that the key belongs to', required: true },
  user: { type: 'string', description: 'User that calls are made as', required: true },
  name: { type: 'string', description: 'A name to tell keys apart' },
  scopes: { type: 'string', description: `Comma list of ${SCOPES.join(', ')}; the first four when left out` },
  consumer: { type: 'string', description: 'Consumer name of the network surface' },
  quota: { type: 'string', description: 'Limits such as second=5,minute=100' },
  test: { type: 'boolean', description: 'A key for trying things out: a script answers its interviews' },
} as const;

export const keysCreate: Command = {
  name: 'keys create',
  summary: 'Create an API key; it is printed this once',
  usage:
    'colloquy keys create --organization NAME --user NAME [--name NAME] [--scopes LIST] [--consumer NAME] [--quota LIST] [--test]',
  options: createOptions,
  positionals: [],
  async run({ db, ids }, input, output) {
    const body = {
      organizationId: required(input, 'organization'),
      userId: required(input, 'user'),
      name: text(input, 'name'),
      scopes: text(input, 'scopes')
        ?.split(',')
        .map((scope) => scope.trim()),
      consumer: text(input, 'consumer'),
      quota: parseQuota(text(input, 'quota')),
      test: input.values.test === true,
    };
    const checked = adminEndpoints.createApiKey.body.safeParse(JSON.parse(JSON.stringify(body)));
    if (!checked.success)
      throw new UsageError(checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
    try {
      const key = await db.transaction((tx) =>
        createKey(tx, ids, {
          ...checked.data,
          scopes: checked.data.scopes as Scope[] | undefined,
          quota: checked.data.quota as never,
        }),
      );
      output.line(key.apiKey);
      output.problem(`id ${key.id}, consumer ${key.consumer}, scopes ${key.scopes.join(', ')}`);
      return 0;
    } catch (error) {
      if (error instanceof TestKeyError) throw new UsageError(`${error.field} ${error.message}`);
      if (error instanceof QuotaOrderError) throw new UsageError(`quota.${error.window} ${error.message}`);
      if (error instanceof AppError) throw new CommandError(error.message);
      throw error;
    }
  },
};

export const keysList: Command = {
  name: 'keys list',
  summary: 'List API keys, newest first',
  usage: 'colloquy keys list',
  options: {},
  positionals: [],
  async run({ db }, _input, output) {
    for (let offset = 0; ; offset += 200) {
      const { results, total } = await listKeys(db, offset, 200);
      for (const key of results) {
        const state = key.revokedAt === null ? 'active' : `revoked ${key.revokedAt.toISOString()}`;
        output.line(
          [
            key.id,
            `${key.start}…${key.tail}`,
            key.organizationId,
            key.userId,
            key.scopes.join(','),
            key.name ?? '-',
            new Date(idTime(key.id)).toISOString(),
            state,
            ...(key.isTest ? ['test'] : []),
          ].join('\t'),
        );
      }
      if (offset + results.length >= total || results.length === 0) return 0;
    }
  },
};

export const keysRevoke: Command = {
  name: 'keys revoke',
  summary: 'Revoke an API key',
  usage: 'colloquy keys revoke ID',
  options: {},
  positionals: ['ID'],
  async run({ db, clock }, input, output) {
    const { id, revokedAt } = await asCommandError(() =>
      db.transaction((tx) => revokeKey(tx, clock, parseId<'api-key'>(input.positionals[0] ?? ''))),
    );
    output.line(`${id} revoked ${new Date(revokedAt).toISOString()}`);
    return 0;
  },
};

function parseQuota(list: string | undefined): Record<string, number> | undefined {
  if (list === undefined) return undefined;
  return Object.fromEntries(
    list.split(',').map((item) => {
      const [window = '', count = ''] = item.split('=').map((part) => part.trim());
      if (!/^\d+$/.test(count)) throw new UsageError('--quota takes a list such as second=5,minute=100');
      return [window, Number(count)];
    }),
  );
}

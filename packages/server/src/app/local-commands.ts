import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { LONGEST_LINK_DAYS } from '@colloquy/contract/shared';
import { z } from 'zod';
import { buildConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { figuresOf } from '../config/model-figures.ts';
import { checkNode, keepsFilesAlone } from '../config/nodes.ts';
import { loadSecrets } from '../config/secrets.ts';
import { probeSmtp } from '../platform/mail/probe-smtp.ts';
import { createCvReader } from '../providers/cv-reader/create.ts';
import { createJobReader } from '../providers/job-reader/create.ts';
import { blueprintCheck, blueprintPreview } from './blueprint-commands.ts';
import { reportDatabase } from './check-database.ts';
import { reportFonts } from './check-fonts.ts';
import { reportProvider } from './check-provider.ts';
import { reportSender } from './check-sender.ts';
import { reportStores } from './check-stores.ts';
import { CommandError, type Output, UsageError } from './commands/index.ts';
import { contentCheck } from './content-commands.ts';
import type { LocalCommand } from './local-command.ts';
import { mailServer } from './mails.ts';
import { mcpCommand } from './mcp-command.ts';
import { modelsAdd, modelsRemove } from './models/added-model-commands.ts';
import { modelsList, modelsPull } from './models/model-commands.ts';
import { speechHear, speechSay } from './models/speech-commands.ts';
import { openContent } from './own-content.ts';
import { readGiven } from './read-file.ts';
import { restore } from './restore-command.ts';
import { speechLines } from './speech.ts';
import { tryModel } from './try-model.ts';
import { trySpeech } from './try-speech.ts';
import { verifyWebhook } from './verify-webhook.ts';

/** `format` is accepted and not needed: what a file is shows in its bytes. */
const batchLine = z.object({
  id: z.unknown().optional(),
  file: z.string().optional(),
  format: z.string().optional(),
  text: z.string().optional(),
  title: z.string().optional(),
});

const readJob: LocalCommand = {
  name: 'read-job',
  summary: 'Read workplace type and locations out of a job description, as JSON',
  usage:
    'colloquy read-job FILE\ncolloquy read-job --batch   (a line in is a path or JSON {id, file, text, title}, text in place of file; a line out is JSON)',
  async run(args, output) {
    const reader = createJobReader({ kind: 'embedded' });
    const read = (text: string, title: string) => {
      const { workplaceType, locations, missing } = reader.read({ title, description: text });
      return { workplaceType, locations, missing };
    };
    return eachInput(args, output, async ({ file, text, title }) => read(text ?? readText(file), title ?? ''));
  },
};

const readCv: LocalCommand = {
  name: 'read-cv',
  summary: 'Read a CV file into a profile, as JSON',
  usage:
    'colloquy read-cv FILE\ncolloquy read-cv --batch   (a line in is a path or JSON {id, file, text}, text in place of file; a line out is JSON)',
  async run(args, output) {
    const reader = createCvReader({ kind: 'embedded' });
    try {
      return await eachInput(args, output, async ({ file, text }) => {
        const bytes = text === undefined ? readBytes(file) : new TextEncoder().encode(text);
        const outcome = await reader.read({ bytes, fileName: file ?? null }, AbortSignal.timeout(60_000));
        if (!outcome.ok) return { error: outcome.reason, code: outcome.code };
        const { profile, emails, phones, links } = outcome.content;
        return { ...profile, emails, phones, links };
      });
    } finally {
      await reader.stop();
    }
  },
};

const checkConfig: LocalCommand = {
  name: 'check-config',
  summary: 'Check the environment variables and say what they amount to',
  usage: 'colloquy check-config',
  async run(args, output) {
    if (args.length > 0) throw new UsageError('check-config takes no arguments');
    const environment = readEnvironment();
    const config = buildConfig(environment);
    checkNode(config);
    if (config.model !== null) figuresOf(config.model);
    const secrets = loadSecrets(environment, config);
    const { content, types, entries } = await openContent(config);
    const own = types.ownTypes();
    output.line(
      `database: ${config.database.kind === 'embedded' ? `embedded in ${config.database.directory}` : 'PostgreSQL'}`,
    );
    const isUsable = await reportDatabase(config, output);
    output.line(`links: ${config.http.publicUrls.join(', ') || 'the address that is listened on'}`);
    const isStored = await reportStores(config, output);
    output.line(`role: ${config.role}; surfaces: ${[...config.surfaces].join(', ')}`);
    output.line(`blueprints: ${own.length === 0 ? 'built in' : `own for ${own.join(', ')}; built in for the others`}`);
    if (config.content !== null) output.line(`content: own ${entries.join(', ')}; built in for the rest`);
    if (config.grading !== 'points' && entries.some((entry) => entry.startsWith('occupations/')))
      output.problem('own occupations are not drawn on with COLLOQUY_GRADING=anchors');
    if (config.database.kind === 'server' && keepsFilesAlone(config))
      output.problem(
        'several nodes need S3, or a folder that they share (COLLOQUY_FILES_SHARED=on): COLLOQUY_BLOB_URL names a folder of this node',
      );
    const server = mailServer(config, secrets);
    const mail = server === null ? null : await probeSmtp(server);
    if (mail === null) output.line('mail: written to the outbox folder; nothing is sent');
    for (const said of mail?.said ?? []) output.line(`mail: ${said}`);
    if (mail !== null && mail.problem !== null) output.problem(`mail: the server ${mail.problem}`);
    await reportSender(config, output);
    await reportProvider(config, secrets, output);
    const model = config.model === null ? null : await tryModel(content, config.model, secrets.modelKeys);
    for (const line of model?.lines ?? []) output.line(line);
    for (const problem of model?.problems ?? []) output.problem(problem);
    for (const line of speechLines(config, secrets)) output.line(line);
    const speech = config.speech === null ? null : await trySpeech(content, config.speech, secrets.speechKey);
    for (const line of speech?.lines ?? []) output.line(line);
    for (const problem of speech?.problems ?? []) output.problem(problem);
    for (const warning of config.warnings) output.problem(warning);
    reportFonts(config.fonts, output);
    output.line(
      `secrets: ${secrets.signing.length === 1 ? 'one key signs links' : 'two keys while rotating, the first signs'}; to rotate: old,new on every node, then new,old on every node, then new after ${LONGEST_LINK_DAYS} days`,
    );
    const failed = [...(model?.problems ?? []), ...(speech?.problems ?? [])];
    return !isUsable || !isStored || failed.length > 0 || (mail !== null && mail.problem !== null) ? 1 : 0;
  },
};

export const LOCAL_COMMANDS: readonly LocalCommand[] = [
  restore,
  checkConfig,
  readJob,
  readCv,
  blueprintCheck,
  blueprintPreview,
  contentCheck,
  modelsPull,
  modelsList,
  modelsAdd,
  modelsRemove,
  speechHear,
  speechSay,
  verifyWebhook,
  mcpCommand,
];

type Source = { file?: string | undefined; text?: string | undefined; title?: string | undefined };

async function eachInput(args: string[], output: Output, read: (source: Source) => Promise<object>): Promise<number> {
  let parsed: { values: { batch?: boolean | undefined }; positionals: string[] };
  try {
    parsed = parseArgs({ args, options: { batch: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (!values.batch) {
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new UsageError('one FILE, or --batch');
    const result = await read({ file });
    output.line(JSON.stringify(result));
    return 'error' in result ? 1 : 0;
  }
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const source = line.trimStart().startsWith('{') ? readBatchLine(line) : { file: line.trim() };
    if (source === null) {
      output.line(JSON.stringify({ error: 'the line is not JSON of the form {id, file, text}' }));
      continue;
    }
    const echo = {
      ...('id' in source && source.id !== undefined ? { id: source.id } : {}),
      ...(source.file === undefined ? {} : { file: source.file }),
    };
    try {
      output.line(JSON.stringify({ ...echo, ...(await read(source)) }));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      output.line(JSON.stringify({ ...echo, error: error.message }));
    }
  }
  return 0;
}

/** Null for a line that is no JSON, or has values of another type: it costs itself alone. */
function readBatchLine(line: string): z.infer<typeof batchLine> | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
  const checked = batchLine.safeParse(value);
  return checked.success ? checked.data : null;
}

function readBytes(file: string | undefined): Uint8Array {
  if (file === undefined) throw new CommandError('neither file nor text was given');
  return readGiven(file);
}

function readText(file: string | undefined): string {
  return new TextDecoder().decode(readBytes(file));
}

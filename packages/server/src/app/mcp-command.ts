import { createInterface } from 'node:readline';
import { type Output, UsageError } from './commands/index.ts';
import type { LocalCommand } from './local-command.ts';

type Message = { id?: unknown; method?: unknown; params?: Record<string, unknown> };

const TIMEOUT_MS = 120_000;
/** Where the later revision says itself, in every message. */
const REVISION = 'io.modelcontextprotocol/protocolVersion';
/** What the header of a call names, by its method. */
const NAMED: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

/**
 * For clients that start a program instead of calling an address: messages in lines of standard input go to `/mcp` of a
 * Colloquy, its replies come back as lines. Nothing of the protocol is known here but where its headers come from.
 */
export const mcpCommand: LocalCommand = {
  name: 'mcp',
  summary: 'Speak the Model Context Protocol on standard input and output, for a Colloquy elsewhere',
  usage:
    'colloquy mcp   (reads COLLOQUY_MCP_URL, such as https://interviews.example.com/mcp, and COLLOQUY_MCP_KEY, an API key with the scope mcp)',
  async run(args, output) {
    if (args.length > 0) throw new UsageError('mcp takes no arguments');
    const { COLLOQUY_MCP_URL: url, COLLOQUY_MCP_KEY: key } = process.env;
    if (url === undefined || !URL.canParse(url)) throw new UsageError('COLLOQUY_MCP_URL must be an address');
    if (key === undefined || key === '') throw new UsageError('COLLOQUY_MCP_KEY is missing');
    let revision: string | null = null;
    const running = new Set<Promise<void>>();
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim() === '') continue;
      const message = parse(line);
      if (message === null) {
        output.line(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32_700, message: 'Parse error' } }));
        continue;
      }
      const work = ask({ url, key, line, message, revision }, output).then((agreed) => {
        revision = agreed ?? revision;
      });
      running.add(work);
      void work.finally(() => running.delete(work));
      // What is agreed upon first holds for all that follows.
      if (message.method === 'initialize') await work;
    }
    await Promise.all(running);
    return 0;
  },
};

type Asked = { url: string; key: string; line: string; message: Message; revision: string | null };

/** @returns the revision that was agreed upon, null where the reply says none */
async function ask({ url, key, line, message, revision }: Asked, output: Output): Promise<string | null> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: headersOf(message, key, revision),
      body: line,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await reply.text();
    const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    const lines = isStream
      ? text.split(/\r?\n/).flatMap((one) => (one.startsWith('data:') ? [one.slice(5).trim()] : []))
      : [text.trim()];
    const replies = lines.filter((one) => one !== '').flatMap((one) => parse(one) ?? []);
    const answers = replies.filter((one) => 'jsonrpc' in one);
    for (const one of answers) output.line(JSON.stringify(one));
    if (answers.length === 0 && message.id !== undefined) fail(message, `HTTP ${reply.status}`, output);
    return agreed(answers);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (message.id !== undefined) fail(message, 'server unreachable', output);
    return null;
  }
}

function headersOf({ method, params }: Message, key: string, revision: string | null): Record<string, string> {
  const meta = params?._meta as Record<string, unknown> | undefined;
  const own = meta?.[REVISION];
  const name = params?.[NAMED[String(method)] ?? ''];
  return {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    authorization: `Bearer ${key}`,
    ...(typeof own === 'string'
      ? {
          'mcp-protocol-version': own,
          'mcp-method': String(method),
          ...(typeof name === 'string' ? { 'mcp-name': headerValue(name) } : {}),
        }
      : revision === null
        ? {}
        : { 'mcp-protocol-version': revision }),
  };
}

/** Letters that a header cannot hold are sent as the protocol says. */
function headerValue(text: string): string {
  return /^[\x21-\x7e]+$/.test(text) ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`;
}

function agreed(answers: readonly Message[]): string | null {
  for (const answer of answers) {
    const { protocolVersion } = ((answer as { result?: { protocolVersion?: unknown } }).result ?? {}) as {
      protocolVersion?: unknown;
    };
    if (typeof protocolVersion === 'string') return protocolVersion;
  }
  return null;
}

function fail({ id }: Message, message: string, output: Output): void {
  output.line(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_603, message } }));
}

function parse(line: string): Message | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

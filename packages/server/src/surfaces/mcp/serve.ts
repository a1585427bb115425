import { MCP_TOOLS, type McpTool } from '@colloquy/contract/mcp';
import type { Caller } from '../../features/api-keys/index.ts';
import { AppError, InvariantError, UnavailableError } from '../../platform/errors.ts';
import type { McpDeps } from './deps.ts';
import { type Result, readTools } from './read-tools.ts';
import { writeTools } from './write-tools.ts';

/** Answers one message of one caller, in whichever of the revisions it is. */
export type Serve = (request: Request, caller: Caller) => Promise<Response>;

type AnyTool = (input: never, caller: Caller) => Promise<Result>;

/** Loads the library: a few hundred milliseconds and some ten megabytes, for those who use it. */
export async function createServe(deps: McpDeps): Promise<Serve> {
  const { createMcpHandler, McpServer } = await import('@modelcontextprotocol/server');
  const tools = { ...readTools(deps), ...writeTools(deps) } as Record<McpTool, AnyTool>;
  const handlers = new Map<boolean, ReturnType<typeof createMcpHandler>>();
  const handlerOf = (mayWrite: boolean): ReturnType<typeof createMcpHandler> => {
    const known = handlers.get(mayWrite);
    if (known !== undefined) return known;
    const made = createMcpHandler(
      ({ authInfo }) => {
        const caller = authInfo?.extra?.caller as Caller;
        const server = new McpServer({ name: 'colloquy', version: deps.version });
        for (const [name, tool] of Object.entries(MCP_TOOLS)) {
          if (tool.writes && !mayWrite) continue;
          server.registerTool(
            name,
            {
              description: tool.description,
              inputSchema: tool.input,
              annotations: {
                readOnlyHint: !tool.writes,
                destructiveHint: name === 'cancel_interview',
                openWorldHint: false,
              },
            },
            async (input: unknown) => call(deps, () => tools[name as McpTool](input as never, caller)),
          );
        }
        return server;
      },
      { keepAliveMs: 0, maxSubscriptions: 1 },
    );
    handlers.set(mayWrite, made);
    return made;
  };
  return (request, caller) =>
    handlerOf(caller.scopes.has('mcp:write')).fetch(request, {
      authInfo: { token: '', clientId: caller.keyId, scopes: [...caller.scopes], extra: { caller } },
    });
}

/** What a tool could not do is told to the model; a crash is told as such, and to the log. */
async function call(deps: McpDeps, run: () => Promise<Result>) {
  try {
    return { content: [{ type: 'text' as const, text: JSON.stringify(await run()) }] };
  } catch (error) {
    const isExpected = error instanceof AppError && !(error instanceof InvariantError);
    if (!isExpected) deps.log.error('mcp-tool-crashed', error);
    const retry = error instanceof UnavailableError ? { retryAfterSeconds: error.retryAfterSeconds } : {};
    const told = { error: isExpected ? error.kind : 'internal', ...retry };
    return { content: [{ type: 'text' as const, text: JSON.stringify(told) }], isError: true };
  }
}

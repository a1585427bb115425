import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ModelRequest = {
  model: string;
  messages: { role: string; content: string }[];
  seed?: number;
  max_tokens?: number;
  response_format?: { type: string; json_schema?: { name: string; schema: object } };
  /** The key that came with it. */
  authorization: string | null;
};

/** What the endpoint answers: the assistant's text, after a time or when a promise is kept, or a fault. */
export type ModelAnswer =
  | string
  | {
      text: string;
      finish?: 'stop' | 'length' | 'content_filter';
      afterMs?: number;
      until?: Promise<void>;
      usage?: object;
    }
  | { status: number; body?: string }
  /** Takes the request and says nothing. */
  | 'silent'
  /** Closes the connection. */
  | 'hang-up';

/** An OpenAI-compatible endpoint on this machine that says what a test tells it to. */
export class ModelServer {
  readonly requests: ModelRequest[] = [];
  answer: (request: ModelRequest, call: number) => ModelAnswer = () => '{}';
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #timers = new Set<NodeJS.Timeout>();

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let raw = '';
    for await (const chunk of request) raw += String(chunk);
    const asked = { ...JSON.parse(raw), authorization: request.headers.authorization ?? null } as ModelRequest;
    const answer = this.answer(asked, this.requests.push(asked) - 1);
    if (answer === 'silent') return;
    if (answer === 'hang-up') {
      response.destroy();
      return;
    }
    if (typeof answer === 'object' && 'status' in answer) {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(answer.body ?? '{"error":{"message":"no","type":"server_error"}}');
      return;
    }
    const {
      text,
      finish = 'stop',
      afterMs = 0,
      until,
      usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    } = typeof answer === 'string' ? { text: answer } : answer;
    const send = (): void => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          id: 'reply',
          object: 'chat.completion',
          created: 0,
          model: asked.model,
          choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content: text } }],
          usage,
        }),
      );
    };
    await until;
    if (afterMs === 0) send();
    else this.#timers.add(setTimeout(send, afterMs));
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SpeechRequest = {
  path: string;
  authorization: string | null;
  /** Fields of a form, or of the JSON; a file as its bytes. */
  fields: Record<string, unknown>;
};

/** What the endpoint answers, or a fault. */
export type SpeechAnswer =
  | { body: string | Uint8Array; type?: string }
  | { status: number; location?: string }
  /** Takes the request and says nothing. */
  | 'silent'
  /** Closes the connection. */
  | 'hang-up'
  /** Never ends. */
  | 'endless';

/** An OpenAI-compatible endpoint for speech on this machine that says what a test tells it to. */
export class SpeechServer {
  readonly requests: SpeechRequest[] = [];
  answer: (request: SpeechRequest) => SpeechAnswer = () => ({ body: '{"text":""}' });
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = {
      path: request.url ?? '',
      authorization: request.headers.authorization ?? null,
      fields: await fieldsOf(request),
    };
    this.requests.push(asked);
    const answer = this.answer(asked);
    if (answer === 'silent') return;
    if (answer === 'hang-up') return void response.destroy();
    if (answer === 'endless') {
      response.writeHead(200, { 'content-type': 'audio/wav' });
      const more = (): void => {
        while (response.writable && response.write(Buffer.alloc(1024 * 1024)));
      };
      response.on('drain', more).on('error', () => undefined);
      return more();
    }
    if ('status' in answer) {
      response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location });
      response.end('{"error":{"message":"no"}}');
      return;
    }
    response.writeHead(200, { 'content-type': answer.type ?? 'application/json' });
    response.end(answer.body);
  }
}

async function fieldsOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return JSON.parse(body.toString('utf8'));
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form)
    fields[name] = typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer());
  return fields;
}

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

export type Received = { id: string; headers: IncomingHttpHeaders; text: string; body: WebhookBody; at: number };
export type WebhookBody = { type: string; timestamp: string; data: Record<string, unknown> };

/**
 * A receiver of webhooks as others write one: judges every delivery by the library of the standard.
 *
 * @param now the sender's clock, epoch ms: the library goes by the machine's
 */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** What it answers; 204 by itself. */
  answer: (response: ServerResponse, attempt: number) => void = (response) => response.writeHead(204).end();
  readonly #server;
  readonly #now: () => number;
  attempts = 0;

  constructor(now: () => number) {
    this.#now = now;
    this.#server = createServer(async (request, response) => {
      response.on('error', () => {});
      this.attempts += 1;
      const raw = await text(request);
      const id = String(request.headers['webhook-id']);
      this.received.push({
        id,
        headers: request.headers,
        text: raw,
        body: JSON.parse(raw) as WebhookBody,
        at: this.#now(),
      });
      this.answer(response, this.attempts);
    });
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `http://${this.host}/hook`;
  }

  get types(): string[] {
    return this.received.map(({ body }) => body.type);
  }

  /** @throws what the library throws for a delivery that is not genuine */
  verify(secret: string, { text: raw, headers, at }: Received): unknown {
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    try {
      return new Webhook(secret).verify(raw, headers as Record<string, string>);
    } finally {
      vi.useRealTimers();
    }
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

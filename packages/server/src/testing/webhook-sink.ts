import type { Deliver, DeliveryOutcome } from '../platform/outbound/deliver.ts';
import type { FakeClock } from './fake-clock.ts';

type Answer = Partial<DeliveryOutcome> | Error;

/** Takes deliveries in place of the network, and answers as a test says: 200 unless it says otherwise. */
export class WebhookSink {
  readonly #clock: FakeClock;
  sent: { url: string; id: string; at: number; body: string; signature: string }[] = [];
  answer: (url: string, signal?: AbortSignal) => Answer | Promise<Answer> = () => ({ status: 200 });

  constructor(clock: FakeClock) {
    this.#clock = clock;
  }

  readonly deliver: Deliver = async ({ url, headers, body, signal }) => {
    const id = headers['webhook-id'] ?? '';
    this.sent.push({ url, id, at: this.#clock.now(), body, signature: headers['webhook-signature'] ?? '' });
    const given = await this.answer(url, signal);
    if (given instanceof Error) throw given;
    return {
      answered: true,
      status: 200,
      retryAfter: null,
      reply: 'thanks',
      durationMs: 3,
      ...given,
    } as DeliveryOutcome;
  };

  reset(): void {
    this.sent = [];
    this.answer = () => ({ status: 200 });
  }
}

import type { RoomState } from '@colloquy/contract/room';
import type { Reply, RoomTransport } from '../core/transport.ts';
import { type Previewed, previewState } from './preview-state.ts';

/** The room's line to the page around it: it shows what it is told, and nothing that is sent goes anywhere. */
export class PreviewTransport implements RoomTransport {
  #state: RoomState | null = null;
  #version = 0;
  readonly #waiting = new Set<() => void>();

  show(received: Previewed, now: Date): void {
    this.#version += 1;
    this.#state = previewState(received, this.#version, now);
    for (const wake of [...this.#waiting]) wake();
  }

  async poll({ since }: { seat: string; since: number }, signal: AbortSignal): Promise<Reply> {
    while (this.#state === null || this.#state.version <= since) await this.#next(signal);
    return { ok: true, state: this.#state };
  }

  async send(): Promise<Reply> {
    return this.#state === null
      ? { ok: false, error: { status: 409, code: 'not-now', message: '' } }
      : { ok: true, state: this.#state };
  }

  #next(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const wake = () => {
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const end = () => {
        this.#waiting.delete(wake);
        reject(signal.reason);
      };
      this.#waiting.add(wake);
      signal.addEventListener('abort', end, { once: true });
    });
  }
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_MS = 100;

/**
 * Knows which connections have a request that runs. Node's own count of idle connections leaves out those that never
 * sent a whole header, such as a browser opens ahead of need: a server that waits for them never ends.
 */
export class Connections {
  readonly #running = new Map<Socket, number>();

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#running.set(socket, 0);
      socket.once('close', () => this.#running.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.#count(socket, 1);
      response.once('close', () => this.#count(socket, -1));
    });
  }

  /** Closes each connection when its last request is answered, and all that are left after `graceMs` or when `hurry` says so. */
  async drain(graceMs: number, hurry: AbortSignal): Promise<void> {
    const until = performance.now() + graceMs;
    while (this.#running.size > 0) {
      const isLate = hurry.aborted || performance.now() >= until;
      for (const [socket, requests] of this.#running) if (requests === 0 || isLate) socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  #count(socket: Socket, change: number): void {
    const known = this.#running.get(socket);
    if (known !== undefined) this.#running.set(socket, known + change);
  }
}

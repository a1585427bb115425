import { type ChildProcess, fork } from 'node:child_process';
import type { PictureText } from '../ocr.ts';
import type { CvOutcome, CvReader } from '../port.ts';
import { LIMITS } from './text/raw-document.ts';
import { EXIT_TOO_MUCH_MEMORY, type ReadRequest, type WorkerReply } from './worker/messages.ts';

export type EmbeddedCvReaderOptions = {
  /** Time for one file, from its start in the worker; default 20,000. */
  timeoutMs?: number;
  /** Resident memory of the worker process from which a file is given up; default 300 MiB. */
  memoryBytes?: number;
  /** Asked for the text of files that hold only pictures; none by default. */
  ocr?: PictureText;
  /** Hears how each read went; no content of the file. */
  onRead?: (measure: { durationMs: number; peakMemoryBytes: number; code: string }) => void;
  /** Hears of each worker process that is started. */
  onStart?: (pid: number | undefined) => void;
};

type Waiting = {
  request: ReadRequest;
  signal: AbortSignal;
  resolve: (outcome: CvOutcome) => void;
  reject: (reason: unknown) => void;
  /** Starts so far that ended without the file's fault. */
  lostStarts: number;
  onAbort: () => void;
};

type Running = Waiting & { startedAt: number; timer: NodeJS.Timeout };

const DEFAULT_TIMEOUT_MS = 20_000;
const DEFAULT_MEMORY_BYTES = 300 * 1024 * 1024;
const HEAP_MB = 160;

/**
 * Reads CVs in one worker process that is kept warm: reads queue, each has its own limit of time and memory, and a
 * file that breaks the worker costs only itself, for the worker is replaced. An aborted read rejects with the
 * signal's reason; everything else is an outcome.
 */
export function createEmbeddedCvReader(options: EmbeddedCvReaderOptions = {}): CvReader {
  return new Supervisor(options);
}

class Supervisor implements CvReader {
  private readonly timeoutMs: number;
  private readonly memoryBytes: number;
  private readonly onRead: EmbeddedCvReaderOptions['onRead'];
  private readonly onStart: EmbeddedCvReaderOptions['onStart'];
  private readonly ocr: PictureText | null;
  private readonly queue: Waiting[] = [];
  private running: Running | null = null;
  private child: ChildProcess | null = null;
  private ready = false;
  private stopped = false;
  private nextId = 1;
  private failedStarts = 0;

  constructor(options: EmbeddedCvReaderOptions) {
    this.timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    this.memoryBytes = options.memoryBytes ?? DEFAULT_MEMORY_BYTES;
    this.onRead = options.onRead;
    this.onStart = options.onStart;
    this.ocr = options.ocr ?? null;
  }

  async read(file: { bytes: Uint8Array; fileName: string | null }, signal: AbortSignal): Promise<CvOutcome> {
    const outcome = await this.enqueue(file, signal);
    if (outcome.ok || outcome.code !== 'scanned' || this.ocr === null) return outcome;
    const text = await this.ocr.textOf(file, signal);
    if (text === null || text.trim() === '') return outcome;
    const recognised = await this.enqueue({ bytes: new TextEncoder().encode(text), fileName: 'pages.txt' }, signal);
    if (!recognised.ok) return recognised;
    const warnings = [...recognised.content.warnings, 'the text was recognised from pictures and may hold errors'];
    return { ok: true, content: { ...recognised.content, kind: 'pdf', warnings } };
  }

  private enqueue(file: { bytes: Uint8Array; fileName: string | null }, signal: AbortSignal): Promise<CvOutcome> {
    if (signal.aborted) return Promise.reject(signal.reason);
    if (this.stopped) return Promise.reject(new Error('the CV reader is stopped'));
    // Refused here, so that the bytes need not travel to the worker.
    if (file.bytes.length > LIMITS.fileBytes) {
      const reason = `the file is larger than ${LIMITS.fileBytes / 1024 / 1024} MiB`;
      return Promise.resolve({ ok: false, code: 'too-large', reason });
    }
    return new Promise((resolve, reject) => {
      const request: ReadRequest = { type: 'read', id: this.nextId, bytes: file.bytes, fileName: file.fileName };
      this.nextId += 1;
      const waiting: Waiting = {
        request,
        signal,
        resolve,
        reject,
        lostStarts: 0,
        onAbort: () => this.abort(request.id),
      };
      signal.addEventListener('abort', waiting.onAbort, { once: true });
      this.queue.push(waiting);
      this.pump();
    });
  }

  warm(): void {
    if (!this.stopped && this.child === null) this.start();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    const reason = new Error('the CV reader was stopped');
    for (const waiting of this.queue.splice(0)) this.settle(waiting, () => waiting.reject(reason));
    const { running, child } = this;
    this.running = null;
    this.child = null;
    if (running !== null) {
      clearTimeout(running.timer);
      this.settle(running, () => running.reject(reason));
    }
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGKILL');
    await gone;
  }

  private pump(): void {
    if (this.stopped || this.running !== null || this.queue.length === 0) return;
    if (this.child === null) this.start();
    if (!this.ready || this.child === null) return;
    const waiting = this.queue.shift();
    if (waiting === undefined) return;
    const timer = setTimeout(
      () => this.giveUp('took-too-long', 'reading the file took too long and was given up'),
      this.timeoutMs,
    );
    this.running = { ...waiting, startedAt: performance.now(), timer };
    this.child.ref();
    this.child.channel?.ref();
    this.child.send(waiting.request);
  }

  private start(): void {
    const path = new URL('./worker/worker-process.ts', import.meta.url);
    const child = fork(path, [String(this.memoryBytes), String(HEAP_MB)], {
      serialization: 'advanced',
      // Nothing of the server's environment is needed to read a file, and none of its secrets shall be there.
      env: {},
      execArgv: ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child = child;
    this.ready = false;
    this.onStart?.(child.pid);
    child.on('message', (reply: WorkerReply) => {
      if (this.child === child) this.receive(reply);
    });
    child.on('exit', (code) => {
      if (this.child === child) this.replace(code);
    });
    child.on('error', () => {
      if (this.child === child) this.replace(null);
    });
  }

  private receive(reply: WorkerReply): void {
    if (reply.type === 'ready') {
      this.ready = true;
      this.failedStarts = 0;
      this.rest();
      this.pump();
      return;
    }
    const { running } = this;
    if (running === null || running.request.id !== reply.id) return;
    this.finish(running, reply.outcome, reply.peakMemoryBytes);
  }

  private finish(running: Running, outcome: CvOutcome, peakMemoryBytes: number): void {
    clearTimeout(running.timer);
    this.running = null;
    this.onRead?.({
      durationMs: performance.now() - running.startedAt,
      peakMemoryBytes,
      code: outcome.ok ? 'ok' : outcome.code,
    });
    this.settle(running, () => running.resolve(outcome));
    this.rest();
    this.pump();
  }

  /** An idle worker does not keep the server's process alive. */
  private rest(): void {
    if (this.running !== null || this.queue.length > 0) return;
    this.child?.unref();
    this.child?.channel?.unref();
  }

  /** The worker ended by itself: the file it was reading is lost, the next one gets a new worker. */
  private replace(code: number | null): void {
    this.child = null;
    const { running } = this;
    if (running === null) {
      this.failedStarts += 1;
      if (this.failedStarts >= 3) {
        const reason = new Error('the worker that reads CVs cannot be started');
        for (const waiting of this.queue.splice(0)) this.settle(waiting, () => waiting.reject(reason));
        this.failedStarts = 0;
        return;
      }
      this.pump();
      return;
    }
    // Killed from outside (the system was short of memory, say): that indicates nothing about the file.
    if (code === null && running.lostStarts === 0) {
      clearTimeout(running.timer);
      this.running = null;
      this.queue.unshift({ ...running, lostStarts: 1 });
      this.pump();
      return;
    }
    const outcome: CvOutcome =
      code === EXIT_TOO_MUCH_MEMORY
        ? { ok: false, code: 'too-large', reason: 'the file needs more memory than a CV may take and was given up' }
        : { ok: false, code: 'damaged', reason: 'the file broke the reader: it is damaged' };
    this.finish(running, outcome, code === EXIT_TOO_MUCH_MEMORY ? this.memoryBytes : 0);
  }

  private giveUp(code: 'took-too-long', reason: string): void {
    const { running, child } = this;
    this.child = null;
    child?.kill('SIGKILL');
    if (running !== null) this.finish(running, { ok: false, code, reason }, 0);
  }

  private abort(id: number): void {
    const index = this.queue.findIndex((waiting) => waiting.request.id === id);
    const waiting = this.queue[index];
    if (waiting !== undefined) {
      this.queue.splice(index, 1);
      this.settle(waiting, () => waiting.reject(waiting.signal.reason));
      return;
    }
    const { running, child } = this;
    if (running === null || running.request.id !== id) return;
    clearTimeout(running.timer);
    this.running = null;
    this.child = null;
    child?.kill('SIGKILL');
    this.settle(running, () => running.reject(running.signal.reason));
    this.pump();
  }

  private settle(waiting: Waiting, act: () => void): void {
    waiting.signal.removeEventListener('abort', waiting.onAbort);
    act();
  }
}

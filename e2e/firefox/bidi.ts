import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { until } from '../shared/until.ts';

const START_MS = 60_000;
const PREFS = {
  'media.autoplay.default': 0,
  'media.autoplay.block-webaudio': false,
  'media.autoplay.blocking_policy': 0,
  'media.navigator.permission.disabled': true,
  'media.navigator.streams.fake': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
};

/** One tab of an installed Firefox over WebDriver BiDi: as much as a walk through the room needs. */
export class FirefoxTab {
  readonly #program: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  #calls = 0;
  #context = '';

  private constructor(program: ChildProcess, profile: string, socket: WebSocket) {
    this.#program = program;
    this.#profile = profile;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
  }

  static async open(path: string, width: number, height: number): Promise<FirefoxTab> {
    const profile = mkdtempSync(join(tmpdir(), 'colloquy-firefox-'));
    const lines = Object.entries(PREFS).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const program = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const address = await new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('Firefox gave no address')), START_MS);
      createInterface({ input: program.stderr as NodeJS.ReadableStream }).on('line', (line) => {
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
        if (found === undefined) return;
        clearTimeout(late);
        resolve(found);
      });
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', reject, { once: true });
    });
    const tab = new FirefoxTab(program, profile, socket);
    await tab.#call('session.new', { capabilities: {} });
    const { contexts } = (await tab.#call('browsingContext.getTree', {})) as { contexts: { context: string }[] };
    tab.#context = contexts[0]?.context ?? '';
    await tab.#call('browsingContext.setViewport', { context: tab.#context, viewport: { width, height } });
    return tab;
  }

  async goto(url: string): Promise<void> {
    await this.#call('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  /** An expression of the page's, awaited, as if a person had just pressed something; its value as JSON. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const reply = (await this.#call('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context: this.#context },
      awaitPromise: true,
      userActivation: true,
    })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
    if (reply.type !== 'success') throw new Error(`${expression.slice(0, 100)}: ${reply.exceptionDetails?.text}`);
    return JSON.parse(reply.result?.value ?? 'null') as Value;
  }

  wait(expression: string, seconds = 30): Promise<true> {
    return until(async () => ((await this.evaluate<boolean>(`!!(${expression})`)) ? true : null), seconds);
  }

  async press(selector: string): Promise<void> {
    await this.wait(`document.querySelector(${JSON.stringify(selector)})`);
    await this.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
  }

  async screenshot(path: string): Promise<void> {
    const { data } = (await this.#call('browsingContext.captureScreenshot', { context: this.#context })) as {
      data: string;
    };
    writeFileSync(path, Buffer.from(data, 'base64'));
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#program.once('exit', resolve));
    this.#socket.close();
    this.#program.kill();
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #call(method: string, params: object): Promise<unknown> {
    this.#calls += 1;
    const id = this.#calls;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #receive(text: string): void {
    const reply = JSON.parse(text) as { id?: number; type: string; result?: unknown; error?: string; message?: string };
    const waiting = reply.id === undefined ? undefined : this.#waiting.get(reply.id);
    if (waiting === undefined || reply.id === undefined) return;
    this.#waiting.delete(reply.id);
    if (reply.type === 'success') waiting.resolve(reply.result);
    else waiting.reject(new Error(`${reply.error}: ${reply.message}`));
  }
}

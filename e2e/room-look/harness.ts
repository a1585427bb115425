import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../shared/browser.ts';

const FAKE_ROOM = fileURLToPath(new URL('../../packages/web/dev/fake-room.ts', import.meta.url));
const WEB = fileURLToPath(new URL('../../packages/web', import.meta.url));
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');

/** The room as it is, built again; the scripted server in a process of its own; the browser that looks at it. */
export type Stage = {
  origin: string;
  browser: Browser;
  /** Plays the world outside: see the events of the scripted server. */
  play(token: string, event: string): Promise<void>;
  /** The commands that the server has received for one link, oldest first. */
  received(token: string): Promise<{ name: string; body: Record<string, unknown> }[]>;
  close(): Promise<void>;
};

/** @param app folder of pages that are built already; without it they are built again */
export async function openStage(app: string | null = null): Promise<Stage> {
  const built = app ?? build();
  const server = spawn(process.execPath, [FAKE_ROOM, '0', built], { stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await firstLine(server);
  const browser = await launchBrowser();
  return {
    origin,
    browser,
    async play(token, event) {
      const reply = await fetch(`${origin}/fake/${token}/${event}`, { method: 'POST' });
      if (!reply.ok) throw new Error(`the scripted room refused ${event}: ${await reply.text()}`);
    },
    async received(token) {
      const reply = await fetch(`${origin}/fake/${token}/received`);
      return (await reply.json()) as { name: string; body: Record<string, unknown> }[];
    },
    async close() {
      await browser.close();
      server.kill();
      if (app === null) rmSync(built, { recursive: true });
    },
  };
}

function build(): string {
  const folder = mkdtempSync(join(tmpdir(), 'room-look-'));
  execFileSync(process.execPath, [VITE, 'build', WEB, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']);
  return folder;
}

async function firstLine(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error('the scripted room has no output');
  const lines = createInterface({ input: server.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  return line;
}

export type Trouble = string[];

/** A page at the link, with everything the browser complains of written down. */
export async function openRoom(
  context: BrowserContext,
  stage: Stage,
  token: string,
  before?: (page: Page) => Promise<void>,
): Promise<{ page: Page; trouble: Trouble }> {
  const page = await context.newPage();
  const trouble: Trouble = [];
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const network = message.text().startsWith('Failed to load resource');
    if ((message.type() === 'error' || message.type() === 'warning') && !network) trouble.push(message.text());
  });
  await before?.(page);
  await page.goto(`${stage.origin}/room/${token}`);
  await page.waitForSelector('h1');
  return { page, trouble };
}

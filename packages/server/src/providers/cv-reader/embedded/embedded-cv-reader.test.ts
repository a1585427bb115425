import { afterEach, expect, test, vi } from 'vitest';
import { createCvReader } from '../create.ts';
import type { CvReader } from '../port.ts';
import { createEmbeddedCvReader, type EmbeddedCvReaderOptions } from './embedded-cv-reader.ts';
import { makePdf, pdfLines } from './testing/make-pdf.ts';
import { PLAIN_SAMPLE, SAMPLE } from './testing/sample.ts';

const open: CvReader[] = [];
const never = new AbortController().signal;

function reader(options: EmbeddedCvReaderOptions = {}): CvReader {
  const made = createEmbeddedCvReader(options);
  open.push(made);
  return made;
}

afterEach(async () => {
  vi.useRealTimers();
  for (const made of open.splice(0)) await made.stop();
});

const cv = { bytes: makePdf([{ texts: pdfLines(SAMPLE) }]), fileName: 'cv.pdf' };
/** A page whose content stream unpacks to much and paints text without end. */
const endless = (): { bytes: Uint8Array; fileName: string } => ({
  bytes: makePdf([{ texts: pdfLines(SAMPLE), raw: 'BT /F1 8 Tf 1 0 0 1 10 10 Tm (abcdefgh) Tj ET\n'.repeat(900_000) }]),
  fileName: 'endless.pdf',
});

test('reads a CV in its worker and says how long it took and how much memory', async () => {
  const measures: { durationMs: number; peakMemoryBytes: number; code: string }[] = [];
  const outcome = await reader({ onRead: (measure) => measures.push(measure) }).read(cv, never);
  expect(outcome.ok && outcome.content.profile.lastName).toBe('Ellingsen');
  expect(measures).toHaveLength(1);
  expect(measures[0]?.code).toBe('ok');
  expect(measures[0]?.peakMemoryBytes).toBeGreaterThan(10_000_000);
});

test('reads that come together queue, and each gets its own answer', async () => {
  const made = reader();
  const text = {
    bytes: new TextEncoder().encode(
      PLAIN_SAMPLE.map((line) => (/^(?:Summary|Work|Education|Skills|Lang|Cert)/.test(line) ? `\n${line}` : line)).join(
        '\n',
      ),
    ),
    fileName: 'a.txt',
  };
  const outcomes = await Promise.all([
    made.read(cv, never),
    made.read({ bytes: new Uint8Array(), fileName: null }, never),
    made.read(text, never),
  ]);
  expect(outcomes.map((outcome) => (outcome.ok ? outcome.content.kind : outcome.code))).toEqual([
    'pdf',
    'empty',
    'txt',
  ]);
});

test('a file that takes too long costs only itself: the next one is read by a new worker', async () => {
  // Its time passes by hand: what a good file takes depends on the machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Far more memory than the file takes meanwhile: only its time runs out.
  const made = reader({ timeoutMs: 300, memoryBytes: 4 * 1024 ** 3 });
  const first = made.read(endless(), never);
  const second = made.read({ bytes: new TextEncoder().encode('Milk and bread'), fileName: null }, never);
  // The time of a file begins when it is with the worker; other timers of this process are nothing to go by.
  let isOver = false;
  void first.then(() => {
    isOver = true;
  });
  while (!isOver) {
    vi.advanceTimersByTime(300);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await first).toMatchObject({ ok: false, code: 'took-too-long' });
  expect(await second).toMatchObject({ ok: false, code: 'not-a-cv' });
});

test('a file that takes too much memory costs only itself', async () => {
  const made = reader({ memoryBytes: 220 * 1024 * 1024 });
  expect(await made.read(endless(), never)).toMatchObject({ ok: false, code: 'too-large' });
  expect(await made.read({ bytes: new Uint8Array(), fileName: null }, never)).toMatchObject({ code: 'empty' });
});

test('a worker killed from outside costs no file: it is read again, once', async () => {
  const workers: (number | undefined)[] = [];
  const made = reader({ onStart: (pid) => workers.push(pid) });
  expect((await made.read(cv, never)).ok).toBe(true);
  const first = made.read(endless(), never);
  const second = made.read(cv, never);
  process.kill(workers[0] ?? 0, 'SIGKILL');
  expect(await first).toMatchObject({ ok: false, code: expect.stringMatching(/^(?:took-too-long|too-large)$/) });
  expect((await second).ok).toBe(true);
  expect(workers.length).toBeGreaterThanOrEqual(2);
});

test('an aborted read rejects with the reason of its signal, waiting or running, and the others go on', async () => {
  const made = reader();
  const running = new AbortController();
  const waiting = new AbortController();
  const first = made.read(endless(), running.signal);
  const second = made.read(cv, waiting.signal);
  const third = made.read(cv, never);
  waiting.abort(new Error('second is not wanted'));
  running.abort(new Error('first is not wanted'));
  await expect(first).rejects.toThrow('first is not wanted');
  await expect(second).rejects.toThrow('second is not wanted');
  expect((await third).ok).toBe(true);
});

test('a file above the size is refused before it reaches the worker', async () => {
  const outcome = await reader().read({ bytes: new Uint8Array(21 * 1024 * 1024), fileName: null }, never);
  expect(outcome).toMatchObject({ ok: false, code: 'too-large' });
});

test('pictures of pages go to the reader of pictures when there is one', async () => {
  const scan = { bytes: makePdf([{ texts: [], picture: true }]), fileName: 'scan.pdf' };
  expect(await reader().read(scan, never)).toMatchObject({ ok: false, code: 'scanned' });
  const lines = PLAIN_SAMPLE.map((line) =>
    /^(?:Summary|Work|Education|Skills|Lang|Cert)/.test(line) ? `\n${line}` : line,
  );
  const outcome = await reader({ ocr: { textOf: async () => lines.join('\n') } }).read(scan, never);
  expect(outcome.ok && outcome.content.kind).toBe('pdf');
  expect(outcome.ok && outcome.content.warnings.join()).toContain('recognised from pictures');
});

test('a stopped reader rejects what waits and takes nothing more', async () => {
  const made = createCvReader({ kind: 'embedded' });
  const waiting = made.read(cv, never);
  const told = expect(waiting).rejects.toThrow('stopped');
  await made.stop();
  await told;
  await expect(made.read(cv, never)).rejects.toThrow('stopped');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { DatabaseClock, toInstant } from './clock.ts';
import { randomBase62, toBase62 } from './crypto/base62.ts';
import { equalSecrets } from './crypto/digest.ts';
import { IdSource, idFromName, idTime, parseId } from './ids.ts';
import { createLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { redactText, rememberSecret } from './redact.ts';

test('ids of one process ascend in the order of their making, also within a millisecond and when the clock goes back', () => {
  const clock = new FakeClock();
  const ids = new IdSource(clock);
  const made = Array.from({ length: 20_000 }, (_, index) => {
    if (index === 9_000) clock.advance(-5_000);
    if (index % 5_000 === 0) clock.advance(1);
    return ids.next();
  });
  expect([...made].sort()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

test('an id carries the millisecond of its making; anything else is no id', () => {
  const clock = new FakeClock();
  const id = new IdSource(clock).next();
  expect(idTime(id)).toBe(clock.now());
  expect(parseId(id.toUpperCase())).toBe(id);
  for (const text of ['', 'x', `${id}0`, id.replaceAll('-', ''), `${id}\n`]) expect(parseId(text)).toBeNull();
});

test('an id made of a name is a UUIDv8, the same for the same name', () => {
  expect(idFromName('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(idFromName('a')).toBe(idFromName('a'));
  expect(idFromName('a')).not.toBe(idFromName('b'));
});

test('figures by a closed list show every value from the start', () => {
  const metrics = new Metrics();
  const count = metrics.counters('faults_total', 'Faults.', 'reason', ['slow', 'broken']);
  count('broken');
  count('broken');
  expect(metrics.render()).toBe(
    '# HELP faults_total Faults.\n# TYPE faults_total counter\nfaults_total{reason="slow"} 0\nfaults_total{reason="broken"} 2\n',
  );
});

test('the clock follows the database by half the round trip', async () => {
  const local = new FakeClock(1_000_000);
  const clock = new DatabaseClock(local, async () => {
    local.advance(200);
    return 5_000_100;
  });
  await clock.sync();
  expect(clock.now()).toBe(5_000_200);
  expect(toInstant(0)).toBe('1970-01-01T00:00:00.000Z');
});

test('secrets of any length compare without an error, and only equals are equal', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      (a, b) => equalSecrets(a, b) === (a === b) && equalSecrets(a, a),
    ),
  );
});

test('base62 has its length and alphabet', () => {
  expect(randomBase62(500)).toMatch(/^[0-9A-Za-z]{500}$/);
  expect([toBase62(0, 6), toBase62(61, 2), toBase62(62, 2), toBase62(4_294_967_295, 6)]).toEqual([
    '000000',
    '0z',
    '10',
    '4gfFC3',
  ]);
});

test('secrets do not reach the log, by form or by value', () => {
  rememberSecret('correct horse battery');
  const lines: string[] = [];
  const log = createLog({ level: 'debug', sink: (line) => lines.push(line) });
  log.info('x', {
    a: 'Bearer clq_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789',
    b: 'my correct horse battery',
    c: 'https://x.example/room/AbCdEfGhIjKlMnOpQrStUv',
    d: '/links/reports/x?expires=1&signature=AbCdEfGhIj',
  });
  log.error('failed', Object.assign(new Error('no'), { code: '23505', detail: 'Key (email)=(a@example.com)' }));
  const text = lines.join('\n');
  for (const secret of ['AbCdEfGhIjKlMnOp', 'correct horse battery', 'a@example.com'])
    expect(text).not.toContain(secret);
  expect(text).toContain('"code":"23505"');
  expect(redactText('{"x-admin-secret":"hunter2hunter2"}')).toBe('{"x-admin-secret":"[redacted]"}');
  expect(redactText(`open https://x.example/console/enter#${'aB3'.repeat(14)}Z`)).toBe(
    'open https://x.example/console/enter#[redacted]',
  );
});

test('lines below the level are not written', () => {
  const lines: string[] = [];
  createLog({ level: 'warn', sink: (line) => lines.push(line) }).info('quiet');
  expect(lines).toEqual([]);
});

import { expect, test } from 'vitest';
import { DiskFloor } from './disk-floor.ts';
import { DiskFullError } from './errors.ts';
import { createLog } from './log.ts';

const MB = 1_048_576;

function floorOf(freeMb: Record<string, number | null>, floorMb = 64) {
  const lines: Record<string, unknown>[] = [];
  const time = { now: 0 };
  const floor = new DiskFloor({
    folders: Object.keys(freeMb),
    floorBytes: floorMb * MB,
    log: createLog({ level: 'info', sink: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) }),
    freeBytes: (folder) => {
      const free = freeMb[folder];
      return free === null || free === undefined ? null : free * MB;
    },
    now: () => time.now,
  });
  return { floor, lines, time };
}

test('below the floor writers are refused and told once what is needed; well above it they go on by themselves', () => {
  const free = { '/data': 500 };
  const { floor, lines, time } = floorOf(free);
  floor.refuse();
  free['/data'] = 63;
  time.now = 100;
  expect(() => floor.refuse()).toThrow(DiskFullError);
  expect(() => floor.refuse()).toThrow(DiskFullError);
  expect(floor.isShort).toBe(true);
  expect(lines).toMatchObject([{ event: 'disk-full', folder: '/data', freeMb: 63, neededMb: 80 }]);
  free['/data'] = 70;
  floor.look();
  expect(floor.isShort).toBe(true);
  free['/data'] = 80;
  floor.look();
  floor.refuse();
  expect(lines).toMatchObject([{ event: 'disk-full' }, { event: 'disk-space-back', freeMb: 80 }]);
});

test('the fullest of several disks counts, one that cannot be measured does not', () => {
  const { floor, lines } = floorOf({ '/data': 500, '/files': 10, '/gone': null });
  expect(() => floor.refuse()).toThrow(DiskFullError);
  expect(lines).toMatchObject([{ folder: '/files' }]);
  const { floor: blind } = floorOf({ '/gone': null });
  blind.refuse(MB);
});

test('a large piece of work is refused beforehand, with what it needs, while others go on', () => {
  const { floor, lines } = floorOf({ '/data': 100 });
  let note: string | null = null;
  try {
    floor.refuse(50 * MB);
  } catch (error) {
    note = (error as DiskFullError).note;
  }
  expect(note).toBe('the disk of /data is full: 100 MB are free, 114 MB are needed');
  floor.refuse();
  expect(lines).toEqual([]);
});

test('who watches is called each time that space runs short', () => {
  const free = { '/data': 1 };
  const { floor } = floorOf(free);
  let calls = 0;
  floor.onShort(() => {
    calls += 1;
  });
  floor.watch();
  floor.look();
  expect(calls).toBe(1);
  free['/data'] = 500;
  floor.look();
  free['/data'] = 1;
  floor.look();
  expect(calls).toBe(2);
  floor.stop();
});

test('an engine that ran out of space all the same ends the process with a line in the log', () => {
  const lines: string[] = [];
  let ended = 0;
  const log = createLog({ level: 'info', sink: (line) => lines.push(line) });
  const end = () => {
    ended += 1;
  };
  new DiskFloor({ folders: ['/data'], floorBytes: 0, log, end }).hit(new Error('No space left on device'));
  expect(ended).toBe(1);
  expect(lines.join()).toContain('disk-full-ends-process');
});

test('a floor of nothing looks at nothing', () => {
  const { floor } = floorOf({ '/data': 0 }, 0);
  floor.refuse(MB);
  floor.look();
  expect(floor.isShort).toBe(false);
});

import { describe, expect, test } from 'vitest';
import type { Id } from '../../platform/ids.ts';
import {
  chunkKey,
  mediaType,
  type Part,
  partPrefix,
  posterKey,
  purposesOf,
  type Run,
  recordingPrefix,
  runPrefix,
  settledWith,
  sniffContainer,
} from './recording.ts';
import { timeMap } from './time-map.ts';

const ID = 'i1' as Id<'interview'>;
const tracks = { sound: true, picture: true };
const part = (no: number, durationMs: number): Part => ({
  no,
  blobKey: `interviews/i1/recording/part-${no}/recording.webm`,
  container: 'webm',
  tracks,
  sizeBytes: 10,
  durationMs,
  hasPoster: false,
});
const run = (id: string, startedMs: number, place: Run['place']): Run => ({
  id,
  no: 1,
  container: 'webm',
  tracks,
  startedAt: new Date(startedMs),
  closed: true,
  place,
});

describe('where blobs are', () => {
  test('all of an interview below one folder, a run and a file below one each', () => {
    expect(recordingPrefix(ID)).toBe('interviews/i1/recording/');
    expect(runPrefix(ID, 'r1')).toBe('interviews/i1/recording/r1/');
    expect(partPrefix(part(2, 1))).toBe('interviews/i1/recording/part-2/');
    expect(posterKey(part(2, 1))).toBe('interviews/i1/recording/part-2/poster.jpg');
  });

  test('other bytes under one number are another blob', () => {
    const key = (byte: number) => chunkKey(ID, { runId: 'r1', seq: 3, sha256: Buffer.alloc(32, byte) });
    expect(key(0xab)).toBe(`interviews/i1/recording/r1/3-${'ab'.repeat(16)}`);
    expect(key(0xac)).not.toBe(key(0xab));
  });
});

describe('what bytes are, whatever a sender calls them', () => {
  const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom')]);
  test.each([
    ['WebM', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1]), 'webm'],
    ['WebM of four bytes', Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), 'webm'],
    ['MP4', mp4, 'mp4'],
    ['MP4 of eight bytes', mp4.subarray(0, 8), 'mp4'],
    ['a piece of an MP4', mp4.subarray(0, 7), null],
    ['three bytes of a WebM', Buffer.from([0x1a, 0x45, 0xdf]), null],
    ['nothing', Buffer.alloc(0), null],
    ['text', Buffer.from('<html><body>'), null],
    ['ftyp at the beginning', Buffer.from('ftypftyp').subarray(0, 4), null],
  ])('%s', (_what, bytes, container) => {
    expect(sniffContainer(bytes)).toBe(container);
  });

  test('read from a view into a larger buffer', () => {
    const whole = new Uint8Array(Buffer.concat([Buffer.from('xx'), mp4]));
    expect(sniffContainer(whole.subarray(2))).toBe('mp4');
    expect(sniffContainer(whole)).toBeNull();
  });
});

test.each([
  [{ sound: true, picture: true }, ['recording-sound', 'recording-picture'], 'video/webm'],
  [{ sound: true, picture: false }, ['recording-sound'], 'audio/webm'],
  [{ sound: false, picture: true }, ['recording-picture'], 'video/webm'],
  [{ sound: false, picture: false }, [], 'audio/webm'],
])('tracks %j need consent to %j', (of, purposes, type) => {
  expect(purposesOf(of)).toEqual(purposes);
  expect(mediaType({ container: 'webm', tracks: of })).toBe(type);
});

describe('how a finished recording is', () => {
  test.each([
    [[], 1, 'ready', []],
    [[], 0, 'ready', []],
    [[], 2, 'ready-with-faults', ['several-parts']],
    [['end-missing'], 1, 'ready-with-faults', ['end-missing']],
    [['several-parts'], 1, 'ready', []],
    [['several-parts', 'unreadable-run'], 2, 'ready-with-faults', ['unreadable-run', 'several-parts']],
  ] as const)('faults %j with %i files: %s', (faults, files, status, found) => {
    expect(settledWith(faults, Array(files).fill(0))).toEqual({ status, faults: found });
  });
});

describe('an instant of the interview has its place in the recording', () => {
  const parts = [part(1, 10_000), part(2, 5_000)];
  const runs = [
    run('a', 1_000_000, { partNo: 1, offsetMs: 0, durationMs: 4_000 }),
    run('b', 1_010_000, { partNo: 1, offsetMs: 4_000, durationMs: 6_000 }),
    run('c', 1_020_000, { partNo: 2, offsetMs: 500, durationMs: 4_500 }),
    run('unplaced', 1_030_000, null),
    run('of no file', 1_040_000, { partNo: 0, offsetMs: 0, durationMs: 9_000 }),
  ];
  const times = timeMap(runs, parts);

  test('the parts are one after another', () => {
    expect(times.durationMs).toBe(15_000);
    expect(timeMap([], []).durationMs).toBe(0);
  });

  test.each([
    ['inside one run', 1_001_000, 1_002_000, { startMs: 1_000, endMs: 2_000 }],
    ['cut at both ends of a run', 999_000, 1_005_000, { startMs: 0, endMs: 4_000 }],
    ['over a gap', 1_003_000, 1_011_500, { startMs: 3_000, endMs: 5_500 }],
    ['in the second part', 1_020_000, 1_021_000, { startMs: 10_500, endMs: 11_500 }],
    ['over parts', 1_015_000, 1_020_500, { startMs: 9_000, endMs: 11_000 }],
    ['at the last instant of a run', 1_004_000, 1_004_500, { startMs: 4_000, endMs: 4_000 }],
    ['up to the first instant of a run', 1_009_000, 1_010_000, { startMs: 4_000, endMs: 4_000 }],
    ['in a gap', 1_005_000, 1_009_999, null],
    ['in a run that is in no file', 1_031_000, 1_041_000, null],
  ])('%s', (_what, from, to, span) => {
    expect(times.span(from, to)).toEqual(span);
  });

  test('a place that was told by its run, which never ends before it begins', () => {
    expect(times.spanOfRun('b', 100, 200)).toEqual({ startMs: 4_100, endMs: 4_200 });
    expect(times.spanOfRun('c', 100.4, 99)).toEqual({ startMs: 10_600, endMs: 10_600 });
    expect(times.spanOfRun('unplaced', 0, 1)).toBeNull();
    expect(times.spanOfRun('of no file', 0, 1)).toBeNull();
    expect(times.spanOfRun('nobody', 0, 1)).toBeNull();
  });
});

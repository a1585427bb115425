import { transcriptForm } from '@colloquy/contract/links';
import { expect, test } from 'vitest';
import type { ListedInterview } from '../../features/interviews/index.ts';
import { timeMap } from '../../features/recordings/time-map.ts';
import { makeInterview, makeRecord } from '../../features/reports/testing/report-fixtures.ts';
import { type LinkedRecording, presentTranscript } from './present-transcript.ts';
import { chaptersVtt, hasMediaTimes, transcriptVtt } from './transcript-vtt.ts';

const interview: ListedInterview = { ...makeInterview(), cvName: null };
const spoken = (text: string, runId: string, fromMs: number, toMs: number, confidence = 0.95) => ({
  text,
  mode: 'voice' as const,
  confidence,
  audio: { runId, fromMs, toMs },
});

/** Runs of a minute, each beginning where it is said. */
function recordingOf(offsets: ReadonlyMap<string, number>): LinkedRecording {
  const tracks = { sound: true, picture: false };
  const runs = [...offsets].map(([id, offsetMs], index) => ({
    id,
    no: index + 1,
    container: 'webm' as const,
    tracks,
    startedAt: new Date(offsetMs),
    closed: true,
    place: { partNo: 1, offsetMs, durationMs: 60_000 },
  }));
  const file = { no: 1, blobKey: 'x', container: 'webm' as const, tracks, sizeBytes: 1, durationMs: 4_000_000 };
  const part = { ...file, hasPoster: false };
  return {
    status: 'ready',
    faults: [],
    parts: [{ ...part, mediaType: 'audio/webm', posterKey: null }],
    times: timeMap(runs, [part]),
    fileUrl: (name) => `https://interviews.example.com/${name}`,
  };
}

function present(
  answers: Parameters<typeof makeRecord>[0][number]['answers'],
  offsets: ReadonlyMap<string, number> = new Map([['r1', 0]]),
) {
  const record = makeRecord([{ key: 'a', outcome: 'answered', answers: answers ?? [] }], { modes: ['voice'] });
  return transcriptForm.parse(
    presentTranscript({
      identity: { name: 'acme', logo: null, shades: null, contact: null, privacyUrl: null, timeZone: 'UTC' },
      interview,
      record,
      title: 'X',
      recordingUrl: null,
      recording: recordingOf(offsets),
    }),
  );
}

test('turns with a place in one recording become cues, typed ones do not', () => {
  const form = present([spoken('It <failed> & burned.\n\nThen --> nothing.', 'r1', 65_400, 3_670_001), 'typed later']);
  expect(hasMediaTimes(form)).toBe(true);
  expect(transcriptVtt(form)).toBe(
    'WEBVTT\n\n2\n00:01:05.400 --> 01:01:10.001\n<v Candidate>It &lt;failed&gt; &amp; burned.\nThen --&gt; nothing.\n',
  );
});

test('runs of a recording stand where the recording says; without that none has a place', () => {
  const answers = [spoken('one', 'r1', 100, 200), spoken('two', 'r2', 100, 200)];
  expect(hasMediaTimes(present(answers, new Map()))).toBe(false);
  const form = present(
    answers,
    new Map([
      ['r1', 0],
      ['r2', 60_000],
    ]),
  );
  expect(form.turns.flatMap(({ media }) => media ?? [])).toEqual([
    { startMs: 100, endMs: 200 },
    { startMs: 60_100, endMs: 60_200 },
  ]);
  expect(hasMediaTimes(present([spoken('one', 'r1', 1, 2)], new Map()))).toBe(false);
});

test('text has no media times, and speech recognised too poorly is marked', () => {
  expect(hasMediaTimes(present(['typed']))).toBe(false);
  expect(present([spoken('mumble', 'r1', 0, 1, 0.4)]).turns.at(-1)?.unclear).toBe(true);
});

test('a question is a chapter, cut to the file that it is in', () => {
  const form = present([spoken('one', 'r1', 1_000, 5_000), spoken('two', 'r1', 6_000, 9_000)]);
  expect(chaptersVtt(form)).toContain('00:00:01.000 --> 00:00:09.000');
  expect(chaptersVtt(form, { startMs: 2_000, endMs: 4_000 })).toContain('00:00:00.000 --> 00:00:02.000');
  expect(chaptersVtt(form, { startMs: 20_000, endMs: 40_000 })).toBe('WEBVTT\n\n\n');
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { looksLike } from '../../providers/answer-reader/embedded/text-language.ts';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { brokenPlanRule, brokenPointsRule, type PlanReply, type PointsReply } from './check-plan.ts';
import { brokenJobRule, type JobReply, withModelReading } from './check-reading.ts';

/** The replies that docs/samples are printed with: a rule that refuses one of them has changed. */
const FOLDER = fileURLToPath(new URL('../../../../../docs/samples/cases/', import.meta.url));

type Recorded = { prompt: string; about: string; reply?: unknown };
type Sample = { job?: { title: string; description: string; language: string }; replies: Recorded[] };

const samples = readdirSync(FOLDER)
  .map((file): [string, Sample] => [file, JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8')) as Sample])
  .flatMap(([file, { job, replies }]) => (job === undefined ? [] : [{ file, job, replies }]));
const reader = createJobReader({ kind: 'embedded' });

function languageOf(wire: string): Language {
  const language = LANGUAGES.find((known) => known.toLowerCase() === wire.toLowerCase().replace('_', '-'));
  if (language === undefined) throw new Error(`no language ${wire}`);
  return language;
}

test('there are samples of six jobs', () => {
  expect(samples).toHaveLength(6);
});

describe.each(samples)('$file', ({ job, replies }) => {
  const language = languageOf(job.language);
  const isInLanguage = (text: string): boolean => looksLike(text, language === 'en-IN' ? 'en' : language);
  const reading = reader.read(job);
  const of = <Reply>(prompt: string): { about: string; reply: Reply }[] =>
    replies.flatMap((one) =>
      one.prompt === prompt && one.reply !== undefined ? [{ about: one.about, reply: one.reply as Reply }] : [],
    );

  test('its lines stand in the description, and its questions keep every rule', () => {
    const [read] = of<JobReply>('read-job.v1');
    const [outline] = of<PlanReply>('plan.v2');
    if (read === undefined || outline === undefined) throw new Error('nothing was recorded');
    expect(brokenJobRule(read.reply, reading.plainText)).toBeNull();
    const { lines } = withModelReading(reading, read.reply, reading.plainText.length);
    const basis = {
      lines: lines.map((line, index) => ({ id: `l${index + 1}`, ...line })),
      count: 8,
      askedBesides: [],
    };
    expect(brokenPlanRule(outline.reply, { ...basis, isInLanguage })).toBeNull();
  });

  test('its points keep every rule', () => {
    const points = of<PointsReply>('plan-points.v2');
    expect(points).toHaveLength(7);
    expect(
      points.map(({ about, reply }) => [about, brokenPointsRule(reply, { question: about, isInLanguage })]),
    ).toEqual(points.map(({ about }) => [about, null]));
  });
});

import { expect, test } from 'vitest';
import type { DateParts } from '../../../shapes/profile.ts';
import { readCvFile } from '../read-cv-file.ts';
import { LANGUAGE_SAMPLES } from '../testing/language-samples.ts';

const told = (date: DateParts): string => [date.year, date.month].filter((value) => value > 0).join('-');

test.each(LANGUAGE_SAMPLES.map((sample) => [sample.language, sample] as const))(
  'a CV in %s gives name, jobs with their periods, school and languages',
  async (language, sample) => {
    const outcome = await readCvFile(new TextEncoder().encode(sample.text), 'cv.txt');
    if (!outcome.ok) throw new Error(outcome.reason);
    const { profile } = outcome.content;
    expect(outcome.content.language).toBe(language);
    expect([profile.firstName, profile.lastName]).toEqual([sample.first, sample.last]);
    const jobs = profile.position.map(
      (job) => `${job.title} @ ${job.companyName} ${told(job.start)}..${told(job.end)}`,
    );
    expect(jobs).toEqual(expect.arrayContaining(sample.jobs));
    expect(profile.educations[0]?.schoolName).toBe(sample.school);
    expect(profile.languages).toBe(sample.languages);
    expect(outcome.content.emails).toHaveLength(1);
    expect(outcome.content.phones).toHaveLength(1);
  },
);

import type { Content } from '@colloquy/content';
import type { ProbeTexts } from '@colloquy/content/schema/probe';
import { catalogueLanguage, LANGUAGES } from '@colloquy/contract/shared';
import { findCvPosts, findCvText } from '../features/candidates/index.ts';
import type { CvToRead } from '../features/dialogue/index.ts';
import {
  type Blueprint,
  type CvPosition,
  type CvProbes,
  cvProbes,
  openingsIn,
} from '../features/interviewers/index.ts';
import type { Interview } from '../features/interviews/index.ts';
import { findJobReading } from '../features/jobs/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/db.ts';

/** A CV in English may come to an interview in German. */
function listsOf(content: Content, languages: readonly string[]): Set<ProbeTexts> {
  const written = LANGUAGES.filter((known) => languages.includes(known));
  return new Set(written.flatMap((language) => content.get('probes', catalogueLanguage(language)) ?? []));
}

/** Texts that `probesOf` speaks: before the transaction opens that needs them. */
export async function loadProbes(content: Content, { language }: Pick<Interview, 'language'>): Promise<void> {
  await content.load('probes', catalogueLanguage(language));
}

/** What one candidate is asked about their own CV; null where it is not read yet, touches nothing, or no words are written. */
export async function probesOf(
  tx: Tx,
  { content, clock }: { content: Content; clock: Clock },
  { language, cvIntakeId, jobId, door }: Interview,
  blueprint: Blueprint,
): Promise<CvProbes | null> {
  const texts = content.get('probes', catalogueLanguage(language));
  const frame = openingsIn(content, language);
  if (door === 'CONVERSATION' || cvIntakeId === null || texts === null || frame === undefined) return null;
  const cv = await findCvPosts(tx, cvIntakeId);
  if (cv === null) return null;
  const reading = jobId === null ? null : await findJobReading(tx, jobId);
  return cvProbes(blueprint, texts, frame, {
    language,
    cvLanguage: cv.language,
    positions: cv.posts.map(positionOf),
    unspoken: [...listsOf(content, [language, cv.language, 'en'])].flatMap((list) => list.unspoken),
    description:
      reading === null
        ? null
        : {
            language: reading.language,
            tools: reading.tools.map(({ name, passage }) => ({ name, start: passage.start, end: passage.end })),
          },
    year: new Date(clock.now()).getUTCFullYear(),
  });
}

/** The CV of an interview for a language model, with what must not be said about it in its languages. */
export async function cvToRead(
  { db, content }: { db: Db; content: Content },
  { cvIntakeId, language }: Interview,
): Promise<CvToRead | 'pending' | null> {
  const cv = cvIntakeId === null ? null : await findCvText(db, cvIntakeId);
  if (cv === null || cv === 'pending') return cv;
  const languages = [language, cv.language, 'en'];
  for (const known of LANGUAGES) if (languages.includes(known)) await content.load('probes', catalogueLanguage(known));
  const lists = [...listsOf(content, languages)];
  return {
    text: cv.text,
    names: cv.name === null ? [] : [cv.name],
    unspoken: lists.flatMap(({ unspoken }) => unspoken),
    unasked: lists.flatMap(({ unasked }) => unasked),
  };
}

type Post = NonNullable<Awaited<ReturnType<typeof findCvPosts>>>['posts'][number];

function positionOf({ companyName, title, description, start, end }: Post): CvPosition {
  return { employer: companyName, title, description, from: start.year, to: end.year === 0 ? null : end.year };
}

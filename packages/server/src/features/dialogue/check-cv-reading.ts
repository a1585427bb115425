import type { PromptReply } from '@colloquy/content/schema/prompt';
import { isMachineTalk, mentionsProtectedTopic } from '../interviewers/index.ts';
import { placesOf, spanOf, withPlainCharacters } from '../model-usage/index.ts';

export type CvReply = PromptReply<'read-cv.v1'>;
export type CvPost = CvReply['posts'][number];

const MOST_POSTS = 12;
const MOST_DID = 4;
const LONGEST_NAME = 120;
const LONGEST_DID = 300;
const SHORTEST_DID = 6;
/** Characters within which the words of one post stand, and what was done there. */
const NEARBY = 400;
const BELOW = 3_000;
const MOST_PLACES = 20;

/** The rule that a model's reading of a CV breaks, by the name that the prompt gives it. */
export function brokenCvRule({ posts }: CvReply, text: string): string | null {
  if (posts.length > MOST_POSTS || posts.some(({ did }) => did.length > MOST_DID)) return 'count';
  const seen = new Set(posts.map(({ employer, title, from }) => `${employer}\n${title}\n${from}`));
  if (seen.size !== posts.length) return 'repeat';
  for (const post of posts) {
    const broken = brokenPostRule(post, text);
    if (broken !== null) return broken;
  }
  return null;
}

function brokenPostRule(post: CvPost, text: string): string | null {
  const { employer, title, years, did } = post;
  if ([employer, title, years].some((name) => name.trim() === '' || name.length > LONGEST_NAME)) return 'length';
  if (did.some((done) => done.length < SHORTEST_DID || done.length > LONGEST_DID)) return 'length';
  if ([employer, title, ...did].some(isMachineTalk)) return 'form';
  if ([employer, title, years, ...did].some((quote) => spanOf(quote, text) === null)) return 'quote-not-verbatim';
  if (!isOfYears(post)) return 'years';
  if (did.some((done) => mentionsProtectedTopic(done).length > 0)) return 'protected-topic';
  return isTogether(post, text) ? null : 'apart';
}

/** Years are said as they are there, in four figures or their last two; one that lasts names no second. */
function isOfYears({ years, from, to }: CvPost): boolean {
  const plain = withPlainCharacters(years);
  const written = (year: number): boolean =>
    Number.isInteger(year) && new RegExp(`(?<!\\d)(?:${year}|['/.]${String(year).slice(-2)})(?!\\d)`).test(plain);
  if (!written(from)) return false;
  const others = (years.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).filter((year) => Number(year) !== from);
  return to === null ? others.length === 0 : written(to) && to >= from;
}

/** Somewhere in the text the words of the post are next to each other. */
function isTogether({ employer, title, years, did }: CvPost, text: string): boolean {
  const isNear = (name: string, at: number, far: number): boolean =>
    placesOf(name, text, MOST_PLACES).some(({ start }) => Math.abs(start - at) <= far);
  return placesOf(years, text, MOST_PLACES).some(
    ({ start: at }) =>
      isNear(employer, at, NEARBY) && isNear(title, at, NEARBY) && did.every((done) => isNear(done, at, BELOW)),
  );
}

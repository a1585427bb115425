import type { PromptReply } from '@colloquy/content/schema/prompt';
import { wordCount } from '@colloquy/content/schema/spoken';
import { asksProtectedTopic, holdsTerm, isAboutEducation, isMachineTalk } from '../interviewers/index.ts';
import { holdsMarkup, isSameSaid, placesOf, spanOf } from '../model-usage/index.ts';

export type ProbesReply = PromptReply<'probe.v1'>;

/** What the wording of questions about a CV is checked against. */
export type ProbesBasis = {
  lines: readonly { id: string }[];
  posts: readonly {
    id: string;
    employer: string;
    title: string;
    from: number;
    to: number | null;
    did: readonly string[];
  }[];
  /** Questions of the interview. */
  asked: readonly string[];
  /** Words about gaps, leaving, schools, pay, and about posts that are never spoken of. */
  unasked: readonly string[];
  /** False when a text is clearly in another language. */
  isInLanguage(text: string): boolean;
};

const MOST = 2;
const WORDS = { least: 6, most: 60 };
const LONGEST = 400;
const ASKS = /[?？؟]/u;
/** Scripts without a question mark of their own. */
const UNMARKED = /[\p{sc=Thai}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** The rule that the wording of questions about a CV breaks, by the name that the prompt gives it. */
export function brokenProbesRule({ probes }: ProbesReply, basis: ProbesBasis): string | null {
  const isTwice = (ids: readonly string[]): boolean => new Set(ids).size !== ids.length;
  if (probes.length > MOST || isTwice(probes.map(({ post }) => post)) || isTwice(probes.map(({ line }) => line)))
    return 'count';
  for (const { post: id, line, quote, wording } of probes) {
    const post = basis.posts.find((known) => known.id === id);
    if (post === undefined || !basis.lines.some((known) => known.id === line)) return 'unknown-post';
    if ([post.title, ...post.did].every((text) => spanOf(quote, text) === null)) return 'quote-not-verbatim';
    const broken = brokenWordingRule(wording, post, basis);
    if (broken !== null) return broken;
  }
  return null;
}

function brokenWordingRule(wording: string, post: ProbesBasis['posts'][number], basis: ProbesBasis): string | null {
  const words = wordCount(wording);
  if (words < WORDS.least || words > WORDS.most || wording.length > LONGEST) return 'length';
  if (holdsMarkup(wording) || isMachineTalk(wording)) return 'form';
  if (asksProtectedTopic(wording).length > 0) return 'protected-topic';
  const named = placesOf(post.employer, wording, LONGEST);
  if (named.length === 0) return 'employer';
  const own = named.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, wording);
  if (isAboutEducation(own)) return 'education';
  if (holdsTerm(basis.unasked, own)) return 'career-change';
  const figures = own.normalize('NFKC').match(/\d+/g) ?? [];
  if (figures.some((figure) => ![post.from, post.to].includes(Number(figure)) && !isOfPost(figure, post)))
    return 'number';
  if (basis.asked.some((asked) => isSameSaid(asked, wording))) return 'repeat';
  if (!ASKS.test(wording) && !UNMARKED.test(wording)) return 'not-a-question';
  return basis.isInLanguage(own) ? null : 'language';
}

/** A figure that is part of a name, such as a product's. A year is none. */
function isOfPost(figure: string, { title, did }: ProbesBasis['posts'][number]): boolean {
  const isYear = figure.length === 4 && /^(?:19|20)/.test(figure);
  return !isYear && [title, ...did].some((text) => text.includes(figure));
}

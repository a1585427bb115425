import { placeEvidence } from '../lexicon/places.ts';
import { isSkillList } from '../lexicon/skill-lists.ts';
import { companyEvidence, EMPLOYMENT_TYPES, titleEvidence } from '../lexicon/work-words.ts';
import type { Line } from '../text/cv-text.ts';
import { withoutBullet } from '../text/cv-text.ts';
import { fold } from '../text/fold.ts';
import { joinPieces, type Piece, tidy } from '../text/piece.ts';
import { isCareerBreak } from './career-breaks.ts';
import { joinStages, type Stage, stageOf } from './career-stages.ts';
import type { DateHit } from './dates.ts';
import { type Entry, entriesOf } from './entries.ts';
import { commaParts, type Fragment, fragmentsOf, isNameWithPlace, splitAt, withoutPlace } from './fragments.ts';

export type Job = {
  company: Piece | null;
  title: Piece | null;
  location: Piece | null;
  employmentType: string;
  description: Piece | null;
  date: DateHit | null;
  dateAt: Piece | null;
  /** Lines of the head. */
  headLines: number;
  /** No work: time away from it, which only tells why there is none. */
  isBreak: boolean;
  /** The employer was written with its town behind a comma. */
  hasTown: boolean;
};

/** Work for oneself has no employer. */
const FREE = /freelance|self-employed|selbst[äa]ndig|freiberuf|ind[ée]pendant|aut[óo]nomo|zzp|libero professionista/i;

/** Nothing but that: it is in the employer's place. */
const BARE_FREE =
  /^(?:freelancer?|self-employed|selbst[äa]ndig|freiberuflich|ind[ée]pendante?|aut[óo]nom[oa]|zzp'?er|libero professionista)$/i;

/** The jobs of an experience section. */
export function jobsOf(lines: Line[]): Job[] {
  const entries = entriesOf(lines, true);
  const placed = placePositions(entries);
  const drafts = splitAlike(entries.map((entry) => draftOf(entry, placed)));
  const order = voteOrder(drafts);
  const jobs = joinStages(drafts.map((draft) => ({ job: assign(draft, order), stage: draft.stage }))).filter(
    (job) => job.company !== null || job.title !== null,
  );
  splitTowns(jobs);
  inheritCompanies(jobs);
  return mergeHalves(jobs.filter((job) => !job.isBreak));
}

/**
 * Where most employers of a section have their town behind a comma, what stands so behind the others is one, too; so it
 * is where each of them has a word behind a comma, whether a list knows it or not.
 */
function splitTowns(jobs: Job[]): void {
  const named = jobs.filter((job) => job.company !== null);
  const open = named.flatMap((job) => {
    const parts = job.hasTown || job.company === null ? null : townBehind(job.company);
    return parts === null ? [] : [{ job, ...parts }];
  });
  const known = named.filter((job) => job.hasTown).length;
  if (known * 2 < named.length && (named.length < 2 || known + open.length < named.length)) return;
  for (const { job, name, town } of open) {
    job.company = tidy(name);
    job.location ??= tidy(town);
  }
}

/** One or two capital words behind the only comma. */
function townBehind(company: Piece): { name: Piece; town: Piece } | null {
  const [name, town, more] = commaParts(company);
  if (name === undefined || town === undefined || more !== undefined) return null;
  const isWord = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(town.text);
  return isWord && companyEvidence(town.text) + titleEvidence(town.text) === 0 ? { name, town } : null;
}

/** The employer on a dated line and the post on the next with the same dates are one job. */
function mergeHalves(jobs: Job[]): Job[] {
  const merged: Job[] = [];
  for (const job of jobs) {
    const last = merged[merged.length - 1];
    if (last !== undefined && last.title === null && job.company === null && samePeriod(last.date, job.date)) {
      last.title = job.title;
      last.description ??= job.description;
    } else merged.push(job);
  }
  return merged;
}

function samePeriod(a: DateHit | null, b: DateHit | null): boolean {
  const key = (hit: DateHit): string => JSON.stringify([hit.from, hit.to]);
  return a !== null && b !== null && a.kind !== 'single' && key(a) === key(b);
}

type Draft = {
  entry: Entry;
  names: Fragment[];
  location: Piece | null;
  employmentType: string;
  stage: Stage;
  isBreak: boolean;
};

/** Where one entry of a section parts post and employer by a comma, the others do, too, although no word list knows them. */
function splitAlike(drafts: Draft[]): Draft[] {
  const isSplit = drafts.some(
    ({ names: [first, second] }) => first !== undefined && first.line === second?.line && first.cell === second.cell,
  );
  if (!isSplit) return drafts;
  return drafts.map((draft) => {
    const [only, more] = draft.names;
    if (only === undefined || more !== undefined || only.hint !== '') return draft;
    const parts = commaParts(withoutPlace(only).name);
    const [post, employer, place, ...rest] = parts;
    if (post === undefined || employer === undefined || rest.length > 0) return draft;
    const names = [post, employer].map((part) => ({ ...only, ...part }));
    return { ...draft, names, location: draft.location ?? place ?? null };
  });
}

/** Takes what is surely a place, a kind of employment or a link out of the head; the rest are names. */
function draftOf(entry: Entry, placed: Set<string>): Draft {
  const names: Fragment[] = [];
  const firstLine = entry.head[0]?.line ?? 0;
  let location: Piece | null = null;
  let employmentType = '';
  const fragments = fragmentsOf(entry.head, true).flatMap((fragment) => {
    const pair = splitAt(fragment);
    if (pair === null) return [fragment];
    const [title, company] = pair;
    return [
      { ...fragment, ...title, hint: 'title' as const },
      { ...fragment, ...company, hint: 'company' as const },
    ];
  });
  fragments.forEach((fragment, index) => {
    if (fragment.hint === '' && isSkillList(fragment.text)) return;
    if (fragment.hint === 'place') {
      location ??= fragment;
      return;
    }
    if (fragment.hint !== '') {
      names.push(fragment);
      return;
    }
    const kind = EMPLOYMENT_TYPES.find(([pattern]) => pattern.test(fold(fragment.text)));
    if (kind !== undefined) employmentType ||= kind[1];
    if (kind !== undefined && fragment.text.length < 16 && titleEvidence(fragment.text) < 2) return;
    const others = fragments.filter((other) => other !== fragment && placeEvidence(other.text).score < 1.5).length;
    const place = others <= 1 && isNameWithPlace(fragment) ? 0 : placeEvidence(fragment.text).score;
    const named = titleEvidence(fragment.text) + companyEvidence(fragment.text);
    const needed = fragments.length - index > 1 || names.length >= 1;
    if (placed.has(`${fragment.line - firstLine}|${fragment.cell}`) && named < 2 && fragment.text.length < 40) {
      location ??= fragment;
      return;
    }
    if (
      (place >= 2 || (place >= 1.5 && (names.length >= 2 || fragment.cell > 0 || fragments.length - index > 1))) &&
      named < 2 &&
      (needed || names.length > 0)
    ) {
      location ??= fragment;
      return;
    }
    names.push(fragment);
  });
  const { stage, names: posts } = stageOf(names);
  const work = posts.filter((name) => !isCareerBreak(name.text));
  const isBreak = work.length < posts.length;
  return { entry, names: isBreak ? work : splitNames(posts), location, employmentType, stage, isBreak };
}

/** Where in their heads most entries of the section carry the place, as `line|cell`, cells after the first only. */
function placePositions(entries: Entry[]): Set<string> {
  const all = new Map<string, number>();
  const places = new Map<string, number>();
  for (const entry of entries) {
    const first = entry.head[0]?.line ?? 0;
    for (const part of entry.head) {
      if (part.cell === 0 || isNameWithPlace(part)) continue;
      const key = `${part.line - first}|${part.cell}`;
      all.set(key, (all.get(key) ?? 0) + 1);
      if (placeEvidence(part.text).score >= 1) places.set(key, (places.get(key) ?? 0) + 1);
    }
  }
  return new Set(
    [...places].filter(([key, count]) => count >= 2 && count >= (all.get(key) ?? 0) * 0.5).map(([key]) => key),
  );
}

/** One fragment that holds title and company behind commas becomes two. */
function splitNames(names: Fragment[]): Fragment[] {
  const titled = names.filter((name) => titleEvidence(name.text) >= 2).length;
  if (
    names.length >= 2 &&
    names.some((name) => companyEvidence(name.text) >= 1 || titleEvidence(name.text) === 0) &&
    titled >= 1
  ) {
    const clean = names.filter((name) => !name.text.includes(',') || titleEvidence(name.text) === 0);
    if (clean.length === names.length) return names;
  }
  return names.flatMap((name) => {
    const best = bestComma(name);
    return best === null ? [name] : best.map((piece) => ({ ...name, ...piece }));
  });
}

function bestComma(name: Piece): Piece[] | null {
  const normalized = withoutPlace(name).name;
  const parts = commaParts(normalized);
  if (parts.length < 2) return null;
  const [post, employer, town, more] = parts;
  if (post !== undefined && employer !== undefined && town !== undefined && more === undefined) {
    const plain = companyEvidence(town.text) === 0 && titleEvidence(employer.text) === 0;
    // `Post, Employer, Town`: nothing speaks for a town that no list knows but its place at the end.
    if (titleEvidence(post.text) >= 2 && plain && town.text.split(/\s+/).length <= 2) return [post, employer];
  }
  let best: { score: number; pieces: Piece[] } | null = null;
  for (let i = 1; i < parts.length; i += 1) {
    const left = joinSlice(normalized, parts.slice(0, i));
    const right = joinSlice(normalized, parts.slice(i));
    const titleFirst =
      titleEvidence(left.text) +
      companyEvidence(right.text) -
      titleEvidence(right.text) * 0.6 -
      companyEvidence(left.text) * 0.6;
    const companyFirst =
      companyEvidence(left.text) +
      titleEvidence(right.text) -
      titleEvidence(left.text) * 0.6 -
      companyEvidence(right.text) * 0.6;
    const score = Math.max(titleFirst, companyFirst) + i * 0.05;
    if (score >= 1.4 && (best === null || score > best.score)) best = { score, pieces: [left, right] };
  }
  return best?.pieces ?? null;
}

function joinSlice(whole: Piece, parts: Piece[]): Piece {
  const first = parts[0];
  const last = parts[parts.length - 1];
  if (first === undefined || last === undefined) return whole;
  return tidy({
    text: whole.text.slice(first.start - whole.start, last.end - whole.start),
    start: first.start,
    end: last.end,
  });
}

/** Positive when titles come before companies in this section. */
function voteOrder(drafts: Draft[]): number {
  let vote = 0;
  let counted = 0;
  for (const { names } of drafts) {
    const [first, second] = names;
    if (first === undefined || second === undefined) continue;
    vote += leaningOf(first) - leaningOf(second);
    counted += 1;
  }
  return counted === 0 ? 0 : vote / counted;
}

/** The same for a part of a head: a place behind a name speaks for an organisation. */
function leaningOf(fragment: Fragment): number {
  return leaning(fragment.text) - (isNameWithPlace(fragment) ? 0.6 : 0);
}

/** Above zero for a title, below for an organisation. */
function leaning(text: string): number {
  return titleEvidence(text) - companyEvidence(text);
}

function assign(draft: Draft, order: number): Job {
  const { entry, employmentType } = draft;
  let { location } = draft;
  let title: Piece | null = null;
  let company: Piece | null = null;
  let hasTown = false;
  const told = (hint: 'title' | 'company'): Fragment | null => draft.names.find((name) => name.hint === hint) ?? null;
  const hinted = { title: told('title'), company: told('company') };
  const [first, second, ...rest] = draft.names.filter((name) => name !== hinted.title && name !== hinted.company);
  if (hinted.title !== null || hinted.company !== null) {
    title = hinted.title ?? first ?? null;
    company = hinted.company ?? first ?? null;
  } else if (first !== undefined && second !== undefined) {
    const own = leaningOf(first) - leaningOf(second);
    const titleFirst = own + order * 0.6 + 0.1 > 0;
    title = titleFirst ? first : second;
    company = titleFirst ? second : first;
    if (BARE_FREE.test(title.text)) [title, company] = [company, title];
    if (!BARE_FREE.test(company.text) && leaning(company.text) >= 2 && leaning(title.text) >= 1) {
      // Two titles: the second tells the rank, not the organisation, unless another fragment names one.
      company = rest.find((name) => companyEvidence(name.text) > 0) ?? null;
      if (company === null) title = first;
    }
    for (const name of rest) {
      if (
        company !== null &&
        companyEvidence(name.text) >= 2 &&
        companyEvidence(company.text) === 0 &&
        titleEvidence(company.text) === 0
      )
        company = name;
      else if (location === null && (placeEvidence(name.text).score >= 1 || isTownBehind(name, company)))
        location = name;
    }
  } else if (first !== undefined) {
    if (leaning(first.text) < 0 || (leaning(first.text) === 0 && order < 0)) company = first;
    else title = first;
  }
  if (company !== null) {
    const split = withoutPlace(company);
    company = split.name;
    hasTown = split.place !== null;
    location ??= split.place;
  }
  if (title !== null) {
    const split = withoutPlace(title);
    title = split.name;
    location ??= split.place;
  }
  return {
    company: company === null ? null : tidy(company),
    title: title === null ? null : tidy(title),
    location: location === null ? null : tidy(location),
    employmentType,
    description: descriptionOf(entry.body),
    date: entry.date,
    dateAt: entry.dateAt,
    headLines: new Set(entry.head.map((part) => part.line)).size,
    isBreak: draft.isBreak,
    hasTown,
  };
}

/** `Employer | Town`, between separators: a capital word or two behind the employer that nothing makes a name. */
function isTownBehind(name: Fragment, company: Piece | null): boolean {
  return (
    company !== null &&
    name.start > company.end &&
    /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(name.text) &&
    titleEvidence(name.text) + companyEvidence(name.text) === 0
  );
}

/** Several posts at one employer: the employer is over the first of them only, however many follow. */
function inheritCompanies(jobs: Job[]): void {
  let holder: Job | null = null;
  for (const job of jobs) {
    if (job.company !== null) holder = job;
    else if (holder === null || job.title === null || job.headLines >= holder.headLines || FREE.test(job.title.text))
      holder = null;
    else job.company = holder.company;
  }
}

/** The description as one text, its bullets kept as lines. */
export function descriptionOf(lines: Line[]): Piece | null {
  if (lines.length === 0) return null;
  const joined = joinPieces(lines.map(withoutBullet), '\n');
  const last = lines[lines.length - 1];
  return { ...joined, end: last?.end ?? joined.end };
}

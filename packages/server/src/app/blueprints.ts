import type { Content } from '@colloquy/content';
import type { InterviewType } from '@colloquy/contract/shared';
import { ConfigError } from '../config/env.ts';
import { loadPhrases, type RoomDeps } from '../features/dialogue/index.ts';
import {
  APPLICATION_TYPE,
  currentApplicationBlueprint,
  loadApplicationTexts,
  pinApplicationBlueprint,
} from '../features/founder-applications/index.ts';
import {
  type Blueprint,
  type BlueprintVersion,
  buildTypeBlueprint,
  describeProblem,
  ensureTypeBlueprint,
  firstBlueprint,
  loadBlueprint,
  readBlueprintFolder,
  TypeLibrary,
  withProbes,
} from '../features/interviewers/index.ts';
import type { Interview } from '../features/interviews/index.ts';
import type { Queryable, Tx } from '../platform/db/db.ts';
import { InvariantError } from '../platform/errors.ts';
import { loadProbes, probesOf } from './cv-probes.ts';
import { createPlanInLanguage, type PlanInLanguageDeps } from './plan-in-language.ts';

/**
 * The written blueprints of the types, with the operator's own in place of the built-in ones.
 *
 * @throws {ConfigError} naming every file in the folder that could not be used, and what is wrong where in it
 */
export async function openTypeLibrary(content: Content, ownFolder: string | null): Promise<TypeLibrary> {
  const files = ownFolder === null ? [] : await readBlueprintFolder(ownFolder);
  const problems = files.flatMap((read) =>
    read.ok ? [] : read.problems.map((problem) => describeProblem(read.file, problem)),
  );
  if (problems.length > 0)
    throw new ConfigError('COLLOQUY_BLUEPRINTS', ['holds what cannot be used:', ...problems].join('\n  '));
  return new TypeLibrary(
    content,
    files.flatMap((read) => (read.ok ? [read.blueprint] : [])),
  );
}

/** Where the blueprint of each kind of interview comes from: a job's interviewer, a founder's programme, or the written ones of the types. */
export function createBlueprints(
  types: TypeLibrary,
  deps: PlanInLanguageDeps,
): Pick<RoomDeps, 'currentBlueprint' | 'pinBlueprint' | 'planIn' | 'planToChangeTo'> {
  const { ids, clock, content } = deps;
  const ofType = ({ interviewType, language, role }: Interview): Blueprint | null =>
    interviewType === null
      ? null
      : buildTypeBlueprint(types, { interviewType: interviewType as InterviewType, language, role });
  const planOf = async (db: Queryable, interview: Interview): Promise<Blueprint | null> => {
    // The page is read before its buttons are pressed: commands find what they say in memory.
    await Promise.all([loadPhrases(content, interview.language), loadProbes(content, interview)]);
    if (interview.blueprintVersionId !== null)
      return (await loadBlueprint(db, interview.blueprintVersionId))?.content ?? null;
    if (interview.interviewerId !== null)
      return (await firstBlueprint(db, interview.interviewerId, interview.language))?.content ?? null;
    if (interview.interviewType === APPLICATION_TYPE) {
      await loadApplicationTexts(content, interview.language);
      return currentApplicationBlueprint(db, content, interview);
    }
    await types.prepare(interview.language);
    return ofType(interview);
  };
  const pinned = async (tx: Tx, interview: Interview): Promise<BlueprintVersion> => {
    const { accountId, interviewType, interviewerId, language, blueprintVersionId } = interview;
    const invited = blueprintVersionId === null ? null : await loadBlueprint(tx, blueprintVersionId);
    if (invited !== null) return invited;
    const isApplication = interviewType === APPLICATION_TYPE;
    const written = interviewerId === null && !isApplication ? ofType(interview) : null;
    const version = isApplication
      ? await pinApplicationBlueprint(tx, ids, content, interview)
      : written !== null && interviewType !== null
        ? await ensureTypeBlueprint(tx, ids, { accountId, interviewType }, written)
        : interviewerId === null
          ? null
          : await firstBlueprint(tx, interviewerId, language);
    if (version === null) throw new InvariantError(`interview ${interview.id} has no interviewer`);
    return version;
  };
  return {
    ...createPlanInLanguage(deps),
    async currentBlueprint(db, interview) {
      const plan = await planOf(db, interview);
      return plan === null ? null : withProbes(plan, interview.cvProbes);
    },
    async pinBlueprint(tx, interview) {
      const version = await pinned(tx, interview);
      return { version, cvProbes: await probesOf(tx, { content, clock }, interview, version.content) };
    },
  };
}

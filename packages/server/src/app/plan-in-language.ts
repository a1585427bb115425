import type { Content } from '@colloquy/content';
import { loadPhrases, type RoomDeps } from '../features/dialogue/index.ts';
import {
  asksTheSame,
  ensureVersion,
  loadBlueprint,
  loadInterviewerTexts,
  type OccupationSource,
  withProbes,
} from '../features/interviewers/index.ts';
import { findAnyJob, isWrittenByModel } from '../features/jobs/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { IdSource } from '../platform/ids.ts';
import { loadProbes, probesOf } from './cv-probes.ts';
import type { Readings } from './reading/readings.ts';

export type PlanInLanguageDeps = {
  db: Db;
  ids: IdSource;
  clock: Clock;
  content: Content;
  occupations: OccupationSource;
  readings: Pick<Readings, 'prepareJob'>;
};

/**
 * The plan that a job would have if it had been posted in another language. A plan that the company has published or that
 * a language model has written has no such other: nothing takes its place that nobody there has seen.
 */
export function createPlanInLanguage({
  db,
  ids,
  clock,
  content,
  occupations,
  readings,
}: PlanInLanguageDeps): Pick<RoomDeps, 'planIn' | 'planToChangeTo'> {
  return {
    async planIn({ jobId, interviewerId, blueprintVersionId, accountId }, language, asked) {
      if (jobId === null || interviewerId === null || blueprintVersionId === null) return null;
      const held = (await loadBlueprint(db, blueprintVersionId))?.content ?? null;
      const job = await findAnyJob(db, jobId);
      if (held === null || job === null || job.language === language) return null;
      if (held.kind !== 'scored' || held.edited || isWrittenByModel(held)) return null;
      const probed = loadProbes(content, { language });
      await Promise.all([
        loadInterviewerTexts(content, language),
        loadPhrases(content, language),
        occupations.prepare(language),
        probed,
      ]);
      const { title, description } = job;
      const { blueprint } = await readings.prepareJob({ title, description, language }, accountId);
      if (blueprint === null || !asksTheSame(held, blueprint, asked)) return null;
      const { id } = await db.transaction((tx) => ensureVersion(tx, ids, interviewerId, blueprint));
      return { language, version: id };
    },
    async planToChangeTo(tx, interview, { language, version }) {
      const plan = await loadBlueprint(tx, version);
      if (plan === null) return null;
      const cvProbes = await probesOf(tx, { content, clock }, { ...interview, language }, plan.content);
      return { blueprint: withProbes(plan.content, cvProbes), cvProbes };
    },
  };
}

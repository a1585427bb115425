import { loadInterviewerTexts } from '../../features/interviewers/index.ts';
import { cancelInterview, inviteToJob } from '../../features/interviews/index.ts';
import { createJob } from '../../features/jobs/index.ts';
import { inviteByMail } from '../../features/mails/index.ts';
import { toInstant } from '../../platform/clock.ts';
import { toLanguage } from '../kit/job-languages.ts';
import type { McpDeps } from './deps.ts';
import { ownInterview, ownJob, type Tools } from './read-tools.ts';

/** Tools that change something: each is one transaction, as the same call of the API is. */
export function writeTools(deps: McpDeps): Tools {
  return {
    async create_job({ title, description, language: given }, caller) {
      const language = toLanguage(given);
      await loadInterviewerTexts(deps.content, language);
      await deps.occupations.prepare(language);
      const accountId = caller.account.id;
      const prepared = await deps.prepareJob({ title, description, language }, accountId);
      const job = await deps.db.transaction(async (tx) => {
        const made = await createJob(tx, deps, { accountId, title, description, language, prepared });
        await deps.enqueuePlan(tx, made.id);
        return made;
      });
      return { jobId: job.id };
    },

    async invite_candidate({ jobId, email, name }, caller) {
      const interview = await deps.db.transaction(async (tx) => {
        const job = await ownJob(tx, caller, jobId);
        const { interview: made } = await inviteToJob(tx, deps, job, { email, name: name ?? null });
        await inviteByMail(tx, deps, made, undefined);
        return made;
      });
      return {
        interviewId: interview.id,
        link: deps.rooms.url(interview),
        expiresAt: toInstant(interview.expiresAt.getTime()),
      };
    },

    async cancel_interview({ interviewId }, caller) {
      const { id } = await ownInterview(deps.db, caller, interviewId);
      await deps.db.transaction((tx) =>
        cancelInterview(tx, deps, { accountId: caller.account.id, door: 'HIRING', interviewId: id }),
      );
      return { interviewId: id, status: 'CANDIDATE_ABORTED', reason: 'CANCELLED' };
    },
  };
}

import { ATTEMPT_REASONS } from '@colloquy/contract/webhooks';
import {
  type CvPost,
  createFetchCvHandler,
  fetchCvTask,
  findCvPosts,
  keepModelPosts,
} from '../features/candidates/index.ts';
import {
  createEraseBlobsHandler,
  createEraseMailsHandler,
  createRewriteTablesHandler,
  eraseBlobsTask,
  eraseMailsTask,
  rewriteTablesTask,
} from '../features/data-rights/index.ts';
import { type CvPostByModel, createWordProbesHandler, wordProbesTask } from '../features/dialogue/index.ts';
import { createFinishConversationHandler, finishConversationTask } from '../features/founder-applications/index.ts';
import { createWritePlanHandler, writePlanTask } from '../features/jobs/index.ts';
import {
  createDeleteRecordingHandler,
  createFinaliseRecordingHandler,
  deleteRecordingTask,
  finaliseRecordingTask,
} from '../features/recordings/index.ts';
import {
  buildReportTask,
  type CvPosition,
  createBuildReportHandler,
  notifyOfReportFailure,
} from '../features/reports/index.ts';
import { createHoldTestInterviewHandler, holdTestInterviewTask } from '../features/test-interviews/index.ts';
import { createSendCodeHandler, sendCodeTask } from '../features/verification/index.ts';
import { createDeliverHandler, deliverTask, publishNews } from '../features/webhooks/index.ts';
import type { Queryable } from '../platform/db/db.ts';
import type { EmbeddedDb } from '../platform/db/embedded-db.ts';
import type { Id } from '../platform/ids.ts';
import { registerAtsTasks } from './ats.ts';
import type { Context } from './context.ts';
import { cvToRead } from './cv-probes.ts';
import { registerMails } from './mail-letters.ts';
import { modelReaderFor, planWriterFor, probeWriterFor, sentenceWriterFor } from './model.ts';
import { watchWork } from './work-figures.ts';

/** Every kind of background work with its handler. */
export function registerTasks(context: Context): void {
  context.tasks.register(fetchCvTask, createFetchCvHandler(context.fetchCv));
  context.tasks.register(
    writePlanTask,
    createWritePlanHandler({ ...context, prepareJob: context.readings.prepareJob, writer: planWriterFor(context) }),
  );
  context.tasks.register(
    wordProbesTask,
    createWordProbesHandler({
      ...context,
      writer: probeWriterFor(context),
      cvOf: (interview) => cvToRead(context, interview),
      keepPosts: (tx, intakeId, posts) => keepModelPosts(tx, intakeId, posts.map(postOf)),
    }),
  );
  context.tasks.register(
    buildReportTask,
    createBuildReportHandler({
      ...context,
      answerReader: context.readings.answers,
      modelReader: (interview) => modelReaderFor(context, interview),
      sentenceWriter: sentenceWriterFor(context),
      positions: ({ cvIntakeId }) => positionsOf(context.db, cvIntakeId),
    }),
    notifyOfReportFailure(context),
  );
  context.tasks.register(
    finishConversationTask,
    createFinishConversationHandler({ ...context, readFounder: context.readings.readFounder }),
  );
  context.tasks.register(eraseBlobsTask, createEraseBlobsHandler(context));
  context.tasks.register(eraseMailsTask, createEraseMailsHandler({ mail: context.outbox }));
  registerMails(context);
  registerAtsTasks(context);
  context.tasks.register(finaliseRecordingTask, createFinaliseRecordingHandler(context.recordings));
  context.tasks.register(holdTestInterviewTask, createHoldTestInterviewHandler(context));
  context.tasks.register(deleteRecordingTask, createDeleteRecordingHandler(context.recordings));
  const embedded = context.db.kind === 'embedded' ? (context.db as EmbeddedDb) : null;
  context.tasks.register(
    rewriteTablesTask,
    createRewriteTablesHandler({ rewrite: embedded && ((tables) => embedded.rewrite(tables)) }),
  );
  context.tasks.register(sendCodeTask, createSendCodeHandler(context));
  const count = context.metrics.counters('colloquy_webhook_attempts_total', 'Webhook attempts.', 'outcome', [
    'DELIVERED',
    ...ATTEMPT_REASONS,
  ]);
  watchWork({ ...context, queues: () => context.tasks.queues });
  context.tasks.registerStep(publishNews(context));
  context.tasks.register(deliverTask, createDeliverHandler({ ...context, count, random: Math.random }));
}

/** A post as the model read it, in the form of a read CV. */
function postOf({ employer, title, from, to, did }: CvPostByModel): CvPost {
  return { companyName: employer, title, description: did.join('\n'), start: { year: from }, end: { year: to ?? 0 } };
}

/** No name of an employer or a position is longer. */
const MAX_NAME = 200;

function shortened(name: string): string {
  return name.slice(0, MAX_NAME).toWellFormed();
}

/** What a CV says of where somebody worked, as a report names it; a year of 0 is not known. */
async function positionsOf(db: Queryable, intake: Id<'cv-intake'> | null): Promise<CvPosition[]> {
  const positions = intake === null ? [] : ((await findCvPosts(db, intake))?.posts ?? []);
  return positions
    .map(({ companyName, title, start, end }) => ({
      employer: shortened(companyName),
      title: shortened(title),
      fromYear: start.year || null,
      toYear: end.year || null,
    }))
    .filter(({ employer, title }) => employer !== '' || title !== '');
}

import { finishConversationTask } from '../features/founder-applications/index.ts';
import type { Emit, InterviewEvent } from '../features/interviews/index.ts';
import { buildReportTask } from '../features/reports/index.ts';
import type { Tx } from '../platform/db/db.ts';
import type { TaskQueue } from '../platform/tasks/tasks.ts';

type Reaction<Event> = (tx: Tx, queue: TaskQueue, event: Event) => Promise<void>;

/** What follows from what. Tasks are enqueued in the transaction of the event; their keys are id and sequence. */
const REACTIONS: { [Name in InterviewEvent['name']]: Reaction<Extract<InterviewEvent, { name: Name }>>[] } = {
  'interview-ended': [
    async (tx, queue, { interviewId, door, seq, completed }) => {
      if (door === 'CONVERSATION')
        await queue.enqueue(tx, finishConversationTask, { interviewId }, { key: `${interviewId}:${seq}` });
      else if (completed) await queue.enqueue(tx, buildReportTask, { interviewId }, { key: `${interviewId}:${seq}` });
    },
  ],
};

export function createEmit(queue: TaskQueue): Emit {
  return async (tx, event) => {
    for (const react of REACTIONS[event.name]) await react(tx, queue, event);
  };
}

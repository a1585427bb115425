import type { adminEndpoints } from '@colloquy/contract/admin';
import { AppError } from '../../platform/errors.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import { listFailed, retryFailed } from '../../platform/tasks/task-store.ts';
import type { Administrator } from './admin-wire.ts';
import type { AdminDeps } from './deps.ts';

class TaskNotFoundError extends AppError {
  readonly kind = 'task-not-found';

  constructor() {
    super('no failed task with this id');
  }
}

export function listFailedTasksHandler(
  deps: AdminDeps,
): ReadHandler<typeof adminEndpoints.listFailedTasks, Administrator> {
  return async ({ query }) => {
    const failed = await listFailed(deps.db, query.pageSize);
    return {
      success: true,
      data: {
        results: failed.map(({ id, queue, key, attempts, lastError }) => ({ id, queue, key, attempts, lastError })),
      },
    };
  };
}

export function retryTaskHandler(deps: AdminDeps): ReadHandler<typeof adminEndpoints.retryTask, Administrator> {
  return async ({ params }) => {
    const id = parseId<'task'>(params.id);
    if (id === null || !(await retryFailed(deps.db, id, deps.clock.now()))) throw new TaskNotFoundError();
    return { success: true, data: { id } };
  };
}

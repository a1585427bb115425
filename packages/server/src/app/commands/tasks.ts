import { parseId } from '../../platform/ids.ts';
import { listFailed, retryFailed } from '../../platform/tasks/task-store.ts';
import { type Command, CommandError } from './command.ts';

export const tasksFailed: Command = {
  name: 'tasks failed',
  summary: 'List background tasks that used up their attempts',
  usage: 'colloquy tasks failed',
  options: {},
  positionals: [],
  async run({ db }, _input, output) {
    for (const task of await listFailed(db, 1_000))
      output.line([task.id, task.queue, `${task.attempts} attempts`, task.lastError ?? ''].join('\t'));
    return 0;
  },
};

export const tasksRetry: Command = {
  name: 'tasks retry',
  summary: 'Run a failed task again',
  usage: 'colloquy tasks retry ID',
  options: {},
  positionals: ['ID'],
  async run({ db, clock }, input, output) {
    const id = parseId<'task'>(input.positionals[0] ?? '');
    if (id === null || !(await retryFailed(db, id, clock.now()))) throw new CommandError('no failed task with this id');
    output.line(`${id} is ready`);
    return 0;
  },
};

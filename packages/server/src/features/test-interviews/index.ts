export { holdInterview } from './hold-interview.ts';
export {
  createHoldTestInterviewHandler,
  type HoldTestInterviewDeps,
} from './tasks/hold-test-interview.handler.ts';
export { HOLD_AFTER_MS, holdTestInterviewTask } from './tasks/hold-test-interview.ts';

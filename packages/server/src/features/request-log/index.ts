export { type CallFilter, type ListedCall, listCalls } from './call-list.ts';
export { callsByDay, type DayOfCalls } from './call-volumes.ts';
export type { Alongside } from './group-commit.ts';
export { ERASED } from './named-in-record.ts';
export {
  dropOldRecords,
  ensurePartitions,
  findRecordTime,
  listRecords,
  type RecordFilter,
  type StoredRecord,
} from './record-store.ts';
export { createReplayStore, dropOldReplays, dropReplaysOf } from './replay-store.ts';
export { RequestLog } from './request-log.ts';

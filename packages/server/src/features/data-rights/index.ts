export { DECLARED_TABLES } from './declared-tables.ts';
export { type DataRightsDeps, erasePerson, maskEarlier, type Receipt } from './erase-person.ts';
export type { PersonErased } from './events.ts';
export { exportPerson } from './export-person.ts';
export { PersonNotFoundError, type PersonRef } from './person.ts';
export { type ErasureRecord, listErasures, repeatErasures } from './repeat-erasures.ts';
export { createEraseBlobsHandler, eraseBlobsTask } from './tasks/erase-blobs.ts';
export { createEraseMailsHandler, eraseMailsTask } from './tasks/erase-mails.ts';
export { createRewriteTablesHandler, rewriteTablesAt, rewriteTablesTask } from './tasks/rewrite-tables.ts';

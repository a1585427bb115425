export { type About, type AuditEntry, listAudit, note } from './audit-store.ts';

export { type About, type AuditEntry, type AuditFilter, listAudit, note } from './audit-store.ts';

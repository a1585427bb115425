export { type About, type AuditEntry, type AuditFilter, listAudit, note, whoDid } from './audit-store.ts';

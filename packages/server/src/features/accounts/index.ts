export { type Account, accountName, ensureAccount, findAccount, parentOrigins } from './account-store.ts';

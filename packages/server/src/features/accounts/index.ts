export {
  type Account,
  accountName,
  countOpenEmbedders,
  ensureAccount,
  findAccount,
  parentOrigins,
  setParentOrigins,
} from './account-store.ts';

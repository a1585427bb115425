/** How pages call the server that they came from: nothing is kept, no cookie goes along, and nobody is told from where. */
export const PRIVATE_CALL = {
  cache: 'no-store',
  credentials: 'omit',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
} as const satisfies RequestInit;

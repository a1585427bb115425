const OF = '/organizations/{organization}';

/** Calls of an organization that watches over its own process. */
export const fairnessCalls = {
  getFairness: { method: 'GET', path: `${OF}/fairness`, asks: 'read-fairness' },
  setFairness: { method: 'PUT', path: `${OF}/fairness`, asks: 'manage-organization' },
  exportFairness: { method: 'GET', path: `${OF}/fairness/export`, asks: 'read-fairness' },
  getFairFigures: { method: 'GET', path: `${OF}/fairness/jobs/{id}`, asks: 'read-fairness' },
  stateNotice: { method: 'PUT', path: `${OF}/jobs/{id}/notice`, asks: 'invite' },
  getDecision: { method: 'GET', path: `${OF}/interviews/{id}/decision`, asks: 'read' },
  decide: { method: 'PUT', path: `${OF}/interviews/{id}/decision`, asks: 'decide' },
} as const;

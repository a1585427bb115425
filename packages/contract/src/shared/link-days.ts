/** How long an invitation may be begun, in days. Apart from the schemas, which no page needs. */
export const LINK_DAYS = { min: 1, max: 90, usual: 30 } as const;

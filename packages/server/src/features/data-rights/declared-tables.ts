/**
 * How each table stands to personal data. `cascades`: rows go with the interview or candidate they hang on.
 * `walked`: free text that the erasure searches. `holds-none`: nothing of a candidate is ever in it.
 * A test compares this list with the database's own.
 */
export const DECLARED_TABLES: Readonly<Record<string, 'cascades' | 'walked' | 'holds-none'>> = {
  accounts: 'holds-none',
  attestations: 'cascades',
  claims: 'cascades',
  identity_deliveries: 'cascades',
  profile_keys: 'cascades',
  profile_sources: 'cascades',
  profiles: 'cascades',
  rate_counters: 'holds-none',
  upstream_replies: 'walked',
  api_keys: 'holds-none',
  blueprint_versions: 'holds-none',
  candidates: 'cascades',
  consents: 'cascades',
  consumers: 'holds-none',
  cv_intakes: 'cascades',
  dialogue_events: 'cascades',
  dialogues: 'cascades',
  erasures: 'holds-none',
  idempotency: 'cascades',
  interview_transitions: 'cascades',
  interviewers: 'holds-none',
  interviews: 'cascades',
  jobs: 'holds-none',
  list_totals: 'holds-none',
  migrations: 'holds-none',
  presence: 'cascades',
  reports: 'cascades',
  request_records: 'walked',
  reviews: 'cascades',
  room_seats: 'cascades',
  tasks: 'holds-none',
};

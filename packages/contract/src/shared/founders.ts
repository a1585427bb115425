/** Keys of the questions of a founder's interview; a field of the same meaning carries the camelCase name. */
export const FOUNDER_QUESTIONS = [
  'founder_name',
  'founder_email',
  'founder_phone',
  'founder_role',
  'founder_network',
  'founder_current_location',
  'co_founders',
  'elevator_pitch',
  'problem',
  'solution',
  'traction',
  'commercial',
  'market_size',
  'why_now',
  'competition',
  'why_you',
  'why_program',
  'fundraising_status',
  'cap_table',
  'availability',
  'passport_and_visa',
  'pitch_deck',
] as const;

/** The nine texts that the status COMPLETED depends on. */
export const PITCH_FIELDS = [
  'elevatorPitch',
  'problem',
  'solution',
  'traction',
  'commercial',
  'marketSize',
  'whyNow',
  'competition',
  'whyYou',
] as const;

/** What founders tell in free words: the pitch, and texts that are not part of it. */
export const FOUNDER_TEXTS = [
  ...PITCH_FIELDS,
  'whyProgram',
  'fundraisingStatus',
  'availability',
  'passportAndVisa',
  'capTable',
] as const;

// What the lexicons of CVs have lists for. The thread that reads CVs needs these alone: nothing is imported here.

/** The sections of a CV. */
export const CV_SECTIONS = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'projects',
  'volunteer',
  'publications',
  'awards',
  'interests',
  'references',
  'contact',
  'personal',
  'profiles',
  'other',
] as const;

export type CvSection = (typeof CV_SECTIONS)[number];

/** What a label of a form or the head of a table announces; `told` is what the work was, `none` nothing of use. */
export const CV_LABELS = ['date', 'company', 'title', 'place', 'school', 'degree', 'field', 'told', 'none'] as const;

export type CvLabel = (typeof CV_LABELS)[number];

export const EMPLOYMENT_KINDS = ['fullTime', 'partTime', 'freelance', 'contract', 'internship'] as const;

export type EmploymentKind = (typeof EMPLOYMENT_KINDS)[number];

export type WorkplaceType = 'ONSITE' | 'REMOTE' | 'HYBRID';

/** A place the job is at. `city` in the spelling of the text's language, `country` ISO 3166-1 alpha-2. */
export type JobLocation = {
  city: string | null;
  country: string | null;
};

/** A part of the description's plain text, with code-unit offsets into it, end exclusive. */
export type Passage = { text: string; start: number; end: number };

/** A whole line of what is done, asked for or welcome, with the words in front of its colon. */
export type JobLine = Passage & { kind: 'duty' | 'must' | 'nice'; head: string | null };

export type JobReading = {
  /** Null when the text states none, or only hints at one; it is then in `missing`. */
  workplaceType: WorkplaceType | null;
  locations: JobLocation[];
  /** What `POST /jobs` has to ask for: exactly what was not found. A doubt about what was found is in `warnings`. */
  missing: ('workplaceType' | 'location')[];
  /** Doubts of the reader, in words, for the job's owner. */
  warnings: string[];
  evidence: { workplaceType: Passage | null; locations: (Passage | null)[] };
  /** The description without markup, one block a line: offsets in this reading point into it. */
  plainText: string;
  /** BCP 47 primary tag of the language the text is written in. */
  language: string;
  title: { text: string; role: string; seniority: 'junior' | 'mid' | 'senior' | 'lead' | null };
  duties: Passage[];
  requirements: Passage[];
  /** Duties and requirements as the lines they are in, in their order: what an interview is planned from. */
  lines: JobLine[];
  benefits: Passage[];
  /** Lines that head a section: they tell nothing themselves. */
  headings: Passage[];
  /** Names of tools, methods, qualifications, as written. */
  tools: { name: string; passage: Passage }[];
};

/** Reads a job description: deterministic, no model, no network. The text is untrusted data. */
export interface JobReader {
  read(job: { title: string; description: string }): JobReading;
}

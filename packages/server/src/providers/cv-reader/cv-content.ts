import type { Profile } from '../shapes/profile.ts';

/** Where a value is: code-unit offsets into `CvContent.text`, end exclusive. */
export type CvSpan = { start: number; end: number };

export type CvContent = {
  /** Document 3's Profile; `publicIdentifier` and `profileUrn` stay empty, the profile store gives them. */
  profile: Profile;
  emails: string[];
  phones: string[];
  links: string[];
  /** The visible text in reading order; hidden text is not in it. */
  text: string;
  /** JSON pointer into this object (`/profile/position/0/title`, `/emails/0`) to its place in `text`. */
  places: Record<string, CvSpan>;
  /** BCP 47 primary tag. */
  language: string;
  kind: CvKind;
  /** Findings a person should know: hidden text, more pages than were read. */
  warnings: string[];
};

export type CvKind = 'pdf' | 'docx' | 'odt' | 'rtf' | 'doc' | 'html' | 'txt' | 'markdown';

/** Why a file gave no CV. `reason` is a sentence for people; `code` is for programs. */
export type CvOutcome =
  | { ok: true; content: CvContent }
  | {
      ok: false;
      code:
        | 'empty'
        | 'unknown-kind'
        | 'encrypted'
        | 'damaged'
        | 'scanned'
        | 'sign-in-page'
        | 'viewer-page'
        | 'not-a-cv'
        | 'too-large'
        | 'took-too-long';
      reason: string;
    };

import type { ReportForm, ReviewsForm, TranscriptForm } from '@colloquy/contract/links';

/*
 * The published schemas say the whole shape; the page looks only at what it is on, so that a reply of another kind
 * (a proxy's page, another release) is a failure and not a half-drawn report.
 */

/** Where an expired link says that the same lasts: on this server, or nowhere. */
export function readLasting(body: unknown): string | null {
  const given = isRecord(body) && typeof body.consoleUrl === 'string' ? body.consoleUrl : '';
  return URL.canParse(given) && new URL(given).pathname.startsWith('/console/') ? given : null;
}

export function readReport(body: unknown): ReportForm | null {
  const whole =
    isRecord(body) &&
    typeof body.no === 'number' &&
    isRecord(body.report) &&
    isRecord(body.about) &&
    isRecord(body.about.metadata) &&
    Array.isArray(body.report.competencies) &&
    Array.isArray(body.report.questions) &&
    Array.isArray(body.versions) &&
    readTranscript(body.transcript) !== null &&
    readReviews(body) !== null;
  return whole ? (body as unknown as ReportForm) : null;
}

export function readTranscript(body: unknown): TranscriptForm | null {
  const whole =
    isRecord(body) && Array.isArray(body.turns) && Array.isArray(body.modes) && typeof body.language === 'string';
  return whole ? (body as unknown as TranscriptForm) : null;
}

export function readReviews(body: unknown): ReviewsForm | null {
  const whole =
    isRecord(body) &&
    Array.isArray(body.reviews) &&
    typeof body.withheld === 'number' &&
    isRecord(body.disagreement) &&
    Array.isArray(body.disagreement.competencies);
  return whole ? (body as unknown as ReviewsForm) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

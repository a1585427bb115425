import type { SESSION_LANGUAGES, sessionEndpoints } from '@colloquy/contract/sessions';
import type { InterviewType } from '@colloquy/contract/shared';
import type { PersonRequest } from '../../features/dialogue/index.ts';
import type { Interview, RoomLinks } from '../../features/interviews/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Body } from '../../platform/http/endpoint.ts';
import { presentPersonRequests } from '../kit/person-requests.ts';
import type { SignedLinks } from '../links/signed-links.ts';

export function presentSession(interview: Interview, rooms: RoomLinks): Body<typeof sessionEndpoints.createSession> {
  return {
    interview_id: interview.id,
    candidate_id: interview.candidateId,
    iframe_url: rooms.url(interview),
    expires_at: toInstant(interview.expiresAt.getTime()),
    email: interview.email ?? '',
    talent_id: interview.talentId,
    completion_status: interview.status,
    session_id: interview.sessionId,
  };
}

/** With what was given when it was created. The database holds nothing but values that the contract once took. */
export function presentDetails(
  interview: Interview,
  metadata: Record<string, string>,
  requests: readonly PersonRequest[] | undefined,
  rooms: RoomLinks,
): Body<typeof sessionEndpoints.getSession> {
  return {
    ...presentSession(interview, rooms),
    external_id: interview.externalId,
    return_url: interview.returnUrl,
    interview_type: interview.interviewType as InterviewType,
    language: interview.language as (typeof SESSION_LANGUAGES)[number],
    name: interview.givenName,
    role: interview.role,
    metadata,
    person_requests: presentPersonRequests(requests),
  };
}

export function presentResults(
  interview: Interview,
  links: SignedLinks,
  now: number,
): Body<typeof sessionEndpoints.getSessionResults> {
  const spoken = interview.startedAt !== null && interview.endedAt !== null;
  return {
    interview_id: interview.id,
    completion_status: interview.status,
    recording_url: links.recording(interview, now),
    transcript_url: spoken ? links.transcript(interview.id, now) : null,
    report_url: interview.reportNo === null ? null : links.report(interview.id, now),
  };
}

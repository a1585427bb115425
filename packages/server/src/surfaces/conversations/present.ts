import type { conversationEndpoints } from '@colloquy/contract/conversations';
import {
  type CoFounderDetails,
  type ConversationView,
  conversationDetails,
  knownFields,
  summaryInForce,
} from '../../features/founder-applications/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Body } from '../../platform/http/endpoint.ts';
import type { ConversationsDeps } from './deps.ts';

type Wire = Body<typeof conversationEndpoints.getConversation>;

export function presentConversation(
  view: ConversationView,
  { rooms, links, clock }: Pick<ConversationsDeps, 'rooms' | 'links' | 'clock'>,
): Wire {
  const details = conversationDetails(
    {
      conversationId: view.id,
      date: view.startedAt === null ? null : toInstant(view.startedAt.getTime()),
      tokenizedLink: rooms.url(view),
      cohort: view.cohort,
      source: view.source,
      videoUrl: links.recording(view, clock.now()),
      transcript: view.transcript,
    },
    knownFields(view),
    summaryInForce(view),
  );
  return {
    conversation_id: details.conversationId,
    date: details.date,
    founder_first_name: details.founderFirstName,
    founder_last_name: details.founderLastName,
    founder_name: details.founderName,
    founder_email: details.founderEmail,
    founder_role: details.founderRole,
    founder_network: toUrl(details.founderNetwork),
    founder_phone: details.founderPhone,
    founder_current_location: details.founderCurrentLocation,
    co_founders: presentCoFounders(details.coFounders),
    tokenized_link: details.tokenizedLink,
    cohort: details.cohort,
    source: details.source,
    status: details.status,
    ps_summary: details.psSummary,
    cap_table: details.capTable,
    pitch_deck: toUrl(details.pitchDeck),
    elevator_pitch: details.elevatorPitch,
    problem: details.problem,
    solution: details.solution,
    traction: details.traction,
    commercial: details.commercial,
    market_size: details.marketSize,
    why_now: details.whyNow,
    competition: details.competition,
    why_you: details.whyYou,
    why_program: details.whyProgram,
    fundraising_status: details.fundraisingStatus,
    availability: details.availability,
    passport_and_visa: details.passportAndVisa,
    video_url: details.videoUrl,
    transcript: details.transcript,
  };
}

function presentCoFounders(coFounders: readonly CoFounderDetails[] | null): Wire['co_founders'] {
  if (coFounders === null) return null;
  return Object.fromEntries(
    coFounders.map((one, index) => [
      `co_founder_${index + 1}`,
      {
        co_founder_first_name: one.firstName,
        co_founder_last_name: one.lastName,
        co_founder_role: one.role,
        co_founder_email: one.email,
        co_founder_network: toUrl(one.network),
        co_founder_phone: one.phone,
      },
    ]),
  );
}

/** People say addresses without the scheme; document 2 has URLs. */
function toUrl(address: string | null): string | null {
  return address === null || /^https?:\/\//iu.test(address) ? address : `https://${address}`;
}

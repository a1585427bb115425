import { isCompleted, type RoomLinks } from '../../interviews/index.ts';
import { REMINDER_BEFORE_MS } from '../invite.ts';
import type { Letter, LetterMaker, LetterPart } from '../letter.ts';
import {
  type CandidateFacts,
  type CandidateLetterDeps,
  candidateFacts,
  candidateLetter,
  type LetterFacts,
} from './candidate-letter.ts';

export type InterviewLetterDeps = CandidateLetterDeps & { rooms: RoomLinks };

/** The invitation: what it is, until when, and the link as it is now. Nothing once it was begun or is over. */
export function invitationLetter(deps: InterviewLetterDeps): LetterMaker {
  return async ({ interviewId }) => {
    const facts = await candidateFacts(deps, interviewId);
    if (facts === null || !isOpen(facts, deps.clock.now())) return null;
    return writeInvitation(facts, deps.rooms.url(facts.interview));
  };
}

/** @param url where its button leads */
export function writeInvitation(facts: LetterFacts, url: string): Letter {
  const { organization, title, words } = facts;
  return candidateLetter(facts, words.say('invitationSubject', { organization, title }), [
    {
      kind: 'text',
      text: `${words.say('invitationText', { organization, title })}\n${words.say('invitationAi', { organization })}`,
    },
    ...wayIn(facts, url),
    { kind: 'text', text: `${words.say('invitationPerson')}\n${words.say('invitationOwn')}` },
  ]);
}

/** Once, 48 hours before the link ends. */
export function reminderLetter(deps: InterviewLetterDeps): LetterMaker {
  return async ({ interviewId }) => {
    const facts = await candidateFacts(deps, interviewId);
    const now = deps.clock.now();
    if (facts === null || !isOpen(facts, now)) return null;
    const dueAt = facts.interview.expiresAt.getTime() - REMINDER_BEFORE_MS;
    if (dueAt > now) return { laterAt: dueAt };
    const { organization, title, words } = facts;
    return candidateLetter(facts, words.say('reminderSubject', { organization }), [
      { kind: 'text', text: words.say('reminderText', { organization, title }) },
      ...wayIn(facts, deps.rooms.url(facts.interview)),
      { kind: 'text', text: `${words.say('invitationPerson')}\n${words.say('reminderOnce')}` },
    ]);
  };
}

export function thanksLetter(deps: InterviewLetterDeps): LetterMaker {
  return async ({ interviewId }) => {
    const facts = await candidateFacts(deps, interviewId);
    if (facts === null || !isCompleted(facts.interview.status)) return null;
    const { organization, title, words } = facts;
    return candidateLetter(facts, words.say('thanksSubject', { organization }), [
      { kind: 'text', text: words.say('thanksText', { title }) },
      { kind: 'text', text: words.say('thanksNext', { organization }) },
    ]);
  };
}

function isOpen({ interview }: CandidateFacts, now: number): boolean {
  return interview.status === 'SCHEDULED' && interview.expiresAt.getTime() > now;
}

function wayIn({ interview, words, identity }: LetterFacts, url: string): LetterPart[] {
  const date = words.date(interview.expiresAt, identity.timeZone);
  return [
    { kind: 'text', text: words.say('invitationUntil', { date }) },
    { kind: 'link', label: words.say('invitationOpen'), url },
  ];
}

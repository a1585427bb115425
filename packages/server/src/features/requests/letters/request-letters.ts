import type { RequestKind } from '@colloquy/contract/shared';
import { parseId } from '../../../platform/ids.ts';
import { accountName } from '../../accounts/index.ts';
import { findListed } from '../../interviews/index.ts';
import {
  type CandidateLetterDeps,
  candidateFacts,
  candidateLetter,
  type Letter,
  type LetterMaker,
  mailSettings,
  mailWords,
  plainName,
} from '../../mails/index.ts';
import type { CandidateRequest } from '../request.ts';
import { findRequest } from '../request-store.ts';

const ASKED = { person: 'answerPerson', review: 'answerReview', erase: 'answerErase' } as const satisfies Record<
  RequestKind,
  string
>;
const TOLD = {
  person: 'requestPersonSubject',
  review: 'requestReviewSubject',
  erase: 'requestEraseSubject',
} as const satisfies Record<RequestKind, string>;

async function requestOf({ db }: CandidateLetterDeps, about: string | null): Promise<CandidateRequest | null> {
  const id = about === null ? null : parseId<'request'>(about);
  return id === null ? null : findRequest(db, id);
}

/** The answer in the candidate's language, around the words of whoever answers. */
export function answerLetter(deps: CandidateLetterDeps): LetterMaker {
  return async ({ about }) => {
    const request = await requestOf(deps, about);
    return request === null || request.state !== 'answered' ? null : letterOf(deps, request, request.answer ?? '');
  };
}

/** The same before it is an answer, as somebody would copy it. Null for an interview that is gone. */
export async function letterOf(
  deps: CandidateLetterDeps,
  { interviewId, kind }: Pick<CandidateRequest, 'interviewId' | 'kind'>,
  answer: string,
): Promise<Letter | null> {
  const facts = await candidateFacts(deps, interviewId);
  if (facts === null) return null;
  const { organization, words } = facts;
  return candidateLetter(facts, words.say('answerSubject', { organization }), [
    { kind: 'text', text: words.say(ASKED[kind], { organization }) },
    { kind: 'quote', text: answer },
  ]);
}

/** Tells the organization that a candidate asks for something, where it asked to be told. */
export function requestLetter(deps: CandidateLetterDeps): LetterMaker {
  return async ({ about }) => {
    const request = await requestOf(deps, about);
    if (request === null || request.state !== 'open') return null;
    const settings = await mailSettings(deps.db, request.accountId);
    const interview = await findListed(deps.db, request.interviewId);
    if (settings.notices === null || interview === null) return null;
    const words = await mailWords(deps.content, settings.language);
    const name = plainName(interview.givenName ?? interview.cvName ?? interview.email ?? '');
    const date = words.date(request.dueAt, settings.timeZone);
    return {
      to: settings.notices,
      organization: plainName(await accountName(deps.db, request.accountId)),
      replyTo: null,
      language: settings.language,
      subject: words.say(TOLD[request.kind]),
      parts: [
        ...(name === '' ? [] : [{ kind: 'text' as const, text: name }]),
        ...(request.note === '' ? [] : [{ kind: 'quote' as const, text: request.note }]),
        { kind: 'text', text: words.say('requestDue', { date }) },
        { kind: 'text', text: words.say('requestHow', { id: request.id }) },
      ],
    };
  };
}

import type { RequestKind } from '@colloquy/contract/shared';
import { parseId } from '../../../platform/ids.ts';
import { accountName, type ConsoleUrls } from '../../accounts/index.ts';
import { findListed } from '../../interviews/index.ts';
import {
  type CandidateLetterDeps,
  candidateFacts,
  candidateLetter,
  type Letter,
  type LetterMaker,
  mailWords,
  noticeTo,
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

/**
 * Tells the organization that a candidate asks for something: who may answer, and the address that it set. It leads to
 * the request in the console, where somebody can sign in to it. To members it names nobody and quotes nothing: it lies
 * in mailboxes that no erasure reaches.
 */
export function requestLetter(deps: CandidateLetterDeps & { consoleUrls: ConsoleUrls }): LetterMaker {
  return async (mail) => {
    const request = await requestOf(deps, mail.about);
    if (request === null || request.state !== 'open') return null;
    const reader = await noticeTo(deps.db, mail);
    const interview = await findListed(deps.db, request.interviewId);
    if (reader === null || interview === null) return null;
    const words = await mailWords(deps.content, reader.language);
    const urls = await deps.consoleUrls.ofAccount(deps.db, request.accountId);
    const name = plainName(interview.givenName ?? interview.cvName ?? interview.email ?? '');
    const date = words.date(request.dueAt, reader.timeZone);
    const isTold = mail.personId === null || urls === null;
    return {
      to: reader.to,
      organization: plainName(await accountName(deps.db, request.accountId)),
      replyTo: null,
      language: reader.language,
      subject: words.say(TOLD[request.kind]),
      parts: [
        ...(isTold && name !== '' ? [{ kind: 'text' as const, text: name }] : []),
        ...(isTold && request.note !== '' ? [{ kind: 'quote' as const, text: request.note }] : []),
        { kind: 'text', text: words.say('requestDue', { date }) },
        urls === null
          ? { kind: 'text', text: words.say('requestHow', { id: request.id }) }
          : { kind: 'link', label: words.say('requestOpen'), url: urls.request(request.id) },
      ],
    };
  };
}

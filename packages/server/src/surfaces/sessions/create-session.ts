import type { sessionEndpoints } from '@colloquy/contract/sessions';
import { mayLeadTo } from '../../features/accounts/index.ts';
import type { Caller } from '../../features/api-keys/index.ts';
import { registerCandidate } from '../../features/candidates/index.ts';
import { createInterview, findInterview, InterviewNotFoundError } from '../../features/interviews/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Body, WriteHandler } from '../../platform/http/endpoint.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import { parseId } from '../../platform/ids.ts';
import { checkCvLink } from '../kit/cv-link.ts';
import { checkReturnUrl } from '../kit/return-url.ts';
import type { SessionsDeps } from './deps.ts';
import { presentSession } from './present.ts';

export function createSessionHandler(deps: SessionsDeps): WriteHandler<typeof sessionEndpoints.createSession, Caller> {
  return async (tx, { body }, caller) => {
    checkCvLink(body.cv_link, deps.outboundAllow);
    await checkReturnUrl('return_url', body.return_url, (url) => mayLeadTo(tx, caller.account.id, url));
    if (deps.types.find(body.interview_type, body.language) === null) {
      const message = `${body.interview_type} is not written in ${body.language}`;
      throw new InvalidRequestError([{ code: 'invalid_value', path: ['language'], message }]);
    }
    const { candidateId, intake } = await registerCandidate(tx, deps, {
      accountId: caller.account.id,
      email: body.email,
      cvLink: body.cv_link ?? null,
    });
    const interview = await createInterview(tx, deps, {
      accountId: caller.account.id,
      door: 'SESSION',
      interviewerId: null,
      interviewType: body.interview_type,
      talentId: body.talent_id ?? null,
      role: body.role ?? null,
      ...(body.metadata === undefined ? {} : { metadata: body.metadata }),
      externalId: body.external_id ?? null,
      linkDays: body.link_days,
      returnUrl: body.return_url ?? null,
      language: body.language,
      candidateId,
      email: body.email,
      givenName: body.name ?? null,
      cvIntakeId: intake?.id ?? null,
    });
    return { body: presentSession(interview, deps.rooms), interviewId: interview.id };
  };
}

/** Links are never stored: a repeated reply gets the one that is good now. */
export function restoreLink(deps: SessionsDeps) {
  return async <Reply extends Body<typeof sessionEndpoints.createSession>>(tx: Tx, reply: Reply): Promise<Reply> => {
    const id = parseId<'interview'>(reply.interview_id);
    const interview = id === null ? null : await findInterview(tx, id);
    if (interview === null) throw new InterviewNotFoundError();
    return { ...reply, iframe_url: deps.rooms.url(interview) };
  };
}

import type { ClaimRefusal, CodeOutcome, VerifyError } from '@colloquy/contract/public';
import type { MessageKey } from '../messages/catalogue.ts';

/** A sentence about what just happened. `bad` ones are announced at once and tied to the field. */
export type Notice = { key: MessageKey; values?: Record<string, string | number>; bad: boolean };

const OUTCOMES: Record<CodeOutcome, MessageKey> = {
  right: 'confirmedNow',
  used: 'confirmedNow',
  wrong: 'wrong',
  'no-code': 'codeMissing',
  locked: 'locked',
  expired: 'expired',
  'not-sent': 'notSent',
};

const REFUSALS: Record<ClaimRefusal, MessageKey> = {
  'not-an-address': 'emailMissing',
  'public-suffix': 'publicSuffix',
  'free-provider': 'freeProvider',
  disposable: 'disposable',
  'school-address': 'schoolAddress',
  'not-a-school': 'notASchool',
};

export function outcomeNotice(outcome: CodeOutcome, triesLeft: number): Notice {
  return { key: OUTCOMES[outcome], values: { tries: triesLeft }, bad: outcome !== 'right' && outcome !== 'used' };
}

export function refusalNotice(error: VerifyError): Notice {
  if (error.code === 'claim-refused' && error.reason !== undefined) return { key: REFUSALS[error.reason], bad: true };
  if (error.code === 'too-many-codes')
    return { key: 'tooMany', values: { minutes: Math.ceil((error.retryAfterSeconds ?? 60) / 60) }, bad: true };
  return { key: error.code === 'invalid' ? 'emailMissing' : 'failedSend', bad: true };
}

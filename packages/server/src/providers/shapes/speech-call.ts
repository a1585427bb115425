import {
  ProcessError,
  type ProcessFailure,
  type SupervisedProcess,
} from '../../platform/workers/supervised-process.ts';
import { type SpeechCall, type SpeechProblem, type SpeechUnavailable, unavailable } from './speech.ts';

/** Resolves at the deadline of a call. @throws the signal's reason when that fires first */
export async function waitUntil({ deadlineAt, signal }: SpeechCall): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const give = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', give);
        resolve();
      },
      Math.max(0, deadlineAt - Date.now()),
    );
    signal.addEventListener('abort', give, { once: true });
  });
}

/** Fires at the deadline and with the caller's signal; `isLate` says which it was. */
export function bounded({ deadlineAt, signal }: SpeechCall): { signal: AbortSignal; isLate(): boolean } {
  const late = AbortSignal.timeout(Math.max(0, Math.ceil(deadlineAt - Date.now())));
  return { signal: AbortSignal.any([signal, late]), isLate: () => late.aborted && !signal.aborted };
}

const PROBLEMS: Record<ProcessFailure, SpeechProblem> = {
  busy: 'busy',
  resting: 'busy',
  stopped: 'failed',
  cancelled: 'too-late',
  failed: 'failed',
  crashed: 'failed',
  unusable: 'failed',
  'start-too-slow': 'failed',
  'call-too-long': 'too-late',
  'too-much-memory': 'failed',
};

/** Asks an embedded engine. @throws the signal's reason when the reply is no longer wanted */
export async function askProcess<Answer>(
  engine: SupervisedProcess,
  name: string,
  input: unknown,
  call: SpeechCall,
): Promise<{ kind: 'answer'; answer: Answer } | SpeechUnavailable> {
  call.signal.throwIfAborted();
  if (call.deadlineAt <= Date.now()) return unavailable(name, 'too-late');
  try {
    return { kind: 'answer', answer: (await engine.call(input, bounded(call).signal)) as Answer };
  } catch (error) {
    call.signal.throwIfAborted();
    if (!(error instanceof ProcessError)) throw error;
    return unavailable(name, PROBLEMS[error.reason]);
  }
}

/** A call to one of several engines: one that is not the last may take half of the time that is left. */
export function withinShare<Call extends SpeechCall>(call: Call, isLast: boolean): Call {
  const now = Date.now();
  return isLast ? call : { ...call, deadlineAt: now + (call.deadlineAt - now) / 2 };
}

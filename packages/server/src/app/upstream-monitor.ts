import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { UPSTREAM_FAULTS, type UpstreamMonitor } from '../providers/profile-source/port.ts';

/** One log line and one figure for each trouble with the upstream named `upstream`; neither holds a name of a person. */
export function createUpstreamMonitor(upstream: string, log: Log, metrics: Metrics): UpstreamMonitor {
  const count = metrics.counters(
    'colloquy_profile_upstream_failures_total',
    'Calls to the profile provider that brought no usable answer, and look-ups not made because it kept failing.',
    'reason',
    UPSTREAM_FAULTS,
  );
  const countMisfits = metrics.counter(
    'colloquy_profile_upstream_misfits_total',
    'Replies of the profile provider with values of another type than their field, which were left out.',
  );
  return {
    failed(reason, httpStatus) {
      count(reason);
      log.warn('profile-upstream-failed', { upstream, reason, httpStatus });
    },
    leftOut(fields) {
      countMisfits();
      log.warn('profile-upstream-misfit', { upstream, fields: fields.join(',') });
    },
  };
}

import type { WorkplaceType } from '../port.ts';
import type { WorkplaceSignal } from './workplace-signals.ts';

type WorkplaceDecision = {
  type: WorkplaceType | null;
  /** The signal the decision rests on. */
  because: WorkplaceSignal | null;
  warnings: string[];
};

/** A sentence so short that its "hybrid" hardly speaks of something else. */
const SHORT = 90;
const NAMES: Readonly<Record<WorkplaceType, string>> = { ONSITE: 'on-site', REMOTE: 'remote', HYBRID: 'hybrid' };

function strongest(signals: readonly WorkplaceSignal[]): WorkplaceSignal | null {
  return signals.reduce<WorkplaceSignal | null>(
    (best, s) => (best === null || s.strength > best.strength ? s : best),
    null,
  );
}

/** Weighs what the text says about where the work is done. */
export function decideWorkplaceType(signals: readonly WorkplaceSignal[]): WorkplaceDecision {
  const said = signals.filter((s) => !s.isNegated && s.strength >= 2);
  const hybrid = said.filter((s) => s.type === 'HYBRID');
  const remote = said.filter((s) => s.type === 'REMOTE');
  const onsite = said.filter((s) => s.type === 'ONSITE' && !s.isSeldom);
  const denied = signals.filter((s) => s.isNegated);
  const result = (type: WorkplaceType, because: WorkplaceSignal | null, ...warnings: string[]): WorkplaceDecision => ({
    type,
    because,
    warnings,
  });
  const doubt = (type: WorkplaceType, other: WorkplaceType) =>
    `The description speaks of both ${NAMES[type]} and ${NAMES[other]} work; it was read as ${NAMES[type]}.`;

  // "On-site (hybrid possible after probation)": what may come later is not what is.
  const later = hybrid.find((h) => h.isLater && h.isOption);
  const now = onsite.find((o) => later !== undefined && o.segment === later.segment && o.start < later.start);
  if (later !== undefined && now !== undefined && now.strength >= 3 && hybrid.every((h) => h.isLater))
    return result('ONSITE', now, doubt('ONSITE', 'HYBRID'));

  const deniesHybrid = denied.some((s) => s.type === 'HYBRID');
  const bestHybrid = strongest(hybrid);
  if (bestHybrid !== null && bestHybrid.strength >= 4 && !(deniesHybrid && hybrid.length === 1)) {
    const rival = strongest(
      [...remote, ...onsite].filter((s) => s.strength === 5 && !s.isPartial && s.segment !== bestHybrid.segment),
    );
    return rival === null ? result('HYBRID', bestHybrid) : result('HYBRID', bestHybrid, doubt('HYBRID', rival.type));
  }

  const bestRemote = strongest(remote);
  const bestOnsite = strongest(onsite);
  const full = strongest(remote.filter((s) => s.isFull || (s.strength === 5 && !s.isPartial && !s.isOption)));
  const partial = [...remote, ...onsite].find((s) => s.isPartial && s.strength >= 3);
  if (partial !== undefined && full === null) {
    // "After probation a day at home may be agreed": until then, and without the agreement, it is the office.
    const isPromise = remote.length > 0 && remote.every((r) => r.isLater && r.isOption && !r.isFull);
    const rule = onsite.find((o) => o.strength >= 3 && !o.isPartial && o.start < partial.start);
    if (isPromise && hybrid.length === 0 && rule !== undefined && !onsite.some((o) => o.isPartial))
      return result('ONSITE', rule, doubt('ONSITE', 'HYBRID'));
    if (partial.type === 'REMOTE' && partial.isByException && bestOnsite !== null) return result('ONSITE', bestOnsite);
    return result('HYBRID', partial);
  }

  if (bestRemote !== null && bestOnsite !== null) {
    const together = onsite.find((o) => remote.some((r) => r.segment === o.segment && !r.isByException));
    if (full !== null && (full.isFull ? bestOnsite.strength < 5 : bestOnsite.strength < 4 && together === undefined)) {
      return result('REMOTE', full, doubt('REMOTE', 'ONSITE'));
    }
    if (partial !== undefined) return result('HYBRID', partial, doubt('HYBRID', 'REMOTE'));
    const fields = [bestRemote, bestOnsite].filter((s) => s.strength === 5).toSorted((a, b) => a.start - b.start);
    const first = fields[0];
    if (first !== undefined)
      return result(first.type, first, doubt(first.type, first.type === 'REMOTE' ? 'ONSITE' : 'REMOTE'));
    if (remote.every((r) => r.isByException) || (bestOnsite.strength === 4 && bestRemote.strength < 3)) {
      return result('ONSITE', bestOnsite, doubt('ONSITE', 'REMOTE'));
    }
    return result('HYBRID', bestRemote, doubt('HYBRID', 'REMOTE'));
  }

  if (bestRemote !== null) {
    if (full !== null) return result('REMOTE', full);
    const plain = strongest(remote.filter((s) => !s.isOption && !s.isByException && s.strength >= 3));
    if (plain !== null) return result('REMOTE', plain);
    return result('HYBRID', bestRemote);
  }
  if (bestOnsite !== null) {
    if (bestHybrid !== null) return result('HYBRID', bestHybrid, doubt('HYBRID', 'ONSITE'));
    return result('ONSITE', bestOnsite);
  }
  const noRemote = denied.find((s) => s.type !== 'ONSITE');
  if (noRemote !== undefined) return result('ONSITE', noRemote);
  const noOffice = denied.find((s) => s.type === 'ONSITE');
  if (noOffice !== undefined)
    return result('REMOTE', noOffice, 'The description says that presence is not asked for; it was read as remote.');
  if (bestHybrid !== null && bestHybrid.segment.end - bestHybrid.segment.start <= SHORT) {
    return result(
      'HYBRID',
      bestHybrid,
      'The description says "hybrid" without saying of what; it was read as the workplace type.',
    );
  }
  if (bestHybrid !== null) {
    const doubt = 'The word "hybrid" stands in the description, but hardly for the place of work.';
    return { type: null, because: bestHybrid, warnings: [doubt] };
  }

  const hint = signals.find((s) => !s.isNegated);
  if (hint !== undefined) {
    return {
      type: null,
      because: hint,
      warnings: ['The description hints at a workplace type without stating it.'],
    };
  }
  return { type: null, because: null, warnings: [] };
}

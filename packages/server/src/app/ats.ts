import { ATTEMPT_REASONS } from '@colloquy/contract/webhooks';
import { ASHBY_API, createNotifyAtsHandler, notifyAtsTask } from '../features/ats/index.ts';
import { Sealer } from '../platform/crypto/sealer.ts';
import type { EndpointDeps } from '../platform/http/endpoint.ts';
import type { Metrics } from '../platform/metrics.ts';
import { consoleReport } from '../surfaces/ats/console-report.ts';
import type { AtsDeps } from '../surfaces/ats/deps.ts';
import type { Context } from './context.ts';

/** Of the keys and secrets of applicant tracking systems. */
export function atsSealer({ secrets }: Pick<Context, 'secrets'>): Sealer {
  return new Sealer(secrets.signing, 'ats');
}

const counted = new WeakMap<Metrics, Pick<AtsDeps, 'countRefused' | 'countStage'>>();

/** Named once, however often the surfaces are built on a context. */
function countersOf(metrics: Metrics): Pick<AtsDeps, 'countRefused' | 'countStage'> {
  const known = counted.get(metrics);
  if (known !== undefined) return known;
  const made = {
    countRefused: metrics.counters('colloquy_ats_refused_total', 'ATS refusals.', 'system', ['greenhouse']),
    countStage: metrics.counters('colloquy_ats_stages_total', 'ATS stages.', 'outcome', [
      'ordered',
      'other-news',
      'other-stage',
      'no-job',
      'no-email',
      'no-mail-server',
    ]),
  };
  counted.set(metrics, made);
  return made;
}

export function atsDeps(context: Context, endpoint: EndpointDeps): AtsDeps {
  return {
    ...endpoint,
    keys: context.keys,
    queue: context.queue,
    emit: context.emit,
    sealer: atsSealer(context),
    sendsMail: context.sendsMail,
    enqueueCvFetch: context.enqueueCvFetch,
    outboundAllow: context.config.outboundAllow,
    origin: () => context.origin.current,
    ...countersOf(context.metrics),
  };
}

export function registerAtsTasks(context: Context): void {
  const count = context.metrics.counters('colloquy_ats_attempts_total', 'ATS attempts.', 'outcome', [
    'TOLD',
    ...ATTEMPT_REASONS,
    'NOT_CONNECTED',
    'KEY_UNREADABLE',
    'FOREIGN_HOST',
  ]);
  context.tasks.register(
    notifyAtsTask,
    createNotifyAtsHandler({
      ...context,
      sealer: atsSealer(context),
      outboundAllow: context.config.outboundAllow,
      ashbyApi: ASHBY_API,
      profileUrl: (organizationId, interviewId) => consoleReport(context.origin.current, organizationId, interviewId),
      count,
      random: Math.random,
    }),
  );
}

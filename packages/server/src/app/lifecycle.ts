import { rm } from 'node:fs/promises';
import { WEBHOOK_KEEP_DAYS } from '@colloquy/contract/shared';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../config/env.ts';
import { countOpenEmbedders } from '../features/accounts/index.ts';
import { resealAtsKeys } from '../features/ats/index.ts';
import { freeLeases } from '../features/dialogue/index.ts';
import { listFloors } from '../features/fair-process/index.ts';
import { sweepInterviews } from '../features/interviews/index.ts';
import { dropOldMails, existingMails } from '../features/mails/index.ts';
import { dropOldChallenges, dropOldLinks, dropOldSessions, dropUnwritten } from '../features/people/index.ts';
import { dropOldReplies } from '../features/profiles/index.ts';
import { dropOldRecordings, finaliseSilent } from '../features/recordings/index.ts';
import { dropOldRecords, dropOldReplays, ensurePartitions } from '../features/request-log/index.ts';
import { dropOldClaims, dropOldDeliveries, existingClaims } from '../features/verification/index.ts';
import { dropOldSounds } from '../features/voice/index.ts';
import { dropOldMessages, resealSecrets } from '../features/webhooks/index.ts';
import { DAY_MS } from '../platform/clock.ts';
import { codeOf } from '../platform/code-of.ts';
import { withPatience } from '../platform/db/db-failure.ts';
import { resealErasureKeys } from '../platform/db/erasure-keys.ts';
import { joinNodes, keepAlive, leaveNodes } from '../platform/db/migrate.ts';
import { dropOldTombstones } from '../platform/db/tombstones.ts';
import { Connections } from '../platform/http/connections.ts';
import { leastId } from '../platform/ids.ts';
import { Loop } from '../platform/loop.ts';
import { atsSealer } from './ats.ts';
import type { Context } from './context.ts';
import { openControlSocket } from './control-socket.ts';
import { createHttp } from './http.ts';
import { ownMigrations } from './open-database.ts';
import { registerTasks } from './tasks.ts';

const SWEEP_MS = 5_000;
/** How often recordings are looked for that got nothing for long. */
const SILENT_MS = 60_000;
/** How long a mail may outlive the person it was written to. */
const OUTBOX_MS = 60_000;
/** Well under the time after which a silent node counts as ended. */
const HEARTBEAT_MS = 15_000;
/** Engines that were pulled or added by hand meanwhile are in use so long after. */
const SPEECH_LOOK_MS = 15_000;
const MAINTENANCE_MS = 3_600_000;
/** An operator's system ends a program hard after 20 s or more: requests and background work share less than that. */
const REQUESTS_GRACE_MS = 9_000;
const STOP_MS = 17_000;
/** Longer than any span that the limits of claims look back, and than their links live. */
const CLAIM_KEEP_MS = 7 * DAY_MS;
/** Of invitations that were never used: so long they are shown as past their time. */
const LINK_KEEP_MS = 30 * DAY_MS;
/** Background work leaves the first calls the database. */
const WORK_AFTER_MS = 500;
/** What takes a tenth of a second comes before it could meet many calls, and before the background work. */
const LOAD_AFTER_MS = 250;
const WARM_AFTER_MS = 2_000;
const DELIVERY_KEEP_MS = 30 * DAY_MS;
/** How long it shows what became of a mail. */
const MAIL_KEEP_MS = 90 * DAY_MS;
/** Of messages with their deliveries and attempts: for so long they can be replayed. */
const WEBHOOK_KEEP_MS = WEBHOOK_KEEP_DAYS * DAY_MS;

export type Running = { url: string; stop(how?: StopOptions): Promise<void> };

export type StopOptions = {
  /** How long the listener stays open first, in milliseconds; 0 when absent. */
  drainMs?: number;
  /** Ends every wait: what is under way is cut off. */
  hurry?: AbortSignal;
};

const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

/** @throws {ConfigError} when the port is taken, or the address is none of this machine */
async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new ConfigError('COLLOQUY_PORT', `${port} is in use by another program`);
    if (code === 'EACCES') throw new ConfigError('COLLOQUY_PORT', `${port} may not be used by this user`);
    if (NO_ADDRESS.has(code)) throw new ConfigError('COLLOQUY_HOST', 'must name an address of this machine');
    throw error;
  }
}

/**
 * Starts what the role asks for. `stop` drains:
 *
 *   readiness 503, polls answered, `Connection: close` ─ drainMs → listener closed, requests finish ─ 9 s at most →
 *   background work, 17 s with the requests → record stored, database closed
 */
export async function startServer(
  context: Context,
  options: { checkReplies?: boolean; patienceMs?: number } = {},
): Promise<Running> {
  const { config, db, clock, log } = context;
  const patienceMs = options.patienceMs ?? 0;
  await withPatience(patienceMs, () => context.requestLog.catchUp());
  const migrations = ownMigrations();
  const node = { id: context.ids.next(), role: config.role };
  // Nobody else works on the embedded database: the lock of its folder says so.
  const isAlone = db.kind === 'embedded';
  if (!isAlone) await withPatience(patienceMs, () => joinNodes(db, migrations, node));
  registerTasks(context);
  const works = config.role !== 'api';
  const heartbeat = new Loop('heartbeat', HEARTBEAT_MS, log, () => keepAlive(db, migrations, node));
  if (!isAlone) heartbeat.start(HEARTBEAT_MS);
  const loops = works
    ? [
        new Loop('sweep', SWEEP_MS, log, async () => {
          while ((await sweepInterviews(context)) >= 100);
        }),
        new Loop('silent-recordings', SILENT_MS, log, async () => {
          while ((await finaliseSilent({ db, clock, queue: context.queue })) >= 100);
        }),
        // Mails of the release before are named by their claims.
        new Loop('outbox', OUTBOX_MS, log, () =>
          context.outbox.keepOnly(
            async (ids) => new Set([...(await existingMails(db, ids)), ...(await existingClaims(db, ids))]),
          ),
        ),
        new Loop('upkeep', MAINTENANCE_MS, log, async () => {
          const now = clock.now();
          await ensurePartitions(db, new Date(now));
          // What an organization has switched on as its floor holds for all that is dropped by age.
          const floors = (await listFloors(db)).map(({ organizationId, keepDays }) => ({
            organizationId,
            olderThan: new Date(now - keepDays * DAY_MS),
            oldest: leastId(now - keepDays * DAY_MS),
          }));
          await dropOldRecords(db, new Date(now - config.record.retentionDays * DAY_MS), floors);
          await dropOldTombstones(db, new Date(now - config.record.retentionDays * DAY_MS));
          await dropOldReplays(db, now);
          await dropOldReplies(db, now);
          await dropOldSessions(db, new Date(now));
          await dropOldChallenges(db, new Date(now));
          await dropOldLinks(db, new Date(now - LINK_KEEP_MS));
          await dropUnwritten(db, new Date(now));
          await dropOldClaims(db, new Date(now - CLAIM_KEEP_MS));
          await dropOldDeliveries(db, new Date(now - DELIVERY_KEEP_MS));
          while ((await dropOldRecordings(context.recordings, config.recording.retentionDays)) >= 100);
          while ((await dropOldSounds({ ...context.recordings, room: context.room })) >= 100);
          await context.outbox.dropOld(now);
          await dropOldMails(db, leastId(now - MAIL_KEEP_MS), floors);
          await dropOldMessages(db, leastId(now - WEBHOOK_KEEP_MS), floors);
          await resealSecrets(db, context.sealer, log);
          await resealAtsKeys(db, atsSealer(context), log);
          await resealErasureKeys(db, context.erasureSealer);
        }),
      ]
    : [];
  const looksForSpeech = config.role !== 'worker' && (config.voice.offered || config.readAloud);
  if (looksForSpeech)
    loops.push(
      new Loop('speech-engines', SPEECH_LOOK_MS, log, async () => {
        context.lookForSpeech();
      }),
    );
  // Whoever was killed while it assessed holds a lease that nobody else would have to wait for.
  if (isAlone) await freeLeases(db);
  const { app, hub, warm, drain } = await createHttp(context, { checkReplies: options.checkReplies ?? false });
  const connections = new Connections(app.server);
  await listen(app, config.http);
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.http.port;
  const host = config.http.host.includes(':') ? `[${config.http.host}]` : config.http.host;
  const url = `http://${host}:${port}`;
  if (config.http.publicUrls.length === 0) context.origin.current = url;
  // Calls come first: on the embedded database each statement of theirs would wait for those of the background work.
  if (works) {
    // A process that was killed while it made a file left a person's sound and picture there.
    await rm(context.recordings.workFolder, { recursive: true, force: true });
    await context.tasks.start(WORK_AFTER_MS);
  }
  for (const loop of loops) loop.start(WORK_AFTER_MS);
  // After the start, so that it is no slower for it; the first page, text and CV then need not wait for theirs.
  const loading = setTimeout(() => {
    warm();
    void context.readings.load().catch((error: unknown) => log.error('readers-not-loaded', error));
    void warnOfOpenEmbedders(context).catch((error: unknown) => log.error('parent-origins-not-counted', error));
  }, LOAD_AFTER_MS).unref();
  const warming = setTimeout(() => {
    context.readings.warm();
    if (works) context.cvReader.warm?.();
  }, WARM_AFTER_MS).unref();
  const closeControl = isAlone ? await openControlSocket(context) : async () => undefined;
  return {
    url,
    async stop({ drainMs = 0, hurry = new AbortController().signal } = {}) {
      drain();
      await waitUnless(hurry, drainMs);
      const stopAt = performance.now() + STOP_MS;
      clearTimeout(loading);
      clearTimeout(warming);
      await closeControl();
      hub.stop();
      // First, so that another node takes the assessments over while requests still finish here.
      await context.room.assessments.stop();
      await Promise.all([app.close(), connections.drain(REQUESTS_GRACE_MS, hurry)]);
      for (const loop of loops) await loop.stop();
      if (works) await context.tasks.stop(hurry.aborted ? 0 : Math.max(0, stopAt - performance.now()));
      await heartbeat.stop();
      if (!isAlone) await leaveNodes(db, node.id).catch((error: unknown) => log.error('node-not-signed-off', error));
      await context.close();
    },
  };
}

/** Says how many accounts let any page embed their sessions. */
async function warnOfOpenEmbedders({ config, db, log }: Context): Promise<void> {
  const open = config.surfaces.has('sessions') ? await countOpenEmbedders(db) : 0;
  if (open > 0) log.warn('parent-origins-open', { accounts: open, hint: 'colloquy origins set' });
}

/** Resolves after `ms`, or as soon as `hurry` says so. */
async function waitUnless(hurry: AbortSignal, ms: number): Promise<void> {
  if (ms === 0 || hurry.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    hurry.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

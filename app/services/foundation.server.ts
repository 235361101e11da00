/** What everything else stands on: reports, the database, events, files, limits, and what each plan allows. */
import { join } from 'node:path';
import { createEntitlements } from './billing/entitlements.server.ts';
import type { Closing } from './closing.ts';
import type { Settings } from './config/config.ts';
import { completeSettings } from './config/load-config.server.ts';
import { openDatabase } from './database/database.server.ts';
import { lockServer } from './database/server-lock.server.ts';
import { parseServerAddress } from './database/server.server.ts';
import { createEventStreams } from './events/event-streams.server.ts';
import { createEvents } from './events/events.server.ts';
import { createRateLimiter } from './rate-limits/database-limiter.server.ts';
import { createReporter, setReporter } from './reporting/reporter.server.ts';
import { createDiskStorage } from './storage/disk-storage.server.ts';

export type Foundation = Awaited<ReturnType<typeof openFoundation>>;

/** `serves`: this process answers requests, so it takes the database for itself. */
export async function openFoundation(settings: Settings, { serves, closing }: { serves: boolean; closing: Closing }) {
  const sentry = settings.sentry
    ? (await import('./reporting/sentry.server.ts')).openSentry(settings.sentry)
    : undefined;
  closing.add(() => sentry?.close());
  const reporter = createReporter({ level: settings.logLevel, forward: sentry?.send });
  reporter.conceal(settings.secrets);
  setReporter(reporter);
  const { report } = reporter;
  // The folder's lock protects the embedded database. Runs before the migrations: a newer server must not change the
  // tables of a running one.
  const lock =
    serves && settings.databaseUrl ? await lockServer(parseServerAddress(settings.databaseUrl), { report }) : null;
  closing.add(() => lock?.release());
  // Opening the database locks the data folder, which then holds the secret.
  const database = closing.keep(await openDatabase(settings));
  await lock?.register(database.pool);
  const config = completeSettings(settings);
  reporter.conceal([config.secret]);
  const { prisma } = database;
  const events = closing.keep(createEvents({ database, report }));
  return {
    config,
    reporter,
    report,
    database,
    prisma,
    events,
    streams: closing.keep(createEventStreams({ events, report })),
    storage: createDiskStorage(join(config.dataDir, 'assets'), { report }),
    limiter: createRateLimiter({ prisma }),
    entitlements: createEntitlements(config),
    /** Resolves, with the line to print, when another server has taken over the database. */
    replaced: lock?.replaced ?? new Promise<never>(() => undefined),
  };
}

/**
 * Generations: slow or metered work as durable jobs. Begun with credits reserved, worked on by any free worker, ended
 * with the credits settled or returned, and visible to its user all the time, through reloads and process ends.
 */
import { parseOrThrow } from '#design/document/schema-issues.ts';
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import { letGo } from '#app/services/assets/let-go.server.ts';
import type { Entitlements } from '#app/services/billing/entitlements.server.ts';
import type { Ledger } from '#app/services/billing/ledger.server.ts';
import type { Database } from '#app/services/database/database.server.ts';
import type { Events } from '#app/services/events/events.server.ts';
import { ACCOUNT_LIMITS } from '#app/services/quota/account-limits.ts';
import { TooManyError } from '#app/services/quota/storage-full-error.ts';
import type { StorageQuota } from '#app/services/quota/storage-quota.server.ts';
import { message } from '#messages/message.ts';
import { createProgressFeed } from './progress-feed.server.ts';
import type { GenerationDeclaration, GenerationPorts, HostedWork } from './declaration.ts';
import { declarations as allDeclarations } from './declarations.server.ts';
import type { GenerationPage, GenerationView, MadeVariation } from '#app/contracts/generation.ts';
import { GenerationError } from './generation-error.ts';
import { jobOf, resultsOf, stateOf, type GenerationRow } from './generation-rows.server.ts';
import { historyIds, type HistorySearch } from './history-list.server.ts';
import { createJobQueue, type JobQueue, type Lane } from './job-queue.server.ts';
import { mayBeSeen } from './judged.ts';
import { allowAll, assetsOf, type Moderation } from '#app/services/moderation/moderation.ts';
import { createReviews, type Reviews } from './reviews.server.ts';
import { createRunner } from './runner.server.ts';
import { createSteps } from './steps.server.ts';
import type { StepNote } from './steps.ts';
import { createTerms } from './terms.server.ts';

export interface StartOptions {
  kind: string;
  input: unknown;
  /** A repeat with the same key is the same generation. */
  requestKey: string | null;
}

export interface Generations {
  /** Throws KernelError for a malformed input, GenerationError, GenerationLimitError. */
  start(userId: string, options: StartOptions): Promise<GenerationView>;
  /** Null: not this user's, or missing. */
  get(userId: string, id: string): Promise<GenerationView | null>;
  /**
   * Records that its user downloads or uses its results: its credits stay spent. Called before the result is read, so
   * that a concurrent report comes first or too late.
   */
  take(userId: string, id: string): Promise<void>;
  /**
   * Takes one of its results, by place, with its layers. Throws GenerationError: not this user's, nothing there yet,
   * hidden.
   */
  made(userId: string, id: string, variation: number): Promise<MadeVariation>;
  /** Newest first. */
  list(userId: string, search?: Partial<HistorySearch>): Promise<GenerationPage>;
  /** Ends one that goes on: what was shown of it stays, and is paid. Of one that has ended says how. */
  cancel(userId: string, id: string, options?: { note?: StepNote }): Promise<GenerationView>;
  /**
   * Another try, with credits of its own and the checks of a new one: what moderation refuses is flagged. Throws as
   * `start` does. `free`: it costs its user nothing.
   */
  retry(userId: string, id: string, options?: { free?: boolean; note?: StepNote }): Promise<GenerationView>;
  /** Decisions about what was flagged or reported. */
  reviews: Reviews;
  /**
   * Hides a result and keeps it for review. Its credits are returned if it was not taken before, as often as the plan
   * table allows.
   */
  report(userId: string, id: string, reason: string): Promise<GenerationView>;
  /** Deletes it, with results that nothing else uses. Flagged ones are kept for review, hidden. */
  remove(userId: string, id: string): Promise<void>;
  /**
   * Ends all of a user's running generations and deletes them: their account ends. Returns the assets without a grant.
   */
  removeAll(userId: string): Promise<string[]>;
  /**
   * Continues what a terminated process left, and works from then on. Once is enough; starting the first one does it
   * too.
   */
  open(): Promise<void>;
  close(): Promise<void>;
}

export interface GenerationsDependencies {
  database: Pick<Database, 'prisma' | 'pool' | 'kind'>;
  events: Pick<Events, 'publish'>;
  ledger: Pick<Ledger, 'reserve' | 'settle' | 'release' | 'refund'>;
  entitlements: Pick<Entitlements, 'can'>;
  /** How much users may store; absent: without limit. */
  quota?: Pick<StorageQuota, 'assertRoom'>;
  assets: Pick<Assets, 'discardUnused' | 'use'> & { forUser(userId: string): AssetsPort };
  ports(userId: string, assets: AssetsPort): GenerationPorts;
  moderation?: Moderation;
  /** How many this process works on in parallel, by lane; 0: none, others do. */
  slots: Readonly<Record<Lane, number>>;
  /** Left out: nothing. */
  hosted?: HostedWork;
  /** One ended by itself: it succeeded, failed or was flagged. */
  ended?(row: GenerationRow): void;
  report(error: unknown, context?: Record<string, unknown>): void;
  now?: () => Date;
  /** Tests pass their own kinds. */
  declarations?: Readonly<Record<string, GenerationDeclaration | undefined>>;
  queue?: JobQueue;
  times?: { pollMs?: number; turnMs?: number; noteEveryMs?: number; beatMs?: number; newsEveryMs?: number };
}

/** A process that is alone on its database receives everything that is sent; others have to poll. */
const POLL_MS = { embedded: 10_000, server: 2_000 } as const;
const PAGE = 24;

const NOTHING_HOSTED: HostedWork = { images: () => false, cutouts: false, edits: false, videos: false };

export function createGenerations(dependencies: GenerationsDependencies): Generations {
  const {
    database,
    events,
    ledger,
    entitlements,
    quota,
    assets,
    ports,
    slots,
    hosted = NOTHING_HOSTED,
    moderation = allowAll,
    ended = () => undefined,
    now = () => new Date(),
    times = {},
  } = dependencies;
  const declarations: Readonly<Record<string, GenerationDeclaration | undefined>> =
    dependencies.declarations ?? allDeclarations;
  const { prisma }: { prisma: PrismaClient } = database;
  const report = (error: unknown, context: Record<string, unknown> = {}) =>
    dependencies.report(error, { area: 'generations', ...context });
  const queue = dependencies.queue ?? createJobQueue({ database, report });
  const progressFeed = createProgressFeed({
    prisma,
    events,
    declarations,
    slots,
    now,
    report,
    newsEveryMs: times.newsEveryMs,
  });
  const steps = createSteps({ prisma, ledger, queue, now });
  const { checked, termsOf } = createTerms({ prisma, declarations, quota, entitlements, assets, ports, moderation });
  const discard = async (userId: string, id: string, made: readonly string[]) =>
    void (await letGo({ prisma, assets }, userId, made, { generation: id }));
  const take = async (userId: string, id: string) =>
    void (await prisma.generation.updateMany({
      where: { id, userId, takenAt: null, unit: { not: null }, state: { in: ['generating', 'succeeded'] } },
      data: { takenAt: now() },
    }));
  const earlier = async (userId: string, id: string) => {
    await take(userId, id);
    const row = await prisma.generation.findFirst({ where: { id, userId, hiddenAt: null } });
    return row && { kind: row.kind, state: stateOf(row), input: row.input, ...resultsOf(row) };
  };
  const runner = createRunner({
    queue,
    steps,
    progressFeed,
    declarations,
    assets,
    ports,
    moderation,
    earlier,
    discard,
    slots,
    ended,
    now,
    report,
    pollMs: POLL_MS[database.kind],
    ...times,
  });

  let opening: Promise<void> | null = null;
  let closed = false;

  function open(): Promise<void> {
    opening ??= (async () => {
      await queue.open();
      await takeUp();
      if (!closed) runner.start();
    })().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  /** Every unfinished generation needs a job that will be taken. */
  async function takeUp(): Promise<void> {
    const going = await prisma.generation.findMany({
      where: { state: 'generating' },
      orderBy: [{ round: 'asc' }, { queuedAt: 'asc' }, { id: 'asc' }],
    });
    for (const row of going) {
      const job = jobOf(row);
      const state = job === null ? 'gone' : await queue.stateOf(job);
      if (state === 'gone') await steps.sendAgain(row.id, row.job);
      // Nobody else can be working on the embedded database. On a server it may be another process: the queue notices
      // when that is dead.
      else if (job !== null && database.kind === 'embedded' && (state === 'taken' || row.runningSince !== null)) {
        await prisma.generation.updateMany({ where: { id: row.id, job: job.id }, data: { runningSince: null } });
        if (state === 'taken') await queue.giveBack(job);
      }
    }
  }

  const viewOf = async (row: GenerationRow): Promise<GenerationView> => {
    const [view] = await progressFeed.views([row]);
    if (!view) throw new Error('A row without a view');
    return view;
  };

  /** What its user may see of it. */
  const visible = (userId: string): Prisma.GenerationWhereInput => ({ userId, hiddenAt: null });

  async function mine(userId: string, id: string): Promise<GenerationRow> {
    const row = await prisma.generation.findFirst({ where: { id, ...visible(userId) } });
    if (!row) throw new GenerationError('not_found');
    return row;
  }

  const sameRequest = (row: GenerationRow, kind: string, input: unknown) => {
    if (row.kind !== kind || canonical(row.input) !== canonical(input)) throw new GenerationError('key_reused');
    return row;
  };

  return {
    open,
    reviews: createReviews({ prisma, assets, changed: (row) => progressFeed.changed(row), now }),

    async start(userId, { kind, input: given, requestKey }) {
      const declaration = Object.hasOwn(declarations, kind) ? declarations[kind] : undefined;
      if (!declaration) throw new GenerationError('unknown_kind');
      const input = parseOrThrow(declaration.input, given);
      const before =
        requestKey === null
          ? null
          : await prisma.generation.findUnique({ where: { userId_requestKey: { userId, requestKey } } });
      if (before) return viewOf(sameRequest(before, kind, input));
      if ((await prisma.generation.count({ where: { userId } })) >= ACCOUNT_LIMITS.generations) {
        throw new TooManyError(message('quota.tooManyGenerations', { limit: ACCOUNT_LIMITS.generations }));
      }
      const { cost, flagged } = await checked(userId, declaration, input);
      await open();
      await assets.use(userId, assetsOf(input));
      const { row, isNew } = await steps.create({
        userId,
        kind,
        input: input as Prisma.InputJsonValue,
        cost,
        lane: declaration.isHosted?.(input, hosted) ? 'hosted' : 'here',
        size: declaration.size(input),
        requestKey,
        flagged,
      });
      if (!isNew) return viewOf(sameRequest(row, kind, input));
      runner.wake();
      void progressFeed.changed(row);
      return viewOf(row);
    },

    async get(userId, id) {
      const row = await prisma.generation.findFirst({ where: { id, ...visible(userId) } });
      return row && viewOf(row);
    },

    take,

    async made(userId, id, variation) {
      await take(userId, id);
      const row = await mine(userId, id);
      const found = mayBeSeen(stateOf(row), resultsOf(row)).find(({ place }) => place === variation);
      if (!found) throw new GenerationError('not_found');
      return found.variation;
    },

    async list(userId, { limit = PAGE, ...search } = {}) {
      const { ids, next } = await historyIds(database, userId, { ...search, limit });
      const rows = await prisma.generation.findMany({ where: { id: { in: ids }, ...visible(userId) } });
      const places = new Map(ids.map((id, place) => [id, place]));
      const shown = rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
      return { generations: await progressFeed.views(shown), next };
    },

    async cancel(userId, id, { note } = {}) {
      await mine(userId, id);
      await open();
      const done = await steps.cancel(userId, id, note);
      if (!done) throw new GenerationError('not_found');
      if (done.cancelled) {
        runner.abandon(id);
        runner.wake();
        await progressFeed.changed(done.row);
        await discard(userId, id, done.row.assets);
      }
      return viewOf(done.row);
    },

    async retry(userId, id, { free = false, note } = {}) {
      const before = await mine(userId, id);
      const terms = await termsOf(before);
      await open();
      const row = await steps.retry(userId, id, free ? { ...terms, cost: null } : terms, note);
      if (!row) throw new GenerationError('not_found');
      runner.wake();
      await progressFeed.changed(row);
      return viewOf(row);
    },

    async report(userId, id, reason) {
      await mine(userId, id);
      const row = await steps.report(userId, id, reason);
      if (!row) throw new GenerationError('not_found');
      await progressFeed.changed(row);
      return viewOf(row);
    },

    async remove(userId, id) {
      await mine(userId, id);
      await open();
      const done = await steps.cancel(userId, id);
      if (!done) throw new GenerationError('not_found');
      runner.abandon(id);
      if (done.row.state === 'flagged')
        await prisma.generation.updateMany({ where: { id, userId }, data: { hiddenAt: now() } });
      else {
        await prisma.generation.deleteMany({ where: { id, userId } });
        await discard(userId, id, done.row.assets);
      }
      await events.publish(userId, { type: 'generation.deleted', id });
      if (done.cancelled) runner.wake();
    },

    async removeAll(userId) {
      const rows = await prisma.generation.findMany({
        where: { userId },
        select: { id: true, assets: true, job: true },
      });
      if (rows.some(({ job }) => job !== null)) await open();
      for (const { id } of rows) {
        await steps.cancel(userId, id);
        runner.abandon(id);
      }
      return rows.flatMap((row) => row.assets);
    },

    async close() {
      closed = true;
      // Opening has to finish before it can be closed.
      const opened =
        opening &&
        (await opening.then(
          () => true,
          () => false,
        ));
      await runner.close();
      if (opened) await queue.close();
    },
  };
}

/** The same text for the same plain data, whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

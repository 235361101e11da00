/** Reports to users how far their generations are: progress of running ones, places and times of waiting ones. */
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { Events } from '#app/services/events/events.server.ts';
import type { GenerationDeclaration } from './declaration.ts';
import { newsOf, viewOf, type Going, type GenerationRow } from './generation-rows.server.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { LANES, type Lane } from './job-queue.server.ts';
import { placesOf, remainingOf, type Place, type RunningWork } from './waiting.ts';

export interface ProgressFeed {
  /** Views of rows, with what is known of unfinished ones. */
  views(rows: readonly GenerationRow[]): Promise<GenerationView[]>;
  /** A state changed: notifies its user, and those whose place in the queue moved. Never rejects. */
  changed(row: GenerationRow): Promise<void>;
  /** The progress of one that runs here. Sent immediately, but no more often than people can read. */
  progressed(row: GenerationRow, share: number | null, stage: string | null): void;
  /** One that ran here has ended. */
  forget(id: string): void;
  /** Whether anybody else waits in the same lane. */
  othersWait(row: Pick<GenerationRow, 'userId' | 'lane'>): Promise<boolean>;
}

export interface ProgressFeedDependencies {
  prisma: PrismaClient;
  events: Pick<Events, 'publish'>;
  declarations: Readonly<Record<string, GenerationDeclaration | undefined>>;
  /** How many run in parallel in each lane. */
  slots: Readonly<Record<Lane, number>>;
  now(): Date;
  report(error: unknown): void;
  /** Between two news of one generation, ms. */
  newsEveryMs?: number;
}

/** Number of generations used for measuring times. */
const MEASURED = 40;
const MEASURED_FOR_MS = 60_000;
const NEWS_EVERY_MS = 300;

interface Queued {
  places: Map<string, Place>;
  running: Map<string, number>;
}

type GoingRow = Pick<
  GenerationRow,
  'id' | 'userId' | 'lane' | 'kind' | 'size' | 'progress' | 'runningSince' | 'workedMs'
>;

export function createProgressFeed({
  prisma,
  events,
  declarations,
  slots,
  now,
  report,
  newsEveryMs = NEWS_EVERY_MS,
}: ProgressFeedDependencies): ProgressFeed {
  /** Those that run in this process, and what was last reported about them. */
  const here = new Map<
    string,
    {
      row: GenerationRow;
      share: number | null;
      stage: string | null;
      sharedAt: number;
      toldAt: number;
      timer: NodeJS.Timeout | undefined;
    }
  >();
  /** What waiting users were told last. */
  const told = new Map<string, number>();
  let measured: { at: number; perPart: Promise<Map<string, number>> } | null = null;

  /** Medians of the recent time per part, ms, by kind. */
  function perPart(): Promise<Map<string, number>> {
    const at = now().getTime();
    if (!measured || at - measured.at > MEASURED_FOR_MS) {
      const read = prisma.$queryRaw<{ kind: string; median: number }[]>`
        SELECT m."kind", percentile_cont(0.5) WITHIN GROUP (ORDER BY m."part") AS "median" FROM (
          SELECT "kind", "workedMs"::float8 / GREATEST("size", 1) AS "part", row_number() OVER (PARTITION BY "kind" ORDER BY "endedAt" DESC) AS "n"
          FROM "generation" WHERE "state" = 'succeeded' AND "workedMs" > 0
        ) m WHERE m."n" <= ${MEASURED} GROUP BY m."kind"`.then(
        (rows) => new Map(rows.map(({ kind, median }) => [kind, Number(median)])),
      );
      read.catch(() => (measured = null));
      measured = { at, perPart: read };
    }
    return measured.perPart;
  }

  const durationOf = (times: Map<string, number>, { kind, size }: Pick<GoingRow, 'kind' | 'size'>) =>
    (times.get(kind) ?? declarations[kind]?.expectedMs ?? 10_000) * size;

  function runningOf(times: Map<string, number>, row: GoingRow): RunningWork {
    const workedMs = row.workedMs + (row.runningSince ? Math.max(0, now().getTime() - row.runningSince.getTime()) : 0);
    const own = here.get(row.id);
    return {
      id: row.id,
      durationMs: durationOf(times, row),
      workedMs,
      ...(own ? { progress: own.share, sinceMs: now().getTime() - own.sharedAt } : { progress: row.progress }),
    };
  }

  /** All unfinished ones, in the order of the queue. */
  function goingRows(): Promise<GoingRow[]> {
    return prisma.generation.findMany({
      where: { state: 'generating' },
      orderBy: [{ round: 'asc' }, { queuedAt: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        userId: true,
        lane: true,
        kind: true,
        size: true,
        progress: true,
        runningSince: true,
        workedMs: true,
      },
    });
  }

  async function queued(rows?: GoingRow[]): Promise<Queued> {
    const [times, going] = await Promise.all([perPart(), rows ?? goingRows()]);
    const running = going.filter(({ runningSince }) => runningSince !== null).map((row) => runningOf(times, row));
    const places = LANES.flatMap((lane) => {
      const line = going.filter((row) => row.lane === lane);
      const waiting = line
        .filter(({ runningSince }) => runningSince === null)
        .map((row) => ({ id: row.id, durationMs: durationOf(times, row) }));
      return [
        ...placesOf(
          waiting,
          line.filter(({ runningSince }) => runningSince !== null).map((row) => runningOf(times, row)),
          slots[lane],
        ),
      ];
    });
    return { places: new Map(places), running: new Map(running.map((work) => [work.id, remainingOf(work)])) };
  }

  function goingOf(row: GenerationRow, { places, running }: Queued): Going {
    const own = here.get(row.id);
    return {
      place: places.get(row.id) ?? null,
      remainingMs: running.get(row.id) ?? null,
      ...(own ? { progress: { share: own.share, stage: own.stage } } : {}),
    };
  }

  const nothing: Queued = { places: new Map(), running: new Map() };
  const publish = (row: GenerationRow, at: Queued) =>
    events.publish(row.userId, { type: 'generation', ...newsOf(row, goingOf(row, at)) });

  async function tell(id: string): Promise<void> {
    const times = await perPart();
    const own = here.get(id);
    if (!own) return;
    const { row } = own;
    own.toldAt = now().getTime();
    await publish(row, { places: new Map(), running: new Map([[row.id, remainingOf(runningOf(times, row))]]) });
  }

  /** Notifies those whose place has changed. */
  async function tellWaiting(except: string): Promise<void> {
    const rows = await goingRows();
    const at = await queued(rows);
    for (const id of told.keys()) if (!at.places.has(id)) told.delete(id);
    for (const { id, userId } of rows) {
      const place = at.places.get(id);
      if (!place || told.get(id) === place.position) continue;
      told.set(id, place.position);
      if (id === except) continue;
      const row = await prisma.generation.findUnique({ where: { id } });
      if (row?.userId === userId) await publish(row, at);
    }
  }

  return {
    async views(rows) {
      const at = rows.some(({ state }) => state === 'generating') ? await queued() : nothing;
      return rows.map((row) => viewOf(row, goingOf(row, at)));
    },

    async changed(row) {
      try {
        if (row.state === 'succeeded') measured = null;
        const waits = row.state === 'generating' && row.runningSince === null;
        if (!waits) told.delete(row.id);
        await publish(row, row.state === 'generating' ? await queued() : nothing);
        await tellWaiting(row.id);
      } catch (error) {
        // Users read the state when they look again.
        report(error);
      }
    },

    progressed(row, share, stage) {
      const before = here.get(row.id);
      const sharedAt = before && before.share === share ? before.sharedAt : now().getTime();
      const own = { toldAt: 0, timer: undefined, ...before, row, share, stage, sharedAt };
      here.set(row.id, own);
      if (own.timer) return;
      const wait = Math.max(0, own.toldAt + newsEveryMs - now().getTime());
      const timer = setTimeout(() => {
        const current = here.get(row.id);
        if (!current) return;
        current.timer = undefined;
        tell(row.id).catch(report);
      }, wait);
      timer.unref();
      here.set(row.id, { ...own, timer });
    },

    forget(id) {
      clearTimeout(here.get(id)?.timer);
      here.delete(id);
    },

    async othersWait({ userId, lane }) {
      return (
        (await prisma.generation.findFirst({
          where: { state: 'generating', lane, runningSince: null, userId: { not: userId } },
          select: { id: true },
        })) !== null
      );
    },
  };
}

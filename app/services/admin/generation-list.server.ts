/** All users' generations for operators: states, causes and times, without their content. */
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';
import type { Config } from '#app/services/config/config.ts';
import { dayMs } from '#app/services/billing/plans.ts';
import { olderThan, pageOf, writeCursor } from '#app/services/database/sort-cursor.ts';
import { LANES } from '#app/services/generations/job-queue.server.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';
import type { GenerationItem, GenerationItemState, GenerationList, QueueView } from './admin.ts';
import { placeIn } from './list-place.ts';
import { nameOfUser } from './user-name.ts';

export interface GenerationFilter {
  kind?: string | null;
  state?: GenerationItemState | null;
  /** Started within this many hours. */
  hours?: number | null;
  userId?: string | null;
}

const PAGE = 30;
const ORDER = 'all-generations';
const hourMs = 60 * 60 * 1000;

const userNames = { select: { name: true, email: true, phoneNumber: true } } as const;
type Row = Prisma.GenerationGetPayload<{ include: { user: typeof userNames } }>;

function stateWhere(state: GenerationItemState | null | undefined): Prisma.GenerationWhereInput {
  if (!state) return {};
  if (state === 'running') return { state: 'generating', runningSince: { not: null } };
  if (state === 'waiting') return { state: 'generating', runningSince: null };
  return { state };
}

function itemOf(row: Row, now: Date): GenerationItem {
  const runs = row.state === 'generating' && row.runningSince;
  const worked = row.workedMs + (runs ? Math.max(0, now.getTime() - runs.getTime()) : 0);
  // A retry starts when it is queued again.
  const begun = row.tries === 0 ? row.createdAt : row.queuedAt;
  const total = Math.max(0, (row.endedAt ?? now).getTime() - begun.getTime());
  return {
    id: row.id,
    kind: row.kind,
    user: { id: row.userId, name: nameOfUser(row.user) },
    state: row.state === 'generating' ? (runs ? 'running' : 'waiting') : (row.state as GenerationItemState),
    error: row.error,
    lane: row.lane,
    tries: row.tries + 1,
    unit: row.unit as CreditUnit | null,
    credits: row.credits,
    createdAt: row.createdAt.toISOString(),
    waitedMs: Math.max(0, total - worked),
    workedMs: worked,
  };
}

/** Newest first, without those their users deleted. */
export async function listGenerations(
  prisma: PrismaClient,
  { kind, state, hours, userId }: GenerationFilter,
  { after, limit = PAGE, now }: { after?: string | null; limit?: number; now: Date },
): Promise<GenerationList> {
  const rows = await prisma.generation.findMany({
    where: {
      AND: [
        { hiddenAt: null },
        kind ? { kind } : {},
        userId ? { userId } : {},
        stateWhere(state),
        hours ? { createdAt: { gte: new Date(now.getTime() - hours * hourMs) } } : {},
        olderThan(placeIn(ORDER, after), 'createdAt'),
      ],
    },
    // The input and the result are private to the user.
    omit: { input: true, results: true },
    include: { user: userNames },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
  });
  const { shown, next } = pageOf(rows, limit, ({ id, createdAt }) => writeCursor(ORDER, createdAt, id));
  return { generations: shown.map((row) => itemOf(row as Row, now)), next };
}

export async function queueView(
  prisma: PrismaClient,
  config: Pick<Config, 'generationsAtOnce' | 'hostedGenerationsAtOnce'>,
  now: Date,
): Promise<QueueView> {
  const going = await prisma.generation.findMany({
    where: { state: 'generating' },
    select: { lane: true, runningSince: true, queuedAt: true },
  });
  const lastDay = { endedAt: { gte: new Date(now.getTime() - dayMs) }, hiddenAt: null };
  const atOnce = { here: config.generationsAtOnce, hosted: config.hostedGenerationsAtOnce };
  return {
    lanes: LANES.map((lane) => {
      const mine = going.filter((row) => row.lane === lane);
      const waiting = mine.filter((row) => row.runningSince === null);
      const oldest = Math.min(...waiting.map(({ queuedAt }) => queuedAt.getTime()));
      return {
        lane,
        running: mine.length - waiting.length,
        waiting: waiting.length,
        atOnce: atOnce[lane],
        oldestMs: waiting.length > 0 ? Math.max(0, now.getTime() - oldest) : null,
      };
    }),
    ended: await prisma.generation.count({ where: lastDay }),
    failed: await prisma.generation.count({ where: { ...lastDay, state: 'failed' } }),
  };
}

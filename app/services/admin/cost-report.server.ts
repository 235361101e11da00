/** What hosted models used and cost: by day, by user, by turn. */
import { Prisma, type PrismaClient } from '#prisma/generated/client.ts';
import { dayMs } from '#app/services/billing/plans.ts';
import type { CostSettings } from '#app/services/config/cost-settings.ts';
import { dayOf, nextDay } from '#app/services/costs/days.ts';
import { pageOf, readParameters, writeCursor } from '#app/services/database/sort-cursor.ts';
import { KernelError } from '#design/document/issue.ts';
import {
  MONTH_DAYS,
  type CostView,
  type DayCosts,
  type TurnCosts,
  type UserCosts,
  type UseSum,
} from './cost-report.ts';
import { placeIn } from './list-place.ts';
import { nameOfUser } from './user-name.ts';

const PAGE = 31;
const DAYS = 'cost-days';
const USERS = 'cost-users';

/** `by`: days, or the users of one day, or of the last 30 days. */
export interface CostFilter {
  by: 'day' | 'user';
  day: string | null;
}

const sums = Prisma.sql`
  COUNT(*) FILTER (WHERE m."kind" = 'hosted')::int AS "answers",
  COUNT(*) FILTER (WHERE m."kind" <> 'hosted')::int AS "free",
  COALESCE(SUM(m."inputTokens"), 0)::float8 AS "inputTokens",
  COALESCE(SUM(m."cachedTokens"), 0)::float8 AS "cachedTokens",
  COALESCE(SUM(m."outputTokens"), 0)::float8 AS "outputTokens",
  COALESCE(SUM(m."cost"), 0)::float8 AS "cost",
  COUNT(*) FILTER (WHERE m."cost" IS NULL AND m."calls" > 0)::int AS "unpriced",
  COALESCE(BOOL_OR(m."estimated"), FALSE) AS "estimated"`;

/** A day as it stands in an address; null: none. */
export function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = new Date(`${text}T00:00:00.000Z`);
  return Number.isNaN(time.getTime()) || dayText(time) !== text ? null : text;
}

const dayText = (time: Date): string => time.toISOString().slice(0, 10);
const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
const monthBefore = (now: Date): Date => new Date(dayOf(now).getTime() - (MONTH_DAYS - 1) * dayMs);

async function since(prisma: PrismaClient, from: Date): Promise<UseSum> {
  const [sum] = await prisma.$queryRaw<[UseSum]>`SELECT ${sums} FROM "model_use" m WHERE m."startedAt" >= ${from}`;
  return sum;
}

async function byDay(prisma: PrismaClient, after: string | null) {
  const place = placeIn(DAYS, after);
  const older = place ? Prisma.sql`m."startedAt" < ${place.at}` : Prisma.sql`TRUE`;
  const rows = await prisma.$queryRaw<(UseSum & { at: Date })[]>`
    SELECT DATE_TRUNC('day', m."startedAt") AS "at", ${sums} FROM "model_use" m
    WHERE ${older} GROUP BY 1 ORDER BY 1 DESC LIMIT ${PAGE + 1}`;
  const { shown, next } = pageOf(rows, PAGE, ({ at }) => writeCursor(DAYS, at, 'day'));
  return { by: 'day' as const, next, rows: shown.map(({ at, ...sum }): DayCosts => ({ day: dayText(at), ...sum })) };
}

/** Users by what they used, the most first. Where the list goes on: the last one's tokens and id. */
function placeOfUser(after: string | null): { tokens: number; id: string } | null {
  if (after === null) return null;
  try {
    const [value, id] = readParameters(after, USERS, 'text');
    return /^\d{1,15}$/.test(value) ? { tokens: Number(value), id: id === NOBODY ? '' : id } : null;
  } catch (error) {
    if (error instanceof KernelError) return null;
    throw error;
  }
}

/** In a cursor, which needs an id. */
const NOBODY = '-';

async function byUser(prisma: PrismaClient, day: string | null, after: string | null, now: Date) {
  const from = day === null ? monthBefore(now) : startOf(day);
  const to = nextDay(day === null ? now : from);
  const place = placeOfUser(after);
  const behind = place
    ? Prisma.sql`(SUM(m."inputTokens"::bigint + m."outputTokens"), COALESCE(m."userId", '')) < (${place.tokens}, ${place.id})`
    : Prisma.sql`TRUE`;
  const rows = await prisma.$queryRaw<(UseSum & { userId: string; tokens: number })[]>`
    SELECT COALESCE(m."userId", '') AS "userId", SUM(m."inputTokens"::bigint + m."outputTokens")::float8 AS "tokens", ${sums}
    FROM "model_use" m WHERE m."startedAt" >= ${from} AND m."startedAt" < ${to}
    GROUP BY 1 HAVING ${behind} ORDER BY 2 DESC, 1 DESC LIMIT ${PAGE + 1}`;
  const { shown, next } = pageOf(rows, PAGE, ({ tokens, userId }) =>
    writeCursor(USERS, String(tokens), userId === '' ? NOBODY : userId),
  );
  const users = await prisma.user.findMany({
    where: { id: { in: shown.map(({ userId }) => userId) } },
    select: { id: true, name: true, email: true, phoneNumber: true },
  });
  return {
    by: 'user' as const,
    day,
    next,
    rows: shown.map(({ userId, tokens: _tokens, ...sum }): UserCosts => {
      const user = users.find(({ id }) => id === userId);
      return { user: user ? { id: userId, name: nameOfUser(user) } : null, ...sum };
    }),
  };
}

export async function costReport(
  prisma: PrismaClient,
  { dayBudget, userBudget, modelPrices }: CostSettings,
  { by, day }: CostFilter,
  { after, now }: { after: string | null; now: Date },
): Promise<CostView> {
  return {
    today: await since(prisma, dayOf(now)),
    month: await since(prisma, monthBefore(now)),
    dayBudget,
    userBudget,
    hasPrices: Object.keys(modelPrices).length > 0,
    list: by === 'day' ? await byDay(prisma, after) : await byUser(prisma, day, after, now),
  };
}

const TURN = {
  id: true,
  kind: true,
  name: true,
  inputTokens: true,
  cachedTokens: true,
  outputTokens: true,
  estimated: true,
  cost: true,
  startedAt: true,
} as const;

function turnOf({ cost, startedAt, ...row }: Prisma.ModelUseGetPayload<{ select: typeof TURN }>): TurnCosts {
  return {
    ...row,
    kind: row.kind as TurnCosts['kind'],
    cost: cost === null ? null : Number(cost),
    at: startedAt.toISOString(),
  };
}

/** Newest first. */
export async function turnCosts(prisma: PrismaClient, userId: string, limit: number): Promise<TurnCosts[]> {
  const rows = await prisma.modelUse.findMany({
    where: { userId },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: TURN,
  });
  return rows.map(turnOf);
}

/** Null: no such turn, or from before this was kept. */
export async function oneTurnCosts(prisma: PrismaClient, turnId: string): Promise<TurnCosts | null> {
  const row = await prisma.modelUse.findUnique({ where: { id: turnId }, select: TURN });
  return row && turnOf(row);
}

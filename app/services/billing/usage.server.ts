/** How many credits a user has and where they went: summed up from the ledger, for the settings and for clients. */
import type { CreditUnit } from '#tools/contract/tool.ts';
import { Prisma, type PrismaClient } from '#prisma/generated/client.ts';
import { pageOf, readTime, writeCursor } from '#app/services/database/sort-cursor.ts';
import type { Entitlements } from './entitlements.server.ts';
import { unshared, type SharedAllowance } from './allowance.server.ts';
import { leftOf, topUpsLeft } from './limits-left.server.ts';
import { planLeft } from './plan-left.server.ts';
import { creditUnits, type LimitWindow, type PlanKey } from './plans.ts';

/** Plain data, times as ISO 8601: sent over HTTP unchanged. */
export interface LimitUsage {
  /** All of these units together. */
  units: readonly CreditUnit[];
  window: LimitWindow;
  amount: number;
  used: number;
  left: number;
  /** When the window ends and `left` is `amount` again; null: never. */
  resetsAt: string | null;
}

export interface UnitUsage {
  unit: CreditUnit;
  /** What can be spent now, from plan and top-ups; null: unlimited. */
  left: number | null;
  /** Of these, bought ones that don't expire. */
  topUps: number;
  /** Every limit of the plan that covers the unit. */
  limits: LimitUsage[];
}

export interface UsageEntry {
  /** What it was booked for. */
  reference: string;
  at: string;
  unit: CreditUnit;
  /** spent: by a tool. bought: a top-up. returned: a refunded top-up. */
  kind: 'spent' | 'bought' | 'returned';
  /** Credits that it spent or added, before returns. */
  amount: number;
  /** Of these, returned. */
  back: number;
  /** Still running: its final use is not known yet. */
  open: boolean;
  /** Name of the tool, if known. */
  tool: string | null;
  /** The design that it worked on, if it still exists. */
  design: { id: string; title: string } | null;
}

export interface UsageHistory {
  /** Newest first. */
  entries: UsageEntry[];
  /** Requests the older ones; null: there are none. */
  next: string | null;
}

export interface Usage {
  /** The plan that counts. */
  plan: PlanKey;
  /** An operator switched plans off. */
  unlimited: boolean;
  units: UnitUsage[];
}

export interface UsageReader {
  now(userId: string): Promise<Usage>;
  /** `before`: the `next` of a previous page. Throws KernelError for one that no page returned. */
  history(userId: string, options?: { before?: string | null; limit?: number }): Promise<UsageHistory>;
}

const PAGE = 25;
const ORDER = 'usage';

interface Row {
  reference: string;
  at: Date;
  unit: string;
  spent: bigint | null;
  back: bigint | null;
  closed: boolean;
  bought: bigint | null;
  returned: bigint | null;
  tool: string | null;
  designId: string | null;
  title: string | null;
}

export function createUsage({
  prisma,
  entitlements,
  allowance = unshared,
  now = () => new Date(),
}: {
  prisma: PrismaClient;
  entitlements: Entitlements;
  allowance?: SharedAllowance;
  now?: () => Date;
}): UsageReader {
  return {
    now: (userId) =>
      prisma.$transaction(async (tx) => {
        // Locked, so that concurrent bookings are seen whole or not at all.
        const { holder, limits: lefts } = await planLeft(tx, userId, { entitlements, allowance }, now());
        const units: UnitUsage[] = [];
        for (const unit of creditUnits) {
          const covering = lefts?.filter(({ limit }) => limit.units.includes(unit)) ?? null;
          const topUps = await topUpsLeft(tx, userId, unit);
          units.push({
            unit,
            left: covering && leftOf(covering) + topUps,
            topUps,
            limits: (covering ?? []).map(({ limit, used, left, resetsAt }) => ({
              ...limit,
              used,
              left,
              resetsAt: resetsAt?.toISOString() ?? null,
            })),
          });
        }
        return { plan: entitlements.planOf(holder), unlimited: lefts === null, units };
      }),

    async history(userId, { before = null, limit = PAGE } = {}) {
      const place = before === null ? null : readTime(before, ORDER, 'before');
      const older = place
        ? Prisma.sql`HAVING (MIN(e."createdAt"), e."reference") < (${place.at}, ${place.id})`
        : Prisma.empty;
      const rows = await prisma.$queryRaw<Row[]>`
        SELECT b.*, d."title" FROM (
          SELECT e."reference", MIN(e."createdAt") AS "at", MIN(e."unit") AS "unit",
            -SUM(e."amount") FILTER (WHERE e."kind" = 'reserve') AS "spent",
            SUM(e."amount") FILTER (WHERE e."kind" IN ('settle', 'release', 'refund')) AS "back",
            BOOL_OR(e."kind" IN ('settle', 'release')) AS "closed",
            SUM(e."amount") FILTER (WHERE e."kind" = 'top-up') AS "bought",
            -SUM(e."amount") FILTER (WHERE e."kind" = 'return') AS "returned",
            MAX(e."tool") AS "tool", MAX(e."designId") AS "designId"
          FROM "ledger_entry" e WHERE e."userId" = ${userId} GROUP BY e."reference" ${older}
          ORDER BY MIN(e."createdAt") DESC, e."reference" DESC LIMIT ${limit + 1}
        ) b LEFT JOIN "design" d ON d."id" = b."designId" AND d."userId" = ${userId}
        ORDER BY b."at" DESC, b."reference" DESC`;
      const { shown, next } = pageOf(rows, limit, ({ at, reference }) => writeCursor(ORDER, at, reference));
      return { entries: shown.map(entryOf), next };
    },
  };
}

function entryOf({
  reference,
  at,
  unit,
  spent,
  back,
  closed,
  bought,
  returned,
  tool,
  designId,
  title,
}: Row): UsageEntry {
  const isPurchase = bought !== null;
  return {
    reference,
    at: at.toISOString(),
    unit: unit as CreditUnit,
    kind: !isPurchase ? 'spent' : returned === null ? 'bought' : 'returned',
    amount: Number(isPurchase ? bought : (spent ?? 0)),
    back: Number(isPurchase ? (returned ?? 0) : (back ?? 0)),
    open: !isPurchase && !closed,
    tool,
    design: designId !== null && title !== null ? { id: designId, title } : null,
  };
}

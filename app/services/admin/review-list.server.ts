/** Flagged or reported generations with what is needed to judge them: text, pictures, and the cost to the user. */
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';
import { textsOf } from '#app/services/moderation/moderation.ts';
import { olderThan, pageOf, writeCursor } from '#app/services/database/sort-cursor.ts';
import { withheldOf } from '#app/services/generations/judged.ts';
import { reservationOf, resultsOf } from '#app/services/generations/generation-rows.server.ts';
import { choicesOf, reviewedAssets } from '#app/services/generations/reviews.server.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';
import type { ReviewPage, ReviewPicture, ReviewView } from './admin.ts';
import { placeIn } from './list-place.ts';
import { nameOfUser } from './user-name.ts';

const PAGE = 10;
const ORDER = 'reviews';
/** Number of texts shown of each. */
const MOST_WORDS = 12;

const withUser = { user: { select: { name: true, email: true, phoneNumber: true } } } as const;
type Row = Prisma.GenerationGetPayload<{ include: typeof withUser }>;

export interface ReviewFilter {
  /** Either decided or pending ones. */
  decided?: boolean;
  userId?: string;
}

/** Newest first. */
export async function listReviews(
  prisma: PrismaClient,
  { decided, userId }: ReviewFilter,
  { after, limit = PAGE }: { after?: string | null; limit?: number } = {},
): Promise<ReviewPage> {
  const rows = await prisma.generation.findMany({
    where: {
      AND: [
        { flaggedAt: { not: null } },
        decided === undefined ? {} : { decision: decided ? { not: null } : null },
        userId === undefined ? {} : { userId },
        olderThan(placeIn(ORDER, after), 'flaggedAt'),
      ],
    },
    include: withUser,
    orderBy: [{ flaggedAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
  });
  const { shown, next } = pageOf(rows, limit, ({ id, flaggedAt, createdAt }) =>
    writeCursor(ORDER, flaggedAt ?? createdAt, id),
  );
  return {
    reviews: await viewsOf(prisma, shown),
    open: await prisma.generation.count({ where: { flaggedAt: { not: null }, decision: null } }),
    next,
  };
}

async function viewsOf(prisma: PrismaClient, rows: readonly Row[]): Promise<ReviewView[]> {
  const assets = rows.flatMap((row) => Object.values(reviewedAssets(row)).flat());
  const known = await prisma.asset.findMany({ where: { id: { in: assets } }, select: { id: true, mime: true } });
  const mimes = new Map(known.map(({ id, mime }) => [id, mime]));
  const spent = await prisma.ledgerEntry.groupBy({
    by: ['reference'],
    where: { reference: { in: rows.map(reservationOf) } },
    _sum: { amount: true },
  });
  const paidFor = new Map(spent.map(({ reference, _sum }) => [reference, -(_sum.amount ?? 0)]));
  const decided = await prisma.operatorAction.findMany({
    where: { subject: { in: rows.map(({ id }) => id) }, action: { startsWith: 'review.' } },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map((row) => {
    const { results, inputs } = reviewedAssets(row);
    const pictures = (ids: readonly string[], is: ReviewPicture['is']) =>
      ids.flatMap((asset) => (mimes.has(asset) ? [{ asset, mime: mimes.get(asset) ?? '', is }] : []));
    const amount = paidFor.get(reservationOf(row)) ?? 0;
    const note = decided.findLast(({ subject }) => subject === row.id);
    return {
      id: row.id,
      kind: row.kind,
      user: { id: row.userId, name: nameOfUser(row.user) },
      flaggedBy: row.flaggedBy === 'user' ? 'user' : 'moderation',
      // The message shown to a user after a report is not a reason.
      reason: row.flaggedBy === 'user' ? row.flagReason : (row.error ?? withheldOf(resultsOf(row))[0]?.reason ?? null),
      flaggedAt: (row.flaggedAt ?? row.createdAt).toISOString(),
      words: [...new Set(textsOf(row.input))].slice(0, MOST_WORDS),
      pictures: [...pictures(results, 'result'), ...pictures(inputs, 'input')],
      wasTaken: row.takenAt !== null,
      paid: amount > 0 && row.unit ? { unit: row.unit as CreditUnit, amount } : null,
      isDeleted: row.hiddenAt !== null,
      choices: choicesOf(row),
      decision:
        row.decision === null
          ? null
          : {
              what: row.decision,
              by: note?.operator ?? null,
              at: (row.decidedAt ?? row.createdAt).toISOString(),
              note: noteOf(note?.detail),
            },
    };
  });
}

function noteOf(detail: Prisma.JsonValue | undefined): string | null {
  const note = typeof detail === 'object' && detail !== null && 'note' in detail ? detail.note : null;
  return typeof note === 'string' && note !== '' ? note : null;
}

/** Whether an asset belongs to a flagged generation: operators may see no other pictures of users. */
export async function isReviewed(prisma: PrismaClient, id: string, asset: string): Promise<boolean> {
  const row = await prisma.generation.findUnique({ where: { id } });
  if (!row?.flaggedAt) return false;
  const { results, inputs } = reviewedAssets(row);
  return results.includes(asset) || inputs.includes(asset);
}

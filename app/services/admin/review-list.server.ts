/**
 * What was flagged or reported, with what is needed to judge it: generations (text, pictures, and the cost to the user)
 * and shared designs.
 */
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';
import { textsOf } from '#app/services/moderation/moderation.ts';
import { olderThan, pageOf, writeCursor, type TimePlace } from '#app/services/database/sort-cursor.ts';
import { withheldOf } from '#app/services/generations/judged.ts';
import { reservationOf, resultsOf } from '#app/services/generations/generation-rows.server.ts';
import { choicesOf, reviewedAssets } from '#app/services/generations/reviews.server.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';
import { decisionsAbout } from './action-log.server.ts';
import type { ReviewFilter, ReviewItem, ReviewPage, ReviewPicture, ReviewView } from './admin.ts';
import { linkReports } from './link-report-list.server.ts';
import { placeIn } from './list-place.ts';
import { nameOfUser } from './user-name.ts';

const PAGE = 10;
const ORDER = 'reviews';
/** Number of texts shown of each. */
const MOST_WORDS = 12;

const withUser = { user: { select: { name: true, email: true, phoneNumber: true } } } as const;
type Row = Prisma.GenerationGetPayload<{ include: typeof withUser }>;

/** Newest first. */
export async function listReviews(
  prisma: PrismaClient,
  filter: ReviewFilter,
  { after, limit = PAGE, now }: { after?: string | null; limit?: number; now: Date },
): Promise<ReviewPage> {
  const place = placeIn(ORDER, after);
  const [generations, links] = await Promise.all([
    flagged(prisma, filter, place, limit + 1),
    linkReports(prisma, filter, { place, take: limit + 1, now }),
  ]);
  const all: (ReviewItem & { at: string })[] = [
    ...generations.map((one) => ({ of: 'generation' as const, at: one.flaggedAt, ...one })),
    ...links.map((one) => ({ of: 'link' as const, at: one.reportedAt, ...one })),
  ];
  all.sort((one, other) => other.at.localeCompare(one.at) || other.id.localeCompare(one.id));
  const { shown, next } = pageOf(all, limit, ({ at, id }) => writeCursor(ORDER, new Date(at), id));
  return {
    reviews: shown.map(({ at: _at, ...one }) => one),
    open:
      (await prisma.generation.count({ where: { flaggedAt: { not: null }, decision: null } })) +
      (await prisma.shareReport.count({ where: { decision: null } })),
    next,
  };
}

async function flagged(
  prisma: PrismaClient,
  { decided, userId }: ReviewFilter,
  place: TimePlace | null,
  take: number,
): Promise<ReviewView[]> {
  const rows = await prisma.generation.findMany({
    where: {
      AND: [
        { flaggedAt: { not: null } },
        decided === undefined ? {} : { decision: decided ? { not: null } : null },
        userId === undefined ? {} : { userId },
        olderThan(place, 'flaggedAt'),
      ],
    },
    include: withUser,
    orderBy: [{ flaggedAt: 'desc' }, { id: 'desc' }],
    take,
  });
  return viewsOf(prisma, rows);
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
  const decided = await decisionsAbout(
    prisma,
    'review.',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { results, inputs } = reviewedAssets(row);
    const pictures = (ids: readonly string[], is: ReviewPicture['is']) =>
      ids.flatMap((asset) => (mimes.has(asset) ? [{ asset, mime: mimes.get(asset) ?? '', is }] : []));
    const amount = paidFor.get(reservationOf(row)) ?? 0;
    const last = decided.findLast(({ subject }) => subject === row.id);
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
              by: last?.by ?? null,
              at: (row.decidedAt ?? row.createdAt).toISOString(),
              note: last?.note ?? null,
            },
    };
  });
}

/** Whether an asset belongs to a flagged generation: operators may see no other pictures of users. */
export async function isReviewed(prisma: PrismaClient, id: string, asset: string): Promise<boolean> {
  const row = await prisma.generation.findUnique({ where: { id } });
  if (!row?.flaggedAt) return false;
  const { results, inputs } = reviewedAssets(row);
  return results.includes(asset) || inputs.includes(asset);
}

/** What visitors reported about shared designs, with what is needed to judge it: the words, and the link while it works. */
import { sharePath } from '#app/contracts/share.ts';
import { olderThan, type TimePlace } from '#app/services/database/sort-cursor.ts';
import { linkChoicesOf } from '#app/services/sharing/share-reports.server.ts';
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';
import type { LinkReportView, ReviewFilter } from './admin.ts';
import { decisionsAbout } from './action-log.server.ts';
import { nameOfUser } from './user-name.ts';

const withDesign = {
  design: {
    select: {
      title: true,
      user: { select: { id: true, name: true, email: true, phoneNumber: true } },
      shareLink: { select: { token: true, endsAt: true } },
    },
  },
} as const;
type Row = Prisma.ShareReportGetPayload<{ include: typeof withDesign }>;

/** Newest first, those behind the place. */
export async function linkReports(
  prisma: PrismaClient,
  { decided, userId }: ReviewFilter,
  { place, take, now }: { place: TimePlace | null; take: number; now: Date },
): Promise<LinkReportView[]> {
  const rows = await prisma.shareReport.findMany({
    where: {
      AND: [
        decided === undefined ? {} : { decision: decided ? { not: null } : null },
        userId === undefined ? {} : { design: { userId } },
        olderThan(place, 'createdAt'),
      ],
    },
    include: withDesign,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
  });
  const decisions = await decisionsAbout(
    prisma,
    'share.',
    rows.map(({ designId }) => designId),
  );
  return rows.map((row) => {
    const last = decisions.findLast(
      ({ subject, action }) => subject === row.designId && action === `share.${row.decision}`,
    );
    return viewOf(row, last, now);
  });
}

function viewOf(row: Row, decided: { by: string; note: string | null } | undefined, now: Date): LinkReportView {
  const { design } = row;
  const { user, shareLink: link } = design;
  return {
    id: row.id,
    design: { id: row.designId, title: design.title },
    user: { id: user.id, name: nameOfUser(user) },
    reason: row.reason,
    text: row.text,
    reportedAt: row.createdAt.toISOString(),
    path: link && (link.endsAt === null || link.endsAt > now) ? sharePath(link.token) : null,
    choices: linkChoicesOf(row),
    decision:
      row.decision === null
        ? null
        : {
            what: row.decision,
            by: decided?.by ?? null,
            at: (row.decidedAt ?? row.createdAt).toISOString(),
            note: decided?.note ?? null,
          },
  };
}

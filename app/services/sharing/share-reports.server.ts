/**
 * Reports about shared designs: anybody with the link may make one, and an operator decides about all that wait for one
 * design at once. Taking down ends the link, and the design can't be shared again until an operator allows it.
 */
import { randomUUID } from 'node:crypto';
import type { ShareReportRequest } from '#app/contracts/share-report.ts';
import type { Events } from '#app/services/events/events.server.ts';
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';
import type { ShareLinks } from './share-links.server.ts';

export type LinkChoice = 'keep' | 'take-down';

/** Reports that wait for one design: more tell an operator nothing new, and are not kept. */
const MOST_WAITING = 20;

/** The possible decisions about a report: a take-down can be reversed. */
export function linkChoicesOf({ decision }: { decision: string | null }): LinkChoice[] {
  if (decision === null) return ['keep', 'take-down'];
  return decision === 'take-down' ? ['keep'] : [];
}

/** What was decided about. */
export interface DecidedDesign {
  id: string;
  /** Its owner. */
  userId: string;
  title: string;
}

export interface ShareReports {
  /** False: the link leads nowhere. */
  report(token: string, request: ShareReportRequest): Promise<boolean>;
  /**
   * Decides about everything reported about the design. `note` writes in the same transaction. Null: there is no such
   * report. False: it is decided already.
   */
  decide(
    id: string,
    choice: LinkChoice,
    note: (tx: Prisma.TransactionClient, design: DecidedDesign) => Promise<void>,
  ): Promise<boolean | null>;
}

export interface ShareReportsDependencies {
  prisma: PrismaClient;
  shareLinks: Pick<ShareLinks, 'open'>;
  events: Pick<Events, 'publish'>;
  now?: () => Date;
}

export function createShareReports({
  prisma,
  shareLinks,
  events,
  now = () => new Date(),
}: ShareReportsDependencies): ShareReports {
  return {
    async report(token, { reason, text }) {
      const shared = await shareLinks.open(token);
      if (!shared) return false;
      const designId = shared.design.id;
      if ((await prisma.shareReport.count({ where: { designId, decision: null } })) < MOST_WAITING)
        await prisma.shareReport.create({ data: { id: randomUUID(), designId, reason, text, createdAt: now() } });
      return true;
    },

    async decide(id, choice, note) {
      const done = await prisma.$transaction(async (tx) => {
        const found = await tx.shareReport.findUnique({
          where: { id },
          include: { design: { select: { userId: true, title: true } } },
        });
        if (!found) return null;
        const { designId, decision, design } = found;
        if (!linkChoicesOf(found).includes(choice)) return { decided: false, ended: null };
        const { count } = await tx.shareReport.updateMany({
          where: { designId, decision },
          data: { decision: choice, decidedAt: now() },
        });
        // Another operator was quicker.
        if (count === 0) return { decided: false, ended: null };
        await note(tx, { id: designId, ...design });
        if (choice !== 'take-down') return { decided: true, ended: null };
        const ended = await tx.shareLink.deleteMany({ where: { designId } });
        return { decided: true, ended: ended.count > 0 ? { designId, userId: design.userId } : null };
      });
      if (!done) return null;
      const { decided, ended } = done;
      if (ended)
        await events.publish(ended.userId, { type: 'design.shared', designId: ended.designId, isShared: false });
      return decided;
    },
  };
}

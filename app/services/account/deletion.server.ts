/**
 * Deletes an account: everything in the database, every file that nobody else holds. Begins with one transaction that
 * signs the user out everywhere and records what is to be done; from then on it is completed whatever happens, at the
 * next start if necessary. Each step may run twice.
 */
import type { AccountDeletion, PrismaClient } from '#prisma/generated/client.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { Allowance } from '#app/services/billing/allowance.server.ts';
import type { Conversations } from '#app/services/conversations/conversations.ts';
import type { OwnFonts } from '#app/services/fonts/own/own-fonts.server.ts';
import type { Generations } from '#app/services/generations/generations.server.ts';
import type { Templates } from '#app/services/templates/templates.server.ts';
import type { Storage } from '#app/services/storage/storage.ts';
import { AccountError } from './account-error.ts';
import type { DeletionCounts } from './account.ts';
import { pendingEmail } from './change-email.server.ts';
import type { Devices } from './devices.server.ts';

/** Designs deleted per statement: other queries wait for the embedded database meanwhile. */
const BATCH = 20;

export interface Deletion {
  counts(userId: string): Promise<DeletionCounts>;
  /**
   * Resolves when the account is gone, or certain to go. Throws AccountError 'subscription' before anything is lost.
   */
  remove(userId: string): Promise<void>;
  /** Finishes what a terminated process had begun. */
  resume(): Promise<void>;
}

export interface DeletionDependencies {
  prisma: PrismaClient;
  storage: Storage;
  assets: Pick<Assets, 'discardUnused'>;
  ownFonts: Pick<OwnFonts, 'forget'>;
  templates: Pick<Templates, 'forgetLogo'>;
  conversations: Pick<Conversations, 'stopDesign'>;
  generations: Pick<Generations, 'removeAll'>;
  devices: Pick<Devices, 'endAll'>;
  /** Keeps one fact of an account: that its person had the month's credits. */
  allowance: Pick<Allowance, 'leave'>;
  /** Ends recurring payments. Rejects if that failed; having nothing to end is fine. */
  endSubscription?(userId: string): Promise<void>;
  report(error: unknown, context: Record<string, unknown>): void;
}

export function createDeletion({
  prisma,
  storage,
  assets,
  ownFonts,
  templates,
  conversations,
  generations,
  devices,
  allowance,
  endSubscription,
  report,
}: DeletionDependencies): Deletion {
  /** Records what is to be done, and whose mails and links to look for once the user is gone. */
  async function begin(userId: string): Promise<AccountDeletion | null> {
    const user = await prisma.user.findUnique({ where: { id: userId }, select: { email: true, phoneNumber: true } });
    if (!user) return null;
    const wanted = await pendingEmail(prisma, userId);
    const addresses = [user.email, user.phoneNumber, wanted].filter((address) => address !== null);
    const row = await prisma.accountDeletion.upsert({ where: { userId }, create: { userId, addresses }, update: {} });
    await prisma.shareLink.deleteMany({ where: { userId } });
    await devices.endAll(userId);
    return row;
  }

  async function stopTurns(userId: string): Promise<void> {
    for (const { id } of await prisma.design.findMany({ where: { userId }, select: { id: true } }))
      await conversations.stopDesign(id);
  }

  /**
   * Pictures with their masks and smaller copies, fonts: those that nobody else has. Recorded before the rows that lead
   * to them are deleted.
   */
  async function removeFiles({ userId, assets: notedAssets, fonts: notedFonts }: AccountDeletion): Promise<void> {
    const grants = await prisma.assetGrant.findMany({ where: { userId }, select: { assetId: true } });
    const drafts = await prisma.draft.findMany({ where: { claimedBy: userId }, select: { assets: true } });
    // Hidden ones were granted to nobody.
    const made = await generations.removeAll(userId);
    const pictures = [
      ...notedAssets,
      ...made,
      ...grants.map(({ assetId }) => assetId),
      ...drafts.flatMap((draft) => draft.assets),
    ];
    const masks = await prisma.cutout.findMany({ where: { assetId: { in: pictures } }, select: { maskId: true } });
    const ids = [...new Set([...pictures, ...masks.map(({ maskId }) => maskId)])];
    const hashes = [
      ...new Set([
        ...notedFonts,
        ...(await prisma.userFont.findMany({ where: { userId }, select: { hash: true } })).map(({ hash }) => hash),
      ]),
    ];
    await prisma.accountDeletion.updateMany({ where: { userId }, data: { assets: ids, fonts: hashes } });

    await prisma.assetGrant.deleteMany({ where: { userId } });
    await prisma.draft.deleteMany({ where: { claimedBy: userId } });
    await assets.discardUnused(ids);
    for (const id of ids) if ((await prisma.asset.count({ where: { id } })) === 0) await templates.forgetLogo(id);
    await ownFonts.forget(userId);
    for (const hash of hashes) if ((await prisma.userFont.count({ where: { hash } })) === 0) await storage.delete(hash);
  }

  async function removeRows({ userId, addresses }: AccountDeletion): Promise<void> {
    for (;;) {
      const designs = await prisma.design.findMany({ where: { userId }, select: { id: true }, take: BATCH });
      if (designs.length === 0) break;
      await prisma.design.deleteMany({ where: { id: { in: designs.map(({ id }) => id) } } });
    }
    // Ends sessions opened in between for good.
    await devices.endAll(userId);
    await prisma.$transaction(async (tx) => {
      await allowance.leave(tx, userId);
      await tx.user.deleteMany({ where: { id: userId } });
    });
    await prisma.verification.deleteMany({
      where: { OR: [{ identifier: { contains: userId } }, { value: { contains: userId } }] },
    });
    for (const address of addresses) {
      await prisma.outboxMail.deleteMany({ where: { to: { equals: address, mode: 'insensitive' } } });
      await prisma.verification.deleteMany({
        where: { value: { contains: JSON.stringify(address), mode: 'insensitive' } },
      });
    }
  }

  async function finish(row: AccountDeletion): Promise<void> {
    await stopTurns(row.userId);
    await removeFiles(row);
    await removeRows(row);
    await prisma.accountDeletion.deleteMany({ where: { userId: row.userId } });
  }

  return {
    async counts(userId) {
      const [designs, chats, pictures, fonts] = await Promise.all([
        prisma.design.count({ where: { userId, deletedAt: null } }),
        prisma.chat.count({ where: { userId } }),
        prisma.assetGrant.count({ where: { userId, inLibrary: true } }),
        prisma.userFont.count({ where: { userId, removedAt: null } }),
      ]);
      return { designs, chats, pictures, fonts };
    },

    async remove(userId) {
      try {
        await endSubscription?.(userId);
      } catch (error) {
        report(error, { area: 'account-deletion' });
        throw new AccountError('subscription', 'settings.subscriptionNotEnded', { cause: error });
      }
      const row = await begin(userId);
      if (!row) return;
      // Signed out already, the user can do nothing about a failure here; the next start retries.
      await finish(row).catch((error: unknown) => report(error, { area: 'account-deletion' }));
    },

    async resume() {
      for (const row of await prisma.accountDeletion.findMany({ orderBy: { startedAt: 'asc' } })) {
        await finish(row).catch((error: unknown) => report(error, { area: 'account-deletion' }));
      }
    },
  };
}

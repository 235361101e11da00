/**
 * Share links: the owner of a design makes one, changes its terms and stops it; whoever has it sees the design as it is
 * now. Visitors cannot tell apart links that never existed, have ended, or whose design is in the trash or contains a
 * withheld picture: none of them opens anything.
 */
import { randomBytes } from 'node:crypto';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import type { SharePatch, ShareTerms } from '#app/contracts/share-request.ts';
import { sharePath, type ShareLink } from '#app/contracts/share.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import { letGo } from '#app/services/assets/let-go.server.ts';
import type { PlanHolder } from '#app/services/billing/entitlements.server.ts';
import { DesignNotFoundError } from '#app/services/designs/design-error.ts';
import type { Designs } from '#app/services/designs/door.server.ts';
import type { Events } from '#app/services/events/events.server.ts';
import { anyWithheld } from '#app/services/generations/withheld.server.ts';
import { assetsOf } from '#app/services/moderation/moderation.ts';
import type { StorageQuota } from '#app/services/quota/storage-quota.server.ts';
import { message } from '#messages/message.ts';
import type { PrismaClient, ShareLink as ShareLinkRow } from '#prisma/generated/client.ts';

/** 192 bits: 32 characters in base64url. */
const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What a link opens. */
export interface SharedDesign {
  /** On whose behalf pictures are read and drawn. Never shown to visitors. */
  owner: PlanHolder & { id: string };
  design: Omit<DesignSnapshot, 'history'>;
  allowsCopies: boolean;
}

/** The owner has not allowed copies. */
export class CopyRefusedError extends Error {
  override readonly name = 'CopyRefusedError';
  constructor() {
    super(message('share.copyRefused'));
  }
}

/** An operator ended the sharing of this design. */
export class SharingEndedError extends Error {
  override readonly name = 'SharingEndedError';
  constructor() {
    super(message('share.takenDown'));
  }
}

export interface ShareLinks {
  /**
   * Null: not shared. Like the next three, throws DesignNotFoundError if the design is missing, in the trash or another
   * user's.
   */
  find(userId: string, designId: string): Promise<ShareLink | null>;
  /** Makes the design's link. An active one stays as it is. Throws SharingEndedError after a take-down. */
  share(userId: string, designId: string, terms: ShareTerms): Promise<ShareLink>;
  /** Null: not shared. */
  change(userId: string, designId: string, patch: SharePatch): Promise<ShareLink | null>;
  /** Ends the link at once and for good. Does nothing if there is none. */
  stop(userId: string, designId: string): Promise<void>;
  /** Null: no such link. */
  open(token: string): Promise<SharedDesign | null>;
  /**
   * Makes a design of this user with the pages, pictures and title of the shared one. Fonts that its owner uploaded are
   * not copied. Null: no such link. Throws CopyRefusedError, StorageFullError or TooManyError.
   */
  copy(token: string, userId: string): Promise<DesignSnapshot | null>;
}

export interface ShareLinksDependencies {
  prisma: PrismaClient;
  designs: Pick<Designs, 'read' | 'create'>;
  assets: Pick<Assets, 'grant' | 'discardUnused'>;
  events: Pick<Events, 'publish'>;
  /** Absent: users may store without limit. */
  quota?: Pick<StorageQuota, 'assertRoom'>;
  now?: () => Date;
}

const linkOf = ({ token, allowsCopies, endsAt }: ShareLinkRow): ShareLink => ({
  path: sharePath(token),
  allowsCopies,
  endsAt: endsAt?.toISOString() ?? null,
});

export function createShareLinks({
  prisma,
  designs,
  assets,
  events,
  quota,
  now = () => new Date(),
}: ShareLinksDependencies): ShareLinks {
  const endOf = (days: number | null): Date | null =>
    days === null ? null : new Date(now().getTime() + days * DAY_MS);
  const active = () => ({
    OR: [{ endsAt: null }, { endsAt: { gt: now() } }],
    design: { shareReports: { none: { decision: 'take-down' } } },
  });
  const publish = (userId: string, designId: string, isShared: boolean): Promise<void> =>
    events.publish(userId, { type: 'design.shared', designId, isShared });

  async function assertOwn(userId: string, designId: string): Promise<void> {
    if ((await prisma.design.count({ where: { id: designId, userId, deletedAt: null } })) === 0)
      throw new DesignNotFoundError();
  }

  async function find(userId: string, designId: string): Promise<ShareLink | null> {
    await assertOwn(userId, designId);
    const row = await prisma.shareLink.findFirst({ where: { designId, userId, ...active() } });
    return row && linkOf(row);
  }

  async function open(token: string): Promise<SharedDesign | null> {
    if (!TOKEN.test(token)) return null;
    const link = await prisma.shareLink.findFirst({
      where: { token, ...active() },
      include: { user: { select: { id: true, plan: true } } },
    });
    if (!link) return null;
    try {
      const design = await designs.read(link.userId, link.designId);
      if (await anyWithheld(prisma, assetsOf(design.document))) return null;
      return { owner: link.user, design, allowsCopies: link.allowsCopies };
    } catch (error) {
      if (error instanceof DesignNotFoundError) return null;
      throw error;
    }
  }

  /** Gives a user the pictures of another user's design. Returns those that they did not have. */
  async function grantPictures(ownerId: string, userId: string, named: readonly string[]): Promise<string[]> {
    // Only pictures that the owner has: a document may name others.
    const held = await prisma.assetGrant.findMany({
      where: {
        userId: ownerId,
        assetId: { in: [...named] },
        asset: { grants: { none: { userId } } },
      },
      include: { asset: { select: { bytes: true } } },
    });
    await quota?.assertRoom(
      userId,
      held.reduce((sum, { asset }) => sum + asset.bytes, 0),
    );
    for (const { assetId, name } of held) await assets.grant(userId, assetId, name);
    return held.map(({ assetId }) => assetId);
  }

  return {
    find,
    open,

    async share(userId, designId, { allowsCopies, days }) {
      await assertOwn(userId, designId);
      if ((await prisma.shareReport.count({ where: { designId, decision: 'take-down' } })) > 0)
        throw new SharingEndedError();
      await prisma.shareLink.deleteMany({ where: { designId, endsAt: { lte: now() } } });
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const { count } = await prisma.shareLink.createMany({
        data: [{ designId, userId, token, allowsCopies, endsAt: endOf(days) }],
        skipDuplicates: true,
      });
      if (count > 0) await publish(userId, designId, true);
      return linkOf(await prisma.shareLink.findUniqueOrThrow({ where: { designId } }));
    },

    async change(userId, designId, { allowsCopies, days }) {
      await assertOwn(userId, designId);
      const [row] = await prisma.shareLink.updateManyAndReturn({
        where: { designId, userId, ...active() },
        data: {
          ...(allowsCopies !== undefined && { allowsCopies }),
          ...(days !== undefined && { endsAt: endOf(days) }),
        },
      });
      return row ? linkOf(row) : null;
    },

    async stop(userId, designId) {
      await assertOwn(userId, designId);
      const { count } = await prisma.shareLink.deleteMany({ where: { designId, userId } });
      if (count > 0) await publish(userId, designId, false);
    },

    async copy(token, userId) {
      const shared = await open(token);
      if (!shared) return null;
      if (!shared.allowsCopies) throw new CopyRefusedError();
      const { title, document } = shared.design;
      const granted = await grantPictures(shared.owner.id, userId, assetsOf(document));
      try {
        return await designs.create({ userId, title, document });
      } catch (error) {
        await letGo({ prisma, assets }, userId, granted);
        throw error;
      }
    },
  };
}

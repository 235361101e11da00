/**
 * Pictures and files of users: immutable, named by the hash of their bytes, stored once however often they are
 * uploaded. Grants say who may see an asset; without a grant it is treated as missing.
 */
import { createHash } from 'node:crypto';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { PrismaClient } from '#prisma/generated/client.ts';
import { createInTurn } from '#app/services/database/in-turn.server.ts';
import type { Inspect } from '#app/services/inspection/inspections.server.ts';
import { unlimitedStorage, type StorageQuota } from '#app/services/quota/storage-quota.server.ts';
import type { Storage } from '#app/services/storage/storage.ts';
import { cleanName } from './file-name.ts';
import { AssetError } from '#app/contracts/asset-error.ts';
import { VARIANT_SIZES, variantFor } from '#app/contracts/picture-variants.ts';
import { focusOfRow, type FocalPoint } from '../inspection/pictures/focal-point.ts';
import { pictureSize } from '../inspection/pictures/normalise.ts';
import { takePicture } from './take-picture.server.ts';

/**
 * Longer side of the largest picture that counts as a preview, px. A larger one, or the original, is the result itself.
 */
export const SHOWN_SIDE = 1024;

/** The sender for requests without a sign-in or a known address: they all share one queue. */
export const VISITORS = 'visitors';

export interface AssetContent {
  bytes: Uint8Array;
  mime: string;
  name: string;
  /** px of the original, whatever size was read. */
  width: number;
  height: number;
  /** What matters most in it, if known. */
  focus?: FocalPoint | null;
}

export interface Assets {
  /**
   * The user's own assets, as tools see them. One port is for one piece of work: what it stores keeps the credits of the
   * stock photos that it has read.
   */
  forUser(userId: string): AssetsPort;
  /**
   * Accepts an upload: checked, rotated upright, stripped of metadata. Throws AssetError, StorageError or
   * StorageFullError. Null user: nobody may see it until it is granted; `sender` then says whose queue it joins.
   */
  upload(userId: string | null, bytes: Uint8Array, name: string, sender?: string): Promise<AssetInfo>;
  /** `inLibrary`: the user uploaded it and finds it among their uploads. Throws StorageFullError. */
  grant(userId: string, assetId: string, name: string, options?: { inLibrary?: boolean }): Promise<void>;
  /** Records that a user downloads pictures or works with them. */
  use(userId: string, assetIds: readonly string[]): Promise<void>;
  /**
   * What a user may see: the original, or a display variant for `size` px at the longer side. More than SHOWN_SIDE
   * counts as a use. Null: not this user's, or missing.
   */
  read(userId: string, assetId: string, size?: number): Promise<AssetContent | null>;
  /**
   * A JPEG of a user's picture as input for models, at most `side` px at the longer side. Null: not this user's, or no
   * readable picture.
   */
  thumbnail(userId: string, assetId: string, side: number): Promise<Uint8Array | null>;
  /**
   * A display variant of any asset, for callers whose right to see it has been checked. Null: it is no larger, or
   * unavailable now.
   */
  small(assetId: string, size: number, sender: string): Promise<Uint8Array | null>;
  /** The bytes of any asset, for rendering a document whose owner has been checked. */
  assetBytes(assetId: string): Promise<Uint8Array | null>;
  /** Deletes those of the given assets that have no grant and are in no draft. */
  discardUnused(assetIds: readonly string[]): Promise<void>;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const isAssetId = (id: string) => /^[0-9a-f]{64}$/.test(id);
/** Callers of a smaller picture that is unavailable now continue without it. */
function noneInstead(error: unknown): null {
  if (error instanceof AssetError) return null;
  throw error;
}
const variantKey = (id: string, size: number) => `${id}.w${size}-webp`;

export interface AssetsDependencies {
  prisma: PrismaClient;
  storage: Storage;
  inspect: Inspect;
  /** Absent: users may store without limit. */
  quota?: Pick<StorageQuota, 'assertRoom' | 'keepWithin'>;
  /**
   * Called before pictures are used, so that the listener can refuse first. `finished`: excludes everything still in
   * progress.
   */
  used?(userId: string, assetIds: readonly string[], options?: { finished?: boolean }): Promise<void>;
}

export function createAssets({
  prisma,
  storage,
  inspect,
  quota = unlimitedStorage(prisma),
  used = () => Promise.resolve(),
}: AssetsDependencies): Assets {
  /** Bytes, row and grant are three writes: storing and discarding the same asset must not interleave. */
  const inTurn = createInTurn();

  /** Stores the bytes and, for a user, the right to see them; returns the asset's id. */
  function keep(
    bytes: Uint8Array,
    about: { mime: string; width: number; height: number; transparent?: boolean; focus?: FocalPoint | null },
    owner: { userId: string; name: string; inLibrary?: boolean } | null,
  ): Promise<string> {
    const id = hashOf(bytes);
    const { focus, ...plain } = about;
    const known = { ...plain, ...(focus ? { focusX: focus.x, focusY: focus.y } : {}) };
    return inTurn.run(id, async () => {
      // Before anything is written; the grant distinguishes two simultaneous uploads.
      if (owner && !(await isGranted(owner.userId, id))) await quota.assertRoom(owner.userId, bytes.length);
      await storage.put(id, bytes);
      await prisma.asset.upsert({
        where: { id },
        create: { id, ...known, bytes: bytes.length },
        // For pictures stored before focal points existed.
        update: focus ? { focusX: focus.x, focusY: focus.y } : {},
      });
      if (owner) {
        await grant(owner.userId, id, owner.name, owner).catch(async (error: unknown) => {
          await discard(id);
          throw error;
        });
      }
      return id;
    });
  }

  const isGranted = async (userId: string, assetId: string) =>
    (await prisma.assetGrant.count({ where: { userId, assetId } })) > 0;

  async function grant(
    userId: string,
    assetId: string,
    name: string,
    { inLibrary = false }: { inLibrary?: boolean } = {},
  ): Promise<void> {
    const where = { userId_assetId: { userId, assetId } };
    await quota.keepWithin(userId, async (tx) => {
      const had = await tx.assetGrant.findUnique({ where, select: { inLibrary: true } });
      // What the person brought or kept has the name that they know; work that comes to the same picture leaves it.
      if (had?.inLibrary && !inLibrary) return;
      await tx.assetGrant.upsert({
        where,
        create: { userId, assetId, name: cleanName(name), inLibrary },
        // The latest name wins: it is the one that the user remembers. What is uploaded again comes first again, also
        // after it was removed.
        update: { name: cleanName(name), ...(inLibrary && { inLibrary, createdAt: new Date() }) },
      });
    });
  }

  async function discard(id: string): Promise<void> {
    const held = await prisma.$transaction(async (tx) => {
      if (await tx.assetGrant.findFirst({ where: { assetId: id }, select: { userId: true } })) return true;
      if (await tx.draft.findFirst({ where: { assets: { has: id } }, select: { id: true } })) return true;
      await tx.asset.deleteMany({ where: { id } });
      // Another user has the same bytes as a font.
      return (await tx.userFont.findFirst({ where: { hash: id }, select: { userId: true } })) !== null;
    });
    // Deletes files also if a crash has separated them from their row.
    if (held) return;
    for (const size of VARIANT_SIZES) await storage.delete(variantKey(id, size));
    await storage.delete(id);
  }

  async function find(userId: string, assetId: string): Promise<AssetInfo | null> {
    if (!isAssetId(assetId)) return null;
    const found = await prisma.assetGrant.findUnique({
      where: { userId_assetId: { userId, assetId } },
      include: { asset: { include: { cutouts: { take: 1, orderBy: { createdAt: 'desc' } } } } },
    });
    if (!found) return null;
    const { id, mime, width, height, bytes } = found.asset;
    const focus = focusOfRow(found.asset);
    return { id, mime, width, height, bytes, name: found.name, ...(focus && { focus }) };
  }

  async function bytesOf(userId: string, assetId: string): Promise<Uint8Array | null> {
    await used(userId, [assetId], { finished: true });
    return (await find(userId, assetId)) ? storage.get(assetId) : null;
  }

  async function carryCredits(from: ReadonlySet<string>, assetId: string): Promise<void> {
    if (from.size === 0) return;
    const credits = await prisma.assetCredit.findMany({ where: { assetId: { in: [...from] } } });
    if (credits.length === 0) return;
    const data = credits.map((credit) => ({ ...credit, assetId }));
    await prisma.assetCredit.createMany({ data, skipDuplicates: true });
  }

  async function small(assetId: string, size: number, sender: string): Promise<Uint8Array | null> {
    const step = variantFor(size);
    if (!step) return null;
    const kept = await storage.get(variantKey(assetId, step));
    if (kept) return kept;
    const original = await storage.get(assetId);
    const shrunk = original && (await inspect('shrink', { bytes: original, size: step }, sender).catch(noneInstead));
    if (!shrunk) return null;
    await storage.put(variantKey(assetId, step), shrunk);
    return shrunk;
  }

  return {
    forUser(userId) {
      const read = new Set<string>();
      return {
        info: (id) => find(userId, id),
        bytes(id) {
          read.add(id);
          return bytesOf(userId, id);
        },
        async store(bytes, mime, name) {
          const size =
            mime.startsWith('image/') && mime !== 'image/svg+xml' ? await pictureSize(bytes) : { width: 0, height: 0 };
          const id = await keep(bytes, { mime, ...size }, { userId, name });
          await carryCredits(read, id);
          return { id, mime, ...size, bytes: bytes.length, name: cleanName(name) };
        },
      };
    },

    async upload(userId, bytes, name, sender = userId ?? VISITORS) {
      const { bytes: kept, ...about } = await takePicture(inspect, bytes, sender);
      const { mime, width, height, focus } = about;
      const id = await keep(kept, about, userId === null ? null : { userId, name, inLibrary: true });
      return { id, mime, width, height, bytes: kept.length, name: cleanName(name), ...(focus && { focus }) };
    },

    grant,

    use: (userId, assetIds) => used(userId, assetIds),

    async read(userId, assetId, size) {
      if (!size || size > SHOWN_SIDE) await used(userId, [assetId]);
      const info = await find(userId, assetId);
      if (!info) return null;
      const { name, width, height, focus } = info;
      if (size && info.width > 0 && Math.max(info.width, info.height) > size) {
        const variant = await small(assetId, size, userId);
        if (variant) return { bytes: variant, mime: 'image/webp', name, width, height, focus };
      }
      const bytes = await storage.get(assetId);
      return bytes && { bytes, mime: info.mime, name, width, height, focus };
    },

    async thumbnail(userId, assetId, side) {
      const bytes = await bytesOf(userId, assetId);
      return bytes && inspect('thumbnail', { bytes, side }, userId).catch(noneInstead);
    },

    small,

    assetBytes: async (assetId) => (isAssetId(assetId) ? storage.get(assetId) : null),

    async discardUnused(assetIds) {
      for (const id of new Set(assetIds)) await inTurn.run(id, () => discard(id));
    },
  };
}

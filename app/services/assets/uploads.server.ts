/**
 * The library of a user: the pictures that they uploaded, newest first. A removed one is gone, except from the designs
 * and everything else that shows it.
 */
import type { Prisma } from '#prisma/generated/client.ts';
import { olderThan, pageOf, readTime, writeCursor } from '#app/services/database/sort-cursor.ts';
import { cleanName } from './file-name.ts';
import { focusOfRow } from '../inspection/pictures/focal-point.ts';
import { letGo, type LetGoDependencies } from './let-go.server.ts';
import type { Upload, UploadKind, UploadPage } from '#app/contracts/uploads.ts';

export interface UploadSearch {
  /** Part of a name. */
  words?: string;
  kind?: UploadKind;
  /** `next` of the page before. */
  after?: string;
  limit?: number;
}

export interface Uploads {
  /** Throws KernelError that names `after` if it is no page's `next`. */
  list(userId: string, search?: UploadSearch): Promise<UploadPage>;
  has(userId: string, assetId: string): Promise<boolean>;
  /** The new name as it is kept. Null: not in this user's library. */
  rename(userId: string, assetId: string, name: string): Promise<string | null>;
  /** False: not in this user's library. */
  remove(userId: string, assetId: string): Promise<boolean>;
}

const PAGE = 40;
const ORDER = 'uploads';

export function createUploads({ prisma, assets }: LetGoDependencies): Uploads {
  const own = (userId: string) => ({ userId, inLibrary: true });

  async function logosOf(userId: string): Promise<string[]> {
    return (await prisma.brandKit.findUnique({ where: { userId }, select: { logos: true } }))?.logos ?? [];
  }

  function ofKind(kind: UploadKind | undefined, logos: string[]): Prisma.AssetGrantWhereInput {
    if (kind === 'logos') return { assetId: { in: logos } };
    if (kind === undefined) return {};
    return { assetId: { notIn: logos }, asset: { transparent: kind === 'cutouts' } };
  }

  return {
    async list(userId, { words = '', kind, after, limit = PAGE } = {}) {
      const logos = await logosOf(userId);
      const older = olderThan(after === undefined ? null : readTime(after, ORDER), 'createdAt', 'assetId');
      const named: Prisma.AssetGrantWhereInput =
        words.trim() === ''
          ? {}
          : { name: { contains: words.trim().replaceAll(/[\\%_]/g, '\\$&'), mode: 'insensitive' } };
      const rows = await prisma.assetGrant.findMany({
        where: { AND: [own(userId), ofKind(kind, logos), older, named] },
        orderBy: [{ createdAt: 'desc' }, { assetId: 'desc' }],
        // Reads one more than is shown, to know whether there is another page.
        take: limit + 1,
        include: { asset: { include: { cutouts: { take: 1, orderBy: { createdAt: 'desc' } } } } },
      });
      const { shown, next } = pageOf(rows, limit, ({ createdAt, assetId }) => writeCursor(ORDER, createdAt, assetId));
      const { _sum: sum, _count: count } = await prisma.asset.aggregate({
        where: { grants: { some: own(userId) } },
        _sum: { bytes: true },
        _count: true,
      });
      return {
        uploads: shown.map(({ assetId, name, asset }): Upload => ({
          id: assetId,
          name,
          width: asset.width,
          height: asset.height,
          transparent: asset.transparent,
          logo: logos.includes(assetId),
          focus: focusOfRow(asset),
        })),
        next,
        used: { count, bytes: sum.bytes ?? 0 },
      };
    },

    async has(userId, assetId) {
      return (await prisma.assetGrant.count({ where: { ...own(userId), assetId } })) > 0;
    },

    async rename(userId, assetId, name) {
      const clean = cleanName(name);
      const { count } = await prisma.assetGrant.updateMany({
        where: { ...own(userId), assetId },
        data: { name: clean },
      });
      return count > 0 ? clean : null;
    },

    async remove(userId, assetId) {
      const { count } = await prisma.assetGrant.updateMany({
        where: { ...own(userId), assetId },
        data: { inLibrary: false },
      });
      if (count > 0) await letGo({ prisma, assets }, userId, [assetId]);
      return count > 0;
    },
  };
}

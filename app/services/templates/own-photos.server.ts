/** A user's own photo as layouts use it: cut out if its cutout is known already. Other users get nothing. */
import type { Picture } from '#design/templates/composition-input.ts';
import type { PrismaClient } from '#prisma/generated/client.ts';
import { isThing } from '#tools/composing/compose-pictures.ts';
import { maskFrom } from '#tools/contract/cutout-mask.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { AssetBytes } from '#app/services/rendering/rendering.server.ts';

export interface OwnPhoto {
  picture: Picture;
  /** The files that make up the picture, at most `size` px at its longer side. */
  small(size: number): AssetBytes;
}

export interface OwnPhotos {
  /** Null: not this user's, or no picture. */
  find(userId: string, asset: string): Promise<OwnPhoto | null>;
}

/** Cached small versions: a grid requests the same few again and again. */
const KEPT = 24;

export function createOwnPhotos({ prisma, assets }: { prisma: PrismaClient; assets: Assets }): OwnPhotos {
  const small = new Map<string, Promise<Uint8Array | null>>();

  function smallBytes(userId: string, asset: string, size: number): Promise<Uint8Array | null> {
    const key = `${userId} ${asset} ${size}`;
    let bytes = small.get(key);
    if (!bytes) {
      bytes = assets.read(userId, asset, size).then((found) => found && found.bytes);
      bytes.catch(() => small.delete(key));
      small.set(key, bytes);
      const [oldest] = small.keys();
      if (small.size > KEPT && oldest !== undefined) small.delete(oldest);
    }
    return bytes;
  }

  return {
    async find(userId, asset) {
      const own = assets.forUser(userId);
      const info = await own.info(asset);
      if (!info || !info.mime.startsWith('image/') || info.width === 0) return null;
      const known = await prisma.asset.findUnique({
        where: { id: asset },
        // A cutout made by picking an object says nothing about the whole photo: such engines' names have a second
        // word.
        select: {
          transparent: true,
          cutouts: {
            where: { engine: { not: { contains: ' ' } } },
            orderBy: { createdAt: 'desc' },
            take: 1,
            include: { mask: true, colours: true },
          },
        },
      });
      const cutout = known?.cutouts[0];
      const picture: Picture = {
        asset,
        name: info.name,
        alt: '',
        width: info.width,
        height: info.height,
        subject: null,
        mask: null,
        filters: null,
      };
      const reader =
        (ids: readonly string[]) =>
        (size: number): AssetBytes =>
        (id) =>
          ids.includes(id) ? smallBytes(userId, id, size) : Promise.resolve(null);
      // It was uploaded cut out: everything opaque is the subject.
      if (known?.transparent)
        return {
          picture: { ...picture, subject: { x: 0, y: 0, width: 1, height: 1 }, mask: { asset: null, strokes: [] } },
          small: reader([asset]),
        };
      if (!cutout) return { picture, small: reader([asset]) };
      const { mask, colours, x, y, width, height, coverage } = cutout;
      const found = { subject: { x, y, width, height }, coverage };
      if (!isThing(found)) return { picture, small: reader([asset]) };
      // The cutout follows from the photo's bytes: owners of the photo may see it.
      for (const part of [mask, colours]) if (part) await assets.grant(userId, part.id, info.name);
      const described = (one: typeof mask) => ({ ...one, name: info.name });
      return {
        picture: {
          ...picture,
          subject: found.subject,
          mask: maskFrom({ mask: described(mask), colours: colours && described(colours) }),
        },
        small: reader([asset, mask.id, ...(colours ? [colours.id] : [])]),
      };
    },
  };
}

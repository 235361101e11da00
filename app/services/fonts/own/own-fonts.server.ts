/**
 * Fonts that users upload: checked, stored by the hash of the stored bytes, listed for their owner. A font removed from
 * the list stays readable for its user while designs use it.
 */
import { createHash } from 'node:crypto';
import type { DesignDocument } from '#design/document/document.ts';
import { drawnOwnFont, ownFont } from '#design/fonts/own-fonts.ts';
import type { PrismaClient, UserFont } from '#prisma/generated/client.ts';
import { createInTurn } from '#app/services/database/in-turn.server.ts';
import type { Inspect } from '#app/services/inspection/inspections.server.ts';
import { unlimitedStorage, type StorageQuota } from '#app/services/quota/storage-quota.server.ts';
import type { Storage } from '#app/services/storage/storage.ts';
import { checkFont } from './check-font.server.ts';
import { charactersIn } from '#app/services/rendering/restrict-characters.ts';
import { unicodeRange } from '#design/fonts/ranges.ts';
import { FontError } from '#app/services/inspection/fonts/font-error.ts';
import { FONT_LIMITS } from '#app/services/inspection/fonts/font-limits.ts';

/** A font of a user's list, as sent to the browser. */
export interface ListedFont {
  hash: string;
  name: string;
  style: string;
  weights: [lightest: number, boldest: number];
  italic: boolean;
}

export interface OwnFonts {
  /** Newest first. */
  list(userId: string): Promise<ListedFont[]>;
  /**
   * Checks and stores a font. Uploading a removed one again puts it back. Throws FontError, AssetError, StorageError or
   * StorageFullError.
   */
  upload(userId: string, bytes: Uint8Array, fileName: string): Promise<ListedFont>;
  /** Removes a font from the list, and deletes it unless designs name it. False: it was not on it. */
  remove(userId: string, hash: string): Promise<boolean>;
  /**
   * Deletes those of the fonts that were removed from the list and that no design of the user names any more, not even
   * for undo.
   */
  release(userId: string, hashes: readonly string[]): Promise<void>;
  /**
   * Deletes all fonts of a user whose account ends, and their files unless another user has uploaded the same. Call it
   * before the user is deleted: that deletes the list.
   */
  forget(userId: string): Promise<void>;
  /** A font of this user, on the list or not: its file or its style sheet. Null: there is none. */
  read(userId: string, hash: string): Promise<Uint8Array | null>;
  sheet(userId: string, hash: string): Promise<string | null>;
  /**
   * Prepares the canvas for the fonts named in a document, or in any text of it. Missing fonts are drawn with their
   * fallback.
   */
  prepare(userId: string, named: DesignDocument | string): Promise<void>;
}

export interface OwnFontsOptions {
  prisma: PrismaClient;
  storage: Storage;
  canvas: FontCanvas;
  report(error: unknown, context: { area: string }): void;
  inspect: Inspect;
  /** Absent: users may store without limit. */
  quota?: Pick<StorageQuota, 'assertRoom' | 'keepWithin'>;
}

/** Where fonts are registered for drawing. */
export interface FontCanvas {
  has(family: string): boolean;
  register(family: string, bytes: Uint8Array): void;
}

/** Behind a font's name. */
const HASHES = /#([0-9a-f]{64})/g;

const listed = ({ hash, name, style, lightest, boldest, italic }: UserFont): ListedFont => ({
  hash,
  name,
  style,
  weights: [lightest, boldest],
  italic,
});

/** Which uploaded fonts a document names; a document is never changed in place. */
const named = new WeakMap<DesignDocument, readonly string[]>();

function hashesOf(document: DesignDocument): readonly string[] {
  let hashes = named.get(document);
  if (!hashes) {
    const found = new Set<string>();
    const add = (family: string | undefined) => {
      const own = family === undefined ? null : ownFont(family);
      if (own) found.add(own.hash);
    };
    for (const layer of Object.values(document.layers)) {
      if ('fontFamily' in layer) add(layer.fontFamily);
      if (layer.type === 'text') for (const { style } of layer.runs) add(style.fontFamily);
    }
    named.set(document, (hashes = [...found]));
  }
  return hashes;
}

function nameOfFile(fileName: string): string {
  return (
    fileName
      .replace(/\.[^.]*$/, '')
      .replace(/[_\s]+/g, ' ')
      .trim() || 'Font'
  );
}

export function createOwnFonts({
  prisma,
  storage,
  canvas,
  report,
  inspect,
  quota = unlimitedStorage(prisma),
}: OwnFontsOptions): OwnFonts {
  /** Two concurrent uploads of one user must not both be the last allowed one. */
  const inTurn = createInTurn();

  const find = (userId: string, hash: string): Promise<UserFont | null> =>
    /^[0-9a-f]{64}$/.test(hash)
      ? prisma.userFont.findUnique({ where: { userId_hash: { userId, hash } } })
      : Promise.resolve(null);

  /** Deletes the file of a font that nobody has any more. The same bytes may be an asset. */
  async function deleteUnheld(hash: string): Promise<void> {
    if (
      (await prisma.userFont.count({ where: { hash } })) === 0 &&
      (await prisma.asset.count({ where: { id: hash } })) === 0
    )
      await storage.delete(hash);
  }

  async function release(userId: string, hashes: readonly string[]): Promise<void> {
    const gone = await prisma.$queryRaw<{ hash: string }[]>`
      DELETE FROM "user_font" f WHERE f."userId" = ${userId} AND f."hash" = ANY(${[...hashes]}) AND f."removedAt" IS NOT NULL
        AND NOT named_in_designs(${userId}, f."hash")
        AND NOT EXISTS (SELECT 1 FROM "brand_kit" b WHERE b."userId" = ${userId} AND strpos(concat(b."headingFont", ' ', b."bodyFont"), f."hash") > 0)
      RETURNING f."hash"`;
    for (const { hash } of gone) await deleteUnheld(hash);
  }

  async function read(userId: string, hash: string): Promise<Uint8Array | null> {
    return (await find(userId, hash)) ? storage.get(hash) : null;
  }

  return {
    read,

    async list(userId) {
      return (
        await prisma.userFont.findMany({
          where: { userId, removedAt: null },
          orderBy: [{ createdAt: 'desc' }, { hash: 'asc' }],
        })
      ).map(listed);
    },

    async upload(userId, bytes, fileName) {
      const font = await checkFont(inspect, bytes, userId);
      const hash = createHash('sha256').update(font.bytes).digest('hex');
      return inTurn.run(userId, async () => {
        const others = await prisma.userFont.count({ where: { userId, removedAt: null, NOT: { hash } } });
        if (others >= FONT_LIMITS.perUser) throw new FontError('tooMany');
        const isNew = (await find(userId, hash)) === null;
        if (isNew) await quota.assertRoom(userId, font.bytes.length);
        await storage.put(hash, font.bytes);
        const [lightest, boldest] = font.weights;
        const about = {
          name: font.name ?? nameOfFile(fileName),
          style: font.style,
          lightest,
          boldest,
          italic: font.italic,
          bytes: font.bytes.length,
        };
        try {
          return listed(
            await quota.keepWithin(userId, (tx) =>
              tx.userFont.upsert({
                where: { userId_hash: { userId, hash } },
                create: { userId, hash, ...about },
                update: { removedAt: null, createdAt: new Date() },
              }),
            ),
          );
        } catch (error) {
          if (isNew) await deleteUnheld(hash);
          throw error;
        }
      });
    },

    async remove(userId, hash) {
      return inTurn.run(userId, async () => {
        const { count } = await prisma.userFont.updateMany({
          where: { userId, hash, removedAt: null },
          data: { removedAt: new Date() },
        });
        if (count > 0) await release(userId, [hash]);
        return count > 0;
      });
    },

    release: (userId, hashes) => inTurn.run(userId, () => release(userId, hashes)),

    async forget(userId) {
      await inTurn.run(userId, async () => {
        const fonts = await prisma.userFont.findMany({ where: { userId }, select: { hash: true } });
        await prisma.userFont.deleteMany({ where: { userId } });
        for (const { hash } of fonts) await deleteUnheld(hash);
      });
    },

    async sheet(userId, hash) {
      const font = await find(userId, hash);
      if (!font) return null;
      const bytes = await storage.get(hash);
      // The next family of the stack draws what it lacks, and a hint says so.
      const range = bytes ? unicodeRange(charactersIn(Buffer.from(bytes))) : '';
      const { lightest, boldest, italic } = font;
      const weight = lightest === boldest ? String(lightest) : `${lightest} ${boldest}`;
      return `@font-face{font-family:"${drawnOwnFont({ hash })}";font-style:${italic ? 'italic' : 'normal'};font-weight:${weight};font-display:swap;src:url("/fonts/own/${hash}.ttf")${range && `;unicode-range:${range}`}}\n`;
    },

    async prepare(userId, where) {
      const hashes =
        typeof where === 'string' ? new Set([...where.matchAll(HASHES)].map(([, hash = '']) => hash)) : hashesOf(where);
      for (const hash of hashes) {
        const family = drawnOwnFont({ hash });
        if (canvas.has(family)) continue;
        try {
          const bytes = await read(userId, hash);
          if (bytes) canvas.register(family, bytes);
        } catch (error) {
          report(error, { area: 'fonts' });
        }
      }
    },
  };
}

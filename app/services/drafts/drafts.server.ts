/**
 * Drafts: what a visitor typed and uploaded before signing in. Stored on the server, so that a sign-in by mail may end
 * in another browser. The id is a secret; the first signed-in account that presents it gets the conversation, once.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { PrismaClient } from '#prisma/generated/client.ts';
import { VISITORS, type Assets } from '#app/services/assets/assets.server.ts';
import { focusOfRow } from '#app/services/inspection/pictures/focal-point.ts';
import { countedAddress } from '#app/services/http/request-limits.ts';
import { DraftError, type DraftRequest, type PicturesRequest } from '#app/contracts/draft-request.ts';
import type { WaitingDraft, WaitingPicture } from '#app/contracts/waiting-draft.ts';
import { createFilePasses, type FilePass } from './file-pass.server.ts';

const day = 24 * 60 * 60 * 1000;
export const draftLifeMs = 7 * day;

/** Longer side of pictures in a viewed draft, px. */
const LOOK_SIDE = 256;
/** The same of those that a studio screen works with, px. */
const LARGE_SIDE = 1024;

/** The prompt of drafts that only hold pictures: what to do with them is in the address that the user returns to. */
const PICTURES_ONLY = '';

/** How a conversation begins: with this id, or not again if it has begun already. */
export type BeginChat = (chat: {
  id: string;
  userId: string;
  prompt: string;
  assets: FilePass[];
  format: { width: number; height: number } | null;
}) => Promise<void>;

export interface Drafts {
  /**
   * Accepts a picture from a visitor without an account at this IP address; the info's id is a pass, valid for drafts
   * only.
   */
  addFile(address: string, bytes: Uint8Array, name: string): Promise<AssetInfo>;
  /** Stores a request until the sign-in; returns the draft's id. Throws DraftError. */
  create(request: DraftRequest): Promise<string>;
  /** Begins the conversation for a signed-in user's request; returns the chat's id. Throws DraftError. */
  begin(userId: string, request: DraftRequest): Promise<string>;
  /**
   * Views a draft without claiming it, for an account or, with null, for nobody; null: it is this user's conversation
   * already. Throws DraftError 'expired' for everything else.
   */
  look(userId: string | null, draftId: string): Promise<WaitingDraft | null>;
  /** A small copy of a picture behind a pass, or a `large` one; null: the pass is not good any more. */
  picture(pass: string, large?: boolean): Promise<{ bytes: Uint8Array; mime: string } | null>;
  /** The pictures of a draft that holds nothing else, while nobody has claimed it: none of any other. */
  lookPictures(draftId: string): Promise<WaitingPicture[]>;
  /**
   * Turns a draft into a conversation of this user; the same user gets the same one again. Throws DraftError 'expired'
   * for everything else.
   */
  claim(userId: string, draftId: string): Promise<string>;
  /**
   * Stores pictures for a studio screen that continues after the sign-in; returns the draft's id. Throws DraftError.
   */
  keepPictures(request: PicturesRequest): Promise<string>;
  /**
   * The pictures of such a draft, now this user's; the same user gets the same ones again. Throws DraftError 'expired'
   * for everything else.
   */
  claimPictures(userId: string, draftId: string): Promise<FilePass[]>;
  /** Deletes expired drafts and the pictures that only they held. */
  cleanUp(): Promise<void>;
}

export interface DraftDependencies {
  prisma: PrismaClient;
  assets: Assets;
  secret: string;
  beginChat: BeginChat;
  now?: () => number;
}

export function createDrafts({ prisma, assets, secret, beginChat, now = Date.now }: DraftDependencies): Drafts {
  const passes = createFilePasses({ secret, lifeMs: draftLifeMs, now });
  /** Claims in progress, so that two tabs opening the same link share one beginning. */
  const beginning = new Map<string, Promise<void>>();

  /** The files that a request names: passes, or assets that the user was granted. */
  async function filesOf(userId: string | null, request: Pick<DraftRequest, 'assets'>): Promise<FilePass[]> {
    if (userId) await assets.use(userId, request.assets);
    const files = await Promise.all(
      request.assets.map(async (reference) => {
        const pass = passes.read(reference);
        const found = pass ?? (userId ? await assets.forUser(userId).info(reference) : null);
        // The picture behind a pass may have been deleted with another draft that held it.
        if (!found || (pass && (await prisma.asset.count({ where: { id: pass.id } })) === 0)) return null;
        return { id: found.id, name: found.name };
      }),
    );
    if (files.some((file) => file === null)) throw new DraftError('unknown_file');
    return [...new Map(files.filter((file) => file !== null).map((file) => [file.id, file])).values()];
  }

  async function keep(request: DraftRequest): Promise<string> {
    const files = await filesOf(null, request);
    const id = randomBytes(24).toString('base64url');
    await prisma.draft.create({
      data: {
        id,
        prompt: request.prompt,
        assets: files.map((file) => file.id),
        names: files.map((file) => file.name),
        width: request.format?.width ?? null,
        height: request.format?.height ?? null,
        createdAt: new Date(now()),
        expiresAt: new Date(now() + draftLifeMs),
      },
    });
    return id;
  }

  async function beginFor(
    userId: string,
    chatId: string,
    files: FilePass[],
    request: Pick<DraftRequest, 'prompt' | 'format'>,
  ): Promise<void> {
    for (const { id, name } of files) await assets.grant(userId, id, name, { inLibrary: true });
    await beginChat({ id: chatId, userId, prompt: request.prompt, format: request.format, assets: files });
  }

  /** Null: expired, claimed by another user and nonexistent get the same answer. */
  async function take(userId: string, draftId: string) {
    // The chat's id is decided with the claim: if the beginning is interrupted, the next one continues the same chat.
    await prisma.draft.updateMany({
      where: { id: draftId, prompt: { not: PICTURES_ONLY }, claimedBy: null, expiresAt: { gt: new Date(now()) } },
      data: { claimedBy: userId, claimedAt: new Date(now()), chatId: randomUUID() },
    });
    const draft = await prisma.draft.findUnique({ where: { id: draftId } });
    return draft?.chatId && draft.claimedBy === userId ? { ...draft, chatId: draft.chatId } : null;
  }

  return {
    async addFile(address, bytes, name) {
      const info = await assets.upload(null, bytes, name, countedAddress(address));
      return { ...info, id: passes.issue(info) };
    },

    create: keep,
    keepPictures: ({ assets: passes }) => keep({ prompt: PICTURES_ONLY, assets: passes, format: null }),

    async begin(userId, request) {
      const files = await filesOf(userId, request);
      const chatId = (request.draft && (await take(userId, request.draft))?.chatId) || randomUUID();
      await beginFor(userId, chatId, files, request);
      return chatId;
    },

    async look(userId, draftId) {
      const draft = await prisma.draft.findUnique({ where: { id: draftId } });
      if (draft?.chatId && draft.claimedBy === userId) return null;
      if (!draft || draft.prompt === PICTURES_ONLY || draft.claimedBy !== null || draft.expiresAt.getTime() <= now())
        throw new DraftError('expired');
      const { id, prompt, assets: held, names, width, height } = draft;
      const pictures = held.map((asset, n) => ({
        pass: passes.issue({ id: asset, name: names[n] ?? '' }),
        name: names[n] ?? '',
      }));
      return { id, prompt, pictures, format: width && height ? { width, height } : null };
    },

    async lookPictures(draftId) {
      const draft = await prisma.draft.findUnique({ where: { id: draftId } });
      if (draft?.prompt !== PICTURES_ONLY || draft.claimedBy !== null || draft.expiresAt.getTime() <= now()) return [];
      const cutouts = { take: 1, orderBy: { createdAt: 'desc' } } as const;
      const rows = await prisma.asset.findMany({ where: { id: { in: draft.assets } }, include: { cutouts } });
      return draft.assets.flatMap((id, n) => {
        const row = rows.find((one) => one.id === id);
        const name = draft.names[n] ?? '';
        return row
          ? [{ pass: passes.issue({ id, name }), name, width: row.width, height: row.height, focus: focusOfRow(row) }]
          : [];
      });
    },

    async picture(pass, large = false) {
      const file = passes.read(pass);
      const row = file && (await prisma.asset.findUnique({ where: { id: file.id }, select: { id: true, mime: true } }));
      const small = row && (await assets.small(row.id, large ? LARGE_SIDE : LOOK_SIDE, VISITORS));
      if (small) return { bytes: small, mime: 'image/webp' };
      const bytes = row && (await assets.assetBytes(row.id));
      return bytes && { bytes, mime: row.mime };
    },

    async claim(userId, draftId) {
      const draft = await take(userId, draftId);
      if (!draft) throw new DraftError('expired');
      const { chatId, prompt, width, height } = draft;
      let begun = beginning.get(draftId);
      if (!begun) {
        const files = draft.assets.map((id, n) => ({ id, name: draft.names[n] ?? '' }));
        begun = beginFor(userId, chatId, files, { prompt, format: width && height ? { width, height } : null });
        beginning.set(draftId, begun);
        // Either way a later claim asks again: the chat itself knows whether it has begun.
        const forget = () => beginning.delete(draftId);
        begun.then(forget, forget);
      }
      await begun;
      return chatId;
    },

    async claimPictures(userId, draftId) {
      await prisma.draft.updateMany({
        where: { id: draftId, prompt: PICTURES_ONLY, claimedBy: null, expiresAt: { gt: new Date(now()) } },
        data: { claimedBy: userId, claimedAt: new Date(now()) },
      });
      const draft = await prisma.draft.findUnique({ where: { id: draftId } });
      if (draft?.prompt !== PICTURES_ONLY || draft.claimedBy !== userId) throw new DraftError('expired');
      const files = draft.assets.map((id, n) => ({ id, name: draft.names[n] ?? '' }));
      for (const { id, name } of files) await assets.grant(userId, id, name, { inLibrary: true });
      return files;
    },

    async cleanUp() {
      const where = { expiresAt: { lt: new Date(now()) } };
      const old = await prisma.draft.findMany({ where, select: { assets: true } });
      await prisma.draft.deleteMany({ where });
      // Pictures that were uploaded but never put into a draft are found by their age. Those of flagged results are
      // kept for review.
      const unheld = await prisma.$queryRaw<{ id: string }[]>`
        SELECT a."id" FROM "asset" a WHERE a."createdAt" < ${new Date(now() - draftLifeMs)}
          AND NOT EXISTS (SELECT 1 FROM "asset_grant" g WHERE g."assetId" = a."id")
          AND NOT EXISTS (SELECT 1 FROM "generation" n WHERE n."state" = 'flagged' AND n."assets" @> ARRAY[a."id"])
        LIMIT 1000`;
      await assets.discardUnused([...old.flatMap((draft) => draft.assets), ...unheld.map(({ id }) => id)]);
    },
  };
}

/**
 * Makes designs of files from other programs: the file is read where it can do no harm, its pictures are kept, its
 * nodes become layers.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate as otherRequests } from 'node:timers/promises';
import type { DesignDocument } from '#design/document/document.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { AssetError } from '#app/contracts/asset-error.ts';
import type { ImportNotes } from '#app/contracts/imports.ts';
import { sniffLayers } from '#app/contracts/sniff.ts';
import { UPLOAD_LIMITS } from '#app/contracts/upload-limits.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import { letGo, type LetGoDependencies } from '#app/services/assets/let-go.server.ts';
import type { UploadedFile } from '#app/services/assets/take-picture.server.ts';
import type { Inspect } from '#app/services/inspection/inspections.server.ts';
import type { ImportedFile } from '#app/services/inspection/layers/imported.ts';
import type { Rendering } from '#app/services/rendering/rendering.server.ts';
import { assemble, type Assembled } from './assemble.ts';

export interface Size {
  width: number;
  height: number;
}

export interface ReadDesign extends ImportNotes {
  /** The file's own, else its name's. */
  title: string;
  document: DesignDocument;
}

export interface Imports {
  /**
   * A document of a file, its pictures stored for the user. `size`: that of the design it will join, px; null: its own.
   * `take` receives the document; if it fails, or the signal ends the import, the pictures are let go.
   *
   * @throws AssetError, StorageFullError, StorageError
   */
  document<Result>(
    userId: string,
    file: UploadedFile,
    options: { size: Size | null; signal?: AbortSignal },
    take: (read: ReadDesign) => Promise<Result>,
  ): Promise<Result>;
  /** A picture of the file's first page, in the user's library. Throws as `document` does. */
  picture(userId: string, file: UploadedFile, signal?: AbortSignal): Promise<AssetInfo>;
}

export interface ImportsDependencies extends Pick<LetGoDependencies, 'prisma'> {
  assets: Assets;
  rendering: Rendering;
  inspect: Inspect;
}

/** Shorter side of a picture of a page at least, px. */
const PICTURE_SIDE = 1600;
const EXTENSION = /\.(?:svgz?|pdf|pptx|potx|ppsx)$/i;

export function createImports({ prisma, assets, rendering, inspect }: ImportsDependencies): Imports {
  async function read(userId: string, { bytes }: UploadedFile): Promise<ImportedFile> {
    if (bytes.length === 0) throw new AssetError('file_empty');
    if (bytes.length > UPLOAD_LIMITS.bytes) throw new AssetError('file_too_large');
    if (!sniffLayers(bytes)) throw new AssetError('import_type');
    const answer = await inspect('layers', { bytes }, userId);
    if ('refused' in answer) throw new AssetError(answer.refused);
    return answer.file;
  }

  const assembled = (file: ImportedFile, ids: readonly string[], size: Size | null): Promise<Assembled> =>
    assemble(file, {
      size,
      assets: ids,
      measure: rendering.measureText,
      newId: () => randomUUID().slice(0, 13),
      pause: () => otherRequests(),
    });

  const named = (file: ImportedFile, name: string): string => file.title.trim() || name.replace(EXTENSION, '').trim();

  return {
    async document(userId, sent, { size, signal }, take) {
      const file = await read(userId, sent);
      const ids: string[] = [];
      try {
        const store = assets.forUser(userId);
        for (const [index, picture] of file.pictures.entries()) {
          signal?.throwIfAborted();
          const { id } = await store.store(picture.bytes, picture.mime, `${named(file, sent.name)} ${index + 1}`);
          ids.push(id);
        }
        const { document, fonts } = await assembled(file, ids, size);
        signal?.throwIfAborted();
        return await take({ title: named(file, sent.name), document, losses: file.losses, fonts });
      } catch (error) {
        await letGo({ prisma, assets }, userId, ids);
        throw error;
      }
    },

    async picture(userId, sent, signal) {
      const file = await read(userId, sent);
      file.pages = file.pages.slice(0, 1);
      const pictures = new Map(file.pictures.map(({ bytes }, index) => [String(index).padStart(64, '0'), bytes]));
      const { document } = await assembled(file, [...pictures.keys()], null);
      const [page] = pagesInOrder(document);
      if (!page) throw new AssetError('import_empty');
      const drawn = await rendering
        .withAssets(userId, (id) => Promise.resolve(pictures.get(id) ?? null))
        .render(
          {
            document,
            page: page.id,
            format: 'png',
            shorterSide: Math.min(4000, Math.max(PICTURE_SIDE, document.width, document.height)),
            quality: 92,
            watermark: false,
          },
          signal,
        );
      signal?.throwIfAborted();
      return assets.upload(userId, drawn.bytes, `${named(file, sent.name)}.png`);
    },
  };
}

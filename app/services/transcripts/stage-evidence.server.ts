/** What a judge may ask about a turn: computed on demand, with the product's own lint, renderer and history. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { TurnEvidence } from '#agent/transcript/play/trace.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import type { HintPorts } from '#design/lint/hint.ts';
import { hintPage } from '#design/lint/hint-page.ts';
import { lintPage } from '#design/lint/lint-page.ts';
import { createSamplePixels } from '#app/services/rendering/sample-pixels.server.ts';
import { titleOf } from '../conversations/chat-index.server.ts';
import { rehearseUndo, standingSteps } from './rehearsal.server.ts';
import type { World } from './world.ts';

export interface AroundTurn {
  before: DesignDocument;
  after: DesignDocument;
  /** Steps of the history in effect before the turn. */
  standing: number;
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

export function gatherEvidence(world: World, { before, after, standing }: AroundTurn): TurnEvidence {
  const { rendering, database, measureText, designId, folder } = world;
  const samplePixels = createSamplePixels(rendering);
  const pictures = new Map<string, Promise<Uint8Array>>();

  async function picture(document: DesignDocument, number: number, shorterSide: number): Promise<Uint8Array> {
    const page = pagesInOrder(document)[number - 1];
    if (!page) throw new RangeError(`The design has no page ${number}`);
    return (
      await rendering.render({ document, page: page.id, format: 'png', shorterSide, quality: 100, watermark: false })
    ).bytes;
  }

  return {
    async lint() {
      const found = await Promise.all(Object.keys(after.pages).map((page) => lintPage(after, page, { samplePixels })));
      return found.flat();
    },

    async hints() {
      const ports: HintPorts = {
        samplePixels,
        // The title of a design that begins with these words.
        title: titleOf(world.transcript.turns[0]?.user?.text ?? ''),
        pictureSize: async (asset) => {
          const picture = await world.assets.forUser(world.user.id).info(asset);
          return picture && picture.width > 0 ? { width: picture.width, height: picture.height } : null;
        },
      };
      return (await Promise.all(pagesInOrder(after).map(({ id }) => hintPage(after, id, ports)))).flat();
    },

    picture(when, page, shorterSide) {
      const key = `${when} ${page} ${shorterSide}`;
      const known = pictures.get(key) ?? picture(when === 'before' ? before : after, page, shorterSide);
      pictures.set(key, known);
      return known;
    },

    async undone() {
      const whose = { database, userId: world.user.id, designId };
      return rehearseUndo((await standingSteps(whose)) - standing, { ...whose, measureText });
    },

    async file(written) {
      try {
        return new Uint8Array(await readFile(path.resolve(folder, written)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async decode(png) {
      const { data, info } = await sharp(png)
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, data: new Uint8Array(data) };
    },

    async encode({ width, height, data }) {
      return new Uint8Array(
        await sharp(data, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer(),
      );
    },
  };
}

/**
 * The port of images for one user: reads their reference pictures, has pictures made, stores these among their assets.
 */
import { firstPage } from '#design/document/tree.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { GeneratedImage, ImageRequest, ImagesPort } from '#tools/contract/ports/images-port.ts';
import { leftOutNote, notShown } from '#tools/pictures/not-shown.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import { MOST_IMAGES, MOST_LETTERS, MOST_REFERENCES } from '#tools/contract/image-types.ts';
import { ImagingError } from '#app/services/engines/cut-out/cutout-job.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { understandingOf } from '#app/engines/images/understanding.ts';
import { wordsToSet } from '#app/engines/images/typography/draw-typography.ts';
import type { ImageMaker, MadeImage } from './image-maker.ts';

export interface ImagesOptions {
  builtIn: ImageMaker;
  /** A hosted model for the types that it paints better; null: none is configured. */
  hosted: ImageMaker | null;
  own: AssetsPort;
}

const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

/** File names are made from the words, without characters that file systems reject. */
const stemOf = (words: string) =>
  words
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60) || 'Image';

export function createImages({ builtIn, hosted, own }: ImagesOptions): ImagesPort {
  async function bytesOf(asset: string): Promise<Uint8Array> {
    const info = await own.info(asset);
    const bytes = info && (await own.bytes(asset));
    if (!info || !bytes) throw new ImagingError('missing');
    if (!info.mime.startsWith('image/') || info.width === 0)
      throw new ImagingError('notForRepair', { name: info.name });
    return bytes;
  }

  async function kept(
    { bytes, mime, parts, design, variation, style, label }: MadeImage,
    stem: string,
  ): Promise<GeneratedImage> {
    let layers: DesignDocument | null = design;
    for (const part of parts) {
      const asset = await own.store(part.bytes, part.mime, `${stem} ground.jpg`);
      // Parts are named by their content, and so are assets.
      if (asset.id !== part.standIn && layers) layers = withAsset(layers, part.standIn, asset);
    }
    const picture = await own.store(bytes, mime, `${stem} ${variation}.${EXTENSIONS[mime]}`);
    return { variation, picture, design: layers, style, label };
  }

  const makerFor = ({ type, references }: Pick<ImageRequest, 'type' | 'references'>): ImageMaker =>
    hosted && (hosted.types.includes(type) || references.length > 0) ? hosted : builtIn;
  const understand: ImagesPort['understand'] = (request) => {
    // Pictures to go by need a hosted model: the engine says so itself.
    if (makerFor(request).hosted || request.references.length > 0) return null;
    const { read: _read, ...understood } = understandingOf(request);
    return understood;
  };

  return {
    isHosted: (type) => hosted?.types.includes(type) ?? false,
    understand,
    async generate(request, { signal, progress = () => undefined, made }) {
      signal.throwIfAborted();
      const variations = [...new Set(request.variations)].filter((one) => Number.isInteger(one) && one >= 1);
      if (variations.length === 0 || variations.length > MOST_IMAGES)
        throw new EngineRefusal('images.howMany', { most: MOST_IMAGES });
      if (request.words.trim() === '') throw new EngineRefusal('images.noWords');
      if (request.type === 'typography' && wordsToSet(request.words).length > MOST_LETTERS)
        throw new EngineRefusal('images.tooManyLetters', { most: MOST_LETTERS });
      if (request.references.length > MOST_REFERENCES)
        throw new EngineRefusal('images.tooManyReferences', { most: MOST_REFERENCES });
      const understood = understand(request);
      if (understood !== null && understood.missing !== null) throw new ToolRefusal(notShown(understood, request.type));
      const maker = makerFor(request);
      const references = await Promise.all(request.references.map(bytesOf));
      const images: GeneratedImage[] = [];
      const stem = stemOf(request.words);
      await maker.make(
        { ...request, variations, references },
        {
          signal,
          progress,
          async made(image) {
            const done = await kept(image, stem);
            images.push(done);
            await made?.(done);
          },
        },
      );
      progress(1);
      const leftOut = understood?.leftOut ?? [];
      return { images, leftOut, notes: leftOut.length > 0 ? [leftOutNote(leftOut)] : [] };
    },
  };
}

function withAsset(design: DesignDocument, standIn: string, { id }: AssetInfo): DesignDocument {
  const page = firstPage(design);
  const background =
    page.background.type === 'image' && page.background.asset === standIn
      ? { ...page.background, asset: id }
      : page.background;
  return {
    ...design,
    pages: { ...design.pages, [page.id]: { ...page, background } },
    layers: Object.fromEntries(
      Object.entries(design.layers).map(([key, layer]) => [
        key,
        layer.type === 'image' && layer.asset === standIn ? { ...layer, asset: id } : layer,
      ]),
    ),
  };
}

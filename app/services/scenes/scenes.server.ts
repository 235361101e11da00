/** The port of scenes: from a user's picture and a scene's id or words to layers stored as that user's assets. */
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { RenderedScene, SceneLayer, ScenesPort } from '#tools/contract/ports/scenes-port.ts';
import { message } from '#messages/message.ts';
import { flattenMask } from '#app/services/rendering/flatten-mask.server.ts';
import { ImagingError } from '#app/services/engines/cut-out/cutout-job.ts';
import { findScene } from '#app/engines/scenes/catalogue.ts';
import type { LayerBox, SceneInput, SceneOutput } from '#app/engines/scenes/scene-job.ts';
import type { SceneDescription } from '#app/engines/scenes/scene.ts';
import { parseScene } from '#app/engines/scenes/words/parse.ts';

/** What makes the pictures: the engine in its process, or another one in tests. */
export type RenderScene = (
  input: SceneInput,
  options: { signal: AbortSignal; progress?: (share: number | null) => void },
) => Promise<SceneOutput>;

const stem = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 90);

/** Without its id and title. */
const partsOf = ({
  perspective,
  surface,
  stand,
  background,
  light,
  shadow,
  props,
}: SceneDescription): SceneDescription => ({ perspective, surface, stand, background, light, shadow, props });

/**
 * The port for one user: sees only their assets. Throws ToolRefusal: the picture is gone, nothing of it is visible, the
 * engine failed or is too busy.
 */
export function createScenes(render: RenderScene, own: AssetsPort): ScenesPort {
  return {
    async render(
      { picture, mask, crop, scene, words, width, height, seed, variation, within, quality, length },
      { signal, progress },
    ) {
      signal.throwIfAborted();
      const info = await own.info(picture);
      const bytes = info && (await own.bytes(picture));
      if (!info || !bytes) throw new ImagingError('missing');
      const ready = scene === null ? null : findScene(scene);
      const { description, understood, unknown, flat } = ready
        ? { description: ready, understood: [], unknown: [], flat: null }
        : parseScene(words ?? '', seed);
      const kept =
        mask.strokes.length > 0
          ? await flattenMask(own, picture, { asset: mask.asset, strokes: [...mask.strokes] }, false)
          : null;
      const maskBytes = kept || mask.asset ? await own.bytes(kept?.id ?? (mask.asset as string)) : null;
      const colours = mask.asset && mask.colours ? await own.bytes(mask.colours) : null;
      const edge = colours && { colours, before: kept && mask.asset ? await own.bytes(mask.asset) : null };
      const made = await render(
        {
          picture: bytes,
          mask: maskBytes,
          ...(edge && { edge }),
          crop,
          description: partsOf(description),
          ...(flat && { flat: partsOf(flat) }),
          width,
          height,
          seed,
          variation: variation - 1,
          ...(within && { within }),
          quality,
          metres: length,
        },
        { signal, ...(progress ? { progress } : {}) },
      );
      const { perspective, surface, stand, background, light } = made.description;
      const name = stem(info.name);
      const factor = width / made.width;
      const layer = async (file: Uint8Array, box: LayerBox, fileName: string): Promise<SceneLayer> => ({
        asset: await own.store(file, 'image/png', fileName),
        x: Math.round(box.left * factor),
        y: Math.round(box.top * factor),
        width: Math.max(1, Math.round(box.width * factor)),
        height: Math.max(1, Math.round(box.height * factor)),
      });
      const rendered: RenderedScene = {
        // Of a preview only the whole picture is stored: nobody composes with small layers.
        background: await own.store(
          quality === 'full' ? made.background : made.flat,
          'image/jpeg',
          message('scenes.backgroundFile', { name }),
        ),
        shadow:
          made.shadow && quality === 'full'
            ? await layer(made.shadow.bytes, made.shadow.box, message('scenes.shadowFile', { name }))
            : null,
        product: await layer(made.product.bytes, made.product.box, message('scenes.productFile', { name })),
        flat: await own.store(
          made.flat,
          'image/jpeg',
          message(quality === 'full' ? 'scenes.flatFile' : 'scenes.previewFile', { name }),
        ),
        perspective,
        seenFrom: made.seenFrom,
        light,
        surface: stand ? `${stand.material} ${stand.kind} on ${surface.material}` : surface.material,
        backgroundKind:
          perspective === 'top'
            ? surface.material
            : background.kind === 'view'
              ? background.view
              : background.kind === 'sweep'
                ? surface.material
                : `${background.material} ${background.kind}`,
        understood,
        unknown,
      };
      return rendered;
    },
  };
}

/**
 * Scenes painted by a hosted image model: our renderer places the product, casts its shadow and draws an empty set; the
 * model turns that set into a photograph, seeing the product next to it. Product and shadow stay ours, so the product
 * is true to its photo pixel by pixel, and the camera and the light that the shadow fits are those the model was shown.
 * Previews come from the renderer alone.
 */
import sharp from 'sharp';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { RenderedScene, SceneRequest, ScenesPort } from '#tools/contract/ports/scenes-port.ts';
import { message } from '#messages/message.ts';
import { createSharedWork } from '#app/services/processes/shared-work.ts';
import { sizeFor, type ImageModel, type Size } from '#app/services/models/image-model.server.ts';
import { findScene } from '#app/engines/scenes/catalogue.ts';
import type { SceneOutput } from '#app/engines/scenes/scene-job.ts';
import type { SceneDescription } from '#app/engines/scenes/scene.ts';
import { createScenes, type RenderScene } from './scenes.server.ts';

export interface HostedScenes {
  /** The port for one user; `render`: this machine's engine. */
  forUser(userId: string, render: RenderScene, own: AssetsPort): ScenesPort;
}

/** The progress when the model is called. */
const SET = 0.5;
/** Longer side of the product in the model's input, px. */
const SHOWN = 768;
/** Cached results: the model never paints the same twice. */
const REMEMBERED = 200;

const plain = (name: string) => name.replaceAll('-', ' ');

/** The model's prompt: the user's words first, then our renderer's interpretation. */
function instruction(
  { words, scene }: SceneRequest,
  { perspective, surface, stand, background, light, shadow, props }: SceneDescription,
): string {
  const ready = scene === null ? null : findScene(scene);
  const wanted = words ?? (ready ? message(ready.title) : '');
  const set = [
    perspective === 'top' ? 'seen straight from above' : 'seen from the side at the height of a table',
    `the surface is ${plain(surface.material)}`,
    ...(stand ? [`the product stands on a ${plain(stand.material)} ${plain(stand.kind)}`] : []),
    ...(perspective === 'top' || background.kind === 'sweep'
      ? []
      : [
          background.kind === 'view'
            ? `behind it, out of focus: ${background.view}`
            : `behind it a ${plain(background.material)} ${background.kind}`,
        ]),
    `${light} light`,
    ...(shadow === null ? [] : [`shadows of ${plain(shadow)}`]),
    ...(props.length === 0 ? [] : [`props: ${props.map(plain).join(', ')}`]),
  ];
  return [
    `Turn the first picture, a rough rendering of an empty set, into a real product photograph of that empty set: ${wanted}.`,
    `It is ${set.join('; ')}.`,
    'Keep the camera, the height and the edge of the surface, the layout and the direction of the light exactly as they are in the first picture.',
    'The second picture shows the product that will stand in the middle: match its scale and light, but draw neither it nor anything in its place.',
    'No text, no logo, no people, no hands, no other products.',
  ].join(' ');
}

/** Where a page is in a picture of the model's size, px: whole, centered. */
function within(page: Size, size: Size) {
  const scale = Math.min(size.width / page.width, size.height / page.height);
  const [width, height] = [
    Math.min(size.width, Math.max(1, Math.round(page.width * scale))),
    Math.min(size.height, Math.max(1, Math.round(page.height * scale))),
  ];
  return { left: (size.width - width) >> 1, top: (size.height - height) >> 1, width, height };
}

/** The scene with its set painted by the model. */
async function painted(
  made: SceneOutput,
  text: string,
  model: ImageModel,
  options: Parameters<RenderScene>[1],
): Promise<SceneOutput> {
  const page = { width: made.width, height: made.height };
  const size = sizeFor(page);
  const box = within(page, size);
  // The margin of the model's format beyond the page is filled by mirroring, and cut off again.
  const more = {
    left: box.left,
    top: box.top,
    right: size.width - box.width - box.left,
    bottom: size.height - box.height - box.top,
  };
  const [set, product] = await Promise.all([
    sharp(made.background, { limitInputPixels: false })
      .resize({ width: box.width, height: box.height, fit: 'fill' })
      .extend({ ...more, extendWith: 'mirror' })
      .png()
      .toBuffer(),
    sharp(made.product.bytes, { limitInputPixels: false })
      .resize({ width: SHOWN, height: SHOWN, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer(),
  ]);
  const picture = await (
    await model.paint({ text, images: [set, product], size }, options)
  )
    .extract(box)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const cropped = await sharp(picture)
    .resize({ ...page, fit: 'fill', kernel: 'lanczos3' })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const layers = [
    ...(made.shadow
      ? [{ input: Buffer.from(made.shadow.bytes), left: made.shadow.box.left, top: made.shadow.box.top }]
      : []),
    { input: Buffer.from(made.product.bytes), left: made.product.box.left, top: made.product.box.top },
  ];
  const [background, flat] = await Promise.all([
    sharp(cropped, { limitInputPixels: false }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
    sharp(cropped, { limitInputPixels: false })
      .composite(layers)
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  ]);
  return { ...made, background: new Uint8Array(background), flat: new Uint8Array(flat) };
}

export function createHostedScenes(model: ImageModel): HostedScenes {
  const remembered = new Map<string, RenderedScene>();
  const join = createSharedWork();

  /** The same files again, granted to the current caller; null: they were deleted since. */
  async function again(scene: RenderedScene, own: AssetsPort): Promise<RenderedScene | null> {
    const keep = async (info: AssetInfo) => {
      const bytes = await own.bytes(info.id);
      return bytes && own.store(bytes, info.mime, info.name);
    };
    const files = await Promise.all(
      [scene.background, scene.product.asset, scene.flat, ...(scene.shadow ? [scene.shadow.asset] : [])].map(keep),
    );
    return files.every((file) => file !== null) ? scene : null;
  }

  return {
    forUser(userId, render, own) {
      return {
        async render(request, options) {
          options.signal.throwIfAborted();
          const { progress } = options;
          if (request.quality === 'preview') return createScenes(render, own).render(request, options);
          const key = JSON.stringify([userId, model.name, request]);
          const known = remembered.get(key);
          const kept = known && (await again(known, own));
          if (kept) {
            progress?.(1);
            return kept;
          }
          const scene = await join(key, options, async (shared) => {
            const withModel: RenderScene = async (input, { signal }) => {
              const made = await render(input, {
                signal,
                progress: (share) => shared.progress(share === null ? null : share * SET),
              });
              return painted(made, instruction(request, made.description), model, {
                signal,
                progress: shared.progress,
              });
            };
            const done = await createScenes(withModel, own).render(request, shared);
            // The model was also told what our vocabulary lacks.
            return { ...done, understood: [...done.understood, ...done.unknown], unknown: [] };
          });
          remembered.delete(key);
          remembered.set(key, scene);
          const [oldest] = remembered.keys();
          if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
          progress?.(1);
          return scene;
        },
      };
    },
  };
}

/**
 * Pictures while a slider is dragged: every filter at the size used during the drag, at rest, and a border and a shadow
 * along a silhouette.
 */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { createImageLayer, NEUTRAL_FILTERS } from '#design/document/create.ts';
import { castContact } from '#design/fabric/paint/contact-shadow.ts';
import { PaintMemory } from '#design/fabric/paint/content.ts';
import { dieCut } from '#design/fabric/paint/die-cut.ts';
import { preparedPicture } from '#design/fabric/paint/prepared-picture.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { surfacesFrom, type Context, type PaintTools, type Picture, type Surface } from '#design/fabric/paint/tools.ts';
import { filtersOfLook } from '#design/looks/looks.ts';
import type { Row } from '../measure.ts';

/** Longer side of the photo and of the layer, px. */
const PHOTO = 2000;
const SHOWN = 800;

function toolsOf(hurried: boolean): PaintTools {
  return {
    ...surfacesFrom(() => createCanvas(1, 1) as unknown as Surface),
    pictureState: () => ({ status: 'loading' }),
    picture: () => null,
    emptyFrames: false,
    fontsVersion: 0,
    rare: RARE_PAINTERS,
    hurried,
  };
}

async function photo(): Promise<Picture> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const bytes = await sharp({ create: { width: PHOTO, height: PHOTO, channels: 3, background: '#808080', noise } })
    .jpeg()
    .toBuffer();
  return {
    image: (await loadImage(bytes)) as unknown as CanvasImageSource,
    width: PHOTO,
    height: PHOTO,
    naturalWidth: PHOTO,
    naturalHeight: PHOTO,
  };
}

/** A shape with arms: a demanding outline for a border. */
function paintStar(context: Context): void {
  context.beginPath();
  for (let point = 0; point < 40; point += 1) {
    const angle = (point / 40) * Math.PI * 2;
    const radius = 250 + 100 * Math.sin(point * 3);
    context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  context.fill();
}

export const pictureFilters: Row = {
  name: 'picture-filters',
  about:
    'A 2000² photo shown at 800²: one position of a slider, with one filter and with all; a border and a ground shadow along a silhouette. Floor: drawing it and touching its pixels once.',
  async run(measure, { full }) {
    const picture = await photo();
    const base = createImageLayer({
      id: 'p',
      parent: 'page',
      order: 'a0',
      asset: 'a'.repeat(64),
      width: SHOWN,
      height: SHOWN,
    });
    const all = {
      ...filtersOfLook('film'),
      hue: 12,
      sharpen: 0.5,
      duotone: { dark: '#1f2a6b', light: '#ffd9c7', amount: 0.4 },
    };
    const repetitions = full ? 25 : 9;
    const floor = (side: number) => async () => {
      const surface = createCanvas(side, side);
      const context = surface.getContext('2d');
      context.drawImage(picture.image as unknown as Parameters<typeof context.drawImage>[0], 0, 0, side, side);
      context.putImageData(context.getImageData(0, 0, side, side), 0, 0);
    };
    for (const hurried of [true, false]) {
      const tools = toolsOf(hurried);
      for (const [name, filters] of [
        ['one filter', { ...NEUTRAL_FILTERS, brightness: 0.2 }],
        ['all filters', all],
      ] as const) {
        const memory = new PaintMemory();
        let call = 0;
        await measure({
          size: `${name}, ${hurried ? 'dragging' : 'at rest'}`,
          repetitions,
          // Another value each time, as in a drag.
          ours: async () =>
            preparedPicture(
              { ...base, filters: { ...filters, contrast: ((call += 1) % 50) / 100 } },
              { picture, mask: null, colours: null },
              1,
              tools,
              memory,
            ),
          floor: floor(hurried ? 447 : SHOWN),
        });
      }
      await measure({
        size: `border, ${hurried ? 'dragging' : 'at rest'}`,
        repetitions,
        ours: async () =>
          dieCut(paintStar, { width: SHOWN, height: SHOWN }, { color: '#ffffff', width: 20 }, 1, tools, hurried),
        floor: floor(hurried ? 447 : SHOWN),
      });
    }
    await measure({
      size: 'ground shadow',
      repetitions,
      ours: async () =>
        castContact(
          { paint: paintStar, bleed: 0, layered: false },
          { width: SHOWN, height: SHOWN },
          { color: '#17150f', opacity: 0.5, softness: 0.5, spread: 1, angle: 25 },
          [1, 0, 0, 1, 0, 0],
          1,
          toolsOf(true),
        ),
      floor: floor(240),
    });
  },
};

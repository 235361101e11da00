/** Examines a logo's looks: the colors of its parts, for finding a background that suits it. */
import { createDocument, createImageLayer } from '#design/document/create.ts';
import type { Box } from '#design/document/geometry.ts';
import { orderBetween } from '#design/document/tree.ts';
import { PAPER } from '#design/layout/contrast.ts';
import type { SamplePixels } from '#design/document/sample-pixels.ts';
import type { AssetInfo } from '../contract/ports/assets-port.ts';
import { containIn } from '../page/picture-fit.ts';

/** Side of the page on which a logo is rendered for sampling, px. */
const SIDE = 200;
/** Number of sampled fields per side. */
const FIELDS = 6;
/** Share of a field: if less is painted, its color does not count as the logo's. */
const FILLED = 0.5;
/** Share of the box: a logo that paints more than this brings its own background. */
const OWN_BACKGROUND = 0.93;

/**
 * The colors of a logo's parts, repeated in proportion to their area; empty if it brings its own background or can't be
 * rendered. It is rendered on white and on black, since the difference shows what is transparent.
 */
export async function logoParts(
  { id: asset, ...picture }: Pick<AssetInfo, 'id' | 'width' | 'height'>,
  samplePixels: SamplePixels,
): Promise<string[]> {
  const size = containIn(picture, { width: SIDE, height: SIDE });
  const box = { x: (SIDE - size.width) / 2, y: (SIDE - size.height) / 2, ...size };
  const backgrounds = [PAPER, '#000000'].map((color) => {
    const document = createDocument({
      width: SIDE,
      height: SIDE,
      newId: () => 'p',
      background: { type: 'solid', color },
    });
    return {
      ...document,
      layers: { l: createImageLayer({ id: 'l', parent: 'p', order: orderBetween(null, null), asset, ...box }) },
    };
  });
  const seenAt = async (place: Box): Promise<{ color: string; cover: number } | null> => {
    const [white, black] = (await Promise.all(backgrounds.map((document) => samplePixels(document, 'p', place)))).map(
      (sample) => (sample ? [1, 3, 5].map((at) => Number.parseInt(sample.color.slice(at, at + 2), 16)) : null),
    );
    if (!white || !black) return null;
    const cover = 1 - white.reduce((sum, value, at) => sum + (value - (black[at] ?? 0)), 0) / 3 / 255;
    return cover < 0.01
      ? null
      : {
          cover,
          color: `#${black
            .map((value) =>
              Math.round(Math.min(255, value / cover))
                .toString(16)
                .padStart(2, '0'),
            )
            .join('')}`,
        };
  };
  const whole = await seenAt(box);
  if (!whole || whole.cover > OWN_BACKGROUND) return [];
  const field = { width: box.width / FIELDS, height: box.height / FIELDS };
  const fields = await Promise.all(
    Array.from({ length: FIELDS * FIELDS }, (_, at) =>
      seenAt({ x: box.x + (at % FIELDS) * field.width, y: box.y + Math.floor(at / FIELDS) * field.height, ...field }),
    ),
  );
  const parts = fields.flatMap((seen) => (seen && seen.cover >= FILLED ? [seen.color] : []));
  // Thin letters fill no field.
  return parts.length > 0 ? parts : [whole.color];
}

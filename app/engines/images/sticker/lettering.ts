/** Words on a sticker. */
import type { Box } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { luminance, mix } from '#design/layout/contrast.ts';
import { fitText, hug } from '#design/layout/fit-text.ts';
import type { Chance } from '../drawing/chance.ts';
import type { Drawing } from '../drawing/drawing.ts';

const FACES = [
  ['Bangers', 400],
  ['Baloo 2', 800],
  ['Lobster', 400],
  ['Righteous', 400],
  ['Archivo Black', 400],
  ['Caveat Brush', 400],
] as const;

/** The words at the largest size that fits, centred in a box. */
export function lettering(
  drawing: Drawing,
  text: string,
  box: Box,
  color: string,
  chance: Chance,
  more: Partial<TextLayer> = {},
): TextLayer {
  const [family, weight] = chance.pick(FACES);
  const set = fitText(
    drawing.letters({
      text,
      fontFamily: family,
      fontWeight: weight,
      fill: color,
      align: 'center',
      lineHeight: 0.95,
      letterCase: family === 'Lobster' || family === 'Caveat Brush' ? 'as-typed' : 'upper',
      name: 'Words',
      ...more,
    }),
    { width: box.width, height: box.height, lines: 3 },
    { largest: box.height, smallest: 8 },
    drawing.measure,
  ).layer;
  const whole = hug(set, drawing.measure);
  return { ...whole, x: box.x + (box.width - whole.width) / 2, y: box.y + (box.height - whole.height) / 2 };
}

/** Letters on a white rim: dark enough, with a darker edge. */
export function strong(palette: readonly string[], chance: Chance): string {
  const fitting = palette.slice(1).filter((color) => luminance(color) < 0.34);
  return fitting.length > 0 ? chance.pick(fitting) : mix(palette[1] as string, '#1b1430', 0.55);
}

/** Exchanges every color of a page for one of a palette: the same for what was the same, letters such that they read. */
import { contrast, LEGIBLE, LEGIBLE_LARGE, readableOn } from '#design/layout/contrast.ts';
import type { Palette } from '#design/templates/composition-input.ts';
import { areaOf, holdersOf, type Page, type Thing } from '../ground/canvas.ts';
import { ofKind } from '../ground/kinds.ts';
import { against, schemeFor, type SchemeWish } from './color-schemes.ts';
import type { Call } from './planned.ts';

/** A shape of more than this share of the page is a ground for others. */
const LARGE = 0.2;
/** Letters of this share of the page's shorter side read at less contrast. */
const BIG = 0.055;

const solid = (color: string): string | null => (color.startsWith('#') ? color.slice(0, 7) : null);

/** What the page stands on. */
const groundOf = ({ background }: Page): string => solid(background) ?? '#ffffff';

/** New colors of shapes by their old ones. */
function ofShapes(shapes: readonly Thing[], page: Page, palette: Palette): Map<string, string> {
  const given = new Map<string, string>([[groundOf(page), palette.background]]);
  const calling = [palette.accent, palette.pop];
  let called = 0;
  for (const shape of shapes.toSorted((a, b) => areaOf(b) - areaOf(a))) {
    const color = shape.color.slice(0, 7);
    if (given.has(color)) continue;
    if (areaOf(shape) > page.width * page.height * LARGE) given.set(color, palette.panel);
    else given.set(color, calling[called++ % 2] ?? palette.accent);
  }
  return given;
}

/** The calls that give the page the colors that are wished. */
export function recolored(wish: SchemeWish, page: Page): Call[] {
  const { layers } = page;
  const palette = schemeFor(wish, groundOf(page));
  const shapes = layers.filter(
    ({ type, color, locked }) => (type === 'shape' || type === 'drawing') && solid(color) !== null && !locked,
  );
  const given = ofShapes(shapes, page, palette);
  const calls: Call[] = page.background.startsWith('image')
    ? []
    : [{ tool: 'set_background', input: { color: palette.background } }];
  for (const { id, color } of shapes)
    calls.push({ tool: 'update_layer', input: { layer: id, color: given.get(color.slice(0, 7)) ?? palette.accent } });
  const titles = ofKind(
    { kind: 'title', form: null },
    layers.filter(({ visible }) => visible),
  );
  const isBare = shapes.length === 0 && layers.every(({ highlight }) => highlight === '');
  const big = Math.min(page.width, page.height) * BIG;
  for (const text of layers.filter(({ type, locked }) => type === 'text' && !locked)) {
    const [holder] = holdersOf(text, layers).toSorted((a, b) => areaOf(a) - areaOf(b));
    const held = holder && solid(holder.color);
    const behind = (held && given.get(held)) ?? palette.background;
    const on = text.highlight === '' ? behind : palette.accent;
    const least = text.size >= big ? LEGIBLE_LARGE : LEGIBLE;
    // Where nothing else shows the color, the title does.
    const accent = isBare ? against(palette.accent, on, LEGIBLE_LARGE + 0.1) : palette.accent;
    const inks = [...(titles.includes(text) ? [accent] : []), palette.ink];
    const color = inks.find((one) => contrast(one, on) >= least) ?? readableOn(on);
    calls.push({
      tool: 'update_layer',
      input: { layer: text.id, color, ...(text.highlight === '' ? {} : { highlight: palette.accent }) },
    });
  }
  return calls;
}

/** Whether every color of the page can be exchanged one by one: tables and gradients have several each. */
export const isPlain = ({ layers }: Page): boolean =>
  layers.every(
    ({ type, color, visible }) =>
      !visible || (type !== 'table' && (type !== 'shape' || color === '' || solid(color) !== null)),
  );

/** What the page is composed of anew in the colors that are wished: ground first. */
export function wishedColors(wish: SchemeWish, page: Page): string[] {
  const { background, ink, accent, pop } = schemeFor(wish, groundOf(page));
  return [...new Set([background, accent, pop, ink])];
}

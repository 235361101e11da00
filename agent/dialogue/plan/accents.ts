/** The color of a pill that nobody named: one that the page has already, and that is seen on its ground. */
import { contrast } from '#design/layout/contrast.ts';
import { hslOf } from '#design/templates/color-mix.ts';
import type { Change } from '../acts/edits.ts';
import type { Page, Thing } from '../ground/canvas.ts';

/** Contrast of a pill with what it is on. */
const SEEN = 1.7;

const solid = (color: string): string[] => (/^#[0-9a-f]{6}/iu.test(color) ? [color.slice(0, 7)] : []);

function accentOf(layer: Thing, { layers, background }: Page): string {
  const ground = solid(background)[0] ?? '#ffffff';
  const colors = layers
    .filter(({ visible, type }) => visible && type !== 'image')
    .flatMap(({ highlight, color }) => [...solid(highlight), ...solid(color)])
    .filter((color) => contrast(color, ground) >= SEEN);
  const [strongest] = colors.toSorted((a, b) => hslOf(b).saturation - hslOf(a).saturation);
  return strongest ?? solid(layer.color)[0] ?? '#16161d';
}

/** Changes with a real color for "in a color of the page". */
export const withAccent = (changes: readonly Change[], layer: Thing, page: Page): readonly Change[] =>
  changes.map((change) =>
    change.property === 'highlight' && change.value === 'accent' ? { ...change, value: accentOf(layer, page) } : change,
  );

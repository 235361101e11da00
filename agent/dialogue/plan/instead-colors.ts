/** "not red, something softer": where few things have the color that nobody wants, only those get another. */
import { contrast, mix } from '#design/layout/contrast.ts';
import { colorDistance } from '#design/layout/color-difference.ts';
import { isShadeOf, ofColor } from '../ground/resolve.ts';
import type { Page } from '../ground/canvas.ts';
import type { SchemeWish } from './color-calls.ts';
import type { Call } from './planned.ts';

/** More things of one color are what the design looks like. */
const FEW = 2;
/** How much of its own color a softer one has; and what is taken where nothing is said of another. */
const SOFT = 0.42;
const OTHERS = ['#2f6fd6', '#1f8a70', '#e07a3f', '#7a4fc9', '#ffffff', '#1c1c24'];
/** Colors closer than this look the same, as the design's measure of them goes. */
const APART = 22;
/** Contrast of letters with what is behind them, and of a shape. */
const READS = 4.5;
const SEEN = 1.25;

/** Null: it is no single thing's color, and so one of the design. */
export function insteadCalls({ not = [], colors = [], mood }: SchemeWish, page: Page): Call[] | null {
  const [unwanted, ...more] = not;
  const ground = page.background.slice(0, 7);
  if (unwanted === undefined || more.length > 0 || isShadeOf(ground, unwanted)) return null;
  if (ground.startsWith('#') && colorDistance(ground, unwanted) < APART) return null;
  const visible = page.layers.filter(({ visible: isSeen, locked, type }) => isSeen && !locked && type !== 'image');
  const having = ofColor(unwanted, visible);
  if (having.length === 0 || having.length > FEW || having.length * 2 > visible.length) return null;
  const [wanted] = colors;
  return having.map((layer) => {
    const isPill = layer.highlight !== '' && ofColor(unwanted, [{ ...layer, color: '' }]).length > 0;
    const own = isPill ? layer.highlight : layer.color;
    const behind = layer.highlight !== '' && !isPill ? layer.highlight : ground;
    const least = layer.type === 'text' && !isPill ? READS : SEEN;
    const isSeen = (color: string): boolean => !behind.startsWith('#') || contrast(color, behind) >= least;
    const soft = mix('#ffffff', own.slice(0, 7), SOFT);
    const other = OTHERS.find(
      (color) => colorDistance(color, own) > APART && !isShadeOf(color, unwanted) && isSeen(color),
    );
    const chosen = wanted ?? (mood === 'soft' && isSeen(soft) ? soft : (other ?? '#1c1c24'));
    return { tool: 'update_layer', input: { layer: layer.id, [isPill ? 'highlight' : 'color']: chosen } };
  });
}

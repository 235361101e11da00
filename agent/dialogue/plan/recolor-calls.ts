/** Plans colors that are left to us: others than the one that is there and those that were ruled out, and still read well. */
import { contrast } from '#design/layout/contrast.ts';
import { colorDistance } from '#design/layout/color-difference.ts';
import type { ActOf } from '../acts/act.ts';
import type { Thing } from '../ground/canvas.ts';
import { isShadeOf, layersOf, ofColor, resolve, type Scene } from '../ground/resolve.ts';
import type { Call, Planned } from './planned.ts';

/** Grounds, soft ones first, and colors for letters and shapes. */
const GROUNDS = ['#ffd9b8', '#cfe0ff', '#c9ebd2', '#ffe08a', '#ffc6d3', '#dcc9f5', '#1f2a44', '#14342b'];
const INKS = ['#b4234a', '#1d4ed8', '#0f766e', '#c2410c', '#6d28d9', '#15603a', '#ffffff', '#ffd23f', '#111827'];
/** Closer ones look the same, as the design's measure of colors goes. */
const APART = 22;
/** A ground is large: less than that is seen. */
const GROUND_APART = 12;
/** Contrast of letters with what is behind them, at least. */
const READS = 4.5;

const isOther = (color: string, from: readonly string[], apart = APART): boolean =>
  from.every((one) => colorDistance(color, one) > apart && !isShadeOf(color, one));

const solid = (color: string): string | null => (color.startsWith('#') ? color.slice(0, 7) : null);

/** What the request is about where it only says "it": what has the color that nobody wants. */
function unwanted({ target, not }: ActOf<'recolor'>, scene: Scene): 'background' | Thing[] | null {
  const { page } = scene;
  const [color] = not;
  if (color === undefined || !target.every(({ pronoun }) => pronoun !== null)) return null;
  const spoken = layersOf(target, scene);
  if (spoken && ofColor(color, spoken).length > 0) return spoken;
  const ground = solid(page.background);
  if (ground !== null && !isOther(ground, [color], GROUND_APART)) return 'background';
  const having = ofColor(color, page.layers);
  return having.length === 1 ? having : null;
}

export function recolorCalls(act: ActOf<'recolor'>, scene: Scene): Planned {
  const { target, not, isUnwanted } = act;
  const { page } = scene;
  const ground = solid(page.background);
  const found = isUnwanted ? unwanted(act, scene) : null;
  const isGround = found === 'background' || target.every((one) => 'background' in resolve(one, scene));
  if (isGround) {
    // "no white background", and it is none.
    if (isUnwanted && (ground === null || isOther(ground, not))) return null;
    const own = ground === null ? [] : [ground];
    const color = GROUNDS.find((one) => isOther(one, not) && isOther(one, own, GROUND_APART));
    return color === undefined ? null : { calls: [{ tool: 'set_background', input: { color } }], spoken: [] };
  }
  const layers = found ?? layersOf(target, scene);
  if (!layers || layers.length === 0) return null;
  const calls = layers.map((layer): Call | null => colored(layer, not, ground ?? '#ffffff'));
  return calls.every((call) => call !== null) ? { calls, spoken: layers.map(({ id }) => id) } : null;
}

function colored({ id, type, color, highlight }: Thing, not: readonly string[], ground: string): Call | null {
  if (type !== 'text' && type !== 'shape' && type !== 'drawing') return null;
  const behind = solid(highlight) ?? ground;
  const from = [...not, ...(solid(color) === null ? [] : [color.slice(0, 7)])];
  const fitting = INKS.filter((one) => isOther(one, from) && colorDistance(one, behind) > APART);
  const chosen = type === 'text' ? fitting.find((one) => contrast(one, behind) >= READS) : fitting[0];
  return chosen === undefined ? null : { tool: 'update_layer', input: { layer: id, color: chosen } };
}

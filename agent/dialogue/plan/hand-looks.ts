/** Looks that the tools for letters and for lines give: curves, effects, gradients, reflections, dashes and heads of lines. */
import type { Change } from '../acts/edits.ts';
import type { Page, Thing } from '../ground/canvas.ts';
import type { Call } from './planned.ts';

/** A plain step of a curve, degrees. */
const CURVE_STEP = 45;
const MOST_CURVED = 360;
/** Thickness of lines as shares of the page's shorter side; that of most lines is half a hundredth. */
const THICKNESS = { up: 0.009, down: 0.003 };
/** How far a glow reaches, of the letters' size or of a thing's height. */
const GLOW = { letters: 0.35, others: 0.12 };

const HEADS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  both: { start: 'arrow', end: 'arrow' },
  none: { start: 'none', end: 'none' },
  dot: { end: 'circle' },
};

const isLine = ({ type, shape }: Thing): boolean => type === 'shape' && shape === 'line';

function curved({ way, value, degree }: Change, { curve }: Thing): number {
  // "more curved": further to the side that it is bent to.
  const toward = curve < 0 ? -1 : 1;
  const wanted =
    value === 'other'
      ? -(curve === 0 ? CURVE_STEP * 2 : curve)
      : way === 'set'
        ? Number(value)
        : toward * Math.max(0, Math.abs(curve) + (way === 'up' ? 1 : -1) * CURVE_STEP * degree);
  return Math.max(-MOST_CURVED, Math.min(MOST_CURVED, Math.round(wanted)));
}

function glowOf({ type, size, box, color }: Thing): Record<string, unknown> {
  const blur = Math.round(type === 'text' ? size * GLOW.letters : (box?.height ?? 0) * GLOW.others);
  return { ...(color.startsWith('#') ? { color } : {}), x: 0, y: 0, blur: Math.max(4, Math.min(120, blur)) };
}

/** The call that gives a layer such a look; undefined: the look is no such; null: that layer can't have it. */
export function handLook(
  change: Change,
  layer: Thing,
  like: Thing | null,
  { width, height }: Page,
): Call | null | undefined {
  const { property, way, value } = change;
  const style = (fields: Record<string, unknown>): Call => ({
    tool: 'style',
    input: { layers: [layer.id], ...fields },
  });
  const ofText = (fields: Record<string, unknown>): Call | null =>
    layer.type === 'text' ? { tool: 'edit_text', input: { layer: layer.id, ...fields } } : null;
  const ofLine = (line: Record<string, unknown>): Call | null => (isLine(layer) ? style({ line }) : null);
  switch (property) {
    case 'curve':
      return ofText({ curve: curved(change, layer) });
    case 'effect':
      return ofText({ effect: value });
    case 'gradient': {
      const [from, to] = String(value).split(' ');
      return layer.type === 'text' || (layer.type === 'shape' && !isLine(layer))
        ? style({ gradient: { from, to } })
        : null;
    }
    case 'reflection':
      return layer.type === 'table' ? null : style({ reflection: value });
    case 'size':
      // "as big as the shoe": letters are compared by their size, everything else by its width.
      return change.like &&
        like &&
        way === 'set' &&
        like.id !== layer.id &&
        (layer.type !== 'text' || like.type !== 'text')
        ? { tool: 'arrange', input: { layers: [layer.id], matchSize: { of: like.id, what: 'width' } } }
        : undefined;
    case 'dash':
      return layer.type === 'shape' ? style({ line: { dash: value } }) : null;
    case 'heads':
      return ofLine(HEADS[String(value)] ?? {});
    case 'shadow':
      return value === 'glow' ? style({ shadow: glowOf(layer) }) : undefined;
    case 'rotation':
      // "straighten the headline", and it is bent.
      return way === 'set' && value === 0 && layer.curve !== 0 && layer.rotation === 0
        ? ofText({ curve: 0 })
        : undefined;
    case 'weight': {
      if (!isLine(layer)) return undefined;
      const isThick = way === 'up' || value === 'bold' || value === 'semibold';
      return ofLine({ width: Math.max(1, Math.round(Math.min(width, height) * THICKNESS[isThick ? 'up' : 'down'])) });
    }
    default:
      return undefined;
  }
}

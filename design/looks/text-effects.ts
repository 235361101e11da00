/**
 * One-press looks for texts: each consists of outline, shadow, echoes, box and fill, which can be edited afterwards.
 */
import type { MessageKey } from '#messages/message.ts';
import type { TextLayer } from '../document/layers.ts';
import type { Paint } from '../document/values.ts';

export const TEXT_EFFECTS = [
  'none',
  'shadow',
  'lift',
  'outline',
  'hollow',
  'splice',
  'echo',
  'block',
  'glitch',
  'neon',
  'background',
] as const;
export type TextEffect = (typeof TEXT_EFFECTS)[number];

export const EFFECT_LABELS: Readonly<Record<TextEffect, MessageKey>> = {
  none: 'text.effect.none',
  shadow: 'text.effect.shadow',
  lift: 'text.effect.lift',
  outline: 'text.effect.outline',
  hollow: 'text.effect.hollow',
  splice: 'text.effect.splice',
  echo: 'text.effect.echo',
  block: 'text.effect.block',
  glitch: 'text.effect.glitch',
  neon: 'text.effect.neon',
  background: 'text.effect.background',
};

/** The properties that a look is computed from, and consists of. */
export type EffectText = Pick<TextLayer, 'fill' | 'stroke' | 'shadow' | 'echoes' | 'box' | 'fontSize'>;

type EffectStyle = Pick<TextLayer, 'fill' | 'stroke' | 'shadow' | 'echoes' | 'box'>;

const PLAIN = { stroke: null, shadow: null, box: null, echoes: [] } satisfies Partial<EffectStyle>;

/** Copies that form a block of letters, each this far from the previous one, relative to the font size. */
const BLOCK_COPIES = 6;
const BLOCK_STEP = 0.016;
/** Share of white in a neon tube's core. */
const GLOW = 0.72;

/** The style that gives a text an effect, in proportion to its letters. Removes the previous effect. */
export function effectStyle(effect: TextEffect, layer: EffectText): EffectStyle {
  const em = (share: number): number => Math.round(layer.fontSize * share * 10) / 10;
  const ink = inkOf(layer);
  const fill = filled(layer, ink);
  switch (effect) {
    case 'none':
      return { ...PLAIN, fill };
    case 'shadow':
      return { ...PLAIN, fill, shadow: { color: '#17150f80', x: em(0.05), y: em(0.05), blur: em(0.04) } };
    case 'lift':
      return { ...PLAIN, fill, shadow: { color: '#17150f73', x: 0, y: em(0.07), blur: em(0.3) } };
    case 'outline':
      return { ...PLAIN, fill, stroke: { color: contrasting(ink), width: em(0.14), dash: [] } };
    case 'hollow':
      return {
        ...PLAIN,
        fill: { type: 'solid', color: `${ink}00` },
        stroke: { color: ink, width: em(0.035), dash: [] },
      };
    case 'splice':
      return {
        ...PLAIN,
        fill: { type: 'solid', color: `${ink}00` },
        stroke: { color: ink, width: em(0.035), dash: [] },
        echoes: [
          { color: mixed(ink, '#f4502f', 0.75, ink === '#f4502f' ? '#ffd9a0' : null), x: em(0.08), y: em(0.08) },
        ],
      };
    case 'echo':
      return {
        ...PLAIN,
        fill,
        echoes: [
          { color: `${ink}2e`, x: em(0.16), y: em(0.1) },
          { color: `${ink}66`, x: em(0.08), y: em(0.05) },
        ],
      };
    case 'block': {
      const color = shade(ink);
      return {
        ...PLAIN,
        fill,
        echoes: Array.from({ length: BLOCK_COPIES }, (_, index) => ({
          color,
          x: em(BLOCK_STEP * (BLOCK_COPIES - index)),
          y: em(BLOCK_STEP * (BLOCK_COPIES - index)),
        })),
      };
    }
    case 'glitch':
      return {
        ...PLAIN,
        fill,
        echoes: [
          { color: '#00d5ff', x: em(-0.05), y: em(0.025) },
          { color: '#ff2f92', x: em(0.05), y: em(-0.025) },
        ],
      };
    case 'neon': {
      const glow = luminance(ink) < 0.12 ? '#ff3fa4' : ink;
      return {
        ...PLAIN,
        fill: { type: 'solid', color: mixed('#ffffff', glow, 1 - GLOW, null) },
        stroke: { color: glow, width: em(0.05), dash: [] },
        shadow: { color: glow, x: 0, y: 0, blur: em(0.45) },
      };
    }
    case 'background':
      return {
        ...PLAIN,
        fill,
        box: {
          fill: { type: 'solid', color: contrasting(ink) },
          paddingX: em(0.35),
          paddingY: em(0.12),
          radius: em(0.25),
        },
      };
  }
}

/**
 * A background with good contrast for a text with an effect, `#rrggbb`: pale for dark letters, dark for pale or glowing
 * ones.
 */
export function backgroundFor(effect: TextEffect, layer: EffectText): string {
  return effect === 'neon' || luminance(inkOf(layer)) > 0.72 ? '#2b2824' : '#f3efe6';
}

/** The text's current effect; null for a look that matches none. */
export function effectOf(layer: EffectText): TextEffect | null {
  const { stroke, shadow, echoes, box } = layer;
  const hollow = isHollow(layer.fill);
  if (box) return stroke || shadow || echoes.length > 0 ? null : 'background';
  if (hollow) return stroke && !shadow ? (echoes.length > 0 ? 'splice' : 'hollow') : null;
  if (stroke && shadow) return echoes.length === 0 && shadow.x === 0 && shadow.y === 0 ? 'neon' : null;
  if (stroke) return echoes.length > 0 ? null : 'outline';
  if (echoes.length > 0) {
    if (shadow) return null;
    if (echoes.some(({ color }) => color === '#00d5ff')) return 'glitch';
    return echoes.length >= BLOCK_COPIES ? 'block' : 'echo';
  }
  if (!shadow) return 'none';
  return shadow.x === 0 ? 'lift' : 'shadow';
}

/** Whether a fill is fully transparent. */
function isHollow(fill: Paint): boolean {
  return fill.type === 'solid' && fill.color.length === 9 && fill.color.endsWith('00');
}

/** The visible color of a text, `#rrggbb`: for a neon tube or hollow letters it is their outline's. */
function inkOf({ fill, stroke, shadow }: EffectText): string {
  if (stroke && (isHollow(fill) || (shadow && shadow.x === 0 && shadow.y === 0))) return stroke.color.slice(0, 7);
  return (fill.type === 'solid' ? fill.color : (fill.stops[0]?.color ?? '#17150f')).slice(0, 7);
}

/** The letters with their fill, or with their ink where an effect had emptied or bleached them. */
function filled(layer: EffectText, ink: string): Paint {
  const neon = layer.stroke !== null && layer.shadow !== null && layer.shadow.x === 0 && layer.shadow.y === 0;
  return isHollow(layer.fill) || neon ? { type: 'solid', color: ink } : layer.fill;
}

function channels(color: string): [number, number, number] {
  const at = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function asHex(values: readonly number[]): string {
  return `#${values
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Rough brightness, 0 to 1, good enough to choose between dark and light. */
function luminance(color: string): number {
  const [red, green, blue] = channels(color);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

function contrasting(color: string): string {
  return luminance(color) > 0.55 ? '#17150f' : '#ffffff';
}

/** Mixes in a share of another color; `instead` replaces it where given. */
function mixed(from: string, to: string, share: number, instead: string | null): string {
  if (instead) return instead;
  const target = channels(to);
  return asHex(channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * share));
}

/** The side of a block: darker than its front, or lighter where the front is nearly black. */
function shade(color: string): string {
  return luminance(color) < 0.15 ? mixed(color, '#ffffff', 0.62, null) : mixed(color, '#000000', 0.5, null);
}

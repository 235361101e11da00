/** Presets for drop shadows, in sizes that suit their caster. */
import type { Shadow } from '#design/document/values.ts';

export const SHADOW_KINDS = ['soft', 'hard', 'lifted', 'glow'] as const;
export type ShadowKind = (typeof SHADOW_KINDS)[number];

/** A shadow preset for something whose shorter side is `side` px (for a text, its font size). */
export function shadowOfKind(kind: ShadowKind, side: number): Shadow {
  const of = (share: number, least: number, most: number) => Math.round(Math.min(most, Math.max(least, side * share)));
  switch (kind) {
    case 'soft':
      return { color: '#17150f4d', x: 0, y: of(0.03, 2, 24), blur: of(0.08, 6, 60) };
    case 'hard':
      return { color: '#17150f', x: of(0.03, 3, 24), y: of(0.03, 3, 24), blur: 0 };
    case 'lifted':
      return { color: '#17150f40', x: 0, y: of(0.1, 8, 80), blur: of(0.16, 14, 140) };
    case 'glow':
      return { color: '#f4502fbf', x: 0, y: 0, blur: of(0.14, 10, 110) };
  }
}

/** The preset of a shadow, whatever its size and color; null: none of them. */
export function kindOfShadow({ x, y, blur }: Shadow): ShadowKind | null {
  if (x === 0 && y === 0) return blur > 0 ? 'glow' : null;
  if (blur === 0) return 'hard';
  if (x !== 0) return null;
  const ratio = blur / y;
  return ratio > 0 && ratio < 2.05 ? 'lifted' : ratio < 4.5 && ratio > 0 ? 'soft' : null;
}

/** The same logo for every place: in color on light and dark, in one ink, without a background. */
import { INK, PAPER } from '../layout/contrast.ts';
import type { LogoPlan } from './logo-plan.ts';
import { schemeFor, type Palette } from './palettes.ts';

export const VARIANTS = ['colour', 'dark', 'mono-dark', 'mono-light', 'transparent'] as const;
export type VariantId = (typeof VARIANTS)[number];

export interface LogoVariant {
  id: VariantId;
  plan: LogoPlan;
  /** What it is drawn for. */
  background: string;
  /** Whether the file includes that background; without one, parts in the background's color are holes. */
  showsBackground: boolean;
}

/** A palette of one ink and what it is on. */
function oneInk(ink: string, background: string): Palette {
  return { name: 'mono', primary: ink, secondary: ink, accent: ink, dark: ink, tint: background };
}

/**
 * The variants of a plan: on its own background; on the darkest tone of its palette (on a light one if its own is
 * dark); in black and in white ink alone (the second tone of a mark as a tint of it); in color without a background,
 * for light places.
 */
export function logoVariants(plan: LogoPlan): LogoVariant[] {
  const own = schemeFor(plan.palette, plan.ground).background;
  const onDark = plan.ground === 'dark' || plan.ground === 'full';
  return [
    {
      id: 'colour',
      plan: onDark ? { ...plan, ground: 'tint' } : plan,
      background: onDark ? plan.palette.tint : own,
      showsBackground: true,
    },
    { id: 'dark', plan: { ...plan, ground: 'dark' }, background: plan.palette.dark, showsBackground: true },
    {
      id: 'mono-dark',
      plan: { ...plan, palette: oneInk(INK, PAPER), ground: 'paper' },
      background: PAPER,
      showsBackground: false,
    },
    {
      id: 'mono-light',
      plan: { ...plan, palette: oneInk(PAPER, INK), ground: 'tint' },
      background: INK,
      showsBackground: false,
    },
    { id: 'transparent', plan: { ...plan, ground: 'paper' }, background: PAPER, showsBackground: false },
  ];
}

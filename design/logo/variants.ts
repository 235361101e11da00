/** The same logo for every place: in color on light and dark, in one ink, without a ground. */
import { INK, PAPER } from '../layout/contrast.ts';
import type { LogoPlan } from './logo-plan.ts';
import { schemeFor, type Palette } from './palettes.ts';

export const VARIANTS = ['colour', 'dark', 'mono-dark', 'mono-light', 'transparent'] as const;
export type VariantId = (typeof VARIANTS)[number];

export interface LogoVariant {
  id: VariantId;
  plan: LogoPlan;
  /** What it is drawn for. */
  ground: string;
  /** Whether the file has that ground in it; without one, parts in the ground's color are holes. */
  showsGround: boolean;
}

/** A palette of one ink and what it stands on. */
function oneInk(ink: string, ground: string): Palette {
  return { name: 'mono', primary: ink, secondary: ink, accent: ink, dark: ink, tint: ground };
}

/**
 * The variants of a plan: on its own ground; on the darkest tone of its palette (on a light one where its own is dark);
 * in black and in white ink alone (the second tone of a mark as a tint of it); in color without a ground, for light
 * places.
 */
export function logoVariants(plan: LogoPlan): LogoVariant[] {
  const own = schemeFor(plan.palette, plan.ground).ground;
  const onDark = plan.ground === 'dark' || plan.ground === 'full';
  return [
    {
      id: 'colour',
      plan: onDark ? { ...plan, ground: 'tint' } : plan,
      ground: onDark ? plan.palette.tint : own,
      showsGround: true,
    },
    { id: 'dark', plan: { ...plan, ground: 'dark' }, ground: plan.palette.dark, showsGround: true },
    {
      id: 'mono-dark',
      plan: { ...plan, palette: oneInk(INK, PAPER), ground: 'paper' },
      ground: PAPER,
      showsGround: false,
    },
    {
      id: 'mono-light',
      plan: { ...plan, palette: oneInk(PAPER, INK), ground: 'tint' },
      ground: INK,
      showsGround: false,
    },
    { id: 'transparent', plan: { ...plan, ground: 'paper' }, ground: PAPER, showsGround: false },
  ];
}

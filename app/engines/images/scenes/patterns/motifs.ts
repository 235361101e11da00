/** Motifs of patterns by name. */
import type { Backdrop } from '../backdrops.ts';
import { REPEATED_MOTIFS } from './repeated-motifs.ts';
import { STREWN_MOTIFS } from './strewn-motifs.ts';
import { TILED_MOTIFS } from './tiled-motifs.ts';

export const PATTERN_MOTIFS = [
  'leaves',
  'dots',
  'terrazzo',
  'scallops',
  'geometric',
  'hearts',
  'stars',
  'flowers',
  'stripes',
  'checks',
  'confetti',
  'waves',
  'triangles',
  'sprinkles',
] as const;
export type PatternMotif = (typeof PATTERN_MOTIFS)[number];

export const MOTIFS: Readonly<Record<PatternMotif, (backdrop: Backdrop) => void>> = {
  ...REPEATED_MOTIFS,
  ...TILED_MOTIFS,
  ...STREWN_MOTIFS,
};

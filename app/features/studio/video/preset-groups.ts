/** The kinds of presets, to look through a few instead of all. */
import { PRESETS, type PresetName } from '#design/film/preset.ts';

export const PRESET_GROUPS = ['camera', 'product', 'words', 'photos'] as const;
export type PresetGroup = (typeof PRESET_GROUPS)[number];

const groupOf: Readonly<Record<PresetName, PresetGroup>> = {
  'zoom-in': 'camera',
  'zoom-out': 'camera',
  pan: 'camera',
  'rise-up': 'camera',
  parallax: 'camera',
  depth: 'camera',
  'light-sweep': 'camera',
  spotlight: 'camera',
  float: 'product',
  turntable: 'product',
  'orbit-light': 'product',
  'product-story': 'product',
  'drop-in': 'product',
  heartbeat: 'product',
  'big-type': 'words',
  'price-pop': 'words',
  'text-reveal': 'words',
  typewriter: 'words',
  'sale-burst': 'words',
  slideshow: 'photos',
  'beat-cuts': 'photos',
  carousel: 'photos',
  prints: 'photos',
  'grid-pop': 'photos',
  'before-after': 'photos',
};

/** Null: all. */
export const presetsOf = (group: PresetGroup | null): readonly PresetName[] =>
  group === null ? PRESETS : PRESETS.filter((preset) => groupOf[preset] === group);

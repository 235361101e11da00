/**
 * The modes of the canvas: while one is on, the pointer crops, paints or draws instead of selecting. The editor's
 * machine keeps which one is on; stage/modes.client.ts holds its canvas half, modes/mode-bar.tsx its controls.
 */

import type { PictureLayer } from '#design/document/layers.ts';

/** What a tool makes of a picture while its settings and its result are beside the canvas. */
export type RepairKind = 'pick' | 'magic-erase' | 'retake' | 'upscale' | 'expand' | 'scene' | 'text-behind';

/** `layer`: the leaf that is worked on. */
export type EditorMode =
  | { kind: 'crop'; layer: string }
  | { kind: 'mask'; layer: string }
  | { kind: 'draw' }
  /** The page that is shown, or all of them, play in place. */
  | { kind: 'play'; pages: 'this' | 'all' }
  | { kind: 'repair'; layer: string; repair: RepairKind }
  /**
   * A result is looked at: what the picture was `before`, the `change` that made it what it is, and what was done in
   * words.
   */
  | { kind: 'compare'; layer: string; before: PictureLayer; change: string; title: string };

export type ModeKind = EditorMode['kind'];
export type ModeOf<Kind extends ModeKind> = Extract<EditorMode, { kind: Kind }>;

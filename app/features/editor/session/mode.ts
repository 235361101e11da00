/**
 * The modes of the canvas: while one is active, the pointer crops, paints or draws instead of selecting. The editor's
 * machine knows the active one; stage/modes.client.ts holds its canvas half, modes/mode-bar.tsx its controls.
 */

import type { PictureLayer } from '#design/document/layers.ts';

/** What a tool does to a picture while its settings and its result are shown next to the canvas. */
export type RepairKind = 'pick' | 'magic-erase' | 'retake' | 'upscale' | 'expand' | 'scene' | 'text-behind';

/** `layer`: the leaf being worked on. */
export type EditorMode =
  | { kind: 'crop'; layer: string }
  | { kind: 'mask'; layer: string }
  | { kind: 'draw' }
  /** The current page, or all of them, play in place. */
  | { kind: 'play'; pages: 'this' | 'all' }
  | { kind: 'repair'; layer: string; repair: RepairKind }
  /** A result under review: the picture `before`, the `change` that made the result, and what was done in words. */
  | { kind: 'compare'; layer: string; before: PictureLayer; change: string; title: string };

export type ModeKind = EditorMode['kind'];
export type ModeOf<Kind extends ModeKind> = Extract<EditorMode, { kind: Kind }>;

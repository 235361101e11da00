/** The elements of a scene as plain data, shared by the catalogue, the words' reader and the renderer. */
import type { MessageKey } from '#messages/message.ts';
import type { ShadowPattern, Sprig } from './foliage.ts';
import type { MaterialName } from './materials/materials.ts';

export const PERSPECTIVES = ['side', 'top'] as const;
export type Perspective = (typeof PERSPECTIVES)[number];

/** A surface's material and, for those that take one, its color (`#rrggbb`). */
export interface Finish {
  material: MaterialName;
  color: string | null;
}

export const STANDS = ['round-podium', 'square-podium', 'double-podium', 'steps', 'slab', 'wood-slice'] as const;
export type StandKind = (typeof STANDS)[number];

export const VIEWS = [
  'sky',
  'sunset',
  'sea',
  'kitchen',
  'garden',
  'forest',
  'lights',
  'bathroom',
  'room',
  'studio',
] as const;
export type ViewName = (typeof VIEWS)[number];

export type Background =
  /** The surface itself continues upwards in a wide curve: paper hung from above. */
  | { kind: 'sweep' }
  | ({ kind: 'wall' } & Finish)
  /** A wall with an arch that opens onto a view, or onto a second wall. */
  | ({ kind: 'arch'; view: ViewName | null } & Finish)
  /** A wall with a round disc of another color leaning on it. */
  | ({ kind: 'disc'; disc: string } & Finish)
  /** Something far away, out of focus. */
  | { kind: 'view'; view: ViewName };

export const LIGHTS = [
  'studio',
  'morning',
  'sun',
  'golden',
  'window',
  'overcast',
  'evening',
  'night',
  'backlight',
] as const;
export type LightName = (typeof LIGHTS)[number];

export const PROPS = [
  'pebbles',
  'spheres',
  'blocks',
  'eucalyptus',
  'olive',
  'palm',
  'monstera',
  'fern',
  'petals',
  'pampas',
] as const satisfies readonly (Sprig | 'pebbles' | 'spheres' | 'blocks')[];
export type PropName = (typeof PROPS)[number];

export interface SceneDescription {
  perspective: Perspective;
  surface: Finish;
  stand: ({ kind: StandKind } & Finish) | null;
  /** Seen from the side only. */
  background: Background;
  light: LightName;
  /** Casts its shadow from outside the picture. */
  shadow: ShadowPattern | null;
  props: readonly PropName[];
}

/** A ready scene of the catalogue. */
export interface Scene extends SceneDescription {
  /** Stored in links and transcripts: never reused for something else. */
  id: string;
  title: MessageKey;
}

/** What a clause may wish for. Made from words alone: which layers are meant is settled against the canvas, later. */
import type { Alignment } from '#tools/layer-changes.ts';
import type { Place } from '#tools/page-space.ts';
import type { TextRole } from '#tools/text-roles.ts';

/** How a layer is spoken of. Everything given must hold; nothing given means "it". */
export interface Reference {
  /** headline, photo … */
  kind?: 'headline' | 'subheading' | 'caption' | 'offer' | 'badge' | 'date' | 'text' | 'image' | 'shape' | 'sticker' | 'drawing' | 'group' | 'layer';
  /** A shape or a drawing that goes by its form. */
  form?: string;
  /** Words that stand in it, or in its name. */
  content?: string;
  color?: string;
  /** "the left one", "the last text", "the biggest photo". */
  pick?: 'left' | 'right' | 'top' | 'bottom' | 'middle' | 'first' | 'second' | 'third' | 'last' | 'largest' | 'smallest' | 'other';
  /** it, this, that. */
  pronoun?: boolean;
  /** All that fit are meant. */
  all?: boolean;
  /** All but these. */
  except?: Reference;
  /** As it was said, for asking back. */
  said: string;
}

export type Side = 'above' | 'below' | 'left-of' | 'right-of' | 'over' | 'inside';

/** Where to. One of these. */
export type Position =
  | { to: 'place'; place: Place }
  | { to: 'edge'; align: Alignment }
  /** "centre it": a text across the page, anything else in both directions. */
  | { to: 'center' }
  | { to: 'point'; x: number; y: number }
  /** A corner or edge of something else. */
  | { to: 'within'; place: Place; of: Reference }
  | { to: 'shift'; x: number; y: number; unit: 'px' | 'page' }
  | { to: 'side'; side: Side; of: Reference };

/** What is to become of a layer; one field a change. */
export interface Change {
  color?: string;
  /** Lighter or darker than it is: share of the way to white or black, negative to black. */
  tone?: number;
  highlight?: string;
  scale?: number;
  /** px */
  fontSize?: number;
  width?: number;
  height?: number;
  /** As large as the page allows. */
  fill?: boolean;
  position?: Position;
  font?: string;
  weight?: number;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  letterCase?: 'upper' | 'lower' | 'title' | 'as-typed';
  align?: 'left' | 'center' | 'right' | 'justify';
  /** Added to what it is, thousandths of the font size. */
  spacing?: number;
  lineHeight?: number;
  opacity?: number;
  /** Absolute, degrees. */
  rotation?: number;
  /** Added to what it is. */
  turn?: number;
  shadow?: 'none' | 'soft' | 'strong';
  outline?: { color: string; width: number } | 'none';
  radius?: number;
  frame?: 'circle' | 'rectangle';
  flip?: 'x' | 'y';
  order?: 'front' | 'back' | 'forward' | 'backward';
  visible?: boolean;
  locked?: boolean;
  text?: string;
  /** Put behind the words that are there. */
  append?: string;
  /** A part of the words exchanged. */
  exchange?: { from: string; to: string };
  name?: string;
}

export type ExportFormat = 'png' | 'jpg' | 'webp';

export interface BackgroundWish {
  color?: string;
  gradient?: { from: string; to: string; angle?: number };
  /** A picture of the user becomes the background. */
  picture?: boolean;
  none?: boolean;
  tone?: number;
}

/** What this assistant does not do. */
export type Inability = 'generate' | 'cutout' | 'video' | 'logo' | 'try-on' | 'crop' | 'duplicate' | 'group' | 'redo' | 'pages' | 'shape' | 'sticker' | 'translate' | 'erase' | 'upscale' | 'filter' | 'vector' | 'share' | 'web';

export type Intent =
  | { kind: 'undo'; times: number }
  | { kind: 'export'; format: ExportFormat; shorterSide?: number }
  | { kind: 'resize'; format?: string; width?: number; height?: number; orientation?: 'portrait' | 'landscape' }
  | { kind: 'background'; wish: BackgroundWish }
  | { kind: 'add-text'; text: string | null; role?: TextRole; change: Change; pill?: boolean }
  | { kind: 'add-picture'; name?: string; all?: boolean; change: Change }
  | { kind: 'change'; targets: Reference[]; change: Change }
  /** Put, place, use: a picture that is not on the page yet is added, one that is there is moved. */
  | { kind: 'put-picture'; target: Reference; change: Change }
  /** Another picture in the place of one. */
  | { kind: 'swap-picture'; target: Reference }
  | { kind: 'delete'; targets: Reference[] }
  | { kind: 'clear' }
  | { kind: 'look' }
  | { kind: 'compose'; brief: string }
  | { kind: 'cannot'; what: Inability }
  | { kind: 'talk'; about: 'hello' | 'thanks' | 'help' }
  /** Named, and nothing wished for: what follows is about it. */
  | { kind: 'mention'; targets: Reference[] }
  /** "make it pop": a wish for something better, without saying what. */
  | { kind: 'vague'; about: 'look' | 'font' }
  | { kind: 'unclear' };

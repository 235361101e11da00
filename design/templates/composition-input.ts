/**
 * What a composition is made from, and what comes out: plain data, so that the same brief always gives the same design.
 */
import type { PageCovers } from '../lint/platforms/page-covers.ts';
import type { Box } from '../document/geometry.ts';
import type { GroupLayer, ImageLayer, LeafLayer, TextLayer } from '../document/layers.ts';
import type { MeasureText } from '../document/measure.ts';
import type { Background } from '../document/values.ts';

export interface Size {
  width: number;
  height: number;
}

/** Words that stand in rows and columns: sizes, prices, hours. */
export interface Cells {
  /** What its layer is called; “Table” without it. */
  name?: string;
  /** Row by row, as many cells in each. */
  rows: readonly (readonly string[])[];
  /** Whether the first row names the columns, and the first column the rows. */
  headerRow: boolean;
  headerColumn: boolean;
  /** s, c or e for each column; told by the words without it. */
  align?: string;
  /** Widths of the columns, relative to each other; as wide as their words want without it. */
  widths?: readonly number[];
}

/** What is to be said. Empty strings count as nothing. */
export interface Content {
  headline: string | null;
  subheading: string | null;
  /** What is to be had: "30% off", "from $49". */
  offer: string | null;
  callToAction: string | null;
  /** Date, place, contacts …: in small type. */
  lines: readonly string[];
  /** What is a table: only compositions that show one are then to be had. */
  table?: Cells | null;
}

/** A picture that may be shown. */
export interface Picture {
  asset: string;
  name: string;
  alt: string;
  /** px */
  width: number;
  height: number;
  /** Where its subject is, in fractions; null: not known. */
  subject: Box | null;
  /** The subject cut out; null: only the whole picture is to be had. */
  mask: ImageLayer['mask'];
  filters: ImageLayer['filters'] | null;
}

/** A logo, and what is known of its colors. */
export interface Logo extends Picture {
  /** Of what it shows, one as often as it takes room; none: not known, or it brings a background of its own. */
  parts: readonly string[];
}

/** Colors by what they do. All `#rrggbb`. */
export interface Palette {
  /** The page. */
  background: string;
  /** Letters on the background. */
  ink: string;
  /** A second surface, for large shapes and panels. */
  panel: string;
  /** What calls: badge, button, offer. */
  accent: string;
  /** A second strong color, for small shapes. */
  pop: string;
}

/** How letters of one kind look. */
export interface Face {
  family: string;
  weight: number;
  italic: boolean;
  letterCase: TextLayer['letterCase'];
  /** Thousandths of the size. */
  letterSpacing: number;
  lineHeight: number;
}

export interface TypePair {
  heading: Face;
  body: Face;
  /** For small words in capitals above a headline. */
  label: Face;
}

export type Energy = 'loud' | 'playful' | 'elegant' | 'clean' | 'calm';

/** What a layer is for, which later reworkings of the page read from its name. */
export type Role =
  | 'headline'
  | 'subheading'
  | 'offer'
  | 'call-to-action'
  | 'details'
  | 'table'
  | 'photo'
  | 'logo'
  | 'badge'
  | 'decoration';

type Unplaced<Each> = Each extends LeafLayer ? Omit<Each, 'id' | 'parent' | 'order'> : never;

export interface Piece {
  role: Role;
  layer: Unplaced<LeafLayer>;
  /** Key of the group that it belongs to; null: stands on the page itself. */
  group: string | null;
  /** Of a text: the opaque colors that it may stand on, so that its contrast can be checked. */
  backgrounds: readonly string[];
  /** Whether it may lie over or under texts by intent: a panel, a scrim, a cutout before giant letters. */
  backdrop: boolean;
}

export interface Arrangement {
  background: Background;
  /** Bottom first. Members of a group follow each other. */
  pieces: readonly Piece[];
  groups: readonly { key: string; name: GroupLayer['name'] }[];
}

/** Everything that a composition gets. */
export interface CompositionInput {
  page: Size;
  /** Null or missing: not known; then stories keep clear of what all of them cover. */
  covers?: PageCovers | null;
  content: Content;
  pictures: readonly Picture[];
  logo: Logo | null;
  palette: Palette;
  type: TypePair;
  energy: Energy;
  /** 0…: turns, shapes and sides that a composition may choose freely. */
  twist: number;
  measure: MeasureText;
}

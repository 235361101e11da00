/** The input and output of compositions: plain data, so that one brief always gives the same design. */
import type { PageCovers } from '../lint/platforms/page-covers.ts';
import type { Box } from '../document/geometry.ts';
import type { GroupLayer, ImageLayer, LeafLayer, TextLayer } from '../document/layers.ts';
import type { MeasureText } from '../document/measure.ts';
import type { Background } from '../document/values.ts';

export interface Size {
  width: number;
  height: number;
}

/** Text in rows and columns: sizes, prices, hours. */
export interface Cells {
  /** Name of the layer; “Table” when missing. */
  name?: string;
  /** Cells by row; every row has the same number. */
  rows: readonly (readonly string[])[];
  /** Whether the first row holds column names, and the first column row names. */
  headerRow: boolean;
  headerColumn: boolean;
  /** Alignment by column: s, c or e; chosen from the text when missing. */
  align?: string;
  /** Relative widths of the columns; fitted to the text when missing. */
  widths?: readonly number[];
}

/** The copy by roles. Empty strings count as null. */
export interface Content {
  headline: string | null;
  subheading: string | null;
  /** What is offered: "30% off", "from $49". */
  offer: string | null;
  callToAction: string | null;
  /** Date, place, contacts …: in small type. */
  lines: readonly string[];
  /** Table content; limits the choice to compositions that show a table. */
  table?: Cells | null;
}

/** A picture that a composition may show. */
export interface Picture {
  asset: string;
  name: string;
  alt: string;
  /** px */
  width: number;
  height: number;
  /** Box of its subject, in fractions of the picture; null: unknown. */
  subject: Box | null;
  /** Mask of its subject; null: only the whole picture is available. */
  mask: ImageLayer['mask'];
  filters: ImageLayer['filters'] | null;
}

/** A logo, and what is known about its colors. */
export interface Logo extends Picture {
  /**
   * Its colors, each repeated by the share of area it covers; empty: unknown, or the logo has a background of its own.
   */
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
  /** Badges, buttons, offers. */
  accent: string;
  /** A second strong color, for small shapes. */
  pop: string;
}

/** A font as it is set. */
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

/** What a layer is for. Later reworks read it from the layer's name. */
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
  /** Key of its group; null: directly on the page. */
  group: string | null;
  /** For texts: the opaque colors behind it, for checking contrast. */
  backgrounds: readonly string[];
  /** Whether it may overlap texts on purpose: a panel, a scrim, a cutout in front of giant letters. */
  backdrop: boolean;
}

export interface Arrangement {
  background: Background;
  /** Bottom first. Members of a group follow each other. */
  pieces: readonly Piece[];
  groups: readonly { key: string; name: GroupLayer['name'] }[];
}

/** Everything that a composition draws from. */
export interface CompositionInput {
  page: Size;
  /** Areas that the platform covers. Null or missing: unknown; stories then avoid what any platform covers. */
  covers?: PageCovers | null;
  content: Content;
  pictures: readonly Picture[];
  logo: Logo | null;
  palette: Palette;
  type: TypePair;
  energy: Energy;
  /** Seed (0…) for a composition's free choices: rotations, shapes, sides. */
  twist: number;
  measure: MeasureText;
}

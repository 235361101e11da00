/** What a clause may wish for. Made from words alone: which layers are meant is settled against the canvas, later. */
import type { TransitionEffect } from '#design/document/animation.ts';
import type { LineHead } from '#design/document/layers.ts';
import type { FilmRatio, PresetName } from '#design/film/preset.ts';
import type { TextEffect } from '#design/looks/text-effects.ts';
import type { ContactType } from '#tools/contract/ports/brand-kit-port.ts';
import type { ExportFormat } from '#tools/contract/ports/rendering-port.ts';
import type { RetakeStep } from '#tools/contract/ports/imaging-port.ts';
import type { Alignment } from '#tools/texts/layer-changes.ts';
import type { Place } from '#tools/contract/page-space.ts';
import type { ImageType } from '#tools/contract/image-types.ts';
import type { SceneId } from '#tools/inputs/scene-list.ts';
import type { ShapeName } from '#tools/shapes/shape-kinds.ts';
import type { TextRole } from '#tools/texts/text-roles.ts';
import type { TryOnKind } from '#tools/contract/try-on-kinds.ts';

/** How a layer is spoken of. Everything given must hold; nothing given means "it". */
export interface Reference {
  /** headline, photo … */
  kind?: 'headline' | 'subheading' | 'caption' | 'item' | 'list' | 'place' | 'offer' | 'price' | 'badge' | 'button' | 'date' | 'web' | 'phone' | 'email' | 'handle' | 'hours' | 'logo' | 'text' | 'image' | 'shape' | 'sticker' | 'drawing' | 'group' | 'layer';
  /** A shape or a drawing that goes by its form. */
  form?: string;
  /** Words that stand in it, or in its name. */
  content?: string;
  color?: string;
  /** "the left one", "the last text", "the biggest photo". */
  /** What the user's own hand did last: "the one I just moved". */
  byHand?: string;
  pick?: 'left' | 'right' | 'top' | 'bottom' | 'middle' | 'first' | 'second' | 'third' | 'last' | 'largest' | 'smallest' | 'other';
  /** it, this, that. */
  pronoun?: boolean;
  /** them, these, both: several that were spoken of together. */
  several?: boolean;
  /** All that fit are meant. */
  all?: boolean;
  /** All but these. */
  except?: readonly Reference[];
  /** Found already. */
  ids?: readonly string[];
  /** Told by where it stands: "the text under the photo", "the circle with the price". */
  near?: { side: Side | 'with'; of: Reference };
  /** As it was said, for asking back. */
  said: string;
}

/** One of the things in a photo: what it was called, and where it is, in shares of the photo; null: nobody said. */
export interface KeptThing {
  what: string;
  part: { x: number; y: number; width: number; height: number } | { x: number; y: number } | null;
}

export type Side = 'above' | 'below' | 'left-of' | 'right-of' | 'over' | 'inside';

/** Where to. One of these. */
export type Position =
  | { to: 'place'; place: Place }
  | { to: 'edge'; align: Alignment }
  /** "centre it": a text across the page, anything else in both directions. */
  | { to: 'center' }
  /** Across the page from where it is; away from an edge that it is too near to. */
  | { to: 'other-side' }
  | { to: 'inward' }
  | { to: 'point'; x: number; y: number }
  /** A corner or edge of something else. */
  | { to: 'within'; place: Place; of: Reference }
  | { to: 'shift'; x: number; y: number; unit: 'px' | 'page' }
  | { to: 'side'; side: Side; of: Reference }
  | { to: 'between'; of: readonly [Reference, Reference] };

/** What is to become of a layer; one field a change. */
export interface Change {
  color?: string;
  /** Looks taken from something else. */
  like?: { of: Reference; what: readonly ('color' | 'font' | 'size' | 'weight' | 'case' | 'effects')[] };
  /** A word spelled like this, in the place of the one that is nearest to it. */
  spelling?: string;
  /** The colour of something else. */
  colorLike?: Reference | 'background';
  /** Its words broken into so many lines. */
  lines?: number;
  /** Lighter or darker than it is: share of the way to white or black, negative to black. */
  tone?: number;
  highlight?: string;
  scale?: number;
  /** px */
  fontSize?: number;
  /** So many px larger than it is, smaller where negative. */
  fontSizeBy?: number;
  /** Larger or smaller than something else, at least by that share. */
  outsize?: { of: Reference; by: number };
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
  /** In the stack, right above or below something else. */
  stack?: { side: 'above' | 'below'; of: Reference };
  /** A named set of filters, or none. */
  look?: Look;
  /** Added to what the picture's filters are; blur in px of a page 1080 wide. */
  filters?: Partial<Record<'brightness' | 'contrast' | 'saturation' | 'warmth' | 'blur', number>>;
  gradient?: { from: string; to: string; angle?: number };
  reflection?: 'none' | 'soft' | 'strong';
  /** Light around it in this colour. */
  glow?: string;
  /** Of a line. */
  dash?: 'solid' | 'dashed' | 'dotted';
  blend?: 'normal' | 'multiply' | 'screen' | 'overlay';
  list?: 'bullets' | 'numbers' | 'none';
  /** Degrees of a circle that a text spans. */
  curve?: number;
  visible?: boolean;
  locked?: boolean;
  text?: string;
  /** Put behind the words that are there. */
  append?: string;
  /** A part of the words exchanged. */
  exchange?: { from: string; to: string };
  /** A price, date, time … among the words, exchanged for another of its kind. */
  fact?: string;
  /** The looks are those of these words only. */
  part?: string;
  name?: string;
}

export type Look = 'mono' | 'warm' | 'cool' | 'vivid' | 'faded' | 'noir' | 'sepia' | 'none';
/** A name that crop takes. */
export type Frame = string;

export interface BackgroundWish {
  color?: string;
  gradient?: { from: string; to: string; angle?: number };
  /** A picture of the user becomes the background. */
  picture?: boolean;
  none?: boolean;
  tone?: number;
}

/** What this assistant does not do. */
export type Inability = 'print' | 'accounts' | 'generate' | 'video' | 'translate' | 'erase' | 'upscale' | 'share' | 'web' | 'expand' | 'poem' | 'weather' | 'off-topic' | 'stock' | 'warp' | 'qr' | 'table' | 'copywriting' | 'account' | 'file-type' | 'records' | 'brand' | 'website';

/** What a design is composed of anew: "more minimal", "another version". */
export interface ReworkWish {
  mood?: string;
  colors?: string[];
  cutout?: boolean;
  /** The same design, laid out differently. */
  another?: boolean;
}

export interface ShapeWish {
  /** A name of add_shape, or words for an icon. */
  shape?: string;
  icon?: string;
  /** As wide as high. */
  square?: boolean;
  /** Words on it. */
  text?: string;
  /** Stands behind, around or as a line under something. */
  behind?: Reference;
  /** What is behind-to-be goes into it: a picture is cut to that form. */
  holds?: boolean;
  under?: Reference;
  /** Around the whole page. */
  framing?: boolean;
  count?: number;
}

export interface ArrangeWish {
  /** `line`: on whatever line they stand nearest to. */
  align?: 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom' | 'line';
  /** What they are aligned with: each other when left out. */
  to?: 'page' | Reference;
  distribute?: 'horizontally' | 'vertically' | 'evenly';
  stack?: 'down' | 'across';
  /** Nearer to each other (less than 1) or further apart. */
  spread?: number;
  /** The one that they come nearer to. */
  towards?: Reference;
  /** More room on that side of it: what stands there makes way. */
  room?: { side: 'above' | 'below'; more: boolean };
  swap?: boolean;
  match?: { of?: Reference; what: 'width' | 'height' | 'both' };
}

export interface PagesWish {
  /** keep: the page that is seen; all others go. */
  action: 'add' | 'duplicate' | 'remove' | 'rename' | 'move' | 'show' | 'count';
  /** From 1; -1 the last. Left out: the one that is seen. */
  page?: number;
  /** Relative to the one that is seen. */
  step?: number;
  to?: number;
  name?: string;
  /** What the new page is about, and what stands on it. */
  about?: string;
  lines?: string[];
  count?: number;
}

export interface LogoWish {
  name?: string;
  description?: string;
  style?: 'assorted' | 'lettermark' | 'abstract' | 'icon' | 'line art' | 'illustration' | 'emblem';
  elements?: string[];
  colors?: string[];
  /** Which of the last proposals is meant, from 1. */
  pick?: number;
  /** More of them, like the one that is meant. */
  more?: boolean;
}

export interface CollageWish {
  /** Cells, where their number was said. */
  count?: number;
  columns?: number;
  rows?: number;
  /** The end of a layout's name: hero-left, mosaic, columns … */
  form?: string;
  /** px */
  gap?: number;
  /** Of the gap that is there. */
  gapScale?: number;
  rounded?: boolean;
  /** Cells that exchange their pictures, from 1; -1 the last. */
  swap?: [number, number];
  /** Of the one that is on the page. */
  there?: boolean;
}

/** What hands do on a canvas beyond moving and colouring. */
export type HandWish =
  | { do: 'straighten'; target: Reference; degrees?: number }
  | { do: 'ground'; target: Reference; strength: 'none' | 'soft' | 'strong' }
  | { do: 'connect'; from: Reference; to: Reference; shape: 'line' | 'arrow' | 'double-arrow'; color?: string; dash?: 'solid' | 'dashed' | 'dotted'; weight?: number }
  /** `weight`: of a usual line's. */
  | { do: 'line'; dash?: 'solid' | 'dashed' | 'dotted'; start?: LineHead; end?: LineHead; weight?: number }
  | { do: 'fit'; target: Reference; box: string; always?: boolean }
  | { do: 'effect'; target: Reference; effect: TextEffect }
  | { do: 'mark'; target: Reference; form: 'circle' | 'underline' | 'cross' | 'highlight'; color?: string }
  | { do: 'cut'; target: Reference; frame: string }
  | { do: 'frame'; frame: string };

/** What is done to a photo itself. */
export type RepairWish = { target: Reference } & (
  /** `what`: in the user's word, empty for nothing in particular; `inPhoto`: said to be in the photo; `place`: of the photo. */
  | { do: 'erase'; what: string; inPhoto?: boolean; place?: Place }
  | { do: 'retake'; only?: readonly RetakeStep[]; without?: readonly RetakeStep[] }
  | { do: 'upscale'; factor?: number }
  /** `share`: of the picture's side. */
  | { do: 'expand'; ratio?: string; fillPage?: true; sides?: readonly ('left' | 'right' | 'top' | 'bottom')[]; share?: number; px?: number }
);

/** Layers and pages that move. */
export type MovingWish =
  | { do: 'animate'; targets: Reference[] | null; input: Record<string, unknown> }
  | { do: 'still'; targets: Reference[] | null }
  | { do: 'pages'; input: { pageSeconds?: number; transition?: TransitionEffect | 'none'; pages?: string } };

export type Intent =
  | { kind: 'repair'; wish: RepairWish }
  /** `again`: of what was placed last; without words and scene another picture of the same. `length`: cm. */
  | { kind: 'scene'; target: Reference | null; scene?: SceneId; words?: string; variations?: number; length?: number; again?: true }
  | { kind: 'collage'; wish: CollageWish }
  | { kind: 'handwork'; wish: HandWish }
  /** `cautious`: not where the last step was the user's own hand. */
  | { kind: 'undo'; times: number; cautious?: boolean }
  | { kind: 'redo'; times: number }
  | { kind: 'export'; format: ExportFormat; shorterSide?: number; pages?: 'all'; transparent?: true }
  | { kind: 'resize'; format?: string; width?: number; height?: number; orientation?: 'portrait' | 'landscape'; copy?: boolean }
  | { kind: 'background'; wish: BackgroundWish }
  | { kind: 'add-text'; text: string | null; role?: TextRole; change: Change; pill?: boolean }
  | { kind: 'add-picture'; name?: string; all?: boolean; change: Change }
  | { kind: 'add-shape'; wish: ShapeWish; change: Change }
  | { kind: 'add-sticker'; sticker: string; count?: number; change: Change }
  /** Tables and QR codes: the call is known from the words alone. */
  | { kind: 'table'; tool: 'compose_design' | 'add_table' | 'update_table' | 'add_qr_code'; input: Record<string, unknown> }
  /** A QR code, and not for what. */
  | { kind: 'which-qr' }
  | { kind: 'change'; targets: Reference[]; change: Change }
  | { kind: 'arrange'; targets: Reference[]; wish: ArrangeWish }
  | { kind: 'group'; targets: Reference[]; ungroup: boolean; name?: string }
  | { kind: 'duplicate'; targets: Reference[]; count: number; change: Change }
  | { kind: 'crop'; target: Reference; ratio?: string; focus?: Place; zoom?: number; frame?: Frame; whole?: boolean }
  | { kind: 'pages'; wish: PagesWish }
  /** `keep`: which of the things that the photo shows. */
  | { kind: 'cutout'; target: Reference; restore: boolean; keep?: KeptThing }
  /** `of`: what the photo shows, in the user's word; null: whatever it shows. `layer`: a text that is there already, whose words it takes. */
  | { kind: 'text-behind'; text: string; layer?: Reference; of: string | null; color?: string; place?: 'top' | 'center' | 'bottom' }
  | { kind: 'brand'; what: ('colors' | 'fonts' | 'logo' | 'contacts')[]; contacts?: ContactType[] }
  | { kind: 'logo'; wish: LogoWish }
  /** `background`: of the page; `like`: by the pictures that came with the words. */
  | { kind: 'generate'; type: ImageType; words: string; style?: string; background?: true; like?: true }
  /** `photos`: photos or a product are spoken of; without, the open design may be meant. */
  /** `type`, `noun`: null and empty where it is only pointed at; `cannot`: worn by parts that are not found here. */
  | { kind: 'try-on'; type: TryOnKind | null; noun: string; who: { is: 'photo' | 'anybody' | 'the-model' } | { is: 'any-model'; isMale: boolean } | { is: 'model'; name: string }; cannot?: string }
  /** A marketplace by any name; `fix`: what can be mended is. */
  | { kind: 'listing-check'; market: string; fix: boolean }
  | { kind: 'film'; wish: { do: 'export'; pages?: 'this' } | { do: 'film'; preset?: PresetName; seconds?: number; ratio?: FilmRatio; price?: string; headline?: string; photos?: true; several?: true; count?: number } }
  /** `targets`: null, whatever is selected, else all of the page; `in` may be `auto`. */
  | { kind: 'moving'; wish: MovingWish }
  /** `letters`: the words may as well mean the letters of a text. */
  | { kind: 'rework'; wish: ReworkWish; letters?: boolean }
  /** Put, place, use: a picture that is not on the page yet is added, one that is there is moved. */
  | { kind: 'put-picture'; target: Reference; change: Change }
  /** "put the shoe top right": moved where something goes by these words, else written there. */
  | { kind: 'put-named'; target: Reference; change: Change; otherwise: Extract<Intent, { kind: 'add-text' }> }
  /** Another picture in the place of one. */
  | { kind: 'swap-picture'; target: Reference }
  | { kind: 'delete'; targets: Reference[] }
  | { kind: 'clear' }
  | { kind: 'look' }
  /** A question about a layer or the page. */
  | { kind: 'ask'; about: 'font' | 'size' | 'color' | 'words' | 'pages' | 'format' | 'background' | 'which'; target?: Reference }
  /** How large a format is, by its id. */
  | { kind: 'ask'; about: 'format-size'; format: string }
  /** What is written here: all of it, what speaks of something, or what it costs. */
  /** `page`: of that page, -1 the last. */
  | { kind: 'ask'; about: 'contents'; of: string | null; price: boolean; page?: number }
  | { kind: 'compose'; brief: string }
  /** One colour for another, wherever it is; as they were said. */
  | { kind: 'recolor'; from: string; to: string; said: string; written: string }
  /** Whether letters can be read; null: all of them. `mend`: what can't be is put right. */
  | { kind: 'judge'; target: Reference | null; mend?: true }
  /** A shape in the place of another. */
  | { kind: 'reshape'; target: Reference; shape: ShapeName }
  /** Calls of an earlier turn once more, as they were. */
  | { kind: 'repeat'; calls: readonly { tool: string; input: Record<string, unknown> }[] }
  | { kind: 'cannot'; what: Inability }
  | { kind: 'talk'; about: 'hello' | 'thanks' | 'help' | 'bye' | 'fine' | 'saved' | 'nothing' | 'language' | 'watermark' | 'fonts' | 'credits' | 'plans' | 'rights' | 'person' | 'projects' }
  /** Said, and nothing else. */
  | { kind: 'remark'; about: 'face' | 'handEdits' | 'whatElse' | 'newDesign' | 'whatAbout' }
  /** Named, and nothing wished for: what follows is about it. */
  | { kind: 'mention'; targets: Reference[]; about?: NonNullable<Change['like']>['what'] }
  /** A wish for something better, without saying what. */
  | { kind: 'vague'; about: 'look' | 'font' }
  /** Moved, and not where to. */
  | { kind: 'which-place'; targets: Reference[] }
  /** Another colour than it has, and than these; which is left to us. */
  | { kind: 'other-color'; targets: Reference[] | null; not: string[] }
  /** A colour, and not which. */
  | { kind: 'which-color'; targets: Reference[] }
  | { kind: 'unclear' };

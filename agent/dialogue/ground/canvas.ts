/** The page as a request is settled against it: what the canvas block of the prompt says, read back. */

export interface Box {
  /** Page px. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Thing {
  id: string;
  type: 'text' | 'image' | 'shape' | 'drawing' | 'sticker' | 'table' | 'group';
  name: string;
  /** Of a text. */
  text: string;
  /** Null for what has no box of its own. */
  box: Box | null;
  /** Of a text whose letters take clearly less than its box: where they stand sideways. */
  letters: { x: number; width: number } | null;
  /** Font size of a text, px. */
  size: number;
  /** Family of a text's letters, or empty. */
  font: string;
  /** Of a text: 400 is regular, 700 bold. */
  weight: number;
  italic: boolean;
  /** Hex, or empty. */
  color: string;
  /** Color of the pill behind a text, or empty. */
  highlight: string;
  alt: string;
  emoji: string;
  shape: string;
  /** Degrees clockwise. */
  rotation: number;
  /** Of a text: degrees of a circle that it spans. */
  curve: number;
  /** 0 to 1. */
  opacity: number;
  visible: boolean;
  locked: boolean;
  /** Id of the group that it is in, or empty. */
  group: string;
  cells: readonly (readonly string[])[];
  /** Whether the first row of a table is its heading. */
  header: boolean;
  /** Of a picture: the first characters of its id. */
  asset: string;
  /** A frame that waits for a picture. */
  empty: boolean;
  /** A picture without its background. */
  cutout: boolean;
  /** It comes, leaves, loops or drifts while the page plays. */
  moves: boolean;
  /** Filters of a picture that are set, percent. */
  filters: Readonly<Record<string, number>>;
}

/** A thing of which nothing is known. */
export const UNKNOWN_THING: Omit<Thing, 'id' | 'type'> = {
  name: '',
  text: '',
  box: null,
  letters: null,
  size: 0,
  font: '',
  weight: 400,
  italic: false,
  color: '',
  highlight: '',
  alt: '',
  emoji: '',
  shape: '',
  rotation: 0,
  curve: 0,
  opacity: 1,
  visible: true,
  locked: false,
  group: '',
  cells: [],
  header: false,
  asset: '',
  empty: false,
  cutout: false,
  moves: false,
  filters: {},
};

/** A picture of the user, on the page or not. */
export interface Picture {
  /** First characters of its id. */
  asset: string;
  name: string;
}

export interface Page {
  /** Its number, from 1, and how many there are. */
  page: number;
  pages: number;
  /** What pages are called, by number; those that have a name. */
  pageNames: Readonly<Record<number, string>>;
  width: number;
  height: number;
  /** Hex, "none", or what else is there in words. */
  background: string;
  selected: readonly string[];
  /** What the user changed by hand since the last answer, a line for each layer that begins with its id. */
  hands?: readonly string[];
  /** Layers that the same request moves away or removes: nothing need keep clear of them. */
  leaving?: readonly string[];
  /** Bottom first. */
  layers: readonly Thing[];
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const middleOf = ({ box }: Thing): { x: number; y: number } => ({
  x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
  y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
});

/** What of a thing is seen: of a text its letters, and the pill behind them. */
export function seenOf({ type, box, letters, highlight, size }: Thing): Box | null {
  if (!box || type !== 'text') return box;
  const pill = highlight === '' ? 0 : size;
  const { x, width } = letters ?? box;
  return {
    x: x - pill * PILL.x,
    y: box.y - pill * PILL.y,
    width: width + 2 * pill * PILL.x,
    height: box.height + 2 * pill * PILL.y,
  };
}
/** Room between letters and the edges of their pill, of the font size. */
const PILL = { x: 0.45, y: 0.22 };

export const areaOf = ({ box }: Thing): number => (box ? box.width * box.height : 0);

/** Shapes that a text stands on: they hold its middle and are about as high as it at least. */
export function holdersOf({ box }: Thing, layers: readonly Thing[]): Thing[] {
  if (!box) return [];
  const { x, y, width, height } = box;
  return layers.filter(
    ({ type, box: own }) =>
      type === 'shape' &&
      own !== null &&
      own.x <= x + width / 2 &&
      own.y <= y + height / 2 &&
      own.x + own.width >= x + width / 2 &&
      own.y + own.height >= y + height / 2 &&
      own.height >= height * 0.8,
  );
}

/** The texts that show on a page. */
export const textsOn = ({ layers }: Page): Thing[] =>
  layers.filter(({ type, visible, box }) => type === 'text' && visible && box !== null);

/** The canvas block of view.ts, read back: what the built-in assistant knows about the design. */
import type { Page, Thing } from '#agent/dialogue/ground/canvas.ts';
import { CANVAS_END, CANVAS_HEADINGS, CANVAS_START } from '../view.ts';

/** A layer with what only the rules here ask for. */
export interface SeenLayer extends Thing {
  /** Of a table; 0 for everything else. */
  rows: number;
  columns: number;
  /** Of a text that stands on another page than the one that is seen: which. */
  page?: number;
}

export interface SeenPicture {
  asset: string;
  name: string;
  width: number;
  height: number;
}

export interface Canvas {
  title: string;
  width: number;
  height: number;
  background: string;
  selected: string[];
  /** Bottom first. */
  layers: SeenLayer[];
  /** Oldest first. */
  pictures: SeenPicture[];
  /** The page that is seen, from 1, and how many there are. */
  page: number;
  pages: number;
  /** Texts of the other pages, in their order. */
  elsewhere: SeenLayer[];
  /** What the pages are called, by number; those that have a name. */
  pageNames: Readonly<Record<number, string>>;
  /** Logos in the brand kit. */
  brandLogos: number;
  /** Lines that tell what was changed by hand since the last answer. */
  hands: string[];
  /** What is wrong after this turn's own changes. */
  findings: SeenFinding[];
}

export interface SeenFinding {
  rule: string;
  layers: string[];
}

export const EMPTY_CANVAS: Canvas = {
  title: '',
  width: 1080,
  height: 1080,
  background: '#ffffff',
  selected: [],
  layers: [],
  pictures: [],
  page: 1,
  pages: 1,
  elsewhere: [],
  pageNames: {},
  brandLogos: 0,
  hands: [],
  findings: [],
};

type Fields = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);
const numbersOf = (value: unknown) => (Array.isArray(value) ? value.map(numberOf) : []);

/** Whether a message is the canvas block. */
export function isCanvas(text: string): boolean {
  return text.startsWith(CANVAS_START) && text.trimEnd().endsWith(CANVAS_END);
}

/** "brightness 20, blur 4px" as numbers by name. */
function filtersOf(text: string): Record<string, number> {
  return Object.fromEntries(
    [...text.matchAll(/([a-z]+) (-?\d+)/g)].map(([, name = '', amount]) => [name, Number(amount)]),
  );
}

function layerOf(fields: Fields): SeenLayer {
  const box = numbersOf(fields.box);
  const letters = numbersOf(fields.letters);
  return {
    id: textOf(fields.id),
    type: textOf(fields.type) as SeenLayer['type'],
    name: textOf(fields.name),
    text: textOf(fields.text),
    box: box.length === 4 ? { x: box[0] ?? 0, y: box[1] ?? 0, width: box[2] ?? 0, height: box[3] ?? 0 } : null,
    letters: letters.length === 2 ? { x: letters[0] ?? 0, width: letters[1] ?? 0 } : null,
    size: numberOf(fields.size),
    font: textOf(fields.font),
    weight: numberOf(fields.weight) || 400,
    italic: fields.italic === true,
    color:
      textOf(fields.color)
        .split(' ')
        .find((word) => word.startsWith('#')) ?? '',
    highlight: textOf(fields.highlight),
    alt: textOf(fields.alt),
    asset: textOf(fields.asset),
    empty: fields.empty !== undefined,
    emoji: textOf(fields.emoji),
    shape: textOf(fields.shape),
    rotation: numberOf(fields.rotation),
    curve: numberOf(fields.curve),
    opacity: typeof fields.opacity === 'number' ? fields.opacity : 1,
    visible: fields.visible !== false,
    locked: fields.locked === true,
    group: textOf(fields.group),
    cutout: fields.cutout === true,
    moves: fields.moves !== undefined,
    rows: numberOf(fields.rows),
    columns: numberOf(fields.columns),
    header: fields.header === true,
    cells: Array.isArray(fields.cells) ? fields.cells.map((row) => (Array.isArray(row) ? row.map(textOf) : [])) : [],
    filters: filtersOf(textOf(fields.filters)),
  };
}

/** What is told of the other pages. */
function readElsewhere(value: unknown): Pick<Canvas, 'elsewhere' | 'pageNames'> {
  const pages = (Array.isArray(value) ? value : []).filter(
    (one): one is Fields => one !== null && typeof one === 'object',
  );
  const textsOf = ({ page, texts }: Fields) =>
    (Array.isArray(texts) ? (texts as Fields[]) : []).map((text): SeenLayer => ({
      ...layerOf({ ...text, type: 'text' }),
      page: numberOf(page),
    }));
  return {
    elsewhere: pages.flatMap(textsOf),
    pageNames: Object.fromEntries(
      pages.flatMap(({ page, name }) => (textOf(name) === '' ? [] : [[numberOf(page), textOf(name)]])),
    ),
  };
}

/** The canvas that a block describes. What can't be read is left out. */
export function readCanvas(block: string): Canvas {
  const canvas: Canvas = { ...EMPTY_CANVAS, layers: [], pictures: [], hands: [], findings: [] };
  let section = '';
  for (const line of block.split('\n')) {
    const heading = Object.values(CANVAS_HEADINGS).find((one) => line === `${one}:`);
    if (heading) {
      section = heading;
      continue;
    }
    if (section === CANVAS_HEADINGS.hands && line.startsWith('"')) canvas.hands.push(line);
    const fields = parsed(line);
    if (!fields) continue;
    if (section === CANVAS_HEADINGS.design) {
      const [width = 1080, height = 1080] = numbersOf(fields.size);
      const selected = Array.isArray(fields.selected) ? fields.selected.map(textOf) : [];
      Object.assign(canvas, {
        title: textOf(fields.title),
        width,
        height,
        background: textOf(fields.background),
        selected,
        page: numberOf(fields.page) || 1,
        pages: numberOf(fields.pages) || 1,
        ...readElsewhere(fields.otherPages),
      });
    } else if (section === CANVAS_HEADINGS.layers && typeof fields.id === 'string') {
      canvas.layers.push(layerOf(fields));
    } else if (section === CANVAS_HEADINGS.pictures) {
      const [width = 0, height = 0] = numbersOf(fields.size);
      canvas.pictures.push({ asset: textOf(fields.asset), name: textOf(fields.name), width, height });
    } else if (section === CANVAS_HEADINGS.brandKit) {
      canvas.brandLogos = Array.isArray(fields.logos) ? fields.logos.length : 0;
    } else if (section === CANVAS_HEADINGS.findings) {
      canvas.findings.push({
        rule: textOf(fields.rule),
        layers: Array.isArray(fields.layers) ? fields.layers.map(textOf) : [],
      });
    }
  }
  return canvas;
}

/** A page as the look tool describes it, with what is known of the design. Null: it shows only some of the page. */
export function readLook(output: Readonly<Fields>, { pageNames, selected }: Canvas): Page | null {
  const [width = 0, height = 0] = numbersOf(output.size);
  if (!Array.isArray(output.layers) || output.notShown !== undefined || width <= 0 || height <= 0) return null;
  return {
    page: numberOf(output.page),
    pages: numberOf(output.pages),
    pageNames,
    width,
    height,
    background: textOf(output.background),
    selected,
    layers: (output.layers as Fields[]).map(layerOf),
  };
}

function parsed(line: string): Fields | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line) as Fields;
  } catch {
    return null;
  }
}

/** What edits of words are read with: all that stands to be read, what is seen, what was spoken of. */
import { message } from '#messages/message.ts';
import { joined } from '#agent/dialogue/say/names.ts';
import type { Canvas, SeenLayer } from '../read-canvas.ts';
import type { Ground } from '../grounded.ts';
import { linesOn, type Line, type StandingFact } from './written.ts';

export interface Edits {
  canvas: Canvas;
  memory: Ground['memory'];
  ground: Ground;
  /** All that was said, of which a wish is a part. */
  request: string;
  lines: Line[];
  standing: StandingFact[];
  /** Of the page that is seen. */
  isHere: (layer: SeenLayer) => boolean;
  /** It is selected, or was worked on last. */
  isSpokenOf: (layer: SeenLayer) => boolean;
  /** Lines as they are asked about. */
  listOf: (lines: readonly Line[]) => string;
}

const quoted = ({ text, cell }: Line): string => message('assistant.quoted', { text: (cell && cell.column > 1 ? `${cell.key}: ${text}` : text).replace(/\s+/g, ' ') });

/** `only`: the lines that may be meant. */
export function editsOn(ground: Ground, request: string, only: (line: Line) => boolean = () => true): Edits {
  const { canvas, memory } = ground;
  const lines = linesOn(canvas).filter(only);
  const [spoken] = [...memory.justNow, ...memory.before];
  return {
    canvas, memory, ground, request, lines,
    standing: lines.flatMap((line) => line.facts.map((fact) => ({ line, fact }))),
    isHere: (layer) => canvas.layers.includes(layer),
    isSpokenOf: ({ id }) => (canvas.selected.length > 0 && memory.justNow.length === 0 ? canvas.selected.includes(id) : id === spoken),
    listOf: (found) => joined([...new Set(found.map(quoted))].slice(0, 6), message('assistant.or')),
  };
}

/** The same, of one page alone. */
export function onPage(edits: Edits, page: number): Edits {
  const { canvas } = edits;
  const lines = edits.lines.filter(({ layer }) => (layer.page ?? canvas.page) === page);
  // The page that was named is the one that is spoken of, wherever it is.
  return { ...edits, lines, standing: edits.standing.filter(({ line }) => lines.includes(line)), canvas: page === canvas.page ? canvas : { ...canvas, layers: canvas.elsewhere.filter((layer) => layer.page === page), elsewhere: [] }, isHere: () => true };
}

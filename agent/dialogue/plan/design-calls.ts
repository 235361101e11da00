/** Plans what is asked of the design as a whole: its size, its file, new pages. */
import { LIMITS } from '#design/document/limits.ts';
import { findFormat } from '#tools/inputs/formats.ts';
import { FILE_FORMATS } from '#tools/files/file-formats.ts';
import type { ActOf, EditAct } from '../acts/act.ts';
import type { SizeWish } from '../acts/design.ts';
import type { Page } from '../ground/canvas.ts';
import { onlyPage, pageNumbers } from '../ground/pages.ts';
import type { Scene } from '../ground/resolve.ts';
import { titleCase } from './copy-grammar.ts';
import { begun } from './fact-calls.ts';
import type { Call, Planned } from './planned.ts';

/** How much wider "wider" is. */
const STEP = 1.25;
/** Of the page's shorter side. */
const TEXT_SIZES = { small: 0.03, large: 0.1 };

type DesignAct = 'pattern' | 'gradient' | 'resize' | 'export' | 'addPage' | 'namePage' | 'showPage';

const planned = (...calls: Call[]): Planned => ({ calls, spoken: [] });

/** The input of the resize tool; null: it has that size already, or can't have it. */
function sizeOf(size: SizeWish, { width, height }: Page): Record<string, unknown> | null {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const sides = (w: number, h: number) => {
    const fits = Math.max(w, h) <= LIMITS.maxDimension && Math.min(w, h) >= LIMITS.minDimension;
    return fits && (w !== width || h !== height) ? { width: w, height: h } : null;
  };
  switch (size.by) {
    case 'format':
      return { format: size.format };
    case 'size':
      return { width: size.width, height: size.height };
    case 'shape': {
      const isUpright = size.shape === 'upright';
      // A square is neither: the usual format of that shape.
      if (short === long) return { format: isUpright ? 'portrait' : 'landscape' };
      return isUpright ? sides(short, long) : sides(long, short);
    }
    case 'step': {
      const factor = size.way === 'up' ? STEP : 1 / STEP;
      return size.side === 'width'
        ? sides(Math.round(width * factor), height)
        : sides(width, Math.round(height * factor));
    }
  }
}

/** Whether the page has that size already. */
export function hasSize(size: SizeWish, { width, height }: Page): boolean {
  if (size.by === 'size') return size.width === width && size.height === height;
  const format = size.by === 'format' ? findFormat(size.format) : null;
  return format !== null && format.width === width && format.height === height;
}

/** Of copies in several sizes those that the page has not got yet. */
export function inOtherSizes(acts: readonly EditAct[], page: Page): EditAct[] {
  const isCopy = (act: EditAct): boolean => act.type === 'resize' && act.copy;
  const isSame = (act: EditAct): boolean => act.type === 'resize' && act.copy && hasSize(act.size, page);
  const hasOther = acts.some((act) => isCopy(act) && !isSame(act));
  return hasOther ? acts.filter((act) => !isSame(act)) : [...acts];
}

/** The page in that size; null: it can't be that. */
export const resizing = (size: SizeWish, page: Page): Planned => {
  const input = sizeOf(size, page);
  return input && planned({ tool: 'resize', input });
};

function resizeCalls({ size, copy, isIt }: ActOf<'resize'>, { page, spoken }: Scene): Planned {
  // "make it square" after something else was spoken of, or selected.
  const isSpokenOf =
    page.selected.length > 0 || spoken.now.length > 0 || spoken.before.some(({ all }) => all.length > 0);
  const isShape = size.by === 'shape' || size.by === 'step' || (size.by === 'format' && size.format === 'square');
  if (isIt && isShape && isSpokenOf) return null;
  const input = sizeOf(size, page);
  return input && planned({ tool: 'resize', input: { ...input, ...(copy ? { copy: true } : {}) } });
}

function exportCalls({ format, page: said, transparent }: ActOf<'export'>, { page }: Scene): Planned {
  const numbers = said === null ? [] : pageNumbers(said, page);
  if (numbers === null || (transparent && format !== null && !FILE_FORMATS[format].transparent)) return null;
  const isWhole = said === 'all' || (numbers.length === page.pages && page.pages > 1);
  const [only] = numbers;
  if (only !== undefined && numbers.length > 1 && !isWhole) return null;
  const pages = isWhole ? 'all' : only === undefined || page.pages === 1 ? undefined : 'this';
  const call: Call = {
    tool: 'export',
    input: {
      format: format ?? 'png',
      ...(pages === undefined ? {} : { pages }),
      ...(transparent ? { transparent: true } : {}),
    },
  };
  const turns = pages === 'this' && only !== undefined && only !== page.page;
  return planned(...(turns ? [{ tool: 'pages', input: { action: 'show', page: only } }] : []), call);
}

const gradientCall = ({ from, to, angle, kind }: ActOf<'gradient'>): Call => ({
  tool: 'set_background',
  input: {
    gradient: { from, to, ...(angle === null ? {} : { angle }), ...(kind === 'linear' ? {} : { kind }) },
  },
});

/** Words behind what a page is about that say nothing: "the care stuff". */
const VAGUE_ENDS = new Set('stuff bit bits things thing part section page list text'.split(' '));

function headingOf(about: string): string {
  const words = about.split(' ');
  while (words.length > 1 && VAGUE_ENDS.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return titleCase(words.join(' '));
}

/** Of texts that are not called anything the first one leads. */
function copyOf({ heading, lines }: NonNullable<ActOf<'addPage'>['copy']>): Record<string, unknown> {
  if (heading !== null) return { headline: headingOf(heading), lines: lines.map(begun) };
  const [first = '', ...rest] = lines;
  return { headline: first, ...(rest.length > 0 ? { lines: rest } : {}) };
}

/** A page that nobody composed is followed in its own colors: of its ground, and of most letters. */
function colorsOf({ background, layers }: Page): Record<string, unknown> {
  if (!background.startsWith('#')) return {};
  const letters = layers.flatMap(({ type, color }) => (type === 'text' && color.startsWith('#') ? [color] : []));
  const most = letters.toSorted((a, b) => countOf(letters, b) - countOf(letters, a))[0];
  return {
    colors: [...new Set([background, ...(most === undefined ? [] : [most])].map((color) => color.slice(0, 7)))],
  };
}
const countOf = (all: readonly string[], one: string): number => all.filter((other) => other === one).length;

const WHITE = '#ffffff';

function addPageCalls({ number, background, text, copy }: ActOf<'addPage'>, { page }: Scene): Planned {
  const to = number === null ? page.page + 1 : number < 0 ? page.pages + 1 : number;
  // "the fifth page" of two leaves open what the others are.
  if (to > page.pages + 1 || page.pages >= LIMITS.pagesPerDesign) return null;
  const short = Math.min(page.width, page.height);
  const calls: Call[] = [
    { tool: 'pages', input: { action: 'add', to, ...(background === 'same' ? {} : { background: 'white' }) } },
  ];
  if (background !== 'same' && background !== WHITE)
    calls.push({ tool: 'set_background', input: { color: background } });
  if (copy)
    calls.push({ tool: 'compose_design', input: { ...copyOf(copy), ...colorsOf(page), mood: copy.heading ?? '' } });
  if (text)
    calls.push({
      tool: 'add_text',
      input: {
        text: text.text,
        place: text.place ?? 'center',
        ...(text.size === null ? {} : { size: Math.round(short * TEXT_SIZES[text.size]) }),
      },
    });
  return planned(...calls);
}

function namePageCalls({ page: said, name }: ActOf<'namePage'>, { page }: Scene): Planned {
  const number = onlyPage(said, page);
  return number === null ? null : planned({ tool: 'pages', input: { action: 'rename', page: number, name } });
}

function showPageCalls({ page: said }: ActOf<'showPage'>, { page }: Scene): Planned {
  const number = onlyPage(said, page);
  return number === null ? null : planned({ tool: 'pages', input: { action: 'show', page: number } });
}

/** Of a pattern on a page whose shorter side is USUAL_SIDE px; the tool takes quarters. */
const PATTERN_SIZES = { small: 0.6, large: 2 };
const USUAL_SIDE = 1080;
const PATTERN_SCALE = { least: 0.25, most: 10 };

function patternCalls({ name, color, ground, scale }: ActOf<'pattern'>, { page }: Scene): Planned {
  const times = scale === null ? 1 : (Math.min(page.width, page.height) / USUAL_SIDE) * PATTERN_SIZES[scale];
  const pattern = {
    name,
    ...(color === null ? {} : { color }),
    ...(ground === null ? {} : { ground }),
    ...(scale === null
      ? {}
      : { scale: Math.min(PATTERN_SCALE.most, Math.max(PATTERN_SCALE.least, Math.round(times * 4) / 4)) }),
  };
  return planned({ tool: 'set_background', input: { pattern } });
}

export function designCalls(act: ActOf<DesignAct>, scene: Scene): Planned {
  switch (act.type) {
    case 'pattern':
      return patternCalls(act, scene);
    case 'resize':
      return resizeCalls(act, scene);
    case 'export':
      return exportCalls(act, scene);
    case 'gradient':
      return planned(gradientCall(act));
    case 'addPage':
      return addPageCalls(act, scene);
    case 'namePage':
      return namePageCalls(act, scene);
    case 'showPage':
      return showPageCalls(act, scene);
  }
}

/** The settings of a request for images, as stored in the screen's address, and the resulting input. */
import { LIMITS } from '#design/document/limits.ts';
import { hasStyle, IMAGE_SIZES, MOST_IMAGES, type ImageType } from '#tools/contract/image-types.ts';
import { aiImageInput, type AiImageInput } from '#app/services/generations/kinds/ai-image-input.ts';
import type { GenerationView } from '#app/contracts/generation.ts';

export interface ImageSetup {
  type: ImageType;
  words: string;
  style: string | null;
  /** Id of a palette; null: derived from the words. */
  palette: string | null;
  /** Instead of a palette: the user's own color. */
  color: string | null;
  width: number;
  height: number;
  count: number;
  /** Assets of reference pictures; with a mask, the first is the one to change. */
  references: readonly string[];
  /** What to change of it; null: everything is new. */
  mask: AiImageInput['mask'];
}

/** Colors to choose from, most important first. */
export const PALETTES: Readonly<Record<string, readonly string[]>> = {
  sunrise: ['#fff1e0', '#ff7f50', '#ffc15e', '#d1495b'],
  lagoon: ['#e8f1f5', '#2a6f97', '#61a5c2', '#013a63'],
  meadow: ['#f2f1e3', '#3a6b4b', '#8fb078', '#d9c58b'],
  candy: ['#fdf3f0', '#f7b7c5', '#b8d8e8', '#fbe3a3'],
  pop: ['#ffd23f', '#ee4266', '#540d6e', '#3bceac'],
  clay: ['#f3e9dc', '#c08552', '#895737', '#5e3023'],
  ink: ['#f4f2ee', '#1d1c1a', '#8b867c', '#4b4842'],
  midnight: ['#14161f', '#e0b15e', '#3d4f7c', '#f2ead8'],
};

const MOST_WORDS = 500;

export function emptySetup(type: ImageType): ImageSetup {
  return {
    type,
    words: '',
    style: null,
    palette: null,
    color: null,
    ...IMAGE_SIZES[type],
    count: MOST_IMAGES,
    references: [],
    mask: null,
  };
}

/** Ignores everything in the address that makes no sense. */
export function readSetup(type: ImageType, search: URLSearchParams): ImageSetup {
  const empty = emptySetup(type);
  const number = (name: string, least: number, most: number, otherwise: number) => {
    const value = Number(search.get(name) ?? Number.NaN);
    return Number.isInteger(value) && value >= least && value <= most ? value : otherwise;
  };
  const style = search.get('style');
  const palette = search.get('palette');
  const color = search.get('color');
  return {
    type,
    words: (search.get('words') ?? '').slice(0, MOST_WORDS),
    style: style !== null && hasStyle(type, style) ? style : null,
    palette: palette !== null && Object.hasOwn(PALETTES, palette) ? palette : null,
    color: color !== null && /^#[0-9a-f]{6}$/.test(color) ? color : null,
    width: number('width', LIMITS.minDimension, LIMITS.maxDimension, empty.width),
    height: number('height', LIMITS.minDimension, LIMITS.maxDimension, empty.height),
    count: number('count', 1, MOST_IMAGES, empty.count),
    references: [],
    mask: null,
  };
}

/** Only what differs from an empty setup, so that addresses stay short. */
export function writeSetup(setup: ImageSetup): string {
  const empty = emptySetup(setup.type);
  const search = new URLSearchParams();
  for (const name of ['words', 'style', 'palette', 'color', 'width', 'height', 'count'] as const) {
    const value = setup[name];
    if (value !== null && value !== empty[name]) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

export const colorsOf = ({ palette, color }: Pick<ImageSetup, 'palette' | 'color'>): string[] =>
  color !== null ? [color] : palette !== null ? [...(PALETTES[palette] ?? [])] : [];

/** The setup without what only a hosted model takes. */
export const withoutReferences = (setup: ImageSetup): ImageSetup => ({ ...setup, references: [], mask: null });

/** The request: the first pictures, or as many more after the existing ones. */
export function inputFor(setup: ImageSetup, after = 0): AiImageInput {
  const { type, words, style, width, height, count, references, mask } = setup;
  return {
    type,
    words: words.trim(),
    style,
    colors: colorsOf(setup),
    width,
    height,
    variations: Array.from({ length: count }, (_, at) => after + at + 1),
    seed: 1,
    references: [...references],
    mask,
  };
}

/** A generation's input; null if it has another shape. */
export function inputOf({ input }: GenerationView): AiImageInput | null {
  const parsed = aiImageInput.safeParse(input);
  return parsed.success ? parsed.data : null;
}

/** The setup that made it. */
export function setupOf(input: AiImageInput): ImageSetup {
  const same = (palette: readonly string[]) =>
    palette.length === input.colors.length && palette.every((color, at) => color === input.colors[at]);
  const palette = Object.keys(PALETTES).find((id) => same(PALETTES[id] ?? [])) ?? null;
  return {
    type: input.type,
    words: input.words,
    style: input.style,
    palette,
    color: palette === null ? (input.colors[0] ?? null) : null,
    width: input.width,
    height: input.height,
    count: input.variations.length,
    references: input.references,
    mask: input.mask,
  };
}

/** Colours in a clause: hex codes and names of up to three words. */
import { mix } from '#design/layout/contrast.ts';
import { parseColor } from '#tools/inputs/color-input.ts';
import type { Scan } from './scan.ts';

/** Names that people also use for other things: they count as colours only where a colour must stand. */
const ALSO_THINGS = new Set(['snow', 'linen', 'wheat', 'plum', 'peru', 'tan', 'forest', 'sky', 'sand', 'wine', 'cherry', 'coffee', 'grape', 'rose', 'mint', 'peach', 'chocolate', 'salmon', 'coral', 'copper', 'brick', 'moss', 'sage', 'sunny', 'olive', 'caramel', 'cream', 'denim', 'ivory']);

/** Words before a colour that do not change which one it is. */
const PLAIN = /^(?:very|really|nice|bright|vivid|strong|solid|pure|plain|bold|true|medium|hot|royal|sky|neon)$/;

/** The grey that is as light as a colour (Rec. 709 luma of its sRGB values). */
function greyOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const grey = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue).toString(16).padStart(2, '0');
  return `#${grey.repeat(3)}`;
}

/** Words that say which shade of a colour is meant, where that has no name of its own: "deep red", "pastel blue", "muted teal". */
const SHADES: readonly (readonly [words: RegExp, shade: (color: string, name: string) => string])[] = [
  [/^(?:light|soft)$/, (color) => mix(color, '#ffffff', 0.5)],
  [/^(?:pale|pastel|baby|powder)$/, (color) => mix(color, '#ffffff', 0.65)],
  [/^icy$/, (color) => mix(color, '#ffffff', 0.8)],
  [/^(?:deep|dark)$/, (color, name) => parseColor(`dark ${name}`) ?? mix(color, '#000000', 0.4)],
  [/^rich$/, (color) => mix(color, '#000000', 0.2)],
  [/^(?:muted|dusty|faded)$/, (color) => mix(mix(color, greyOf(color), 0.5), '#ffffff', 0.2)],
  [/^earthy$/, (color) => mix(mix(color, greyOf(color), 0.35), '#5a3a1e', 0.25)],
  [/^burnt$/, (color) => mix(color, '#8a2a00', 0.5)],
  [/^warm$/, (color) => mix(color, '#ff7a00', 0.2)],
  [/^cool$/, (color) => mix(color, '#3a7bff', 0.15)],
];

const SHADED = /^([\p{L}]+)[ -](.+)$/u;

export interface FoundColor {
  color: string;
  start: number;
  end: number;
}

/** The first colour in what is left; `certain` leaves out names that may be things. */
export function findColor(scan: Scan, certain = false): FoundColor | null {
  const words = [...scan.rest.matchAll(/#[0-9a-f]{3,8}\b|[\p{L}]+/giu)];
  for (let index = 0; index < words.length; index += 1) {
    for (let count = Math.min(3, words.length - index); count >= 1; count -= 1) {
      const first = words[index];
      const last = words[index + count - 1];
      if (!first || !last) continue;
      const start = first.index;
      const end = last.index + last[0].length;
      const written = scan.rest.slice(start, end);
      // Words that stand apart (marks or taken words between them) are no name.
      if (!/^(?:#[0-9a-f]+|[\p{L}]+(?:[ -][\p{L}]+)*)$/iu.test(written)) continue;
      const color = colorOf(written, certain);
      if (color) return { color, start, end };
    }
  }
  return null;
}

/** "navy blue", "emerald green": the second word only says what family the first is of. */
const FAMILY = /^([\p{L}]+)[ -](?:red|green|blue|pink|yellow|gr[ae]y|brown|purple|orange|white|black)$/u;

function colorOf(written: string, certain: boolean): string | null {
  if (certain && ALSO_THINGS.has(written)) return null;
  const exact = parseColor(written);
  if (exact) return exact;
  const first = FAMILY.exec(written)?.[1];
  const family = first ? parseColor(first) : null;
  if (family) return family;
  const [, shade = '', of = ''] = SHADED.exec(written) ?? [];
  const shaded = PLAIN.test(shade) ? (color: string) => color : SHADES.find(([words]) => words.test(shade))?.[1];
  const color = shaded ? colorOf(of, certain) : null;
  return color && shaded ? shaded(color, of) : null;
}

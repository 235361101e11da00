/** Colours in a clause: hex codes and names of up to three words. */
import { parseColor } from '#tools/color-input.ts';
import type { Scan } from './scan.ts';

/** Names that people also use for other things: they count as colours only where a colour must stand. */
const ALSO_THINGS = new Set(['snow', 'linen', 'wheat', 'plum', 'peru', 'tan', 'forest', 'sky', 'sand', 'wine', 'cherry', 'coffee', 'grape', 'rose', 'mint', 'peach', 'chocolate', 'salmon', 'coral', 'copper', 'brick', 'moss', 'sage', 'sunny', 'olive', 'caramel', 'cream', 'denim', 'ivory']);

/** "bright red" and "dark-ish red" are still red: what is left out of a name that has no entry of its own. */
const SHADE = /^(?:very |really |nice |warm |cool |bright|vivid|strong|solid|pure|plain|bold|rich|soft|nice|true|deep|dark|light|pale|pastel|medium|neon|hot|royal|sky|baby)[ -]/;

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
  return (first ? parseColor(first) : null) ?? (SHADE.test(written) ? colorOf(written.replace(SHADE, ''), certain) : null);
}

/** Takes the first colour, the words that lead to it included ("in red", "coloured blue"). */
export function takeColor(scan: Scan, certain = false): string | null {
  const found = findColor(scan, certain);
  if (!found) return null;
  const lead = /(?<!\p{L})(?:in |to |into |with )?(?:a |an |the )?(?:colou?r(?:ed)? |shade of )?$/u.exec(scan.rest.slice(0, found.start))?.[0] ?? '';
  const tail = /^(?:[ -]?(?:ish|colou?r(?:ed)?|tone))?/.exec(scan.rest.slice(found.end))?.[0] ?? '';
  scan.blank(found.start - lead.length, found.end + tail.length);
  return found.color;
}

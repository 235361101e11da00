/** Shared by cards with a name: its initials, and lines of contacts in small type. */
import { upperCase } from '#design/layout/letter-case.ts';
import type { Box } from '#design/document/geometry.ts';
import { inset, type PageBuilder } from '#design/templates/page-builder.ts';
import { putText } from '#design/templates/put-text.ts';
import { type Align, type Item, putStack, stackIn } from '#design/templates/text-stack.ts';

/** Small words inside names: "Marks of London". */
const JOINING = /^(?:an?|and|at|by|d[aeiou]s?|del|den|der|et|für|i|la|le|les|of|och|og|on|the|und|v[ao]n|y)$/u;

/** Whether the words are a sentence or a description rather than a name: "See you soon". */
const isSaid = ([first, ...others]: readonly string[]): boolean =>
  /^\p{Lu}/u.test(first ?? '') && others.some((word) => /^\p{Ll}/u.test(word) && !JOINING.test(word));

/** The first letters of at most two words of a name, in their own script; null if no name leads. */
export function initialsOf(name: string | null): string | null {
  const words = (name ?? '').split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  if (isSaid(words)) return null;
  const [first, second] = words.length > 2 ? [words[0], words.at(-1)] : words;
  if (!first) return null;
  const letter = (word: string) =>
    [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)][0]?.segment ?? '';
  return upperCase(`${letter(first)}${second ? letter(second) : ''}`);
}

export interface ContactLook {
  color: string;
  backgrounds: readonly string[];
  align?: Align;
  valign?: 'top' | 'middle' | 'bottom';
  /** Hundredths of the unit. */
  largest?: number;
}

/** The lines below each other at one size. False: they do not fit. */
export function putContacts(
  builder: PageBuilder,
  box: Box,
  { color, backgrounds, align = 'left', valign = 'bottom', largest = 4.4 }: ContactLook,
): boolean {
  const {
    content: { lines, callToAction, offer },
    type,
  } = builder.input;
  const said = [...(offer ? [offer] : []), ...lines, ...(callToAction ? [callToAction] : [])];
  if (said.length === 0) return true;
  const items = said.map((line, index): Item => ({
    role: offer && index === 0 ? 'offer' : callToAction && index === said.length - 1 ? 'call-to-action' : 'details',
    name: offer && index === 0 ? 'Offer' : callToAction && index === said.length - 1 ? 'Call to action' : 'Details',
    texts: [line],
    face: type.body,
    heading: false,
    share: 1,
    least: 2.5,
    most: largest,
    lines: 2,
    color,
    backgrounds,
    gap: 0.42,
  }));
  const stack = stackIn(builder, items, box, { align, valign, largest, smallest: 2.5 });
  if (stack) putStack(builder, stack);
  return stack !== null;
}

/** The name, and its trade below it. False: they do not fit. */
export function putName(
  builder: PageBuilder,
  box: Box,
  {
    color,
    second = color,
    backgrounds,
    align = 'left',
    valign = 'top',
    largest = 11,
  }: ContactLook & { second?: string },
): boolean {
  const {
    content: { headline, subheading },
    type,
  } = builder.input;
  const items: Item[] = [
    ...(headline
      ? [
          {
            role: 'headline' as const,
            name: 'Headline',
            texts: [headline] as const,
            face: type.heading,
            heading: true,
            share: 1,
            least: 0,
            most: 100,
            lines: 2,
            color,
            backgrounds,
          },
        ]
      : []),
    ...(subheading
      ? [
          {
            role: 'subheading' as const,
            name: 'Subheading',
            texts: [subheading] as const,
            face: type.body,
            heading: false,
            share: headline ? 0.42 : 1,
            least: 2.6,
            most: 4.4,
            lines: 2,
            color: second,
            backgrounds,
            gap: 0.7,
          },
        ]
      : []),
  ];
  const stack = stackIn(builder, items, box, { align, valign, largest, smallest: 4 });
  if (stack) putStack(builder, stack);
  return stack !== null;
}

/** Initials in a box; nothing if there is no name. */
export function putInitials(builder: PageBuilder, box: Box, color: string, background: string, share = 0.62): void {
  const initials = initialsOf(builder.input.content.headline);
  if (initials)
    putText(builder, 'decoration', initials, inset(box, box.width * 0.1, 0), {
      face: builder.input.type.heading,
      heading: true,
      color,
      backgrounds: [background],
      align: 'center',
      valign: 'middle',
      largest: (Math.min(box.width, box.height) / builder.unit) * 100 * share,
      smallest: 4,
      name: 'Initials',
    });
}

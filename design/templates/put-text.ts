/** Puts one text into a box, as large as it fits. */
import type { Box } from '../document/geometry.ts';
import type { PageBuilder } from './page-builder.ts';
import type { Face, Role } from './composition-input.ts';
import { type Align, type Item, putStack, stackIn, type StackOptions } from './text-stack.ts';

export interface LineLook {
  face: Face;
  /** Whether it is set like a headline: other scripts then use their bolder fonts. */
  heading?: boolean;
  color: string;
  backgrounds: readonly string[];
  align?: Align;
  valign?: StackOptions['valign'];
  /** Hundredths of the unit. */
  largest: number;
  smallest?: number;
  lines?: number;
  /** The layer's name; later reworks read roles from names. */
  name?: string;
  pill?: string;
}

/** One text in a box, as large as it fits. Returns its box; null, placing nothing, if it does not fit. */
export function putText(
  builder: PageBuilder,
  role: Role,
  words: string,
  box: Box,
  {
    face,
    heading = false,
    color,
    backgrounds,
    align = 'left',
    valign = 'top',
    largest,
    smallest,
    lines = 1,
    name,
    pill,
  }: LineLook,
): Box | null {
  const item: Item = {
    role,
    name: name ?? NAMES_OF[role],
    texts: [words],
    face,
    heading,
    share: 1,
    least: smallest ?? 2.8,
    most: largest,
    lines,
    color,
    backgrounds,
    ...(pill ? { pill } : {}),
  };
  const stack = stackIn(builder, [item], box, { align, valign, largest, smallest: smallest ?? 2.8 });
  if (stack) putStack(builder, stack);
  return stack && stack.box;
}

const NAMES_OF: Readonly<Record<Role, string>> = {
  headline: 'Headline',
  subheading: 'Subheading',
  offer: 'Offer',
  'call-to-action': 'Call to action',
  details: 'Details',
  table: 'Table',
  photo: 'Photo',
  logo: 'Logo',
  badge: 'Badge',
  decoration: 'Decoration',
};

/**
 * What "it" is in a wish about looks: "make it more pink", "softer", "try orange". Bigger, bolder or further left is
 * always what was worked on last; colors and moods are of the whole design, unless they were what was done to that thing.
 */
import type { Scene } from './resolve.ts';

/** Tools whose calls are about all of a design. */
const OF_DESIGN = new Set(['compose_design', 'set_background', 'resize', 'pages', 'apply_brand_kit']);
/** So many things that were colored in one go are the design. */
const MANY = 3;

/** `thing`: what was worked on last, in its color or because it is new; `either`: it was worked on otherwise. */
export function itMeant({ page, deeds, isAskedAbout }: Scene): 'design' | 'thing' | 'either' {
  if (page.selected.length > 0 || isAskedAbout === true) return 'thing';
  const turn = deeds.at(-1)?.turn;
  const last = deeds.filter((deed) => deed.turn === turn && !deed.isRepair);
  if (last.length === 0 || last.some(({ tool }) => OF_DESIGN.has(tool))) return 'design';
  const colored = last.filter(({ properties }) => properties.includes('color'));
  if (new Set(colored.flatMap(({ layers }) => layers)).size >= MANY) return 'design';
  return colored.length > 0 || last.some(({ made }) => made.length > 0) ? 'thing' : 'either';
}

/** Rule `many-colors`: too many colors on a page. Shades of one color count as one, and neutrals not at all. */
import { colorDistance, hueGap, labOf, type Lab } from '../layout/color-difference.ts';
import { message } from '#messages/message.ts';
import type { LintedPage } from './finding.ts';
import type { Hint } from './hint.ts';
import { pageColors, type ColorUse } from './page-colors.ts';

/**
 * None of our 1,482 templates has more than four, counted as here, with its own or with long words; one more is an
 * acceptable accent.
 */
const MOST = 5;
/** CIELAB chroma: below it are greys, papers, near blacks, creams and beiges, which go with everything. */
const NEUTRAL = 15;
/** By CIEDE2000: another shade of the same name. */
const ALIKE = 20;
/** Degrees: tints and shades of one hue are one color, however light or dark. */
const SAME_HUE = 15;

interface Color extends ColorUse {
  lab: Lab;
}

export interface PageColor {
  /** `#rrggbb`, the most common shade. */
  seen: string;
  uses: readonly ColorUse[];
}

/** The colors of a page without neutrals, shades of one together; the most common first. */
export function colorsOfPage(page: LintedPage): PageColor[] {
  const seen = pageColors(page)
    .map((use): Color => ({ ...use, lab: labOf(use.seen) }))
    .filter(({ lab }) => lab.chroma >= NEUTRAL);
  const groups: { leader: Color; uses: Color[] }[] = [];
  for (const color of seen.toSorted((a, b) => b.area - a.area)) {
    const own = groups.find(
      ({ leader }) => colorDistance(leader.lab, color.lab) <= ALIKE || hueGap(leader.lab, color.lab) <= SAME_HUE,
    );
    if (own) own.uses.push(color);
    else groups.push({ leader: color, uses: [color] });
  }
  return groups.map(({ leader, uses }) => ({ seen: leader.seen, uses }));
}

/** The surplus colors, the rarest last; the background's are never among them. */
function outliersOf(colors: readonly PageColor[]): PageColor[] {
  return colors.slice(MOST).filter(({ uses }) => uses.every(({ layer }) => layer !== null));
}

const layersOf = ({ uses }: PageColor): string[] => [...new Set(uses.flatMap(({ layer }) => layer ?? []))];

/** The distance of a color from the nearest of some others. */
const nearest = ({ seen }: PageColor, others: readonly PageColor[]): number =>
  Math.min(...others.map((other) => colorDistance(seen, other.seen)));

/** The named layers are those of the color nearest to one of those that stay. */
export function manyColors(page: LintedPage): Hint[] {
  const colors = colorsOfPage(page);
  const palette = colors.slice(0, MOST);
  const [outlier] = outliersOf(colors).toSorted((a, b) => nearest(a, palette) - nearest(b, palette));
  if (!outlier) return [];
  return [
    {
      rule: 'many-colors',
      severity: 'hint',
      layers: layersOf(outlier),
      words: message('hints.manyColors', { count: colors.length, most: MOST }),
    },
  ];
}

export interface Recoloring {
  layer: string;
  from: string;
  /** Colors of the page that stay, the nearest first. */
  to: readonly string[];
}

/** The surplus colors in the named layers, and their replacements. */
export function recolorings(page: LintedPage, layers: readonly string[]): Recoloring[] {
  const colors = colorsOfPage(page);
  const palette = colors.slice(0, MOST);
  return outliersOf(colors).flatMap((outlier) => {
    const to = palette
      .toSorted((a, b) => colorDistance(a.seen, outlier.seen) - colorDistance(b.seen, outlier.seen))
      .map(({ seen }) => seen);
    return outlier.uses.flatMap(({ layer, written }): Recoloring[] =>
      layer !== null && layers.includes(layer) ? [{ layer, from: written, to }] : [],
    );
  });
}

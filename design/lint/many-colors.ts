/**
 * Rule `many-colors`: more colors on a page than one hand would choose. Shades of one color are one, and neutrals are
 * none.
 */
import { colorDistance, hueGap, labOf, type Lab } from '../layout/color-difference.ts';
import { message } from '#messages/message.ts';
import type { LintedPage } from './finding.ts';
import type { Hint } from './hint.ts';
import { pageColors, type ColorUse } from './page-colors.ts';

/**
 * None of our 1,482 templates has more than four, counted as here, with its own or with long words; one more is
 * anybody's accent.
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
  /** `#rrggbb`, the shade of which there is most. */
  seen: string;
  uses: readonly ColorUse[];
}

/** The colors of a page, neutrals left out, shades of one together; that of which there is most first. */
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

/** Those that are one too many, that of which there is least last; what the background has is never one of them. */
function outliersOf(colors: readonly PageColor[]): PageColor[] {
  return colors.slice(MOST).filter(({ uses }) => uses.every(({ layer }) => layer !== null));
}

const layersOf = ({ uses }: PageColor): string[] => [...new Set(uses.flatMap(({ layer }) => layer ?? []))];

/** How far a color is from the nearest of some others. */
const nearest = ({ seen }: PageColor, others: readonly PageColor[]): number =>
  Math.min(...others.map((other) => colorDistance(seen, other.seen)));

/** The layers named are those of the color that is nearest to one of those which stay. */
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

/** What the named layers hold of colors that are one too many, and what stands in for them. */
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

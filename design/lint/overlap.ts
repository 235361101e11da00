/**
 * Rule `overlap`: a text over another text. A text on a picture, shape or pill is what designs are made of; what covers
 * a text belongs to `covered`.
 */
import type { Box } from '../document/geometry.ts';
import type { TextLayer } from '../document/layers.ts';
import { message } from '#messages/message.ts';
import { GHOST, MOST_FINDINGS, type Finding, type LintedPage } from './finding.ts';
import { areaOfPolygon, sharedArea } from './polygon.ts';
import { quoted } from './quoted.ts';
import { boxAround, inkLines, type InkLine } from './text-ink.ts';

/** Share of the smaller text's letters. Tight leading and descenders touch without harm. */
const TOUCHING = 0.04;

const inkArea = (lines: readonly InkLine[]) => lines.reduce((sum, { corners }) => sum + areaOfPolygon(corners), 0);

function sharedInk(first: readonly InkLine[], second: readonly InkLine[]): number {
  let shared = 0;
  for (const a of first) for (const b of second) shared += sharedArea(a.corners, b.corners);
  return shared;
}

/** A text with the place of its letters. */
interface Inked {
  layer: TextLayer;
  lines: readonly InkLine[];
  /** px² */
  area: number;
  bounds: Box;
}

/** Most pairs of a page are far apart, and need no more than this. */
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export function overlap({ texts }: LintedPage): Finding[] {
  const inked = texts
    .filter(({ opacity }) => opacity >= GHOST)
    .map((layer): Inked => {
      const lines = inkLines(layer);
      return { layer, lines, area: inkArea(lines), bounds: boxAround(lines.flatMap(({ corners }) => corners)) };
    });
  const findings: Finding[] = [];
  inked.forEach((below, index) => {
    for (const above of inked.slice(index + 1)) {
      if (findings.length >= MOST_FINDINGS) return;
      if (!meet(below.bounds, above.bounds)) continue;
      const shared = sharedInk(below.lines, above.lines);
      if (shared > Math.min(below.area, above.area) * TOUCHING) {
        findings.push({
          rule: 'overlap',
          layers: [above.layer.id, below.layer.id],
          words: message('lint.textOverText', { above: quoted(above.layer), below: quoted(below.layer) }),
        });
      }
    }
  });
  return findings;
}

/** Rule `overlap`: a text over another text, or hidden behind something. A text on a picture, shape or pill is what designs are made of. */
import { boundsOf, cornersOf, type Box } from '../document/geometry.ts';
import type { LeafLayer, TextLayer } from '../document/layers.ts';
import { isOpaque } from '../fabric/paint/paint-style.ts';
import { message } from '#messages/message.ts';
import type { Finding, LintedPage } from './finding.ts';
import { areaOfPolygon, sharedArea } from './polygon.ts';
import { named, quoted } from './quoted.ts';
import { boxAround, inkLines, type InkLine } from './text-ink.ts';

/** Share of the smaller text's letters. Tight leading and descenders touch without harm. */
const TOUCHING = 0.04;
/** Share of a text's letters that something may lie on: a sticker on the edge of a word is a style. */
const HIDDEN = 0.08;
/** A text that is barely there is decoration: a word mark behind the headline. */
const GHOST = 0.25;

const inkArea = (lines: readonly InkLine[]) => lines.reduce((sum, { corners }) => sum + areaOfPolygon(corners), 0);

function sharedInk(first: readonly InkLine[], second: readonly InkLine[]): number {
  let shared = 0;
  for (const a of first) for (const b of second) shared += sharedArea(a.corners, b.corners);
  return shared;
}

/** Whether what lies below can't be seen through it. Cutouts and icons have holes, so their box says little; an emoji nearly fills its own. */
function hides(layer: LeafLayer): boolean {
  if (layer.opacity < 0.5 || layer.blend !== 'normal') return false;
  if (layer.type === 'image') return layer.mask === null && layer.frame.type === 'rectangle';
  if (layer.type === 'sticker') return layer.source.type === 'emoji';
  if (layer.type === 'shape') return layer.fill !== null && isOpaque(layer.fill) && (layer.shape.kind === 'rectangle' || layer.shape.kind === 'ellipse');
  if (layer.type === 'table') return layer.body.fill !== null && layer.body.fill.length === 7;
  return layer.type === 'text' ? layer.box !== null && isOpaque(layer.box.fill) : false;
}

/** A text with where its letters stand. */
interface Inked {
  layer: TextLayer;
  lines: readonly InkLine[];
  /** px² */
  area: number;
  bounds: Box;
}

/** Most pairs of a page are far from each other, and need no more than this. */
const meet = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export function overlap({ leaves, texts }: LintedPage): Finding[] {
  const inked = texts.filter(({ opacity }) => opacity >= GHOST).map((layer): Inked => {
    const lines = inkLines(layer);
    return { layer, lines, area: inkArea(lines), bounds: boxAround(lines.flatMap(({ corners }) => corners)) };
  });
  const findings: Finding[] = [];
  inked.forEach((below, index) => {
    for (const above of inked.slice(index + 1)) {
      if (!meet(below.bounds, above.bounds)) continue;
      const shared = sharedInk(below.lines, above.lines);
      if (shared > Math.min(below.area, above.area) * TOUCHING) {
        findings.push({ rule: 'overlap', layers: [above.layer.id, below.layer.id], words: message('lint.textOverText', { above: quoted(above.layer), below: quoted(below.layer) }) });
      }
    }
  });
  const places = new Map(leaves.map(({ id }, at) => [id, at]));
  leaves.forEach((above, index) => {
    if (!hides(above)) return;
    const [cover, bounds] = [cornersOf(above), boundsOf(above)];
    for (const below of inked) {
      if ((places.get(below.layer.id) ?? 0) >= index || !meet(below.bounds, bounds)) continue;
      const hidden = below.lines.reduce((sum, { corners }) => sum + sharedArea(corners, cover), 0);
      if (hidden > below.area * HIDDEN) {
        findings.push({ rule: 'overlap', layers: [below.layer.id, above.id], words: message('lint.textHidden', { text: quoted(below.layer), above: named(above) }) });
      }
    }
  });
  return findings;
}

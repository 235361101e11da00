/** Rule `overlap`: a text over another text, or hidden behind something. A text on a picture, shape or pill is what designs are made of. */
import { cornersOf } from '../document/geometry.ts';
import type { LeafLayer, TextLayer } from '../document/layers.ts';
import { isOpaque } from '../fabric/paint/paint-style.ts';
import { message } from '#messages/message.ts';
import type { Finding, LintedPage } from './finding.ts';
import { areaOfPolygon, sharedArea } from './polygon.ts';
import { named, quoted } from './quoted.ts';
import { inkLines, type InkLine } from './text-ink.ts';

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

export function overlap({ leaves, texts }: LintedPage): Finding[] {
  const ink = new Map(texts.map((layer) => [layer.id, inkLines(layer)]));
  const linesOf = (layer: TextLayer) => ink.get(layer.id) ?? [];
  const findings: Finding[] = [];
  texts.forEach((below, index) => {
    if (below.opacity < GHOST) return;
    for (const above of texts.slice(index + 1)) {
      if (above.opacity < GHOST) continue;
      const shared = sharedInk(linesOf(below), linesOf(above));
      const smaller = Math.min(inkArea(linesOf(below)), inkArea(linesOf(above)));
      if (shared > smaller * TOUCHING) {
        findings.push({ rule: 'overlap', layers: [above.id, below.id], words: message('lint.textOverText', { above: quoted(above), below: quoted(below) }) });
      }
    }
  });
  leaves.forEach((above, index) => {
    if (!hides(above)) return;
    const cover = cornersOf(above);
    for (const below of leaves.slice(0, index)) {
      if (below.type !== 'text' || below.opacity < GHOST) continue;
      const lines = linesOf(below);
      const hidden = lines.reduce((sum, { corners }) => sum + sharedArea(corners, cover), 0);
      if (hidden > inkArea(lines) * HIDDEN) {
        findings.push({ rule: 'overlap', layers: [below.id, above.id], words: message('lint.textHidden', { text: quoted(below), above: named(above) }) });
      }
    }
  });
  return findings;
}

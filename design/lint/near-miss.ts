/** Rule `near-miss`: two texts or two pictures that all but share an edge or a middle. */
import type { LeafLayer } from '../document/layers.ts';
import { message } from '#messages/message.ts';
import { seenSize, type LintedPage } from './finding.ts';
import type { Hint } from './hint.ts';
import { named } from './quoted.ts';

/** px at 1080. Below nobody sees it; above it is meant. A hand that drags this close is drawn to the line by the editor's own snapping. */
const LEAST = 1;
const MOST = 6;

/** Where a layer stands across: its left edge, middle and right edge, px of the page. */
function lines({ x, width }: LeafLayer): readonly number[] {
  return [x, x + width / 2, x + width];
}

/** The edge that is seen: of a text the one that its lines stand on. */
function seen(layer: LeafLayer): readonly number[] {
  if (layer.type !== 'text') return [0, 1, 2];
  return layer.align === 'left' ? [0] : layer.align === 'center' ? [1] : layer.align === 'right' ? [2] : [0, 2];
}

/** How far `layer` would have to move across to stand in line with `other`, px; null where it does, or stands elsewhere. */
export function missOf(document: LintedPage['document'], layer: LeafLayer, other: LeafLayer): number | null {
  if (layer.type !== other.type || layer.parent !== other.parent || layer.rotation !== 0 || other.rotation !== 0) return null;
  const shared = seen(layer).filter((line) => seen(other).includes(line));
  const gaps = shared.map((line) => (lines(other)[line] ?? 0) - (lines(layer)[line] ?? 0));
  if (gaps.some((gap) => seenSize(document, Math.abs(gap)) < LEAST)) return null;
  const misses = gaps.filter((gap) => seenSize(document, Math.abs(gap)) <= MOST);
  return misses.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? null;
}

export function nearMiss({ document, leaves }: LintedPage): Hint[] {
  const found: Hint[] = [];
  const told = new Set<string>();
  const able = leaves.filter((layer) => (layer.type === 'text' && layer.curve === 0) || layer.type === 'image');
  for (const [at, layer] of able.entries()) {
    // What stands in line with anything stands where it should.
    if (able.some((other) => other !== layer && inLine(document, layer, other))) continue;
    for (const other of able.slice(0, at)) {
      if (told.has(layer.id) || missOf(document, layer, other) === null) continue;
      told.add(layer.id);
      found.push({ rule: 'near-miss', severity: 'hint', layers: [layer.id, other.id], words: message('hints.nearMiss', { layer: named(layer), other: named(other) }) });
    }
  }
  return found;
}

function inLine(document: LintedPage['document'], layer: LeafLayer, other: LeafLayer): boolean {
  const lineOf = new Set(seen(other));
  return layer.type === other.type && seen(layer).some((line) => lineOf.has(line) && seenSize(document, Math.abs((lines(other)[line] ?? 0) - (lines(layer)[line] ?? 0))) < LEAST);
}

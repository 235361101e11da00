/**
 * Rule `near-miss`: two texts, two pictures or two like shapes that almost share an edge, a center or a baseline, on
 * either axis.
 */
import type { LeafLayer, TextLayer } from '../document/layers.ts';
import { textGeometry } from '../fabric/paint/text-geometry.ts';
import type { Axis } from '../layout/even-spacing.ts';
import { message } from '#messages/message.ts';
import { areFellows, areSetAlike, standings, type Standing } from './fellows.ts';
import { seenSize, type LintedPage } from './finding.ts';
import type { Hint } from './hint.ts';
import { named } from './quoted.ts';

/**
 * px at 1080. Smaller is invisible; larger is intended. The editor's own snapping aligns a layer dragged this close.
 */
export const LEAST = 1;
export const MOST = 6;
/** As a share of a step: how far the next step of a stair may differ from it. */
const EVEN_STEP = 0.1;

/** How far a layer would have to move to be aligned with another, px. */
export interface Miss {
  axis: Axis;
  by: number;
}

const edges = (from: number, length: number): readonly number[] => [from, from + length / 2, from + length];

/** The first and last baseline of a text, page px. */
function baselines(layer: TextLayer): readonly number[] {
  const { rows } = textGeometry(layer);
  const middle = layer.y + layer.height / 2;
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last ? [middle + first.baseline, middle + last.baseline] : [];
}

/** The visible edge on this axis: for a text the one that its lines are aligned to. */
function seen(layer: LeafLayer): readonly number[] {
  if (layer.type !== 'text') return [0, 1, 2];
  return layer.align === 'left' ? [0] : layer.align === 'center' ? [1] : layer.align === 'right' ? [2] : [0, 2];
}

/** The distances between the lines of `layer` and those of `other` that should match, px. */
function gaps(axis: Axis, layer: LeafLayer, other: LeafLayer): number[] {
  const down = axis === 'y';
  const linesOf = (one: LeafLayer): readonly number[] =>
    down ? (one.type === 'text' ? baselines(one) : edges(one.y, one.height)) : edges(one.x, one.width);
  const [own, others] = [linesOf(layer), linesOf(other)];
  const shared = down ? [...own.keys()] : seen(layer).filter((line) => seen(other).includes(line));
  return shared.flatMap((line) =>
    own[line] === undefined || others[line] === undefined ? [] : [others[line] - own[line]],
  );
}

const apart = (from: number, length: number, otherFrom: number, otherLength: number): boolean =>
  from + length <= otherFrom || otherFrom + otherLength <= from;

/**
 * Whether two are aligned together on an axis: vertically side by side and set alike, horizontally one above the other.
 */
function comparable(axis: Axis, one: Standing, other: Standing): boolean {
  const [a, b] = [one.layer, other.layer];
  const beside = apart(a.x, a.width, b.x, b.width);
  const stacked = apart(a.y, a.height, b.y, b.height);
  if (axis === 'y' ? !beside || stacked : !stacked || beside) return false;
  return areFellows(one, other) && (axis === 'x' || areSetAlike(a, b));
}

function isInLine(axis: Axis, { document }: LintedPage, { layer }: Standing, other: Standing): boolean {
  return gaps(axis, layer, other.layer).some((gap) => seenSize(document, Math.abs(gap)) < LEAST);
}

function missOn(axis: Axis, page: LintedPage, one: Standing, other: Standing): number | null {
  if (!comparable(axis, one, other) || isInLine(axis, page, one, other)) return null;
  const misses = gaps(axis, one.layer, other.layer).filter((gap) => seenSize(page.document, Math.abs(gap)) <= MOST);
  return misses.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? null;
}

/** Whether a third layer continues with the very step between two: an intended stair. */
function isStair(
  axis: Axis,
  page: LintedPage,
  able: readonly Standing[],
  one: Standing,
  other: Standing,
  by: number,
): boolean {
  return able.some((third) => {
    if (third === one || third === other) return false;
    return [missOn(axis, page, third, one), missOn(axis, page, other, third)].some(
      (step) => step !== null && Math.abs(step - by) < Math.abs(by) * EVEN_STEP,
    );
  });
}

/**
 * The first layer that one is almost aligned with, and by how much; null for what is aligned with anything, or nearly
 * with nothing.
 */
function missed(
  axis: Axis,
  page: LintedPage,
  able: readonly Standing[],
  one: Standing,
  others: readonly Standing[],
): { other: LeafLayer; by: number } | null {
  if (able.some((other) => other !== one && comparable(axis, one, other) && isInLine(axis, page, one, other)))
    return null;
  for (const other of others) {
    const by = missOn(axis, page, one, other);
    if (by !== null && !isStair(axis, page, able, one, other, by)) return { other: other.layer, by };
  }
  return null;
}

/** How far one layer would have to move to be aligned with another; null if it is, or is elsewhere. */
export function missOf(page: LintedPage, layer: string, other: string): Miss | null {
  const able = standings(page);
  const [one, wanted] = [layer, other].map((id) => able.find((standing) => standing.layer.id === id));
  if (!one || !wanted) return null;
  for (const axis of ['x', 'y'] as const) {
    const miss = missed(axis, page, able, one, [wanted]);
    if (miss) return { axis, by: miss.by };
  }
  return null;
}

/** The layer named first is the upper of the two in paint order. */
export function nearMiss(page: LintedPage): Hint[] {
  const told = new Set<string>();
  // Only layers of one type and in one group are ever compared.
  const groups = [...Map.groupBy(standings(page), ({ layer }) => `${layer.type} ${layer.parent}`).values()];
  return (['x', 'y'] as const).flatMap((axis) =>
    groups.flatMap((able) =>
      able.flatMap((one, at): Hint[] => {
        const miss = told.has(one.layer.id) ? null : missed(axis, page, able, one, able.slice(0, at));
        if (!miss) return [];
        told.add(one.layer.id);
        return [
          {
            rule: 'near-miss',
            severity: 'hint',
            layers: [one.layer.id, miss.other.id],
            words: message('hints.nearMiss', { layer: named(one.layer), other: named(miss.other) }),
          },
        ];
      }),
    ),
  );
}

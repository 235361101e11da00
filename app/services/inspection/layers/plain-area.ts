/** Clips: areas that are often no more than their bounds. */
import { boundsOf, shared, type Area, type Bounds } from './outlines.ts';
import type { Clipping } from './stroke-nodes.ts';

export const EMPTY: Area = { commands: [{ type: 'M', x: 0, y: 0 }, { type: 'Z' }], rule: 'nonzero' };

/** Whether an area is no more and no less than its bounds. */
export function isPlain({ commands }: Area, { left, top, right, bottom }: Bounds): boolean {
  const hair = 1e-3 * Math.max(1, right - left, bottom - top);
  const near = (value: number, edge: number): boolean => Math.abs(value - edge) < hair;
  const corners = new Set<string>();
  for (const command of commands) {
    if (command.type === 'Z') continue;
    if (command.type !== 'M' && command.type !== 'L') return false;
    const [atLeft, atTop] = [near(command.x, left), near(command.y, top)];
    if (!(atLeft || near(command.x, right)) || !(atTop || near(command.y, bottom))) return false;
    corners.add(`${atLeft} ${atTop}`);
  }
  return corners.size === 4 && commands.filter(({ type }) => type === 'M').length === 1;
}

/** A clip within another. */
export function clipWithin(outer: Clipping | null, area: Area): Clipping {
  const seen = outer ? (shared(outer.area, area) ?? EMPTY) : area;
  const bounds = boundsOf(seen.commands) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  return { area: seen, bounds, plain: isPlain(seen, bounds) };
}

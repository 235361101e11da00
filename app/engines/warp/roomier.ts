/** Another fit: a garment's points moved away from the body, where the body showed next to it. */
import type { Body } from './body.ts';
import type { Handle } from './hang.ts';
import { between, minus, plus, unit, type Point } from './person.ts';

/**
 * Points on the shoulders go up, those of a sleeve or leg away from its other edge, those of the sides away from the
 * body's axis, each by `room` shoulders' spans. Points in the middle stay.
 */
export function roomier(handles: readonly Handle[], body: Body, room: number): Handle[] {
  if (room === 0) return [...handles];
  const by = room * body.span;
  const place = (id: string) => handles.find((handle) => handle.id === id)?.to;
  const away = ({ id, to }: Handle): Point => {
    const [side, part = ''] = id.split('.');
    if (side !== 'a' && side !== 'b') return to;
    const out = side === 'a' ? { x: -body.across.x, y: -body.across.y } : body.across;
    if (part === 'collar' || part.startsWith('seam')) return plus(to, body.up, by);
    if (part === 'shoulder') return plus(plus(to, body.up, by), out, by * 0.7);
    if (part === 'armpit') return plus(to, { x: -body.up.x, y: -body.up.y }, by * 0.5);
    const other = place(id.replace(/Outer|Inner/, (edge) => (edge === 'Outer' ? 'Inner' : 'Outer')));
    return other && /Outer|Inner/.test(part)
      ? plus(to, unit(minus(to, between(to, other))), by * 0.7)
      : plus(to, out, by);
  };
  return handles.map((handle) => ({ ...handle, to: away(handle) }));
}

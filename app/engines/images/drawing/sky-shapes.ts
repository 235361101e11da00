/** Outlines of things in the sky, in px: clouds, birds, the rings of planets. */
import type { PathCommand } from '#design/document/outline-path.ts';
import type { Chance } from './chance.ts';
import { circleAt, close, line, move, type Spot, through } from './shapes.ts';

/** A cloud with a flat foot, of this width, centred at a place. */
export function cloud(x: number, foot: number, width: number, chance: Chance): PathCommand[] {
  const bumps = 4 + Math.floor(chance.next() * 2);
  const commands: PathCommand[] = [];
  for (let index = 0; index < bumps; index += 1) {
    const t = (index + 0.5) / bumps;
    const radius = width * (0.1 + 0.12 * Math.sin(t * Math.PI)) * chance.between(0.85, 1.2);
    commands.push(...circleAt(x - width * 0.36 + width * 0.72 * t, foot - radius * 0.72, radius));
  }
  const half = width / 2;
  const round = width * 0.075;
  commands.push(
    move([x - half + round, foot - round * 2]),
    line([x + half - round, foot - round * 2]),
    {
      type: 'C',
      x1: x + half + round * 0.3,
      y1: foot - round * 2,
      x2: x + half + round * 0.3,
      y2: foot,
      x: x + half - round,
      y: foot,
    },
    line([x - half + round, foot]),
    {
      type: 'C',
      x1: x - half - round * 0.3,
      y1: foot,
      x2: x - half - round * 0.3,
      y2: foot - round * 2,
      x: x - half + round,
      y: foot - round * 2,
    },
    close,
  );
  return commands;
}

/** A bird far off, its wings spread. */
export function bird(x: number, y: number, span: number, lift: number): PathCommand[] {
  const half = span / 2;
  return [
    move([x - half, y - half * lift]),
    { type: 'Q', x1: x - half * 0.45, y1: y - half * (lift + 0.35), x, y },
    { type: 'Q', x1: x + half * 0.45, y1: y - half * (lift + 0.35), x: x + half, y: y - half * lift },
    { type: 'Q', x1: x + half * 0.4, y1: y - half * (lift + 0.12), x, y: y + half * 0.16 },
    { type: 'Q', x1: x - half * 0.4, y1: y - half * (lift + 0.12), x: x - half, y: y - half * lift },
    close,
  ];
}

/** The half of a planet's ring behind or in front of it. */
export function halfRing(x: number, y: number, radius: number, behind: boolean): PathCommand[] {
  const points = Array.from({ length: 17 }, (_, index): Spot => {
    const angle = (behind ? Math.PI : 0) + (index / 16) * Math.PI;
    const [u, v] = [Math.cos(angle) * radius * 1.75, Math.sin(angle) * radius * 0.36];
    return [x + u * 0.956 + v * 0.292, y - u * 0.292 + v * 0.956];
  });
  const [first] = points as [Spot];
  return [{ type: 'M', x: first[0], y: first[1] }, ...through(points)];
}

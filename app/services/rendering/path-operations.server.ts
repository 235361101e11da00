/** Areas united and subtracted by the canvas library: outlines in one shape, with real holes. */
import { FillType, Path2D, PathOp } from './canvas-library.ts';
import type { CombineAreas } from '#design/logo/logo-svg.ts';

/** A hundredth of a unit is finer than any cutter. */
const tidy = (data: string) =>
  data.replace(/-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?/g, (number) =>
    String(Math.round(Number(number) * 100) / 100 || 0),
  );

export const combineAreas: CombineAreas = (first, second, how) => {
  const [a, b] = [first, second].map(({ data, evenOdd }) => {
    const path = new Path2D(data);
    path.setFillType(evenOdd ? FillType.EvenOdd : FillType.Winding);
    return path;
  }) as [Path2D, Path2D];
  const made = a.op(b, how === 'join' ? PathOp.Union : PathOp.Difference);
  const evenOdd = made.getFillType() === FillType.EvenOdd;
  return { data: tidy(made.toSVGString()), evenOdd };
};

/** Sleeves that bend with arms. */
import { expect, test } from 'vitest';
import { garmentWarp } from './garment-warp.ts';
import { between, distance, type Point } from './person.ts';
import { GARMENT_STIFFNESS, thinPlate } from './thin-plate.ts';

const at = (x: number, y: number): Point => ({ x, y });
/** A long-sleeved top laid flat; `arms` gives the places of elbow and cuff on side b. */
function jumper(arms: Record<string, Point>) {
  const own: Record<string, Point> = {
    collar: at(115, 20),
    shoulder: at(135, 30),
    armpit: at(135, 70),
    cuffOuter: at(185, 150),
    cuffInner: at(168, 156),
    elbowOuter: at(160, 90),
    elbowInner: at(151.5, 113),
    flank: at(135, 160),
    hem: at(135, 180),
  };
  return (['a', 'b'] as const).flatMap((side) =>
    Object.entries(own).map(([name, from]) => ({
      id: `${side}.${name}`,
      from: side === 'b' ? from : at(200 - from.x, from.y),
      to: side === 'b' ? (arms[name] ?? from) : at(200 - from.x, from.y),
    })),
  );
}
/** The upper arm points outwards, the forearm up at a right angle: the sleeve's outer edge is now inside the bend. */
const raised = {
  elbowOuter: at(180, 54),
  elbowInner: at(198, 72),
  cuffOuter: at(187, 5),
  cuffInner: at(205, 5),
  armpit: at(140, 62),
  shoulder: at(138, 28),
};

test('keep their width at a bent elbow, where one plate would pinch them', () => {
  const handles = jumper(raised);
  const narrowest = (warp: (point: Point) => Point) =>
    Math.min(
      ...Array.from({ length: 21 }, (_, step) => {
        const share = 0.1 + step * 0.04;
        return distance(
          warp(between(at(135, 30), at(185, 150), share)),
          warp(between(at(135, 70), at(168, 156), share)),
        );
      }),
    );
  expect(narrowest(garmentWarp(handles))).toBeGreaterThan(15);
  expect(narrowest(thinPlate(handles, GARMENT_STIFFNESS))).toBeLessThan(narrowest(garmentWarp(handles)));
});

test('take cuffs and elbows to the arm, and leave the flank where it is', () => {
  const [calm, warp] = [garmentWarp(jumper({})), garmentWarp(jumper(raised))];
  for (const name of ['elbowOuter', 'elbowInner', 'cuffOuter', 'cuffInner'] as const) {
    const handle = jumper(raised).find(({ id }) => id === `b.${name}`);
    expect(distance(warp(handle?.from ?? at(0, 0)), raised[name]), name).toBeLessThan(1.5);
  }
  for (const y of [120, 140, 160, 175])
    expect(distance(warp(at(133, y)), calm(at(133, y))), `flank at ${y}`).toBeLessThan(6);
});

test('melts into the body without a tear', () => {
  const warp = garmentWarp(jumper(raised));
  for (let step = 0; step < 40; step += 1) {
    const y = 32 + (step % 8) * 4;
    const x = 118 + Math.floor(step / 8) * 8;
    expect(distance(warp(at(x, y)), warp(at(x + 0.5, y)))).toBeLessThan(2.5);
  }
});

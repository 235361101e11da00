/** Warps, outlines and measurements taken from them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf, type Body } from './body.ts';
import { bottomPoints, topPoints, type TopPoints } from './garment-points.ts';
import { garmentWarp } from './garment-warp.ts';
import { hangTop, withDragged } from './hang.ts';
import { drawMesh, foldedShare, meshOf, type Sheet } from './mesh.ts';
import { distance, type Person, type Point, type Silhouette } from './person.ts';
import { thinPlate } from './thin-plate.ts';

/** A silhouette of everything within polygons. */
function drawn(
  width: number,
  height: number,
  ...polygons: readonly (readonly (readonly [number, number])[])[]
): Silhouette {
  const data = new Uint8Array(width * height);
  for (const polygon of polygons) {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        let inside = false;
        for (const [index, [x1, y1]] of polygon.entries()) {
          const [x2, y2] = polygon[(index + 1) % polygon.length] as readonly [number, number];
          if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
        }
        if (inside) data[y * width + x] = 255;
      }
    }
  }
  return { width, height, data };
}

const shirt = () =>
  drawn(200, 200, [
    [85, 20],
    [65, 30],
    [20, 75],
    [40, 95],
    [65, 70],
    [65, 180],
    [135, 180],
    [135, 70],
    [160, 95],
    [180, 75],
    [135, 30],
    [115, 20],
    [100, 30],
  ]);
const near = (point: Point, x: number, y: number, most = 6) =>
  expect(distance(point, { x, y }), `${point.x} ${point.y} is not at ${x} ${y}`).toBeLessThan(most);

describe('a thin plate', () => {
  const places = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })), {
    minLength: 4,
    maxLength: 10,
    selector: String,
  });

  it('takes every point to its place', () => {
    fc.assert(
      fc.property(
        places,
        fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
          minLength: 10,
          maxLength: 10,
        }),
        (froms, moves) => {
          const pairs = froms.map(([x, y], at) => ({
            from: { x: x * 20, y: y * 20 },
            to: { x: x * 20 + (moves[at]?.[0] ?? 0), y: y * 20 + (moves[at]?.[1] ?? 0) },
          }));
          // Points on one line don't determine the rest of the plane.
          const [a, b] = [pairs[0]?.from as Point, pairs[1]?.from as Point];
          fc.pre(pairs.some(({ from }) => Math.abs((b.x - a.x) * (from.y - a.y) - (b.y - a.y) * (from.x - a.x)) > 1));
          const warp = thinPlate(pairs);
          for (const { from, to } of pairs) expect(distance(warp(from), to)).toBeLessThan(0.01);
        },
      ),
    );
  });

  it('turns and scales without bending where that is enough', () => {
    const turn = ({ x, y }: Point): Point => ({ x: 30 + 2 * y, y: 5 - 2 * x });
    const warp = thinPlate(
      [
        [0, 0],
        [100, 0],
        [0, 80],
        [70, 90],
      ].map(([x, y]) => ({ from: { x: x as number, y: y as number }, to: turn({ x: x as number, y: y as number }) })),
    );
    for (const point of [
      { x: 50, y: 50 },
      { x: -40, y: 130 },
    ])
      expect(distance(warp(point), turn(point))).toBeLessThan(0.01);
  });
});

describe('a mesh', () => {
  const source: Sheet = {
    width: 20,
    height: 20,
    data: Uint8Array.from({ length: 1600 }, (_, at) =>
      at % 4 === 3 ? 255 : at % 4 === 0 ? Math.floor(at / 4 / 20) * 12 : 60,
    ),
  };

  it('draws the picture as it is where nothing bends, without gaps', () => {
    const target: Sheet = { width: 20, height: 20, data: new Uint8Array(1600) };
    drawMesh(
      source,
      meshOf((point) => point, { left: 0, top: 0, width: 20, height: 20 }, 7, 5),
      target,
    );
    expect(Math.max(...target.data.map((value, at) => Math.abs(value - (source.data[at] ?? 0))))).toBeLessThanOrEqual(
      1,
    );
  });

  it('knows when it is folded over itself', () => {
    const box = { left: 0, top: 0, width: 20, height: 20 };
    expect(foldedShare(meshOf(({ x, y }) => ({ x: x * 2, y: y + x }), box, 8, 8))).toBe(0);
    expect(foldedShare(meshOf(({ x, y }) => ({ x: x < 10 ? x : 20 - x, y }), box, 8, 8))).toBeCloseTo(0.5, 1);
  });
});

describe('garments', () => {
  it('show collar, shoulders, armpits, cuffs and hem', () => {
    const points = topPoints(shirt(), 'top');
    if (!points) throw new Error('It is no shirt');
    expect(points.a.hem.x).toBeLessThan(points.b.hem.x);
    near(points.a.collar, 85, 20, 9);
    near(points.b.collar, 115, 20, 9);
    near(points.a.shoulder, 65, 30, 8);
    near(points.a.armpit, 65, 70);
    near(points.b.armpit, 135, 70);
    near(points.a.hem, 65, 180);
    near(points.b.hem, 135, 180);
    near(points.b.cuff?.outer as Point, 180, 75);
    near(points.b.cuff?.inner as Point, 160, 95);
  });

  it('show a shoulder that lies outside of the armpit where the outline bends there', () => {
    const jumper = drawn(200, 200, [
      [80, 29],
      [58, 41],
      [10, 140],
      [26, 149],
      [64, 81],
      [64, 180],
      [136, 180],
      [136, 81],
      [174, 149],
      [190, 140],
      [142, 41],
      [120, 29],
      [100, 38],
    ]);
    const points = topPoints(jumper, 'top');
    expect(points).not.toBeNull();
    near(points?.a.shoulder as Point, 58, 41, 3.5);
    near(points?.b.shoulder as Point, 142, 41, 3.5);
  });

  it('of legs show the crotch, of skirts none', () => {
    const trousers = bottomPoints(
      drawn(200, 200, [
        [70, 10],
        [60, 190],
        [95, 190],
        [100, 90],
        [105, 190],
        [140, 190],
        [130, 10],
      ]),
    );
    near(trousers?.crotch as Point, 100, 90, 12);
    near(trousers?.hem.a.outer as Point, 60, 190);
    near(trousers?.hem.b.inner as Point, 105, 190);
    expect(
      bottomPoints(
        drawn(200, 200, [
          [70, 10],
          [40, 190],
          [160, 190],
          [130, 10],
        ]),
      )?.crotch,
    ).toBeNull();
    expect(topPoints(drawn(50, 50), 'top')).toBeNull();
  });
});

describe('hanging', () => {
  const joint = (x: number, y: number) => ({ x, y, score: 0.9 });
  const person = (move: Point): Person => ({
    box: { left: 0, top: 0, width: 400, height: 800 },
    score: 1,
    face: null,
    neck: null,
    hands: [],
    age: null,
    joints: Object.fromEntries(
      Object.entries({
        leftShoulder: [260, 200],
        rightShoulder: [140, 200],
        leftElbow: [300, 300],
        rightElbow: [100, 300],
        leftWrist: [310, 400],
        rightWrist: [90, 400],
        leftHip: [235, 400],
        rightHip: [165, 400],
      }).map(([name, [x, y]]) => [name, joint((x as number) + move.x, (y as number) + move.y)]),
    ),
  });
  const handles = (move: Point) =>
    hangTop(topPoints(shirt(), 'top') as NonNullable<ReturnType<typeof topPoints>>, bodyOf(person(move), null) as Body);

  it('puts each side on its side, sleeves along the arms, and goes with the body', () => {
    const [here, there] = [handles({ x: 0, y: 0 }), handles({ x: 60, y: 25 })];
    const at = (id: string) => here.find((handle) => handle.id === id)?.to as Point;
    expect(at('a.shoulder').x).toBeLessThan(at('b.shoulder').x);
    expect(at('a.hem').y).toBeGreaterThan(400);
    expect(at('a.cuffOuter').x).toBeLessThan(at('a.cuffInner').x);
    expect(at('b.cuffOuter').x).toBeGreaterThan(at('b.cuffInner').x);
    expect(at('b.cuffInner').y).toBeGreaterThan(at('b.shoulder').y);
    for (const [index, { to }] of there.entries())
      expect(distance(to, { x: (here[index]?.to.x ?? 0) + 60, y: (here[index]?.to.y ?? 0) + 25 })).toBeLessThan(0.01);
    const mesh = meshOf(thinPlate(here, 0.0004), { left: 20, top: 20, width: 160, height: 160 }, 20, 20);
    const cloth = shirt();
    expect(foldedShare(mesh, ({ x, y }) => (cloth.data[Math.floor(y) * 200 + Math.floor(x)] ?? 0) > 0)).toBeLessThan(
      0.02,
    );
  });

  it('makes tubes of sleeves: round an arm they look narrower than laid flat', () => {
    const worn = handles({ x: 0, y: 0 });
    const wide = (one: string, other: string, place: 'from' | 'to') =>
      distance(
        worn.find(({ id }) => id === one)?.[place] as Point,
        worn.find(({ id }) => id === other)?.[place] as Point,
      );
    const scale = wide('a.shoulder', 'b.shoulder', 'to') / wide('a.shoulder', 'b.shoulder', 'from');
    const share = wide('b.cuffOuter', 'b.cuffInner', 'to') / (wide('b.cuffOuter', 'b.cuffInner', 'from') * scale);
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.8);
  });

  it('lies on round shoulders, and has both armpits at one height where one arm lies against the body', () => {
    // Shoulders higher than the line between neck and arm; at side a arm and body are one, at b they separate at 280.
    const silhouette = drawn(400, 800, [
      [180, 60],
      [180, 170],
      [150, 158],
      [125, 165],
      [100, 200],
      [75, 330],
      [75, 420],
      [160, 420],
      [160, 500],
      [240, 500],
      [240, 290],
      [250, 280],
      [260, 280],
      [285, 420],
      [325, 420],
      [325, 330],
      [300, 200],
      [275, 165],
      [250, 158],
      [220, 170],
      [220, 60],
    ]);
    const body = bodyOf(person({ x: 0, y: 0 }), silhouette) as Body;
    const worn = hangTop(topPoints(shirt(), 'top') as NonNullable<ReturnType<typeof topPoints>>, body);
    const at = (id: string) => worn.find((handle) => handle.id === id)?.to as Point;
    expect(Math.abs(at('a.armpit').y - at('b.armpit').y)).toBeLessThan(2);
    expect(at('b.armpit').y).toBeGreaterThan(
      hangTop(
        topPoints(shirt(), 'top') as NonNullable<ReturnType<typeof topPoints>>,
        bodyOf(person({ x: 0, y: 0 }), null) as Body,
      ).find(({ id }) => id === 'b.armpit')?.to.y as number,
    );
    for (const side of ['a', 'b'])
      expect(at(`${side}.seam1`).y, 'above the line from collar to shoulder').toBeLessThan(
        (at(`${side}.collar`).y + at(`${side}.shoulder`).y) / 2 - 1,
      );
  });

  it('goes round hips that are widest below their joints', () => {
    const silhouette = drawn(400, 800, [
      [140, 165],
      [150, 250],
      [160, 330],
      [132, 415],
      [132, 500],
      [268, 500],
      [268, 415],
      [240, 330],
      [250, 250],
      [260, 165],
    ]);
    const worn = hangTop(
      topPoints(shirt(), 'top') as NonNullable<ReturnType<typeof topPoints>>,
      bodyOf(person({ x: 0, y: 0 }), silhouette) as Body,
    );
    const hem = (side: 'a' | 'b') => worn.find(({ id }) => id === `${side}.hem`)?.to as Point;
    expect(hem('a').x).toBeLessThanOrEqual(132);
    expect(hem('b').x).toBeGreaterThanOrEqual(268);
  });

  it('lets dresses go round hips that are wider than their skirt', () => {
    const half = (at: (x: number) => number) => ({
      collar: { x: at(12), y: 20 },
      shoulder: { x: at(26), y: 30 },
      armpit: { x: at(26), y: 70 },
      cuff: null,
      hem: { x: at(24), y: 190 },
      slope: [
        { x: at(15), y: 22 },
        { x: at(18), y: 24 },
        { x: at(22), y: 28 },
      ],
      sleeve: [],
    });
    const dress: TopPoints = {
      kind: 'full',
      a: half((x) => 100 - x),
      b: half((x) => 100 + x),
      neck: { x: 100, y: 34 },
      waist: { a: { x: 80, y: 90 }, b: { x: 120, y: 90 } },
    };
    const silhouette = drawn(400, 800, [
      [140, 165],
      [150, 250],
      [160, 330],
      [132, 400],
      [132, 500],
      [268, 500],
      [268, 400],
      [240, 330],
      [250, 250],
      [260, 165],
    ]);
    const warp = garmentWarp(hangTop(dress, bodyOf(person({ x: 0, y: 0 }), silhouette) as Body));
    // Down the skirt's side, from waist to hem: at hip height it is outside of them.
    const side = Array.from({ length: 60 }, (_, step) => warp({ x: 120 + (4 * step) / 59, y: 90 + (100 * step) / 59 }));
    const beside = side.reduce((best, point) => (Math.abs(point.y - 405) < Math.abs(best.y - 405) ? point : best));
    expect(Math.abs(beside.y - 405)).toBeLessThan(6);
    expect(beside.x).toBeGreaterThan(264);
  });

  it('leaves a handle where it was dragged to, and says nothing of whom it does not see', () => {
    const dragged = withDragged(handles({ x: 0, y: 0 }), { 'a.hem': { x: 1, y: 2 } });
    expect(dragged.find(({ id }) => id === 'a.hem')?.to).toEqual({ x: 1, y: 2 });
    expect(bodyOf({ ...person({ x: 0, y: 0 }), joints: {} }, null)).toBeNull();
  });
});

/** Patterns of shapes that repeat: dots, crosses, hexagons, hearts. */
import { circle, eachCell, eachStaggered, halfCircle, isOdd, polygon, starPoints, type Pass } from './pattern-pen.ts';

export const dots: Pass[] = [
  { ink: 1, trace: (context, region) => eachCell(region, 32, 32, (x, y) => circle(context, x, y, 4)) },
];
export const polka: Pass[] = [
  { ink: 1, trace: (context, region) => eachStaggered(region, 68, 34, (x, y) => circle(context, x, y, 11)) },
];

export const crosses: Pass[] = [
  {
    ink: 1,
    trace: (context, region) =>
      eachStaggered(region, 56, 28, (x, y) => {
        polygon(context, x, y, [
          [-3, -10],
          [3, -10],
          [3, -3],
          [10, -3],
          [10, 3],
          [3, 3],
          [3, 10],
          [-3, 10],
          [-3, 3],
          [-10, 3],
          [-10, -3],
          [-3, -3],
        ]);
      }),
  },
];

export const triangles: Pass[] = [
  {
    ink: 1,
    trace: (context, region) =>
      eachStaggered(region, 56, 48, (x, y) =>
        polygon(context, x, y, [
          [0, -24],
          [28, 24],
          [-28, 24],
        ]),
      ),
  },
];

export const diamonds: Pass[] = [
  { ink: 1, trace: (context, region) => eachCell(region, 48, 80, (x, y) => polygon(context, x, y, diamond(1))) },
  { ink: 0, trace: (context, region) => eachCell(region, 48, 80, (x, y) => polygon(context, x, y, diamond(0.16))) },
];

function diamond(scale: number): [number, number][] {
  return [
    [0, -40 * scale],
    [24 * scale, 0],
    [0, 40 * scale],
    [-24 * scale, 0],
  ];
}

/** Side of a hexagon, px. */
const SIDE = 30;
const HALF = (SIDE * Math.sqrt(3)) / 2;

export const hexagons: Pass[] = [
  {
    ink: 1,
    line: 3,
    trace: (context, region) =>
      eachStaggered(region, HALF * 2, SIDE * 1.5, (x, y) => {
        // Half of the outline each: neighbours draw the rest.
        context.moveTo(x - HALF, y + SIDE / 2);
        context.lineTo(x - HALF, y - SIDE / 2);
        context.lineTo(x, y - SIDE);
        context.lineTo(x + HALF, y - SIDE / 2);
      }),
  },
];

export const stars: Pass[] = [
  {
    ink: 1,
    trace: (context, region) =>
      eachStaggered(region, 72, 36, (x, y, _column, row) =>
        polygon(context, x, y, isOdd(row) ? starPoints(5, 7, 2.9) : starPoints(5, 14, 5.8), isOdd(row) ? 0.3 : 0),
      ),
  },
];

export const hearts: Pass[] = [
  {
    ink: 1,
    trace: (context, region) =>
      eachStaggered(region, 64, 32, (x, y, _column, row) => {
        const s = isOdd(row) ? 0.72 : 1;
        context.moveTo(x, y + 12 * s);
        context.bezierCurveTo(x - 6 * s, y + 7 * s, x - 13 * s, y + 2 * s, x - 13 * s, y - 5 * s);
        context.bezierCurveTo(x - 13 * s, y - 13 * s, x - 3 * s, y - 13 * s, x, y - 6 * s);
        context.bezierCurveTo(x + 3 * s, y - 13 * s, x + 13 * s, y - 13 * s, x + 13 * s, y - 5 * s);
        context.bezierCurveTo(x + 13 * s, y + 2 * s, x + 6 * s, y + 7 * s, x, y + 12 * s);
        context.closePath();
      }),
  },
];

export const petals: Pass[] = [
  {
    ink: 1,
    trace: (context, region) =>
      eachCell(region, 64, 64, (x, y) => {
        // Four leaves from the center to the corners, where the neighbours' leaves end.
        for (const [u, v] of [
          [1, 1],
          [-1, 1],
          [-1, -1],
          [1, -1],
        ] as const) {
          context.moveTo(x + 2 * u, y + 2 * v);
          context.bezierCurveTo(x + 20 * u, y, x + 30 * u, y + 12 * v, x + 30 * u, y + 30 * v);
          context.bezierCurveTo(x + 12 * u, y + 30 * v, x, y + 20 * v, x + 2 * u, y + 2 * v);
          context.closePath();
        }
      }),
  },
];

export const moons: Pass[] = [
  {
    ink: 1,
    trace: (context, region) =>
      eachStaggered(region, 60, 46, (x, y) => {
        halfCircle(context, x, y, 16, -1);
        context.closePath();
      }),
  },
];

/**
 * Garments laid flat and jewels, drawn by code as photos from above: outlines by curves, cloth with weave, folds and
 * seams, a soft shadow on a plain ground. Samples to try on, and cases for the gallery.
 */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

const SIZE = 900;
type Draw = (c: SKRSContext2D) => void;

export interface Laid {
  width: number;
  height: number;
  /** RGBA, straight: the piece alone. */
  piece: Uint8ClampedArray;
  /** RGBA: on its ground. */
  photo: Uint8ClampedArray;
}

/** A smooth random field, −1..1. */
function noise(x: number, y: number, seed: number): number {
  const at = (ix: number, iy: number) => {
    const h = Math.sin(ix * 127.1 + iy * 311.7 + seed * 74.7) * 43758.5453;
    return (h - Math.floor(h)) * 2 - 1;
  };
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - ix, y - iy].map((f) => f * f * f * (f * (f * 6 - 15) + 10)) as [number, number];
  return (
    (at(ix, iy) * (1 - fx) + at(ix + 1, iy) * fx) * (1 - fy) +
    (at(ix, iy + 1) * (1 - fx) + at(ix + 1, iy + 1) * fx) * fy
  );
}

/** Height of cloth with folds that run mostly downwards, in px. */
function cloth(x: number, y: number, seed: number): number {
  const bend = noise(x / 210, y / 260, seed) * 60;
  return (
    noise((x + bend) / 92, y / 330, seed + 3) * 9 +
    noise((x - y * 0.35) / 130, (y + x * 0.2) / 170, seed + 7) * 7 +
    noise((x + bend) / 34, y / 150, seed + 11) * 1.6
  );
}

/** Lays a drawing on a ground: cloth is lit from the upper left; hard things only throw their shadow. */
function lay(
  draw: Draw,
  { folds, seed, ground = [236, 232, 226] }: { folds: number; seed: number; ground?: [number, number, number] },
): Laid {
  const canvas = createCanvas(SIZE, SIZE);
  const c = canvas.getContext('2d');
  draw(c);
  const image = c.getImageData(0, 0, SIZE, SIZE);
  const piece = image.data;
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const at = (y * SIZE + x) * 4;
      if (piece[at + 3] === 0 || folds === 0) continue;
      const [dx, dy] = [cloth(x + 2, y, seed) - cloth(x - 2, y, seed), cloth(x, y + 2, seed) - cloth(x, y - 2, seed)];
      // Knit: threads one sees only near.
      const weave = ((x ^ y) & 1 ? 1 : -1) * 0.008 + noise(x / 1.3, y / 2.1, seed + 31) * 0.016;
      const light = 1 + folds * Math.max(-0.24, Math.min(0.16, -(dx * 0.8 + dy * 0.5) * 0.16)) + weave;
      for (let k = 0; k < 3; k += 1) piece[at + k] = (piece[at + k] as number) * light;
    }
  }
  c.putImageData(image, 0, 0);
  const floor = createCanvas(SIZE, SIZE);
  const f = floor.getContext('2d');
  const glow = f.createRadialGradient(SIZE * 0.4, SIZE * 0.3, 50, SIZE * 0.5, SIZE * 0.5, SIZE * 0.8);
  glow.addColorStop(0, `rgb(${ground.map((v) => Math.min(255, v + 8)).join(',')})`);
  glow.addColorStop(1, `rgb(${ground.map((v) => v - 14).join(',')})`);
  f.fillStyle = glow;
  f.fillRect(0, 0, SIZE, SIZE);
  f.shadowColor = 'rgba(40, 30, 20, 0.42)';
  f.shadowBlur = folds > 0 ? 22 : 14;
  f.shadowOffsetX = 4;
  f.shadowOffsetY = 9;
  f.drawImage(canvas, 0, 0);
  return { width: SIZE, height: SIZE, piece, photo: f.getImageData(0, 0, SIZE, SIZE).data };
}

type P = readonly [number, number];

/**
 * A closed outline; three-point entries are quadratic curves (control, then end). The left half is given, the right one
 * mirrored.
 */
function mirrored(c: SKRSContext2D, half: readonly (P | readonly [P, P])[], start: P): void {
  const flip = ([x, y]: P): P => [SIZE - x, y];
  const steps = half.map((step) =>
    typeof step[0] === 'number'
      ? { end: step as P, by: null }
      : { end: (step as readonly [P, P])[1], by: (step as readonly [P, P])[0] },
  );
  c.beginPath();
  c.moveTo(...start);
  for (const { end, by } of steps)
    if (by) c.quadraticCurveTo(...by, ...end);
    else c.lineTo(...end);
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const to = flip(at === 0 ? start : (steps[at - 1] as { end: P }).end);
    const by = (steps[at] as { by: P | null }).by;
    if (by) c.quadraticCurveTo(...flip(by), ...to);
    else c.lineTo(...to);
  }
  c.closePath();
}

const seam = (c: SKRSContext2D, points: readonly P[], colour = 'rgba(0,0,0,0.16)', width = 2) => {
  for (const side of [0, 1]) {
    c.beginPath();
    points.forEach(([x, y], at) => (at === 0 ? c.moveTo(side ? SIZE - x : x, y) : c.lineTo(side ? SIZE - x : x, y)));
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.stroke();
  }
};

interface TopLook {
  colour: string;
  inner: string;
  sleeve: 'short' | 'long' | 'none';
  print?: Draw;
  hem: number;
  neck: number;
}

function top(c: SKRSContext2D, { colour, inner, sleeve, print, hem, neck }: TopLook): void {
  const arm: (P | readonly [P, P])[] =
    sleeve === 'short'
      ? [
          [
            [300, 160],
            [268, 178],
          ],
          [108, 318],
          [
            [150, 372],
            [202, 412],
          ],
          [
            [260, 372],
            [286, 352],
          ],
        ]
      : sleeve === 'long'
        ? [
            [
              [300, 160],
              [262, 182],
            ],
            [
              [150, 420],
              [66, 640],
            ],
            [136, 672],
            [
              [220, 480],
              [286, 362],
            ],
          ]
        : [
            [
              [318, 168],
              [308, 190],
            ],
            [
              [334, 290],
              [284, 352],
            ],
          ];
  mirrored(
    c,
    [
      [
        [400, 150],
        [358, 132],
      ],
      ...arm,
      [
        [292, 600],
        [280, hem],
      ],
      [
        [450, hem + 16],
        [450, hem + 16],
      ],
    ],
    [450, 152],
  );
  c.fillStyle = colour;
  c.fill();
  c.save();
  c.clip();
  print?.(c);
  // The back seen through the neck, and the front's rib.
  c.beginPath();
  c.moveTo(366, 128);
  c.quadraticCurveTo(450, 176, 534, 128);
  c.bezierCurveTo(528, neck, 480, neck + 8, 450, neck + 8);
  c.bezierCurveTo(420, neck + 8, 372, neck, 366, 128);
  c.fillStyle = inner;
  c.fill();
  c.strokeStyle = 'rgba(255,255,255,0.18)';
  c.lineWidth = 13;
  c.stroke();
  c.strokeStyle = 'rgba(0,0,0,0.22)';
  c.lineWidth = 2;
  c.stroke();
  if (sleeve === 'short')
    seam(c, [
      [118, 306],
      [212, 400],
    ]);
  if (sleeve === 'long')
    seam(c, [
      [74, 616],
      [146, 646],
    ]);
  seam(c, [
    [280, hem - 22],
    [450, hem - 8],
  ]);
  if (sleeve !== 'none')
    seam(
      c,
      [
        [300, 158],
        [276, 250],
        [288, 352],
      ],
      'rgba(0,0,0,0.13)',
    );
  c.restore();
}

const stripes =
  (colour: string): Draw =>
  (c) => {
    c.fillStyle = colour;
    for (let y = 230; y < 860; y += 56) c.fillRect(0, y, SIZE, 22);
  };

const circle: Draw = (c) => {
  for (const [x, y, r, colour] of [
    [420, 400, 64, '#f4502f'],
    [486, 430, 64, '#0f6b66'],
    [450, 372, 22, '#f7d154'],
  ] as const) {
    c.globalAlpha = 0.9;
    c.fillStyle = colour;
    c.beginPath();
    c.arc(x, y, r, 0, 7);
    c.fill();
  }
  c.globalAlpha = 1;
};

const flowers: Draw = (c) => {
  for (let at = 0; at < 190; at += 1) {
    const [x, y] = [(at * 0.618034 * 900) % 900, (at * 900) / 190 + 14 * Math.sin(at)];
    for (let leaf = 0; leaf < 5; leaf += 1) {
      c.fillStyle = at % 3 ? '#f3d9c8' : '#f2b7a0';
      c.beginPath();
      c.arc(x + 8 * Math.cos(leaf * 1.257), y + 8 * Math.sin(leaf * 1.257), 6, 0, 7);
      c.fill();
    }
    c.fillStyle = '#d98b2b';
    c.beginPath();
    c.arc(x, y, 4, 0, 7);
    c.fill();
  }
};

function trousers(c: SKRSContext2D): void {
  mirrored(
    c,
    [
      [330, 60],
      [
        [306, 300],
        [280, 840],
      ],
      [404, 846],
      [
        [436, 520],
        [450, 360],
      ],
    ],
    [450, 66],
  );
  c.fillStyle = '#3d5472';
  c.fill();
  c.save();
  c.clip();
  seam(c, [
    [330, 106],
    [450, 110],
  ]);
  seam(
    c,
    [
      [346, 110],
      [356, 190],
      [318, 216],
    ],
    'rgba(230,200,140,0.5)',
    2,
  );
  seam(
    c,
    [
      [284, 820],
      [404, 826],
    ],
    'rgba(230,200,140,0.5)',
    2,
  );
  seam(
    c,
    [
      [450, 66],
      [450, 330],
    ],
    'rgba(0,0,0,0.3)',
  );
  c.restore();
}

function gold(c: SKRSContext2D, from: P, to: P): void {
  const metal = c.createLinearGradient(...from, ...to);
  for (const [at, colour] of [
    [0, '#8a6420'],
    [0.25, '#f6dd93'],
    [0.45, '#c8963a'],
    [0.62, '#fff1c0'],
    [0.8, '#b57f2a'],
    [1, '#7a5518'],
  ] as const)
    metal.addColorStop(at, colour);
  c.strokeStyle = metal;
  c.fillStyle = metal;
}

/** Links along an ellipse, and a drop. */
const necklace: Draw = (c) => {
  for (let at = 0; at < 150; at += 1) {
    const angle = (at / 150) * Math.PI * 2;
    const [x, y] = [450 + 250 * Math.sin(angle), 400 - 290 * Math.cos(angle) + Math.max(0, -Math.cos(angle)) * 20];
    gold(c, [x - 8, y - 8], [x + 8, y + 8]);
    c.lineWidth = 3.6;
    c.beginPath();
    c.ellipse(x, y, 9, 5.5, Math.atan2(290 * Math.sin(angle), 250 * Math.cos(angle)), 0, 7);
    c.stroke();
  }
  gold(c, [420, 720], [480, 800]);
  c.lineWidth = 7;
  c.beginPath();
  c.ellipse(450, 762, 33, 42, 0, 0, 7);
  c.stroke();
  const stone = c.createRadialGradient(440, 748, 3, 450, 762, 38);
  stone.addColorStop(0, '#d6fff2');
  stone.addColorStop(0.3, '#2fb38f');
  stone.addColorStop(1, '#07503f');
  c.fillStyle = stone;
  c.beginPath();
  c.ellipse(450, 762, 29, 38, 0, 0, 7);
  c.fill();
};

const earrings: Draw = (c) => {
  for (const x of [300, 600]) {
    gold(c, [x - 70, 200], [x + 70, 640]);
    c.lineWidth = 15;
    c.beginPath();
    c.arc(x, 220, 22, 0, 7);
    c.fill();
    c.beginPath();
    c.ellipse(x, 420, 92, 168, 0, 0, 7);
    c.stroke();
    const pearl = c.createRadialGradient(x - 18, 596, 4, x, 620, 52);
    pearl.addColorStop(0, '#ffffff');
    pearl.addColorStop(0.6, '#eee4da');
    pearl.addColorStop(1, '#a8988c');
    c.fillStyle = pearl;
    c.beginPath();
    c.arc(x, 622, 48, 0, 7);
    c.fill();
  }
};

/** A bangle seen from a little above: its farther half higher. */
const bangle: Draw = (c) => {
  for (const [width, colour] of [
    [64, '#6d4c16'],
    [58, ''],
  ] as const) {
    gold(c, [150, 400], [750, 520]);
    if (colour) c.strokeStyle = colour;
    c.lineWidth = width;
    c.beginPath();
    c.ellipse(450, 450, 290, 150, 0, 0, 7);
    c.stroke();
  }
};

const watch: Draw = (c) => {
  c.fillStyle = '#5b3a26';
  c.beginPath();
  c.roundRect(372, 60, 156, 780, 34);
  c.fill();
  gold(c, [300, 300], [600, 600]);
  c.beginPath();
  c.arc(450, 450, 140, 0, 7);
  c.fill();
  c.fillStyle = '#f8f5ee';
  c.beginPath();
  c.arc(450, 450, 116, 0, 7);
  c.fill();
  c.strokeStyle = '#2c2620';
  for (let hour = 0; hour < 12; hour += 1) {
    const [s, k] = [Math.sin(hour * 0.5236), Math.cos(hour * 0.5236)];
    c.lineWidth = hour % 3 ? 4 : 8;
    c.beginPath();
    c.moveTo(450 + s * 92, 450 - k * 92);
    c.lineTo(450 + s * 106, 450 - k * 106);
    c.stroke();
  }
  for (const [angle, length, width] of [
    [5.3, 58, 9],
    [0.9, 84, 6],
  ] as const) {
    c.lineWidth = width;
    c.beginPath();
    c.moveTo(450, 450);
    c.lineTo(450 + Math.sin(angle) * length, 450 - Math.cos(angle) * length);
    c.stroke();
  }
};

/** A chain laid as a loop, with beads of turquoise. */
const anklet: Draw = (c) => {
  for (let at = 0; at < 84; at += 1) {
    const angle = (at / 84) * Math.PI * 2;
    const [x, y] = [450 + 310 * Math.sin(angle), 450 - 150 * Math.cos(angle)];
    gold(c, [x - 14, y - 14], [x + 14, y + 14]);
    c.lineWidth = 9;
    c.beginPath();
    c.ellipse(x, y, 18, 11, Math.atan2(150 * Math.sin(angle), 310 * Math.cos(angle)), 0, 7);
    c.stroke();
    if (at % 6 !== 0) continue;
    const bead = c.createRadialGradient(x - 8, y - 8, 2, x, y, 28);
    bead.addColorStop(0, '#d9fffb');
    bead.addColorStop(0.4, '#35b9b4');
    bead.addColorStop(1, '#0b5a60');
    c.fillStyle = bead;
    c.beginPath();
    c.arc(x, y, 27, 0, 7);
    c.fill();
  }
};

/** By what they are, and how they are tried on. */
export const GARMENTS: Readonly<
  Record<
    string,
    { kind: 'top' | 'bottom' | 'full' | 'necklace' | 'earrings' | 'bracelet' | 'watch' | 'anklet'; lay: () => Laid }
  >
> = {
  't-shirt': {
    kind: 'top',
    lay: () =>
      lay((c) => top(c, { colour: '#f2efe8', inner: '#cfc9be', sleeve: 'short', print: circle, hem: 800, neck: 236 }), {
        folds: 1,
        seed: 4,
        ground: [196, 205, 204],
      }),
  },
  'striped-tee': {
    kind: 'top',
    lay: () =>
      lay(
        (c) =>
          top(c, {
            colour: '#f4f1ea',
            inner: '#c9c2b6',
            sleeve: 'short',
            print: stripes('#27406b'),
            hem: 780,
            neck: 226,
          }),
        { folds: 0.8, seed: 9, ground: [214, 200, 184] },
      ),
  },
  jumper: {
    kind: 'top',
    lay: () =>
      lay((c) => top(c, { colour: '#b8472f', inner: '#7c2d1d', sleeve: 'long', hem: 790, neck: 220 }), {
        folds: 1.25,
        seed: 15,
      }),
  },
  dress: {
    kind: 'full',
    lay: () =>
      lay(
        (c) => {
          mirrored(
            c,
            [
              [
                [400, 120],
                [372, 56],
              ],
              [
                [340, 66],
                [332, 84],
              ],
              [
                [350, 150],
                [326, 212],
              ],
              [
                [352, 300],
                [356, 352],
              ],
              [
                [300, 560],
                [226, 836],
              ],
              [
                [450, 872],
                [450, 866],
              ],
            ],
            [450, 130],
          );
          c.fillStyle = '#2c6a63';
          c.fill();
          c.save();
          c.clip();
          flowers(c);
          seam(
            c,
            [
              [350, 350],
              [450, 356],
            ],
            'rgba(0,0,0,0.28)',
            3,
          );
          c.restore();
        },
        { folds: 1.2, seed: 21 },
      ),
  },
  jeans: { kind: 'bottom', lay: () => lay(trousers, { folds: 0.9, seed: 27 }) },
  skirt: {
    kind: 'bottom',
    lay: () =>
      lay(
        (c) => {
          mirrored(
            c,
            [
              [332, 180],
              [
                [250, 480],
                [196, 700],
              ],
              [
                [450, 742],
                [450, 736],
              ],
            ],
            [450, 190],
          );
          c.fillStyle = '#c58a2c';
          c.fill();
          c.save();
          c.clip();
          seam(
            c,
            [
              [330, 226],
              [450, 236],
            ],
            'rgba(0,0,0,0.25)',
            3,
          );
          c.restore();
        },
        { folds: 1.5, seed: 33 },
      ),
  },
  necklace: { kind: 'necklace', lay: () => lay(necklace, { folds: 0, seed: 1 }) },
  earrings: { kind: 'earrings', lay: () => lay(earrings, { folds: 0, seed: 1 }) },
  bangle: { kind: 'bracelet', lay: () => lay(bangle, { folds: 0, seed: 1 }) },
  watch: { kind: 'watch', lay: () => lay(watch, { folds: 0, seed: 1 }) },
  anklet: { kind: 'anklet', lay: () => lay(anklet, { folds: 0, seed: 1 }) },
};

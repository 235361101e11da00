/** Tops and trousers laid flat, and fabric prints. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIZE, type Draw } from './lay.ts';
import { mirrored, seam, type P } from './outlines.ts';

export interface TopLook {
  color: string;
  inner: string;
  sleeve: 'short' | 'long' | 'none';
  print?: Draw;
  hem: number;
  neck: number;
}

export function top(c: SKRSContext2D, { color, inner, sleeve, print, hem, neck }: TopLook): void {
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
  c.fillStyle = color;
  c.fill();
  c.save();
  c.clip();
  print?.(c);
  // The inside of the back, seen through the neck opening, and the front's ribbing.
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

export const stripes =
  (color: string): Draw =>
  (c) => {
    c.fillStyle = color;
    for (let y = 262; y < 860; y += 56) c.fillRect(0, y, SIZE, 22);
  };

export const circle: Draw = (c) => {
  for (const [x, y, r, color] of [
    [420, 400, 64, '#f4502f'],
    [486, 430, 64, '#0f6b66'],
    [450, 372, 22, '#f7d154'],
  ] as const) {
    c.globalAlpha = 0.9;
    c.fillStyle = color;
    c.beginPath();
    c.arc(x, y, r, 0, 7);
    c.fill();
  }
  c.globalAlpha = 1;
};

export const flowers: Draw = (c) => {
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

export function trousers(c: SKRSContext2D): void {
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

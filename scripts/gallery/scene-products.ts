/**
 * Products drawn by code as cutouts, to judge scenes with: bottle, mug, shoe, jar, tube, box, ring, a glass object and
 * a white one.
 */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Pixels } from '../../app/engines/scenes/product-levels.ts';

type Draw = (context: SKRSContext2D, width: number, height: number) => void;

interface Drawing {
  width: number;
  height: number;
  /** Longer side in reality, metres. */
  metres: number;
  draw: Draw;
}

/** Across a round body: dark rims, a bright band on the left, a fainter band on the right. */
function round(context: SKRSContext2D, x0: number, x1: number, dark: string, base: string, light: string) {
  const gradient = context.createLinearGradient(x0, 0, x1, 0);
  for (const [at, color] of [
    [0, dark],
    [0.1, base],
    [0.24, light],
    [0.32, base],
    [0.7, base],
    [0.86, light],
    [0.92, base],
    [1, dark],
  ] as const)
    gradient.addColorStop(at, color);
  return gradient;
}

function body(context: SKRSContext2D, path: () => void, fill: string | CanvasGradient): void {
  context.beginPath();
  path();
  context.closePath();
  context.fillStyle = fill as string;
  context.fill();
}

function lines(
  context: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  color: string,
  sizes: readonly number[],
): void {
  context.fillStyle = color;
  let at = y;
  for (const [n, size] of sizes.entries()) {
    const w = width * (n === 0 ? 0.8 : 0.5 + 0.1 * (n % 3));
    context.fillRect(x + (width - w) / 2, at, w, size);
    at += size * 2.4;
  }
}

export const SCENE_PRODUCTS: Readonly<Record<string, Drawing>> = {
  bottle: {
    width: 380,
    height: 1000,
    metres: 0.2,
    draw(c, w, h) {
      body(
        c,
        () => {
          c.roundRect(w * 0.06, h * 0.3, w * 0.88, h * 0.67, [60, 60, 26, 26]);
          // A part of its own: a line from the shoulder to here would cut a notch.
          c.moveTo(w * 0.92, h * 0.96);
          c.ellipse(w / 2, h * 0.96, w * 0.42, h * 0.028, 0, 0, Math.PI);
        },
        round(c, w * 0.06, w * 0.94, '#5b2c12', '#9a5526', '#d99b62'),
      );
      body(
        c,
        () => c.roundRect(w * 0.34, h * 0.2, w * 0.32, h * 0.12, 10),
        round(c, w * 0.34, w * 0.66, '#4c230d', '#8c4a1f', '#c98850'),
      );
      body(
        c,
        () => c.roundRect(w * 0.3, h * 0.02, w * 0.4, h * 0.2, 16),
        round(c, w * 0.3, w * 0.7, '#0d0d0e', '#232325', '#67676b'),
      );
      body(
        c,
        () => c.rect(w * 0.06, h * 0.48, w * 0.88, h * 0.3),
        round(c, w * 0.06, w * 0.94, '#b9b2a6', '#eee8dd', '#ffffff'),
      );
      lines(c, w * 0.2, h * 0.54, w * 0.6, '#3a3128', [26, 9, 9, 9]);
    },
  },
  mug: {
    width: 860,
    height: 760,
    metres: 0.13,
    draw(c, w, h) {
      c.lineWidth = 62;
      c.strokeStyle = '#2c6a63';
      c.beginPath();
      c.ellipse(w * 0.76, h * 0.5, w * 0.17, h * 0.24, 0, 0, Math.PI * 2);
      c.stroke();
      body(
        c,
        () => {
          c.moveTo(w * 0.05, h * 0.09);
          c.lineTo(w * 0.09, h * 0.92);
          c.ellipse(w * 0.39, h * 0.92, w * 0.3, h * 0.07, 0, Math.PI, 0, true);
          c.lineTo(w * 0.73, h * 0.09);
        },
        round(c, w * 0.05, w * 0.73, '#173f3b', '#2f766e', '#5aa79d'),
      );
      body(c, () => c.ellipse(w * 0.39, h * 0.09, w * 0.34, h * 0.075, 0, 0, Math.PI * 2), '#3d867d');
      body(c, () => c.ellipse(w * 0.39, h * 0.1, w * 0.31, h * 0.058, 0, 0, Math.PI * 2), '#20443f');
    },
  },
  shoe: {
    width: 1200,
    height: 620,
    metres: 0.29,
    draw(c, w, h) {
      const upper = c.createLinearGradient(0, h * 0.1, 0, h * 0.85);
      upper.addColorStop(0, '#f0684a');
      upper.addColorStop(1, '#b3341d');
      body(
        c,
        () => {
          c.moveTo(w * 0.06, h * 0.74);
          c.bezierCurveTo(w * 0.02, h * 0.3, w * 0.1, h * 0.1, w * 0.2, h * 0.09);
          c.bezierCurveTo(w * 0.27, h * 0.2, w * 0.36, h * 0.14, w * 0.42, h * 0.06);
          c.bezierCurveTo(w * 0.55, h * 0.3, w * 0.68, h * 0.42, w * 0.84, h * 0.48);
          c.bezierCurveTo(w * 0.95, h * 0.53, w * 0.98, h * 0.66, w * 0.96, h * 0.76);
        },
        upper,
      );
      body(c, () => c.ellipse(w * 0.29, h * 0.13, w * 0.115, h * 0.06, -0.12, 0, Math.PI * 2), '#571a0f');
      body(
        c,
        () => {
          c.moveTo(w * 0.04, h * 0.72);
          c.bezierCurveTo(w * 0.3, h * 0.8, w * 0.7, h * 0.78, w * 0.98, h * 0.7);
          c.bezierCurveTo(w * 0.995, h * 0.86, w * 0.95, h * 0.96, w * 0.8, h * 0.975);
          c.lineTo(w * 0.14, h * 0.975);
          c.bezierCurveTo(w * 0.06, h * 0.96, w * 0.03, h * 0.86, w * 0.04, h * 0.72);
        },
        '#f4f1ea',
      );
      body(
        c,
        () => {
          c.moveTo(w * 0.1, h * 0.93);
          c.lineTo(w * 0.9, h * 0.93);
          c.lineTo(w * 0.82, h * 0.985);
          c.lineTo(w * 0.13, h * 0.985);
        },
        '#c9c3b6',
      );
      c.strokeStyle = '#fff7ec';
      c.lineWidth = 15;
      for (let n = 0; n < 5; n += 1) {
        c.beginPath();
        c.moveTo(w * (0.41 + n * 0.055), h * (0.17 + n * 0.058));
        c.lineTo(w * (0.47 + n * 0.052), h * (0.14 + n * 0.068));
        c.stroke();
      }
      body(
        c,
        () => {
          c.moveTo(w * 0.3, h * 0.62);
          c.bezierCurveTo(w * 0.45, h * 0.66, w * 0.55, h * 0.5, w * 0.64, h * 0.44);
          c.bezierCurveTo(w * 0.58, h * 0.58, w * 0.48, h * 0.74, w * 0.34, h * 0.7);
        },
        '#fbeee2',
      );
    },
  },
  jar: {
    width: 760,
    height: 640,
    metres: 0.09,
    draw(c, w, h) {
      body(
        c,
        () => {
          c.roundRect(w * 0.04, h * 0.3, w * 0.92, h * 0.62, 46);
          c.moveTo(w * 0.92, h * 0.9);
          c.ellipse(w / 2, h * 0.9, w * 0.42, h * 0.07, 0, 0, Math.PI);
        },
        round(c, w * 0.04, w * 0.96, '#a98f80', '#ead8cb', '#fff6ef'),
      );
      body(
        c,
        () => {
          c.roundRect(w * 0.02, h * 0.08, w * 0.96, h * 0.26, 22);
          c.moveTo(w * 0.97, h * 0.09);
          c.ellipse(w / 2, h * 0.09, w * 0.47, h * 0.07, 0, Math.PI, 0);
        },
        round(c, w * 0.02, w * 0.98, '#8d6b3b', '#d6b177', '#fbe9c6'),
      );
      lines(c, w * 0.25, h * 0.5, w * 0.5, '#6b4f3f', [24, 9, 9]);
    },
  },
  tube: {
    width: 330,
    height: 1000,
    metres: 0.16,
    draw(c, w, h) {
      body(
        c,
        () => {
          c.moveTo(w * 0.04, h * 0.02);
          c.lineTo(w * 0.96, h * 0.02);
          c.lineTo(w * 0.88, h * 0.82);
          c.lineTo(w * 0.12, h * 0.82);
        },
        round(c, w * 0.04, w * 0.96, '#8fa9b6', '#c9dde6', '#f5fbfe'),
      );
      body(
        c,
        () => c.roundRect(w * 0.14, h * 0.82, w * 0.72, h * 0.165, 12),
        round(c, w * 0.14, w * 0.86, '#a7adb0', '#f2f4f4', '#ffffff'),
      );
      lines(c, w * 0.2, h * 0.3, w * 0.6, '#2f4a57', [30, 10, 10, 10]);
    },
  },
  box: {
    width: 700,
    height: 860,
    metres: 0.17,
    draw(c, w, h) {
      body(
        c,
        () => {
          c.moveTo(w * 0.03, h * 0.1);
          c.lineTo(w * 0.66, h * 0.06);
          c.lineTo(w * 0.66, h * 0.99);
          c.lineTo(w * 0.03, h * 0.95);
        },
        '#f0b63c',
      );
      body(
        c,
        () => {
          c.moveTo(w * 0.66, h * 0.06);
          c.lineTo(w * 0.97, h * 0.1);
          c.lineTo(w * 0.97, h * 0.93);
          c.lineTo(w * 0.66, h * 0.99);
        },
        '#c4841d',
      );
      body(
        c,
        () => {
          c.moveTo(w * 0.03, h * 0.1);
          c.lineTo(w * 0.36, h * 0.065);
          c.lineTo(w * 0.97, h * 0.1);
          c.lineTo(w * 0.66, h * 0.06 + 40);
        },
        '#f7cf74',
      );
      lines(c, w * 0.12, h * 0.3, w * 0.45, '#4b2c0a', [44, 14, 14]);
    },
  },
  ring: {
    width: 640,
    height: 760,
    metres: 0.03,
    draw(c, w, h) {
      const gold = c.createLinearGradient(0, 0, w, h);
      for (const [at, color] of [
        [0, '#7a5518'],
        [0.3, '#f6dc94'],
        [0.5, '#c08f34'],
        [0.72, '#fff1c4'],
        [1, '#8a611d'],
      ] as const)
        gold.addColorStop(at, color);
      c.strokeStyle = gold;
      c.lineWidth = 46;
      c.beginPath();
      c.ellipse(w / 2, h * 0.63, w * 0.4, h * 0.33, 0, 0, Math.PI * 2);
      c.stroke();
      body(
        c,
        () => {
          c.moveTo(w * 0.33, h * 0.16);
          c.lineTo(w * 0.42, h * 0.06);
          c.lineTo(w * 0.58, h * 0.06);
          c.lineTo(w * 0.67, h * 0.16);
          c.lineTo(w * 0.5, h * 0.34);
        },
        '#d5ecf2',
      );
      body(
        c,
        () => {
          c.moveTo(w * 0.42, h * 0.06);
          c.lineTo(w * 0.58, h * 0.06);
          c.lineTo(w * 0.5, h * 0.17);
        },
        '#ffffff',
      );
      body(
        c,
        () => {
          c.moveTo(w * 0.33, h * 0.16);
          c.lineTo(w * 0.5, h * 0.17);
          c.lineTo(w * 0.5, h * 0.34);
        },
        '#9cc4d2',
      );
    },
  },
  white: {
    width: 430,
    height: 940,
    metres: 0.19,
    draw(c, w, h) {
      body(
        c,
        () => {
          c.roundRect(w * 0.05, h * 0.24, w * 0.9, h * 0.73, [50, 50, 24, 24]);
          c.moveTo(w * 0.93, h * 0.962);
          c.ellipse(w / 2, h * 0.962, w * 0.43, h * 0.026, 0, 0, Math.PI);
        },
        round(c, w * 0.05, w * 0.95, '#c4c3c2', '#f1f0ef', '#ffffff'),
      );
      body(
        c,
        () => c.roundRect(w * 0.36, h * 0.13, w * 0.28, h * 0.12, 8),
        round(c, w * 0.36, w * 0.64, '#b5b5b5', '#e9e9e9', '#ffffff'),
      );
      body(
        c,
        () => {
          c.roundRect(w * 0.18, h * 0.02, w * 0.56, h * 0.08, 20);
          c.rect(w * 0.42, h * 0.06, w * 0.16, h * 0.09);
        },
        '#e6e6e6',
      );
      lines(c, w * 0.25, h * 0.5, w * 0.5, '#9aa39b', [18, 8, 8]);
    },
  },
  glass: {
    width: 480,
    height: 900,
    metres: 0.18,
    draw(c, w, h) {
      c.globalAlpha = 0.52;
      body(
        c,
        () => {
          c.roundRect(w * 0.05, h * 0.28, w * 0.9, h * 0.69, 36);
        },
        round(c, w * 0.05, w * 0.95, '#b9a06a', '#eadfbe', '#ffffff'),
      );
      c.globalAlpha = 0.8;
      body(
        c,
        () => {
          c.roundRect(w * 0.09, h * 0.5, w * 0.82, h * 0.44, 26);
        },
        round(c, w * 0.09, w * 0.91, '#b5812b', '#e0b357', '#f7dd9d'),
      );
      c.globalAlpha = 1;
      body(
        c,
        () => c.roundRect(w * 0.36, h * 0.18, w * 0.28, h * 0.12, 6),
        round(c, w * 0.36, w * 0.64, '#9b8350', '#d9c48e', '#fff4d0'),
      );
      body(
        c,
        () => c.roundRect(w * 0.31, h * 0.02, w * 0.38, h * 0.18, 10),
        round(c, w * 0.31, w * 0.69, '#6e5425', '#caa253', '#fbe6ad'),
      );
      c.strokeStyle = '#ffffffcc';
      c.lineWidth = 5;
      c.beginPath();
      c.moveTo(w * 0.12, h * 0.34);
      c.lineTo(w * 0.12, h * 0.9);
      c.stroke();
    },
  },
};

/** The product as pixels, cropped to its visible part. */
export function drawSceneProduct(name: string): { pixels: Pixels; metres: number } {
  const drawing = SCENE_PRODUCTS[name];
  if (!drawing) throw new Error(`There is no product ${name}. Products: ${Object.keys(SCENE_PRODUCTS).join(', ')}`);
  const { width, height, metres, draw } = drawing;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  draw(context, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { pixels: { width, height, data: new Uint8Array(data.buffer.slice(0)) }, metres };
}

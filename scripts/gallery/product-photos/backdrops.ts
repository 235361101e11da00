/** Backdrops of photos, behind a subject or alone: a studio, a room, a sunset. */
import { fill, linear, radial, type Context } from './paint.ts';

/** A wall and a floor in soft light. */
export const studio =
  (wall: string, floor: string, light = '#ffffff') =>
  (context: Context, w: number, h: number) => {
    context.fillStyle = wall;
    context.fillRect(0, 0, w, h);
    context.fillStyle = linear(context, 0, h * 0.66, 0, h, [0, floor], [1, wall]) as unknown as string;
    context.fillRect(0, h * 0.7, w, h * 0.3);
    context.fillStyle = radial(
      context,
      w * 0.35,
      h * 0.25,
      w * 0.8,
      [0, `${light}88`],
      [1, `${light}00`],
    ) as unknown as string;
    context.fillRect(0, 0, w, h);
    context.fillStyle = radial(
      context,
      w * 0.5,
      h * 0.83,
      w * 0.4,
      [0, '#00000055'],
      [1, '#00000000'],
    ) as unknown as string;
    context.fillRect(0, h * 0.7, w, h * 0.3);
  };

export function room(context: Context, w: number, h: number): void {
  context.fillStyle = linear(context, 0, 0, w, h, [0, '#e9dfd0'], [1, '#cdbda5']) as unknown as string;
  context.fillRect(0, 0, w, h);
  context.fillStyle = linear(context, 0, h * 0.72, 0, h, [0, '#b08a62'], [1, '#8a6644']) as unknown as string;
  context.fillRect(0, h * 0.74, w, h * 0.26);
  context.fillStyle = linear(context, 0, h * 0.08, 0, h * 0.5, [0, '#cfe6f2'], [1, '#f3f7ee']) as unknown as string;
  context.fillRect(w * 0.08, h * 0.08, w * 0.3, h * 0.42);
  context.strokeStyle = '#ffffff';
  context.lineWidth = w * 0.012;
  context.strokeRect(w * 0.08, h * 0.08, w * 0.3, h * 0.42);
  context.beginPath();
  context.moveTo(w * 0.23, h * 0.08);
  context.lineTo(w * 0.23, h * 0.5);
  context.stroke();
  fill(context, '#ffffff2e', (c) => {
    c.moveTo(w * 0.1, h * 0.5);
    c.lineTo(w * 0.38, h * 0.5);
    c.lineTo(w * 0.7, h);
    c.lineTo(w * 0.3, h);
    c.closePath();
  });
  fill(context, '#55756b', (c) => c.roundRect(w * 0.38, h * 0.52, w * 0.5, h * 0.17, 26));
  fill(context, '#476459', (c) => c.roundRect(w * 0.35, h * 0.63, w * 0.56, h * 0.15, 30));
  for (const x of [0.46, 0.7])
    fill(context, x < 0.5 ? '#d98d5a' : '#efe3cc', (c) => c.roundRect(w * x, h * 0.53, w * 0.1, h * 0.1, 14));
  context.fillStyle = '#3d2c20';
  context.fillRect(w * 0.93, h * 0.3, w * 0.008, h * 0.46);
  fill(context, '#f4d9a8', (c) => {
    c.moveTo(w * 0.89, h * 0.3);
    c.lineTo(w * 0.98, h * 0.3);
    c.lineTo(w * 0.96, h * 0.2);
    c.lineTo(w * 0.91, h * 0.2);
    c.closePath();
  });
  fill(context, '#c9623a', (c) => c.ellipse(w * 0.62, h * 0.28, w * 0.07, w * 0.07, 0, 0, 7));
  context.strokeStyle = '#3d2c20';
  context.lineWidth = 6;
  context.strokeRect(w * 0.52, h * 0.14, w * 0.2, h * 0.28);
}

export function sunset(context: Context, w: number, h: number): void {
  context.fillStyle = linear(
    context,
    0,
    0,
    0,
    h * 0.7,
    [0, '#2b4a7d'],
    [0.5, '#e58a6a'],
    [1, '#ffd79a'],
  ) as unknown as string;
  context.fillRect(0, 0, w, h);
  fill(context, '#fff3d0', (c) => c.ellipse(w * 0.66, h * 0.5, w * 0.07, w * 0.07, 0, 0, 7));
  for (const [y, color] of [
    [0.52, '#8a5a72'],
    [0.6, '#5d4566'],
    [0.7, '#33304f'],
  ] as const)
    fill(context, color, (c) => {
      c.moveTo(0, h * (y + 0.06));
      for (let x = 0; x <= 10; x += 1) c.lineTo((w * x) / 10, h * (y + Math.sin(x * 1.7 + y * 20) * 0.05));
      c.lineTo(w, h);
      c.lineTo(0, h);
      c.closePath();
    });
}

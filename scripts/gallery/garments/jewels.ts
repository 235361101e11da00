/** Jewels and watches laid on a background. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Draw } from './lay.ts';
import type { P } from './outlines.ts';

function gold(c: SKRSContext2D, from: P, to: P): void {
  const metal = c.createLinearGradient(...from, ...to);
  for (const [at, color] of [
    [0, '#8a6420'],
    [0.25, '#f6dd93'],
    [0.45, '#c8963a'],
    [0.62, '#fff1c0'],
    [0.8, '#b57f2a'],
    [1, '#7a5518'],
  ] as const)
    metal.addColorStop(at, color);
  c.strokeStyle = metal;
  c.fillStyle = metal;
}

/** From where its light falls to its edge. */
type Stone = readonly [light: string, color: string, dark: string];
const EMERALD: Stone = ['#d6fff2', '#2fb38f', '#07503f'];
export const RUBY: Stone = ['#ffd9de', '#c6213f', '#5a0617'];

/** Links along an ellipse, and a pendant. */
export const necklace: Draw = (c) => withPendant(c, EMERALD);

export function withPendant(c: SKRSContext2D, [light, color, dark]: Stone): void {
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
  stone.addColorStop(0, light);
  stone.addColorStop(0.3, color);
  stone.addColorStop(1, dark);
  c.fillStyle = stone;
  c.beginPath();
  c.ellipse(450, 762, 29, 38, 0, 0, 7);
  c.fill();
}

export const earrings: Draw = (c) => {
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

/** A bangle seen from slightly above: its far half is higher. */
export const bangle: Draw = (c) => {
  for (const [width, color] of [
    [64, '#6d4c16'],
    [58, ''],
  ] as const) {
    gold(c, [150, 400], [750, 520]);
    if (color) c.strokeStyle = color;
    c.lineWidth = width;
    c.beginPath();
    c.ellipse(450, 450, 290, 150, 0, 0, 7);
    c.stroke();
  }
};

export const watch: Draw = (c) => {
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

/** A chain laid in a loop, with turquoise beads. */
export const anklet: Draw = (c) => {
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

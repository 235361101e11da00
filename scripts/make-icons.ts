/**
 * `node scripts/make-icons.ts`: draws the icons of the installed app and of notifications, which can't be SVG, from
 * public/favicon.svg.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const PAPER = '#fbfaf7';
const folder = path.join(import.meta.dirname, '../public');
const svg = readFileSync(path.join(folder, 'favicon.svg'));

/** The mark in the middle of a square; `share` of its side. */
async function draw(name: string, size: number, share: number, background: string): Promise<void> {
  const side = Math.round(size * share);
  const mark = await sharp(svg, { density: (72 * side) / 48 })
    .resize(side, side)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(folder, 'icons', name));
}

mkdirSync(path.join(folder, 'icons'), { recursive: true });
await draw('192.png', 192, 1, '#ffffff00');
await draw('512.png', 512, 1, '#ffffff00');
// Systems crop these to their own shape: the mark stays within the safe area.
await draw('maskable-512.png', 512, 0.6, PAPER);
// Apple's devices look for it there.
await draw('../apple-touch-icon.png', 180, 0.68, PAPER);

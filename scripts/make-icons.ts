/**
 * `node scripts/make-icons.ts`: draws the icons of the installed app and of notifications, which can't be SVG, from
 * public/favicon.svg.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
// The path where Apple's devices look for it.
await draw('../apple-touch-icon.png', 180, 0.68, PAPER);

/** An ICO file of one PNG, for browsers and programs that ask for /favicon.ico whatever a page says. `size`: px. */
async function icoOf(size: number): Promise<Buffer> {
  const png = await sharp(svg, { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
  // The file's header, then the picture's: one picture, 32 bits a pixel, which begins after 22 bytes.
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
writeFileSync(path.join(folder, 'favicon.ico'), await icoOf(48));

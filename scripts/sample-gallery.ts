/**
 * Sheets of the sample products, one for each trade: each photo, and its cutout on a plain colour, with how many
 * templates show it. `node scripts/sample-gallery.ts out/`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { samplePicture } from '../app/services/templates/sample-pictures.server.ts';
import { SAMPLES, TRADES, type Sample } from '../design/samples/samples.ts';
import { TEMPLATES } from '../design/templates/catalogue/catalogue.ts';

const [out = 'sample-gallery'] = process.argv.slice(2);
/** px */
const CELL = { width: 260, height: 312, gap: 12, label: 20 };
const GROUND = '#d9d3e6';

const shownBy = (id: string): number => TEMPLATES.filter(({ pictures }) => pictures.includes(id)).length;

async function sheet(samples: readonly Sample[]): Promise<Buffer> {
  const { width, height, gap, label } = CELL;
  const canvas = createCanvas(samples.length * (width + gap) + gap, 2 * (height + gap) + gap + label);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fbfaf7';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [index, { id, name }] of samples.entries()) {
    const { bytes, mask } = await samplePicture(id);
    const [photo, alpha] = await Promise.all([loadImage(Buffer.from(bytes)), loadImage(Buffer.from(mask))]);
    const cutout = createCanvas(width, height);
    const alone = cutout.getContext('2d');
    alone.drawImage(photo, 0, 0, width, height);
    alone.globalCompositeOperation = 'destination-in';
    alone.drawImage(alpha, 0, 0, width, height);
    const x = gap + index * (width + gap);
    context.fillStyle = '#17150f';
    context.font = '13px sans-serif';
    context.fillText(`${name} (${id}), ${shownBy(id)} templates`, x, gap + 8);
    context.drawImage(photo, x, gap + label, width, height);
    context.fillStyle = GROUND;
    context.fillRect(x, 2 * gap + label + height, width, height);
    context.drawImage(cutout, x, 2 * gap + label + height);
  }
  return canvas.toBuffer('image/png');
}

await mkdir(out, { recursive: true });
for (const trade of TRADES) {
  const samples = SAMPLES.filter((sample) => sample.trade === trade);
  await writeFile(path.join(out, `${trade}.png`), await sheet(samples));
  console.log(`${trade}: ${samples.map(({ id }) => id).join(', ')}`);
}

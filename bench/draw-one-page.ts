/**
 * Draws one page in a separate process and reports the cost: peak memory beyond what the process held before, bytes,
 * and CPU time, ms. Arguments: kind, layers, nested groups, shorter side, format.
 */
import { HEAVY_KINDS, heavyPage, photo, PHOTO, type HeavyKind } from './heavy-pages.ts';
import { drawPicture } from '#app/services/rendering/draw-page.ts';
import { createServerMeasure, fontLatch } from '#app/services/rendering/server-fonts.ts';
import type { PictureFormat } from '#tools/contract/ports/rendering-port.ts';

const [name, layers, nested, side, format] = process.argv.slice(2);
const kind = HEAVY_KINDS.find((one) => one === name) as HeavyKind;
const [width, height] = [Number(side), Number(side)];
const fonts = fontLatch();
const drawing = { fonts, bitmapLimit: Number.POSITIVE_INFINITY, checkpoint: () => undefined };
const assets = new Map([[PHOTO, await photo()]]);
const measure = createServerMeasure(fonts);
const draw = (count: number) => {
  const { document, page } = heavyPage(kind, count, measure, Number(nested));
  const job = {
    document,
    pages: [page],
    title: '',
    format: format as PictureFormat,
    quality: 90,
    width,
    height,
    watermark: false,
    strict: true,
    assets,
  };
  return () => drawPicture(job, page, drawing, format as PictureFormat);
};
// Loads fonts, code and the first surfaces before anything counts.
await draw(0)();
const work = draw(Number(layers));
const before = process.memoryUsage.rss();
const cpu = process.cpuUsage();
let highest = 0;
await work();
highest = process.resourceUsage().maxRSS * 1024;
const { user, system } = process.cpuUsage(cpu);
process.stdout.write(JSON.stringify({ bytes: Math.max(0, highest - before), work: (user + system) / 1000 }));

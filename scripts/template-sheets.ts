/**
 * Draws every template as the template browser shows it, on sheets by category, and reports lint findings, templates
 * that fell back on another composition, and pairs that look alike: `node scripts/template-sheets.ts out/ [--category
 * sale] [--composition ticket] [--side 220] [--near 8] [--lint] [--leave-out]`. With --leave-out it writes those that
 * gave up, and the later one of each pair, into design/templates/catalogue/left-out.ts; others replace them, so run it
 * until it finds none. For judging templates by eye.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { PAGE_SHAPES } from '../design/templates/compositions/composition.ts';
import { projectRoot } from '../app/services/config/project-root.ts';
import { TEMPLATES } from '../design/templates/catalogue/catalogue.ts';
import type { LeftOutReason } from '../design/templates/catalogue/left-out.ts';
import { createTemplateDrawer } from './gallery/draw-template.ts';
import { hashDistance, perceptualHash } from './gallery/perceptual-hash.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    category: { type: 'string' },
    composition: { type: 'string' },
    side: { type: 'string', default: '220' },
    near: { type: 'string', default: '8' },
    lint: { type: 'boolean', default: false },
    'leave-out': { type: 'boolean', default: false },
  },
});
const [out = 'template-sheets'] = positionals;
await mkdir(out, { recursive: true });
const side = Number(values.side);
const COLUMNS = 9;
const ROWS = 6;
const GAP = 10;
const LABEL = 14;

const templates = TEMPLATES.filter(
  ({ category, composition }) =>
    (!values.category || category === values.category) && (!values.composition || composition === values.composition),
);
const drawer = await createTemplateDrawer(2);
const hashes: { id: string; hash: bigint }[] = [];
const fell: string[] = [];
const leaving = new Map<string, LeftOutReason>();
let findings = 0;

async function cell(template: (typeof templates)[number]): Promise<Uint8Array | null> {
  const [width, height] = PAGE_SHAPES[template.shape];
  const drawn = drawer.lay(template, { width, height });
  if (typeof drawn === 'string') {
    fell.push(`${template.id}: refused: ${drawn}`);
    leaving.set(template.id, 'gives-up');
    return null;
  }
  if (drawn.composition !== template.composition) {
    fell.push(`${template.id} on ${template.shape}: ${drawn.composition}`);
    leaving.set(template.id, 'gives-up');
    return null;
  }
  for (const { rule, words } of values.lint ? await drawer.lint(drawn) : []) {
    findings += 1;
    console.log(`${template.id}: ${rule}: ${words}`);
  }
  const picture = await drawer.picture(drawn, side);
  hashes.push({ id: template.id, hash: await perceptualHash(picture) });
  return picture;
}

try {
  const byCategory = Map.groupBy(templates, ({ category }) => category);
  for (const [category, list] of byCategory) {
    for (let from = 0; from < list.length; from += COLUMNS * ROWS) {
      const part = list.slice(from, from + COLUMNS * ROWS);
      const canvas = createCanvas(
        COLUMNS * (side + GAP) + GAP,
        Math.ceil(part.length / COLUMNS) * (side + GAP + LABEL) + GAP,
      );
      const context = canvas.getContext('2d');
      context.fillStyle = '#d6d3cc';
      context.fillRect(0, 0, canvas.width, canvas.height);
      const pictures = await Promise.all(part.map(cell));
      for (const [index, picture] of pictures.entries()) {
        const [x, y] = [
          GAP + (index % COLUMNS) * (side + GAP),
          GAP + Math.floor(index / COLUMNS) * (side + GAP + LABEL),
        ];
        context.fillStyle = '#17150f';
        context.font = '10px sans-serif';
        context.fillText(part[index]?.id.slice(0, 40) ?? '', x, y + 9);
        if (!picture) continue;
        const image = await loadImage(Buffer.from(picture));
        context.drawImage(image, x + (side - image.width) / 2, y + LABEL + (side - image.height) / 2);
      }
      await writeFile(
        path.join(out, `${category}-${String(from / (COLUMNS * ROWS) + 1).padStart(2, '0')}.png`),
        canvas.toBuffer('image/png'),
      );
    }
  }
} finally {
  await drawer.close();
}

const near: { pair: string; distance: number }[] = [];
const histogram = new Map<number, number>();
for (const [index, { id, hash }] of hashes.entries()) {
  let nearest = 64;
  for (const [other, { id: otherId, hash: otherHash }] of hashes.entries()) {
    if (other === index) continue;
    const distance = hashDistance(hash, otherHash);
    nearest = Math.min(nearest, distance);
    if (other <= index || distance >= Number(values.near)) continue;
    near.push({ pair: `${id} ~ ${otherId}`, distance });
    if (!leaving.has(id)) leaving.set(otherId, 'alike');
  }
  histogram.set(nearest, (histogram.get(nearest) ?? 0) + 1);
}
for (const line of fell) console.log(line);
for (const { pair, distance } of near.toSorted((a, b) => a.distance - b.distance))
  console.log(`${distance} bits: ${pair}`);
console.log(
  `nearest neighbours, bits: ${[...histogram]
    .toSorted(([a], [b]) => a - b)
    .map(([bits, count]) => `${bits}: ${count}`)
    .join(', ')}`,
);
console.log(
  `${templates.length} templates, ${new Set(templates.map(({ composition }) => composition)).size} compositions; ${fell.length} in another composition; ${near.length} pairs nearer than ${values.near} bits; ${findings} findings`,
);

if (values['leave-out']) {
  const file = path.join(projectRoot(), 'design', 'templates', 'catalogue', 'left-out.ts');
  const text = await readFile(file, 'utf8');
  const from = text.indexOf('const TABLE = `') + 'const TABLE = `'.length;
  const to = text.indexOf('`;', from);
  const lines = new Set([
    ...text.slice(from, to).split('\n').filter(Boolean),
    ...[...leaving].map(([id, reason]) => `${id} ${reason}`),
  ]);
  await writeFile(file, `${text.slice(0, from)}\n${[...lines].toSorted().join('\n')}\n${text.slice(to)}`);
  console.log(`${leaving.size} more left out`);
}

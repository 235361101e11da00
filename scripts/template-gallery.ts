/**
 * Sheets for work on layouts: each composition with sample words of its kinds, in its own page shapes and others, then
 * with long, short, Arabic and no words. Prints lint findings, and where a composition gave up. `node
 * scripts/template-gallery.ts out/ --composition split,bands [--side 300] [--moods "elegant wedding;loud sale"]
 * [--brand]`
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { COMPOSITIONS } from '../design/templates/compositions/all.ts';
import { PAGE_SHAPES, type Composition, type PageShape } from '../design/templates/compositions/composition.ts';
import type { Content, Picture } from '../design/templates/composition-input.ts';
import type { TemplateBrand } from '../design/templates/catalogue/lay-out.ts';
import { samples } from '../design/templates/catalogue/catalogue.ts';
import { TOPICS } from '../design/templates/catalogue/topics.ts';
import { createTemplateDrawer } from './gallery/draw-template.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    composition: { type: 'string' },
    side: { type: 'string', default: '300' },
    moods: { type: 'string' },
    brand: { type: 'boolean', default: false },
    rows: { type: 'string', default: '4' },
  },
});
const [out = 'template-gallery'] = positionals;
await mkdir(out, { recursive: true });
const side = Number(values.side);

const drawer = await createTemplateDrawer();

const nothing = { subheading: null, offer: null, callToAction: null, lines: [] };
const LONG: Content = {
  headline: 'The whole autumn collection of hand-woven scarves and blankets has finally arrived',
  subheading:
    'Thirty-two pieces, woven on old looms from the softest wool of our valley, in colours that stay as they are for decades',
  offer: 'Up to 35% off for members',
  callToAction: 'Have a look at all of them',
  lines: [
    'Monday to Friday 9 am – 6 pm',
    'Saturday 10 am – 4 pm',
    'Delivery to the door $4.90',
    'Old Harbour Street 112, second floor',
  ],
};
const SHORT: Content = { ...nothing, headline: 'New' };
const ARABIC: Content = {
  headline: 'تخفيضات الصيف',
  subheading: 'كل ما تحبه بأسعار أقل',
  offer: 'خصم 30%',
  callToAction: 'تسوق الآن',
  lines: ['قهوة $2.80', 'شاي $1.90', 'حتى 31 أغسطس'],
};
const NONE: Content = { ...nothing, headline: null };

interface Cell {
  name: string;
  content: Content;
  mood: string;
  shape: PageShape;
  variant: number;
  pictures: Picture[];
}

const moods = values.moods?.split(';');
const brand: TemplateBrand | null = values.brand
  ? { colors: ['#0f6b66', '#f4c95d', '#f6f1e4'], fonts: { heading: 'Syne', body: 'DM Sans' }, logo: null }
  : null;

function cellsOf(composition: Composition): Cell[][] {
  const {
    kinds,
    shapes,
    pictures: [least, most],
  } = composition;
  const others = (Object.keys(PAGE_SHAPES) as PageShape[]).filter((shape) => !shapes.includes(shape));
  const columns = [...shapes, ...others];
  const situations = kinds.flatMap((kind) => TOPICS.filter((one) => one.kind === kind).slice(0, 4));
  const step = Math.max(1, Math.floor(situations.length / Number(values.rows)));
  const chosen = situations.filter((_, index) => index % step === 0).slice(0, Number(values.rows));
  const row = (name: string, content: Content, mood: string, at: number): Cell[] =>
    columns.map((shape, column) => ({
      name,
      content,
      mood: moods?.[at % moods.length] ?? mood,
      shape,
      variant: at + (column >= shapes.length ? 1 : 0),
      pictures: samples(
        chosen[at % chosen.length]?.subjects ?? [],
        at % 2 === 0 ? most : Math.max(least, Math.min(1, most)),
      ).map(drawer.photo),
    }));
  return [
    ...chosen.map((situation, at) =>
      row(
        situation.id,
        {
          headline: situation.headline,
          subheading: situation.subheading,
          offer: situation.offer,
          callToAction: situation.callToAction,
          lines: situation.lines,
        },
        situation.mood,
        at,
      ),
    ),
    row('long', LONG, 'warm natural craft', 4),
    row('short', SHORT, 'clean modern', 5),
    row('arabic', ARABIC, 'summer sale loud', 6),
    row('none', NONE, 'elegant luxury', 7),
  ];
}

async function drawn(composition: Composition, cell: Cell): Promise<{ picture: Uint8Array | null; note: string }> {
  const [width, height] = PAGE_SHAPES[cell.shape];
  const template = {
    id: 'sample',
    title: '',
    category: 'sale' as const,
    kind: 'offer' as const,
    shape: cell.shape,
    words: [],
    content: cell.content,
    mood: cell.mood,
    composition: composition.id,
    variant: cell.variant,
    pictures: [],
  };
  const made = drawer.lay(template, { width, height }, { pictures: cell.pictures, brand });
  if (typeof made === 'string') return { picture: null, note: made };
  const own = made.composition === composition.id;
  for (const { rule, words } of own ? await drawer.lint(made) : [])
    console.log(`  ${composition.id} ${cell.name} ${cell.shape}: ${rule}: ${words}`);
  return { picture: await drawer.picture(made, side), note: own ? '' : `gave up: ${made.composition}` };
}

async function sheet(composition: Composition): Promise<void> {
  const rows = cellsOf(composition);
  const gap = 12;
  const label = 16;
  const canvas = createCanvas((rows[0]?.length ?? 1) * (side + gap) + gap, rows.length * (side + gap + label) + gap);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c9c6bf';
  context.fillRect(0, 0, canvas.width, canvas.height);
  let gaveUp = 0;
  const started = performance.now();
  for (const [r, cells] of rows.entries()) {
    for (const [c, cell] of cells.entries()) {
      const { picture, note } = await drawn(composition, cell);
      const [x, y] = [gap + c * (side + gap), gap + r * (side + gap + label)];
      context.fillStyle = '#17150f';
      context.font = '12px sans-serif';
      context.fillText(`${cell.name} ${cell.shape} ${note}`.slice(0, 60), x, y + 11);
      if (note) gaveUp += 1;
      if (!picture) continue;
      const image = await loadImage(Buffer.from(picture));
      context.globalAlpha = note ? 0.25 : 1;
      context.drawImage(image, x + (side - image.width) / 2, y + label + (side - image.height) / 2);
      context.globalAlpha = 1;
    }
  }
  await writeFile(path.join(out, `${composition.id}.png`), canvas.toBuffer('image/png'));
  console.log(
    `${composition.id}: gave up ${gaveUp} of ${rows.flat().length}, ${Math.round(performance.now() - started)} ms`,
  );
}

const wanted = values.composition?.split(',');
try {
  for (const id of wanted ?? [])
    if (!COMPOSITIONS.some((one) => one.id === id)) throw new Error(`There is no composition ${id}`);
  for (const composition of COMPOSITIONS) if (!wanted || wanted.includes(composition.id)) await sheet(composition);
} finally {
  await drawer.close();
}

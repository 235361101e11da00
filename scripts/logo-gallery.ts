/**
 * Draws batches of twelve logos for businesses of many trades with the real letters and icons, and writes a sheet of
 * each, and the variants, mock-ups and similar logos of one logo per batch: `node scripts/logo-gallery.ts out/ [--only
 * name,name] [--style emblem] [--variant 1] [--show 3] [--files] [--verbose]`. For judging logos by eye. Prints the
 * time for planning, drawing and writing twelve vector files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createRendering } from '../app/services/rendering/rendering.server.ts';
import { combineAreas } from '../app/services/rendering/path-operations.server.ts';
import { createTextOutlines } from '../app/services/rendering/text-outlines.server.ts';
import { createDocument, createShapeLayer } from '../design/document/create.ts';
import type { DesignDocument } from '../design/document/document.ts';
import type { LeafLayer } from '../design/document/layers.ts';
import { firstPage, orderBetween } from '../design/document/tree.ts';
import type { LogoBrief, LogoPorts, LogoStyle } from '../design/logo/brief.ts';
import { drawLogo, placedIn } from '../design/logo/draw-logo.ts';
import type { LogoPlan } from '../design/logo/logo-plan.ts';
import { logoSvg } from '../design/logo/logo-svg.ts';
import { mockup, MOCKUPS } from '../design/logo/mockups/mockups.ts';
import { planBatch } from '../design/logo/plan-batch.ts';
import { remix } from '../design/logo/remix.ts';
import { logoVariants } from '../design/logo/variants.ts';
import { iconPath, twoToneIcon } from '../tools/libraries/icons/icon-path.ts';
import { findIcons } from '../tools/libraries/icons/icon-search.ts';
import { LOGO_BRIEFS } from './gallery/logo-briefs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    style: { type: 'string', default: 'assorted' },
    variant: { type: 'string', default: '0' },
    show: { type: 'string', default: '1' },
    files: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const [out = 'gallery'] = positionals;
await mkdir(out, { recursive: true });

/** px of the sheet. */
const CELL = { width: 480, height: 360 };
const COLUMNS = 4;

const rendering = createRendering({ assetBytes: async () => null, workers: 2 });
const ports: LogoPorts = {
  measureText: rendering.measureText,
  findIcons,
  iconPath,
  twoTone: twoToneIcon,
  textOutline: createTextOutlines(rendering.measureText),
};

/** Layers side by side on one page. */
class PageBuilder {
  readonly document: DesignDocument;
  private order: string | null = null;
  private count = 0;

  constructor(width: number, height: number) {
    this.document = createDocument({
      width,
      height,
      newId: () => 'p',
      background: { type: 'solid', color: '#ffffff' },
    });
  }

  add(layers: readonly LeafLayer[]): void {
    for (const layer of layers) {
      this.order = orderBetween(this.order, null);
      const id = `b${(this.count += 1)}`;
      this.document.layers[id] = { ...layer, id, parent: 'p', order: this.order };
    }
  }

  async write(name: string): Promise<void> {
    const { document } = this;
    const { bytes } = await rendering.render({
      document,
      page: firstPage(document).id,
      format: 'png',
      shorterSide: Math.min(document.width, document.height),
      quality: 90,
      watermark: false,
    });
    await writeFile(path.join(out, `${name}.png`), bytes);
  }
}

const svgPorts = {
  ...ports,
  textOutline: createTextOutlines(rendering.measureText),
  combineAreas,
  async svgOf(document: DesignDocument) {
    const { bytes } = await rendering.render({
      document,
      page: firstPage(document).id,
      format: 'svg',
      shorterSide: Math.min(document.width, document.height),
      quality: 90,
      watermark: false,
    });
    return Buffer.from(bytes).toString('utf8');
  },
};

/** The files of all variants of a plan, side by side in one picture. */
async function variantsOf(name: string, brief: LogoBrief, plan: LogoPlan): Promise<void> {
  const composed: { input: Buffer; left: number; top: number }[] = [];
  for (const [index, { id, plan: variant, background, showsBackground }] of logoVariants(plan).entries()) {
    const svg = await logoSvg(drawLogo(brief, variant, ports, background), svgPorts, {
      showsBackground,
      title: brief.name,
    });
    if (values.files) await writeFile(path.join(out, `${name}-${id}.svg`), svg);
    const back = showsBackground
      ? background
      : id === 'mono-light'
        ? '#3a6ea5'
        : id === 'mono-dark'
          ? '#e8c872'
          : '#f3f3f3';
    const picture = await sharp(Buffer.from(svg))
      .resize(360, 300, { fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer();
    composed.push({
      input: await sharp({ create: { width: 384, height: 330, channels: 4, background: back } })
        .composite([{ input: picture }])
        .png()
        .toBuffer(),
      left: index * 384,
      top: 0,
    });
  }
  await sharp({ create: { width: 384 * composed.length, height: 330, channels: 4, background: '#ffffff' } })
    .composite(composed)
    .png()
    .toFile(path.join(out, `${name}-variants.png`));
}

async function mockupsOf(name: string, brief: LogoBrief, plan: LogoPlan): Promise<void> {
  const pictures = await Promise.all(
    MOCKUPS.map(async (one, index) => {
      const document = mockup(one, { brief, plan, ports });
      const { bytes } = await rendering.render({
        document,
        page: firstPage(document).id,
        format: 'png',
        shorterSide: 560,
        quality: 90,
        watermark: false,
      });
      return { input: Buffer.from(bytes), left: index * 747, top: 0 };
    }),
  );
  await sharp({ create: { width: 747 * MOCKUPS.length, height: 560, channels: 4, background: '#ffffff' } })
    .composite(pictures)
    .png()
    .toFile(path.join(out, `${name}-mockups.png`));
}

/** Logos side by side, each on its own background. */
async function writeSheet(name: string, brief: LogoBrief, plans: readonly LogoPlan[]): Promise<void> {
  const board = new PageBuilder(CELL.width * COLUMNS, CELL.height * Math.ceil(plans.length / COLUMNS));
  for (const [index, plan] of plans.entries()) {
    const logo = drawLogo(brief, plan, ports);
    const x = (index % COLUMNS) * CELL.width;
    const y = Math.floor(index / COLUMNS) * CELL.height;
    board.add([
      createShapeLayer({
        id: 'g',
        parent: 'p',
        order: 'a0',
        x,
        y,
        ...CELL,
        fill: { type: 'solid', color: logo.background },
      }),
    ]);
    board.add(
      placedIn(
        logo.layers,
        { x: x + CELL.width * 0.16, y: y + CELL.height * 0.2, width: CELL.width * 0.68, height: CELL.height * 0.6 },
        ports.measureText,
        ports.textOutline,
      ),
    );
  }
  await board.write(name);
}

/** A batch, and the similar logos, variants and mock-ups of one of its logos. */
async function galleryOf(name: string, brief: LogoBrief): Promise<void> {
  const plans = planBatch(brief, ports);
  await writeSheet(name, brief, plans);
  // The fonts are loaded now; outlines of words drawn earlier are not taken from the cache.
  const from = performance.now();
  const cold = { ...ports, textOutline: createTextOutlines(rendering.measureText) };
  await Promise.all(
    planBatch(brief, cold).map((plan) =>
      logoSvg(drawLogo(brief, plan, cold), { ...svgPorts, ...cold }, { showsBackground: true, title: brief.name }),
    ),
  );
  const written = Math.round(performance.now() - from);
  const at = Number(values.show) - 1;
  const shown = plans[at];
  if (shown) {
    await writeSheet(`${name}-more`, brief, remix(brief, shown, { type: 'more' }, ports));
    await variantsOf(name, brief, shown);
    await mockupsOf(name, brief, shown);
  }
  console.log(`${name}: 12 planned, drawn and written as SVG in ${written} ms, warm`);
  if (values.verbose)
    for (const [index, plan] of plans.entries())
      console.log(
        `  ${index + 1} ${JSON.stringify(plan.mark)} ${plan.layout} ${plan.face.family} ${plan.face.weight} ${plan.palette.name}/${plan.ground}`,
      );
}

try {
  for (const { name, ...given } of LOGO_BRIEFS) {
    if (values.only && !values.only.split(',').includes(name)) continue;
    const { title, description, elements = [], colors = [] } = given;
    await galleryOf(values.variant === '0' ? name : `${name}-${values.variant}`, {
      name: title,
      description,
      elements,
      colors,
      style: values.style as LogoStyle,
      variant: Number(values.variant),
    });
  }
} finally {
  await rendering.close();
}

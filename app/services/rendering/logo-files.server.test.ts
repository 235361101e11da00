/**
 * Logos as files, with the shipped fonts: outlines are where the painter draws them, one ink is one path, letters of
 * every script are converted.
 */
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { DesignDocument } from '#design/document/document.ts';
import { pathBounds } from '#design/document/path-geometry.ts';
import { firstPage } from '#design/document/tree.ts';
import type { LogoBrief } from '#design/logo/brief.ts';
import { drawLogo } from '#design/logo/draw-logo.ts';
import { logoPage, logoSvg } from '#design/logo/logo-svg.ts';
import { planBatch } from '#design/logo/plan-batch.ts';
import { logoVariants } from '#design/logo/variants.ts';
import { iconPath, twoToneIcon } from '#tools/libraries/icons/icon-path.ts';
import { findIcons } from '#tools/libraries/icons/icon-search.ts';
import { combineAreas } from './path-operations.server.ts';
import { createRendering } from './rendering.server.ts';
import { createTextOutlines } from './text-outlines.server.ts';
import { oneIn } from '#tests/fixtures/sample.ts';

const rendering = createRendering({ assetBytes: async () => null, workers: 1 });
afterAll(() => rendering.close());

const render = async (document: DesignDocument, format: 'svg' | 'png') =>
  (
    await rendering.render({
      document,
      page: firstPage(document).id,
      format,
      shorterSide: Math.min(document.width, document.height),
      quality: 90,
      watermark: false,
    })
  ).bytes;
const ports = {
  measureText: rendering.measureText,
  findIcons,
  iconPath,
  twoTone: twoToneIcon,
  textOutline: createTextOutlines(rendering.measureText),
  combineAreas,
  svgOf: async (document: DesignDocument) => Buffer.from(await render(document, 'svg')).toString('utf8'),
};
const brief = (name: string): LogoBrief => ({
  name,
  description: 'small sourdough bakery',
  style: 'assorted',
  elements: [],
  colors: [],
  variant: 0,
});

/** Share of pixels that differ by more than antialiasing does. */
async function difference(first: Uint8Array, second: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [first, second].map((bytes) =>
      sharp(bytes).flatten({ background: '#ffffff' }).greyscale().blur(1).raw().toBuffer(),
    ),
  );
  if (!a || !b || a.length !== b.length) throw new Error('pictures of two sizes');
  let far = 0;
  for (let at = 0; at < a.length; at += 1) if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > 64) far += 1;
  return far / a.length;
}

describe('outlines of letters', () => {
  it.each([
    ['Hxg', 'Fraunces', 700],
    ['مخبز', 'Cairo', 800],
    ['मिठाई', 'Mukta', 600],
    ['面包房', 'Noto Sans SC', 500],
  ])('of “%s” are where its advance is', (text, fontFamily, fontWeight) => {
    const style = { fontFamily, fontWeight, fontSize: 100, italic: false };
    const box = pathBounds(ports.textOutline(text, { ...style, letterSpacing: 0 }));
    const advance = rendering.measureText(text, style);
    expect(box?.width).toBeGreaterThan(advance * 0.8);
    expect(box?.width).toBeLessThan(advance * 1.12);
    expect(box?.y).toBeLessThan(-40);
    const wider = pathBounds(ports.textOutline(text, { ...style, letterSpacing: 20 }));
    if (fontFamily !== 'Cairo') expect(wider?.width).toBeGreaterThan(box?.width ?? 0);
  });

  it('scale with the size', () => {
    const [small, large] = [50, 300].map((fontSize) =>
      pathBounds(
        ports.textOutline('Ag', { fontFamily: 'Syne', fontWeight: 700, fontSize, italic: false, letterSpacing: 0 }),
      ),
    );
    expect(large?.width).toBeCloseTo((small?.width ?? 0) * 6, 3);
  });
});

describe('the file of a logo', () => {
  it.each(oneIn(4, ['Crumb & Co', 'مخبز النور', 'मिठाई घर', '面包房'], 2))(
    'of “%s” looks like its picture and holds outlines only',
    async (name) => {
      for (const plan of oneIn(2, planBatch(brief(name), ports))) {
        const drawn = drawLogo(brief(name), plan, ports);
        const svg = await logoSvg(drawn, ports, { showsBackground: true, title: name });
        expect(svg, plan.mark.kind).not.toMatch(/<(?:text|image|use|clipPath|g)\b/);
        expect(svg).toContain(`<title>${name.replace('&', '&amp;')}</title>`);
        const picture = await render(logoPage(drawn, ports, { showsBackground: true }), 'png');
        expect(await difference(Buffer.from(svg), picture), `${plan.mark.kind} ${plan.layout}`).toBeLessThan(0.004);
      }
    },
  );

  it('in one ink is a single path with holes, without a background', async () => {
    const plan = planBatch({ ...brief('Crumb & Co'), style: 'icon' }, ports).find(
      ({ mark }) => mark.kind === 'icon' && mark.form === 'disc',
    );
    if (!plan) throw new Error('no disc in the batch');
    for (const { id, plan: variant, background, showsBackground } of logoVariants(plan)) {
      const svg = await logoSvg(drawLogo(brief('Crumb & Co'), variant, ports, background), ports, {
        showsBackground,
        title: 'Crumb',
      });
      expect(svg.includes('<rect'), id).toBe(showsBackground);
      if (id.startsWith('mono')) expect(svg.match(/<path/g), id).toHaveLength(1);
      if (showsBackground) continue;
      expect(svg, id).not.toContain(`fill="${background}"`);
      const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(data[3], id).toBe(0);
      expect(info.channels).toBe(4);
    }
  });

  it('is square for profile pictures, with clear space all around', async () => {
    const drawn = drawLogo(brief('Crumb & Co'), planBatch(brief('Crumb & Co'), ports)[0] as never, ports);
    const page = logoPage(drawn, ports, { showsBackground: true, square: true });
    expect(page.width).toBe(page.height);
    const { data, info } = await sharp(await render(page, 'png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red] = [data[0]];
    for (let x = 0; x < info.width; x += 1) expect(data[(20 * info.width + x) * info.channels]).toBe(red);
  });
});

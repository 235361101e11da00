/** export: sizes, formats and texts of each plan. */
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createTextLayer } from '#design/document/create.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import type { RenderingPort, RenderRequest } from './contract/ports/rendering-port.ts';
import { spokenCard } from './contract/tool-text.ts';
import { exportDesign } from './export.ts';
import { nameOfTitle } from './files/file-names.ts';
import type { ToolOutcome } from './contract/tool.ts';

const free = { exportShorterSide: 1080, watermark: true, vectorExport: false, upscale: false };
const pro = { exportShorterSide: 2160, watermark: false, vectorExport: true, upscale: true };

/** Records the renderer's input, and returns the test's answer. */
function asking(answer: Partial<Awaited<ReturnType<RenderingPort['render']>>> = {}) {
  const asked: RenderRequest[] = [];
  const rendering: RenderingPort = {
    async render(request) {
      asked.push(request);
      return {
        bytes: new TextEncoder().encode(`file ${asked.length}`),
        width: 1080,
        height: 1350,
        mime: 'application/pdf',
        ...answer,
      };
    },
  };
  return { asked, rendering };
}

function threePages(): MemoryDesign {
  const design = new MemoryDesign();
  const page = design.document.pages[design.page]!;
  design.edit(
    { type: 'page.add', page: { ...page, id: 'last', order: 'a9' } },
    { type: 'page.add', page: { ...page, id: 'middle', order: 'a8' } },
  );
  return design;
}

const words = (outcome: ToolOutcome) => (outcome.ok ? spokenCard(exportDesign.texts, outcome.card) : outcome.error);

describe('pictures', () => {
  it('are made at the plan’s size, with its watermark, and kept', async () => {
    const design = new MemoryDesign({ width: 1080, height: 1920 });
    const outcome = await design.call(exportDesign, { format: 'webp' }, { entitlements: free });
    expect(outcome).toMatchObject({
      ok: true,
      output: { file: 'test-design.webp', width: 1080, height: 1920, watermark: true },
      card: { key: 'tools.export.marked' },
    });
    if (!outcome.ok) return;
    const asset = await design.assetsPort.info(outcome.card.download!.asset);
    expect(asset).toMatchObject({ name: 'test-design.webp', mime: 'image/webp' });
    expect(outcome.card.assets).toEqual([asset!.id]);
    expect(await design.call(exportDesign, {}, { entitlements: pro })).toMatchObject({
      ok: true,
      output: { width: 2160, height: 3840, watermark: false },
      card: { key: 'tools.export.done' },
    });
    expect(await design.call(exportDesign, { shorterSide: 2160 }, { entitlements: free })).toEqual({
      ok: false,
      error: 'The plan exports up to 1080 px on the shorter side',
      reached: { code: 'limit_reached', what: 'export-size', limit: null, resetsAt: null },
    });
  });

  it('of several pages come as a ZIP, named in their order', async () => {
    const design = threePages();
    expect(await design.call(exportDesign, { pages: 'this' })).toMatchObject({
      ok: true,
      output: { file: 'test-design.png' },
    });
    const { asked, rendering } = asking();
    const shares: (number | null)[] = [];
    const outcome = await design.call(
      exportDesign,
      { format: 'jpg', pages: 'all' },
      { rendering, entitlements: pro, progress: (share) => shares.push(share) },
    );
    expect(asked.map(({ page }) => page)).toEqual([design.page, 'middle', 'last']);
    expect(shares).toEqual([0, 1 / 3, 2 / 3]);
    expect(outcome).toMatchObject({
      ok: true,
      output: { file: 'test-design.zip', files: ['test-design-1.jpg', 'test-design-2.jpg', 'test-design-3.jpg'] },
    });
    expect(words(outcome)).toBe('3 JPG files ready in a ZIP');
    if (!outcome.ok) return;
    const { asset } = outcome.card.download!;
    expect(await design.assetsPort.info(asset)).toMatchObject({ mime: 'application/zip', name: 'test-design.zip' });
    expect(outcome.card.assets).toBeUndefined();
    const files = unzipSync((await design.assetsPort.bytes(asset))!);
    expect(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['test-design-1.jpg', 'file 1'],
      ['test-design-2.jpg', 'file 2'],
      ['test-design-3.jpg', 'file 3'],
    ]);
  });

  it('come in several sizes at once, each no larger than the plan has it', async () => {
    const design = new MemoryDesign();
    const outcome = await design.call(
      exportDesign,
      { format: 'webp', sizes: [1080, 540, 1080] },
      { entitlements: free },
    );
    expect(outcome).toMatchObject({
      ok: true,
      output: {
        file: 'test-design.zip',
        files: ['test-design-1080x1080.webp', 'test-design-540x540.webp'],
        watermark: true,
      },
    });
    expect(words(outcome)).toBe('2 WebP files ready in a ZIP, with watermark');
    const refused = async (input: object) => words(await design.call(exportDesign, input, { entitlements: pro }));
    expect(await refused({ sizes: [540, 4000] })).toBe('The plan exports up to 2160 px on the shorter side');
    expect(await refused({ sizes: [540], shorterSide: 540 })).toBe('Give shorterSide or sizes, not both');
    expect(await refused({ format: 'pdf', sizes: [540] })).toBe(
      'PDF comes in one size. Several at once are for PNG, JPG and WebP.',
    );
  });

  it('lose their background where the format can do without', async () => {
    const design = new MemoryDesign();
    design.edit({ type: 'page.update', id: design.page, patch: { background: { type: 'solid', color: '#ff0000' } } });
    const { asked, rendering } = asking();
    await design.call(exportDesign, { transparent: true }, { rendering });
    expect(asked[0]!.document.pages[design.page]!.background).toEqual({ type: 'none' });
    expect(words(await design.call(exportDesign, { format: 'jpg', transparent: true }))).toBe(
      'JPG can’t be transparent. Take PNG, WebP or SVG.',
    );
  });
});

describe('PDF', () => {
  it('is on every plan, with all pages in their order unless this one is wanted', async () => {
    const design = threePages();
    const { asked, rendering } = asking();
    const all = await design.call(exportDesign, { format: 'pdf' }, { rendering, entitlements: free });
    expect(asked[0]).toMatchObject({
      format: 'pdf',
      pages: [design.page, 'middle', 'last'],
      title: '',
      shorterSide: 1080,
      watermark: true,
    });
    expect(all).toMatchObject({ ok: true, output: { file: 'test-design.pdf', pages: 3, watermark: true } });
    expect(words(all)).toBe('PDF ready, 3 pages, 1080 × 1350, with watermark');
    if (all.ok) expect(all.card.assets).toBeUndefined();
    const one = await design.call(
      exportDesign,
      { format: 'pdf', pages: 'this', fileName: 'Menu' },
      { rendering, entitlements: pro, page: 'middle' },
    );
    expect(asked[1]).toMatchObject({ pages: ['middle'], title: 'Menu', watermark: false });
    expect(one).toMatchObject({ ok: true, output: { file: 'menu.pdf', pages: 1 } });
    expect(words(one)).toBe('PDF ready, 1 page, 1080 × 1350');
  });
});

describe('outlines', () => {
  it.each(['svg', 'vector-pdf'])(
    'as %s are refused in words where the plan has none, before anything is drawn',
    async (format) => {
      const { asked, rendering } = asking();
      const outcome = await new MemoryDesign().call(exportDesign, { format }, { rendering, entitlements: free });
      expect(outcome).toMatchObject({
        ok: false,
        reached: { what: 'vector' },
        error: 'SVG and vector PDF come with the Pro and Max plans. PNG, JPG, WebP and PDF are in yours.',
      });
      expect(asked).toEqual([]);
    },
  );

  it('name the layers that became pixels', async () => {
    const design = new MemoryDesign();
    for (const [index, text] of ['One', 'Two', 'Three', 'Four', 'Five'].entries())
      design.edit({
        type: 'layer.add',
        layer: createTextLayer({ id: `t${index}`, parent: design.page, order: `a${index + 1}`, text }),
      });
    const none = await design.call(
      exportDesign,
      { format: 'svg' },
      { ...asking({ mime: 'image/svg+xml' }), entitlements: pro },
    );
    expect(none).toMatchObject({ ok: true, output: { file: 'test-design.svg', format: 'svg' } });
    expect(words(none)).toBe('SVG ready, every letter and shape an outline');
    const one = await design.call(
      exportDesign,
      { format: 'svg' },
      { ...asking({ flattened: ['t1'] }), entitlements: pro },
    );
    expect(words(one)).toBe(
      'SVG ready. One layer is a picture in it, because this format can’t draw its effect: “Two”',
    );
    const many = await design.call(
      exportDesign,
      { format: 'vector-pdf' },
      { ...asking({ flattened: ['t0', 't1', 't2', 't3', 't4'] }), entitlements: pro },
    );
    expect(words(many)).toBe(
      'PDF ready. 5 layers are pictures in it, because this format can’t draw their effects: “One”, “Two”, “Three” and 2 more',
    );
    expect(many).toMatchObject({
      ok: true,
      output: { pixelsInstead: ['t0', 't1', 't2', 't3', 't4'], pixelsInsteadCount: 5, pages: 1 },
    });
  });
});

describe('PDF for print', () => {
  it('has a bleed of 3 mm and marks unless told otherwise, and says which pictures are soft in print', async () => {
    const design = threePages();
    const { asked, rendering } = asking();
    const call = (more: object) =>
      design.call(exportDesign, { format: 'print-pdf', ...more }, { rendering, entitlements: pro });
    expect(await call({})).toMatchObject({ ok: true, output: { file: 'test-design.pdf', pages: 3 } });
    expect(asked[0]).toMatchObject({ format: 'print-pdf', print: { bleed: 3, marks: true, width: null } });
    await call({ bleed: 0, cropMarks: false, printWidth: 85 });
    expect(asked[1]).toMatchObject({ print: { bleed: 0, marks: false, width: 85 } });
    expect(words(await design.call(exportDesign, { format: 'pdf', bleed: 3 }, { rendering, entitlements: pro }))).toBe(
      'Bleed, crop marks and a print width are for the format print-pdf',
    );
    expect((await design.call(exportDesign, { format: 'print-pdf' }, { rendering, entitlements: free })).ok).toBe(
      false,
    );
  });
});

it('makes file names that every system takes', () => {
  expect(nameOfTitle('Été: 30 % / “Sale”')).toBe('été-30-sale');
  expect(nameOfTitle('../../etc/passwd')).toBe('etc-passwd');
  expect(nameOfTitle('夏のセール')).toBe('夏のセール');
  expect(nameOfTitle('???')).toBe('design');
});

describe('films', () => {
  it('have all pages or this one with what is on it, at most 1080 px, by the plan', async () => {
    const design = threePages();
    design.edit(
      { type: 'layer.add', layer: createTextLayer({ id: 'here', parent: design.page, order: 'a0', text: 'Here' }) },
      { type: 'layer.add', layer: createTextLayer({ id: 'there', parent: 'middle', order: 'a0', text: 'There' }) },
      { type: 'page.update', id: 'middle', patch: { duration: 2500 } },
    );
    const all = await design.call(exportDesign, { format: 'mp4', fileName: 'Été' }, { entitlements: pro });
    expect(all).toMatchObject({
      ok: true,
      output: { file: 'été.mp4', format: 'mp4', pages: 3, seconds: 12.5, width: 1080, height: 1080, watermark: false },
    });
    expect(words(all)).toBe('MP4 ready, 12.5 seconds, 1080 × 1080');
    const one = await design.call(
      exportDesign,
      { format: 'mp4', pages: 'this', shorterSide: 540 },
      { entitlements: free, page: 'middle' },
    );
    expect(words(one)).toBe('MP4 ready, 2.5 seconds, 540 × 540, with watermark');
    expect(
      design.films.asked.map(({ document, shorterSide, fps }) => [
        Object.keys(document.pages).length,
        Object.keys(document.layers),
        shorterSide,
        fps,
      ]),
    ).toEqual([
      [3, ['here', 'there'], 1080, 30],
      [1, ['there'], 540, 30],
    ]);
    expect(words(await design.call(exportDesign, { format: 'mp4', shorterSide: 1440 }, { entitlements: pro }))).toBe(
      'Films have up to 1080 px on the shorter side. Ask for a smaller one.',
    );
    expect(words(await design.call(exportDesign, { format: 'mp4', sizes: [540] }))).toBe(
      'MP4 comes in one size. Several at once are for PNG, JPG and WebP.',
    );
  });
});

/**
 * compose_design over random briefs, with the real letters and the real renderer: whatever is requested, either the
 * lint finds nothing wrong with the page, or the tool reports what doesn't fit.
 */
import '#tests/fixtures/property-seed.ts';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createRendering } from '#app/services/rendering/rendering.server.ts';
import { sampleOf, type SamplePixels } from '#design/document/sample-pixels.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { lintPage } from '#design/lint/lint-page.ts';
import { GENERAL_COMPOSITION_IDS } from '#design/templates/compositions/all.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { composeDesign } from '#tools/compose-design.ts';
import { EMPTY_BRAND_KIT } from '#tools/contract/ports/brand-kit-port.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { extentOf } from '#tools/contract/page-space.ts';

const isLong = process.env.BLEND_LONG === '1';
/** Rendered and looked at. */
const CASES = isLong ? 2_000 : 10;
/** Measured only: with the real letters, but without rendering the page. */
const MEASURED = isLong ? 10_000 : 40;
const LOOKED_AT = 256;

/** Difficult pictures: white, black, and half of each. Their bytes by asset. */
const bytes = new Map<string, Uint8Array>();
const flat = (color: string) =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
const halves = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#ffffff' } })
  .composite([{ input: { create: { width: 60, height: 30, channels: 3, background: '#000000' } }, top: 30, left: 0 }])
  .jpeg()
  .toBuffer();
const PICTURES = [
  { name: 'white.jpg', data: await flat('#ffffff') },
  { name: 'black.jpg', data: await flat('#000000') },
  { name: 'halves.jpg', data: halves },
  { name: 'red.jpg', data: await flat('#c83232') },
];
const mask = await sharp({ create: { width: 60, height: 60, channels: 4, background: '#00000000' } })
  .composite([{ input: { create: { width: 36, height: 48, channels: 4, background: '#000000ff' } }, top: 6, left: 12 }])
  .png()
  .toBuffer();

const rendering = createRendering({ assetBytes: async (id) => bytes.get(id) ?? mask, workers: 2 });
afterAll(() => rendering.close());

/** Without rendering, rules about visible pixels report nothing. */
const unseen: SamplePixels = () => Promise.resolve(null);

/** Samples as the server takes them, each page rendered once. */
const seen = new WeakMap<DesignDocument, Promise<{ data: Buffer; width: number; height: number }>>();
const samplePixels: SamplePixels = async (document, page, box) => {
  let picture = seen.get(document);
  if (!picture) {
    picture = rendering.renderPreview(document, page, LOOKED_AT).then(async (rendered) => ({
      data: await sharp(rendered.bytes)
        .flatten({ background: '#ffffff' })
        .removeAlpha()
        .toColourspace('srgb')
        .raw()
        .toBuffer(),
      width: rendered.width,
      height: rendered.height,
    }));
    seen.set(document, picture);
  }
  const { data, width, height } = await picture;
  const scale = width / document.width;
  const [left, top] = [Math.max(0, Math.floor(box.x * scale)), Math.max(0, Math.floor(box.y * scale))];
  const [right, bottom] = [
    Math.min(width, Math.ceil((box.x + box.width) * scale)),
    Math.min(height, Math.ceil((box.y + box.height) * scale)),
  ];
  if (right <= left || bottom <= top) return null;
  const rows = Array.from({ length: bottom - top }, (_, row) =>
    data.subarray(((top + row) * width + left) * 3, ((top + row) * width + right) * 3),
  );
  return sampleOf(Buffer.concat(rows), 3);
};

const phrase = (words: readonly string[], most: number) =>
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: most }).map((list) => list.join(' '));
const LATIN = [
  'Sale',
  'of',
  'the',
  'summer',
  'new',
  'collection',
  'handmade',
  'now',
  'Internationalisierung',
  'for',
  'everyone',
  'Gjpqy',
  'É',
  'a',
  '50%',
  'WOW!',
];
const text = (most: number) =>
  fc.oneof(
    { weight: 6, arbitrary: phrase(LATIN, most) },
    { weight: 1, arbitrary: phrase(['تخفيضات', 'الصيف', 'على', 'جميع', 'الأحذية'], most) },
    { weight: 1, arbitrary: phrase(['दिवाली', 'सेल', 'सभी', 'पर', 'छूट'], most) },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.constantFrom('新', '品', '上', '市', '秋', '季', '手', '袋', '。'), {
          minLength: 1,
          maxLength: most * 3,
        })
        .map((list) => list.join('')),
    },
    { weight: 1, arbitrary: phrase(['🎉', 'Party', '👨‍👩‍👧‍👦', 'time', '🔥🔥'], most) },
    { weight: 1, arbitrary: phrase(['Распродажа', 'лето', 'Καλοκαίρι', 'новая'], most) },
  );

const SIZES = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1920, 1080],
  [1000, 1500],
  [1600, 400],
  [2480, 3508],
  [1050, 600],
  [100, 100],
  [4000, 4000],
  [4000, 500],
  [400, 2400],
  [300, 250],
  [728, 90 + 10],
] as const;
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

const brief = fc.record({
  size: fc.constantFrom(...SIZES),
  headline: optional(fc.oneof(text(2), text(7))),
  subheading: optional(text(9)),
  offer: optional(
    fc.oneof(
      fc.constantFrom('30% off', '$49', 'up to 70% off', 'free delivery on everything', 'from €1,299.00'),
      text(3),
    ),
  ),
  callToAction: optional(fc.oneof(fc.constantFrom('Shop now', 'Book'), text(3))),
  lines: fc.array(text(6), { maxLength: 4 }),
  pictures: fc.constantFrom(0, 0, 1, 1, 1, 2, 3, 4),
  mood: fc.constantFrom(
    '',
    'summer sale',
    'black friday',
    'elegant wedding',
    'luxury watch',
    'kids party',
    'gym',
    'clean tech',
    'calm yoga',
    'real estate',
    'coffee',
    'travel',
  ),
  colors: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.array(
        fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
        { minLength: 1, maxLength: 3 },
      ),
    },
  ),
  variant: fc.nat({ max: 30 }),
  composition: fc.option(fc.constantFrom(...GENERAL_COMPOSITION_IDS), { nil: undefined, freq: 2 }),
  cutout: optional(fc.boolean()),
  logo: fc.boolean(),
});

/** Words in rows and columns, of every length and script, with and without headings. */
const table = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9 }), fc.boolean(), fc.boolean())
  .chain(([columns, rows, headerRow, headerColumn]) =>
    fc.record({
      rows: fc.array(
        fc
          .tuple(
            text(3),
            fc.array(
              fc.oneof(
                { weight: 3, arbitrary: fc.constantFrom('$24', '€1,299.00', '92', '15.7 mm', '9am–6pm', 'closed', '') },
                { weight: 1, arbitrary: text(2) },
              ),
              { minLength: columns - 1, maxLength: columns - 1 },
            ),
          )
          .map(([first, others]) => [first, ...others]),
        { minLength: rows, maxLength: rows },
      ),
      headerRow: fc.constant(headerRow),
      headerColumn: fc.constant(headerColumn),
    }),
  );
const tabled = fc
  .record({ brief, table, pictures: fc.constantFrom(0, 0, 1), lines: fc.array(text(4), { maxLength: 2 }) })
  .map((given) => ({ ...given.brief, table: given.table, pictures: given.pictures, lines: given.lines }));

type Given = (typeof brief extends fc.Arbitrary<infer Value> ? Value : never) & {
  table?: typeof table extends fc.Arbitrary<infer Value> ? Value : never;
};

async function composed(given: Given, samplePixels: SamplePixels) {
  const {
    size: [width, height],
    pictures,
    logo,
    ...words
  } = given;
  const design = new MemoryDesign();
  const infos = PICTURES.map(({ name, data }): AssetInfo => {
    const info = design.addPicture(name, 1200, 1200);
    bytes.set(info.id, data);
    return info;
  });
  const input = { ...words, width, height, pictures: infos.slice(0, pictures).map(({ name }) => name) };
  const outcome = await design.call(composeDesign, JSON.parse(JSON.stringify(input)), {
    measureText: rendering.measureText,
    samplePixels,
    brandKit: { get: async () => ({ ...EMPTY_BRAND_KIT, logos: logo ? [{ asset: infos[3]!.id, name: 'logo' }] : [] }) },
  });
  return { design, outcome, input };
}

/** Faults of a brief's page; none when it was refused with a message. Throws when a normal brief is refused. */
async function faults(given: Given, samplePixels: SamplePixels): Promise<{ refused: boolean; found: string[] }> {
  const { design, outcome, input } = await composed(given, samplePixels);
  if (!outcome.ok) {
    expect(outcome.error).toMatch(/do not fit|nothing to lay out/);
    // A brief that anybody would call normal is never refused.
    const length = [
      given.headline,
      given.subheading,
      given.offer,
      given.callToAction,
      ...given.lines,
      ...(given.table?.rows.flat() ?? []),
    ].join(' ').length;
    const roomy =
      Math.min(input.width, input.height) >= 600 &&
      input.width / input.height < 2.5 &&
      input.height / input.width < 2.5;
    if (outcome.error.includes('fit'))
      expect(length > 150 || !roomy || (given.table?.rows.length ?? 0) > 6, `refused: ${JSON.stringify(input)}`).toBe(
        true,
      );
    return { refused: true, found: [] };
  }
  const found = (await lintPage(design.document, design.page, { samplePixels })).map(
    ({ rule, words }) => `${rule}: ${words}`,
  );
  const { width, height } = design.document;
  if (width !== input.width || height !== input.height) found.push(`the page is ${width} × ${height}`);
  // On stories the platform's own bars cover both ends.
  const bar = height / width >= 1.6 ? height * 0.1 : 0;
  for (const layer of Object.values(design.document.layers)) {
    if (layer.type !== 'text') continue;
    const box = extentOf(layer);
    if (box.y < bar - 1 || box.y + box.height > height - bar + 1) found.push(`“${layer.text}” is under the bars`);
  }
  return { refused: false, found };
}

describe('a composed page', () => {
  it.each([
    ['measured', MEASURED, unseen, brief],
    ['as it is seen', CASES, samplePixels, brief],
    ['around a table, measured', MEASURED / 5, unseen, tabled],
    ['around a table, as it is seen', Math.ceil(CASES / 5), samplePixels, tabled],
  ])(
    'has nothing wrong with it, or is refused in words: %s',
    async (_name, numRuns, sampling, briefs: fc.Arbitrary<Given>) => {
      let refusals = 0;
      await fc.assert(
        fc.asyncProperty(briefs, async (given) => {
          const { refused, found } = await faults(given, sampling);
          if (refused) refusals += 1;
          expect(found).toEqual([]);
        }),
        { numRuns },
      );
      expect(refusals).toBeLessThan(numRuns * 0.3);
    },
    3_600_000,
  );

  it.each<Given>([
    {
      size: [1080, 1080],
      headline: '🎉',
      subheading: 'Internationalisierung Sale',
      offer: 'Internationalisierung handmade',
      callToAction: 'Shop now',
      lines: ['🎉', '🎉', '。', 'Party'],
      pictures: 4,
      mood: '',
      colors: [],
      variant: 0,
      composition: undefined,
      cutout: undefined,
      logo: true,
    },
    {
      size: [100, 100],
      headline: 'Sale',
      subheading: 'Sale',
      offer: '新。。新',
      callToAction: 'Shop now',
      lines: ['Sale'],
      pictures: 4,
      mood: '',
      colors: [],
      variant: 0,
      composition: undefined,
      cutout: undefined,
      logo: false,
    },
  ])('holds what was refused or broken before: %j', async (given) => {
    expect(await faults(given, unseen)).toEqual({ refused: false, found: [] });
  });
});

/** compose_design on a design in memory: checks the resulting page. Reworking a page: compose-rework.test.ts. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createPage, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { GENERAL_COMPOSITIONS } from '#design/templates/compositions/all.ts';
import { LISTS_FOR_BRIEFS } from '#design/templates/compositions/lists/for-briefs.ts';
import { lintedPage } from '#design/lint/lint-page.ts';
import { unsafeZone } from '#design/lint/safe-zones.ts';
import { ComposedDesign, SALE } from '#tests/fixtures/composed-design.ts';
import { composeDesign } from './compose-design.ts';
import { EMPTY_BRAND_KIT, type BrandKit } from './contract/ports/brand-kit-port.ts';
import { contentsOf } from './page/page-contents.ts';
import { ToolRefusal } from './contract/tool.ts';

let design: ComposedDesign;
beforeEach(() => {
  design = new ComposedDesign();
});

const mustNot = () => Promise.reject(new Error('must not be asked'));
const noRepairs = { erase: mustNot, behind: mustNot, upscale: mustNot, retake: mustNot, expand: mustNot };

describe('a brief', () => {
  it.each([
    ['tiktok', 'TikTok'],
    ['instagram-reel', 'reel'],
    ['youtube-short', 'YouTube Short'],
    ['facebook-cover', 'Facebook cover'],
  ])('for %s keeps clear of what the platform covers', async (format, title) => {
    for (const variant of [0, 1, 2]) {
      await design.compose({ ...SALE, format, variant });
      expect(unsafeZone(lintedPage(design.document, design.page), { title }).map(({ words }) => words)).toEqual([]);
    }
  });

  it('becomes a page with everything that was said, in layers that can be named', async () => {
    design.addPicture('shoe.jpg', 1400, 1100);
    const output = await design.compose({ ...SALE, pictures: ['shoe.jpg'], format: 'instagram-story' });
    expect(design.document).toMatchObject({ width: 1080, height: 1920 });
    expect(design.said('Headline')).toBe('Summer sale');
    expect(design.said('Offer')).toBe('30% off');
    expect(design.said('Call to action')).toBe('Shop now');
    expect(design.said('Details')).toBe('Until Sunday');
    expect(design.named('Photo')).toMatchObject({ type: 'image' });
    expect(Math.max(...design.textLayers().map(({ fontSize }) => fontSize))).toBeGreaterThan(90);
    expect(output.layers.filter(({ role }) => role === 'headline')).toHaveLength(1);
    for (const { id } of output.layers.filter((one) => one.id)) expect(design.document.layers).toHaveProperty(id);
  });

  it.each([
    '“My skin has never felt this calm.”',
    '« La meilleure boulangerie du quartier »',
    '„Die beste Bäckerei im Viertel.“',
  ])('in the marks of %s shows drawn ones alone, and is read with its own', async (headline) => {
    await design.compose({ headline, subheading: 'A customer', composition: 'quote', mood: 'clean' });
    expect(design.said('Headline')).toBe(headline.slice(1, -1).trim());
    expect(
      design.layers().filter(({ type, name }) => type === 'shape' && name.startsWith('Quotation marks')),
    ).toHaveLength(1);
    expect(contentsOf(design.document, design.page).content).toMatchObject({ headline, subheading: 'A customer' });
  });

  it('is laid out the same way each time', async () => {
    const once = async () => {
      design = new ComposedDesign();
      await design.compose(SALE);
      return design.document.layers;
    };
    expect(await once()).toEqual(await once());
  });

  it('replaces what stood on the page, but not what is locked, and no other page', async () => {
    const { page } = design;
    design.edit(
      { type: 'layer.add', layer: createTextLayer({ id: 'old', parent: page, order: 'a1', text: 'Old words' }) },
      { type: 'layer.add', layer: createShapeLayer({ id: 'held', parent: page, order: 'a2', locked: true }) },
      { type: 'page.add', page: createPage({ id: 'second', order: 'a5', name: '', background: { type: 'none' } }) },
      {
        type: 'layer.add',
        layer: createTextLayer({ id: 'elsewhere', parent: 'second', order: 'a1', text: 'Second page' }),
      },
    );
    const output = await design.compose({ headline: 'New words' }, { page });
    expect(design.document.layers).not.toHaveProperty('old');
    expect(design.document.layers).toHaveProperty('held');
    expect(design.document.layers).toHaveProperty('elsewhere');
    expect(pagesInOrder(design.document)).toHaveLength(2);
    expect(output.notes).toEqual(['1 locked layer stayed']);
  });

  it('on a further page goes on in the look of the first', async () => {
    const first = design.page;
    await design.compose({ ...SALE, colors: ['navy', 'gold'], fonts: { heading: 'Syne' } });
    design.edit({
      type: 'page.add',
      page: createPage({ id: 'second', order: 'a5', name: '', background: { type: 'none' } }),
    });
    await design.compose({ headline: 'How it works' }, { page: 'second' });
    expect(design.document.pages.second?.background).toEqual(design.document.pages[first]?.background);
    expect(design.textLayers().find(({ parent, name }) => parent === 'second' && name === 'Headline')).toMatchObject({
      fontFamily: 'Syne',
    });
  });

  it('is one step to undo', async () => {
    design.edit({
      type: 'layer.add',
      layer: createTextLayer({ id: 'old', parent: design.page, order: 'a1', text: 'Old words' }),
    });
    const before = design.document;
    await design.compose({ ...SALE, format: 'a4' });
    design.undo();
    expect(design.document).toEqual(before);
  });

  it('without a headline leads with the offer, and with nothing at all is refused', async () => {
    await design.compose({ offer: '30% off' });
    expect(design.said('Headline')).toBe('30% off');
    const outcome = await design.call(composeDesign, {});
    expect(outcome).toMatchObject({ ok: false });
  });

  it('that is too long is refused with the words that do not fit', async () => {
    const outcome = await design.call(composeDesign, {
      headline: 'Wort '.repeat(75),
      lines: Array.from({ length: 10 }, (_, index) => `${index} ${'and so on '.repeat(20)}`),
      width: 200,
      height: 100,
    });
    expect(outcome).toMatchObject({ ok: false });
    expect(!outcome.ok && outcome.error).toContain('200 × 100');
  });

  it.each(GENERAL_COMPOSITIONS.filter((one) => !LISTS_FOR_BRIEFS.includes(one)).map((one) => [one.id, one] as const))(
    'in the composition %s shows its words and pictures',
    async (composition, { pictures: [least, most], cutout }) => {
      for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) design.addPicture(name, 1200, 1200);
      for (const pictures of [[], ['a.jpg'], ['a.jpg', 'b.jpg', 'c.jpg']]) {
        const output = await design.compose({ headline: 'Big sale', offer: '-30%', composition, pictures });
        if (least <= pictures.length && pictures.length <= most) expect(output.composition).toBe(composition);
        else expect(output.notes?.join()).toContain(composition);
        if (output.composition === composition && cutout === 'needed')
          expect(design.imageLayers()[0]?.mask).not.toBeNull();
        expect(design.said('Headline')).toBe('Big sale');
        expect(design.said('Offer')).toBe('-30%');
        expect(design.imageLayers().filter(({ name }) => name.startsWith('Photo'))).toHaveLength(pictures.length);
      }
    },
  );
});

describe('a list', () => {
  const PRICES = ['Carnitas $4', 'Al pastor $4', 'Veggie $3.50'];
  const STEPS = ['1 Choose your cake', '2 Send us the date', '3 Pick it up fresh'];
  it.each([
    ['bistro-menu', PRICES],
    ['photo-menu', PRICES],
    ['packages', PRICES],
    ['week-strip', ['Mon–Fri 7–18', 'Sat 8–17', 'Sun: closed']],
    ['day-line', ['10.00: Doors open', '11.30: Glazing demo', '14.00: Kiln opening']],
    ['measured-chart', ['S: 84–88 cm', 'M: 88–93 cm', 'L: 93–99 cm']],
    ['step-path', STEPS],
    ['step-cards', STEPS],
    ['calendar-leaf', ['Saturday 12 July', 'Mill Lane 12']],
  ])('in the composition %s has every line of its details', async (composition, lines) => {
    design.addPicture('a.jpg', 1200, 1200);
    const output = await design.compose({
      headline: 'Taco truck',
      lines,
      composition,
      ...(composition === 'photo-menu' ? { pictures: ['a.jpg'] } : {}),
    });
    expect(output.composition).toBe(composition);
    const { content } = contentsOf(design.document, design.page);
    expect(content.headline).toBe('Taco truck');
    // The mark between a label and its value is now part of the layout.
    expect(content.lines).toEqual(lines.map((line) => line.replace(/: /, ' ')));
  });

  it('of steps becomes steps without being asked to', async () => {
    const used = new Set<string>();
    for (let variant = 0; variant < 6; variant += 1)
      used.add((await design.compose({ headline: 'Order in three steps', lines: STEPS, variant })).composition);
    expect([...used].filter((id) => ['step-path', 'step-cards', 'clip-board'].includes(id)).length).toBeGreaterThan(0);
  });
});

describe('variants', () => {
  it('of one brief are different layouts in different colors', async () => {
    design.addPicture('shoe.jpg', 1400, 1100);
    const compositions: string[] = [];
    const backgrounds: string[] = [];
    for (let variant = 0; variant < 5; variant += 1) {
      const { composition } = await design.compose({ ...SALE, pictures: ['shoe.jpg'], variant });
      compositions.push(composition);
      backgrounds.push(JSON.stringify(design.document.pages[design.page]?.background));
    }
    expect(new Set(compositions).size).toBe(5);
    expect(new Set(backgrounds).size).toBeGreaterThanOrEqual(3);
    for (const [index, background] of backgrounds.slice(1).entries())
      expect(background === backgrounds[index] && compositions[index] === compositions[index + 1]).toBe(false);
  });
});

describe('pictures', () => {
  it('are cut out where the layout shows them so, with progress, and framed where it does not', async () => {
    const shoe = design.addPicture('shoe.jpg', 1400, 1100);
    const told: (number | null)[] = [];
    await design.compose(
      { ...SALE, pictures: ['shoe.jpg'], composition: 'cutout-shape' },
      { progress: (share) => void told.push(share) },
    );
    expect(design.named('Photo')).toMatchObject({ asset: shoe.id, mask: { strokes: [] } });
    expect(told.length).toBeGreaterThan(0);
    const framed = new ComposedDesign();
    framed.addPicture('shoe.jpg', 1400, 1100);
    design = framed;
    await design.compose(
      { ...SALE, pictures: ['shoe.jpg'], composition: 'split' },
      { imaging: { ...noRepairs, cutOut: () => Promise.reject(new Error('must not be asked')) } },
    );
    expect(design.named('Photo')).toMatchObject({ mask: null });
  });

  it('are framed, and it is said, when no subject is found or the subject is not believable', async () => {
    design.addPicture('shoe.jpg', 1400, 1100);
    const refusing = { ...noRepairs, cutOut: () => Promise.reject(new ToolRefusal('No subject was found.')) };
    const { notes } = await design.compose({ ...SALE, pictures: ['shoe.jpg'], cutout: true }, { imaging: refusing });
    expect(design.named('Photo')).toMatchObject({ mask: null });
    expect(notes?.join()).toContain('No subject was found.');
    const environment = design.environment();
    const everything = {
      ...noRepairs,
      cutOut: async (...given: Parameters<typeof environment.imaging.cutOut>) => ({
        ...(await environment.imaging.cutOut(...given)),
        coverage: 0.97,
      }),
    };
    await design.compose({ ...SALE, pictures: ['shoe.jpg'], cutout: true }, { imaging: everything });
    expect(design.named('Photo')).toMatchObject({ mask: null });
  });

  it('that are unknown are named, and the rest is laid out without them', async () => {
    const { notes } = await design.compose({ ...SALE, pictures: ['gone.jpg'] });
    expect(notes?.join()).toContain('gone.jpg');
    expect(design.said('Headline')).toBe('Summer sale');
    expect(await design.call(composeDesign, { pictures: ['gone.jpg'] })).toMatchObject({ ok: false });
  });

  it('of scenes are not cut out unless asked', async () => {
    design.addPicture('room.jpg', 1600, 1200);
    for (let variant = 0; variant < 6; variant += 1) {
      await design.compose({ headline: 'Open house', mood: 'real estate', pictures: ['room.jpg'], variant });
      expect(design.named('Photo')).toMatchObject({ mask: null });
    }
    await design.compose({ headline: 'Open house', mood: 'real estate', pictures: ['room.jpg'], cutout: true });
    expect(design.named('Photo')).toMatchObject({ mask: { strokes: [] } });
  });
});

describe('the brand kit', () => {
  const kit = (logo: string): BrandKit => ({
    ...EMPTY_BRAND_KIT,
    name: 'Halden',
    logos: [{ asset: logo, name: 'mark' }],
    colors: ['#0f6b66', '#f4c95d'],
    fonts: { heading: 'Syne', body: 'Poppins' },
  });

  it('gives colors, letters and the logo', async () => {
    const logo = design.addPicture('logo.png', 600, 200);
    await design.compose(SALE, { brandKit: { get: async () => kit(logo.id) } });
    expect(design.document.pages[design.page]?.background).toEqual({ type: 'solid', color: '#0f6b66' });
    expect(design.named('Headline')).toMatchObject({ fontFamily: 'Syne' });
    expect(design.named('Details')).toMatchObject({ fontFamily: 'Poppins' });
    const mark = design.named('Logo') as ImageLayer;
    expect(mark).toMatchObject({ asset: logo.id, alt: 'Halden' });
    expect(mark.width / mark.height).toBeCloseTo(3, 1);
    expect(mark.height).toBeLessThan(90);
  });

  it('stays out when told to, and a logo that was taken off does not come back', async () => {
    const logo = design.addPicture('logo.png', 600, 200);
    const environment = { brandKit: { get: async () => kit(logo.id) } };
    await design.compose({ ...SALE, useBrandKit: false }, environment);
    expect(design.named('Logo')).toBeUndefined();
    expect(design.named('Headline')).not.toMatchObject({ fontFamily: 'Syne' });
    await design.compose({ rework: true, variant: 1 }, environment);
    expect(design.named('Logo')).toBeUndefined();
    expect(design.named('Headline')).toMatchObject({ fontFamily: 'Syne' });
  });

  it('gives way to colors and fonts that are asked for', async () => {
    const logo = design.addPicture('logo.png', 600, 200);
    await design.compose(
      { ...SALE, colors: ['navy', 'gold'], fonts: { heading: 'Anton' } },
      { brandKit: { get: async () => kit(logo.id) } },
    );
    expect(design.document.pages[design.page]?.background).toEqual({ type: 'solid', color: '#000080' });
    expect(design.named('Headline')).toMatchObject({ fontFamily: 'Anton' });
  });
});

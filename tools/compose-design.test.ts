/** compose_design on a design in memory: what stands on the page afterwards, and what of the page before survives. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createImageLayer, createPage, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { ImageLayer, Layer, TextLayer } from '#design/document/layers.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { COMPOSITIONS } from '#design/layout/compose/compositions/all.ts';
import { LISTS_FOR_BRIEFS } from '#design/layout/compose/compositions/lists/for-briefs.ts';
import { lintedPage } from '#design/lint/lint-page.ts';
import { unsafeZone } from '#design/lint/safe-zones.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { addShape } from './add-shape.ts';
import { addSticker } from './add-sticker.ts';
import { composeDesign } from './compose-design.ts';
import { EMPTY_BRAND_KIT, type BrandKit } from './brand-kit-port.ts';
import { contentsOf } from './page-contents.ts';
import { overlapOf, standingOn } from './page-space.ts';
import { ToolRefusal } from './tool.ts';

let design: MemoryDesign;
beforeEach(() => {
  design = new MemoryDesign();
});

const layers = (): Layer[] => Object.values(design.document.layers);
const texts = () => layers().filter((layer): layer is TextLayer => layer.type === 'text');
const images = () => layers().filter((layer): layer is ImageLayer => layer.type === 'image');
const named = (name: string) => layers().find((layer) => layer.name === name);
const said = (name: string) => texts().find((layer) => layer.name === name)?.text;

const mustNot = () => Promise.reject(new Error('must not be asked'));
const noRepairs = { erase: mustNot, upscale: mustNot, retake: mustNot, expand: mustNot };

const SALE = {
  headline: 'Summer sale',
  offer: '30% off',
  callToAction: 'Shop now',
  lines: ['Until Sunday'],
  mood: 'summer sale, sneakers',
};

async function composed(input: Record<string, unknown>, environment: Parameters<MemoryDesign['call']>[2] = {}) {
  const outcome = await design.call(composeDesign, input, environment);
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.output as {
    composition: string;
    variant: number;
    layers: { id: string; name: string; role: string }[];
    notes?: string[];
  };
}

describe('a brief', () => {
  it.each([
    ['tiktok', 'TikTok'],
    ['instagram-reel', 'reel'],
    ['youtube-short', 'YouTube Short'],
    ['facebook-cover', 'Facebook cover'],
  ])('for %s keeps clear of what the platform covers', async (format, title) => {
    for (const variant of [0, 1, 2]) {
      await composed({ ...SALE, format, variant });
      expect(unsafeZone(lintedPage(design.document, design.page), { title }).map(({ words }) => words)).toEqual([]);
    }
  });

  it('becomes a page with everything that was said, in layers that can be named', async () => {
    design.addPicture('shoe.jpg', 1400, 1100);
    const output = await composed({ ...SALE, pictures: ['shoe.jpg'], format: 'instagram-story' });
    expect(design.document).toMatchObject({ width: 1080, height: 1920 });
    expect(said('Headline')).toBe('Summer sale');
    expect(said('Offer')).toBe('30% off');
    expect(said('Call to action')).toBe('Shop now');
    expect(said('Details')).toBe('Until Sunday');
    expect(named('Photo')).toMatchObject({ type: 'image' });
    expect(Math.max(...texts().map(({ fontSize }) => fontSize))).toBeGreaterThan(90);
    expect(output.layers.filter(({ role }) => role === 'headline')).toHaveLength(1);
    for (const { id } of output.layers.filter((one) => one.id)) expect(design.document.layers).toHaveProperty(id);
  });

  it.each([
    '“My skin has never felt this calm.”',
    '« La meilleure boulangerie du quartier »',
    '„Die beste Bäckerei im Viertel.“',
  ])('in the marks of %s shows drawn ones alone, and is read with its own', async (headline) => {
    await composed({ headline, subheading: 'A customer', composition: 'quote', mood: 'clean' });
    expect(said('Headline')).toBe(headline.slice(1, -1).trim());
    expect(layers().filter(({ type, name }) => type === 'shape' && name.startsWith('Quotation marks'))).toHaveLength(1);
    expect(contentsOf(design.document, design.page).content).toMatchObject({ headline, subheading: 'A customer' });
  });

  it('is laid out the same way each time', async () => {
    const once = async () => {
      design = new MemoryDesign();
      await composed(SALE);
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
    const output = await composed({ headline: 'New words' }, { page });
    expect(design.document.layers).not.toHaveProperty('old');
    expect(design.document.layers).toHaveProperty('held');
    expect(design.document.layers).toHaveProperty('elsewhere');
    expect(pagesInOrder(design.document)).toHaveLength(2);
    expect(output.notes).toEqual(['1 locked layer stayed']);
  });

  it('on a further page goes on in the look of the first', async () => {
    const first = design.page;
    await composed({ ...SALE, colors: ['navy', 'gold'], fonts: { heading: 'Syne' } });
    design.edit({
      type: 'page.add',
      page: createPage({ id: 'second', order: 'a5', name: '', background: { type: 'none' } }),
    });
    await composed({ headline: 'How it works' }, { page: 'second' });
    expect(design.document.pages.second?.background).toEqual(design.document.pages[first]?.background);
    expect(texts().find(({ parent, name }) => parent === 'second' && name === 'Headline')).toMatchObject({
      fontFamily: 'Syne',
    });
  });

  it('is one step to undo', async () => {
    design.edit({
      type: 'layer.add',
      layer: createTextLayer({ id: 'old', parent: design.page, order: 'a1', text: 'Old words' }),
    });
    const before = design.document;
    await composed({ ...SALE, format: 'a4' });
    design.undo();
    expect(design.document).toEqual(before);
  });

  it('without a headline leads with the offer, and with nothing at all is refused', async () => {
    await composed({ offer: '30% off' });
    expect(said('Headline')).toBe('30% off');
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

  it.each(COMPOSITIONS.filter((one) => !LISTS_FOR_BRIEFS.includes(one)).map((one) => [one.id, one] as const))(
    'in the composition %s shows its words and pictures',
    async (composition, { pictures: [least, most], cutout }) => {
      for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) design.addPicture(name, 1200, 1200);
      for (const pictures of [[], ['a.jpg'], ['a.jpg', 'b.jpg', 'c.jpg']]) {
        const output = await composed({ headline: 'Big sale', offer: '-30%', composition, pictures });
        if (least <= pictures.length && pictures.length <= most) expect(output.composition).toBe(composition);
        else expect(output.notes?.join()).toContain(composition);
        if (output.composition === composition && cutout === 'needed') expect(images()[0]?.mask).not.toBeNull();
        expect(said('Headline')).toBe('Big sale');
        expect(said('Offer')).toBe('-30%');
        expect(images().filter(({ name }) => name.startsWith('Photo'))).toHaveLength(pictures.length);
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
    const output = await composed({
      headline: 'Taco truck',
      lines,
      composition,
      ...(composition === 'photo-menu' ? { pictures: ['a.jpg'] } : {}),
    });
    expect(output.composition).toBe(composition);
    const { content } = contentsOf(design.document, design.page);
    expect(content.headline).toBe('Taco truck');
    // What set a label off from its value went into the layout.
    expect(content.lines).toEqual(lines.map((line) => line.replace(/: /, ' ')));
  });

  it('of steps becomes steps without being asked to', async () => {
    const used = new Set<string>();
    for (let variant = 0; variant < 6; variant += 1)
      used.add((await composed({ headline: 'Order in three steps', lines: STEPS, variant })).composition);
    expect([...used].filter((id) => ['step-path', 'step-cards', 'clip-board'].includes(id)).length).toBeGreaterThan(0);
  });
});

describe('variants', () => {
  it('of one brief are different layouts in different colours', async () => {
    design.addPicture('shoe.jpg', 1400, 1100);
    const compositions: string[] = [];
    const grounds: string[] = [];
    for (let variant = 0; variant < 5; variant += 1) {
      const { composition } = await composed({ ...SALE, pictures: ['shoe.jpg'], variant });
      compositions.push(composition);
      grounds.push(JSON.stringify(design.document.pages[design.page]?.background));
    }
    expect(new Set(compositions).size).toBe(5);
    expect(new Set(grounds).size).toBeGreaterThanOrEqual(3);
    for (const [index, ground] of grounds.slice(1).entries())
      expect(ground === grounds[index] && compositions[index] === compositions[index + 1]).toBe(false);
  });
});

describe('pictures', () => {
  it('are cut out where the layout shows them so, with progress, and framed where it does not', async () => {
    const shoe = design.addPicture('shoe.jpg', 1400, 1100);
    const told: (number | null)[] = [];
    await composed(
      { ...SALE, pictures: ['shoe.jpg'], composition: 'cutout-shape' },
      { progress: (share) => void told.push(share) },
    );
    expect(named('Photo')).toMatchObject({ asset: shoe.id, mask: { strokes: [] } });
    expect(told.length).toBeGreaterThan(0);
    const framed = new MemoryDesign();
    framed.addPicture('shoe.jpg', 1400, 1100);
    design = framed;
    await composed(
      { ...SALE, pictures: ['shoe.jpg'], composition: 'split' },
      { imaging: { ...noRepairs, cutOut: () => Promise.reject(new Error('must not be asked')) } },
    );
    expect(named('Photo')).toMatchObject({ mask: null });
  });

  it('are framed, and it is said, when no subject is found or the subject is not believable', async () => {
    design.addPicture('shoe.jpg', 1400, 1100);
    const refusing = { ...noRepairs, cutOut: () => Promise.reject(new ToolRefusal('No subject was found.')) };
    const { notes } = await composed({ ...SALE, pictures: ['shoe.jpg'], cutout: true }, { imaging: refusing });
    expect(named('Photo')).toMatchObject({ mask: null });
    expect(notes?.join()).toContain('No subject was found.');
    const environment = design.environment();
    const everything = {
      ...noRepairs,
      cutOut: async (...given: Parameters<typeof environment.imaging.cutOut>) => ({
        ...(await environment.imaging.cutOut(...given)),
        coverage: 0.97,
      }),
    };
    await composed({ ...SALE, pictures: ['shoe.jpg'], cutout: true }, { imaging: everything });
    expect(named('Photo')).toMatchObject({ mask: null });
  });

  it('that are unknown are named, and the rest is laid out without them', async () => {
    const { notes } = await composed({ ...SALE, pictures: ['gone.jpg'] });
    expect(notes?.join()).toContain('gone.jpg');
    expect(said('Headline')).toBe('Summer sale');
    expect(await design.call(composeDesign, { pictures: ['gone.jpg'] })).toMatchObject({ ok: false });
  });

  it('of scenes are not cut out unless asked', async () => {
    design.addPicture('room.jpg', 1600, 1200);
    for (let variant = 0; variant < 6; variant += 1) {
      await composed({ headline: 'Open house', mood: 'real estate', pictures: ['room.jpg'], variant });
      expect(named('Photo')).toMatchObject({ mask: null });
    }
    await composed({ headline: 'Open house', mood: 'real estate', pictures: ['room.jpg'], cutout: true });
    expect(named('Photo')).toMatchObject({ mask: { strokes: [] } });
  });
});

describe('rework', () => {
  it('keeps words and pictures as hands left them', async () => {
    const shoe = design.addPicture('shoe.jpg', 1400, 1100);
    await composed({ ...SALE, subheading: 'Sneakers', pictures: ['shoe.jpg'], composition: 'cutout-shape' });
    const headline = named('Headline') as TextLayer;
    const details = named('Details') as TextLayer;
    design.edit(
      {
        type: 'layer.update',
        id: headline.id,
        patch: { text: 'Last days', lines: [{ start: 0, end: 9, width: 100 }] },
      },
      { type: 'layer.remove', id: details.id },
    );
    const output = await composed({ rework: true, variant: 3, format: 'instagram-story', mood: SALE.mood });
    expect(output.variant).toBe(3);
    expect(design.document.height).toBe(1920);
    expect([said('Headline'), said('Offer'), said('Subheading'), said('Call to action')]).toEqual([
      'Last days',
      '30% off',
      'Sneakers',
      'Shop now',
    ]);
    expect(said('Details')).toBeUndefined();
    expect(images().filter(({ asset }) => asset === shoe.id)).toHaveLength(1);
  });

  it.each([
    [{ headline: '20% off dresses', subheading: 'The Linen Room', lines: ['Code SUNNY20'] }, 'code-field'],
    [{ headline: 'Free shipping on orders over $50', lines: ['This week only'], mood: 'loud' }, 'delivery-van'],
    [{ headline: '“The sourdough is unreal”', subheading: '— Tom H.' }, /review-card|hanging-marks|quote|chat-bubbles/],
    [{ headline: 'Order deadline for Christmas', lines: ['15 December'] }, 'countdown-grid'],
  ])(
    'brings what was composed for just that, keeps its words whole, and leaves it where a colour is asked for: %j',
    async (brief, made) => {
      const { composition } = await composed(brief);
      expect(composition).toMatch(made);
      for (let variant = 1; variant < 8; variant += 1) {
        await composed({ rework: true, variant });
        const { content } = contentsOf(design.document, design.page);
        expect([content.headline, content.subheading ?? undefined, content.lines]).toEqual([
          brief.headline,
          'subheading' in brief ? brief.subheading : undefined,
          'lines' in brief ? brief.lines : [],
        ]);
      }
      const asked = await composed({ ...brief, colors: ['#0b5236'] });
      expect(COMPOSITIONS.map(({ id }) => id)).toContain(asked.composition);
    },
  );

  it('keeps every line of the details through several versions', async () => {
    const lines = ['Friday 12 May', 'Doors 8pm', 'Tickets $18'];
    await composed({ headline: 'Jazz night', lines });
    for (let variant = 1; variant < 6; variant += 1) {
      await composed({ rework: true, variant });
      expect(contentsOf(design.document, design.page).content.lines).toEqual(lines);
    }
  });

  it('keeps stickers and shapes that somebody added, and covers no words with them', async () => {
    await composed(SALE);
    await design.call(addSticker, { sticker: '🔥', place: 'center' });
    await design.call(addShape, { shape: 'heart', x: 20, y: 20, width: 90, color: '#ff0000' });
    const shapes = () =>
      Object.values(design.document.layers).filter((layer) => layer.type === 'shape' && layer.shape.kind === 'heart');
    for (let variant = 1; variant < 6; variant += 1) {
      await composed({ rework: true, variant, format: variant % 2 === 0 ? 'instagram-story' : 'instagram-post' });
      const leaves = standingOn(design.document, design.page);
      const sticker = leaves.find(({ layer }) => layer.type === 'sticker');
      expect([sticker?.layer.type, shapes().length]).toEqual(['sticker', 1]);
      expect(leaves.filter(({ layer, box }) => layer.type === 'text' && overlapOf(box, sticker!.box) > 0)).toEqual([]);
    }
  });

  it('takes given words instead, and an empty text takes words away', async () => {
    await composed(SALE);
    await composed({ rework: true, headline: 'Winter sale', offer: '' });
    expect(said('Headline')).toBe('Winter sale');
    expect(said('Offer')).toBeUndefined();
    expect(said('Call to action')).toBe('Shop now');
  });

  it('reads a page that hands have made', async () => {
    const picture = design.addPicture('shoe.jpg', 1400, 1100);
    const { page } = design;
    design.edit(
      {
        type: 'layer.add',
        layer: createImageLayer({ id: 'i', parent: page, order: 'a1', asset: picture.id, name: 'shoe.jpg' }),
      },
      {
        type: 'layer.add',
        layer: createTextLayer({ id: 't1', parent: page, order: 'a2', text: 'Small print', fontSize: 20 }),
      },
      {
        type: 'layer.add',
        layer: createTextLayer({ id: 't2', parent: page, order: 'a3', text: 'The great opening', fontSize: 120 }),
      },
      {
        type: 'layer.add',
        layer: createTextLayer({ id: 't3', parent: page, order: 'a4', text: '-20%', fontSize: 60 }),
      },
    );
    await composed({ rework: true });
    expect([said('Headline'), said('Offer'), said('Subheading')]).toEqual(['The great opening', '-20%', 'Small print']);
    expect(images()).toHaveLength(1);
  });

  it('of an empty page is refused', async () => {
    expect(await design.call(composeDesign, { rework: true })).toMatchObject({
      ok: false,
      error: 'There is nothing on the page to lay out anew',
    });
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

  it('gives colours, letters and the logo', async () => {
    const logo = design.addPicture('logo.png', 600, 200);
    await composed(SALE, { brandKit: { get: async () => kit(logo.id) } });
    expect(design.document.pages[design.page]?.background).toEqual({ type: 'solid', color: '#0f6b66' });
    expect(named('Headline')).toMatchObject({ fontFamily: 'Syne' });
    expect(named('Details')).toMatchObject({ fontFamily: 'Poppins' });
    const mark = named('Logo') as ImageLayer;
    expect(mark).toMatchObject({ asset: logo.id, alt: 'Halden' });
    expect(mark.width / mark.height).toBeCloseTo(3, 1);
    expect(mark.height).toBeLessThan(90);
  });

  it('stays out when told to, and a logo that was taken off does not come back', async () => {
    const logo = design.addPicture('logo.png', 600, 200);
    const environment = { brandKit: { get: async () => kit(logo.id) } };
    await composed({ ...SALE, useBrandKit: false }, environment);
    expect(named('Logo')).toBeUndefined();
    expect(named('Headline')).not.toMatchObject({ fontFamily: 'Syne' });
    await composed({ rework: true, variant: 1 }, environment);
    expect(named('Logo')).toBeUndefined();
    expect(named('Headline')).toMatchObject({ fontFamily: 'Syne' });
  });

  it('gives way to colours and fonts that are asked for', async () => {
    const logo = design.addPicture('logo.png', 600, 200);
    await composed(
      { ...SALE, colors: ['navy', 'gold'], fonts: { heading: 'Anton' } },
      { brandKit: { get: async () => kit(logo.id) } },
    );
    expect(design.document.pages[design.page]?.background).toEqual({ type: 'solid', color: '#000080' });
    expect(named('Headline')).toMatchObject({ fontFamily: 'Anton' });
  });
});

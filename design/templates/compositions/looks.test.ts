/** What nobody would post: things cut off, equal things in different sizes, words apart from what they belong to. */
import { describe, expect, it } from 'vitest';
import { intersectionOf } from '#design/document/geometry.ts';
import type { Picture } from '../composition-input.ts';
import type { PageShape } from './composition.ts';
import { boxesOf, PICTURE, piecesOf, textOf, textsOf } from '#tests/fakes/drawn-compositions.ts';

describe('compositions', () => {
  it('show an upright thing whole: beside the words on a square page, on a narrower card elsewhere', () => {
    const upright: Picture = { ...PICTURE, subject: { x: 0.36, y: 0.06, width: 0.28, height: 0.88 } };
    const said = { headline: 'Linen dress', subheading: 'Made in Porto', lines: ['S: 84–88 cm', 'M: 88–93 cm'] };
    const shownOf = (composition: string, shape: PageShape, pictures: Picture[]) => {
      const pieces = piecesOf(composition, shape, said, { pictures });
      const photo = pieces.find(({ layer }) => layer.type === 'image')?.layer;
      const seen = photo?.type === 'image' && intersectionOf(upright.subject ?? photo.crop, photo.crop);
      return seen ? (seen.width * seen.height) / (0.28 * 0.88) : 0;
    };
    for (const [composition, shape] of [
      ['photo-menu', 'square'],
      ['photo-menu', 'portrait'],
      ['split', 'square'],
      ['framed-hero', 'square'],
      ['swiss-overlap', 'square'],
      ['torn-quote', 'square'],
      ['torn-paper', 'square'],
      ['panel', 'square'],
      ['speech-photo', 'square'],
      ['carousel-slide', 'square'],
      ['shopfront', 'portrait'],
      ['browser-window', 'portrait'],
    ] as const)
      expect(shownOf(composition, shape, [upright]), `${composition} ${shape}`).toBeGreaterThan(0.85);
    expect(shownOf('carousel-slide', 'square', [upright, { ...PICTURE, asset: 'c'.repeat(64) }])).toBeGreaterThan(0.85);
  });

  it.each([
    ['price-ladder', 'square', { lines: ['Claws $9', 'A very small dog $32', 'Medium dog $45', 'Large dog $1,590'] }],
    ['packages', 'story', { lines: ['Eggs and sourdough toast $11', 'Green bowl $13', 'Coffee $4'] }],
    ['packages', 'square', { lines: ['Eggs and sourdough toast $11', 'Green bowl $1,300', 'Coffee $4'] }],
    ['market-dimensions', 'portrait', { lines: ['XS: 48 mm', 'S: 51.5 mm', 'M: 54 mm', 'L: 57 mm'] }],
    ['market-benefits', 'story', { lines: ['For dry skin', '50 ml', 'Refill for $22'] }],
    ['market-callouts', 'square', { lines: ['Recycled mesh', '240 g', 'Cork sole'] }],
    ['step-cards', 'wide', { lines: ['1 Pick', '2 Personalisation of every letter', '3 Sent in a week', '4 Done'] }],
    ['clip-board', 'portrait', { lines: ['Vegan', 'Without any perfume or colours at all', '30 ml'] }],
    ['win-steps', 'square', { subheading: 'Follow, like and tag two of your friends', lines: ['Until Sunday'] }],
  ] as const)('set equal things of %s on %s in one size', (composition, shape, said) => {
    const pieces = piecesOf(
      composition,
      shape,
      { headline: 'Win it', ...said },
      { pictures: /market|win/.test(composition) ? [PICTURE] : [] },
    );
    const sizes = Map.groupBy(textsOf(pieces), ({ name }) => name);
    for (const name of ['Value', 'Details', ...(composition === 'win-steps' ? ['Subheading'] : [])]) {
      const found = new Set(sizes.get(name)?.map(({ fontSize }) => fontSize));
      expect(found.size, `${name}: ${[...found].join(', ')}`).toBeLessThanOrEqual(1);
    }
  });

  it('keep the shapes of a poster off its small words', () => {
    let rings = 0;
    for (const headline of ['Live tonight', 'Join our shop', 'New post', 'Nice to meet you', 'Dropping on Friday'])
      for (const subheading of ['Ask us anything as we try it on', 'Only tonight', null]) {
        const pieces = piecesOf('type-poster', 'square', { headline, subheading });
        const [ring] = boxesOf(pieces, 'Ring');
        if (!ring) continue;
        rings += 1;
        const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
        for (const layer of textsOf(pieces)) {
          const first = layer.lines[0]?.width ?? layer.width;
          const away = Math.hypot(Math.max(0, x - layer.x - first), Math.max(0, layer.y - y));
          expect(away, `${layer.text} on ${headline}`).toBeGreaterThan(ring.width / 2);
        }
      }
    expect(rings).toBeGreaterThan(0);
  });

  it('keep the words after a giant figure close to it and large', () => {
    const pieces = piecesOf('giant-figure', 'portrait', {
      headline: 'Students pay less',
      offer: '20% off',
      lines: ['Every day'],
    });
    const [figure, behind] = [textOf(pieces, '20%'), textOf(pieces, 'off')];
    expect(behind.y - figure.y - figure.height).toBeLessThan(behind.fontSize);
    expect(behind.fontSize).toBeGreaterThan(figure.fontSize * 0.25);
  });

  it('fill an upright lookbook down to its foot', () => {
    const others = ['c', 'd'].map((letter): Picture => ({ ...PICTURE, asset: letter.repeat(64) }));
    for (const shape of ['portrait', 'square', 'paper'] as const) {
      const pieces = piecesOf(
        'lookbook',
        shape,
        { headline: 'Tableware', lines: ['Mug $28'] },
        { pictures: [PICTURE, ...others] },
      );
      const lowest = Math.max(...textsOf(pieces).map(({ y, height }) => y + height));
      const [photo] = boxesOf(pieces, 'Photo');
      const headline = textOf(pieces, 'Tableware');
      if (!photo) throw new Error('no photo');
      const height = { portrait: 1350, square: 1080, paper: 3508 }[shape];
      expect(lowest, shape).toBeGreaterThan(height * 0.88);
      expect(headline.y - photo.height, shape).toBeLessThan(height * 0.07);
    }
  });

  it('give a broad thing no narrow column', () => {
    const broad: Picture = { ...PICTURE, subject: { x: 0.06, y: 0.3, width: 0.88, height: 0.4 } };
    for (const variant of [0, 1, 2, 3, 4, 5])
      for (const [composition, shape] of [
        ['split', 'square'],
        ['editorial', 'portrait'],
      ] as const) {
        const pieces = piecesOf(composition, shape, { headline: 'Six cakes' }, { pictures: [broad], variant });
        const [photo] = boxesOf(pieces, 'Photo');
        expect((photo?.width ?? 0) / (photo?.height ?? 1), `${variant} ${composition}`).toBeGreaterThan(0.75);
      }
  });

  it('make the small fields of an upright leaflet as high as what stands in them', () => {
    const four = ['c', 'd', 'e', 'f'].map((letter): Picture => ({ ...PICTURE, asset: letter.repeat(64) }));
    const fields = piecesOf('leaflet', 'paper', { headline: 'This week here' }, { pictures: four })
      .filter(({ layer }) => layer.name.startsWith('Cell'))
      .map(({ layer }) => layer);
    expect(fields).toHaveLength(4);
    for (const { width, height } of fields.slice(1)) expect(height).toBeLessThan(width * 1.3);
  });

  it('give the four photos of a mosaic shapes that hold things', () => {
    const four = ['c', 'd', 'e', 'f'].map((letter): Picture => ({ ...PICTURE, asset: letter.repeat(64) }));
    for (const shape of ['square', 'portrait', 'story', 'banner'] as const) {
      const pieces = piecesOf('mosaic', shape, { headline: 'Small wonders' }, { pictures: four });
      const photos = pieces.flatMap(({ layer }) => (layer.type === 'image' ? [layer.width / layer.height] : []));
      expect(photos).toHaveLength(4);
      for (const ratio of photos) {
        expect(ratio, shape).toBeGreaterThan(0.6);
        expect(ratio, shape).toBeLessThan(1.5);
      }
    }
  });

  it('make a monogram of a name only', () => {
    const card = (headline: string) => () => piecesOf('monogram-card', 'card', { headline, lines: ['1 Mill Lane'] });
    for (const name of ['Ada Lindqvist', 'Marks of London', 'north road coffee', 'Restock', '青山茶房'])
      expect(boxesOf(card(name)(), 'Initials'), name).toHaveLength(1);
    for (const said of ['See you soon', 'Linen dress']) expect(card(said), said).toThrow('gave up');
  });
});

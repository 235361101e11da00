/**
 * Logos for their users: what a batch costs and returns, who owns a logo, what plans make of its files, the brand kit's
 * limit of five.
 */
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createEntitlements } from '#app/services/billing/entitlements.server.ts';
import { BrandKitError } from '#app/services/brand-kit/brand-kit-error.ts';
import { logo as declaration } from '#app/services/generations/kinds/logo.server.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { createRendering } from '#app/services/rendering/rendering.server.ts';
import { message } from '#messages/message.ts';
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import { bookingsOf, ended, openRails } from '#tests/fixtures/generation-rails.ts';
import { logoId, parseLogoId } from '../logos/logo-id.ts';
import { changed, findLogo, keepInBrandKit, logoFile, logoPicture, planOr, remixAnswer } from './logos.server.ts';

const rendering = createRendering({ assetBytes: () => Promise.resolve(null), workers: 1 });
afterAll(() => rendering.close());

const entitlements = createEntitlements({ plans: 'metered' });
const [free, pro] = [entitlements.entitlementsOf({ plan: 'free' }), entitlements.entitlementsOf({ plan: 'pro' })];

const luna = { name: 'Luna Bakery', description: 'Small bakery, sourdough bread and coffee' };
const request = (input: object = luna) => ({ kind: 'logo', input, requestKey: null });

describe('on the rails', () => {
  const { held, rails, closeAll, user } = openRails('embedded');
  const kept: AssetsPort = {
    info: () => Promise.resolve(null),
    bytes: () => Promise.resolve(null),
    store: async (bytes, mime, name) => {
      const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');
      return { id: hash, mime, name, width: 640, height: 480, bytes: bytes.length };
    },
  };
  /** `fails`: the renderer fails from the nth picture on. */
  function open({ fails = Infinity }: { fails?: number } = {}) {
    let drawn = 0;
    const render: typeof rendering.render = (asked, signal) =>
      (drawn += 1) > fails ? Promise.reject(new Error('No paint')) : rendering.render(asked, signal);
    const one = rails(declaration, {
      declarations: { logo: declaration },
      assets: { discardUnused: () => Promise.resolve(), use: () => Promise.resolve(), forUser: () => kept },
      ports: () => ({ rendering: { render }, measureText: rendering.measureText }) as never,
    });
    const made = async (userId: string, input?: object): Promise<GenerationView> => {
      const { id } = await one.start(userId, request(input));
      await one.told(ended(id));
      const view = await one.get(userId, id);
      if (!view) throw new Error('It is gone');
      return view;
    };
    return { one, made };
  }

  test('a batch of twelve costs one logo credit, a remix that is kept none, and nobody else sees either', async () => {
    const { one, made } = open();
    const [owner, other] = [await user(), await user()];
    const view = await made(owner);
    expect(view.state).toBe('succeeded');
    expect(view.results.variations).toHaveLength(12);
    expect(new Set(view.results.variations.map(({ asset }) => asset)).size).toBe(12);
    expect(await bookingsOf(held.database, view.id)).toEqual({ kinds: ['reserve', 'settle'], spent: 1 });
    const id = logoId({ generation: view.id, place: 2 });
    const found = await findLogo({ generations: one }, owner, id);
    expect(found).toMatchObject({ id, brief: { name: 'Luna Bakery' }, plan: view.results.variations[2]?.logo?.plan });
    for (const [who, which] of [
      [other, id],
      [owner, `${view.id}-13`],
      [owner, view.id],
      [owner, 'never-was-1'],
    ] as const)
      expect(await findLogo({ generations: one }, who, which)).toBeNull();

    const plan = view.results.variations[2]?.logo?.plan;
    const saved = await made(owner, { ...luna, from: { logo: id, plan, make: 'this' } });
    expect([saved.state, saved.results.variations.length, saved.cost]).toEqual(['succeeded', 1, null]);
    expect(saved.results.variations[0]?.logo?.plan).toEqual(plan);
    const more = await made(owner, { ...luna, from: { logo: id, plan, make: 'more' } });
    expect([more.results.variations.length, more.cost]).toEqual([12, { unit: 'logo', amount: 1 }]);
    expect(more.results.variations.every(({ logo }) => JSON.stringify(logo?.plan) !== JSON.stringify(plan))).toBe(true);
    // A plan with another user's logo makes nothing, and costs nothing.
    const stolen = await made(other, { ...luna, from: { logo: id, plan, make: 'more' } });
    expect([stolen.state, stolen.error]).toEqual(['failed', 'Could not generate logos']);
    expect((await bookingsOf(held.database, stolen.id)).spent).toBe(0);
    await closeAll();
  }, 120_000);

  test('what fails gives its credit back; five batches in three days, then the limit of the specification', async () => {
    const broken = open({ fails: 0 });
    const userId = await user();
    const failed = await broken.made(userId);
    expect([failed.state, failed.error]).toEqual(['failed', 'Could not generate logos']);
    expect(await bookingsOf(held.database, failed.id)).toEqual({ kinds: ['release', 'reserve'], spent: 0 });
    await closeAll();
    const { one, made } = open();
    for (let variant = 0; variant < 5; variant += 1)
      expect((await made(userId, { ...luna, variant })).state).toBe('succeeded');
    await expect(one.start(userId, request({ ...luna, variant: 5 }))).rejects.toMatchObject({
      message: 'You have reached your limit of logo generations.',
      reached: { code: 'limit_reached', what: 'logo' },
    });
    await closeAll();
  }, 120_000);

  test('words that say nothing, and words that are too long, are refused by field and limit', async () => {
    const { one } = open();
    const userId = await user();
    for (const [input, words] of [
      [{ name: 'Zyx', description: 'qwrt' }, 'description: Provide more details to generate logos'],
      [{ name: 'x'.repeat(61) }, 'name'],
      [{ ...luna, description: 'x'.repeat(301) }, 'description'],
      [{ ...luna, elements: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, 'elements'],
      [{ ...luna, style: 'baroque' }, 'style'],
      [{ ...luna, from: { logo: 'a-1', plan: { version: 1 }, make: 'this' } }, 'from.plan'],
    ] as const)
      await expect(one.start(userId, request(input))).rejects.toThrow(words);
    expect(await held.database.prisma.generation.count({ where: { userId } })).toBe(0);
    await expect(one.start(userId, request({ ...luna, name: 'x'.repeat(61) }))).rejects.toThrow('60');
    await closeAll();
  });
});

describe('one logo', () => {
  const parts = { rendering };
  const brief = { ...luna, style: 'icon' as const, elements: [], colors: [], variant: 0 };
  const plan = planOr(
    {
      version: 1,
      mark: { kind: 'icon', icon: 'bread', form: 'bare' },
      face: {
        family: 'Inter',
        weight: 600,
        letterCase: 'as-typed',
        tracking: 0,
        second: { family: 'Inter', weight: 400 },
      },
      palette: {
        name: 'test',
        primary: '#b5482a',
        secondary: '#e0a080',
        accent: '#ffcc66',
        dark: '#2a140c',
        tint: '#f8efe6',
      },
      ground: 'tint',
      layout: 'row',
      seed: 's',
    },
    { plan: null as never },
  );
  const logo = { id: 'g-1', generation: 'g', place: 0, asset: 'a', label: 'icon: bread', brief, plan };

  test('its name leads to generation and place', () => {
    expect(parseLogoId(logoId({ generation: '0190-ab', place: 11 }))).toEqual({ generation: '0190-ab', place: 11 });
    for (const wrong of ['', 'g', 'g-0', 'g-100', '-1', 'g-1 ', '../g-1']) expect(parseLogoId(wrong)).toBeNull();
  });

  test('changes in one thing at a time; what names nothing is refused', () => {
    const { choices, now } = remixAnswer(parts, logo, plan);
    const palette = choices.palettes[3];
    if (!palette) throw new Error('No palettes');
    expect(changed(parts, logo, plan, { type: 'palette', name: palette.name })).toEqual({ ...plan, palette });
    expect(changed(parts, logo, plan, { type: 'ground', id: 'dark' })).toEqual({ ...plan, ground: 'dark' });
    expect(changed(parts, logo, plan, { type: 'search', words: 'moon' }).mark).toMatchObject({
      kind: 'icon',
      icon: expect.stringContaining('moon'),
    });
    expect(changed(parts, logo, plan, { type: 'layout', id: 'stack' }).layout).toBe('stack');
    expect(now).toMatchObject({ layout: 'row', ground: 'tint', palette: 'test' });
    for (const wrong of [
      { type: 'palette', name: 'never was' },
      { type: 'layout', id: 'spiral' },
      { type: 'search', words: 'xqzzt' },
      { type: 'symbol', key: 'nothing' },
    ] as const)
      expect(() => changed(parts, logo, plan, wrong), wrong.type).toThrow('change');
    expect(() => planOr({ ...plan, layout: 'spiral' }, logo)).toThrow('plan');
  });

  test('SVG is for plans that have it; PNG is as large and as marked as the plan says', async () => {
    await expect(logoFile(parts, logo, { format: 'svg', variant: 'transparent' }, free)).rejects.toThrow(
      message('tools.planVector'),
    );
    const svg = new TextDecoder().decode(
      (await logoFile(parts, logo, { format: 'svg', variant: 'transparent' }, pro)).bytes,
    );
    expect(svg).toContain('<title>Luna Bakery</title>');
    expect(svg).not.toMatch(/<text|<image|<rect/);
    const tall = { ...logo, plan: { ...plan, layout: 'stack' as const } };
    const marked = await logoFile(parts, tall, { format: 'png', variant: 'transparent' }, free);
    const plain = await logoFile(parts, tall, { format: 'png', variant: 'transparent' }, pro);
    const sizes = await Promise.all([marked, plain].map(async ({ bytes }) => sharp(bytes).metadata()));
    expect(sizes.map(({ width, height }) => Math.min(width, height))).toEqual([1080, 2160]);
    const corner = async (bytes: Uint8Array) =>
      [...(await sharp(bytes).ensureAlpha().extract({ left: 0, top: 0, width: 2, height: 2 }).raw().toBuffer())].slice(
        0,
        4,
      );
    expect((await corner(plain.bytes))[3]).toBe(0);
    // The mark is the only difference between the two at one size.
    const scaled = await sharp(plain.bytes).resize(sizes[0]!.width, sizes[0]!.height, { fit: 'fill' }).raw().toBuffer();
    const other = await sharp(marked.bytes).ensureAlpha().raw().toBuffer();
    const opaque = (pixels: Buffer) => pixels.reduce((sum, value, at) => sum + (at % 4 === 3 && value > 20 ? 1 : 0), 0);
    expect(opaque(other)).toBeGreaterThan(opaque(scaled) * 1.01);
  }, 60_000);

  test('pictures stay small where larger ones would carry a mark', async () => {
    for (const view of ['own', 'mark', 'dark', 'transparent', 'card'] as const) {
      const { width, height } = await sharp(await logoPicture(parts, logo, plan, view, 1200, free)).metadata();
      expect(Math.max(width, height), view).toBeLessThanOrEqual(641);
    }
  }, 60_000);

  test('goes into the brand kit without a background; the sixth is refused in the words of the specification', async () => {
    const stored: Uint8Array[] = [];
    const brandKits = {
      addLogo: async (_user: string, bytes: Uint8Array) => {
        if (stored.length === 5) throw new BrandKitError('too_many_logos');
        stored.push(bytes);
        return { name: '', logos: [], colors: [], fonts: { heading: null, body: null }, contacts: [], country: null };
      },
    };
    const all = { rendering, brandKits, generations: { get: () => Promise.resolve(null) } };
    for (let count = 0; count < 5; count += 1) await keepInBrandKit(all, 'u', logo);
    const { format, hasAlpha } = await sharp(stored[0]).metadata();
    expect([format, hasAlpha]).toEqual(['png', true]);
    await expect(keepInBrandKit(all, 'u', logo)).rejects.toThrow("You can't upload more than 5 logos!");
  }, 60_000);
});

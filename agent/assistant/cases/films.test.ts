/** Movement and films as sellers ask for them, and what only sounds like it. */
import { describe, expect, it } from 'vitest';
import { createImageLayer, createPage, createTextLayer } from '#design/document/create.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

/** A post with a headline, a price, a photo and a logo. */
function post(): AssistantChat {
  const chat = new AssistantChat();
  const { page } = chat.design;
  const photo = chat.picture('mug.jpg');
  const logo = chat.picture('logo.png', 400, 400);
  chat.design.edit(
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'photo',
        parent: page,
        order: 'a1',
        name: 'mug.jpg',
        asset: photo.id,
        x: 100,
        y: 300,
        width: 800,
        height: 600,
      }),
    },
    {
      type: 'layer.add',
      layer: createTextLayer({
        id: 'headline',
        parent: page,
        order: 'a2',
        name: 'Headline',
        text: 'Morning mugs',
        fontSize: 100,
        x: 80,
        y: 60,
      }),
    },
    {
      type: 'layer.add',
      layer: createTextLayer({ id: 'price', parent: page, order: 'a3', text: '$24', fontSize: 60, x: 80, y: 920 }),
    },
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'logo',
        parent: page,
        order: 'a4',
        name: 'Logo',
        asset: logo.id,
        x: 900,
        y: 900,
        width: 120,
        height: 120,
      }),
    },
  );
  return chat;
}

const animate = (input: object) => ['animate_layers', input] as const;
const film = (input: object) => ['make_video', input] as const;

describe('of a post', () => {
  it.each([
    ['animate this', animate({ in: 'rise' })],
    ['can u animate it pls', animate({ in: 'rise' })],
    ['make the headline slide in', animate({ layers: ['headline'], in: 'from-left' })],
    ['headline should fly in from the right', animate({ layers: ['headline'], in: 'from-right' })],
    ['let the logo spin', animate({ layers: ['logo'], loop: 'spin' })],
    ['make the logo spin slowly', animate({ layers: ['logo'], loop: 'spin', speed: 'slow' })],
    ['make the price pulse', animate({ layers: ['price'], loop: 'pulse' })],
    ['make the price pop in', animate({ layers: ['price'], in: 'pop' })],
    ['the price should pop in', animate({ layers: ['price'], in: 'pop' })],
    ['pop the price in', animate({ layers: ['price'], in: 'pop' })],
    ['animate the headline word by word', animate({ layers: ['headline'], in: 'rise', by: 'word' })],
    ['let the photo fade in', animate({ layers: ['photo'], in: 'fade' })],
    ['make the headline fade out at the end', animate({ layers: ['headline'], out: 'fade' })],
    ['bring it to life', animate({ in: 'rise' })],
    ['add some animation to the price', animate({ layers: ['price'], in: 'rise' })],
    ['remove the animations', animate({ remove: true, pages: 'all' })],
    ['stop the logo from spinning', animate({ layers: ['logo'], remove: true })],
    ['no more movement please', animate({ remove: true, pages: 'all' })],
    ['show this page for 3 seconds', animate({ pageSeconds: 3 })],
    ['wiggle the logo', animate({ layers: ['logo'], loop: 'shake' })],
    ['make a 6 second zoom of this with the price popping in', film({ preset: 'price-pop', seconds: 6, price: '$24' })],
    ['make a 5 sec video of the photo', film({ preset: 'zoom-in', seconds: 5 })],
    ['turn the photo into a parallax video for tiktok', film({ preset: 'parallax', ratio: '9:16' })],
    ['export as MP4', ['export', { format: 'mp4' }]],
    ['download it as a video', ['export', { format: 'mp4' }]],
    ['mp4 pls', ['export', { format: 'mp4' }]],
  ] as const)('%s', async (text, [tool, input]) => {
    const chat = post();
    const { calls, said } = await chat.say(text);
    expect(
      calls.map((one) => one.tool),
      said,
    ).toEqual([tool]);
    expect(calls[0]?.input).toMatchObject(input);
    expect(calls[0]?.outcome, said).toMatchObject({ ok: true });
    if (tool === 'animate_layers')
      expect(Object.keys(calls[0]?.input as object).sort()).toEqual(Object.keys(input).sort());
  });

  it.each(['turn this into a video', 'make this a video pls', 'make a 6 second video out of this'])(
    '%s: sets it in motion, and films it',
    async (text) => {
      const chat = post();
      const { calls, said } = await chat.say(text);
      expect(
        calls.map(({ tool }) => tool),
        said,
      ).toEqual(['animate_layers', 'make_video']);
      expect(calls.every(({ outcome }) => outcome.ok)).toBe(true);
      expect(said).toContain('filmed the design');
      expect(chat.layers.every(({ animation }) => animation?.in)).toBe(true);
    },
  );

  it('films what moves already as it moves', async () => {
    const chat = post();
    await chat.say('let the logo spin');
    expect((await chat.say('now make a video of it')).calls.map(({ tool, input }) => [tool, input])).toEqual([
      ['make_video', {}],
    ]);
  });

  it.each([
    ['fade between the pages', 'fade'],
    ['add a slide transition', 'slide'],
    ['use a zoom transition between pages', 'zoom'],
    ['crossfade the pages', 'fade'],
  ])('%s', async (text, transition) => {
    const chat = post();
    chat.design.edit({ type: 'page.add', page: createPage({ id: 'second', order: 'a9' }) });
    const { calls, said } = await chat.say(text);
    expect(
      calls.map(({ tool, input }) => [tool, input]),
      said,
    ).toEqual([['animate_layers', { transition, pages: 'all' }]]);
    expect((await chat.say('show each page for 2 seconds')).calls[0]?.input).toEqual({ pageSeconds: 2, pages: 'all' });
  });

  it.each([
    'rotate the logo by 20 degrees',
    'make the price pop more',
    'flip the photo',
    'make the headline bigger',
    'resize it for a tiktok video',
    'move the price up',
    'put the logo on the left',
    'delete the price',
    'zoom in on the photo',
    'fade the photo a bit',
    'turn the logo 90 degrees',
    'make a poster for our film night',
    'delete the animation text',
  ])('%s is something else, or nothing', async (text) => {
    const { calls } = await post().say(text);
    expect(calls.map(({ tool }) => tool).filter((tool) => tool === 'animate_layers' || tool === 'make_video')).toEqual(
      [],
    );
  });

  it.each([
    'make a gif of it',
    'add music',
    'make a 60 second video of the photo',
    'fade between the pages',
    'make a video of these 4 photos',
  ])('%s: says what is missing, and does nothing', async (text) => {
    const chat = post();
    const before = chat.design.document;
    const { calls, said } = await chat.say(text);
    expect(calls).toEqual([]);
    expect(said).toMatch(/can’t|seconds|only one page|photos/u);
    expect(chat.design.document).toBe(before);
  });
});

describe('of photos that come along', () => {
  it.each([
    ['make a slideshow of these photos with music cuts, 9:16', 4, { preset: 'beat-cuts', ratio: '9:16' }],
    ['reel from these 4 pictures', 4, { preset: 'slideshow', ratio: '9:16' }],
    ['make a TikTok video of this product, 10 seconds', 1, { preset: 'zoom-in', ratio: '9:16', seconds: 10 }],
    ['slideshow pls, square, 8s of these', 3, { preset: 'slideshow', ratio: '1:1', seconds: 8 }],
    ['make a video with the price popping in, $49', 1, { preset: 'price-pop', price: '$49' }],
    ['create a before and after video of these', 2, { preset: 'before-after' }],
    ['i need a youtube video from these photos', 3, { preset: 'slideshow', ratio: '16:9' }],
    ['make the product spin, 5 second video', 1, { preset: 'turntable', seconds: 5 }],
    ['make a typewriter video of this saying "New in"', 1, { preset: 'typewriter', headline: 'New in' }],
  ])('%s', async (text, count, input) => {
    const chat = new AssistantChat();
    const names = Array.from({ length: count }, (_, index) => `p${index}.jpg`);
    const { calls, said } = await chat.say(
      text,
      names.map((name) => chat.picture(name)),
    );
    expect(
      calls.map(({ tool }) => tool),
      said,
    ).toEqual(['make_video']);
    expect(calls[0]?.input).toMatchObject({ ...input, pictures: names });
    expect(calls[0]?.outcome, said).toMatchObject({ ok: true });
    expect(said).toContain('made a video');
  });

  it('asks for what is missing', async () => {
    expect((await new AssistantChat().say('make a slideshow of my photos')).said).toContain('attach it');
    const chat = new AssistantChat();
    expect((await chat.say('make a slideshow of this', [chat.picture('one.jpg')])).said).toContain('more photos');
    const priced = new AssistantChat();
    expect(
      (await priced.say('make a video of this with the price popping in', [priced.picture('one.jpg')])).said,
    ).toContain('price');
  });

  it('claims nothing that failed', async () => {
    const chat = new AssistantChat();
    chat.design.films.refuses = 'The engine is gone.';
    const { said } = await chat.say('make a video of this photo', [chat.picture('one.jpg')]);
    expect(said).toContain('engine is gone');
    expect(said).not.toContain('made a video');
  });
});

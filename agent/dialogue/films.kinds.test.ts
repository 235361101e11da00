/** Films and motion, several wordings of each kind: what is told of a film in any order, timing, what is asked for. */
import { describe, expect, it } from 'vitest';
import { createPage, createTextLayer } from '#design/document/create.ts';
import { message } from '#messages/message.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

async function say(text: string, names: readonly string[], pages = 0) {
  const chat = new AssistantChat();
  const { design, page: parent } = chat;
  const title = { id: 'title', parent, order: 'a1', text: 'Sunrise Yoga', fontSize: 110, x: 80, y: 80 };
  if (pages > 0) design.edit({ type: 'layer.add', layer: createTextLayer(title) });
  if (pages > 1) design.edit({ type: 'page.add', page: createPage({ id: 'second', order: 'a9' }) });
  const { calls, said } = await chat.say(
    text,
    names.map((name) => chat.picture(name)),
  );
  return { said, calls: calls.map(({ tool, input }) => [tool, input]) };
}

const ONE = ['mug.jpg'];
const THREE = ['a.jpg', 'b.jpg', 'c.jpg'];

describe('a film of photos', () => {
  it.each([
    ['turn these into a reel, 8 seconds, fast cuts', THREE, { preset: 'beat-cuts', ratio: '9:16', seconds: 8 }],
    ['landscape slideshow of my photos, 10 sec', THREE, { preset: 'slideshow', ratio: '16:9', seconds: 10 }],
    ['before/after reel please', THREE.slice(1), { preset: 'before-after', ratio: '9:16' }],
    ['video of my mug with the price 18 €', ONE, { preset: 'price-pop', price: '18 €' }],
    ['typewriter video saying "New in", square', ONE, { preset: 'typewriter', headline: 'New in', ratio: '1:1' }],
    ['make my mug spin in a 6 second reel', ONE, { preset: 'turntable', ratio: '9:16', seconds: 6 }],
    ['5s video of this, 16:9, slow zoom', ONE, { preset: 'zoom-in', ratio: '16:9', seconds: 5 }],
  ])('%s', async (text, pictures, input) => {
    const { calls, said } = await say(text, pictures);
    expect(calls, said).toEqual([['make_video', { pictures, ...input }]]);
  });
});

describe('motion and its timing', () => {
  it.each([
    ['wipe between the pages', { transition: 'wipe', pages: 'all' }],
    ['use a soft crossfade between the slides', { transition: 'fade', pages: 'all' }],
    ['no transitions please', { transition: 'none', pages: 'all' }],
    ['show every page for 4 seconds', { pageSeconds: 4, pages: 'all' }],
    ['keep this slide up for 5 sec', { pageSeconds: 5 }],
    ['the title should fade out at the end', { layers: ['title'], out: 'fade' }],
    ['animate the title letter by letter', { layers: ['title'], in: 'rise', by: 'letter' }],
    ['the title should stay still', { layers: ['title'], remove: true }],
    ['no more animations', { remove: true, pages: 'all' }],
  ])('%s', async (text, input) => {
    const { calls, said } = await say(text, [], 2);
    expect(calls, said).toEqual([['animate_layers', input]]);
  });

  it.each(['save it as a video', 'mp4 please', 'can i have it as an mp4 video?'])('%s', async (text) => {
    expect((await say(text, [], 1)).calls).toEqual([['export', { format: 'mp4' }]]);
  });
});

describe('what is missing is asked for', () => {
  it.each([
    ['make a reel of my photos', [], 0, message('assistant.askPicture')],
    ['slideshow of this', ONE, 0, message('assistant.filmTooFew', { count: 1 })],
    ['reel with the price popping in', ONE, 0, message('assistant.askFilmPrice')],
    ['typewriter video of this', ONE, 0, message('assistant.askFilmWords')],
    ['40 second video of this', ONE, 0, message('assistant.filmLength', { least: 3, most: 15 })],
    ['crossfade the pages', [], 1, message('assistant.onePageOnly')],
  ] as const)('%s', async (text, names, pages, asks) => {
    expect(await say(text, names, pages)).toEqual({ said: asks, calls: [] });
  });
});

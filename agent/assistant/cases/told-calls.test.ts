/** Wishes whose words are told apart, and the calls that they come to: pages, photos, what is taken back, sizes, files, grounds; and what is only said. */
import { describe, expect, it } from 'vitest';
import { UNKNOWN_THING } from '#agent/dialogue/ground/canvas.ts';
import type { SlotLabel, WishLabel } from '#agent/tagger/changes.ts';
import { answerTo } from '../wish-answers.ts';
import type { Ground } from '../grounded.ts';
import { EMPTY_CANVAS, type SeenLayer } from '../read-canvas.ts';
import type { Deed } from '../read-prompt.ts';
import type { ToldWish } from '../told-wish.ts';
import { wishCalls } from '../wish-calls.ts';
import { firstStep } from '../wish-steps.ts';
import { takenBack } from '../wish-undos.ts';

const layer = (id: string, type: SeenLayer['type'], more: Partial<SeenLayer> = {}): SeenLayer => ({
  ...UNKNOWN_THING, id, type, box: { x: 100, y: 100, width: 400, height: 100 }, size: 40, color: '#111111', asset: '', empty: false, cutout: false, moves: false, rows: 0, columns: 0, filters: {}, ...more,
});
const TITLE = layer('title', 'text', { text: 'Lunch', size: 90 });
const PRICE = layer('price', 'text', { text: '£40' });
const BAG = layer('bag', 'image', { name: 'bag.jpg' });
const MENU = layer('menu', 'table', { rows: 3, columns: 2, cells: [['Tea', '2.10'], ['Cocoa', '3.40'], ['Juice', '1.90']] });
const ELSEWHERE = [layer('first', 'text', { text: 'Breakfast', page: 1 }), layer('third', 'text', { text: 'Drinks', page: 3 })];

const ground = (more: Partial<Ground> = {}, layers: SeenLayer[] = [TITLE, PRICE, BAG]): Ground => ({
  canvas: { ...EMPTY_CANVAS, background: '#225544', layers, elsewhere: ELSEWHERE, page: 2, pages: 3 }, memory: { justNow: [], before: [], together: [] }, attached: [], looked: new Map(), deeds: [], ...more,
});

/** A wish, with its slots as `R:the bag`, about some layers. */
function wish(label: WishLabel, text: string, slots: readonly `${Exclude<SlotLabel, '-'>}:${string}`[] = [], layers: SeenLayer[] = []): ToldWish {
  const spans = slots.map((slot) => ({ label: slot.charAt(0) as SlotLabel, text: slot.slice(2), start: text.indexOf(slot.slice(2)), end: text.indexOf(slot.slice(2)) + slot.length - 2 }));
  return { label, text, said: text, slots: spans, meant: { layers, isSure: layers.length > 0, isNone: false, never: [] } };
}

const deed = (turn: number, tool: string, input: Deed['input'], output: Deed['output'] = {}): Deed => ({ callId: `a${turn}xab-0-1`, tool, input, ok: true, output, error: '' });
const pages = (input: Record<string, unknown>) => [{ tool: 'pages', input }];
const UNDO = { tool: 'undo', input: {} };

describe('pages', () => {
  it.each<readonly [said: ToldWish, calls: unknown]>([
    [wish('page', 'delete the last one', ['R:the last one']), pages({ action: 'remove', page: 3 })],
    [wish('page', 'the drinks page can come out', ['R:the drinks page']), pages({ action: 'remove', page: 3 })],
    [wish('page', 'bin this page', ['R:this page']), pages({ action: 'remove', page: 2 })],
    [wish('page', 'drinks should come before lunch', ['R:drinks', 'V:before lunch']), pages({ action: 'move', page: 3, to: 2 })],
    [wish('page', 'make that the 1st slide instead', ['R:that', 'V:the 1st slide'], [TITLE]), pages({ action: 'move', page: 2, to: 1 })],
    [wish('page', 'breakfast to the very end', ['R:breakfast', 'V:to the very end']), pages({ action: 'move', page: 1, to: 3 })],
    [wish('page', 'swap slide 1 and slide 3', ['R:slide 1', 'R:slide 3']), [...pages({ action: 'move', page: 3, to: 1 }), ...pages({ action: 'move', page: 2, to: 3 })]],
    [wish('page', 'do me a copy of this'), pages({ action: 'duplicate', page: 2 })],
    [wish('page', 'duplicate this slide', ['R:this slide']), pages({ action: 'duplicate', page: 2 })],
    [wish('page', 'copy the price twice'), null],
  ])('$text', (said, calls) => {
    if (calls === null) expect(wishCalls(said, ground())?.[0]?.input.action).not.toBe('duplicate');
    else expect(wishCalls(said, ground())).toEqual(calls);
  });

  it('are added in the look of the one that is seen', () => {
    const calls = wishCalls(wish('page', 'one more page at the end: Desserts, tiramisu 5.80, flan 5.20', ['N:Desserts', 'N:tiramisu 5.80, flan 5.20']), ground());
    expect(calls).toEqual([...pages({ action: 'add', to: 4 }), { tool: 'compose_design', input: expect.objectContaining({ headline: 'Desserts', lines: ['tiramisu 5.80', 'flan 5.20'], colors: ['#225544', '#111111'] }) }]);
  });

  it('are copied before anything is changed on the copy', () => {
    const told = [wish('page', 'same thing again as a 3rd page', ['V:a 3rd page']), wish('change', '£30', ['N:£30'], [PRICE])];
    expect(firstStep(told, ground())).toEqual(pages({ action: 'duplicate', page: 2 }));
  });
});

describe('photos', () => {
  it.each(['cut out the bag', 'take the background off the bag', 'get rid of what is behind it', 'remove the background of the bag photo'])('%s', (text) => {
    expect(wishCalls(wish('photo', text, [], [BAG]), ground())).toEqual([{ tool: 'remove_background', input: { layer: 'bag' } }]);
  });

  it('keep their spot when another takes their place', () => {
    const given = ground({ attached: ['watch.jpg'] });
    given.canvas = { ...given.canvas, pictures: [{ asset: 'w1', name: 'watch.jpg', width: 800, height: 800 }] };
    expect(wishCalls(wish('photo', 'use this one instead, same spot', ['V:same spot'], [BAG]), given)).toEqual([{ tool: 'add_image', input: { asset: 'watch.jpg', x: 100, y: 100, width: 400, height: 100 } }, { tool: 'delete', input: { layers: ['bag'] } }]);
  });

  it('are told from the ground of the page', () => {
    expect(wishCalls(wish('look', 'n make the background pale pink', ['R:the background', 'V:pale pink']), ground())).toMatchObject([{ tool: 'set_background' }]);
    expect(wishCalls(wish('look', 'put it on yellow', ['R:it', 'V:on yellow'], [BAG]), ground())).toEqual([{ tool: 'set_background', input: { color: '#ffff00' } }]);
  });

  it('stand with their ground again', () => {
    expect(wishCalls(wish('undo', 'bring back the original background in the bag photo', [], [layer('bag', 'image')]), ground({}, [layer('bag', 'image', { cutout: true })]))).toEqual([{ tool: 'remove_background', input: { layer: 'bag', restore: true } }]);
  });
});

describe('what is taken back', () => {
  const done = [deed(1, 'update_layer', { layer: 'price', color: '#ff0000', scale: 1.3 }), deed(1, 'set_background', { color: '#ffffff' })];

  it('is one property of one thing', () => {
    expect(wishCalls(wish('undo', 'back to the dark colour it had', ['V:the dark colour it had'], [PRICE]), ground({ deeds: done }))).toEqual([UNDO, { tool: 'update_layer', input: { layer: 'price', scale: 1.3 } }, { tool: 'set_background', input: { color: '#ffffff' } }]);
  });

  it('is all of one thing', () => {
    expect(wishCalls(wish('undo', 'put the price back how it was', ['R:the price'], [PRICE]), ground({ deeds: done }))).toEqual([UNDO, { tool: 'set_background', input: { color: '#ffffff' } }]);
  });

  it('is all that was done, or several turns of it', () => {
    expect(wishCalls(wish('undo', 'no, put that back', ['R:that']), ground({ deeds: done }))).toEqual([UNDO]);
    expect(wishCalls(wish('undo', 'go back two steps'), ground({ deeds: [...done, deed(2, 'delete', { layers: ['x'] })] }))).toEqual([UNDO, UNDO]);
  });

  it('is what was deleted, or a row that was taken out', () => {
    const gone = [deed(1, 'update_layer', { layer: 'title', letterCase: 'upper' }), deed(1, 'delete', { layers: ['at'] }, { titles: ['@moon'] })];
    expect(wishCalls(wish('undo', 'bring the handle back', ['R:the handle']), ground({ deeds: gone }))).toEqual([UNDO, { tool: 'update_layer', input: { layer: 'title', letterCase: 'upper' } }]);
    const rows = [deed(1, 'update_table', { layer: 'menu', removeRows: [2] }), deed(1, 'update_table', { layer: 'menu', addRows: [['Juice', '1.90']] })];
    expect(wishCalls(wish('undo', 'the americano has to stay', ['R:the americano'], [MENU]), ground({ deeds: rows }, [MENU]))).toEqual([UNDO, { tool: 'update_table', input: { layer: 'menu', addRows: [['Juice', '1.90']] } }]);
  });

  it('are two things of one message at once', () => {
    const told = [wish('undo', 'price back to black', ['R:price', 'V:black'], [PRICE]), wish('undo', 'and the old background', ['R:the old background'])];
    expect(takenBack(told, ground({ deeds: done }))).toEqual([UNDO, { tool: 'update_layer', input: { layer: 'price', scale: 1.3 } }]);
  });

  it('is left alone where the hand has worked since', () => {
    const given = ground({ deeds: done });
    given.canvas = { ...given.canvas, hands: ['"Lunch" moved'] };
    expect(wishCalls(wish('undo', 'put the price back', ['R:the price'], [PRICE]), given)).toBeNull();
  });
});

describe('sizes and files', () => {
  it.each<readonly [said: ToldWish, calls: unknown]>([
    [wish('format', 'make this one into story size 9:16 (not a copy)', ['R:this one', 'V:story size 9:16']), [{ tool: 'resize', input: { format: 'instagram-story' } }]],
    [wish('format', 'make it a story too', ['V:a story']), [{ tool: 'resize', input: { format: 'instagram-story', copy: true } }]],
    [wish('export', 'chuck us a pdf of it', ['V:pdf']), [{ tool: 'export', input: { format: 'pdf' } }]],
    [wish('export', 'i need a png and a pdf', ['V:png', 'V:pdf']), [{ tool: 'export', input: { format: 'png' } }, { tool: 'export', input: { format: 'pdf' } }]],
    [wish('export', 'as an mp4'), null],
  ])('$text', (said, calls) => expect(wishCalls(said, ground())).toEqual(calls));
});

describe('what is only said', () => {
  it.each<readonly [said: ToldWish, says: RegExp]>([
    [wish('ask', 'whats the exact hex of the background', ['R:the background']), /225544/u],
    [wish('ask', 'whats the cheapest thing on there?', [], [MENU]), /Juice/u],
    [wish('ask', 'which file type do i download for the print shop?'), /PDF/u],
    [wish('ask', 'what does it say up there?', [], [TITLE]), /Lunch/u],
    [wish('ask', 'whats better, 48 or 47.99?'), /./u],
    [wish('cannot', 'post this on my insta tmrw'), /can’t post/u],
    [wish('cannot', 'how many people order from the last flyer?'), /can’t see your stock/u],
    [wish('cannot', 'ring the café for me'), /can’t/u],
  ])('$text', (said, says) => {
    const answer = answerTo([said], [], ground({}, [TITLE, MENU]));
    expect(answer && 'say' in answer ? answer.say : '').toMatch(says);
  });

  it('looks a font up first', () => expect(answerTo([wish('ask', 'which font is the big heading in?', ['R:the big heading'], [TITLE])], [], ground())).toMatchObject({ calls: [{ tool: 'look', input: { layers: ['title'] } }] }));

  it('is no more than that', () => expect(answerTo([wish('ask', 'which font is that?'), wish('look', 'title red', ['V:red'], [TITLE])], [], ground())).toBeNull());
});

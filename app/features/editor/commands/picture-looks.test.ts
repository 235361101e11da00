/** Frames, backgrounds, stickers and ground shadows by hand. */
import { describe, expect, it } from 'vitest';
import { createDocument, createImageLayer, createTextLayer } from '#design/document/create.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { assertInvariants } from '#design/document/invariants.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { childrenOf } from '#design/document/tree.ts';
import { outlinePathSchema } from '#design/document/layers/layer-fields.ts';
import { applyOperations } from '#design/operations/apply.ts';
import {
  LETTER_FRAMES,
  PLAIN_FRAMES,
  SHAPE_FRAMES,
  thumbnailOf,
  type FrameChoice,
} from '#tools/shapes/frames/frame-catalogue.ts';
import { backgroundCommand } from './background.ts';
import type { Command, CommandContext } from './command.ts';
import { contactShadowCommand } from './contact-shadow.ts';
import { detachBackgroundCommand } from './detach-background.ts';
import { frameShapeCommand } from './frame-shape.ts';
import { pictureBackgroundCommand } from './picture-background.ts';
import { stickerBorderCommand } from './sticker-border.ts';

const ASSET = 'a'.repeat(64);
const photo = createImageLayer({
  id: 'photo',
  parent: 'page',
  order: 'a1',
  asset: ASSET,
  x: 100,
  y: 100,
  width: 600,
  height: 300,
  crop: { x: 0.2, y: 0.1, width: 0.6, height: 0.6 },
  rotation: 20,
});
const words = createTextLayer({ id: 'words', parent: 'page', order: 'a2', text: 'Words' });
const empty = createDocument({ width: 1000, height: 800, newId: () => 'page' });
const document: DesignDocument = { ...empty, layers: { photo, words } };

function contextOf(selection: readonly string[], shown = document): CommandContext {
  let ids = 0;
  return { document: shown, page: 'page', selection, measureText: measureRoughly, newId: () => `new-${(ids += 1)}` };
}

function after<Input>(
  command: Command<Input>,
  input: Input,
  selection: readonly string[],
  shown = document,
): DesignDocument {
  const context = contextOf(selection, shown);
  expect(command.isEnabled(context)).toBe(true);
  const next = applyOperations(shown, command.run(context, input)).document;
  assertInvariants(next);
  return next;
}

const pictureOf = (shown: DesignDocument, id = 'photo') => shown.layers[id] as ImageLayer;
const choiceOf = (id: string): FrameChoice => {
  const choice = [...PLAIN_FRAMES, ...SHAPE_FRAMES, ...LETTER_FRAMES].find((one) => one.id === id);
  if (!choice) throw new Error(`No frame ${id}`);
  return choice;
};

/** Page px per picture px in both directions: different ones would distort it. */
const scalesOf = ({ width, height, crop }: ImageLayer) => ({ x: width / crop.width, y: height / crop.height });

describe('frames', () => {
  it('are thirty and more besides letters and digits, all sound outlines with names of their own', () => {
    expect(SHAPE_FRAMES.length).toBeGreaterThanOrEqual(30);
    expect(LETTER_FRAMES.map(({ id }) => id.slice(-1)).join('')).toMatch(/^(?=.*A.*Z)(?=.*0.*9)/);
    const all = [...PLAIN_FRAMES, ...SHAPE_FRAMES, ...LETTER_FRAMES];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const choice of all) {
      for (const size of [
        { width: 300, height: 300 },
        { width: 900, height: 120 },
        { width: 40, height: 700 },
      ]) {
        const frame = choice.frameFor(size);
        if (frame.type === 'path') expect(outlinePathSchema.safeParse(frame.path).error, choice.id).toBeUndefined();
      }
      expect(thumbnailOf(choice, 100) === null).toBe(PLAIN_FRAMES.includes(choice));
    }
  });

  it('give the box their form about the same middle, as large as it was, and never draw the picture out of shape', () => {
    const before = scalesOf(photo);
    for (const choice of [...SHAPE_FRAMES, ...LETTER_FRAMES, ...PLAIN_FRAMES]) {
      const framed = pictureOf(after(frameShapeCommand, { choice }, ['photo']));
      expect(framed.x + framed.width / 2, choice.id).toBeCloseTo(photo.x + photo.width / 2, 1);
      expect(framed.y + framed.height / 2, choice.id).toBeCloseTo(photo.y + photo.height / 2, 1);
      expect(framed.width * framed.height, choice.id).toBeCloseTo(photo.width * photo.height, -3);
      const scales = scalesOf(framed);
      expect(scales.x / scales.y, choice.id).toBeCloseTo(before.x / before.y, 2);
      expect(framed.crop.x + framed.crop.width, choice.id).toBeLessThanOrEqual(1);
      expect(framed.crop.y + framed.crop.height, choice.id).toBeLessThanOrEqual(1);
    }
  });

  it('keep scale and middle where the picture has room for it', () => {
    const round = pictureOf(after(frameShapeCommand, { choice: choiceOf('circle') }, ['photo']));
    expect(round.frame).toEqual({ type: 'ellipse' });
    expect(round.width).toBeCloseTo(round.height, 1);
    expect(scalesOf(round).x).toBeCloseTo(scalesOf(photo).x, 0);
    expect(round.crop.x + round.crop.width / 2).toBeCloseTo(0.5, 3);
    // Choosing it repeatedly changes nothing.
    const twice = after(frameShapeCommand, { choice: choiceOf('circle') }, ['photo'], {
      ...document,
      layers: { ...document.layers, photo: round },
    });
    expect(pictureOf(twice).width).toBeCloseTo(round.width, 1);
    expect(pictureOf(twice).crop.width).toBeCloseTo(round.crop.width, 4);
  });
});

describe('backgrounds', () => {
  const paint = { type: 'image' as const, asset: ASSET, fit: 'cover' as const, scale: 0.5, opacity: 0.8, blur: 6 };

  it('come from a picture, which leaves the page', () => {
    const next = after(pictureBackgroundCommand, undefined, ['photo']);
    expect(next.pages['page']?.background).toEqual({
      type: 'image',
      asset: ASSET,
      fit: 'cover',
      scale: 1,
      opacity: 1,
      blur: 0,
      focus: { x: 0.5, y: 0.4 },
    });
    expect(Object.keys(next.layers)).toEqual(['words']);
    expect(pictureBackgroundCommand.isEnabled(contextOf(['words']))).toBe(false);
    expect(pictureBackgroundCommand.isEnabled(contextOf(['photo', 'words']))).toBe(false);
  });

  it('keep in sight what a cropped picture showed, and give it back as it was seen', () => {
    const cropped = applyOperations(document, [
      { type: 'layer.update', id: 'photo', patch: { crop: { x: 0.6, y: 0, width: 0.4, height: 0.5 } } },
    ]).document;
    const grounded = after(pictureBackgroundCommand, undefined, ['photo'], cropped);
    expect(grounded.pages['page']?.background).toMatchObject({ fit: 'cover', focus: { x: 0.8, y: 0.25 } });
    const again = after(detachBackgroundCommand, { natural: { width: 1600, height: 800 } }, [], grounded);
    const { crop } = childrenOf(again, 'page')[0] as ImageLayer;
    // Five eighths of it fit; its focus is too close to the edge to be centered.
    expect(crop.x).toBeCloseTo(0.375, 4);
    expect(crop.width).toBeCloseTo(0.625, 4);
  });

  it.each(['cover', 'contain', 'stretch', 'tile'] as const)(
    'become the lowest layer again, where they stood (%s)',
    (fit) => {
      const grounded = applyOperations(document, [
        { type: 'page.update', id: 'page', patch: { background: { ...paint, fit } } },
      ]).document;
      const next = after(detachBackgroundCommand, { natural: { width: 1600, height: 800 } }, [], grounded);
      expect(next.pages['page']?.background).toEqual({ type: 'solid', color: '#ffffff' });
      const lowest = childrenOf(next, 'page')[0] as ImageLayer;
      expect(lowest).toMatchObject({ type: 'image', asset: ASSET, opacity: 0.8, filters: { blur: 6 } });
      const { x, y, width, height, crop } = lowest;
      if (fit === 'cover') {
        expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 1000, height: 800 });
        expect(width / crop.width / (height / crop.height)).toBeCloseTo(2, 3);
      }
      if (fit === 'contain') expect({ x, y, width, height }).toEqual({ x: 0, y: 150, width: 1000, height: 500 });
      if (fit === 'stretch')
        expect({ x, y, width, height, crop }).toEqual({
          x: 0,
          y: 0,
          width: 1000,
          height: 800,
          crop: { x: 0, y: 0, width: 1, height: 1 },
        });
      if (fit === 'tile') expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 800, height: 400 });
    },
  );

  it('can’t be detached where there is no picture, and take patterns', () => {
    expect(detachBackgroundCommand.isEnabled(contextOf([]))).toBe(false);
    const pattern = {
      type: 'pattern' as const,
      pattern: 'gingham' as const,
      color: '#f4502f',
      ground: '#ffffff',
      scale: 1,
      angle: 0,
      seed: 1,
    };
    expect(after(backgroundCommand, { background: pattern }, []).pages['page']?.background).toEqual(pattern);
  });
});

describe('stickers and ground shadows', () => {
  it('are put on what can have them, keep what was set, and go again', () => {
    const sticker = after(stickerBorderCommand, undefined, ['photo', 'words']);
    expect(pictureOf(sticker).stroke).toEqual({ color: '#ffffff', width: 9, dash: [] });
    expect(pictureOf(sticker).shadow).not.toBeNull();
    expect(sticker.layers['words']).toEqual(words);
    expect(stickerBorderCommand.isEnabled(contextOf(['words']))).toBe(false);
    const standing = after(contactShadowCommand, { contactShadow: { angle: 30 } }, ['photo']);
    expect(pictureOf(standing).contactShadow).toMatchObject({ angle: 30, spread: 1 });
    const wider = after(contactShadowCommand, { contactShadow: { spread: 2 } }, ['photo'], standing);
    expect(pictureOf(wider).contactShadow).toMatchObject({ angle: 30, spread: 2 });
    expect(pictureOf(after(contactShadowCommand, { contactShadow: null }, ['photo'], wider)).contactShadow).toBeNull();
  });
});

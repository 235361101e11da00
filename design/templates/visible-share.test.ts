/** A photo's subject is visible, or its hidden share is reported; crops are closer if something would cover it. */
import { describe, expect, it } from 'vitest';
import { createImageLayer, createShapeLayer } from '../document/create.ts';
import type { Box } from '../document/geometry.ts';
import type { Arrangement, Piece } from './composition-input.ts';
import { cropAbout } from './pictures.ts';
import { visibleShare } from './visible-share.ts';

const PAGE = { x: 0, y: 0, width: 1000, height: 1000 };
const ASSET = 'a'.repeat(64);
const SUBJECT = { x: 0.2, y: 0.4, width: 0.6, height: 0.2 };
const UNPLACED = { id: 'x', parent: 'x', order: 'a0' };

const piece = (layer: Piece['layer']): Piece => ({
  role: 'decoration',
  layer,
  group: null,
  backgrounds: [],
  backdrop: true,
});
const photo = (box: Box, crop: Box) => piece(createImageLayer({ ...UNPLACED, asset: ASSET, ...box, crop }));
const panel = (box: Box, color = '#ffffff') =>
  piece(
    createShapeLayer({ ...UNPLACED, shape: { kind: 'rectangle', radius: 0 }, ...box, fill: { type: 'solid', color } }),
  );
const sightOf = (...pieces: Piece[]) =>
  visibleShare(
    { background: { type: 'solid', color: '#ffffff' }, pieces, groups: [] } satisfies Arrangement,
    { asset: ASSET, subject: SUBJECT },
    PAGE,
  );
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

describe('what is seen of a subject', () => {
  it('is all of it where nothing lies on it, and where nothing shows its picture', () => {
    expect(sightOf(photo(PAGE, WHOLE))).toBe(1);
    expect(sightOf()).toBe(1);
  });

  it('is what panels, crops and the edge of the page leave of it', () => {
    expect(sightOf(photo(PAGE, WHOLE), panel({ x: 0, y: 500, width: 1000, height: 500 }))).toBe(0.5);
    expect(sightOf(panel(PAGE), photo(PAGE, WHOLE))).toBe(1);
    expect(sightOf(photo(PAGE, WHOLE), panel(PAGE, '#ffffff40'))).toBe(1);
    expect(sightOf(photo(PAGE, { ...WHOLE, width: 0.5 }))).toBe(0.5);
    expect(sightOf(photo({ ...PAGE, x: 500 }, WHOLE))).toBe(0.5);
  });

  it('is told of all layers together that show the picture', () => {
    const [left, right] = [
      photo({ ...PAGE, width: 500 }, { ...WHOLE, width: 0.5 }),
      photo({ ...PAGE, x: 500, width: 500 }, { ...WHOLE, x: 0.5, width: 0.5 }),
    ];
    expect(sightOf(left)).toBe(0.5);
    expect(sightOf(left, right)).toBe(1);
  });
});

describe('a crop about a subject', () => {
  const picture = { width: 1200, height: 1200, subject: SUBJECT };

  it('is the widest with the ratio of its box', () => {
    expect(cropAbout(picture, PAGE)).toEqual(WHOLE);
    expect(cropAbout(picture, { width: 1000, height: 500 })).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  });

  it('keeps the upper part of a subject that is too high for it', () => {
    const tall = { ...picture, subject: { x: 0.3, y: 0.1, width: 0.4, height: 0.8 } };
    const { y, height } = cropAbout(tall, { width: 1000, height: 500 });
    expect(y).toBeLessThan(0.1);
    expect(y).toBeGreaterThan(0.05);
    expect(height).toBe(0.5);
    // Below an awning, too.
    const below = cropAbout(tall, { width: 1000, height: 500 }, { x: 0, y: 100, width: 1000, height: 400 });
    expect(below.y + below.height * 0.2).toBeLessThan(0.1 + 1e-6);
  });

  it('looks closer where the subject would lie under something, and no closer than that takes', () => {
    const covered = panel({ x: 0, y: 450, width: 1000, height: 550 });
    const sight = { ...PAGE, height: 450 };
    expect(sightOf(photo(PAGE, WHOLE), covered)).toBeLessThan(0.5);
    const crop = cropAbout(picture, PAGE, sight);
    expect(sightOf(photo(PAGE, crop), covered)).toBeGreaterThan(0.8);
    expect(crop.width).toBeGreaterThan(0.5);
    expect(cropAbout(picture, PAGE, PAGE)).toEqual(WHOLE);
  });
});

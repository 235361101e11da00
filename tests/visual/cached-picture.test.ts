/**
 * The picture that an editor keeps and repairs must equal a full repaint: after random operations, while the page is
 * panned and zoomed, and while a drag lifts layers off.
 */
import fc from 'fast-check';
import { generateNKeysBetween } from 'fractional-indexing';
import { describe, expect, it, vi } from 'vitest';
import { createCanvasElement, fabricForNode } from '#app/services/rendering/fabric-node.ts';
import { fontLatch, registerFonts } from '#app/services/rendering/server-fonts.ts';
import { createDocument, createImageLayer, createShapeLayer } from '#design/document/create.ts';
import { arbitraryDocument } from '#design/document/document.arbitraries.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { firstPage, leavesInPaintOrder } from '#design/document/tree.ts';
import type { LayerObject } from '#design/fabric/layer-object.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import type { Picture } from '#design/fabric/paint/tools.ts';
import { createView, type View } from '#design/fabric/view.ts';
import { arbitraryIntent, idSource, realise } from '#design/operations/operation.arbitraries.ts';

const WIDTH = 360;
const HEIGHT = 280;
const fabric = fabricForNode();
registerFonts(fontLatch());

/** A picture that hides everything below it. */
function opaquePictureOf(asset: string): Picture {
  const canvas = createCanvasElement(40, 40);
  const context = canvas.getContext('2d')!;
  context.fillStyle = `#${asset.slice(-6)}`;
  context.fillRect(0, 0, 40, 40);
  context.fillStyle = '#f0e0d0';
  context.fillRect(8, 5, 14, 22);
  return {
    image: canvas as unknown as CanvasImageSource,
    width: 40,
    height: 40,
    naturalWidth: 40,
    naturalHeight: 40,
    opaque: true,
  };
}

/** A small picture with different colors for each asset. */
function pictureOf(asset: string): Picture {
  const canvas = createCanvasElement(24, 16);
  const context = canvas.getContext('2d')!;
  context.fillStyle = `#${asset.slice(-4)}88`;
  context.fillRect(0, 0, 24, 16);
  context.fillStyle = '#102030';
  context.fillRect(3, 2, 9, 7);
  return { image: canvas as unknown as CanvasImageSource, width: 24, height: 16, naturalWidth: 24, naturalHeight: 16 };
}

type Pixels = Uint8ClampedArray;

/** A view on a canvas that paints only when the test asks. */
class Watched {
  readonly canvas;
  readonly view: View;
  asked = 0;

  constructor(keepPicture: boolean, picture = pictureOf) {
    this.canvas = new fabric.StaticCanvas(createCanvasElement(WIDTH, HEIGHT) as unknown as HTMLCanvasElement, {
      width: WIDTH,
      height: HEIGHT,
      renderOnAddRemove: false,
      enableRetinaScaling: false,
    });
    this.canvas.requestRenderAll = () => void (this.asked += 1);
    this.view = createView(fabric, {
      canvas: this.canvas,
      measure: measureRoughly,
      rare: () => RARE_PAINTERS,
      sources: { picture: async (asset) => picture(asset) },
      keepPicture,
    });
  }

  at(zoom: number, x: number, y: number): void {
    this.canvas.setViewportTransform([zoom, 0, 0, zoom, x, y]);
  }

  pixels(): Pixels {
    this.canvas.renderAll();
    return this.canvas.getContext().getImageData(0, 0, WIDTH, HEIGHT).data;
  }

  hold(objects: readonly LayerObject[], moving: boolean): void {
    const target = objects.length === 0 ? null : { getObjects: () => objects };
    Object.assign(this.canvas, {
      _activeObject: target,
      _currentTransform: moving && target ? { actionPerformed: true, target } : null,
    });
  }

  async close(): Promise<void> {
    this.hold([], false);
    this.view.dispose();
    await this.canvas.dispose();
  }
}

/** The pixels of a full repaint. */
async function painted(
  document: DesignDocument,
  page: string,
  [zoom, x, y]: Place,
  move?: (view: View) => void,
  picture = pictureOf,
): Promise<Pixels> {
  const fresh = new Watched(false, picture);
  await fresh.view.show(document, page);
  move?.(fresh.view);
  fresh.at(zoom, x, y);
  const pixels = fresh.pixels();
  await fresh.close();
  return pixels;
}

/**
 * Along edges the engine rounds coverage differently at another origin, and stacked transparent bitmaps round once
 * more.
 */
const ROUNDING = 24;
/** A larger difference isn't rounding. */
const PLAIN = 90;

/** How many pixels differ, and how many of them plainly. Colors are compared on white. */
function differing(one: Pixels, other: Pixels): { slightly: number; plainly: number } {
  const count = { slightly: 0, plainly: 0 };
  for (let index = 0; index < one.length; index += 4) {
    const alphas = [one[index + 3]! / 255, other[index + 3]! / 255] as const;
    let most = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const seen = one[index + channel]! * alphas[0] + 255 * (1 - alphas[0]);
      most = Math.max(most, Math.abs(seen - (other[index + channel]! * alphas[1] + 255 * (1 - alphas[1]))));
    }
    if (most > ROUNDING) count.slightly += 1;
    if (most > PLAIN) count.plainly += 1;
  }
  return count;
}

/**
 * A seam or a leftover trace would be a row of pixels; patterns have edges all over the page, each of which may be
 * rounded.
 */
function isSame(one: Pixels, other: Pixels): boolean {
  const { slightly, plainly } = differing(one, other);
  return slightly <= 60 && plainly <= 4;
}

/** Each run paints some ten pages. */
const RUNS = process.env.BLEND_LONG === '1' ? 200 : 3;

type Place = readonly [zoom: number, x: number, y: number];
const arbitraryZoom = fc.constantFrom(0.2, 0.35, 0.5, 1, 1.7);
const arbitraryPlace: fc.Arbitrary<Place> = fc.tuple(
  arbitraryZoom,
  fc.integer({ min: -400, max: 200 }),
  fc.integer({ min: -400, max: 200 }),
);
const arbitraryPan = fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -90, max: 90 }));

describe('the kept picture', () => {
  it('is repaired to what would be repainted, whatever is done and wherever the page is moved', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryDocument,
        arbitraryPlace,
        fc.array(fc.tuple(fc.array(arbitraryIntent, { minLength: 1, maxLength: 3 }), fc.option(arbitraryPan)), {
          minLength: 1,
          maxLength: 4,
        }),
        async (first, place, steps) => {
          const page = firstPage(first).id;
          const kept = new Watched(true);
          const newId = idSource('new');
          const [zoom] = place;
          let [document, [, x, y]] = [first, place] as [DesignDocument, Place];
          await kept.view.show(document, page);
          kept.at(zoom, x, y);
          kept.pixels();
          for (const [intents, pan] of steps) {
            const next = realise(document, intents, newId).document;
            if (!next.pages[page]) break;
            kept.view.reconcile(document, next);
            await kept.view.settled();
            document = next;
            if (pan) [x, y] = [x + pan[0], y + pan[1]];
            kept.at(zoom, x, y);
            expect(isSame(kept.pixels(), await painted(document, page, [zoom, x, y]))).toBe(true);
          }
          await kept.close();
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('shows what a hand moves, and stays true when it lets go', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryDocument,
        arbitraryPlace,
        fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
        fc.array(arbitraryPan, { minLength: 1, maxLength: 3 }),
        async (document, place, picks, moves) => {
          const page = firstPage(document).id;
          const leaves = leavesInPaintOrder(document, page);
          fc.pre(leaves.length > 0);
          const ids = [...new Set(picks.map((pick) => leaves[pick % leaves.length]!.id))];
          const kept = new Watched(true);
          await kept.view.show(document, page);
          kept.at(...place);
          kept.pixels();
          let [dx, dy] = [0, 0];
          const moveBy = (view: View, by: readonly [number, number]) => {
            for (const id of ids) {
              const object = view.objectOf(id)!;
              object.set({ left: object.left + by[0], top: object.top + by[1] });
            }
          };
          const held = ids.map((id) => kept.view.objectOf(id)!);
          for (const [index, by] of moves.entries()) {
            [dx, dy] = [dx + by[0], dy + by[1]];
            moveBy(kept.view, by);
            // Held, and then only selected, as when arrow keys move it.
            kept.hold(held, index % 2 === 0);
            expect(isSame(kept.pixels(), await painted(document, page, place, (view) => moveBy(view, [dx, dy])))).toBe(
              true,
            );
          }
          kept.hold([], false);
          kept.view.refresh(ids);
          expect(isSame(kept.pixels(), await painted(document, page, place))).toBe(true);
          await kept.close();
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('leaves out what opaque layers cover, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryTile, { minLength: 8, maxLength: 40 }),
        arbitraryPlace,
        fc.nat(),
        async (tiles, place, pick) => {
          const document = collage(tiles);
          const page = firstPage(document).id;
          const kept = new Watched(true, opaquePictureOf);
          await kept.view.show(document, page);
          kept.at(...place);
          expect(isSame(kept.pixels(), await painted(document, page, place, undefined, opaquePictureOf))).toBe(true);
          // A whole page painted on another context, as in an export.
          const surface = createCanvasElement(WIDTH, HEIGHT);
          const context = surface.getContext('2d')!;
          context.setTransform(place[0], 0, 0, place[0], place[1], place[2]);
          kept.view.paintOn(context as unknown as CanvasRenderingContext2D, kept.view.nodes, true);
          expect(
            isSame(
              context.getImageData(0, 0, WIDTH, HEIGHT).data as Pixels,
              await painted(document, page, place, undefined, opaquePictureOf),
            ),
          ).toBe(true);
          // Dragging a tile away uncovers the ones below.
          const id = `tile${pick % tiles.length}`;
          const move = (view: View) => void view.objectOf(id)!.set({ left: -900 });
          move(kept.view);
          expect(isSame(kept.pixels(), await painted(document, page, place, move, opaquePictureOf))).toBe(true);
          await kept.close();
        },
      ),
      { numRuns: RUNS },
    );
  });
});

interface Tile {
  kind: 'picture' | 'colour' | 'clear' | 'round' | 'faint' | 'turned';
  x: number;
  y: number;
  width: number;
  height: number;
  color: number;
}

const arbitraryTile: fc.Arbitrary<Tile> = fc.record({
  kind: fc.constantFrom('picture', 'picture', 'picture', 'colour', 'clear', 'round', 'faint', 'turned'),
  x: fc.integer({ min: -60, max: 900 }).map((x) => x / 2),
  y: fc.integer({ min: -60, max: 900 }).map((y) => y / 2),
  width: fc.integer({ min: 4, max: 600 }),
  height: fc.integer({ min: 4, max: 600 }),
  color: fc.integer({ min: 0, max: 0xffffff }),
});

/** Overlapping pictures and shapes, most of which hide what is below. */
function collage(tiles: readonly Tile[]): DesignDocument {
  const blank = createDocument({ width: 500, height: 400, newId: () => 'page' });
  const orders = generateNKeysBetween(null, null, tiles.length);
  const layers = tiles.map(({ kind, x, y, width, height, color }, index): LeafLayer => {
    const placed = { id: `tile${index}`, parent: 'page', order: orders[index]!, x, y, width, height };
    const hex = color.toString(16).padStart(6, '0');
    if (kind === 'picture' || kind === 'turned' || kind === 'faint') {
      return createImageLayer({
        ...placed,
        asset: hex.padStart(64, '0'),
        rotation: kind === 'turned' ? 30 : 0,
        opacity: kind === 'faint' ? 0.5 : 1,
      });
    }
    const shape = kind === 'round' ? { kind: 'ellipse' as const } : { kind: 'rectangle' as const, radius: 0 };
    return createShapeLayer({
      ...placed,
      shape,
      fill: { type: 'solid', color: kind === 'clear' ? `#${hex}80` : `#${hex}` },
    });
  });
  return { ...blank, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

it('begins with the pictures of a page that is all new, unless they take long', async () => {
  let deliver = (_picture: Picture): void => undefined;
  const arriving = new Promise<Picture>((resolve) => (deliver = resolve));
  const document = createDocument({ width: WIDTH, height: HEIGHT, newId: () => 'page' });
  const page = firstPage(document).id;
  const box = { parent: page, x: 0, y: 0, width: 100, height: 100 };
  const layers = {
    shape: createShapeLayer({ ...box, id: 'shape', order: 'a0', shape: { kind: 'rectangle', radius: 0 } }),
    photo: createImageLayer({ ...box, id: 'photo', order: 'a1', x: 200, asset: 'f'.repeat(64) }),
  };
  const isPainted = (watched: Watched) => watched.pixels().some((value) => value !== 0);

  const quick = new Watched(true, () => arriving as never);
  const shown = quick.view.show({ ...document, layers }, page);
  expect(isPainted(quick)).toBe(false);
  deliver(pictureOf('ffff'));
  await shown;
  await vi.waitFor(() => expect(isPainted(quick)).toBe(true));
  await quick.close();

  const slow = new Watched(true, () => new Promise(() => undefined) as never);
  void slow.view.show({ ...document, layers }, page);
  expect(isPainted(slow)).toBe(false);
  await vi.waitFor(() => expect(isPainted(slow)).toBe(true));
  await slow.close();
});

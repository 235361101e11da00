/**
 * One page being played, painted at any moment on any canvas: the same in the editor's preview and in the frames of a
 * film. What rests is painted once into separate layers; what moves is a sprite.
 */
import type { DesignDocument, Page } from '#design/document/document.ts';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import type { GroupLayer, LeafLayer } from '#design/document/layers.ts';
import { childrenOf, leavesInPaintOrder } from '#design/document/tree.ts';
import type { PassageRoom } from '#design/motion/passages.ts';
import { isAtRest } from '#design/motion/pose.ts';
import { isMoving, largestScale, poseAt, type PageTime } from '#design/motion/pose-at.ts';
import { paintBackground } from '../paint/background.ts';
import { contentOf } from '../paint/leaf-content.ts';
import { reachOf } from '../paint/leaf.ts';
import { placementOf } from '../paint/placement.ts';
import { contextOf, type Context, type PaintTools, type Surface } from '../paint/tools.ts';
import { paintLayerAtRest, PaintMemories } from './still-page.ts';
import { Sprite, type SpriteBox, type Stand } from './sprite.ts';
import { textParts } from './text-parts.ts';

/** What is painted, bottom first. */
type Stratum = { kind: 'still'; surface: Surface } | { kind: 'thing'; thing: Thing };

/** Something that moves, or is between moving things and blends with what is below. */
interface Thing {
  layer: LeafLayer | GroupLayer;
  /** The frame of reference of poses: the page, and the thing's place. */
  room: PassageRoom;
  sprite: Sprite;
  parts: SpriteBox[] | null;
  /** For a group in which something moves: its own strata, and the sprite that they are repainted on for each frame. */
  inside: { strata: Stratum[]; moment: Sprite; at: { time: PageTime } } | null;
  /** As drawn at rest, to the last pixel. */
  paint(context: Context): void;
}

export interface PlayingPage {
  readonly page: Page;
  /** Paints the page `at` ms after it began, on a context of the size that it was made for. */
  paint(context: Context, at: number): void;
}

/**
 * Prepares a page. `scale`: device px per page px. Its pictures are loaded already (see View.show); missing ones are
 * painted as placeholders.
 */
export function playPage(
  document: DesignDocument,
  page: Page,
  tools: PaintTools,
  scale: { x: number; y: number },
): PlayingPage {
  const size = { width: document.width, height: document.height };
  const device = { width: Math.round(size.width * scale.x), height: Math.round(size.height * scale.y) };
  const finest = Math.max(scale.x, scale.y);
  const memories = new PaintMemories();

  function paintStill(context: Context, layer: LeafLayer | GroupLayer): void {
    paintLayerAtRest(context, document, layer, tools, memories);
  }

  function movesInside(layer: LeafLayer | GroupLayer): boolean {
    return (
      layer.type === 'group' &&
      childrenOf(document, layer.id).some((child) => isMoving(child.animation) || movesInside(child))
    );
  }

  /**
   * Runs of resting layers become one surface each; only blending ones stay separate, once something moves below them.
   */
  function strataOf(parent: string, background: ((context: Context) => void) | null): Stratum[] {
    const strata: Stratum[] = [];
    let run: ((context: Context) => void)[] = background ? [background] : [];
    const flush = () => {
      if (run.length === 0) return;
      const surface = tools.createSurface(device.width, device.height);
      const context = contextOf(surface);
      context.scale(scale.x, scale.y);
      for (const paint of run) paint(context);
      strata.push({ kind: 'still', surface });
      run = [];
    };
    for (const layer of childrenOf(document, parent)) {
      if (!layer.visible || layer.opacity === 0) continue;
      const still = !isMoving(layer.animation) && !movesInside(layer);
      if (still && (layer.blend === 'normal' || strata.length === 0)) {
        run.push((context) => paintStill(context, layer));
        continue;
      }
      const thing = thingOf(layer);
      if (!thing) continue;
      flush();
      strata.push({ kind: 'thing', thing });
    }
    flush();
    return strata;
  }

  function thingOf(layer: LeafLayer | GroupLayer): Thing | null {
    const leaves = layer.type === 'group' ? leavesInPaintOrder(document, layer.id) : [layer];
    const bounds = boundsOfLayers(leaves);
    if (!bounds) return null;
    const reaches = leaves.map((leaf) =>
      reachOf(leaf, contentOf(leaf, placementOf(leaf).size, tools, memories.of(leaf.id))),
    );
    const reach = Math.max(0, ...reaches);
    const own = layer.type === 'group' ? { width: bounds.width, height: bounds.height, rotation: 0 } : layer;
    const stand: Stand = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2, rotation: own.rotation };
    const box: SpriteBox = {
      left: -own.width / 2 - reach,
      top: -own.height / 2 - reach,
      width: own.width + 2 * reach,
      height: own.height + 2 * reach,
    };
    const paint = (context: Context) => paintStill(context, layer);
    // Blending happens when the sprite is drawn; on its own surface there is nothing to blend with.
    const sprite = new Sprite(stand, box, finest * largestScale(layer.animation), tools, paint);
    const by = layer.animation?.in?.by ?? layer.animation?.out?.by ?? 'whole';
    return {
      layer,
      sprite,
      paint,
      room: {
        ...size,
        left: bounds.x - reach,
        top: bounds.y - reach,
        right: bounds.x + bounds.width + reach,
        bottom: bounds.y + bounds.height + reach,
      },
      parts: layer.type === 'text' ? textParts(contextOf(tools.createSurface(1, 1)), layer, by, box) : null,
      inside: movesInside(layer) ? insideOf(layer, bounds, box) : null,
    };
  }

  function insideOf(layer: LeafLayer | GroupLayer, bounds: Box, box: SpriteBox): NonNullable<Thing['inside']> {
    const strata = strataOf(layer.id, null);
    const stand: Stand = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2, rotation: 0 };
    const at = { time: { at: 0, duration: page.duration } };
    return {
      strata,
      at,
      moment: new Sprite(stand, box, finest * largestScale(layer.animation), tools, (aside) =>
        paintStrata(aside, strata, at.time),
      ),
    };
  }

  function paintThing(context: Context, thing: Thing, time: PageTime): void {
    const { layer, room, parts } = thing;
    if (rests(thing, time)) return thing.paint(context);
    const pose = poseAt(layer.animation, time, room);
    // As one: what moves inside it first, then the group's own movement.
    if (thing.inside) {
      const { moment, at } = thing.inside;
      at.time = time;
      moment.renew();
      moment.draw(context, { ...pose, opacity: pose.opacity * layer.opacity }, layer.blend);
      return;
    }
    if (!parts) {
      thing.sprite.draw(context, pose, layer.blend);
      return;
    }
    parts.forEach((part, index) =>
      thing.sprite.draw(
        context,
        poseAt(layer.animation, time, room, { index, count: parts.length }),
        layer.blend,
        part,
      ),
    );
  }

  /** Whether a thing looks unmoved. */
  function rests({ layer, room, parts, inside }: Thing, time: PageTime): boolean {
    if (inside)
      return (
        isAtRest(poseAt(layer.animation, time, room)) &&
        inside.strata.every((stratum) => stratum.kind === 'still' || rests(stratum.thing, time))
      );
    if (!parts) return isAtRest(poseAt(layer.animation, time, room));
    return parts.every((_, index) => isAtRest(poseAt(layer.animation, time, room, { index, count: parts.length })));
  }

  /** How many strata, from the lowest on, rest together; painted once while they do. */
  let resting: { count: number; surface: Surface | null } = { count: 0, surface: null };

  /** From the bottom up, resting strata give the same picture frame after frame; returns how many. */
  function paintResting(context: Context, strata: readonly Stratum[], time: PageTime): number {
    const first = strata.findIndex((stratum) => stratum.kind === 'thing' && !rests(stratum.thing, time));
    const count = first === -1 ? strata.length : first;
    // A surface is worthwhile if something was painted leaf by leaf, twice in a row.
    if (count !== resting.count) {
      resting = { count, surface: null };
      return 0;
    }
    if (count < 2) return 0;
    if (!resting.surface) {
      resting.surface = tools.createSurface(device.width, device.height);
      const aside = contextOf(resting.surface);
      aside.scale(scale.x, scale.y);
      paintStrata(aside, strata.slice(0, count), time);
    }
    context.drawImage(resting.surface, 0, 0, size.width, size.height);
    return count;
  }

  function paintStrata(context: Context, strata: readonly Stratum[], time: PageTime): void {
    for (const stratum of strata) {
      if (stratum.kind === 'still') context.drawImage(stratum.surface, 0, 0, size.width, size.height);
      else paintThing(context, stratum.thing, time);
    }
  }

  const strata = strataOf(page.id, (context) => paintBackground(context, page.background, size, tools));
  return {
    page,
    paint(context, at) {
      context.save();
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'high';
      context.setTransform(scale.x, 0, 0, scale.y, 0, 0);
      context.beginPath();
      context.rect(0, 0, size.width, size.height);
      context.clip();
      const time = { at, duration: page.duration };
      paintStrata(context, strata.slice(paintResting(context, strata, time)), time);
      context.restore();
    },
  };
}

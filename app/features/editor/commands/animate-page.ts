/**
 * Lets everything on a page appear one after the other, in reading order, in one of a few styles; or stops all of it.
 */
import { Clapperboard } from 'lucide-react';
import { MOTION_LIMITS, type Animation, type EntranceEffect, type TextPart } from '#design/document/animation.ts';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import type { Layer } from '#design/document/layers.ts';
import { childrenOf, descendantsOf, findPage, leavesInPaintOrder } from '#design/document/tree.ts';
import { animationUpdate } from './animate.ts';
import { defineCommand, isLocked, type CommandContext } from './command.ts';

export const PAGE_STYLES = ['calm', 'fresh', 'bold'] as const;
export type PageStyle = (typeof PAGE_STYLES)[number];

interface Manner {
  text: EntranceEffect;
  by: TextPart;
  picture: EntranceEffect;
  rest: EntranceEffect;
}

const MANNERS: Readonly<Record<PageStyle, Manner>> = {
  calm: { text: 'fade', by: 'line', picture: 'fade', rest: 'fade' },
  fresh: { text: 'rise', by: 'word', picture: 'grow', rest: 'pop' },
  bold: { text: 'wipe', by: 'line', picture: 'from-right', rest: 'drop' },
};

/**
 * The delay of each after the one before it, ms, and its duration; all have appeared within this share of the page's
 * time.
 */
const STEP = 220;
const DURATION = 800;
const SHARE = 0.5;
/** A layer covering more than this share of the page is its background: it only fades, before everything else. */
const BACKGROUND = 0.6;
/** Layers whose tops differ by less than this share of the page's height share a row. */
const ROW = 0.06;

interface Placed {
  layer: Layer;
  box: Box;
}

/** The layers that appear individually, in reading order: from the top, then along each row. */
function inReadingOrder({ document, page }: Pick<CommandContext, 'document' | 'page'>): Placed[] {
  const placed = childrenOf(document, page).flatMap((layer) => {
    if (!layer.visible || isLocked(document, layer.id)) return [];
    const box = boundsOfLayers(layer.type === 'group' ? leavesInPaintOrder(document, layer.id) : [layer]);
    return box ? [{ layer, box }] : [];
  });
  const row = ({ box }: Placed): number => Math.round(box.y / (document.height * ROW));
  return placed.toSorted((a, b) => row(a) - row(b) || a.box.x - b.box.x);
}

/** The entrances of a page's layers, by their ids. */
export function pageEntrances(
  context: Pick<CommandContext, 'document' | 'page'>,
  style: PageStyle,
): Map<string, NonNullable<Animation['in']>> {
  const { document, page } = context;
  const { text, by, picture, rest } = MANNERS[style];
  const time = findPage(document, page)?.duration ?? 0;
  const all = inReadingOrder(context);
  const isBackground = ({ box }: Placed): boolean =>
    box.width * box.height > BACKGROUND * document.width * document.height;
  const coming = all.filter((one) => !isBackground(one));
  const duration = Math.max(MOTION_LIMITS.minDuration, Math.round(Math.min(DURATION, time * SHARE * 0.6)));
  const step = coming.length > 1 ? Math.min(STEP, Math.max(0, (time * SHARE - duration) / (coming.length - 1))) : 0;
  const entrances = new Map<string, NonNullable<Animation['in']>>();
  for (const { layer } of all.filter(isBackground))
    entrances.set(layer.id, { effect: 'fade', at: 0, duration, by: 'whole' });
  for (const [index, { layer }] of coming.entries()) {
    const effect = layer.type === 'text' ? text : layer.type === 'image' ? picture : rest;
    entrances.set(layer.id, {
      effect,
      at: Math.round(index * step),
      duration,
      by: layer.type === 'text' ? by : 'whole',
    });
  }
  return entrances;
}

export const animatePageCommand = defineCommand<{ style: PageStyle | null }>({
  id: 'animate-page',
  label: 'motion.animatePage',
  icon: Clapperboard,
  isEnabled: ({ document, page }) => childrenOf(document, page).length > 0,
  run(context, { style }) {
    const { document, page } = context;
    if (style === null)
      return descendantsOf(document, page).flatMap((layer) =>
        isLocked(document, layer.id) ? [] : animationUpdate(layer, null),
      );
    return [...pageEntrances(context, style)].flatMap(([id, entrance]) => {
      const layer = document.layers[id];
      return layer
        ? animationUpdate(layer, { ...(layer.animation ?? { out: null, loop: null, drift: null }), in: entrance })
        : [];
    });
  },
});

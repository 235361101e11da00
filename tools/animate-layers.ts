/**
 * animate_layers: makes layers enter, exit, loop or drift, one after the other; sets how long pages are shown and the
 * transitions between them.
 */
import { z } from 'zod';
import { MOTION_LIMITS, TEXT_PARTS, TRANSITION_EFFECTS, type Animation } from '#design/document/animation.ts';
import type { Layer } from '#design/document/layers.ts';
import { sameJson } from '#design/document/same-json.ts';
import { childrenOf, descendantsOf, findPage, pagesInOrder } from '#design/document/tree.ts';
import { DRIFTS } from '#design/motion/drifts.ts';
import { isMoving } from '#design/motion/pose-at.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { chooseLayers, lockOf } from './page/chosen-layers.ts';
import type { ToolContext } from './contract/context.ts';
import {
  driftInput,
  loopInput,
  loopOf,
  movementText,
  passageInput,
  passageOf,
  speedInput,
} from './inputs/motion-input.ts';
import { defineTool, type Json, type ToolCard, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.animate',
  {
    title: 'Animate',
    doing: 'Setting layers in motion',
    failed: 'Couldn’t set this in motion',
    empty: 'There is nothing on this page that could move',
    nothing: 'Say what should move and how: in, out, loop, drift, remove, pageSeconds or transition',
    removeAlone: 'remove takes all movement away: give it alone',
    onePage: 'The design has one page, so there is no next one to change to',
  },
  {
    done: 'Set {count, plural, one {one layer} other {# layers}} in motion',
    stilled: 'Removed the movement of {count, plural, one {one layer} other {# layers}}',
    pages: 'Pages are shown for {seconds, plural, one {# second} other {# seconds}}',
    transition: 'Changed how the page gives way to the next: {effect}',
    unchanged: 'Moves like that already',
  },
);

/** Delay between layers that enter one after the other, if the page has time for it, ms. */
const STAGGER = 180;
/** Share of a page's time after which all layers are there. */
const ARRIVED = 0.45;
/** Default duration of a page transition, ms. */
const TRANSITION = 600;
/** Most layers that an answer lists. */
const MOST_TOLD = 40;

const ms = (most: number) => z.int().min(0).max(most);

const input = z.strictObject({
  layers: z
    .array(z.string().min(1).max(100))
    .min(1)
    .max(100)
    .optional()
    .describe(
      'Ids, in the order in which they shall come. Default: the selected ones, else all of the page from bottom to top',
    ),
  in: passageInput.optional().describe('How they come; none takes it away'),
  out: passageInput.optional().describe('How they leave at the end of the page: the same backwards'),
  loop: loopInput.optional().describe('What they do all the time'),
  drift: driftInput.optional().describe('A slow way over all of the page’s time: for photos and backgrounds'),
  by: z.enum(TEXT_PARTS).optional().describe('Of texts that come or leave: all at once or in these parts'),
  speed: speedInput.optional(),
  duration: z
    .int()
    .min(MOTION_LIMITS.minDuration)
    .max(MOTION_LIMITS.maxDuration)
    .optional()
    .describe('ms that coming or leaving takes, instead of speed'),
  strength: z.number().min(0).max(1).optional().describe('How much of the loop; default about 0.5'),
  delay: ms(MOTION_LIMITS.maxPageDuration).optional().describe('ms before the first comes; default 0'),
  stagger: ms(5_000).optional().describe('ms from one to the next; default about 180, 0: all at once'),
  remove: z.boolean().optional().describe('true: takes all movement of these layers away'),
  pageSeconds: z
    .number()
    .min(MOTION_LIMITS.minPageDuration / 1000)
    .max(MOTION_LIMITS.maxPageDuration / 1000)
    .optional()
    .describe('How long the page is shown, s'),
  transition: z
    .enum([...TRANSITION_EFFECTS, 'none'])
    .optional()
    .describe('How the page gives way to the next one'),
  pages: z
    .enum(['this', 'all'])
    .optional()
    .describe(
      'What pageSeconds and transition are for, and remove without layers: the page looked at (default), or all',
    ),
});
type Input = z.output<typeof input>;

const STILL: Animation = { in: null, out: null, loop: null, drift: null };

/** Returns the layers that the call refers to, in the order in which they enter. */
function meant(
  given: Input,
  { document, page, selection }: ToolContext,
): { layers: Layer[]; page: string } | { error: string } {
  const named = given.layers ?? (selection.length > 0 ? selection : null);
  if (named) return chooseLayers(document, page, named);
  const standing = childrenOf(document, page).filter((layer) => layer.visible && lockOf(document, layer) === null);
  return standing.length > 0 ? { layers: standing, page } : { error: message(TEXTS.empty) };
}

/** The same layers and everything inside them. */
const within = (layers: readonly Layer[], { document }: ToolContext) =>
  layers.flatMap((layer) => [layer, ...(layer.type === 'group' ? descendantsOf(document, layer.id) : [])]);

function removed(given: Input, context: ToolContext): { layers: Layer[] } | { error: string } {
  const { document, selection } = context;
  const everywhere = given.layers === undefined && (selection.length === 0 || given.pages === 'all');
  if (!everywhere) {
    const chosen = meant(given, context);
    return 'error' in chosen ? chosen : { layers: within(chosen.layers, context) };
  }
  const pages = given.pages === 'all' ? pagesInOrder(document).map(({ id }) => id) : [context.page];
  return {
    layers: pages.flatMap((id) => descendantsOf(document, id)).filter((layer) => lockOf(document, layer) === null),
  };
}

function animated(given: Input, layer: Layer, index: number, count: number, pageDuration: number): Animation | null {
  const speed = given.speed ?? 'normal';
  const by = layer.type === 'text' ? (given.by ?? 'whole') : 'whole';
  const step = given.stagger ?? Math.min(STAGGER, Math.round((pageDuration * ARRIVED) / Math.max(1, count)));
  const before = layer.animation ?? STILL;
  const after = { ...before };
  const at = Math.min(MOTION_LIMITS.maxPageDuration, (given.delay ?? 0) + index * step);
  if (given.in !== undefined)
    after.in = given.in === 'none' ? null : passageOf(given.in, at, by, speed, given.duration);
  else if (before.in)
    after.in = {
      ...before.in,
      ...(given.by && { by }),
      ...((given.speed || given.duration) && {
        duration: passageOf(before.in.effect, 0, given.by ? by : before.in.by, speed, given.duration).duration,
      }),
      ...((given.delay !== undefined || given.stagger !== undefined) && { at }),
    };
  if (given.out !== undefined)
    after.out = given.out === 'none' ? null : passageOf(given.out, 0, by, speed, given.duration);
  if (given.loop !== undefined)
    after.loop = given.loop === 'none' ? null : loopOf(given.loop, speed, given.strength, pageDuration);
  if (given.drift !== undefined) after.drift = given.drift === 'none' ? null : DRIFTS[given.drift];
  return isMoving(after) ? after : null;
}

/** What happens to pages. */
function pageOperations(
  { pageSeconds, transition, pages }: Input,
  { document, page }: ToolContext,
): { operations: Operation[]; touched: number } {
  if (pageSeconds === undefined && transition === undefined) return { operations: [], touched: 0 };
  const all = pagesInOrder(document);
  const touched = pages === 'all' ? all : all.filter(({ id }) => id === page);
  const operations = touched.flatMap((one): Operation[] => {
    const patch = {
      ...(pageSeconds !== undefined && { duration: Math.round(pageSeconds * 1000) }),
      ...(transition !== undefined && {
        transition: transition === 'none' ? null : { effect: transition, duration: TRANSITION },
      }),
    };
    return sameJson(
      { duration: one.duration, transition: one.transition },
      { duration: one.duration, transition: one.transition, ...patch },
    )
      ? []
      : [{ type: 'page.update', id: one.id, patch }];
  });
  return { operations, touched: touched.length };
}

const MOVING = ['in', 'out', 'loop', 'drift', 'by', 'speed', 'duration', 'strength', 'delay', 'stagger'] as const;

function execute(given: Input, context: ToolContext): ToolResult {
  const { document } = context;
  const moves = MOVING.some((key) => given[key] !== undefined);
  const paged = pageOperations(given, context);
  if (given.remove && moves) return { ok: false, error: message(TEXTS.removeAlone) };
  if (!given.remove && !moves && paged.touched === 0) return { ok: false, error: message(TEXTS.nothing) };
  if (given.transition !== undefined && given.transition !== 'none' && Object.keys(document.pages).length < 2)
    return { ok: false, error: message(TEXTS.onePage) };
  const operations: Operation[] = [...paged.operations];
  const told: { id: string; moves: string }[] = [];
  const changed: string[] = [];
  if (given.remove || moves) {
    const chosen = given.remove ? removed(given, context) : meant(given, context);
    if ('error' in chosen) return { ok: false, error: chosen.error };
    const home = 'page' in chosen ? String(chosen.page) : context.page;
    const pageDuration =
      given.pageSeconds !== undefined && (given.pages === 'all' || home === context.page)
        ? Math.round(given.pageSeconds * 1000)
        : (findPage(document, home)?.duration ?? 5000);
    for (const [index, layer] of chosen.layers.entries()) {
      const animation = given.remove ? null : animated(given, layer, index, chosen.layers.length, pageDuration);
      told.push({ id: layer.id, moves: animation ? movementText(animation) : 'still' });
      if (sameJson(animation, layer.animation)) continue;
      changed.push(layer.id);
      operations.push({ type: 'layer.update', id: layer.id, patch: { animation } });
    }
  }
  const output: { [key: string]: Json } = {};
  // Removed animations are only counted; layers without changes are not mentioned.
  if (told.length > 0)
    Object.assign(output, given.remove ? { stilled: changed.length } : { layers: told.slice(0, MOST_TOLD) });
  if (paged.touched > 0)
    Object.assign(output, {
      pages: paged.touched,
      ...(given.pageSeconds !== undefined && { pageSeconds: given.pageSeconds }),
      ...(given.transition !== undefined && { transition: given.transition }),
    });
  if (operations.length === 0) output.unchanged = true;
  return {
    ok: true,
    operations,
    output,
    card: {
      ...cardOf(given, told.length, changed.length, operations.length),
      ...(changed.length > 0 && { layers: changed.slice(0, 100) }),
    },
  };
}

function cardOf(given: Input, count: number, changed: number, operations: number): Pick<ToolCard, 'key' | 'values'> {
  if (operations === 0) return { key: TEXTS.unchanged.key };
  if (given.remove) return { key: TEXTS.stilled.key, values: { count: changed } };
  if (count > 0) return { key: TEXTS.done.key, values: { count } };
  return given.pageSeconds === undefined
    ? { key: TEXTS.transition.key, values: { effect: given.transition ?? 'none' } }
    : { key: TEXTS.pages.key, values: { seconds: given.pageSeconds } };
}

export const animateLayers = defineTool({
  name: 'animate_layers',
  icon: 'sparkle',
  texts: TEXTS,
  use: 'movement of layers and between pages',
  description:
    'Lets layers of the design move when it plays: come (in), leave (out), do something all the time (loop) or drift slowly; several come one after the other. Texts can come by word or letter. ' +
    'Also how long pages are shown and how one gives way to the next, and takes movement away again (remove). Free; a still picture of the page stays as it is. To make a film of it: make_video or export as mp4.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 10_000,
  examples: {
    accepted: [
      { in: 'pop' },
      { layers: ['t1', 'i1'], in: 'rise', by: 'word', speed: 'slow', loop: 'float', strength: 0.3 },
      { layers: ['i1'], drift: 'zoom-in', out: 'fade', duration: 400 },
      { pageSeconds: 3 },
      { transition: 'fade', pages: 'all' },
      { remove: true, pages: 'all' },
      { layers: ['g1'], loop: 'spin', delay: 300, stagger: 0 },
      { layers: ['t1'], in: 'none' },
    ],
    refused: [
      {},
      { in: 'explode' },
      { layers: ['nope'], in: 'pop' },
      { layers: ['locked'], in: 'pop' },
      { remove: true, in: 'pop' },
      { pageSeconds: 90 },
      { layers: [], in: 'pop' },
      { strength: 2 },
      { layers: ['t1', 't2'], in: 'pop' },
      { by: 'syllable' },
    ],
  },
  execute: async (given, context) => execute(given, context),
});

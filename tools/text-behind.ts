/** text_behind: words between what a picture shows and its background, as ordinary layers: picture, text, cutout of the same picture. */
import { z } from 'zod';
import { createTextLayer } from '#design/document/create.ts';
import { intersectionOf, type Box } from '#design/document/geometry.ts';
import type { PictureLayer, TextLayer } from '#design/document/layers.ts';
import { childrenOf, orderBetween } from '#design/document/tree.ts';
import { fitText, hug, setIn } from '#design/layout/fit-text.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { colorInput } from './color-input.ts';
import type { Cutout, ToolContext } from './context.ts';
import { fontInput, weightInput } from './font-input.ts';
import { groundBehind, inkOn, shadowFor } from './ground.ts';
import { briefOf } from './layer-facts.ts';
import { titleOf } from './layer-names.ts';
import { areaOf, overlapOf } from './page-space.ts';
import { coverCrop } from './picture-fit.ts';
import { repairableInput, repairableOf, type Repairable } from './repairable-picture.ts';
import { subjectBox } from './subject-box.ts';
import { defineTool } from './tool.ts';

/** Longer texts would not be read behind anything. */
const MOST_LETTERS = 60;

const input = z.strictObject({
  text: z.string().trim().min(1).max(MOST_LETTERS).describe('A word or two: large letters that the subject covers in part'),
  ...repairableInput,
  place: z.enum(['top', 'center', 'bottom']).optional().describe('Where in the picture; without it where the subject covers just enough of the letters'),
  color: colorInput.optional(),
  font: fontInput.optional(),
  weight: weightInput.optional(),
  letterCase: z.enum(['as-typed', 'upper', 'lower', 'title']).optional(),
});
type Input = z.output<typeof input>;

/** Narrow and heavy: much of each letter is left when a part of it is covered. */
const FONT = 'Anton';
/** Shares of the picture's width and height that the letters may take. */
const WIDTH = 0.94;
const HEIGHT = 0.42;
/** Room at the picture's upper and lower edge, of its height. */
const EDGE = 0.03;
/** How far letters may reach beyond a picture that stands free, of its sides. */
const AROUND = 0.3;
/** Where it is looked for, in so many steps from edge to edge. */
const STEPS = 48;
/** How deep the subject should reach into the letters, of their height; and how much of all letters it may cover. */
const DEPTH = 0.4;
const MOST_DEPTH = 0.6;
const MOST_HIDDEN = 0.38;
/** Where all places are as good, the upper one: that is where titles are looked for. */
const HIGHER = 0.15;
const LEAST_HIDDEN = 0.04;
/** Sizes that are tried, of the largest that fits: where there is little room beside and above the subject, smaller letters show more. */
const SIZES = [1, 0.85, 0.7, 0.55, 0.4];

interface Try {
  layer: TextLayer;
  /** Share of the letters' box that the subject covers, about. */
  hidden: number;
  cost: number;
}

/** How well letters stand behind the subject: deep enough to be seen to, not so deep that they can't be read. */
function judged(layer: TextLayer, subject: Box, filled: number, room: Box): Try {
  const box = { x: layer.x, y: layer.y, width: layer.width, height: layer.height };
  const covered = intersectionOf(box, subject);
  const hidden = (overlapOf(box, subject) / Math.max(1, areaOf(box))) * filled;
  const depth = covered ? covered.height / box.height : 0;
  const small = 1 - box.width / Math.max(1, room.width);
  const cost = Math.abs(depth - DEPTH) + Math.max(0, depth - MOST_DEPTH) * 3 + Math.max(0, hidden - MOST_HIDDEN) * 5 + (hidden < LEAST_HIDDEN ? 1 : 0) + small * 0.35 + ((layer.y - room.y) / room.height) * HIGHER;
  return { layer, hidden, cost };
}

/** The text in the best place that it can have in the picture. */
function placed(plain: TextLayer, room: Box, subject: Box, filled: number, given: Input, { measureText }: ToolContext): Try {
  const tries: Try[] = [];
  for (const lines of [1, 2, 3]) {
    const { layer: fitted, overflows } = fitText(plain, { width: Math.floor(room.width * WIDTH), height: room.height * HEIGHT, lines }, { largest: room.height, smallest: 8 }, measureText);
    if (overflows && lines < 3) continue;
    for (const size of SIZES) {
      const set = hug(setIn({ ...fitted, fontSize: Math.max(8, fitted.fontSize * size) }, fitted.width, measureText), measureText);
      const [first, last] = [room.y + room.height * EDGE, room.y + room.height * (1 - EDGE) - set.height];
      const [from, to] = given.place === 'top' ? [0, 0.3] : given.place === 'center' ? [0.35, 0.65] : given.place === 'bottom' ? [0.7, 1] : [0, 1];
      for (let step = 0; step <= STEPS; step += 1) {
        const share = from + ((to - from) * step) / STEPS;
        tries.push(judged({ ...set, x: Math.round(room.x + (room.width - set.width) / 2), y: Math.round(first + Math.max(0, last - first) * share) }, subject, filled, room));
      }
    }
  }
  return tries.reduce((best, one) => (one.cost < best.cost - 1e-9 ? one : best));
}

/** A picture that has to be put on the page first fills it when nothing else is there. */
function filling(target: Repairable, { document, page }: ToolContext): PictureLayer {
  const { layer, asset, isNew } = target;
  if (!isNew || childrenOf(document, page).length > 0) return layer;
  const box = { x: 0, y: 0, width: document.width, height: document.height };
  return { ...layer, ...box, crop: { ...layer.crop, ...coverCrop(asset, box) } };
}

/** What stands free has the page around it, but other things have their places there. */
function around({ x, y, width, height }: Box): Box {
  return { x: x - width * AROUND, y: y - height * AROUND, width: width * (1 + 2 * AROUND), height: height * (1 + 2 * AROUND) };
}

/** Order keys right above a layer among its siblings; those of the layer itself may be new. */
function ordersAbove({ id, parent, order }: PictureLayer, { document }: ToolContext): [string, string] {
  const above = childrenOf(document, parent).find((sibling) => sibling.id !== id && sibling.order > order)?.order ?? null;
  const text = orderBetween(order, above);
  return [text, orderBetween(text, above)];
}

export const textBehind = defineTool({
  name: 'text_behind',
  title: 'tools.textBehind.title',
  description:
    'Sets a word or two in large letters behind the subject of a picture: background, text, and a cutout of the same picture above it, all ordinary layers. ' +
    'Finds size, place and colour by itself, so that the subject covers a part of the letters and they can still be read. Takes a few seconds.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 120_000,
  async execute(given, context) {
    const target = await repairableOf(given.layer, context);
    if ('error' in target) return { ok: false, error: target.error };
    const back = filling(target, context);
    const cutout: Cutout = await context.imaging.cutOut(back.asset, { signal: context.signal, progress: context.progress });

    const isCut = back.mask?.asset !== undefined && back.mask.asset !== null;
    const added: Operation[] = target.isNew ? [{ type: 'layer.add', layer: back }] : [];
    const { document } = applyOperations(context.document, added);
    const below = childrenOf(document, back.parent).findLast(({ order }) => order < back.order)?.order ?? null;
    // What stands free already needs no second cutout: the text goes right below it.
    const [textOrder, frontOrder] = isCut ? [orderBetween(below, back.order), null] : ordersAbove(back, { ...context, document });

    const page = { x: 0, y: 0, width: document.width, height: document.height };
    const room = intersectionOf(isCut ? around(back) : back, page) ?? page;
    const subject = subjectBox(back, cutout);
    const filled = cutout.coverage / Math.max(1e-6, cutout.subject.width * cutout.subject.height);
    const plain = createTextLayer({
      id: context.newId(), parent: back.parent, order: textOrder, text: given.text, fontFamily: given.font ?? FONT, fontWeight: given.weight ?? (given.font ? 800 : 400), align: 'center', lineHeight: 1.02,
      ...(given.letterCase ? { letterCase: given.letterCase } : {}),
    });
    const { layer: set, hidden } = placed(plain, room, subject, Math.min(1, filled), given, context);
    const ground = await groundBehind({ ...context, document }, set, isCut ? back.id : undefined);
    const color = given.color ?? inkOn(ground);
    const text: TextLayer = { ...set, fill: { type: 'solid', color }, shadow: shadowFor(color, ground, set.fontSize) };
    // The picture's own shadow and outline stay with the picture: twice they would be too much, and over the letters.
    const front: PictureLayer | null = frontOrder === null ? null : { ...back, id: context.newId(), order: frontOrder, name: message('tools.textBehind.front', { name: titleOf(back) }).slice(0, 120), mask: { asset: cutout.mask.id, strokes: [] }, shadow: null, stroke: null };
    const notes = [
      ...(hidden < LEAST_HIDDEN ? ['the subject covers next to nothing of the letters here'] : []),
      ...(hidden > 0.5 ? ['the subject covers more than half of the letters: a shorter text or another place would be easier to read'] : []),
    ];
    return {
      ok: true,
      operations: [...added, { type: 'layer.add', layer: text }, ...(front ? [{ type: 'layer.add' as const, layer: front }] : [])],
      output: { ...briefOf(document, text), picture: back.id, front: front?.id ?? back.id, subject: [subject.x, subject.y, subject.width, subject.height].map(Math.round), hidden: Math.round(hidden * 100) / 100, ...(notes.length > 0 ? { notes } : {}) },
      card: { key: 'tools.textBehind.done', values: { text: given.text, name: titleOf(back) }, assets: [back.asset], layers: [text.id] },
    };
  },
});

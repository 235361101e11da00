/**
 * text_behind: puts words between a picture's subject and its background, as ordinary layers: picture, text, cutout of
 * the same picture.
 */
import { z } from 'zod';
import { createTextLayer } from '#design/document/create.ts';
import { intersectionOf, type Box } from '#design/document/geometry.ts';
import type { PictureLayer, TextLayer } from '#design/document/layers.ts';
import { childrenOf, orderBetween } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { LEAST_HIDDEN, MOST_LETTERS, placeBehind, TEXT_PLACES } from './page/behind-place.ts';
import { colorInput } from './inputs/color-input.ts';
import type { Cutout } from './contract/ports/imaging-port.ts';
import type { ToolContext } from './contract/context.ts';
import { maskFrom } from './contract/cutout-mask.ts';
import { fontInput, weightInput } from './inputs/font-input.ts';
import { backgroundBehind, inkOn, shadowFor } from './page/background.ts';
import { briefOf } from './facts/layer-facts.ts';
import { titleOf } from './page/layer-names.ts';
import { coverCrop } from './page/picture-fit.ts';
import { repairableInput, repairableOf, type Repairable } from './pictures/repairable-picture.ts';
import { subjectBox } from './page/subject-box.ts';
import { defineTool } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.textBehind',
  {
    title: 'Text behind the subject',
    doing: 'Setting words behind the subject',
    failed: 'Could not set the words behind the subject',
  },
  { done: 'Set “{text}” behind what {name} shows' },
);

const input = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1)
    .max(MOST_LETTERS)
    .describe('A word or two: large letters that the subject covers in part'),
  ...repairableInput,
  place: z
    .enum(TEXT_PLACES)
    .optional()
    .describe('Where in the picture; without it where the subject covers just enough of the letters'),
  color: colorInput.optional(),
  font: fontInput.optional(),
  weight: weightInput.optional(),
  letterCase: z.enum(['as-typed', 'upper', 'lower', 'title']).optional(),
});

/** Narrow and heavy: much of each letter stays visible when a part of it is covered. */
const FONT = 'Anton';
/** How far letters may reach beyond a cut-out picture, as a share of its sides. */
const AROUND = 0.3;

/** A picture that must be added to the page first fills it if nothing else is there. */
function filling(target: Repairable, { document, page }: ToolContext): PictureLayer {
  const { layer, asset, isNew } = target;
  if (!isNew || childrenOf(document, page).length > 0) return layer;
  const box = { x: 0, y: 0, width: document.width, height: document.height };
  return { ...layer, ...box, crop: { ...layer.crop, ...coverCrop(asset, box) } };
}

/** A free-standing subject has the page around it, but other layers need their places there. */
function around({ x, y, width, height }: Box): Box {
  return {
    x: x - width * AROUND,
    y: y - height * AROUND,
    width: width * (1 + 2 * AROUND),
    height: height * (1 + 2 * AROUND),
  };
}

/** Order keys right above a layer among its siblings; those of the layer itself may be new. */
function ordersAbove({ id, parent, order }: PictureLayer, { document }: ToolContext): [string, string] {
  const above =
    childrenOf(document, parent).find((sibling) => sibling.id !== id && sibling.order > order)?.order ?? null;
  const text = orderBetween(order, above);
  return [text, orderBetween(text, above)];
}

export const textBehind = defineTool({
  name: 'text_behind',
  icon: 'text-initial',
  texts: TEXTS,
  use: 'large words behind what a photo shows',
  description:
    'Sets a word or two in large letters behind the subject of a picture: background, text, and a cutout of the same picture above it, all ordinary layers. ' +
    'Finds size, place and colour by itself, so that the subject covers a part of the letters and they can still be read. Takes a few seconds.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 120_000,
  examples: {
    accepted: [
      { text: 'WOW', layer: 'i1' },
      { text: 'Summer\nsale', layer: 'i1', place: 'top', color: 'gold', font: 'Syne', letterCase: 'upper' },
    ],
    refused: [
      {},
      { text: '' },
      { text: 'WOW', layer: 't1' },
      { text: 'WOW', layer: 'nope' },
      { text: 'WOW', place: 'left' },
      { text: 'x'.repeat(61) },
      { text: 'WOW', color: 'blurple' },
    ],
  },
  async execute(given, context) {
    const target = await repairableOf(given.layer, context);
    if ('error' in target) return { ok: false, error: target.error };
    const back = filling(target, context);
    const cutout: Cutout = await context.imaging.cutOut(back.asset, {
      signal: context.signal,
      progress: context.progress,
    });

    const isCut = back.mask?.asset !== undefined && back.mask.asset !== null;
    const added: Operation[] = target.isNew ? [{ type: 'layer.add', layer: back }] : [];
    const { document } = applyOperations(context.document, added);
    const below = childrenOf(document, back.parent).findLast(({ order }) => order < back.order)?.order ?? null;
    // A free-standing subject needs no second cutout: the text goes right below it.
    const [textOrder, frontOrder] = isCut
      ? [orderBetween(below, back.order), null]
      : ordersAbove(back, { ...context, document });

    const page = { x: 0, y: 0, width: document.width, height: document.height };
    const room = intersectionOf(isCut ? around(back) : back, page) ?? page;
    const subject = subjectBox(back, cutout);
    const filled = cutout.coverage / Math.max(1e-6, cutout.subject.width * cutout.subject.height);
    const plain = createTextLayer({
      id: context.newId(),
      parent: back.parent,
      order: textOrder,
      text: given.text,
      fontFamily: given.font ?? FONT,
      fontWeight: given.weight ?? (given.font ? 800 : 400),
      align: 'center',
      lineHeight: 1.02,
      ...(given.letterCase ? { letterCase: given.letterCase } : {}),
    });
    const { layer: set, hidden } = placeBehind(
      plain,
      { room, subject, filled: Math.min(1, filled), place: given.place },
      context.measureText,
    );
    const background = await backgroundBehind({ ...context, document }, set, isCut ? back.id : undefined);
    const color = given.color ?? inkOn(background);
    const text: TextLayer = {
      ...set,
      fill: { type: 'solid', color },
      shadow: shadowFor(color, background, set.fontSize),
    };
    // Only the picture keeps its shadow and outline: doubled they would be too strong, and cover the letters.
    const front: PictureLayer | null =
      frontOrder === null
        ? null
        : {
            ...back,
            id: context.newId(),
            order: frontOrder,
            name: message('tools.textBehind.front', { name: titleOf(back) }).slice(0, 120),
            mask: maskFrom(cutout),
            shadow: null,
            stroke: null,
          };
    const notes = [
      ...(hidden < LEAST_HIDDEN ? ['the subject covers next to nothing of the letters here'] : []),
      ...(hidden > 0.5
        ? ['the subject covers more than half of the letters: a shorter text or another place would be easier to read']
        : []),
    ];
    return {
      ok: true,
      operations: [
        ...added,
        { type: 'layer.add', layer: text },
        ...(front ? [{ type: 'layer.add' as const, layer: front }] : []),
      ],
      output: {
        ...briefOf(document, text),
        picture: back.id,
        front: front?.id ?? back.id,
        subject: [subject.x, subject.y, subject.width, subject.height].map(Math.round),
        hidden: Math.round(hidden * 100) / 100,
        ...(notes.length > 0 ? { notes } : {}),
      },
      card: {
        key: TEXTS.done.key,
        values: { text: given.text, name: titleOf(back) },
        assets: [back.asset],
        layers: [text.id],
      },
    };
  },
});

/** Adds copied layers on top of the page; from the same page a little aside, so that they are seen. */
import { ClipboardPaste } from 'lucide-react';
import { z } from 'zod';
import { layerSchema, type Layer } from '#design/document/layers.ts';
import { descendantsOf, orderBetween, topOrder } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { defineCommand, roundPixel, selectedLayers, type CommandContext } from './command.ts';
import { topLevelAdded } from './duplicate.ts';

/** What is put on the clipboard: whole layers, parents before their children. */
export const clipSchema = z.strictObject({ page: z.string(), layers: z.array(layerSchema).min(1).max(500) });
export type Clip = z.infer<typeof clipSchema>;

export const CLIP_TYPE = 'application/x-blend-layers+json';
const OFFSET = 24;

/** The selection as it goes on the clipboard; null when nothing is selected. */
export function clipOf(context: Pick<CommandContext, 'document' | 'selection' | 'page'>): Clip | null {
  const layers = selectedLayers(context).flatMap((layer) => [layer, ...descendantsOf(context.document, layer.id)]);
  return layers.length === 0 ? null : { page: context.page, layers };
}

/** A clip from outside; null when it is not one of ours. */
export function readClip(text: string): Clip | null {
  try {
    return clipSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export const pasteCommand = defineCommand<{ clip: Clip }>({
  id: 'paste',
  label: 'editor.paste',
  icon: ClipboardPaste,
  isEnabled: () => true,
  run({ document, page, newId }, { clip }) {
    const copies = clip.layers.map((layer) => ({ layer, id: newId() }));
    const ids = new Map(copies.map(({ layer, id }) => [layer.id, id]));
    const offset = clip.page === page ? OFFSET : 0;
    let order = topOrder(document, page);
    return copies.map(({ layer, id }): Operation => {
      const parent = ids.get(layer.parent);
      if (parent !== undefined) return { type: 'layer.add', layer: shifted({ ...layer, id, parent }, offset) };
      const added: Operation = { type: 'layer.add', layer: shifted({ ...layer, id, parent: page, order }, offset) };
      order = orderBetween(order, null);
      return added;
    });
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});

function shifted(layer: Layer, offset: number): Layer {
  return layer.type === 'group' ? layer : { ...layer, x: roundPixel(layer.x + offset), y: roundPixel(layer.y + offset) };
}

/** A name for a layer or page: its own, or its content. */
import { message, type MessageKey } from '#messages/message.ts';
import type { DesignDocument, Page } from './document.ts';
import type { Layer, LayerType } from './layers.ts';
import { pagesInOrder } from './tree.ts';

const EXCERPT = 40;

const TYPES: Record<LayerType, MessageKey> = {
  text: 'kernel.layer.text',
  image: 'kernel.layer.image',
  shape: 'kernel.layer.shape',
  drawing: 'kernel.layer.drawing',
  sticker: 'kernel.layer.sticker',
  table: 'kernel.layer.table',
  group: 'kernel.layer.group',
};

/** A layer's own words: a text's words, a picture's description, the first words of a table. */
function ownWords(layer: Layer): string {
  if (layer.type === 'text') return layer.text;
  if (layer.type === 'image') return layer.alt;
  return layer.type === 'table' ? (layer.cells.flat().find(({ text }) => text.trim() !== '')?.text ?? '') : '';
}

/** A layer's name; without one its words, its description, the first words of a table, or the kind of layer. */
export function layerLabel(layer: Layer): string {
  const own = layer.name || ownWords(layer);
  const words = own.replace(/\s+/g, ' ').trim();
  if (!words) return message(TYPES[layer.type]);
  const characters = Array.from(words);
  return characters.length <= EXCERPT ? words : `${characters.slice(0, EXCERPT - 1).join('')}…`;
}

/** A page's name, or its number. */
export function pageLabel(document: DesignDocument, page: Page): string {
  if (page.name) return page.name;
  const number = pagesInOrder(document).findIndex((other) => other.id === page.id) + 1;
  return message('kernel.pageNumber', { number });
}

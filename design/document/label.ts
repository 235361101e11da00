/** What people call a layer or page: its name, or what is on it. */
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
  group: 'kernel.layer.group',
};

/** A layer's name; without one the words of a text, what a picture shows, or the kind of layer. */
export function layerLabel(layer: Layer): string {
  const own = layer.name || (layer.type === 'text' ? layer.text : layer.type === 'image' ? layer.alt : '');
  const words = own.replace(/\s+/g, ' ').trim();
  if (!words) return message(TYPES[layer.type]);
  const characters = Array.from(words);
  return characters.length <= EXCERPT ? words : `${characters.slice(0, EXCERPT - 1).join('')}…`;
}

/** A page's name, or its place among the pages. */
export function pageLabel(document: DesignDocument, page: Page): string {
  if (page.name) return page.name;
  const number = pagesInOrder(document).findIndex((other) => other.id === page.id) + 1;
  return message('kernel.pageNumber', { number });
}

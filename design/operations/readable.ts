/** Property keys in words, to report what was overwritten and what an undo left unchanged. */
import { message, type MessageKey } from '#messages/message.ts';
import type { DesignDocument } from '../document/document.ts';
import { layerLabel, pageLabel } from '../document/label.ts';
import { ownEntry } from '../document/entry.ts';
import { findLayer, findPage } from '../document/tree.ts';

const PROPERTIES: Readonly<Record<string, MessageKey>> = {
  place: 'kernel.property.place',
  position: 'kernel.property.position',
  size: 'kernel.property.size',
  rotation: 'kernel.property.rotation',
  flipX: 'kernel.property.flip',
  flipY: 'kernel.property.flip',
  name: 'kernel.property.name',
  visible: 'kernel.property.visible',
  locked: 'kernel.property.locked',
  opacity: 'kernel.property.opacity',
  blend: 'kernel.property.blend',
  shadow: 'kernel.property.shadow',
  reflection: 'kernel.property.reflection',
  contactShadow: 'kernel.property.contactShadow',
  stroke: 'kernel.property.stroke',
  fill: 'kernel.property.fill',
  text: 'kernel.property.text',
  fontFamily: 'kernel.property.font',
  fontSize: 'kernel.property.fontSize',
  fontWeight: 'kernel.property.fontWeight',
  italic: 'kernel.property.italic',
  underline: 'kernel.property.underline',
  strikethrough: 'kernel.property.strikethrough',
  align: 'kernel.property.align',
  verticalAlign: 'kernel.property.align',
  lineHeight: 'kernel.property.lineHeight',
  letterSpacing: 'kernel.property.letterSpacing',
  letterCase: 'kernel.property.letterCase',
  direction: 'kernel.property.direction',
  box: 'kernel.property.box',
  curve: 'kernel.property.curve',
  list: 'kernel.property.list',
  autoSize: 'kernel.property.autoSize',
  echoes: 'kernel.property.echoes',
  asset: 'kernel.property.asset',
  crop: 'kernel.property.crop',
  mask: 'kernel.property.mask',
  filters: 'kernel.property.filters',
  frame: 'kernel.property.frame',
  alt: 'kernel.property.alt',
  shape: 'kernel.property.shape',
  paths: 'kernel.property.paths',
  source: 'kernel.property.source',
  cells: 'kernel.property.cells',
  headerRow: 'kernel.property.headerRow',
  headerColumn: 'kernel.property.headerColumn',
  body: 'kernel.property.body',
  header: 'kernel.property.header',
  borders: 'kernel.property.borders',
  padding: 'kernel.property.padding',
  radius: 'kernel.property.radius',
  background: 'kernel.property.background',
  order: 'kernel.property.order',
  animation: 'kernel.property.animation',
  duration: 'kernel.property.duration',
  transition: 'kernel.property.transition',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Property groups as a list in words: 'position and size'. */
export function readableProperties(groups: Iterable<string>): string {
  const words = Array.from(groups, (group) => {
    const key = ownEntry(PROPERTIES, group);
    return key ? message(key) : group;
  });
  return list.format(new Set(words));
}

/** A key in words: `layer:a1:position` is 'position of “Headline”'. */
export function describeKey(document: DesignDocument, key: string): string {
  const [kind, id = '', property] = key.split(':');
  if (kind === 'design') return message('kernel.designSize');
  const layer = kind === 'layer' ? findLayer(document, id) : null;
  const page = kind === 'page' ? findPage(document, id) : null;
  const name = layer ? layerLabel(layer) : page ? pageLabel(document, page) : null;
  if (name === null) return message(kind === 'page' ? 'kernel.gonePage' : 'kernel.goneLayer');
  return property === undefined
    ? message('kernel.named', { name })
    : message('kernel.propertyOf', { property: readableProperties([property]), name });
}

/** Layers in words: what the layer list, toolbars and screen readers call them. */
import type { DesignDocument } from '#design/document/document.ts';
import { layerLabel } from '#design/document/label.ts';
import type { Layer } from '#design/document/layers.ts';
import { qrLabel } from '#design/qr/content.ts';
import { findLayer } from '#design/document/tree.ts';
import { message, type MessageKey } from '#messages/message.ts';

const KINDS: Readonly<Record<Layer['type'], MessageKey>> = {
  text: 'editor.kind.text',
  image: 'editor.kind.image',
  shape: 'editor.kind.shape',
  drawing: 'editor.kind.drawing',
  sticker: 'editor.kind.sticker',
  table: 'table.kind',
  group: 'editor.kind.group',
};

const SHAPES: Readonly<Partial<Record<string, MessageKey>>> = {
  rectangle: 'editor.rectangle',
  ellipse: 'editor.ellipse',
  triangle: 'editor.triangle',
  polygon: 'editor.polygon',
  star: 'editor.star',
  heart: 'editor.heart',
  line: 'editor.line',
  qr: 'qr.kind',
};

const LONGEST = 60;

/** What kind of layer it is. */
export function kindName(layer: Layer): string {
  if (layer.type === 'image' && layer.asset === null) return message('pictures.emptyFrame');
  if (layer.type === 'shape') return message(SHAPES[layer.shape.kind] ?? 'editor.kind.shape');
  return message(KINDS[layer.type]);
}

/** Its name, or its text, or its kind. */
export function layerName(layer: Layer): string {
  if (layer.name.trim()) return layer.name.trim();
  if (layer.type === 'text') return layer.text.replace(/\s+/g, ' ').trim().slice(0, LONGEST) || kindName(layer);
  if (layer.type === 'sticker' && layer.source.type === 'emoji') return `${layer.source.emoji} ${kindName(layer)}`;
  if (layer.type === 'image' && layer.alt.trim()) return layer.alt.trim().slice(0, LONGEST);
  if (layer.type === 'table') return layerLabel(layer);
  if (layer.type === 'shape' && layer.shape.kind === 'qr')
    return qrLabel(layer.shape.content).slice(0, LONGEST) || kindName(layer);
  return kindName(layer);
}

/** What a screen reader hears when the selection changes. */
export function selectionName(document: DesignDocument, selection: readonly string[]): string {
  const [first] = selection;
  const only = first !== undefined && selection.length === 1 ? findLayer(document, first) : null;
  if (only) return message('editor.selectedOne', { name: `${kindName(only)}: ${layerName(only)}` });
  return selection.length === 0
    ? message('editor.selectedNone')
    : message('editor.selectedMany', { count: selection.length });
}

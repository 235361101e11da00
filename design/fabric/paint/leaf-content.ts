/** The content of each kind of leaf. */
import type { LeafLayer } from '#design/document/layers.ts';
import type { Content, PaintMemory } from './content.ts';
import { drawingContent } from './drawing.ts';
import { imageContent } from './image.ts';
import { shapeContent } from './shape.ts';
import { stickerContent } from './sticker.ts';
import { tableContent } from './table.ts';
import { textContent } from './text.ts';
import type { PaintTools, Size } from './tools.ts';

/** The content of a leaf at a size, which differs from the layer's own during a resize. */
export function contentOf(layer: LeafLayer, size: Size, tools: PaintTools, memory: PaintMemory): Content {
  switch (layer.type) {
    case 'text':
      return textContent(layer);
    case 'image':
      return imageContent(layer, size, tools, memory);
    case 'shape':
      return shapeContent(layer, size, tools);
    case 'drawing':
      return drawingContent(layer, size, tools, memory);
    case 'table':
      return tableContent(layer);
    case 'sticker':
      return stickerContent(layer, size, tools, memory);
  }
}

/** The look of a text or table that a new text takes: everything but its words, its place and what is struck out. */
import type { Layer, TextLayer } from '#design/document/layers.ts';
import type { ToolContext } from '../contract/context.ts';
import { layerInDesign } from '../page/layer-names.ts';

export interface Model {
  style: Partial<
    Pick<
      TextLayer,
      'fontFamily' | 'fontWeight' | 'italic' | 'letterCase' | 'letterSpacing' | 'lineHeight' | 'align' | 'opacity'
    >
  >;
  /** Font size, px. */
  size: number;
  /** `#rrggbb` */
  color: string;
  /** Of the pill behind it. */
  highlight: string | undefined;
}

/** The look of the layer with this id; a layer without letters has none. */
export function lookLike(
  id: string,
  { document, page }: ToolContext,
): Model | { error: string } | { unlettered: Layer } {
  const found = layerInDesign(document, page, id);
  if ('error' in found) return found;
  const { layer } = found;
  if (layer.type === 'table') {
    const { fontFamily, fontWeight, lineHeight, fontSize, body } = layer;
    return {
      style: { fontFamily, fontWeight, lineHeight, align: 'left' },
      size: fontSize,
      color: body.color.slice(0, 7),
      highlight: undefined,
    };
  }
  if (layer.type !== 'text') return { unlettered: layer };
  const { fontFamily, fontWeight, italic, letterCase, letterSpacing, lineHeight, align, opacity } = layer;
  return {
    style: { fontFamily, fontWeight, italic, letterCase, letterSpacing, lineHeight, align, opacity },
    size: layer.fontSize,
    color: layer.fill.type === 'solid' ? layer.fill.color.slice(0, 7) : '#111111',
    highlight: layer.box?.fill.type === 'solid' ? layer.box.fill.color : undefined,
  };
}

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
  /** The form of that pill, of its font size; null: it has none. */
  pill: Pill | null;
}

/** Paddings and corner radius of a pill, of the font size. */
export interface Pill {
  paddingX: number;
  paddingY: number;
  radius: number;
}

const pillOf = ({ box, fontSize }: TextLayer): Pill | null =>
  box && { paddingX: box.paddingX / fontSize, paddingY: box.paddingY / fontSize, radius: box.radius / fontSize };

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
      pill: null,
    };
  }
  if (layer.type !== 'text') return { unlettered: layer };
  const { fontFamily, fontWeight, italic, letterCase, letterSpacing, lineHeight, align, opacity } = layer;
  return {
    style: { fontFamily, fontWeight, italic, letterCase, letterSpacing, lineHeight, align, opacity },
    size: layer.fontSize,
    color: layer.fill.type === 'solid' ? layer.fill.color.slice(0, 7) : '#111111',
    highlight: layer.box?.fill.type === 'solid' ? layer.box.fill.color : undefined,
    pill: pillOf(layer),
  };
}

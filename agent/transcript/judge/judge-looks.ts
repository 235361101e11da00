/** Checks a design's looks by its document: shadows of pictures, brand colors. */
import type { DesignDocument } from '#design/document/document.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import type { Background, Paint } from '#design/document/values.ts';
import { colorDistance } from '#design/layout/color-difference.ts';
import { tableColors } from '#design/layout/table-layout.ts';
import { message } from '#messages/message.ts';
import { readColor, SAME } from './color-match.ts';
import { diffLine, layerWords } from './explain.ts';
import { shownLeaves } from './layer-finder.ts';
import type { View } from './document-view.ts';
import type { Judge } from './verdict.ts';

export const judgeHasShadow: Judge<'hasShadow'> = (expected, { trace: { after } }) => {
  const images = shownLeaves(after).filter(({ type }) => type === 'image');
  const shaded = images.filter(({ shadow }) => shadow !== null && readColor(shadow.color)?.alpha !== 0);
  if (shaded.length > 0 === expected) return null;
  const [first] = shaded;
  if (first)
    return {
      kind: 'document',
      message: message('judge.shadow.there', { layer: layerWords(first as unknown as View) }),
      diff: [diffLine(`layers.${first.id}.shadow`, null, first.shadow)],
    };
  return {
    kind: 'document',
    message: message('judge.shadow.missing', { count: images.length }),
    diff: [diffLine('hasShadow', true, false)],
  };
};

function paintColors(paint: Paint | Background | null): string[] {
  if (paint?.type === 'solid') return [paint.color];
  return paint?.type === 'linear' || paint?.type === 'radial' ? paint.stops.map(({ color }) => color) : [];
}

/** Colors that a layer is drawn with; not those of its picture. */
function layerColors(layer: LeafLayer): string[] {
  switch (layer.type) {
    case 'text':
      return [
        ...paintColors(layer.fill),
        ...paintColors(layer.box?.fill ?? null),
        ...layer.runs.flatMap(({ style }) => paintColors(style.fill ?? null)),
        ...(layer.stroke ? [layer.stroke.color] : []),
      ];
    case 'shape':
      return [...paintColors(layer.fill), ...(layer.stroke ? [layer.stroke.color] : [])];
    case 'image':
    case 'sticker':
      return layer.stroke ? [layer.stroke.color] : [];
    case 'table':
      return [...tableColors(layer)];
    case 'drawing':
      return layer.paths.map(({ color }) => color);
  }
}

/** Every visible color, once. */
function usedColors(document: DesignDocument): string[] {
  const colors = [
    ...pagesInOrder(document).flatMap(({ background }) => paintColors(background)),
    ...shownLeaves(document).flatMap(layerColors),
  ];
  return [...new Set(colors.filter((color) => readColor(color)?.alpha !== 0))];
}

const opaque = (color: string) => readColor(color)?.color ?? color;

export const judgeBrandColors: Judge<'brandColours'> = (expected, { trace: { after, brandKit } }) => {
  if (brandKit.colors.length === 0) return { kind: 'document', message: message('judge.brand.none') };
  const used = usedColors(after);
  const branded = used.find((color) =>
    brandKit.colors.some((brand) => colorDistance(opaque(brand), opaque(color)) <= SAME),
  );
  if ((branded !== undefined) === expected) return null;
  const [brand, colors] = [brandKit.colors.join(', '), used.join(', ') || message('judge.nothing')];
  return {
    kind: 'document',
    message:
      branded === undefined
        ? message('judge.brand.missing', { brand, colors })
        : message('judge.brand.there', { color: branded }),
    diff: [
      branded === undefined ? diffLine('colors', [...brandKit.colors], used) : diffLine('colors', undefined, branded),
    ],
  };
};

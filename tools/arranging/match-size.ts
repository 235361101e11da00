/**
 * Makes layers as wide or as high as another: pictures keep their ratio; texts change their font size and are never
 * stretched.
 */
import { scaleLayer, type Box } from '#design/document/geometry.ts';
import type { LeafLayer, ShapeLayer, TextLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { fitText, hug } from '#design/layout/fit-text.ts';
import { unitFrom, type Unit } from './arrange-units.ts';
import { withSize } from '../texts/layer-changes.ts';
import type { Size } from '../contract/page-space.ts';

export type Match = 'width' | 'height' | 'both';

/** Whether a shape looks right at any ratio; others would look squeezed. */
function stretches(layer: LeafLayer): layer is ShapeLayer {
  return (
    layer.type === 'shape' &&
    (layer.shape.kind === 'rectangle' || layer.shape.kind === 'ellipse' || layer.shape.kind === 'line')
  );
}

function about<Leaf extends LeafLayer>(leaf: Leaf, before: Box): Leaf {
  return { ...leaf, x: before.x + (before.width - leaf.width) / 2, y: before.y + (before.height - leaf.height) / 2 };
}

function textAs(layer: TextLayer, size: Size, what: Match, measure: MeasureText): TextLayer {
  // A pill counts at its visible size; its padding grows with the letters.
  const seen = layer.box
    ? { width: layer.width + 2 * layer.box.paddingX, height: layer.height + 2 * layer.box.paddingY }
    : layer;
  const room = {
    width: what === 'height' ? Number.MAX_SAFE_INTEGER : size.width * (layer.width / seen.width),
    height: what === 'width' ? Number.MAX_SAFE_INTEGER : size.height * (layer.height / seen.height),
    // Keeps the number of lines: a longer line means a larger text, not different line breaks.
    lines: what === 'both' ? undefined : layer.lines.length,
  };
  const smallest = Math.min(LIMITS.maxFontSize, Math.max(LIMITS.minFontSize, 6));
  const { layer: fitted } = fitText(layer, room, { largest: LIMITS.maxFontSize, smallest }, measure);
  const scale = fitted.fontSize / layer.fontSize;
  // Runs of other sizes, the pill and the outline stay in proportion to the letters.
  const scaled = scaleLayer(layer, scale);
  return about(
    hug({ ...fitted, runs: scaled.runs, box: scaled.box, stroke: scaled.stroke, shadow: layer.shadow }, measure),
    layer,
  );
}

/** Resizes the unit to match another, about its own center. A rotated layer is compared by its box before rotation. */
export function matched(unit: Unit, target: Box, what: Match, measure: MeasureText): Unit {
  const [only] = unit.leaves;
  if (unit.layer.type !== 'group' && only) {
    if (only.type === 'text') return unitFrom(unit.layer, [textAs(only, target, what, measure)]) ?? unit;
    if (stretches(only)) {
      const size = {
        width: what === 'height' ? only.width : target.width,
        height: what === 'width' ? only.height : target.height,
      };
      return unitFrom(unit.layer, [about({ ...only, ...size }, only)]) ?? unit;
    }
    if (only.type === 'image' && what === 'both') {
      return (
        unitFrom(unit.layer, [about(withSize(only, { width: target.width, height: target.height }, measure), only)]) ??
        unit
      );
    }
  }
  const own = unit.layer.type === 'group' || !only ? unit.box : only;
  const byWidth = target.width / own.width;
  const byHeight = target.height / own.height;
  const factor = what === 'width' ? byWidth : what === 'height' ? byHeight : Math.min(byWidth, byHeight);
  const middle = { x: unit.box.x + unit.box.width / 2, y: unit.box.y + unit.box.height / 2 };
  return (
    unitFrom(
      unit.layer,
      unit.leaves.map((leaf) => scaleLayer(leaf, factor, middle)),
    ) ?? unit
  );
}

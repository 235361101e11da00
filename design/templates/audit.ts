/**
 * What is wrong with an arrangement: words off the page, over each other, over pictures, or with too little contrast; a
 * photo whose subject is hidden.
 */
import { boundsOf, intersectionOf, type Box } from '../document/geometry.ts';
import type { TableLayer } from '../document/layers.ts';
import { LEGIBLE, LEGIBLE_LARGE } from '../layout/contrast.ts';
import { cellLook } from '../layout/table-layout.ts';
import type { PageBuilder } from './page-builder.ts';
import { worstOn } from './color-mix.ts';
import type { Piece } from './composition-input.ts';
import { visibleShare } from './visible-share.ts';

/** Overlap that rounding and the space around letters excuse, px² of the smaller box. */
const EXCUSED = 0.02;
/** Minimum visible share of the first photo's subject: less leaves it unclear what is sold. */
const LEAST_IN_SIGHT = 0.45;

/** The box of a piece, including its rotation and the pill behind its words. */
export function extentOfPiece({ layer }: Pick<Piece, 'layer'>): Box {
  const padX = layer.type === 'text' ? (layer.box?.paddingX ?? 0) : 0;
  const padY = layer.type === 'text' ? (layer.box?.paddingY ?? 0) : 0;
  return boundsOf({
    x: layer.x - padX,
    y: layer.y - padY,
    width: layer.width + 2 * padX,
    height: layer.height + 2 * padY,
    rotation: layer.rotation,
  });
}

function overlaps(a: Box, b: Box): boolean {
  const shared = intersectionOf(a, b);
  return shared !== null && shared.width * shared.height > EXCUSED * Math.min(a.width * a.height, b.width * b.height);
}

/** Whether letters of some cell have too little contrast. `backgrounds`: what shows through cells without a fill. */
function hasFaintCell(layer: Omit<TableLayer, 'id' | 'parent' | 'order'>, backgrounds: readonly string[]): boolean {
  return layer.cells.some((row, at) =>
    row.some((_, column) => {
      const { color, fill } = cellLook(layer, at, column);
      return worstOn(color, fill === null ? backgrounds : [fill]) < LEGIBLE - 0.01;
    }),
  );
}

/** The findings, in words for people who work on compositions; none if all is well. */
export function audit(builder: PageBuilder): string[] {
  const { arrangement, input } = builder;
  const { pieces } = arrangement;
  const findings: string[] = [];
  const [first] = input.pictures;
  if (
    first?.subject &&
    visibleShare(arrangement, { asset: first.asset, subject: first.subject }, builder.page) < LEAST_IN_SIGHT
  )
    findings.push(`${first.name} is hidden`);
  const hair = Math.max(1, builder.unit * 0.002);
  const bar = Math.max(0, builder.bar - builder.unit * 0.02);
  for (const [index, piece] of pieces.entries()) {
    const { layer, backgrounds, role } = piece;
    if (layer.type !== 'text' && layer.type !== 'table') continue;
    const box = extentOfPiece(piece);
    const right = box.x + box.width;
    const bottom = box.y + box.height;
    if (box.x < -hair || box.y < bar - hair || right > builder.width + hair || bottom > builder.height - bar + hair)
      findings.push(`${layer.name} leaves the page`);
    if (layer.type === 'table') {
      if (hasFaintCell(layer, backgrounds)) findings.push(`${layer.name} is faint`);
      continue;
    }
    const large = layer.fontSize >= builder.unit * 0.045;
    const ink = layer.fill.type === 'solid' ? layer.fill.color : '#000000';
    if (worstOn(ink, backgrounds) < (large ? LEGIBLE_LARGE : LEGIBLE) - 0.01) findings.push(`${layer.name} is faint`);
    for (const [other, against] of pieces.entries()) {
      if (other === index || against.backdrop || (piece.group !== null && piece.group === against.group)) continue;
      if (against.layer.type === 'text' && other < index) continue;
      // On a pill or a badge words have a background of their own.
      if (against.layer.type === 'image' && (layer.box !== null || piece.group !== null)) continue;
      if (overlaps(box, extentOfPiece(against)))
        findings.push(`${layer.name} lies over ${against.layer.name} (${role})`);
    }
  }
  return findings;
}

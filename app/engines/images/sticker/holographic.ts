/** A holographic sticker: things on shimmering foil. */
import { scallop } from '#design/templates/outlines.ts';
import { mix } from '#design/layout/contrast.ts';
import { type Drawing, faded, gradient, type Look } from '../drawing/drawing.ts';
import { glint } from '../drawing/shapes.ts';
import { lettering } from './lettering.ts';
import { drawPieces, drawRim, piecesIn } from './pieces.ts';
import { type Parts, sized, SOFT, squareOf } from './sticker-parts.ts';

export function holographic(parts: Parts): void {
  const { drawing, subjects, text, which, palette, chance } = parts;
  const square = squareOf(drawing, 0.82);
  const alone = subjects.length === 0;
  const pieces = piecesIn(subjects, text === null ? square : sized(square, 0, 0.74), which, parts.onTop);
  const words =
    text === null ? null : lettering(drawing, text, alone ? square : sized(square, 0.73, 1), '#2a2140', chance);
  const [cx, cy, r] = [drawing.width / 2, drawing.height / 2, square.width * 0.585];
  const foil =
    parts.colors.length > 0
      ? gradient(
          125 + which * 25,
          mix(palette[1] as string, '#ffffff', 0.55),
          mix(palette[2] as string, '#ffffff', 0.5),
          '#ffffff',
          mix(palette[3] as string, '#ffffff', 0.5),
          mix(palette[1] as string, '#ffffff', 0.4),
        )
      : gradient(115 + which * 30, '#ffc6ec', '#cdb4ff', '#a9e3ff', '#b9ffe4', '#fdffb8', '#ffd0b8', '#ffb8e2');
  const shape = which % 3;
  const box = { x: cx - r, y: cy - r, width: r * 2, height: r * 2 };
  const lay = (grow: number, fill: Parameters<Drawing['path']>[1], name: string, look: Look = {}) => {
    const grown = { x: box.x - grow, y: box.y - grow, width: box.width + grow * 2, height: box.height + grow * 2 };
    if (shape === 0) drawing.rectangle(grown, fill, name, { ...look, radius: r * 0.36 });
    else if (shape === 1) drawing.ellipse(cx, cy, r + grow, r + grow, fill, name, look);
    else
      drawing.outline(
        scallop(12),
        {
          x: grown.x - r * 0.04,
          y: grown.y - r * 0.04,
          width: grown.width + r * 0.08,
          height: grown.height + r * 0.08,
        },
        fill,
        name,
        look,
      );
  };
  lay(0, '#ffffff', 'Cut line', SOFT(drawing));
  lay(-drawing.unit * 16, foil, 'Foil');
  lay(
    -drawing.unit * 16,
    gradient(
      60 - which * 20,
      faded('#ffffff', 0),
      faded('#ffffff', 0.75),
      faded('#ffffff', 0),
      faded('#ffffff', 0),
      faded('#ffffff', 0.5),
      faded('#ffffff', 0),
    ),
    'Sheen',
  );
  drawing.path(
    [0, 1, 2, 3, 4].flatMap((at) =>
      glint(
        cx + Math.cos(at * 2.4 + which) * r * 0.74,
        cy + Math.sin(at * 2.4 + which) * r * 0.74,
        drawing.unit * chance.between(16, 38),
        0.12,
      ),
    ),
    '#ffffff',
    'Sparkles',
  );
  drawRim(parts, pieces, words, '#ffffff', drawing.unit * 17, 'Edge');
  drawPieces(parts, pieces, palette[1] as string);
  if (words) drawing.put(words);
}

/** A die-cut sticker: a white rim along the outline of all pieces. */
import { mix } from '#design/layout/contrast.ts';
import { lettering, strong } from './lettering.ts';
import { drawPieces, drawRim, piecesIn } from './pieces.ts';
import { type Parts, sized, SOFT, squareOf } from './sticker-parts.ts';

export function dieCut(parts: Parts): void {
  const { drawing, palette, subjects, text, which, chance } = parts;
  const square = squareOf(drawing, 0.84);
  const alone = subjects.length === 0;
  const room = text === null ? square : sized(square, 0, 0.74);
  const pieces = piecesIn(subjects, room, which, parts.onTop);
  const words =
    text === null
      ? null
      : lettering(drawing, text, alone ? square : sized(square, 0.72, 1), strong(palette, chance), chance, {
          rotation: [0, -5, 4, 0][which % 4] ?? 0,
          curve: alone ? 0 : ([0, 0, 24, -24][which % 4] ?? 0),
        });
  const rim = drawing.unit * 30;
  // A single piece's rim casts its own shadow; of several, none may fall on another's rim.
  if (pieces.length > 1 || (words && pieces.length > 0))
    drawRim(parts, pieces, words, '#ffffff', rim, 'Shadow', SOFT(drawing));
  drawRim(
    parts,
    pieces,
    words,
    '#ffffff',
    rim,
    'Cut line',
    pieces.length > 1 || (words && pieces.length > 0) ? {} : SOFT(drawing),
  );
  drawPieces(parts, pieces, palette[1] as string);
  if (words)
    drawing.put({
      ...words,
      echoes: [
        {
          color: mix(strong(palette, chance), '#000000', 0.45),
          x: Math.min(500, drawing.unit * 4),
          y: Math.min(500, drawing.unit * 5),
        },
      ],
    });
}

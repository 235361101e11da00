/** A retro sticker: rays or rings, and a ribbon with the words. */
import { luminance, mix } from '#design/layout/contrast.ts';
import { faded } from '../drawing/drawing.ts';
import { boxAt, polygonOf } from '../drawing/shapes.ts';
import { lettering } from './lettering.ts';
import { drawPieces, drawRim, piecesIn } from './pieces.ts';
import { type Parts, SOFT, squareOf } from './sticker-parts.ts';

export function retro(parts: Parts): void {
  const { drawing, palette, subjects, text, which, chance } = parts;
  const square = squareOf(drawing, 0.92);
  const [cx, cy, r] = [square.x + square.width / 2, square.y + square.height / 2, square.width / 2];
  const cream = '#fff3dc';
  const bands = chance.shuffled(palette.slice(1, 5));
  drawing.ellipse(cx, cy, r, r, cream, 'Cut line', SOFT(drawing));
  if (which % 2 === 0) {
    drawing.ellipse(cx, cy, r * 0.93, r * 0.93, mix(bands[0] as string, cream, 0.25), 'Ground');
    const rays = Array.from({ length: 14 }, (_, index) => {
      const angle = (index / 14) * Math.PI * 2;
      const half = Math.PI / 28;
      return polygonOf([
        [cx, cy],
        [cx + Math.cos(angle - half) * r * 0.93, cy + Math.sin(angle - half) * r * 0.93],
        [cx + Math.cos(angle) * r * 0.936, cy + Math.sin(angle) * r * 0.936],
        [cx + Math.cos(angle + half) * r * 0.93, cy + Math.sin(angle + half) * r * 0.93],
      ]);
    });
    drawing.path(rays.flat(), faded(cream, 0.55), 'Rays');
  } else {
    [0.93, 0.8, 0.67, 0.54].forEach((reach, index) =>
      drawing.ellipse(
        cx,
        cy,
        r * reach,
        r * reach,
        index % 5 === 4 ? cream : (bands[index % bands.length] as string),
        'Band',
      ),
    );
    drawing.ellipse(cx, cy, r * 0.41, r * 0.41, cream, 'Sun');
  }
  drawing.ellipse(cx, cy, r * 0.93, r * 0.93, null, 'Edge', {
    stroke: { color: bands[3] as string, width: drawing.unit * 9, dash: [] },
  });
  const lower = text === null ? 0 : r * 0.14;
  const side = r * (text === null ? 1.32 : 1.12);
  if (subjects.length > 0) {
    const pieces = piecesIn(
      subjects,
      { x: cx - side / 2, y: cy - side / 2 - lower, width: side, height: side },
      which,
      parts.onTop,
    );
    drawRim(parts, pieces, null, cream, drawing.unit * 15, 'Edge');
    drawPieces(parts, pieces, bands[0] as string);
  }
  if (text !== null) {
    const ribbon = bands[3] as string;
    const [w, h] = [r * 1.7, r * 0.34];
    const y = subjects.length > 0 ? cy + r * 0.4 : cy - h / 2;
    drawing.path(
      polygonOf([
        [cx - w / 2 - r * 0.12, y + h * 0.2],
        [cx - w / 2 + r * 0.15, y + h * 0.2],
        [cx - w / 2 + r * 0.15, y + h * 1.2],
        [cx - w / 2 - r * 0.12, y + h * 1.2],
        [cx - w / 2 - r * 0.02, y + h * 0.7],
      ]),
      mix(ribbon, '#000000', 0.35),
      'Ribbon end',
    );
    drawing.path(
      polygonOf([
        [cx + w / 2 + r * 0.12, y + h * 0.2],
        [cx + w / 2 - r * 0.15, y + h * 0.2],
        [cx + w / 2 - r * 0.15, y + h * 1.2],
        [cx + w / 2 + r * 0.12, y + h * 1.2],
        [cx + w / 2 + r * 0.02, y + h * 0.7],
      ]),
      mix(ribbon, '#000000', 0.35),
      'Ribbon end',
    );
    drawing.path(boxAt(cx - w / 2, y, w, h), ribbon, 'Ribbon');
    drawing.put(
      lettering(
        drawing,
        text,
        { x: cx - w * 0.46, y: y + h * 0.1, width: w * 0.92, height: h * 0.8 },
        luminance(ribbon) > 0.42 ? '#2a1a1f' : cream,
        chance,
        { fontFamily: 'Righteous', fontWeight: 400 },
      ),
    );
  }
}

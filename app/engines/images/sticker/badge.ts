/** A round badge with words along its edge. */
import { scallop } from '#design/templates/outlines.ts';
import { luminance, mix } from '#design/layout/contrast.ts';
import { type Drawing, faded, gradient, type Look } from '../drawing/drawing.ts';
import { glint } from '../drawing/shapes.ts';
import { drawPieces, drawRim, piecesIn } from './pieces.ts';
import { type Parts, SOFT, squareOf } from './sticker-parts.ts';

export function badge(parts: Parts): void {
  const { drawing, palette, subjects, text, which, chance } = parts;
  const square = squareOf(drawing, 0.92);
  const [cx, cy, r] = [square.x + square.width / 2, square.y + square.height / 2, square.width / 2];
  const [one, two] = chance.shuffled(palette.slice(1)) as [string, string];
  const lobed = which % 2 === 0;
  const seal = (reach: number, fill: Parameters<Drawing['path']>[1], name: string, look: Look = {}) =>
    lobed
      ? drawing.outline(
          scallop(18),
          { x: cx - r * reach, y: cy - r * reach, width: r * 2 * reach, height: r * 2 * reach },
          fill,
          name,
          look,
        )
      : drawing.ellipse(cx, cy, r * reach, r * reach, fill, name, look);
  seal(0.98, '#ffffff', 'Cut line', SOFT(drawing));
  seal(0.91, gradient(150, mix(one, '#ffffff', 0.12), mix(one, '#1a1030', 0.12)), 'Badge');
  drawing.ellipse(cx, cy, r * 0.8, r * 0.8, null, 'Ring', {
    stroke: { color: faded('#ffffff', 0.85), width: drawing.unit * 5, dash: which % 4 === 1 ? [0, 2.4] : [] },
  });
  const inner = r * (text === null ? 0.72 : 0.53);
  drawing.ellipse(cx, cy, inner, inner, gradient(200, mix(two, '#ffffff', 0.5), mix(two, '#ffffff', 0.22)), 'Field');
  if (text !== null) {
    const words = drawing.letters({
      text,
      fontFamily: 'Baloo 2',
      fontWeight: 800,
      fontSize: r * Math.min(0.2, 2.5 / Math.max(8, text.length)),
      fill: luminance(one) > 0.45 ? '#1d1a2a' : '#ffffff',
      align: 'center',
      letterCase: 'upper',
      letterSpacing: 60,
      curve: Math.min(230, 24 + text.length * 12),
      name: 'Words',
    });
    const arc = r * 0.665;
    // The arc's size sets its letters' distance from the middle: scales the layer until they are on the ring.
    const degrees = Math.min(300, Math.max(40, ((words.lines[0]?.width ?? 100) / arc) * (180 / Math.PI)));
    const curved = drawing.letters({ ...words, fill: luminance(one) > 0.45 ? '#1d1a2a' : '#ffffff', curve: degrees });
    drawing.put({ ...curved, x: cx - curved.width / 2, y: cy - r * 0.665 - curved.fontSize * 0.62 });
    drawing.path(
      [-1, 1]
        .flatMap((side) => glint(cx + side * r * 0.36, cy + r * 0.58, r * 0.06))
        .concat(glint(cx, cy + r * 0.67, r * 0.09)),
      luminance(one) > 0.45 ? '#1d1a2a' : '#ffffff',
      'Stars',
    );
  }
  const side = inner * 1.72;
  if (subjects.length > 0) {
    const pieces = piecesIn(
      subjects,
      { x: cx - side / 2, y: cy - side / 2, width: side, height: side },
      which,
      parts.onTop,
    );
    drawRim(parts, pieces, null, '#ffffff', drawing.unit * 12, 'Edge');
    drawPieces(parts, pieces, one);
  } else drawing.path(glint(cx, cy, inner * 0.6, 0.3), one, 'Star');
}

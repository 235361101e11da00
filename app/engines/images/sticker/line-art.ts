/** A sticker drawn in lines with offset color. */
import { luminance, mix } from '#design/layout/contrast.ts';
import { iconPath } from '#tools/libraries/icons/icon-path.ts';
import { iconCalled } from '#tools/libraries/things/find-thing.ts';
import { circleAt, glint } from '../drawing/shapes.ts';
import { dieCut } from './die-cut.ts';
import { lettering } from './lettering.ts';
import { piecesIn } from './pieces.ts';
import { MOST_THINGS } from '../understanding.ts';
import { type Parts, SOFT, squareOf } from './sticker-parts.ts';

export function lineArt(parts: Parts): void {
  const { drawing, palette, text, which, read, chance } = parts;
  const square = squareOf(drawing, 0.8);
  const ink = luminance(palette[4] as string) < 0.2 ? (palette[4] as string) : '#221b2e';
  const tint = mix(chance.pick(palette.slice(1, 4)), '#ffffff', 0.15);
  const icons = read.things.slice(0, MOST_THINGS.sticker).flatMap(({ name, icon }) => {
    // The icon of just this thing: “hot dog” has none.
    const found = icon ?? iconCalled(name);
    const line = found && iconPath(found, 'regular');
    const area = found && iconPath(found, 'fill');
    return line && area ? [{ line, area }] : [];
  });
  if (icons.length === 0) {
    // Pieces without an icon keep their colors, in the same frame.
    dieCut(parts);
    return;
  }
  const [cx, cy] = [drawing.width / 2, drawing.height / 2];
  const r = square.width * 0.6;
  if (which % 2 === 0) drawing.ellipse(cx, cy, r, r, '#fffdf8', 'Cut line', SOFT(drawing));
  else
    drawing.rectangle({ x: cx - r * 0.95, y: cy - r * 0.95, width: r * 1.9, height: r * 1.9 }, '#fffdf8', 'Cut line', {
      ...SOFT(drawing),
      radius: r * 0.4,
    });
  if (which % 2 === 0)
    drawing.ellipse(cx, cy, r * 0.9, r * 0.9, null, 'Line', {
      stroke: { color: ink, width: drawing.unit * 6, dash: [] },
    });
  else
    drawing.rectangle({ x: cx - r * 0.86, y: cy - r * 0.86, width: r * 1.72, height: r * 1.72 }, null, 'Line', {
      stroke: { color: ink, width: drawing.unit * 6, dash: [] },
      radius: r * 0.33,
    });
  const side = r * (text === null ? 1.22 : 1.0);
  const room = { x: cx - side / 2, y: cy - side / 2 - (text === null ? 0 : r * 0.17), width: side, height: side };
  const stands = piecesIn(
    icons.map(({ area }) => ({ emoji: null, icon: area, color: tint })),
    room,
    which,
  );
  for (const [index, { box, rotation }] of stands.entries()) {
    const icon = icons[icons.length - 1 - index];
    if (!icon) continue;
    const off = drawing.unit * 13;
    drawing.outline(icon.area, { ...box, x: box.x + off, y: box.y + off }, tint, 'Colour', { rotation });
    if (index > 0)
      drawing.outline(icon.area, box, '#fffdf8', 'Ground', {
        rotation,
        stroke: { color: '#fffdf8', width: drawing.unit * 10, dash: [] },
      });
    if (index > 0) drawing.outline(icon.area, { ...box, x: box.x + off, y: box.y + off }, tint, 'Colour', { rotation });
    drawing.outline(icon.line, box, ink, 'Drawing', { rotation });
  }
  if (text !== null)
    drawing.put(
      lettering(drawing, text, { x: cx - r * 0.58, y: cy + r * 0.42, width: r * 1.16, height: r * 0.32 }, ink, chance, {
        fontFamily: 'Caveat Brush',
        fontWeight: 400,
        letterCase: 'as-typed',
      }),
    );
  drawing.path(
    [
      ...glint(cx - r * 0.6, cy - r * 0.46, drawing.unit * 24, 0.2),
      ...glint(cx + r * 0.62, cy + r * 0.2, drawing.unit * 17, 0.2),
      ...circleAt(cx + r * 0.5, cy - r * 0.6, drawing.unit * 7),
    ],
    tint,
    'Sparkles',
  );
}

/** Things in pictures: on a table before a wall, or standing in a scene; each by its emoji or its icon. */
import { luminance, mix } from '#design/layout/contrast.ts';
import { parsePath } from '#design/document/outline-path.ts';
import { transformPath } from '#design/document/path-geometry.ts';
import type { Box } from '#design/document/geometry.ts';
import { twoToneIcon } from '#tools/libraries/icons/icon-path.ts';
import type { NamedThing } from '#tools/libraries/things/find-thing.ts';
import { faded, type Drawing } from '../drawing/drawing.ts';
import { drawFace, takesFace } from '../face.ts';
import { studioBackground, type Backdrop } from '../scenes/backdrops.ts';
import type { PlaceName } from '../scenes/landscapes/places.ts';
import type { Tones } from '../tones.ts';
import { MOST_THINGS } from '../understanding.ts';
import type { ReadWords } from '../words/read-words.ts';

/** Of an icon: its area and its lines. */
interface Inks {
  area: string;
  line: string;
}

/** Lines in a deep tone of the area, so that an icon looks drawn and not printed. */
const inksFor = (area: string): Inks => ({ area, line: mix(area, '#1b1422', luminance(area) < 0.08 ? 0.35 : 0.66) });
const inksOf = (palette: readonly string[]): Inks => inksFor(palette[3] ?? palette[1] ?? '#e9a178');

/** A thing in a square, standing on its lower edge. */
function drawThing(drawing: Drawing, { emoji, icon, name }: NamedThing, box: Box, { area, line }: Inks): void {
  if (emoji !== null) {
    drawing.emoji(emoji, box, name);
    return;
  }
  const pieces = icon === null ? null : twoToneIcon(icon);
  if (!pieces) return;
  const { area: body, lines } = pieces;
  // The lines reach around the area: they say how large the icon is.
  const scale = box.height / Math.max(lines.viewWidth, lines.viewHeight);
  const left = box.x + (box.width - lines.viewWidth * scale) / 2;
  const top = box.y + box.height - lines.viewHeight * scale;
  drawing.group(name, () => {
    for (const [piece, color, alpha] of [
      [body, area, 1],
      [lines, line, 1],
    ] as const) {
      const commands = parsePath(piece.path);
      if (commands)
        drawing.path(
          transformPath(commands, [
            scale,
            0,
            0,
            scale,
            left + (piece.x - lines.x) * scale,
            top + (piece.y - lines.y) * scale,
          ]),
          faded(color, alpha),
          name,
        );
    }
  });
}

/** A soft shadow under something that stands at `foot`. */
function castShadow(drawing: Drawing, x: number, foot: number, size: number, strength: number): void {
  drawing.ellipse(
    x,
    foot - size * 0.035,
    size * 0.46,
    size * 0.07,
    {
      type: 'radial',
      centerX: 0.5,
      centerY: 0.5,
      radius: 0.68,
      stops: [
        { at: 0, color: faded('#1a1020', strength) },
        { at: 1, color: faded('#1a1020', 0) },
      ],
    },
    'Shadow',
  );
}

/** Places without a ground to stand on. */
const AFLOAT: ReadonlySet<PlaceName> = new Set(['space', 'clouds']);

/** Things in the foreground of a place, the first in the middle and largest. */
export function standInScene(drawing: Drawing, things: readonly NamedThing[], place: PlaceName, tones: Tones): void {
  const { width, height } = drawing;
  const [first, ...others] = things;
  if (!first) return;
  const big = Math.min(width * 0.5, height * 0.42);
  const isAfloat = AFLOAT.has(place);
  const foot = isAfloat ? height / 2 + big / 2 : height * 0.93;
  const inks = inksFor(tones.glow);
  const stand = (thing: NamedThing, x: number, size: number, at: number) => {
    if (!isAfloat) castShadow(drawing, x, at, size, 0.42);
    drawThing(drawing, thing, { x: x - size / 2, y: at - size, width: size, height: size }, inks);
  };
  // Smaller ones stand further back.
  for (const [index, thing] of others.entries()) {
    const side = index % 2 === 0 ? 1 : -1;
    stand(thing, width / 2 + side * big * 0.82, big * 0.6, foot - height * 0.04);
  }
  stand(first, width / 2 - (others.length === 1 ? big * 0.2 : 0), big, foot);
}

/** Things on a table before a wall, each with its shadow. */
export function drawStillLife(backdrop: Backdrop, read: ReadWords): void {
  const { drawing, chance, palette } = backdrop;
  const { width, height, unit } = drawing;
  const inks = inksOf(palette);
  const horizon = height * 0.66;
  studioBackground(backdrop, horizon);
  const disc = Math.min(width, height) * 0.36;
  drawing.ellipse(
    width * chance.between(0.42, 0.58),
    horizon - disc * 0.55,
    disc,
    disc,
    faded(mix(palette[2] as string, palette[0] as string, 0.35), 0.85),
    'Sun on the wall',
  );
  drawing.rectangle(
    { x: 0, y: horizon, width, height: height - horizon },
    mix(palette[1] as string, palette[0] as string, 0.35),
    'Table',
  );
  drawing.rectangle({ x: 0, y: horizon, width, height: unit * 10 }, faded('#ffffff', 0.3), 'Edge of the table');
  const things = read.things.slice(0, MOST_THINGS['still-life']);
  const cast = things.length === 1 && things[0]?.isMany ? [things[0], things[0], things[0]] : things;
  const count = cast.length;
  const big = Math.min(width / (count * 0.72 + 0.45), height * 0.5);
  const stands = chance.shuffled(cast.map((thing, index) => ({ thing, main: index === 0 })));
  stands.sort((a, b) => Number(b.main) - Number(a.main));
  const order = stands.map((one, index) => ({
    ...one,
    at:
      index === 0
        ? (count - 1) / 2
        : index % 2 === 1
          ? (count - 1) / 2 - Math.ceil(index / 2)
          : (count - 1) / 2 + Math.ceil(index / 2),
  }));
  for (const { thing, main, at } of order.sort((a, b) => Number(a.main) - Number(b.main))) {
    if (!thing) continue;
    const size = big * (main ? 1.12 : chance.between(0.62, 0.82));
    const x = width / 2 + ((at - (count - 1) / 2) * (width * 0.78)) / Math.max(1.2, count);
    const foot = horizon + height * (main ? 0.15 : chance.between(0.07, 0.2));
    castShadow(drawing, x + size * 0.08, foot, size, 0.5);
    drawThing(drawing, thing, { x: x - size / 2, y: foot - size, width: size, height: size }, inks);
    if (main && read.face && thing.emoji !== null && takesFace(thing.emoji))
      drawFace(drawing, read.face, x, foot - size * 0.44, size * 0.24);
  }
}

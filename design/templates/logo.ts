/**
 * The logo: small, at the top of the page, on a plate if it is over a picture or a part of it has too little contrast
 * with its background.
 */
import { boundsOf, intersectionOf, type Box } from '../document/geometry.ts';
import { coverOf } from '../lint/covers.ts';
import { PAPER } from '../layout/contrast.ts';
import { isMarkSeen, plateFor } from '../layout/mark-background.ts';
import { inset, type PageBuilder } from './page-builder.ts';
import type { CompositionInput } from './composition-input.ts';

/** Height and maximum width, hundredths of the unit. */
const HEIGHT = 6.4;
const WIDTH = 22;

/** The size of the logo on a page with this unit, px. */
export function logoSize(logo: NonNullable<CompositionInput['logo']>, unit: number): { width: number; height: number } {
  const scale = Math.min((HEIGHT * unit) / 100 / logo.height, (WIDTH * unit) / 100 / logo.width);
  return { width: logo.width * scale, height: logo.height * scale };
}

/** Of a box: where it is looked at. */
const PLACES = [0.02, 0.26, 0.5, 0.74, 0.98].flatMap((x) => [0.1, 0.5, 0.9].map((y) => ({ x, y })));

/** The colors behind a box: those of the visible shapes there, and of the page. */
function backgroundsOf({ arrangement, background }: PageBuilder, box: Box): string[] {
  const shapes = arrangement.pieces.flatMap(({ layer }) => {
    const cover =
      layer.type === 'shape' && layer.fill?.type === 'solid' && intersectionOf(boundsOf(layer), box)
        ? coverOf({ ...layer, id: '', parent: '', order: '' })
        : null;
    return cover && layer.type === 'shape' && layer.fill?.type === 'solid'
      ? [{ cover, color: layer.fill.color.slice(0, 7) }]
      : [];
  });
  const page = background.type === 'solid' ? [background.color] : [];
  return [
    ...new Set(
      PLACES.flatMap(({ x, y }) => {
        const place = { x: box.x + box.width * x, y: box.y + box.height * y };
        const over = shapes.findLast(({ cover }) => cover.hides(place));
        return over ? [over.color] : page;
      }),
    ),
  ];
}

/** Puts the logo into the strip that the page reserves for it: where no picture is behind it if possible. */
export function putLogo(builder: PageBuilder): void {
  const { logo, energy } = builder.input;
  const strip = builder.logoStrip;
  if (!logo || !strip) return;
  const size = logoSize(logo, builder.unit);
  const centered = energy === 'elegant' || energy === 'calm';
  const start = builder.mirrored ? 1 : 0;
  const spots = (centered ? [0.5, start, 1 - start] : [start, 1 - start]).map((share): Box => ({
    x: strip.x + (strip.width - size.width) * share,
    y: strip.y + (strip.height - size.height) / 2,
    ...size,
  }));
  const onPicture = (box: Box) =>
    builder.arrangement.pieces.some(({ layer }) => layer.type === 'image' && intersectionOf(layer, box) !== null);
  // On a picture that covers everything, a corner hides less of it than the middle.
  const box = spots.find((spot) => !onPicture(spot)) ?? spots[centered ? 1 : 0];
  if (!box) return;
  const { parts } = logo;
  if (onPicture(box) || (parts.length > 0 && !isMarkSeen(parts, backgroundsOf(builder, box)))) {
    const plate = parts.length > 0 ? plateFor(parts) : PAPER;
    const rim = builder.u(1.4);
    // Then the plate, not the logo, respects the margin.
    box.x = Math.min(strip.x + strip.width - rim - box.width, Math.max(strip.x + rim, box.x));
    builder.rectangle('Logo plate', inset(box, -rim), plate, { radius: builder.u(1.6), role: 'logo' });
  }
  builder.image('Logo', logo, box, {}, { role: 'logo' });
}

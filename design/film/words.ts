/** Presets dominated by words, over a photo. */
import { solid } from '../templates/page-builder.ts';
import { PAPER, readableOn } from '../layout/contrast.ts';
import { onBeat } from './beat-times.ts';
import { coming, drifting, evenPeriod, looping, moving } from './movements.ts';
import { FilmBuilder } from './film-builder.ts';
import type { FilmRequest, Preset, PresetName } from './preset.ts';

/** The photo, slowly zooming in, darkened behind words. */
function overPhoto(request: FilmRequest, shaded: boolean): FilmBuilder {
  const builder = new FilmBuilder(request, solid('#111111'));
  const [photo] = request.photos;
  if (photo) builder.scene(photo, moving({ drift: drifting({}, { scale: 1.12 }) }));
  if (shaded)
    builder.shape(builder.page, { kind: 'rectangle', radius: 0 }, solid('#000000'), {
      name: 'Shade',
      opacity: 0.46,
      animation: moving({ in: coming('fade', 0, 600) }),
    });
  return builder;
}

/** How far a moment may move to reach a beat, ms. */
const NEAR = 400;
/** Time from the beginning of a pop to its largest size, which people perceive as the beat, ms. */
const POPPED = 250;

/** When a pop begins, ms, so that it lands on a beat of the music near that moment. */
const landing = (request: FilmRequest, moment: number): number =>
  Math.max(0, onBeat(request, moment + POPPED, NEAR) - POPPED);

/** A pill with the price, and the old price next to it. */
function pricePill(builder: FilmBuilder, at: number): void {
  const { price, before } = builder.request.words;
  const side = builder.unit * 0.07;
  const height = builder.unit * 0.17;
  const y = builder.height - side - height;
  const pill = builder.words(
    price,
    { x: side + height * 0.32, y, width: builder.width * 0.55, height },
    { color: builder.colors.onAccent, weight: 900, largest: height * 0.6, lines: 1, align: 'left' },
  );
  let end = side;
  if (pill) {
    // The pill goes below its letters and moves with them.
    const beat = {
      in: coming('pop', at, 700),
      loop: looping('beat', evenPeriod(builder.request.duration, 1200), 0.35),
    };
    const shape = builder.shape(
      { x: side, y, width: pill.width + height * 0.64, height },
      { kind: 'rectangle', radius: height / 2 },
      solid(builder.colors.accent),
      { name: 'Price', shadow: { color: '#00000066', x: 0, y: height * 0.06, blur: height * 0.2 } },
    );
    end += shape.width + height * 0.2;
    builder.change(shape, { order: pill.order, animation: moving(beat) });
    builder.change(pill, { order: shape.order, x: side + (shape.width - pill.width) / 2, animation: moving(beat) });
  }
  builder.words(
    before,
    { x: end, y, width: builder.width - side - end, height },
    {
      ...builder.inkOver('foot'),
      weight: 600,
      largest: builder.unit * 0.055,
      lines: 1,
      align: 'left',
      strikethrough: true,
      animation: moving({ in: coming('fade', at - 500, 400) }),
    },
  );
}

export const wordPresets = {
  'price-pop': {
    photos: [1, 1],
    cutout: false,
    shows: ['headline', 'price', 'before'],
    needs: ['price'],
    make(request) {
      // Words above, the price below: the product between them isn't darkened.
      const builder = overPhoto(request, false);
      const { headline, before } = request.words;
      const shade = moving({ in: coming('fade', 0, 600) });
      if (headline.trim() !== '') builder.scrim('top', 0.42, shade, 0.6);
      if (before.trim() !== '') builder.scrim('foot', 0.42, shade, 0.6);
      pricePill(builder, landing(request, Math.min(1500, request.duration * 0.35)));
      const side = builder.unit * 0.07;
      builder.words(
        headline,
        { x: side, y: side, width: builder.width - 2 * side, height: builder.unit * 0.24 },
        {
          ...builder.inkOver('top'),
          largest: builder.unit * 0.1,
          lines: 2,
          align: 'left',
          verticalAlign: 'top',
          animation: moving({ in: coming('rise', 300, 900, 'word') }),
        },
      );
      return builder.document;
    },
  },
  'text-reveal': {
    photos: [1, 1],
    cutout: false,
    shows: ['headline', 'details'],
    needs: ['headline'],
    make(request) {
      const builder = overPhoto(request, true);
      const side = builder.unit * 0.1;
      const { details } = request.words;
      const width = builder.width - 2 * side;
      const headline = builder.words(
        request.words.headline,
        { x: side, y: builder.height * 0.2, width, height: builder.height * (details.trim() === '' ? 0.6 : 0.42) },
        {
          color: PAPER,
          largest: builder.unit * 0.16,
          lines: 5,
          align: 'left',
          lineHeight: 1.02,
          animation: moving({
            in: coming('rise', onBeat(request, 400, NEAR), 1400, 'word'),
            out: coming('fade', 0, 400),
          }),
        },
      );
      const bar = headline ? headline.y + headline.height + builder.unit * 0.03 : builder.height / 2;
      builder.shape(
        { x: side, y: bar, width: builder.unit * 0.2, height: builder.unit * 0.014 },
        { kind: 'rectangle', radius: builder.unit * 0.007 },
        solid(builder.colors.accent),
        { name: 'Line', animation: moving({ in: coming('wipe', 1700, 600), out: coming('fade', 0, 400) }) },
      );
      builder.words(
        details,
        { x: side, y: bar + builder.unit * 0.045, width, height: builder.height * 0.16 },
        {
          color: PAPER,
          weight: 500,
          largest: builder.unit * 0.05,
          lines: 3,
          align: 'left',
          verticalAlign: 'top',
          animation: moving({ in: coming('fade', 2000, 700), out: coming('fade', 0, 400) }),
        },
      );
      return builder.document;
    },
  },
  typewriter: {
    photos: [1, 1],
    cutout: false,
    shows: ['headline', 'price'],
    needs: ['headline'],
    make(request) {
      const builder = overPhoto(request, true);
      const side = builder.unit * 0.1;
      // At a good typist's speed, if the film is long enough.
      const typing = Math.min(request.duration * 0.6, Math.max(900, request.words.headline.length * 70));
      const headline = builder.words(
        request.words.headline,
        { x: side, y: builder.height * 0.24, width: builder.width - 2 * side, height: builder.height * 0.44 },
        {
          color: PAPER,
          weight: 700,
          largest: builder.unit * 0.12,
          lines: 6,
          lineHeight: 1.12,
          animation: moving({ in: coming('wipe', 300, typing, 'letter') }),
        },
      );
      const y = headline ? headline.y + headline.height + builder.unit * 0.05 : builder.height / 2;
      builder.words(
        request.words.price,
        { x: side, y, width: builder.width - 2 * side, height: builder.unit * 0.14 },
        {
          color: PAPER,
          weight: 800,
          largest: builder.unit * 0.1,
          lines: 1,
          animation: moving({
            in: coming('pop', 300 + typing, 600),
            loop: looping('pulse', evenPeriod(request.duration, 1500), 0.25),
          }),
        },
      );
      return builder.document;
    },
  },
  'sale-burst': {
    photos: [1, 1],
    cutout: false,
    shows: ['headline', 'price'],
    needs: ['headline', 'price'],
    make(request) {
      const builder = overPhoto(request, false);
      builder.scrim('foot', 0.5, moving({ in: coming('fade', 0, 600) }));
      const { headline, price } = request.words;
      const said = price.trim() === '' ? headline : price;
      const size = builder.unit * 0.44;
      const at = { x: builder.width - size - builder.unit * 0.05, y: builder.unit * 0.05, width: size, height: size };
      builder.shape(at, { kind: 'star', points: 18, inner: 0.86, radius: size * 0.012 }, solid(builder.colors.accent), {
        name: 'Burst',
        shadow: { color: '#00000055', x: 0, y: size * 0.02, blur: size * 0.06 },
        animation: moving({ in: coming('pop', 500, 700), loop: looping('spin', evenPeriod(request.duration, 9000)) }),
      });
      builder.words(
        said,
        { x: at.x + size * 0.15, y: at.y + size * 0.2, width: size * 0.7, height: size * 0.6 },
        {
          color: readableOn(request.accent),
          weight: 900,
          largest: size * 0.3,
          lines: 3,
          lineHeight: 1,
          rotation: -8,
          animation: moving({
            in: coming('pop', 800, 700),
            loop: looping('beat', evenPeriod(request.duration, 1200), 0.3),
          }),
        },
      );
      if (price.trim() !== '') {
        const side = builder.unit * 0.08;
        builder.words(
          headline,
          {
            x: side,
            y: builder.height - side - builder.unit * 0.28,
            width: builder.width - 2 * side,
            height: builder.unit * 0.28,
          },
          {
            ...builder.inkOver('foot'),
            largest: builder.unit * 0.12,
            lines: 2,
            align: 'left',
            verticalAlign: 'bottom',
            animation: moving({ in: coming('rise', 1300, 900, 'word') }),
          },
        );
      }
      return builder.document;
    },
  },
} satisfies Partial<Record<PresetName, Preset>>;

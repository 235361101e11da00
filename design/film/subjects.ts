/** Presets that show the subject alone on a colored background. */
import { solid } from '../templates/page-builder.ts';
import { readableOn } from '../layout/contrast.ts';
import type { Animation } from '../document/animation.ts';
import type { Box } from '../document/geometry.ts';
import { coming, drifting, evenPeriod, gone, looping, moving } from './movements.ts';
import { FilmBuilder } from './film-builder.ts';
import type { FilmRequest, Preset, PresetName } from './preset.ts';

/** Places for the subject and the words: words above, or to the side on wide pages. */
function roomsOf(builder: FilmBuilder): { stage: Box; words: Box; beside: boolean } {
  const { headline, price } = builder.request.words;
  const side = builder.unit * 0.08;
  if (headline.trim() === '' && price.trim() === '') {
    return {
      stage: { x: side, y: builder.height * 0.12, width: builder.width - 2 * side, height: builder.height * 0.74 },
      words: { x: 0, y: 0, width: 0, height: 0 },
      beside: false,
    };
  }
  if (builder.width > builder.height * 1.2) {
    const half = builder.width * 0.5;
    return {
      stage: { x: half, y: builder.height * 0.12, width: half - side, height: builder.height * 0.74 },
      words: { x: side, y: builder.height * 0.16, width: half - 1.5 * side, height: builder.height * 0.68 },
      beside: true,
    };
  }
  const top = builder.height * 0.07;
  const height = builder.height * 0.25;
  return {
    stage: {
      x: side,
      y: top + height + builder.unit * 0.055,
      width: builder.width - 2 * side,
      height: builder.height * 0.91 - top - height - builder.unit * 0.055,
    },
    words: { x: side, y: top, width: builder.width - 2 * side, height },
    beside: false,
  };
}

/** Animated words; in looping films they have left again before the restart. */
function title(builder: FilmBuilder, box: Box, beside: boolean, ink: string, seamless: boolean): void {
  const {
    words: { headline, price },
    duration,
  } = builder.request;
  const at = 600;
  const out = seamless ? gone(500, duration) : null;
  if (box.width === 0) return;
  const align = beside ? 'left' : 'center';
  const both = headline.trim() !== '' && price.trim() !== '';
  const share = both ? 0.66 : 1;
  builder.words(
    headline,
    { ...box, height: box.height * share },
    {
      color: ink,
      largest: builder.unit * (beside ? 0.15 : 0.12),
      lines: beside ? 4 : 2,
      align,
      verticalAlign: both ? 'bottom' : 'middle',
      animation: moving({ in: coming('rise', at, 1000, 'word'), out }),
    },
  );
  const low = {
    ...box,
    y: box.y + box.height * (headline.trim() === '' ? 0 : share + 0.04),
    height: box.height * (headline.trim() === '' ? 1 : 1 - share - 0.04),
  };
  builder.words(price, low, {
    color: ink,
    weight: 600,
    largest: builder.unit * 0.085,
    lines: 1,
    align,
    verticalAlign: headline.trim() === '' ? 'middle' : 'top',
    animation: moving({ in: coming('pop', at + 700, 600), out }),
  });
}

/** A subject on a background of the film's color, with words next to it. */
function onBackground(
  request: FilmRequest,
  animation: Animation,
  { seamless = false, below }: { seamless?: boolean; below?: (builder: FilmBuilder, stage: Box) => void },
): FilmBuilder {
  const builder = new FilmBuilder(request, solid('#ffffff'));
  const { background, ink } = builder.colors;
  builder.shape(builder.page, { kind: 'rectangle', radius: 0 }, background, { name: 'Ground' });
  const { stage, words, beside } = roomsOf(builder);
  below?.(builder, stage);
  const [photo] = request.photos;
  if (photo) builder.subject(photo, stage, 'foot', { animation });
  title(builder, words, beside, ink, seamless);
  return builder;
}

/** A disc behind the subject, there from the beginning or animated. */
const disc =
  (comes: boolean) =>
  (builder: FilmBuilder, stage: Box): void => {
    const size = Math.min(stage.width, stage.height) * 0.96;
    builder.shape(
      { x: stage.x + (stage.width - size) / 2, y: stage.y + (stage.height - size) / 2, width: size, height: size },
      { kind: 'ellipse' },
      solid(builder.colors.accent),
      {
        name: 'Disc',
        opacity: 0.85,
        animation: moving({
          in: comes ? coming('pop', 100, 800) : null,
          loop: looping('pulse', evenPeriod(builder.request.duration, 3000), 0.15),
        }),
      },
    );
  };

/** It falls from above the page, and is well on its way when the film begins, ms. */
const FALL = { at: -400, duration: 1500 } as const;

/** The shadow below a falling subject: it gathers as the subject approaches. */
function landing(builder: FilmBuilder, stage: Box): void {
  const [photo] = builder.request.photos;
  if (!photo) return;
  const { x, y, width, height } = builder.subjectPlace(photo, stage, 'foot');
  const flat = Math.min(builder.height * 0.05, width * 0.17);
  const shadow = { color: '#1a142066', x: 0, y: 0, blur: flat * 0.5 };
  builder.shape(
    { x: x - width * 0.1, y: y + height - flat * 0.6, width: width * 1.2, height: flat },
    { kind: 'ellipse' },
    solid('#1a142030'),
    { name: 'Shadow', shadow, animation: moving({ in: coming('grow', -300, 700) }) },
  );
}

const SHOWN = ['headline', 'price'] as const;
const facts = { photos: [1, 1], cutout: true, shows: SHOWN, needs: [] } as const;

export const subjectPresets = {
  float: {
    ...facts,
    seamless: true,
    make: (request) =>
      onBackground(request, moving({ loop: looping('float', evenPeriod(request.duration, 3200), 0.5) }), {
        seamless: true,
        below: disc(false),
      }).document,
  },
  turntable: {
    ...facts,
    seamless: true,
    make: (request) =>
      onBackground(request, moving({ loop: looping('turntable', evenPeriod(request.duration, 4000), 1) }), {
        seamless: true,
        below: disc(false),
      }).document,
  },
  'drop-in': {
    ...facts,
    make: (request) =>
      onBackground(
        request,
        moving({ in: coming('drop', FALL.at, FALL.duration), drift: drifting({}, { scale: 1.04 }) }),
        {
          below: landing,
        },
      ).document,
  },
  heartbeat: {
    ...facts,
    make: (request) =>
      onBackground(request, moving({ loop: looping('beat', evenPeriod(request.duration, 1000), 0.5) }), {
        below: disc(true),
      }).document,
  },
  'big-type': {
    photos: [1, 1],
    cutout: true,
    shows: ['headline', 'price'],
    needs: ['headline'],
    make(request) {
      const builder = new FilmBuilder(request, solid(request.accent));
      const [photo] = request.photos;
      const ink = readableOn(request.accent);
      const { headline, price } = request.words;
      const wide = builder.width > builder.height * 1.2;
      const letters = builder.words(
        headline,
        {
          x: builder.width * 0.04,
          y: builder.height * 0.08,
          width: builder.width * 0.92,
          height: builder.height * (wide ? 0.6 : 0.42),
        },
        {
          color: ink,
          weight: 900,
          largest: builder.unit * 0.4,
          lines: 3,
          lineHeight: 0.94,
          letterCase: 'upper',
          verticalAlign: 'top',
          animation: moving({ in: coming('rise', 150, 1200, 'letter'), drift: drifting({ x: 0.015 }, { x: -0.015 }) }),
        },
      );
      const foot = builder.height * (price.trim() === '' ? 0.92 : 0.83);
      // In front of the last line, which stays readable however large the product is.
      const line = letters ? letters.height / Math.max(1, letters.lines.length) : 0;
      const top = Math.min(
        letters ? letters.y + letters.height - line * 0.26 : builder.height * 0.1,
        builder.height * 0.46,
      );
      const stage = wide
        ? { x: builder.width * 0.3, y: top, width: builder.width * 0.4, height: builder.height * 0.94 - top }
        : { x: builder.width * 0.09, y: top, width: builder.width * 0.82, height: foot - top };
      if (letters && photo && !wide) {
        // A flat subject doesn't reach the letters: both move towards each other.
        const gap = builder.subjectPlace(photo, stage, 'foot').y - top;
        stage.height -= gap * 0.45;
        builder.change(letters, { y: letters.y + gap * 0.55 });
      }
      // There from the beginning: the letters rise behind it.
      if (photo)
        builder.subject(photo, stage, 'foot', {
          contactShadow: { color: '#000000', opacity: 0.4, softness: 0.5, spread: 1, angle: 0 },
          animation: moving({ drift: drifting({}, { scale: 1.07 }) }),
        });
      const low = {
        x: builder.width * 0.08,
        y: wide ? builder.height * 0.86 : stage.y + stage.height + builder.height * 0.03,
        width: builder.width * 0.84,
        height: builder.height * 0.09,
      };
      builder.words(price, low, {
        color: ink,
        weight: 700,
        largest: builder.unit * 0.085,
        lines: 1,
        align: wide ? 'right' : 'center',
        animation: moving({ in: coming('pop', 1700, 600) }),
      });
      return builder.document;
    },
  },
} satisfies Partial<Record<PresetName, Preset>>;

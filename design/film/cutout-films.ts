/** Presets that need a subject's outline: light that circles it, depth behind it, and its price in time with it. */
import { solid } from '../templates/page-builder.ts';
import { NEUTRAL_FILTERS } from '../document/create.ts';
import { parseMoney } from '../document/money.ts';
import type { Box } from '../document/geometry.ts';
import type { Passage } from '../document/animation.ts';
import type { ImageLayer } from '../document/layers.ts';
import { readableOn } from '../layout/contrast.ts';
import { onBeat } from './beat-times.ts';
import { caption } from './camera.ts';
import { FilmBuilder, isCutOff } from './film-builder.ts';
import { coming, drifting, evenPeriod, gone, looping, moving } from './movements.ts';
import type { FilmPhoto, FilmRequest, FilmWords, Preset, PresetName } from './preset.ts';

const only = ({ photos }: FilmRequest): FilmPhoto => {
  const [photo] = photos;
  if (!photo) throw new Error('A film needs a photo');
  return photo;
};

/** How the camera of `depth` passes by: how far subject and background slide, in page widths, and how near it comes. */
const PASS = { subject: 0.034, behind: 0.016, near: 1.055 } as const;
/** How far what is behind the subject goes on beyond the page, as a share of it, so that it can slide. */
const BEYOND = 0.06;
/** How far out of focus what is behind the subject is, in shorter sides of the page. */
const OUT_OF_FOCUS = 0.004;
/** Least size of a subject that makes room for words, as a share of its own. */
const LEAST = 0.6;
/** A wide page has its words beside the subject, in this share of its width. */
const BESIDE = 0.4;

/** How far a moment may move to reach a beat, ms, and how long a pop takes to its largest size, ms. */
const NEAR = 350;
const POPPED = 250;

/** The shadow under a subject: its own went with it when the photo was completed. */
const ON_GROUND = { color: '#1c140e', opacity: 0.42, softness: 0.7, spread: 1.02, angle: 0 } as const;

/** Where on the page a part of a photo is, in px. */
function placeOn({ crop, x, y, width, height }: ImageLayer, part: Box): Box {
  const [across, down] = [width / crop.width, height / crop.height];
  return {
    x: x + (part.x - crop.x) * across,
    y: y + (part.y - crop.y) * down,
    width: part.width * across,
    height: part.height * down,
  };
}

/** A subject's place in the room that words leave: further back on its ground, and smaller, where they need its own. */
function besideWords({ width, height, unit }: FilmBuilder, own: Box, words: Box | null, beside: boolean): Box {
  const slide = PASS.subject * width + unit * 0.03;
  const left = words && beside ? words.x + words.width : 0;
  const top = height * 0.05;
  const foot = words && !beside ? words.y - unit * 0.045 : height * 0.95;
  const room = { x: left + slide, width: width - left - 2 * slide };
  const size = Math.min(1, Math.max(LEAST, Math.min(room.width / own.width, (foot - top) / own.height) / PASS.near));
  const [wide, tall] = [own.width * size, own.height * size];
  const x = Math.max(room.x, Math.min(own.x + (own.width - wide) / 2, room.x + room.width - wide));
  return { x, y: Math.min(own.y + own.height, foot) - tall, width: wide, height: tall };
}

/** The discount in percent that the words promise; null: none, or not to be compared. */
function discountOf({ price, before }: Pick<FilmWords, 'price' | 'before'>): number | null {
  const [now, then] = [parseMoney(price), parseMoney(before)];
  if (now === null || then === null || now.currency !== then.currency || then.amount <= now.amount) return null;
  return Math.round((1 - now.amount / then.amount) * 100);
}

/** When the parts of a story come, ms: each on the beat nearest to its share of the first half. */
function momentsOf(request: FilmRequest, count: number): number[] {
  const half = Math.min(request.duration * 0.5, 2600);
  const moments: number[] = [];
  for (let part = 0; part < count; part += 1) {
    const wanted = (half * (part + 0.15)) / count;
    const beat = onBeat(request, wanted + POPPED, NEAR) - POPPED;
    moments.push(Math.max(0, beat, (moments.at(-1) ?? -200) + 200));
  }
  return moments;
}

/** Where a story's product, name and price stand: one below the other, or side by side on wide pages. */
function storyRooms({ width, height, unit }: FilmBuilder, worded: boolean): { stage: Box; name: Box; price: Box } {
  const side = unit * 0.08;
  if (!worded) {
    const stage = { x: side, y: height * 0.12, width: width - 2 * side, height: height * 0.76 };
    return { stage, name: { ...stage, height: 0 }, price: { ...stage, height: 0 } };
  }
  if (width > height * 1.2) {
    const half = width / 2;
    return {
      stage: { x: half, y: height * 0.14, width: half - side, height: height * 0.72 },
      name: { x: side, y: height * 0.18, width: half - 1.5 * side, height: height * 0.36 },
      price: { x: side, y: height * 0.6, width: half - 1.5 * side, height: unit * 0.17 },
    };
  }
  const foot = height - unit * 0.09;
  const price = { x: side, y: foot - unit * 0.15, width: width - 2 * side, height: unit * 0.15 };
  const name = { x: side, y: price.y - unit * 0.21, width: width - 2 * side, height: unit * 0.18 };
  return { stage: { x: side, y: height * 0.08, width: width - 2 * side, height: name.y - height * 0.12 }, name, price };
}

/** The name, then the price on a pill with the former one beside it, as they come in. */
function tell(
  builder: FilmBuilder,
  { name, price }: { name: Box; price: Box },
  [first = 0, second = 0]: readonly number[],
  out: Passage,
): void {
  const { words, duration } = builder.request;
  const badge = discountOf(words) === null ? 0 : builder.unit * (BADGE + 0.02);
  const { ink, accent, onAccent } = builder.colors;
  const wide = builder.width > builder.height * 1.2;
  builder.words(words.headline, name, {
    color: ink,
    largest: builder.unit * (wide ? 0.13 : 0.1),
    lines: wide ? 3 : 2,
    align: 'left',
    verticalAlign: 'bottom',
    animation: moving({ in: coming('rise', first, 700, 'word'), out }),
  });
  const inset = price.height * 0.34;
  const figure = builder.words(
    words.price,
    { x: price.x + inset, y: price.y, width: price.width * 0.6, height: price.height },
    { color: onAccent, weight: 900, largest: price.height * 0.58, lines: 1, align: 'left' },
  );
  let end = price.x;
  if (figure) {
    const beat = moving({
      in: coming('pop', second, 600),
      out,
      loop: looping('beat', evenPeriod(duration, 2000), 0.18),
    });
    const pill = builder.shape(
      { ...price, width: figure.width + 2 * inset },
      { kind: 'rectangle', radius: price.height / 2 },
      solid(accent),
      { name: 'Price' },
    );
    builder.change(pill, { order: figure.order, animation: beat });
    builder.change(figure, { order: pill.order, animation: beat });
    end += pill.width + inset;
  }
  builder.words(
    words.before,
    { ...price, x: end, width: price.x + price.width - badge - end },
    {
      color: ink,
      weight: 600,
      largest: builder.unit * 0.05,
      lines: 1,
      align: 'left',
      strikethrough: true,
      animation: moving({ in: coming('fade', second + 250, 400), out }),
    },
  );
}

/** The badge's diameter, in shorter sides of the page. */
const BADGE = 0.17;

/** A round badge at the end of the row with the price, where it covers neither product nor words: how much is saved. */
function saved(builder: FilmBuilder, price: Box, percent: number, at: number, out: Passage): void {
  const size = builder.unit * BADGE;
  const place = {
    x: price.x + price.width - size,
    y: price.y + (price.height - size) / 2,
    width: size,
    height: size,
  };
  const motion = moving({
    in: coming('pop', at, 600),
    out,
    loop: looping('sway', evenPeriod(builder.request.duration, 2400), 0.3),
  });
  const { ink } = builder.colors;
  builder.shape(place, { kind: 'ellipse' }, solid(ink), { name: 'Badge', animation: motion });
  builder.words(
    `−${percent}%`,
    { x: place.x + size * 0.12, y: place.y, width: size * 0.76, height: size },
    { color: readableOn(ink), weight: 900, largest: size * 0.34, lines: 1, animation: motion },
  );
}

const facts = { photos: [1, 1], cutout: true, needs: [] } as const;

export const cutoutPresets = {
  depth: {
    ...facts,
    shows: ['headline', 'price'],
    behind: true,
    seamless: true,
    make(request) {
      const photo = only(request);
      const builder = new FilmBuilder(request);
      const behind = photo.cutout?.behind;
      if (!photo.cutout || !behind) {
        builder.scene(photo, moving({ drift: drifting({}, { scale: PASS.near }, 'return') }));
        caption(builder);
        return builder.document;
      }
      // A camera that passes by and returns: what is near slides and grows more than what is far. Behind the subject
      // the photo is complete, so nothing is seen twice, and it fills every page, whatever shape the subject has.
      const [far, near] = [BEYOND * builder.width, BEYOND * builder.height];
      const wall = builder.photo(
        { ...photo, asset: behind },
        { x: -far / 2, y: -near / 2, width: builder.width + far, height: builder.height + near },
        {
          filters: { ...NEUTRAL_FILTERS, blur: Math.round(builder.unit * OUT_OF_FOCUS) },
          animation: moving({ drift: drifting({ x: -PASS.behind }, { x: PASS.behind }, 'return') }),
        },
      );
      const { mask, subject: part } = photo.cutout;
      const own = placeOn(wall, part);
      const beside = builder.width > builder.height * 1.2;
      let place = own;
      // In front of the words' shade, which would be fog over it; what is cut off can't make room and is behind them.
      if (!isCutOff(part)) place = besideWords(builder, own, caption(builder, { wide: beside ? BESIDE : 1 }), beside);
      // It grows from its foot, which stays on the ground.
      const risen = ((PASS.near - 1) * place.height) / 2 / builder.height;
      builder.photo(photo, place, {
        crop: { ...part, width: Math.min(part.width, 1 - part.x), height: Math.min(part.height, 1 - part.y) },
        mask,
        name: `${photo.name} (front)`.slice(0, 120),
        contactShadow: ON_GROUND,
        animation: moving({
          drift: drifting({ x: PASS.subject }, { x: -PASS.subject, scale: PASS.near, y: -risen }, 'return'),
        }),
      });
      if (place === own) caption(builder);
      return builder.document;
    },
  },
  'orbit-light': {
    ...facts,
    shows: ['headline', 'price'],
    seamless: true,
    make(request) {
      const builder = new FilmBuilder(request, solid('#ffffff'));
      const { background, ink } = builder.colors;
      builder.shape(builder.page, { kind: 'rectangle', radius: 0 }, background, { name: 'Ground' });
      const { headline, price } = request.words;
      const { stage, name, price: low } = storyRooms(builder, headline.trim() !== '' || price.trim() !== '');
      builder.subject(only(request), stage, 'middle', {
        animation: moving({ loop: looping('orbit', evenPeriod(request.duration, 5000), 0.9) }),
      });
      const out = gone(500, request.duration);
      builder.words(headline, name, {
        color: ink,
        largest: builder.unit * 0.1,
        lines: 2,
        align: 'left',
        verticalAlign: 'bottom',
        animation: moving({ in: coming('rise', 600, 900, 'word'), out }),
      });
      builder.words(price, low, {
        color: ink,
        weight: 600,
        largest: builder.unit * 0.085,
        lines: 1,
        align: 'left',
        verticalAlign: 'top',
        animation: moving({ in: coming('rise', 1200, 600), out }),
      });
      return builder.document;
    },
  },
  'product-story': {
    ...facts,
    shows: ['headline', 'price', 'before'],
    seamless: true,
    make(request) {
      const builder = new FilmBuilder(request, solid('#ffffff'));
      builder.shape(builder.page, { kind: 'rectangle', radius: 0 }, builder.colors.background, { name: 'Ground' });
      const { headline, price, before } = request.words;
      const rooms = storyRooms(
        builder,
        [headline, price, before].some((words) => words.trim() !== ''),
      );
      const { stage } = rooms;
      const percent = discountOf(request.words);
      const period = evenPeriod(request.duration, 4000);
      const moments = momentsOf(request, percent === null ? 2 : 3);
      // The product is there all the time; the words come and go, so that the film plays in a loop.
      const out = gone(500, request.duration);
      const photo = only(request);
      const place = builder.subjectPlace(photo, stage, 'middle');
      const size = Math.min(Math.max(place.width, place.height) * 0.86, stage.width, stage.height);
      builder.shape(
        { x: place.x + (place.width - size) / 2, y: stage.y + (stage.height - size) / 2, width: size, height: size },
        { kind: 'ellipse' },
        solid(builder.colors.accent),
        { name: 'Disc', opacity: 0.22, animation: moving({ loop: looping('pulse', period, 0.2) }) },
      );
      builder.subject(photo, stage, 'middle', {
        animation: moving({ loop: looping('float', period, 0.3) }),
      });
      tell(builder, rooms, moments, out);
      if (percent !== null) saved(builder, rooms.price, percent, moments[2] ?? 0, out);
      return builder.document;
    },
  },
} satisfies Partial<Record<PresetName, Preset>>;

/** Presets that need a subject's outline: light that circles it, depth behind it, and its price in time with it. */
import { solid } from '../templates/page-builder.ts';
import { NEUTRAL_FILTERS } from '../document/create.ts';
import { parseMoney } from '../document/money.ts';
import type { Box } from '../document/geometry.ts';
import { readableOn } from '../layout/contrast.ts';
import { onBeat } from './beat-times.ts';
import { caption } from './camera.ts';
import { FilmBuilder } from './film-builder.ts';
import { coming, drifting, evenPeriod, looping, moving } from './movements.ts';
import type { FilmPhoto, FilmRequest, FilmWords, Preset, PresetName } from './preset.ts';

const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

const only = ({ photos }: FilmRequest): FilmPhoto => {
  const [photo] = photos;
  if (!photo) throw new Error('A film needs a photo');
  return photo;
};

/** How the camera of `depth` passes by: how far the subject slides, in page widths, and how much both come closer. */
const PASS = { subject: 0.034, behind: 0.016, near: 1.12, far: 1.06 } as const;
/** How far out of focus what is behind the subject is, in shorter sides of the page. */
const OUT_OF_FOCUS = 0.007;

/** How far a moment may move to reach a beat, ms, and how long a pop takes to its largest size, ms. */
const NEAR = 350;
const POPPED = 250;

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
function tell(builder: FilmBuilder, { name, price }: { name: Box; price: Box }, moments: readonly number[]): void {
  const { words, duration } = builder.request;
  const [, second = 0, third = 0] = moments;
  const { ink, accent, onAccent } = builder.colors;
  const wide = builder.width > builder.height * 1.2;
  builder.words(words.headline, name, {
    color: ink,
    largest: builder.unit * (wide ? 0.13 : 0.1),
    lines: wide ? 3 : 2,
    align: 'left',
    verticalAlign: 'bottom',
    animation: moving({ in: coming('rise', second, 700, 'word') }),
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
      in: coming('pop', third, 600),
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
    { ...price, x: end, width: price.x + price.width - end },
    {
      color: ink,
      weight: 600,
      largest: builder.unit * 0.05,
      lines: 1,
      align: 'left',
      strikethrough: true,
      animation: moving({ in: coming('fade', third + 250, 400) }),
    },
  );
}

/** A round badge at the corner of the stage: how much is saved. */
function saved(builder: FilmBuilder, stage: Box, percent: number, at: number): void {
  const size = builder.unit * 0.22;
  const place = { x: stage.x + stage.width - size, y: stage.y, width: size, height: size };
  const motion = moving({
    in: coming('pop', at, 600),
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
    make(request) {
      const photo = only(request);
      const { cutout } = photo;
      const builder = new FilmBuilder(request);
      // A camera that passes by: what is near slides and grows more than what is far. Behind the subject the photo is
      // complete, so nothing is seen twice.
      const far = moving({
        drift: drifting({ x: -PASS.behind, scale: PASS.far }, { x: PASS.behind, scale: PASS.far }, 'smooth'),
      });
      const back = builder.scene(cutout?.behind ? { ...photo, asset: cutout.behind } : photo, far);
      if (cutout?.behind)
        builder.change(back, { filters: { ...NEUTRAL_FILTERS, blur: Math.round(builder.unit * OUT_OF_FOCUS) } });
      if (cutout) {
        const slide = cutout.behind ? PASS.subject : PASS.behind;
        const foot =
          ((cutout.subject.y + cutout.subject.height - back.crop.y) / back.crop.height - 0.5) *
          (back.height / builder.height);
        const near = cutout.behind ? PASS.near : PASS.far;
        builder.photo(photo, boxOf(back), {
          mask: cutout.mask,
          name: `${photo.name} (front)`.slice(0, 120),
          // It grows from its foot, which stays on the ground.
          animation: moving({
            drift: drifting(
              { x: slide, scale: PASS.far },
              { x: -slide, scale: near, y: -foot * (near - PASS.far) },
              'smooth',
            ),
          }),
        });
      }
      caption(builder);
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
      const out = coming('fade', 0, Math.min(500, request.duration / 8));
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
      const moments = momentsOf(request, percent === null ? 3 : 4);
      const size = Math.min(stage.width, stage.height) * 0.92;
      builder.shape(
        { x: stage.x + (stage.width - size) / 2, y: stage.y + (stage.height - size) / 2, width: size, height: size },
        { kind: 'ellipse' },
        solid(builder.colors.accent),
        { name: 'Disc', opacity: 0.22, animation: moving({ in: coming('grow', 0, 700) }) },
      );
      builder.subject(only(request), stage, 'middle', {
        animation: moving({
          in: coming('pop', moments[0] ?? 0, 800),
          loop: looping('float', evenPeriod(request.duration, 4000), 0.22),
        }),
      });
      tell(builder, rooms, moments);
      if (percent !== null) saved(builder, stage, percent, moments[3] ?? 0);
      return builder.document;
    },
  },
} satisfies Partial<Record<PresetName, Preset>>;

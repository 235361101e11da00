/** Presets in which words do the work, over a photo. */
import { solid } from '../templates/board.ts';
import { PAPER, readableOn } from '../layout/contrast.ts';
import { onBeat } from './beat-times.ts';
import { coming, drifting, evenPeriod, looping, moving } from './movements.ts';
import { FilmBoard } from './film-board.ts';
import type { FilmRequest, Preset, PresetName } from './preset.ts';

/** The photo, slowly coming nearer, darker all over where words will stand on it. */
function overPhoto(request: FilmRequest, shaded: boolean): FilmBoard {
  const board = new FilmBoard(request, solid('#111111'));
  const [photo] = request.photos;
  if (photo) board.scene(photo, moving({ drift: drifting({}, { scale: 1.12 }) }));
  if (shaded)
    board.shape(board.page, { kind: 'rectangle', radius: 0 }, solid('#000000'), {
      name: 'Shade',
      opacity: 0.46,
      animation: moving({ in: coming('fade', 0, 600) }),
    });
  return board;
}

/** So far a moment may move to a beat, ms. */
const NEAR = 400;
/** After so much of its coming what pops is at its largest, ms: that is what is seen as the beat. */
const POPPED = 250;

/** When something begins to pop in, ms, so that it lands on a beat of the music near that moment. */
const landing = (request: FilmRequest, moment: number): number =>
  Math.max(0, onBeat(request, moment + POPPED, NEAR) - POPPED);

/** A pill with the price, and beside it what it cost before. */
function pricePill(board: FilmBoard, at: number): void {
  const { price, before } = board.request.words;
  const side = board.unit * 0.07;
  const height = board.unit * 0.17;
  const y = board.height - side - height;
  const pill = board.words(
    price,
    { x: side + height * 0.32, y, width: board.width * 0.55, height },
    { color: board.colors.onAccent, weight: 900, largest: height * 0.6, lines: 1, align: 'left' },
  );
  let end = side;
  if (pill) {
    // The pill goes below its letters and moves with them.
    const beat = { in: coming('pop', at, 700), loop: looping('beat', evenPeriod(board.request.duration, 1200), 0.35) };
    const shape = board.shape(
      { x: side, y, width: pill.width + height * 0.64, height },
      { kind: 'rectangle', radius: height / 2 },
      solid(board.colors.accent),
      { name: 'Price', shadow: { color: '#00000066', x: 0, y: height * 0.06, blur: height * 0.2 } },
    );
    end += shape.width + height * 0.2;
    board.change(shape, { order: pill.order, animation: moving(beat) });
    board.change(pill, { order: shape.order, x: side + (shape.width - pill.width) / 2, animation: moving(beat) });
  }
  board.words(
    before,
    { x: end, y, width: board.width - side - end, height },
    {
      ...board.inkOver('foot'),
      weight: 600,
      largest: board.unit * 0.055,
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
      // Words above, the price below: the product between them stays as it is.
      const board = overPhoto(request, false);
      const { headline, before } = request.words;
      const shade = moving({ in: coming('fade', 0, 600) });
      if (headline.trim() !== '') board.scrim('top', 0.42, shade, 0.6);
      if (before.trim() !== '') board.scrim('foot', 0.42, shade, 0.6);
      pricePill(board, landing(request, Math.min(1500, request.duration * 0.35)));
      const side = board.unit * 0.07;
      board.words(
        headline,
        { x: side, y: side, width: board.width - 2 * side, height: board.unit * 0.24 },
        {
          ...board.inkOver('top'),
          largest: board.unit * 0.1,
          lines: 2,
          align: 'left',
          verticalAlign: 'top',
          animation: moving({ in: coming('rise', 300, 900, 'word') }),
        },
      );
      return board.document;
    },
  },
  'text-reveal': {
    photos: [1, 1],
    cutout: false,
    shows: ['headline', 'details'],
    needs: ['headline'],
    make(request) {
      const board = overPhoto(request, true);
      const side = board.unit * 0.1;
      const { details } = request.words;
      const width = board.width - 2 * side;
      const headline = board.words(
        request.words.headline,
        { x: side, y: board.height * 0.2, width, height: board.height * (details.trim() === '' ? 0.6 : 0.42) },
        {
          color: PAPER,
          largest: board.unit * 0.16,
          lines: 5,
          align: 'left',
          lineHeight: 1.02,
          animation: moving({
            in: coming('rise', onBeat(request, 400, NEAR), 1400, 'word'),
            out: coming('fade', 0, 400),
          }),
        },
      );
      const bar = headline ? headline.y + headline.height + board.unit * 0.03 : board.height / 2;
      board.shape(
        { x: side, y: bar, width: board.unit * 0.2, height: board.unit * 0.014 },
        { kind: 'rectangle', radius: board.unit * 0.007 },
        solid(board.colors.accent),
        { name: 'Line', animation: moving({ in: coming('wipe', 1700, 600), out: coming('fade', 0, 400) }) },
      );
      board.words(
        details,
        { x: side, y: bar + board.unit * 0.045, width, height: board.height * 0.16 },
        {
          color: PAPER,
          weight: 500,
          largest: board.unit * 0.05,
          lines: 3,
          align: 'left',
          verticalAlign: 'top',
          animation: moving({ in: coming('fade', 2000, 700), out: coming('fade', 0, 400) }),
        },
      );
      return board.document;
    },
  },
  typewriter: {
    photos: [1, 1],
    cutout: false,
    shows: ['headline', 'price'],
    needs: ['headline'],
    make(request) {
      const board = overPhoto(request, true);
      const side = board.unit * 0.1;
      // As fast as somebody types well, as far as the film is long enough.
      const typing = Math.min(request.duration * 0.6, Math.max(900, request.words.headline.length * 70));
      const headline = board.words(
        request.words.headline,
        { x: side, y: board.height * 0.24, width: board.width - 2 * side, height: board.height * 0.44 },
        {
          color: PAPER,
          weight: 700,
          largest: board.unit * 0.12,
          lines: 6,
          lineHeight: 1.12,
          animation: moving({ in: coming('wipe', 300, typing, 'letter') }),
        },
      );
      const y = headline ? headline.y + headline.height + board.unit * 0.05 : board.height / 2;
      board.words(
        request.words.price,
        { x: side, y, width: board.width - 2 * side, height: board.unit * 0.14 },
        {
          color: PAPER,
          weight: 800,
          largest: board.unit * 0.1,
          lines: 1,
          animation: moving({
            in: coming('pop', 300 + typing, 600),
            loop: looping('pulse', evenPeriod(request.duration, 1500), 0.25),
          }),
        },
      );
      return board.document;
    },
  },
  'sale-burst': {
    photos: [1, 1],
    cutout: false,
    shows: ['headline', 'price'],
    needs: ['headline', 'price'],
    make(request) {
      const board = overPhoto(request, false);
      board.scrim('foot', 0.5, moving({ in: coming('fade', 0, 600) }));
      const { headline, price } = request.words;
      const said = price.trim() === '' ? headline : price;
      const size = board.unit * 0.44;
      const at = { x: board.width - size - board.unit * 0.05, y: board.unit * 0.05, width: size, height: size };
      board.shape(at, { kind: 'star', points: 18, inner: 0.86, radius: size * 0.012 }, solid(board.colors.accent), {
        name: 'Burst',
        shadow: { color: '#00000055', x: 0, y: size * 0.02, blur: size * 0.06 },
        animation: moving({ in: coming('pop', 500, 700), loop: looping('spin', evenPeriod(request.duration, 9000)) }),
      });
      board.words(
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
        const side = board.unit * 0.08;
        board.words(
          headline,
          {
            x: side,
            y: board.height - side - board.unit * 0.28,
            width: board.width - 2 * side,
            height: board.unit * 0.28,
          },
          {
            ...board.inkOver('foot'),
            largest: board.unit * 0.12,
            lines: 2,
            align: 'left',
            verticalAlign: 'bottom',
            animation: moving({ in: coming('rise', 1300, 900, 'word') }),
          },
        );
      }
      return board.document;
    },
  },
} satisfies Partial<Record<PresetName, Preset>>;

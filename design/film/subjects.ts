/** Presets in which the subject stands alone on a colored ground. */
import { solid } from '../templates/board.ts';
import { readableOn } from '../layout/contrast.ts';
import type { Animation } from '../document/animation.ts';
import type { Box } from '../document/geometry.ts';
import { coming, drifting, evenPeriod, looping, moving } from './movements.ts';
import { FilmBoard } from './film-board.ts';
import type { FilmRequest, Preset, PresetName } from './preset.ts';

/** Where the subject stands and where words go: words above, beside on wide pages. */
function roomsOf(board: FilmBoard): { stage: Box; words: Box; beside: boolean } {
  const { headline, price } = board.request.words;
  const side = board.unit * 0.08;
  if (headline.trim() === '' && price.trim() === '') {
    return {
      stage: { x: side, y: board.height * 0.12, width: board.width - 2 * side, height: board.height * 0.74 },
      words: { x: 0, y: 0, width: 0, height: 0 },
      beside: false,
    };
  }
  if (board.width > board.height * 1.2) {
    const half = board.width * 0.5;
    return {
      stage: { x: half, y: board.height * 0.12, width: half - side, height: board.height * 0.74 },
      words: { x: side, y: board.height * 0.16, width: half - 1.5 * side, height: board.height * 0.68 },
      beside: true,
    };
  }
  const top = board.height * 0.07;
  const height = board.height * 0.25;
  return {
    stage: {
      x: side,
      y: top + height + board.unit * 0.055,
      width: board.width - 2 * side,
      height: board.height * 0.91 - top - height - board.unit * 0.055,
    },
    words: { x: side, y: top, width: board.width - 2 * side, height },
    beside: false,
  };
}

/** Words that come; in films that are played over and over they have gone again when it begins anew. */
function title(board: FilmBoard, box: Box, beside: boolean, ink: string, seamless: boolean): void {
  const {
    words: { headline, price },
    duration,
  } = board.request;
  const at = 600;
  const out = seamless ? coming('fade', 0, Math.min(500, duration / 8)) : null;
  if (box.width === 0) return;
  const align = beside ? 'left' : 'center';
  const both = headline.trim() !== '' && price.trim() !== '';
  const share = both ? 0.66 : 1;
  board.words(
    headline,
    { ...box, height: box.height * share },
    {
      color: ink,
      largest: board.unit * (beside ? 0.15 : 0.12),
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
  board.words(price, low, {
    color: ink,
    weight: 600,
    largest: board.unit * 0.085,
    lines: 1,
    align,
    verticalAlign: headline.trim() === '' ? 'middle' : 'top',
    animation: moving({ in: coming('pop', at + 700, 600), out }),
  });
}

/** A subject on a ground of the film's color, with words beside it. */
function onGround(
  request: FilmRequest,
  animation: Animation,
  { seamless = false, below }: { seamless?: boolean; below?: (board: FilmBoard, stage: Box) => void },
): FilmBoard {
  const board = new FilmBoard(request, solid('#ffffff'));
  const { ground, ink } = board.colors;
  board.shape(board.page, { kind: 'rectangle', radius: 0 }, ground, { name: 'Ground' });
  const { stage, words, beside } = roomsOf(board);
  below?.(board, stage);
  const [photo] = request.photos;
  if (photo) board.subject(photo, stage, 'foot', { animation });
  title(board, words, beside, ink, seamless);
  return board;
}

/** A disc behind the subject, there from the beginning or coming. */
const disc =
  (comes: boolean) =>
  (board: FilmBoard, stage: Box): void => {
    const size = Math.min(stage.width, stage.height) * 0.96;
    board.shape(
      { x: stage.x + (stage.width - size) / 2, y: stage.y + (stage.height - size) / 2, width: size, height: size },
      { kind: 'ellipse' },
      solid(board.colors.accent),
      {
        name: 'Disc',
        opacity: 0.85,
        animation: moving({
          in: comes ? coming('pop', 100, 800) : null,
          loop: looping('pulse', evenPeriod(board.request.duration, 3000), 0.15),
        }),
      },
    );
  };

/** It falls from above the page, and is well on its way as the film begins, ms. */
const FALL = { at: -400, duration: 1500 } as const;

/** The shadow on which what falls lands: it gathers as that comes down. */
function landing(board: FilmBoard, stage: Box): void {
  const [photo] = board.request.photos;
  if (!photo) return;
  const { x, y, width, height } = board.subjectPlace(photo, stage, 'foot');
  const flat = Math.min(board.height * 0.05, width * 0.17);
  const shadow = { color: '#1a142066', x: 0, y: 0, blur: flat * 0.5 };
  board.shape(
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
      onGround(request, moving({ loop: looping('float', evenPeriod(request.duration, 3200), 0.5) }), {
        seamless: true,
        below: disc(false),
      }).document,
  },
  turntable: {
    ...facts,
    seamless: true,
    make: (request) =>
      onGround(request, moving({ loop: looping('turntable', evenPeriod(request.duration, 4000), 1) }), {
        seamless: true,
        below: disc(false),
      }).document,
  },
  'drop-in': {
    ...facts,
    make: (request) =>
      onGround(request, moving({ in: coming('drop', FALL.at, FALL.duration), drift: drifting({}, { scale: 1.04 }) }), {
        below: landing,
      }).document,
  },
  heartbeat: {
    ...facts,
    make: (request) =>
      onGround(request, moving({ loop: looping('beat', evenPeriod(request.duration, 1000), 0.5) }), {
        below: disc(true),
      }).document,
  },
  'big-type': {
    photos: [1, 1],
    cutout: true,
    shows: ['headline', 'price'],
    needs: ['headline'],
    make(request) {
      const board = new FilmBoard(request, solid(request.accent));
      const [photo] = request.photos;
      const ink = readableOn(request.accent);
      const { headline, price } = request.words;
      const wide = board.width > board.height * 1.2;
      const letters = board.words(
        headline,
        {
          x: board.width * 0.04,
          y: board.height * 0.08,
          width: board.width * 0.92,
          height: board.height * (wide ? 0.6 : 0.42),
        },
        {
          color: ink,
          weight: 900,
          largest: board.unit * 0.4,
          lines: 3,
          lineHeight: 0.94,
          letterCase: 'upper',
          verticalAlign: 'top',
          animation: moving({ in: coming('rise', 150, 1200, 'letter'), drift: drifting({ x: 0.015 }, { x: -0.015 }) }),
        },
      );
      const foot = board.height * (price.trim() === '' ? 0.92 : 0.83);
      // In front of the last line, which is still read however large the product grows.
      const line = letters ? letters.height / Math.max(1, letters.lines.length) : 0;
      const top = Math.min(
        letters ? letters.y + letters.height - line * 0.26 : board.height * 0.1,
        board.height * 0.46,
      );
      const stage = wide
        ? { x: board.width * 0.3, y: top, width: board.width * 0.4, height: board.height * 0.94 - top }
        : { x: board.width * 0.09, y: top, width: board.width * 0.82, height: foot - top };
      if (letters && photo && !wide) {
        // What is flat does not reach up to them: both move towards each other.
        const gap = board.subjectPlace(photo, stage, 'foot').y - top;
        stage.height -= gap * 0.45;
        board.change(letters, { y: letters.y + gap * 0.55 });
      }
      // There from the beginning: the letters come up behind it.
      if (photo)
        board.subject(photo, stage, 'foot', {
          contactShadow: { color: '#000000', opacity: 0.4, softness: 0.5, spread: 1, angle: 0 },
          animation: moving({ drift: drifting({}, { scale: 1.07 }) }),
        });
      const low = {
        x: board.width * 0.08,
        y: wide ? board.height * 0.86 : stage.y + stage.height + board.height * 0.03,
        width: board.width * 0.84,
        height: board.height * 0.09,
      };
      board.words(price, low, {
        color: ink,
        weight: 700,
        largest: board.unit * 0.085,
        lines: 1,
        align: wide ? 'right' : 'center',
        animation: moving({ in: coming('pop', 1700, 600) }),
      });
      return board.document;
    },
  },
} satisfies Partial<Record<PresetName, Preset>>;

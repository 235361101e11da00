/** Presets that move over one photo. */
import { solid } from '../../layout/compose/board.ts';
import { PAPER } from '../../layout/contrast.ts';
import { coming, drifting, evenPeriod, FilmBoard, looping, moving } from './film-board.ts';
import type { FilmPhoto, FilmRequest, Preset, PresetName } from './preset.ts';

/** How far a zoom goes in three seconds and in fifteen; films in between go as far as their time allows. */
function zoomOf(duration: number): number {
  return 1.12 + 0.16 * Math.min(1, (duration - 3000) / 12_000);
}

const only = ({ photos }: FilmRequest): FilmPhoto => {
  const [photo] = photos;
  if (!photo) throw new Error('A film needs a photo');
  return photo;
};

/** A headline and a price near the foot, where a film has them. */
export function caption(board: FilmBoard, at = 500): void {
  const { words: { headline, price }, duration } = board.request;
  if (headline.trim() === '' && price.trim() === '') return;
  const side = board.unit * 0.08;
  const foot = board.height - board.unit * 0.09;
  const out = coming('fade', 0, Math.min(400, duration / 8));
  // It comes and leaves with the words: the film begins and ends with the photo as it is.
  board.scrim('foot', 0.42, moving({ in: coming('fade', Math.max(0, at - 100), 600), out }));
  const priced = board.words(price, { x: side, y: foot - board.unit * 0.11, width: board.width - 2 * side, height: board.unit * 0.11 }, {
    color: PAPER, weight: 700, largest: board.unit * 0.075, lines: 1, align: 'left', verticalAlign: 'bottom', shadow: board.halo, animation: moving({ in: coming('rise', at + 500, 600), out }),
  });
  const above = priced ? priced.y - board.unit * 0.012 : foot;
  board.words(headline, { x: side, y: above - board.unit * 0.24, width: board.width - 2 * side, height: board.unit * 0.24 }, {
    color: PAPER, largest: board.unit * 0.095, lines: 2, align: 'left', verticalAlign: 'bottom', shadow: board.halo, animation: moving({ in: coming('rise', at, 900, 'word'), out }),
  });
}

/** The photo larger than the page along one way, so that there is something to pan over. */
function panned(request: FilmRequest, way: 'x' | 'y'): FilmBoard {
  const board = new FilmBoard(request);
  const photo = only(request);
  const ratio = photo.width / photo.height;
  const whole = way === 'x'
    ? { width: Math.max(board.height * ratio, board.width * 1.25), height: 0 }
    : { width: Math.max(board.width, board.height * 1.25 * ratio), height: 0 };
  whole.height = whole.width / ratio;
  // Very long photos are not run through in a few seconds: a page and a half is as much as can be looked at.
  const box = { width: Math.min(whole.width, board.width * (way === 'x' ? 1.6 : 1.25)), height: Math.min(whole.height, board.height * (way === 'y' ? 1.6 : 1.25)) };
  const layer = board.photo(photo, { x: (board.width - box.width) / 2, y: (board.height - box.height) / 2, ...box });
  const far = way === 'x' ? (box.width - board.width) / 2 / board.width : (box.height - board.height) / 2 / board.height;
  board.change(layer, { animation: moving({ drift: way === 'x' ? drifting({ x: far }, { x: -far }, 'smooth') : drifting({ y: -far }, { y: far }, 'smooth') }) });
  caption(board);
  return board;
}

export const cameraPresets = {
  'zoom-in': {
    photos: [1, 1], cutout: false, shows: ['headline', 'price'], needs: [],
    make(request) {
      const board = new FilmBoard(request);
      board.photo(only(request), board.page, { animation: moving({ drift: drifting({}, { scale: zoomOf(request.duration) }) }) });
      caption(board);
      return board.document;
    },
  },
  'zoom-out': {
    photos: [1, 1], cutout: false, shows: ['headline', 'price'], needs: [],
    make(request) {
      const board = new FilmBoard(request);
      board.photo(only(request), board.page, { animation: moving({ drift: drifting({ scale: zoomOf(request.duration) + 0.1 }, {}, 'out') }) });
      caption(board);
      return board.document;
    },
  },
  pan: { photos: [1, 1], cutout: false, shows: ['headline', 'price'], needs: [], make: (request) => panned(request, 'x').document },
  'rise-up': { photos: [1, 1], cutout: false, shows: ['headline', 'price'], needs: [], make: (request) => panned(request, 'y').document },
  parallax: {
    photos: [1, 1], cutout: true, shows: ['headline', 'price'], needs: [],
    make(request) {
      const photo = only(request);
      const board = new FilmBoard(request);
      const { cutout } = photo;
      // What is behind comes nearer slowly, what is in front faster: depth, as when a camera moves in. The subject grows about its
      // own middle and goes along with the photo, so that it covers the subject in there at every moment.
      const [start, far, near] = [1.04, 1.1, 1.24];
      const back = board.photo(photo, board.page, { animation: moving({ drift: drifting({ scale: start }, { scale: far }) }) });
      if (cutout) {
        const { subject } = cutout;
        const off = { x: (subject.x + subject.width / 2 - back.crop.x) / back.crop.width - 0.5, y: (subject.y + subject.height / 2 - back.crop.y) / back.crop.height - 0.5 };
        board.photo(photo, board.page, { mask: cutout.mask, name: `${photo.name} (front)`.slice(0, 120), animation: moving({ drift: drifting({ scale: start }, { scale: near, x: off.x * (far - near), y: off.y * (far - near) }) }) });
      }
      caption(board);
      return board.document;
    },
  },
  'light-sweep': {
    photos: [1, 1], cutout: true, shows: ['headline', 'price'], needs: [],
    make(request) {
      const photo = only(request);
      const board = new FilmBoard(request);
      const zoom = drifting({}, { scale: 1.08 });
      board.photo(photo, board.page, { animation: moving({ drift: zoom }) });
      const shine = looping('shine', evenPeriod(request.duration, 2600), 0.65);
      board.photo(photo, board.page, { mask: photo.cutout?.mask ?? null, name: `${photo.name} (light)`.slice(0, 120), animation: moving({ drift: zoom, loop: shine }) });
      caption(board);
      return board.document;
    },
  },
  spotlight: {
    photos: [1, 1], cutout: true, shows: ['headline', 'price'], needs: [],
    make(request) {
      const board = new FilmBoard(request, solid('#0e0e11'));
      const glow = Math.max(board.width, board.height) * 0.9;
      board.shape({ x: (board.width - glow) / 2, y: board.height * 0.46 - glow / 2, width: glow, height: glow }, { kind: 'ellipse' }, {
        type: 'radial', centerX: 0.5, centerY: 0.5, radius: 0.7, stops: [{ at: 0, color: `${board.colours.accent}d0` }, { at: 0.55, color: `${board.colours.accent}40` }, { at: 1, color: `${board.colours.accent}00` }],
      }, { name: 'Spotlight', animation: moving({ in: coming('iris', 200, 1100), loop: looping('blink', evenPeriod(request.duration, 4000), 0.25) }) });
      const words = request.words.headline.trim() !== '' || request.words.price.trim() !== '';
      const box = { x: board.width * 0.12, y: board.height * 0.1, width: board.width * 0.76, height: board.height * (words ? 0.58 : 0.76) };
      board.subject(only(request), box, 'middle', { reflection: { opacity: 0.25, gap: 4, size: 0.22 }, animation: moving({ in: coming('grow', 700, 1100), loop: looping('shine', evenPeriod(request.duration, 3000), 0.45) }) });
      caption(board, 1500);
      return board.document;
    },
  },
} satisfies Partial<Record<PresetName, Preset>>;


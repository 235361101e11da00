/** Presets that move over a single photo. */
import { solid } from '../templates/page-builder.ts';
import type { Box } from '../document/geometry.ts';
import { orderBetween } from '../document/tree.ts';
import { coming, drifting, evenPeriod, gone, looping, moving } from './movements.ts';
import { FilmBuilder } from './film-builder.ts';
import type { FilmPhoto, FilmRequest, Preset, PresetName } from './preset.ts';

/** How far a film of some length zooms, as a factor: least in three seconds, most in fifteen. */
function zoomOf(duration: number): number {
  return 1.12 + 0.16 * Math.min(1, (duration - 3000) / 12_000);
}

const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

const only = ({ photos }: FilmRequest): FilmPhoto => {
  const [photo] = photos;
  if (!photo) throw new Error('A film needs a photo');
  return photo;
};

/** How far the shade extends above the words, and the share of it over which it deepens, in page heights. */
const SHADE_ABOVE = 0.2;
const SHADE_INTO = 0.5;

/**
 * A headline and a price near the foot, if the film has them. `comes`, `leaves`: otherwise they are there from the
 * page's beginning, or stay to its end; `wide`: their share of the page's width. Returns the box that the words take.
 */
export function caption(
  builder: FilmBuilder,
  {
    at = 500,
    comes = true,
    leaves = true,
    wide = 1,
  }: { at?: number; comes?: boolean; leaves?: boolean; wide?: number } = {},
): Box | null {
  const {
    words: { headline, price },
    duration,
  } = builder.request;
  const side = builder.unit * 0.08;
  const width = (builder.width - 2 * side) * wide;
  const foot = builder.height - builder.unit * 0.09;
  const out = leaves ? gone(400, duration) : null;
  const below = builder.top;
  const priced = builder.words(
    price,
    { x: side, y: foot - builder.unit * 0.11, width, height: builder.unit * 0.11 },
    {
      ...builder.inkOver('foot'),
      weight: 700,
      largest: builder.unit * 0.075,
      lines: 1,
      align: 'left',
      verticalAlign: 'bottom',
      animation: moving({ in: comes ? coming('rise', at + 500, 600) : null, out }),
    },
  );
  const above = priced ? priced.y - builder.unit * 0.012 : foot;
  const headed = builder.words(
    headline,
    { x: side, y: above - builder.unit * 0.24, width, height: builder.unit * 0.24 },
    {
      ...builder.inkOver('foot'),
      largest: builder.unit * 0.095,
      lines: 2,
      align: 'left',
      verticalAlign: 'bottom',
      animation: moving({ in: comes ? coming('rise', at, 900, 'word') : null, out }),
    },
  );
  const [first, highest] = [priced ?? headed, headed ?? priced];
  if (!first || !highest) return null;
  // The shade appears before the words and leaves with them: the film begins and ends with the plain photo.
  const height = builder.height - highest.y;
  const share = Math.min(0.75, height / builder.height + SHADE_ABOVE);
  const shade = builder.scrim(
    'foot',
    share,
    moving({ in: comes ? coming('fade', Math.max(0, at - 350), 500) : null, out }),
    0.62,
    (SHADE_ABOVE + SHADE_INTO * (share - SHADE_ABOVE)) / share,
  );
  builder.change(shade, { order: orderBetween(below, first.order) });
  return { x: side, y: highest.y, width, height };
}

/** How far a photo moves that is shown whole with nothing beyond its edges, in page lengths. */
const ASIDE = 0.06;

/** The photo, larger than the page in one direction, so that there is something to pan over. */
function panned(request: FilmRequest, way: 'x' | 'y'): FilmBuilder {
  const builder = new FilmBuilder(request);
  const photo = only(request);
  const ratio = photo.width / photo.height;
  const stage = builder.stage(photo);
  if (way === 'x' ? stage.width < builder.width : stage.height < builder.height) {
    // Enlarged in this direction it would lose both its sides in the other.
    builder.scene(
      photo,
      moving({
        drift:
          way === 'x'
            ? drifting({ x: ASIDE }, { x: -ASIDE }, 'smooth')
            : drifting({ y: ASIDE }, { y: -ASIDE }, 'smooth'),
      }),
    );
    caption(builder);
    return builder;
  }
  const whole =
    way === 'x'
      ? { width: Math.max(builder.height * ratio, builder.width * 1.25), height: 0 }
      : { width: Math.max(builder.width, builder.height * 1.25 * ratio), height: 0 };
  whole.height = whole.width / ratio;
  // A few seconds are too short for very long photos: a page and a half is as much as people can take in.
  const box = {
    width: Math.min(whole.width, builder.width * (way === 'x' ? 1.6 : 1.25)),
    height: Math.min(whole.height, builder.height * (way === 'y' ? 1.6 : 1.25)),
  };
  const layer = builder.photo(photo, {
    x: (builder.width - box.width) / 2,
    y: (builder.height - box.height) / 2,
    ...box,
  });
  const far =
    way === 'x' ? (box.width - builder.width) / 2 / builder.width : (box.height - builder.height) / 2 / builder.height;
  builder.change(layer, {
    animation: moving({
      drift: way === 'x' ? drifting({ x: far }, { x: -far }, 'smooth') : drifting({ y: -far }, { y: far }, 'smooth'),
    }),
  });
  caption(builder);
  return builder;
}

export const cameraPresets = {
  'zoom-in': {
    photos: [1, 1],
    cutout: false,
    shows: ['headline', 'price'],
    needs: [],
    make(request) {
      const builder = new FilmBuilder(request);
      builder.scene(only(request), moving({ drift: drifting({}, { scale: zoomOf(request.duration) }) }));
      caption(builder);
      return builder.document;
    },
  },
  'zoom-out': {
    photos: [1, 1],
    cutout: false,
    shows: ['headline', 'price'],
    needs: [],
    make(request) {
      const builder = new FilmBuilder(request);
      builder.scene(only(request), moving({ drift: drifting({ scale: zoomOf(request.duration) + 0.1 }, {}, 'out') }));
      caption(builder);
      return builder.document;
    },
  },
  pan: {
    photos: [1, 1],
    cutout: false,
    shows: ['headline', 'price'],
    needs: [],
    make: (request) => panned(request, 'x').document,
  },
  'rise-up': {
    photos: [1, 1],
    cutout: false,
    shows: ['headline', 'price'],
    needs: [],
    make: (request) => panned(request, 'y').document,
  },
  parallax: {
    photos: [1, 1],
    cutout: true,
    shows: ['headline', 'price'],
    needs: [],
    make(request) {
      const photo = only(request);
      const builder = new FilmBuilder(request);
      const { cutout } = photo;
      // The background approaches slowly, the subject faster: depth, as when a camera moves in. The subject grows about
      // its own middle and moves with the photo, so that it always covers the subject in it.
      const [start, far, near] = [1.04, 1.1, 1.24];
      const back = builder.scene(photo, moving({ drift: drifting({ scale: start }, { scale: far }) }));
      if (cutout) {
        const { subject } = cutout;
        const off = {
          x: ((subject.x + subject.width / 2 - back.crop.x) / back.crop.width - 0.5) * (back.width / builder.width),
          y: ((subject.y + subject.height / 2 - back.crop.y) / back.crop.height - 0.5) * (back.height / builder.height),
        };
        builder.photo(photo, boxOf(back), {
          mask: cutout.mask,
          name: `${photo.name} (front)`.slice(0, 120),
          animation: moving({
            drift: drifting({ scale: start }, { scale: near, x: off.x * (far - near), y: off.y * (far - near) }),
          }),
        });
      }
      caption(builder);
      return builder.document;
    },
  },
  'light-sweep': {
    photos: [1, 1],
    cutout: true,
    shows: ['headline', 'price'],
    needs: [],
    make(request) {
      const photo = only(request);
      const builder = new FilmBuilder(request);
      const zoom = drifting({}, { scale: 1.08 });
      const lit = builder.scene(photo, moving({ drift: zoom }));
      const shine = looping('shine', evenPeriod(request.duration, 2600), 0.65);
      builder.photo(photo, boxOf(lit), {
        mask: photo.cutout?.mask ?? null,
        name: `${photo.name} (light)`.slice(0, 120),
        animation: moving({ drift: zoom, loop: shine }),
      });
      caption(builder);
      return builder.document;
    },
  },
  spotlight: {
    photos: [1, 1],
    cutout: true,
    shows: ['headline', 'price'],
    needs: [],
    make(request) {
      // Around the subject it is dark, however light the photo is.
      const photos = request.photos.map((photo) => ({ ...photo, light: { top: false, foot: false } }));
      const builder = new FilmBuilder({ ...request, photos }, solid('#0e0e11'));
      const glow = Math.max(builder.width, builder.height) * 0.9;
      builder.shape(
        { x: (builder.width - glow) / 2, y: builder.height * 0.46 - glow / 2, width: glow, height: glow },
        { kind: 'ellipse' },
        {
          type: 'radial',
          centerX: 0.5,
          centerY: 0.5,
          radius: 0.7,
          stops: [
            { at: 0, color: `${builder.colors.accent}d0` },
            { at: 0.55, color: `${builder.colors.accent}40` },
            { at: 1, color: `${builder.colors.accent}00` },
          ],
        },
        {
          name: 'Spotlight',
          animation: moving({
            in: coming('fade', -600, 1400),
            loop: looping('blink', evenPeriod(request.duration, 4000), 0.25),
          }),
        },
      );
      const words = request.words.headline.trim() !== '' || request.words.price.trim() !== '';
      const box = {
        x: builder.width * 0.12,
        y: builder.height * 0.1,
        width: builder.width * 0.76,
        height: builder.height * (words ? 0.58 : 0.76),
      };
      builder.subject(only(request), box, 'middle', {
        reflection: { opacity: 0.25, gap: 4, size: 0.22 },
        animation: moving({
          loop: looping('shine', evenPeriod(request.duration, 3000), 0.45),
          drift: drifting({ scale: 0.94 }, { scale: 1.04 }, 'out'),
        }),
      });
      caption(builder, { at: 800 });
      return builder.document;
    },
  },
} satisfies Partial<Record<PresetName, Preset>>;

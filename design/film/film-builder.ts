/** The building blocks of presets: pages, photos that cover them, subjects in front of them, words that fit. */
import type { Animation, Passage, Transition } from '../document/animation.ts';
import { PAGE_DURATION } from '../document/defaults.ts';
import {
  createDocument,
  createImageLayer,
  createPage,
  createShapeLayer,
  createTextLayer,
  NEUTRAL_FILTERS,
} from '../document/create.ts';
import type { DesignDocument, Page } from '../document/document.ts';
import type { Box, Point } from '../document/geometry.ts';
import type { ImageLayer, Layer, ShapeLayer, TextLayer } from '../document/layers.ts';
import type { MeasureText } from '../document/measure.ts';
import { coverAt } from '../document/picture-crop.ts';
import { firstPage, orderBetween } from '../document/tree.ts';
import type { Background, Paint } from '../document/values.ts';
import { INK, PAPER } from '../layout/contrast.ts';
import { fade, solid } from '../templates/page-builder.ts';
import { fitText, hug, setIn, widestPiece } from '../layout/fit-text.ts';
import type { PlaceOfWords } from './light-places.ts';
import type { FilmPhoto, FilmRequest } from './preset.ts';
import { moving } from './movements.ts';
import { colorsOf, type FilmColors } from './film-colors.ts';

/**
 * A photo that would show less than this share when filling the page is shown whole: its product may reach its edges.
 */
const LEAST_SEEN = 0.65;
/**
 * Minimum room between a subject and the edge of a page that its photo fills, as a share of the page, because most
 * movements come closer.
 */
const SUBJECT_ROOM = 0.05;
/** How much of a photo's edge extends to the page's, as a share of it, and its blur, in shorter sides of the page. */
const BACKGROUND_EDGE = 0.03;
const BACKGROUND_BLUR = 0.18;
/** The share of a page's time by which every entrance is over. */
const COME_BY = 0.75;

const MIDDLE = { x: 0.5, y: 0.5 };

/** The words in the narrowest box with the same number of lines, so that no last line has a single word. */
function balanced(layer: TextLayer, measure: MeasureText): TextLayer {
  if (layer.lines.length < 2) return layer;
  let narrow = Math.max(widestPiece(layer, measure), layer.width / layer.lines.length);
  let wide = layer.width;
  let best = layer;
  while (wide - narrow > layer.width * 0.01) {
    const middle = (narrow + wide) / 2;
    const tried = setIn(layer, middle, measure);
    if (tried.lines.length === layer.lines.length) {
      best = tried;
      wide = middle;
    } else narrow = middle;
  }
  return best;
}

/** The focal point, in fractions of the photo. */
const focusOf = ({ focus, cutout }: FilmPhoto): Point =>
  focus ??
  (cutout
    ? { x: cutout.subject.x + cutout.subject.width / 2, y: cutout.subject.y + cutout.subject.height / 2 }
    : MIDDLE);

/** Whether one edge is before another by a minimum distance, both in fractions of `length`. */
const reaches = (one: number, other: number, length: number): boolean => other - one >= SUBJECT_ROOM * length;

/** The same passage as a fade, without movement. */
const faded = (passage: Passage | null): Passage | null => passage && { ...passage, effect: 'fade' };

/** Closer to an edge of its photo than this, as a share of it, a subject goes on beyond it. */
const CUT_OFF = 0.012;

/** Whether a subject is cut off by its photo: alone it would show the cut. */
export const isCutOff = ({ x, y, width, height }: Box): boolean =>
  Math.min(x, y, 1 - x - width, 1 - y - height) < CUT_OFF;

/** The cutout of what can be shown alone. */
const alone = ({ cutout }: FilmPhoto) => (cutout && !isCutOff(cutout.subject) ? cutout : null);

/** The subject's box in fractions of the photo, or all of it. */
const partOf = (photo: FilmPhoto): Box => alone(photo)?.subject ?? { x: 0, y: 0, width: 1, height: 1 };

export class FilmBuilder {
  readonly width: number;
  readonly height: number;
  /** The shorter side, px: the unit of all sizes. */
  readonly unit: number;
  readonly request: FilmRequest;
  readonly colors: FilmColors;
  readonly #document: DesignDocument;
  #page: Page;
  #order: string | null = null;

  constructor(request: FilmRequest, background: Background = solid(PAPER)) {
    this.request = request;
    this.width = request.width;
    this.height = request.height;
    this.unit = Math.min(request.width, request.height);
    this.colors = colorsOf(request.accent);
    this.#document = createDocument({ width: request.width, height: request.height, newId: request.newId, background });
    this.#page = firstPage(this.#document);
    this.lasts(request.duration);
  }

  get page(): Box {
    return { x: 0, y: 0, width: this.width, height: this.height };
  }

  /** How long the current page is shown, ms, and its transition to the next. */
  lasts(duration: number, transition: Transition | null = null): void {
    this.#page = { ...this.#page, duration: Math.round(duration) || PAGE_DURATION, transition };
    this.#document.pages[this.#page.id] = this.#page;
  }

  /** Begins another page; later layers are added to it. */
  turn(background: Background = solid(PAPER)): void {
    this.#page = createPage({ id: this.request.newId(), order: orderBetween(this.#page.order, null), background });
    this.#document.pages[this.#page.id] = this.#page;
    this.#order = null;
  }

  /** Adds a layer on top. */
  add<Made extends Layer>(make: (place: { id: string; parent: string; order: string }) => Made): Made {
    this.#order = orderBetween(this.#order, null);
    const layer = make({ id: this.request.newId(), parent: this.#page.id, order: this.#order });
    this.#document.layers[layer.id] = layer;
    return layer;
  }

  /** A photo that fills a box, with its point of interest as close to the middle as its edges allow. */
  photo(photo: FilmPhoto, box: Box, more: Partial<ImageLayer> = {}): ImageLayer {
    return this.add((place) =>
      createImageLayer({
        ...place,
        ...box,
        asset: photo.asset,
        crop: coverAt(photo, box, focusOf(photo)),
        name: photo.name,
        alt: photo.name,
        ...more,
      }),
    );
  }

  /**
   * The box of a page's main photo: the whole page, or the photo whole in the middle where filling would cut off its
   * subject, or too much.
   */
  stage(photo: FilmPhoto): Box {
    const [own, there] = [photo.width / photo.height, this.width / this.height];
    const cover = coverAt(photo, this.page, focusOf(photo));
    const subject = photo.cutout?.subject;
    const fits = subject
      ? // In the direction that isn't cropped the subject may reach the edge, as in the photo.
        (cover.width >= 1 ||
          (reaches(cover.x, subject.x, cover.width) &&
            reaches(subject.x + subject.width, cover.x + cover.width, cover.width))) &&
        (cover.height >= 1 ||
          (reaches(cover.y, subject.y, cover.height) &&
            reaches(subject.y + subject.height, cover.y + cover.height, cover.height)))
      : Math.min(own / there, there / own) >= LEAST_SEEN;
    if (fits) return this.page;
    const [width, height] = own > there ? [this.width, this.width / own] : [this.height * own, this.height];
    return { x: (this.width - width) / 2, y: (this.height - height) / 2, width, height };
  }

  /**
   * A photo on its stage; where that isn't the whole page, its outermost rows or columns extend to the page's edges.
   */
  scene(photo: FilmPhoto, animation: Animation | null = null): ImageLayer {
    const stage = this.stage(photo);
    const { width, height } = this;
    // They enter and leave with the photo, and rest in between; a wipe from the left uncovers them over the page's
    // whole height.
    const beside = stage.width < width;
    const along = (passage: Passage | null) => (passage?.effect === 'wipe' && !beside ? passage : faded(passage));
    const passing =
      animation && (animation.in || animation.out)
        ? moving({ in: along(animation.in), out: along(animation.out) })
        : null;
    const edge = (box: Box, crop: Box) =>
      this.add((place) =>
        createImageLayer({
          ...place,
          ...box,
          asset: photo.asset,
          crop,
          name: 'Ground',
          animation: passing,
          filters: { ...NEUTRAL_FILTERS, blur: Math.min(200, this.unit * BACKGROUND_BLUR) },
        }),
      );
    if (stage.height < height) {
      edge({ x: 0, y: 0, width, height: height / 2 }, { x: 0, y: 0, width: 1, height: BACKGROUND_EDGE });
      edge(
        { x: 0, y: height / 2, width, height: height / 2 },
        { x: 0, y: 1 - BACKGROUND_EDGE, width: 1, height: BACKGROUND_EDGE },
      );
    } else if (beside) {
      edge({ x: 0, y: 0, width: width / 2, height }, { x: 0, y: 0, width: BACKGROUND_EDGE, height: 1 });
      edge(
        { x: width / 2, y: 0, width: width / 2, height },
        { x: 1 - BACKGROUND_EDGE, y: 0, width: BACKGROUND_EDGE, height: 1 },
      );
    }
    return this.photo(photo, stage, { animation });
  }

  /**
   * The subject of a photo alone, as large as a box allows, aligned to its foot or its middle. Without a cutout, or cut
   * off by its photo: the photo, as a card.
   */
  subject(photo: FilmPhoto, box: Box, stands: 'foot' | 'middle', more: Partial<ImageLayer> = {}): ImageLayer {
    const cutout = alone(photo);
    const part = partOf(photo);
    const place = this.subjectPlace(photo, box, stands);
    const card = cutout ? {} : { frame: { type: 'rectangle' as const, radius: this.unit * 0.03 } };
    const crop = {
      x: part.x,
      y: part.y,
      width: Math.min(part.width, 1 - part.x),
      height: Math.min(part.height, 1 - part.y),
    };
    return this.add((id) =>
      createImageLayer({
        ...id,
        ...place,
        ...card,
        asset: photo.asset,
        crop,
        mask: cutout?.mask ?? null,
        name: photo.name,
        alt: photo.name,
        ...more,
      }),
    );
  }

  subjectPlace(photo: FilmPhoto, box: Box, stands: 'foot' | 'middle'): Box {
    const part = partOf(photo);
    const ratio = (part.width * photo.width) / (part.height * photo.height);
    const width = Math.min(box.width, box.height * ratio);
    const height = width / ratio;
    return {
      x: box.x + (box.width - width) / 2,
      y: stands === 'foot' ? box.y + box.height - height : box.y + (box.height - height) / 2,
      width,
      height,
    };
  }

  shape(box: Box, shape: ShapeLayer['shape'], fill: Paint, more: Partial<ShapeLayer> = {}): ShapeLayer {
    return this.add((place) => createShapeLayer({ ...place, ...box, shape, fill, ...more }));
  }

  /** Words as large as a box allows, at most `largest` px, centred in it; no layer without words. */
  words(
    text: string,
    box: Box,
    look: { color: string; weight?: number; largest: number; lines?: number; lineHeight?: number } & Partial<
      Pick<TextLayer, 'align' | 'verticalAlign' | 'strikethrough' | 'shadow' | 'animation' | 'letterCase' | 'rotation'>
    >,
  ): TextLayer | null {
    if (text.trim() === '') return null;
    const {
      color,
      weight = 800,
      largest,
      lines = 3,
      lineHeight = 1.08,
      align = 'center',
      verticalAlign = 'middle',
      ...more
    } = look;
    return this.add((place) => {
      const plain = createTextLayer({
        ...place,
        ...box,
        text: text.trim(),
        fontFamily: this.request.font,
        fontWeight: weight,
        fill: solid(color),
        align,
        lineHeight,
        ...more,
      });
      const { layer } = fitText(
        plain,
        { width: box.width, height: box.height, lines },
        { largest, smallest: Math.max(12, this.unit * 0.02) },
        this.request.measure,
      );
      const even = balanced(layer, this.request.measure);
      const y =
        verticalAlign === 'top'
          ? box.y
          : verticalAlign === 'bottom'
            ? box.y + box.height - layer.height
            : box.y + (box.height - layer.height) / 2;
      const fitted = hug({ ...even, x: box.x, y }, this.request.measure);
      const x =
        align === 'center'
          ? box.x + (box.width - fitted.width) / 2
          : align === 'right'
            ? box.x + box.width - fitted.width
            : box.x;
      return { ...fitted, x };
    });
  }

  /** The order key of the top layer; null on an empty page. */
  get top(): string | null {
    return this.#order;
  }

  /** Ink over the photos at a position on the page: dark where all of them are light there. */
  inkOver(place: PlaceOfWords): { color: string; shadow: NonNullable<TextLayer['shadow']> } {
    const blur = Math.round(this.unit * 0.03);
    return this.#isLight(place)
      ? { color: INK, shadow: { color: '#ffffffa0', x: 0, y: 0, blur } }
      : { color: PAPER, shadow: { color: '#00000070', x: 0, y: Math.round(this.unit * 0.004), blur } };
  }

  #isLight(place: PlaceOfWords): boolean {
    return this.request.photos.every(({ light }) => light?.[place] === true);
  }

  /**
   * A gradient from an edge of the page inwards, dark below light words and light below dark ones. `ramp`: the share of
   * it over which it reaches full strength.
   */
  scrim(from: PlaceOfWords, share: number, animation: Animation | null = null, strength = 0.72, ramp = 1): ShapeLayer {
    const height = this.height * share;
    const box = { x: 0, y: from === 'top' ? 0 : this.height - height, width: this.width, height };
    const tone = this.#isLight(from) ? PAPER : '#000000';
    const shade = (share: number) =>
      `${tone}${Math.round(strength * share * 255)
        .toString(16)
        .padStart(2, '0')}`;
    // Eased (a smoothstep's values), because a linear ramp has a visible start.
    const stops: [number, string][] = [
      [0, shade(0)],
      [0.25 * ramp, shade(0.156)],
      [0.5 * ramp, shade(0.5)],
      [0.75 * ramp, shade(0.844)],
      [ramp, shade(1)],
    ];
    return this.shape(box, { kind: 'rectangle', radius: 0 }, fade(from === 'top' ? 0 : 180, ...stops), {
      name: 'Shade',
      animation,
    });
  }

  /**
   * The film, with the animations of its layers. Short pages animate sooner and faster, so that there is time to see
   * everything.
   */
  get document(): DesignDocument {
    // Doesn't use the tree's functions: those cache by document, and this one is still being built.
    for (const page of Object.values(this.#document.pages)) {
      const layers = Object.values(this.#document.layers).filter(({ parent }) => parent === page.id);
      const there = Math.max(
        0,
        ...layers.map(({ animation }) => (animation?.in ? animation.in.at + animation.in.duration : 0)),
      );
      const share = (page.duration * COME_BY) / there;
      if (share >= 1) continue;
      for (const layer of layers) {
        const { animation } = layer;
        if (animation?.in)
          this.change(layer, {
            animation: {
              ...animation,
              in: {
                ...animation.in,
                at: Math.round(animation.in.at * share),
                duration: Math.round(animation.in.duration * share),
              },
            },
          });
      }
    }
    return this.#document;
  }

  /** Changes an existing layer. */
  change(layer: Layer, patch: Partial<Layer>): void {
    this.#document.layers[layer.id] = { ...layer, ...patch } as Layer;
  }
}

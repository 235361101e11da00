/**
 * Draws one picture of a request as a design of layers: chooses its style and the code that draws it. The same request
 * gives the same design.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { mix } from '#design/layout/contrast.ts';
import type { ImageRequest } from '#tools/contract/ports/images-port.ts';
import { IMAGE_STYLES } from '#tools/contract/image-types.ts';
import { hash, seedOf } from '#app/engines/scenes/noise.ts';
import { chanceOf, type Chance } from './drawing/chance.ts';
import { Drawing } from './drawing/drawing.ts';
import { composedPoster, contentOf, wordsOverScene } from './poster.ts';
import { bokeh, paperCut, shapes, waves, type Backdrop } from './scenes/backdrops.ts';
import { PLACES, type PlaceName } from './scenes/landscapes/places.ts';
import { pattern, type Things } from './scenes/patterns/pattern.ts';
import { drawSignature, nameToSign } from './signature.ts';
import { drawSticker } from './sticker/draw-sticker.ts';
import { paletteFor, TIMES, tonesFor, type Time, type Tones } from './tones.ts';
import { drawTypography, wordsToSet } from './typography/draw-typography.ts';
import { drawStillLife, standInScene } from './things/still-life.ts';
import { MOST_THINGS, placeOf, stylesFor, thingsInScene } from './understanding.ts';
import { readWords, type ReadWords } from './words/read-words.ts';
import type { Painting } from './paint/paint.ts';

export interface DrawnImage {
  style: string;
  label: string;
  design: DesignDocument;
  /** A background painted pixel by pixel, to be placed below the layers. */
  painting: { painting: Painting; palette: readonly string[]; seed: number } | null;
}

type Wanted = Pick<ImageRequest, 'type' | 'words' | 'style' | 'colors' | 'width' | 'height' | 'seed'>;

/** The order of styles for variations when none is requested. */
function styleFor({ type, style, words }: Wanted, which: number, chance: Chance, read: ReadWords): string {
  if (style !== null) return style;
  const all = IMAGE_STYLES[type].map(({ id }) => id);
  if (type === 'image') {
    const fitting = stylesFor(read);
    if (fitting.length > 0) return fitting[which % fitting.length] as string;
    return (['mesh', 'shapes', 'watercolour', 'waves', 'paper-cut', 'marble', 'bokeh'] as const)[
      (which + (seedOf(words) % 7)) % 7
    ] as string;
  }
  if (type === 'signature' && /\b(?:monogram|initials)\b/i.test(words)) return 'monogram';
  if (type === 'poster')
    return read.place !== null || read.time !== null
      ? ((['illustrated', 'bold', 'illustrated', 'elegant'] as const)[which % 4] as string)
      : ((['bold', 'illustrated', 'playful', 'elegant', 'minimal'] as const)[which % 5] as string);
  const plain = ` ${words.toLowerCase().split(/\W+/).join(' ')} `;
  const said = all.find(
    (one) => plain.includes(` ${one.replace('-', ' ')} `) || plain.includes(` ${one.replace('-', '')} `),
  );
  return (
    said ??
    (type === 'sticker' ? (all[which % all.length] as string) : (chance.shuffled(all)[which % all.length] as string))
  );
}

const AUTO_TIMES: readonly Time[] = ['day', 'sunset', 'golden', 'night', 'dawn', 'dusk'];

function drawScene(
  drawing: Drawing,
  read: ReadWords,
  colors: readonly string[],
  which: number,
  chance: Chance,
): { tones: Tones; place: PlaceName } {
  const time: Time =
    read.time ??
    (read.place === 'space'
      ? 'night'
      : read.weather === 'rain' || read.weather === 'fog'
        ? ((['day', 'dawn', 'dusk', 'day'] as const)[which % 4] as Time)
        : (AUTO_TIMES[which % AUTO_TIMES.length] as Time));
  const season =
    read.season ??
    (read.weather === 'snow'
      ? 'winter'
      : read.place === 'meadow'
        ? ((['summer', 'spring', 'summer', 'autumn'] as const)[which % 4] as 'summer')
        : 'summer');
  const place: PlaceName = placeOf(read) ?? chance.pick(['mountains', 'sea', 'meadow', 'forest'] as const);
  const standing = thingsInScene(read);
  // Things stand on a beach, not on the water.
  const extras = place === 'sea' && standing.length > 0 ? new Set([...read.extras, 'beach']) : read.extras;
  const tones = tonesFor(TIMES.includes(time) ? time : 'day', colors, which, chance.of('light'));
  PLACES[place]({ drawing, tones, season, weather: read.weather, extras, chance });
  standInScene(drawing, standing, place, tones);
  return { tones, place };
}

function drawImage(
  drawing: Drawing,
  { words, colors, seed }: Wanted,
  read: ReadWords,
  style: string,
  which: number,
  chance: Chance,
): DrawnImage['painting'] {
  const own = colors.length > 0 ? colors : read.colors;
  const palette = paletteFor(
    read.temper ?? (style === 'bokeh' ? 'dark' : style === 'watercolour' ? 'pastel' : null),
    own,
    which,
    chance.of('colours'),
  );
  const backdrop: Backdrop = { drawing, palette, chance };
  switch (style) {
    case 'scene':
      drawScene(drawing, read, own, which, chance);
      return null;
    case 'still-life':
      if (read.things.length > 0) drawStillLife(backdrop, read);
      else shapes(backdrop);
      return null;
    case 'pattern':
      pattern(backdrop, motifOf(read), thingsOf(read));
      return null;
    case 'shapes':
      shapes(backdrop);
      return null;
    case 'paper-cut':
      paperCut(backdrop);
      return null;
    case 'waves':
      waves(backdrop);
      return null;
    case 'bokeh':
      bokeh(backdrop);
      return null;
    default:
      drawing.background = { type: 'solid', color: palette[0] as string };
      return {
        painting: style === 'marble' || style === 'watercolour' ? style : 'mesh',
        palette,
        seed: hash(seedOf(words), seed, which) % 100_000,
      };
  }
}

/** A motif is drawn where nothing but the motif is asked for: a pattern of roses and mugs shows both. */
const motifOf = ({ motif, things }: ReadWords) =>
  things.every(({ meaning }) => meaning?.kind === 'motif') ? motif : null;

const thingsOf = ({ things }: ReadWords): Things => {
  const shown = things.slice(0, MOST_THINGS.pattern);
  return { emoji: shown.flatMap(({ emoji }) => emoji ?? []), icons: shown.flatMap(({ icon }) => icon ?? []) };
};

/** Share of a poster's height that is sky above its scene. */
const SKY = 0.2;

/** The setting of a poster that names no place. */
function setFor(words: string, read: ReadWords): ReadWords {
  if (read.place !== null) return read;
  if (/\b(?:farm|farmers|harvest|garden|flowers?|fruit|vegetables?|organic)\b/iu.test(words))
    return { ...read, place: 'meadow' };
  if (
    /\b(?:jazz|music|concert|dj|club|party|night|cocktail|dinner|comedy|film|cinema|theat(?:re|er)|tech|conference|meetup|startup|market)\b/iu.test(
      words,
    )
  )
    return {
      ...read,
      place: 'city',
      time:
        read.time ??
        (/\b(?:market|conference|meetup)\b/iu.test(words) && !/\bnight\b/iu.test(words) ? 'golden' : 'night'),
    };
  if (/\b(?:summer|sale|surf|holiday|vacation|travel|cruise|swim|ice cream)\b/iu.test(words))
    return { ...read, place: 'sea', extras: new Set([...read.extras, 'beach', 'palm']) };
  if (/\b(?:camp|hike|hiking|climb|ski|adventure|outdoor|run|marathon|trail)\b/iu.test(words))
    return { ...read, place: 'mountains' };
  return { ...read, place: /\b(?:space|science|dream|sleep|meditation)\b/iu.test(words) ? 'clouds' : 'meadow' };
}

function drawPoster(
  wanted: Wanted,
  read: ReadWords,
  style: string,
  which: number,
  chance: Chance,
  measure: MeasureText,
): DesignDocument {
  const { words, colors: own, width, height } = wanted;
  if (style !== 'illustrated') {
    const composed = composedPoster({ words, colors: [...own], width, height, variant: which, style, measure });
    if (composed) return composed;
  }
  // The scene stands below the headline, and shows what the poster is about, not "tickets from $15".
  const scene = new Drawing(width, height * (1 - SKY), measure);
  const { headline, subheading } = contentOf(words).content;
  const { things } = readWords([headline, subheading].filter(Boolean).join(', '));
  const { tones } = drawScene(scene, setFor(words, { ...read, things }), own, which, chance);
  const drawing = new Drawing(width, height, measure);
  wordsOverScene(drawing, words, {
    scene,
    sky: tones.sky[0],
    ground: mix(tones.water[1], tones.tint, tones.share),
    accent: own[0] ?? chance.pick(['#ffd166', '#ff7a59', '#ffe3a3', '#8be0d0']),
    which,
    chance,
  });
  return drawing.document();
}

/** The picture with that number, from 1. */
export function drawVariation(wanted: Wanted, variation: number, measure: MeasureText): DrawnImage {
  const { type, words, colors, width, height, seed } = wanted;
  const read = readWords(words);
  const which = variation - 1;
  const base = chanceOf(hash(seedOf(`${type} ${words.toLowerCase().trim()}`), seed, 1));
  const chance = chanceOf(hash(seedOf(`${type} ${words.toLowerCase().trim()}`), seed, variation + 1));
  const style = styleFor(wanted, which, base, read);
  const turn = which + (seed % 12);
  if (type === 'poster')
    return {
      style,
      label: words.slice(0, 200),
      design: drawPoster(wanted, read, style, turn, chance, measure),
      painting: null,
    };
  const drawing = new Drawing(width, height, measure);
  let label = words;
  let painting: DrawnImage['painting'] = null;
  if (type === 'sticker')
    label = drawSticker({ drawing, read, words, colors: [...colors], which: turn, chance }, style);
  else if (type === 'typography')
    label = drawTypography(
      { drawing, text: wordsToSet(words), colors, temper: read.temper, which: turn, chance },
      style,
    );
  else if (type === 'signature')
    label = drawSignature(
      { drawing, name: nameToSign(words), colors: colors.length > 0 ? colors : read.colors, which: turn, chance },
      style,
    );
  else painting = drawImage(drawing, wanted, read, style, turn, chance);
  return { style, label: label.slice(0, 200), design: drawing.document(), painting };
}

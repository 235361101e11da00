/**
 * Stickers: things of the emoji and icon libraries put together, with a cut line around all of it, in five looks.
 * See-through around.
 */
import type { Box } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { luminance, mix } from '#design/layout/contrast.ts';
import { scallop } from '#design/layout/compose/outlines.ts';
import { fitText, hug } from '#design/layout/fit-text.ts';
import type { Outline } from '#design/document/path-geometry.ts';
import { iconPath } from '#tools/icons/icon-path.ts';
import { findIcons } from '#tools/icons/icon-search.ts';
import type { Chance } from './drawing/chance.ts';
import { type Drawing, faded, gradient, type Look } from './drawing/drawing.ts';
import { boxAt, circleAt, glint, polygonOf } from './drawing/nature.ts';
import { drawFace, takesFace } from './face.ts';
import { paletteFor } from './tones.ts';
import type { ReadWords } from './words/read-words.ts';

export interface StickerBrief {
  drawing: Drawing;
  read: ReadWords;
  words: string;
  colors: readonly string[];
  /** Counts the variations, from 0. */
  which: number;
  chance: Chance;
}

/** One thing on the sticker and where it stands, as shares of the room. */
interface Piece {
  emoji: string | null;
  icon: Outline | null;
  box: Box;
  rotation: number;
}

interface Subject {
  emoji: string | null;
  icon: Outline | null;
  /** For icons alone. */
  color: string;
}

/** What is shown: things by their emoji; what has none by its icon; at most three. */
function subjectsOf({ read, which }: StickerBrief, palette: readonly string[]): Subject[] {
  const things = read.things.slice(0, 3).map(({ emoji }, index): Subject => ({
    emoji: (index === 0 ? emoji[which % Math.min(2, emoji.length)] : emoji[0]) ?? null,
    icon: null,
    color: '',
  }));
  if (things.length > 0) return things;
  const [icon] = findIcons(read.unknown.join(' '), 3);
  const outline = icon && icon.score >= 30 ? iconPath(icon.name, 'fill') : null;
  if (outline) return [{ emoji: null, icon: outline, color: palette[1] as string }];
  const MOTIF_EMOJI: Readonly<Record<string, string>> = { hearts: '❤️', stars: '⭐', flowers: '🌸', leaves: '🌿' };
  const PLACE_EMOJI: Readonly<Record<string, string>> = {
    mountains: '🏔️',
    sea: '🌊',
    desert: '🌵',
    forest: '🌲',
    meadow: '🌻',
    city: '🌆',
    space: '🪐',
    clouds: '☁️',
  };
  const symbol =
    (read.motif && MOTIF_EMOJI[read.motif]) ?? (read.place && PLACE_EMOJI[read.place]) ?? (read.face ? '⭐' : null);
  return symbol ? [{ emoji: symbol, icon: null, color: '' }] : [];
}

/** Where one, two or three things stand in a square of side 1: the first in front and largest. */
const STANDS: readonly (readonly (readonly (readonly [x: number, y: number, size: number, turn: number])[])[])[] = [
  [[[0.5, 0.5, 0.86, 0]], [[0.5, 0.5, 0.86, -8]], [[0.5, 0.5, 0.86, 7]], [[0.5, 0.5, 0.86, 0]]],
  [
    [
      [0.4, 0.46, 0.72, 0],
      [0.76, 0.73, 0.44, 8],
    ],
    [
      [0.59, 0.45, 0.72, 5],
      [0.24, 0.74, 0.42, -10],
    ],
    [
      [0.5, 0.58, 0.74, 0],
      [0.77, 0.22, 0.38, 14],
    ],
    [
      [0.38, 0.54, 0.7, -6],
      [0.77, 0.33, 0.46, 10],
    ],
  ],
  [
    [
      [0.5, 0.44, 0.66, 0],
      [0.21, 0.74, 0.4, -10],
      [0.79, 0.74, 0.4, 10],
    ],
    [
      [0.44, 0.54, 0.68, -4],
      [0.8, 0.3, 0.38, 12],
      [0.8, 0.78, 0.36, -6],
    ],
    [
      [0.56, 0.52, 0.68, 4],
      [0.2, 0.28, 0.36, -12],
      [0.22, 0.78, 0.38, 8],
    ],
    [
      [0.5, 0.6, 0.66, 0],
      [0.22, 0.26, 0.38, -14],
      [0.78, 0.26, 0.38, 14],
    ],
  ],
];

/** Two things of which the first is on the second. */
const ON_TOP: (typeof STANDS)[number][number] = [
  [0.5, 0.4, 0.7, 0],
  [0.5, 0.79, 0.52, 0],
];

function piecesIn(subjects: readonly Subject[], room: Box, which: number, onTop = false): Piece[] {
  const side = Math.min(room.width, room.height);
  const stands = onTop && subjects.length === 2 ? ON_TOP : (STANDS[subjects.length - 1]?.[which % 4] ?? []);
  return subjects
    .map(({ emoji, icon }, index): Piece => {
      const [x, y, size, turn] = stands[index] ?? [0.5, 0.5, 0.5, 0];
      const width = size * side;
      const ratio = icon ? icon.viewHeight / icon.viewWidth : 1;
      const [w, h] = ratio > 1 ? [width / ratio, width] : [width, width * ratio];
      return {
        emoji,
        icon,
        box: {
          x: room.x + room.width / 2 + (x - 0.5) * side - w / 2,
          y: room.y + room.height / 2 + (y - 0.5) * side - h / 2,
          width: w,
          height: h,
        },
        rotation: turn,
      };
      // Back to front: what is named first comes last.
    })
    .reverse();
}

/** Where a face has its place on things that are not round: shares of the box, and the distance of the eyes. */
const FACE_PLACES: Readonly<Record<string, readonly [number, number, number]>> = {
  '🥑': [0.6, 0.25, 0.17],
  '🍕': [0.47, 0.44, 0.2],
  '☕': [0.45, 0.66, 0.2],
  '🍌': [0.56, 0.62, 0.16],
  '🌵': [0.5, 0.42, 0.13],
};

function drawPieces({ drawing, read }: StickerBrief, pieces: readonly Piece[], color: string): void {
  for (const [index, { emoji, icon, box, rotation }] of pieces.entries()) {
    if (emoji !== null) drawing.emoji(emoji, box, 'Sticker', { rotation });
    else if (icon)
      drawing.outline(icon, box, gradient(160, mix(color, '#ffffff', 0.18), mix(color, '#000000', 0.08)), 'Icon', {
        rotation,
      });
    if (index === pieces.length - 1 && read.face && (emoji === null || takesFace(emoji))) {
      const [x, y, wide] = FACE_PLACES[emoji ?? ''] ?? [0.5, 0.56, 0.24];
      drawFace(drawing, read.face, box.x + box.width * x, box.y + box.height * y, box.width * wide);
    }
  }
}

/** All pieces once more below themselves, grown by so many px: together they are one cut line. */
function drawRim(
  { drawing }: StickerBrief,
  pieces: readonly Piece[],
  text: TextLayer | null,
  color: string,
  width: number,
  name: string,
  look: Look = {},
): void {
  drawing.group(name, () => {
    for (const { emoji, icon, box, rotation } of pieces) {
      if (emoji !== null)
        drawing.emoji(emoji, box, name, { rotation, stroke: { color, width: width * 2, dash: [] }, ...look });
      else if (icon)
        drawing.outline(icon, box, color, name, { rotation, stroke: { color, width: width * 2, dash: [] }, ...look });
    }
    if (text)
      drawing.put({
        ...text,
        name,
        fill: { type: 'solid', color },
        stroke: { color, width: width * 2, dash: [] },
        echoes: [],
        ...(look.shadow ? { shadow: look.shadow } : {}),
      });
  });
}

const FACES = [
  ['Bangers', 400],
  ['Baloo 2', 800],
  ['Lobster', 400],
  ['Righteous', 400],
  ['Archivo Black', 400],
  ['Caveat Brush', 400],
] as const;

/** The words as large as they fit, in the middle of a box. */
function lettering(
  drawing: Drawing,
  text: string,
  box: Box,
  color: string,
  chance: Chance,
  more: Partial<TextLayer> = {},
): TextLayer {
  const [family, weight] = chance.pick(FACES);
  const set = fitText(
    drawing.letters({
      text,
      fontFamily: family,
      fontWeight: weight,
      fill: color,
      align: 'center',
      lineHeight: 0.95,
      letterCase: family === 'Lobster' || family === 'Caveat Brush' ? 'as-typed' : 'upper',
      name: 'Words',
      ...more,
    }),
    { width: box.width, height: box.height, lines: 3 },
    { largest: box.height, smallest: 8 },
    drawing.measure,
  ).layer;
  const whole = hug(set, drawing.measure);
  return { ...whole, x: box.x + (box.width - whole.width) / 2, y: box.y + (box.height - whole.height) / 2 };
}

/** The square in the middle that the sticker fills. */
function squareOf({ width, height }: Drawing, share: number): Box {
  const side = Math.min(width, height) * share;
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

const SOFT = (drawing: Drawing): Look => ({
  shadow: { color: '#17150f59', x: 0, y: drawing.unit * 12, blur: Math.min(500, drawing.unit * 26) },
});

export function drawSticker(brief: StickerBrief, style: string): string {
  const palette = paletteFor(
    brief.read.temper ?? (style === 'retro' ? 'earth' : style === 'holographic' ? 'pastel' : 'bold'),
    brief.colors.length > 0 ? brief.colors : brief.read.colors,
    brief.which,
    brief.chance,
  );
  const subjects = subjectsOf(brief, palette);
  const { quoted, unknown } = brief.read;
  // Words of which nothing can be shown are written instead.
  const text = quoted ?? (subjects.length === 0 ? (unknown.join(' ') || brief.words).slice(0, 60) : null);
  (STYLES[style] ?? dieCut)({
    ...brief,
    palette,
    subjects,
    onTop: /\b(?:on|riding)\s+(?:a|an|the|top)\b/i.test(brief.words),
    text: text === null || text.trim() === '' ? (subjects.length === 0 ? 'Hello' : null) : text,
  });
  return [...brief.read.things.slice(0, 3).map(({ phrase }) => phrase), ...(text === null ? [] : [`“${text}”`])].join(
    ', ',
  );
}

interface Parts extends StickerBrief {
  palette: readonly string[];
  subjects: readonly Subject[];
  text: string | null;
  /** The words say that the first thing is on the second. */
  onTop: boolean;
}

const sized = (box: Box, top: number, bottom: number): Box => ({
  x: box.x,
  y: box.y + box.height * top,
  width: box.width,
  height: box.height * (bottom - top),
});

/** Letters that stand on a white rim: dark enough, with a darker edge. */
function strong(palette: readonly string[], chance: Chance): string {
  const fitting = palette.slice(1).filter((color) => luminance(color) < 0.34);
  return fitting.length > 0 ? chance.pick(fitting) : mix(palette[1] as string, '#1b1430', 0.55);
}

function dieCut(parts: Parts): void {
  const { drawing, palette, subjects, text, which, chance } = parts;
  const square = squareOf(drawing, 0.84);
  const alone = subjects.length === 0;
  const room = text === null ? square : sized(square, 0, 0.74);
  const pieces = piecesIn(subjects, room, which, parts.onTop);
  const words =
    text === null
      ? null
      : lettering(drawing, text, alone ? square : sized(square, 0.72, 1), strong(palette, chance), chance, {
          rotation: [0, -5, 4, 0][which % 4] ?? 0,
          curve: alone ? 0 : ([0, 0, 24, -24][which % 4] ?? 0),
        });
  const rim = drawing.unit * 30;
  // One thing's rim throws its own shadow; of several, none may fall on another's rim.
  if (pieces.length > 1 || (words && pieces.length > 0))
    drawRim(parts, pieces, words, '#ffffff', rim, 'Shadow', SOFT(drawing));
  drawRim(
    parts,
    pieces,
    words,
    '#ffffff',
    rim,
    'Cut line',
    pieces.length > 1 || (words && pieces.length > 0) ? {} : SOFT(drawing),
  );
  drawPieces(parts, pieces, palette[1] as string);
  if (words)
    drawing.put({
      ...words,
      echoes: [
        {
          color: mix(strong(palette, chance), '#000000', 0.45),
          x: Math.min(500, drawing.unit * 4),
          y: Math.min(500, drawing.unit * 5),
        },
      ],
    });
}

function badge(parts: Parts): void {
  const { drawing, palette, subjects, text, which, chance } = parts;
  const square = squareOf(drawing, 0.92);
  const [cx, cy, r] = [square.x + square.width / 2, square.y + square.height / 2, square.width / 2];
  const [one, two] = chance.shuffled(palette.slice(1)) as [string, string];
  const lobed = which % 2 === 0;
  const seal = (reach: number, fill: Parameters<Drawing['path']>[1], name: string, look: Look = {}) =>
    lobed
      ? drawing.outline(
          scallop(18),
          { x: cx - r * reach, y: cy - r * reach, width: r * 2 * reach, height: r * 2 * reach },
          fill,
          name,
          look,
        )
      : drawing.ellipse(cx, cy, r * reach, r * reach, fill, name, look);
  seal(0.98, '#ffffff', 'Cut line', SOFT(drawing));
  seal(0.91, gradient(150, mix(one, '#ffffff', 0.12), mix(one, '#1a1030', 0.12)), 'Badge');
  drawing.ellipse(cx, cy, r * 0.8, r * 0.8, null, 'Ring', {
    stroke: { color: faded('#ffffff', 0.85), width: drawing.unit * 5, dash: which % 4 === 1 ? [0, 2.4] : [] },
  });
  const inner = r * (text === null ? 0.72 : 0.53);
  drawing.ellipse(cx, cy, inner, inner, gradient(200, mix(two, '#ffffff', 0.5), mix(two, '#ffffff', 0.22)), 'Field');
  if (text !== null) {
    const words = drawing.letters({
      text,
      fontFamily: 'Baloo 2',
      fontWeight: 800,
      fontSize: r * Math.min(0.2, 2.5 / Math.max(8, text.length)),
      fill: luminance(one) > 0.45 ? '#1d1a2a' : '#ffffff',
      align: 'center',
      letterCase: 'upper',
      letterSpacing: 60,
      curve: Math.min(230, 24 + text.length * 12),
      name: 'Words',
    });
    const arc = r * 0.665;
    // The arc's size gives its letters' distance from the middle: the layer is scaled until they stand on the ring.
    const degrees = Math.min(300, Math.max(40, ((words.lines[0]?.width ?? 100) / arc) * (180 / Math.PI)));
    const curved = drawing.letters({ ...words, fill: luminance(one) > 0.45 ? '#1d1a2a' : '#ffffff', curve: degrees });
    drawing.put({ ...curved, x: cx - curved.width / 2, y: cy - r * 0.665 - curved.fontSize * 0.62 });
    drawing.path(
      [-1, 1]
        .flatMap((side) => glint(cx + side * r * 0.36, cy + r * 0.58, r * 0.06))
        .concat(glint(cx, cy + r * 0.67, r * 0.09)),
      luminance(one) > 0.45 ? '#1d1a2a' : '#ffffff',
      'Stars',
    );
  }
  const side = inner * 1.72;
  if (subjects.length > 0) {
    const pieces = piecesIn(
      subjects,
      { x: cx - side / 2, y: cy - side / 2, width: side, height: side },
      which,
      parts.onTop,
    );
    drawRim(parts, pieces, null, '#ffffff', drawing.unit * 12, 'Edge');
    drawPieces(parts, pieces, one);
  } else drawing.path(glint(cx, cy, inner * 0.6, 0.3), one, 'Star');
}

function retro(parts: Parts): void {
  const { drawing, palette, subjects, text, which, chance } = parts;
  const square = squareOf(drawing, 0.92);
  const [cx, cy, r] = [square.x + square.width / 2, square.y + square.height / 2, square.width / 2];
  const cream = '#fff3dc';
  const bands = chance.shuffled(palette.slice(1, 5));
  drawing.ellipse(cx, cy, r, r, cream, 'Cut line', SOFT(drawing));
  if (which % 2 === 0) {
    drawing.ellipse(cx, cy, r * 0.93, r * 0.93, mix(bands[0] as string, cream, 0.25), 'Ground');
    const rays = Array.from({ length: 14 }, (_, index) => {
      const angle = (index / 14) * Math.PI * 2;
      const half = Math.PI / 28;
      return polygonOf([
        [cx, cy],
        [cx + Math.cos(angle - half) * r * 0.93, cy + Math.sin(angle - half) * r * 0.93],
        [cx + Math.cos(angle) * r * 0.936, cy + Math.sin(angle) * r * 0.936],
        [cx + Math.cos(angle + half) * r * 0.93, cy + Math.sin(angle + half) * r * 0.93],
      ]);
    });
    drawing.path(rays.flat(), faded(cream, 0.55), 'Rays');
  } else {
    [0.93, 0.8, 0.67, 0.54].forEach((reach, index) =>
      drawing.ellipse(
        cx,
        cy,
        r * reach,
        r * reach,
        index % 5 === 4 ? cream : (bands[index % bands.length] as string),
        'Band',
      ),
    );
    drawing.ellipse(cx, cy, r * 0.41, r * 0.41, cream, 'Sun');
  }
  drawing.ellipse(cx, cy, r * 0.93, r * 0.93, null, 'Edge', {
    stroke: { color: bands[3] as string, width: drawing.unit * 9, dash: [] },
  });
  const lower = text === null ? 0 : r * 0.14;
  const side = r * (text === null ? 1.32 : 1.12);
  if (subjects.length > 0) {
    const pieces = piecesIn(
      subjects,
      { x: cx - side / 2, y: cy - side / 2 - lower, width: side, height: side },
      which,
      parts.onTop,
    );
    drawRim(parts, pieces, null, cream, drawing.unit * 15, 'Edge');
    drawPieces(parts, pieces, bands[0] as string);
  }
  if (text !== null) {
    const ribbon = bands[3] as string;
    const [w, h] = [r * 1.7, r * 0.34];
    const y = subjects.length > 0 ? cy + r * 0.4 : cy - h / 2;
    drawing.path(
      polygonOf([
        [cx - w / 2 - r * 0.12, y + h * 0.2],
        [cx - w / 2 + r * 0.15, y + h * 0.2],
        [cx - w / 2 + r * 0.15, y + h * 1.2],
        [cx - w / 2 - r * 0.12, y + h * 1.2],
        [cx - w / 2 - r * 0.02, y + h * 0.7],
      ]),
      mix(ribbon, '#000000', 0.35),
      'Ribbon end',
    );
    drawing.path(
      polygonOf([
        [cx + w / 2 + r * 0.12, y + h * 0.2],
        [cx + w / 2 - r * 0.15, y + h * 0.2],
        [cx + w / 2 - r * 0.15, y + h * 1.2],
        [cx + w / 2 + r * 0.12, y + h * 1.2],
        [cx + w / 2 + r * 0.02, y + h * 0.7],
      ]),
      mix(ribbon, '#000000', 0.35),
      'Ribbon end',
    );
    drawing.path(boxAt(cx - w / 2, y, w, h), ribbon, 'Ribbon');
    drawing.put(
      lettering(
        drawing,
        text,
        { x: cx - w * 0.46, y: y + h * 0.1, width: w * 0.92, height: h * 0.8 },
        luminance(ribbon) > 0.42 ? '#2a1a1f' : cream,
        chance,
        { fontFamily: 'Righteous', fontWeight: 400 },
      ),
    );
  }
}

function holographic(parts: Parts): void {
  const { drawing, subjects, text, which, palette, chance } = parts;
  const square = squareOf(drawing, 0.82);
  const alone = subjects.length === 0;
  const pieces = piecesIn(subjects, text === null ? square : sized(square, 0, 0.74), which, parts.onTop);
  const words =
    text === null ? null : lettering(drawing, text, alone ? square : sized(square, 0.73, 1), '#2a2140', chance);
  const [cx, cy, r] = [drawing.width / 2, drawing.height / 2, square.width * 0.585];
  const foil =
    parts.colors.length > 0
      ? gradient(
          125 + which * 25,
          mix(palette[1] as string, '#ffffff', 0.55),
          mix(palette[2] as string, '#ffffff', 0.5),
          '#ffffff',
          mix(palette[3] as string, '#ffffff', 0.5),
          mix(palette[1] as string, '#ffffff', 0.4),
        )
      : gradient(115 + which * 30, '#ffc6ec', '#cdb4ff', '#a9e3ff', '#b9ffe4', '#fdffb8', '#ffd0b8', '#ffb8e2');
  const shape = which % 3;
  const box = { x: cx - r, y: cy - r, width: r * 2, height: r * 2 };
  const lay = (grow: number, fill: Parameters<Drawing['path']>[1], name: string, look: Look = {}) => {
    const grown = { x: box.x - grow, y: box.y - grow, width: box.width + grow * 2, height: box.height + grow * 2 };
    if (shape === 0) drawing.rectangle(grown, fill, name, { ...look, radius: r * 0.36 });
    else if (shape === 1) drawing.ellipse(cx, cy, r + grow, r + grow, fill, name, look);
    else
      drawing.outline(
        scallop(12),
        {
          x: grown.x - r * 0.04,
          y: grown.y - r * 0.04,
          width: grown.width + r * 0.08,
          height: grown.height + r * 0.08,
        },
        fill,
        name,
        look,
      );
  };
  lay(0, '#ffffff', 'Cut line', SOFT(drawing));
  lay(-drawing.unit * 16, foil, 'Foil');
  lay(
    -drawing.unit * 16,
    gradient(
      60 - which * 20,
      faded('#ffffff', 0),
      faded('#ffffff', 0.75),
      faded('#ffffff', 0),
      faded('#ffffff', 0),
      faded('#ffffff', 0.5),
      faded('#ffffff', 0),
    ),
    'Sheen',
  );
  drawing.path(
    [0, 1, 2, 3, 4].flatMap((at) =>
      glint(
        cx + Math.cos(at * 2.4 + which) * r * 0.74,
        cy + Math.sin(at * 2.4 + which) * r * 0.74,
        drawing.unit * chance.between(16, 38),
        0.12,
      ),
    ),
    '#ffffff',
    'Sparkles',
  );
  drawRim(parts, pieces, words, '#ffffff', drawing.unit * 17, 'Edge');
  drawPieces(parts, pieces, palette[1] as string);
  if (words) drawing.put(words);
}

function lineArt(parts: Parts): void {
  const { drawing, palette, text, which, read, chance } = parts;
  const square = squareOf(drawing, 0.8);
  const ink = luminance(palette[4] as string) < 0.2 ? (palette[4] as string) : '#221b2e';
  const tint = mix(chance.pick(palette.slice(1, 4)), '#ffffff', 0.15);
  const names = read.things.length > 0 ? read.things.slice(0, 3).map(({ phrase }) => phrase) : read.unknown;
  const icons = names.flatMap((name) => {
    const [found] = findIcons(name, 1);
    const line = found && iconPath(found.name, 'regular');
    const area = found && iconPath(found.name, 'fill');
    return line && area ? [{ line, area }] : [];
  });
  if (icons.length === 0) {
    // What no icon shows keeps its colours, in the same frame.
    dieCut(parts);
    return;
  }
  const [cx, cy] = [drawing.width / 2, drawing.height / 2];
  const r = square.width * 0.6;
  if (which % 2 === 0) drawing.ellipse(cx, cy, r, r, '#fffdf8', 'Cut line', SOFT(drawing));
  else
    drawing.rectangle({ x: cx - r * 0.95, y: cy - r * 0.95, width: r * 1.9, height: r * 1.9 }, '#fffdf8', 'Cut line', {
      ...SOFT(drawing),
      radius: r * 0.4,
    });
  if (which % 2 === 0)
    drawing.ellipse(cx, cy, r * 0.9, r * 0.9, null, 'Line', {
      stroke: { color: ink, width: drawing.unit * 6, dash: [] },
    });
  else
    drawing.rectangle({ x: cx - r * 0.86, y: cy - r * 0.86, width: r * 1.72, height: r * 1.72 }, null, 'Line', {
      stroke: { color: ink, width: drawing.unit * 6, dash: [] },
      radius: r * 0.33,
    });
  const side = r * (text === null ? 1.22 : 1.0);
  const room = { x: cx - side / 2, y: cy - side / 2 - (text === null ? 0 : r * 0.17), width: side, height: side };
  const stands = piecesIn(
    icons.map(({ area }) => ({ emoji: null, icon: area, color: tint })),
    room,
    which,
  );
  for (const [index, { box, rotation }] of stands.entries()) {
    const icon = icons[icons.length - 1 - index];
    if (!icon) continue;
    const off = drawing.unit * 13;
    drawing.outline(icon.area, { ...box, x: box.x + off, y: box.y + off }, tint, 'Colour', { rotation });
    if (index > 0)
      drawing.outline(icon.area, box, '#fffdf8', 'Ground', {
        rotation,
        stroke: { color: '#fffdf8', width: drawing.unit * 10, dash: [] },
      });
    if (index > 0) drawing.outline(icon.area, { ...box, x: box.x + off, y: box.y + off }, tint, 'Colour', { rotation });
    drawing.outline(icon.line, box, ink, 'Drawing', { rotation });
  }
  if (text !== null)
    drawing.put(
      lettering(drawing, text, { x: cx - r * 0.58, y: cy + r * 0.42, width: r * 1.16, height: r * 0.32 }, ink, chance, {
        fontFamily: 'Caveat Brush',
        fontWeight: 400,
        letterCase: 'as-typed',
      }),
    );
  drawing.path(
    [
      ...glint(cx - r * 0.6, cy - r * 0.46, drawing.unit * 24, 0.2),
      ...glint(cx + r * 0.62, cy + r * 0.2, drawing.unit * 17, 0.2),
      ...circleAt(cx + r * 0.5, cy - r * 0.6, drawing.unit * 7),
    ],
    tint,
    'Sparkles',
  );
}

const STYLES: Readonly<Record<string, (parts: Parts) => void>> = {
  'die-cut': dieCut,
  badge,
  retro,
  holographic,
  line: lineArt,
};

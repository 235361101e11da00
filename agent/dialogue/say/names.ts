/** Layers in the assistant's own words. */
import { message } from '#messages/message.ts';
import { COLOR_NAMES } from '../values/color-table.ts';
import type { Thing } from '../ground/canvas.ts';

/** Kinds of shapes in the document that go by another word. */
const SHAPE_WORDS: Record<string, string> = { ellipse: 'circle', path: 'shape' };

/** What the assistant calls a layer. */
export function nameOf(layer: Pick<Thing, 'type' | 'text' | 'name' | 'emoji' | 'shape'>): string {
  const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text).replace(/\s+/g, ' ');
  if (layer.type === 'text')
    return message('assistant.quoted', { text: short(layer.text).replace(/^["“„«](.*)["”“»]$/su, '$1') });
  if (layer.type === 'sticker' && layer.emoji) return layer.emoji;
  if (/^logo$/i.test(layer.name)) return message('assistant.theLogo');
  if (layer.type === 'image' && /^(?:photo|picture|image)$/i.test(layer.name)) return message('assistant.thePhoto');
  if (layer.type === 'image' && layer.name) return message('assistant.photoNamed', { name: short(layer.name) });
  if (layer.type === 'shape' && !layer.name && layer.shape)
    return message('assistant.theShape', { shape: SHAPE_WORDS[layer.shape] ?? layer.shape.replaceAll('-', ' ') });
  if (layer.type === 'group' && layer.name)
    return message('assistant.theNamed', {
      name: `${layer.name.charAt(0).toLowerCase()}${short(layer.name).slice(1)}`,
    });
  return layer.name
    ? short(layer.name)
    : message(
        `assistant.the.${layer.type === 'drawing' || layer.type === 'group' || layer.type === 'sticker' || layer.type === 'shape' || layer.type === 'image' ? layer.type : 'layer'}`,
      );
}

/** Shapes that only adorn, where there is something to read or to look at as well. */
export function withoutDecoration<Layer extends Thing>(layers: readonly Layer[]): readonly Layer[] {
  const told = layers.filter(({ type }) => type !== 'shape' && type !== 'drawing');
  return told.length > 0 ? told : layers;
}

/** "“A”, “B” or the photo shoe.jpg" */
export function listOf(layers: readonly Thing[]): string {
  return joined(layers.map(nameOf), message('assistant.or'));
}

/** Items in a row, the last with a word before it. */
export function joined(items: readonly string[], last: string): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** Short common names first: `fuchsia` and `magenta` are one colour, and so are the many greys. */
const namesByColor = new Map(
  [...COLOR_NAMES].sort(([a], [b]) => b.length - a.length).map(([name, color]) => [color, name]),
);

/** A colour by its shortest name, or as one would describe it. */
export function colorName(color: string): string {
  const name = namesByColor.get(color.toLowerCase());
  return (
    name?.replace(
      /^(light|dark|medium|deep|pale|hot|baby|dusty|neon|off|electric|rose|forest|royal|midnight|powder|floral|ghost|antique|papaya|misty|lavender|dodger|cornflower|rebecca|fire|indian|pastel|soft|warm|cool|icy|burnt)(?=[a-z]{3,}$)/,
      '$1 ',
    ) ?? shadeOf(color)
  );
}

/** Where hues end, in degrees, and what they are called. */
const HUES: readonly (readonly [to: number, name: string])[] = [
  [12, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [84, 'lime'],
  [160, 'green'],
  [192, 'teal'],
  [255, 'blue'],
  [292, 'purple'],
  [345, 'pink'],
  [360, 'red'],
];

/** A colour without a name, as one would describe it: "dark teal", "muted pink". */
function shadeOf(color: string): string {
  const [red = 128, green = 128, blue = 128] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (!color.startsWith('#') || Number.isNaN(most + least)) return color;
  if (most <= 48) return message('assistant.nearlyBlack');
  if (least >= 236 && most - least < 9) return message('assistant.nearlyWhite');
  const span = most - least;
  const light = (most + least) / 510;
  const strength = span / (255 - Math.abs(most + least - 255));
  const turn =
    most === red ? ((green - blue) / span) % 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  const hue = (turn * 60 + 360) % 360;
  const tone = light < 0.32 ? 'dark' : light > 0.72 ? 'light' : '';
  const isSandy = hue > 18 && hue < 66 && light > 0.72;
  if (isSandy && span >= 6 && (light > 0.88 || strength < 0.62)) return light > 0.88 ? 'cream' : 'beige';
  if (light > 0.9 && span >= 6) return `pale ${HUES.find(([to]) => hue <= to)?.[1].replace('red', 'pink') ?? 'pink'}`;
  if (span < 20 || strength < 0.1) return [tone, 'grey'].filter(Boolean).join(' ');
  const plain = HUES.find(([to]) => hue <= to)?.[1] ?? 'red';
  const isEarthy = plain === 'orange' && (light < 0.42 || strength < 0.35);
  if (isEarthy && light < 0.72) return light < 0.32 ? 'dark brown' : light > 0.55 ? 'tan' : 'brown';
  const name = plain === 'red' && light > 0.72 ? 'pink' : plain;
  return [tone, strength < 0.35 ? 'muted' : '', name].filter(Boolean).join(' ');
}

/** Codes that somebody gave are told as codes. */
export const withCodes = (said: string, typed: string): string =>
  (typed.match(/#[0-9a-f]{6}\b/giu) ?? []).reduce(
    (text, code) => text.replaceAll(colorName(code), code.toLowerCase()),
    said,
  );

/** Layers in the assistant's own words. */
import { message } from '#messages/message.ts';
import { COLOR_NAMES } from '#tools/inputs/color-names.ts';
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

/** A colour by its shortest name, or its hex code. */
export function colorName(color: string): string {
  const name = namesByColor.get(color.toLowerCase());
  return (
    name?.replace(
      /^(light|dark|medium|deep|pale|hot|baby|dusty|neon|off|electric|rose|forest|royal|midnight|powder|floral|ghost|antique|papaya|misty|lavender|dodger|cornflower|rebecca|fire|indian|pastel|soft|warm|cool|icy|burnt)(?=[a-z]{3,}$)/,
      '$1 ',
    ) ?? shadeOf(color)
  );
}

/** Colours without a name that are nearly black or nearly white go as such. */
function shadeOf(color: string): string {
  const [red = 128, green = 128, blue = 128] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  if (Math.max(red, green, blue) <= 48) return message('assistant.nearlyBlack');
  return Math.min(red, green, blue) >= 236 ? message('assistant.nearlyWhite') : color;
}

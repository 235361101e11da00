/** Icons as outlines: read from the icon package when first asked for, their arcs made curves, cropped to what is drawn. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import svgPath from 'svgpath';
import { parsePath } from '#design/document/outline-path.ts';
import { croppedOutline, type Outline } from '#design/document/path-geometry.ts';

export const ICON_WEIGHTS = ['thin', 'light', 'regular', 'bold', 'fill'] as const;
export type IconWeight = (typeof ICON_WEIGHTS)[number];

const { resolve } = createRequire(import.meta.url);
/** What was read stays: a design uses few icons, all icons together are some megabytes. */
const known = new Map<string, Outline | null>();

function read(name: string, weight: IconWeight): Outline | null {
  const file = weight === 'regular' ? name : `${name}-${weight}`;
  let svg: string;
  try {
    svg = readFileSync(resolve(`@phosphor-icons/core/assets/${weight}/${file}.svg`), 'utf8');
  } catch {
    return null;
  }
  const data = [...svg.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1] ?? '').join('');
  const plain: string[] = [];
  svgPath(data).abs().unshort().unarc().round(3).iterate((segment, _index, x, y) => {
    const [type, ...numbers] = segment;
    if (type === 'H') plain.push(`L${numbers[0]} ${y}`);
    else if (type === 'V') plain.push(`L${x} ${numbers[0]}`);
    else plain.push(`${type.toUpperCase()}${numbers.join(' ')}`);
  });
  const commands = parsePath(plain.join(''));
  return commands && croppedOutline(commands);
}

/** The outline of an icon of the package, to be filled with the nonzero rule; its view box is what is drawn. Null: there is no such icon. */
export function iconPath(name: string, weight: IconWeight): Outline | null {
  // Names come from people's words: nothing but a name may reach the file system.
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return null;
  const key = `${weight}/${name}`;
  let outline = known.get(key);
  if (outline === undefined) {
    outline = read(name, weight);
    known.set(key, outline);
  }
  return outline;
}

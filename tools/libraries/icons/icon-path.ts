/** Icons as outlines: read from the icon package on first use, arcs converted to curves, cropped to what is drawn. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import svgPath from 'svgpath';
import { parsePath, type PathCommand } from '#design/document/outline-path.ts';
import { croppedOutline, pathBounds, type Outline } from '#design/document/path-geometry.ts';
import type { TwoTone } from '#design/logo/brief.ts';
import { OWN_ICONS } from './own-icons.ts';

export const ICON_WEIGHTS = ['thin', 'light', 'regular', 'bold', 'fill'] as const;
export type IconWeight = (typeof ICON_WEIGHTS)[number];

const { resolve } = createRequire(import.meta.url);
/** Keeps loaded icons: a design uses few, all icons together are some megabytes. */
const known = new Map<string, Outline | null>();
const knownTwoTone = new Map<string, TwoTone | null>();
const isName = (name: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);

function paths(name: string, folder: string): string[] | null {
  const file = folder === 'regular' ? name : `${name}-${folder}`;
  try {
    const svg = readFileSync(resolve(`@phosphor-icons/core/assets/${folder}/${file}.svg`), 'utf8');
    return [...svg.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1] ?? '');
  } catch {
    return null;
  }
}

function commandsOf(data: string): PathCommand[] | null {
  const plain: string[] = [];
  svgPath(data)
    .abs()
    .unshort()
    .unarc()
    .round(3)
    .iterate((segment, _index, x, y) => {
      const [type, ...numbers] = segment;
      if (type === 'H') plain.push(`L${numbers[0]} ${y}`);
      else if (type === 'V') plain.push(`L${x} ${numbers[0]}`);
      else plain.push(`${type.toUpperCase()}${numbers.join(' ')}`);
    });
  return parsePath(plain.join(''));
}

function read(name: string, weight: IconWeight): Outline | null {
  const own = OWN_ICONS[name]?.[weight === 'fill' ? 'fill' : 'regular'];
  const commands = commandsOf(own ?? (paths(name, weight) ?? []).join(''));
  return commands && croppedOutline(commands);
}

function readTwoTone(name: string): TwoTone | null {
  // The package writes the area first, the lines after it.
  const [area, ...lines] = paths(name, 'duotone') ?? [];
  const parts = [area ?? '', lines.join('')].map((data) => {
    const commands = commandsOf(data);
    const outline = commands && croppedOutline(commands);
    const box = commands && pathBounds(commands);
    return outline && box ? { ...outline, x: box.x, y: box.y } : null;
  });
  return parts[0] && parts[1] ? { area: parts[0], lines: parts[1] } : null;
}

/**
 * The outline of an icon of the package or of our own, to be filled with the nonzero rule; its view box is the drawn
 * area. Null: there is no such icon.
 */
export function iconPath(name: string, weight: IconWeight): Outline | null {
  // Names come from users' words: only valid names may reach the file system.
  if (!isName(name)) return null;
  const key = `${weight}/${name}`;
  let outline = known.get(key);
  if (outline === undefined) {
    outline = read(name, weight);
    known.set(key, outline);
  }
  return outline;
}

/** An icon as an area with lines over it, in one box. Null if the icon has no such form. */
export function twoToneIcon(name: string): TwoTone | null {
  if (!isName(name)) return null;
  let icon = knownTwoTone.get(name);
  if (icon === undefined) {
    icon = readTwoTone(name);
    knownTwoTone.set(name, icon);
  }
  return icon;
}

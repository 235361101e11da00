/**
 * Outlines by name that the document has no shape type for. Each is drawn for its final size, so that round parts stay
 * round whatever the ratio. Fill all of them with the even-odd rule.
 */
import { parsePath } from '#design/document/outline-path.ts';
import { type Outline, writePath } from '#design/document/path-geometry.ts';
import type { Size } from '../contract/page-space.ts';
import type { ShapePath } from './shape-pen.ts';
import { EMBLEM_PATHS } from './emblem-paths.ts';
import { MARK_PATHS } from './mark-paths.ts';
import { SIGN_PATHS } from './sign-paths.ts';
import { ORNAMENT_PATHS } from './ornament-paths.ts';
import { PLAIN_PATHS } from './plain-paths.ts';

const table = {
  ...ORNAMENT_PATHS,
  ...PLAIN_PATHS,
  ...SIGN_PATHS,
  ...MARK_PATHS,
  ...EMBLEM_PATHS,
} satisfies Record<string, ShapePath>;

export type ShapePathName = keyof typeof table;
export const SHAPE_PATHS: Readonly<Record<ShapePathName, ShapePath>> = table;

/** The outline of that name for a box of that size, its view box as large as the box (at most 1000 units a side). */
export function shapePath(name: ShapePathName, size: Size): Outline {
  const scale = 1000 / Math.max(size.width, size.height);
  const view = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
  const path = writePath(SHAPE_PATHS[name].make(view.width, view.height));
  if (!parsePath(path)) throw new Error(`The outline of ${name} is no path`);
  return { path, viewWidth: view.width, viewHeight: view.height };
}

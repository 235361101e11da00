/** Outlines of pictures as tools take them: by name. */
import { z } from 'zod';
import type { ImageLayer } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import type { Size } from '#tools/contract/page-space.ts';
import { shapePath } from '../shape-paths.ts';
import { LETTER_FRAMES, PLAIN_FRAMES, SHAPE_FRAMES, type FrameChoice } from './frame-catalogue.ts';

type Frame = ImageLayer['frame'];

/** The document's star shape has five points and the width of a star on a page. */
const STAR: FrameChoice = {
  id: 'star',
  ratio: 1.05,
  frameFor: (size) => ({ type: 'path', ...shapePath('star', size) }),
};
const HEART: FrameChoice = {
  id: 'heart',
  ratio: 1.1,
  frameFor: (size) => ({ type: 'path', ...shapePath('heart', size) }),
};
const NAMED: readonly FrameChoice[] = [
  ...PLAIN_FRAMES,
  HEART,
  STAR,
  ...SHAPE_FRAMES.filter(({ id }) => id !== 'heart' && id !== 'five-star'),
];
const CHOICES = new Map([...NAMED, ...LETTER_FRAMES].map((choice) => [choice.id, choice]));

/** All names except letters, which are `letter-` and the character. */
export const FRAME_NAMES: readonly string[] = NAMED.map(({ id }) => id);

/** "Letter a", "letter-A" and "A" are the same frame. */
function asName(written: string): string {
  const name = written.trim().toLowerCase().replace(/\s+/g, '-');
  const letter = /^(?:letter-)?([a-z0-9&])$/.exec(name)?.[1];
  return letter === undefined ? name : `letter-${letter.toUpperCase()}`;
}

export const frameInput = z
  .string()
  .min(1)
  .max(30)
  .transform(asName)
  .refine((name) => CHOICES.has(name), {
    error: () => message('tools.unknownFrame', { list: FRAME_NAMES.join(', ') }),
  });

/** Width ÷ height that an outline needs to look like itself; null: any. Arches and rectangles take any. */
export function ratioOfFrame(name: string): number | null {
  return name === 'arch' ? null : (CHOICES.get(name)?.ratio ?? null);
}

/** The frame of that name for a box; a rectangle for unknown names. */
export function frameFor(name: string, box: Size): Frame {
  return CHOICES.get(name)?.frameFor(box) ?? { type: 'rectangle', radius: 0 };
}

/** Cache of names that were looked up: finding one draws all outlines. */
const found = new Map<string, string | null>();
const MOST_FOUND = 200;

/**
 * A frame's name; null for outlines without a name. Paths are drawn for a box, so they are recognised by how they are
 * drawn in theirs.
 */
export function frameNameOf(frame: Frame): string | null {
  if (frame.type === 'ellipse') return 'circle';
  if (frame.type === 'rectangle') return frame.radius > 0 ? 'rounded' : 'rectangle';
  const known = found.get(frame.path);
  if (known !== undefined) return known;
  const view = { width: frame.viewWidth, height: frame.viewHeight };
  const choice = [...CHOICES.values()].find(({ frameFor: make }) => {
    const made = make(view);
    return made.type === 'path' && made.path === frame.path;
  });
  if (found.size >= MOST_FOUND) found.clear();
  found.set(frame.path, choice?.id ?? null);
  return choice?.id ?? null;
}

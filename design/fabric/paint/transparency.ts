/** Whether a picture has a silhouette of its own: one saved with its background already removed. */
import { contextOf, type Picture, type Surfaces } from './tools.ts';

/** Side of the copy that is looked at, px. */
const SIDE = 48;
/** Alpha below which a place counts as empty, of 255. */
const EMPTY = 128;
/** Number of empty places from which a picture is no rectangle: fewer are remains of rounded corners or noise. */
const ENOUGH = 6;

const known = new WeakMap<Picture, boolean>();

/** Whether enough of a picture is transparent for its silhouette to differ from its box. */
export function hasTransparency(picture: Picture, tools: Surfaces): boolean {
  let answer = known.get(picture);
  if (answer === undefined) {
    const surface = tools.createSurface(SIDE, SIDE);
    const context = contextOf(surface);
    context.drawImage(picture.image, 0, 0, SIDE, SIDE);
    const { data } = context.getImageData(0, 0, SIDE, SIDE);
    let empty = 0;
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < EMPTY) empty += 1;
    answer = empty >= ENOUGH;
    tools.release(surface);
    known.set(picture, answer);
  }
  return answer;
}

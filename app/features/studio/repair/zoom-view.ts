/**
 * A picture in a box, whole or enlarged: its position, and how zooming and panning change it. Pure arithmetic; boxes in
 * CSS px, points in the picture's px.
 */

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
}

export interface ZoomState {
  /** CSS px per px of the picture; null: the whole picture fits. */
  scale: number | null;
  /** The px of the picture in the center of the box. */
  center: Place;
}

export interface Placed extends Size {
  left: number;
  top: number;
  scale: number;
}

/** One px of the picture is at most this many CSS px. */
export const LARGEST_SCALE = 8;

export const wholeView = ({ width, height }: Size): ZoomState => ({
  scale: null,
  center: { x: width / 2, y: height / 2 },
});

/** Small pictures are not enlarged to fit, but to `most`. */
export function fitScale(box: Size, picture: Size, most = 1): number {
  return Math.max(0.001, Math.min(most, box.width / picture.width, box.height / picture.height));
}

/** The minimum scale: the whole picture, or its own size if that is less. */
const leastScale = (box: Size, picture: Size, fit: number): number => Math.min(fit, fitScale(box, picture, 1));

/** The center that shows no more empty space than necessary. */
function heldIn(center: Place, scale: number, box: Size, picture: Size): Place {
  const axis = (at: number, room: number, length: number) => {
    const half = room / scale / 2;
    return half * 2 >= length ? length / 2 : Math.min(length - half, Math.max(half, at));
  };
  return { x: axis(center.x, box.width, picture.width), y: axis(center.y, box.height, picture.height) };
}

export function placed({ scale, center }: ZoomState, box: Size, picture: Size, most = 1): Placed {
  const shown = scale ?? fitScale(box, picture, most);
  const { x, y } = heldIn(center, shown, box, picture);
  return {
    left: box.width / 2 - x * shown,
    top: box.height / 2 - y * shown,
    width: picture.width * shown,
    height: picture.height * shown,
    scale: shown,
  };
}

/** The px of the picture under a point in the box. */
export function inPicture(at: Place, { left, top, scale }: Placed): Place {
  return { x: (at.x - left) / scale, y: (at.y - top) / scale };
}

/** Another scale, with what is under `at` (in the box) staying there. Null scale: whole again. */
export function zoomed(
  state: ZoomState,
  scale: number | null,
  at: Place,
  box: Size,
  picture: Size,
  most = 1,
): ZoomState {
  const fit = fitScale(box, picture, most);
  if (scale === null) return wholeView(picture);
  const next = Math.min(LARGEST_SCALE, Math.max(leastScale(box, picture, fit), scale));
  if (next <= fit * 1.001) return wholeView(picture);
  const under = inPicture(at, placed(state, box, picture, most));
  return {
    scale: next,
    center: heldIn(
      { x: under.x - (at.x - box.width / 2) / next, y: under.y - (at.y - box.height / 2) / next },
      next,
      box,
      picture,
    ),
  };
}

/** The picture panned by this many CSS px. */
export function pushed(state: ZoomState, by: Place, box: Size, picture: Size, most = 1): ZoomState {
  if (state.scale === null) return state;
  const { scale } = placed(state, box, picture, most);
  return {
    ...state,
    center: heldIn({ x: state.center.x - by.x / scale, y: state.center.y - by.y / scale }, scale, box, picture),
  };
}

/** A box in which a picture is zoomed and panned: its size, the picture's position, wheel and keys. */
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import {
  fitScale,
  placed,
  pushed,
  wholeView,
  zoomed,
  type Place,
  type Placed,
  type Size,
  type ZoomState,
} from './zoom-view.ts';

export interface ZoomHandle {
  /** Of the box. */
  ref(element: HTMLElement | null): void;
  /** Null until the box has been measured. */
  at: Placed | null;
  /** Whether the picture is shown whole. */
  whole: boolean;
  /** CSS px per px of the picture; null: whole. `about`: a point in the box, its center by default. */
  zoomTo(scale: number | null, about?: Place): void;
  /** In steps: above 0 nearer. */
  step(steps: number): void;
  push(by: Place): void;
  /** Keys of a focused box: + − 0 1. True: it was one of them. */
  key(event: KeyboardEvent): boolean;
}

const STEP = 1.4;

/** `most`: the scale up to which a small picture grows to fit. */
export function useZoomView(picture: Size, most = 1): ZoomHandle {
  const [box, setBox] = useState<Size | null>(null);
  const [state, setState] = useState<ZoomState>(() => wholeView(picture));
  const [element, setElement] = useState<HTMLElement | null>(null);
  // Another picture resets the view.
  const size = `${picture.width}x${picture.height}`;
  const [known, setKnown] = useState(size);
  if (known !== size) {
    setKnown(size);
    setState(wholeView(picture));
  }

  const zoomTo = (scale: number | null, about?: Place) => {
    if (box)
      setState((now) => zoomed(now, scale, about ?? { x: box.width / 2, y: box.height / 2 }, box, picture, most));
  };
  const push = (by: Place) => box && setState((now) => pushed(now, by, box, picture, most));
  const at = box && placed(state, box, picture, most);

  const wheel = useEffectEvent((event: WheelEvent) => {
    if (!box || !at || !element) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoomTo(at.scale * Math.exp(-event.deltaY * 0.006), { x: event.clientX - left, y: event.clientY - top });
    } else if (state.scale !== null) {
      event.preventDefault();
      push({ x: -event.deltaX, y: -event.deltaY });
    }
  });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setBox({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    // React's own listener is passive: it can't stop the page from scrolling.
    const onWheel = (event: WheelEvent) => wheel(event);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', onWheel);
    };
  }, [element]);

  return {
    ref: setElement,
    at,
    whole: state.scale === null,
    zoomTo,
    push,
    step: (steps) => at && box && zoomTo((at.scale ?? fitScale(box, picture, most)) * STEP ** steps),
    key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || !at) return false;
      if (event.key === '+' || event.key === '=') zoomTo(at.scale * STEP);
      else if (event.key === '-') zoomTo(at.scale / STEP);
      else if (event.key === '0') zoomTo(null);
      else if (event.key === '1') zoomTo(1);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

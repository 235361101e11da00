/** Dragging rows of a list by pointer: which row is dragged, and before which one it would be dropped. */
import { useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { stepToTheRight } from '#app/ui/direction.tsx';

/** A press that moves less than this is a click, px. */
const THRESHOLD = 4;

export interface RowDragActions {
  start(id: string): void;
  /** `index`: before which row; the number of rows means after the last. */
  drop(id: string, index: number): void;
}

export interface RowDrag {
  dragged: string | null;
  target: number | null;
  handlers: { onPointerDown(event: ReactPointerEvent<HTMLElement>, id: string): void };
}

/** `list`: its children are the rows, in order, below each other or side by side. */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  actions: RowDragActions,
  lie: 'below' | 'beside' = 'below',
): RowDrag {
  const [state, setState] = useState<{ dragged: string; target: number } | null>(null);
  const latest = useRef(actions);
  latest.current = actions;

  function onPointerDown(event: ReactPointerEvent<HTMLElement>, id: string): void {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const along = ({ clientX, clientY }: { clientX: number; clientY: number }) => (lie === 'below' ? clientY : clientX);
    const from = along(event);
    let target: number | null = null;
    const leaving = new AbortController();
    const finish = (drop: boolean): void => {
      leaving.abort();
      setState(null);
      if (!drop || target === null) return;
      latest.current.drop(id, target);
      // The click that follows the release would select the row below the pointer.
      const swallow = new AbortController();
      window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: swallow.signal });
      setTimeout(() => swallow.abort());
    };
    const options = { signal: leaving.signal };
    window.addEventListener(
      'pointermove',
      (move) => {
        if (target === null && Math.abs(along(move) - from) < THRESHOLD) return;
        if (target === null) latest.current.start(id);
        target = rowIndexAt(list.current, along(move), lie);
        setState({ dragged: id, target });
      },
      options,
    );
    window.addEventListener('pointerup', () => finish(true), options);
    window.addEventListener('pointercancel', () => finish(false), options);
    window.addEventListener('keydown', (key) => key.key === 'Escape' && finish(false), options);
  }

  return { dragged: state?.dragged ?? null, target: state?.target ?? null, handlers: { onPointerDown } };
}

/** Before which row a position falls: the half of a row before its middle counts as before it. */
function rowIndexAt(list: HTMLElement | null, position: number, lie: 'below' | 'beside'): number {
  const rows = [...(list?.children ?? [])];
  const rtl = lie === 'beside' && list !== null && stepToTheRight(list) === -1;
  const index = rows.findIndex((row) => {
    const { left, top, width, height } = row.getBoundingClientRect();
    if (lie === 'below') return position < top + height / 2;
    return rtl ? position > left + width / 2 : position < left + width / 2;
  });
  return index === -1 ? rows.length : index;
}

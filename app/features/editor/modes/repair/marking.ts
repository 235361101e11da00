/** The marks of magic erase as they are made, undone and redone, and the brush used last. */
import { createCell } from '../../session/cell.ts';
import { steppedSize } from '../mask/mask-controls.ts';
import { hasRoom, type Mark, type MarkBrush } from './marks.ts';
import type { MarkControls } from './repair-controls.ts';

/** The brush used last, for the next picture. */
let lastBrush: MarkBrush = { kind: 'brush', size: 36 };

export interface Marking extends MarkControls {
  /** Adds a mark; calls `full` instead if the tool takes no more in one call. */
  add(mark: Mark): void;
  resize(direction: 1 | -1): void;
  /** Marks that were acted on are discarded. */
  forget(): void;
}

export function createMarking(full: () => void): Marking {
  const brush = createCell<MarkBrush>(lastBrush);
  const marks = createCell<readonly Mark[]>([]);
  const undone = createCell<readonly Mark[]>([]);
  brush.subscribe(() => (lastBrush = brush.get()));

  return {
    brush,
    marks,
    undone,
    add(mark) {
      if (!hasRoom(marks.get())) return full();
      marks.set([...marks.get(), mark]);
      undone.set([]);
    },
    undo() {
      const last = marks.get().at(-1);
      if (!last) return;
      marks.set(marks.get().slice(0, -1));
      undone.set([...undone.get(), last]);
    },
    redo() {
      const last = undone.get().at(-1);
      if (!last) return;
      undone.set(undone.get().slice(0, -1));
      marks.set([...marks.get(), last]);
    },
    clear() {
      undone.set([...marks.get()].reverse());
      marks.set([]);
    },
    forget() {
      marks.set([]);
      undone.set([]);
    },
    resize(direction) {
      brush.set({ ...brush.get(), size: steppedSize(brush.get().size, direction) });
    },
  };
}

/** What a gesture briefly shows on the stage. It changes at every move, so small views watch it, each its own part. */
import { createCell, type Cell } from '../session/cell.ts';
import { NO_MARKS, type SnapMarks } from './snapping/snap-targets.ts';

/** The current measures of the gesture in progress, at the pointer (stage px). */
export interface GestureMeasure {
  kind: 'size' | 'turn';
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}

export interface StageHints {
  /** Lines and distances that the dragged layers have snapped to. */
  marks: Cell<SnapMarks>;
  /** The layer or group under the pointer. */
  hovered: Cell<string | null>;
  measure: Cell<GestureMeasure | null>;
}

export function createStageHints(): StageHints {
  return {
    marks: createCell<SnapMarks>(NO_MARKS),
    hovered: createCell<string | null>(null),
    measure: createCell<GestureMeasure | null>(null),
  };
}

/** What the compare bar can do while a result is reviewed. */
import type { Cell } from '../../session/cell.ts';

export interface CompareControls {
  kind: 'compare';
  /** How much of the picture, from its left, shows the state before: 0 to 1. */
  share: Cell<number>;
  /** The whole picture shows the state before while this is held. */
  held: Cell<boolean>;
}

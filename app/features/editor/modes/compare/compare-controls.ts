/** What the compare bar can do while a result is looked at. */
import type { Cell } from '../../session/cell.ts';

export interface CompareControls {
  kind: 'compare';
  /** How much of the picture, from its left, shows what was before: 0 to 1. */
  share: Cell<number>;
  /** What was before shows in all of the picture for as long as this is held. */
  held: Cell<boolean>;
}

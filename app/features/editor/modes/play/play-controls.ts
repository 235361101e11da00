/** What the canvas half of playing offers to its bar. */
import type { Cell } from '../../session/cell.ts';

export interface PlayControls {
  kind: 'play';
  /** ms from the beginning; updated a few times a second. */
  at: Cell<number>;
  /** Preparing: pictures are loading. */
  state: Cell<'preparing' | 'playing' | 'paused'>;
  /** ms */
  duration: number;
  /** Plays or pauses; at the end it starts over. */
  toggle(): void;
  seek(ms: number): void;
}

/** What a composition is: when it suits, and how it fills the board. */
import type { Board } from '../board.ts';
import type { Content, Energy } from '../kit.ts';

/** What is known before a composition is chosen. */
export interface Situation {
  /** Pictures at hand, and how many of them can be had cut out. */
  pictures: number;
  cutouts: number;
  content: Content;
  energy: Energy;
  /** Whether such a picture mostly shows a thing that can stand by itself. */
  things: boolean;
  ratio: number;
}

export interface Composition {
  id: string;
  /** Pictures that it shows, at least and at most. */
  pictures: readonly [least: number, most: number];
  /** Whether it shows its picture cut out. */
  cutout: 'needed' | 'welcome' | 'never';
  /** How well it suits, 0 (not at all) to 10. */
  suits(situation: Situation): number;
  /** Draws. False: the words do not fit it. */
  draw(board: Board): boolean;
}

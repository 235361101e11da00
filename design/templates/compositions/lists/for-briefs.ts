/**
 * The compositions for lists that a brief may get without asking for them: they keep the page in its color, and every
 * line of the details in one text. Tables, whose prices are separate from their things, are for templates and explicit
 * requests.
 */
import type { Composition } from '../composition.ts';
import { calendarLeaf } from './calendar-leaf.ts';
import { clipBoard } from './clip-board.ts';
import { stepCards } from './step-cards.ts';
import { stepPath } from './step-path.ts';

export const LISTS_FOR_BRIEFS: readonly Composition[] = [calendarLeaf, clipBoard, stepCards, stepPath];

/** The families for lists that a brief may get without being asked for: they keep the page in its colour, and every line of the details as it is. */
import type { Composition } from '../composition.ts';
import { bistroMenu } from './bistro-menu.ts';
import { calendarLeaf } from './calendar-leaf.ts';
import { dayLine } from './day-line.ts';
import { measuredChart } from './measured-chart.ts';
import { packages } from './packages.ts';
import { photoMenu } from './photo-menu.ts';
import { stepCards } from './step-cards.ts';
import { stepPath } from './step-path.ts';
import { weekStrip } from './week-strip.ts';

export const LISTS_FOR_BRIEFS: readonly Composition[] = [bistroMenu, calendarLeaf, dayLine, measuredChart, packages, photoMenu, stepCards, stepPath, weekStrip];

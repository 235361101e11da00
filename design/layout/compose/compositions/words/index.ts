/** Families in which words lead: quotes, tips, greetings, events, announcements, covers. */
import type { Composition } from '../composition.ts';

export const WORDS: readonly Composition[] = [];

/** Families in which words lead: quotes, tips, greetings, events, announcements, covers. */
import type { Composition } from '../composition.ts';
import { chatBubbles } from './chat-bubbles.ts';
import { circleEmblem } from './circle-emblem.ts';
import { eventTicket } from './event-ticket.ts';
import { giantQuestion } from './giant-question.ts';
import { hangingMarks } from './hanging-marks.ts';
import { indexCard } from './index-card.ts';
import { linedNote } from './lined-note.ts';
import { reelCover } from './reel-cover.ts';
import { reviewCard } from './review-card.ts';
import { searchBar } from './search-bar.ts';
import { speechPhoto } from './speech-photo.ts';
import { stickyNote } from './sticky-note.ts';
import { swipeCover } from './swipe-cover.ts';
import { thisOrThat } from './this-or-that.ts';
import { thumbnailType } from './thumbnail-type.ts';
import { tornQuote } from './torn-quote.ts';
import { typeTiles } from './type-tiles.ts';

export const WORDS: readonly Composition[] = [
  chatBubbles, reviewCard, hangingMarks, tornQuote, linedNote, speechPhoto,
  giantQuestion, thisOrThat, swipeCover, thumbnailType, typeTiles, searchBar,
  reelCover, stickyNote, indexCard, circleEmblem, eventTicket,
];

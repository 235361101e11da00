/** Compositions in which words lead: quotes, tips, greetings, events, announcements, covers. */
import type { Composition } from '../composition.ts';
import { billboard } from './billboard.ts';
import { chatBubbles } from './chat-bubbles.ts';
import { circleEmblem } from './circle-emblem.ts';
import { crossingTapes } from './crossing-tapes.ts';
import { envelopeLetter } from './envelope-letter.ts';
import { eventTicket } from './event-ticket.ts';
import { garland } from './garland.ts';
import { giantQuestion } from './giant-question.ts';
import { gigPoster } from './gig-poster.ts';
import { hangingMarks } from './hanging-marks.ts';
import { hangingSign } from './hanging-sign.ts';
import { hiringPoster } from './hiring-poster.ts';
import { idBadge } from './id-badge.ts';
import { indexCard } from './index-card.ts';
import { linedNote } from './lined-note.ts';
import { marqueeBoard } from './marquee-board.ts';
import { megaphone } from './megaphone.ts';
import { neonSign } from './neon-sign.ts';
import { newspaper } from './newspaper.ts';
import { ornamentInvite } from './ornament-invite.ts';
import { postcard } from './postcard.ts';
import { reelCover } from './reel-cover.ts';
import { retroWindow } from './retro-window.ts';
import { reviewCard } from './review-card.ts';
import { saveTheDate } from './save-the-date.ts';
import { searchBar } from './search-bar.ts';
import { seasonalScatter } from './seasonal-scatter.ts';
import { speechPhoto } from './speech-photo.ts';
import { stickyNote } from './sticky-note.ts';
import { sunriseArcs } from './sunrise-arcs.ts';
import { swipeCover } from './swipe-cover.ts';
import { thisOrThat } from './this-or-that.ts';
import { thumbnailType } from './thumbnail-type.ts';
import { tornQuote } from './torn-quote.ts';
import { typeTiles } from './type-tiles.ts';

export const WORDS: readonly Composition[] = [
  chatBubbles,
  reviewCard,
  hangingMarks,
  tornQuote,
  linedNote,
  speechPhoto,
  giantQuestion,
  thisOrThat,
  swipeCover,
  thumbnailType,
  typeTiles,
  searchBar,
  reelCover,
  stickyNote,
  indexCard,
  circleEmblem,
  eventTicket,
  gigPoster,
  saveTheDate,
  ornamentInvite,
  garland,
  postcard,
  envelopeLetter,
  newspaper,
  hiringPoster,
  idBadge,
  billboard,
  neonSign,
  seasonalScatter,
  sunriseArcs,
  hangingSign,
  marqueeBoard,
  crossingTapes,
  retroWindow,
  megaphone,
];

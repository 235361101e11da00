/** The part of the user's event stream that concerns one design, as the store receives it. */
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { AppEvent } from '#app/contracts/event.ts';
import type { Author, History, Overwrite } from '#app/contracts/change.ts';
import type { ConfirmedChange } from './design-state.ts';

/** News of this design from the event stream. */
export type DesignNews =
  | { type: 'connected' }
  | { type: 'changed'; author: Author; change: ConfirmedChange; overwritten: readonly Overwrite[] }
  | { type: 'renamed'; title: string }
  | { type: 'history'; history: History }
  | { type: 'deleted' };

/** Listens to the feed for one design; returns a function that stops it. */
export function listenToDesign(feed: EventFeed, designId: string, listener: (news: DesignNews) => void): () => void {
  return feed.subscribe({
    event(event) {
      const news = newsOf(event, designId);
      if (news) listener(news);
    },
    reconnected: () => listener({ type: 'connected' }),
  });
}

/** What an event says about a design; null if it is about something else. */
export function newsOf(event: AppEvent, designId: string): DesignNews | null {
  if (!('designId' in event) || event.designId !== designId) return null;
  switch (event.type) {
    case 'design.changed': {
      const { id, author, operations } = event.change;
      return {
        type: 'changed',
        author,
        change: { id, revision: event.revision, operations },
        overwritten: event.overwritten,
      };
    }
    case 'design.renamed':
      return { type: 'renamed', title: event.title };
    case 'design.deleted':
      return { type: 'deleted' };
    case 'history': {
      const { canUndo, canRedo, undoLabel, redoLabel } = event;
      return { type: 'history', history: { canUndo, canRedo, undoLabel, redoLabel } };
    }
    default:
      return null;
  }
}

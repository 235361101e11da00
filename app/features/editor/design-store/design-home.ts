/**
 * Where an open design lives: the server it queries and notifies, the storage of unsent changes, the source of
 * pictures.
 */
import type { Sources } from '#design/fabric/sources.ts';
import type { DesignApi } from './design-api.ts';
import type { DesignNews } from './design-news.ts';
import type { PendingStorage } from './pending-storage.ts';

export interface DesignHome {
  api: DesignApi;
  storage: PendingStorage;
  /** Starts listening for others' changes; returns a function that stops it. */
  listen(listener: (news: DesignNews) => void): () => void;
  /** Pictures for the canvas; created once in the browser. */
  pictures(): Sources;
}

/**
 * Where an open design lives: whom the editor asks and notifies, what keeps unsent changes, where pictures come from.
 */
import type { Sources } from '#design/fabric/sources.ts';
import type { DesignApi } from './design-api.ts';
import type { DesignNews } from './design-news.ts';
import type { PendingStorage } from './pending-storage.ts';

export interface DesignHome {
  api: DesignApi;
  storage: PendingStorage;
  /** Starts listening for what others do; the answer stops it. */
  listen(listener: (news: DesignNews) => void): () => void;
  /** Pictures for the canvas; made once the browser shows it. */
  pictures(): Sources;
}

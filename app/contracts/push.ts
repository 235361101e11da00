/** Push messages as server, page and service worker know them. */

/** What a push service delivers, encrypted on the way. `public/service-worker.js` shows it. */
export interface PushMessage {
  title: string;
  body: string;
  /** The page of this site that it is about, with its query. */
  path: string;
  /** A later message with the same tag takes the place of an earlier one. */
  tag: string;
}

/** Part of what every page gets. */
export interface PushOffer {
  /** The key that browsers subscribe with; null: not configured, or not signed in. */
  pushKey: string | null;
}

/** GET /api/push */
export interface PushView {
  publicKey: string;
  /** Endpoints that were registered in this session: the browser compares them with its own. */
  endpoints: string[];
}

/** The path of the service worker: browsers look for new versions of it where it was registered. */
export const SERVICE_WORKER = '/service-worker.js';

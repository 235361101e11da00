/** Push messages, as shared by server, page and service worker. */

/** The message of a push service, encrypted in transit. `public/service-worker.js` shows it. */
export interface PushMessage {
  title: string;
  body: string;
  /** The page of this site that it leads to, with its query. */
  path: string;
  /** A later message with the same tag replaces an earlier one. */
  tag: string;
}

/** Part of every page's data. */
export interface PushOffer {
  /** The key for browsers' subscriptions; null: not configured, or not signed in. */
  pushKey: string | null;
}

/** GET /api/push */
export interface PushView {
  publicKey: string;
  /** Endpoints that were registered in this session: the browser compares them with its own. */
  endpoints: string[];
}

/** The path of the service worker: browsers look for new versions where it was registered. */
export const SERVICE_WORKER = '/service-worker.js';

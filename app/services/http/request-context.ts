/** What the web server passes to loaders, actions and the page's renderer about one request. */
import { createContext } from 'react-router';

export interface RequestFacts {
  /** Identifies the request in reports and in its response's x-request-id header. */
  id: string;
  /** Allows the inline scripts of this one page. */
  nonce: string;
  /** The visitor's IP address, as far as the configured proxies are trusted. */
  address: string;
}

/** `context.get(requestFacts)` in any loader, action or middleware. */
export const requestFacts = createContext<RequestFacts>();

/** Set only by the web server; what a visitor sends under this name is discarded. */
export const addressHeader = 'x-blend-client-address';

/** What the web server hands to loaders, actions and the page's renderer about one request. */
import { createContext } from 'react-router';

export interface RequestFacts {
  /** Names the request in reports and in the x-request-id header of its answer. */
  id: string;
  /** Allows the inline scripts of this one page. */
  nonce: string;
  /** The visitor's address, as far as the configured proxies are trusted. */
  address: string;
}

/** `context.get(requestFacts)` in any loader, action or middleware. */
export const requestFacts = createContext<RequestFacts>();

/** Set by the web server alone; what a visitor sends under this name is thrown away. */
export const addressHeader = 'x-blend-client-address';

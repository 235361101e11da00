/** A page's data for reporting errors to the configured service, and what it may send there through our server. */
import type { BrowserError } from './browser-error.ts';

/** In the page's HTML, before any script: even a page that can't start reports. */
export interface ErrorServiceConfig {
  dsn: string;
  environment: string;
  /** The build that the page comes from. */
  release: string;
}

/** What the early script leaves on `window` if errors are reported to a service. */
export interface ErrorServiceWindow {
  blendErrorService?: ErrorServiceConfig;
}

/** Where pages send what the service receives; a name that blocking lists don't know. */
export const ENVELOPES = '/api/envelopes';

/** Takes one error as it was thrown, with the path of the page that it happened on. */
export type TakeReport = (error: unknown, context: BrowserError['context'], path: string) => void;

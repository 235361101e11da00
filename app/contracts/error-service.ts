/** A page's data for reporting errors to the configured service, and what it may send there through our server. */
import type { BrowserError } from './browser-error.ts';

/** In the page's HTML, before any script: even a page that can't start reports. */
export interface ErrorServiceConfig {
  dsn: string;
  environment: string;
  /** The build of the page. */
  release: string;
}

/** Properties that the early script sets on `window` if errors are reported to a service. */
export interface ErrorServiceWindow {
  blendErrorService?: ErrorServiceConfig;
}

/** The address for a page's reports to the service; a name that blocking lists don't know. */
export const ENVELOPES = '/api/envelopes';

/** Takes one error as it was thrown, with the path of its page. */
export type TakeReport = (error: unknown, context: BrowserError['context'], path: string) => void;

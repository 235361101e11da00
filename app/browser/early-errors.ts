/**
 * Starts error reporting in the browser: an inline script keeps errors from before any module has loaded, for the
 * reporter that loads with the application.
 */

import type { ErrorServiceConfig } from '../contracts/error-service.ts';

/** Properties that the early script sets on `window`. */
export interface EarlyErrors {
  blendEarlyErrors?: unknown[];
}

/** Errors of scripts that fail to load are only visible in the capture phase, hence `true`. Most pages never use it. */
export const earlyErrorScript = `(()=>{const k=window.blendEarlyErrors=[];const f=e=>{if(k.length<20)k.push(e.reason??e.error??e.target?.src??e.message)};addEventListener('error',f,true);addEventListener('unhandledrejection',f);window.blendStopEarlyErrors=()=>{removeEventListener('error',f,true);removeEventListener('unhandledrejection',f)}})()`;

/** The early script, and the service that errors are reported to, if there is one. */
export function firstScript(service: ErrorServiceConfig | null): string {
  if (service === null) return earlyErrorScript;
  return `${earlyErrorScript};window.blendErrorService=${JSON.stringify(service).replaceAll('<', '\\u003c')}`;
}

/**
 * The first line of error reporting in the browser: an inline script keeps what goes wrong before any module has
 * loaded, for the reporter that comes with the application.
 */

/** What the early script leaves on `window`. */
export interface EarlyErrors {
  blendEarlyErrors?: unknown[];
}

/**
 * Errors of scripts that fail to load only show while the event travels down, hence `true`. Most pages never use it.
 */
export const earlyErrorScript = `(()=>{const k=window.blendEarlyErrors=[];const f=e=>{if(k.length<20)k.push(e.reason??e.error??e.target?.src??e.message)};addEventListener('error',f,true);addEventListener('unhandledrejection',f);window.blendStopEarlyErrors=()=>{removeEventListener('error',f,true);removeEventListener('unhandledrejection',f)}})()`;

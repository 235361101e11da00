/**
 * Libraries that add their own <style> elements need the page's nonce. Two of ours look for it in one well-known
 * global, so it is set once, as early as the first module of the page runs.
 */

/** The nonce of this page, as set on its own scripts; undefined on the server and without a policy. */
export function pageNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}

if (typeof document !== 'undefined') {
  (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ = pageNonce();
}

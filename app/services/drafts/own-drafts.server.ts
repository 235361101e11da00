/**
 * Which drafts this browser made: ids in a cookie that the server sets when it accepts one. A link with a draft may
 * come from anybody, so only a draft of the browser's own begins automatically; another is shown, and waits for a
 * press.
 */
import { draftLifeMs } from './drafts.server.ts';

const cookie = 'blend.drafts';
/** How many are remembered, the newest ones. */
const remembered = 4;
const idPattern = /^[\w-]{32}$/;

function ownDrafts(request: Request): string[] {
  const pair = (request.headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(`${cookie}=`));
  return (pair?.slice(cookie.length + 1) ?? '').split('.').filter((id) => idPattern.test(id));
}

export const isOwnDraft = (request: Request, draftId: string): boolean => ownDrafts(request).includes(draftId);

/** The Set-Cookie line for a draft that this browser has just made. `isSecure`: cookies require TLS. */
export function ownDraftLine(request: Request, draftId: string, isSecure: boolean): string {
  const ids = [draftId, ...ownDrafts(request).filter((id) => id !== draftId)].slice(0, remembered);
  return `${cookie}=${ids.join('.')}; Path=/; Max-Age=${draftLifeMs / 1000}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

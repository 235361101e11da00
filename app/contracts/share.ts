/**
 * Share links: what the owner's routes and the public ones answer. The request bodies are in share-request.ts.
 *
 * - GET /api/designs/:id/share: ShareState. POST, PATCH: ShareState after it. DELETE: 204; the link ends at once
 * - GET /share/:token: the page that everybody with the link sees
 * - GET /api/shared/:token/picture?size=&page=&download=: a picture of one page
 * - POST /api/shared/:token/copies: a copy in the account of whoever asks, 201 CopyMade, if the owner allows it
 * - POST /api/shared/:token/reports: for operators to look at, 204; its body is in share-report.ts
 */

/** The offered lifetimes of a link, days; without one it works until it is stopped. */
export const SHARE_DAYS = [7, 30] as const;

/** Longer sides of the public pictures, px: `card` is what messengers show beside a link. */
export const SHARED_SIDES = { small: 320, card: 1200, large: 1600 } as const;
export type SharedSize = keyof typeof SHARED_SIDES;

/** Why a visitor reports a shared design; labels are in the catalogue. */
export const SHARE_REPORT_REASONS = ['rights', 'deceptive', 'sexual', 'harmful', 'other'] as const;
export type ShareReportReason = (typeof SHARE_REPORT_REASONS)[number];
/** Longest text of a report, characters. */
export const SHARE_REPORT_TEXT = 500;

export interface ShareLink {
  /** Its address on this site: /share/<token>. */
  path: string;
  /** Whoever has it may download pictures and make a copy. */
  allowsCopies: boolean;
  /** ISO 8601; null: it works until it is stopped. */
  endsAt: string | null;
}

export interface ShareState {
  /** Null: the design is not shared. */
  link: ShareLink | null;
}

/** A shared design as everybody with the link sees it: nothing in it tells whose it is. */
export interface SharedView {
  token: string;
  title: string;
  /** Of every page, px. */
  width: number;
  height: number;
  pages: number;
  allowsCopies: boolean;
}

export const sharePath = (token: string): string => `/share/${token}`;

/** An address as reports of errors may have it: without the token, which is all that it takes to see the design. */
export const withoutToken = (path: string): string => path.replace(/^(\/share|\/api\/shared)\/[^/]+/, '$1/:token');

/** `page`: its number, from 1. */
export const sharedPicturePath = (token: string, size: SharedSize, page = 1): string =>
  `/api/shared/${token}/picture?${new URLSearchParams({ size, page: String(page) })}`;

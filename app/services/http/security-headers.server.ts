/** The headers that keep a page to itself: what it may load, who may frame it, what it may ask the browser for. */
import type { RequestHandler } from 'express';
import { ASSETS } from './built-assets.server.ts';

export interface SecurityOptions {
  /** The public address: https brings HSTS and secure upgrades. */
  origin: string;
  /** Vite's client adds styles and a web socket of its own. */
  development: boolean;
}

/** The page without anybody's data that benchmarks drive: its pictures come from another server of this machine. */
const BENCH = '/editor-bench';

/**
 * Sets all security headers; reads the nonce that is in `response.locals.nonce`. Parts of a page that the build made
 * get only those that mean something for them: with all, a small script would weigh twice what it holds.
 */
export function securityHeaders({ origin, development }: SecurityOptions): RequestHandler {
  const https = origin.startsWith('https:');
  return (request, response, next) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    if (https) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (request.path.startsWith(`${ASSETS}/`)) {
      next();
      return;
    }
    const nonce = response.locals.nonce as string;
    response.setHeader(
      'Content-Security-Policy',
      contentSecurityPolicy(nonce, { https, development, loopback: request.path === BENCH }),
    );
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader(
      'Permissions-Policy',
      'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    );
    next();
  };
}

/**
 * The policy of one answer. Styles need the nonce too; style attributes are what React and Fabric write on elements.
 */
export function contentSecurityPolicy(
  nonce: string,
  { https, development, loopback = false }: { https: boolean; development: boolean; loopback?: boolean },
): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "script-src-attr 'none'",
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' blob: data:${development ? ' ws:' : ''}${loopback ? ' http://127.0.0.1:*' : ''}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** The headers that isolate a page: what it may load, who may frame it, what it may ask the browser for. */
import type { RequestHandler } from 'express';
import type { OutsideOrigins } from '#app/services/config/outside-settings.ts';
import { ASSETS } from './built-assets.server.ts';

export interface SecurityOptions {
  /** The public address: https brings HSTS and secure upgrades. */
  origin: string;
  /** Vite's client adds its own styles and web socket. */
  development: boolean;
  /** For the configured external services. */
  outside: OutsideOrigins;
  /** Origins of stock photos' small pictures. */
  pictures?: readonly string[];
}

/** The benchmark page, which holds no user data: its pictures come from another server on this machine. */
const BENCH = '/editor-bench';

/**
 * Sets all security headers; reads the nonce in `response.locals.nonce`. Built parts of a page get only those that are
 * relevant for them: with all, a small script would double in size.
 */
export function securityHeaders({ origin, development, outside, pictures = [] }: SecurityOptions): RequestHandler {
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
      contentSecurityPolicy(nonce, { https, development, outside, pictures, loopback: request.path === BENCH }),
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

export interface PolicyOptions {
  https: boolean;
  development: boolean;
  outside: OutsideOrigins;
  /** Origins of stock photos' small pictures. */
  pictures?: readonly string[];
  loopback?: boolean;
}

/**
 * The policy of one response. Styles need the nonce too; style attributes are what React and Fabric write on elements.
 */
export function contentSecurityPolicy(
  nonce: string,
  { https, development, outside, pictures = [], loopback = false }: PolicyOptions,
): string {
  const { scripts, requests, widget } = outside;
  const also = (...origins: string[]): string => [...new Set(origins)].map((origin) => ` ${origin}`).join('');
  const sockets = widget.map((origin) => origin.replace(/^http/, 'ws'));
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${also(...scripts, ...widget)}`,
    "script-src-attr 'none'",
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}${also(...widget)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${also(...requests, ...widget, ...pictures)}`,
    `media-src 'self' blob:${also(...widget)}`,
    `font-src 'self'${also(...widget)}`,
    `connect-src 'self' blob: data:${development ? ' ws:' : ''}${loopback ? ' http://127.0.0.1:*' : ''}${also(...requests, ...widget, ...sockets)}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    widget.length > 0 ? `frame-src${also(...widget)}` : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

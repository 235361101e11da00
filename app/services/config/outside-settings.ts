/** The variables of external services that pages may load or report to: all off until they are set. */
import { z } from 'zod';
import type { OutsideServices } from '#app/contracts/outside-services.ts';
import { message } from '#messages/message.ts';

export interface SentrySettings {
  dsn: string;
  /** The environment that its errors are filed under. */
  environment: string;
}

/** Origins that pages may load from besides our own, by what is loaded. */
export interface OutsideOrigins {
  scripts: string[];
  /** Tracking pixels, and requests. */
  requests: string[];
  /** Everything that a widget consists of: requests, sockets, styles, pictures, fonts, frames. */
  widget: string[];
}

export interface OutsideSettings {
  /** Undefined: errors are only logged. */
  sentry?: SentrySettings;
  /** Null: pages load nothing from elsewhere. */
  outside: OutsideServices | null;
  outsideOrigins: OutsideOrigins;
}

const vendorPixel = {
  script: 'https://connect.facebook.net/en_US/fbevents.js',
  /** Where the vendor's script reports to. */
  requests: 'https://www.facebook.com',
};

const address = z.string().refine(isAddress);

export const outsideVariables = {
  SENTRY_DSN: { type: z.string().refine(isDsn), allowed: 'config.allowed.sentryDsn' },
  SENTRY_ENVIRONMENT: { type: z.string().regex(/^[\w.-]{1,64}$/), allowed: 'config.allowed.sentryEnvironment' },
  AD_PIXEL_ID: { type: z.string().regex(/^[\w-]{1,64}$/), allowed: 'config.allowed.pixelId' },
  AD_PIXEL_SCRIPT: { type: address, allowed: 'config.allowed.url' },
  CHAT_WIDGET_URL: { type: address, allowed: 'config.allowed.url' },
  CHAT_WIDGET_APP_ID: { type: z.string().regex(/^[\w-]{1,64}$/), allowed: 'config.allowed.widgetApp' },
  CHAT_WIDGET_ORIGINS: {
    type: z
      .string()
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .pipe(z.array(z.string().refine(isOrigin)).max(20)),
    allowed: 'config.allowed.origins',
  },
} as const;

type OutsideValues = { [N in keyof typeof outsideVariables]?: z.output<(typeof outsideVariables)[N]['type']> };

const needs = [
  ['SENTRY_ENVIRONMENT', 'SENTRY_DSN'],
  ['AD_PIXEL_SCRIPT', 'AD_PIXEL_ID'],
  ['CHAT_WIDGET_APP_ID', 'CHAT_WIDGET_URL'],
  ['CHAT_WIDGET_ORIGINS', 'CHAT_WIDGET_URL'],
] as const;

/** A line for each missing variable that another one requires. */
export function missingForOutside(env: Record<string, string | undefined>): string[] {
  return needs.flatMap(([because, name]) =>
    env[because]?.trim() && !env[name]?.trim() ? [message('config.needs', { name, because })] : [],
  );
}

/** The settings of the configured ones. */
export function outsideSettings(values: OutsideValues): OutsideSettings {
  const { SENTRY_DSN: dsn, AD_PIXEL_ID: id, AD_PIXEL_SCRIPT: script, CHAT_WIDGET_URL: chat } = values;
  const pixel = id === undefined ? null : { id, script: script ?? vendorPixel.script };
  const originOf = (url: string) => new URL(url).origin;
  return {
    sentry: dsn === undefined ? undefined : { dsn, environment: values.SENTRY_ENVIRONMENT ?? 'production' },
    outside:
      pixel || chat
        ? { pixel, chat: chat === undefined ? null : { script: chat, appId: values.CHAT_WIDGET_APP_ID ?? null } }
        : null,
    outsideOrigins: {
      scripts: pixel ? [originOf(pixel.script)] : [],
      requests: pixel ? [script === undefined ? vendorPixel.requests : originOf(script)] : [],
      widget: chat === undefined ? [] : [...new Set([originOf(chat), ...(values.CHAT_WIDGET_ORIGINS ?? [])])],
    },
  };
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && hostname !== '' && username + password === '';
}

/** An origin as a policy names it: nothing in it ends the directive or matches more than one host. */
function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) &&
    /^(?:https?|wss?):\/\/[a-z0-9.:[\]-]+$/.test(text) &&
    /^(?:https?|wss?):$/.test(new URL(text).protocol) &&
    new URL(text).host !== ''
  );
}

/** `https://PUBLIC_KEY@HOST[/PATH]/PROJECT`: a key without a password, and a project by its number. */
function isDsn(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname, pathname, search, hash } = new URL(text);
  return (
    /^https?:$/.test(protocol) &&
    /^\w{1,64}$/.test(username) &&
    password === '' &&
    hostname !== '' &&
    /\/\d+$/.test(pathname) &&
    search + hash === ''
  );
}

/** The variables of outside services that pages may load or report to: all off until they are set. */
import { z } from 'zod';

export interface SentrySettings {
  dsn: string;
  /** What its errors are filed under. */
  environment: string;
}

export interface OutsideSettings {
  /** Undefined: errors are only logged. */
  sentry?: SentrySettings;
}

export const outsideVariables = {
  SENTRY_DSN: { type: z.string().refine(isDsn), allowed: 'config.allowed.sentryDsn' },
  SENTRY_ENVIRONMENT: { type: z.string().regex(/^[\w.-]{1,64}$/), allowed: 'config.allowed.sentryEnvironment' },
} as const;

type OutsideValues = { [N in keyof typeof outsideVariables]?: string };

/** The settings of those that are configured. */
export function outsideSettings({ SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: environment }: OutsideValues): OutsideSettings {
  return { sentry: dsn === undefined ? undefined : { dsn, environment: environment ?? 'production' } };
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

/**
 * The configuration: every environment variable of Blend, parsed once at start-up. Pure: reads only the variables
 * passed in. All wrong values are reported together, one line each.
 */
import path from 'node:path';
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { costSettings, costVariables, missingForCosts, type CostSettings } from './cost-settings.ts';
import { missingForModels, modelSettings, modelVariables, paidModels, type ModelSettings } from './model-settings.ts';
import { projectRoot } from './project-root.ts';
import { missingForStock, stockSettings, stockVariables, type StockSettings } from './stock-settings.ts';
import { pushSettings, pushVariables, wrongForPush, type PushSettings } from './push-settings.ts';
import {
  missingForSignIn,
  signInSettings,
  signInVariables,
  type AppleSignIn,
  type GoogleSignIn,
} from './sign-in-settings.ts';
import { address, isLoopback, wholeNumber } from './setting-types.ts';
import { missingForOutside, outsideSettings, outsideVariables, type OutsideSettings } from './outside-settings.ts';

/** What the variables say. `Config` adds what is generated if they don't. */
export interface Settings extends ModelSettings, CostSettings, OutsideSettings {
  port: number;
  /** Address to listen on. */
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Public address without a trailing slash. */
  origin: string;
  /** Whether nobody but this machine can reach it: no address of another one, no proxy. */
  onlyHere: boolean;
  /** Whether ORIGIN was given, so that no other address is accepted. */
  originIsFixed: boolean;
  /** Signs sessions. Undefined: one is generated and stored in the data folder. */
  secret?: string;
  /** A PostgreSQL server. Undefined: the embedded database. */
  databaseUrl?: string;
  smtpUrl?: string;
  mailFrom: string;
  /** Whether mails go to the outbox page instead: if only this machine can reach it. */
  outbox: boolean;
  /** The account that sends text messages. */
  twilio?: TwilioAccount;
  /** Whether text messages go to the outbox page instead. */
  smsOutbox: boolean;
  /** Undefined: that way of signing in is not offered. */
  google?: GoogleSignIn;
  apple?: AppleSignIn;
  /** A matting model that replaces the built-in one. */
  backgroundModel?: BackgroundModel;
  /** A service that cuts out in its place. */
  backgroundService?: BackgroundService;
  /** Services of stock photos, in the order in which they are shown. */
  stock: readonly StockSettings[];
  /** E-mail addresses of the accounts that may operate this copy, in lower case. */
  operators: readonly string[];
  /** How many generations this process works on at once; 0: none, workers do. */
  generationsAtOnce: number;
  /** Of those that run on an external service. */
  hostedGenerationsAtOnce: number;
  plans: 'metered' | 'off';
  /** How long a plan can be tried for free; 0: not at all. */
  trialDays: number;
  /** After how many days unseen a visit without an account is deleted; 0: never. */
  guestDays: number;
  /** Undefined: the sandbox, which charges nobody. */
  stripe?: StripeSettings;
  /** Undefined: push messages are neither sent nor offered. */
  push?: PushSettings;
  /** Whether plans are sold: not if they are off, and by the sandbox only if just this machine can reach it. */
  sales: 'open' | 'plans-off' | 'not-set-up';
  logLevel: LogLevel;
  /** Which proxies may name the visitor's address: hops, addresses, or none. */
  trustProxy: number | string[] | false;
  /** Where the source of this very copy is (AGPL, section 13). */
  sourceUrl: string;
  /** The values of all secret variables: masked in logs and reports. */
  secrets: string[];
}

/** `field`: the picture's name in the submitted form. */
export interface BackgroundService {
  url: string;
  key?: string;
  field: string;
}

/** `from`: a number in E.164 or a messaging service (MG…). `url`: without a trailing slash. */
export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  from: string;
  url: string;
}

export interface StripeSettings {
  secretKey: string;
  /** Signs what Stripe sends. */
  webhookSecret: string;
  /** Without a trailing slash. */
  apiUrl: string;
}

/** An ONNX file and how it expects its colors: 0..1 minus a half, −1..1, or by ImageNet's mean and deviation. */
export interface BackgroundModel {
  /** Absolute. */
  path: string;
  input: 'centred' | 'signed' | 'imagenet';
}

export interface Config extends Settings {
  secret: string;
}

export type LogLevel = 'silent' | 'error' | 'info' | 'debug';

/** Wrong configuration: `lines` has one line for each wrong value, ready to print. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly lines: string[];
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text.replace(/\/$/, '')
  );
}

const variables = {
  PORT: { type: wholeNumber(1, 65_535), allowed: 'config.allowed.port' },
  HOST: {
    type: z
      .string()
      .regex(/^(?:[A-Za-z0-9.-]+|[0-9A-Fa-f]*:[0-9A-Fa-f:.]*)$/)
      .refine((host) => URL.canParse(`http://${publicHost(host)}`)),
    allowed: 'config.allowed.host',
  },
  DATA_DIR: { type: z.string().refine((text) => !text.includes('\0')), allowed: 'config.allowed.folder' },
  ORIGIN: { type: z.string().refine(isOrigin), allowed: 'config.allowed.origin' },
  SECRET: { type: z.string().min(32), allowed: 'config.allowed.secret', hidden: true },
  DATABASE_URL: { type: address(['postgres:', 'postgresql:']), allowed: 'config.allowed.databaseUrl', hidden: true },
  SMTP_URL: { type: address(['smtp:', 'smtps:']), allowed: 'config.allowed.smtpUrl', hidden: true },
  MAIL_FROM: {
    type: z.string().regex(/^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/),
    allowed: 'config.allowed.mailFrom',
  },
  TWILIO_ACCOUNT_SID: { type: z.string().regex(/^AC[0-9a-f]{32}$/), allowed: 'config.allowed.twilioAccount' },
  TWILIO_AUTH_TOKEN: { type: z.string().regex(/^[\x21-\x7e]+$/), allowed: 'config.allowed.key', hidden: true },
  TWILIO_FROM: { type: z.string().regex(/^(?:\+[1-9]\d{4,14}|MG[0-9a-f]{32})$/), allowed: 'config.allowed.twilioFrom' },
  TWILIO_URL: { type: address(['http:', 'https:']), allowed: 'config.allowed.url' },
  ...signInVariables,
  ...modelVariables,
  ...costVariables,
  BACKGROUND_MODEL: { type: z.string().refine((text) => !text.includes('\0')), allowed: 'config.allowed.file' },
  BACKGROUND_MODEL_INPUT: {
    type: z.enum(['centred', 'signed', 'imagenet']),
    allowed: 'config.allowed.backgroundModelInput',
  },
  BACKGROUND_SERVICE_URL: { type: address(['http:', 'https:']), allowed: 'config.allowed.url', hidden: true },
  BACKGROUND_SERVICE_KEY: { type: z.string().regex(/^[\x21-\x7e]+$/), allowed: 'config.allowed.key', hidden: true },
  BACKGROUND_SERVICE_FIELD: { type: z.string().regex(/^[\w.[\]-]{1,60}$/), allowed: 'config.allowed.field' },
  HOSTED_GENERATIONS_AT_ONCE: { type: wholeNumber(0, 64), allowed: 'config.allowed.hostedGenerations' },
  GENERATIONS_AT_ONCE: { type: wholeNumber(0, 8), allowed: 'config.allowed.generations' },
  OPERATORS: {
    type: z
      .string()
      .transform((list) => list.split(',').map((one) => one.trim().toLowerCase()))
      .pipe(z.array(z.email()).max(100)),
    allowed: 'config.allowed.operators',
  },
  PLANS: { type: z.enum(['metered', 'off']), allowed: 'config.allowed.plans' },
  TRIAL_DAYS: { type: wholeNumber(0, 365), allowed: 'config.allowed.trialDays' },
  GUEST_DAYS: { type: wholeNumber(0, 3650), allowed: 'config.allowed.guestDays' },
  STRIPE_SECRET_KEY: {
    type: z.string().regex(/^[rs]k_[\x21-\x7e]+$/),
    allowed: 'config.allowed.stripeKey',
    hidden: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    type: z.string().regex(/^whsec_[\x21-\x7e]+$/),
    allowed: 'config.allowed.stripeWebhookSecret',
    hidden: true,
  },
  STRIPE_API_URL: { type: address(['http:', 'https:']), allowed: 'config.allowed.url' },
  ...pushVariables,
  LOG_LEVEL: { type: z.enum(['silent', 'error', 'info', 'debug']), allowed: 'config.allowed.logLevel' },
  TRUST_PROXY: {
    type: z.union([
      wholeNumber(0, 10).transform((hops) => hops || false),
      z
        .string()
        .regex(
          /^(?:loopback|linklocal|uniquelocal|[0-9A-Fa-f:.]+(?:\/\d{1,3})?)(?:,(?:loopback|linklocal|uniquelocal|[0-9A-Fa-f:.]+(?:\/\d{1,3})?))*$/,
        )
        .transform((list) => list.split(',')),
    ]),
    allowed: 'config.allowed.trustProxy',
  },
  ...stockVariables,
  ...outsideVariables,
  SOURCE_URL: { type: address(['http:', 'https:']), allowed: 'config.allowed.url' },
} as const;

type Name = keyof typeof variables;
type Values = { [N in Name]?: z.output<(typeof variables)[N]['type']> };

/** Names of all variables, in the order of the documentation. */
export const variableNames = Object.keys(variables) as Name[];

/** Reads the settings from environment variables. An empty variable counts as absent. Throws ConfigError. */
export function parseConfig(env: Record<string, string | undefined>, root: string = projectRoot()): Settings {
  const lines: string[] = [];
  const values: Values = {};
  for (const name of variableNames) read(name, env, values, lines);
  if (values.BACKGROUND_MODEL_INPUT && !env.BACKGROUND_MODEL?.trim()) {
    lines.push(message('config.needs', { name: 'BACKGROUND_MODEL', because: 'BACKGROUND_MODEL_INPUT' }));
  }
  for (const because of ['BACKGROUND_SERVICE_KEY', 'BACKGROUND_SERVICE_FIELD'] as const) {
    if (values[because] && !env.BACKGROUND_SERVICE_URL?.trim())
      lines.push(message('config.needs', { name: 'BACKGROUND_SERVICE_URL', because }));
  }
  if (values.BACKGROUND_SERVICE_URL && values.BACKGROUND_MODEL)
    lines.push(message('config.notBoth', { name: 'BACKGROUND_SERVICE_URL', other: 'BACKGROUND_MODEL' }));
  const twilio = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
  const because = [...twilio, 'TWILIO_URL' as const].find((name) => env[name]?.trim());
  if (because) {
    for (const name of twilio) if (!env[name]?.trim()) lines.push(message('config.needs', { name, because }));
  }
  lines.push(
    ...missingForModels(env, values),
    ...missingForCosts(values, paidModels(values)),
    ...missingForSignIn(env),
    ...missingForOutside(env),
    ...missingForStock(env, values),
    ...wrongForPush(env, values),
  );
  if (values.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET?.trim()) {
    lines.push(message('config.needs', { name: 'STRIPE_WEBHOOK_SECRET', because: 'STRIPE_SECRET_KEY' }));
  }
  if (values.STRIPE_WEBHOOK_SECRET && !env.STRIPE_SECRET_KEY?.trim()) {
    lines.push(message('config.needs', { name: 'STRIPE_SECRET_KEY', because: 'STRIPE_WEBHOOK_SECRET' }));
  }
  if (lines.length > 0) throw new ConfigError(lines);

  const host = values.HOST ?? '127.0.0.1';
  const port = values.PORT ?? 3000;
  const origin = values.ORIGIN?.replace(/\/$/, '') ?? `http://${publicHost(host)}:${port}`;
  const unreachable = isLoopback(host) && isLoopback(new URL(origin).hostname) && !values.TRUST_PROXY;
  return {
    port,
    host,
    dataDir: path.resolve(root, values.DATA_DIR ?? 'data'),
    origin: new URL(origin).origin,
    onlyHere: unreachable,
    originIsFixed: values.ORIGIN !== undefined,
    secret: values.SECRET,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Blend <no-reply@${new URL(origin).hostname.replace(/^\[|\]$/g, '')}>`,
    outbox: values.SMTP_URL === undefined && unreachable,
    twilio: twilioOf(values),
    smsOutbox: values.TWILIO_ACCOUNT_SID === undefined && unreachable,
    ...signInSettings(values),
    ...modelSettings(values, root),
    ...costSettings(values),
    backgroundModel:
      values.BACKGROUND_MODEL === undefined
        ? undefined
        : { path: path.resolve(root, values.BACKGROUND_MODEL), input: values.BACKGROUND_MODEL_INPUT ?? 'centred' },
    backgroundService: backgroundServiceOf(values),
    operators: values.OPERATORS ?? [],
    generationsAtOnce: values.GENERATIONS_AT_ONCE ?? 1,
    // If the engines' work is left to others, all of it is, unless configured otherwise.
    hostedGenerationsAtOnce: values.HOSTED_GENERATIONS_AT_ONCE ?? (values.GENERATIONS_AT_ONCE === 0 ? 0 : 4),
    stock: stockSettings(values),
    plans: values.PLANS ?? 'metered',
    trialDays: values.TRIAL_DAYS ?? 0,
    guestDays: values.GUEST_DAYS ?? 30,
    stripe: stripeOf(values),
    push: pushSettings(values),
    sales: values.PLANS === 'off' ? 'plans-off' : unreachable || stripeOf(values) ? 'open' : 'not-set-up',
    logLevel: values.LOG_LEVEL ?? 'error',
    trustProxy: values.TRUST_PROXY ?? false,
    ...outsideSettings(values),
    sourceUrl: values.SOURCE_URL ?? '/api/source',
    secrets: variableNames.flatMap((name) =>
      'hidden' in variables[name] && env[name]?.trim() ? [env[name].trim()] : [],
    ),
  };
}

function read<N extends Name>(name: N, env: Record<string, string | undefined>, values: Values, lines: string[]): void {
  const text = env[name]?.trim();
  if (!text) return;
  const variable = variables[name];
  const parsed = variable.type.safeParse(text);
  if (parsed.success) {
    values[name] = parsed.data as Values[N];
    return;
  }
  // A secret does not belong in a terminal or a log, not even a wrong one.
  const shown = 'hidden' in variable || 'beside' in variable ? message('config.hidden') : JSON.stringify(text);
  lines.push(message('config.wrong', { name, value: shown, allowed: message(variable.allowed) }));
}

function twilioOf({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: from,
  TWILIO_URL: url,
}: Values): TwilioAccount | undefined {
  if (!accountSid || !authToken || !from) return undefined;
  return { accountSid, authToken, from, url: (url ?? 'https://api.twilio.com').replace(/\/$/, '') };
}

function backgroundServiceOf({
  BACKGROUND_SERVICE_URL: url,
  BACKGROUND_SERVICE_KEY: key,
  BACKGROUND_SERVICE_FIELD: field = 'file',
}: Values): BackgroundService | undefined {
  return url === undefined ? undefined : { url, ...(key === undefined ? {} : { key }), field };
}

function stripeOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: url,
}: Values): StripeSettings | undefined {
  if (!secretKey || !webhookSecret) return undefined;
  return { secretKey, webhookSecret, apiUrl: new URL(url ?? 'https://api.stripe.com').origin };
}

/** The name under which a browser on this machine reaches what listens on `host`. */
function publicHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

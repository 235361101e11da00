/** The variables of push messages: what each must be, that they come together, and that the keys are a pair. */
import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { message } from '#messages/message.ts';

export interface PushSettings {
  /** base64url: what browsers subscribe with. */
  publicKey: string;
  /** base64url: signs messages. */
  privateKey: string;
  /** A mailto: or https: address under which push services reach this copy's operator. */
  subject: string;
  /** A push service that may be in the operator's own network. Endpoints of all others must be public. */
  serviceOrigin?: string;
}

/** base64url without padding, of this many bytes. */
const keyOf = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes);

export const pushVariables = {
  // No secret, but a wrong value may be the private key.
  VAPID_PUBLIC_KEY: { type: keyOf(65), allowed: 'config.allowed.vapidPublicKey', beside: 'VAPID_PRIVATE_KEY' },
  VAPID_PRIVATE_KEY: { type: keyOf(32), allowed: 'config.allowed.vapidPrivateKey', hidden: true },
  VAPID_SUBJECT: {
    type: z.string().refine((text) => /^mailto:[^@\s]+@[^@\s]+$/.test(text) || /^https:\/\/[^\s/]+/.test(text)),
    allowed: 'config.allowed.vapidSubject',
  },
  PUSH_SERVICE_URL: {
    type: z.string().refine((text) => /^https?:\/\//.test(text) && URL.canParse(text)),
    allowed: 'config.allowed.url',
  },
} as const;

type PushValues = { [N in keyof typeof pushVariables]?: string };

const together = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

/** A line for each variable that is missing although others were given, and one for keys that are no pair. */
export function wrongForPush(env: Record<string, string | undefined>, values: PushValues): string[] {
  const isGiven = (name: string) => Boolean(env[name]?.trim());
  const because = [...together, 'PUSH_SERVICE_URL' as const].find(isGiven);
  if (because === undefined) return [];
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  return [
    ...together.filter((name) => !isGiven(name)).map((name) => message('config.needs', { name, because })),
    ...(publicKey && privateKey && publicKeyOf(privateKey) !== publicKey ? [message('config.vapidKeysNoPair')] : []),
  ];
}

export function pushSettings(values: PushValues): PushSettings | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = values;
  if (!publicKey || !privateKey || !subject) return undefined;
  const service = values.PUSH_SERVICE_URL;
  return { publicKey, privateKey, subject, ...(service ? { serviceOrigin: new URL(service).origin } : {}) };
}

/** Null: no scalar on the curve P-256. */
function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/** The variables of sign-in by Google and by Apple: what each must be, and that they come together. */
import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { message } from '#messages/message.ts';

export interface GoogleSignIn {
  clientId: string;
  clientSecret: string;
  /** Where the provider's discovery document is; another OpenID Connect server may stand in. */
  issuer: string;
}

export interface AppleSignIn {
  clientId: string;
  teamId: string;
  keyId: string;
  /** PKCS#8, PEM: signs the client's secret. */
  privateKey: string;
  issuer: string;
}

export const googleIssuer = 'https://accounts.google.com';
export const appleIssuer = 'https://appleid.apple.com';

const id = z.string().regex(/^[\x21-\x7e]{1,300}$/);
const appleId = z.string().regex(/^[A-Za-z0-9]{10}$/);
const issuer = z.string().refine(isIssuer);

export const signInVariables = {
  GOOGLE_CLIENT_ID: { type: id, allowed: 'config.allowed.key' },
  GOOGLE_CLIENT_SECRET: { type: id, allowed: 'config.allowed.key', hidden: true },
  GOOGLE_ISSUER: { type: issuer, allowed: 'config.allowed.issuer' },
  APPLE_CLIENT_ID: { type: id, allowed: 'config.allowed.key' },
  APPLE_TEAM_ID: { type: appleId, allowed: 'config.allowed.appleId' },
  APPLE_KEY_ID: { type: appleId, allowed: 'config.allowed.appleId' },
  APPLE_PRIVATE_KEY: {
    type: z.string().transform(withLineEnds).refine(isSigningKey),
    allowed: 'config.allowed.applePrivateKey',
    hidden: true,
  },
  APPLE_ISSUER: { type: issuer, allowed: 'config.allowed.issuer' },
} as const;

type SignInValues = { [N in keyof typeof signInVariables]?: string };

/** Variables that belong together: all of `names` or none, and `issuer` only with them. */
const groups = [
  { names: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], issuer: 'GOOGLE_ISSUER' },
  { names: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'], issuer: 'APPLE_ISSUER' },
] as const;

/** A line for each variable that is missing although others were given. */
export function missingForSignIn(env: Record<string, string | undefined>): string[] {
  const isGiven = (name: string) => Boolean(env[name]?.trim());
  return groups.flatMap((group) => {
    const because = [...group.names, group.issuer].find(isGiven);
    if (because === undefined) return [];
    return group.names.filter((name) => !isGiven(name)).map((name) => message('config.needs', { name, because }));
  });
}

/** The settings of both, if complete. */
export function signInSettings(values: SignInValues): { google?: GoogleSignIn; apple?: AppleSignIn } {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } =
    values;
  return {
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? {
            clientId: GOOGLE_CLIENT_ID,
            clientSecret: GOOGLE_CLIENT_SECRET,
            issuer: values.GOOGLE_ISSUER ?? googleIssuer,
          }
        : undefined,
    apple:
      APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY
        ? {
            clientId: APPLE_CLIENT_ID,
            teamId: APPLE_TEAM_ID,
            keyId: APPLE_KEY_ID,
            privateKey: APPLE_PRIVATE_KEY,
            issuer: values.APPLE_ISSUER ?? appleIssuer,
          }
        : undefined,
  };
}

/** An issuer is compared literally, so it stays as written. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text) || /[?#]/.test(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && (/^127(\.\d{1,3}){3}$/.test(hostname) || ['localhost', '[::1]'].includes(hostname)))
  );
}

/** Variables limited to one line have the line ends escaped. */
function withLineEnds(text: string): string {
  return text.replaceAll('\\n', '\n');
}

/** A PKCS#8 key on the curve P-256, as issued by Apple. */
function isSigningKey(pem: string): boolean {
  if (!pem.startsWith('-----BEGIN PRIVATE KEY-----')) return false;
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

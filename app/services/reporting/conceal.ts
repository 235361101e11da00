/**
 * What must not appear in a log: the configuration's secrets, and everything that looks like a key, a token or a
 * password.
 */

/** Values under these names are never written. */
const secretName =
  /^(?:(?:set-)?cookie|(?:proxy-)?authorization|stripe-signature|password|passwd|pw|(?:[\w-]*[_-])?(?:secret|token|api[_-]?key)|(?:access|refresh|id|api|secret|session)(?:Token|Key)|otp|cvc|card[_-]?number)$/i;

const HIDDEN = '[hidden]';

/** Each with the part of it that may stay. */
const patterns: readonly [RegExp, string][] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${HIDDEN}`],
  // In addresses …
  [
    /([?&]|%3F|%26)([\w-]*token|code|state|draft|otp|[\w-]*secret|[\w-]*key|password|sig|signature)(=|%3D)[^&\s"'#;<>\\%]+/gi,
    `$1$2$3${HIDDEN}`,
  ],
  // … and wherever else a name and its value are adjacent.
  [/(?<![\w-])([\w-]*(?:token|secret|api_?key|password|otp|cvc))(=|%3D|"\s*:\s*")[^&\s"'#;<>\\]+/gi, `$1$2${HIDDEN}`],
  [/((?:__Secure-|__Host-)?blend\.[\w.-]{1,64}=)[^;\s"'\\]+/g, `$1${HIDDEN}`],
  [/([a-z][a-z0-9+.-]{0,20}:\/\/[^\s/:@"']*:)[^\s@"'/]+@/gi, `$1${HIDDEN}@`],
  [/\b(?:sk|rk|whsec)[-_][A-Za-z0-9_-]{12,}/g, HIDDEN],
  [/\beyJ[\w-]{8,600}\.[\w-]{8,}\.[\w-]*/g, HIDDEN],
  [
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----(?:(?!-----END [A-Z ]{0,40}PRIVATE KEY-----)[^])*(?:-----END [A-Z ]{0,40}PRIVATE KEY-----)?/g,
    HIDDEN,
  ],
];

/** Short values are also ordinary words: hiding them would hide everything. */
const shortest = 6;

/** A text without the given secrets and without what looks like one. */
export function concealText(text: string, secrets: readonly string[] = []): string {
  let shown = text;
  for (const secret of secrets)
    if (secret.length >= shortest && shown.includes(secret)) shown = shown.replaceAll(secret, HIDDEN);
  for (const [pattern, kept] of patterns) shown = shown.replace(pattern, kept);
  return shown;
}

/** Whether values under this name are always hidden. */
export function isSecretName(name: string): boolean {
  return secretName.test(name);
}

/** Plain data without what looks like a secret, at any depth. */
export function concealData(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (name, held: unknown) => {
      if (isSecretName(name) && held !== null) return HIDDEN;
      return typeof held === 'string' ? concealText(held) : held;
    }),
  );
}

/** A secret in the forms in which it may occur: literally, in an address, and the password of an address by itself. */
export function formsOf(secret: string): string[] {
  const forms = [secret];
  if (URL.canParse(secret)) {
    const { password } = new URL(secret);
    if (password) forms.push(password, safelyDecoded(password));
  }
  return [...new Set([...forms, ...forms.map((form) => encodeURIComponent(form))])].filter(
    (form) => form.length >= shortest,
  );
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Accounts without a mail address. better-auth requires one for every user, so those get an address of a domain that
 * can't exist (RFC 6761). It says nothing about the person, is never shown and never mailed to: outside the database it
 * is null.
 */
const domain = '.placeholder.invalid';

/** For an account by phone. */
export function placeholderEmail(): string {
  return `${crypto.randomUUID()}@phone${domain}`;
}

/** The address of a user, null if it only fills the column. */
export function realEmail(email: string): string | null {
  return isPlaceholderEmail(email) ? null : email;
}

/** Includes better-auth's own addresses for visitors without an account. */
export function isPlaceholderEmail(email: string): boolean {
  return email.trim().toLowerCase().endsWith(domain);
}

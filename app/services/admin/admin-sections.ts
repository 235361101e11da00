/** The sections of /admin by the last part of their address; the first has none. */

export const adminSections = ['users', 'generations', 'reviews', 'storage', 'costs', 'system', 'record'] as const;
export type AdminSection = (typeof adminSections)[number];

/** Null: no such section. The first one has no part of its own. */
export function adminSectionOf(part: string | undefined): AdminSection | null {
  if (part === undefined) return 'users';
  return adminSections.find((key) => key === part && key !== 'users') ?? null;
}

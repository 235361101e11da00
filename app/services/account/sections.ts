/** Sections of the settings, as used in addresses. */
export const sectionKeys = ['profile', 'plan', 'usage', 'devices', 'system', 'data'] as const;
export type SectionKey = (typeof sectionKeys)[number];

/** Null: no such section. No name means the first one. */
export function sectionOf(name: string | undefined): SectionKey | null {
  if (name === undefined) return 'profile';
  // One address for each: the first one has no name.
  return name === 'profile' ? null : (sectionKeys.find((key) => key === name) ?? null);
}

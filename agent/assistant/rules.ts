/** Rules of the grammar: a pattern, and what it means. In a group the first rule that matches speaks for the group. */

/** A pattern that matches whole words only. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${pattern})(?![\\p{L}\\p{N}'-])`, 'iu');
}

/**
 * Joins class names, leaving out what is false or empty. Later names do not override earlier ones: CSS order decides.
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

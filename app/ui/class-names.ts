/** Joins class names and skips false or empty ones. Later names do not override earlier ones: CSS order decides. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** Colours as people type them, read into `#rrggbb` or `#rrggbbaa`. */

/** `f40`, `#F40`, `#ff4400`, `#ff440080`; null for anything else. */
export function parseHexColor(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (!/^[0-9a-f]+$/.test(digits)) return null;
  if (digits.length === 3 || digits.length === 4) return `#${Array.from(digits, (digit) => digit + digit).join('')}`;
  return digits.length === 6 || digits.length === 8 ? `#${digits}` : null;
}

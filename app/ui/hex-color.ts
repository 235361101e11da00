/** Parses colors as people type or paste them into `#rrggbb` or `#rrggbbaa`. */
import { COLOR_NAMES } from './color-names.ts';

/** `f40`, `#F40`, `#ff4400`, `ff440080`, `tomato`, `Forest green`; null for anything else. */
export function parseHexColor(text: string): string | null {
  const written = text.trim().replace(/;$/, '').toLowerCase();
  const named = COLOR_NAMES.get(written.replace(/[\s-]+/g, ''));
  if (named) return `#${named}`;
  const digits = written.replace(/^#/, '').trim();
  if (!/^[0-9a-f]+$/.test(digits)) return null;
  if (digits.length === 3 || digits.length === 4) return `#${Array.from(digits, (digit) => digit + digit).join('')}`;
  return digits.length === 6 || digits.length === 8 ? `#${digits}` : null;
}

/** Colors as models and people write them (names, hex in any length, rgb()) turned into kernel colors. */
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { COLOR_NAMES } from './color-names.ts';

const hex = /^#?([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const rgb = /^rgba?\(\s*(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})\s*(?:[,/]\s*([\d.]+)(%?)\s*)?\)$/;

function byte(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
}

/** The kernel color (`#rrggbb` or `#rrggbbaa`) for the input, or null if it is not a color. */
export function parseColor(written: string): string | null {
  const text = written.trim().toLowerCase();
  const named = COLOR_NAMES.get(text.replace(/[\s_-]+/g, ''));
  if (named) return named;
  const digits = hex.exec(text)?.[1];
  // Three digits without '#' are more often a number than a color.
  if (digits && (text.startsWith('#') || digits.length >= 6)) {
    const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
    return `#${full.length === 8 && full.endsWith('ff') ? full.slice(0, 6) : full}`;
  }
  const parts = rgb.exec(text);
  if (!parts) return null;
  const [red, green, blue] = [parts[1], parts[2], parts[3]].map(Number) as [number, number, number];
  if (red > 255 || green > 255 || blue > 255) return null;
  const opaque = `#${byte(red)}${byte(green)}${byte(blue)}`;
  if (parts[4] === undefined) return opaque;
  const alpha = Number(parts[4]) / (parts[5] ? 100 : 1);
  return alpha >= 1 ? opaque : `${opaque}${byte(alpha * 255)}`;
}

/** Input field for a color; the tool receives a kernel color. */
export const colorInput = z
  .string()
  .max(60)
  .transform((written, context) => {
    const color = parseColor(written);
    if (color) return color;
    context.addIssue({
      code: 'custom',
      message: message(written.trim().startsWith('#') ? 'tools.invalidHex' : 'tools.unknownColor', { color: written }),
    });
    return z.NEVER;
  })
  .describe('CSS colour name or hex, for instance "navy" or "#ff6600"');

/**
 * Contrast of every pair of tokens that meet on a screen, light and dark: text 4.5, large text, icons and edges of
 * controls 3.0.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function token(name: string, scheme: 'light' | 'dark'): string {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const value = found?.[scheme === 'light' ? 1 : 2];
  if (!value) throw new Error(`tokens.css defines no pair of plain colours called --${name}`);
  return value;
}

function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['paper', 'panel', 'raised', 'sunken'];
const words: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['ink', surface],
    ['ink-muted', surface],
    ['ink-faint', surface],
    ['accent-text', surface],
    ['support-text', surface],
    ['danger-text', surface],
    ['success-text', surface],
    ['warning-text', surface],
  ]),
  ['ink', 'background'],
  ['ink-muted', 'background'],
  ['on-ink', 'ink'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-support', 'support'],
  ['on-danger', 'danger'],
  ['accent-text', 'accent-soft'],
  ['support-text', 'support-soft'],
  ['danger-text', 'danger-soft'],
  ['success-text', 'success-soft'],
  ['warning-text', 'warning-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'danger-soft'],
  ['ink', 'warning-soft'],
  ['on-guide', 'guide'],
];
const shapes: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['accent', surface],
    ['support', surface],
    ['danger', surface],
  ]),
  ['guide', 'panel'],
];

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(words)('%s on %s reads at 4.5', (front, back) => {
    expect(contrast(token(front, scheme), token(back, scheme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapes)('%s on %s shows at 3.0', (front, back) => {
    expect(contrast(token(front, scheme), token(back, scheme))).toBeGreaterThanOrEqual(3);
  });
});

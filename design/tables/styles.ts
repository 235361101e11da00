/**
 * Named looks for tables: fills, lines, header, corners, all relative to the size of the letters. Words and columns
 * stay.
 */
import type { TableLayer } from '../document/layers.ts';
import { contrast, LEGIBLE, mix, readableOn } from '../layout/contrast.ts';

export const TABLE_STYLES = ['minimal', 'striped', 'boxed', 'bold', 'dark', 'soft', 'editorial', 'open'] as const;
export type TableStyle = (typeof TABLE_STYLES)[number];

export interface TablePalette {
  /** For letters and strong lines, dark. */
  ink: string;
  /** For headers and other emphasis. */
  accent: string;
}

/** Teal, the support color of the house: calm next to most pictures. */
export const TABLE_PALETTE: TablePalette = { ink: '#17150f', accent: '#0f6b66' };

/** The properties that a look sets: fills, lines, header, corners, the padding around words. */
export type TableLook = Pick<TableLayer, 'body' | 'header' | 'borders' | 'radius' | 'padding'>;

/** The palette for a brand: its most colorful sufficiently dark color as accent; null without colors. */
export function paletteOf(colors: readonly string[]): TablePalette | null {
  const opaque = colors.map((color) => color.slice(0, 7));
  const strong = opaque.filter((color) => contrast(color, '#ffffff') >= 2.5);
  const [accent] = [...(strong.length > 0 ? strong : opaque)].sort((a, b) => chroma(b) - chroma(a));
  if (accent === undefined) return null;
  const ink = opaque.find((color) => contrast(color, '#ffffff') >= 10) ?? TABLE_PALETTE.ink;
  return { ink, accent };
}

function chroma(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts);
}

/** The accent if it is readable on white, else darkened until it is: letters in it must be legible. */
function lettersOf(accent: string): string {
  let color = accent;
  for (let share = 0; share <= 1 && contrast(color, '#ffffff') < LEGIBLE; share += 0.1)
    color = mix(accent, '#000000', share);
  return color;
}

/** The parts of a look. `size`: font size of the cells, px. */
export function tableLook(style: TableStyle, size: number, { ink, accent }: TablePalette = TABLE_PALETTE): TableLook {
  const px = (of: number) => Math.max(1, Math.round(size * of));
  const hair = { color: mix('#ffffff', ink, 0.16), width: Math.max(1, size * 0.05) };
  const rule = (color: string, of: number) => ({ color, width: Math.max(1, size * of) });
  const padding = { x: px(0.8), y: px(0.6) };
  const head = { fontSize: size, fontWeight: 700, upper: false };
  switch (style) {
    case 'minimal':
      return {
        body: { color: ink, fill: null, stripe: null },
        header: { ...head, color: ink, fill: null },
        borders: { outer: null, rows: hair, columns: null },
        padding,
        radius: 0,
      };
    case 'striped':
      return {
        body: { color: ink, fill: '#ffffff', stripe: mix('#ffffff', accent, 0.08) },
        header: { ...head, color: readableOn(accent), fill: accent },
        borders: { outer: null, rows: null, columns: null },
        padding,
        radius: px(0.5),
      };
    case 'boxed':
      return {
        body: { color: ink, fill: '#ffffff', stripe: null },
        header: { ...head, color: ink, fill: mix('#ffffff', ink, 0.06) },
        borders: { outer: hair, rows: hair, columns: hair },
        padding,
        radius: 0,
      };
    case 'bold':
      return {
        body: { color: ink, fill: '#ffffff', stripe: null },
        header: {
          fontSize: Math.round(size * 1.05 * 2) / 2,
          fontWeight: 800,
          upper: true,
          color: readableOn(ink),
          fill: ink,
        },
        borders: { outer: rule(ink, 0.12), rows: rule(ink, 0.06), columns: null },
        padding: { x: px(0.85), y: px(0.7) },
        radius: 0,
      };
    case 'dark':
      return {
        body: { color: '#f6f4ee', fill: mix(ink, '#ffffff', 0.04), stripe: mix(ink, '#ffffff', 0.09) },
        header: { ...head, color: mix(accent, '#ffffff', 0.72), fill: ink },
        borders: { outer: null, rows: null, columns: null },
        padding,
        radius: px(0.7),
      };
    case 'soft':
      return {
        body: { color: ink, fill: mix('#ffffff', accent, 0.07), stripe: null },
        header: { ...head, color: lettersOf(accent), fill: mix('#ffffff', accent, 0.18) },
        borders: { outer: null, rows: { color: '#ffffff', width: Math.max(2, size * 0.1) }, columns: null },
        padding: { x: px(0.95), y: px(0.65) },
        radius: px(1),
      };
    case 'editorial':
      return {
        body: { color: ink, fill: null, stripe: null },
        header: {
          fontSize: Math.max(1, Math.round(size * 0.72 * 2) / 2),
          fontWeight: 600,
          upper: true,
          color: lettersOf(accent),
          fill: null,
        },
        borders: { outer: null, rows: rule(ink, 0.06), columns: null },
        padding: { x: px(0.5), y: px(0.6) },
        radius: 0,
      };
    case 'open':
      return {
        body: { color: ink, fill: null, stripe: null },
        header: { ...head, color: lettersOf(accent), fill: null },
        borders: { outer: null, rows: null, columns: null },
        padding: { x: px(0.5), y: px(0.36) },
        radius: 0,
      };
  }
}

/**
 * The table in that look: cells lose their own colors; bold, alignment and words stay. Break its lines again
 * afterwards.
 */
export function withTableLook(layer: TableLayer, style: TableStyle, palette?: TablePalette): TableLayer {
  const cells = layer.cells.map((row) =>
    row.map(({ style: { fill: _fill, color: _color, ...own }, ...cell }) => ({ ...cell, style: own })),
  );
  return { ...layer, ...tableLook(style, layer.fontSize, palette), cells };
}

/** The requirements for a logo, and the result: words in, layers out. */
import type { Outline } from '../document/path-geometry.ts';
import type { LeafLayer } from '../document/layers.ts';
import type { FontStyle, MeasureText } from '../document/measure.ts';
import type { PathCommand } from '../document/outline-path.ts';

/** The specification's styles. */
export const LOGO_STYLES = [
  'assorted',
  'lettermark',
  'abstract',
  'icon',
  'line art',
  'illustration',
  'emblem',
] as const;
export type LogoStyle = (typeof LOGO_STYLES)[number];
/** A style that can be drawn. */
export type LogoKind = Exclude<LogoStyle, 'assorted'>;

export interface LogoBrief {
  name: string;
  /** What the business does, in its owner's words. */
  description: string;
  style: LogoStyle;
  /** Things to show: "crescent moon", "leaf". */
  elements: readonly string[];
  /** `#rrggbb`, most important first; empty: chosen by trade. */
  colors: readonly string[];
  /** Another four proposals of the same brief. */
  variant: number;
}

/** A two-tone icon: an area and the lines above it, in one box of 256 units. */
export interface TwoTone {
  area: Outline & { x: number; y: number };
  lines: Outline & { x: number; y: number };
}

export type LogoIconWeight = 'thin' | 'light' | 'regular' | 'bold' | 'fill';

/** The outline of one line of letters, px: its baseline at y 0, its advance beginning at x 0. `letterSpacing`: px. */
export type TextOutline = (text: string, style: FontStyle & { letterSpacing: number }) => readonly PathCommand[];

/** What the kernel can't know by itself. */
export interface LogoPorts {
  measureText: MeasureText;
  /** Icon names for a text, nearest first. */
  findIcons(text: string, limit: number): readonly { name: string; score: number }[];
  iconPath(name: string, weight: LogoIconWeight): Outline | null;
  twoTone(name: string): TwoTone | null;
  /** With it, marks and words are placed by their ink; without it, by measured tables of the faces. */
  textOutline?: TextOutline;
}

/** A logo on its own background. Layers have provisional ids and no particular place. */
export interface DrawnLogo {
  kind: LogoKind;
  /** Describes it for people who can't see it. */
  label: string;
  layers: LeafLayer[];
  background: string;
}

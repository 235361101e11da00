/** Elements of slides as the reader of presentations gives them. Lengths are in points. */
import type { Bordered, Fill } from './pptx-fills.ts';

export interface Cell {
  text?: string;
  fillColor?: string;
  fontColor?: string;
  fontBold?: boolean;
  vAlign?: string;
  colSpan?: number;
  rowSpan?: number;
  borders?: Record<string, Bordered | undefined>;
}

/** What the reader of presentations gives for any element; which properties there are depends on its type. */
export interface SlideElement extends Bordered {
  type: string;
  id?: string;
  left: number;
  top: number;
  width: number;
  height: number;
  rotate?: number;
  isFlipH?: boolean;
  isFlipV?: boolean;
  order?: number;
  name?: string;
  fill?: Fill | null;
  content?: string;
  vAlign?: string;
  wrap?: boolean;
  isVertical?: boolean;
  autoFit?: { type: string; fontScale?: number };
  textInset?: { l: number; t: number; r: number; b: number };
  shadow?: { h: number; v: number; blur: number; color: string };
  shapType?: string;
  path?: string;
  pathViewBox?: { x: number; y: number; width: number; height: number };
  keypoints?: Record<string, number>;
  headEnd?: { type: string };
  tailEnd?: { type: string };
  strokeOnly?: boolean;
  ref?: string;
  picRef?: string;
  rect?: { t?: number; b?: number; l?: number; r?: number };
  geom?: string;
  link?: string;
  elements?: SlideElement[];
  data?: unknown;
  colWidths?: number[];
  rowHeights?: number[];
  borders?: Record<string, Bordered | undefined>;
  text?: string;
  latex?: string;
}

export interface Slide {
  fill?: Fill | null;
  elements: SlideElement[];
  layoutElements?: SlideElement[];
  note?: string;
  transition?: { type: string } | null;
}

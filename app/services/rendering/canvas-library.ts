/**
 * The server's canvas, without the fonts of the machine: pictures are drawn with the shipped fonts and users' own, so
 * that they are the same everywhere. A font of the machine would be used in place of a shipped one of the same name.
 */
import { createRequire } from 'node:module';
import type * as Library from '@napi-rs/canvas';
import { leaveOutMachineFonts } from '#app/services/config/canvas-settings.ts';

// Not an `import`: in the server's bundle it would come before this line.
leaveOutMachineFonts();

export const {
  createCanvas,
  FillType,
  GlobalFonts,
  ImageData,
  loadImage,
  Path2D,
  PathOp,
  PDFDocument,
  setTextRenderer,
  StrokeCap,
  StrokeJoin,
  SvgExportFlag,
} = createRequire(import.meta.url)('@napi-rs/canvas') as typeof Library;

export type Path2D = InstanceType<typeof Library.Path2D>;
export type { Canvas, FontKey, SKRSContext2D, StrokeOptions } from '@napi-rs/canvas';

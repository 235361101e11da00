/** What is laid over a PDF page: marks and boxes are drawn as they look, notes, sounds and attachments counted. */
import type * as mupdf from 'mupdf';
import type { Loss } from '#app/contracts/imports.ts';
import type { LossCount } from '../imported.ts';

/** Whose icons say only that there is something to open. */
const UNSEEN: Readonly<Record<string, Loss | null>> = {
  FileAttachment: 'attachmentLeft',
  Popup: null,
  Sound: 'mediaLeft',
  Text: 'noteLeft',
};
/** Of which only the poster is drawn. */
const PLAYED: Readonly<Record<string, Loss>> = {
  '3D': 'objectLeft',
  Movie: 'mediaLeft',
  Projection: 'objectLeft',
  RichMedia: 'mediaLeft',
  Screen: 'mediaLeft',
};

export function drawAnnotations(
  page: mupdf.PDFPage,
  device: mupdf.Device,
  matrix: mupdf.Matrix,
  losses: LossCount,
): void {
  for (const annotation of page.getAnnotations()) {
    const type = annotation.getType();
    const unseen = UNSEEN[type];
    if (unseen) losses.add(unseen);
    if (unseen !== undefined) continue;
    annotation.run(device, matrix);
    const played = PLAYED[type];
    if (played) losses.add(played);
    // The words of a box are drawn; those of any other mark open beside it.
    else if (type !== 'FreeText' && annotation.getContents().trim() !== '') losses.add('noteLeft');
  }
}

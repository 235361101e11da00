/** Reads a PDF into nodes, page by page. Nothing in it is run: scripts, attachments and addresses are only counted. */
import * as mupdf from 'mupdf';
import { IMPORT_LIMITS } from '#app/contracts/upload-limits.ts';
import sharp from 'sharp';
import { normalisePicture, type NormalisedPicture } from '../../pictures/normalise.ts';
import { ImportRefused, LossCount, READING_LIMITS, type ImportedFile, type ImportedPage } from '../imported.ts';
import { translation } from '../matrix.ts';
import { solid } from '../paints.ts';
import { drawAnnotations } from './pdf-annotations.ts';
import { PageReader } from './pdf-device.ts';
import type { PendingPicture } from './pdf-values.ts';

/** Page units (1/72 inch) in a px of a design: pages are twice as large as on paper. */
const UNIT = 0.5;
/** Largest page, units: 200 inches, as the format says. */
const LARGEST = 14_400;
/** Pixels of a picture above which it may be a photo, and is kept as JPEG if nothing shows through. */
const PHOTO = 60_000;

function open(bytes: Uint8Array): mupdf.Document {
  let document: mupdf.Document;
  try {
    document = mupdf.Document.openDocument(bytes, 'application/pdf');
  } catch {
    throw new ImportRefused('import_unreadable');
  }
  // An empty password opens it: only changing it is restricted.
  if (document.needsPassword() && document.authenticatePassword('') === 0) throw new ImportRefused('import_locked');
  return document;
}

/** What is in the file besides its pages. */
function countOther(document: mupdf.Document, losses: LossCount): void {
  const pdf = document.asPDF();
  if (!pdf) return;
  try {
    const root = pdf.getTrailer().get('Root');
    const names = root.get('Names');
    if (!names.isNull()) {
      if (!names.get('JavaScript').isNull()) losses.add('scriptLeft');
      if (!names.get('EmbeddedFiles').isNull()) losses.add('attachmentLeft');
    }
    const action = root.get('OpenAction');
    if (action.isDictionary() && String(action.get('S').asName?.() ?? '') === 'JavaScript') losses.add('scriptLeft');
  } catch {
    // A broken catalogue: the pages may be read all the same.
  }
}

function readPage(
  document: mupdf.Document,
  index: number,
  pending: PendingPicture[],
  losses: LossCount,
): ImportedPage | null {
  const page = document.loadPage(index);
  const [left = 0, top = 0, right = 0, bottom = 0] = page.getBounds();
  const [width, height] = [right - left, bottom - top];
  if (!(width > 0 && height > 0 && width <= LARGEST * 10 && height <= LARGEST * 10)) {
    losses.add('pageLeft');
    return null;
  }
  const reader = new PageReader({ width, height }, pending, losses);
  const device = new mupdf.Device(reader.callbacks() as never);
  try {
    const matrix = translation(-left, -top) as never;
    page.runPageContents(device, matrix);
    if (page instanceof mupdf.PDFPage) drawAnnotations(page, device, matrix, losses);
    page.runPageWidgets(device, matrix);
  } finally {
    device.close();
  }
  losses.add('linkLeft', page.getLinks().length);
  if (page instanceof mupdf.PDFPage) losses.add('formLeft', page.getWidgets().length);
  return { name: '', width, height, background: solid('#ffffff'), nodes: reader.nodes() };
}

/** A drawing of a picture as it is kept: photos as JPEG. Null: it can't be read. */
async function kept(png: Uint8Array): Promise<NormalisedPicture | null> {
  try {
    const { isOpaque } = await sharp(png).stats();
    const { width, height } = await sharp(png).metadata();
    if (!isOpaque || width * height < PHOTO) return await normalisePicture(png);
    const [plain, photo] = await Promise.all([
      sharp(png).removeAlpha().png().toBuffer(),
      sharp(png).flatten().jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer(),
    ]);
    return await normalisePicture(new Uint8Array(photo.length < 0.5 * plain.length ? photo : plain));
  } catch {
    return null;
  }
}

/** Reads a PDF. Throws ImportRefused. */
export async function readPdf(bytes: Uint8Array): Promise<ImportedFile> {
  const document = open(bytes);
  const losses = new LossCount();
  const pending: PendingPicture[] = [];
  let count = 0;
  try {
    count = document.countPages();
  } catch {
    throw new ImportRefused('import_unreadable');
  }
  const pages: ImportedPage[] = [];
  for (let index = 0; index < Math.min(count, IMPORT_LIMITS.pages); index += 1) {
    try {
      const page = readPage(document, index, pending, losses.onPage(index));
      if (page) pages.push(page);
    } catch (error) {
      if (error instanceof ImportRefused) throw error;
      losses.onPage(index).add('pageLeft');
    }
  }
  losses.add('pagesLeft', count - Math.min(count, IMPORT_LIMITS.pages));
  countOther(document, losses);
  if (pages.length === 0) throw new ImportRefused(count === 0 ? 'import_empty' : 'import_unreadable');
  const pictures: NormalisedPicture[] = [];
  for (const { node, png, losses: missed } of pending) {
    const picture = pictures.length < READING_LIMITS.pictures ? await kept(png) : null;
    if (picture) node.picture = pictures.push(picture) - 1;
    else missed.add('pictureLeft');
  }
  const title = document.getMetaData('info:Title') ?? '';
  return { kind: 'pdf', title: title.slice(0, 120), unit: UNIT, pages, pictures, losses: losses.found };
}

/** Longer side of a picture of a whole page, px. */
const PAGE_SIDE = 2_400;

/** A page as a picture. */
export async function drawPdfPage(bytes: Uint8Array, index: number): Promise<NormalisedPicture | null> {
  const page = open(bytes).loadPage(index);
  const [left = 0, top = 0, right = 0, bottom = 0] = page.getBounds();
  const scale = PAGE_SIDE / Math.max(1, right - left, bottom - top);
  const pixmap = page.toPixmap([scale, 0, 0, scale, 0, 0], mupdf.ColorSpace.DeviceRGB, false, true);
  return kept(pixmap.asPNG());
}

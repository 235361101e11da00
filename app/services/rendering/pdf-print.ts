/**
 * Pages as a PDF for a print shop: outlines as in any vector PDF, on paper larger than the page by the bleed and by the
 * marks that say where to cut. `print-ready.ts` makes it PDF/X-4.
 */
import { PDFDocument, type SKRSContext2D } from './canvas-library.ts';
import { withBleed } from '#design/layout/bleed.ts';
import { PRINT_PIXELS_PER_INCH, type PrintSetup } from '#tools/contract/ports/rendering-port.ts';
import { mendEmojiJoins } from './emoji-joins.ts';
import { withPage, type Drawing } from './page-on-view.ts';
import { printReady, type PrintSizes } from './print-ready.ts';
import type { Drawn, RenderJob } from './render-job.ts';
import { createTrim } from './trimmed-picture.ts';
import { vectorPaper } from './vector-context.ts';
import { paintVectorPage } from './vector-page.ts';

const LIMITS = { blending: true, emoji: true, tiles: true };

const POINTS_PER_MM = 72 / 25.4;
/** Length of a mark, and its least distance from where the page is cut: as print shops expect them. Points. */
const MARK = 5 * POINTS_PER_MM;
const MARK_GAP = 3 * POINTS_PER_MM;
const MARK_LINE = 0.25;

export function printSizes(page: { width: number; height: number }, { bleed, marks, width }: PrintSetup): PrintSizes {
  const unit = width === null ? 72 / PRINT_PIXELS_PER_INCH : (width * POINTS_PER_MM) / page.width;
  const margin = bleed * POINTS_PER_MM;
  return {
    trim: { width: page.width * unit, height: page.height * unit },
    bleed: margin,
    slug: marks ? Math.max(0, MARK_GAP - margin) + MARK : 0,
  };
}

/** Two lines at each corner, outside the bleed. */
function drawMarks(context: SKRSContext2D, { trim, bleed, slug }: PrintSizes): void {
  const at = slug + bleed;
  const from = Math.max(bleed, MARK_GAP);
  context.strokeStyle = '#000000';
  context.lineWidth = MARK_LINE;
  context.beginPath();
  for (const [x, sideways] of [
    [at, -1],
    [at + trim.width, 1],
  ] as const)
    for (const [y, down] of [
      [at, -1],
      [at + trim.height, 1],
    ] as const) {
      context.moveTo(x + sideways * from, y);
      context.lineTo(x + sideways * (from + MARK), y);
      context.moveTo(x, y + down * from);
      context.lineTo(x, y + down * (from + MARK));
    }
  context.stroke();
}

/** Draws and writes the job's pages. */
export async function printPdf(job: RenderJob, drawing: Drawing): Promise<Drawn> {
  const setup = job.print;
  if (!setup) throw new Error('A PDF for print needs its bleed and marks');
  const { width } = job.document;
  const sizes = printSizes(job.document, setup);
  const unit = sizes.trim.width / width;
  const document = withBleed(job.document, sizes.bleed / unit);
  const scale = job.width / width;
  const larger = {
    ...job,
    document,
    width: Math.round(document.width * scale),
    height: Math.round(document.height * scale),
  };
  const pdf = new PDFDocument({ title: job.title, encodingQuality: job.quality });
  const trim = createTrim();
  const flattened: string[] = [];
  const problems: Drawn['problems'] = [];
  // The library turns pages over at a whole point: `print-ready.ts` cuts the rest off below.
  const sheet = {
    width: sizes.trim.width + (sizes.bleed + sizes.slug) * 2,
    height: sizes.trim.height + (sizes.bleed + sizes.slug) * 2,
  };
  for (const page of job.pages) {
    await withPage(larger, page, drawing, { paintsOnce: true }, (shown) => {
      const own = pdf.beginPage(sheet.width, Math.ceil(sheet.height)) as unknown as SKRSContext2D;
      mendEmojiJoins(own);
      if (sizes.slug > 0) drawMarks(own, sizes);
      own.save();
      own.beginPath();
      own.rect(sizes.slug, sizes.slug, sheet.width - sizes.slug * 2, sheet.height - sizes.slug * 2);
      own.clip();
      const paper = vectorPaper({
        context: own,
        width: larger.width,
        height: larger.height,
        unit: (document.width * unit) / larger.width,
        origin: sizes.slug,
        trim,
      });
      flattened.push(...paintVectorPage(paper, shown, LIMITS, job.watermark));
      own.restore();
      problems.push(...shown.problems);
      pdf.endPage();
    });
  }
  const bytes = await printReady(pdf.close(), { ...sizes, title: job.title });
  return { bytes, flattened, problems };
}

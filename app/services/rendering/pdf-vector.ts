/** Pages as a PDF of outlines, with the fonts embedded: letters can be selected and searched. */
import { PDFDocument, type SKRSContext2D } from './canvas-library.ts';
import { mendEmojiJoins } from './emoji-joins.ts';
import { POINTS_PER_PIXEL } from './pdf-pictures.ts';
import { withPage, type Drawing } from './page-on-view.ts';
import type { Drawn, RenderJob } from './render-job.ts';
import { createTrim } from './trimmed-picture.ts';
import { vectorPaper } from './vector-context.ts';
import { paintVectorPage } from './vector-page.ts';

const LIMITS = { blending: true, emoji: true, tiles: true };

/** Draws and writes the job's pages. Opaque pictures inside are JPEG of the job's quality. */
export async function vectorPdf(job: RenderJob, drawing: Drawing): Promise<Drawn> {
  const { width, height } = job.document;
  const pdf = new PDFDocument({ ...(job.title && { title: job.title }), encodingQuality: job.quality });
  const trim = createTrim();
  const flattened: string[] = [];
  const problems: Drawn['problems'] = [];
  for (const page of job.pages) {
    await withPage(job, page, drawing, { paintsOnce: true }, (shown) => {
      const own = pdf.beginPage(width * POINTS_PER_PIXEL, height * POINTS_PER_PIXEL) as unknown as SKRSContext2D;
      mendEmojiJoins(own);
      const paper = vectorPaper({
        context: own,
        width: job.width,
        height: job.height,
        unit: (width * POINTS_PER_PIXEL) / job.width,
        trim,
      });
      flattened.push(...paintVectorPage(paper, shown, LIMITS, job.watermark));
      problems.push(...shown.problems);
      pdf.endPage();
    });
  }
  return { bytes: pdf.close(), flattened, problems };
}

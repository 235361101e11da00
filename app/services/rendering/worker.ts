/** A rendering thread: takes one job at a time, draws and encodes it. Node runs this file as it is. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawPicture } from './draw-page.ts';
import { MIME } from './encode.ts';
import { vectorPdf } from './pdf-vector.ts';
import { picturePdf } from './pdf-pictures.ts';
import { RenderError, type Drawn, type FromWorker, type Rendered, type RenderJob, type ToWorker } from './render-job.ts';
import { registerFonts, type FontLatch } from './server-fonts.ts';
import { svgOfPage } from './svg-file.ts';

const port = parentPort;
if (!port) throw new Error('The renderer runs in a worker thread');

const { fonts } = workerData as { fonts: FontLatch };

async function draw(job: RenderJob, page: string): Promise<Drawn> {
  const { format } = job;
  if (format === 'pdf') return picturePdf(job, fonts);
  if (format === 'vector-pdf') return vectorPdf(job, fonts);
  if (format === 'svg') return svgOfPage(job, page, fonts);
  return drawPicture(job, page, fonts, format);
}

async function render(job: RenderJob): Promise<Rendered> {
  const [page = ''] = job.pages;
  const { document, format } = job;
  // Outlines have no pixels: the size of such a file is the page's own.
  const { width, height } = format === 'svg' || format === 'vector-pdf' ? document : job;
  return { ...(await draw(job, page)), width, height, mime: MIME[format] };
}

const send = (answer: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(answer, transfer);

port.on('message', ({ id, job }: ToWorker) => {
  render(job).then(
    (result) => send({ type: 'done', id, result }),
    (error: unknown) => {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      if (error instanceof RenderError) send({ type: 'failed', id, code: error.code, values: { count: error.problems.length }, problems: [...error.problems], reason });
      else send({ type: 'failed', id, code: 'failed', values: {}, problems: [], reason });
    },
  );
});

registerFonts(fonts);
send({ type: 'ready' });

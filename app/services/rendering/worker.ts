/**
 * A rendering thread: takes one job at a time, draws and encodes it, and stops between two layers when told. Node runs
 * this file directly.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { FILE_FORMATS } from '#tools/files/file-formats.ts';
import { drawPicture } from './draw-page.ts';
import { vectorPdf } from './pdf-vector.ts';
import { printPdf } from './pdf-print.ts';
import { picturePdf } from './pdf-pictures.ts';
import type { Drawing } from './page-on-view.ts';
import {
  RenderError,
  type Drawn,
  type FromWorker,
  type Rendered,
  type RenderJob,
  type ToWorker,
  type WorkerStart,
} from './render-job.ts';
import { registerFonts } from './server-fonts.ts';
import { svgOfPage } from './svg-file.ts';

const port = parentPort;
if (!port) throw new Error('The renderer runs in a worker thread');

const { fonts, bitmapLimit, stopped } = workerData as WorkerStart;

async function draw(job: RenderJob, page: string, drawing: Drawing): Promise<Drawn> {
  const { format } = job;
  if (format === 'pdf') return picturePdf(job, drawing);
  if (format === 'vector-pdf') return vectorPdf(job, drawing);
  if (format === 'print-pdf') return printPdf(job, drawing);
  if (format === 'svg') return svgOfPage(job, page, drawing);
  return drawPicture(job, page, drawing, format);
}

async function render(id: number, job: RenderJob): Promise<Rendered> {
  const [page = ''] = job.pages;
  const { document, format } = job;
  const { vector, mime } = FILE_FORMATS[format];
  // Outlines have no pixels: the size of such a file is the page's own.
  const { width, height } = vector ? document : job;
  const checkpoint = () => {
    if (Atomics.load(stopped, 0) === id) throw new RenderError('stopped');
  };
  checkpoint();
  return { ...(await draw(job, page, { fonts, bitmapLimit, checkpoint })), width, height, mime };
}

const send = (answer: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(answer, transfer);

port.on('message', ({ id, job }: ToWorker) => {
  render(id, job).then(
    (result) => send({ type: 'done', id, result }),
    (error: unknown) => {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      if (error instanceof RenderError)
        send({
          type: 'failed',
          id,
          code: error.code,
          values: { count: error.problems.length },
          problems: [...error.problems],
          reason,
        });
      else send({ type: 'failed', id, code: 'failed', values: {}, problems: [], reason });
    },
  );
});

registerFonts(fonts);
send({ type: 'ready' });

/** A rendering thread: takes one job at a time, draws and encodes it. Node runs this file as it is. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawPage } from './draw-page.ts';
import { encodeCanvas, MIME } from './encode.ts';
import { RenderError, type FromWorker, type Rendered, type RenderJob, type ToWorker } from './render-job.ts';
import { registerFonts, type FontLatch } from './server-fonts.ts';

const port = parentPort;
if (!port) throw new Error('The renderer runs in a worker thread');

const { fonts } = workerData as { fonts: FontLatch };

async function render(job: RenderJob): Promise<Rendered> {
  const { canvas, problems } = await drawPage(job, fonts);
  const bytes = await encodeCanvas(canvas, job.format, job.quality);
  return { bytes, width: job.width, height: job.height, mime: MIME[job.format], problems };
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

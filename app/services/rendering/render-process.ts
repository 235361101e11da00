/**
 * The process for heavy jobs: a thread draws, the main thread monitors the process's memory and relays messages. Node
 * runs this file directly, with the memory limit in bytes as its argument.
 */
import { writeFileSync } from 'node:fs';
import { drawingThreads } from './drawing-thread.ts';
import { createOwnFontCanvas } from './own-font-canvas.ts';
import { BITMAP_LIMITS } from './render-cost.ts';
import { TOO_HEAVY } from './drawing-process.ts';
import type { FromWorker, ToProcess } from './render-job.ts';
import { fontLatch } from './server-fonts.ts';

/** How often the memory is checked, ms: native code fills a gigabyte in a second. */
const LOOK_EVERY = 50;

try {
  // If memory runs out, this is the process to lose: its job fails and can be repeated.
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '900');
} catch {
  // No condition for working.
}

const memoryLimit = Number(process.argv[2]);
const send = (message: FromWorker) => process.send?.(message);
const ownFonts = createOwnFontCanvas(() => undefined);
let drawing = false;

const thread = drawingThreads({ fonts: fontLatch(), bitmapLimit: BITMAP_LIMITS.heavy })({
  heard(answer) {
    if (answer.type !== 'ready') drawing = false;
    send(answer);
  },
  lost(error) {
    process.stderr.write(String(error.stack ?? error));
    process.exit(1);
  },
});

process.on('message', (message: ToProcess) => {
  if (message.type === 'stop') return thread.stop(message.id);
  drawing = true;
  for (const [family, bytes] of message.job.ownFonts ?? []) if (!ownFonts.has(family)) ownFonts.register(family, bytes);
  thread.draw(message.id, message.job);
});

setInterval(() => {
  if (!drawing || process.memoryUsage.rss() <= memoryLimit) return;
  process.exit(TOO_HEAVY);
}, LOOK_EVERY);

// Without its parent nobody waits for the result.
process.on('disconnect', () => process.exit(0));

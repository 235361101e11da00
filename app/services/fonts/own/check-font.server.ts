/** Looks at a font in a thread of its own with little memory and little time, one font after the other. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#app/services/config/project-root.ts';
import { createInTurn } from '#app/services/database/in-turn.server.ts';
import type { CheckAnswer } from './check-worker.ts';
import type { CleanFont } from './clean-font.ts';
import { FontError } from './font-error.ts';
import { FONT_LIMITS } from './font-limits.ts';
import { kindOf } from './tables.ts';

const SCRIPT = 'app/services/fonts/own/check-worker.ts';

export interface CheckOptions {
  /** ms */
  time?: number;
  heapMegabytes?: number;
  /** Tests put in one that misbehaves. */
  script?: string;
}

const inTurn = createInTurn();

/** The font put together anew. Throws FontError. */
export async function checkFont(bytes: Uint8Array, { time = FONT_LIMITS.time, heapMegabytes = FONT_LIMITS.heapMegabytes, script = path.join(projectRoot(), SCRIPT) }: CheckOptions = {}): Promise<CleanFont> {
  if (bytes.length > FONT_LIMITS.bytes) throw new FontError('tooLarge');
  if (kindOf(bytes) === null) throw new FontError('invalidType');
  return inTurn.run('font', () => inThread(bytes, script, time, heapMegabytes));
}

async function inThread(bytes: Uint8Array, script: string, time: number, heapMegabytes: number): Promise<CleanFont> {
  const worker = new Worker(script, { workerData: { bytes }, resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32 } });
  const timer = setTimeout(() => void worker.terminate(), time);
  try {
    const answer = await new Promise<CheckAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      // Out of memory or out of time: both are the font's doing.
      worker.once('error', () => reject(new FontError('tooMuch')));
      worker.once('exit', () => reject(new FontError('tooMuch')));
    });
    if ('refused' in answer) throw new FontError(answer.refused);
    return answer.font;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

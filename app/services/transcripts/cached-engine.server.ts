/**
 * A cutout engine whose results are kept on disk, by the engine and the picture's bytes: replays ask for the same cutouts
 * again and again, and one takes seconds. BLEND_UNCACHED=1 goes around it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import { isUncached } from '#app/services/config/uncached.ts';
import type { CutoutEngine } from '#app/services/imaging/cutout-engine.server.ts';
import type { RawCutout } from '#app/services/imaging/cutout-job.ts';
import { BUILT_IN_ENGINE } from '#app/services/imaging/imaging.server.ts';

/** Raised when what is written below changes. */
const FORM = 1;

const keptSchema = z.strictObject({
  form: z.literal(FORM),
  /** Of the mask's bytes: a damaged file must not pass for a result. */
  hash: z.string(),
  result: z.strictObject({
    mask: z.instanceof(Uint8Array),
    width: z.number().int().min(1),
    height: z.number().int().min(1),
    subject: z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
    coverage: z.number().min(0).max(1),
  }),
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function readKept(file: string): Promise<RawCutout | null> {
  try {
    const { hash, result } = keptSchema.parse(deserialize(await readFile(file)));
    // Not a view of the file's buffer: whoever gets it may send it to another thread.
    const mask = new Uint8Array(result.mask);
    return sha256(mask) === hash ? { ...result, mask } : null;
  } catch {
    // Not there, or not whole: made anew.
    return null;
  }
}

async function keep(file: string, result: RawCutout): Promise<void> {
  const temporary = `${file}.${randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(temporary, serialize({ form: FORM, hash: sha256(result.mask), result: { ...result, mask: new Uint8Array(result.mask) } }));
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * The engine with a memory in `folder`. Only results are kept, never refusals. `name` says which engine it is, its version
 * included; the one that comes along unless told.
 */
export function cachedEngine(engine: CutoutEngine, folder: string, name: string = BUILT_IN_ENGINE): CutoutEngine {
  if (isUncached()) return engine;
  return {
    async cutOut(picture, options) {
      options.signal.throwIfAborted();
      const file = path.join(folder, name, `${sha256(picture)}.bin`);
      const known = await readKept(file);
      options.signal.throwIfAborted();
      if (known) {
        options.progress?.(1);
        return known;
      }
      const result = await engine.cutOut(picture, options);
      // A full or unwritable disk makes it slow, not wrong.
      await keep(file, result).catch(() => undefined);
      return result;
    },
    get pending() {
      return engine.pending;
    },
    get pid() {
      return engine.pid;
    },
    close: () => engine.close(),
  };
}

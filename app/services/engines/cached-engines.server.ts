/**
 * Engines whose results are cached on disk, by engine, version and input: replays request the same work again and
 * again, and one job takes seconds. BLEND_UNCACHED=1 bypasses the cache.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import { isUncached } from '#app/services/config/uncached.ts';
import { ENGINE_LIMITS } from './engine-limits.ts';
import type { EngineInput, EngineName, EngineOutput } from './engine-jobs.ts';
import type { Engines } from './engines.server.ts';

/** Raised when the format below changes. */
const FORM = 2;

const cachedSchema = z.strictObject({
  form: z.literal(FORM),
  /** Of the result's bytes: a damaged file must not pass for a result. */
  hash: z.string(),
  result: z.instanceof(Uint8Array),
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Plain data in a canonical form: keys in order, bytes by their hash. */
function canonical(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: sha256(value) };
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, canonical(one)]),
  );
}

/** The same data without views of a larger buffer: the receiver may send it to another thread. */
function detached(value: unknown): unknown {
  if (value instanceof Uint8Array) return new Uint8Array(value);
  if (Array.isArray(value)) return value.map(detached);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, detached(one)]));
}

async function readCached(file: string): Promise<unknown> {
  try {
    const { hash, result } = cachedSchema.parse(deserialize(await readFile(file)));
    return sha256(result) === hash ? detached(deserialize(result)) : null;
  } catch {
    // Missing or incomplete: computed again.
    return null;
  }
}

async function keep(file: string, output: unknown): Promise<void> {
  const temporary = `${file}.${randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const result = new Uint8Array(serialize(detached(output)));
    await writeFile(temporary, serialize({ form: FORM, hash: sha256(result), result }));
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * The engines with a cache in `folder`. Only results are cached, never refusals. `version`: overrides the engine's own,
 * for tests.
 */
export function cachedEngines(engines: Engines, folder: string, version?: number): Engines {
  if (isUncached()) return engines;
  return {
    async run<Name extends EngineName>(name: Name, input: EngineInput<Name>, options: Parameters<Engines['run']>[2]) {
      options.signal.throwIfAborted();
      const key = sha256(new TextEncoder().encode(JSON.stringify(canonical(input))));
      const file = path.join(folder, `${name}-${version ?? ENGINE_LIMITS[name].version}`, `${key}.bin`);
      const known = await readCached(file);
      options.signal.throwIfAborted();
      if (known !== null) {
        options.progress?.(1);
        return known as EngineOutput<Name>;
      }
      const result = await engines.run(name, input, options);
      // A full or unwritable disk makes it slow, not wrong.
      await keep(file, result).catch(() => undefined);
      return result;
    },
    close: () => engines.close(),
  };
}

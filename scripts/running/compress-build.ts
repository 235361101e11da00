/** Compresses the browser's files once, as small as possible, so that no request waits for it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a file gains less than the two headers cost, bytes. */
const WORTHWHILE = 400;

/** Puts `x.js.br` and `x.js.gz` next to every script and style sheet of a folder. */
export async function compressBuild(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /\.(?:js|css|svg)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const location = path.join(folder, file);
      const bytes = await readFile(location);
      if (bytes.length < WORTHWHILE) return;
      const [small, zipped] = await Promise.all([
        brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
        zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      await Promise.all([writeFile(`${location}.br`, small), writeFile(`${location}.gz`, zipped)]);
    }),
  );
}

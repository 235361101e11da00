/** Pictures that the pages name by their whole address are among the public files. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#app/services/config/project-root.ts';

const root = projectRoot();
const NAMED = /['"`](\/(?:samples|studio|templates|front)\/[\w./-]+\.(?:webp|png|jpg|svg|mp4))['"`]/g;

it('each one that is named exists', () => {
  const missing = globSync('app/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(NAMED)]
      .map(([, address = '']) => address)
      .filter((address) => !existsSync(path.join(root, 'public', address)))
      .map((address) => `${file}: ${address}`),
  );
  expect(missing).toEqual([]);
});

/** Which copies of packages the browser gets. */
import { describe, expect, test } from 'vitest';
import { createFirstCopies, packageFileOf } from './one-copy.ts';

describe('the package of a file', () => {
  test.each([
    ['/p/node_modules/react/index.js', '/p/node_modules/react', 'index.js'],
    ['/p/node_modules/@a/b/dist/x.mjs', '/p/node_modules/@a/b', 'dist/x.mjs'],
    ['/p/node_modules/@a/b/node_modules/@a/c/i.js', '/p/node_modules/@a/b/node_modules/@a/c', 'i.js'],
  ])('%s', (id, folder, file) => {
    expect(packageFileOf(id)).toEqual({ folder, file });
  });

  test('our own files belong to none', () => {
    expect(packageFileOf('/p/app/root.tsx')).toBeNull();
  });
});

describe('copies', () => {
  const packages: Record<string, string> = {
    '/p/node_modules/slot/package.json': '{"name":"slot","version":"1.2.0"}',
    '/p/node_modules/menu/node_modules/slot/package.json': '{"name":"slot","version":"1.5.0"}',
    '/p/node_modules/dialog/node_modules/slot/package.json': '{"name":"slot","version":"1.5.0"}',
  };
  const first = createFirstCopies(
    (file) => packages[file] ?? '',
    (file) => file in packages,
  );

  test('of one version become the first that was met', () => {
    expect(first('/p/node_modules/menu/node_modules/slot/index.js')).toBe(
      '/p/node_modules/menu/node_modules/slot/index.js',
    );
    expect(first('/p/node_modules/dialog/node_modules/slot/index.js')).toBe(
      '/p/node_modules/menu/node_modules/slot/index.js',
    );
  });

  test('of another version stay what they are', () => {
    expect(first('/p/node_modules/slot/index.js')).toBe('/p/node_modules/slot/index.js');
  });
});

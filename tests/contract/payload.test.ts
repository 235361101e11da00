/**
 * What the browser fetches until the editor is ready: how much, and which texts. Read from the build, so that no
 * machine is too slow for it.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { en } from '#messages/en.ts';
import { prepareBuild } from '../../scripts/running/prepare.ts';

const folder = path.join(import.meta.dirname, '../../build/client/assets');

let files: string[] = [];
beforeAll(async () => {
  await prepareBuild();
  files = readdirSync(folder);
}, 240_000);

const codeOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** The files that begin with one of these names, and all that they import at once. */
function withImports(...names: string[]): Set<string> {
  const found = new Set<string>();
  const waiting = files.filter((file) => file.endsWith('.js') && names.some((name) => file.startsWith(`${name}-`)));
  expect(waiting.length).toBeGreaterThanOrEqual(names.length);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, imported] of codeOf(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      if (imported) waiting.push(imported);
  }
  return found;
}

/** What a built file is called, without its hash. */
const nameOf = (file: string): string => file.replace(/-[\w-]{8}\.js$/, '');

/** As it is sent, kB. Small files are not compressed. */
function sentSize(some: Iterable<string>): number {
  const sizes = [...some].map(
    (file) => statSync(path.join(folder, files.includes(`${file}.br`) ? `${file}.br` : file)).size,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

const everyPage = ['entry.client', 'root'];

describe('the browser fetches no more code than', () => {
  test('361 kB until the editor stands, with its layers open', () => {
    const fetched = withImports(...everyPage, 'canvas._id', 'canvas');
    expect(sentSize(fetched)).toBeLessThan(361);
    // A conversation comes when its panel is opened.
    const chat = /^(?:design-chat|editor-assistant|assistant-edge)-/;
    expect(files.filter((file) => chat.test(file) && file.endsWith('.js')).length).toBe(3);
    expect([...fetched].filter((file) => chat.test(file))).toEqual([]);
  });

  test('205 kB to sign in, nothing of it the editor’s own', () => {
    const fetched = withImports(...everyPage, 'sign-in');
    expect(sentSize(fetched)).toBeLessThan(205);
    expect([...fetched].filter((file) => /^(?:editor|canvas)-/.test(file))).toEqual([]);
  });
});

describe('what is only for outside services', () => {
  /** Files that fetch another one only when they are asked to don't count. */
  const fetchedWithPages = () =>
    withImports(...files.filter((file) => file.endsWith('.js') && !file.startsWith('sentry.client-')).map(nameOf));

  test('comes with no page: the SDK that reports errors is a file of its own', () => {
    const fetched = fetchedWithPages();
    expect(fetched.size).toBeGreaterThan(50);
    expect([...fetched].filter((file) => /sentry_key|sentry_version/.test(codeOf(file)))).toEqual([]);
    expect(sentSize(withImports('sentry.client'))).toBeLessThan(25);
  });

  test('is read by no server that has nothing to report to', () => {
    const built = path.join(import.meta.dirname, '../../build/server');
    const names = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    const importing = names.filter((name) => /@sentry\//.test(readFileSync(path.join(built, name), 'utf8')));
    expect(importing.map((name) => path.basename(name).replace(/-[\w-]+\.js$/, ''))).toEqual(['sentry.server']);
    const holders = names.filter((name) =>
      /(?:from|import)\s*["'][^"']*sentry\.server/.test(readFileSync(path.join(built, name), 'utf8')),
    );
    expect(holders).toEqual([]);
  });
});

describe('the texts in the browser', () => {
  const keys = Object.keys(en);

  test('are none that only the server, the assistant and the scripts speak', () => {
    const found = files
      .filter((file) => file.endsWith('.js'))
      .flatMap(
        (file) =>
          codeOf(file).match(
            /["'`](?:assistant|judge|replay|record|config|database|transcriptFile)\.[a-zA-Z]+["'`]/g,
          ) ?? [],
      );
    expect(found.filter((text) => keys.includes(text.slice(1, -1)))).toEqual([]);
  });

  test('stand beside every key that code names', () => {
    const texts = new Map(Object.entries(en));
    let named = 0;
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const code = codeOf(file);
      for (const [, before, key, after] of code.matchAll(/(.)["'`]([a-zA-Z]+\.[\w.-]+)["'`](.{0,4})/g)) {
        if (key === undefined || !texts.has(key)) continue;
        named += 1;
        // known("key","text") or { "key": "text" }; a list where values come between the words
        expect(`${file}: ${before}…${key}…${after}`).toMatch(/(?:\(…[^…]+…,\s*["'`[]|[{,]…[^…]+…:\s*["'`[])/);
      }
    }
    expect(named).toBeGreaterThan(500);
  });
});

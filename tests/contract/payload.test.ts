/**
 * Checks what the browser fetches of a page before any interaction: how much, and which texts. Read from the build, so
 * that a slow machine changes nothing; tests/e2e/payload.spec.ts compares it with what a browser really fetches.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { en } from '#messages/en.ts';
import { prepareBuild } from '../../scripts/running/prepare.ts';
import { codeOf, firstCode, gzipSize, nameOf, namesOfAssets, withImports } from '../fixtures/built-code.ts';

let files: string[] = [];
beforeAll(async () => {
  await prepareBuild();
  files = namesOfAssets();
}, 240_000);

const named = (fetched: Iterable<string>): string[] => [...fetched].map(nameOf);

// kB of 1000 bytes, gzipped.
describe('the browser fetches no more code before anything is done than', () => {
  /** React and its router, as built. */
  const framework = (): number =>
    gzipSize(files.filter((file) => nameOf(file) === 'framework' && file.endsWith('.js')));

  test('the framework and 40 kB for the front page', () => {
    const fetched = firstCode('splash');
    expect(gzipSize(fetched)).toBeLessThanOrEqual(framework() + 40);
    // The conversation is replayed only after the page was painted.
    expect(named(fetched).filter((name) => /^(?:editor$|canvas$|replay-player)/.test(name))).toEqual([]);
    expect(named(files)).toContain('replay-player.client');
  });

  test('the framework and 40 kB to sign in, nothing of it the editor’s own', () => {
    const fetched = firstCode('signIn');
    expect(gzipSize(fetched)).toBeLessThanOrEqual(framework() + 40);
    expect(named(fetched).filter((name) => /^(?:editor|canvas|table|shared)$/.test(name))).toEqual([]);
  });

  test('330 kB for the editor, with its layers open; 351 with the templates beside an empty page', () => {
    const fetched = firstCode('canvas');
    expect(gzipSize(fetched)).toBeLessThan(330);
    expect(gzipSize(new Set([...fetched, ...withImports('templates-panel')]))).toBeLessThan(351);
    // The conversation is fetched when its panel opens.
    const chat = /^(?:design-chat|editor-assistant|assistant-edge)$/;
    expect(named(files).filter((name) => chat.test(name)).length).toBeGreaterThanOrEqual(3);
    expect(named(fetched).filter((name) => chat.test(name))).toEqual([]);
  });

  test('367 kB for a conversation with its canvas', () => {
    expect(gzipSize(firstCode('chat'))).toBeLessThan(367);
  });

  test('21 kB of style, on every page', () => {
    expect(gzipSize(files.filter((file) => nameOf(file) === 'base' && file.endsWith('.css')))).toBeLessThan(21);
  });
});

test('neither what floats above a page nor what only hands need comes before a hand does', () => {
  for (const page of ['splash', 'signIn', 'canvas', 'chat'] as const)
    expect(named(firstCode(page)).filter((name) => /^(?:parts|floating|fields|selected)$/.test(name))).toEqual([]);
  expect(named(files)).toEqual(expect.arrayContaining(['parts', 'floating', 'fields', 'selected']));
});

test('no page of the editor begins with the schemas', () => {
  const schemas = files.filter((file) => file.endsWith('.js') && codeOf(file).includes('invalid_union'));
  expect(schemas.length).toBeGreaterThan(0);
  for (const page of ['canvas', 'chat'] as const)
    expect(schemas.filter((file) => firstCode(page).has(file))).toEqual([]);
});

describe('what is only for outside services', () => {
  /** Files that fetch another one only on demand don't count. */
  const fetchedWithPages = () =>
    withImports(...files.filter((file) => file.endsWith('.js') && !file.startsWith('sentry.client-')).map(nameOf));

  test('comes with no page: the SDK that reports errors is a file of its own', () => {
    const fetched = fetchedWithPages();
    expect(fetched.size).toBeGreaterThan(50);
    expect([...fetched].filter((file) => /sentry_key|sentry_version/.test(codeOf(file)))).toEqual([]);
    expect(gzipSize(withImports('sentry.client'))).toBeLessThan(30);
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
        // known("key","text") or { "key": "text" }; a list where values are inserted between the words
        expect(`${file}: ${before}…${key}…${after}`).toMatch(/(?:\(…[^…]+…,\s*["'`[]|[{,]…[^…]+…:\s*["'`[])/);
      }
    }
    expect(named).toBeGreaterThan(500);
  });
});

/**
 * No regular expression that runs in the server or the browser may block its process: each takes linear time at most,
 * whatever the input. The checker is tried on known expressions, the search for expressions on planted ones.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtAtLoad } from './expressions/built-at-load.ts';
import { expressionsIn, type Expression, type Place } from './expressions/source-expressions.ts';
import { superLinear } from './expressions/super-linear.ts';

const root = path.dirname(import.meta.dirname);
const FOLDERS = ['messages', 'design', 'tools', 'agent', 'app'];
/** Both are about to be replaced by a reader without such expressions. */
const LEFT_OUT = /^agent\/(?:assistant|tagger)\//;

/**
 * Files that may contain an expression: a slash after something that never precedes a division, path or tag, or a
 * construction.
 */
const MAY_HOLD = /RegExp|[^\w)\]<>./'"`*]\/(?![/*])|\.(?:match|matchAll|search)\(|pattern=/;

function sourceFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  ).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file) && !LEFT_OUT.test(file));
}

/** Every expression of some files, and the constructions that can't be checked. */
async function examine(
  folder: string,
  files: readonly string[],
): Promise<{ expressions: Expression[]; wrong: string[] }> {
  const found = files.flatMap((file) => {
    const code = readFileSync(path.join(folder, file), 'utf8');
    return MAY_HOLD.test(code) ? [expressionsIn(file, code)] : [];
  });
  const places = found.flatMap(({ atLoad }) => atLoad);
  const built = await builtAtLoad(folder, [...new Set(places.map(({ file }) => file))]);
  const unseen = places.filter(({ file, line }) => !built.some((one) => one.file === file && one.line === line));
  const where = ({ file, line }: Place) => `${file}:${line}`;
  return {
    expressions: [...found.flatMap(({ expressions }) => expressions), ...built],
    wrong: [
      ...found.flatMap(({ wrong }) => wrong.map((one) => `${where(one)} ${one.reason}`)),
      ...unseen.map((one) => `${where(one)} was not built when the module was loaded`),
    ],
  };
}

/** Problems of expressions, one line each. */
function slowOf(expressions: readonly Expression[]): string[] {
  const verdicts = new Map<string, ReturnType<typeof superLinear>>();
  return expressions.flatMap(({ file, line, source, flags }) => {
    const key = `/${source}/${flags}`;
    if (!verdicts.has(key)) verdicts.set(key, superLinear(source, flags));
    const verdict = verdicts.get(key);
    return verdict ? [`${file}:${line} ${verdict.growth}: ${verdict.reason}: ${key}`] : [];
  });
}

describe('the source', () => {
  test('holds expressions of linear time alone', async () => {
    const { expressions, wrong } = await examine(root, sourceFiles());
    expect(wrong).toEqual([]);
    expect(slowOf(expressions)).toEqual([]);
    // Fewer would mean that the search no longer finds them.
    expect(expressions.length).toBeGreaterThan(800);
  });
});

describe('the search for expressions', () => {
  const plants = [
    {
      name: 'a literal',
      code: 'export const trimmed = (text: string) => text.replace(/\\s+$/, "");',
      says: 'polynomial',
    },
    {
      name: 'a rule of a schema',
      code: 'import { z } from "zod";\nexport const name = z.string().regex(/^(?:[a-z]+-?)+$/);',
      says: 'exponential',
    },
    {
      name: 'a construction of constants',
      code: 'const SPACE = "\\\\s+";\nexport const end = (text: string) => new RegExp(`${SPACE}$`, "u").test(text);',
      says: 'polynomial',
    },
    {
      name: 'a string read as an expression',
      code: 'export const end = (text: string) => text.match("a+$");',
      says: 'polynomial',
    },
    {
      name: "a field's pattern",
      file: 'planted.tsx',
      code: 'export const field = <input pattern="(a+)+b" />;',
      says: 'exponential',
    },
    {
      name: 'a construction around a phrase',
      code: 'declare const phrasePattern: (words: string) => string;\nexport const end = (words: string, text: string) => new RegExp(`\\\\s+${phrasePattern(words)}$`).test(text);',
      says: 'polynomial',
    },
    {
      name: 'a construction at load',
      code: 'const parts = ["a+", "b"];\nconst built = (tail: string) => new RegExp(parts.join("") + tail);\nconst END = built("$");\nexport const end = (text: string) => END.test(text);',
      says: 'polynomial',
    },
    {
      name: 'a construction of what varies',
      code: 'export const found = (words: string, text: string) => new RegExp(words).test(text);',
      says: 'is built of what varies',
    },
    {
      name: 'a construction that only seems to be made at load',
      code: 'const built = (words: string) => new RegExp(words);\nexport const found = (words: string, text: string) => built(words).test(text);',
      says: 'is built of what varies',
    },
    {
      name: 'a repeated phrase',
      code: 'declare const phrasePattern: (words: string) => string;\nexport const found = (words: string, text: string) => new RegExp(`^(?:${phrasePattern(words)})+$`).test(text);',
      says: 'repeats words that vary',
    },
  ];

  test.each(plants)('finds $name', async ({ file = 'planted.ts', code, says }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'blend-planted-'));
    try {
      writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
      writeFileSync(path.join(folder, file), code);
      const { expressions, wrong } = await examine(folder, [file]);
      expect([...wrong, ...slowOf(expressions)].join('\n')).toContain(says);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the verdict on an expression', () => {
  test.each([
    String.raw`\d+`,
    String.raw`^\s+$`,
    String.raw`(?<!\d)\d+x`,
    String.raw`"[^"]+"`,
    String.raw`<[^<>]*>`,
    'x{1,20}y',
    String.raw`(?<!\s)\s+$`,
    'a*',
    '(?:a|b)*c?',
    String.raw`[ ,]+|-?\d+(?:\.\d+)?`,
    String.raw`(?<![a-z])[a-z](?:[ .][a-z](?![a-z])){3,}`,
    String.raw`(?<=\s)x`,
  ])('%s is linear', (source) => expect(superLinear(source, 'u')).toBeNull());

  test.each([
    'a+$',
    String.raw`\s+$`,
    String.raw`\s*,\s*`,
    '^a*a*b',
    '(?:ab)*(?:ab)*$',
    '<[^>]*>',
    '^ +| +$',
    String.raw`\bAndroid\b.*\bMobile\b`,
    '(?=.*x)y',
    String.raw`(?<=\s*)x`,
    String.raw`^(.+?)(?:\s*[|]\s*|:\s+)(\S.*)$`,
    String.raw`[a-z]+@[a-z]+`,
    String.raw`(?<!too (?:so )*)rustic`,
  ])('%s is polynomial', (source) => expect(superLinear(source, '')?.growth).toBe('polynomial'));

  test.each([
    '(?:a+)+$',
    '^(?:a|ab|b)*$',
    '(?:x(?:a?|b?))*y',
    String.raw`^M(?:[MLQCZ]|-?\d+(?:\.\d+)?|[ ,])*$`,
    '^(?:a|a)*$',
    String.raw`^(?:\w+\s?)*$`,
  ])('%s is exponential', (source) => expect(superLinear(source, '')?.growth).toBe('exponential'));

  test.each([String.raw`(a+)\1`, 'a{0,9999}b', '('])('%s is none that can be told', (source) =>
    expect(superLinear(source, '')?.growth).toBe('unknown'),
  );
});

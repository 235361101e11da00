/** Keeps the glossary true: the code contains what it names, and nothing is named by a retired word. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const FOLDERS = ['messages', 'design', 'tools', 'agent', 'app', 'scripts', 'bench', 'tests'];

/** Routes are named after addresses, which stay. The assistant has its own words. */
const OWN_NAMES = /^(?:app\/routes|agent\/assistant|tests\/(?:transcripts|unmet|divergences))\//;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
);
const sources = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Rows of the table below a heading. */
function rowsAfter(heading: RegExp): string[][] {
  const [, ...sections] = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8').split(/^(?=## )/m);
  return sections
    .filter((section) => heading.test(section))
    .flatMap((section) => section.split('\n').filter((line) => line.startsWith('| ')))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
    .filter(([first]) => first !== 'word' && first !== 'retired');
}

test('the names in code that it gives are there', () => {
  const words = new Set(sources.flatMap(({ text }) => text.match(/[A-Za-z]\w*/g) ?? []));
  const named = rowsAfter(/^## (?:Designs|Templates|Agent|Pictures|Application)/).flatMap(([, , code = '']) =>
    [...code.matchAll(/`(\w+)[`(]/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !words.has(name))).toEqual([]);
});

test.each(rowsAfter(/^## Retired words/))('%s names nothing any more: it is %s', (retired) => {
  const isRetired = (name: string) => name.toLowerCase().includes(retired);
  const named = sources
    .filter(({ file }) => !OWN_NAMES.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)].map(
        ([, name = '']) => `${file}: ${name}`,
      ),
    );
  expect([...files.filter((file) => !OWN_NAMES.test(file)), ...named].filter(isRetired)).toEqual([]);
});

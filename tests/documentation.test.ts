/** Everything the documents name exists: files and folders, npm scripts, decisions with their date. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const decisions = readdirSync(path.join(root, 'docs/decisions')).filter((name) => /^\d{4}-.*\.md$/.test(name));
const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(path.join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

/** Link targets inside the repository. */
const linksOf = (file: string): string[] =>
  [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) =>
    /^[a-z]+:|^#/.test(target) ? [] : [path.join(path.dirname(file), target.replace(/#.*/, ''))],
  );

/** Paths in backticks that begin with one of the repository's folders and contain no pattern. */
const pathsOf = (file: string): string[] =>
  [
    ...textOf(file).matchAll(
      /`((?:messages|design|tools|agent|app|prisma|scripts|bench|tests|docs)\/[^`\s*{}()<>…]*)`/g,
    ),
  ].map(([, named = '']) => named);

/** A file, a folder, or any files with this prefix: `tests/routes/routes` names its test. */
function isThere(named: string): boolean {
  if (existsSync(path.join(root, named))) return true;
  const folder = path.join(root, path.dirname(named));
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(`${path.basename(named)}.`));
}

describe.each(guides)('%s', (file) => {
  test('links lead to files', () => {
    expect(linksOf(file).filter((target) => !existsSync(path.join(root, target)))).toEqual([]);
  });

  test('files and folders that it names exist', () => {
    expect(pathsOf(file).filter((named) => !isThere(named))).toEqual([]);
  });

  test('npm scripts that it names exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const named = [...textOf(file).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('decisions', () => {
  test.each(decisions)('%s says its number, its date, and leads to files', (name) => {
    const file = `docs/decisions/${name}`;
    expect(textOf(file)).toMatch(
      new RegExp(`^# ${Number(name.slice(0, 4))}\\. .+\n\n\\*Accepted \\d{4}-\\d\\d-\\d\\d\\.\\*`),
    );
    expect(linksOf(file).filter((target) => !existsSync(path.join(root, target)))).toEqual([]);
  });

  test('all of them are in the list', () => {
    const listed = linksOf('docs/decisions/README.md').map((target) => path.basename(target));
    expect(listed.toSorted()).toEqual(decisions.toSorted());
  });
});

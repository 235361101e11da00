/** .env.example and docs/configuration.md name every variable of the configuration, and no others. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { variableNames } from '#app/services/config/config.ts';

const root = path.dirname(import.meta.dirname);
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('.env.example', () => {
  const named = [...textOf('.env.example').matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...variableNames].sort());
});

test('docs/configuration.md', () => {
  const firstCells = textOf('docs/configuration.md').match(/^\| `[A-Z][A-Z_]+`[^|]*/gm) ?? [];
  const named = firstCells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual([...variableNames].sort());
});

/** Icons are imported from their own modules, under any of their names. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { iconEntries, importIcons } from './icon-imports.ts';

const lucide = path.join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm');
const entries = iconEntries(readFileSync(path.join(lucide, 'lucide-react.mjs'), 'utf8'));

test('the package exports its icons as expected, and each has an entry point', () => {
  expect(entries.size).toBeGreaterThan(1_500);
  expect([entries.get('Undo2'), entries.get('Undo2Icon'), entries.get('LucideUndo2')]).toEqual(
    Array(3).fill('lucide-react/icons/undo-2'),
  );
  expect(entries.get('createLucideIcon')).toBe('lucide-react/dist/esm/createLucideIcon.mjs');
  const missing = [...new Set(entries.values())].filter(
    (entry) => !existsSync(fileURLToPath(import.meta.resolve(entry))),
  );
  expect(missing).toEqual([]);
});

test('imports go to the icons, on the same lines', () => {
  expect(importIcons("import { Undo2 as Back,\n X, } from 'lucide-react';\nimport y from 'y';", entries)).toBe(
    'import Back from "lucide-react/icons/undo-2"; import X from "lucide-react/icons/x"\n;\nimport y from \'y\';',
  );
});

test.each([
  ['a name that is no icon', "import { Nothing } from 'lucide-react';", 'no icon "Nothing"'],
  ['all icons', "import * as icons from 'lucide-react';", 'by their names'],
  ['icons that are passed on', "export { X } from 'lucide-react';", 'by their names'],
])('%s stops the build', (_what, code, words) => expect(() => importIcons(code, entries)).toThrow(words));

/** What packages with one door hand on, and imports that no longer go through it. */
import { expect, test } from 'vitest';
import { originsOf, straighten } from './straight-imports.ts';

const door = `
  import * as Dialog from '@kit/dialog';
  import Late from './late.mjs';
  import { inner as outer } from './inner.mjs';
  export { default as Undo, default as UndoIcon } from './undo.mjs';
  export { Dialog, Late, outer as Outer };
  export const own = 1;
`;

test('what a door hands on, and from where', () => {
  expect(Object.fromEntries(originsOf(door))).toEqual({
    Undo: { source: './undo.mjs', name: 'default' },
    UndoIcon: { source: './undo.mjs', name: 'default' },
    Dialog: { source: '@kit/dialog', name: '*' },
    Late: { source: './late.mjs', name: 'default' },
    Outer: { source: './inner.mjs', name: 'inner' },
  });
});

const origins = (source: string) => (source === 'kit' ? originsOf(door) : null);

test('imports go straight to where a thing is, on the same lines', () => {
  expect(straighten("import { Undo as Back,\n Dialog } from 'kit';\nimport x from 'y';", origins)).toBe(
    'import { default as Back } from "./undo.mjs"; import * as Dialog from "@kit/dialog";\n\nimport x from \'y\';',
  );
});

test.each([
  ['of what the door makes itself', "import { own } from 'kit';"],
  ['of all it has', "import * as kit from 'kit';"],
  ['from elsewhere', "import { Undo } from 'other';"],
])('an import %s stays', (_what, code) => {
  expect(straighten(code, origins)).toBeNull();
});

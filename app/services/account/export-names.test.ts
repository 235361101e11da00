/** Names in the archive: nothing leads out of its folder, nothing occurs twice, and users recognise their own names. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNames, safeName } from './export-names.ts';

test.each([
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['/absolute/photo.png', 'photo.png'],
  ['..', 'file'],
  ['C:evil.png', 'C-evil.png'],
  ['con.png', '_con.png'],
  ['nul', '_nul'],
  ['Éclair à la crème 🍰.png', 'Éclair à la crème 🍰.png'],
  ['写真.jpg', '写真.jpg'],
  ['photo\u202Egnp.exe', 'photognp.exe'],
])('%s', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});

test('duplicates are numbered, without a look at capitals', () => {
  const name = createNames();
  expect(['a.png', 'A.png', 'a (2).png', 'a.png', 'b', 'b'].map(name)).toEqual([
    'a.png',
    'A (2).png',
    'a (2) (2).png',
    'a (3).png',
    'b',
    'b (2)',
  ]);
});

test('whatever the names are, each comes out once and stays in its folder', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('..', 'a/b', 'x.png', 'X.PNG', 'x (2).png', 'CON', '.', '', '\0', 'ф'.repeat(300)),
  );
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 30 }), (names) => {
      const name = createNames();
      const given = names.map(name);
      expect(new Set(given.map((one) => one.toLowerCase())).size).toBe(names.length);
      for (const one of given) {
        expect(one).not.toMatch(/[/\\\0]|^\.{0,2}$/);
        expect(Buffer.byteLength(one)).toBeLessThan(200);
      }
    }),
  );
});

/** What the export dialog's choices result in. */
import { describe, expect, it } from 'vitest';
import { exportDesign } from '#tools/export.ts';
import { exportInput, fileNameOf, filesOf, typedFileName } from './export-choice.ts';
import { scaledBytes } from './estimate.ts';
import type { ExportChoice } from './export.machine.ts';

const choice: ExportChoice = {
  fileName: 'poster',
  format: 'png',
  sizes: [1080],
  quality: null,
  pages: 'this',
  transparent: false,
  print: null,
};

describe('the number of files', () => {
  it('is pages times sizes, and one where a file holds pages', () => {
    expect(filesOf(choice, 7)).toBe(1);
    expect(filesOf({ ...choice, sizes: [1080, 540], pages: 'all' }, 7)).toBe(14);
    expect(filesOf({ ...choice, format: 'svg', sizes: [], pages: 'all' }, 3)).toBe(3);
    expect(filesOf({ ...choice, format: 'pdf', pages: 'all' }, 7)).toBe(1);
  });
});

describe('the input of the tool', () => {
  it('is one that the tool takes, whatever is chosen', () => {
    const choices: ExportChoice[] = [
      choice,
      { ...choice, format: 'jpg', sizes: [1080, 540], quality: 80, pages: 'all' },
      { ...choice, format: 'webp', transparent: true, quality: 100 },
      { ...choice, format: 'pdf', quality: 60, pages: 'all' },
      { ...choice, format: 'svg', sizes: [], transparent: true },
      { ...choice, format: 'vector-pdf', sizes: [] },
    ];
    for (const one of choices) expect(exportDesign.input.safeParse(exportInput(one)).success).toBe(true);
    expect(exportInput(choices[1]!)).toEqual({
      format: 'jpg',
      fileName: 'poster',
      pages: 'all',
      sizes: [1080, 540],
      quality: 80,
    });
  });

  it('takes from a typed name what no file should be called', () => {
    expect(
      ['poster.PNG', ' ..hidden. ', 'a\u202egnp.exe', '\u0007', '...', 'اسم 🧑‍🍳'].map((typed) =>
        typedFileName(typed, 'png'),
      ),
    ).toEqual(['poster', 'hidden', 'agnp.exe', '', '', 'اسم 🧑‍🍳']);
  });

  it('goes with the name of what comes back', () => {
    expect(fileNameOf({ fileName: 'poster', format: 'vector-pdf' }, false)).toBe('poster.pdf');
    expect(fileNameOf({ fileName: 'poster', format: 'jpg' }, true)).toBe('poster.zip');
  });
});

it('an estimate grows with the pixels, a little less than they do', () => {
  expect(scaledBytes(1000, 100, 100, 'png')).toBe(1000);
  const doubled = scaledBytes(1000, 100, 400, 'jpg');
  expect(doubled).toBeGreaterThan(2500);
  expect(doubled).toBeLessThan(4000);
});

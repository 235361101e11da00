/** The browser's check of a file before it is sent: by its content, whatever its name. */
import { expect, test } from 'vitest';
import { uploadProblem } from './upload-check.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const heic = new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
const file = (name: string, ...parts: BlobPart[]): File => new File(parts, name);

test('a picture under any name passes', async () => {
  expect(await uploadProblem(file('photo.png', png))).toBeNull();
  expect(await uploadProblem(file('notes.pdf', png))).toBeNull();
});

test.each([
  ['photo.heic', [heic], 'Most Compatible'],
  ['photo.jpg', [heic], 'HEIC'],
  ['photo.png', ['%PDF-1.7 and so on'], 'this is a PDF'],
  ['photo.png', ['just words, nothing else'], 'Invalid file type'],
  ['photo.png', [], 'This file is empty'],
  ['photo.png', [png, new Uint8Array(25_000_000)], 'at most 25 MB'],
] as const)('%s is told what it is', async (name, parts, words) =>
  expect(await uploadProblem(file(name, ...parts))).toContain(words),
);

test('what can’t be read is said', async () => {
  const folder = file('folder');
  Object.defineProperty(folder, 'slice', {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('no', 'NotFoundError')) }),
  });
  expect(await uploadProblem(folder)).toContain('can’t be read');
});

/** Newly added photos: whatever this browser makes of the file, the server has measured it. */
import { expect, it } from 'vitest';
import { photoOf } from './photo-of.ts';

const info = { width: 4032, height: 3024, focus: { x: 0.4, y: 0.6 } };

it('has the size and focus that the server found, even of a file that no browser shows', () => {
  const file = new Blob(['no picture at all']);
  expect(photoOf({ asset: 'a', name: 'scan.avif', file, info }, false)).toEqual({
    asset: 'a',
    name: 'scan.avif',
    ...info,
  });
  expect(photoOf({ asset: 'a', name: 'scan.avif', file, info: { width: 10, height: 20 } }, true)).toEqual({
    asset: 'a',
    name: 'scan.avif',
    width: 10,
    height: 20,
    focus: null,
    src: expect.stringMatching(/^blob:/),
  });
});

/** How a drag from outside is interpreted. */
import { expect, it } from 'vitest';
import { droppedPictures, mayCarryPictures } from './dropped-pictures.ts';

const data = (forms: Record<string, string>, files: File[] = []) => ({
  files: files as unknown as FileList,
  getData: (type: string) => forms[type] ?? '',
});

it('knows files, written out pictures and addresses from each other', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  expect(droppedPictures(data({ 'text/html': '<img src="https://example.com/a.png">' }, [file]))).toEqual({
    type: 'files',
    files: [file],
  });
  expect(droppedPictures(data({ 'text/html': '<p><img alt="" src="data:image/png;base64,AAAA"></p>' }))).toEqual({
    type: 'data-urls',
    urls: ['data:image/png;base64,AAAA'],
  });
  expect(droppedPictures(data({ 'text/uri-list': '# page\nhttps://example.com/photo.JPG?size=2' }))).toEqual({
    type: 'elsewhere',
  });
  expect(droppedPictures(data({ 'text/html': '<a><img src="https://example.com/b"></a>' }))).toEqual({
    type: 'elsewhere',
  });
  expect(droppedPictures(data({ 'text/uri-list': 'https://example.com/article' }))).toBeNull();
  expect(mayCarryPictures({ types: ['text/plain'] })).toBe(false);
});

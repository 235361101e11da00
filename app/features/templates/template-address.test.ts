/** The address of the templates holds everything that is shown, and ignores unknown values. */
import { expect, it } from 'vitest';
import { findFormat } from '#tools/inputs/formats.ts';
import { editorPath, readView, writeView, type TemplateView } from './template-address.ts';

const photo = 'a1'.repeat(32);
const view: TemplateView = {
  query: 'summer sale',
  category: 'sale',
  format: findFormat('instagram-story'),
  color: 'yellow',
  brand: true,
  photo,
  shown: 180,
  open: 'summer-sale-split',
};

it('comes back as it was written', () => {
  expect(readView(writeView(view))).toEqual(view);
  expect(writeView(readView(new URLSearchParams())).toString()).toBe('');
});

it('leaves out what is not there', () => {
  expect(
    readView(new URLSearchParams('category=toString&format=a0&color=plaid&photo=../x&brand=yes&shown=61')),
  ).toEqual(readView(new URLSearchParams()));
});

it('carries format, brand and photo to the editor', () => {
  expect(editorPath('a b', view)).toBe(`/load-editor-recipe/a%20b?format=instagram-story&brand=1&photo=${photo}`);
  expect(editorPath('x', { format: null, brand: false, photo: null })).toBe('/load-editor-recipe/x');
});

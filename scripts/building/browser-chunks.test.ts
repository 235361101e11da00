/** Which file of the browser's build a module of the editor goes to. */
import { expect, test } from 'vitest';
import { cutFiles } from './browser-chunks.ts';

const graph: Record<string, string[]> = {
  entry: ['react'], root: ['react', 'tooltip'], home: ['menu', 'cards'], editor: ['menu', 'panel', 'tooltip'], controller: ['fabric', 'panel'],
  panel: ['react', 'number'], menu: ['react'], cards: ['swatch'], properties: ['menu', 'swatch', 'slider', 'number'], slider: ['react'], swatch: [], tooltip: [], react: [], fabric: ['number'], number: [],
};
const importsOf = (id: string): string[] => graph[id] ?? [];
const files = cutFiles({ base: ['entry', 'root'], pages: ['home'], editor: ['editor'], canvas: ['controller'], selected: ['properties'] }, importsOf);

test('goes by who else needs it', () => {
  expect(Object.fromEntries(files)).toEqual({
    entry: 'base', root: 'base', react: 'base', tooltip: 'base', menu: 'shared', editor: 'editor', panel: 'editor', number: 'editor', controller: 'canvas', fabric: 'canvas',
    swatch: 'fields', properties: 'selected', slider: 'selected',
  });
});

test('no file needs one that comes after it', () => {
  const order = ['base', 'shared', 'editor', 'canvas', 'fields', 'selected'];
  for (const [id, file] of files) for (const needed of importsOf(id)) expect(order.indexOf(files.get(needed) ?? '')).toBeLessThanOrEqual(order.indexOf(file));
});

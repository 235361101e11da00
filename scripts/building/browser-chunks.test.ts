/** Assigns the editor's modules to files of the browser's build. */
import { expect, test } from 'vitest';
import { cutFiles } from './browser-chunks.ts';

const graph: Record<string, string[]> = {
  entry: ['react', '/node_modules/react/index.js'],
  root: ['react', 'tooltip'],
  home: ['menu', 'cards'],
  front: ['icon', 'button', 'hero', 'menu-button', 'banner'],
  talk: ['banner'],
  banner: [],
  letter: ['icon', 'steps'],
  icon: [],
  button: [],
  hero: ['react'],
  steps: [],
  'menu-button': ['avatar'],
  bubble: ['place', '/node_modules/@radix-ui/react-id/dist/index.mjs'],
  place: [],
  avatar: [],
  chat: ['editor', 'bell', 'lamp'],
  bell: [],
  lamp: [],
  editor: ['icon', 'button', 'steps', 'menu', 'panel', 'tooltip', 'samples'],
  erase: ['samples', 'brush'],
  samples: ['menu'],
  brush: [],
  controller: ['fabric', 'panel', 'bell', 'cards'],
  panel: ['react', 'number'],
  menu: ['react'],
  cards: ['swatch'],
  properties: ['place', 'menu', 'swatch', 'slider', 'number', 'brush'],
  slider: ['react'],
  swatch: [],
  tooltip: [],
  react: [],
  '/node_modules/react/index.js': [],
  fabric: ['number'],
  number: [],
};
const importsOf = (id: string): string[] => graph[id] ?? [];
const files = cutFiles(
  {
    base: ['entry', 'root'],
    home: ['front'],
    signIn: ['letter'],
    account: ['menu-button'],
    floating: ['bubble'],
    beside: ['talk'],
    pages: ['home'],
    studio: ['erase'],
    editor: ['editor'],
    canvas: ['controller'],
    chat: ['chat'],
    selected: ['properties'],
  },
  importsOf,
);

test('goes by who else needs it', () => {
  expect(Object.fromEntries(files)).toEqual({
    cards: 'shared',
    entry: 'base',
    root: 'base',
    '/node_modules/react/index.js': 'framework',
    front: 'site',
    hero: 'site',
    banner: 'composing',
    'menu-button': 'account',
    avatar: 'account',
    bubble: 'floating',
    place: 'floating',
    '/node_modules/@radix-ui/react-id/dist/index.mjs': 'parts',
    icon: 'front',
    button: 'home',
    steps: 'steps',
    react: 'base',
    tooltip: 'base',
    menu: 'shared',
    samples: 'table',
    editor: 'editor',
    panel: 'editor',
    number: 'editor',
    bell: 'editor',
    controller: 'canvas',
    fabric: 'canvas',
    swatch: 'shared',
    properties: 'selected',
    slider: 'selected',
    brush: 'studio',
  });
});

test('no file needs one that comes after it', () => {
  const order = [
    'framework',
    'base',
    'front',
    'account',
    'home',
    'composing',
    'steps',
    'site',
    'shared',
    'table',
    'editor',
    'canvas',
    'beside',
    'parts',
    'floating',
    'zod',
    'schemas',
    'common',
    'fields',
    'studio',
    'selected',
  ];
  const placeOf = (id: string): number => order.indexOf(files.get(id) ?? '');
  const late = [...files.keys()].flatMap((id) =>
    importsOf(id)
      .filter((needed) => placeOf(needed) > placeOf(id))
      .map((needed) => `${id} needs ${needed}`),
  );
  expect(late).toEqual([]);
});

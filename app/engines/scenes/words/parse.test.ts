/** Sentences as sellers and models write them, and the scenes they describe. */
import { describe, expect, it } from 'vitest';
import type { SceneDescription } from '../scene.ts';
import { parseScene } from './parse.ts';

type Expected = { [Key in keyof SceneDescription]?: Partial<SceneDescription[Key]> | SceneDescription[Key] };

const CASES: readonly (readonly [string, Expected])[] = [
  [
    'on a marble counter, morning light, leaves',
    { perspective: 'side', surface: { material: 'white-marble' }, light: 'morning', shadow: 'leaves' },
  ],
  [
    'top view on a linen tablecloth with eucalyptus',
    { perspective: 'top', surface: { material: 'linen' }, props: ['eucalyptus'] },
  ],
  ['Flat lay, dark slate, olive branches', { perspective: 'top', surface: { material: 'slate' }, props: ['olive'] }],
  [
    'on a pink podium against a pink wall',
    { stand: { kind: 'round-podium', color: '#f1b9c4' }, background: { kind: 'wall', color: '#f1b9c4' } },
  ],
  ['sage green arch with palm shadows', { background: { kind: 'arch', color: '#b4bf9f' }, shadow: 'palm' }],
  [
    'wooden table in a kitchen',
    { surface: { material: 'oak' }, background: { kind: 'view', view: 'kitchen' }, light: 'window' },
  ],
  [
    'black marble with bokeh lights',
    { surface: { material: 'black-marble' }, background: { kind: 'view', view: 'lights' } },
  ],
  [
    'in the sand, sunset',
    { surface: { material: 'sand' }, background: { kind: 'view', view: 'sunset' }, light: 'golden' },
  ],
  [
    'in the forest',
    {
      surface: { material: expect.stringMatching(/moss|weathered-wood/) as unknown as 'moss' },
      background: { kind: 'view', view: 'forest' },
    },
  ],
  ['on a wood slice on moss', { surface: { material: 'moss' }, stand: { kind: 'wood-slice' } }],
  [
    'concrete floor, brick wall',
    { surface: { material: 'concrete' }, background: { kind: 'wall', material: 'brick' } },
  ],
  [
    'marble with a green tile wall',
    { surface: { material: 'white-marble' }, background: { kind: 'wall', material: 'tile', color: '#7d9d6c' } },
  ],
  [
    'terracotta background, golden hour, blinds',
    { light: 'golden', shadow: 'blinds', background: { kind: 'wall', color: '#c77b58' } },
  ],
  ['neon, reflective', { surface: { material: 'acrylic' }, light: 'night' }],
  ['luxury and dark', { light: 'evening' }],
  ['velvet in burgundy', { surface: { material: 'velvet', color: '#6d1f33' } }],
  ['clear water with a blue sky', { surface: { material: 'water' }, background: { kind: 'view', view: 'sky' } }],
  [
    'stone podium in the sea',
    { stand: { kind: 'round-podium', material: 'stone' }, background: { kind: 'view', view: 'sea' } },
  ],
  ['on marble, leaves, no leaves', { surface: { material: 'white-marble' }, shadow: null }],
  ['pastel and minimal, two podiums', { stand: { kind: 'double-podium' } }],
  ['sur du marbre', {}],
];

describe('a scene in words', () => {
  it.each(CASES)('%s', (text, expected) => {
    expect(parseScene(text, 1).description).toMatchObject(expected);
  });

  it('names what it did not understand, and nothing that it did', () => {
    expect(parseScene('on a marble counter next to a zebra, spaceship in the back, morning light', 1)).toMatchObject({
      unknown: ['zebra', 'spaceship', 'back'],
      understood: ['marble', 'counter', 'morning light'],
    });
    expect(parseScene('professional product photo on an oak table with soft light', 1).unknown).toEqual([]);
    expect(parseScene('   ', 1)).toMatchObject({ unknown: [], understood: [] });
  });

  it('is the same for the same words and seed; what is left open follows from the seed', () => {
    const scenes = Array.from({ length: 12 }, (_, seed) =>
      JSON.stringify(parseScene('something nice', seed).description),
    );
    expect(scenes).toEqual(
      Array.from({ length: 12 }, (_, seed) => JSON.stringify(parseScene('something nice', seed).description)),
    );
    expect(new Set(scenes).size).toBeGreaterThan(4);
  });

  it('takes whatever it is given', () => {
    for (const text of [
      '',
      '!!!',
      '#',
      'no',
      'without',
      'no no no marble',
      'a'.repeat(300),
      '<b>{x}</b>',
      '#aabbcc wall',
      'wall wall wall',
      '\u0000',
      '大理石',
    ]) {
      expect(['side', 'top']).toContain(parseScene(text, 3).description.perspective);
    }
  });
});

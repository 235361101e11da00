/** Every option of the pickers is understood, alone and with others. */
import { describe, expect, test } from 'vitest';
import {
  BACKGROUNDS,
  LIGHT_PARTS,
  paperIn,
  PROP_PARTS,
  sceneWords,
  SHADOW_PARTS,
  STAND_PARTS,
  SURFACES,
  type ScenePicks,
} from './compose.ts';
import { parseScene } from './parse.ts';

const nothing: ScenePicks = {
  perspective: 'side',
  surface: null,
  stand: null,
  background: null,
  light: null,
  shadow: null,
  props: [],
  words: '',
};
const parsed = (picks: Partial<ScenePicks>) => {
  const { description, unknown } = parseScene(sceneWords({ ...nothing, ...picks }), 1);
  expect(unknown).toEqual([]);
  return description;
};

const WALLS: Readonly<Record<string, { material?: string; color?: string }>> = {
  'cream-wall': { material: 'plaster', color: '#f3e9d8' },
  'sage-wall': { material: 'plaster', color: '#b4bf9f' },
  'blush-wall': { color: '#eec9c0' },
  'terracotta-wall': { color: '#c77b58' },
  'powder-blue-wall': { color: '#bcd4e2' },
  'charcoal-wall': { color: '#3b3b3e' },
  'concrete-wall': { material: 'concrete' },
  'brick-wall': { material: 'brick' },
  'zellige-wall': { material: 'zellige' },
};

describe('with every surface, from both sides', () => {
  test.each(SURFACES.map(({ id }) => id))('%s', (surface) => {
    for (const perspective of ['side', 'top'] as const)
      expect(parsed({ surface, perspective, light: 'morning' })).toMatchObject({
        perspective,
        surface: { material: surface },
        light: 'morning',
      });
    for (const { id } of BACKGROUNDS) {
      const { surface: standsOn, background } = parsed({ surface, background: id });
      expect([id, standsOn.material]).toEqual([id, surface]);
      if (WALLS[id]) expect(background).toMatchObject({ kind: 'wall', ...WALLS[id] });
      else
        expect(background).toMatchObject(
          id === 'seamless'
            ? { kind: 'sweep' }
            : id === 'arch' || id === 'disc'
              ? { kind: id }
              : { kind: 'view', view: id },
        );
    }
  });
});

test('with every light, shadow, stand and prop', () => {
  for (const { id } of LIGHT_PARTS)
    expect(parsed({ surface: 'oak', background: 'sage-wall', light: id })).toMatchObject({
      light: id,
      background: { kind: 'wall' },
    });
  for (const { id } of SHADOW_PARTS)
    expect(parsed({ surface: 'oak', shadow: id, light: 'sun' })).toMatchObject({ shadow: id, light: 'sun' });
  for (const { id } of STAND_PARTS)
    expect(parsed({ surface: 'white-marble', stand: id, background: 'garden' })).toMatchObject({
      stand: { kind: id },
      surface: { material: 'white-marble' },
    });
  for (const { id } of PROP_PARTS)
    expect(parsed({ surface: 'oak', background: 'room', props: [id] })).toMatchObject({
      props: [id],
      shadow: null,
      surface: { material: 'oak' },
    });
  expect(parsed({ props: ['eucalyptus', 'pebbles'], words: 'on a marble counter, morning light' })).toMatchObject({
    props: ['eucalyptus', 'pebbles'],
    surface: { material: 'white-marble' },
    light: 'morning',
  });
});

test('paper in a color', () => {
  for (const [color, hex] of [
    ['peach', '#f4c3a5'],
    ['powder blue', '#bcd4e2'],
    ['#a1b2c3', '#a1b2c3'],
  ] as const) {
    expect(parseScene(paperIn(color), 1)).toMatchObject({
      unknown: [],
      description: { surface: { material: 'paper', color: hex }, background: { kind: 'sweep' }, stand: null },
    });
  }
});

/** Choices survive addresses and generations unchanged, and nothing in an address is dangerous. */
import { describe, expect, test } from 'vitest';
import { scenesInput } from '#app/services/generations/kinds/scenes-input.ts';
import { parseScene } from '#app/engines/scenes/words/parse.ts';
import { BACKGROUND_SETS } from './background-sets.ts';
import {
  FIRST_SETUP,
  isReady,
  LONGEST_WORDS,
  lookTitle,
  previewsOf,
  readSetup,
  setupOf,
  wholeOf,
  writeSetup,
  type SceneSetup,
} from './scene-setup.ts';
import { shotsOf } from '#app/services/generations/kinds/scene-shots.ts';

const photo = 'a'.repeat(64);
const own: SceneSetup = {
  ...FIRST_SETUP,
  how: 'own',
  width: 1080,
  height: 1920,
  length: 7.5,
  seed: 4,
  picks: {
    perspective: 'side',
    surface: 'white-marble',
    stand: 'slab',
    background: 'zellige-wall',
    light: 'window',
    shadow: 'leaves',
    props: ['eucalyptus', 'pebbles'],
    words: 'a little moss & dew',
  },
};

describe('addresses', () => {
  test.each([
    ['at first', FIRST_SETUP],
    ['of one’s own', own],
    ['from above', { ...own, picks: { ...own.picks, perspective: 'top' } }],
    ['a colour', { ...FIRST_SETUP, set: 'colour', colour: '#a1b2c3' }],
  ] as [string, SceneSetup][])('%s', (_, setup) => {
    expect(readSetup(new URLSearchParams(writeSetup(setup).toString()))).toEqual(setup);
  });
  test('say nothing of what is as at first', () => expect(writeSetup(FIRST_SETUP).size).toBe(0));
  test('of anybody', () => {
    const wild = new URLSearchParams(
      `scene=never-was&how=x&width=99&height=1e9&length=-1&seed=NaN&colour=red&set=zz&surface=gold&prop=fern&prop=fern&prop=bomb&words=${'w'.repeat(999)}`,
    );
    expect(readSetup(wild)).toEqual({
      ...FIRST_SETUP,
      picks: { ...FIRST_SETUP.picks, props: ['fern'], words: 'w'.repeat(LONGEST_WORDS) },
    });
  });
});

describe('requests', () => {
  test('are what their kinds take, with all that can be picked and the longest words', () => {
    const full = {
      ...own,
      picks: { ...own.picks, words: 'w'.repeat(LONGEST_WORDS), props: ['eucalyptus', 'monstera', 'petals', 'blocks'] },
    };
    for (const door of ['lifestyle-shot', 'ai-backgrounds'] as const) {
      for (const { id } of BACKGROUND_SETS) {
        const input = previewsOf(door, { ...full, set: id }, [photo]);
        expect(scenesInput.parse(input)).toEqual(input);
        for (const shot of shotsOf(input))
          expect(scenesInput.parse(wholeOf(input, shot))).toMatchObject({
            quality: 'full',
            looks: [shot.look],
            variations: [shot.variation],
          });
      }
    }
  });
  test('one scene is shown in its variations, several once each', () => {
    expect(previewsOf('lifestyle-shot', FIRST_SETUP, [photo])).toMatchObject({
      looks: [{ scene: 'marble-morning' }],
      variations: [1, 2, 3, 4],
    });
    expect(previewsOf('ai-backgrounds', FIRST_SETUP, [photo])).toMatchObject({ variations: [1] });
    expect(shotsOf(previewsOf('ai-backgrounds', FIRST_SETUP, [photo]))).toHaveLength(8);
  });
  test('tell what was chosen for them', () => {
    expect(setupOf('lifestyle-shot', previewsOf('lifestyle-shot', own, [photo]))).toEqual(own);
    for (const { id } of BACKGROUND_SETS) {
      const setup: SceneSetup = {
        ...FIRST_SETUP,
        set: id,
        colour: '#a1b2c3',
        picks: { ...FIRST_SETUP.picks, words: id === 'words' ? 'on sand, sunset' : '' },
      };
      expect(setupOf('ai-backgrounds', previewsOf('ai-backgrounds', setup, [photo]))).toEqual(
        id === 'colour' ? setup : { ...setup, colour: FIRST_SETUP.colour },
      );
    }
  });
  test('need something to be made of', () => {
    expect(isReady('lifestyle-shot', { ...FIRST_SETUP, how: 'own' })).toBe(false);
    expect(
      isReady('lifestyle-shot', { ...FIRST_SETUP, how: 'own', picks: { ...FIRST_SETUP.picks, words: 'on oak' } }),
    ).toBe(true);
    expect(isReady('ai-backgrounds', { ...FIRST_SETUP, set: 'words' })).toBe(false);
  });
});

test('every set means what it says', () => {
  for (const { looks } of BACKGROUND_SETS) {
    for (const look of looks) {
      expect(lookTitle(look)).not.toContain('undefined');
      if ('words' in look)
        expect(parseScene(look.words, 1)).toMatchObject({
          unknown: [],
          description: { surface: { material: 'paper' }, background: { kind: 'sweep' } },
        });
    }
  }
});

/** The choices for a video, in addresses: what was written is read back, and invalid values are dropped. */
import { expect, test } from 'vitest';
import { FILM_LIMITS } from '#design/film/preset.ts';
import { addressOf, FIRST_VIDEO, readVideo, videoSetupOf, writeVideo, type VideoSetup } from './video-setup.ts';

const chosen: VideoSetup = {
  preset: 'price-pop',
  seconds: 9,
  ratio: '9:16',
  headline: 'New in',
  price: '$24',
  before: '$40',
  details: 'Today',
  accent: '#2e86ab',
  font: 'Fraunces',
  music: 'a'.repeat(64),
  musicFrom: 12_500,
  motion: 'Steam rises',
};

test('comes back from its address', () => {
  expect(readVideo(writeVideo(chosen))).toEqual(chosen);
  expect(writeVideo(FIRST_VIDEO).size).toBe(0);
  const address = new URL(addressOf(chosen, ['1', '2', '3']), 'http://localhost');
  expect([address.pathname, address.searchParams.getAll('photo'), readVideo(address.searchParams)]).toEqual([
    '/ai-video/image/1',
    ['2', '3'],
    chosen,
  ]);
  expect(addressOf(FIRST_VIDEO, [])).toBe('/ai-video/create');
});

test('is as at first where an address says nothing that there is', () => {
  const wrong = new URLSearchParams({
    preset: 'nothing',
    seconds: '99',
    ratio: '2:1',
    accent: 'red',
    font: 'Comic Sans MS',
    music: 'x',
    musicFrom: '500',
  });
  expect(readVideo(wrong)).toEqual(FIRST_VIDEO);
  expect(readVideo(new URLSearchParams({ motion: 'x'.repeat(5000), price: '9'.repeat(99) }))).toMatchObject({
    motion: 'x'.repeat(FILM_LIMITS.motion),
    price: '9'.repeat(FILM_LIMITS.price),
  });
});

test('is what a video was made of', () => {
  expect(videoSetupOf({ ...chosen, accent: null, music: null })).toEqual({
    ...chosen,
    accent: FIRST_VIDEO.accent,
    music: '',
  });
});

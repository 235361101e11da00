/** Where films start playing when their contents change during playback. */
import { describe, expect, it } from 'vitest';
import { beginning } from './film-canvas.tsx';

const film = { preset: 'zoom-in', duration: 6000 } as const;

describe('a film that is prepared again', () => {
  it('continues where it was, however it had begun', () => {
    expect(beginning(film, null, { preset: 'zoom-in', from: null, at: 2345 })).toBe(2345);
    expect(beginning(film, 1000, { preset: 'zoom-in', from: 1000, at: 2345 })).toBe(2345);
    // Now shorter than its previous position.
    expect(beginning({ ...film, duration: 2000 }, null, { preset: 'zoom-in', from: null, at: 2345 })).toBe(345);
  });

  it('begins where it was put, or with another movement at its beginning', () => {
    expect([beginning(film, null, null), beginning(film, 1500, null)]).toEqual([0, 1500]);
    expect(beginning(film, 4000, { preset: 'zoom-in', from: 1000, at: 2345 })).toBe(4000);
    expect(beginning(film, 1000, { preset: 'pan', from: 1000, at: 2345 })).toBe(0);
  });
});

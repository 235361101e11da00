/** Dragging the sides of pictures: the picture keeps its scale and stops at its edges. */
import { describe, expect, it } from 'vitest';
import { croppedAt } from './crop.ts';

const whole = { crop: { x: 0, y: 0, width: 1, height: 1 }, width: 400, height: 200, flipX: false, flipY: false };
const middle = { ...whole, crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } };

describe('cropping', () => {
  it('hides what is pulled over', () => {
    expect(croppedAt(whole, 'right', 300)).toEqual({ crop: { x: 0, y: 0, width: 0.75, height: 1 }, length: 300 });
    expect(croppedAt(whole, 'left', 100)).toEqual({ crop: { x: 0.75, y: 0, width: 0.25, height: 1 }, length: 100 });
    expect(croppedAt(whole, 'top', 50)).toEqual({ crop: { x: 0, y: 0.75, width: 1, height: 0.25 }, length: 50 });
  });

  it('shows more until the picture ends', () => {
    expect(croppedAt(middle, 'right', 500)).toEqual({
      crop: { x: 0.25, y: 0.25, width: 0.625, height: 0.5 },
      length: 500,
    });
    expect(croppedAt(middle, 'right', 2000)).toEqual({
      crop: { x: 0.25, y: 0.25, width: 0.75, height: 0.5 },
      length: 600,
    });
    expect(croppedAt(middle, 'bottom', 1000).length).toBe(300);
  });

  it('crops flipped pictures at the side that the person sees', () => {
    expect(croppedAt({ ...whole, flipX: true }, 'right', 300).crop).toEqual({ x: 0.25, y: 0, width: 0.75, height: 1 });
  });

  it('always leaves something to take hold of', () => {
    const { crop, length } = croppedAt(whole, 'right', -50);
    expect(length).toBe(8);
    expect(crop.width).toBeGreaterThan(0);
  });
});

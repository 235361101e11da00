/**
 * Garments laid flat and jewels, drawn by code as photos from above: outlines as curves, cloth with weave, folds and
 * seams, a soft shadow on a plain background. Samples to try on, and cases for the gallery.
 */
import { circle, flowers, stripes, top, trousers } from './clothes.ts';
import { anklet, bangle, earrings, necklace, watch } from './jewels.ts';
import { lay, type Laid } from './lay.ts';
import { mirrored, seam } from './outlines.ts';

/** By what they are, and how they are tried on. */
export const GARMENTS: Readonly<
  Record<
    string,
    { kind: 'top' | 'bottom' | 'full' | 'necklace' | 'earrings' | 'bracelet' | 'watch' | 'anklet'; lay: () => Laid }
  >
> = {
  't-shirt': {
    kind: 'top',
    lay: () =>
      lay((c) => top(c, { color: '#f2efe8', inner: '#cfc9be', sleeve: 'short', print: circle, hem: 800, neck: 236 }), {
        folds: 1,
        seed: 4,
        background: [196, 205, 204],
      }),
  },
  'striped-tee': {
    kind: 'top',
    lay: () =>
      lay(
        (c) =>
          top(c, {
            color: '#f4f1ea',
            inner: '#c9c2b6',
            sleeve: 'short',
            print: stripes('#27406b'),
            hem: 780,
            neck: 226,
          }),
        { folds: 0.8, seed: 9, background: [214, 200, 184] },
      ),
  },
  jumper: {
    kind: 'top',
    lay: () =>
      lay((c) => top(c, { color: '#b8472f', inner: '#7c2d1d', sleeve: 'long', hem: 790, neck: 220 }), {
        folds: 1.25,
        seed: 15,
      }),
  },
  dress: {
    kind: 'full',
    lay: () =>
      lay(
        (c) => {
          mirrored(
            c,
            [
              [
                [400, 120],
                [372, 56],
              ],
              [
                [340, 66],
                [332, 84],
              ],
              [
                [350, 150],
                [326, 212],
              ],
              [
                [352, 300],
                [356, 352],
              ],
              [
                [300, 560],
                [226, 836],
              ],
              [
                [450, 872],
                [450, 866],
              ],
            ],
            [450, 130],
          );
          c.fillStyle = '#2c6a63';
          c.fill();
          c.save();
          c.clip();
          flowers(c);
          seam(
            c,
            [
              [350, 350],
              [450, 356],
            ],
            'rgba(0,0,0,0.28)',
            3,
          );
          c.restore();
        },
        { folds: 1.2, seed: 21 },
      ),
  },
  jeans: { kind: 'bottom', lay: () => lay(trousers, { folds: 0.9, seed: 27 }) },
  skirt: {
    kind: 'bottom',
    lay: () =>
      lay(
        (c) => {
          mirrored(
            c,
            [
              [332, 180],
              [
                [250, 480],
                [196, 700],
              ],
              [
                [450, 742],
                [450, 736],
              ],
            ],
            [450, 190],
          );
          c.fillStyle = '#c58a2c';
          c.fill();
          c.save();
          c.clip();
          seam(
            c,
            [
              [330, 226],
              [450, 236],
            ],
            'rgba(0,0,0,0.25)',
            3,
          );
          c.restore();
        },
        { folds: 1.5, seed: 33 },
      ),
  },
  necklace: { kind: 'necklace', lay: () => lay(necklace, { folds: 0, seed: 1 }) },
  earrings: { kind: 'earrings', lay: () => lay(earrings, { folds: 0, seed: 1 }) },
  bangle: { kind: 'bracelet', lay: () => lay(bangle, { folds: 0, seed: 1 }) },
  watch: { kind: 'watch', lay: () => lay(watch, { folds: 0, seed: 1 }) },
  anklet: { kind: 'anklet', lay: () => lay(anklet, { folds: 0, seed: 1 }) },
};

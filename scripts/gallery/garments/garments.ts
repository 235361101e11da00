/**
 * Garments laid flat and jewels, drawn by code as photos from above: outlines as curves, cloth with weave, folds and
 * seams, a soft shadow on a plain background. Samples to try on, and cases for the gallery.
 */
import { circle, flowers, stripes, top, trousers, type TopLook } from './clothes.ts';
import { anklet, bangle, earrings, necklace, RUBY, watch, withPendant } from './jewels.ts';
import { lay, type Laid, type Shade } from './lay.ts';
import { mirrored, seam } from './outlines.ts';

/** Of jersey, laid flat. */
const tee = (
  look: Partial<TopLook> & Pick<TopLook, 'color' | 'inner' | 'hem' | 'neck'>,
  seed: number,
  background?: Shade,
) => ({
  kind: 'top' as const,
  lay: () => lay((c) => top(c, { sleeve: 'short', ...look }), { folds: 0.9, seed, background }),
});

/** By what they are, and how they are tried on. */
export const GARMENTS: Readonly<
  Record<
    string,
    { kind: 'top' | 'bottom' | 'full' | 'necklace' | 'earrings' | 'bracelet' | 'watch' | 'anklet'; lay: () => Laid }
  >
> = {
  't-shirt': tee({ color: '#f2efe8', inner: '#b9b2a5', print: circle, hem: 770, neck: 226 }, 4, [196, 205, 204]),
  'striped-tee': tee(
    { color: '#f4f1ea', inner: '#a9a294', print: stripes('#27406b'), hem: 770, neck: 222 },
    9,
    [214, 200, 184],
  ),
  'sage-tee': tee({ color: '#8fa08a', inner: '#5f6d5c', hem: 770, neck: 222 }, 14, [238, 235, 229]),
  'breton-top': tee(
    { color: '#f1ede4', inner: '#a8a193', sleeve: 'long', print: stripes('#8c2f2b'), hem: 776, neck: 218 },
    31,
    [205, 210, 212],
  ),
  jumper: tee({ color: '#b8472f', inner: '#74291b', sleeve: 'long', hem: 776, neck: 218 }, 15),
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
  'ruby-necklace': { kind: 'necklace', lay: () => lay((c) => withPendant(c, RUBY), { folds: 0, seed: 1 }) },
  earrings: { kind: 'earrings', lay: () => lay(earrings, { folds: 0, seed: 1 }) },
  bangle: { kind: 'bracelet', lay: () => lay(bangle, { folds: 0, seed: 1 }) },
  watch: { kind: 'watch', lay: () => lay(watch, { folds: 0, seed: 1 }) },
  anklet: { kind: 'anklet', lay: () => lay(anklet, { folds: 0, seed: 1 }) },
};

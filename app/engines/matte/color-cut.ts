/**
 * The subject by colors alone: two sets of colors, inside and outside, separated repeatedly until they no longer
 * change, in the manner of GrabCut (Rother et al., 2004) with histograms for its mixtures and a smoothing window for
 * its graph. For things that the network does not recognize. Rough: the edges are found afterwards, where masks are
 * refined.
 */
import { boxMean, createPlane, type Plane } from '../pixels/plane.ts';
import type { Colors } from './refine.ts';

/** Steps of each color. */
const STEPS = 10;
const ROUNDS = 5;
/** The smoothing window, as a share of the longer side. */
const SMOOTH = 0.008;
/** Added to every bin, as a share of all, so that unseen colors are not impossible. */
const UNSEEN = 2e-4;

/**
 * @param picture small: every pixel is visited several times
 * @param start above 0: outside is certainly 0, possibly inside 0.5, certainly inside 1
 * @returns 0..1, 0 wherever `start` is 0
 */
export function colorCut({ width, height, data }: Colors, start: Plane): Plane {
  const bins = Uint16Array.from({ length: width * height }, (_, at) => {
    const step = (channel: number) =>
      Math.min(STEPS - 1, Math.floor(((data[at * 3 + channel] as number) / 256) * STEPS));
    return (step(0) * STEPS + step(1)) * STEPS + step(2);
  });
  const radius = Math.max(1, Math.round(SMOOTH * Math.max(width, height)));
  let inside = start;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [own, other] = [new Float64Array(STEPS ** 3), new Float64Array(STEPS ** 3)];
    let [ownSum, otherSum] = [0, 0];
    for (let at = 0; at < bins.length; at += 1) {
      const share = inside.data[at] as number;
      own[bins[at] as number] = (own[bins[at] as number] as number) + share;
      other[bins[at] as number] = (other[bins[at] as number] as number) + 1 - share;
      ownSum += share;
      otherSum += 1 - share;
    }
    if (ownSum === 0 || otherSum === 0) return inside;
    const share = createPlane(width, height);
    for (let at = 0; at < bins.length; at += 1) {
      const first = (own[bins[at] as number] as number) / ownSum + UNSEEN;
      const second = (other[bins[at] as number] as number) / otherSum + UNSEEN;
      share.data[at] = first / (first + second);
    }
    const smooth = boxMean(share, radius);
    for (let at = 0; at < bins.length; at += 1) {
      const given = start.data[at] as number;
      smooth.data[at] =
        given === 0 ? 0 : given === 1 ? 1 : Math.min(1, Math.max(0, ((smooth.data[at] as number) - 0.3) / 0.4));
    }
    inside = smooth;
  }
  return inside;
}

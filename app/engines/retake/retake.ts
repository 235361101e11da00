/**
 * Retake, "fix this photo": judges each possible fault of a photo separately, and fixes only actual ones. Reports
 * findings and fixes, so that each can be left out the next time. Returns a photo without faults unchanged.
 */
import { RETAKE_STEPS, type RetakeFinding, type RetakeStep } from '#tools/contract/ports/imaging-port.ts';
import { partOf, type Pixels } from '../pixels/pixels.ts';
import { applyDenoise, judgeNoise } from './denoise.ts';
import { applyExposure, judgeExposure } from './exposure.ts';
import { smallPicture } from './small.ts';
import { judgeTilt, shareInside, turnedBack } from './straighten.ts';
import { subjectCrop, turnedSubject, type Share } from './subject-crop.ts';
import { applyGains, judgeWhiteBalance } from './white-balance.ts';

export interface RetakeOptions {
  /** The fixes allowed; all by default. */
  steps?: readonly RetakeStep[];
  /** The subject's box; null: unknown, so that nothing is cropped. */
  subject?: Share | null;
  progress?: (share: number) => void;
}

/** Sizes of the small pictures for judging colors and lines, px. */
const COLOR_SIDE = 320;
const LINE_SIDE = 800;

/** The fixed picture as a new one, and a finding for each step in order. */
export function retakePixels(
  source: Pixels,
  { steps = RETAKE_STEPS, subject = null, progress = () => undefined }: RetakeOptions = {},
): { picture: Pixels; findings: RetakeFinding[] } {
  const findings: RetakeFinding[] = [];
  const may = (step: RetakeStep) => steps.includes(step);
  const note = (step: RetakeStep, needed: boolean, amount: number): boolean => {
    findings.push({ step, needed, applied: needed && may(step), amount: Math.round(amount * 1000) / 1000 });
    return needed && may(step);
  };
  let picture: Pixels = { ...source, data: source.data.slice() };

  // A longer exposure amplifies noise, so it must be known beforehand.
  const raised = may('exposure') ? Math.max(0, judgeExposure(smallPicture(picture, COLOR_SIDE), subject).stops) : 0;
  const noise = judgeNoise(picture, 2 ** (raised / 2.2));
  progress(0.15);
  if (note('denoise', noise.needed, noise.luma)) applyDenoise(picture, noise);
  progress(0.45);

  const light = judgeWhiteBalance(smallPicture(picture, COLOR_SIDE));
  if (note('white-balance', light.needed, light.warmth)) applyGains(picture, light.gains);
  progress(0.55);

  const exposure = judgeExposure(smallPicture(picture, COLOR_SIDE), subject);
  if (note('exposure', exposure.needed, exposure.stops)) applyExposure(picture, exposure);
  progress(0.7);

  // A cutout has no horizon, and its edges are its own.
  const tilt = picture.channels === 4 ? { needed: false, angle: 0 } : judgeTilt(smallPicture(picture, LINE_SIDE));
  let seen = subject;
  if (note('straighten', tilt.needed, tilt.angle)) {
    const { width, height } = picture;
    picture = turnedBack(picture, tilt.angle);
    seen = subject && turnedSubject(subject, width, height, tilt.angle, shareInside(width, height, tilt.angle));
  }
  progress(0.95);

  const closer = seen && subjectCrop(seen, picture.width, picture.height);
  if (note('crop', closer !== null, closer ? closer.width / picture.width : 1) && closer)
    picture = partOf(picture, closer);
  progress(1);
  return { picture, findings };
}

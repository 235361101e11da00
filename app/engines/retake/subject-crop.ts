/** Crops closer to the subject: the part of a picture that leaves the subject some room, but no more. */
import type { Box } from '../pixels/pixels.ts';

/** In fractions of the picture. */
export interface Share {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room around the subject, as a share of its longer side: the requirement of shop listings. */
const ROOM = 0.14;
/** A part larger than this share of the picture's sides is hardly a different picture. */
const MOST_SHARE = 0.88;
/** No closer than this: the rest would be a detail of the scene. */
const LEAST_SHARE = 0.3;
/** Least shorter side of the part, px. */
const LEAST_SIDE = 480;

/** The part of the picture's own ratio around the subject; null when the subject fills the picture well enough. */
export function subjectCrop(subject: Share, width: number, height: number): Box | null {
  const [wide, tall] = [subject.width * width, subject.height * height];
  if (wide < 1 || tall < 1) return null;
  const room = ROOM * Math.max(wide, tall);
  const least = Math.max(LEAST_SHARE, Math.min(1, LEAST_SIDE / Math.min(width, height)));
  const share = Math.max(least, (wide + 2 * room) / width, (tall + 2 * room) / height);
  if (share > MOST_SHARE) return null;
  const [partWidth, partHeight] = [Math.round(width * share), Math.round(height * share)];
  const within = (middle: number, length: number, all: number) =>
    Math.round(Math.min(all - length, Math.max(0, middle - length / 2)));
  return {
    left: within((subject.x + subject.width / 2) * width, partWidth, width),
    top: within((subject.y + subject.height / 2) * height, partHeight, height),
    width: partWidth,
    height: partHeight,
  };
}

/** The subject's box in a picture that was rotated back by `degrees` and cut to `share` of its sides. */
export function turnedSubject(subject: Share, width: number, height: number, degrees: number, share: number): Share {
  const radians = (-degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const corners = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([across, down]) => {
    const x = (subject.x + (across as number) * subject.width - 0.5) * width;
    const y = (subject.y + (down as number) * subject.height - 0.5) * height;
    return { x: (x * cosine - y * sine) / (width * share) + 0.5, y: (x * sine + y * cosine) / (height * share) + 0.5 };
  });
  const inside = (value: number) => Math.min(1, Math.max(0, value));
  const [left, right] = [
    inside(Math.min(...corners.map(({ x }) => x))),
    inside(Math.max(...corners.map(({ x }) => x))),
  ];
  const [top, bottom] = [
    inside(Math.min(...corners.map(({ y }) => y))),
    inside(Math.max(...corners.map(({ y }) => y))),
  ];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

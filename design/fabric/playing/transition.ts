/** One page over another: how both pictures are drawn on the canvas at a share of the transition. */
import type { TransitionEffect } from '#design/document/animation.ts';
import { out, smooth } from '#design/motion/easing.ts';
import type { Context, Size, Surface } from '../paint/tools.ts';

/** Both pictures have the canvas's size; `share`: 0 is the old page, 1 the new one. Units are device px. */
export function paintTransition(
  context: Context,
  before: Surface,
  after: Surface,
  effect: TransitionEffect,
  share: number,
  { width, height }: Size,
): void {
  const lay = (picture: Surface, x = 0, scale = 1) => {
    const left = x + (width * (1 - scale)) / 2;
    const top = (height * (1 - scale)) / 2;
    context.drawImage(picture, left, top, width * scale, height * scale);
  };
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  switch (effect) {
    case 'fade':
      lay(before);
      context.globalAlpha = smooth(share);
      lay(after);
      break;
    case 'slide':
      lay(before);
      lay(after, Math.round(width * (1 - out(share))));
      break;
    case 'push': {
      const x = Math.round(width * (1 - smooth(share)));
      lay(before, x - width);
      lay(after, x);
      break;
    }
    case 'wipe':
      lay(before);
      context.beginPath();
      context.rect(0, 0, width * smooth(share), height);
      context.clip();
      lay(after);
      break;
    case 'iris':
      lay(before);
      context.beginPath();
      context.arc(width / 2, height / 2, (smooth(share) * Math.hypot(width, height)) / 2, 0, 2 * Math.PI);
      context.clip();
      lay(after);
      break;
    case 'zoom':
      lay(after);
      context.globalAlpha = 1 - smooth(share);
      lay(before, 0, 1 + 0.35 * out(share));
      break;
    case 'flash':
      lay(share < 0.5 ? before : after);
      context.globalAlpha = 1 - Math.abs(share - 0.5) * 2;
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
      break;
  }
  context.restore();
}

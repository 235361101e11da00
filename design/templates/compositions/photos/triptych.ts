/**
 * Triptych: one photo cut into three tall panels that are hung a step apart, so that the picture goes on from one to
 * the next.
 */
import type { Board } from '#design/templates/board.ts';
import { cropAbout } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { photoName } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** How far each panel is hung below the first, of the height. */
const STEPS = [0.08, 0, 0.16] as const;

function draw(board: Board): boolean {
  const { kit } = board;
  const { ground } = kit.palette;
  const [picture] = kit.pictures;
  if (!picture) return false;
  const stage = stageFor(board, {
    grounds: [ground],
    at: kit.twist % 2 === 0 ? 'above' : 'below',
    share: 0.36,
    most: 0.36,
    label: true,
    offer: 'pill',
    largest: board.wide ? 15 : 14,
    gap: 0.7,
  });
  if (!stage || stage.box.height < board.height * 0.36) return false;
  const { box } = stage;
  const gap = board.u(1.8);
  const share = 1 - Math.max(...STEPS);
  const radius = kit.energy === 'playful' || kit.energy === 'calm' ? Math.round(board.u(2.4)) : 0;
  const width = (box.width - 2 * gap) / 3;
  const height = Math.min(box.height * share, width * 3.2);
  const top = box.y + (box.height - height / share) / 2;
  // The picture as it would fill the whole wall; each panel shows its own part of it, the gaps' parts are lost.
  const whole = cropAbout(picture, { width: box.width, height: height / share });
  board.group('Triptych', () => {
    for (const [index, step] of STEPS.entries()) {
      const panel = { x: box.x + index * (width + gap), y: top + (step * height) / share, width, height };
      const crop = {
        x: whole.x + whole.width * ((panel.x - box.x) / box.width),
        y: whole.y + whole.height * step,
        width: whole.width * (width / box.width),
        height: whole.height * share,
      };
      board.image(photoName(index), picture, panel, {
        crop,
        frame: { type: 'rectangle', radius },
        shadow: { color: '#00000040', x: 0, y: Math.round(board.u(0.7)), blur: Math.round(board.u(2.6)) },
      });
    }
  });
  stage.put();
  return true;
}

export const triptych: Composition = {
  id: 'triptych',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['news', 'product', 'greeting', 'event'],
  shapes: ['square', 'portrait', 'wide', 'paper'],
  suits: ({ energy, things }) =>
    ({ elegant: 6.2, calm: 6, clean: 5.6, playful: 3.6, loud: 3 })[energy] - (things ? 1 : 0),
  draw,
};

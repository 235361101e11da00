/**
 * Triptych: one photo cut into three tall panels that are hung a step apart, so that the picture continues from one to
 * the next.
 */
import type { PageBuilder } from '#design/templates/page-builder.ts';
import { cropAbout } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { photoName } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** How far each panel is hung below the first, of the height. */
const STEPS = [0.08, 0, 0.16] as const;

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background } = input.palette;
  const [picture] = input.pictures;
  if (!picture) return false;
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: input.twist % 2 === 0 ? 'above' : 'below',
    share: 0.36,
    most: 0.36,
    label: true,
    offer: 'pill',
    largest: builder.wide ? 15 : 14,
    gap: 0.7,
  });
  if (!stage || stage.box.height < builder.height * 0.36) return false;
  const { box } = stage;
  const gap = builder.u(1.8);
  const share = 1 - Math.max(...STEPS);
  const radius = input.energy === 'playful' || input.energy === 'calm' ? Math.round(builder.u(2.4)) : 0;
  const width = (box.width - 2 * gap) / 3;
  const height = Math.min(box.height * share, width * 3.2);
  const top = box.y + (box.height - height / share) / 2;
  // The picture as it would fill the whole wall; each panel shows its own part of it, the parts in the gaps are lost.
  const whole = cropAbout(picture, { width: box.width, height: height / share });
  builder.group('Triptych', () => {
    for (const [index, step] of STEPS.entries()) {
      const panel = { x: box.x + index * (width + gap), y: top + (step * height) / share, width, height };
      const crop = {
        x: whole.x + whole.width * ((panel.x - box.x) / box.width),
        y: whole.y + whole.height * step,
        width: whole.width * (width / box.width),
        height: whole.height * share,
      };
      builder.image(photoName(index), picture, panel, {
        crop,
        frame: { type: 'rectangle', radius },
        shadow: { color: '#00000040', x: 0, y: Math.round(builder.u(0.7)), blur: Math.round(builder.u(2.6)) },
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

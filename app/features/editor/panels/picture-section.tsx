/** Of the selected pictures, in the order in which a seller wants it: the background, looks, adjustments, border and shadows, frame. */
import type { ReactNode } from 'react';
import { isPicture } from '#design/document/layers.ts';
import { selectedLeaves } from '../commands/command.ts';
import { useSelectedLayers, useShownContext } from '../session-context.tsx';
import EffectSections from './effect-sections.tsx';
import { AdjustSection } from './picture/adjust-section.tsx';
import { FrameSection } from './picture/frame-section.tsx';
import { LooksSection } from './picture/looks-section.tsx';
import { PictureRow } from './picture/picture-row.tsx';

export default function PictureSection(): ReactNode {
  const layers = useSelectedLayers();
  const leaves = selectedLeaves(useShownContext());
  const pictures = leaves.filter(isPicture);
  return (
    <>
      {leaves.length === 1 && pictures.length === 1 && layers.length === 1 && <PictureRow />}
      <LooksSection />
      <AdjustSection />
      <EffectSections />
      <FrameSection />
    </>
  );
}

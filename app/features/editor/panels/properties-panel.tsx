/** At the right while something is selected: everything about it in numbers, colours and switches. */
import type { ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { kindWord, layerWord } from '../layer-words.ts';
import { useSelectedLayers, useSelection } from '../session-context.tsx';
import { BackgroundSections } from './background-sections.tsx';
import { EffectSections } from './effect-sections.tsx';
import { FillSection } from './fill-section.tsx';
import { LookSection } from './look-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { TextSection } from './text-section.tsx';

export function PropertiesPanel(): ReactNode {
  const { background } = useSelection();
  const layers = useSelectedLayers();
  if (!background && layers.length === 0) return null;
  const [only] = layers;
  const heading = background
    ? message('editor.background')
    : layers.length === 1 && only
      ? kindWord(only)
      : message('editor.selectedMany', { count: layers.length });
  return (
    <aside
      aria-label={message('editor.panel')}
      data-panel="properties"
      className="absolute top-3 right-3 flex max-h-[calc(100%-5.25rem)] w-66 animate-fade flex-col overflow-hidden rounded-card border border-line bg-raised shadow-float"
    >
      <header className="flex items-baseline gap-2 border-b border-line px-3 py-2.5">
        <h2 className="shrink-0 font-text text-13 font-semibold tracking-normal">{heading}</h2>
        {layers.length === 1 && only && layerWord(only) !== heading && <span className="truncate text-12 text-faint">{layerWord(only)}</span>}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {background ? (
          <BackgroundSections />
        ) : (
          <>
            <PlaceSection />
            <TextSection />
            <FillSection />
            <PictureSection />
            <LookSection />
            <EffectSections />
          </>
        )}
      </div>
    </aside>
  );
}

/** At the right while something is selected: everything about it in numbers, colours and switches. Folds to its heading where room is short. */
import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { classNames } from '#app/ui/class-names.ts';
import { kindWord, layerWord } from '../layer-words.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useCell, useSelectedLayers, useSelection, useSession } from '../session-context.tsx';
import { BackgroundSections } from './background-sections.tsx';
import { EffectSections } from './effect-sections.tsx';
import { FillSection } from './fill-section.tsx';
import { LookSection } from './look-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { TextSection } from './text-section.tsx';

export function PropertiesPanel(): ReactNode {
  const session = useSession();
  const open = useCell(session.propertiesOpen);
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
      data-open={open || undefined}
      className={classNames('absolute top-3 right-3 z-10 flex max-h-[calc(100%-5.25rem)] animate-fade flex-col overflow-hidden rounded-card border border-line bg-raised shadow-float', open && 'w-66')}
    >
      <header className={classNames('flex items-center gap-2 py-1 pr-1 pl-3', open && 'border-b border-line')}>
        <h2 className="shrink-0 font-text text-13 font-semibold tracking-normal">{heading}</h2>
        <span className="min-w-0 flex-1 truncate text-12 text-faint">{open && layers.length === 1 && only && layerWord(only) !== heading && layerWord(only)}</span>
        <IconButton
          label={message(open ? 'editor.foldProperties' : 'editor.unfoldProperties')}
          icon={open ? PanelRightClose : PanelRightOpen}
          aria-expanded={open}
          tooltipSide="left"
          onClick={() => session.propertiesOpen.set(!open)}
        />
      </header>
      {open && <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
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
      </div>}
    </aside>
  );
}

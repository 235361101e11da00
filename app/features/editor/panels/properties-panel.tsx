/** At the right while something is selected: everything about it in numbers, colours and switches. Folds to its heading where room is short. */
import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { classNames } from '#app/ui/class-names.ts';
import { lazyPart } from '../lazy-part.tsx';
import { kindWord, layerWord } from '../layer-words.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useCell, useMode, useSelectedLayers, useSelection, useSession, useShownContext } from '../session-context.tsx';
import { selectedLeaves } from '../commands/command.ts';
import { FillSection } from './fill-section.tsx';
import { LookSection } from './look-section.tsx';
import { LineSection } from './line-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { ShapeSection } from './shape-section.tsx';
import { TextSection } from './text-section.tsx';

const BackgroundSections = lazyPart(() => import('./background-sections.tsx'));
const EffectSections = lazyPart(() => import('./effect-sections.tsx'));
const QrSection = lazyPart(() => import('./qr-section.tsx'));
const TableSection = lazyPart(() => import('./table-section.tsx'));
const GridSection = lazyPart(() => import('./grid-section.tsx'));
const PictureSection = lazyPart(() => import('./picture-section.tsx'));

export function PropertiesPanel(): ReactNode {
  const session = useSession();
  const open = useCell(session.propertiesOpen);
  const { background } = useSelection();
  const layers = useSelectedLayers();
  const leaves = selectedLeaves(useShownContext());
  const mode = useMode();
  if (mode || (!background && layers.length === 0)) return null;
  // What one does with letters comes before where they stand.
  const onlyTexts = leaves.length > 0 && leaves.every((layer) => layer.type === 'text');
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
      data-keeps-typing
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
          <Suspense><BackgroundSections /></Suspense>
        ) : leaves.length > 0 && leaves.every((layer) => layer.type === 'image') ? (
          <>
            <Suspense><GridSection /></Suspense>
            {/* First what one does with a picture; where it stands comes last. */}
            <Suspense><PictureSection /></Suspense>
            <LookSection />
            <PlaceSection />
          </>
        ) : (
          <>
            {layers.length === 1 && only?.type === 'shape' && only.shape.kind === 'qr' && <Suspense><QrSection /></Suspense>}
            {layers.length === 1 && only?.type === 'table' && <Suspense><TableSection /></Suspense>}
            {!onlyTexts && <PlaceSection />}
            <TextSection />
            <FillSection />
            <LineSection />
            <ShapeSection />
            <LookSection />
            <Suspense>{leaves.some((layer) => layer.type === 'image') ? <PictureSection /> : <EffectSections />}</Suspense>
            {onlyTexts && <PlaceSection />}
          </>
        )}
      </div>}
    </aside>
  );
}

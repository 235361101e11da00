/**
 * At the end side while something is selected: everything about it in numbers, colors and switches. Collapses to its
 * heading if space is short.
 */
import { Lock, PanelRightClose, PanelRightOpen } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import type { Layer, LeafLayer } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import { classNames } from '#app/ui/class-names.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { kindName, layerName } from '../session/layer-names.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { lockAction } from '../actions/arrange-actions.ts';
import {
  useCell,
  useMode,
  useSelectedLayers,
  useSelection,
  useSession,
  useShownContext,
} from '../session/session-context.tsx';
import { isLocked, selectedLeaves } from '../commands/command.ts';
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

export default function PropertiesPanel(): ReactNode {
  const session = useSession();
  const open = useCell(session.propertiesOpen);
  const { background } = useSelection();
  const layers = useSelectedLayers();
  const shown = useShownContext();
  const leaves = selectedLeaves(shown);
  const locked = layers.some((layer) => isLocked(shown.document, layer.id));
  const mode = useMode();
  if (mode || (!background && layers.length === 0)) return null;
  const [only] = layers;
  const heading = background
    ? message('editor.background')
    : layers.length === 1 && only
      ? kindName(only)
      : message('editor.selectedMany', { count: layers.length });
  return (
    <aside
      aria-label={message('editor.panel')}
      data-panel="properties"
      data-keeps-typing
      data-open={open || undefined}
      className={classNames(
        'absolute end-3 top-3 z-10 flex max-h-[calc(100%-5.25rem)] animate-fade flex-col overflow-hidden rounded-card border border-line bg-raised shadow-float',
        open && 'w-66',
      )}
    >
      <header className={classNames('flex items-center gap-2 py-1 ps-3 pe-1', open && 'border-b border-line')}>
        <h2 className="shrink-0 font-text text-13 font-semibold tracking-normal">{heading}</h2>
        <span className="min-w-0 flex-1 truncate text-12 text-faint">
          {open && layers.length === 1 && only && layerName(only) !== heading && layerName(only)}
        </span>
        <IconButton
          label={message(open ? 'editor.foldProperties' : 'editor.unfoldProperties')}
          icon={open ? PanelRightClose : PanelRightOpen}
          aria-expanded={open}
          className="rtl:[&_svg]:-scale-x-100"
          tooltipSide="left"
          onClick={() => session.propertiesOpen.set(!open)}
        />
      </header>
      {open && locked && <LockedNote onUnlock={() => lockAction.run(session)} />}
      {open && (
        // Also contains the names for screen readers, which are out of the flow: otherwise the panel around it grows by
        // them and can be scrolled out of sight. Nothing locked takes the focus: there the keys scroll.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div
          {...(locked && { tabIndex: 0, role: 'group', 'aria-label': message('editor.panel') })}
          className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
        >
          {/* Inside the scroller: the properties of a locked layer stay readable. */}
          <div inert={locked} className={locked ? 'opacity-45' : undefined}>
            {background ? (
              <Suspense>
                <BackgroundSections />
              </Suspense>
            ) : (
              <Sections layers={layers} leaves={leaves} />
            )}
          </div>
        </div>
      )}
    </aside>
  );
}

/**
 * Properties that only some of the selected layers have are left out, except for letters: where kinds differ, changing
 * only one kind would be a surprise.
 */
function Sections({ layers, leaves }: { layers: readonly Layer[]; leaves: readonly LeafLayer[] }): ReactNode {
  const only = layers.length === 1 ? layers[0] : undefined;
  if (leaves.length > 0 && leaves.every((layer) => layer.type === 'image')) {
    return (
      <>
        <Suspense>
          <GridSection />
        </Suspense>
        {/* A picture's tools come first, its position last. */}
        <Suspense>
          <PictureSection />
        </Suspense>
        <LookSection />
        <PlaceSection />
      </>
    );
  }
  // Text controls come before the position.
  const onlyTexts = leaves.length > 0 && leaves.every((layer) => layer.type === 'text');
  return (
    <>
      {only?.type === 'shape' && only.shape.kind === 'qr' && (
        <Suspense>
          <QrSection />
        </Suspense>
      )}
      {only?.type === 'table' && (
        <Suspense>
          <TableSection />
        </Suspense>
      )}
      {!onlyTexts && <PlaceSection />}
      <TextSection effects={onlyTexts} />
      <FillSection />
      <LineSection />
      <ShapeSection />
      <LookSection />
      <Suspense>
        <EffectSections />
      </Suspense>
      {onlyTexts && <PlaceSection />}
    </>
  );
}

/** A locked layer shows everything but allows no changes; this is the way out. */
function LockedNote({ onUnlock }: { onUnlock(): void }): ReactNode {
  return (
    <div className="flex items-center gap-2 border-b border-line py-1.5 ps-3 pe-1.5">
      <Lock size={15} strokeWidth={1.75} aria-hidden className="shrink-0 text-faint" />
      <p className="min-w-0 flex-1 text-12 text-muted">{message('actions.needsUnlocked')}</p>
      <Button variant="secondary" size="small" onClick={onUnlock}>
        {message('editor.unlock')}
      </Button>
    </div>
  );
}

/**
 * Named looks, shown on the picture itself. Pointing at one previews it on the page, pressing keeps it; arrow keys move
 * and preview, Enter or leaving keeps: one undo step, however many were tried.
 */
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { stepToTheRight } from '#app/ui/direction.tsx';
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import type { Filters, PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { filtersOfLook, lookOfFilters, LOOK_NAMES, type LookName } from '#design/looks/looks.ts';
import { message } from '#messages/message.ts';
import { selectedLeaves } from '../../commands/command.ts';
import { filtersCommand } from '../../commands/filters.ts';
import { LabelledSlider } from '../../fields/labelled-slider.tsx';
import { useEnabled, useSession, useShownContext } from '../../session/session-context.tsx';
import { Section } from '../../panel-parts/section.tsx';
import { drawThumbnail, thumbnailSource, type ThumbnailSource } from './look-thumbnails.ts';

type Choice = LookName | 'none';
/** Four rows of four. Sepia has its own slider among the adjustments. */
const CHOICES: readonly Choice[] = ['none', ...LOOK_NAMES.filter((name) => name !== 'sepia')];
const COLUMNS = 4;
/** CSS px of a thumbnail; twice as many are drawn for dense screens. */
const SIDE = 54;

const filtersOf = (choice: Choice, strength: number): Filters =>
  choice === 'none' ? { ...NEUTRAL_FILTERS } : filtersOfLook(choice, strength);

export function LooksSection(): ReactNode {
  const session = useSession();
  const shown = useShownContext();
  const enabled = useEnabled(filtersCommand);
  // The committed value, not the preview: the ring stays in place while the user points at others.
  const kept = selectedLeaves({ document: session.store.document(), selection: shown.selection }).find(isPicture);
  if (!kept) return null;
  const found = lookOfFilters(kept.filters);
  const choice: Choice | null =
    found?.look ?? (JSON.stringify(kept.filters) === JSON.stringify(NEUTRAL_FILTERS) ? 'none' : null);
  return (
    <Section title={message('looks.looks')}>
      <LookGrid layer={kept} choice={choice} strength={found?.strength ?? 1} disabled={!enabled} />
      {found && (
        <LabelledSlider
          label={message('looks.intensity')}
          value={Math.round(found.strength * 100)}
          min={0}
          max={100}
          format={(value) => message('editor.percent', { value })}
          onPreview={(value) => session.preview(filtersCommand, { filters: filtersOf(found.look, value / 100) })}
          onCommit={(value) => session.run(filtersCommand, { filters: filtersOf(found.look, value / 100) })}
        />
      )}
    </Section>
  );
}

interface GridProps {
  layer: PictureLayer;
  choice: Choice | null;
  strength: number;
  disabled: boolean;
}

function LookGrid({ layer, choice, strength, disabled }: GridProps): ReactNode {
  const session = useSession();
  const source = useThumbnailSource(layer);
  const grid = useRef<HTMLDivElement>(null);
  /** The position of the arrow keys; null while the focus is elsewhere. */
  const [walked, setWalked] = useState<Choice | null>(null);
  const reachable = walked ?? (choice && CHOICES.includes(choice) ? choice : 'none');

  const preview = (next: Choice): void => {
    if (disabled) return;
    if (next === choice) session.cancelPreview();
    else session.preview(filtersCommand, { filters: filtersOf(next, 1) });
  };
  const keep = (next: Choice): void => {
    setWalked(null);
    if (next === choice) session.cancelPreview();
    else session.run(filtersCommand, { filters: next === 'none' ? null : filtersOf(next, 1) });
  };
  const walk = (event: KeyboardEvent): void => {
    const onwards = stepToTheRight(event.currentTarget);
    const steps: Record<string, number> = {
      ArrowRight: onwards,
      ArrowLeft: -onwards,
      ArrowDown: COLUMNS,
      ArrowUp: -COLUMNS,
    };
    const step = steps[event.key];
    if (event.key === 'Escape' && walked !== null) {
      event.stopPropagation();
      setWalked(null);
      session.cancelPreview();
      return;
    }
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = CHOICES[CHOICES.indexOf(reachable) + step];
    if (next === undefined) return;
    setWalked(next);
    preview(next);
    grid.current?.querySelector<HTMLElement>(`[data-look="${next}"]`)?.focus();
  };

  return (
    <div
      ref={grid}
      role="radiogroup"
      tabIndex={-1}
      aria-label={message('looks.applyLook')}
      className="grid grid-cols-4 gap-x-1.5 gap-y-2"
      onKeyDown={walk}
      onPointerLeave={() => walked === null && session.cancelPreview()}
      onBlur={(event) => {
        if (walked !== null && !event.currentTarget.contains(event.relatedTarget)) keep(walked);
      }}
    >
      {CHOICES.map((one) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === choice}
          data-look={one}
          disabled={disabled}
          tabIndex={one === reachable ? 0 : -1}
          onPointerEnter={(event) => event.pointerType === 'mouse' && preview(one)}
          onClick={() => keep(one)}
          className="group grid min-w-0 gap-1 rounded-small text-center outline-offset-2 disabled:opacity-45"
        >
          <LookThumbnail
            layer={layer}
            source={source}
            choice={one}
            strength={one === choice ? strength : 1}
            selected={one === choice}
          />
          <span
            className={classNames(
              'truncate text-12',
              one === choice ? 'font-medium text-ink' : 'text-muted group-hover:text-ink',
            )}
          >
            {message(`looks.name.${one}`)}
          </span>
        </button>
      ))}
    </div>
  );
}

function LookThumbnail({
  layer,
  source,
  choice,
  strength,
  selected,
}: {
  layer: PictureLayer;
  source: ThumbnailSource | null;
  choice: Choice;
  strength: number;
  selected: boolean;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && source) drawThumbnail(canvas.current, layer, source, filtersOf(choice, strength));
  }, [layer, source, choice, strength]);
  return (
    <canvas
      ref={canvas}
      width={SIDE * 2}
      height={SIDE * 2}
      aria-hidden
      className={classNames(
        'chequer aspect-square w-full rounded-small border border-line',
        selected && 'ring-2 ring-ink ring-offset-2 ring-offset-raised',
      )}
    />
  );
}

/** The layer's picture once it has loaded; fetched again only when another part or another picture is shown. */
function useThumbnailSource({ asset, crop, straighten, mask, width, height }: PictureLayer): ThumbnailSource | null {
  const [source, setSource] = useState<ThumbnailSource | null>(null);
  const maskAsset = mask?.asset ?? null;
  const colours = mask?.colours;
  const narrowest = Math.min(crop.width, crop.height);
  const pictured = useMemo(
    () => ({
      asset,
      crop: { x: 0, y: 0, width: narrowest, height: narrowest },
      straighten,
      mask: maskAsset ? { asset: maskAsset, strokes: [], ...(colours && { colours }) } : null,
      width,
      height,
    }),
    [asset, narrowest, straighten, maskAsset, colours, width, height],
  );
  useEffect(() => {
    let stale = false;
    thumbnailSource(pictured, SIDE * 2).then(
      (found) => {
        if (!stale) setSource(found);
        // A picture that can't be fetched is reported on the canvas; the names alone still work.
      },
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [pictured]);
  return source;
}

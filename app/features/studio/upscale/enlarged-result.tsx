/** An enlarged picture next to the original: both zoomed together, since an enlargement only shows at full size. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { GenerationView, Variation } from '#app/contracts/generation.ts';
import type { ExpandInput } from '#app/services/generations/kinds/expand-input.ts';
import { Segmented } from '#app/ui/segmented.tsx';
import { message } from '#messages/message.ts';
import type { RepairPicture } from '../repair/repair-page.ts';
import { ResultPanel } from '../repair/result-panel.tsx';
import type { Repair } from '../repair/use-repair.ts';
import { useZoomView } from '../repair/use-zoom-view.ts';
import { PanelPart, stageHeight, WorkTable } from '../repair/work-table.tsx';
import { ZoomButtons } from '../repair/zoom-buttons.tsx';
import { ZoomCompare } from '../repair/zoom-compare.tsx';

export function EnlargedResult({
  picture,
  repair,
  made: { view, variation },
}: {
  picture: RepairPicture;
  repair: Repair;
  made: { view: GenerationView; variation: Variation };
}): ReactNode {
  const zoom = useZoomView(variation, 4);
  const expanded = view.kind === 'expand';
  const sides = expanded ? (view.input as ExpandInput).sides : null;
  // An enlarged picture shows its pixels at first: fitted, both look the same.
  const opened = useRef(false);
  const { at, zoomTo } = zoom;
  useEffect(() => {
    if (at === null || opened.current) return;
    opened.current = true;
    if (!expanded && at.scale < 1) zoomTo(1);
  }, [at, zoomTo, expanded]);
  const level = zoom.whole
    ? 'fit'
    : at && Math.abs(at.scale - 1) < 0.01
      ? '1'
      : at && Math.abs(at.scale - 2) < 0.01
        ? '2'
        : null;
  return (
    <WorkTable
      stage={
        <div className="relative">
          <ZoomCompare
            before={`/api/assets/${picture.asset}`}
            after={`/api/assets/${variation.asset}`}
            beforeAt={sides ? { x: sides.left, y: sides.top, width: picture.width, height: picture.height } : null}
            name={picture.name}
            size={variation}
            view={zoom}
            className={stageHeight}
          />
          <div className="absolute bottom-3 left-1/2 -translate-x-1/2">
            <ZoomButtons view={zoom} />
          </div>
        </div>
      }
    >
      <PanelPart title={message(expanded ? 'repairs.expandedTitle' : 'repairs.enlargedTitle')}>
        <dl className="tabular grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-13">
          <dt className="text-muted">{message('common.before')}</dt>
          <dd>{message('repairs.pixels', { width: picture.width, height: picture.height })}</dd>
          <dt className="text-muted">{message('common.after')}</dt>
          <dd className="font-medium">
            {message('repairs.pixels', { width: variation.width, height: variation.height })}
          </dd>
        </dl>
        {!expanded && (
          <Segmented
            label={message('repairs.lookAt')}
            value={level}
            onValueChange={(next) => zoom.zoomTo(next === 'fit' ? null : Number(next))}
            segments={[
              { value: 'fit', label: message('repairs.fitWord') },
              { value: '1', label: '100 %' },
              { value: '2', label: '200 %' },
            ]}
            className="w-full"
          />
        )}
        <p className="text-12 text-muted">{message('repairs.compareHint')}</p>
      </PanelPart>
      <ResultPanel repair={repair} tool="upscale" verdict />
      <button
        type="button"
        onClick={repair.aside}
        className="justify-self-start text-13 text-muted underline underline-offset-2 hover:text-ink"
      >
        {message('repairs.otherSettings')}
      </button>
    </WorkTable>
  );
}

/**
 * The panel of upscale: how much larger, the sizes before and after, and, if the plan doesn't include it, a link to one
 * that does.
 */
import { ImageUpscale } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { MOST_PIXELS, upscaleFactor } from '#app/engines/pixels/most-pixels.ts';
import { upscaleNeedsPlan } from '#app/services/generations/kinds/upscale-input.ts';
import { Button } from '#app/ui/button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { message } from '#messages/message.ts';
import { useExportLimit } from '../../session/export-limit.tsx';
import { PlanLink } from '../../panel-parts/plan-link.tsx';
import { useCell } from '../../session/session-context.tsx';
import { usePictureSize, type PictureSize } from './picture-size.ts';
import { RepairIntro, RepairPanel } from './repair-panel.tsx';
import type { RepairProps } from './repair-props.ts';

type Factor = '2' | '4';

export function UpscalePanel({ controls, picture }: RepairProps): ReactNode {
  const { upscale: allowed } = useExportLimit();
  const state = useCell(controls.state);
  const [wanted, setWanted] = useState<Factor>('4');
  const [asset] = useState(picture.asset);
  // After the enlargement the sizes are still those used for choosing.
  const now = usePictureSize(state.phase === 'result' ? asset : picture.asset);
  const factor = now && upscaleFactor(now, Number(wanted));
  const then =
    now && factor !== null ? { width: Math.round(now.width * factor), height: Math.round(now.height * factor) } : null;
  const run = (): void =>
    controls.run({
      tool: 'upscale',
      input: { layer: controls.layer, factor: Number(wanted) },
      label: 'aiTools.upscaling',
      failed: 'aiTools.notUpscaled',
    });
  return (
    <RepairPanel
      controls={controls}
      title={message('aiTools.upscale')}
      icon={ImageUpscale}
      start={
        allowed || !upscaleNeedsPlan(Number(wanted)) ? (
          <Button
            variant="primary"
            size="small"
            className="w-full"
            disabled={now !== null && !then}
            data-command="run-repair"
            onClick={run}
          >
            {then
              ? message('aiTools.upscaleGo', { width: String(then.width), height: String(then.height) })
              : message('aiTools.upscale')}
          </Button>
        ) : (
          <p className="text-13">
            {message('aiTools.upscalePlan')} <PlanLink limit="upscale">{message('aiTools.seePlans')}</PlanLink>
          </p>
        )
      }
    >
      <RepairIntro>{message('aiTools.upscaleIntro')}</RepairIntro>
      <Segmented<Factor>
        label={message('aiTools.factor')}
        segments={(['2', '4'] as const).map((value) => ({
          value,
          label: message('aiTools.times', { factor: Number(value) }),
        }))}
        value={wanted}
        onValueChange={setWanted}
        disabled={state.phase !== 'setting'}
      />
      {now && <Sizes now={now} then={then} />}
      {now && factor === null && <p className="text-12 text-warning-text">{message('aiTools.largeAlready')}</p>}
      {factor !== null && factor < Number(wanted) && (
        <p className="text-12 text-muted">
          {message('aiTools.growsLess', { factor, millions: MOST_PIXELS / 1_000_000 })}
        </p>
      )}
    </RepairPanel>
  );
}

/** Both sizes to scale: the picture as it is, in the corner of its enlarged size. */
function Sizes({ now, then }: { now: PictureSize; then: PictureSize | null }): ReactNode {
  const shown = then ?? now;
  const part = (now.width / shown.width) * 100;
  return (
    <div className="grid gap-2 rounded-control bg-sunken p-3">
      <div
        className="relative mx-auto w-40 max-w-full rounded-small border border-dashed border-line-strong bg-panel"
        style={{ aspectRatio: Math.min(3, Math.max(0.6, shown.width / shown.height)) }}
      >
        <span
          className="absolute start-0 bottom-0 rounded-small border border-accent bg-accent-soft"
          style={{ width: `${part}%`, height: `${part}%` }}
        />
      </div>
      <dl className="tabular grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-12">
        <dt className="text-muted">{message('aiTools.now')}</dt>
        <dd className="text-end">
          {message('aiTools.size', { width: String(now.width), height: String(now.height) })}
        </dd>
        {then && (
          <>
            <dt className="text-muted">{message('aiTools.then')}</dt>
            <dd className="text-end font-medium">
              {message('aiTools.size', { width: String(then.width), height: String(then.height) })}
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

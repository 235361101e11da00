/** The factor, with the resulting size and what the plan includes. */
import { ImageUpscale, Lock } from 'lucide-react';
import * as RadioGroup from 'radix-ui/radio-group';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { wayToMore } from '#app/browser/credits/limit-text.ts';
import { usePricedPlan } from '#app/browser/credits/plan-provider.tsx';
import { beyondPlan } from '#tools/contract/tool.ts';
import { upscaleFactor } from '#app/engines/pixels/most-pixels.ts';
import {
  UPSCALE_FACTORS,
  upscaleNeedsPlan,
  type UpscaleFactor,
} from '#app/services/generations/kinds/upscale-input.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import type { RepairPicture } from '../repair/repair-page.ts';
import { PanelPart } from '../repair/work-table.tsx';

export interface UpscalePanelProps {
  picture: RepairPicture;
  /** The plan has four times. */
  allowed: boolean;
  busy: boolean;
  onStart(factor: UpscaleFactor): void;
}

export function UpscalePanel({ picture, allowed, busy, onStart }: UpscalePanelProps): ReactNode {
  const [factor, setFactor] = useState<UpscaleFactor>(allowed ? 4 : 2);
  const { pathname, search } = useLocation();
  const locked = upscaleNeedsPlan(factor) && !allowed;
  const plan = usePricedPlan();
  const more = wayToMore(beyondPlan('upscale'), { from: pathname + search, plan });
  const most = upscaleFactor(picture, 4);
  return (
    <>
      <PanelPart title={message('repairs.howLarge')}>
        <RadioGroup.Root
          value={String(factor)}
          disabled={busy || most === null}
          onValueChange={(next) => setFactor(next === '4' ? 4 : 2)}
          aria-label={message('repairs.howLarge')}
          className="grid gap-2"
        >
          {UPSCALE_FACTORS.map((one) => {
            const grows = upscaleFactor(picture, one);
            const size = {
              width: Math.round(picture.width * (grows ?? 1)),
              height: Math.round(picture.height * (grows ?? 1)),
            };
            return (
              <RadioGroup.Item
                key={one}
                value={String(one)}
                className={classNames(
                  'flex items-center justify-between gap-3 rounded-control border px-4 py-3 text-start transition-colors disabled:opacity-45',
                  factor === one ? 'border-accent bg-accent-soft' : 'border-line-strong hover:bg-tint',
                )}
              >
                <span className="grid">
                  <span className="text-15 font-semibold">{message('repairs.times', { factor: one })}</span>
                  <span className="tabular text-13 text-muted">
                    {grows === null ? message('repairs.largeAlready') : message('repairs.pixels', size)}
                  </span>
                </span>
                {upscaleNeedsPlan(one) && !allowed && (
                  <span className="inline-flex items-center gap-1 rounded-full bg-tint-strong px-2 py-0.5 text-12 font-medium">
                    <Lock size={12} strokeWidth={2} aria-hidden />
                    {message('repairs.proAndMax')}
                  </span>
                )}
              </RadioGroup.Item>
            );
          })}
        </RadioGroup.Root>
        <p className="text-13 text-muted">
          {most === null
            ? message('engines.largeAlready', { width: picture.width, height: picture.height })
            : message('repairs.nowPixels', { width: picture.width, height: picture.height })}
        </p>
      </PanelPart>
      {locked ? (
        <>
          <p className="text-13 text-muted">{message('repairs.planUpscale')}</p>
          {more && (
            <Link to={more.path} className={buttonClass('primary', 'large', 'w-full')}>
              {more.label}
            </Link>
          )}
        </>
      ) : (
        <Button
          variant="primary"
          size="large"
          icon={ImageUpscale}
          disabled={busy || most === null}
          onClick={() => onStart(factor)}
          className="w-full"
        >
          {message('repairs.upscale')}
        </Button>
      )}
      <p className="text-12 text-muted">{message('repairs.upscaleHonest')}</p>
    </>
  );
}

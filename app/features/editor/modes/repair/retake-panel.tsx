/**
 * The panel of "fix this photo": it examines the photo right away, then lists what it found, each with a switch to
 * leave it as it was.
 */
import { WandSparkles } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { useCell } from '../../session/session-context.tsx';
import { findingsIn, findingText, RETAKE_ORDER, type Findings } from './findings.ts';
import { RepairIntro, RepairPanel } from './repair-panel.tsx';
import type { RepairProps } from './repair-props.ts';
import type { RetakeStep } from '#tools/contract/ports/imaging-port.ts';

const STEP_NAMES: Readonly<Record<RetakeStep, MessageKey>> = {
  'white-balance': 'aiTools.step.white-balance',
  exposure: 'aiTools.step.exposure',
  straighten: 'aiTools.step.straighten',
  denoise: 'aiTools.step.denoise',
  crop: 'aiTools.step.crop',
};
/** These move the image: a mask would no longer fit its subject. */
const MOVING: ReadonlySet<RetakeStep> = new Set(['straighten', 'crop']);

export function RetakePanel({ controls, picture }: RepairProps): ReactNode {
  const state = useCell(controls.state);
  const [without, setWithout] = useState<readonly RetakeStep[]>([]);
  const [found, setFound] = useState<Findings>({});
  const answer = state.phase === 'result' || state.phase === 'fine' ? state.result.output : null;

  const run = (left: readonly RetakeStep[]): void =>
    controls.run({
      tool: 'retake',
      input: { layer: controls.layer, ...(left.length > 0 ? { without: left } : {}) },
      label: 'aiTools.retaking',
      failed: 'aiTools.notRetaken',
    });

  // Opening it means starting it.
  useEffect(() => {
    if (controls.state.get().phase === 'setting') run([]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [controls]);
  useEffect(() => {
    if (answer !== null) setFound((before) => ({ ...before, ...findingsIn(answer) }));
  }, [answer]);

  const isLocked = (step: RetakeStep): boolean => MOVING.has(step) && picture.mask !== null;
  const isNeeded = (step: RetakeStep): boolean => Boolean(found[step]?.needed) && !isLocked(step);
  const change = (step: RetakeStep, on: boolean): void => {
    const left = on ? without.filter((other) => other !== step) : [...without, step];
    setWithout(left);
    if (RETAKE_ORDER.some((other) => isNeeded(other) && !left.includes(other))) run(left);
    else controls.reject();
  };
  const isAnyOn = RETAKE_ORDER.some((step) => isNeeded(step) && !without.includes(step));
  const looked = Object.keys(found).length > 0;
  const busy = state.phase === 'running' || (state.phase === 'result' && state.busy);

  return (
    <RepairPanel
      controls={controls}
      title={message('aiTools.retake')}
      icon={WandSparkles}
      start={
        <Button
          variant="primary"
          size="small"
          className="w-full"
          disabled={looked && !isAnyOn}
          data-command="run-repair"
          onClick={() => run(without)}
        >
          {message('aiTools.retakeGo')}
        </Button>
      }
    >
      <RepairIntro>{message(state.phase === 'fine' ? 'aiTools.retakeFine' : 'aiTools.retakeIntro')}</RepairIntro>
      <div role="group" aria-label={message('aiTools.retake')} aria-busy={busy || undefined} className="grid gap-3">
        {RETAKE_ORDER.map((step) => (
          <div key={step} data-step={step} className={isNeeded(step) || !looked ? undefined : 'text-muted'}>
            <Switch
              label={message(STEP_NAMES[step])}
              hint={
                looked
                  ? isLocked(step)
                    ? message('aiTools.notForCutouts')
                    : findingText(step, found[step], without.includes(step))
                  : ' '
              }
              checked={isNeeded(step) && !without.includes(step)}
              disabled={busy || !isNeeded(step)}
              onCheckedChange={(on) => change(step, on)}
            />
          </div>
        ))}
      </div>
    </RepairPanel>
  );
}

/** The faults of a photo, each with its switch; or, for a batch, what may be fixed. */
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Switch } from '#app/ui/switch.tsx';
import { message } from '#messages/message.ts';
import { RETAKE_STEPS, type RetakeFinding, type RetakeStep } from '#tools/contract/ports/imaging-port.ts';
import { findingText, stepTitles } from './finding-text.ts';

export interface StepSwitchesProps {
  steps: readonly RetakeStep[];
  onSteps(steps: RetakeStep[]): void;
  /** For one photo; absent: every photo is judged by itself. */
  findings?: readonly RetakeFinding[];
  disabled?: boolean;
}

export function StepSwitches({ steps, onSteps, findings, disabled }: StepSwitchesProps): ReactNode {
  return (
    <ul className="grid gap-3">
      {RETAKE_STEPS.map((step) => {
        const found = findings?.find((one) => one.step === step);
        const on = steps.includes(step);
        const title = message(stepTitles[step]);
        return (
          <li key={step}>
            {findings && on && !found?.needed ? (
              <div className="flex items-center justify-between gap-4 text-13 text-muted">
                <span>{title}</span>
                <span className="inline-flex items-center gap-1.5">
                  <Check size={16} strokeWidth={2} aria-hidden className="text-support-text" />
                  {message('retake.fine')}
                </span>
              </div>
            ) : (
              <Switch
                label={title}
                hint={findings ? findingText(found) : undefined}
                checked={on}
                disabled={disabled}
                onCheckedChange={(checked) =>
                  onSteps(RETAKE_STEPS.filter((one) => (one === step ? checked : steps.includes(one))))
                }
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

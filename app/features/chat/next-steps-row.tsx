/** Suggested next steps above the prompt box, as chips; pressing one sends it. */
import type { ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { Chip } from '#app/ui/chip.tsx';
import type { NextStep } from './next-steps.ts';

export function NextStepsRow({
  steps,
  onChoose,
}: {
  steps: readonly NextStep[];
  onChoose(step: NextStep): void;
}): ReactNode {
  if (steps.length === 0) return null;
  return (
    <div role="group" aria-label={message('chat.nextSteps')} className="flex animate-arrive flex-wrap gap-1.5">
      {steps.map((step) => (
        <Chip key={step.id} size="small" title={step.prompt} onClick={() => onChoose(step)}>
          {step.label}
        </Chip>
      ))}
    </div>
  );
}

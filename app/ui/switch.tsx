/** On or off, immediately. */
import * as Radix from 'radix-ui/switch';
import { useId, type ReactNode } from 'react';

export interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  onCheckedChange(checked: boolean): void;
  disabled?: boolean;
}

export function Switch({ label, hint, checked, onCheckedChange, disabled }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="grid text-13">
        <span>{label}</span>
        {hint && <span className="text-12 text-muted">{hint}</span>}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        className="relative h-6 w-10 shrink-0 rounded-full bg-line-strong transition-colors disabled:opacity-45 data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="ms-0.5 block size-5 rounded-full bg-panel shadow-float transition-[margin] data-[state=checked]:ms-[1.125rem] dark:bg-ink dark:data-[state=checked]:bg-on-accent" />
      </Radix.Root>
    </div>
  );
}

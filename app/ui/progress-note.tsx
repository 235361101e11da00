/** Work that takes a while: what it is, how far it is, and a way to stop it. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ProgressLine } from './spinner.tsx';

interface ProgressNoteProps {
  label: string;
  /** 0 to 1; absent: unknown. */
  value?: number;
  cancel: string;
  onCancel(): void;
}

export function ProgressNote({ label, value, cancel, onCancel }: ProgressNoteProps): ReactNode {
  return (
    <div role="status" className="grid gap-4">
      <div className="grid gap-2">
        <span className="text-13 break-words">{label}</span>
        <ProgressLine label={label} {...(value !== undefined && { value })} />
      </div>
      <Button onClick={onCancel} className="justify-self-end">
        {cancel}
      </Button>
    </div>
  );
}

/** The title of a card while renaming: Enter and leaving keep it, Escape does not. */
import { useEffect, useRef, type ReactNode } from 'react';
import { LIMITS } from '#design/document/limits.ts';

export interface RenameFieldProps {
  label: string;
  title: string;
  fieldRef: { current: HTMLInputElement | null };
  /** Null: unchanged. `byKey`: ended from the keyboard. */
  onDone(title: string | null, byKey: boolean): void;
}

export function RenameField({ label, title, fieldRef, onDone }: RenameFieldProps): ReactNode {
  const isOver = useRef(false);
  useEffect(() => fieldRef.current?.select(), [fieldRef]);
  const finish = (typed: string | null, byKey: boolean): void => {
    if (isOver.current) return;
    isOver.current = true;
    const wanted = typed?.trim() ?? '';
    onDone(wanted === '' || wanted === title ? null : wanted, byKey);
  };
  return (
    <input
      ref={fieldRef}
      aria-label={label}
      defaultValue={title}
      maxLength={LIMITS.nameLength}
      onBlur={({ target }) => finish(target.value, false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        finish(event.key === 'Enter' ? event.currentTarget.value : null, true);
      }}
      className="relative z-2 -mx-1 h-6 w-[calc(100%+0.5rem)] rounded-small border border-ink bg-panel px-1 text-13 outline-none focus-visible:outline-none"
    />
  );
}

/** A keyboard shortcut as small key caps; on a Mac with its own symbols. */
import { useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

const macSigns: Record<string, string> = {
  Ctrl: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Delete: '⌫',
  Backspace: '⌫',
  Enter: '↵',
  Escape: 'esc',
};
const noChanges = (): (() => void) => () => undefined;
const onMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** `keys`: names joined by plus, `Ctrl+Shift+Z`; Ctrl also means the Mac's Command. `caps`: each in a separate box. */
export function Shortcut({
  keys,
  inverted = false,
  caps = false,
  className,
}: {
  keys: string;
  inverted?: boolean;
  caps?: boolean;
  className?: string;
}): ReactNode {
  const mac = useSyncExternalStore(noChanges, onMac, () => false);
  const parts = keys.split('+').map((key) => (mac ? (macSigns[key] ?? key) : key));
  if (caps) {
    return (
      <kbd className={classNames('inline-flex gap-1 font-text text-12 font-normal', className)}>
        {parts.map((part) => (
          <kbd
            key={part}
            className="grid min-h-5 min-w-5 place-items-center rounded-small border border-line-strong bg-tint px-1.5 font-text"
          >
            {part}
          </kbd>
        ))}
      </kbd>
    );
  }
  return (
    <kbd className={classNames('font-text text-12 font-normal', inverted ? 'opacity-70' : 'text-muted', className)}>
      {parts.join(mac ? '' : '+')}
    </kbd>
  );
}

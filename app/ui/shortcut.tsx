/** A keyboard shortcut as small key caps; on a Mac its own signs. */
import { useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

const macSigns: Record<string, string> = { Ctrl: '⌘', Shift: '⇧', Alt: '⌥', Delete: '⌫', Enter: '↵' };
const noChanges = (): (() => void) => () => undefined;
const onMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** `keys`: names joined by plus, `Ctrl+Shift+Z`; Ctrl stands for the Mac's Command too. */
export function Shortcut({ keys, inverted = false, className }: { keys: string; inverted?: boolean; className?: string }): ReactNode {
  const mac = useSyncExternalStore(noChanges, onMac, () => false);
  const parts = keys.split('+').map((key) => (mac ? (macSigns[key] ?? key) : key));
  return (
    <kbd className={classNames('font-text text-12 font-normal', inverted ? 'opacity-70' : 'text-faint', className)}>
      {parts.join(mac ? '' : '+')}
    </kbd>
  );
}

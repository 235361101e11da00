/**
 * The button beside a heading that adds an effect or takes it away. An effect that is not there yet is added by its
 * whole line.
 */
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { message } from '#messages/message.ts';

export function EffectToggle({ on, title, onToggle }: { on: boolean; title: string; onToggle(): void }): ReactNode {
  const label = `${message(on ? 'editor.remove' : 'editor.add')}: ${title}`;
  return (
    <IconButton
      label={label}
      icon={on ? Minus : Plus}
      size="tiny"
      tooltipSide="left"
      className={on ? undefined : 'after:absolute after:inset-0'}
      onClick={onToggle}
    />
  );
}

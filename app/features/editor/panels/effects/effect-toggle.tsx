/** The button next to a heading that adds or removes an effect. The whole line adds an effect that is missing. */
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

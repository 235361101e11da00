/** The kind of piece: radios, for arrow keys. */
import * as RadioGroup from 'radix-ui/radio-group';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import type { TryOnKind } from '#tools/contract/try-on-kinds.ts';
import { KINDS_OF, type TryOnMode } from './try-on-setup.ts';

export function TypeChoice({
  mode,
  value,
  onChange,
}: {
  mode: TryOnMode;
  value: TryOnKind;
  onChange(type: TryOnKind): void;
}): ReactNode {
  return (
    <RadioGroup.Root
      value={value}
      onValueChange={(next) => onChange(next as TryOnKind)}
      aria-label={message('tryOnStudio.type')}
      className="flex flex-wrap gap-1.5"
    >
      {KINDS_OF[mode].map((kind) => (
        <RadioGroup.Item
          key={kind}
          value={kind}
          className={classNames(
            'inline-flex h-8 shrink-0 items-center rounded-full border px-3 text-13 whitespace-nowrap transition-colors',
            kind === value
              ? 'border-ink bg-ink text-on-ink'
              : 'border-line-strong text-muted hover:border-faint hover:text-ink',
          )}
        >
          {message(`tryOnStudio.type.${kind}`)}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

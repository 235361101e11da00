/** A word that names a state, on a soft background. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  support: 'bg-support-soft text-support-text',
  accent: 'bg-accent-soft text-accent-text',
  plain: 'bg-tint-strong text-ink',
  danger: 'bg-danger-soft text-danger-text',
};

export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }): ReactNode {
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center rounded-full px-2.5 text-12 font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

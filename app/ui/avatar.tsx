/** A user's avatar: the first letter on a color derived from the name; a number has no letter. */
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = [
  'bg-accent-soft text-accent-text',
  'bg-support-soft text-support-text',
  'bg-warning-soft text-warning-text',
  'bg-success-soft text-success-text',
];

export function Avatar({ name, size = 32, className }: { name: string; size?: number; className?: string }): ReactNode {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  // A phone number begins with a plus, which carries no information.
  const letter = /^[\p{L}\p{N}]/u.exec(name.trim())?.[0];
  return (
    <span
      style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}
      className={classNames(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold select-none',
        tones[sum % tones.length],
        className,
      )}
    >
      <span className="leading-none">
        {letter ? letter.toUpperCase() : <UserRound size={Math.round(size * 0.5)} strokeWidth={1.75} aria-hidden />}
      </span>
    </span>
  );
}

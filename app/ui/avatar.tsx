/**
 * The user's picture, or the first letter on a color that is always the same for the same name; a number has no letter.
 */
import { UserRound } from 'lucide-react';
import * as Radix from 'radix-ui/avatar';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = [
  'bg-accent-soft text-accent-text',
  'bg-support-soft text-support-text',
  'bg-warning-soft text-warning-text',
  'bg-success-soft text-success-text',
];

export function Avatar({
  name,
  image,
  size = 32,
  className,
}: {
  name: string;
  image?: string | null;
  size?: number;
  className?: string;
}): ReactNode {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  // A phone number begins with a plus, which says nothing.
  const letter = /^[\p{L}\p{N}]/u.exec(name.trim())?.[0];
  return (
    <Radix.Root
      style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}
      className={classNames(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold select-none',
        tones[sum % tones.length],
        className,
      )}
    >
      {image && <Radix.Image src={image} alt="" className="size-full object-cover" />}
      <Radix.Fallback className="leading-none">
        {letter ? letter.toUpperCase() : <UserRound size={Math.round(size * 0.5)} strokeWidth={1.75} aria-hidden />}
      </Radix.Fallback>
    </Radix.Root>
  );
}

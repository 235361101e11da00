/** Who one is: the picture, or the first letter on a colour that is always the same for the same name. */
import { Avatar as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = ['bg-accent-soft text-accent-text', 'bg-support-soft text-support-text', 'bg-warning-soft text-warning-text', 'bg-success-soft text-success-text'];

export function Avatar({ name, image, size = 32, className }: { name: string; image?: string | null; size?: number; className?: string }): ReactNode {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <Radix.Root
      style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}
      className={classNames('inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold select-none', tones[sum % tones.length], className)}
    >
      {image && <Radix.Image src={image} alt="" className="size-full object-cover" />}
      <Radix.Fallback className="leading-none">{Array.from(name.trim())[0]?.toUpperCase() ?? '·'}</Radix.Fallback>
    </Radix.Root>
  );
}

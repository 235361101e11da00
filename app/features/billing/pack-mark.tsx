/** What a pack contains, as an icon. Decoration. */
import { Clapperboard, Image, PenTool, Shirt, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CreditUnit } from '#tools/contract/tool.ts';

export const packIcons: Record<CreditUnit, LucideIcon> = {
  image: Image,
  logo: PenTool,
  video: Clapperboard,
  'try-on': Shirt,
};

/** On a tile of `size` px, where a plan would have its drawing. */
export function PackMark({ unit, size }: { unit: CreditUnit; size: number }): ReactNode {
  const Icon = packIcons[unit];
  return (
    <span
      aria-hidden
      style={{ width: size, height: size }}
      className="grid shrink-0 place-items-center rounded-card bg-support-soft text-support-text"
    >
      <Icon size={size / 2} strokeWidth={1.75} />
    </span>
  );
}

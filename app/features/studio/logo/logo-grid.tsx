/** The logos of a batch, each in its slot as it arrives. */
import { Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BATCH } from '#app/services/logos/logo-limits.ts';
import { logoId } from '#app/services/logos/logo-id.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { message } from '#messages/message.ts';
import { EmptySlot, slotsOf } from '../generation/result-slots.tsx';
import { pictureAt } from '../parts/picture-address.ts';
import { batchAt, remixAt } from './logo-address.ts';
import { logoInputOf } from './logo-setup.ts';

export interface LogoGridProps {
  /** Null: it was only just requested. */
  view: GenerationView | null;
  /** Logos that were asked for. */
  count?: number;
  /** More per row: for lists of batches. */
  dense?: boolean;
}

/** Next to the form of wide pages only two fit in a row, so that the lines under the names stay legible. */
export const BATCH_GRID = 'grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3';

export function LogoGrid({
  view,
  dense = false,
  count = view && logoInputOf(view).from?.make === 'this' ? 1 : BATCH,
}: LogoGridProps): ReactNode {
  const slots = view
    ? slotsOf(view, count)
    : Array.from({ length: count }, (_, place) => ({ at: 'waiting' as const, place }));
  return (
    <ul className={dense ? 'grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-6' : BATCH_GRID}>
      {slots.map((slot) => (
        <li key={slot.place} className="group/logo relative">
          {slot.at === 'shown' && view ? (
            <>
              <Link
                to={batchAt(view.id, slot.place + 1)}
                preventScrollReset
                aria-label={message('logoStudio.choose', {
                  number: slot.place + 1,
                  count: slots.length,
                  label: slot.variation.logo?.label ?? '',
                })}
                className="block animate-fade overflow-hidden rounded-card border border-line transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-float"
              >
                <img
                  src={pictureAt(slot.variation.asset, dense ? 512 : 640)}
                  alt=""
                  width={slot.variation.width}
                  height={slot.variation.height}
                  decoding="async"
                  className="aspect-[4/3] w-full object-cover"
                />
              </Link>
              <Tooltip label={message('logoStudio.remix')}>
                <Link
                  to={remixAt(logoId({ generation: view.id, place: slot.place }))}
                  aria-label={message('logoStudio.remixLogo', { number: slot.place + 1 })}
                  className="absolute end-2 bottom-2 grid size-8 place-items-center rounded-full border border-line bg-panel text-ink opacity-0 shadow-float transition-opacity group-focus-within/logo:opacity-100 group-hover/logo:opacity-100 pointer-coarse:opacity-100"
                >
                  <Shuffle size={15} strokeWidth={1.75} aria-hidden />
                </Link>
              </Tooltip>
            </>
          ) : (
            <EmptySlot slot={slot} small className="aspect-[4/3] w-full" />
          )}
        </li>
      ))}
    </ul>
  );
}

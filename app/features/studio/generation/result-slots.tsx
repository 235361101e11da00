/**
 * Results that arrive one by one: a slot for each that is to come, a note for each that is hidden, and why there are
 * fewer than requested.
 */
import { CircleAlert, EyeOff } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { GenerationView, Variation } from '#app/contracts/generation.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Mark } from '#app/ui/mark.tsx';
import { message } from '#messages/message.ts';

export type ResultSlot =
  | { at: 'shown'; place: number; variation: Variation; index: number }
  | { at: 'withheld' | 'working' | 'waiting'; place: number };

/** `count` slots: what is shown there, or why nothing is. Those that will not be made any more have none. */
export function slotsOf(
  { state, results: { variations, withheld = [] } }: Pick<GenerationView, 'state' | 'results'>,
  count: number,
): ResultSlot[] {
  const slots: ResultSlot[] = [
    ...variations.map((variation, index): ResultSlot => ({
      at: 'shown',
      place: variation.place ?? index,
      variation,
      index,
    })),
    ...withheld.map(({ place }): ResultSlot => ({ at: 'withheld', place })),
  ].toSorted((a, b) => a.place - b.place);
  if (state !== 'generating') return slots;
  const next = slots.length;
  return [
    ...slots,
    ...Array.from({ length: Math.max(0, count - next) }, (_, at): ResultSlot => ({
      at: at === 0 ? 'working' : 'waiting',
      place: next + at,
    })),
  ];
}

/** A slot without a picture: hidden, being made, or still to come. */
export function EmptySlot({
  slot: { at, place },
  small = false,
  className,
  style,
}: {
  slot: ResultSlot;
  small?: boolean;
  className?: string;
  style?: CSSProperties;
}): ReactNode {
  const words = message(at === 'withheld' ? 'generation.withheldOne' : 'generation.toCome', { number: place + 1 });
  return (
    <span
      className={classNames(
        'grid place-items-center rounded-card border border-dashed border-line bg-tint p-2 text-center text-muted',
        className,
      )}
      style={style}
    >
      <span className="grid justify-items-center gap-2">
        {at === 'withheld' ? (
          <EyeOff size={small ? 18 : 22} strokeWidth={1.75} aria-hidden className="text-warning-text" />
        ) : (
          <Mark size={small ? 20 : 32} moving={at === 'working'} />
        )}
        <span className={at === 'withheld' && !small ? 'text-13' : 'sr-only'}>{words}</span>
      </span>
    </span>
  );
}

/** Above results: what is hidden, and why there are fewer. Nothing if all are there. */
export function ResultNotes({
  view: { results, cost },
}: {
  view: Pick<GenerationView, 'results' | 'cost'>;
}): ReactNode {
  const { withheld = [], short } = results;
  const count = withheld.length;
  if (count === 0 && short === undefined) return null;
  return (
    <div className="grid gap-3">
      {count > 0 && (
        <div role="status" className="flex gap-3 rounded-card bg-warning-soft p-4 text-13 text-warning-text">
          <EyeOff size={18} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
          <div className="grid gap-0.5">
            <p className="font-medium">{message('generation.withheld', { count })}</p>
            <p>
              {[message('generation.withheldText'), cost ? message('generation.withheldBack', { count }) : null]
                .filter(Boolean)
                .join(' ')}
            </p>
          </div>
        </div>
      )}
      {short !== undefined && (
        <p role="status" className="flex gap-3 rounded-card border border-line bg-panel p-4 text-13 text-muted">
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
          {short}
        </p>
      )}
    </div>
  );
}

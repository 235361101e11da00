/** The ground of cutouts: see-through, white, or any color. It goes along into downloads. */
import type { ReactNode } from 'react';
import { ColorField } from '#app/ui/color-field.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { message, type MessageKey } from '#messages/message.ts';
import type { Ground } from '../repair/ground.ts';

const CHOICES = [
  [null, 'repairs.groundNone'],
  ['#ffffff', 'repairs.groundWhite'],
  ['#f3efe6', 'repairs.groundPaper'],
  ['#17150f', 'repairs.groundInk'],
  ['#f4502f', 'repairs.groundPersimmon'],
  ['#0f6b66', 'repairs.groundTeal'],
  ['#f6c945', 'repairs.groundYellow'],
  ['#b9d7ea', 'repairs.groundSky'],
] as const satisfies readonly (readonly [Ground, MessageKey])[];

/** `inRow`: beside each other, in a bar above the results. */
export function GroundChoice({
  ground,
  onGround,
  inRow = false,
}: {
  ground: Ground;
  onGround(ground: Ground): void;
  inRow?: boolean;
}): ReactNode {
  return (
    <div className={inRow ? 'flex flex-wrap items-center gap-3' : 'grid gap-3'}>
      <div role="radiogroup" aria-label={message('repairs.ground')} className="flex flex-wrap gap-2">
        {CHOICES.map(([color, label]) => (
          <button
            key={label}
            type="button"
            role="radio"
            aria-checked={ground === color}
            aria-label={message(label)}
            title={message(label)}
            onClick={() => onGround(color)}
            className={classNames(
              'chequer overflow-hidden rounded-full border border-line-strong',
              inRow ? 'size-9' : 'size-7',
              ground === color && 'outline-2 outline-offset-2 outline-accent',
            )}
          >
            {color && <span className="block size-full" style={{ backgroundColor: color }} />}
          </button>
        ))}
      </div>
      <ColorField
        label={message('repairs.groundColor')}
        hideLabel={inRow}
        className={inRow ? 'w-40' : undefined}
        value={ground}
        onChange={(color) => onGround(color.slice(0, 7))}
        onCommit={(color) => onGround(color.slice(0, 7))}
        placeholder={message('repairs.groundNone')}
      />
    </div>
  );
}

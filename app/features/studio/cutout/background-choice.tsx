/** The background of cutouts: transparent, white, or any color. It is included in downloads. */
import type { ReactNode } from 'react';
import { ColorField } from '#app/ui/color-field.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { message, type MessageKey } from '#messages/message.ts';
import type { Background } from '../repair/background.ts';

const CHOICES = [
  [null, 'repairs.backgroundNone'],
  ['#ffffff', 'repairs.backgroundWhite'],
  ['#f3efe6', 'repairs.backgroundPaper'],
  ['#17150f', 'repairs.backgroundInk'],
  ['#f4502f', 'repairs.backgroundPersimmon'],
  ['#0f6b66', 'repairs.backgroundTeal'],
  ['#f6c945', 'repairs.backgroundYellow'],
  ['#b9d7ea', 'repairs.backgroundSky'],
] as const satisfies readonly (readonly [Background, MessageKey])[];

/** `inRow`: side by side, in a bar above the results. */
export function BackgroundChoice({
  background,
  onBackground,
  inRow = false,
}: {
  background: Background;
  onBackground(background: Background): void;
  inRow?: boolean;
}): ReactNode {
  return (
    <div className={inRow ? 'flex flex-wrap items-center gap-3' : 'grid gap-3'}>
      <div role="radiogroup" aria-label={message('repairs.background')} className="flex flex-wrap gap-2">
        {CHOICES.map(([color, label]) => (
          <button
            key={label}
            type="button"
            role="radio"
            aria-checked={background === color}
            aria-label={message(label)}
            title={message(label)}
            onClick={() => onBackground(color)}
            className={classNames(
              'chequer overflow-hidden rounded-full border border-line-strong',
              inRow ? 'size-9' : 'size-7',
              background === color && 'outline-2 outline-offset-2 outline-accent',
            )}
          >
            {color && <span className="block size-full" style={{ backgroundColor: color }} />}
          </button>
        ))}
      </div>
      <ColorField
        label={message('repairs.backgroundColor')}
        hideLabel={inRow}
        className={inRow ? 'w-40' : undefined}
        value={background}
        onChange={(color) => onBackground(color.slice(0, 7))}
        onCommit={(color) => onBackground(color.slice(0, 7))}
        placeholder={message('repairs.backgroundNone')}
      />
    </div>
  );
}

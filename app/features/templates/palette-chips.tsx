/** Palettes to choose, each as the stripes of its colors. */
import type { ReactNode } from 'react';
import type { PaletteChoice } from '#app/contracts/assisted.ts';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';

export interface PaletteChipsProps {
  choices: readonly PaletteChoice[];
  /** `#rrggbb`; empty: the template's own. */
  value: readonly string[];
  onChange(colors: string[]): void;
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

export function PaletteChips({ choices, value, onChange }: PaletteChipsProps): ReactNode {
  const nameOf = (choice: PaletteChoice): string =>
    message(`assisted.palette.${choice.from}`, {
      number: choices.filter(({ from }) => from === choice.from).indexOf(choice) + 1,
    });
  return (
    <div role="group" aria-label={message('assisted.colors')} className="flex flex-wrap gap-2">
      {choices.map((choice) => {
        const name = nameOf(choice);
        const pressed = same(choice.colors, value);
        return (
          <button
            key={`${choice.from} ${choice.colors.join()}`}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={pressed}
            onClick={() => onChange([...choice.colors])}
            className={classNames(
              'flex h-10 w-16 overflow-hidden rounded-control border transition-[border-color,box-shadow]',
              pressed ? 'border-accent ring-2 ring-accent' : 'border-line-strong hover:border-faint',
            )}
          >
            {choice.colors.length === 0 ? (
              <span aria-hidden className="grid size-full place-items-center bg-sunken">
                <OwnColors />
              </span>
            ) : (
              choice.colors
                .slice(0, 4)
                .map((color, index) => (
                  <span
                    key={color}
                    aria-hidden
                    className={index === 0 ? 'h-full flex-[2]' : 'h-full flex-1'}
                    style={{ backgroundColor: color }}
                  />
                ))
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Two overlapping shapes: the layout's own colors. */
function OwnColors(): ReactNode {
  return (
    <svg width="28" height="18" viewBox="0 0 28 18" aria-hidden>
      <circle cx="10" cy="9" r="8" className="fill-accent" />
      <circle cx="18" cy="9" r="8" className="fill-support mix-blend-multiply dark:mix-blend-screen" />
    </svg>
  );
}

/** Templates of one color: a button that shows which, and the colors to choose from. */
import { Check, ChevronDown, Palette } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { COLOR_FAMILIES, FAMILY_SWATCHES, type ColorFamily } from '#app/contracts/color-families.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Popover } from '#app/ui/popover.tsx';
import { message } from '#messages/message.ts';

/** Colors on which a dark tick is visible. */
const LIGHT: ReadonlySet<ColorFamily> = new Set(['yellow', 'beige', 'white', 'orange', 'pink']);

export function ColorFilter({
  value,
  onChange,
}: {
  value: ColorFamily | null;
  onChange(value: ColorFamily | null): void;
}): ReactNode {
  const [open, setOpen] = useState(false);
  const name = value ? message(`templates.color.${value}`) : message('templates.anyColor');
  return (
    <Popover
      label={message('templates.color')}
      align="start"
      open={open}
      onOpenChange={setOpen}
      className="w-60"
      trigger={
        <button
          type="button"
          aria-label={`${message('templates.color')}: ${name}`}
          className={classNames(
            'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border ps-2.5 pe-2 text-13 whitespace-nowrap transition-colors',
            value ? 'border-ink text-ink' : 'border-line-strong text-muted hover:border-faint hover:text-ink',
          )}
        >
          {value ? (
            <span
              aria-hidden
              className="size-3.5 rounded-full border border-line-strong"
              style={{ backgroundColor: FAMILY_SWATCHES[value] }}
            />
          ) : (
            <Palette size={15} strokeWidth={1.75} aria-hidden />
          )}
          <span>{name}</span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden className="text-faint" />
        </button>
      }
    >
      <div role="group" aria-label={message('templates.color')} className="grid grid-cols-6 gap-1.5">
        {COLOR_FAMILIES.map((family) => (
          <button
            key={family}
            type="button"
            aria-label={message(`templates.color.${family}`)}
            title={message(`templates.color.${family}`)}
            aria-pressed={value === family}
            onClick={() => {
              onChange(value === family ? null : family);
              setOpen(false);
            }}
            className="grid size-8 place-items-center rounded-full border border-line-strong transition-transform hover:scale-108"
            style={{ backgroundColor: FAMILY_SWATCHES[family] }}
          >
            {value === family && (
              <Check size={15} strokeWidth={2.5} aria-hidden color={LIGHT.has(family) ? '#17150f' : '#ffffff'} />
            )}
          </button>
        ))}
      </div>
    </Popover>
  );
}

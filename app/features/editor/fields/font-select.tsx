/** A font field: opens the list of fonts, and offers the weights of the chosen one. */
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { Popover } from '#app/ui/popover.tsx';
import { Select } from '#app/ui/select.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { fieldClass } from '#app/ui/text-field.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { fontFamily, nearestWeight } from '#design/fonts/catalogue.ts';
import { ownFont, readableFamily } from '#design/fonts/own-fonts.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { isMissing } from '../fonts/font-rows.ts';
import { loadFontFor, type TextInStyle } from '../fonts/look-at-font.ts';
import { useOwnFonts } from '../fonts/own-fonts.ts';
import { rememberFont } from '../fonts/recent-fonts.ts';

const FontPanel = lazyPart(() => import('../fonts/font-panel.tsx'));

export interface FontSelectProps {
  /** As the design names it; null: several fonts. */
  value: string | null;
  hideLabel?: boolean;
  className?: string;
  /** What will be set in the font: it is loaded for these before it shows. */
  texts?: readonly TextInStyle[];
  /** Previews a family; null restores the previous one. */
  onPreview?(family: string | null): void;
  onChange(family: string): void;
}

const NO_TEXTS: readonly TextInStyle[] = [];

export function FontSelect({
  value,
  hideLabel = true,
  className,
  texts = NO_TEXTS,
  onPreview,
  onChange,
}: FontSelectProps): ReactNode {
  const [open, setOpen] = useState(false);
  /** The value when the list was opened: during previews the value is the previewed one. */
  const [before, setBefore] = useState(value);
  /** The family that is loading: what arrives after the preview moved on is not shown. */
  const wanted = useRef<string | null>(null);
  const label = message('editor.fontFamily');
  const missing = value !== null && isMissing(value);
  const shown =
    value === null
      ? message('editor.mixed')
      : missing
        ? message('fonts.missingShort', { name: value })
        : readableFamily(value);

  const look = (family: string | null): void => {
    wanted.current = family;
    if (family === null) onPreview?.(null);
    else void loadFontFor(family, texts).then(() => wanted.current === family && onPreview?.(family));
  };
  const take = (family: string): void => {
    wanted.current = null;
    setOpen(false);
    rememberFont(family);
    onChange(family);
  };

  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      {!hideLabel && (
        <span aria-hidden className="text-13 font-medium">
          {label}
        </span>
      )}
      <Popover
        label={label}
        align="start"
        open={open}
        className="w-90 overflow-hidden p-0!"
        maxHeight="34rem"
        onOpenChange={(next) => {
          setOpen(next);
          setBefore(value);
          if (!next) look(null);
        }}
        trigger={
          <button
            type="button"
            aria-label={`${label}: ${shown}`}
            className={classNames(fieldClass('small'), 'flex items-center justify-between gap-2 text-start')}
          >
            <span className="flex min-w-0 items-center gap-1.5">
              {missing && (
                <TriangleAlert size={15} strokeWidth={1.75} aria-hidden className="shrink-0 text-warning-text" />
              )}
              <span className={classNames('truncate', value === null && 'text-faint')}>{shown}</span>
            </span>
            <ChevronDown size={15} strokeWidth={1.75} aria-hidden className="shrink-0 text-faint" />
          </button>
        }
      >
        <Suspense
          fallback={
            <span className="grid h-40 place-items-center">
              <Spinner size={18} />
            </span>
          }
        >
          <FontPanel value={before} onLook={look} onTake={take} />
        </Suspense>
      </Popover>
    </div>
  );
}

const EVERY_WEIGHT = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/** The weights that a family has, by their usual names. */
export function WeightSelect({
  family,
  value,
  onChange,
}: {
  family: string | null;
  value: number | null;
  onChange(weight: number): void;
}): ReactNode {
  const own = useOwnFonts().find((font) => family !== null && ownFont(family)?.hash === font.hash);
  const weights =
    (family && fontFamily(family)?.weights) ||
    (own && own.weights[0] < own.weights[1]
      ? EVERY_WEIGHT.filter((weight) => weight >= own.weights[0] && weight <= own.weights[1])
      : [400, 700]);
  const nearest =
    value === null || family === null
      ? null
      : fontFamily(family)
        ? nearestWeight(family, value)
        : nearestOf(weights, value);
  return (
    <Select
      label={message('editor.fontWeight')}
      hideLabel
      size="small"
      value={nearest === null ? null : String(nearest)}
      placeholder={message('editor.mixed')}
      options={weights.map((weight) => ({
        value: String(weight),
        label: message(`editor.weight.${weight}` as MessageKey),
      }))}
      onValueChange={(next) => onChange(Number(next))}
    />
  );
}

function nearestOf(weights: readonly number[], weight: number): number {
  return weights.reduce((best, one) => (Math.abs(one - weight) <= Math.abs(best - weight) ? one : best));
}

/** What a logo can be changed to: colors, type, symbol and layout, each shown as it would look. */
import { displayText } from '#design/layout/display-text.ts';
import { Search } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { markKey } from '#design/logo/logo-plan.ts';
import { LOGO_LIMITS } from '#app/services/logos/logo-limits.ts';
import type { LogoChange, RemixAnswer } from '#app/services/logos/logo.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ColorField } from '#app/ui/color-field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { logoPictureAt } from './logo-address.ts';

export interface RemixChoicesProps {
  id: string;
  name: string;
  answer: RemixAnswer;
  /** Shown below the search of symbols. */
  error: string | null;
  onChange(change: LogoChange): void;
}

const BACKGROUNDS = ['tint', 'paper', 'dark', 'full'] as const;

const tile = (chosen: boolean) =>
  classNames(
    'relative block w-full overflow-hidden rounded-control border bg-panel text-start transition-[border-color]',
    chosen ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong',
  );

export function PaletteChoices({ answer: { choices, now, plan }, onChange }: RemixChoicesProps): ReactNode {
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <p className="text-13 font-medium">{message('logoStudio.background')}</p>
        <Segmented
          label={message('logoStudio.background')}
          value={now.ground}
          onValueChange={(id) => onChange({ type: 'ground', id })}
          segments={BACKGROUNDS.map((value) => ({ value, label: message(`logoStudio.background.${value}`) }))}
          className="w-full"
        />
      </div>
      <ul className="grid grid-cols-3 gap-2">
        {choices.palettes.map(({ name, primary, secondary, accent, dark, tint }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === now.palette}
              onClick={() => onChange({ type: 'palette', name })}
              className={tile(name === now.palette)}
            >
              <span className="flex h-9" aria-hidden>
                {[tint, primary, secondary, accent, dark].map((color, at) => (
                  <span
                    key={`${at}${color}`}
                    className={at === 1 ? 'flex-2' : 'flex-1'}
                    style={{ background: color }}
                  />
                ))}
              </span>
              <span className="block truncate px-2 py-1 text-12 first-letter:uppercase">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <ColorField
        label={message('logoStudio.ownColor')}
        value={plan.palette.primary}
        onCommit={(picked) => onChange({ type: 'colors', colors: [picked.slice(0, 7).toLowerCase()] })}
      />
    </div>
  );
}

export function TypefaceChoices({ name, answer: { choices, now }, onChange }: RemixChoicesProps): ReactNode {
  return (
    <ul className="grid gap-2">
      {choices.typefaces.map(({ id, family, weight, letterCase }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`${family} ${weight}`}
            aria-pressed={id === now.typeface}
            onClick={() => onChange({ type: 'typeface', id })}
            className={classNames(tile(id === now.typeface), 'grid gap-0.5 px-3 py-2')}
          >
            <span
              className="block truncate text-22 leading-snug"
              style={{ fontFamily: `"${family}"`, fontWeight: weight }}
            >
              {displayText({ text: name, letterCase })}
            </span>
            <span className="block truncate text-12 text-muted">{family}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const readable = (key: string) => key.replaceAll(/[|:/]/g, ', ').replaceAll('-', ' ');

export function SymbolChoices({ id, answer: { plan, choices, now }, error, onChange }: RemixChoicesProps): ReactNode {
  const [words, setWords] = useState('');
  function search(event: FormEvent): void {
    event.preventDefault();
    if (words.trim() !== '') onChange({ type: 'search', words: words.trim() });
  }
  // The current one may have been found by words, and not be among the choices.
  const listed = choices.symbols.some(({ key }) => key === now.symbol)
    ? choices.symbols
    : [{ key: markKey(plan.mark), mark: plan.mark }, ...choices.symbols];
  return (
    <div className="grid gap-4">
      <form onSubmit={search} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label={message('logoStudio.findSymbol')}
          value={words}
          maxLength={LOGO_LIMITS.element}
          placeholder={message('logoStudio.findSymbolPlaceholder')}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
        <Button type="submit" icon={Search} disabled={words.trim() === ''}>
          {message('logoStudio.find')}
        </Button>
      </form>
      <AlertText>{error}</AlertText>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-3">
        {listed.map(({ key }) => (
          <li key={key}>
            <button
              type="button"
              aria-label={message('logoStudio.symbol', { name: readable(key) })}
              aria-pressed={key === now.symbol}
              onClick={() => onChange({ type: 'symbol', key })}
              className={tile(key === now.symbol)}
            >
              <img
                src={logoPictureAt(id, {
                  show: 'mark',
                  side: 180,
                  plan,
                  ...(key === now.symbol ? {} : { change: { type: 'symbol', key } }),
                })}
                alt=""
                loading="lazy"
                decoding="async"
                className="aspect-square w-full bg-tint object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const layoutName = (layout: string) =>
  layout.startsWith('badge-')
    ? message('logoStudio.layoutName.badge', { name: layout.slice('badge-'.length) })
    : message(`logoStudio.layoutName.${layout}` as MessageKey);

export function LayoutChoices({ id, answer: { plan, choices, now }, onChange }: RemixChoicesProps): ReactNode {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-2">
      {choices.layouts.map((layout) => (
        <li key={layout}>
          <button
            type="button"
            aria-label={message('logoStudio.layout', { name: layoutName(layout) })}
            aria-pressed={layout === now.layout}
            onClick={() => onChange({ type: 'layout', id: layout })}
            className={tile(layout === now.layout)}
          >
            <img
              src={logoPictureAt(id, { side: 280, plan, change: { type: 'layout', id: layout } })}
              alt=""
              loading="lazy"
              decoding="async"
              className="aspect-[4/3] w-full bg-tint object-cover"
            />
            <span aria-hidden className="block truncate px-2 py-1 text-12 first-letter:uppercase">
              {layoutName(layout)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

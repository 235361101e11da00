/** The words behind a subject and their look. Every change shows immediately. */
import { titleCase, upperCase } from '#design/layout/letter-case.ts';
import { useId, type ReactNode } from 'react';
import { fontStack } from '#design/fonts/catalogue.ts';
import {
  LETTERINGS,
  MOST_LETTERS,
  placeChoices,
  sizeChoices,
  type ColorChoice,
  type SizeChoice,
  type TextLook,
} from '#app/services/generations/kinds/text-on-image-input.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ColorField } from '#app/ui/color-field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import type { Wish } from './text-setup.ts';

const places: Record<TextLook['place'], MessageKey> = {
  auto: 'textOnImage.placeAuto',
  top: 'textOnImage.placeTop',
  center: 'textOnImage.placeCenter',
  bottom: 'textOnImage.placeBottom',
};
const sizes: Record<SizeChoice, MessageKey> = {
  small: 'textOnImage.sizeSmall',
  medium: 'textOnImage.sizeMedium',
  large: 'textOnImage.sizeLarge',
};
const colors: readonly { value: ColorChoice; label: MessageKey }[] = [
  { value: 'plain', label: 'textOnImage.colorPlain' },
  { value: 'photo', label: 'textOnImage.colorPhoto' },
  { value: 'photo-other', label: 'textOnImage.colorOther' },
];

/** Letters so wide that a word would not fit on its button at the usual size. */
const WIDE = new Set(['Unbounded', 'Syne', 'Archivo Black', 'Alfa Slab One']);

/** Words as a lettering style writes them. */
function cased(text: string, letterCase: TextLook['letterCase']): string {
  if (letterCase === 'upper') return upperCase(text);
  return letterCase === 'title' ? titleCase(text) : text;
}

export function TextPanel({
  wish: { text, look },
  onChange,
}: {
  wish: Wish;
  onChange(customLook: Partial<Wish>): void;
}): ReactNode {
  const ids = useId();
  const change = (part: Partial<TextLook>): void => onChange({ look: { ...look, ...part } });
  const own = look.colour.startsWith('#') ? look.colour : null;
  const first = text.trim().split(/\s+/)[0] ?? '';
  const sample = (first.length > 9 ? `${first.slice(0, 8)}…` : first) || message('textOnImage.defaultWords');
  return (
    <div className="grid gap-5">
      <TextField
        label={message('textOnImage.words')}
        value={text}
        maxLength={MOST_LETTERS}
        error={text.trim() === '' ? message('textOnImage.wordsMissing') : null}
        hint={message('textOnImage.wordsHint')}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <Group id={`${ids}-font`} label={message('textOnImage.lettering')}>
        <div role="group" aria-labelledby={`${ids}-font`} className="grid grid-cols-3 gap-1.5">
          {LETTERINGS.map((lettering) => {
            const chosen = lettering.font === look.font;
            return (
              <button
                key={lettering.font}
                type="button"
                aria-pressed={chosen}
                title={lettering.font}
                onClick={() => change(lettering)}
                className={classNames(
                  'grid h-12 place-items-center overflow-hidden rounded-control border px-1 whitespace-nowrap transition-colors',
                  chosen ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong hover:bg-tint',
                )}
                style={{
                  fontFamily: fontStack(lettering.font),
                  fontWeight: lettering.weight,
                  fontSize: WIDE.has(lettering.font) && sample.length > 5 ? 11 : 15,
                }}
              >
                <span aria-hidden>{cased(sample, lettering.letterCase)}</span>
                <span className="sr-only">{lettering.font}</span>
              </button>
            );
          })}
        </div>
      </Group>
      <Group id={`${ids}-colour`} label={message('textOnImage.color')}>
        <div role="group" aria-labelledby={`${ids}-colour`} className="flex flex-wrap gap-1.5">
          {colors.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={look.colour === value}
              onClick={() => change({ colour: value })}
              className={classNames(
                'h-8 rounded-control border px-2.5 text-13 transition-colors',
                look.colour === value
                  ? 'border-accent bg-accent-soft'
                  : 'border-line hover:border-line-strong hover:bg-tint',
              )}
            >
              {message(label)}
            </button>
          ))}
        </div>
        <ColorField
          label={message('textOnImage.colorOwn')}
          value={own}
          placeholder="#"
          onCommit={(colour) => change({ colour: colour.slice(0, 7).toLowerCase() })}
        />
      </Group>
      <Group id={`${ids}-place`} label={message('textOnImage.place')}>
        <Segmented
          label={message('textOnImage.place')}
          value={look.place}
          segments={placeChoices.map((value) => ({ value, label: message(places[value]) }))}
          onValueChange={(place) => change({ place })}
          className="w-full"
        />
      </Group>
      <Group id={`${ids}-size`} label={message('textOnImage.size')}>
        <Segmented
          label={message('textOnImage.size')}
          value={look.size}
          segments={sizeChoices.map((value) => ({ value, label: message(sizes[value]) }))}
          onValueChange={(size) => change({ size })}
          className="w-full"
        />
      </Group>
    </div>
  );
}

function Group({ id, label, children }: { id: string; label: string; children: ReactNode }): ReactNode {
  return (
    <div className="grid gap-2">
      <p id={id} className="text-13 font-medium">
        {label}
      </p>
      {children}
    </div>
  );
}

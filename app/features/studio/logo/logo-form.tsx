/** The words of a logo: name, description, style as pictures, elements as chips. */
import { Plus, Shapes } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { LOGO_STYLES } from '#design/logo/brief.ts';
import { LOGO_LIMITS } from '#app/services/logos/logo-limits.ts';
import type { LogoWords } from '#app/services/logos/logo.ts';
import { Button } from '#app/ui/button.tsx';
import { RemovableChip } from '#app/ui/chip.tsx';
import { TextArea, TextField } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';
import { choiceTile } from '../parts/choice-tile.ts';
import { stylePicture } from './logo-address.ts';
import type { LogoSetup } from './logo-setup.ts';

export interface LogoFormProps {
  setup: LogoSetup;
  words: LogoWords | null;
  nameError: string | null;
  descriptionError: string | null;
  /** Words on the button. */
  submit: string;
  /** The request is on its way. */
  busy: boolean;
  disabled: boolean;
  note: ReactNode;
  onChange(change: Partial<LogoSetup>): void;
  onSubmit(): void;
}

export function LogoForm({
  setup,
  words,
  nameError,
  descriptionError,
  submit,
  busy,
  disabled,
  note,
  onChange,
  onSubmit,
}: LogoFormProps): ReactNode {
  function send(event: FormEvent): void {
    event.preventDefault();
    if (!disabled) onSubmit();
  }
  return (
    <form
      onSubmit={send}
      aria-label={message('logoStudio.form')}
      noValidate
      className="flex flex-col rounded-sheet border border-line bg-panel lg:sticky lg:top-4 lg:max-h-[max(26rem,calc(100dvh-16rem))]"
    >
      <div className="relative grid min-h-0 gap-5 overflow-y-auto p-4">
        <TextField
          label={message('logoStudio.name')}
          name="name"
          value={setup.name}
          maxLength={LOGO_LIMITS.name}
          autoComplete="organization"
          placeholder={message('logoStudio.namePlaceholder')}
          error={nameError}
          onChange={({ currentTarget: { value } }) => onChange({ name: value })}
        />
        <TextArea
          label={message('logoStudio.description')}
          name="description"
          value={setup.description}
          rows={3}
          maxLength={LOGO_LIMITS.description}
          placeholder={message('logoStudio.descriptionPlaceholder')}
          error={descriptionError}
          hint={message('logoStudio.descriptionHint')}
          onChange={({ currentTarget: { value } }) => onChange({ description: value })}
        />
        <StyleChoice style={setup.style} onStyle={(style) => onChange({ style })} />
        <Elements elements={setup.elements} words={words} onElements={(elements) => onChange({ elements })} />
      </div>
      <div className="grid gap-2 border-t border-line p-4">
        <Button type="submit" variant="primary" size="large" icon={Shapes} busy={busy} disabled={disabled}>
          {submit}
        </Button>
        {note}
      </div>
    </form>
  );
}

function StyleChoice({
  style,
  onStyle,
}: {
  style: LogoSetup['style'];
  onStyle(style: LogoSetup['style']): void;
}): ReactNode {
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">{message('logoStudio.style')}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-3 xl:grid-cols-4">
        {LOGO_STYLES.map((one) => (
          <label key={one} className={choiceTile(one === style)}>
            <input
              type="radio"
              name="style"
              value={one}
              checked={one === style}
              onChange={() => onStyle(one)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <img
              src={stylePicture(one)}
              alt=""
              width={176}
              height={132}
              decoding="async"
              className="aspect-[4/3] w-full object-cover"
            />
            <span className="block truncate px-1 py-1 text-center text-12">{message(`logoStudio.style.${one}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function Elements({
  elements,
  words,
  onElements,
}: {
  elements: readonly string[];
  words: LogoWords | null;
  onElements(elements: string[]): void;
}): ReactNode {
  const [typed, setTyped] = useState('');
  const full = elements.length >= LOGO_LIMITS.elements;
  function add(name: string): void {
    const plain = name.trim().replace(/\s+/g, ' ');
    if (plain === '' || full || elements.some((one) => same(one, plain))) return;
    onElements([...elements, plain]);
  }
  function addTyped(): void {
    add(typed);
    setTyped('');
  }
  const suggested = (words?.elements ?? []).filter(({ name }) => !elements.some((one) => same(one, name)));
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-13 font-medium">{message('logoStudio.elements')}</legend>
      {elements.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {elements.map((name) => (
            <li key={name}>
              <RemovableChip
                removeLabel={message('logoStudio.removeElement', { name })}
                onRemove={() => onElements(elements.filter((one) => one !== name))}
              >
                {name}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          label={message('logoStudio.elements')}
          hideLabel
          value={typed}
          disabled={full}
          maxLength={LOGO_LIMITS.element}
          placeholder={message('logoStudio.elementsPlaceholder')}
          hint={message('logoStudio.elementsHint', { most: LOGO_LIMITS.elements })}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          onKeyDown={(event) => {
            if ((event.key !== 'Enter' && event.key !== ',') || typed.trim() === '') return;
            event.preventDefault();
            addTyped();
          }}
        />
        <Button icon={Plus} disabled={full || typed.trim() === ''} onClick={addTyped}>
          {message('logoStudio.addElement')}
        </Button>
      </div>
      {suggested.length > 0 && !full && (
        <div className="grid gap-1.5">
          <p className="text-12 text-muted">{message('logoStudio.suggested')}</p>
          <ul className="flex flex-wrap gap-1.5">
            {suggested.map(({ name, outline }) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => add(name)}
                  className="inline-flex h-8 items-center gap-1.5 rounded-full border border-line-strong px-2.5 text-13 transition-colors hover:border-faint"
                >
                  {outline && (
                    <svg
                      viewBox={`0 0 ${outline.viewWidth} ${outline.viewHeight}`}
                      aria-hidden
                      className="size-4 fill-current text-muted"
                    >
                      <path d={outline.path} />
                    </svg>
                  )}
                  <span>{name}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  );
}

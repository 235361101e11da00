/** Contacts: one of each kind; choose a kind, type it, check it at the field. */
import { Check, Plus } from 'lucide-react';
import { Fragment, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { CONTACT_NAMES, contactExample, readContact } from '#app/services/brand-kit/contact-rules.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';
import { CONTACT_TYPES, type BrandKit, type ContactType } from '#tools/contract/ports/brand-kit-port.ts';
import { ContactIcon, type ContactIcons } from './contact-icon.tsx';
import { KitSection } from './kit-section.tsx';

type Contacts = BrandKit['contacts'];

/** Keyboards that suit the input. */
const INPUT_MODES: Partial<Record<ContactType, 'tel' | 'email' | 'url'>> = {
  whatsapp: 'tel',
  mobile: 'tel',
  email: 'email',
  website: 'url',
};

export function ContactSection({
  contacts,
  icons,
  onChange,
}: {
  contacts: Contacts;
  icons: ContactIcons;
  onChange(contacts: { type: ContactType; value: string }[]): void;
}): ReactNode {
  const [editing, setEditing] = useState<ContactType | null>(null);
  const editor = useId();
  const buttons = useRef(new Map<ContactType, HTMLButtonElement>());
  const valueOf = (type: ContactType): string => contacts.find((contact) => contact.type === type)?.value ?? '';
  const close = (type: ContactType): void => {
    setEditing(null);
    buttons.current.get(type)?.focus();
  };
  const store = (type: ContactType, value: string): void => {
    onChange(
      contacts.some((contact) => contact.type === type)
        ? contacts.map((contact) => (contact.type === type ? { type, value } : contact))
        : [...contacts, { type, value }],
    );
    close(type);
  };
  const remove = (type: ContactType): void => {
    onChange(contacts.filter((contact) => contact.type !== type));
    close(type);
  };

  return (
    <KitSection title={message('brandKit.contacts')} hint={message('brandKit.contactsHint')}>
      {/* Dense: the editor takes a whole row right below its kind, and the others close up around it. */}
      <ul className="grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-2">
        {CONTACT_TYPES.map((type) => {
          const value = valueOf(type);
          const name = CONTACT_NAMES[type];
          return (
            <Fragment key={type}>
              <li className="grid">
                <button
                  ref={(button) => void (button ? buttons.current.set(type, button) : buttons.current.delete(type))}
                  type="button"
                  aria-expanded={editing === type}
                  aria-controls={editing === type ? editor : undefined}
                  aria-label={message(value === '' ? 'brandKit.addContact' : 'brandKit.editContact', { type: name })}
                  onClick={() => setEditing(editing === type ? null : type)}
                  className={classNames(
                    'flex h-14 min-w-0 items-center gap-3 rounded-control border px-3 text-left transition-colors',
                    editing === type
                      ? 'border-ink bg-tint'
                      : value === ''
                        ? 'border-line text-muted hover:border-line-strong hover:bg-tint hover:text-ink'
                        : 'border-line-strong hover:bg-tint',
                  )}
                >
                  <ContactIcon outline={icons[type]} size={20} />
                  <span className="grid min-w-0 flex-1">
                    <span className={classNames('truncate text-13', value !== '' && 'font-medium')}>{name}</span>
                    {value !== '' && <span className="truncate text-12 text-muted">{value}</span>}
                  </span>
                  {value === '' ? (
                    <Plus size={15} strokeWidth={1.75} aria-hidden className="text-faint" />
                  ) : (
                    <Check size={15} strokeWidth={2} aria-hidden className="text-support-text" />
                  )}
                </button>
              </li>
              {editing === type && (
                <li id={editor} className="col-span-full rounded-control bg-sunken p-4">
                  <ContactEditor
                    type={type}
                    value={value}
                    onSave={(next) => store(type, next)}
                    onRemove={() => remove(type)}
                    onClose={() => close(type)}
                  />
                </li>
              )}
            </Fragment>
          );
        })}
      </ul>
    </KitSection>
  );
}

interface EditorProps {
  type: ContactType;
  value: string;
  onSave(value: string): void;
  onRemove(): void;
  onClose(): void;
}

function ContactEditor({ type, value, onSave, onRemove, onClose }: EditorProps): ReactNode {
  const [draft, setDraft] = useState(value);
  const [error, setError] = useState<string | null>(null);
  const name = CONTACT_NAMES[type];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.trim() === '') {
      if (value === '') onClose();
      else onRemove();
      return;
    }
    const read = readContact(type, draft);
    if ('error' in read) setError(read.error);
    else onSave(read.value);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <p className="font-heading text-15 font-semibold">{message('brandKit.editing', { type: name })}</p>
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          label={message('brandKit.contactField', { type: name })}
          hideLabel
          autoFocus
          autoComplete="off"
          spellCheck={false}
          inputMode={INPUT_MODES[type]}
          placeholder={contactExample(type)}
          value={draft}
          error={error}
          className="min-w-48 flex-1"
          onChange={(event) => {
            setDraft(event.target.value);
            setError(null);
          }}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
        <Button type="submit" variant="secondary">
          {message('brandKit.saveContact')}
        </Button>
        {value !== '' && (
          <Button variant="ghost" aria-label={message('brandKit.removeContact', { type: name })} onClick={onRemove}>
            {message('brandKit.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}

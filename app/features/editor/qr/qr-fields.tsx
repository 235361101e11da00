/** The fields of each kind of QR content: for a new code and for an existing one. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Segmented } from '#app/ui/segmented.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { TextArea, TextField } from '#app/ui/text-field.tsx';
import type { QrContent } from '#design/qr/content.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { takeContentField } from './content-field.ts';

interface WordField {
  key: string;
  label: MessageKey;
  type?: 'text' | 'url' | 'tel' | 'email' | 'decimal';
  long?: boolean;
  placeholder?: string;
}

const FIELDS: { readonly [Kind in QrContent['kind']]: readonly WordField[] } = {
  website: [{ key: 'url', label: 'qr.url', type: 'url', placeholder: 'https://' }],
  text: [{ key: 'text', label: 'qr.text', long: true }],
  phone: [{ key: 'phone', label: 'qr.phone', type: 'tel', placeholder: '+49 30 1234567' }],
  whatsapp: [
    { key: 'phone', label: 'qr.phone', type: 'tel', placeholder: '+91 98765 43210' },
    { key: 'text', label: 'qr.message', long: true },
  ],
  email: [
    { key: 'email', label: 'qr.email', type: 'email' },
    { key: 'subject', label: 'qr.subject' },
    { key: 'body', label: 'qr.message', long: true },
  ],
  wifi: [
    { key: 'network', label: 'qr.network' },
    { key: 'password', label: 'qr.password' },
  ],
  contact: [
    { key: 'first', label: 'qr.first' },
    { key: 'last', label: 'qr.last' },
    { key: 'company', label: 'qr.company' },
    { key: 'phone', label: 'qr.phone', type: 'tel' },
    { key: 'email', label: 'qr.email', type: 'email' },
    { key: 'website', label: 'qr.url', type: 'url' },
  ],
  upi: [
    { key: 'address', label: 'qr.upi', placeholder: 'name@bank' },
    { key: 'name', label: 'qr.payee' },
    { key: 'amount', label: 'qr.amount', type: 'decimal' },
    { key: 'note', label: 'qr.note' },
  ],
};

const SECURITY = [
  { value: 'WPA', label: 'WPA' },
  { value: 'WEP', label: 'WEP' },
  { value: 'nopass', label: message('qr.open') },
] as const;

export interface QrFieldsProps {
  value: QrContent;
  onChange(next: QrContent): void;
  /** When a field loses focus, or a choice is made. */
  onCommit?(next: QrContent): void;
  error?: string | null;
}

export function QrFields({ value, onChange, onCommit, error }: QrFieldsProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const ofCode = onCommit !== undefined;
  useEffect(() => {
    if (!ofCode || !takeContentField()) return;
    const field = root.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    field?.focus();
    field?.select();
  }, [ofCode]);
  const bag = value as unknown as Record<string, string>;
  const write = (key: string, next: string | boolean): QrContent => ({ ...value, [key]: next }) as QrContent;
  const choose = (next: QrContent): void => {
    onChange(next);
    onCommit?.(next);
  };
  return (
    <div ref={root} className="grid gap-2">
      {FIELDS[value.kind]
        .filter(({ key }) => !(value.kind === 'wifi' && key === 'password' && value.security === 'nopass'))
        .map(({ key, label, type = 'text', long, placeholder }, index) => {
          const shared = {
            label: message(label),
            value: bag[key] ?? '',
            placeholder,
            autoComplete: 'off',
            spellCheck: long ?? false,
            onBlur: () => onCommit?.(value),
          };
          return long ? (
            <TextArea key={key} {...shared} rows={2} onChange={(event) => onChange(write(key, event.target.value))} />
          ) : (
            <TextField
              key={key}
              {...shared}
              id={`${id}-${key}`}
              size="small"
              error={index === 0 ? error : null}
              type={type === 'decimal' || type === 'url' ? 'text' : type}
              inputMode={type === 'decimal' ? 'decimal' : type === 'url' ? 'url' : undefined}
              onChange={(event) => onChange(write(key, event.target.value))}
              onKeyDown={(event) => event.key === 'Enter' && onCommit?.(value)}
            />
          );
        })}
      {value.kind === 'wifi' && (
        <>
          <Segmented<typeof value.security>
            label={message('qr.security')}
            segments={SECURITY}
            value={value.security}
            onValueChange={(security) => choose({ ...value, security })}
            className="w-full"
          />
          <Switch
            label={message('qr.hidden')}
            checked={value.hidden}
            onCheckedChange={(hidden) => choose({ ...value, hidden })}
          />
        </>
      )}
    </div>
  );
}

/**
 * A field for a short code of digits: one field for keyboards, screen readers and autofill, drawn as one box per digit.
 * Left to right on every page.
 */
import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, fieldNoteId } from './text-field.tsx';

export interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'value'> {
  label: string;
  length: number;
  value: string;
  error?: string | null;
}

export function CodeField({ label, length, value, error, ...rest }: CodeFieldProps): ReactNode {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div dir="ltr" className="code-field" style={{ '--boxes': length } as CSSProperties}>
        <input
          id={id}
          value={value}
          inputMode="numeric"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? fieldNoteId(id) : undefined}
          {...rest}
        />
        <div aria-hidden className="code-field-boxes">
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              className={classNames(error && 'border-danger')}
              data-next={index === Math.min(value.length, length - 1) || undefined}
            />
          ))}
        </div>
      </div>
    </FieldFrame>
  );
}

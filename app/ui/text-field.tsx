/** Text fields: label above, an error or a hint below, announced with the field. */
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The look of all text inputs; sizes as for buttons. */
export function fieldClass(size: 'small' | 'medium' | 'large' = 'medium', invalid = false): string {
  return classNames(
    'w-full rounded-control border bg-panel text-ink transition-[border-color,box-shadow] placeholder:text-faint',
    'focus-within:border-ink focus:border-ink outline-none focus-visible:outline-none disabled:opacity-50',
    invalid ? 'border-danger' : 'border-line-strong hover:border-faint',
    size === 'small' && 'h-8 px-2 text-13',
    size === 'medium' && 'h-10 px-3 text-15',
    size === 'large' && 'h-12 px-4 text-15',
  );
}

export interface FieldFrameProps {
  id: string;
  label: string;
  hideLabel?: boolean;
  error?: string | null;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Label, field, and the line below it. The field refers to that line by `fieldNoteId`. */
export function FieldFrame({ id, label, hideLabel, error, hint, className, children }: FieldFrameProps): ReactNode {
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-13 font-medium text-ink'}>
        {label}
      </label>
      {children}
      {error ? (
        <p id={fieldNoteId(id)} role="alert" className="text-13 text-danger-text">
          {error}
        </p>
      ) : hint ? (
        <p id={fieldNoteId(id)} className="text-13 text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export function fieldNoteId(id: string): string {
  return `${id}-note`;
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  label: string;
  hideLabel?: boolean;
  /** The error of the value; shown instead of the hint. */
  error?: string | null;
  /** The value is wrong, and the error is shown elsewhere. */
  invalid?: boolean;
  hint?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** A word or sign after the value, such as a unit. */
  suffix?: ReactNode;
  /** A button before the value, 24 px wide: the swatch of a color. */
  leading?: ReactNode;
}

export function TextField({
  label,
  hideLabel,
  error,
  invalid = false,
  hint,
  size = 'medium',
  suffix,
  leading,
  dir,
  className,
  id: givenId,
  ...rest
}: TextFieldProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={error} hint={hint} className={className}>
      {/* Contents with a fixed direction, such as a code, set that of their field. */}
      <div className="relative" dir={dir}>
        {leading != null && <span className="absolute inset-y-0 start-1 z-1 grid place-items-center">{leading}</span>}
        <input
          id={id}
          aria-invalid={error || invalid ? true : undefined}
          aria-describedby={error || hint ? fieldNoteId(id) : undefined}
          {...rest}
          className={classNames(
            fieldClass(size, invalid || Boolean(error)),
            leading != null && 'ps-9',
            suffix != null && 'pe-10',
          )}
        />
        {suffix != null && (
          <span
            dir="auto"
            className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-13 text-faint"
          >
            {suffix}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  hideLabel?: boolean;
  error?: string | null;
  hint?: ReactNode;
}

export function TextArea({
  label,
  hideLabel,
  error,
  hint,
  className,
  id: givenId,
  rows = 3,
  ...rest
}: TextAreaProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={error} hint={hint} className={className}>
      <textarea
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? fieldNoteId(id) : undefined}
        {...rest}
        className={classNames(fieldClass('medium', Boolean(error)), 'h-auto resize-y py-2')}
      />
    </FieldFrame>
  );
}

/** The form of one tool, generated from its input: fill in what matters, leave the rest to the tool. */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { CreditPrice } from '#app/browser/credits/credit-price.tsx';
import type { ToolOffer } from '#app/contracts/tool-offer.ts';
import { Button } from '#app/ui/button.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { TextArea, TextField } from '#app/ui/text-field.tsx';
import { SCENE_TOOLS } from '#app/services/billing/plans.ts';
import { message } from '#messages/message.ts';
import {
  fieldKey,
  fieldsOf,
  inputOf,
  missingFields,
  type FieldValue,
  type FieldValues,
  type FormField,
} from './schema-fields.ts';

export interface ToolFormProps {
  tool: ToolOffer;
  /** What it will work on, in words; null if it does not depend on the selection. */
  target: string | null;
  initial: FieldValues;
  onRun(input: Record<string, unknown>, values: FieldValues): void;
}

/** An option for not choosing: no tool has it as a value. */
const NOT_CHOSEN = ' ';

export function ToolForm({ tool, target, initial, onRun }: ToolFormProps): ReactNode {
  const fields = fieldsOf(tool.input) ?? [];
  const [values, setValues] = useState<FieldValues>(initial);
  const [tried, setTried] = useState(false);
  const missing = new Set(missingFields(fields, values).map(fieldKey));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (missing.size === 0) onRun(inputOf(fields, values), values);
  };
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <div className="grid min-h-0 flex-1 gap-4 overflow-y-auto overscroll-contain p-4">
        {target && <p className="text-13 text-muted">{target}</p>}
        {fields.map((field, index) => (
          <Field
            key={fieldKey(field)}
            field={field}
            first={index === 0}
            value={values[fieldKey(field)]}
            error={
              tried && missing.has(fieldKey(field)) ? message('actions.fieldMissing', { field: field.label }) : null
            }
            onChange={(value) => setValues((before) => ({ ...before, [fieldKey(field)]: value }))}
          />
        ))}
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-line px-4 py-3">
        {tool.cost ? (
          <CreditPrice cost={tool.cost} scene={SCENE_TOOLS.has(tool.name)} />
        ) : (
          <p className="text-12 text-muted">{message('actions.emptyMeansFree')}</p>
        )}
        <Button type="submit" variant="primary" size="small">
          {tool.title}
        </Button>
      </div>
    </form>
  );
}

interface FieldProps {
  field: FormField;
  /** Takes the focus when the form opens. */
  first: boolean;
  value: FieldValue | undefined;
  error: string | null;
  onChange(value: FieldValue | undefined): void;
}

function Field({ field, first, value, error, onChange }: FieldProps): ReactNode {
  const { label, hint, kind, required } = field;
  const name = required ? label : message('actions.optionalField', { field: label });
  switch (kind.type) {
    case 'words':
      return kind.long ? (
        <TextArea
          label={name}
          hint={hint}
          error={error}
          rows={2}
          autoFocus={first}
          maxLength={kind.longest ?? undefined}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <TextField
          label={name}
          hint={hint}
          error={error}
          size="small"
          autoFocus={first}
          maxLength={kind.longest ?? undefined}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'lines':
      return (
        <TextArea
          label={message('actions.linesField', { field: name })}
          hint={hint}
          error={error}
          rows={3}
          autoFocus={first}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'number':
      return (
        <NumberRow {...{ name, hint, kind }} value={typeof value === 'number' ? value : null} onChange={onChange} />
      );
    case 'choice':
      return (
        <div className="grid gap-1.5">
          <Select
            label={name}
            size="small"
            value={typeof value === 'string' ? value : NOT_CHOSEN}
            options={[
              { value: NOT_CHOSEN, label: message('actions.notChosen') },
              ...kind.options.map((option) => ({ value: option, label: optionWord(option) })),
            ]}
            onValueChange={(next) => onChange(next === NOT_CHOSEN ? undefined : next)}
          />
          <Hint>{error ?? hint}</Hint>
        </div>
      );
    case 'choices':
      return (
        <Choices
          {...{ name, hint, options: kind.options }}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      );
    case 'switch':
      return <Switch label={label} hint={hint ?? undefined} checked={value === true} onCheckedChange={onChange} />;
  }
}

function NumberRow({
  name,
  hint,
  kind,
  value,
  onChange,
}: {
  name: string;
  hint: string | null;
  kind: Extract<FormField['kind'], { type: 'number' }>;
  value: number | null;
  onChange(value: FieldValue | undefined): void;
}): ReactNode {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="text-13 font-medium">
        {name}
      </span>
      <NumberField
        label={name}
        value={value}
        min={kind.min}
        max={kind.max}
        step={kind.whole ? 1 : 0.1}
        className="w-32"
        onCommit={onChange}
      />
      <Hint>{hint}</Hint>
    </div>
  );
}

function Choices({
  name,
  hint,
  options,
  value,
  onChange,
}: {
  name: string;
  hint: string | null;
  options: readonly string[];
  value: readonly string[];
  onChange(value: FieldValue): void;
}): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-1.5">
      <span id={id} className="text-13 font-medium">
        {name}
      </span>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {options.map((option) => (
          <label key={option} className="flex min-h-6 items-center gap-2 text-13">
            <input
              type="checkbox"
              checked={value.includes(option)}
              onChange={(event) =>
                onChange(event.target.checked ? [...value, option] : value.filter((other) => other !== option))
              }
              className="size-4 accent-accent"
            />
            {optionWord(option)}
          </label>
        ))}
      </div>
      <Hint>{hint}</Hint>
    </div>
  );
}

function Hint({ children }: { children: ReactNode }): ReactNode {
  return children ? <p className="text-13 text-muted">{children}</p> : null;
}

/** `top-left` as people read it. */
function optionWord(option: string): string {
  const words = option.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

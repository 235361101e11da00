/** How a model is described: its name and the specification's lists as rows of choices. */
import * as RadioGroup from 'radix-ui/radio-group';
import { useId, type ReactNode } from 'react';
import {
  AGES,
  BODIES,
  ETHNICITIES,
  GENDERS,
  HAIRS,
  isContradictory,
  PERSON_MODEL_LIMITS,
  saidMinor,
  SKINS,
  type PersonAbout,
} from '#app/contracts/person-model.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { fieldNoteId, TextField } from '#app/ui/text-field.tsx';
import { message, type MessageKey } from '#messages/message.ts';

/** As far as it was said. */
export type AboutDraft = Partial<PersonAbout>;
export type AboutProblems = Partial<Record<keyof PersonAbout, string>>;

const LISTS = { gender: GENDERS, age: AGES, ethnicity: ETHNICITIES, hair: HAIRS, skin: SKINS, body: BODIES } as const;
type Listed = keyof typeof LISTS;
const ORDER: readonly Listed[] = ['gender', 'age', 'ethnicity', 'skin', 'hair', 'body'];

/** Approximate skin tones. */
const TONES: Readonly<Record<(typeof SKINS)[number], string>> = {
  light: '#f3d3bd',
  medium: '#dcae88',
  olive: '#bd9264',
  dark: '#84563a',
  deep: '#4b2e22',
};

/** The words of a choice. */
export const choiceText = (field: Listed, choice: string): string =>
  message(`personModels.${field}.${choice}` as MessageKey);

/** In one line: gender, age group, and other distinguishing features. */
export const aboutLine = ({ gender, age }: Pick<PersonAbout, 'gender' | 'age'>): string =>
  `${choiceText('gender', gender)} · ${choiceText('age', age)}`;

export function AboutFields({
  about,
  problems,
  onChange,
}: {
  about: AboutDraft;
  problems: AboutProblems;
  onChange(about: AboutDraft): void;
}): ReactNode {
  const { gender, age } = about;
  const contradiction =
    gender && age && isContradictory(gender, age)
      ? message('personModels.contradiction', { gender: choiceText('gender', gender) })
      : undefined;
  const minor = gender && age && !contradiction && saidMinor({ gender, age });
  return (
    <div className="grid gap-6">
      <TextField
        label={message('personModels.name')}
        placeholder={message('personModels.namePlaceholder')}
        autoComplete="off"
        maxLength={PERSON_MODEL_LIMITS.nameLength}
        value={about.name ?? ''}
        error={problems.name ?? null}
        className="max-w-sm"
        onChange={({ target }) => onChange({ ...about, name: target.value })}
      />
      {ORDER.map((field) => (
        <Choices
          key={field}
          field={field}
          value={about[field] ?? null}
          problem={(field === 'age' ? contradiction : undefined) ?? problems[field] ?? null}
          note={field === 'age' && minor ? message('personModels.minorNote') : null}
          onChoose={(choice) => onChange({ ...about, [field]: choice })}
        />
      ))}
    </div>
  );
}

function Choices({
  field,
  value,
  problem,
  note,
  onChoose,
}: {
  field: Listed;
  value: string | null;
  problem: string | null;
  note: string | null;
  onChoose(choice: string): void;
}): ReactNode {
  const id = useId();
  const label = message(`personModels.${field}`);
  return (
    <div className="grid gap-2">
      <span id={id} className="text-13 font-medium">
        {label}
      </span>
      <RadioGroup.Root
        value={value ?? ''}
        onValueChange={onChoose}
        loop
        orientation="horizontal"
        aria-labelledby={id}
        aria-describedby={problem || note ? fieldNoteId(id) : undefined}
        data-invalid={problem ? '' : undefined}
        className="flex flex-wrap gap-1.5"
      >
        {LISTS[field].map((choice) => (
          <RadioGroup.Item
            key={choice}
            value={choice}
            className={classNames(
              'inline-flex h-9 items-center gap-2 rounded-full border px-3.5 text-13 whitespace-nowrap transition-colors',
              value === choice
                ? 'border-ink bg-ink text-on-ink'
                : problem
                  ? 'border-danger text-ink hover:bg-tint'
                  : 'border-line-strong bg-panel text-ink hover:border-faint hover:bg-tint',
            )}
          >
            {field === 'skin' && (
              <span
                aria-hidden
                className="size-4 rounded-full border border-line-strong"
                style={{ backgroundColor: TONES[choice as keyof typeof TONES] }}
              />
            )}
            <span>{choiceText(field, choice)}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {problem ? (
        <AlertText id={fieldNoteId(id)}>{problem}</AlertText>
      ) : (
        note && (
          <p id={fieldNoteId(id)} className="text-13 text-muted">
            {note}
          </p>
        )
      )}
    </div>
  );
}

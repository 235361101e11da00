/** The words of a design as plain fields, by role. */
import { useId, type ReactNode } from 'react';
import type { Content } from '#design/templates/composition-input.ts';
import { WORD_LIMITS } from '#app/contracts/assisted.ts';
import { FieldFrame, fieldClass, TextField } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';

const SINGLE = ['headline', 'subheading', 'offer', 'callToAction'] as const;

export function ContentFields({
  content,
  onChange,
}: {
  content: Content;
  onChange(content: Content): void;
}): ReactNode {
  const lines = useId();
  return (
    <div className="grid gap-3">
      {SINGLE.map((role) => (
        <TextField
          key={role}
          label={message(`assisted.${role}`)}
          value={content[role] ?? ''}
          maxLength={WORD_LIMITS[role]}
          onChange={({ target }) => onChange({ ...content, [role]: target.value || null })}
        />
      ))}
      <FieldFrame id={lines} label={message('assisted.lines')}>
        <textarea
          id={lines}
          rows={Math.min(8, Math.max(2, content.lines.length + 1))}
          value={content.lines.join('\n')}
          maxLength={WORD_LIMITS.line * WORD_LIMITS.lines}
          onChange={({ target }) =>
            onChange({
              ...content,
              lines:
                target.value === ''
                  ? []
                  : target.value
                      .split('\n')
                      .slice(0, WORD_LIMITS.lines)
                      .map((line) => line.slice(0, WORD_LIMITS.line)),
            })
          }
          className={`${fieldClass('medium')} h-auto resize-y py-2`}
        />
      </FieldFrame>
    </div>
  );
}

/** What to make, in words, with suggestions; and what photographs require. */
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextArea } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';
import { MOST_LETTERS, type ImageType } from '#tools/contract/image-types.ts';
import { EXAMPLES } from './image-examples.ts';

export interface WordsFieldProps {
  type: ImageType;
  words: string;
  error: string | null;
  /** Describes what a marked part becomes. */
  changing?: boolean;
  onWords(words: string): void;
  /** Between the words and the suggestions. */
  children?: ReactNode;
}

export function WordsField({ type, words, error, changing = false, onWords, children }: WordsFieldProps): ReactNode {
  return (
    <div className="grid gap-3">
      <TextArea
        label={message(changing ? 'imageStudio.changeWords' : `imageStudio.words.${type}`)}
        name="words"
        value={words}
        rows={3}
        maxLength={500}
        error={error}
        hint={message(changing ? 'imageStudio.changeHint' : `imageStudio.hint.${type}`, { most: MOST_LETTERS })}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      {children}
      {!changing && (
        <div className="grid gap-1.5">
          <p className="text-13 text-muted">{message('imageStudio.tryOne')}</p>
          <ul className="flex flex-wrap gap-1.5">
            {EXAMPLES[type].map((key) => (
              <li key={key}>
                <button
                  type="button"
                  onClick={() => onWords(message(key))}
                  className="max-w-full rounded-card border border-line bg-panel px-3 py-1 text-start text-13 transition-[border-color] hover:border-line-strong"
                >
                  {message(key)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Said before anybody waits for a photograph in vain. `hosted`: a model paints images. */
export function PhotoNote({ hosted }: { hosted: boolean }): ReactNode {
  return (
    <p className="flex gap-2 rounded-control bg-tint px-3 py-2 text-13 text-muted">
      <Info size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      {message(hosted ? 'imageStudio.painted' : 'imageStudio.photos')}
    </p>
  );
}

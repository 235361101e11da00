/** Said before anything is made: what the picture shows, what is left out, or that it can't be drawn and what comes near. */
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { message, type MessageKey } from '#messages/message.ts';
import type { ImageType } from '#tools/contract/image-types.ts';
import type { ImageUnderstanding } from '#tools/contract/ports/images-port.ts';

export interface UnderstandingNoteProps {
  type: ImageType;
  words: string;
  understood: ImageUnderstanding;
  /** Takes other words, or a nearest thing. */
  onWords(words: string): void;
}

/** The words with one thing in place of another. */
const instead = (words: string, missing: string, by: string): string => {
  const at = words.toLowerCase().indexOf(missing.toLowerCase());
  return at === -1 ? by : `${words.slice(0, at)}${by}${words.slice(at + missing.length)}`;
};

function Chip({ label, onPress }: { label: string; onPress(): void }): ReactNode {
  return (
    <button
      type="button"
      onClick={onPress}
      className="max-w-full rounded-card border border-line bg-panel px-3 py-1 text-start text-13 text-ink transition-[border-color] hover:border-line-strong"
    >
      {label}
    </button>
  );
}

export function UnderstandingNote({ type, words, understood, onWords }: UnderstandingNoteProps): ReactNode {
  const { shows, missing, leftOut, near, inStyle } = understood;
  if (missing !== null)
    return (
      <div role="status" className="grid gap-2 rounded-control bg-warning-soft px-3 py-2.5 text-13 text-warning-text">
        <p className="flex gap-2 font-medium">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0 break-words">{message('imageStudio.cannotShow', { what: `“${missing}”` })}</span>
        </p>
        {inStyle !== null ? (
          <p>{message('imageStudio.inStyle', { style: message(`images.style.${inStyle}` as MessageKey) })}</p>
        ) : near.length > 0 ? (
          <>
            <p>{message('imageStudio.nearest')}</p>
            <ul className="flex flex-wrap gap-1.5">
              {near.map((name) => (
                <li key={name}>
                  <Chip label={name} onPress={() => onWords(instead(words, missing, name))} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          type !== 'sticker' && <p>{message('imageStudio.noneNear')}</p>
        )}
        {type === 'sticker' && !/["“”]/u.test(words) && (
          <div>
            <Chip
              label={message('imageStudio.quoteIt', { words: words.trim() })}
              onPress={() => onWords(`“${words.trim()}”`)}
            />
          </div>
        )}
        <p>{message('imageStudio.freeOfCharge')}</p>
      </div>
    );
  if (type !== 'image' && type !== 'sticker') return null;
  return (
    <div role="status" className="rounded-control bg-tint px-3 py-2.5 text-13">
      <dl className="grid gap-1.5">
        <div className="flex gap-2">
          <dt className="flex shrink-0 gap-2 text-muted">
            <Eye size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
            {message('imageStudio.shows')}
          </dt>
          <dd className="min-w-0 break-words">{shows.join(', ') || message('imageStudio.backdropOnly')}</dd>
        </div>
        {leftOut.length > 0 && (
          <div className="flex gap-2">
            <dt className="flex shrink-0 gap-2 text-muted">
              <EyeOff size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
              {message('imageStudio.leftOut')}
            </dt>
            <dd className="min-w-0 break-words">{leftOut.join(', ')}</dd>
          </div>
        )}
      </dl>
      {leftOut.length > 0 && <p className="mt-1.5 ps-6 text-muted">{message('imageStudio.leftOutHint')}</p>}
    </div>
  );
}

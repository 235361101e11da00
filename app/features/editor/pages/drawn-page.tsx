/** A page as drawn by the server, filling its place: while it loads, once it is there, and if it could not be drawn. */
import { RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Loading } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';

/** `source`: the picture's address; for another page use another key. */
export function DrawnPage({ source, label }: { source: string; label: string }): ReactNode {
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  const [attempt, setAttempt] = useState(0);
  if (state === 'failed') {
    return (
      <div
        role="alert"
        className="grid size-full place-content-center justify-items-center gap-3 p-4 text-center text-13 text-muted"
      >
        {message('pages.notDrawn')}
        <Button
          size="small"
          icon={RotateCw}
          onClick={() => {
            setAttempt(attempt + 1);
            setState('coming');
          }}
        >
          {message('common.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className="relative size-full">
      {state === 'coming' && (
        <Loading label={message('pages.drawing')} className="absolute inset-0 place-content-center" />
      )}
      <img
        key={attempt}
        src={source}
        alt={label}
        draggable={false}
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
        className={classNames(
          'size-full object-contain transition-opacity duration-200',
          state === 'coming' && 'opacity-0',
        )}
      />
    </div>
  );
}

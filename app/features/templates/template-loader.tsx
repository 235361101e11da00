/** Makes a design from a template and reports it; errors are shown with what to do next. */
import { ArrowLeft, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { Loading } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';

export interface TemplateWish {
  id: string;
  /** The id of a page format; null: in the template's own shape. */
  format: string | null;
  brand: boolean;
  /** An asset; null: sample photos. */
  photo: string | null;
}

/** Resolves to the new design's id. */
export function makeDesign({ id, format, brand, photo }: TemplateWish, colors = ''): Promise<string> {
  return httpPost<{ id: string }>(`/api/recipes/${encodeURIComponent(id)}/design`, {
    format,
    brand,
    photo,
    colors,
  }).then(({ id: made }) => made);
}

/** `onMade` gets the new design's id, once. */
export function TemplateLoader({ wish, onMade }: { wish: TemplateWish; onMade(id: string): void }): ReactNode {
  const [reason, setReason] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const made = useRef(onMade);
  made.current = onMade;
  const asked = useRef(wish);
  const started = useRef(-1);

  useEffect(() => {
    // React may run an effect twice; a design is made once per attempt.
    if (started.current === attempt) return;
    started.current = attempt;
    setReason(null);
    makeDesign(asked.current).then(
      (id) => made.current(id),
      (thrown: unknown) => setReason(thrownText(thrown)),
    );
  }, [attempt]);

  if (reason !== null) return <TemplateFailed reason={reason} onRetry={() => setAttempt(attempt + 1)} />;
  return <Loading label={message('templates.making')} className="dot-background absolute inset-0 content-center" />;
}

/** `onRetry` absent: a retry would change nothing. */
export function TemplateFailed({ reason, onRetry }: { reason: string; onRetry?(): void }): ReactNode {
  return (
    <div
      role="alert"
      className="dot-background absolute inset-0 grid place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <Mark size={44} />
      <div className="grid gap-1">
        <h1 className="text-22">{message('templates.loadError')}</h1>
        <p className="max-w-prose text-13 text-balance text-muted">{reason}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button variant="primary" icon={RotateCw} onClick={onRetry}>
            {message('common.retry')}
          </Button>
        )}
        <Link to="/recipes" className={buttonClass(onRetry ? 'secondary' : 'primary', 'medium')}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
          {message('templates.toAll')}
        </Link>
      </div>
    </div>
  );
}

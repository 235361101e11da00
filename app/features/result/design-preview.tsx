/** A large picture of one page of the design. The previous one stays until the new one has loaded. */
import { useEffect, useState, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Loading, ProgressLine } from '#app/ui/spinner.tsx';

export interface DesignPreviewProps {
  src: string;
  alt: string;
  /** Of the page, px. */
  width: number;
  height: number;
}

/** Leaves room for what is below. */
const HEIGHT = 'min(68dvh, 46rem)';

export function DesignPreview({ src, alt, width, height }: DesignPreviewProps): ReactNode {
  const [shown, setShown] = useState(src);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (src === shown) return;
    const next = new Image();
    next.src = src;
    let isLeft = false;
    next.decode().then(
      () => {
        if (isLeft) return;
        setShown(src);
        setState('shown');
      },
      () => !isLeft && setState('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, [src, shown, attempt]);

  return (
    <div
      className="relative mx-auto"
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, calc(${HEIGHT} * ${width / height}))` }}
    >
      {state === 'failed' ? (
        <div role="alert" className="absolute inset-0 grid place-content-center justify-items-center gap-3 text-13">
          <p className="text-muted">{message('result.previewFailed')}</p>
          <Button
            size="small"
            onClick={() => {
              setState(src === shown ? 'loading' : 'shown');
              setAttempt(attempt + 1);
            }}
          >
            {message('common.retry')}
          </Button>
        </div>
      ) : (
        <>
          <img
            key={attempt}
            // A server-rendered picture may have loaded or failed before any listener was attached.
            ref={(element) => {
              if (element?.complete && state === 'loading') setState(element.naturalWidth > 0 ? 'shown' : 'failed');
            }}
            src={shown}
            alt={alt}
            width={width}
            height={height}
            decoding="async"
            fetchPriority="high"
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
            className={classNames(
              'size-full rounded-[2px] bg-panel shadow-page transition-opacity duration-200',
              state === 'loading' && 'opacity-0',
            )}
          />
          {state === 'loading' && (
            <Loading label={message('result.drawing')} className="absolute inset-0 content-center" />
          )}
          {state === 'shown' && src !== shown && (
            <ProgressLine label={message('result.drawing')} className="absolute inset-x-0 -bottom-3" />
          )}
        </>
      )}
    </div>
  );
}

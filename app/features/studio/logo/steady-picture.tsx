/** A picture that swaps without flicker: the previous one stays until the next can be drawn. */
import { useEffect, useState, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

export interface SteadyPictureProps {
  src: string;
  alt: string;
  className?: string;
  /** Called when the picture of `src` is visible, or failed to load. */
  onSettled?(ok: boolean): void;
}

export function SteadyPicture({ src, alt, className, onSettled }: SteadyPictureProps): ReactNode {
  const [seen, setSeen] = useState(src);
  useEffect(() => {
    let wanted = true;
    const image = new Image();
    image.src = src;
    image.decode().then(
      () => {
        if (!wanted) return;
        setSeen(src);
        onSettled?.(true);
      },
      () => wanted && onSettled?.(false),
    );
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the callback belongs to the screen around it
  }, [src]);
  return (
    <img
      src={seen}
      alt={alt}
      decoding="async"
      className={classNames('transition-opacity', seen !== src && 'opacity-70', className)}
    />
  );
}

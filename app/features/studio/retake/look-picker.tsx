/** The named looks as thumbnails of the photo itself, and the strength of the chosen one. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { applyFilters } from '#design/fabric/paint/filters/apply.ts';
import { filtersOfLook, LOOK_NAMES, type LookName } from '#design/looks/looks.ts';
import { surfacesFrom } from '#design/fabric/paint/tools.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Slider } from '#app/ui/slider.tsx';
import { message } from '#messages/message.ts';
import { pictureAt } from '../parts/picture-address.ts';

/** px of a thumbnail: twice its displayed size. */
const SIDE = 128;

export interface ChosenLook {
  look: LookName | null;
  /** 0..1 */
  strength: number;
}

export interface LookPickerProps extends ChosenLook {
  /** The photo that the thumbnails show. */
  asset: string;
  disabled?: boolean;
  onChoose(chosen: ChosenLook): void;
}

export function LookPicker({ asset, look, strength, disabled = false, onChoose }: LookPickerProps): ReactNode {
  const image = usePicture(pictureAt(asset, 256));
  const [shown, setShown] = useState(strength);
  return (
    <div className="grid gap-3">
      <ul aria-label={message('looks.looks')} className="grid max-h-76 grid-cols-4 gap-2 overflow-y-auto p-0.5">
        {[null, ...LOOK_NAMES].map((name) => (
          <li key={name ?? 'none'}>
            <button
              type="button"
              aria-pressed={look === name}
              disabled={disabled}
              onClick={() => onChoose({ look: name, strength: 1 })}
              className="group/look grid w-full gap-1 rounded-control text-12 disabled:opacity-60"
            >
              <span
                className={classNames(
                  'block aspect-square w-full overflow-hidden rounded-control border border-line',
                  look === name && 'outline-2 outline-offset-1 outline-accent',
                )}
              >
                <Thumbnail image={image} look={name} />
              </span>
              <span
                className={classNames(
                  'truncate',
                  look === name ? 'font-medium text-ink' : 'text-muted group-hover/look:text-ink',
                )}
              >
                {message(`looks.name.${name ?? 'none'}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {look !== null && (
        <div className="grid grid-cols-[auto_1fr_3rem] items-center gap-3 text-13">
          <span>{message('looks.intensity')}</span>
          <Slider
            label={message('looks.intensity')}
            value={Math.round(shown * 100)}
            min={5}
            max={100}
            disabled={disabled}
            valueText={message('repairs.percent', { percent: Math.round(shown * 100) })}
            onChange={(percent) => setShown(percent / 100)}
            onCommit={(percent) => onChoose({ look, strength: percent / 100 })}
          />
          <span className="tabular text-end text-muted">
            {message('repairs.percent', { percent: Math.round(shown * 100) })}
          </span>
        </div>
      )}
    </div>
  );
}

/** Null until it can be drawn. */
function usePicture(src: string): HTMLImageElement | null {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    let left = false;
    const loading = new Image();
    loading.src = src;
    loading.decode().then(
      () => left || setImage(loading),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [src]);
  return image;
}

/** The center of the photo in a look, painted by the filters that the server uses. */
function Thumbnail({ image, look }: { image: HTMLImageElement | null; look: LookName | null }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (!image || !context) return;
    const scale = SIDE / Math.min(image.naturalWidth, image.naturalHeight);
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
    context.clearRect(0, 0, SIDE, SIDE);
    context.drawImage(image, (SIDE - width) / 2, (SIDE - height) / 2, width, height);
    if (look !== null) {
      applyFilters(
        context.canvas,
        filtersOfLook(look),
        1,
        surfacesFrom(() => document.createElement('canvas')),
      );
    }
  }, [image, look]);
  return <canvas ref={canvas} width={SIDE} height={SIDE} aria-hidden className="block size-full" />;
}

/** The piece to try on: its photo, brought or one of ours. */
import { ImagePlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { thrownText } from '#app/services/http/thrown-text.ts';
import type { TryOnKind } from '#tools/try-on-kinds.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { PictureChooser } from '../parts/picture-chooser.tsx';
import { WEAR_SAMPLES, wearTitle, type WearSample } from '../parts/wear-samples.ts';
import { keepPicture } from '../person-models/picked-person.ts';
import { modeOf, type PickedGarment, type TryOnMode } from './try-on-setup.ts';

export interface GarmentPanelProps {
  mode: TryOnMode;
  value: PickedGarment | null;
  signedIn: boolean;
  /** `type`: of samples, which know what they are. */
  onPick(garment: PickedGarment | null, type?: TryOnKind): void;
}

export function GarmentPanel({ mode, value, signedIn, onPick }: GarmentPanelProps): ReactNode {
  const shown = WEAR_SAMPLES.filter(({ kind }) => modeOf(kind) === mode);
  return (
    <div className="grid gap-5">
      <WearRow samples={shown} picked={value?.name ?? null} signedIn={signedIn} onPick={onPick} />
      {value ? (
        <figure className="dot-ground relative grid h-80 place-items-center overflow-hidden rounded-card border border-line p-4">
          <img src={value.src} alt={message('tryOnStudio.pieceAlt', { name: value.name })} className="max-h-full max-w-full rounded-control object-contain" style={{ maxHeight: '18rem' }} />
          <span className="absolute end-3 bottom-3"><Button size="small" icon={ImagePlus} className="shadow-float" onClick={() => onPick(null)}>{message('tryOnStudio.otherPiece')}</Button></span>
        </figure>
      ) : (
        <PictureChooser
          signedIn={signedIn}
          picture={<Fan samples={shown.slice(0, 3)} />}
          onChosen={([chosen]) => {
            if (chosen) onPick({ asset: chosen.asset, name: chosen.name, src: signedIn || !chosen.file ? pictureAt(chosen.asset, 1024) : URL.createObjectURL(chosen.file) });
          }}
        />
      )}
    </div>
  );
}

function Fan({ samples }: { samples: readonly WearSample[] }): ReactNode {
  return (
    <span aria-hidden className="flex justify-center ps-6">
      {samples.map(({ id, src }, index) => (
        <img key={id} src={src} alt="" width={88} height={88} className="-ms-6 size-22 rounded-card border-2 border-panel object-cover shadow-float" style={{ rotate: `${(index - (samples.length - 1) / 2) * 7}deg` }} />
      ))}
    </span>
  );
}

const fileName = (sample: WearSample): string => `${wearTitle(sample)}.webp`;

function WearRow({ samples, picked, signedIn, onPick }: { samples: readonly WearSample[]; picked: string | null; signedIn: boolean; onPick: GarmentPanelProps['onPick'] }): ReactNode {
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function take(sample: WearSample): Promise<void> {
    setOpening(sample.id);
    setProblem(null);
    try {
      const response = await fetch(sample.src);
      if (!response.ok) throw new Error(message('studio.sampleFailed'));
      const file = new File([await response.blob()], fileName(sample), { type: 'image/webp' });
      const asset = await keepPicture(file, signedIn ? '/api/assets' : '/api/drafts/files');
      onPick({ asset, name: file.name, src: sample.src }, sample.kind);
    } catch (thrown) {
      setProblem(thrownText(thrown));
    }
    setOpening(null);
  }
  return (
    <section aria-labelledby="wear-samples" className="grid gap-3">
      <h3 id="wear-samples" className="text-13 font-medium text-muted">{message('studio.samples')}</h3>
      <ul className="flex flex-wrap gap-2.5">
        {samples.map((sample) => (
          <li key={sample.id}>
            <button
              type="button"
              aria-pressed={picked === fileName(sample)}
              aria-label={message('studio.sampleUse', { name: wearTitle(sample) })}
              disabled={opening !== null}
              onClick={() => void take(sample)}
              className={classNames(
                'relative block size-17 overflow-hidden rounded-card border transition-[border-color,scale,opacity,box-shadow] active:scale-97 disabled:opacity-60',
                picked === fileName(sample) ? 'border-accent ring-2 ring-accent' : 'border-line hover:border-line-strong',
              )}
            >
              <img src={sample.src} alt="" width={sample.width} height={sample.height} loading="lazy" decoding="async" className="size-full object-cover" />
              {opening === sample.id && <span className="absolute inset-0 grid place-items-center bg-scrim text-white"><Spinner size={20} /></span>}
            </button>
          </li>
        ))}
      </ul>
      {problem !== null && <p role="alert" className="text-13 text-danger-text">{problem}</p>}
    </section>
  );
}

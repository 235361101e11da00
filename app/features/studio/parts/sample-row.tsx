/** Sample pictures, to try a tool with one press. */
import { useState, type ReactNode } from 'react';
import { Spinner } from '#app/ui/spinner.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';

/** A picture that comes with the application. */
export interface SamplePicture {
  id: string;
  /** Its address. */
  src: string;
  title: string;
  /** px */
  width: number;
  height: number;
}

/** The sample as a file of the user's: from here on it is treated like any other. */
async function fileOf({ src, title }: SamplePicture): Promise<File> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src} answered ${response.status}`);
  const bytes = await response.blob();
  const ending = src.slice(src.lastIndexOf('.'));
  return new File([bytes], `${title}${ending}`, { type: bytes.type });
}

export function SampleRow({ samples, onFile }: { samples: readonly SamplePicture[]; onFile(file: File): void }): ReactNode {
  const [opening, setOpening] = useState<string | null>(null);
  async function open(sample: SamplePicture): Promise<void> {
    setOpening(sample.id);
    try {
      onFile(await fileOf(sample));
    } catch {
      toast({ variant: 'destructive', title: message('studio.sampleFailed') });
    }
    setOpening(null);
  }
  return (
    <section aria-labelledby="samples" className="grid gap-3">
      <h2 id="samples" className="text-15 font-semibold">{message('studio.samples')}</h2>
      <ul className="flex flex-wrap gap-3">
        {samples.map((sample) => (
          <li key={sample.id}>
            <button
              type="button"
              aria-label={message('studio.sampleUse', { name: sample.title })}
              disabled={opening !== null}
              onClick={() => void open(sample)}
              className="relative block size-20 overflow-hidden rounded-card border border-line transition-[border-color,scale,opacity] hover:border-line-strong active:scale-97 disabled:opacity-60"
            >
              <img src={sample.src} alt="" width={sample.width} height={sample.height} loading="lazy" decoding="async" className="size-full object-cover" />
              {opening === sample.id && <span className="absolute inset-0 grid place-items-center bg-scrim text-white"><Spinner size={20} /></span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

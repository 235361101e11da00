/** Sample pictures, to try a tool with one press. */
import { useId, useState, type ReactNode } from 'react';
import { thrownText } from '#app/browser/thrown-text.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Spinner } from '#app/ui/spinner.tsx';
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

export interface SampleRowProps<Sample extends SamplePicture> {
  samples: readonly Sample[];
  /** The id of the chosen one, if the row stays after that. */
  picked?: string | null;
  /** Smaller, under a heading of the panel around it. */
  inPanel?: boolean;
  /**
   * Turns the sample into a file of the user's: from here on it is treated like any other. Rejects with words for
   * users.
   */
  onFile(file: File, sample: Sample): void | Promise<void>;
}

/** Rejects with words for users. */
async function fileOf({ src, title }: SamplePicture): Promise<File> {
  const response = await fetch(src).catch(() => null);
  const bytes = response?.ok ? await response.blob().catch(() => null) : null;
  if (bytes === null) throw new Error(message('studio.sampleFailed'));
  return new File([bytes], `${title}${src.slice(src.lastIndexOf('.'))}`, { type: bytes.type });
}

export function SampleRow<Sample extends SamplePicture>({
  samples,
  picked,
  inPanel = false,
  onFile,
}: SampleRowProps<Sample>): ReactNode {
  const heading = useId();
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function open(sample: Sample): Promise<void> {
    setOpening(sample.id);
    setProblem(null);
    try {
      await onFile(await fileOf(sample), sample);
    } catch (thrown) {
      setProblem(thrownText(thrown));
    }
    setOpening(null);
  }
  const Heading = inPanel ? 'h3' : 'h2';
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <Heading id={heading} className={inPanel ? 'text-13 font-medium text-muted' : 'text-15 font-semibold'}>
        {message('studio.samples')}
      </Heading>
      <ul className={inPanel ? 'grid max-w-115 grid-cols-6 gap-2.5' : 'flex flex-wrap gap-3'}>
        {samples.map((sample) => (
          <li key={sample.id}>
            <button
              type="button"
              aria-pressed={picked === undefined ? undefined : picked === sample.id}
              aria-label={message('studio.sampleUse', { name: sample.title })}
              disabled={opening !== null}
              onClick={() => void open(sample)}
              className={classNames(
                'relative block overflow-hidden rounded-card border transition-[border-color,scale,opacity,box-shadow] active:scale-97 disabled:opacity-60',
                inPanel ? 'aspect-square w-full' : 'size-20',
                picked === sample.id ? 'border-accent ring-2 ring-accent' : 'border-line hover:border-line-strong',
              )}
            >
              <img
                src={sample.src}
                alt=""
                width={sample.width}
                height={sample.height}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
              {opening === sample.id && (
                <span className="absolute inset-0 grid place-items-center bg-scrim text-white">
                  <Spinner size={20} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <AlertText>{problem}</AlertText>
    </section>
  );
}

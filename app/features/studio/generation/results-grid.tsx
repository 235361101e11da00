/** What a generation made, to look at and download, and what could not be made. */
import { CircleAlert, Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { downloadFile } from '#app/browser/download-file.ts';
import type { GenerationView, Variation } from '#app/contracts/generation.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { ResultNotes } from './result-slots.tsx';

async function save({ asset, name }: Variation): Promise<boolean> {
  try {
    await downloadFile(`/api/assets/${asset}`, name);
    return true;
  } catch {
    toast({ variant: 'destructive', title: message('editor.downloadFailed') });
    return false;
  }
}

/** `children`: other actions on the results, besides downloading. */
export function ResultsGrid({ view, children }: { view: GenerationView; children?: ReactNode }): ReactNode {
  const { variations, problems } = view.results;
  const [saving, setSaving] = useState(false);
  async function saveAll(): Promise<void> {
    setSaving(true);
    // One after the other: browsers drop simultaneous downloads.
    for (const variation of variations) if (!(await save(variation))) break;
    setSaving(false);
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-2">
        {variations.length > 0 && (
          <Button variant="primary" icon={Download} busy={saving} onClick={() => void saveAll()}>
            {variations.length === 1
              ? message('generation.download')
              : message('generation.downloadAll', { count: variations.length })}
          </Button>
        )}
        {children}
      </div>
      <ResultNotes view={view} />
      <ul
        className={classNames(
          'grid gap-3',
          variations.length === 1 ? 'grid-cols-1' : 'grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]',
        )}
      >
        {variations.map((variation, index) => (
          <li key={`${index}-${variation.asset}`} className="group/result relative">
            <span
              className={classNames(
                'dot-background grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-card border border-line p-2',
                variations.length === 1 ? 'h-[min(60vh,28rem)]' : 'aspect-square',
              )}
            >
              <img
                src={pictureAt(variation.poster ?? variation.asset, variations.length === 1 ? 1024 : 256)}
                alt={message('generation.resultOf', { number: index + 1, name: variation.name })}
                width={variation.width}
                height={variation.height}
                loading="lazy"
                decoding="async"
                className="max-h-full w-auto max-w-full object-contain"
              />
            </span>
            {variations.length > 1 && (
              <IconButton
                label={`${message('generation.download')}: ${variation.name}`}
                icon={Download}
                variant="secondary"
                className="absolute end-2 bottom-2 opacity-0 transition-opacity group-focus-within/result:opacity-100 group-hover/result:opacity-100"
                onClick={() => void save(variation)}
              />
            )}
          </li>
        ))}
      </ul>
      {problems.length > 0 && (
        <section
          aria-label={message('generation.partsFailed', { count: problems.length })}
          className="grid gap-2 rounded-card bg-warning-soft p-4 text-13 text-warning-text"
        >
          <p className="inline-flex items-center gap-2 font-medium">
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
            {message('generation.partsFailed', { count: problems.length })}
          </p>
          <ul className="grid gap-1">
            {problems.map(({ source, name, text }) => (
              <li key={source}>
                <bdi className="font-medium">{name}</bdi>: {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

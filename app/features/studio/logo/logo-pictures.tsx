/**
 * Pictures by the hosted model next to a batch: requested by a button, shown as they arrive, each labelled as shapes or
 * a picture. The twelve do not wait for them.
 */
import { Download, Pencil, Sparkles, Star } from 'lucide-react';
import { type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LOGO_PICTURES } from '#app/services/generations/kinds/logo-picture-input.ts';
import { CreditPrice } from '#app/browser/credits/credit-price.tsx';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView, Variation } from '#app/contracts/generation.ts';
import { downloadFile } from '#app/browser/download-file.ts';
import { httpPost } from '#app/browser/http-client.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { costOfKind } from '#app/services/generations/kinds.ts';
import { message } from '#messages/message.ts';
import { GenerationCard } from '../generation/generation-card.tsx';
import { ResultNotes } from '../generation/result-slots.tsx';
import { useGeneration } from '../generation/use-generation.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { useDoing } from '../parts/use-doing.ts';
import { logoInputOf } from './logo-setup.ts';

export interface LogoPicturesProps {
  batch: GenerationView;
  /** Those of the address; null: none were requested. */
  known: GenerationView | null;
  feed: EventFeed | null;
}

export function LogoPictures({ batch, known, feed }: LogoPicturesProps): ReactNode {
  const [, setSearch] = useSearchParams();
  const generation = useGeneration({
    id: known?.id ?? null,
    view: known,
    feed,
    onBegun: (id) =>
      setSearch(
        (before) => new URLSearchParams([...[...before].filter(([key]) => key !== 'pictures'), ['pictures', id]]),
        { replace: true, preventScrollReset: true },
      ),
  });
  const { phase, view } = generation;
  const { name, description, style, elements, colors } = logoInputOf(batch);
  const shown = view?.results.variations ?? [];
  const canAsk = phase === 'idle' || phase === 'succeeded';
  const ask = () =>
    generation.start({ kind: 'logo-picture', input: { batch: batch.id, name, description, style, elements, colors } });
  return (
    <section aria-labelledby="logo-pictures" className="grid gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-prose">
          <h2 id="logo-pictures" className="text-22">
            {message('logoPictures.title')}
          </h2>
          <p className="mt-1 text-13 text-muted">{message('logoPictures.text')}</p>
        </div>
        {canAsk && (
          <div className="grid justify-items-end gap-1">
            <Button icon={Sparkles} onClick={ask}>
              {message(shown.length > 0 ? 'logoPictures.again' : 'logoPictures.ask')}
            </Button>
            <CreditPrice cost={costOfKind('logo-picture', LOGO_PICTURES)} className="text-end" />
          </div>
        )}
      </div>
      <GenerationCard generation={generation} title={message('logoPictures.kind')} />
      {view && shown.length > 0 && (
        <>
          <ResultNotes view={view} />
          <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
            {shown.map((variation, index) => (
              <li key={variation.asset}>
                <Picture generation={view.id} variation={variation} index={index} count={shown.length} name={name} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Picture({
  generation,
  variation,
  index,
  count,
  name,
}: {
  generation: string;
  variation: Variation;
  index: number;
  count: number;
  name: string;
}): ReactNode {
  const navigate = useNavigate();
  const { busy, doing } = useDoing<'edit' | 'download' | 'keep'>();
  const number = index + 1;
  const address = `/api/assets/${variation.asset}`;
  const edit = () =>
    doing('edit', message('studio.editFailed'), async () => {
      const made = await httpPost<{ id: string }>(`/api/generations/${generation}/design`, {
        variation: variation.place ?? index,
      });
      await navigate(`/canvas/${made.id}`);
    });
  const keep = () =>
    doing('keep', message('logoStudio.brandKitFailed'), async () => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(message('logoStudio.brandKitFailed'));
      const form = new FormData();
      form.append('file', new File([await answer.blob()], variation.name, { type: variation.mime }));
      await httpPost('/api/brand-kit/logos', form);
      toast({ title: message('logoStudio.inBrandKit') });
    });
  return (
    <figure className="flex h-full flex-col gap-2">
      <img
        src={pictureAt(variation.asset, 640)}
        alt={message('logoPictures.picture', { number, count, name })}
        width={variation.width}
        height={variation.height}
        decoding="async"
        className="aspect-square w-full animate-fade rounded-card border border-line bg-panel object-contain"
      />
      <figcaption className="grow text-12 text-muted">{variation.notes?.join(' ')}</figcaption>
      <div className="flex gap-1">
        <IconButton
          label={message('logoPictures.edit', { number })}
          icon={Pencil}
          size="medium"
          variant="secondary"
          busy={busy === 'edit'}
          onClick={() => void edit()}
        />
        <IconButton
          label={message('logoPictures.download', { number })}
          icon={Download}
          size="medium"
          busy={busy === 'download'}
          onClick={() =>
            void doing('download', message('editor.downloadFailed'), () => downloadFile(address, variation.name))
          }
        />
        <IconButton
          label={message('logoPictures.keep', { number })}
          icon={Star}
          size="medium"
          busy={busy === 'keep'}
          onClick={() => void keep()}
        />
      </div>
    </figure>
  );
}

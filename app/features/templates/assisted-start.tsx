/** Where designs from a photo begin: the photo, then a grid of what could be made with it. */
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Suggestion, SuggestionsAnswer } from '#app/contracts/assisted.ts';
import { httpGet } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { sizeOfShape } from '#app/services/templates/preview-page.ts';
import { previewPath, writeColors } from '#app/contracts/template-address.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Loading } from '#app/ui/spinner.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { PhotoChoice, type PhotoChooser } from './photo-choice.tsx';
import { readView } from './template-address.ts';
import type { FormatChooser } from './template-dialog.tsx';
import { makeDesign } from './template-loader.tsx';
import { TemplateTile } from './template-tile.tsx';
import { TileGrid } from './tile-grid.tsx';
import { useOwnPhoto } from './use-own-photo.ts';

const keyOf = ({ recipe: template }: Suggestion): string => template;

type Found = { photo: string; suggestions: readonly Suggestion[] } | { photo: string; problem: string };

export function AssistedStart({ formats, photos }: { formats: FormatChooser; photos: PhotoChooser }): ReactNode {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { photo, format } = useMemo(() => readView(search), [search]);
  const own = useOwnPhoto(photo);
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [making, setMaking] = useState<string | null>(null);

  useEffect(() => {
    if (photo === null) return;
    const leaving = new AbortController();
    httpGet<SuggestionsAnswer>('/api/assisted/suggestions', { photo }, { signal: leaving.signal }).then(
      ({ suggestions }) => setFound({ photo, suggestions }),
      (thrown: unknown) => leaving.signal.aborted || setFound({ photo, problem: thrownText(thrown) }),
    );
    return () => leaving.abort();
  }, [photo, attempt]);

  function write(patch: { photo?: string | null; format?: string | null }): void {
    const next = { photo, format: format?.id ?? null, ...patch };
    setSearch(
      new URLSearchParams({ ...(next.photo && { photo: next.photo }), ...(next.format && { format: next.format }) }),
      { replace: photo !== null, preventScrollReset: true },
    );
  }

  async function pick(suggestion: Suggestion): Promise<void> {
    if (making !== null) return;
    setMaking(suggestion.recipe);
    try {
      const colors = writeColors(suggestion.colors);
      const id = await makeDesign(
        { id: suggestion.recipe, format: format && format.id, brand: suggestion.brand, photo },
        colors,
      );
      await navigate(
        `/assisted/${id}?${new URLSearchParams({ recipe: suggestion.recipe, ...(colors && { colors }), ...(suggestion.brand && { brand: '1' }), ...(format && { format: format.id }) })}`,
      );
    } catch (thrown) {
      toast({ variant: 'destructive', title: message('assisted.notMade'), description: thrownText(thrown) });
    }
    setMaking(null);
  }

  const ratioOf = useCallback(
    (suggestion: Suggestion): number => {
      const page = format ?? sizeOfShape(suggestion.shape);
      return page.width / page.height;
    },
    [format],
  );
  const current = found?.photo === photo ? found : null;
  const suggestions = current && 'suggestions' in current ? current.suggestions : null;

  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 pt-6 pb-24 sm:px-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-28 sm:text-40">{message('assisted.title')}</h1>
          <p className="mt-1 max-w-prose text-15 text-muted">
            {message(photo === null ? 'assisted.lead' : 'assisted.suggestionsLead')}
          </p>
        </div>
        {photo !== null && (
          <div className="flex flex-wrap items-center gap-3">
            {formats(format, (chosen) => write({ format: chosen?.id ?? null }))}
            <PhotoChoice
              photo={photo}
              state={own}
              chooser={photos}
              signIn={null}
              onChange={(asset) => write({ photo: asset })}
            />
          </div>
        )}
      </div>
      {photo === null ? (
        <div className="mt-8">{photos((asset) => write({ photo: asset }))}</div>
      ) : current && 'problem' in current ? (
        <EmptyState
          className="mt-8"
          title={message('assisted.notLoaded')}
          hint={current.problem}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Button
                variant="primary"
                onClick={() => {
                  setFound(null);
                  setAttempt(attempt + 1);
                }}
              >
                {message('common.retry')}
              </Button>
              <Button onClick={() => write({ photo: null })}>{message('assisted.otherPhoto')}</Button>
            </span>
          }
        />
      ) : suggestions === null ? (
        <Loading label={message('assisted.looking')} className="mt-8 min-h-80 content-center" />
      ) : (
        <>
          <p role="status" className="tabular mt-5 mb-3 flex flex-wrap gap-x-3 text-13 text-muted">
            <span>{message('assisted.count', { count: suggestions.length })}</span>
            {own.state === 'looking' && <span>{message('templates.cuttingOut')}</span>}
            {own.reason !== null && <span>{message('templates.photoWhole', { reason: own.reason })}</span>}
          </p>
          <TileGrid
            label={message('assisted.suggestions')}
            entries={suggestions}
            ratioOf={ratioOf}
            keyOf={keyOf}
            renderTile={(suggestion, tabIndex) => (
              <TemplateTile
                id={suggestion.recipe}
                title={suggestion.title}
                about={format?.name ?? message(`templates.shape.${suggestion.shape}`)}
                source={previewPath(suggestion.recipe, format ?? sizeOfShape(suggestion.shape), {
                  brand: suggestion.brand,
                  colors: suggestion.colors,
                  photo,
                  cut: own.state === 'cut',
                })}
                background={suggestion.colors[0]}
                tabIndex={tabIndex}
                busy={making === suggestion.recipe}
                onOpen={() => void pick(suggestion)}
              />
            )}
          />
        </>
      )}
    </main>
  );
}

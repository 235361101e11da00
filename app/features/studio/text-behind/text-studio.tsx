/**
 * Text behind image: the words and their look on the left; the picture, before and after, and the suggestions on the
 * right.
 */
import { ImagePlus, RefreshCw } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { LETTERINGS, MOST_LOOKS } from '#app/services/generations/kinds/text-on-image-input.ts';
import { downloadFile } from '#app/browser/download-file.ts';
import { httpPost } from '#app/browser/http-client.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Compare } from '#app/ui/compare.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { message } from '#messages/message.ts';
import { GenerationCard } from '../generation/generation-card.tsx';
import { ReportResult } from '../generation/report-result.tsx';
import { EmptySlot, ResultNotes, slotsOf } from '../generation/result-slots.tsx';
import { useGeneration } from '../generation/use-generation.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { ResultActions } from '../parts/result-actions.tsx';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { TextPanel } from './text-panel.tsx';
import { inputOf, suggestionsOf, textKind, wishOf } from './text-setup.ts';
import { useCustomLook } from './use-custom-look.ts';

export interface TextStudioProps {
  /** The suggestions of the address. */
  view: GenerationView;
  /** The change that was made to one of them, and which one. */
  change: GenerationView | null;
  index: number;
  /** What the plan allows in exports: px of the shorter side. */
  exports: { side: number; watermark: boolean };
  feed: EventFeed | null;
}

/** A tool call's answer. */
interface ExportAnswer {
  card: { download: { asset: string; fileName: string } };
}

export function TextStudio({ view: known, change, index: opened, exports, feed }: TextStudioProps): ReactNode {
  const navigate = useNavigate();
  const { asset } = inputOf(known);
  const [index, setIndex] = useState(Math.min(Math.max(0, opened), MOST_LOOKS - 1));
  const [reporting, setReporting] = useState(false);
  const [comparing, setComparing] = useState(false);
  const suggestions = useGeneration({ id: known.id, view: known, feed });
  const view = suggestions.view ?? known;
  const write = (at: number, shown: string | null): void =>
    void navigate(
      { search: `?${new URLSearchParams({ v: String(at), ...(shown ? { g: shown } : {}) })}` },
      { replace: true, preventScrollReset: true },
    );
  const suggested = wishOf(known, index) ?? wishOf(known, 0);
  if (!suggested) throw new Error('A generation without looks');
  const {
    wish: customLook,
    made,
    generation,
    pending,
    change: changeWish,
    take,
  } = useCustomLook({ asset, suggested, opened: change, feed, onShown: (id) => write(indexNow.current, id) });
  const indexNow = useRef(index);
  indexNow.current = index;

  // More suggestions are another page: its rounds continue from those of this one.
  const more = useGeneration({ feed, onBegun: (id) => void navigate(`/${textKind}/${id}`) });
  const round = Math.floor(LETTERINGS.findIndex(({ font }) => font === inputOf(known).looks[0]?.font) / MOST_LOOKS) + 1;

  function choose(next: number): void {
    const wished = wishOf(view, view.results.variations[next]?.place ?? next);
    if (!wished) return;
    setIndex(next);
    indexNow.current = next;
    take(wished);
  }

  /** Designs made for files: reuses one rather than creating a second project. */
  const designs = useRef(new Map<string, string>());
  const shown = made ?? view;
  const at = made ? 0 : index;
  async function download(): Promise<void> {
    const key = `${shown.id}/${at}`;
    const design =
      designs.current.get(key) ??
      (
        await httpPost<{ id: string }>(`/api/generations/${shown.id}/design`, {
          variation: shown.results.variations[at]?.place ?? at,
        })
      ).id;
    designs.current.set(key, design);
    const { card } = await httpPost<ExportAnswer>(`/api/designs/${design}/tools/export`, { input: { format: 'jpg' } });
    await downloadFile(`/api/assets/${card.download.asset}`, card.download.fileName);
  }

  const ready = suggestions.phase === 'succeeded';
  const variation = shown.results.variations[at];
  const changing = ['starting', 'loading', 'waiting', 'generating'].includes(generation.phase) || pending;
  const stopped = ['failed', 'flagged', 'cancelled', 'limited', 'refused'].includes(generation.phase);
  return (
    <StudioFrame title={message('studio.tool.textOnImage')} lead={message('textOnImage.lead')}>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-8">
        <section
          aria-label={message('textOnImage.words')}
          className="flex flex-col rounded-sheet border border-line bg-panel lg:sticky lg:top-4"
        >
          <div className="flex items-center gap-3 border-b border-line p-4">
            <img
              src={pictureAt(asset, 256)}
              alt=""
              className="dot-background size-14 rounded-control border border-line object-cover"
            />
            <p className="min-w-0 flex-1 text-15 font-medium">{message('textOnImage.photo')}</p>
            <Button
              size="small"
              icon={ImagePlus}
              onClick={() => void navigate(`/${textKind}?${new URLSearchParams({ text: customLook.text })}`)}
            >
              {message('textOnImage.otherPhoto')}
            </Button>
          </div>
          <div className="p-4">
            <TextPanel wish={customLook} onChange={changeWish} />
          </div>
          <div className="border-t border-line p-4">
            <Button
              icon={RefreshCw}
              className="w-full"
              busy={more.phase === 'starting'}
              disabled={!ready || customLook.text.trim() === ''}
              onClick={() => more.start({ kind: textKind, input: suggestionsOf(asset, customLook.text.trim(), round) })}
            >
              {message('textOnImage.suggest')}
            </Button>
          </div>
        </section>
        <div className="grid min-w-0 gap-6">
          <GenerationCard generation={suggestions} title={message('studio.tool.textOnImage')} />
          {(more.phase === 'refused' || more.phase === 'limited') && (
            <GenerationCard generation={more} title={message('textOnImage.suggest')} />
          )}
          {ready && variation && (
            <section aria-label={message('textOnImage.result')} aria-busy={changing} className="grid gap-4">
              <div className="relative overflow-hidden rounded-card">
                {comparing ? (
                  <Compare
                    before={{ src: pictureAt(asset, 1024), alt: message('textOnImage.beforeAlt') }}
                    after={{
                      src: pictureAt(variation.asset, 1024),
                      alt: message('textOnImage.resultAlt', { text: inputOf(shown).text }),
                    }}
                    ratio={variation.width / variation.height}
                    maxHeight="min(56dvh, 40rem)"
                  />
                ) : (
                  <span className="grid max-h-[min(56dvh,40rem)] place-items-center bg-sunken">
                    <img
                      src={pictureAt(variation.asset, 1024)}
                      alt={message('textOnImage.resultAlt', { text: inputOf(shown).text })}
                      width={variation.width}
                      height={variation.height}
                      className="max-h-[min(56dvh,40rem)] w-full object-contain"
                    />
                  </span>
                )}
                {changing && !stopped && (
                  <div className="absolute inset-x-0 bottom-0">
                    <ProgressLine
                      label={message('textOnImage.changing')}
                      value={generation.view?.progress ?? undefined}
                    />
                  </div>
                )}
              </div>
              <p role="status" className="sr-only">
                {changing && !stopped ? message('textOnImage.changing') : ''}
              </p>
              {stopped && <GenerationCard generation={generation} title={message('textOnImage.notChanged')} />}
              {reporting && (
                <ReportResult generation={made ? generation : suggestions} onClose={() => setReporting(false)} />
              )}
              <ResultActions
                generation={shown}
                index={at}
                tool="text-on-image"
                onReport={() => setReporting(true)}
                onRejected={() => (made ? choose(index) : void navigate(`/${textKind}`))}
                onDownload={download}
              >
                <Switch label={message('textOnImage.compare')} checked={comparing} onCheckedChange={setComparing} />
              </ResultActions>
              <p className="text-13 text-muted">
                {message('textOnImage.downloadHint', {
                  side: exports.side,
                  watermark: exports.watermark ? 'yes' : 'no',
                })}
              </p>
            </section>
          )}
          {(ready || view.results.variations.length > 0) && (
            <section aria-labelledby="suggestions" className="grid gap-3">
              <h2 id="suggestions" className="text-18">
                {message('textOnImage.suggestions')}
              </h2>
              <ResultNotes view={view} />
              <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
                {slotsOf(view, inputOf(view).looks.length).map((slot) => {
                  if (slot.at !== 'shown')
                    return (
                      <li key={slot.place}>
                        <EmptySlot slot={slot} small className="aspect-square" />
                      </li>
                    );
                  const { variation: one, index: n, place } = slot;
                  return (
                    <li key={place} className="animate-fade">
                      <button
                        type="button"
                        disabled={!ready}
                        aria-pressed={n === index}
                        aria-label={message('textOnImage.suggestion', {
                          number: n + 1,
                          font: inputOf(view).looks[place]?.font ?? '',
                        })}
                        onClick={() => choose(n)}
                        className={classNames(
                          'block w-full overflow-hidden rounded-card border bg-sunken transition-[border-color,scale] active:scale-99',
                          n === index
                            ? 'border-accent outline-2 -outline-offset-2 outline-accent'
                            : 'border-line hover:border-line-strong',
                        )}
                      >
                        <img
                          src={pictureAt(one.asset, 512)}
                          alt=""
                          width={one.width}
                          height={one.height}
                          loading="lazy"
                          decoding="async"
                          className="h-auto w-full"
                        />
                      </button>
                    </li>
                  );
                })}
              </ul>
            </section>
          )}
        </div>
      </div>
    </StudioFrame>
  );
}

/** The screen of one type of AI images: words and look at the left, the pictures at the right. Its address holds the generation. */
import { Palette } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { EventFeed } from '#app/services/events/event-stream.client.ts';
import type { GenerationView } from '#app/services/generations/generation.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { message } from '#messages/message.ts';
import { IMAGE_TYPES } from '#tools/image-types.ts';
import { GenerationCard } from '../generation/generation-card.tsx';
import { useGeneration } from '../generation/use-generation.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { ImageResults } from './image-results.tsx';
import { emptySetup, inputFor, inputOf, setupOf, writeSetup, type ImageSetup } from './image-setup.ts';
import { FACES, stylePicture } from './image-words.ts';
import { ColorChoice, SizeChoice, StyleChoice } from './look-fields.tsx';
import { WordsField } from './words-field.tsx';

export interface ImageStudioProps {
  setup: ImageSetup;
  /** A hosted model paints this type. */
  hosted: boolean;
  /** The generation of the address; null: nothing was asked for yet. */
  view: GenerationView | null;
  feed: EventFeed | null;
}

const NUMBERS = 99;

export function ImageStudio({ setup: first, hosted, view: known, feed }: ImageStudioProps): ReactNode {
  const navigate = useNavigate();
  const [setup, setSetup] = useState(first);
  const [asked, setAsked] = useState(false);
  const { type } = setup;
  const generation = useGeneration({ id: known?.id ?? null, view: known, feed, onBegun: (id) => void navigate(`/text-2-image/${type}?g=${id}`, { preventScrollReset: true }) });
  const { phase, view } = generation;
  const going = ['starting', 'waiting', 'generating', 'cancelling'].includes(phase);
  const change = (more: Partial<ImageSetup>) => setSetup((before) => ({ ...before, ...more }));
  const missing = setup.words.trim() === '';

  function generate(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (!missing && !going) generation.start({ kind: 'ai-image', input: inputFor(setup) });
  }
  function more(from: GenerationView): void {
    const input = inputOf(from);
    if (!input) return;
    const last = Math.max(...input.variations);
    // After the last number the same words begin anew.
    const after = last + input.variations.length > NUMBERS ? 0 : last;
    generation.start({ kind: 'ai-image', input: { ...inputFor(setupOf(input), after), colors: input.colors } });
  }

  return (
    <StudioFrame title={message('imageStudio.title')} lead={message('imageStudio.lead')}>
      <nav aria-label={message('imageStudio.types')} className="mb-6 flex flex-wrap gap-1 border-b border-line">
        {IMAGE_TYPES.map((one) => (
          <Link
            key={one}
            to={`/text-2-image/${one}${writeSetup({ ...emptySetup(one), words: setup.words })}`}
            aria-current={one === type ? 'page' : undefined}
            className={classNames('-mb-px border-b-2 px-3 py-2 text-15 transition-colors', one === type ? 'border-accent font-medium text-ink' : 'border-transparent text-muted hover:text-ink')}
          >
            {message(`images.type.${one}`)}
          </Link>
        ))}
      </nav>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-8">
        <form onSubmit={generate} className="flex flex-col rounded-sheet border border-line bg-panel lg:sticky lg:top-4 lg:max-h-[max(30rem,calc(100dvh-17rem))]">
          <div className="grid min-h-0 gap-6 overflow-y-auto p-4">
            <WordsField type={type} words={setup.words} error={asked && missing ? message('imageStudio.noWords') : null} onWords={(words) => change({ words })} />
            <StyleChoice setup={setup} onChange={change} />
            <ColorChoice setup={setup} onChange={change} />
            <SizeChoice setup={setup} onChange={change} />
          </div>
          <div className="grid gap-2 border-t border-line p-4">
            <Button type="submit" variant="primary" size="large" icon={Palette} busy={phase === 'starting'} disabled={going}>{message('imageStudio.generate')}</Button>
            <p className="text-center text-12 text-muted">{message('imageStudio.cost', { count: setup.count })}</p>
            {type === 'image' && <p className="text-center text-12 text-balance text-muted">{message(hosted ? 'imageStudio.painted' : 'imageStudio.photos')}</p>}
          </div>
        </form>
        <div className="grid min-w-0 gap-8">
          {phase === 'idle' && (
            <section className="grid min-h-[28rem] place-items-center rounded-sheet border border-line bg-panel p-8">
              <EmptyState
                title={message('imageStudio.waitingTitle')}
                hint={message('imageStudio.waitingText')}
                picture={<img src={stylePicture(type, FACES[type])} alt="" className={classNames('max-h-56 rounded-card border border-line', (type === 'sticker' || type === 'signature') && 'dot-ground')} />}
              />
            </section>
          )}
          <GenerationCard generation={generation} title={message('generation.kind.aiImage')} />
          {phase === 'succeeded' && view && <ImageResults key={view.id} generation={generation} view={view} onMore={() => more(view)} />}
        </div>
      </div>
    </StudioFrame>
  );
}

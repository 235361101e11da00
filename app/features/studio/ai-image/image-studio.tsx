/**
 * The screen of one type of AI images: words and look on the left, the pictures on the right. Its address holds the
 * generation. A hosted model also takes reference pictures, and changes a marked part of one.
 */
import { Brush, Palette } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { CreditPrice } from '#app/browser/credits/credit-price.tsx';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { costOfKind } from '#app/services/generations/kinds.ts';
import { message } from '#messages/message.ts';
import { IMAGE_TYPES } from '#tools/contract/image-types.ts';
import { MarkTools } from '../erase/mark-tools.tsx';
import { brushSizes, marksOf, NO_MARKS, regionOf, type Marks } from '../erase/marks.ts';
import { useMarking } from '../erase/use-marking.ts';
import { GenerationCard } from '../generation/generation-card.tsx';
import { useGeneration } from '../generation/use-generation.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { ChangeStage, PictureToChange, type ChangedPicture } from './change-stage.tsx';
import { ImageResults } from './image-results.tsx';
import {
  emptySetup,
  inputFor,
  inputOf,
  setupOf,
  withoutReferences,
  writeSetup,
  type ImageSetup,
} from './image-setup.ts';
import { FACES, backgroundFor, stylePicture } from './image-examples.ts';
import { ColorChoice, CountChoice, SizeChoice, StyleChoice } from './look-fields.tsx';
import { ReferencesField } from './references-field.tsx';
import { UnderstandingNote } from './understanding-note.tsx';
import { askUnderstanding, useUnderstanding } from './use-understanding.ts';
import { PhotoNote, WordsField } from './words-field.tsx';

export interface ImageStudioProps {
  setup: ImageSetup;
  /** A hosted model paints this type. */
  hosted: boolean;
  /** The generation of the address; null: none requested yet. */
  view: GenerationView | null;
  feed: EventFeed | null;
}

const NUMBERS = 99;
/** Nothing is under the brush. */
const NO_SIZE = { width: 1000, height: 1000 };

export function ImageStudio({ setup: first, hosted, view: known, feed }: ImageStudioProps): ReactNode {
  const navigate = useNavigate();
  const [setup, setSetup] = useState(first);
  const [asked, setAsked] = useState(false);
  const [changing, setChanging] = useState(first.mask !== null);
  /** The picture under the brush, if a part of it is being changed. */
  const [picture, setPicture] = useState<ChangedPicture | null>(null);
  /** The picture changed before is loading under the brush again. */
  const [again, setAgain] = useState(false);
  const { type } = setup;
  const generation = useGeneration({
    id: known?.id ?? null,
    view: known,
    feed,
    onBegun: (id) => void navigate(`/text-2-image/${type}?g=${id}`, { preventScrollReset: true }),
  });
  const { phase, view } = generation;
  const going = ['starting', 'waiting', 'generating', 'cancelling'].includes(phase);
  const marking = useMarking(picture ?? NO_SIZE, changing && picture !== null && !going);
  /** A hosted model paints whatever is asked for. */
  const understood = useUnderstanding(setup, hosted);
  /** Pressed before it was known what is made of the words. */
  const [asking, setAsking] = useState(false);
  const change = (more: Partial<ImageSetup>) => setSetup((before) => ({ ...before, ...more }));

  /** The request for the current settings. */
  function wanted(): ImageSetup {
    if (!hosted) return withoutReferences(setup);
    if (!changing) return setup.mask ? withoutReferences(setup) : setup;
    return picture ? { ...setup, references: [picture.asset], mask: regionOf(marking.marks) } : setup;
  }
  const noWords = setup.words.trim() === '';
  const problem = !changing
    ? null
    : picture
      ? marking.marks.done.length === 0
        ? message('imageStudio.noMark')
        : null
      : setup.mask === null
        ? message('imageStudio.noPicture')
        : null;

  function generate(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (noWords || problem !== null || going || asking) return;
    const start = () => generation.start({ kind: 'ai-image', input: inputFor(wanted()) });
    if (hosted || understood) {
      if (understood === null || understood.missing === null) start();
      return;
    }
    // Pressed before the answer was there: what can't be drawn is not begun.
    setAsking(true);
    askUnderstanding(setup)
      .then(
        (answer) => answer?.missing ?? null,
        () => null,
      )
      .then((missing) => {
        setAsking(false);
        if (missing === null) start();
      });
  }
  function more(from: GenerationView): void {
    const input = inputOf(from);
    if (!input) return;
    const last = Math.max(...input.variations);
    // After the last number the same words start over.
    const after = last + input.variations.length > NUMBERS ? 0 : last;
    generation.start({ kind: 'ai-image', input: { ...inputFor(setupOf(input), after), colors: input.colors } });
  }
  /** Puts a picture under the brush, with these marks on it; null: another one is chosen. */
  function mark(next: ChangedPicture | null, marks: Marks = NO_MARKS): void {
    setChanging(true);
    setAsked(false);
    setAgain(false);
    setPicture(next);
    marking.onMarks(() => marks);
    if (next) marking.onBrush(brushSizes(next).first);
    else change({ references: [], mask: null });
  }

  const choosing = changing && !picture && !going && (setup.mask === null || again);
  const results =
    view !== null && !picture && !choosing && (phase === 'succeeded' || (going && view.results.variations.length > 0));
  return (
    <StudioFrame title={message('imageStudio.title')}>
      <nav aria-label={message('imageStudio.types')} className="mb-6 flex flex-wrap gap-1 border-b border-line">
        {IMAGE_TYPES.map((one) => (
          <Link
            key={one}
            to={`/text-2-image/${one}${writeSetup({ ...emptySetup(one), words: setup.words })}`}
            aria-current={one === type ? 'page' : undefined}
            className={classNames(
              '-mb-px border-b-2 px-1.5 py-2 text-13 transition-colors sm:px-3 sm:text-15',
              one === type ? 'border-accent font-medium text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {message(`images.type.${one}`)}
          </Link>
        ))}
      </nav>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-8">
        <form
          onSubmit={generate}
          className="flex flex-col rounded-sheet border border-line bg-panel lg:sticky lg:top-4 lg:max-h-[max(26rem,calc(100dvh-16rem))]"
        >
          <div className="relative grid min-h-0 gap-6 overflow-y-auto p-4">
            {hosted && (
              <Segmented<'new' | 'change'>
                label={message('imageStudio.what')}
                value={changing ? 'change' : 'new'}
                disabled={going}
                onValueChange={(next) => {
                  setAsked(false);
                  setChanging(next === 'change');
                }}
                segments={[
                  { value: 'new', label: message('imageStudio.newPicture') },
                  { value: 'change', label: message('imageStudio.changePart') },
                ]}
                className="w-full"
              />
            )}
            <WordsField
              type={type}
              words={setup.words}
              changing={changing}
              error={asked && noWords ? message(changing ? 'imageStudio.noChange' : 'imageStudio.noWords') : null}
              onWords={(words) => change({ words })}
            >
              {understood && (
                <UnderstandingNote
                  type={type}
                  words={setup.words}
                  understood={understood}
                  onWords={(words) => change({ words })}
                />
              )}
              {type === 'image' && (hosted || setup.words.trim() === '') && <PhotoNote hosted={hosted} />}
              {hosted && !changing && (
                <ReferencesField
                  references={setup.mask ? [] : setup.references}
                  disabled={going}
                  onReferences={(references) => change({ references, mask: null })}
                />
              )}
            </WordsField>
            {changing ? (
              picture && (
                <MarkTools
                  marking={marking}
                  title={message('imageStudio.mark')}
                  hint={message('imageStudio.markHint')}
                  busy={going}
                />
              )
            ) : (
              <>
                <StyleChoice setup={setup} onChange={change} />
                <ColorChoice setup={setup} onChange={change} />
                <SizeChoice setup={setup} onChange={change} />
              </>
            )}
            <CountChoice setup={setup} onChange={change} />
          </div>
          <div className="grid gap-2 border-t border-line p-4">
            <Button
              type="submit"
              variant="primary"
              size="large"
              icon={changing ? Brush : Palette}
              busy={phase === 'starting' || asking}
              disabled={going || (understood?.missing ?? null) !== null}
            >
              {message(changing ? 'imageStudio.change' : 'imageStudio.generate')}
            </Button>
            {asked && problem !== null && (
              <p role="alert" className="text-center text-13 text-danger-text">
                {problem}
              </p>
            )}
            <CreditPrice cost={costOfKind('ai-image', setup.count)} className="text-center" />
          </div>
        </form>
        <div className="grid min-w-0 gap-8">
          {phase === 'idle' && !changing && (
            <section className="grid min-h-[28rem] place-items-center rounded-sheet border border-line bg-panel p-8">
              <EmptyState
                title={message('imageStudio.waitingTitle')}
                hint={message('imageStudio.waitingText')}
                picture={
                  <img
                    src={stylePicture(type, FACES[type])}
                    alt=""
                    className={classNames('max-h-56 rounded-card border border-line', backgroundFor(type))}
                  />
                }
              />
            </section>
          )}
          {(going || !picture) && (
            <GenerationCard generation={generation} title={message('generation.kind.aiImage')}>
              {changing && setup.mask && !again && (
                <Button icon={Brush} onClick={() => setAgain(true)}>
                  {message('imageStudio.markAgain')}
                </Button>
              )}
            </GenerationCard>
          )}
          {changing && picture && !going && (
            <ChangeStage key={picture.asset} picture={picture} marking={marking} onOther={() => mark(null)} />
          )}
          {choosing && (
            <PictureToChange
              asset={again ? (setup.references[0] ?? null) : null}
              onPicture={(next) => mark(next, again && setup.mask ? marksOf(setup.mask) : NO_MARKS)}
            />
          )}
          {results && (
            <ImageResults
              key={view.id}
              generation={generation}
              view={view}
              onMore={() => more(view)}
              {...(hosted ? { onChange: (next: ChangedPicture) => mark(next) } : {})}
            />
          )}
        </div>
      </div>
    </StudioFrame>
  );
}

/**
 * The models screen before there is one: what a model is made of and what it can wear, shown on one of our figures by
 * the try-on itself (scripts/model-examples.ts), and the figures that anybody can use.
 */
import { ArrowDown, ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { PhotoSlot } from '#app/contracts/person-model.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { WEAR_SAMPLES } from '../parts/wear-samples.ts';
import { BUILT_IN_MODELS } from './picked-person.ts';

/** Who the examples show. */
const SHOWN = BUILT_IN_MODELS.find(({ id }) => id === 'dia');

/** The example's photos: parts of one figure, as a person would take them. */
const PHOTOS: readonly { slot: PhotoSlot; look: string }[] = [
  { slot: 'full', look: 'w-full bottom-0' },
  { slot: 'upper', look: 'w-[160%] -start-[30%] top-[-3%]' },
  { slot: 'lower', look: 'w-[160%] -start-[30%] bottom-0' },
];

/** By the main sample in each; `model-<look>.webp`. */
const LOOKS: readonly { look: string; sample: string }[] = [
  { look: 'dress', sample: 'polka-dress' },
  { look: 'pleated', sample: 'pleated-skirt' },
  { look: 'skirt', sample: 'red-skirt' },
];

const FACTS: readonly (readonly [title: MessageKey, text: MessageKey])[] = [
  ['personModels.introPhotos', 'personModels.introPhotosText'],
  ['personModels.introFits', 'personModels.introFitsText'],
  ['personModels.introYours', 'personModels.promise.keep'],
];

export interface ModelsIntroProps {
  title: string;
  text: string;
  /** The one way to begin. */
  action: ReactNode;
}

export function ModelsIntro({ title, text, action }: ModelsIntroProps): ReactNode {
  const id = useId();
  return (
    <>
      <section
        aria-labelledby={id}
        className="grid overflow-hidden rounded-sheet border border-line bg-panel lg:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="grid content-center justify-items-start gap-5 p-5 sm:p-8">
          <div className="grid gap-2">
            <h2 id={id} className="text-22 text-balance sm:text-28">
              {title}
            </h2>
            <p className="max-w-prose text-15 text-pretty text-muted">{text}</p>
          </div>
          <dl className="grid gap-3 sm:max-lg:grid-cols-3 sm:max-lg:gap-6">
            {FACTS.map(([fact, more]) => (
              <div key={fact}>
                <dt className="text-15 font-medium">{message(fact)}</dt>
                <dd className="text-13 text-pretty text-muted">{message(more)}</dd>
              </div>
            ))}
          </dl>
          {action}
        </div>
        {SHOWN && <Examples name={SHOWN.name} src={SHOWN.src} />}
      </section>
      <BuiltInModels />
    </>
  );
}

const frame = 'relative block overflow-hidden rounded-control border border-line bg-sunken';

/** Photos of one person on the one side, the same person in different clothes on the other. */
function Examples({ name, src }: { name: string; src: string }): ReactNode {
  return (
    <figure className="dot-background grid content-center gap-3 border-line p-4 max-lg:order-first max-lg:border-b sm:p-6 lg:border-s">
      <div className="flex items-center gap-3 max-sm:flex-col sm:justify-center sm:gap-4">
        <ul className="flex gap-2 sm:w-16 sm:flex-col">
          {PHOTOS.map(({ slot, look }) => (
            <li key={slot} className={`${frame} aspect-[3/4] max-sm:w-16`}>
              <img
                src={src}
                alt={message(`personModels.slot.${slot}`)}
                width={640}
                height={960}
                className={`absolute h-auto max-w-none ${look}`}
              />
            </li>
          ))}
        </ul>
        <ArrowRight
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className="shrink-0 text-faint max-sm:hidden rtl:-scale-x-100"
        />
        <ArrowDown size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-faint sm:hidden" />
        <ul className="flex gap-2 sm:gap-3">
          {LOOKS.map(({ look, sample }) => {
            const piece = WEAR_SAMPLES.find(({ id }) => id === sample);
            return (
              <li key={look} className={`${frame} flex-1 rounded-card bg-panel shadow-float sm:flex-none`}>
                <img
                  src={`/studio/model-${look}.webp`}
                  alt={message('tryOnStudio.resultAlt', { piece: piece ? message(piece.title) : '', person: name })}
                  width={360}
                  height={540}
                  className="aspect-[2/3] w-full object-cover sm:w-40"
                />
              </li>
            );
          })}
        </ul>
      </div>
      <figcaption className="text-center text-12 text-faint">
        {message('personModels.introExample', { name })}
      </figcaption>
    </figure>
  );
}

/** Nothing needs to be made to use these. */
function BuiltInModels(): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 grid gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-22">
          {message('personModels.builtInTitle')}
        </h2>
        <p className="text-13 text-muted">{message('personModels.builtInText')}</p>
      </div>
      <ul className="-mx-4 flex snap-x gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-7 sm:px-0">
        {BUILT_IN_MODELS.map((model) => (
          <li key={model.id} className="w-28 shrink-0 snap-start sm:w-auto">
            <Link to={`/try-on/create?figure=${model.id}`} className="group/figure grid gap-1.5 text-13 font-medium">
              <span
                className={`${frame} aspect-[3/4] rounded-card transition-[border-color] group-hover/figure:border-line-strong`}
              >
                <img
                  src={model.src}
                  alt=""
                  width={model.width}
                  height={model.height}
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover object-top"
                />
              </span>
              <span>{message('personModels.tryOnWith', { name: model.name })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

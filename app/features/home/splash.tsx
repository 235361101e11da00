/** The front page: what the app is, and the box that starts it. */
import { Suspense, type ReactNode } from 'react';
import { message, type MessageKey } from '#messages/message.ts';
import { FORMAT_GROUPS } from '#tools/inputs/format-groups.ts';
import { FormatCards } from './format-cards.tsx';
import { ProductDemo } from './replay/product-demo.tsx';
import { StartPrompt } from './start-prompt.tsx';

export interface SplashProps {
  /** A visitor without an account is told what happens after sending. */
  signedIn: boolean;
  /** The tool cards. */
  tools: ReactNode;
  /** A row that links to the templates. */
  templates: ReactNode;
  /** What the plans cost; null if nothing is sold. */
  prices: ReactNode;
}

const steps: { title: MessageKey; text: MessageKey }[] = [
  { title: 'home.step1', text: 'home.step1Text' },
  { title: 'home.step2', text: 'home.step2Text' },
  { title: 'home.step3', text: 'home.step3Text' },
];

export function Splash({ signedIn, tools, templates, prices }: SplashProps): ReactNode {
  return (
    <main id="content" className="grid gap-24 pb-24">
      <section className="mx-auto grid w-full max-w-6xl items-center gap-x-12 gap-y-10 px-6 pt-8 lg:min-h-[calc(100dvh-9rem)] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:pt-4">
        <div className="grid content-center">
          <h1 className="text-40 xl:text-64">
            <span className="block">{message('home.heroTitle')}</span>{' '}
            <span className="block">{message('home.heroTitleEnd')}</span>
          </h1>
          <p className="mt-5 max-w-[34em] text-18 text-muted">{message('home.heroText')}</p>
          <StartPrompt signedIn={signedIn} className="mt-8 shadow-float" />
        </div>
        {/* Hydrated by itself, after the prompt box: whoever types at once does not wait for it. */}
        <Suspense>
          <ProductDemo className="w-full" />
        </Suspense>
      </section>

      <section className="mx-auto w-full max-w-6xl px-6" aria-labelledby="steps">
        <h2 id="steps" className="text-28">
          {message('home.stepsTitle')}
        </h2>
        <ol className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-t border-ink pt-4">
              <span className="tabular text-13 text-faint">{index + 1}</span>
              <h3 className="mt-1 text-22">{message(title)}</h3>
              <p className="mt-2 text-15 text-muted">{message(text)}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className="mx-auto w-full max-w-6xl px-6" aria-labelledby="tools">
        <h2 id="tools" className="text-28">
          {message('create.splashTitle')}
        </h2>
        <p className="mt-2 text-15 text-muted">{message('create.splashText')}</p>
        <div className="mt-8">{tools}</div>
      </section>

      <div className="mx-auto w-full max-w-6xl px-6">{templates}</div>

      <section className="mx-auto w-full max-w-6xl px-6" aria-labelledby="fits">
        <h2 id="fits" className="text-28">
          {message('home.fitsTitle')}
        </h2>
        <p className="mt-2 text-15 text-muted">{message('home.fitsText')}</p>
        <div className="mt-8">
          <FormatCards
            formats={FORMAT_GROUPS.flatMap(({ formats }) => formats).filter(({ id }) => shown.includes(id))}
          />
        </div>
      </section>

      {prices}
    </main>
  );
}

/** One of each kind; the whole list is on the blank start page. */
const shown = [
  'instagram-post',
  'instagram-story',
  'youtube-thumbnail',
  'pinterest-pin',
  'tiktok',
  'facebook-post',
  'amazon',
  'ebay',
  'etsy',
  'depop',
  'a4',
  'business-card',
];

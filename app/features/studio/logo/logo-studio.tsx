/**
 * The logo maker: the words on the left, a batch or one of its logos on the right. Visitors may type; they sign in to
 * continue, and their words are kept. The address holds the batch and the logo.
 */
import { History } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { CreditPrice } from '#app/browser/credits/credit-price.tsx';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { useKeepForSignIn } from '#app/browser/keep-for-sign-in.ts';
import { costOfKind } from '#app/services/generations/kinds.ts';
import { message } from '#messages/message.ts';
import type { EntitlementsPort } from '#tools/contract/ports/entitlements-port.ts';
import { GenerationCard } from '../generation/generation-card.tsx';
import { ResultNotes } from '../generation/result-slots.tsx';
import { useGeneration } from '../generation/use-generation.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { savedLogoSetup, saveLogoSetup } from './saved-logo-setup.ts';
import { batchAt } from './logo-address.ts';
import { LogoExamples } from './logo-examples.tsx';
import { LogoForm } from './logo-form.tsx';
import { LogoGrid } from './logo-grid.tsx';
import { LogoPictures } from './logo-pictures.tsx';
import { LogoPanel } from './logo-panel.tsx';
import { logoInputOf, logoRequest, logoSetupOf, sameWords, writeLogo, type LogoSetup } from './logo-setup.ts';
import { askLogoWords, useLogoWords } from './use-logo-words.ts';

export interface LogoStudioProps {
  setup: LogoSetup;
  signedIn: boolean;
  /** The batch of the address; null: none requested yet. */
  view: GenerationView | null;
  /** Pictures by the hosted model next to it; null: none requested. */
  pictures: GenerationView | null;
  /** Whether a hosted model is available. */
  hosted: boolean;
  feed: EventFeed | null;
  /** The plan's export entitlements; null: not signed in. */
  exports: EntitlementsPort | null;
}

/** Maximum length of addresses that signing in returns to; what is longer is stored in this browser. */
const LONGEST = 1_900;

/** The address that restores a visitor's words after signing in. */
function wayBack(setup: LogoSetup): string {
  const back = `/logo-generator${writeLogo(setup)}`;
  if (back.length <= LONGEST) return back;
  saveLogoSetup(setup);
  return '/logo-generator?kept=1';
}

export function LogoStudio({
  setup: first,
  signedIn,
  view: known,
  pictures,
  hosted,
  feed,
  exports,
}: LogoStudioProps): ReactNode {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [setup, setSetup] = useState(first);
  const [asked, setAsked] = useState(false);
  const [checking, setChecking] = useState(false);
  /** The words that the server considered too few. */
  const [tooFew, setTooFew] = useState<LogoSetup | null>(null);
  const words = useLogoWords(setup);
  const generation = useGeneration({
    id: known?.id ?? null,
    view: known,
    feed,
    onBegun: (id) => void navigate(batchAt(id), { preventScrollReset: true }),
  });
  const { phase, view, refusal } = generation;
  const going =
    phase === 'starting' ||
    phase === 'loading' ||
    phase === 'waiting' ||
    phase === 'generating' ||
    phase === 'cancelling';
  const moreDetails = message('logoStudio.moreDetails');
  const refusedWords = phase === 'refused' && (refusal ?? '').includes(moreDetails);

  useEffect(() => {
    const kept = search.has('kept') ? savedLogoSetup() : null;
    if (kept) setSetup(kept);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was typed before signing in is restored once
  }, []);

  async function generate(): Promise<void> {
    setAsked(true);
    if (setup.name.trim() === '' || going) return;
    setChecking(true);
    const enough = await askLogoWords(setup).then(
      (answer) => answer.enough,
      () => true,
    );
    setChecking(false);
    setTooFew(enough ? null : setup);
    if (!enough) return;
    if (signedIn) {
      generation.start(logoRequest(setup, view));
      return;
    }
    await navigate(`/sign-in?${new URLSearchParams({ next: wayBack(setup) })}`);
  }
  useKeepForSignIn(signedIn ? null : () => wayBack(setup));

  const number = Number(search.get('logo')) || 0;
  const chosen =
    view && number > 0 ? view.results.variations.findIndex(({ place }, index) => (place ?? index) === number - 1) : -1;
  const shows = view !== null && (phase === 'succeeded' || (going && view.results.variations.length > 0));
  return (
    <StudioFrame
      title={message('logoStudio.title')}
      lead={view === null ? message('logoStudio.lead') : undefined}
      aside={
        signedIn && (
          <Link to="/history/logos" className={buttonClass('ghost')}>
            <History size={18} strokeWidth={1.75} aria-hidden />
            {message('logoStudio.historyLink')}
          </Link>
        )
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-8">
        <LogoForm
          setup={setup}
          words={words}
          nameError={asked && setup.name.trim() === '' ? message('logoStudio.noName') : null}
          descriptionError={refusedWords || (tooFew && sameWords(tooFew, setup)) ? moreDetails : null}
          submit={message(
            view && sameWords(setup, logoSetupOf(view)) && phase === 'succeeded'
              ? 'logoStudio.generateOthers'
              : 'logoStudio.generate',
          )}
          busy={checking || phase === 'starting'}
          disabled={going || checking}
          note={
            signedIn ? (
              <CreditPrice cost={costOfKind('logo')} className="text-center" />
            ) : (
              <p className="text-center text-12 text-muted">{message('logoStudio.signInHint')}</p>
            )
          }
          onChange={(change) => setSetup((before) => ({ ...before, ...change }))}
          onSubmit={() => void generate()}
        />
        <div className={classNames('grid min-w-0 gap-6', view !== null && 'max-lg:order-first')}>
          {(phase === 'idle' || refusedWords) && <LogoExamples />}
          {going && <BatchProgress generation={generation} />}
          {!going && !refusedWords && <GenerationCard generation={generation} title={message('logoStudio.kind')} />}
          {shows && chosen >= 0 ? (
            <LogoPanel key={number} view={view} index={chosen} feed={feed} exports={exports} generation={generation} />
          ) : (
            (going || shows) && (
              <section aria-labelledby="logos" className="grid gap-4">
                <h2 id="logos" className="text-22">
                  {view
                    ? message('logoStudio.results', { name: logoInputOf(view).name })
                    : message('logoStudio.results', { name: setup.name })}
                </h2>
                {view && <ResultNotes view={view} />}
                <LogoGrid view={view} />
              </section>
            )
          )}
          {hosted && view !== null && chosen < 0 && (going || shows) && (
            <LogoPictures batch={view} known={pictures} feed={feed} />
          )}
        </div>
      </div>
    </StudioFrame>
  );
}

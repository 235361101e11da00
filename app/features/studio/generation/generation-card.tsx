/**
 * What a screen shows of a generation until there are results: progress with its cancel button, the place in line,
 * failed with a retry button, the limit with a link to more, flagged, cancelled. Screens show the results themselves.
 */
import {
  Ban,
  CircleAlert,
  CircleQuestionMark,
  Gauge,
  RotateCcw,
  ShieldAlert,
  WifiOff,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { CreditPrice } from '#app/browser/credits/credit-price.tsx';
import { useZone } from '#app/browser/time.tsx';
import { limitText, wayToMore } from '#app/browser/credits/limit-text.ts';
import { usePricedPlan } from '#app/browser/credits/plan-provider.tsx';
import type { GenerationView } from '#app/contracts/generation.ts';
import { factsOf } from '#app/services/generations/kinds.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Mark } from '#app/ui/mark.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import type { LimitReached } from '#tools/contract/tool.ts';
import { NotifyOffer } from './notify-offer.tsx';
import { progressWords } from './progress-words.ts';
import { timeLeft } from './time-left.ts';
import type { GenerationHandle, GenerationPhase } from './use-generation.ts';
import { useInSight } from './use-in-sight.ts';

export interface GenerationCardProps {
  generation: GenerationHandle;
  /** What it is, for screen readers: "Background removal". */
  title: string;
  /** Shown next to the buttons of what failed or was cancelled: another picture, for instance. */
  children?: ReactNode;
  /** After a failure `children` are the better way on: the same work on the same pictures gives the same result. */
  otherFirst?: boolean;
  /** Instead of a failure: it asked something, and `children` are the answers. */
  isQuestion?: boolean;
  className?: string;
}

/** Renders nothing while it is idle or has succeeded. */
export function GenerationCard({
  generation,
  title,
  children,
  otherFirst = false,
  isQuestion = false,
  className,
}: GenerationCardProps): ReactNode {
  const { phase, view, refusal, reached } = generation;
  switch (phase) {
    case 'idle':
    case 'succeeded':
      return null;
    case 'starting':
    case 'loading':
    case 'waiting':
    case 'generating':
    case 'cancelling':
      return <Going generation={generation} title={title} className={className} />;
    case 'limited':
      return (
        reached && (
          <LimitCard reached={reached} words={refusal ?? ''} className={className}>
            {children}
          </LimitCard>
        )
      );
    case 'failed':
      if (isQuestion)
        return (
          <Ended
            phase={phase}
            icon={CircleQuestionMark}
            tone="plain"
            title={message('generation.asks')}
            text={wordsOfFailure(view).text}
            className={className}
          >
            {children}
            <CreditPrice cost={view?.cost ?? null} className="basis-full" />
          </Ended>
        );
      return (
        <Ended phase={phase} icon={CircleAlert} tone="danger" {...wordsOfFailure(view)} className={className}>
          {otherFirst && children}
          <Button variant={otherFirst ? 'secondary' : 'primary'} icon={RotateCcw} onClick={generation.retry}>
            {message('common.retry')}
          </Button>
          {!otherFirst && children}
          <CreditPrice cost={view?.cost ?? null} className="basis-full" />
        </Ended>
      );
    case 'refused':
      return (
        <Ended
          phase={phase}
          icon={CircleAlert}
          tone="danger"
          title={message('generation.notStarted')}
          text={refusal}
          className={className}
        >
          <Button variant="primary" icon={RotateCcw} onClick={generation.retry}>
            {message('common.retry')}
          </Button>
          {children}
        </Ended>
      );
    case 'cancelled':
      return (
        <Ended
          phase={phase}
          icon={Ban}
          tone="plain"
          title={message('generation.cancelled')}
          text={message('generation.cancelledText')}
          className={className}
        >
          <Button icon={RotateCcw} onClick={generation.retry}>
            {message('generation.again')}
          </Button>
          {children}
          <CreditPrice cost={view?.cost ?? null} className="basis-full" />
        </Ended>
      );
    case 'flagged':
      return (
        <Ended
          phase={phase}
          icon={ShieldAlert}
          tone="warning"
          title={message('generation.flagged')}
          text={
            view?.flaggedBy === 'user'
              ? (view.error ?? message('generation.flaggedByUser'))
              : view?.error
                ? `${view.error} ${message('generation.flaggedKept')}`
                : message('generation.flaggedText')
          }
          className={className}
        >
          {children}
        </Ended>
      );
    case 'missing':
      return (
        <Ended
          phase={phase}
          icon={Ban}
          tone="plain"
          title={message('generation.missing')}
          text={null}
          className={className}
        >
          {children}
        </Ended>
      );
  }
}

/** What failed in a few words, then why, and that it cost nothing. */
function wordsOfFailure(view: GenerationView | null): { title: string; text: string | null } {
  const title = message(view ? factsOf(view.kind).failure : 'generation.failed.images');
  const parts = [
    view?.error === title ? null : view?.error,
    view?.cost ? message('generation.creditBack') : null,
  ].filter((part) => typeof part === 'string');
  // Some reasons are the short words of a form.
  return {
    title,
    text: parts.length > 0 ? parts.map((part) => (/[.!?…”]$/.test(part) ? part : `${part}.`)).join(' ') : null,
  };
}

function Going({
  generation,
  title,
  className,
}: {
  generation: GenerationHandle;
  title: string;
  className?: string;
}): ReactNode {
  const { phase, view, offline } = generation;
  const section = useInSight(phase === 'starting');
  const happening = progressWords(generation);
  const left = offline ? null : timeLeft(view?.remainingMs ?? null);
  const share = phase === 'generating' ? (view?.progress ?? undefined) : undefined;
  const cancel = (phase === 'waiting' || phase === 'generating' || phase === 'cancelling') && (
    <Button icon={X} busy={phase === 'cancelling'} onClick={generation.cancel}>
      {message('common.cancel')}
    </Button>
  );
  const numbers = [share !== undefined && share > 0 ? `${Math.floor(share * 100)} %` : null, left]
    .filter(Boolean)
    .join(' · ');
  // Next to the first results there is no need for a separate stage.
  if (view !== null && view.results.variations.length > 0) {
    return (
      <section
        ref={section}
        aria-label={title}
        data-phase={phase}
        className={classNames('grid gap-3 rounded-sheet border border-line bg-panel p-4', className)}
      >
        <div className="flex items-center gap-3">
          <Mark size={28} moving={!offline} />
          <div className="min-w-0 flex-1">
            <p role="status" className="truncate text-15 font-semibold font-heading">
              {happening}
            </p>
            <p className="tabular min-h-[1.45em] truncate text-13 text-muted">
              {offline ? message('generation.reconnecting') : numbers}
            </p>
          </div>
          {offline && (
            <Button size="small" onClick={generation.connect}>
              {message('generation.connectNow')}
            </Button>
          )}
          {cancel}
        </div>
        <ProgressLine label={title} value={share} />
      </section>
    );
  }
  return (
    <section
      ref={section}
      aria-label={title}
      data-phase={phase}
      className={classNames(
        'grid justify-items-center gap-5 rounded-sheet border border-line bg-panel px-6 py-12 text-center',
        className,
      )}
    >
      <Mark size={48} moving={!offline} />
      <div className="grid gap-1.5">
        {/* Announced when it changes; the numbers below would be announced endlessly. */}
        <p role="status" className="text-18 font-semibold font-heading">
          {happening}
        </p>
        <p className="tabular min-h-[1.45em] text-15 text-muted">{numbers}</p>
      </div>
      <ProgressLine label={title} value={share} className="max-w-72" />
      {offline ? (
        <div role="alert" className="grid justify-items-center gap-3">
          <p className="inline-flex items-center gap-2 text-13 text-warning-text">
            <WifiOff size={16} strokeWidth={1.75} aria-hidden />
            {message('generation.reconnecting')}
          </p>
          <Button size="small" onClick={generation.connect}>
            {message('generation.connectNow')}
          </Button>
        </div>
      ) : (
        <p className="max-w-sm text-13 text-balance text-muted">
          {phase === 'starting' || phase === 'loading' ? '' : message('generation.leaveOpen')}
        </p>
      )}
      {view && !offline && phase !== 'cancelling' && <NotifyOffer view={view} />}
      {cancel}
    </section>
  );
}

const tones = { danger: 'text-danger-text', warning: 'text-warning-text', plain: 'text-muted' } as const;

function Ended({
  phase,
  icon: Icon,
  tone,
  title,
  text,
  className,
  children,
}: {
  phase: GenerationPhase;
  icon: LucideIcon;
  tone: keyof typeof tones;
  title: string;
  text: string | null;
  className?: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <section
      data-phase={phase}
      className={classNames(
        'grid justify-items-center gap-4 rounded-sheet border border-line bg-panel px-6 py-12 text-center',
        className,
      )}
    >
      <Icon size={30} strokeWidth={1.5} aria-hidden className={tones[tone]} />
      <div role={tone === 'plain' ? 'status' : 'alert'} className="grid max-w-md gap-1.5">
        <p className="font-heading text-18 font-semibold text-balance">{title}</p>
        {text && <p className="text-15 text-balance text-muted">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap justify-center gap-2">{children}</div>}
    </section>
  );
}

/** The plan's limit is reached: which one it is, when it resets by the reader's clock, and a link to more. */
export function LimitCard({
  reached,
  words,
  className,
  children,
}: {
  reached: LimitReached;
  words: string;
  className?: string;
  children?: ReactNode;
}): ReactNode {
  const zone = useZone();
  const { pathname, search } = useLocation();
  const plan = usePricedPlan();
  const { detail } = limitText(reached, { zone, plan });
  const more = wayToMore(reached, { from: pathname + search, plan });
  return (
    <section
      data-phase="limited"
      data-limit={reached.what}
      className={classNames(
        'grid justify-items-center gap-4 rounded-sheet border border-line bg-panel px-6 py-12 text-center',
        className,
      )}
    >
      <Gauge size={30} strokeWidth={1.5} aria-hidden className="text-warning-text" />
      <div role="alert" className="grid max-w-md gap-1.5">
        <p className="font-heading text-18 font-semibold">{message('credits.limitsReached')}</p>
        <p className="text-15 text-balance text-muted">
          {reached.what === 'batch' ? message('billing.reasonBatchText') : words}
        </p>
        {detail && <p className="tabular text-13 text-balance text-muted">{detail}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {more && (
          <Link to={more.path} className={buttonClass('primary')}>
            {more.label}
          </Link>
        )}
        {children}
      </div>
    </section>
  );
}

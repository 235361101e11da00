/** One flagged or reported item with everything needed to judge it, and the decision. */
import { EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Time } from '#app/browser/time.tsx';
import type { Decision } from '#app/services/admin/admin-requests.ts';
import type { ReviewPicture, ReviewView } from '#app/services/admin/admin.ts';
import { factsOf } from '#app/services/generations/kinds.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { Decided, DecideForm } from './decide-form.tsx';
import { creditsText, UserLink } from './parts.tsx';

/** px */
const PICTURE_SIZE = 480;

export function ReviewCard({ review }: { review: ReviewView }): ReactNode {
  const { kind, user, flaggedBy, reason, flaggedAt, words, pictures, decision } = review;
  const name = message(factsOf(kind).title);
  return (
    <article aria-label={name} className="grid gap-4 rounded-card border border-line p-4 sm:p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="text-15 font-semibold">{name}</h3>
        <Badge tone={flaggedBy === 'user' ? 'accent' : 'danger'}>
          {message(flaggedBy === 'user' ? 'admin.reportedByUser' : 'admin.flaggedByModeration')}
        </Badge>
        {review.isDeleted && <Badge tone="plain">{message('admin.deletedByUser')}</Badge>}
        <p className="w-full text-13 text-muted">
          <UserLink user={user} />
          <span>{' · '}</span>
          <Time at={flaggedAt} format="moment" className="tabular" />
          <span>{' · '}</span>
          <span>{paidText(review)}</span>
        </p>
      </header>
      {reason && (
        <blockquote className="border-s-2 border-line-strong ps-3 text-15 whitespace-pre-line wrap-anywhere">
          {reason}
        </blockquote>
      )}
      {words.length > 0 && (
        <div>
          <p className="text-12 text-muted">{message('admin.askedFor')}</p>
          <ul className="mt-1 flex flex-wrap gap-1.5">
            {words.map((text) => (
              <li key={text} className="max-w-full rounded-small bg-tint px-2 py-0.5 text-13 wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Pictures id={review.id} pictures={pictures} />
      {decision ? <Decided decision={decision} names={decisionNames} /> : <Decide review={review} />}
    </article>
  );
}

function paidText({ paid, wasTaken }: ReviewView): string {
  if (!paid) return message('admin.costsNothing');
  return message(wasTaken ? 'admin.staysPaid' : 'admin.isPaid', { credits: creditsText(paid.unit, paid.amount) });
}

/** Shown on request, so that operators need not see disturbing pictures unprepared. */
function Pictures({ id, pictures }: { id: string; pictures: readonly ReviewPicture[] }): ReactNode {
  const [shown, setShown] = useState(false);
  if (pictures.length === 0) return <p className="text-13 text-muted">{message('admin.noPictures')}</p>;
  if (!shown)
    return (
      <Button size="small" icon={EyeOff} onClick={() => setShown(true)} className="justify-self-start">
        {message('admin.showPictures', { count: pictures.length })}
      </Button>
    );
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
      {pictures.map((picture) => (
        <li key={picture.asset}>
          <figure className="grid gap-1.5">
            <Media id={id} picture={picture} />
            <figcaption className="text-12 text-muted">
              {message(picture.is === 'result' ? 'admin.pictureResult' : 'admin.pictureInput')}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

function Media({ id, picture: { asset, mime, is } }: { id: string; picture: ReviewPicture }): ReactNode {
  const source = `/api/admin/reviews/${id}/pictures/${asset}`;
  const label = message(is === 'result' ? 'admin.pictureResult' : 'admin.pictureInput');
  const look = 'aspect-square w-full rounded-control border border-line chequer object-contain';
  if (mime.startsWith('video/'))
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- no speech: any text is in the picture
      <video src={source} controls playsInline preload="metadata" aria-label={label} className={look} />
    );
  if (!mime.startsWith('image/'))
    return <p className="text-13 text-muted">{message('admin.otherFile', { type: mime })}</p>;
  return (
    <a href={source} target="_blank" rel="noreferrer">
      <img src={`${source}?size=${PICTURE_SIZE}`} alt={label} className={look} />
    </a>
  );
}

const decisionNames: Readonly<Record<string, MessageKey | undefined>> = {
  keep: 'admin.decidedKeep',
  uphold: 'admin.decidedUphold',
  'take-down': 'admin.decidedTakeDown',
};

/** The effect of a decision on this item. */
function effectOf({ choices, flaggedBy, isDeleted }: ReviewView): MessageKey {
  if (!choices.includes('take-down')) return 'admin.effectWords';
  if (isDeleted) return 'admin.effectDeleted';
  return flaggedBy === 'user' ? 'admin.effectReported' : 'admin.effectWithheld';
}

const choiceNames: Record<Decision, MessageKey> = {
  keep: 'admin.keep',
  uphold: 'admin.uphold',
  'take-down': 'admin.takeDown',
};

function Decide({ review }: { review: ReviewView }): ReactNode {
  return (
    <DecideForm
      path={`/api/admin/reviews/${review.id}`}
      effect={effectOf(review)}
      choices={review.choices}
      nameOf={(choice) =>
        choice === 'keep' && !review.choices.includes('take-down') ? 'admin.wronglyRefused' : choiceNames[choice]
      }
    />
  );
}

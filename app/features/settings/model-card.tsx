/** Who answers in the chat: what is configured, and models found on this machine; the choice counts from the next message on. */
import { Fragment, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { httpGet, httpPost } from '#app/browser/http-client.ts';
import { useTask } from '#app/browser/use-task.ts';
import type { ModelOffer, ModelOffers } from '#app/services/models/choice/model-offers.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message, type MessageKey } from '#messages/message.ts';

const PATH = '/api/models/chat';

const parts = (role: ModelOffers['role']): Record<ModelOffer['kind'], MessageKey> => ({
  'built-in': 'settings.modelNone',
  small: role === 'always' ? 'settings.modelReadsAll' : 'settings.modelReads',
  hosted: 'settings.modelAnswers',
});

const nameOf = ({ name }: ModelOffer): string => name || message('settings.engineAssistant');

/** "Ollama at 127.0.0.1:11434" */
function placeOf({ found, isGone }: ModelOffer): string | null {
  if (!found) return null;
  const { server, address } = found;
  if (isGone) return message('settings.modelGone', { address });
  return server === null ? address : message('settings.modelAt', { server, address });
}

function Offer({
  offer,
  role,
  isChosen,
  choose,
}: {
  offer: ModelOffer;
  role: ModelOffers['role'];
  isChosen: boolean;
  choose(): void;
}): ReactNode {
  const place = placeOf(offer);
  return (
    <label
      className={classNames(
        'flex cursor-pointer items-start gap-3 rounded-control border px-3.5 py-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isChosen ? 'border-ink bg-tint' : 'border-line hover:bg-tint',
      )}
    >
      <input
        type="radio"
        name="chat-model"
        className="mt-1 size-4 shrink-0 accent-ink"
        checked={isChosen}
        onChange={choose}
      />
      <span className="min-w-0 text-15 wrap-anywhere">
        {nameOf(offer)}
        <span className="mt-0.5 block text-13 text-pretty text-muted">
          {[message(parts(role)[offer.kind]), place].filter(Boolean).join(' · ')}
        </span>
      </span>
    </label>
  );
}

export function ModelCard(): ReactNode {
  const [offers, setOffers] = useState<ModelOffers | null>(null);
  /** Pressed, and not stored yet. */
  const [wanted, setWanted] = useState<string | null>(null);
  const latest = useRef<ModelOffer>(null);
  const looking = useTask();
  const choosing = useTask();
  const { revalidate } = useRevalidator();
  const { run: look } = looking;
  const again = useCallback(() => void look(async () => setOffers(await httpGet<ModelOffers>(PATH))), [look]);
  useEffect(again, [again]);

  // Arrow keys choose one after the other, and lose the focus where a button is disabled: the last choice is stored.
  const choose = (offer: ModelOffer): void => {
    latest.current = offer;
    setWanted(offer.id);
    void choosing.run(async () => {
      try {
        for (let next = offer, stored; stored !== next; next = latest.current ?? next) {
          stored = next;
          const { id } = await httpPost<ModelOffer>(PATH, { id: next.id });
          setOffers((now) => now && { ...now, chosen: id });
          toast({ title: message('settings.modelChosen', { name: nameOf(next) }) });
          await revalidate();
        }
      } finally {
        setWanted(null);
      }
    });
  };

  const configured = offers?.offers.filter((offer) => offer.found === null) ?? [];
  const found = offers?.offers.filter((offer) => offer.found !== null) ?? [];
  return (
    <Card
      title={message('settings.models')}
      hint={message('settings.modelsText')}
      action={
        <Button size="small" busy={looking.busy} onClick={again}>
          {message('settings.modelsAgain')}
        </Button>
      }
    >
      {offers === null ? (
        looking.error === null && (
          <p className="flex items-center gap-3 py-2 text-13 text-muted">
            <Spinner />
            {message('settings.modelsLooking')}
          </p>
        )
      ) : (
        <fieldset aria-label={message('settings.models')} className="grid gap-2">
          {[...configured, ...found].map((offer) => (
            <Fragment key={offer.id}>
              {offer === found[0] && (
                <h3 className="mt-3 mb-1 text-13 font-medium text-muted">{message('settings.modelsFound')}</h3>
              )}
              <Offer
                offer={offer}
                role={offers.role}
                isChosen={offer.id === (wanted ?? offers.chosen)}
                choose={() => choose(offer)}
              />
            </Fragment>
          ))}
        </fieldset>
      )}
      {offers !== null && found.length === 0 && (
        <p className="mt-3 text-13 text-pretty text-muted">{message('settings.modelsNoneFound')}</p>
      )}
      <AlertText>{looking.error ?? choosing.error}</AlertText>
    </Card>
  );
}

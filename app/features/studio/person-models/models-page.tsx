/**
 * The user's models: the list, a button for a new one, and what is shown if there is none or the plan includes none.
 */
import { Crown, UserRoundPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { useSWRConfig } from 'swr';
import { paywallPath } from '#app/contracts/paywall-path.ts';
import { PERSON_MODEL_LIMITS, type PersonModelView } from '#app/contracts/person-model.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { ModelCard } from './model-card.tsx';
import { DeleteModelDialog, EditModelDialog } from './model-dialogs.tsx';
import { MODELS_PATH } from './model-picker.tsx';
import { ModelWizard } from './model-wizard.tsx';
import { ModelsIntro } from './models-intro.tsx';

const PLANS = paywallPath({ limit: 'custom-models', from: '/models' });

export function ModelsPage({ models, allowed }: { models: readonly PersonModelView[]; allowed: boolean }): ReactNode {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { mutate } = useSWRConfig();
  const [open, setOpen] = useState<{ dialog: 'edit' | 'delete'; model: PersonModelView } | null>(null);
  const creating = allowed && search.has('new') && models.length < PERSON_MODEL_LIMITS.models;
  const renew = () => {
    void mutate(MODELS_PATH);
    return revalidate();
  };
  if (creating) {
    return (
      <StudioFrame
        title={message('personModels.newTitle')}
        lead={message('personModels.newLead')}
        className="max-w-5xl!"
      >
        <ModelWizard
          onCancel={() => void navigate('/models')}
          onCreated={(model) => {
            toast({
              title: message('personModels.created', { name: model.name }),
              description: message(model.looksYounger ? 'personModels.looksYounger' : 'personModels.createdText'),
              ...(model.looksYounger && { duration: 12_000 }),
            });
            void mutate(MODELS_PATH);
            void navigate('/models');
          }}
        />
      </StudioFrame>
    );
  }
  const full = models.length >= PERSON_MODEL_LIMITS.models;
  const create = allowed && (
    <Button
      variant="primary"
      size="large"
      icon={UserRoundPlus}
      className="max-sm:w-full"
      onClick={() => setSearch({ new: '' })}
    >
      {message('personModels.create')}
    </Button>
  );
  return (
    <StudioFrame title={message('personModels.title')} lead={message('personModels.lead')}>
      {!allowed && models.length > 0 && (
        <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-warning-soft px-4 py-3 text-13 text-warning-text">
          <Crown size={18} strokeWidth={1.75} aria-hidden />
          {message('personModels.planEnded')}
          <Link to={PLANS} className="font-medium underline underline-offset-2">
            {message('credits.seePlans')}
          </Link>
        </p>
      )}
      {full && (
        <p className="mb-6 rounded-card bg-warning-soft px-4 py-3 text-13 text-warning-text">
          {message('personModels.tooMany', { limit: PERSON_MODEL_LIMITS.models })}
        </p>
      )}
      {models.length === 0 ? (
        <ModelsIntro
          title={message(allowed ? 'personModels.emptyTitle' : 'personModels.planTitle')}
          text={message(allowed ? 'personModels.emptyText' : 'personModels.planText')}
          action={
            allowed ? (
              create
            ) : (
              <Link to={PLANS} className={buttonClass('primary', 'large', 'max-sm:w-full')}>
                <Crown size={18} strokeWidth={1.75} aria-hidden />
                {message('credits.seePlans')}
              </Link>
            )
          }
        />
      ) : (
        <ul
          aria-label={message('personModels.title')}
          className="grid gap-5 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4"
        >
          {models.map((model) => (
            <ModelCard
              key={model.id}
              model={model}
              plansPath={allowed ? null : PLANS}
              onEdit={() => setOpen({ dialog: 'edit', model })}
              onDelete={() => setOpen({ dialog: 'delete', model })}
            />
          ))}
          {allowed && !full && (
            <li>
              <button
                type="button"
                onClick={() => setSearch({ new: '' })}
                className="grid size-full min-h-64 place-content-center justify-items-center gap-2 rounded-card border-2 border-dashed border-line-strong text-15 font-medium text-muted transition-colors hover:border-faint hover:bg-tint hover:text-ink"
              >
                <UserRoundPlus size={24} strokeWidth={1.5} aria-hidden />
                {message('personModels.create')}
              </button>
            </li>
          )}
        </ul>
      )}
      {open?.dialog === 'edit' && (
        <EditModelDialog
          model={open.model}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            void renew();
          }}
        />
      )}
      {open?.dialog === 'delete' && (
        <DeleteModelDialog
          model={open.model}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            toast({ title: message('personModels.deleted', { name: open.model.name }) });
            void renew();
          }}
        />
      )}
    </StudioFrame>
  );
}

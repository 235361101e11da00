/** Another card for the subscription: typed here in the sandbox, otherwise on the provider's page. */
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { CardField } from '#app/services/payments/card-entry.ts';
import type { CardChange, CardEntry } from '#app/services/payments/payments.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { CardForm } from './card-form.tsx';
import { SandboxNote } from './sandbox-note.tsx';
import { thrownField } from './use-purchase.ts';

const route = '/api/subscription/card';

export function CardChangeDialog(): ReactNode {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; field: CardField | null } | null>(null);

  const begin = async () => {
    setBusy(true);
    try {
      const { next } = await httpPost<CardChange>(route, {});
      if (next.type === 'redirect') window.location.assign(next.url);
      else setOpen(true);
    } catch (thrown) {
      toast({ variant: 'destructive', title: message('billing.notDone'), description: thrownText(thrown) });
    } finally {
      setBusy(false);
    }
  };
  const save = async (card: CardEntry) => {
    setBusy(true);
    setProblem(null);
    try {
      await httpPost(route, card);
      await revalidate();
      setOpen(false);
      toast({ title: message('billing.cardChanged') });
    } catch (thrown) {
      setProblem({ text: thrownText(thrown), field: thrownField(thrown) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button busy={busy && !open} onClick={() => void begin()}>
        {message('billing.changeCard')}
      </Button>
      <Dialog
        title={message('billing.changeCard')}
        description={message('billing.changeCardText')}
        open={open}
        onOpenChange={(now) => {
          setOpen(now);
          setProblem(null);
        }}
      >
        <div className="grid gap-5">
          <SandboxNote />
          <CardForm
            submit={message('billing.saveCard')}
            busy={busy}
            problem={problem?.text ?? null}
            problemField={problem?.field ?? null}
            onSubmit={(card) => void save(card)}
          />
        </div>
      </Dialog>
    </>
  );
}

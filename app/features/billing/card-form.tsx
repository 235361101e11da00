/**
 * A card form: number with its brand, expiry, code. Problems are shown at the field; the first such field gets the
 * focus.
 */
import { CreditCard, Lock } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { CardField, CardProblem } from '#app/services/payments/card-entry.ts';
import { sandboxCards, type CardEntry, type SandboxOutcome } from '#app/services/payments/payments.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { brandNames, brandOf, cardProblems, cvcLength, groupedNumber, writtenExpiry } from './card-number.ts';

export interface CardFormProps {
  /** What the button says. */
  submit: string;
  busy: boolean;
  /** What the server found. */
  problem: string | null;
  problemField: CardField | null;
  onSubmit(card: CardEntry): void;
  /** Fields that the plain form sends along. */
  hidden?: Readonly<Record<string, string>>;
  /** Below the button. */
  children?: ReactNode;
}

const doesWords: Record<SandboxOutcome, MessageKey> = {
  succeeds: 'billing.cardSucceeds',
  authenticate: 'billing.cardAuthenticate',
  declined: 'billing.cardDeclined',
  insufficient_funds: 'billing.cardInsufficient',
  expired_card: 'billing.cardExpired',
  renewals_fail: 'billing.cardRenewals',
};
const problemWords: Record<CardProblem, MessageKey> = {
  wrongNumber: 'payments.card.wrongNumber',
  testCardsOnly: 'payments.card.testCardsOnly',
  wrongExpiry: 'payments.card.wrongExpiry',
  expired: 'payments.card.expired',
  wrongCvc: 'payments.card.wrongCvc',
};
const order: readonly CardField[] = ['number', 'expiry', 'cvc'];

export function CardForm({
  submit,
  busy,
  problem,
  problemField,
  onSubmit,
  hidden,
  children,
}: CardFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState<CardEntry>({ number: '', expiry: '', cvc: '' });
  const [wrong, setWrong] = useState<Partial<Record<CardField, string>>>(
    problem && problemField ? { [problemField]: problem } : {},
  );

  const focus = (field: CardField | undefined) =>
    field && form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();

  useEffect(() => {
    if (!problem || !problemField) return;
    setWrong({ [problemField]: problem });
    focus(problemField);
  }, [problem, problemField]);

  const change = (field: CardField, value: string) => {
    setCard((now) => ({ ...now, [field]: value }));
    setWrong((now) => ({ ...now, [field]: undefined }));
  };
  const fill = (number: string) => {
    // Test cards take any future month and any code.
    setCard({
      number: groupedNumber(number),
      expiry: `12/${String((new Date().getFullYear() + 4) % 100).padStart(2, '0')}`,
      cvc: '123',
    });
    setWrong({});
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found: Partial<Record<CardField, string>> = {};
    for (const [field, kind] of Object.entries(cardProblems(card, new Date())))
      found[field as CardField] = message(problemWords[kind]);
    setWrong(found);
    const first = order.find((field) => field in found);
    if (first) focus(first);
    else onSubmit(card);
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={send} aria-busy={busy} className="grid gap-5">
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset disabled={busy} className="grid gap-4">
        <legend className="sr-only">{message('billing.payByCard')}</legend>
        <TextField
          label={message('billing.cardNumber')}
          name="number"
          dir="ltr"
          inputMode="numeric"
          autoComplete="cc-number"
          size="large"
          spellCheck={false}
          placeholder="0000 0000 0000 0000"
          className="tabular"
          value={card.number}
          error={wrong.number}
          suffix={<BrandSign number={card.number} />}
          onChange={(event) =>
            keepCaret(event.currentTarget, groupedNumber(event.currentTarget.value), (value) => change('number', value))
          }
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField
            label={message('billing.cardExpiry')}
            name="expiry"
            dir="ltr"
            inputMode="numeric"
            autoComplete="cc-exp"
            size="large"
            placeholder={message('billing.cardExpiryHint')}
            maxLength={7}
            value={card.expiry}
            error={wrong.expiry}
            onChange={({ currentTarget: { value } }) =>
              change('expiry', isShorter(value, card.expiry) ? value : writtenExpiry(value))
            }
          />
          <TextField
            label={message('billing.cardCvc')}
            name="cvc"
            dir="ltr"
            inputMode="numeric"
            autoComplete="cc-csc"
            size="large"
            placeholder={'0'.repeat(cvcLength(card.number))}
            maxLength={4}
            value={card.cvc}
            error={wrong.cvc}
            suffix={<Lock size={16} strokeWidth={1.75} aria-hidden />}
            onChange={(event) =>
              change('cvc', event.currentTarget.value.replace(/\D/g, '').slice(0, cvcLength(card.number)))
            }
          />
        </div>
      </fieldset>
      {problem && !problemField && (
        <p role="alert" className="rounded-card bg-danger-soft p-4 text-15 text-danger-text">
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {submit}
      </Button>
      {children}
      <TestCards disabled={busy} onChoose={fill} />
    </form>
  );
}

/** Deleting a character must not put it back. */
const isShorter = (now: string, before: string) => now.length < before.length;

/** Writes the grouped number and leaves the caret behind the same digit. */
function keepCaret(input: HTMLInputElement, written: string, change: (value: string) => void): void {
  const digitsBefore = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, '').length;
  const isAtEnd = (input.selectionStart ?? 0) >= input.value.length;
  change(written);
  if (isAtEnd) return;
  let at = 0;
  for (let seen = 0; at < written.length && seen < digitsBefore; at += 1) if (/\d/.test(written[at] ?? '')) seen += 1;
  requestAnimationFrame(() => input.setSelectionRange(at, at));
}

function BrandSign({ number }: { number: string }): ReactNode {
  const brand = brandOf(number);
  if (!brand) return <CreditCard size={18} strokeWidth={1.75} aria-hidden />;
  return (
    <span className="rounded-small bg-tint-strong px-1.5 text-12 font-semibold text-ink">{brandNames[brand]}</span>
  );
}

function TestCards({ disabled, onChoose }: { disabled: boolean; onChoose(number: string): void }): ReactNode {
  return (
    <section aria-labelledby="test-cards" className="grid gap-2">
      <h3 id="test-cards" className="text-13 font-semibold">
        {message('billing.testCards')}
      </h3>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
        {sandboxCards.map(({ number, does }) => (
          <li key={number}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onChoose(number)}
              className="flex w-full items-center justify-between gap-4 px-4 py-2 text-13 transition-colors hover:bg-tint focus-visible:-outline-offset-2 disabled:opacity-45"
            >
              <span className="tabular whitespace-nowrap">{number}</span>
              <span className="text-end text-muted">{message(doesWords[does])}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The calls of Stripe's API that this product makes, answered from the stand-in's books. */
import { StripeBilling } from './billing.ts';
import { inner, metadataOf, text, texts, type Form } from './form.ts';
import { StripeFault, type StripeThing } from './store.ts';

export interface StripeCall {
  method: string;
  path: string;
  form: Form;
  /** Origin of the hosted pages. */
  origin: string;
}

type Answer = StripeThing | StripeThing[];
type Handler = (billing: StripeBilling, form: Form, id: string, origin: string) => Answer;

const invalid = (message: string, param?: string) =>
  new StripeFault(400, { type: 'invalid_request_error', message, ...(param ? { param } : {}) });

const handlers: Record<string, Handler> = {
  'GET /v1/prices': (billing, form) =>
    billing
      .all('price')
      .filter(
        ({ lookup_key, active }) =>
          texts(form, 'lookup_keys').includes(String(lookup_key)) && active === (text(form, 'active') !== 'false'),
      ),

  'POST /v1/customers': (billing, form) =>
    billing.add('cus', 'customer', billing.seconds, {
      email: text(form, 'email') ?? null,
      name: text(form, 'name') ?? null,
      metadata: metadataOf(form),
      invoice_settings: { default_payment_method: null },
    }),
  'POST /v1/customers/:id': (billing, form, id) => {
    const customer = billing.get(id, 'customer');
    const method = text(inner(form, 'invoice_settings'), 'default_payment_method');
    if (method) customer.invoice_settings = { default_payment_method: billing.get(method, 'payment_method').id };
    return customer;
  },

  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions': (billing, form) =>
    listOf(billing, 'checkout.session', form).filter(
      ({ status }) => !text(form, 'status') || status === text(form, 'status'),
    ),
  'GET /v1/checkout/sessions/:id': (billing, _form, id) => billing.get(id, 'checkout.session'),
  'POST /v1/checkout/sessions/:id/expire': (billing, _form, id) => {
    const session = billing.get(id, 'checkout.session');
    billing.expire(session);
    return session;
  },

  'GET /v1/subscriptions': (billing, form) =>
    listOf(billing, 'subscription', form).filter(({ status }) => status !== 'canceled'),
  'GET /v1/subscriptions/:id': (billing, _form, id) => billing.get(id, 'subscription'),
  'POST /v1/subscriptions/:id': (billing, form, id) => {
    const subscription = billing.get(id, 'subscription');
    if (subscription.ended_at !== null)
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    const cancel = text(form, 'cancel_at_period_end');
    if (cancel !== undefined) subscription.cancel_at_period_end = cancel === 'true';
    const method = text(form, 'default_payment_method');
    if (method) subscription.default_payment_method = billing.get(method, 'payment_method').id;
    billing.say('customer.subscription.updated', subscription);
    return subscription;
  },
  'DELETE /v1/subscriptions/:id': (billing, _form, id) => {
    const subscription = billing.get(id, 'subscription');
    if (subscription.ended_at !== null)
      throw new StripeFault(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such subscription: '${id}'`,
      });
    billing.endSubscription(subscription, billing.seconds);
    return subscription;
  },

  'POST /v1/refunds': (billing, form) => {
    const intent = billing.get(text(form, 'payment_intent'), 'payment_intent', 'payment_intent');
    return billing.refund(intent, Number(text(form, 'amount')), metadataOf(form));
  },
  'GET /v1/refunds': (billing, form) => ofPayment(billing, 'refund', form),
  'GET /v1/disputes': (billing, form) => ofPayment(billing, 'dispute', form),
  'GET /v1/charges': (billing, form) => listOf(billing, 'charge', form),
  'GET /v1/payment_intents/:id': (billing, _form, id) => billing.get(id, 'payment_intent', 'intent'),
  'GET /v1/invoice_payments': (billing, form) => {
    const intent = text(inner(form, 'payment'), 'payment_intent');
    return billing
      .all('invoice')
      .flatMap(({ id: invoice, payments }) =>
        (payments as { data: (StripeThing & { payment: { payment_intent: string } })[] }).data
          .filter(({ payment }) => payment.payment_intent === intent)
          .map((payment) => ({ ...payment, invoice })),
      );
  },

  'GET /v1/invoices': (billing, form) => listOf(billing, 'invoice', form),
  'POST /v1/invoices/:id/pay': (billing, form, id) => {
    const invoice = billing.get(id, 'invoice');
    if (invoice.status !== 'open') throw invalid('Invoice is already paid');
    const { subscription } = (invoice.parent as { subscription_details: { subscription: string } })
      .subscription_details;
    if (!billing.payInvoice(invoice, billing.get(subscription, 'subscription'), true, text(form, 'payment_method'))) {
      throw new StripeFault(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
    }
    return invoice;
  },
};

/** Of one payment or all, since a given time; newest first. */
function ofPayment(billing: StripeBilling, object: string, form: Form): StripeThing[] {
  const [payment, since] = [text(form, 'payment_intent'), Number(text(inner(form, 'created'), 'gte') ?? 0)];
  return billing
    .all(object)
    .filter(({ payment_intent, created }) => (!payment || payment_intent === payment) && created >= since)
    .reverse();
}

/** Of one customer, newest first. */
function listOf(billing: StripeBilling, object: string, form: Form): StripeThing[] {
  return billing
    .all(object)
    .filter(({ customer }) => customer === text(form, 'customer'))
    .reverse();
}

function createSession(billing: StripeBilling, form: Form, _id: string, origin: string): StripeThing {
  const customer = billing.get(text(form, 'customer'), 'customer', 'customer');
  const mode = text(form, 'mode');
  const common = {
    customer: customer.id,
    mode,
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: text(form, 'client_reference_id') ?? null,
    metadata: metadataOf(form),
    success_url: text(form, 'success_url'),
    cancel_url: text(form, 'cancel_url'),
    subscription: null,
    payment_intent: null,
    setup_intent: null,
    expires_at: Number(text(form, 'expires_at') ?? billing.seconds + 86_400),
    currency: text(form, 'currency'),
  };
  if (common.expires_at < billing.seconds + 1800 || common.expires_at > billing.seconds + 86_400)
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', 'expires_at');
  if (!common.currency) throw invalid('Missing required param: currency.', 'currency');
  const withUrl = (session: StripeThing) => Object.assign(session, { url: `${origin}/pay/${session.id}` });
  if (mode === 'setup')
    return withUrl(billing.add('cs', 'checkout.session', billing.seconds, { ...common, amount_total: null }));
  const [line] = Object.values(form.line_items ?? {}) as Form[];
  const price = billing.get(text(line ?? {}, 'price'), 'price', 'line_items[0][price]');
  if ((mode === 'subscription') !== (price.recurring !== null))
    throw invalid(`The price does not fit the mode ${mode}`, 'line_items');
  const option = (price.currency_options as Record<string, { unit_amount: number }>)[common.currency];
  if (!option) throw invalid(`The price is not available in ${common.currency}`, 'currency');
  const subscriptionData = inner(form, 'subscription_data');
  return withUrl(
    billing.add('cs', 'checkout.session', billing.seconds, {
      ...common,
      amount_total: option.unit_amount,
      _price: price,
      _description: price._name,
      _trialDays: Number(text(subscriptionData, 'trial_period_days') ?? 0),
      _subscriptionMetadata: metadataOf(subscriptionData),
      _intentMetadata: metadataOf(inner(form, 'payment_intent_data')),
    }),
  );
}

/** Answers one call. Throws a StripeFault. `mostInPage` makes list pages smaller than requested, as Stripe may. */
export function answerCall(
  billing: StripeBilling,
  { method, path, form, origin }: StripeCall,
  mostInPage: number,
): unknown {
  const expand = texts(form, 'expand');
  const match = Object.entries(handlers)
    .map(([key, handler]) => {
      const [verb = '', pattern = ''] = key.split(' ');
      const found = verb === method ? new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(path) : null;
      return found ? { handler, id: found[1] ?? '' } : null;
    })
    .find((found) => found !== null);
  if (!match)
    throw new StripeFault(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  billing.passTime();
  const answer = match.handler(billing, form, match.id, origin);
  if (!Array.isArray(answer)) return billing.show(answer, expand);
  const after = text(form, 'starting_after');
  const rest = after ? answer.slice(answer.findIndex(({ id }) => id === after) + 1) : answer;
  const limit = Math.min(Number(text(form, 'limit') ?? 10), 100, mostInPage);
  const list = { object: 'list', url: path, has_more: rest.length > limit, data: rest.slice(0, limit) };
  return billing.show(list, expand);
}

/** The stand-in's hosted checkout page: a card form, the bank's confirmation, and the way back. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StripeBilling } from './billing.ts';
import { bodyOf } from './form.ts';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><main><h1>${escape(title)}</h1>${body}</main></html>`;

const cardForm = (problem: string | null) =>
  `${problem ? `<p role="alert">${escape(problem)}</p>` : ''}<form method="post"><label>Card number <input name="number" autocomplete="cc-number"></label><button>Pay</button></form>`;

const bankForm = (number: string) =>
  `<p>Your bank asks whether it is you.</p><form method="post"><input type="hidden" name="number" value="${escape(number)}"><button name="bank" value="approve">Approve</button><button name="bank" value="refuse">Refuse</button></form>`;

/** GET and POST /pay/:session. */
export async function hostedPage(
  billing: StripeBilling,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const answer = (status: number, body: string, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(body);
  };
  billing.passTime();
  const session = billing.things.get(path.replace('/pay/', ''));
  if (session?.object !== 'checkout.session') {
    answer(404, page('Not found', ''));
    return;
  }
  if (session.status !== 'open') {
    answer(410, page('This page is over', ''));
    return;
  }
  if (request.method !== 'POST') {
    answer(200, page('Checkout', `${cardForm(null)}<a href="${escape(String(session.cancel_url))}">Back</a>`));
    return;
  }
  const form = new URLSearchParams(await bodyOf(request));
  const number = form.get('number') ?? '';
  const bank = form.get('bank');
  if (bank === 'refuse') {
    answer(402, page('Checkout', cardForm('We are unable to authenticate your payment method.')));
    return;
  }
  const problem = billing.pay(session, number, bank === 'approve');
  if (problem === null) answer(303, '', { location: String(session.success_url) });
  else if (problem === 'authenticate') answer(200, page('Your bank', bankForm(number)));
  else answer(402, page('Checkout', cardForm(problem)));
}

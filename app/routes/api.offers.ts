/** GET /api/offers?currency=: the plans and packs for sale, in the user's currency. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { answering } from '#app/requests/answers/payment-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.offers.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  const currency = new URL(request.url).searchParams.get('currency');
  return answering(() =>
    services().payments.offers(user.id, { currency, languages: request.headers.get('accept-language') }),
  );
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}

/**
 * POST /api/sign-in-code { phone, country }: texts the code that signs in. Returns { phone, shown }: E.164, and as
 * people write it.
 */
import { z } from 'zod';
import { errorResponse, methodNotAllowed, tooManyRequests } from '#app/requests/error-response.ts';
import { pendingCodeLine } from '#app/services/auth/pending-code.server.ts';
import { askForCode } from '#app/services/auth/sign-in-code.server.ts';
import { readJson } from '#app/requests/bodies/read-body.server.ts';
import { services } from '#app/services/services.server.ts';
import { countryCookieLine } from '#app/services/sms/country-cookie.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/api.sign-in-code.ts';

const bodySchema = z.object({ phone: z.string().max(100), country: z.string().max(10).optional() });

export function loader() {
  return methodNotAllowed('POST');
}

export async function action({ request }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const body = bodySchema.safeParse(await readJson(request));
  if (!body.success) return errorResponse(422, 'incomplete', message('phone.enterValid'), 'phone');
  const { phoneCodes, reporter, config } = services();
  const asked = await askForCode(
    { phoneCodes, config, report: reporter.report },
    request,
    body.data.phone,
    body.data.country ?? '',
  );
  if ('retryAfter' in asked && asked.retryAfter) return tooManyRequests(asked.retryAfter, asked.message);
  if ('status' in asked) return errorResponse(asked.status, asked.code, asked.message, 'phone');
  const { phone, shown, country } = asked;
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  headers.append('Set-Cookie', countryCookieLine(country, config.origin.startsWith('https:')));
  headers.append('Set-Cookie', pendingCodeLine(config, asked));
  return Response.json({ phone, shown }, { headers });
}

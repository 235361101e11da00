/** The responses of the payment routes: private, so no cache stores them, and refusals in the common error format. */
import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { productKeys } from '#app/services/billing/products.ts';
import { errorResponse } from '#app/requests/error-response.ts';
import { apiNotFound } from '#app/requests/guards.server.ts';
import { isLocalRequest } from '#app/requests/local-request.server.ts';
import { services } from '#app/services/services.server.ts';
import { report } from '#app/services/reporting/reporter.server.ts';
import { PaymentsError } from '#app/services/payments/payments-error.ts';

/** POST /api/purchases */
export const buySchema = z.object({
  product: z.enum(productKeys),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});
/** A card, as typed into the sandbox. */
export const cardEntrySchema = z.object({
  number: z.string().max(40),
  expiry: z.string().max(10),
  cvc: z.string().max(10),
});
/** POST /api/purchases/:id/authentication */
export const authenticationSchema = z.object({ approved: z.boolean() });
/** The header that identifies a request, so that sending it again gives the same purchase. */
export const requestKeySchema = z.string().min(1).max(200).nullable();

/** Runs a route's work and turns refusals into answers. */
export async function answering(work: () => Promise<unknown>, status = 200): Promise<Response> {
  try {
    return Response.json(await work(), { status, headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    if (error.code === 'not_found') return apiNotFound();
    if (error.cause !== undefined) report(error.cause, { area: 'payments', code: error.code });
    return errorResponse(error.status, error.code, error.message, error.field);
  }
}

/** The request does not have the expected form. */
export function malformed(field?: string): Response {
  return errorResponse(422, 'invalid', message('common.malformed'), field);
}

/** The sandbox sells only on this machine: for requests through a proxy it does not exist. */
export const hasTill = (request: Request, context: Readonly<RouterContextProvider>): boolean =>
  services().payments.provider !== 'sandbox' || isLocalRequest(request, context);

/** For resource routes: throws the 404 if there is no sandbox. */
export function requireTill(request: Request, context: Readonly<RouterContextProvider>): void {
  if (!hasTill(request, context)) throw apiNotFound();
}

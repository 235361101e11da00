/** The responses of operators' routes to refusals. */
import { answer, answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { errorResponse } from '#app/requests/error-response.ts';
import { requireApiOperator, type Operator } from '#app/requests/operator-guard.server.ts';
import { AdminError } from '#app/services/admin/admin-error.ts';
import { GenerationError, GenerationLimitError } from '#app/services/generations/generation-error.ts';
import { PaymentsError } from '#app/services/payments/payments-error.ts';

export function answerAdmin(work: () => Promise<Response>): Promise<Response> {
  return answering(async () => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AdminError || error instanceof PaymentsError)
        return errorResponse(error.status, error.code, error.message, error.field);
      if (error instanceof GenerationError) return errorResponse(error.status, error.code, error.message);
      if (error instanceof GenerationLimitError) return errorResponse(402, 'limit_reached', error.message);
      throw error;
    }
  });
}

/** The action of a route with one method: 201 with the id of what it created, 204 if it created nothing. */
export async function operatorAction(
  request: Request,
  method: string,
  work: (operator: Operator) => Promise<string | void>,
): Promise<Response> {
  const operator = await requireApiOperator(request);
  if (request.method !== method) return methodNotAllowed(method);
  return answerAdmin(async () => {
    const id = await work(operator);
    return id === undefined ? new Response(null, { status: 204 }) : answer({ id }, 201);
  });
}

/** The loader of a route that does not accept GET. */
export async function onlyAction(request: Request, method: string): Promise<Response> {
  await requireApiOperator(request);
  return methodNotAllowed(method);
}

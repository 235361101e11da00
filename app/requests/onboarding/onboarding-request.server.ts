/** Shared by the onboarding pages on the server: the visitor's state, and the response to a form. */
import { data, redirect } from 'react-router';
import { readFields } from '#app/requests/bodies/read-form.server.ts';
import { message } from '#messages/message.ts';
import { homePath, safeNext } from '#app/contracts/next-path.ts';
import { overLimit } from '#app/requests/limit-requests.server.ts';
import { waitText } from '#app/services/http/wait-text.ts';
import { services } from '#app/services/services.server.ts';
import { readChosen } from '#app/services/onboarding/answers.ts';
import { askedOf, newOnboardingSecret, onboardingCookieLine } from './onboarding-visitor.server.ts';
import { withNext } from '#app/services/onboarding/onboarding-paths.ts';
import type { Onboarding, OnboardingState } from '#app/services/onboarding/onboarding.server.ts';
import { stepAfter, type Step } from '#app/services/onboarding/questions.ts';

export interface OnboardingView extends OnboardingState {
  /** The page to go to afterwards. */
  next: string;
}

interface Visit {
  request: Request;
  user: { id: string } | null;
  address: string;
}

export async function onboardingView(request: Request, user: Visit['user']): Promise<OnboardingView> {
  const state = await services().onboarding.of(askedOf(request, user));
  return { ...state, next: nextOf(request) };
}

/** `next` of the address, if it is one of our pages; the questions themselves don't count. */
function nextOf(request: Request): string {
  const next = safeNext(new URL(request.url).searchParams.get('next'));
  return /^\/(?:onboarding|form-flow)\b/.test(next) ? homePath : next;
}

/**
 * The answer to a form of `step`, or of the welcome page (null): redirects to the next question, or back to the page
 * where the user started.
 */
export async function answerOnboarding(
  { request, user, address }: Visit,
  step: Step | null,
): Promise<Response | ReturnType<typeof data<{ error: string }>>> {
  const { limiter, onboarding } = services();
  const retryAfter = await overLimit(limiter, 'onboarding', { userId: user?.id ?? null, address });
  if (retryAfter !== null)
    return data(
      { error: message('common.tryAgain', { when: waitText(retryAfter) }) },
      { status: 429, headers: { 'Retry-After': String(retryAfter) } },
    );
  const form = await readFields(request);
  const next = nextOf(request);
  if (form.get('intent') === 'skip' || step === null)
    return keep(request, user, next, (asked) => onboarding.skip(asked));
  const chosen = readChosen(step, form.getAll('choice'));
  if (!chosen) return data({ error: message('onboarding.invalid') }, { status: 422 });
  const before = await onboarding.of(askedOf(request, user));
  const following = stepAfter(step);
  // A user who only changes one answer does not get the other questions again.
  const to =
    before.state === 'done'
      ? withNext('/onboarding', next)
      : following === null
        ? next
        : withNext(`/form-flow/${following}`, next);
  return keep(request, user, to, async (asked) => void (await onboarding.answer(asked, step, chosen)));
}

/** Does the work for the visitor; a visitor without session and cookie gets a cookie for it. */
async function keep(
  request: Request,
  user: Visit['user'],
  to: string,
  work: (asked: Parameters<Onboarding['skip']>[0]) => Promise<void>,
): Promise<Response> {
  const asked = askedOf(request, user);
  const secret = asked ? null : newOnboardingSecret();
  await work(asked ?? { secret: secret ?? '' });
  return redirect(to, { status: 303, headers: secret === null ? {} : { 'Set-Cookie': onboardingCookieLine(secret) } });
}

/** What was found in a photo, in words, and what fixing it did. */
import { message, type MessageKey } from '#messages/message.ts';
import type { RetakeFinding, RetakeStep } from '#tools/contract/ports/imaging-port.ts';

export const stepTitles = {
  denoise: 'retake.step.denoise',
  'white-balance': 'retake.step.whiteBalance',
  exposure: 'retake.step.exposure',
  straighten: 'retake.step.straighten',
  crop: 'retake.step.crop',
} as const satisfies Record<RetakeStep, MessageKey>;

/** Less than this many stops is about contrast, not about light. */
const LEAST_STOPS = 0.1;

/** What is wrong; `finding` undefined or not needed: no fault found. */
export function findingText(finding: RetakeFinding | undefined): string {
  if (!finding?.needed) return message('retake.found.nothing');
  const { step, amount } = finding;
  switch (step) {
    case 'denoise':
      return message('retake.found.noise');
    case 'white-balance':
      return message(amount > 0 ? 'retake.found.warm' : 'retake.found.cool');
    case 'exposure':
      if (Math.abs(amount) < LEAST_STOPS) return message('retake.found.flat');
      return message(amount > 0 ? 'retake.found.dark' : 'retake.found.bright', {
        stops: Math.round(Math.abs(amount) * 10) / 10,
      });
    case 'straighten':
      return message('retake.found.tilted', { degrees: Math.round(Math.abs(amount) * 10) / 10 });
    case 'crop':
      return message('retake.found.far', { percent: Math.round((1 - amount) * 100) });
  }
}

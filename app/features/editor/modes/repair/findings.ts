/** What "fix this photo" found, as its tool reports it to the model, in words for users. */
import type { RetakeFinding, RetakeStep } from '#tools/contract/ports/imaging-port.ts';
import { message } from '#messages/message.ts';

/** The most visible first. */
export const RETAKE_ORDER: readonly RetakeStep[] = ['white-balance', 'exposure', 'straighten', 'denoise', 'crop'];

export type Findings = Partial<Record<RetakeStep, Pick<RetakeFinding, 'needed' | 'amount'>>>;

/** The findings in the output of a call; anything else is left out. */
export function findingsIn(output: unknown): Findings {
  const { found } = (output ?? {}) as { found?: unknown };
  const known = new Set<unknown>(RETAKE_ORDER);
  const all = (Array.isArray(found) ? found : []) as Partial<RetakeFinding>[];
  return Object.fromEntries(
    all.flatMap(({ step, needed, amount }) =>
      known.has(step) && typeof needed === 'boolean' && typeof amount === 'number' ? [[step, { needed, amount }]] : [],
    ),
  );
}

/** What is done about it, or that nothing is wrong. `left`: it is left as it is. */
export function findingText(step: RetakeStep, finding: Findings[RetakeStep], left: boolean): string {
  if (!finding?.needed) return message(`aiTools.fine.${step}`);
  if (left) return message('aiTools.leftOut');
  const { amount } = finding;
  const tenths = Math.abs(Math.round(amount * 10) / 10);
  switch (step) {
    case 'white-balance':
      return message(amount > 0 ? 'aiTools.found.cooler' : 'aiTools.found.warmer');
    case 'exposure':
      return tenths < 0.1
        ? message('aiTools.found.contrast')
        : message(amount > 0 ? 'aiTools.found.brighter' : 'aiTools.found.darker', { stops: tenths });
    case 'straighten':
      return message('aiTools.found.straightened', { degrees: tenths });
    case 'denoise':
      return message('aiTools.found.denoised');
    case 'crop':
      return message('aiTools.found.closer');
  }
}

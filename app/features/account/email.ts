/**
 * Whether a text can be a mail address, as far as a form can tell without the server, which has the last word. Without
 * the package that checks there: it would be a tenth of what the sign-in page fetches.
 */
import { message } from '#messages/message.ts';
import type { Target } from './sign-in.machine.ts';

/** Characters. */
const LONGEST = 254;

function isEmail(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    text.length <= LONGEST &&
    !/\s/.test(text) &&
    name !== '' &&
    more.length === 0 &&
    labels.length > 1 &&
    labels.every((label) => label !== '')
  );
}

/** What is wrong with it, in words; null if nothing. */
export function emailProblem({ address }: Target): string | null {
  return isEmail(address.trim()) ? null : message('account.enterValidEmail');
}

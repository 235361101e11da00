/** Whether a text can be a mail address: one rule for the browser's form and the server's action. */
import { z } from 'zod';
import { message } from '#messages/message.ts';
import type { Target } from './sign-in.machine.ts';

const emailSchema = z.email().max(254);

export function isEmail(text: string): boolean {
  return emailSchema.safeParse(text.trim()).success;
}

/** What is wrong with it, in words; null if nothing. */
export function emailProblem({ address }: Target): string | null {
  return isEmail(address) ? null : message('account.enterValidEmail');
}

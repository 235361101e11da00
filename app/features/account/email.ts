/** Whether a text can be a mail address: the same rule in the browser's form and in the server's action. */
import { z } from 'zod';

const emailSchema = z.email().max(254);

export function isEmail(text: string): boolean {
  return emailSchema.safeParse(text.trim()).success;
}

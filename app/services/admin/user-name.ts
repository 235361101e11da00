/** How an operator identifies an account: by its address, else its number, else its name. */
import { realEmail } from '#app/services/auth/placeholder-email.ts';
import { showPhone } from '#design/contacts/phone-number.ts';
import { message } from '#messages/message.ts';

export function nameOfUser(user: { name: string; email: string; phoneNumber: string | null }): string {
  const email = realEmail(user.email);
  return email ?? (user.phoneNumber ? showPhone(user.phoneNumber) : user.name || message('admin.visit'));
}

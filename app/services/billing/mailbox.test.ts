/** Spellings of addresses, and the mailboxes that they lead to. */
import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['A@X.example', 'a@x.example'],
  [' a+b@x.example ', 'a@x.example'],
  ['a+b+c@x.example', 'a@x.example'],
  ['a.b@x.example', 'a.b@x.example'],
  ['a.b+shop@gmail.com', 'ab@gmail.com'],
  ['A.B@GoogleMail.com', 'ab@gmail.com'],
  ['a@münchen.example', 'a@xn--mnchen-3ya.example'],
  ['a@xn--mnchen-3ya.example', 'a@xn--mnchen-3ya.example'],
  ['a@x.example.', 'a@x.example'],
  ['"a@b"@x.example', '"a@b"@x.example'],
])('%s leads to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each(['', 'a', '@x.example', '+b@x.example', 'a@', 'a@exa mple'])('%o leads nowhere', (address) => {
  expect(mailboxOf(address)).toBeNull();
});

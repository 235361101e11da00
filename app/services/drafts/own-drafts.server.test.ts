/** The cookie that identifies a browser as a draft's creator. */
import { expect, test } from 'vitest';
import { isOwnDraft, ownDraftLine } from './own-drafts.server.ts';

const id = (letter: string) => letter.repeat(32);
const asking = (cookie = '') => new Request('http://localhost/', { headers: cookie ? { cookie } : {} });
const valueOf = (line: string) => line.split(';')[0] ?? '';

test('a browser’s last drafts are its own, others are not', () => {
  let cookie = '';
  for (const letter of ['a', 'b', 'c', 'd', 'e'])
    cookie = valueOf(ownDraftLine(asking(`blend.asked=1; ${cookie}`), id(letter), false));
  expect(['a', 'b', 'e', 'f'].map((letter) => isOwnDraft(asking(cookie), id(letter)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isOwnDraft(asking(), id('a'))).toBe(false);
});

test('what is no id is no draft, and the cookie is for the server alone', () => {
  expect(isOwnDraft(asking('blend.drafts=...'), '')).toBe(false);
  expect(ownDraftLine(asking(`blend.drafts=x.${id('a')}`), id('b'), true)).toBe(
    `blend.drafts=${id('b')}.${id('a')}; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure`,
  );
});

/** The cookie that remembers for which number a code is on its way. */
import { expect, test } from 'vitest';
import { codeMinutes, resendAfter } from './code-life.ts';
import { noPendingCodeLine, pendingCodeCookie, pendingCodeLine, pendingCodeOf } from './pending-code.server.ts';

const config = { secret: 'a-secret-for-tests-0123456789-abcdefghij', origin: 'http://127.0.0.1:4999' };
const sent = { phone: '+4915112345678', country: 'DE', challenge: 'abcdefghijklmnopqrstuvwx' };
const request = (line: string) =>
  new Request(config.origin, { headers: { cookie: `a=b; ${line.split(';')[0]}; c=d` } });

test('it comes back with what is left of the wait, and is forgotten with the code', () => {
  const line = pendingCodeLine(config, sent, 1_000_000);
  const at = (seconds: number) => pendingCodeOf(config, request(line), 1_000_000 + seconds * 1000);
  expect(at(0)).toEqual({ ...sent, secondsLeft: resendAfter });
  expect(at(12.9)).toEqual({ ...sent, secondsLeft: resendAfter - 12 });
  expect(at(resendAfter)?.secondsLeft).toBe(0);
  expect(at(codeMinutes * 60 - 1)?.secondsLeft).toBe(0);
  expect(at(codeMinutes * 60)).toBeNull();
  // A clock that was set back: its age is unknown.
  expect(at(-1)).toBeNull();
  expect(pendingCodeOf(config, request(noPendingCodeLine(config)))).toBeNull();
  expect(pendingCodeOf(config, new Request(config.origin))).toBeNull();
});

test('only this server can read and write it', () => {
  const line = pendingCodeLine(config, sent);
  expect(line).not.toContain('15112345678');
  expect(
    Buffer.from(line.slice(pendingCodeCookie.length + 1).split(';')[0] ?? '', 'base64url').toString('latin1'),
  ).not.toContain('15112345678');
  expect(pendingCodeOf({ ...config, secret: `${config.secret}!` }, request(line))).toBeNull();
  const value = line.slice(pendingCodeCookie.length + 1).split(';')[0] ?? '';
  for (let index = 0; index < value.length - 1; index += 1) {
    const changed = value.slice(0, index) + (value[index] === 'A' ? 'B' : 'A') + value.slice(index + 1);
    expect(pendingCodeOf(config, request(`${pendingCodeCookie}=${changed}`))).toBeNull();
  }
  for (const made of ['', 'x', 'A'.repeat(60), 'A'.repeat(5000), '%00'])
    expect(pendingCodeOf(config, request(`${pendingCodeCookie}=${made}`))).toBeNull();
});

test('scripts do not see it, and behind TLS it goes nowhere else', () => {
  expect(pendingCodeLine(config, sent)).toMatch(
    new RegExp(`; Path=/; Max-Age=${codeMinutes * 60}; HttpOnly; SameSite=Lax$`),
  );
  expect(pendingCodeLine({ ...config, origin: 'https://blend.example.com' }, sent)).toMatch(/; Secure$/);
  expect(noPendingCodeLine(config)).toContain('Max-Age=0');
});

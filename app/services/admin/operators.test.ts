/** Who operates a copy, and who chooses what answers in its chat. */
import { expect, test } from 'vitest';
import { parseConfig } from '#app/services/config/config.ts';
import { isOperator, mayChooseModel } from './operators.ts';

const user = { email: 'ann@shop.example', emailVerified: true, isAnonymous: false };
const named = { OPERATORS: 'Ann@shop.example' };
const elsewhere = { HOST: '0.0.0.0' };
const behindProxy = { TRUST_PROXY: '1' };

test.each([
  ['on this machine alone, with no operators', {}, user, true],
  ['a visit without an account', {}, { ...user, isAnonymous: true }, false],
  ['a copy that others can reach', elsewhere, user, false],
  ['a copy behind a proxy', behindProxy, user, false],
  ['an operator', { ...elsewhere, ...named }, user, true],
  ['somebody else, where there are operators', named, { ...user, email: 'bob@shop.example' }, false],
  ['an operator whose address nobody has verified', named, { ...user, emailVerified: false }, false],
] as const)('what answers is chosen by: %s', (_, env, who, may) => {
  const config = parseConfig(env);
  expect(mayChooseModel(config, who)).toBe(may);
  if (may && config.operators.length > 0) expect(isOperator(config, who)).toBe(true);
});

/** Parses the input of a number field: plain, with a comma, or a small sum such as `120/2+4`. */

/** Null if it is not a number. Supports + - * / with the usual precedence: * and / bind first. */
export function parseNumber(text: string): number | null {
  const source = text.replace(/\s|px|%|°/g, '').replace(/,/g, '.');
  if (source === '') return null;
  const tokens = source.match(/\d+(?:\.\d+)?|\.\d+|[-+*/]/g);
  if (!tokens || tokens.join('') !== source) return null;
  let at = 0;
  const factor = (): number => {
    const token = tokens[at++];
    if (token === '-') return -factor();
    if (token === '+') return factor();
    return token === undefined || /[*/]/.test(token) ? Number.NaN : Number(token);
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const times = tokens[at++] === '*';
      const next = factor();
      value = times ? value * next : value / next;
    }
    return value;
  };
  let value = product();
  while (tokens[at] === '+' || tokens[at] === '-') {
    const plus = tokens[at++] === '+';
    const next = product();
    value = plus ? value + next : value - next;
  }
  return at === tokens.length && Number.isFinite(value) ? value : null;
}

/** Rounds to the limits and removes the noise of binary fractions: as many decimals as the step has, at most three. */
export function settle(value: number, limits: { min: number; max: number; step: number }): number {
  const decimals = limits.step >= 1 ? 2 : Math.min(3, Math.ceil(-Math.log10(limits.step)));
  const rounded = Number(value.toFixed(decimals));
  return Math.min(limits.max, Math.max(limits.min, rounded));
}

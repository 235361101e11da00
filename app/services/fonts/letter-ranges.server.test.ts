/** The tables of letters say what the installed fonts have. */
import { expect, it } from 'vitest';
import common from '#design/fonts/common-ranges.json' with { type: 'json' };
import letters from '#design/fonts/letter-ranges.json' with { type: 'json' };
import { letterRanges } from './letter-ranges.server.ts';

it('has the tables that scripts/letter-ranges.ts would write', () => {
  const found = letterRanges();
  expect(common.common).toBe(found.common);
  expect(letters).toEqual(found.letters);
});

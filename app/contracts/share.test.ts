/** Addresses of shared designs in reports of errors. */
import { expect, test } from 'vitest';
import { sharedPicturePath, sharePath, withoutToken } from './share.ts';

test('reports name no token', () => {
  const token = 'k'.repeat(32);
  expect(withoutToken(sharePath(token))).toBe('/share/:token');
  expect(withoutToken(`${sharePath(token)}.data`)).toBe('/share/:token');
  expect(withoutToken(new URL(sharedPicturePath(token, 'card'), 'http://self.invalid').pathname)).toBe(
    '/api/shared/:token/picture',
  );
  expect(withoutToken('/blend/share')).toBe('/blend/share');
  expect(withoutToken('/api/designs/d1/share')).toBe('/api/designs/d1/share');
});

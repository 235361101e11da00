/** Which errors mean that the server's own disk is full, however deep they are wrapped. */
import { expect, test } from 'vitest';
import { StorageError, storageErrorOf } from './storage.ts';

const withCode = (code: string) => Object.assign(new Error('It did not work'), { code });

test.each([
  ['the system', withCode('ENOSPC')],
  ['a quota of the machine', withCode('EDQUOT')],
  ['PostgreSQL', withCode('53100')],
  [
    'Prisma',
    Object.assign(new Error('Invalid invocation'), {
      code: 'P2039',
      meta: { driverAdapterError: { cause: { originalCode: '53100' } } },
    }),
  ],
  ['a cause', new Error('Not saved', { cause: new Error('Not written', { cause: withCode('ENOSPC') }) })],
])('%s says that the disk is full', (_, error) => {
  expect(storageErrorOf(error)).toMatchObject({ problem: 'full', status: 507 });
});

test('an error of the storage stays what it is', () => {
  const error = new StorageError('unavailable', null);
  expect(storageErrorOf(new Error('Not saved', { cause: error }))).toBe(error);
});

test('anything else is none, even an error that is its own cause', () => {
  const circular = new Error('round');
  circular.cause = circular;
  for (const error of [circular, withCode('23505'), 'ENOSPC', null, undefined])
    expect(storageErrorOf(error)).toBeNull();
});

/** Files from requests, and the response to a failed upload. */
import { describe, expect, test } from 'vitest';
import { StorageFullError } from '#app/services/quota/storage-full-error.ts';
import { StorageError } from '#app/services/storage/storage.ts';
import { AssetError } from '#app/contracts/asset-error.ts';
import { readUpload, uploadFailure } from './read-upload.server.ts';

function post(fields: Record<string, string | File>): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return new Request('http://localhost/api/assets', { method: 'POST', body: form });
}
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'read',
    (error: unknown) => (error instanceof AssetError ? error.code : String(error)),
  );

describe('readUpload', () => {
  test('gives the bytes and the name', async () => {
    const { bytes, name } = await readUpload(post({ file: new File(['abc'], 'a.png') }));
    expect([Buffer.from(bytes).toString(), name]).toEqual(['abc', 'a.png']);
  });

  test.each([
    ['no file', () => post({ other: new File(['abc'], 'a.png') })],
    ['a text in its place', () => post({ file: 'abc' })],
    ['a field that was left empty', () => post({ file: new File([], '') })],
    [
      'JSON',
      () =>
        new Request('http://localhost/', {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        }),
    ],
    ['nothing', () => new Request('http://localhost/', { method: 'POST' })],
  ])('%s is a missing file', async (_, make) => expect(await code(readUpload(make()))).toBe('file_missing'));

  test('a broken form is answered as such', async () => {
    const broken = new Request('http://localhost/', {
      method: 'POST',
      body: 'rubbish',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    await expect(readUpload(broken)).rejects.toMatchObject({ status: 400 });
  });
});

describe('uploadFailure', () => {
  test('says what is wrong with a file', async () => {
    const response = uploadFailure(new AssetError('invalid_file_type'));
    expect([response.status, await response.json()]).toEqual([
      415,
      { error: { code: 'invalid_file_type', message: 'Invalid file type', field: 'file' } },
    ]);
  });

  test.each([
    ['full', 507],
    ['unavailable', 503],
  ] as const)('a disk that is %s is said as such', async (problem, status) => {
    const error = new StorageError(problem, new Error('no space left on device'));
    const response = uploadFailure(error);
    expect([response.status, await response.json()]).toEqual([
      status,
      { error: { code: `server_storage_${problem}`, message: error.message } },
    ]);
  });

  test('an account without room is told how much it uses of what, and what to do', async () => {
    const response = uploadFailure(
      new StorageFullError({ used: 2_000_000_000, allowed: 2_000_000_000, more: 'upgrade' }, 10),
    );
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      error: {
        code: 'storage_full',
        message: 'Your storage is full: 2 GB of 2 GB used. Delete uploads or earlier results, or upgrade your plan.',
      },
    });
  });

  test('a bug is thrown on', () => expect(() => uploadFailure(new TypeError('bug'))).toThrow('bug'));
});

/** Files out of requests, and what a failed upload is answered. */
import { beforeEach, describe, expect, test } from 'vitest';
import { setReporter } from '#app/services/reporting/reporter.server.ts';
import { StorageError } from '#app/services/storage/storage.ts';
import { AssetError } from './asset-error.ts';
import { readUpload, uploadFailure } from './read-upload.server.ts';

let reports: { error: unknown; context: unknown }[] = [];
beforeEach(() => {
  reports = [];
  setReporter({ report: (error, context) => void reports.push({ error, context }), note() {}, conceal() {} });
});

function post(fields: Record<string, string | File>): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return new Request('http://localhost/api/assets', { method: 'POST', body: form });
}
const code = (promise: Promise<unknown>) => promise.then(() => 'read', (error: unknown) => (error instanceof AssetError ? error.code : String(error)));

describe('readUpload', () => {
  test('gives the bytes and the name', async () => {
    const { bytes, name } = await readUpload(post({ file: new File(['abc'], 'a.png') }));
    expect([Buffer.from(bytes).toString(), name]).toEqual(['abc', 'a.png']);
  });

  test.each([
    ['no file', () => post({ other: new File(['abc'], 'a.png') })],
    ['a text in its place', () => post({ file: 'abc' })],
    ['a field that was left empty', () => post({ file: new File([], '') })],
    ['JSON', () => new Request('http://localhost/', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })],
    ['a broken form', () => new Request('http://localhost/', { method: 'POST', body: 'rubbish', headers: { 'content-type': 'multipart/form-data; boundary=x' } })],
    ['nothing', () => new Request('http://localhost/', { method: 'POST' })],
  ])('%s is a missing file', async (_, make) => expect(await code(readUpload(make()))).toBe('file_missing'));
});

describe('uploadFailure', () => {
  test('says what is wrong with a file, without a report', async () => {
    const response = uploadFailure(new AssetError('invalid_file_type'));
    expect([response.status, await response.json()]).toEqual([415, { error: { code: 'invalid_file_type', message: 'Invalid file type', field: 'file' } }]);
    expect(reports).toEqual([]);
  });

  test('a full disk is the specification’s words, and a report with the cause', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const response = uploadFailure(new StorageError(full));
    expect([response.status, await response.json()]).toEqual([507, { error: { code: 'upload_failed', message: 'Upload Failed!' } }]);
    expect(reports).toMatchObject([{ error: { cause: full }, context: { area: 'storage' } }]);
  });

  test('a bug is thrown on', () => expect(() => uploadFailure(new TypeError('bug'))).toThrow('bug'));
});

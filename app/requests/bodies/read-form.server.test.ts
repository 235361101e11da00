/** Forms from requests: as browsers and programs send them, and as nobody should. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { FORM_BOUNDS, readFields, readForm, type SentForm } from './read-form.server.ts';

const address = 'http://localhost/api/drafts';
const post = (body: BodyInit, type?: string) =>
  new Request(address, { method: 'POST', body, ...(type === undefined ? {} : { headers: { 'content-type': type } }) });
const multipart = (text: string | Uint8Array<ArrayBuffer>, boundary = 'x') =>
  post(text, `multipart/form-data; boundary=${boundary}`);
const part = (headers: string, content = '', boundary = 'x') => `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value);
const status = (reading: Promise<unknown>) =>
  reading.then(
    () => 200,
    (error: unknown) => (error instanceof Response ? error.status : String(error)),
  );
const textOf = ({ files }: SentForm) =>
  files.map(({ field: name, name: file, bytes }) => [name, file, Buffer.from(bytes).toString()]);

describe('a multipart form', () => {
  test('is read as the browser wrote it', async () => {
    const sent = new FormData();
    sent.append('prompt', 'Größe "x"\r\nsecond line');
    sent.append('asset', 'one');
    sent.append('asset', 'two');
    sent.append('file', new File(['abc'], 'a "quoted" näme.png'));
    sent.append('file', new File(['\r\n--not the end'], 'b.png'));
    const form = await readForm(post(sent));
    expect([form.fields.get('prompt'), form.fields.getAll('asset')]).toEqual([
      'Größe "x"\r\nsecond line',
      ['one', 'two'],
    ]);
    expect(textOf(form)).toEqual([
      ['file', 'a "quoted" näme.png', 'abc'],
      ['file', 'b.png', '\r\n--not the end'],
    ]);
  });

  test('with one file keeps it in place, with several gives each its own memory', async () => {
    const one = new FormData();
    one.set('file', new File(['abc'], 'a.png'));
    expect((await readForm(post(one))).files[0]?.bytes.byteOffset).toBeGreaterThan(0);
    one.append('file', new File(['def'], 'b.png'));
    const { files } = await readForm(post(one));
    expect(files.map(({ bytes }) => bytes.buffer.byteLength)).toEqual([3, 3]);
  });

  test.each([
    ['a name after RFC 8187', `filename*=UTF-8''gr%C3%BCn.png`, 'grün.png'],
    ['such a name that can’t be read', `filename*=nonsense''%ff`, 'file'],
    ['an empty name', 'filename=""', ''],
  ])('with %s', async (_, written, name) => {
    const { files } = await readForm(
      multipart(`${part(`Content-Disposition: form-data; name="file"; ${written}`, 'abc')}--x--\r\n`),
    );
    expect(files.map((file) => file.name)).toEqual([name]);
  });

  test('without any part is empty', async () => {
    expect((await readForm(post(new FormData()))).files).toEqual([]);
    for (const text of ['--x--\r\n', '']) expect(await readForm(multipart(text))).toMatchObject({ files: [] });
  });

  test.each([
    ['that breaks off in its content', `${field('a', 'b')}`],
    ['that breaks off in its headers', '--x\r\nContent-Disposition: form-data'],
    ['with another boundary', '--y\r\n\r\n\r\n--y--'],
    ['with endless headers', `${part(`X: ${'a'.repeat(FORM_BOUNDS.partHeaders)}`)}--x--\r\n`],
  ])('%s is malformed', async (_, text) => expect(await status(readForm(multipart(text)))).toBe(400));

  test.each(['', 'a'.repeat(FORM_BOUNDS.boundary + 1), '"a\tb"', '"a b"'])(
    'with the boundary %s is malformed',
    async (boundary) => {
      expect(await status(readForm(multipart(`--${boundary}--\r\n`, boundary)))).toBe(400);
    },
  );

  test('has as many parts as it may have, and not one more', async () => {
    const most = FORM_BOUNDS.fields + 8;
    expect(await status(readForm(multipart(`${field('a', '').repeat(most)}--x--\r\n`)))).toBe(200);
    expect(await status(readForm(multipart(`${field('a', '').repeat(most + 1)}--x--\r\n`)))).toBe(413);
  });

  test('whatever is done to it is read or refused, never a fault', async () => {
    const piece = fc.constantFrom(
      '--x',
      '--x--',
      '\r\n',
      '\r\n\r\n',
      '\r',
      '\n',
      '-',
      '--',
      'Content-Disposition: form-data; name="a"',
      '; filename="b"',
      "; filename*=utf-8''%",
      'Content-Type: image/png',
      ':',
      '"',
      '\0',
      'ÿ',
      'a'.repeat(5_000),
      'x',
    );
    const made = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    const whole = `${field('prompt', 'hello')}${part('Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png', 'bytes')}--x--\r\n`;
    const damaged = fc
      .array(fc.tuple(fc.nat(whole.length), fc.nat(20), piece), { maxLength: 4 })
      .map((cuts) =>
        cuts.reduce((text, [at, length, put]) => text.slice(0, at) + put + text.slice(at + length), whole),
      );
    const boundary = fc.constantFrom('x', '"x"', '-', 'x; charset=utf-8', '', '\u00ff', "x'");
    await fc.assert(
      fc.asyncProperty(fc.oneof(made, damaged), boundary, async (text, name) => {
        expect([200, 400, 413]).toContain(await status(readForm(multipart(text, name))));
      }),
      { numRuns: isLongRun ? 20_000 : 200 },
    );
  });
});

describe('a plain form', () => {
  test('gives its fields', async () => {
    const { fields, files } = await readForm(
      post(
        new URLSearchParams([
          ['a', '1 & 2'],
          ['b', 'ü'],
          ['b', ''],
        ]),
      ),
    );
    expect([fields.get('a'), fields.getAll('b'), files]).toEqual(['1 & 2', ['ü', ''], []]);
  });

  test('has as many fields as it may have, and not one more', async () => {
    const fields = (count: number) => post('a=&'.repeat(count).slice(0, -1), 'application/x-www-form-urlencoded');
    expect(await status(readForm(fields(FORM_BOUNDS.fields)))).toBe(200);
    expect(await status(readForm(fields(FORM_BOUNDS.fields + 1)))).toBe(413);
  });
});

test('something else is no form: for pages it has no fields', async () => {
  expect(await status(readForm(post('{}', 'application/json')))).toBe(400);
  expect([...(await readFields(post('{}', 'application/json')))]).toEqual([]);
  expect([...(await readFields(new Request(address, { method: 'POST' })))]).toEqual([]);
});

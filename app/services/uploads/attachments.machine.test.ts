/** Files beside a prompt, from being chosen to being ready, without a browser. */
import { expect, test } from 'vitest';
import { createActor, fromCallback, type EventObject } from 'xstate';
import { attachmentsMachine, type UploadReport } from './attachments.machine.ts';

const picture = (name = 'shoe.png', type = 'image/png', size = 10): File =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });

function start(most?: number) {
  const uploads = new Map<string, (report: UploadReport) => void>();
  const stopped: string[] = [];
  const released: string[] = [];
  const actor = createActor(
    attachmentsMachine.provide({
      actors: {
        upload: fromCallback<EventObject, { id: string; file: File }>(({ sendBack, input }) => {
          uploads.set(input.id, sendBack);
          return () => stopped.push(input.id);
        }),
      },
    }),
    { input: { most } },
  );
  actor.on('released', ({ items }) => released.push(...items.map(({ id }) => id)));
  actor.start();
  const add = (...files: [string, File][]) => actor.send({ type: 'files.added', files: files.map(([id, file]) => ({ id, file, preview: null })) });
  const report = (event: UploadReport) => uploads.get(event.id)!(event);
  return { actor, add, report, uploads, stopped, released };
}

test('a picture goes up and is ready', () => {
  const { actor, add, report } = start();
  expect(actor.getSnapshot().value).toBe('ready');
  add(['a', picture()]);
  expect(actor.getSnapshot().value).toBe('uploading');
  report({ type: 'upload.progress', id: 'a', progress: 0.5 });
  expect(actor.getSnapshot().context.items[0]).toMatchObject({ progress: 0.5, state: 'uploading' });
  report({ type: 'upload.done', id: 'a', asset: 'f'.repeat(64) });
  expect(actor.getSnapshot().value).toBe('ready');
  expect(actor.getSnapshot().context.items[0]).toMatchObject({ state: 'ready', asset: 'f'.repeat(64) });
});

test('files of the wrong type are turned away in words, the others are taken', () => {
  const { actor, add, uploads } = start();
  add(['a', picture('notes.pdf', 'application/pdf')], ['b', picture()], ['c', picture('big.png', 'image/png', 20_000_001)]);
  expect([...uploads.keys()]).toEqual(['b']);
  expect(actor.getSnapshot().context.notice).toBe('notes.pdf: Invalid file type. big.png: A file can be at most 20 MB');
  actor.send({ type: 'notice.seen' });
  expect(actor.getSnapshot().context.notice).toBeNull();
  add(['d', picture('notes.pdf', 'application/pdf')]);
  expect(actor.getSnapshot().context.notice).toBe('Invalid file type');
});

test('a file whose type the system does not know is judged by its ending', () => {
  const { uploads, add } = start();
  add(['a', picture('photo.jpg', '')], ['b', picture('photo.heic', '')]);
  expect([...uploads.keys()]).toEqual(['a']);
});

test('no more than the limit', () => {
  const { actor, add, uploads } = start(2);
  add(['a', picture()], ['b', picture()], ['c', picture()]);
  expect(uploads.size).toBe(2);
  expect(actor.getSnapshot().context.notice).toBe('Attach at most 2 files');
});

test('a failed upload can be tried again', () => {
  const { actor, add, report, uploads } = start();
  add(['a', picture()]);
  report({ type: 'upload.failed', id: 'a', error: 'Upload Failed!' });
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context.items[0]!.error).toBe('Upload Failed!');
  uploads.clear();
  actor.send({ type: 'file.retried', id: 'a' });
  expect(actor.getSnapshot().value).toBe('uploading');
  report({ type: 'upload.done', id: 'a', asset: 'a'.repeat(64) });
  expect(actor.getSnapshot().value).toBe('ready');
});

test('removing a file stops its upload and lets go of its preview', () => {
  const { actor, add, stopped, released } = start();
  add(['a', picture()], ['b', picture()]);
  actor.send({ type: 'file.removed', id: 'a' });
  expect(stopped).toEqual(['a']);
  expect(released).toEqual(['a']);
  expect(actor.getSnapshot().context.items.map(({ id }) => id)).toEqual(['b']);
});

test('after sending, everything is cleared', () => {
  const { actor, add, report, released } = start();
  add(['a', picture()], ['b', picture()]);
  report({ type: 'upload.done', id: 'a', asset: 'a'.repeat(64) });
  actor.send({ type: 'cleared' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { items: [] } });
  expect(released).toEqual(['a', 'b']);
});

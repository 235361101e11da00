/** Files attached to a prompt, from being chosen to being ready, without a browser. */
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
  const refuse = (...files: [string, File, string | null][]) =>
    actor.send({
      type: 'files.added',
      files: files.map(([id, file, problem]) => ({ id, file, preview: null, problem })),
    });
  const add = (...files: [string, File][]) =>
    refuse(...files.map(([id, file]): [string, File, null] => [id, file, null]));
  const report = (event: UploadReport) => uploads.get(event.id)!(event);
  return { actor, add, refuse, report, uploads, stopped, released };
}

test('a picture goes up and is ready', () => {
  const { actor, add, report } = start();
  expect(actor.getSnapshot().value).toBe('ready');
  add(['a', picture()]);
  expect(actor.getSnapshot().value).toBe('uploading');
  report({ type: 'upload.progress', id: 'a', progress: 0.5 });
  expect(actor.getSnapshot().context.items[0]).toMatchObject({ progress: 0.5, state: 'uploading' });
  const info = { id: 'f'.repeat(64), mime: 'image/png', width: 3, height: 2, bytes: 10, name: 'shoe.png' };
  report({ type: 'upload.done', id: 'a', asset: info.id, info });
  expect(actor.getSnapshot().value).toBe('ready');
  expect(actor.getSnapshot().context.items[0]).toMatchObject({ state: 'ready', asset: info.id, info });
});

test('files with a problem are turned away in words, the others are taken', () => {
  const { actor, add, refuse, uploads } = start();
  refuse(
    ['a', picture('notes.pdf'), 'This is a PDF'],
    ['b', picture(), null],
    ['c', picture('empty.png'), 'This file is empty'],
  );
  expect([...uploads.keys()]).toEqual(['b']);
  expect(actor.getSnapshot().context.notice).toBe('notes.pdf: This is a PDF. empty.png: This file is empty');
  actor.send({ type: 'notice.seen' });
  expect(actor.getSnapshot().context.notice).toBeNull();
  refuse(['d', picture('notes.pdf'), 'This is a PDF']);
  expect(actor.getSnapshot().context.notice).toBe('This is a PDF');
  add(['e', picture()]);
  expect(actor.getSnapshot().context.notice).toBeNull();
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

test('of files that are handed over nothing stays but why others were turned away', () => {
  const { actor, refuse, report, released } = start();
  refuse(['a', picture(), null], ['b', picture('notes.pdf'), 'This is a PDF']);
  report({ type: 'upload.done', id: 'a', asset: 'a'.repeat(64) });
  actor.send({ type: 'handed.over' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'ready',
    context: { items: [], notice: 'notes.pdf: This is a PDF' },
  });
  expect(released).toEqual(['a']);
});

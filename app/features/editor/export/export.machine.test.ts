/** The export's states, with rendering and fetching controlled by the test. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exportMachine, type ExportChoice, type RenderedFile } from './export.machine.ts';

const choice: ExportChoice = {
  fileName: 'poster',
  format: 'png',
  sizes: [1080],
  quality: null,
  pages: 'this',
  transparent: false,
  print: null,
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

function start(render: () => Promise<RenderedFile>, fetchFile: () => Promise<void> = async () => undefined) {
  const actor = createActor(
    exportMachine.provide({ actors: { render: fromPromise(render), fetchFile: fromPromise(fetchFile) } }),
  );
  actor.start();
  return actor;
}

describe('the export machine', () => {
  it('renders, fetches, and is done', async () => {
    let finish: () => void = () => undefined;
    const actor = start(
      async () => ({ asset: 'a', zipped: false, note: null }),
      () => new Promise((resolve) => (finish = resolve)),
    );
    actor.send({ type: 'START', choice });
    expect(actor.getSnapshot().value).toBe('rendering');
    await settle();
    expect(actor.getSnapshot().value).toBe('fetching');
    expect(actor.getSnapshot().context.file).toEqual({ asset: 'a', zipped: false, note: null });
    finish();
    await settle();
    expect(actor.getSnapshot().value).toBe('done');
    actor.send({ type: 'AGAIN' });
    expect(actor.getSnapshot().value).toBe('choosing');
  });

  it('fails with what went wrong and starts again', async () => {
    let works = false;
    const actor = start(() =>
      works ? Promise.resolve({ asset: 'a', zipped: false, note: null }) : Promise.reject(new Error('too large')),
    );
    actor.send({ type: 'START', choice });
    await settle();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(String(actor.getSnapshot().context.error)).toContain('too large');
    works = true;
    actor.send({ type: 'START', choice });
    await settle();
    expect(actor.getSnapshot().value).toBe('done');
  });

  it('can be given up', async () => {
    const actor = start(() => new Promise(() => undefined));
    actor.send({ type: 'START', choice });
    actor.send({ type: 'CANCEL' });
    expect(actor.getSnapshot().value).toBe('choosing');
  });
});

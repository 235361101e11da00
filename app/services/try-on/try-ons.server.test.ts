/** Photos of custom models: nobody is detected again, and a minor is one however the photo is requested. */
import { expect, test } from 'vitest';
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { ImagingPort } from '#tools/contract/ports/imaging-port.ts';
import { TryOnFlagged } from './minors.ts';
import { createTryOnRoom } from './try-ons.server.ts';

test('who was found when the model was made is put things on; minors everyday wear only', async () => {
  const asked: string[] = [];
  const own: AssetsPort = {
    info: (id) => Promise.resolve({ id, mime: 'image/png', width: 640, height: 960, bytes: 1, name: 'photo.png' }),
    bytes: () => Promise.resolve(new Uint8Array(1)),
    store: () => Promise.reject(new Error('Nothing is kept here')),
  };
  const person = {
    box: { left: 0, top: 0, width: 640, height: 960 },
    score: 1,
    joints: {},
    face: null,
    neck: null,
    hands: [],
    age: null,
  };
  let isMinor = true;
  const tryOns = createTryOnRoom({
    engines: {
      run: ((name: string, input: { person?: unknown }) => {
        asked.push(name);
        return Promise.reject(Object.assign(new Error('Seen enough'), { person: input.person }));
      }) as never,
    },
    assets: { forUser: () => own },
    imaging: {
      forUser: () => ({ cutOut: (id: string) => Promise.resolve({ mask: { id } }) }) as unknown as ImagingPort,
    },
    personIn: (userId, asset) => Promise.resolve(userId === 'ada' && asset === 'hers' ? { person, isMinor } : null),
  });
  const request = { garment: 'garment', kind: 'top', dragged: {}, isMinor: null } as const;
  const { signal } = new AbortController();
  await expect(
    tryOns.forUser('ada').make({ ...request, person: 'hers', words: 'red bikini' }, { signal }),
  ).rejects.toBeInstanceOf(TryOnFlagged);
  expect(asked).toEqual([]);
  isMinor = false;
  await expect(
    tryOns.forUser('ada').make({ ...request, person: 'hers', words: 'red bikini' }, { signal }),
  ).rejects.toMatchObject({ person });
  expect(asked).toEqual(['try-on']);
  // Anybody else is looked for.
  await expect(tryOns.forUser('ben').make({ ...request, person: 'hers', words: 'shirt' }, { signal })).rejects.toThrow(
    'Seen enough',
  );
  expect(asked).toEqual(['try-on', 'landmarks']);
});

/** The port of try-ons on this machine: from two photos of a user to layers stored as that user's assets. */
import type { Person } from '#app/engines/warp/person.ts';
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { ImagingPort } from '#tools/contract/ports/imaging-port.ts';
import type { TryOnLayer, TryOnPort } from '#tools/contract/ports/try-on-port.ts';
import { message } from '#messages/message.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import { isClothing } from '#tools/contract/try-on-kinds.ts';
import { keepRuleForMinors } from './minors.ts';
import { maskOf, pictureOf, stem } from './pictures.server.ts';
import { CUT_OUT, SEEN } from './shares.ts';
import type { TryOnLayer as RawLayer } from '#app/engines/try-on/try-on-job.ts';

/** The port for one user: sees only their assets. `known`: who is in a photo, if detected before. */
export function createTryOns(
  run: Engines['run'],
  own: AssetsPort,
  imaging: Pick<ImagingPort, 'cutOut'>,
  known: (asset: string) => Promise<Person | null> = () => Promise.resolve(null),
): TryOnPort {
  return {
    async make({ person, garment, kind, isSure, dragged, isMinor, words }, { signal, progress }) {
      signal.throwIfAborted();
      const [about, garmentAbout] = [
        await pictureOf(own, person, 'tryOn.pleasePerson'),
        await pictureOf(own, garment, 'tryOn.pleaseGarment'),
      ];
      const who = (await known(person)) ?? (await run('landmarks', { picture: about.bytes }, { signal })).persons[0];
      keepRuleForMinors({ isMinor, age: who?.age ?? null }, [garmentAbout.info.name, words]);
      if (!who) throw new EngineRefusal('tryOn.noPerson');
      progress?.(SEEN);
      const mask = await maskOf(imaging, own, person, signal);
      const garmentMask = await maskOf(imaging, own, garment, signal);
      if (!garmentMask && isClothing(kind)) throw new EngineRefusal('tryOn.noGarment');
      progress?.(CUT_OUT);
      const made = await run(
        'try-on',
        { picture: about.bytes, mask, person: who, garment: garmentAbout.bytes, garmentMask, kind, isSure, dragged },
        { signal, progress: (share) => progress?.(share === null ? null : CUT_OUT + (1 - CUT_OUT) * share) },
      );
      const store = async ({ bytes, box }: RawLayer, name: string): Promise<TryOnLayer> => ({
        asset: await own.store(bytes, 'image/png', name),
        x: box.left,
        y: box.top,
        width: box.width,
        height: box.height,
      });
      const layer = await store(made.garment, message('tryOn.garmentFile', { name: stem(garmentAbout.info.name) }));
      const front =
        made.front && (await store(made.front, message('tryOn.frontFile', { name: stem(about.info.name) })));
      const flat = await own.store(made.flat, 'image/jpeg', message('tryOn.flatFile', { name: stem(about.info.name) }));
      progress?.(1);
      return { garment: layer, front, flat, handles: made.handles, notes: made.notes };
    },
  };
}

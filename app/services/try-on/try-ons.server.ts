/** The try-ons of this server, for each of its users. */
import type { Person } from '#app/engines/warp/person.ts';
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { TryOnPort } from '#tools/contract/ports/try-on-port.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import type { Imaging } from '#app/services/imaging/imaging.server.ts';
import type { ImageModel } from '#app/services/models/image-model.server.ts';
import { createHostedTryOns } from './hosted-try-on.server.ts';
import { createTryOns } from './try-on.server.ts';

export interface TryOns {
  /** `own`: where pictures are read and stored, if not only the user's assets. */
  forUser(userId: string, own?: AssetsPort): TryOnPort;
}

/** Who is in a photo of a custom model: detected when the model was made. */
export interface KnownPerson {
  person: Person;
  isMinor: boolean;
}

export interface TryOnsOptions {
  engines: Pick<Engines, 'run'>;
  assets: Pick<Assets, 'forUser'>;
  imaging: Pick<Imaging, 'forUser'>;
  /** Who is in a photo of a user's custom model; absent: everybody is detected. */
  personIn?: (userId: string, asset: string) => Promise<KnownPerson | null>;
  /** A hosted image model for try-ons; absent: this machine's engine. */
  hosted?: ImageModel | undefined;
}

export function createTryOnRoom({ engines, assets, imaging, personIn, hosted }: TryOnsOptions): TryOns {
  return {
    forUser(userId, own = assets.forUser(userId)) {
      const cutouts = imaging.forUser(userId, own);
      const known = async (asset: string) => (await personIn?.(userId, asset)) ?? null;
      const here = createTryOns(engines.run, own, cutouts, async (asset) => (await known(asset))?.person ?? null);
      const elsewhere = hosted && createHostedTryOns(hosted, engines.run, own, cutouts);
      return {
        async make(request, options) {
          // Only what was made here has handles.
          const { make } = elsewhere && Object.keys(request.dragged).length === 0 ? elsewhere : here;
          // A custom model's photo counts as such under any name it is requested by.
          return make((await known(request.person))?.isMinor ? { ...request, isMinor: true } : request, options);
        },
      };
    },
  };
}

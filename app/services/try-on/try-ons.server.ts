/** The try-ons of this server, for each of its users. */
import type { AssetsPort, TryOnPort } from '#tools/context.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import type { Imaging } from '#app/services/imaging/imaging.server.ts';
import type { ImageModel } from '#app/services/models/image-model.server.ts';
import { createHostedTryOns } from './hosted-try-on.server.ts';
import { createTryOns } from './try-on.server.ts';

export interface TryOns {
  /** `own`: where pictures are read and kept, where that is not the user's assets alone. */
  forUser(userId: string, own?: AssetsPort): TryOnPort;
}

export interface TryOnsOptions {
  engines: Pick<Engines, 'run'>;
  assets: Pick<Assets, 'forUser'>;
  imaging: Pick<Imaging, 'forUser'>;
  /** A hosted image model that puts things on people; left out: the engine on this machine does. */
  hosted?: ImageModel | undefined;
}

export function createTryOnRoom({ engines, assets, imaging, hosted }: TryOnsOptions): TryOns {
  return {
    forUser(userId, own = assets.forUser(userId)) {
      const cutouts = imaging.forUser(userId, own);
      const here = createTryOns(engines.run, own, cutouts);
      if (!hosted) return here;
      const elsewhere = createHostedTryOns(hosted, engines.run, own, cutouts);
      // Only what was made here has handles.
      return { make: (request, options) => (Object.keys(request.dragged).length > 0 ? here : elsewhere).make(request, options) };
    },
  };
}

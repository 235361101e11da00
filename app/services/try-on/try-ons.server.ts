/** The try-ons of this server, for each of its users. */
import type { AssetsPort, TryOnPort } from '#tools/context.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import type { Imaging } from '#app/services/imaging/imaging.server.ts';
import { createTryOns } from './try-on.server.ts';

export interface TryOns {
  /** `own`: where pictures are read and kept, where that is not the user's assets alone. */
  forUser(userId: string, own?: AssetsPort): TryOnPort;
}

export interface TryOnsOptions {
  engines: Pick<Engines, 'run'>;
  assets: Pick<Assets, 'forUser'>;
  imaging: Pick<Imaging, 'forUser'>;
}

export function createTryOnRoom({ engines, assets, imaging }: TryOnsOptions): TryOns {
  return { forUser: (userId, own = assets.forUser(userId)) => createTryOns(engines.run, own, imaging.forUser(userId, own)) };
}

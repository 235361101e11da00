/** Whom things are tried on, for one user: the application's figures, and the user's own models. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Person } from '#app/engines/warp/person.ts';
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { PeoplePort } from '#tools/contract/ports/try-on-port.ts';
import { figurePicture, FIGURES } from '#tools/contract/figures.ts';
import { isClothing, type TryOnKind } from '#tools/contract/try-on-kinds.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';

/** The user's own models, by name and by photo. */
export interface OwnModels {
  list(): Promise<readonly { id: string; name: string }[]>;
  photoFor(id: string, kind: TryOnKind): Promise<{ asset: string; isMinor: boolean; name: string } | null>;
}

/**
 * Joints with at least the confidence SURE that make a body if no face is visible. A flat-lay jumper has four, with
 * sleeves where arms would be.
 */
const BODY = 6;
const SURE = 0.5;

const isSomebody = ({ face, joints }: Person) =>
  face !== null || Object.values(joints).filter(({ score }) => score >= SURE).length >= BODY;

/** As people type it: without surrounding spaces, in any case. */
const plain = (name: string) => name.trim().toLowerCase();

/** `own`: the user's assets, where a figure's photo is stored once it is used. */
export function createPeople(run: Engines['run'], own: AssetsPort, models: OwnModels): PeoplePort {
  return {
    models: async () => (await models.list()).map(({ name }) => name),
    async photoOf(name, kind) {
      // The user's own model may have a figure's name.
      const model = (await models.list()).find((one) => plain(one.name) === plain(name));
      if (model) {
        const photo = await models.photoFor(model.id, kind);
        const asset = photo && (await own.info(photo.asset));
        return photo && asset && { asset, isMinor: photo.isMinor, name: photo.name };
      }
      const figure = FIGURES.find((one) => plain(one) === plain(name));
      if (!figure) return null;
      // In a conversation a skirt or trousers may follow the top: the figure stays whole for all clothes.
      const picture = figurePicture(figure, isClothing(kind) ? 'full' : kind);
      const bytes = await readFile(path.join(projectRoot(), 'public', 'samples', `${picture}.webp`));
      return {
        asset: await own.store(new Uint8Array(bytes), 'image/webp', `${figure}.webp`),
        isMinor: null,
        name: figure,
      };
    },
    async areIn(asset, { signal }) {
      const bytes = await own.bytes(asset);
      if (!bytes) return false;
      const { persons } = await run('landmarks', { picture: bytes }, { signal });
      return persons.some(isSomebody);
    },
  };
}

/**
 * A visitor's pictures of before, in their places again: the piece first, then who wears it if that was a photo; or only
 * who wears it.
 */
import { waitingPictureAt, type WaitingPicture } from '#app/contracts/waiting-draft.ts';
import { isOfPerson, readSample, type TryOnSetup } from './try-on-setup.ts';

export function withWaiting(
  setup: TryOnSetup,
  search: URLSearchParams,
  pictures: readonly WaitingPicture[],
): TryOnSetup {
  const [piece, person] = isOfPerson(search) ? [undefined, ...pictures] : pictures;
  const sample = readSample(search);
  const shown = (picture: WaitingPicture) => ({
    asset: picture.pass,
    name: picture.name,
    src: waitingPictureAt(picture),
  });
  return {
    ...setup,
    garment: piece ? { ...shown(piece), ...(sample !== undefined && { sample }) } : setup.garment,
    person: person ? { kind: 'photo', ...shown(person) } : setup.person,
  };
}

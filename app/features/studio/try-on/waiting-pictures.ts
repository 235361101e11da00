/** A visitor's pictures of before, in their places again: the piece first, then who wears it if that was a photo. */
import { waitingPictureAt, type WaitingPicture } from '#app/contracts/waiting-draft.ts';
import type { TryOnSetup } from './try-on-setup.ts';

export function withWaiting(setup: TryOnSetup, [piece, person]: readonly WaitingPicture[]): TryOnSetup {
  const shown = (picture: WaitingPicture) => ({
    asset: picture.pass,
    name: picture.name,
    src: waitingPictureAt(picture),
  });
  return {
    ...setup,
    garment: piece ? shown(piece) : setup.garment,
    person: person ? { kind: 'photo', ...shown(person) } : setup.person,
  };
}

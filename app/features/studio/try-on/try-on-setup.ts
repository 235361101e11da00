/** The choices for a try-on: as the screen holds them and as addresses contain them. */
import { CLOTHES, isClothing, JEWELS, TRY_ON_KINDS, type TryOnKind } from '#tools/contract/try-on-kinds.ts';
import type { PhotoSlot } from '#app/contracts/person-model.ts';
import { WEAR_SAMPLES } from '../parts/wear-samples.ts';
import { BUILT_IN_MODELS, type PickedPerson } from '../person-models/picked-person.ts';

export type TryOnMode = 'clothing' | 'jewellery';

/** A garment or jewel as the screen shows it; for visitors `asset` is a pass and `src` a local address. */
export interface PickedGarment {
  asset: string;
  name: string;
  src: string;
  /** Which of our samples it is; absent: an uploaded picture. */
  sample?: string;
}

/** Who wears it according to an address: without a file of this device. */
export type KnownPerson =
  | Exclude<PickedPerson, { kind: 'photo' }>
  | { kind: 'photo'; asset: string; name: string; src: string };

export interface TryOnSetup {
  type: TryOnKind;
  person: KnownPerson | null;
  garment: PickedGarment | null;
}

export const KINDS_OF: Readonly<Record<TryOnMode, readonly TryOnKind[]>> = { clothing: CLOTHES, jewellery: JEWELS };

export const modeOf = (type: TryOnKind): TryOnMode => (isClothing(type) ? 'clothing' : 'jewellery');

const FIRST: Readonly<Record<TryOnMode, TryOnKind>> = { clothing: 'top', jewellery: 'necklace' };

export const firstOf = (mode: TryOnMode): TryOnKind => FIRST[mode];

/** From an address, which anybody may have written. */
export function readType(search: URLSearchParams): TryOnKind {
  const asked = TRY_ON_KINDS.find((kind) => kind === search.get('type'));
  return asked ?? firstOf(search.get('mode') === 'jewellery' ? 'jewellery' : 'clothing');
}

/** One of our figures that an address names. */
export function readFigure(search: URLSearchParams): KnownPerson | null {
  const figure = BUILT_IN_MODELS.find(({ id }) => id === search.get('figure'));
  return figure ? { kind: 'built-in', id: figure.id, name: figure.name, src: figure.src } : null;
}

/** Whether an address has the person's photo in the place of the piece: nothing to wear was chosen yet. */
export const isOfPerson = (search: URLSearchParams): boolean => search.get('as') === 'person';

/** The sample that an address names as the piece. */
export function readSample(search: URLSearchParams): string | undefined {
  return WEAR_SAMPLES.find(({ id }) => id === search.get('sample'))?.id;
}

export interface AddressOptions {
  /** The address also holds a photo of the person. Visitors' photos are handled separately. */
  photos?: boolean;
  /** The sample that the piece is. */
  sample?: string | undefined;
}

export function writeTryOn(
  type: TryOnKind,
  person: PickedPerson | null,
  { photos = false, sample }: AddressOptions = {},
): URLSearchParams {
  const search = new URLSearchParams({ type });
  if (person?.kind === 'built-in') search.set('figure', person.id);
  if (person?.kind === 'model') search.set('model', person.id);
  if (person?.kind === 'photo' && photos) search.set('person', person.asset);
  if (sample !== undefined) search.set('sample', sample);
  return search;
}

/** Which photo of a model will be used. */
export function slotFor(type: TryOnKind): PhotoSlot {
  if (type === 'full') return 'full';
  return type === 'bottom' || type === 'anklet' ? 'lower' : 'upper';
}

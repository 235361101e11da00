/** The ports for try-ons: putting garments and jewels on people, and finding the people. */
import type { TryOnKind, TryOnNote } from '../try-on-kinds.ts';
import type { AssetInfo } from './assets-port.ts';
import type { Progress } from '../progress.ts';

export interface TryOnRequest {
  /** Asset of the photo of a person. */
  person: string;
  /** Asset of the photo of a garment or jewel. */
  garment: string;
  kind: TryOnKind;
  /** Whether the user said that it is of this kind although it looks like another. */
  isSure?: boolean | undefined;
  /** Places to which people dragged handles, px of the person's photo, by the handles' ids. */
  dragged: Readonly<Record<string, { x: number; y: number }>>;
  /** For a custom model: whether it is of an age group under 18; null: judged from the photo. */
  isMinor: boolean | null;
  /** Names of the garment, as far as known: its file's name, the user's words. */
  words: string;
}

export interface TryOnLayer {
  asset: AssetInfo;
  /** px of the person's photo. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A try-on as layers over the person's photo: the garment with its shadow, then what is in front of it. */
export interface TriedOn {
  garment: TryOnLayer | null;
  front: TryOnLayer | null;
  /** All layers in one picture. */
  flat: AssetInfo;
  /** Points of the garment and their places on the person, to be dragged; empty for a hosted model's pictures. */
  handles: readonly { id: string; from: { x: number; y: number }; to: { x: number; y: number } }[];
  notes: readonly TryOnNote[];
}

/** Puts garments and jewels on people: slow. Refusals are ToolRefusal; forbidden try-ons are TryOnFlagged. */
export interface TryOnPort {
  make(request: TryOnRequest, options: { signal: AbortSignal; progress?: Progress }): Promise<TriedOn>;
}

/** A photo of a ready person: a figure of the application, or the user's own model. */
export interface ReadyPerson {
  asset: AssetInfo;
  /** For the user's own models: whether it is of an age group under 18; null: judged from the photo. */
  isMinor: boolean | null;
  name: string;
}

/** People to try things on. Refusals are ToolRefusal. */
export interface PeoplePort {
  /** Names of the user's own models, newest first. */
  models(): Promise<string[]>;
  /**
   * Finds the photo of an own model or a figure, by name, that suits the kind of try-on, as one of the user's assets;
   * null: no one has that name.
   */
  photoOf(name: string, kind: TryOnKind): Promise<ReadyPerson | null>;
  /** Whether a picture shows a person: slow. */
  areIn(asset: string, options: { signal: AbortSignal }): Promise<boolean>;
}

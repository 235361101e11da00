/** The ports that tools may use. Adapters are in app/services; tests and transcripts hand in their own. */
import type { DesignDocument } from '#design/document/document.ts';
import type { MaskStroke } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { SamplePixels } from '#design/lint/sample-pixels.ts';
import type { ImageType } from './image-types.ts';
import type { BrandKitPort } from './brand-kit-port.ts';
import type { TryOnKind, TryOnNote } from './try-on-kinds.ts';

export interface AssetInfo {
  id: string;
  mime: string;
  /** px; 0 for what has no size. */
  width: number;
  height: number;
  bytes: number;
  name: string;
  /** What one looks at first, in fractions of the picture; none where that is not known. */
  focus?: { x: number; y: number } | null;
}

/**
 * The user's own pictures and files, immutable, by content hash. An id that is not the user's is as good as missing.
 */
export interface AssetsPort {
  info(id: string): Promise<AssetInfo | null>;
  bytes(id: string): Promise<Uint8Array | null>;
  store(bytes: Uint8Array, mime: string, name: string): Promise<AssetInfo>;
}

export type PictureFormat = 'png' | 'jpg' | 'webp';

/** pdf: one picture a page. svg and vector-pdf keep what can be kept as vectors, by plan. */
export type ExportFormat = PictureFormat | 'pdf' | 'vector-pdf' | 'svg';

/** What people can download: pictures, pages, and films of pages that move. */
export type FileFormat = ExportFormat | 'mp4';

export interface RenderRequest {
  document: DesignDocument;
  page: string;
  /** For pdf and vector-pdf: the pages of the file in their order; `page` alone unless told. */
  pages?: readonly string[];
  /** What a file that has a title is called inside: PDFs. It has none unless told. */
  title?: string;
  format: ExportFormat;
  /** Shorter side of the result, px. */
  shorterSide: number;
  /** 1..100, for jpg and webp. */
  quality: number;
  watermark: boolean;
}

export interface RenderingPort {
  /** Renders one page; the result's size is that of the page scaled to the shorter side. */
  render(
    request: RenderRequest,
    signal?: AbortSignal,
  ): Promise<{
    bytes: Uint8Array;
    width: number;
    height: number;
    mime: string;
    /** Layers that a vector format could only take as pixels. */
    flattened?: readonly string[];
  }>;
}

export interface EntitlementsPort {
  /** Longest permitted shorter side of an export, px. */
  exportShorterSide: number;
  watermark: boolean;
  /** SVG and vector PDF. */
  vectorExport: boolean;
  /** Enlarging pictures. */
  upscale: boolean;
}

/** What a picture shows, apart from what lies behind it. */
export interface Cutout {
  /** Alpha mask: a PNG asset of the picture's own size. */
  mask: AssetInfo;
  /**
   * The subject's own colours along the mask's soft edge, clear elsewhere, of the same size; null when nothing is soft.
   */
  colours: AssetInfo | null;
  /** Bounds of what is kept, in fractions of the picture. */
  subject: { x: number; y: number; width: number; height: number };
  /** Share of the picture that is kept, 0..1. */
  coverage: number;
}

/** What is meant in a picture, in its own pixels from its top left corner. */
export interface PictureRegion {
  /** Closed outlines. */
  outlines: readonly (readonly (readonly [number, number])[])[];
  /** Strokes of a round brush of so many px across. */
  strokes: readonly { size: number; points: readonly (readonly [number, number])[] }[];
}

/** How far a picture grows on each side, px. */
export interface PictureSides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a retake can mend, in the order in which it does. */
export const RETAKE_STEPS = ['denoise', 'white-balance', 'exposure', 'straighten', 'crop'] as const;
export type RetakeStep = (typeof RETAKE_STEPS)[number];

/** What a retake found about one thing, and whether it was mended. */
export interface RetakeFinding {
  step: RetakeStep;
  needed: boolean;
  applied: boolean;
  /**
   * denoise: noise of 255; white-balance: warmth of the light, above 0 is warm; exposure: stops; straighten: degrees;
   * crop: share of the sides that is kept.
   */
  amount: number;
}

export interface ImagingOptions {
  signal: AbortSignal;
  progress?: Progress;
}

/**
 * Which thing in a picture is meant, in fractions of the picture: the one in a box, the one at a point, or the one at a
 * point within a box.
 */
export interface CutoutPick {
  box: { x: number; y: number; width: number; height: number } | null;
  point: { x: number; y: number } | null;
}

export interface CutOutOptions extends ImagingOptions {
  /** Without it: what stands out most. */
  pick?: CutoutPick | undefined;
}

/**
 * The imaging engines: slow, a few at a time. Refusals (too large, no subject found, engine missing) are ToolRefusal.
 */
export interface ImagingPort {
  /**
   * Finds the subject of a picture, or the thing that is meant in it. Answered from memory when the same picture was
   * cut out before.
   */
  cutOut(asset: string, options: CutOutOptions): Promise<Cutout>;
  /** The picture without what is marked, its place filled from its surroundings; of the same size. */
  erase(asset: string, region: PictureRegion, options: ImagingOptions): Promise<AssetInfo>;
  /** The picture up to `factor` times as wide and high; less where it would become larger than pictures may be. */
  upscale(asset: string, factor: number, options: ImagingOptions): Promise<AssetInfo>;
  /** The photo with what is wrong with it mended, of `steps` only those; null: nothing had to be. */
  retake(
    asset: string,
    steps: readonly RetakeStep[],
    options: ImagingOptions,
  ): Promise<{ picture: AssetInfo | null; findings: readonly RetakeFinding[] }>;
  /** The picture on a larger canvas, what is new filled from its surroundings. */
  expand(asset: string, sides: PictureSides, options: ImagingOptions): Promise<AssetInfo>;
}

/** One layer of a rendered scene, and where it lies on the page, px. */
export interface SceneLayer {
  asset: AssetInfo;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A product in a scene, as layers that give the picture when they lie over each other: background, shadow, product. */
export interface RenderedScene {
  /** Fills the page. */
  background: AssetInfo;
  /** Shadow and reflection with alpha, cut to what shows; null for previews and where there is none. */
  shadow: SceneLayer | null;
  /** The cutout with the scene's light on it. */
  product: SceneLayer;
  /** All of it in one picture. */
  flat: AssetInfo;
  perspective: 'side' | 'top';
  /** In words for models: what it stands on, what is behind, how it is lit. */
  surface: string;
  backgroundKind: string;
  light: string;
  /** Phrases of the words that had a meaning, and words that had none. */
  understood: readonly string[];
  unknown: readonly string[];
}

export interface SceneRequest {
  /** Asset of the product photo. */
  picture: string;
  /** What is kept of it, as a layer has it; an asset of null: all that is opaque. */
  mask: { asset: string | null; colours?: string; strokes: readonly MaskStroke[] };
  /** The part that shows, in fractions of the picture. */
  crop: { x: number; y: number; width: number; height: number };
  /** A ready scene's id, or words; one of them. */
  scene: string | null;
  words: string | null;
  /** px, 100–4000. */
  width: number;
  height: number;
  seed: number;
  /** 1..4 */
  variation: number;
  /** How long the product's longer side really is, metres. */
  length: number;
  /** preview: small, in about two seconds. */
  quality: 'preview' | 'full';
}

/** Renders product scenes: slow. The same request gives the same pictures. Refusals are ToolRefusal. */
export interface ScenesPort {
  render(request: SceneRequest, options: { signal: AbortSignal; progress?: Progress }): Promise<RenderedScene>;
}

/** What a generated image is to show, and how. */
export interface ImageRequest {
  type: ImageType;
  words: string;
  /** One of the type's; null: each variation takes one that suits. */
  style: string | null;
  /** `#rrggbb`, most important first; empty: chosen by the words. */
  colors: readonly string[];
  /** px, 100–4000. */
  width: number;
  height: number;
  seed: number;
  /** Which pictures of this request to make, from 1: each number is another picture, always the same one. */
  variations: readonly number[];
  /** Assets of pictures to go by; with a mask, the first is the one to change. Only hosted models take them. */
  references: readonly string[];
  /** What of the first reference is painted anew, in its own pixels. */
  mask: PictureRegion | null;
}

export interface GeneratedImage {
  variation: number;
  /** The whole picture; see-through where the type stands free. */
  picture: AssetInfo;
  /** The same as one page of layers; null: a picture and nothing else. */
  design: DesignDocument | null;
  /** The style that it was made in; null: none of the built-in ones. */
  style: string | null;
  /** In words, for people who can't see it. */
  label: string;
}

export interface GeneratedImages {
  images: readonly GeneratedImage[];
  /** Phrases of the words that had a meaning, and words that had none; a hosted model tells neither. */
  understood: readonly string[];
  unknown: readonly string[];
  /** What people should know of these pictures, in words. */
  notes: readonly string[];
}

/**
 * Makes pictures of words: slow. The built-in engine makes the same pictures of the same request. Refusals are
 * ToolRefusal.
 */
export interface ImagesPort {
  /** Whether pictures of this type are painted by a hosted model: photographs, references and masks need one. */
  isHosted(type: ImageType): boolean;
  /** `made` hears of each picture when it is there, and is waited for. */
  generate(
    request: ImageRequest,
    options: { signal: AbortSignal; progress?: Progress; made?: (image: GeneratedImage) => Promise<void> },
  ): Promise<GeneratedImages>;
}

/** The most that an exported film has, px of its shorter side. */
export const FILM_SIDE = 1080;

export interface FilmRequest {
  /** All its pages, in their order, each for its time. */
  document: DesignDocument;
  /** Shorter side of the film, px, as far as the user's plan allows; it becomes even. */
  shorterSide: number;
  /** Pictures a second. */
  fps: number;
  /** Asset with sound, MP3 or AAC; null: silent. */
  music: string | null;
  /** What the file is called, without ending. */
  name: string;
}

export interface Film {
  /** MP4 with H.264 pictures. */
  film: AssetInfo;
  /** A picture that stands for it. */
  poster: AssetInfo;
  /** px */
  width: number;
  height: number;
  /** ms */
  duration: number;
}

/** Makes films of designs: slow. The same design gives the same film. Refusals are ToolRefusal. */
export interface FilmsPort {
  make(request: FilmRequest, options: { signal: AbortSignal; progress?: Progress }): Promise<Film>;
}

export interface TryOnRequest {
  /** Asset of the photo of a person. */
  person: string;
  /** Asset of the photo of a garment or jewel. */
  garment: string;
  kind: TryOnKind;
  /** Places that people dragged handles to, px of the person's photo, by the handles' ids. */
  dragged: Readonly<Record<string, { x: number; y: number }>>;
  /** Of a custom model: whether it is of an age group under 18; null: told by the photo. */
  isMinor: boolean | null;
  /** What the garment is called, as far as known: its file's name, the user's words. */
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

/** A try-on as layers over the person's photo: garment with its shadow, then what is before it. */
export interface TriedOn {
  garment: TryOnLayer | null;
  front: TryOnLayer | null;
  /** All of it in one picture. */
  flat: AssetInfo;
  /** Points of the garment and where they lie on the person, to be dragged; none of a hosted model's pictures. */
  handles: readonly { id: string; from: { x: number; y: number }; to: { x: number; y: number } }[];
  notes: readonly TryOnNote[];
}

/** Puts garments and jewels on people: slow. Refusals are ToolRefusal; what may not be made is a TryOnFlagged. */
export interface TryOnPort {
  make(request: TryOnRequest, options: { signal: AbortSignal; progress?: Progress }): Promise<TriedOn>;
}

/** A photo of somebody who stands ready: a figure of the application, or a model of the user's. */
export interface ReadyPerson {
  asset: AssetInfo;
  /** Of the user's own models: whether it is of an age group under 18; null: told by the photo. */
  isMinor: boolean | null;
  name: string;
}

/** Whom things are tried on. Refusals are ToolRefusal. */
export interface PeoplePort {
  /** Names of the user's own models, the newest first. */
  models(): Promise<string[]>;
  /**
   * The photo of an own model or a figure by its name that suits what is tried on, one of the user's assets; null:
   * nobody is called so.
   */
  photoOf(name: string, kind: TryOnKind): Promise<ReadyPerson | null>;
  /** Whether somebody is seen in a picture: slow. */
  areIn(asset: string, options: { signal: AbortSignal }): Promise<boolean>;
}

/** Told how far a slow thing is, 0..1; null: can't say. */
export type Progress = (share: number | null) => void;

/** Further designs of the same user. */
export interface DesignsPort {
  /** Stores a new design and answers with its id. */
  create(design: { title: string; document: DesignDocument }): Promise<{ id: string }>;
}

/** The user's history on this design, as the door keeps it. */
export interface HistoryPort {
  /** Takes back the previous finished step of this user, never the running turn's own. Null: nothing to undo. */
  undo(): Promise<{ document: DesignDocument; skipped: string[] } | null>;
  /** Does again the step that was taken back last. Null: there is none, or something was changed since. */
  redo(): Promise<{ document: DesignDocument; skipped: string[] } | null>;
}

export interface ToolContext {
  /** The design as it is now: hand edits and earlier calls of the same step included. */
  document: DesignDocument;
  title: string;
  /** The page that the user looks at. */
  page: string;
  /** Layers that the user has selected. */
  selection: readonly string[];
  /**
   * What the user attached in this conversation, oldest first: tools know these by name and by the first characters of
   * their id.
   */
  attachments: readonly AssetInfo[];
  /** A new id, deterministic within (seed, turn, step, call). */
  newId(): string;
  measureText: MeasureText;
  samplePixels: SamplePixels;
  assets: AssetsPort;
  rendering: RenderingPort;
  entitlements: EntitlementsPort;
  history: HistoryPort;
  imaging: ImagingPort;
  scenes: ScenesPort;
  images: ImagesPort;
  films: FilmsPort;
  tryOns: TryOnPort;
  people: PeoplePort;
  brandKit: BrandKitPort;
  designs: DesignsPort;
  /** Tells the user how far the call is; for whatever may take more than a second. */
  progress: Progress;
  signal: AbortSignal;
}

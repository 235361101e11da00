/**
 * The context of a running tool: the current design and the ports. Adapters are in app/services; tests pass their own.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { ReadCode } from '#design/document/read-code.ts';
import type { SamplePixels } from '#design/document/sample-pixels.ts';
import type { BrandKitPort } from './ports/brand-kit-port.ts';
import type { AssetInfo, AssetsPort } from './ports/assets-port.ts';
import type { RenderingPort } from './ports/rendering-port.ts';
import type { EntitlementsPort } from './ports/entitlements-port.ts';
import type { ImagingPort } from './ports/imaging-port.ts';
import type { ScenesPort } from './ports/scenes-port.ts';
import type { ImagesPort } from './ports/images-port.ts';
import type { StockPort } from './ports/stock-port.ts';
import type { FilmsPort } from './ports/films-port.ts';
import type { PeoplePort, TryOnPort } from './ports/try-on-port.ts';
import type { Progress } from './progress.ts';
import type { DesignsPort, HistoryPort } from './ports/designs-port.ts';

export interface ToolContext {
  /** The current design: manual edits and earlier calls of the same step included. */
  document: DesignDocument;
  title: string;
  /** The page that the user looks at. */
  page: string;
  /** Layers that the user has selected. */
  selection: readonly string[];
  /**
   * The user's attachments in this conversation, oldest first: tools find these by name and by the first characters of
   * their id.
   */
  attachments: readonly AssetInfo[];
  /** A new id, deterministic within (seed, turn, step, call). */
  newId(): string;
  measureText: MeasureText;
  samplePixels: SamplePixels;
  readCode: ReadCode;
  assets: AssetsPort;
  rendering: RenderingPort;
  entitlements: EntitlementsPort;
  history: HistoryPort;
  imaging: ImagingPort;
  scenes: ScenesPort;
  images: ImagesPort;
  stock: StockPort;
  films: FilmsPort;
  tryOns: TryOnPort;
  people: PeoplePort;
  brandKit: BrandKitPort;
  /** The country that the languages of the user's browser suggest, two letters (ISO 3166); null: none. */
  country: string | null;
  designs: DesignsPort;
  /** Reports the call's progress to the user; for anything that may take more than a second. */
  progress: Progress;
  signal: AbortSignal;
}

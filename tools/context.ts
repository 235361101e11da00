/** The ports that tools may use. Adapters are in app/services; tests and transcripts hand in their own. */
import type { DesignDocument } from '#design/document/document.ts';
import type { MeasureText } from '#design/document/measure.ts';

export interface AssetInfo {
  id: string;
  mime: string;
  /** px; 0 for what has no size. */
  width: number;
  height: number;
  bytes: number;
  name: string;
}

/** The user's own pictures and files, immutable, by content hash. An id that is not the user's is as good as missing. */
export interface AssetsPort {
  info(id: string): Promise<AssetInfo | null>;
  bytes(id: string): Promise<Uint8Array | null>;
  store(bytes: Uint8Array, mime: string, name: string): Promise<AssetInfo>;
}

export type ExportFormat = 'png' | 'jpg' | 'webp';

export interface RenderRequest {
  document: DesignDocument;
  page: string;
  format: ExportFormat;
  /** Shorter side of the result, px. */
  shorterSide: number;
  /** 1..100, for jpg and webp. */
  quality: number;
  watermark: boolean;
}

export interface RenderingPort {
  /** Renders one page; the result's size is that of the page scaled to the shorter side. */
  render(request: RenderRequest, signal?: AbortSignal): Promise<{ bytes: Uint8Array; width: number; height: number; mime: string }>;
}

/** What a stretch of the page looks like: its mean colour, and how much the brightness varies (0 even, 1 black beside white). */
export interface PixelSample {
  color: string;
  spread: number;
}

/** Looks at a box of a rendered page. Null when the box lies off the page. */
export type SamplePixels = (
  document: DesignDocument,
  page: string,
  box: { x: number; y: number; width: number; height: number },
) => Promise<PixelSample | null>;

export interface EntitlementsPort {
  /** Longest permitted shorter side of an export, px. */
  exportShorterSide: number;
  watermark: boolean;
}

/** The user's history on this design, as the door keeps it. */
export interface HistoryPort {
  /** Takes back the previous finished step of this user, never the running turn's own. Null: nothing to undo. */
  undo(): Promise<{ document: DesignDocument; skipped: string[] } | null>;
}

export interface ToolContext {
  /** The design as it is now: hand edits and earlier calls of the same step included. */
  document: DesignDocument;
  title: string;
  /** The page that the user looks at. */
  page: string;
  /** Layers that the user has selected. */
  selection: readonly string[];
  /** What the user attached in this conversation, oldest first: tools know these by name and by the first characters of their id. */
  attachments: readonly AssetInfo[];
  /** A new id, deterministic within (seed, turn, step, call). */
  newId(): string;
  measureText: MeasureText;
  samplePixels: SamplePixels;
  assets: AssetsPort;
  rendering: RenderingPort;
  entitlements: EntitlementsPort;
  history: HistoryPort;
  signal: AbortSignal;
}

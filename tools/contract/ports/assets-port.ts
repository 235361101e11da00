/** The port to the user's own pictures and files. */

export interface AssetInfo {
  id: string;
  mime: string;
  /** px; 0 for files without a size. */
  width: number;
  height: number;
  bytes: number;
  name: string;
  /** The focal point, in fractions of the picture; none where unknown. */
  focus?: { x: number; y: number } | null;
}

/** The user's own pictures and files, immutable, by content hash. Ids of other users' assets count as missing. */
export interface AssetsPort {
  info(id: string): Promise<AssetInfo | null>;
  bytes(id: string): Promise<Uint8Array | null>;
  store(bytes: Uint8Array, mime: string, name: string): Promise<AssetInfo>;
}

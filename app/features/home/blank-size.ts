/** The initial size on the blank start page. */
import { findFormat } from '#tools/inputs/formats.ts';

export interface BlankSize {
  width: string;
  height: string;
}

/** The page's initial size: that of the format in the address, else a square. */
export function initialSize(formatId: string | null): BlankSize {
  const format = formatId ? findFormat(formatId) : null;
  return { width: String(format?.width ?? 1080), height: String(format?.height ?? 1080) };
}

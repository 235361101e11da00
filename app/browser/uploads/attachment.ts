/** A file next to a prompt. */
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';

export interface Attachment {
  id: string;
  file: File;
  /** A local address of the picture. */
  preview: string | null;
  state: 'uploading' | 'ready' | 'failed';
  /** 0 to 1. */
  progress: number;
  /** The asset's id on the server, once ready. */
  asset: string | null;
  /** The server's analysis of it, once ready. */
  info: AssetInfo | null;
  error: string | null;
}

/** A file that is on the server before anything is added here. */
export interface HeldFile {
  asset: string;
  name: string;
  preview: string;
}

/** The file as it is shown from the start. */
export const heldItem = ({ asset, name, preview }: HeldFile, index: number): Attachment => ({
  id: `held-${index}`,
  file: new File([], name),
  preview,
  state: 'ready',
  progress: 1,
  asset,
  info: null,
  error: null,
});

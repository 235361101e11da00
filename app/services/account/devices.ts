/** A signed-in device, as the settings show it. */
import type { DeviceName } from './device-name.ts';

export interface Device extends DeviceName {
  /** Of the session. */
  id: string;
  /** The one that asks. */
  isThis: boolean;
  /** ISO times. */
  signedInAt: string;
  /** To within some minutes. */
  usedAt: string;
}

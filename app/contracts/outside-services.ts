/** The outside services that a page may load, and the data that they may receive. */

export interface PixelConfig {
  id: string;
  /** Address of its script. */
  script: string;
}

export interface ChatConfig {
  /** Address of its script. */
  script: string;
  appId: string | null;
}

/** Their configured settings; a page gets this only if at least one is configured. */
export interface OutsideServices {
  pixel: PixelConfig | null;
  chat: ChatConfig | null;
}

/** The tracked events, with permitted details: never a text or a name from a user. */
export interface TrackedEvents {
  'sign-up': undefined;
  'design-made': undefined;
  export: undefined;
  'checkout-begun': { value: number; currency: string };
  /** `once`: identifies the purchase, so that reloading the page doesn't count it twice. */
  purchase: { value: number; currency: string };
}
export type TrackedName = keyof TrackedEvents;

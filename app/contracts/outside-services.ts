/** The outside services that a page may load, and what they may learn. */

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

/** What of them is configured; a page gets it only when something is. */
export interface OutsideServices {
  pixel: PixelConfig | null;
  chat: ChatConfig | null;
}

/** What is counted, with what may be said of it: never a text or a name that a user gave. */
export interface TrackedEvents {
  'sign-up': undefined;
  'design-made': undefined;
  export: undefined;
  'checkout-begun': { value: number; currency: string };
  /** `once`: names the purchase, so that a page that is loaded again doesn't count it twice. */
  purchase: { value: number; currency: string };
}
export type TrackedName = keyof TrackedEvents;

/** The chat beside the canvas. */
export const chatMessages = {} as const;

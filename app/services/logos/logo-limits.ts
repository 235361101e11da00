/** How long the words of a logo may be, for the server that holds them and the screen that checks it first. */
export const LOGO_LIMITS = { name: 60, description: 300, element: 30, elements: 6, colors: 6 } as const;

/** Logos of one batch, as screens keep places for them. */
export const BATCH = 12;

/** Length limits of a logo's words, for the server that enforces them and the screen that checks first. */
export const LOGO_LIMITS = { name: 60, description: 300, element: 30, elements: 6, colors: 6 } as const;

/** Logos of one batch, as screens reserve slots for them. */
export const BATCH = 12;

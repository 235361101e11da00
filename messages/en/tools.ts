/** Titles and outcomes of tools, as people read them on cards. */
export const toolMessages = {} as const;

/** What the built-in assistant says. */
export const assistantMessages = {
} as const;

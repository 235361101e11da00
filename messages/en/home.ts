/** Start screens: splash, AI design home, create design, start blank. */
export const homeMessages = {
  'home.tagline': 'Describe a design, watch it appear, finish it by hand',
} as const;

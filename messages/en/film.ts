/** Films: what their engine says. */
export const filmMessages = {
  'film.music': 'This music can’t be used. Choose an MP3, or AAC in an M4A or MP4 file.',
} as const;

/** Films: what their engine says. */
export const filmMessages = {
  'film.music': 'This music can’t be used. Choose an MP3, or a file with AAC sound: M4A, MP4 or AAC.',
  'film.music.large': 'This music file is too large: at most {megabytes} MB.',
  'film.music.long': 'This music is too long: at most {minutes} minutes.',
  'film.missing': 'A picture or the music of this film is gone. Add it again.',
  'film.tooLong': 'This design would play for {seconds} seconds. Films may take {limit}: shorten its pages.',
  'film.stage.cutting': 'Cutting out the subject',
  'film.stage.filming': 'Filming',
  'film.noSubject': 'No subject stood out, so the photo is shown whole.',
  'film.photos.few': 'Too few photos: this video takes {least} or more.',
  'film.photos.many': 'Too many photos: this video takes {most} at the most.',
  'film.words.headline': 'This video shows a headline. Write one.',
  'film.words.price': 'This video shows a price. Write one.',
  'film.words.either': 'This video shows words. Write a headline or a price.',
  'film.stage.hosted': 'The video model is filming. This takes three to five minutes.',
  'film.needsHosted':
    'Films as described need a hosted video model: whoever runs Blend sets OPENAI_API_KEY and OPENAI_VIDEO_MODEL. Choose a preset instead.',
} as const;

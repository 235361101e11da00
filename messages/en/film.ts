/** Films: messages of their engine. */
export const filmMessages = {
  'film.music': 'This music can’t be used. Choose an MP3, or a file with AAC audio: M4A, MP4 or AAC.',
  'film.music.large': 'This music file is too large: it can be at most {megabytes} MB.',
  'film.music.long': 'This music is too long: it can be at most {minutes} minutes.',
  'film.missing': 'A picture or the music of this video is gone. Add it again.',
  'film.tooLong':
    'This design would play for {seconds} seconds; a video can be at most {limit} seconds long. Shorten its pages.',
  'film.stage.cutting': 'Cutting out the subject',
  'film.stage.filming': 'Filming',
  'film.noSubject': 'No subject stood out, so the full photo is shown.',
  'film.photos.few': 'Too few photos: this video needs at least {least}.',
  'film.photos.many': 'Too many photos: this video can have at most {most}.',
  'film.words.headline': 'This video shows a headline. Write one.',
  'film.words.price': 'This video shows a price. Write one.',
  'film.words.either': 'This video shows words. Write a headline or a price.',
  'film.words.notReduced': 'The price before has to be higher than the price now.',
  'film.stage.hosted': 'The video model is filming. This takes three to five minutes.',
  'film.needsHosted':
    'Filming what you describe needs a hosted video model: the administrator sets OPENAI_API_KEY and OPENAI_VIDEO_MODEL. Choose a preset instead.',
} as const;

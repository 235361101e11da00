/** Music of videos: its panel. */
export const musicMessages = {
  'music.title': 'Music',
  'music.choose': 'Add music',
  'music.other': 'Other music',
  'music.remove': 'Remove music',
  'music.hint': 'Your own MP3, M4A or AAC, up to {megabytes} MB and {minutes} minutes. You choose where it starts.',
  'music.start': 'Start of the music',
  'music.from': 'From {time}',
  'music.until': 'to {time}',
  'music.signIn': 'Sign in to add your own music.',
  'music.sending': 'Uploading {name}',
  'music.listening': 'Finding the beats',
  'music.beats': '{tempo} beats a minute. Slideshows, carousels and beat cuts follow them.',
  'music.noBeats': 'No clear beat: cuts come at 120 beats a minute.',
  'music.short':
    'This music ends after {seconds, plural, one {# second} other {# seconds}}; the rest of the video is silent.',
  'music.failed': 'This browser can’t play the music. Choose another file, or remove it.',
  'music.mute': 'Mute music',
  'music.unmute': 'Unmute music',
} as const;

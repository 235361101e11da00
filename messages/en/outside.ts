/** Outside services that a page may load: the question for visitors. */
export const outsideMessages = {
  'outside.question': 'May we measure our ads here?',
  'outside.questionText':
    'If you accept, this site loads the measuring script of an advertising network. It sets cookies and sees which pages you open, not your designs. If you decline, nothing is loaded and nothing else changes.',
  'outside.browserDeclines': 'Your browser asks sites not to track you. Nothing is loaded or measured.',
  'outside.accept': 'Accept',
  'outside.decline': 'Decline',
  'outside.choices': 'Ad choices',
  'outside.setting': 'Ad measurement',
  'outside.settingText':
    'Whether the measuring script of an advertising network may see which pages you open here. It never sees your designs.',
  'outside.allowed': 'Allowed',
  'outside.off': 'Off',
} as const;

/** Logos: the tool that proposes them. Messages of the specification stand word for word. */
export const logoMessages = {
  'logo.title': 'Generate logos',
  'logo.proposed': 'Four logos for {name}',
  'logo.proposedAndPlaced': 'Four logos for {name}; the first is on the page',
  'logo.placed': 'Put logo {place} on the page',
  'logo.choice': 'Logo {place}, {label}',
  'logo.groupName': 'Logo {name}',
  'logo.moreDetails': 'Provide more details to generate logos',
  'logo.failed': 'Could not generate logos',
  'logo.notProposed':
    'That logo was not proposed to this user yet: generate logos first, then choose one of them with the same input and place.',
} as const;

/** Requests that are refused, and why. */
export const moderationMessages = {
  'moderation.minors': 'Blend never shows children in a sexual way. Nothing was made.',
  'moderation.minorsClothing': 'Children and teenagers are only shown in everyday clothing. Describe other clothes.',
  'moderation.sexual':
    'Blend doesn’t make nudity or sexual content. If you meant a colour, say so: “nude pink lipstick”.',
  'moderation.gore': 'Blend doesn’t make cruel or bloody pictures. Describe it without them.',
  'moderation.hate': 'Blend doesn’t make anything hateful. Describe it without that.',
  'moderation.selfHarm':
    'Blend doesn’t make anything that shows or encourages self-harm. If you’re struggling, talk to someone close to you or to a helpline.',
  'moderation.violence': 'Blend doesn’t make weapons, terror and the like. Describe it without them.',
  'moderation.forgery': 'Blend doesn’t imitate money or official documents.',
  'moderation.refused': 'Blend doesn’t make this. Describe something else.',
  'moderation.result': 'The result can’t be shown here.',
  'moderation.picture': 'This picture can’t be used here. Choose another one.',
  'moderation.unreachable': 'We couldn’t check whether this is allowed. Try again in a minute.',
  'moderation.busy': 'Too many requests are being checked right now. Try again in a minute.',
} as const;

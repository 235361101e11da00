/** What is not made here, and why. */
export const moderationMessages = {
  'moderation.minors': 'Children are never shown in a sexual way here. Nothing was made.',
  'moderation.minorsClothing': 'Children and teenagers are shown in everyday clothing only. Describe other clothes.',
  'moderation.sexual':
    'Nudity and sexual content are not made here. If a colour was meant, say so: “nude pink lipstick”.',
  'moderation.gore': 'Cruel and bloody pictures are not made here. Describe it without them.',
  'moderation.hate': 'Hate against people is not made here. Describe it without that.',
  'moderation.selfHarm':
    'Nothing that shows or praises self-harm is made here. If you are not well, talk to somebody near you or to a helpline.',
  'moderation.violence': 'Weapons, terror and the like are not made here. Describe it without them.',
  'moderation.forgery': 'Money and official papers are not imitated here.',
  'moderation.refused': 'This is not made here. Describe something else.',
  'moderation.result': 'What came out can’t be shown here.',
  'moderation.picture': 'This picture may not be used here. Choose another one.',
  'moderation.unreachable': 'It could not be checked whether this may be made. Try again in a minute.',
  'moderation.busy': 'Too much is being checked just now. Try again in a minute.',
} as const;

/** The brand kit: its page, its rules. Messages of the specification stand word for word. */
export const brandKitMessages = {
  'brandKit.title': 'Brand kit',
  'brandKit.tooManyLogos': "You can't upload more than 5 logos!",
  'brandKit.tooManyColors': 'A kit holds at most {limit} colours',
  'brandKit.nameTooLong': 'Keep it under {limit} characters',
  'brandKit.unknownFont': 'This font is not offered',
  'brandKit.contactTwice': 'One contact of each kind',
  'brandKit.invalidPhone': 'Enter a valid phone number',
  'brandKit.invalidHandle': 'Enter a valid name, without spaces',
  'brandKit.invalidShop': 'Enter a valid shop name',
  'brandKit.invalidWebsite': 'Enter a valid website',
  'brandKit.invalidUpi': 'Enter a valid UPI ID',
} as const;

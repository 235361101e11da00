/** The sample pictures to try the studio with. */
export const sampleMessages = {
  'sample.espresso': 'Espresso cup',
  'sample.bottle': 'Amber bottle',
  'sample.sneaker': 'Red sneaker',
  'sample.mug': 'Green mug',
  'sample.cat': 'Cat',
  'sample.astronaut': 'Astronaut',
  'sample.jarPrice': 'Jar with a price sticker',
  'sample.darkBottle': 'Dark, tilted bottle',
  'sample.dimEspresso': 'Dim, tilted cup',
  'sample.smallCat': 'Small cat',
} as const;

/** Words that one and the same thing goes by. */

/** Different words for what photos show. */
export const SAME_THINGS = [
  'shoe shoes sneaker sneakers trainer trainers runner runners boot boots sandal heel heels kicks',
  'bag handbag purse tote backpack',
  'mug cup coffee',
  'bottle perfume cream serum',
  'woman girl lady person model face portrait',
  'man guy boy person model face',
  'plant flower flowers pot bouquet',
  'burger sandwich food dish meal pizza',
  'dress skirt shirt tshirt top jacket coat',
  'ring necklace earring earrings bracelet jewelry jewellery',
  'cake pastry cupcake bread',
  'car vehicle van',
  'house home building apartment flat',
  'dog puppy pet',
  'cat kitten pet',
  'candle candles',
].map((line) => new Set(line.split(' ')));

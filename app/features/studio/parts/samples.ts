/** Sample pictures that ship with the application, and what each is good for. Sources: public/samples/LICENCES.md. */
import { findSample } from '#design/samples/samples.ts';
import { message, type MessageKey } from '#messages/message.ts';
import type { SamplePicture } from './sample-row.tsx';

/** What can be tried with a picture. */
export type SampleTag = 'product' | 'person' | 'animal' | 'scene' | 'photo-to-fix' | 'small' | 'to-erase';

export interface Sample extends Omit<SamplePicture, 'title'> {
  title: MessageKey;
  tags: readonly SampleTag[];
  /** Who made it, if not this project. */
  credit: string | null;
  licence: 'CC0-1.0' | 'public-domain' | 'AGPL-3.0-only';
}

const own = { credit: null, licence: 'AGPL-3.0-only' } as const;
/** px */
const PRODUCT_SIZE = { width: 900, height: 1080 };
const at = (name: string): string => `/samples/${name}.webp`;

export const SAMPLES: readonly Sample[] = [
  {
    id: 'espresso',
    src: at('espresso'),
    title: 'sample.espresso',
    width: 600,
    height: 400,
    tags: ['scene', 'product'],
    credit: 'Rachel Michetti',
    licence: 'CC0-1.0',
  },
  {
    id: 'bottle',
    src: at('bottle'),
    title: 'sample.bottle',
    width: 960,
    height: 1200,
    tags: ['product', 'scene'],
    ...own,
  },
  { id: 'sneaker', src: at('sneaker'), title: 'sample.sneaker', width: 1200, height: 960, tags: ['product'], ...own },
  { id: 'mug', src: at('mug'), title: 'sample.mug', width: 1200, height: 960, tags: ['product'], ...own },
  {
    id: 'cat',
    src: at('cat'),
    title: 'sample.cat',
    width: 451,
    height: 300,
    tags: ['animal'],
    credit: 'Stéfan van der Walt',
    licence: 'CC0-1.0',
  },
  {
    id: 'astronaut',
    src: at('astronaut'),
    title: 'sample.astronaut',
    width: 512,
    height: 512,
    tags: ['person'],
    credit: 'NASA',
    licence: 'public-domain',
  },
  {
    id: 'jar-price',
    src: at('jar-price'),
    title: 'sample.jarPrice',
    width: 1080,
    height: 1080,
    tags: ['to-erase'],
    ...own,
  },
  {
    id: 'dark-bottle',
    src: at('dark-bottle'),
    title: 'sample.darkBottle',
    width: 1020,
    height: 1020,
    tags: ['photo-to-fix'],
    ...own,
  },
  {
    id: 'dim-espresso',
    src: at('dim-espresso'),
    title: 'sample.dimEspresso',
    width: 555,
    height: 369,
    tags: ['photo-to-fix'],
    credit: 'Rachel Michetti',
    licence: 'CC0-1.0',
  },
  {
    id: 'small-cat',
    src: at('small-cat'),
    title: 'sample.smallCat',
    width: 240,
    height: 160,
    tags: ['small'],
    credit: 'Stéfan van der Walt',
    licence: 'CC0-1.0',
  },
];

/** Products of several trades that are offered to try tools with. */
const OFFERED = ['serum', 'bag', 'mug', 'cake', 'plant', 'shoe'];

/** Rendered products, in the form of a `SampleRow`. */
export const PRODUCT_SAMPLES: readonly SamplePicture[] = OFFERED.flatMap((id) => findSample(id) ?? []).map(
  ({ id, src, name }) => ({ id: `product-${id}`, src, title: name, ...PRODUCT_SIZE }),
);

/**
 * For a `PictureChooser`: the samples with one of the tags, those of the first tag first; where products are wanted,
 * rendered ones before all.
 */
export function samplesFor(...tags: readonly SampleTag[]): SamplePicture[] {
  const rank = (sample: Sample): number => tags.findIndex((tag) => sample.tags.includes(tag));
  const others = SAMPLES.filter((sample) => rank(sample) >= 0)
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ id, src, title, width, height }) => ({ id, src, title: message(title), width, height }));
  return [...(tags[0] === 'product' ? PRODUCT_SAMPLES : []), ...others];
}

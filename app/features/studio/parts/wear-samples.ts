/** Sample garments and jewels to try on, each with its kind. Sources: public/samples/LICENCES.md. */
import { message, type MessageKey } from '#messages/message.ts';
import type { TryOnKind } from '#tools/contract/try-on-kinds.ts';
import type { SamplePicture } from './sample-row.tsx';

export interface WearSample extends Omit<SamplePicture, 'title'> {
  title: MessageKey;
  kind: TryOnKind;
}

const sample = (id: string, title: MessageKey, kind: TryOnKind): WearSample => ({
  id,
  src: `/samples/wear-${id}.webp`,
  title,
  kind,
  width: 900,
  height: 900,
});

export const WEAR_SAMPLES: readonly WearSample[] = [
  sample('dress', 'sample.dress', 'full'),
  sample('striped-tee', 'sample.stripedTee', 'top'),
  sample('t-shirt', 'sample.tShirt', 'top'),
  sample('jumper', 'sample.jumper', 'top'),
  sample('jeans', 'sample.jeans', 'bottom'),
  sample('skirt', 'sample.skirt', 'bottom'),
  sample('necklace', 'sample.necklace', 'necklace'),
  sample('earrings', 'sample.earrings', 'earrings'),
  sample('bangle', 'sample.bangle', 'bracelet'),
  sample('watch', 'sample.watch', 'watch'),
  sample('anklet', 'sample.anklet', 'anklet'),
];

/** Those of these kinds, for a `SampleRow`. */
export const wearSamplesFor = (kinds: readonly TryOnKind[]): (SamplePicture & Pick<WearSample, 'kind'>)[] =>
  WEAR_SAMPLES.filter(({ kind }) => kinds.includes(kind)).map(({ title, ...sample }) => ({
    ...sample,
    title: message(title),
  }));

/** Sample garments and jewels to try on, each with its kind. Sources: public/samples/LICENCES.md. */
import { message, type MessageKey } from '#messages/message.ts';
import type { TryOnKind } from '#tools/contract/try-on-kinds.ts';
import type { SamplePicture } from './sample-row.tsx';

export interface WearSample extends Omit<SamplePicture, 'title'> {
  title: MessageKey;
  kind: TryOnKind;
}

const sample = (id: string, title: MessageKey, kind: TryOnKind, width = 900, height = 900): WearSample => ({
  id,
  src: `/samples/wear-${id}.webp`,
  title,
  kind,
  width,
  height,
});

export const WEAR_SAMPLES: readonly WearSample[] = [
  sample('polka-dress', 'sample.polkaDress', 'full', 400, 533),
  sample('rose-dress', 'sample.roseDress', 'full', 400, 533),
  sample('white-shirt', 'sample.whiteShirt', 'top', 400, 533),
  sample('pencil-skirt', 'sample.pencilSkirt', 'bottom', 400, 533),
  sample('red-skirt', 'sample.redSkirt', 'bottom', 400, 533),
  sample('navy-skirt', 'sample.navySkirt', 'bottom', 554, 400),
  sample('dotted-skirt', 'sample.dottedSkirt', 'bottom', 400, 533),
  sample('burgundy-skirt', 'sample.burgundySkirt', 'bottom', 400, 533),
  sample('pleated-skirt', 'sample.pleatedSkirt', 'bottom', 400, 533),
  sample('brown-skirt', 'sample.brownSkirt', 'bottom', 400, 533),
  sample('sand-trousers', 'sample.sandTrousers', 'bottom', 400, 549),
  sample('dark-jeans', 'sample.darkJeans', 'bottom', 399, 533),
  sample('magenta-trousers', 'sample.magentaTrousers', 'bottom', 399, 533),
  sample('rose-trousers', 'sample.roseTrousers', 'bottom', 400, 533),
  sample('dress', 'sample.dress', 'full'),
  sample('striped-tee', 'sample.stripedTee', 'top'),
  sample('t-shirt', 'sample.tShirt', 'top'),
  sample('sage-tee', 'sample.sageTee', 'top'),
  sample('breton-top', 'sample.bretonTop', 'top'),
  sample('skirt', 'sample.skirt', 'bottom'),
  sample('necklace', 'sample.necklace', 'necklace'),
  sample('ruby-necklace', 'sample.rubyNecklace', 'necklace'),
  sample('earrings', 'sample.earrings', 'earrings'),
  sample('bangle', 'sample.bangle', 'bracelet'),
  sample('watch', 'sample.watch', 'watch'),
  sample('pearl-necklace', 'sample.pearlNecklace', 'necklace', 900, 1080),
  sample('hoops', 'sample.hoops', 'earrings', 900, 1080),
  sample('pearl-earrings', 'sample.pearlEarrings', 'earrings', 900, 1080),
  sample('bead-bracelet', 'sample.beadBracelet', 'bracelet', 900, 1080),
  sample('steel-watch', 'sample.steelWatch', 'watch', 900, 1080),
];

/** Those of these kinds, for a `SampleRow`. */
export const wearSamplesFor = (kinds: readonly TryOnKind[]): (SamplePicture & Pick<WearSample, 'kind'>)[] =>
  WEAR_SAMPLES.filter(({ kind }) => kinds.includes(kind)).map(({ title, ...sample }) => ({
    ...sample,
    title: message(title),
  }));

/** Kinds of difficult edges, and the pictures of known alpha in which each occurs. */

/** plain: a smooth outline. glass: half transparent stretches. The others are named after what the edge consists of. */
export const EDGE_KINDS = ['plain', 'hair', 'straps', 'holes', 'glass'] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

/** The kind of edge of each subject in the scenes. */
export const EDGES_OF: Readonly<Record<string, EdgeKind>> = {
  vase: 'plain',
  shoe: 'plain',
  plant: 'plain',
  mug: 'holes',
  ring: 'holes',
  chair: 'holes',
  wheel: 'holes',
  bag: 'straps',
  fur: 'hair',
  portrait: 'hair',
  bottle: 'glass',
  sandal: 'straps',
  box: 'plain',
  lamp: 'plain',
  curls: 'hair',
  feather: 'hair',
  basket: 'holes',
  glasses: 'glass',
  tumbler: 'glass',
  necklace: 'straps',
  dress: 'straps',
  teapot: 'holes',
  goblet: 'glass',
  jar: 'glass',
  monocle: 'glass',
  flask: 'glass',
  vial: 'glass',
  bubble: 'glass',
  bicycle: 'holes',
  fern: 'plain',
  dog: 'hair',
  lace: 'holes',
  frames: 'holes',
  comb: 'straps',
};

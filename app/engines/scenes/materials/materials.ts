/** The table of materials, by the names that scenes use. */
import { brick, blackGlass, acrylic, brushedMetal, leather, paper, subway, tile, zellige } from './made.ts';
import { cotton, knit, linen, satin, velvet } from './fabric.ts';
import { darkWater, grass, moss, sand, snow, water } from './outdoors.ts';
import {
  blackMarble,
  concrete,
  greenMarble,
  pinkMarble,
  plaster,
  roughStone,
  slate,
  terrazzo,
  travertine,
  whiteMarble,
} from './stone.ts';
import type { MaterialFactory } from './texel.ts';
import { beech, oak, pine, walnut, weathered, whitewashed } from './wood.ts';

export const MATERIALS = {
  'white-marble': whiteMarble,
  'black-marble': blackMarble,
  'green-marble': greenMarble,
  'pink-marble': pinkMarble,
  travertine,
  slate,
  concrete,
  plaster,
  terrazzo,
  stone: roughStone,
  oak,
  walnut,
  pine,
  'whitewashed-wood': whitewashed,
  'weathered-wood': weathered,
  beech,
  linen,
  cotton,
  velvet,
  satin,
  knit,
  paper,
  acrylic,
  'black-glass': blackGlass,
  tile,
  zellige,
  subway,
  brick,
  metal: brushedMetal,
  leather,
  sand,
  water,
  'dark-water': darkWater,
  moss,
  grass,
  snow,
} as const satisfies Record<string, MaterialFactory>;

export type MaterialName = keyof typeof MATERIALS;

/** Materials that take a color; the others bring their own. */
export const TINTABLE: ReadonlySet<MaterialName> = new Set<MaterialName>([
  'slate',
  'concrete',
  'plaster',
  'terrazzo',
  'stone',
  'linen',
  'cotton',
  'velvet',
  'satin',
  'knit',
  'paper',
  'acrylic',
  'tile',
  'zellige',
  'subway',
  'brick',
  'metal',
  'leather',
  'sand',
  'water',
]);

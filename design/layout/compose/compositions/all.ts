/** The one list of compositions. */
import { archWindow } from './arch-window.ts';
import { bands } from './bands.ts';
import { burst } from './burst.ts';
import { collage } from './collage.ts';
import { columnsOfPictures } from './columns.ts';
import type { Composition } from './composition.ts';
import { confetti } from './confetti.ts';
import { cutoutShape } from './cutout-shape.ts';
import { editorial } from './editorial.ts';
import { framedHero } from './framed-hero.ts';
import { fullBleed } from './full-bleed.ts';
import { giantType } from './giant-type.ts';
import { luxury } from './luxury.ts';
import { panel } from './panel.ts';
import { productCard } from './product-card.ts';
import { quote } from './quote.ts';
import { snapshots } from './snapshots.ts';
import { split } from './split.ts';
import { typePoster } from './type-poster.ts';

export const COMPOSITIONS: readonly Composition[] = [
  cutoutShape, giantType, framedHero, split, fullBleed, burst, productCard, archWindow, editorial, panel, luxury, collage, columnsOfPictures, snapshots, typePoster, bands, quote, confetti,
];

export const COMPOSITION_IDS = COMPOSITIONS.map(({ id }) => id) as [string, ...string[]];

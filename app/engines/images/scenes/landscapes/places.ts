/** Illustrated places by name. Each is drawn from back to front: distant land takes on more of the sky's haze. */
import { aboveClouds } from './above-clouds.ts';
import { city } from './city.ts';
import { desert } from './desert.ts';
import { forest } from './forest.ts';
import { meadow } from './meadow.ts';
import { mountains } from './mountains.ts';
import { sea } from './sea.ts';
import { space } from './space.ts';

export const PLACES = { mountains, sea, desert, forest, meadow, city, space, clouds: aboveClouds } as const;
export type PlaceName = keyof typeof PLACES;

/** A named place on the page, as tools take it. */
import { z } from 'zod';
import { PLACES } from './page-space.ts';

export const placeInput = z.enum(PLACES).describe('Where on the page, a margin kept from the edges');

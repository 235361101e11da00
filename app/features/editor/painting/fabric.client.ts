/**
 * What the design's painters take of Fabric, named one by one: handing over the whole module would send all of it to
 * the browser.
 */
import { ActiveSelection, config, FabricObject, Textbox, util } from 'fabric/es';
import type { FabricModule } from '#design/fabric/layer-object.ts';

/** One object for all views: the painters derive their classes from it once. */
export const fabric: FabricModule = { ActiveSelection, FabricObject, Textbox, config, util };

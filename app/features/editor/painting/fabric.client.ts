/**
 * What the design's painters use from Fabric, named one by one: passing the whole module would send all of it to the
 * browser.
 */
import { ActiveSelection, config, FabricObject, Textbox, util } from 'fabric/es';
import type { FabricModule } from '#design/fabric/layer-object.ts';

/** One object for all views: the painters derive their classes from it once. */
export const fabric: FabricModule = { ActiveSelection, FabricObject, Textbox, config, util };

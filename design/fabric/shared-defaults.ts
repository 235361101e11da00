/**
 * Fabric copies some hundred defaults and ten handles into every object, which the engine then keeps as a hash table of
 * 1.5 to 3 kB. Here they lie on the prototypes, as Fabric allows: an object holds what differs.
 */
import type { FabricModule } from './layer-object.ts';

/** A class of Fabric's, or of what it is made of. */
interface ObjectClass {
  prototype?: object;
  ownDefaults?: object;
  createControls?(): object;
}

/** Moves the defaults of a Fabric module's objects to their prototypes; again changes nothing. */
export function shareFabricDefaults(fabric: FabricModule): void {
  for (const leaf of [fabric.FabricObject, fabric.Textbox])
    for (let one = leaf as ObjectClass; one.prototype; one = Object.getPrototypeOf(one) as ObjectClass) {
      Object.assign(one.prototype, one.ownDefaults, one.createControls?.());
      one.ownDefaults = {};
      one.createControls = () => ({});
    }
}
